"""A preview shows a draft on a table made from what its sender sees."""

from __future__ import annotations

import msgspec

from ludoteca.core import Words
from ludoteca.play.answers import Stale
from ludoteca.play.frames import Preview
from tests.play.tables import Table, people, scripted_table, sent
from tests.play.test_turns import DONE, LOOK, SIGN, at_tokens, at_treaty, lay, letter, talks

HEADS: Words = {"do": "call", "side": "heads"}


def look(table: Table, seat: int, *actions: Words) -> Preview:
    shown = table.match.preview(seat, list(actions), table.match.decision)
    assert isinstance(shown, Preview)
    return shown


def offered(preview: Preview) -> list[Words]:
    return [choice.action for group in preview.choices for choice in group.choices]


def test_an_empty_draft_offers_what_is_legal() -> None:
    """Nothing is complete, and the choices are those of the frame."""
    table = at_tokens()
    shown = look(table, 0)
    assert not shown.complete
    assert shown.choices == table.match.frame(0b01).choices
    assert shown.view == table.match.frame(0b01).view


def test_each_sealed_step_leads_to_the_next() -> None:
    """The own token shows at once in the own view; the whole command is complete."""
    table = at_tokens()
    half = look(table, 0, lay("grey"))
    assert not half.complete
    assert offered(half) == [lay("white"), lay("black")]
    assert half.view.players[0].laid == ("grey",)
    whole = look(table, 0, lay("grey"), lay("white"))
    assert whole.complete
    assert offered(whole) == []


def test_a_wrong_step_is_refused_where_it_stands() -> None:
    """The game's own reason, before anything is sent."""
    table = at_tokens()
    shown = look(table, 0, lay("grey"), lay("grey"))
    assert shown.refusal is not None
    assert shown.refusal.text == "token-gone"
    assert not shown.complete


def test_a_preview_is_forgotten() -> None:
    """The table is as it was, for everybody."""
    table = at_tokens()
    before = sent(table.match)
    look(table, 0, lay("grey"), lay("white"))
    assert sent(table.match) == before


def test_a_preview_never_looks() -> None:
    """Looking at the letter may be sent, but is not carried out; nor may anything follow it."""
    for figure in (1, 2, 3):
        table = scripted_table("parley", [letter(figure)])
        shown = look(table, 0, LOOK)
        assert shown.complete
        assert shown.view == table.match.frame(0b01).view
        after = look(table, 0, LOOK, DONE)
        assert after.refusal is not None
        assert after.refusal.text == "house-look-first"


def test_the_last_sealed_answer_does_not_open_the_others() -> None:
    """What the others laid stays theirs until the command is sent."""
    table = at_tokens()
    table.act(1, lay("black"), lay("white"))
    shown = look(table, 0, lay("grey"), lay("white"))
    assert shown.complete
    assert shown.view.players[1].laid == ("hidden", "hidden")


def test_a_preview_says_nothing_that_its_sender_does_not_know() -> None:
    """Tables that look the same to a seat preview the same, byte for byte."""
    shown = set()
    for first, second in (("black", "white"), ("grey", "black"), ("white", "grey")):
        for figure in (1, 2, 3):
            table = scripted_table("parley", [letter(figure)], people(2))
            table.act(0, DONE)
            table.act(1, DONE)
            table.act(1, lay(first), lay(second))
            drafts: tuple[list[Words], ...] = (
                [],
                [lay("grey")],
                [lay("grey"), lay("white")],
                [lay("grey"), lay("grey")],
            )
            shown.add(tuple(msgspec.json.encode(look(table, 0, *draft)) for draft in drafts))
    assert len(shown) == 1


def test_an_act_that_anybody_can_foresee_is_shown() -> None:
    """Being done passes the word; the preview shows it passed."""
    table = talks()
    shown = look(table, 0, DONE)
    assert shown.complete
    assert shown.view.speaker == 1


def test_a_draw_is_never_previewed() -> None:
    """Signing leads to a draw and stops there."""
    shown = look(at_treaty(), 0, SIGN)
    assert shown.complete
    assert shown.view.phase in ("treaty", "mood")
    assert offered(shown) == []


def test_a_preview_of_a_closed_decision_is_stale() -> None:
    """A draft for something that was answered meanwhile."""
    table = scripted_table("coin_flip", [])
    old = table.match.decision
    table.act(0, HEADS)
    table.act(1, HEADS)
    assert isinstance(table.match.preview(0, [HEADS], old), Stale)

"""Positions as documents: partial ones, own ghosts, ordered decks, nonsense."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import BadDocument
from ludoteca.games.ghost_stories import GAME
from ludoteca.games.ghost_stories.rules.steps import STEP_NAMES
from tests.games.ghost_stories.scene import Scene

STUB = {
    "name": "Stub",
    "colour": "red",
    "resistance": {"red": 1, "blue": 1},
    "arrive": ["tao_lock", "haunt_now", "power_lock"],
    "turn": ["haunter", "dice_immune"],
    "curse": ["curse_die"],
    "reward": "gain_tao_1",
    "condition": "opposite_empty",
}


def test_an_empty_document_is_the_start_of_a_turn_at_initiation() -> None:
    facts = GAME.facts(GAME.read_position({}).state)
    assert facts["qi"] == {"yellow": 4, "green": 4, "red": 4, "blue": 4}
    assert (facts["phase"], facts["active"], facts["deck"]) == ("yang", "yellow", 56)


def test_a_document_may_bring_ghosts_of_its_own() -> None:
    document: dict[str, object] = {
        "own_ghosts": [STUB],
        "ghosts": {"S2": "Stub"},
        "draws": ["Stub"],
        "phase": "yin",
    }
    position = GAME.read_position(document)
    written = GAME.write_position(position.state)
    assert written["own_ghosts"] == [STUB]
    assert GAME.write_position(GAME.read_position(written).state) == written
    assert [GAME.chances.to_words(outcome)["card"] for outcome in position.piles["ghost"]] == ["own 1"]


@pytest.mark.rule("GS-288", "GS-296", "GS-051")
def test_words_that_no_printed_card_joins_work_together() -> None:
    """A lock, a haunting and another lock in one left stone begin from left to right."""
    scene = Scene(own_ghosts=[STUB], phase="yin", draws=["Stub"], powers={"red": "peaks"})
    scene.draw("own 1").act("A", "place", space="S2")
    assert scene.facts["haunted"] == [[3, 2]]
    assert scene.facts["power_works"] == {"N": True, "E": True, "S": False, "W": True}
    assert GAME.view(scene.state, 0).tao_locked
    scene.act("A", "move", tile="3,2").act("A", "exorcise").roll("red", "blue", "white")
    assert scene.refused("A", "beat", ghosts="S2").rule == "GS-296"


def test_an_ordered_deck_becomes_the_next_draws() -> None:
    piles = GAME.read_position({"draws": ["Zombie", "Bone Cracker", "Zombie"]}).piles
    names = {
        family: [GAME.chances.to_words(outcome)["card"] for outcome in pile] for family, pile in piles.items()
    }
    assert names == {"ghost": ["Zombie", "Zombie"], "incarnation": ["Bone Cracker"]}


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ({"players": 5}, "players"),
        ({"level": "easy"}, "level"),
        ({"ghosts": {"N1": "Casper"}}, "ghosts.N1.card"),
        ({"ghosts": {"X1": "Zombie"}}, "ghosts.X1"),
        ({"ghosts": {"N1": "Zombie"}, "on_buddha": ["N1"]}, "on_buddha"),
        ({"ghosts": {"N1": {"card": "Zombie", "locks": ["power_lock"]}}}, "ghosts.N1.locks"),
        ({"qi": {"yellow": 20}}, "qi"),
        ({"tao": {"yellow": {"yellow": 4}, "red": {"yellow": 1}}}, "tao"),
        ({"buddhas": {"yellow": 2, "red": 1}}, "buddhas"),
        ({"mantra": "N1"}, "mantra"),
        ({"layout": ["cemetery"] * 9}, "layout"),
        ({"players": 2, "at": {"green": [1, 1]}}, "at.green"),
        ({"at": {"yellow": [0, 1]}}, "at.yellow[0]"),
        ({"dead": ["yellow", "green", "red", "blue"]}, "qi"),
        ({"agenda": ["dropping 3"]}, "agenda"),
        ({"agenda": ["dancing 1"]}, "agenda[0]"),
        ({"agenda": ["banishing"]}, "agenda"),
        ({"phase": "step2"}, "phase"),
        ({"blocks": [99]}, "blocks[0]"),
        ({"blocks": [50, 50]}, "blocks"),
        ({"last_act": {"do": "fly"}}, "last_act.do"),
        ({"own_ghosts": [{"name": "Zombie"}]}, "own_ghosts[0].name"),
        ({"own_ghosts": [{"name": "Mine", "arrive": ["sing"]}]}, "own_ghosts[0].arrive"),
        ({"pavilion": "the moon"}, "pavilion"),
    ],
)
def test_nonsense_is_refused_by_the_field(document: dict[str, object], field: str) -> None:
    with pytest.raises(BadDocument) as caught:
        GAME.read_position(document)
    assert caught.value.field == field


STEPS = st.builds("{} {}".format, st.sampled_from(STEP_NAMES), st.integers(0, 40))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(agenda=st.lists(STEPS, min_size=1, max_size=4), active=st.sampled_from(["yellow", "red"]))
def test_any_agenda_is_read_or_refused(agenda: list[str], active: str) -> None:
    """A position from a stranger never breaks the reader."""
    document: dict[str, object] = {
        "agenda": [*agenda, "next_board 0"],
        "active": active,
        "dead": ["red"],
        "haunted": [[1, 1]],
        "ghosts": {"N1": "Zombie", "E2": "Lich"},
        "dice": ["white", "red"],
        "marked": ["red"],
        "curse": "a",
        "arriving": "Ghoul",
    }
    try:
        state = GAME.read_position(document).state
    except BadDocument:
        return
    if state.awaited():
        assert all(state.legal_actions(seat) for seat in state.awaited())

"""The kinds of turn: any, open, sealed commands, words, forced answers, decisions that rest."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.core import Game, State, Words
from ludoteca.play import show
from ludoteca.play.answers import Plan, Refused, Stale
from ludoteca.play.match import Match
from ludoteca.play.record import Command, Draw
from tests.play.tables import Table, people, scripted_table, sent, through_file

TELL: Words = {"do": "tell"}
LOOK: Words = {"do": "look"}
DONE: Words = {"do": "done"}
SIGN: Words = {"do": "sign"}
TEAR: Words = {"do": "tear"}
FOUL: Words = {"chance": "mood", "mood": "foul"}


def letter(figure: int) -> Words:
    return {"chance": "letter", "figure": figure}


def lay(token: str) -> Words:
    return {"do": "lay", "token": token}


def setting(figure: int) -> Words:
    return {"do": "set", "figure": figure}


def ready(version: int) -> Words:
    return {"do": "ready", "version": version}


def talks(seats: int = 2, *, sand: bool = True, more: list[Words] | None = None) -> Table:
    """Two envoys or more, a letter that says 2."""
    return scripted_table("parley", [letter(2), *(more or [])], people(seats), {"sand": sand})


def at_tokens(seats: int = 2, more: list[Words] | None = None) -> Table:
    table = talks(seats, more=more)
    for seat in range(seats):
        table.act(seat, DONE)
    return table


def at_figure(seats: int = 2, more: list[Words] | None = None) -> Table:
    table = at_tokens(seats, more)
    for seat in range(seats):
        table.act(seat, lay("white"), lay("grey"))
    return table


def at_treaty(seats: int = 2, more: list[Words] | None = None) -> Table:
    table = at_figure(seats, more)
    for seat in range(seats):
        table.act(seat, ready(0))
    return table


def refusal(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.refusal.text


# --- sealed commands


def test_a_sealed_command_is_whole_or_nothing() -> None:
    """One token of two is refused, and nothing of it stays."""
    table = at_tokens()
    before = sent(table.match)
    assert refusal(table.try_act(0, lay("white"))) == "house-incomplete"
    assert sent(table.match) == before
    plan = table.act(0, lay("white"), lay("black"))
    entry = plan.entries[0]
    assert isinstance(entry, Command)
    assert entry.actions == (lay("white"), lay("black"))
    assert table.match.awaited == (1,)


def test_one_wrong_step_refuses_the_whole_command() -> None:
    """The refusal is the game's, with its rule."""
    table = at_tokens()
    answer = table.try_act(0, lay("white"), lay("white"))
    assert refusal(answer) == "token-gone"
    assert isinstance(answer, Refused)
    assert answer.refusal.rule == "PY-006"
    assert table.match.awaited == (0, 1)


def test_a_step_too_many_refuses_the_command() -> None:
    """A command stops where its seat is no longer awaited."""
    table = at_tokens()
    assert refusal(table.try_act(0, lay("white"), lay("grey"), lay("black"))) == "laid-already"


def test_the_last_sealed_command_may_be_the_one_that_opens_all() -> None:
    """When all have laid, the tokens are shown in one step."""
    table = at_tokens()
    table.act(1, lay("white"), lay("grey"))
    table.act(0, lay("black"), lay("grey"))
    told = [told.text.id for told in table.match.frame(0).events if told.text]
    assert told.count("tokens-shown") == 2


# --- several actions in one command


def test_a_command_stops_where_its_sender_cannot_foresee() -> None:
    """Looking and then being refused must not be a way to look for nothing."""
    table = talks()
    assert refusal(table.try_act(0, LOOK, DONE)) == "house-look-first"
    assert refusal(table.try_act(0, LOOK, setting(2))) == "house-look-first"
    table.act(0, LOOK)
    table.act(0, TELL, DONE, words="A two.")
    assert table.match.awaited == (1,)


def test_whether_a_command_stops_is_told_from_what_its_sender_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is tried on the same table whatever the letter says, so it holds no bit of it."""
    tried: list[State] = []
    foresees = show.foresees

    def watch(game: Game, state: State, seat: int, action: int, viewer: int) -> bool:
        tried.append(state.clone())
        return foresees(game, state, seat, action, viewer)

    monkeypatch.setattr(show, "foresees", watch)
    for figure in (1, 2, 3):
        table = scripted_table("parley", [letter(figure)])
        assert refusal(table.try_act(0, LOOK, DONE)) == "house-look-first"
    seen = {msgspec.json.encode(table.match.game.view(state, 0b11)) for state in tried}
    assert (len(tried), len(seen)) == (3, 1)


def test_a_command_stops_at_a_draw() -> None:
    """What comes after a draw is another decision."""
    table = at_treaty()
    assert refusal(table.try_act(0, SIGN, TEAR)) in ("house-draw-first", "house-look-first")


# --- any


def test_the_first_answer_stands_for_the_group() -> None:
    """A later answer is stale and hears who was first."""
    table = at_treaty(3, more=[FOUL])
    assert table.match.awaited == (0, 1, 2)
    old = table.match.decision
    table.act(2, SIGN)
    assert table.try_act(0, TEAR, decision=old) == Stale(answered_by=2)


def test_a_holder_of_two_seats_answers_for_either() -> None:
    """Two seats in one hand see what both may see, and act for both."""
    table = talks(3)
    table.act(0, DONE, held=0b011)
    table.act(1, DONE, held=0b011)
    table.act(2, DONE)
    frame = table.match.frame(0b011)
    assert [offered.seat for offered in frame.choices] == [0, 1]
    table.act(1, lay("white"), lay("grey"), held=0b011)
    assert [offered.seat for offered in table.match.frame(0b011).choices] == [0]
    assert table.match.frame(0b011).view.players[1].laid == ("white", "grey")
    assert table.match.frame(0b001).view.players[1].laid == ("hidden", "hidden")


# --- open


def test_an_open_round_keeps_its_id_until_it_closes() -> None:
    """Settings and readiness come and go under one decision."""
    table = at_figure(3)
    decision = table.match.decision
    table.act(0, ready(0))
    assert _awaited(table) == [1, 2]
    table.act(1, setting(2))
    assert _awaited(table) == [0, 1, 2]
    for seat in (2, 0):
        table.act(seat, ready(1))
        assert table.match.decision == decision
    table.act(1, ready(1))
    assert table.match.decision != decision


def _awaited(table: Table) -> list[int]:
    return list(table.match.awaited)


def test_readiness_for_an_older_setting_does_not_count() -> None:
    """Who presses ready while another changes something is told so."""
    table = at_figure()
    table.act(1, setting(3))
    answer = table.try_act(0, ready(0))
    assert isinstance(answer, Refused)
    assert (answer.refusal.rule, answer.refusal.facts) == ("PY-008", {"version": 1})


# --- words


def test_told_words_reach_the_table_and_fade() -> None:
    """The view names the texts of the round; the frame brings them; the next round drops them."""
    table = talks(more=[letter(1)])
    table.act(0, TELL, words="Say two, friends.")
    assert table.match.frame(0).texts == {1: "Say two, friends."}
    said = table.match.head
    table.act(0, TELL, words="I mean it.")
    assert table.match.frame(0).texts == {1: "Say two, friends.", 2: "I mean it."}
    assert _texts_on_resume(table.match, said) == {1: "Say two, friends."}
    _to_the_next_round(table)
    assert table.match.frame(0).texts == {}
    assert _texts_on_resume(table.match, said) == {}
    assert b"friends" not in b"".join(sent(table.match))


def test_faded_words_come_back_after_the_end() -> None:
    """The replay shows each step as it was sent."""
    table = talks(more=[letter(1)])
    table.act(0, TELL, words="Say two, friends.")
    said = table.match.head
    _to_the_next_round(table)
    _to_the_next_round(table)
    assert table.match.over
    assert _texts_on_resume(table.match, said) == {1: "Say two, friends."}


def _texts_on_resume(match: Match, seq: int) -> dict[int, str]:
    return next(frame for frame in match.frames(0, seq - 1) if frame.seq == seq).texts


def _to_the_next_round(table: Table) -> None:
    while len(table.match.state.awaited()) == 1:
        table.act(table.match.state.actor, DONE)
    for seat in (0, 1):
        table.act(seat, lay("white"), lay("grey"))
    for seat in (0, 1):
        table.act(seat, ready(0))
    table.act(0, TEAR)


def test_words_are_wanted_where_they_belong_and_nowhere_else() -> None:
    """A told text needs words, other acts take none, one command takes one text."""
    table = talks()
    assert refusal(table.try_act(0, TELL)) == "house-text-missing"
    assert refusal(table.try_act(0, TELL, words="  ")) == "house-text-missing"
    assert refusal(table.try_act(0, DONE, words="psst")) == "house-text-unwanted"
    assert refusal(table.try_act(0, TELL, TELL, words="twice")) == "house-one-text"


def test_an_undone_text_is_gone() -> None:
    """Its number is used again by the next one."""
    table = talks()
    table.act(0, TELL, words="Oops.")
    table.take(table.match.plan_undo(0b01, table.match.head, table.now))
    table.act(0, TELL, words="Better.")
    assert table.match.frame(0).texts == {1: "Better."}


# --- forced answers


def test_the_only_answer_left_is_given_at_once() -> None:
    """Who has looked and spoken twice can only be done; the table says it for him."""
    table = talks()
    table.act(0, LOOK)
    table.act(0, TELL, words="One.")
    plan = table.act(0, TELL, words="Two.")
    kinds = [(entry.forced, entry.actions) for entry in plan.entries if isinstance(entry, Command)]
    assert kinds == [(False, (TELL,)), (True, (DONE,))]
    assert [bool(entry.decision) for entry in plan.entries] == [False, True]
    assert table.match.awaited == (1,)
    assert through_file(table.match.record) == Match.replay(through_file(table.match.record)).record


def test_no_answer_is_forced_in_an_open_round() -> None:
    """After six settings only readiness is left, and still everybody says it."""
    table = at_figure()
    for number in range(6):
        table.act(number % 2, setting(2 if number % 2 == 0 else 3))
    choices = table.match.frame(0b01).choices[0].choices
    assert [choice.action for choice in choices] == [ready(6)]
    assert table.match.awaited == (0, 1)


# --- decisions that rest


def test_a_decision_rests_before_it_may_be_answered() -> None:
    """The treaty lies five seconds on the table, by the table's clock."""
    table = at_treaty()
    opened = table.match.step.at
    assert table.match.frame(0b01).not_before == table.match.not_before == opened + 5000
    early = table.match.plan_command(0b01, 0, [TEAR], decision=table.match.decision, id="", at=opened + 4999)
    assert isinstance(early, Refused)
    assert early.refusal.facts == {"ms": 1}
    late = table.match.plan_command(0b01, 0, [TEAR], decision=table.match.decision, id="", at=opened + 5000)
    assert isinstance(late, Plan)


def test_a_rest_is_counted_from_when_the_decision_opened() -> None:
    """What happens meanwhile without closing it does not begin it anew."""
    table = at_treaty()
    rests_until = table.match.not_before
    table.wait(3)
    table.take(table.match.plan_seat_change(1, people(1)[0], table.now))
    assert table.match.not_before == rests_until


# --- draws


def test_a_draw_follows_its_command_in_one_plan() -> None:
    """Command, draw and the draw of the next round are told as one step."""
    table = at_treaty(more=[FOUL, letter(3)])
    plan = table.act(1, SIGN)
    assert [type(entry) for entry in plan.entries] == [Command, Draw, Draw]
    assert [bool(entry.decision) for entry in plan.entries] == [False, False, True]
    assert {told.seq for told in table.match.frame(0).events} == set(range(plan.seq, plan.head + 1))


@pytest.mark.parametrize("seat", [0, 1])
def test_choices_come_with_all_that_a_client_needs(seat: int) -> None:
    """Words, sentence, family and marks of each legal action."""
    table = talks()
    if seat:
        table.act(0, DONE)
    (offered,) = table.match.frame(1 << seat).choices
    assert offered.seat == seat
    by_family = {choice.family: choice for choice in offered.choices}
    assert set(by_family) == {"tell", "look", "done"}
    assert by_family["tell"].needs_words
    assert not by_family["look"].needs_words
    assert by_family["done"].label.id == "done"
    assert table.match.frame(0).choices == ()

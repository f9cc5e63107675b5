"""Undo: one's own acts back to a barrier, the rest by vote, and never a look at what comes next."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.core import Game, Words
from ludoteca.play.answers import NotYours, Plan, Refused, Stale
from ludoteca.play.fold import DoesNotReplay
from ludoteca.play.frames import Ballot, UndoOffer
from ludoteca.play.match import Match
from ludoteca.play.record import Draw, Record, SeatChange, Sitter, Undo, Vote
from tests.play.tables import Table, fair_table, people, play_random_game, scripted_table, through_file
from tests.play.test_match import COIN_TAILS, HEADS, LUCK, TAILS
from tests.play.test_turns import (
    DONE,
    FOUL,
    LOOK,
    SIGN,
    TELL,
    at_figure,
    at_tokens,
    at_treaty,
    lay,
    letter,
    ready,
    setting,
    talks,
)


def undo(table: Table, held: int, to: int) -> Plan:
    return table.take(table.match.plan_undo(held, to, table.now))


def own(to: int) -> UndoOffer:
    return UndoOffer(to, by_vote=False)


def by_vote(to: int) -> UndoOffer:
    return UndoOffer(to, by_vote=True)


def ballot(table: Table) -> Ballot | None:
    return table.match.ballot


def offer(table: Table, held: int) -> UndoOffer | None:
    return table.match.frame(held).undo


# --- one's own acts


def test_an_own_act_is_taken_back_and_the_decision_opens_anew() -> None:
    """The state is that of before, the decision has a new id, and the entry says who asked."""
    table = scripted_table("coin_flip", list(LUCK))
    first = table.match.decision
    act = table.act(0, HEADS).seq
    assert offer(table, 0b01) == own(act)
    (entry,) = undo(table, 0b01, act).entries
    assert isinstance(entry, Undo)
    assert (entry.to, entry.seat) == (act, 0)
    assert table.match.decision not in ("", first)
    assert table.match.awaited == (0, 1)
    assert table.try_act(0, TAILS, decision=first) == Stale()
    table.act(0, TAILS)
    assert table.match.frame(0b01).view.players[0].call == "tails"


def test_undo_is_an_entry_and_removes_nothing() -> None:
    """The record grows, and replays."""
    table = scripted_table("coin_flip", list(LUCK))
    act = table.act(0, HEADS).seq
    undo(table, 0b01, act)
    assert table.match.head == act + 1
    again = Match.replay(through_file(table.match.record))
    assert again.frames(0b01, 0) == table.match.frames(0b01, 0)


def test_several_own_acts_are_taken_back_at_once() -> None:
    """Back to any own act on this side of the barrier."""
    table = talks()
    first = table.act(0, TELL, words="One.").seq
    table.act(0, TELL, words="Two.")
    undo(table, 0b01, first)
    assert table.match.frame(0).texts == {}
    assert table.match.frame(0b01).view.said == 0


def test_what_was_undone_is_not_undone_again() -> None:
    """An act out of effect is no act; the one before it is the next."""
    table = talks()
    first = table.act(0, TELL, words="One.").seq
    second = table.act(0, TELL, words="Two.").seq
    undo(table, 0b01, second)
    assert isinstance(table.match.plan_undo(0b01, second, table.now), Stale)
    assert offer(table, 0b01) == own(first)
    third = table.act(0, TELL, words="Three.").seq
    undo(table, 0b01, third)
    undo(table, 0b01, first)
    assert table.match.frame(0b01).view.said == 0
    assert Match.replay(through_file(table.match.record)).frame(0b01) == table.match.frame(0b01)


def test_nobody_takes_back_for_a_spectator() -> None:
    """Who only watches has nothing to take back."""
    table = scripted_table("coin_flip", list(LUCK))
    act = table.act(0, HEADS).seq
    assert table.match.plan_undo(0, act, table.now) == NotYours(-1)
    assert offer(table, 0) is None


# --- barriers


def test_another_seats_act_is_a_barrier() -> None:
    """After another has answered, the own answer stands; only a vote goes further back."""
    table = scripted_table("coin_flip", list(LUCK), people(3))
    mine = table.act(0, HEADS).seq
    theirs = table.act(1, HEADS).seq
    assert offer(table, 0b001) == by_vote(theirs)
    assert offer(table, 0b010) == own(theirs)
    assert isinstance(undo(table, 0b001, mine).entries[0], Vote)


def test_a_draw_is_a_barrier() -> None:
    """The coin has fallen: nobody alone takes back a call."""
    table = scripted_table("coin_flip", [*LUCK, COIN_TAILS])
    table.act(0, HEADS)
    last = table.act(1, HEADS).seq
    assert offer(table, 0b10) == by_vote(last)
    assert offer(table, 0b01) == by_vote(last)


def test_what_was_looked_at_stays_looked_at() -> None:
    """A private answer is a barrier, though no draw was made and no other seat acted."""
    table = talks()
    said = table.act(0, TELL, words="Let me see.").seq
    assert offer(table, 0b01) == own(said)
    looked = table.act(0, LOOK).seq
    assert offer(table, 0b01) == by_vote(looked)
    assert offer(table, 0b10) == by_vote(looked), "nor can the rest of the team make it unseen"
    later = table.act(0, DONE).seq
    assert offer(table, 0b01) == own(later)
    assert isinstance(undo(table, 0b01, looked).entries[0], Vote)


def test_the_last_sealed_answer_is_a_barrier() -> None:
    """It opened what the others had laid."""
    table = at_tokens()
    first = table.act(0, lay("white"), lay("grey")).seq
    assert offer(table, 0b01) == own(first)
    last = table.act(1, lay("black"), lay("grey")).seq
    assert offer(table, 0b10) == by_vote(last)


def test_the_sand_is_a_barrier() -> None:
    """The host's act is not taken back by a seat."""
    table = talks()
    table.act(0, TELL, words="Well,")
    table.wait(31)
    due = table.match.due(table.now)
    assert due is not None
    expired = table.take(table.match.plan_host(due.action, due.decision, table.now)).seq
    assert offer(table, 0b01) == by_vote(expired)


def test_a_forced_answer_goes_with_the_act_it_followed() -> None:
    """The table's own answer is no barrier and no act of its own."""
    table = talks()
    table.act(0, LOOK)
    table.act(0, TELL, words="One.")
    second = table.act(0, TELL, words="Two.").seq
    assert table.match.head == second + 1
    assert offer(table, 0b01) == own(second)
    undo(table, 0b01, second)
    assert table.match.awaited == (0,)


def test_a_team_takes_back_what_any_of_it_did() -> None:
    """In a game that all win or lose the team is one holder."""
    table = at_figure()
    act = table.act(0, setting(2)).seq
    assert offer(table, 0b10) == own(act)
    undo(table, 0b10, act)
    assert table.match.frame(0).view.figure == 1


def test_undo_in_an_open_round_takes_readiness_back_too() -> None:
    """The arrangement and the readiness of before are there again."""
    table = at_figure()
    table.act(0, ready(0))
    act = table.act(1, setting(2)).seq
    undo(table, 0b10, act)
    assert table.match.awaited == (1,)


def test_there_is_no_undo_after_the_end(any_game: Game) -> None:
    """The secret is out."""
    table = play_random_game(any_game, 8)
    assert isinstance(table.match.plan_undo(1, table.match.head - 2, table.now), Refused)
    assert all(table.match.frame(1 << seat).undo is None for seat in range(table.match.seats))


@pytest.mark.parametrize("to", [0, 1, 3, 4, 5, 99, -1])
def test_only_acts_are_undone(to: int) -> None:
    """Neither header, nonces, start, draws nor the future."""
    table = fair_table("coin_flip")
    assert isinstance(table.match.plan_undo(0b01, to, table.now), Stale)


# --- by vote


def test_a_vote_needs_more_than_half() -> None:
    """Two of four are not enough, three are; the result follows the voice that decides."""
    table = scripted_table("coin_flip", [{"chance": "luck", "side": "heads"}] * 4, people(4))
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    asked = undo(table, 0b0001, act)
    assert ballot(table) == Ballot(f"undo:{act}", (0,), ())
    assert [type(entry) for entry in asked.entries] == [Vote]
    decision = table.match.decision
    table.take(table.match.plan_vote(0b0010, f"undo:{act}", yes=True, at=table.now))
    table.take(table.match.plan_vote(0b0100, f"undo:{act}", yes=False, at=table.now))
    assert table.match.decision == decision
    assert table.match.frame(0).ballot == Ballot(f"undo:{act}", (0, 1), (2,))
    last = table.take(table.match.plan_vote(0b1000, f"undo:{act}", yes=True, at=table.now))
    assert [type(entry) for entry in last.entries] == [Vote, Undo]
    assert table.match.redrawn
    assert ballot(table) is None
    assert table.match.awaited == (1, 2, 3)
    assert Match.replay(through_file(table.match.record)).frame(0b1) == table.match.frame(0b1)


def test_a_vote_is_lost_when_half_say_no() -> None:
    """Then the ballot is gone, and the game goes on."""
    table = scripted_table("coin_flip", list(LUCK))
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    undo(table, 0b01, act)
    question = f"undo:{act}"
    table.take(table.match.plan_vote(0b10, question, yes=False, at=table.now))
    assert ballot(table) is None
    assert not table.match.redrawn


def test_an_act_closes_a_vote() -> None:
    """Who plays on has answered."""
    table = scripted_table("coin_flip", [*LUCK, COIN_TAILS])
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    undo(table, 0b01, act)
    table.act(1, HEADS)
    assert ballot(table) is None
    assert table.match.plan_vote(0b10, f"undo:{act}", yes=True, at=table.now) == Stale()


def test_bots_have_no_voice() -> None:
    """One person at a table of bots decides alone."""
    table = scripted_table("coin_flip", [*LUCK, COIN_TAILS], people(1, bots=1))
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    plan = undo(table, 0b01, act)
    assert [type(entry) for entry in plan.entries] == [Vote, Undo]
    assert isinstance(table.match.plan_vote(0b10, "undo:1", yes=True, at=table.now), NotYours)


def test_one_vote_at_a_time_and_one_voice_a_seat() -> None:
    """A second question waits; saying yes twice says nothing new; a mind may change."""
    table = scripted_table("coin_flip", [{"chance": "luck", "side": "heads"}] * 4, people(4))
    first = table.act(0, HEADS).seq
    act = table.act(1, HEADS).seq
    undo(table, 0b0001, act)
    assert table.match.plan_undo(0b0100, first, table.now) == Stale()
    assert table.match.plan_undo(0b0001, act, table.now) == Stale()
    table.take(table.match.plan_vote(0b0001, f"undo:{act}", yes=False, at=table.now))
    assert ballot(table) == Ballot(f"undo:{act}", (), (0,))


def test_an_undone_draw_never_comes_again() -> None:
    """The number of draws goes on counting, so the coin falls anew."""
    table = fair_table("coin_flip")
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    drawn = [entry.n for entry in table.match.entries if isinstance(entry, Draw)]
    undo(table, 0b01, act)
    table.take(table.match.plan_vote(0b10, f"undo:{act}", yes=True, at=table.now))
    assert table.match.awaited == (1,)
    table.act(1, HEADS)
    again = [entry.n for entry in table.match.entries if isinstance(entry, Draw)]
    assert again == [*drawn, len(drawn)]


def test_a_vote_reaches_over_draws_and_rounds() -> None:
    """Any act in effect can be voted on."""
    table = at_treaty(more=[FOUL, letter(3)])
    act = table.act(0, SIGN).seq
    assert table.match.frame(0).view.round == 2
    undo(table, 0b01, act)
    table.take(table.match.plan_vote(0b10, f"undo:{act}", yes=True, at=table.now))
    assert table.match.frame(0).view.phase == "treaty"
    assert table.match.not_before == table.match.step.at + 5000


# --- who is asked


BOT = Sitter("Person 1 (bot)", bot="random")
SAME: list[Words] = [{"chance": "luck", "side": "heads"}] * 4


def vote(table: Table, held: int, act: int, *, yes: bool = True) -> object:
    return table.match.plan_vote(held, f"undo:{act}", yes=yes, at=table.now)


def stand_in(table: Table, seat: int) -> Plan:
    return table.take(table.match.plan_seat_change(seat, BOT, table.now))


def test_a_stand_in_does_not_carry_an_open_vote() -> None:
    """Who is away has not said yes; who may vote was fixed when it was asked."""
    table = scripted_table("coin_flip", [*LUCK, COIN_TAILS])
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    undo(table, 0b01, act)
    assert [type(entry) for entry in stand_in(table, 1).entries] == [SeatChange]
    assert ballot(table) == Ballot(f"undo:{act}", (0,), ())
    assert vote(table, 0b01, act) == Stale()
    assert isinstance(vote(table, 0b10, act), Plan), "the one who is stood in for may still answer"


def test_a_stand_in_does_not_take_the_voice_in_a_later_question() -> None:
    """The person who began the game in the seat is asked all the same."""
    table = scripted_table("coin_flip", [*LUCK, COIN_TAILS])
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    stand_in(table, 1)
    assert [type(entry) for entry in undo(table, 0b01, act).entries] == [Vote]
    assert not table.match.redrawn


def test_a_record_whose_vote_a_seat_change_carried_does_not_replay() -> None:
    """As no table would have it."""
    table = scripted_table("coin_flip", [*LUCK, COIN_TAILS])
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    undo(table, 0b01, act)
    stand_in(table, 1)
    forged = (*table.match.entries, Undo(at=table.now, to=act, seat=-1, decision="u"))
    with pytest.raises(DoesNotReplay, match="did not vote"):
        Match.replay(Record(table.match.header, forged))


def test_a_person_with_two_seats_has_one_voice() -> None:
    """Two of three seats are one of two persons."""
    sitters = [Sitter("Ann", person=1), Sitter("Bob", person=2), Sitter("Ann", person=1)]
    table = scripted_table("coin_flip", SAME, sitters)
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    assert [type(entry) for entry in undo(table, 0b101, act).entries] == [Vote, Vote]
    assert ballot(table) == Ballot(f"undo:{act}", (0, 2), ())
    plan = table.take(table.match.plan_vote(0b010, f"undo:{act}", yes=True, at=table.now))
    assert [type(entry) for entry in plan.entries] == [Vote, Undo]
    assert Match.replay(through_file(table.match.record)).record == table.match.record


def test_a_person_with_two_seats_takes_back_the_acts_of_both() -> None:
    """They are its own, and the record says so."""
    sitters = [Sitter("Ann", person=1), Sitter("Bob", person=2), Sitter("Ann", person=1)]
    table = scripted_table("coin_flip", SAME, sitters)
    first = table.act(0, HEADS).seq
    table.act(2, HEADS)
    assert isinstance(undo(table, 0b101, first).entries[0], Undo)
    assert Match.replay(through_file(table.match.record)).record == table.match.record


# --- what no table would have taken


def test_an_own_undo_over_a_draw_does_not_replay() -> None:
    """One seat alone does not have the coin thrown again."""
    table = scripted_table("coin_flip", [*LUCK, COIN_TAILS])
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    refuse_own_undo(table, act, 1)


def test_an_own_undo_of_anothers_act_does_not_replay() -> None:
    """Nor over it."""
    table = scripted_table("coin_flip", SAME, people(3))
    mine = table.act(0, HEADS).seq
    theirs = table.act(1, HEADS).seq
    refuse_own_undo(table, theirs, 0)
    refuse_own_undo(table, mine, 0)


def refuse_own_undo(table: Table, to: int, seat: int) -> None:
    forged = (*table.match.entries, Undo(at=table.now, to=to, seat=seat, decision="u"))
    with pytest.raises(DoesNotReplay, match="without a vote") as caught:
        Match.replay(Record(table.match.header, forged))
    assert caught.value.seq == len(forged)


def test_sand_that_has_not_run_out_does_not_replay() -> None:
    """The host acts when the glass is empty, and not a millisecond before."""
    table = talks()
    table.act(0, TELL, words="Well,")
    ends = table.match.next_deadline()
    assert ends is not None
    due = table.match.due(ends)
    assert due is not None
    record = table.match.record
    plan = table.match.plan_host(due.action, due.decision, ends)
    assert isinstance(plan, Plan)
    Match.replay(Record(record.header, (*record.entries, *plan.entries)))
    early = msgspec.structs.replace(plan.entries[0], at=ends - 1)
    with pytest.raises(DoesNotReplay, match="sand has not run out"):
        Match.replay(Record(record.header, (*record.entries, early)))


def test_an_answer_to_a_decision_that_rests_does_not_replay() -> None:
    """A treaty is signed when it has been read."""
    table = at_treaty(more=[FOUL, letter(3)])
    record, rests_until = table.match.record, table.match.not_before
    entries = table.act(0, SIGN).entries
    Match.replay(Record(record.header, (*record.entries, *entries)))
    early = msgspec.structs.replace(entries[0], at=rests_until - 1)
    with pytest.raises(DoesNotReplay, match="still rests"):
        Match.replay(Record(record.header, (*record.entries, early)))

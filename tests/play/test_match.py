"""A match is the fold over its record: live, replayed and on file it is the same."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random

import msgspec
import pytest

from ludoteca.core import UNFINISHED, BadDocument, BadSetup, BadWords, Game, Words, all_seats
from ludoteca.play import catalog
from ludoteca.play.answers import Duplicate, NotYours, Plan, Refused, Stale
from ludoteca.play.fair import commitment
from ludoteca.play.match import Match, NoChance, random_id
from ludoteca.play.record import Command, Draw, Nonce, Record, Reveal, Start, write_lines
from tests.play.tables import (
    NONCES,
    SECRET,
    START,
    encoded,
    fair_table,
    people,
    play_random_game,
    scripted_table,
    sent,
    through_file,
    viewers,
)

HEADS: Words = {"do": "call", "side": "heads"}
TAILS: Words = {"do": "call", "side": "tails"}
LUCK: list[Words] = [{"chance": "luck", "side": "heads"}, {"chance": "luck", "side": "tails"}]
COIN_TAILS: Words = {"chance": "coin", "side": "tails"}


# --- beginning


def test_a_match_begins_with_nonces_start_and_the_first_draws() -> None:
    """Commitment in the header, nonces in seat order, then the start, then chance, numbered from 0."""
    match = fair_table("coin_flip", 3).match
    assert match.header.commitment == commitment(SECRET)
    kinds = [type(entry) for entry in match.entries]
    assert kinds == [Nonce, Nonce, Start, Draw, Draw, Draw]
    assert [entry.nonce for entry in match.entries[:2] if isinstance(entry, Nonce)] == list(NONCES.values())
    assert [entry.n for entry in match.entries if isinstance(entry, Draw)] == [0, 1, 2]
    assert [entry.decision for entry in match.entries] == ["", "", "", "", "", "d1"]
    assert match.decision == "d1"
    assert match.awaited == (0, 1, 2)


def test_the_secret_stays_one_until_the_end() -> None:
    """No entry and no frame before the reveal holds it."""
    table = fair_table("coin_flip")
    rng = Random(3)
    while not table.match.over:
        shown = b"".join(write_lines(table.match.record)) + b"".join(sent(table.match))
        assert SECRET.hex().encode() not in shown
        table.act_at_random(rng)
    assert isinstance(table.match.entries[-1], Reveal)
    assert SECRET.hex().encode() in b"".join(write_lines(table.match.record))


@pytest.mark.parametrize("count", [1, 5])
def test_a_wrong_number_of_seats_cannot_begin(count: int) -> None:
    """The game's own limits hold."""
    with pytest.raises(BadSetup, match="seats"):
        Match.begin(catalog.find("coin_flip"), people(count), {}, secret=SECRET, nonces={}, at=START)


def test_a_bad_nonce_cannot_begin() -> None:
    """What a client sent as its nonce is checked."""
    with pytest.raises(BadDocument, match="nonce"):
        Match.begin(catalog.find("coin_flip"), people(2), {}, secret=SECRET, nonces={0: "xy"}, at=START)


def test_decision_ids_are_random_and_not_drawn_from_the_secret() -> None:
    """Two matches with one secret share no id."""
    assert random_id() != random_id()
    game = catalog.find("coin_flip")
    plans = [Match.begin(game, people(2), {}, secret=SECRET, nonces={}, at=START) for _ in range(2)]
    assert plans[0].entries[-1].decision != plans[1].entries[-1].decision


# --- planning changes nothing


def test_a_plan_changes_nothing_until_it_is_adopted() -> None:
    """Commit first, then tell: a plan that is dropped leaves no trace."""
    table = fair_table("coin_flip")
    before, head, state = (
        sent(table.match),
        table.match.head,
        table.match.game.write_position(table.match.state),
    )
    plan = table.try_act(0, HEADS)
    assert isinstance(plan, Plan)
    assert (plan.base, plan.seq, plan.head) == (head, head + 1, head + 1)
    table.match.preview(1, [TAILS], table.match.decision)
    assert sent(table.match) == before
    assert table.match.head == head
    assert table.match.game.write_position(table.match.state) == state
    table.match.adopt(plan)
    assert table.match.head == head + 1


def test_a_plan_for_another_head_is_not_adopted() -> None:
    """Of two plans for one head only the first counts."""
    table = fair_table("coin_flip")
    one, two = table.try_act(0, HEADS), table.try_act(1, TAILS)
    assert isinstance(one, Plan)
    assert isinstance(two, Plan)
    table.match.adopt(one)
    with pytest.raises(ValueError, match="does not fit"):
        table.match.adopt(two)


# --- answers


def test_a_command_of_anothers_seat_is_not_yours() -> None:
    """A holder acts for its own seats; a spectator and a seat that is none, for nobody."""
    table = fair_table("coin_flip")
    assert table.try_act(1, HEADS, held=0b01) == NotYours(1)
    assert table.try_act(0, HEADS, held=0) == NotYours(0)
    assert table.try_act(7, HEADS, held=0b11) == NotYours(7)
    assert table.try_act(-1, HEADS, held=0b11) == NotYours(-1)


def test_a_command_sent_twice_is_a_duplicate() -> None:
    """The same id of the same seat is answered with the entry it made, also much later."""
    table = fair_table("coin_flip")

    def send(decision: str) -> object:
        return table.match.plan_command(1, 0, [HEADS], decision=decision, id="same", at=START)

    first = send("d1")
    assert isinstance(first, Plan)
    table.match.adopt(first)
    assert send("d1") == Duplicate(first.seq)
    table.act(1, TAILS)
    assert send(table.match.decision) == Duplicate(first.seq)
    again = Match.replay(through_file(table.match.record), secret=SECRET)
    assert again.plan_command(1, 0, [HEADS], decision="d1", id="same", at=START) == Duplicate(first.seq)


def test_ids_of_two_seats_do_not_collide() -> None:
    """Each client counts its own commands."""
    table = fair_table("coin_flip")
    for seat in (0, 1):
        plan = table.match.plan_command(
            1 << seat, seat, [HEADS], decision=table.match.decision, id="1", at=START
        )
        table.take(plan)


def test_a_late_command_is_stale_and_hears_who_was_first() -> None:
    """A decision that is closed takes no more answers."""
    table = scripted_table("coin_flip", [*LUCK, COIN_TAILS])
    old = table.match.decision
    table.act(0, HEADS)
    table.act(1, HEADS)
    assert table.match.decision != old
    assert table.try_act(0, HEADS, decision=old) == Stale(answered_by=1)
    assert table.try_act(0, HEADS, decision="never") == Stale()
    assert table.try_act(0, HEADS, decision="") == Stale()


def test_a_command_against_the_rules_is_refused_with_its_rule() -> None:
    """The game says why; nothing changes."""
    table = fair_table("coin_flip")
    table.act(0, HEADS)
    head = table.match.head
    answer = table.try_act(0, TAILS)
    assert isinstance(answer, Refused)
    assert answer.refusal.rule == "CF-003"
    assert table.match.head == head


@pytest.mark.parametrize("words", [{"do": "cheat"}, {"do": "call"}, {"do": "call", "side": "edge"}, {}])
def test_words_that_no_game_knows_never_reach_it(words: dict[str, str | int]) -> None:
    """They raise, with the key at fault."""
    table = fair_table("coin_flip")
    with pytest.raises(BadWords):
        table.try_act(0, words)


def test_an_empty_and_an_endless_command_are_refused() -> None:
    """Neither nothing nor a thousand actions are a command."""
    table = fair_table("coin_flip")
    for actions in ([], [HEADS] * 1000):
        assert isinstance(table.try_act(0, *actions), Refused)


# --- each


def test_an_each_round_keeps_its_id_until_the_last_answer() -> None:
    """One decision id, answers in any order, a new id for the next round."""
    table = scripted_table("coin_flip", [*LUCK, LUCK[0], COIN_TAILS], people(3))
    first = table.match.decision
    table.act(2, HEADS)
    assert (table.match.decision, table.match.awaited) == (first, (0, 1))
    table.act(0, HEADS)
    assert (table.match.decision, table.match.awaited) == (first, (1,))
    plan = table.act(1, HEADS)
    assert [entry.decision for entry in plan.entries] == ["", table.match.decision]
    assert table.match.decision != first
    assert table.match.awaited == (0, 1, 2)


def test_a_sealed_answer_is_shown_to_nobody_else() -> None:
    """Two tables that differ in a sealed call look the same to everyone but its caller."""
    tables = [scripted_table("coin_flip", list(LUCK)) for _ in range(2)]
    tables[0].act(0, HEADS)
    tables[1].act(0, TAILS)
    spectator, caller, other = zip(*(sent(table.match) for table in tables), strict=True)
    assert spectator[0] == spectator[1]
    assert other[0] == other[1]
    assert caller[0] != caller[1]


# --- the end


def test_the_end_opens_everything() -> None:
    """After the end there is no decision, and every viewer may look with all eyes."""
    match = play_random_game(catalog.find("coin_flip"), 5).match
    frame = match.frame_at(match.head, all_seats(match.seats))
    assert match.over
    assert frame.ending == match.ending == match.state.ending()
    assert (frame.decision, frame.choices, frame.turn.kind, frame.undo) == ("", (), "over", None)
    assert match.plan_command(1, 0, [HEADS], decision="", id="x", at=START) == Stale()
    assert isinstance(match.plan_undo(1, match.head - 2, START), Refused)
    assert isinstance(match.plan_seat_change(0, people(1)[0], START), Refused)


def test_a_game_that_runs_too_long_is_unfinished() -> None:
    """max_decisions bounds every game; the secret is revealed all the same."""
    game = catalog.find("coin_flip")
    short = replace(game, info=msgspec.structs.replace(game.info, max_decisions=3))
    table = fair_table(short)
    for seat in (0, 1, 0):
        table.act(seat, HEADS)
    assert table.match.over
    assert table.match.ending == UNFINISHED
    assert table.match.frame(0).ending == UNFINISHED
    assert isinstance(table.match.entries[-1], Reveal)
    again = Match.replay(through_file(table.match.record), game=short)
    assert again.over
    with pytest.raises(BadDocument):
        Match.replay(through_file(table.match.record))


def test_what_was_undone_does_not_count_towards_the_bound() -> None:
    """Only acts in effect bring a game to its end."""
    game = catalog.find("coin_flip")
    short = replace(game, info=msgspec.structs.replace(game.info, max_decisions=3))
    table = fair_table(short)
    for _ in range(5):
        act = table.act(0, HEADS).seq
        table.take(table.match.plan_undo(0b01, act, START))
    assert not table.match.over


def test_a_view_is_sent_with_its_hash() -> None:
    """A client can compare what it has with what it was sent."""
    match = fair_table("coin_flip").match
    frames = [match.frame(viewer) for viewer in viewers(match)]
    hashes = [sha256(msgspec.json.encode(frame.view)).hexdigest()[:16] for frame in frames]
    assert [frame.check for frame in frames] == hashes


# --- the fold


@pytest.mark.parametrize("seed", range(3))
def test_live_replayed_and_from_file_are_the_same(any_game: Game, seed: int) -> None:
    """Every frame of every viewer at every step, byte for byte; and the state behind them."""
    table = fair_table(any_game, any_game.info.seats.least)
    rng = Random(seed)
    live = [sent(table.match)]
    steps = [table.match.head]
    while not table.match.over and len(live) < 60:
        table.wait(2)
        table.act_at_random(rng)
        live.append(sent(table.match))
        steps.append(table.match.head)
    record = through_file(table.match.record)
    assert record == table.match.record
    again = Match.replay(record, secret=SECRET)
    write = any_game.write_position
    assert write(again.state) == write(table.match.state)
    for column, viewer in enumerate(viewers(again)):
        expected = [frames[column] for frames in live]
        assert encoded([again.frame_at(seq, viewer) for seq in steps]) == expected
        if not any_game_has_words(any_game):
            assert encoded(again.frames(viewer, 0)) == expected


def any_game_has_words(game: Game) -> bool:
    """Words may fade, so a resume leaves some of them out."""
    return any(family.words for family in game.actions.families)


def test_a_replayed_match_plays_on_as_if_nothing_had_happened(any_game: Game) -> None:
    """With its secret, a match after a restart draws what it would have drawn."""
    whole = play_random_game(any_game, 1).match
    entries = whole.entries
    cut = next(n for n in range(len(entries) // 2, len(entries)) if entries[n - 1].decision)
    again = Match.replay(Record(whole.header, tuple(entries[:cut])), secret=SECRET)
    while not again.over:
        entry = whole.entries[again.head]
        assert isinstance(entry, Command)
        plan = again.plan_command(
            1 << entry.seat,
            entry.seat,
            entry.actions,
            decision=again.decision,
            id=entry.id,
            at=entry.at,
            words=entry.words,
        )
        assert isinstance(plan, Plan)
        again.adopt(plan)
    assert [_without_ids(e) for e in again.entries] == [_without_ids(e) for e in whole.entries]


def _without_ids(entry: object) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(entry), "decision": ""})


def test_frames_after_a_number_leave_no_gap() -> None:
    """Every step after `since` follows, each with its own events and none twice."""
    match = play_random_game(catalog.find("coin_flip"), 2, 3).match
    all_frames = match.frames(0b1, 0)
    told = [event.seq for frame in all_frames for event in frame.events]
    assert told == sorted(told)
    for since in range(match.head + 1):
        frames = match.frames(0b1, since)
        assert frames == [frame for frame in all_frames if frame.seq > since]
    assert match.frames(0b1, match.head) == []


def test_a_digest_since_an_entry_tells_everything_after_it() -> None:
    """`frame(viewer, since)` is the newest frame with all events after `since`."""
    match = play_random_game(catalog.find("coin_flip"), 2).match
    newest = match.frame(0)
    digest = match.frame(0, since=0)
    assert digest.view == newest.view
    told = [event for frame in match.frames(0, 0) for event in frame.events]
    assert list(digest.events) == told
    assert match.frame(0, since=match.head).events == ()


def test_an_event_that_a_viewer_may_not_know_keeps_its_place() -> None:
    """The same number of events with the same numbers reaches everybody."""
    match = fair_table("coin_flip", 3).match
    seqs = [[told.seq for told in match.frame(viewer).events] for viewer in viewers(match)]
    assert seqs[0]
    assert all(other == seqs[0] for other in seqs)
    texts = {told.text.id for told in match.frame(0).events if told.text}
    assert texts == {"luck-dealt-hidden"}


def test_a_match_without_its_secret_can_be_read_only() -> None:
    """It shows everything and draws nothing."""
    table = fair_table("coin_flip")
    match = Match.replay(through_file(table.match.record))
    assert sent(match) == sent(table.match)
    plan = match.plan_command(1, 0, [HEADS], decision=match.decision, id="", at=START)
    assert isinstance(plan, Plan)
    match.adopt(plan)
    with pytest.raises(NoChance):
        match.plan_command(2, 1, [HEADS], decision=match.decision, id="", at=START)


def test_time_never_runs_backwards() -> None:
    """A clock that was set back dates entries with the instant of the one before."""
    table = fair_table("coin_flip")
    table.now = START + 5000
    table.act(0, HEADS)
    table.now = START
    table.act(1, HEADS)
    instants = [entry.at for entry in table.match.entries]
    assert instants == sorted(instants)


def test_a_seat_changes_hands_without_touching_the_decision() -> None:
    """A stand-in sits down; the open decision stays open."""
    table = fair_table("coin_flip")
    decision = table.match.decision
    bot = people(0, bots=1)[0]
    table.take(table.match.plan_seat_change(1, bot, table.now))
    assert table.match.sitters[1] == bot
    assert table.match.header.seats[1] != bot
    assert table.match.decision == decision
    assert [told.text.id for told in table.match.frame(0).events if told.text] == ["house-seat-changed"]
    assert Match.replay(through_file(table.match.record)).sitters[1] == bot

"""Clocks are data: deadlines follow from the record, with every browser closed and after a restart."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core import UNHURRIED, Pace, Sand
from ludoteca.play import clock
from ludoteca.play.answers import Plan, Refused, Stale
from ludoteca.play.clock import NO_CLOCK, Due, Glass, Timing
from ludoteca.play.frames import Clock
from ludoteca.play.match import Match
from ludoteca.play.record import Credit, HostAct
from tests.play.tables import START, Table, fair_table, sent, through_file
from tests.play.test_turns import DONE, TELL, at_figure, talks

FULL = 30_000


def expire(table: Table) -> Plan:
    """Let the sand run out that is due."""
    due = table.match.due(table.now)
    assert due is not None
    return table.take(table.match.plan_host(due.action, due.decision, table.now))


def ends(table: Table) -> int:
    shown = table.match.frame(0).clock
    assert shown is not None
    return shown.ends


# --- sand at a table


def test_sand_runs_from_the_instant_its_decision_opened() -> None:
    """The frame shows whose sand it is, when it is empty, and how much a glass holds."""
    table = talks()
    assert table.match.frame(0b10).clock == Clock("sand", (0,), START + FULL, FULL)
    assert table.match.next_deadline() == START + FULL


def test_the_host_acts_when_the_sand_is_empty_and_not_before() -> None:
    """One millisecond decides, by the table's clock."""
    table = talks()
    glass = table.match.step.timing.glass
    assert glass is not None
    table.now = START + FULL - 1
    assert table.match.due(table.now) is None
    early = table.match.plan_host(glass.sand.action, table.match.decision, table.now)
    assert isinstance(early, Refused)
    table.now += 1
    assert table.match.due(table.now) == Due("sand", table.match.decision, (0,), glass.sand.action)
    entry = expire(table).entries[0]
    assert isinstance(entry, HostAct)
    assert entry.action == {"do": "expire", "seat": 0}
    assert table.match.awaited == (1,)


def test_a_late_host_act_is_stale() -> None:
    """It was armed for a decision that somebody answered just in time."""
    table = talks()
    armed_for = table.match.decision
    glass = table.match.step.timing.glass
    assert glass is not None
    table.act(0, DONE)
    late = table.match.plan_host(glass.sand.action, armed_for, START + FULL)
    assert late == Stale(answered_by=0)


def test_an_answer_before_the_host_acts_still_counts() -> None:
    """The server's clock decides when sand is out: until its act is on record, the seat may act."""
    table = talks()
    table.wait(31)
    table.act(0, DONE)
    assert table.match.awaited == (1,)


def test_players_cannot_do_what_the_host_does() -> None:
    """Not offered, and refused."""
    table = talks()
    table.wait(31)
    answer = table.try_act(0, {"do": "expire", "seat": 0})
    assert isinstance(answer, Refused)
    assert answer.refusal.rule == "PY-005"


def test_one_seats_sand_runs_through_all_its_decisions() -> None:
    """Speaking twice gives no second glass."""
    table = talks()
    table.wait(10)
    table.act(0, TELL, words="Hm.")
    assert ends(table) == START + FULL


def test_sand_that_is_left_is_handed_on() -> None:
    """The next clock begins with the rest, then has one full run (as in PY-005)."""
    table = talks()
    table.wait(10)
    table.act(0, DONE)
    assert ends(table) == START + 10_000 + 20_000 + FULL
    table.wait(5)
    table.act(1, DONE)
    assert table.match.frame(0).clock is None
    assert table.match.step.timing.handed == 15_000


def test_after_an_empty_glass_the_next_is_full() -> None:
    """Nothing is left to hand on."""
    table = talks()
    table.wait(30)
    expire(table)
    assert ends(table) == table.now + FULL


def test_a_table_without_sand_has_none() -> None:
    """The option takes the glass away."""
    table = talks(sand=False)
    assert table.match.frame(0).clock is None
    assert table.match.next_deadline() is None
    assert table.match.due(START + 10**9) is None


def test_undo_gives_no_sand_back() -> None:
    """Neither to the seat that took its act back, nor by a vote."""
    table = talks()
    table.wait(10)
    act = table.act(0, DONE).seq
    table.wait(2)
    table.take(table.match.plan_undo(0b01, act, table.now))
    assert table.match.awaited == (0,)
    assert ends(table) == table.now + 20_000


def test_time_in_which_nobody_could_play_is_credited() -> None:
    """A credit is an entry: deadlines move by it, and frames of before stay as they were."""
    table = talks()
    before = sent(table.match)
    head = table.match.head
    table.wait(100)
    table.take(table.match.plan_credit(95_000, table.now))
    assert isinstance(table.match.entries[-1], Credit)
    assert ends(table) == START + FULL + 95_000
    assert table.match.due(table.now) is None
    assert [msgspec.json.encode(table.match.frame_at(head, v)) for v in (0, 1, 2)] == before


def test_the_tables_time_is_credited_too() -> None:
    """A turn's deadline moves like the sand."""
    table = fair_table("coin_flip", turn_ms=60_000)
    table.take(table.match.plan_credit(5_000, START + 1_000))
    assert ends(table) == START + 65_000


def test_a_restart_derives_the_same_clocks() -> None:
    """At every step of random talks with random pauses."""
    for seed in range(5):
        rng = Random(seed)
        table = fair_table("parley", 3, turn_ms=60_000)
        while not table.match.over:
            table.wait(rng.random() * 20)
            due = table.match.due(table.now)
            if due and due.kind == "sand":
                expire(table)
            else:
                table.act_at_random(rng)
            again = Match.replay(through_file(table.match.record))
            assert again.step.timing == table.match.step.timing
            assert again.due(table.now + 10**6) == table.match.due(table.now + 10**6)


# --- the table's time for a turn


def test_a_turn_has_the_tables_time() -> None:
    """Shown where no sand runs; due with the seats that are waited for."""
    table = fair_table("coin_flip", 3, turn_ms=60_000)
    assert table.match.frame(0).clock == Clock("turn", (0, 1, 2), START + 60_000, 60_000)
    table.wait(20)
    table.act(1, {"do": "call", "side": "heads"})
    assert table.match.frame(0).clock == Clock("turn", (0, 2), START + 60_000, 60_000)
    assert table.match.due(START + 59_999) is None
    assert table.match.due(START + 60_000) == Due("turn", table.match.decision, (0, 2))
    table.act(0, {"do": "call", "side": "heads"})
    table.act(2, {"do": "call", "side": "tails"})
    assert ends(table) == table.now + 60_000


def test_sand_comes_before_the_tables_time() -> None:
    """Both run; the frame shows the sand, and what is due is the sand's if both are."""
    table = fair_table("parley", turn_ms=10_000)
    shown = table.match.frame(0).clock
    assert shown is not None
    assert shown.kind == "sand"
    assert table.match.next_deadline() == START + 10_000
    early = table.match.due(START + 10_000)
    assert early is not None
    assert early.kind == "turn"
    both = table.match.due(START + FULL)
    assert both is not None
    assert both.kind == "sand"


def test_no_clock_runs_after_the_end() -> None:
    """Nothing is due any more."""
    table = fair_table("coin_flip", turn_ms=1000)
    rng = Random(0)
    while not table.match.over:
        table.act_at_random(rng)
    assert table.match.next_deadline() is None
    assert table.match.frame(0).clock is None
    assert table.match.due(10**12) is None


def test_an_open_round_keeps_its_deadline() -> None:
    """Setting and being ready does not buy time."""
    table = at_figure()
    assert table.match.header.turn_ms == 0
    timed = fair_table("parley", turn_ms=60_000)
    _play_to_figure(timed)
    opened = ends(timed)
    timed.wait(10)
    timed.act(0, {"do": "set", "figure": 3})
    assert ends(timed) == opened


def _play_to_figure(table: Table) -> None:
    for seat in (0, 1):
        table.act(seat, DONE)
    for seat in (0, 1):
        table.act(seat, {"do": "lay", "token": "white"}, {"do": "lay", "token": "grey"})


# --- the glass by itself


@pytest.mark.parametrize(
    ("inherited", "used", "budget", "next_inherits"),
    [(0, 60, 60, 0), (20, 50, 80, 30), (60, 5, 120, 55), (20, 20, 80, 0), (0, 10, 60, 50), (30, 90, 90, 0)],
)
def test_a_glass_that_is_handed_on(inherited: int, used: int, budget: int, next_inherits: int) -> None:
    """The rest, then one full run; only sand still falling goes on."""
    first = Timing(handed=inherited * 1000)
    running = clock.start_decision(first, _pace(0, 60), 0, 0, undone=False)
    assert running.glass is not None
    assert running.glass.ends == budget * 1000
    after = clock.start_decision(running, _pace(1, 60), used * 1000, 0, undone=False)
    assert after.glass is not None
    assert after.glass.ends - used * 1000 == (next_inherits + 60) * 1000


def test_a_glass_that_is_not_handed_on_starts_full() -> None:
    """What is left is lost."""
    running = clock.start_decision(NO_CLOCK, _pace(0, 60, handed_on=False), 0, 0, undone=False)
    after = clock.start_decision(running, _pace(1, 60), 10_000, 0, undone=False)
    assert after.glass == Glass(Sand(1, 1, 60, handed_on=True), 0, 70_000)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 200_000)), max_size=12))
def test_handed_sand_is_never_more_than_a_glass(turns: list[tuple[int, int]]) -> None:
    """However fast the turns, a turn never has more than two glasses."""
    timing, now, seat = NO_CLOCK, 0, -1
    for step, spent in turns:
        seat = (seat + 1 + step % 2) % 4
        timing = clock.start_decision(timing, _pace(seat, 60), now, 0, undone=False)
        assert timing.glass is not None
        assert timing.glass.ends - now <= 120_000
        now = min(now + spent, timing.glass.ends)
        timing = clock.start_decision(timing, UNHURRIED, now, 0, undone=False)
        assert 0 <= timing.handed <= 60_000


def _pace(seat: int, seconds: float, *, handed_on: bool = True) -> Pace:
    return Pace(sand=Sand(seat, seat, seconds, handed_on=handed_on))

"""Simulation: common chance, rotations, exact sums, and the same result for any workers."""

from __future__ import annotations

import pickle
from fractions import Fraction
from itertools import pairwise
from math import isnan
from typing import Any

import pytest

from ludoteca.bots import Bot, Choice, NoSuchBot, Question
from ludoteca.bots.registry import BOTS
from ludoteca.core import BadSetup, Ending, Game, State
from ludoteca.lab.simulate import Plan, generator, play_deal, play_deals, simulate, win_share
from ludoteca.lab.tally import Sums, Tally, _student, merged, wilson
from ludoteca.play import catalog
from tests.bots.dare import Dare, DareView, dare, view

MIXED = ("greedy", "random", "random")


def _plan(*bots: str, seed: int = 3) -> Plan:
    return Plan("dare", {"polite": False}, bots, seed)


def test_every_bot_sits_in_every_seat_as_often() -> None:
    tally = simulate(dare(), MIXED, games=90)
    assert (tally.games, tally.deals) == (90, 30)
    assert tally.bots["greedy"].appearances == 90
    assert tally.bots["random"].appearances == 180


def test_games_come_in_whole_deals() -> None:
    assert simulate(dare(), MIXED, games=100).games == 102
    assert simulate(dare(), ("random", "random"), games=7).games == 7, "one rotation: all are alike"


def test_rotations_of_one_deal_share_their_chance() -> None:
    dealt: list[tuple[int, ...]] = []

    def watch(state: State, viewer: int) -> DareView:
        assert isinstance(state, Dare)
        dealt.append(tuple(state.cards))
        return view(state, viewer)

    game = dare(view=watch)
    for number in range(20):
        dealt.clear()
        play_deal(game, _plan(*MIXED), number)
        assert len(set(dealt)) == 1, "one deal of cards, three games"
    play_deal(game, _plan(*MIXED), 21)
    assert len(set(dealt)) == 2, "another deal, other cards"


def test_a_view_is_made_for_the_acting_seat_alone() -> None:
    viewers = []

    def watch(state: State, viewer: int) -> DareView:
        viewers.append((state.actor, viewer))
        return view(state, viewer)

    play_deal(dare(view=watch), _plan("greedy", "greedy", "greedy"), 0)
    assert viewers == [(0, 1), (1, 2), (2, 4)]


def test_random_plays_without_a_view() -> None:
    def hide(state: State, viewer: int) -> DareView:
        raise AssertionError("nobody looks")

    play_deal(dare(view=hide), _plan("random", "random"), 0)


def test_what_a_bot_draws_does_not_move_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think with a lot of randomness play on the same deals as those that do not."""

    def thirsty(question: Question) -> Choice:
        for _ in range(100):
            question.rng.random()
        return Choice([question.legal[0]])

    def cards(*bots: str) -> set[tuple[int, ...]]:
        dealt = set()

        def watch(state: State, viewer: int) -> DareView:
            assert isinstance(state, Dare)
            dealt.add(tuple(state.cards))
            return view(state, viewer)

        play_deals(dare(view=watch), _plan(*bots), range(5))
        return dealt

    monkeypatch.setitem(BOTS, "thirsty", Bot("Thirsty", lambda game: True, thirsty))
    assert cards("thirsty", "random") == cards("greedy", "greedy")


def test_generators_differ_by_seed_number_and_purpose() -> None:
    firsts = {
        generator(seed, number, purpose).random()
        for seed in (0, 1)
        for number in (0, 1, 11)
        for purpose in ("chance", "order", "seat 0", "seat 1", "seat 10")
    }
    assert len(firsts) == 30
    assert generator(4, 5, "chance").random() == generator(4, 5, "chance").random()


def test_greedy_beats_random() -> None:
    tally = simulate(dare(), MIXED, games=900)
    apart = tally.difference("greedy", "random")
    assert apart.low > 0
    assert tally.difference("random", "greedy") == (-apart.value, -apart.high, -apart.low)


def test_greedy_beats_random_at_every_game_that_rates_actions(any_game: Game) -> None:
    """Games of minutes are mostly luck and take many to tell; `make proof` plays many of all."""
    if any_game.rate is None or any_game.info.together:
        return
    seats = any_game.info.seats.least
    games = 60 if any_game.info.minutes >= 10 else 1200
    tally = simulate(any_game, ["greedy", *["random"] * (seats - 1)], games, seed=1)
    assert tally.difference("greedy", "random").low > 0


def test_equal_bots_are_not_told_apart() -> None:
    tally = simulate(dare(rate=lambda seen, action: 0.0), MIXED, games=900)
    apart = tally.difference("greedy", "random")
    assert apart.low < 0 < apart.high


def test_any_way_to_share_the_deals_out_gives_the_same() -> None:
    game, plan = dare(), _plan(*MIXED)
    whole = play_deals(game, plan, range(40))
    for cuts in ([0, 40], [0, 1, 40], [0, 13, 26, 40], list(range(41))):
        parts = [play_deals(game, plan, range(a, b)) for a, b in pairwise(cuts)]
        assert pickle.dumps(merged(parts)) == pickle.dumps(whole)
        assert merged(reversed(parts)) == whole


@pytest.mark.slow
def test_any_number_of_workers_gives_the_same() -> None:
    game = next(iter(catalog.games().values()))
    bots = ["random"] * game.info.seats.least
    told: list[int] = []
    alone = simulate(game, bots, games=12, seed=9)
    together = simulate(game, bots, games=12, seed=9, workers=3, progress=told.append)
    assert pickle.dumps(alone) == pickle.dumps(together)
    assert sum(told) == 12


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(dare(), MIXED, games=30, seed=seed) for seed in (1, 2))
    assert one != other


def test_wins_are_shared_and_together_all_win() -> None:
    shared = Ending("", "x", "won", (0, 2))
    assert [win_share(shared, seat) for seat in range(3)] == [Fraction(1, 2), 0, Fraction(1, 2)]
    assert win_share(Ending("", "x", "victory"), 1) == 1
    assert win_share(Ending("", "x", "defeat"), 1) == 0
    assert win_share(Ending("", "x", "unfinished"), 1) == 0


def test_a_game_that_runs_too_long_is_unfinished() -> None:
    """The twentieth act is the last: a game that never ends is counted, and stands at zero."""

    class Endless(Dare):
        def apply(self, seat: int, action: int, tell: Any = None) -> None:
            pass

    def endless(seats: int, options: Any) -> State:
        state = Endless()
        state.kind, state.actor, state.answers, state.bag, state.cards = 1, 0, [-1] * seats, [], [1] * seats
        return state

    tally = simulate(dare(new=endless), ("random", "random"), games=1)
    assert tally.endings == {"ending-unfinished": 1}
    assert tally.bots["random"].wins == 0
    assert tally.longest == 20


def test_a_choice_without_alternative_is_no_decision() -> None:
    class Meek(Dare):
        def legal_actions(self, seat: int) -> list[int]:
            return [0]

    def meek(seats: int, options: Any) -> State:
        state = Meek()
        state.kind, state.actor, state.answers, state.bag, state.cards = 1, 0, [-1] * seats, [], [1] * seats
        return state

    tally = simulate(dare(new=meek), ("random", "random"), games=1)
    assert (tally.shortest, tally.longest) == (0, 0)


def test_bad_setups_are_refused_before_anything_is_played() -> None:
    with pytest.raises(NoSuchBot):
        simulate(dare(), ("random", "rand"), games=1)
    with pytest.raises(BadSetup, match="2 to 4 players, not 5"):
        simulate(dare(), ["random"] * 5, games=1)
    with pytest.raises(BadSetup, match="no such option"):
        simulate(dare(), ["random"] * 2, games=1, options={"rude": True})


def test_sums_are_exact() -> None:
    sums = Sums()
    for value in (1, 2, 3, 4):
        sums.add(Fraction(value, 3))
    assert sums.total == Fraction(10, 3)
    assert sums.deviation == pytest.approx(0.430331, abs=1e-6)
    mean, low, high = sums.interval()
    assert mean == pytest.approx(0.833333, abs=1e-6)
    assert high - mean == pytest.approx(3.182446 * 0.430331 / 2, rel=1e-5)
    assert mean - low == pytest.approx(high - mean)


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (999, 1.962)]
)
def test_intervals_of_means_use_students_t(freedom: int, point: float) -> None:
    assert _student(freedom) == pytest.approx(point, abs=1e-3)


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [(0, 10, 0.0, 0.27753), (5, 10, 0.23659, 0.76341), (10, 10, 0.72247, 1.0), (81, 263, 0.25528, 0.36618)],
)
def test_wilson_intervals_match_published_values(wins: int, trials: int, low: float, high: float) -> None:
    """Newcombe (1998) gives 81 of 263 as .2553 to .3662."""
    found = wilson(Fraction(wins), trials)
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)


def test_too_little_gives_no_interval() -> None:
    tally = simulate(dare(), ("greedy", "random"), games=2)
    assert isnan(tally.difference("greedy", "random").low)
    assert isnan(wilson(Fraction(0), 0).value)
    assert merged([]) == Tally()

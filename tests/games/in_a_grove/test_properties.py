"""Laws that hold in every game, tried on random ones."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import CHANCE, ONE, OVER, Event, all_seats
from ludoteca.games.in_a_grove import GAME
from ludoteca.games.in_a_grove.documents import same_state
from ludoteca.games.in_a_grove.rules.judgement import has_no_chip, has_too_many, order_of_play
from ludoteca.games.in_a_grove.rules.steps import DEAL
from ludoteca.games.in_a_grove.state import Grove
from tests.games.in_a_grove.invariants import check
from tests.games.in_a_grove.scene import random_game

Options = dict[str, object]
TABLES = st.fixed_dictionaries(
    {
        "closed_card": st.sampled_from(["sole_chip", "last_accused"]),
        "next_discoverer": st.sampled_from(["right", "left"]),
        "full_ranking": st.booleans(),
    }
)
GAMES = {"seats": st.integers(2, 4), "seed": st.integers(0, 10**6), "options": TABLES}
SOME = settings(max_examples=25, deadline=None, derandomize=True)


@SOME
@given(**GAMES)
def test_figures_chips_and_knowledge_agree(seats: int, seed: int, options: Options) -> None:
    for state in random_game(seats, seed, options):
        check(state)


@SOME
@given(**GAMES)
def test_a_position_written_and_read_is_the_same(seats: int, seed: int, options: Options) -> None:
    for state in random_game(seats, seed, options):
        again = GAME.read_position(GAME.write_position(state)).state
        assert isinstance(again, Grove)
        assert same_state(again, state)


@SOME
@given(**GAMES)
def test_a_resampled_state_looks_the_same_and_is_sound(seats: int, seed: int, options: Options) -> None:
    rng = Random(seed)
    for state in random_game(seats, seed, options):
        for viewer in range(1 << seats):
            seen = GAME.view(state, viewer)
            twin = GAME.resample(seen, rng)
            assert isinstance(twin, Grove)
            check(twin)
            assert GAME.view(twin, viewer) == seen
            if viewer == all_seats(seats):
                assert same_state(twin, state)


@SOME
@given(**GAMES)
def test_a_twin_is_told_the_same_however_it_goes_on(seats: int, seed: int, options: Options) -> None:
    """What a seat is told of public acts does not depend on figures that it has not seen."""
    rng = Random(seed)
    for state in random_game(seats, seed, options):
        if state.kind != ONE:
            continue
        viewer = 1 << rng.choice([seat for seat in range(seats) if seat != state.actor])
        twin = GAME.resample(GAME.view(state, viewer), rng)
        assert isinstance(twin, Grove)
        for action in state.legal_actions(state.actor):
            (ours, told), (theirs, told_too) = after(state, action), after(twin, action)
            if not ours.shown or state.shown:
                assert [event.told_to(viewer) for event in told] == [
                    event.told_to(viewer) for event in told_too
                ]
                assert GAME.view(ours, viewer) == GAME.view(theirs, viewer)


def after(state: Grove, action: int) -> tuple[Grove, list[Event]]:
    twin, events = state.clone(), list[Event]()
    twin.apply(twin.actor, action, events.append)
    return twin, events


@SOME
@given(**GAMES)
def test_refusals_and_legal_actions_are_two_sides_of_one_thing(
    seats: int, seed: int, options: Options
) -> None:
    for state in random_game(seats, seed, options):
        for seat in range(-2, 5):
            legal = state.legal_actions(seat)
            assert legal == sorted(set(legal))
            for action in range(GAME.actions.size):
                assert (GAME.refuse(state, seat, action) is None) == (action in legal)


@SOME
@given(**GAMES)
def test_a_deal_run_at_once_is_a_deal_drawn_one_by_one(seats: int, seed: int, options: Options) -> None:
    for state in random_game(seats, seed, options):
        if state.kind != CHANCE:
            continue
        fast, slow = state.clone(), state.clone()
        fast_rng, slow_rng = Random(seed), Random(seed)
        fast.run_chance(fast_rng)
        while slow.kind == CHANCE:
            slow.apply_chance(slow.sample_chance(slow_rng))
        assert same_state(fast, slow)
        assert fast_rng.random() == slow_rng.random()


@SOME
@given(**GAMES)
def test_clones_are_independent(seats: int, seed: int, options: Options) -> None:
    """Playing on one leaves the other as it was, lists that both share included."""
    for number, state in enumerate(random_game(seats, seed, options)):
        if number % 5 or state.kind == OVER:
            continue
        before, twin, rng = GAME.write_position(state), state.clone(), Random(seed)
        legal = state.legal_actions(state.actor)
        listed = legal[:]
        while twin.kind != OVER:
            twin.run_chance(rng)
            twin.apply(twin.actor, rng.choice(twin.legal_actions(twin.actor)))
        assert GAME.write_position(state) == before
        assert legal == listed


@SOME
@given(**GAMES)
def test_a_game_goes_on_exactly_while_nobody_loses(seats: int, seed: int, options: Options) -> None:
    """Nobody who would lose is ever dealt to again, and the loser is the earliest of the first step."""
    for state in random_game(seats, seed, options):
        if state.step == DEAL and state.kind == CHANCE:
            assert not any(has_too_many(state, seat) or has_no_chip(state, seat) for seat in range(seats))
    order = order_of_play(state)
    losers = [seat for seat in order if has_too_many(state, seat)]
    losers = losers or [seat for seat in order if has_no_chip(state, seat)]
    assert state.loser == losers[0]
    assert state.returns() == [1.0 - seats if seat == losers[0] else 1.0 for seat in range(seats)]
    assert sum(state.returns()) == 0


def test_games_stay_within_the_bound() -> None:
    """Random games end long before `max_decisions`."""
    for seed in range(50):
        assert sum(state.kind == ONE for state in random_game(4, seed)) < GAME.info.max_decisions / 10

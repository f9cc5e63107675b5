"""Laws that hold in every game, tried on random ones."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import CHANCE, EACH, OVER, all_seats
from ludoteca.games.quietville import GAME
from ludoteca.games.quietville.documents import same_state
from ludoteca.games.quietville.space import BUY, TAKE, VOTE
from ludoteca.games.quietville.state import Quietville
from tests.games.quietville.invariants import check
from tests.games.quietville.scene import random_game

TABLES = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["base", "divine"]),
        "disaster_exhaustion": st.sampled_from(["reshuffle", "end_at_last_full_row"]),
        "include_beautiful_day": st.booleans(),
    }
)
GAMES = {"seats": st.integers(3, 5), "seed": st.integers(0, 10**6), "options": TABLES}
FEW = settings(max_examples=6, deadline=None, derandomize=True)


@FEW
@given(**GAMES)
def test_money_and_cards_are_conserved(seats: int, seed: int, options: dict[str, str | bool]) -> None:
    for state in random_game(seats, seed, **options):
        check(state)


@FEW
@given(**GAMES)
def test_a_position_written_and_read_is_the_same(
    seats: int, seed: int, options: dict[str, str | bool]
) -> None:
    for state in random_game(seats, seed, **options):
        again = GAME.read_position(GAME.write_position(state)).state
        assert isinstance(again, Quietville)
        assert same_state(again, state)


@FEW
@given(**GAMES)
def test_a_resampled_state_looks_the_same_and_is_sound(
    seats: int, seed: int, options: dict[str, str | bool]
) -> None:
    rng = Random(seed)
    for state in random_game(seats, seed, **options):
        for viewer in (0, 1, 0b110, all_seats(seats)):
            seen = GAME.view(state, viewer)
            twin = GAME.resample(seen, rng)
            assert isinstance(twin, Quietville)
            check(twin)
            assert GAME.view(twin, viewer) == seen
            if viewer == all_seats(seats):
                assert same_state(twin, state)


@FEW
@given(**GAMES)
def test_refusals_and_legal_actions_are_two_sides_of_one_thing(
    seats: int, seed: int, options: dict[str, str | bool]
) -> None:
    for number, state in enumerate(random_game(seats, seed, **options)):
        if number % 9 and state.step == 0 and state.kind not in (EACH, OVER):
            continue
        for seat in range(-1, 6):
            legal = state.legal_actions(seat)
            assert legal == sorted(set(legal))
            for action in range(GAME.actions.size):
                assert (GAME.refuse(state, seat, action) is None) == (action in legal)


@FEW
@given(**GAMES)
def test_chance_run_at_once_is_chance_drawn_one_by_one(
    seats: int, seed: int, options: dict[str, str | bool]
) -> None:
    for state in random_game(seats, seed, **options):
        if state.kind != CHANCE:
            continue
        fast, slow = state.clone(), state.clone()
        fast_rng, slow_rng = Random(seed), Random(seed)
        fast.run_chance(fast_rng)
        while slow.kind == CHANCE:
            slow.apply_chance(slow.sample_chance(slow_rng))
        assert same_state(fast, slow)
        assert fast_rng.random() == slow_rng.random()


@FEW
@given(**GAMES)
def test_clones_are_independent(seats: int, seed: int, options: dict[str, str | bool]) -> None:
    """Playing on one leaves the other as it was, lists that both share included."""
    for number, state in enumerate(random_game(seats, seed, **options)):
        if number % 13 or state.kind == OVER:
            continue
        before, twin, rng = GAME.write_position(state), state.clone(), Random(seed)
        legal = state.legal_actions(state.actor)
        listed = legal[:]
        for _ in range(8):
            twin.run_chance(rng)
            if twin.kind != OVER:
                twin.apply(twin.actor, twin.legal_actions(twin.actor)[-1])
        assert GAME.write_position(state) == before
        assert legal == listed


@FEW
@given(seats=GAMES["seats"], seed=GAMES["seed"])
def test_in_the_base_game_money_moves_by_buying_and_taking_alone(seats: int, seed: int) -> None:
    """A purchase costs one, a disaster brings one, nothing else moves money (QV-004)."""
    rng = Random(seed)
    state = GAME.setup(seats)
    assert isinstance(state, Quietville)
    while state.kind != OVER:
        state.run_chance(rng)
        seat = state.actor
        before = list(state.money)
        action = rng.choice(state.legal_actions(seat))
        state.apply(seat, action)
        change = -1 if BUY <= action < TAKE else int(TAKE <= action < VOTE)
        before[seat] += change
        assert state.money == before


def test_games_stay_within_the_bound() -> None:
    """Random games end long before `max_decisions`."""
    for seed in range(5):
        assert sum(1 for _ in random_game(5, seed, mode="divine")) < GAME.info.max_decisions

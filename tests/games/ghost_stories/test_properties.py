"""Laws that hold in every game, tried on random ones."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import CHANCE, OVER
from ludoteca.games.ghost_stories import GAME
from ludoteca.games.ghost_stories.rules.ending import cards_left
from tests.games.ghost_stories.invariants import check
from tests.games.ghost_stories.scene import random_game

TABLES = st.fixed_dictionaries(
    {
        "level": st.sampled_from(["initiation", "normal", "nightmare", "hell"]),
        "five_qi": st.booleans(),
        "haunted_limit": st.sampled_from([3, 4]),
        "yin_order": st.sampled_from(["choose", "left_to_right"]),
        "bearer": st.sampled_from(["group", "next_living", "everyone"]),
        "cemetery_curse": st.sampled_from(["haunts", "nothing"]),
        "pavilion": st.sampled_from(["one_step", "any_tile"]),
    }
)
GAMES = {"seats": st.integers(1, 4), "seed": st.integers(0, 10**6), "options": TABLES}
FEW = settings(max_examples=12, deadline=None, derandomize=True)


@pytest.mark.rule("GS-013", "GS-012", "GS-242")
@FEW
@given(**GAMES)
def test_tokens_figures_and_cards_are_conserved(seats: int, seed: int, options: dict[str, object]) -> None:
    """GS-S009, GS-S010, GS-S429, GS-S445: after every step, with all player counts and levels."""
    for state in random_game(seats, seed, **options):
        check(state)


@pytest.mark.rule("GS-016", "GS-088", "GS-092")
@FEW
@given(**GAMES)
def test_a_figure_stands_on_its_card_or_on_the_board(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    """GS-S075: the edge icon is left at once, so no figure is ever seen there."""
    for state in random_game(seats, seed, **options):
        figures = GAME.facts(state)["figure"]
        assert isinstance(figures, dict)
        assert set(figures.values()) <= {"card", "board"}


@pytest.mark.parametrize("level", ["initiation", "normal", "nightmare", "hell"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_count_and_level_is_sound(seats: int, level: str) -> None:
    for seed in range(3):
        for state in random_game(seats, seed, level=level):
            check(state)


@FEW
@given(**GAMES)
def test_a_position_written_and_read_is_the_same(seats: int, seed: int, options: dict[str, object]) -> None:
    for number, state in enumerate(random_game(seats, seed, **options)):
        if number % 3 == 0:
            document = GAME.write_position(state)
            again = GAME.read_position(document).state
            assert GAME.write_position(again) == document
            assert again.turn() == state.turn()


@FEW
@given(**GAMES)
def test_clones_are_independent(seats: int, seed: int, options: dict[str, object]) -> None:
    for number, state in enumerate(random_game(seats, seed, **options)):
        if number % 13 or state.kind == OVER:
            continue
        before, twin, rng = GAME.write_position(state), state.clone(), Random(seed)
        for _ in range(12):
            twin.run_chance(rng)
            if twin.kind != OVER:
                twin.apply(twin.actor, twin.legal_actions(twin.actor)[-1])
        assert GAME.write_position(state) == before


@FEW
@given(**GAMES)
def test_the_deck_only_shrinks_and_every_living_turn_draws_or_costs_qi(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    """So a game that nobody prolongs by revivals is bounded."""
    cards = 60
    for state in random_game(seats, seed, **options):
        assert cards_left(state) <= cards
        cards = cards_left(state)


def test_games_stay_within_the_bound() -> None:
    for seed in range(5):
        decisions = sum(state.kind != CHANCE for state in random_game(4, seed))
        assert decisions < GAME.info.max_decisions

"""The advice for bots: it beats random play, and it does not peek."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import CHANCE, OVER
from ludoteca.games.quietville import GAME
from ludoteca.games.quietville.bot import evaluate, rate
from ludoteca.games.quietville.state import Quietville
from ludoteca.lab.simulate import simulate
from tests.games.quietville.scene import divine, lay


def advised(state: Quietville, seat: int) -> int:
    """The act that looks best to a seat."""
    seen = GAME.view(state, 1 << seat)
    return max(state.legal_actions(seat), key=lambda action: rate(seen, action))


def play(seed: int, mode: str) -> float:
    """One seat follows the advice, three play at random; its share of the win."""
    rng, mine = Random(seed), seed % 4
    state = GAME.setup(4, {"mode": mode})
    assert isinstance(state, Quietville)
    while state.kind != OVER:
        if state.kind == CHANCE:
            state.run_chance(rng)
        elif state.actor == mine:
            state.apply(mine, advised(state, mine))
        else:
            state.apply(state.actor, rng.choice(state.legal_actions(state.actor)))
    return state.returns()[mine]


@pytest.mark.parametrize("mode", ["base", "divine"])
def test_good_advice_beats_three_random_players(mode: str) -> None:
    assert sum(play(seed, mode) for seed in range(16)) >= 13


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "games"), [("greedy", "random", 60), ("ismcts-50", "greedy", 45)]
)
def test_the_ladder(better: str, worse: str, games: int) -> None:
    """Random, greedy, searching: each beats two of the one below on the same deals, from every seat."""
    tally = simulate(GAME, [better, worse, worse], games, seed=3)
    assert tally.difference(better, worse).low > 0


def test_a_harmless_disaster_is_better_than_a_ruinous_one() -> None:
    state = lay(supply={"A": ["R6", "R8"]}, money={"A": 0}, disasters_row=["all:R", "all:G"]).state
    assert GAME.actions.to_words(advised(state, 0)) == {"do": "take", "card": "all:G"}


def test_the_cheapest_building_is_given_up() -> None:
    table = lay(supply={"A": ["R3", "R8", "B7"]}, money={"A": 0}, disasters_row=["fixed:R1", "all:R"])
    table.act("A", "take", card="fixed:R1")
    assert GAME.actions.to_words(advised(table.state, 0)) == {"do": "lose", "card": "R3"}


def test_what_cannot_be_seen_changes_no_advice() -> None:
    """The same view gives the same rating, whatever others hold."""
    table = divine(hands={"A": ["swap"], "B": ["money", "right"]}, supply={"A": ["R3"]})
    rng = Random(3)
    for _ in range(20):
        twin = GAME.resample(table.view("A"), rng)
        assert isinstance(twin, Quietville)
        assert advised(twin, 0) == advised(table.state, 0)


def test_standing_is_between_minus_one_and_one() -> None:
    state = lay(supply={"A": ["R8", "B8", "G8"], "B": ["R3"]}).state
    assert 0 < evaluate(state, 0) < 1
    assert -1 < evaluate(state, 1) < 0

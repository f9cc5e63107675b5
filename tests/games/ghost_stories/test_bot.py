"""Advice for bots: it survives longer than chance, and it sees nothing that is not open."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import OVER, playout
from ludoteca.games.ghost_stories import GAME
from ludoteca.games.ghost_stories.bot import at_least, evaluate, rate
from ludoteca.games.ghost_stories.state import GhostStories
from tests.games.ghost_stories.scene import Scene


def advised(seed: int) -> GhostStories:
    """Play a game as advised."""
    rng = Random(seed)
    state = GAME.setup(4)
    assert isinstance(state, GhostStories)
    while True:
        state.run_chance(rng)
        if state.kind == OVER:
            return state
        seen = GAME.view(state, 1 << state.actor)
        legal = state.legal_actions(state.actor)
        state.apply(state.actor, max(legal, key=lambda action: rate(seen, action)))


def test_advice_carries_much_further_than_chance() -> None:
    chance_left = 0
    for seed in range(6):
        state = GAME.setup(4)
        playout(state, Random(seed))
        assert isinstance(state, GhostStories)
        chance_left += sum(state.blocks)
    assert sum(sum(advised(seed).blocks) for seed in range(6)) < 0.6 * chance_left


@pytest.mark.parametrize(
    ("position", "better", "worse"),
    [
        ({"at": {"yellow": [1, 2]}, "ghosts": {"N2": "Ghoul"}}, {"do": "exorcise"}, {"do": "help"}),
        ({"ghosts": {"N2": "Ghoul"}}, {"do": "move", "tile": "1,2"}, {"do": "move", "tile": "3,2"}),
        ({"haunted": [[1, 1], [1, 3]]}, {"do": "yin_restore", "tile": "1,1"}, {"do": "end", "how": "plain"}),
    ],
)
def test_advice_prefers_the_sensible(
    position: dict[str, object], better: dict[str, object], worse: dict[str, object]
) -> None:
    seen = GAME.view(Scene(**position).state, 1)
    good, bad = (rate(seen, GAME.actions.from_words(words)) for words in (better, worse))
    assert good > bad


def test_chances_of_dice() -> None:
    assert at_least(1, 3, 1 / 3) == pytest.approx(19 / 27)
    assert at_least(2, 3, 1 / 3) == pytest.approx(7 / 27)
    assert at_least(4, 3, 1 / 3) == 0


def test_a_finished_game_is_worth_what_it_is() -> None:
    won = Scene(ended="incarnations", beaten=1).state
    lost = Scene(ended="haunted").state
    calm, grim = Scene().state, Scene(haunted=[[1, 1], [2, 2]], ghosts={"N1": "Lich"}).state
    assert evaluate(won, 0) == 1.0
    assert evaluate(lost, 2) == -1.0
    assert -1.0 < evaluate(grim, 0) < evaluate(calm, 0) < 1.0

"""Draws: the first discoverer, and figures that get their identity as they leave the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.chance import bag_outcomes
from ludoteca.core.state import CHANCE
from ludoteca.games.in_a_grove.rules import scene
from ludoteca.games.in_a_grove.rules.steps import FIRST
from ludoteca.games.in_a_grove.space import DISCOVERER, FIGURE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Event
    from ludoteca.games.in_a_grove.state import Grove


def bag(state: Grove) -> list[int]:
    """What the next draw is made from: the seats at first, then the deck."""
    return list(range(state.seats)) if state.step == FIRST else state.deck


def base(state: Grove) -> int:
    """Where the outcomes of the next draw begin in the chance space."""
    return DISCOVERER if state.step == FIRST else FIGURE


def chance_outcomes(state: Grove) -> list[tuple[int, int]]:
    """List (outcome, weight) of the next draw; nothing when no draw is due."""
    return bag_outcomes(bag(state), base(state)) if state.kind == CHANCE else []


def sample_chance(state: Grove, rng: Rng) -> int:
    """Draw, each seat or figure equally likely (IG-024, IG-025)."""
    drawn = bag(state)
    return base(state) + drawn[int(rng.random() * len(drawn))]


def apply_chance(state: Grove, outcome: int, tell: Callable[[Event], None] | None) -> None:
    """Give the marker to the seat drawn, or lay the figure drawn at the next place."""
    if state.step == FIRST:
        state.discoverer = outcome - DISCOVERER
        scene.gather(state)
    else:
        scene.lay(state, outcome - FIGURE, tell)


def run_chance(state: Grove, rng: Rng) -> None:
    """Deal up to the next choice."""
    if state.kind == CHANCE:
        if state.step == FIRST:
            apply_chance(state, sample_chance(state, rng), None)
        scene.deal_all(state, rng)

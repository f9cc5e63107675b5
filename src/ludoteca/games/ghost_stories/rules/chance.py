"""Draws and rolls: every outcome with its weight, and what it leads to."""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING

from ludoteca.core.state import CHANCE
from ludoteca.games.ghost_stories.rules import agenda, arrival, curse, exorcism, setup, village
from ludoteca.games.ghost_stories.rules.steps import (
    CURSING,
    CURSING_AGAIN,
    FIRST,
    GATHERING,
    ROLLING,
    SUMMONING,
)
from ludoteca.games.ghost_stories.space import DRAWN, MOST_DICE, ROLL_CHANCE, ROLLS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories


def _ways(roll: list[int]) -> int:
    """The number of ways to throw a multiset."""
    ways = factorial(len(roll))
    for face in set(roll):
        ways //= factorial(roll.count(face))
    return ways


ROLL_OUTCOMES: list[list[tuple[int, int]]] = [
    [(ROLL_CHANCE[dice] + at, _ways(roll)) for at, roll in enumerate(ROLLS[dice])]
    for dice in range(MOST_DICE + 1)
]
"""For each number of dice its rolls, each as heavy as the ways to throw it (GS-240)."""
THROWS: list[list[int]] = [
    [outcome for outcome, ways in ROLL_OUTCOMES[dice] for _ in range(ways)] for dice in range(MOST_DICE + 1)
]
"""The same with every way written out, to sample from."""


CURSE_DICE: frozenset[int] = frozenset({CURSING, CURSING_AGAIN})
"""Steps that wait for the Curse die; those beyond setting up and drawing wait for Tao dice."""


def dice_due(state: GhostStories) -> int:
    """How many Tao dice fall now."""
    if state.step == ROLLING:
        return state.operand
    return village.HERBS if state.step == GATHERING else len(state.marked)


def chance_outcomes(state: GhostStories) -> list[tuple[int, int]]:
    """List (outcome, weight) of what is due; nothing when nobody rolls or draws."""
    if state.kind != CHANCE:
        return []
    step = state.step
    if step == SUMMONING:
        return arrival.outcomes(state)
    if step <= FIRST:
        base = setup.base(state)
        return [(base + one, 1) for one in setup.left(state)]
    return curse.OUTCOMES if step in CURSE_DICE else ROLL_OUTCOMES[dice_due(state)]


def sample_chance(state: GhostStories, rng: Rng) -> int:
    """Draw or roll, every card and every face equally likely."""
    step = state.step
    if step == SUMMONING:
        return arrival.sample(state, rng)
    if step <= FIRST:
        left = setup.left(state)
        return setup.base(state) + left[int(rng.random() * len(left))]
    if step in CURSE_DICE:
        return curse.sample(rng)
    throws = THROWS[dice_due(state)]
    return throws[int(rng.random() * len(throws))]


def apply_chance(state: GhostStories, outcome: int, tell: Callable[[Event], None] | None) -> None:
    """Carry out what was drawn or rolled, and go on to the next choice or roll."""
    step = state.step
    state.last_act = DRAWN + outcome
    state.kind = agenda.AT_WORK
    if step == SUMMONING:
        arrival.draw(state, outcome, tell)
    elif step <= FIRST:
        setup.draw(state, outcome, tell)
    elif step in CURSE_DICE:
        curse.roll(state, outcome, tell)
    else:
        _roll(state, outcome, tell)
    agenda.work(state, tell)


def _roll(state: GhostStories, outcome: int, tell: Callable[[Event], None] | None) -> None:
    dice = dice_due(state)
    faces = ROLLS[dice][outcome - ROLL_CHANCE[dice]]
    if state.step == ROLLING:
        exorcism.roll(state, faces, tell)
    elif state.step == GATHERING:
        village.gather(state, faces, tell)
    else:
        exorcism.roll_again(state, faces, tell)


def run_chance(state: GhostStories, rng: Rng) -> None:
    """Draw and roll up to the next choice."""
    while state.kind == CHANCE:
        apply_chance(state, sample_chance(state, rng), None)

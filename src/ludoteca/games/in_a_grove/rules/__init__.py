"""The rules of In a Grove, by noun; here the few verbs that a state calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.state import CHANCE
from ludoteca.games.in_a_grove.rules import accusing, looking, scene, tampering
from ludoteca.games.in_a_grove.rules.chance import apply_chance, chance_outcomes, run_chance, sample_chance
from ludoteca.games.in_a_grove.rules.judgement import ending, returns
from ludoteca.games.in_a_grove.rules.steps import ACCUSATION, ALIBI, FIRST, LOOK, NO_FIGURE, NOWHERE
from ludoteca.games.in_a_grove.space import ACCUSE, LEAVE, LET_BE, TAMPER

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.in_a_grove.state import Grove

__all__ = [
    "ALIBI",
    "NOWHERE",
    "NO_FIGURE",
    "apply",
    "apply_chance",
    "chance_outcomes",
    "ending",
    "legal_actions",
    "open_box",
    "returns",
    "run_chance",
    "sample_chance",
]


def open_box(state: Grove) -> None:
    """Begin a new game: draw the first discoverer, unless the table named one (IG-024)."""
    if state.named_first >= 0:
        state.discoverer = state.named_first
        scene.gather(state)
    else:
        state.kind = CHANCE
        state.step = FIRST


def legal_actions(state: Grove, seat: int) -> list[int]:
    """List what `seat` may do now, ascending."""
    if seat != state.actor or seat < 0:
        return []
    step = state.step
    if step == LOOK:
        return looking.legal_looks(state)
    return accusing.ACCUSATIONS if step == ACCUSATION else tampering.SWAPS


def apply(state: Grove, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Carry out a legal action."""
    if action >= ACCUSE:
        accusing.accuse(state, seat, action - ACCUSE, tell)
    elif action < TAMPER:
        looking.leave(state, seat, action - LEAVE, tell)
    elif action < LET_BE:
        tampering.tamper(state, seat, action - TAMPER, tell)
    else:
        tampering.let_be(state, seat, tell)

"""Tampering: the discoverer, and nobody else, may swap one suspect with the victim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.in_a_grove import events
from ludoteca.games.in_a_grove.rules.steps import ACCUSATION, VICTIM
from ludoteca.games.in_a_grove.space import LET_BE, TAMPER

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.in_a_grove.state import Grove

SWAPS: Final[list[int]] = [TAMPER, TAMPER + 1, TAMPER + 2, LET_BE]
"""Any suspect may be swapped, seen or not, or none (IG-037, IG-038)."""


def may_tamper(state: Grove, seat: int) -> bool:
    """Tampering is the discoverer's alone (IG-048)."""
    return seat == state.discoverer


def tamper(state: Grove, seat: int, place: int, tell: Callable[[Event], None] | None) -> None:
    """Swap a suspect with the victim; who has seen either goes on knowing it (IG-037 to IG-041)."""
    figures = state.figures
    figures[place], figures[VICTIM] = figures[VICTIM], figures[place]
    state.tampered = place
    state.step = ACCUSATION
    if tell is not None:
        tell(events.tampered(seat, place))


def let_be(state: Grove, seat: int, tell: Callable[[Event], None] | None) -> None:
    """Leave the victim where it lies (IG-037)."""
    state.step = ACCUSATION
    if tell is not None:
        tell(events.let_be(seat))

"""Accusing: one chip below a suspect, on top of those that lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.in_a_grove import events
from ludoteca.games.in_a_grove.rules import judgement, reveal, scene
from ludoteca.games.in_a_grove.rules.steps import LOOK, NOWHERE
from ludoteca.games.in_a_grove.space import ACCUSE, SUSPECTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.in_a_grove.state import Grove

ACCUSATIONS: Final[list[int]] = [ACCUSE, ACCUSE + 1, ACCUSE + 2]
"""Any suspect may be accused: unseen, closed, or known to be innocent (IG-049 to IG-054)."""


def accuse(state: Grove, seat: int, place: int, tell: Callable[[Event], None] | None) -> None:
    """Put a chip on top of a stack; after the last one the truth comes out (IG-043, IG-050, IG-056)."""
    state.chips[seat] -= 1
    state.stacks[place].append(seat)
    state.last = place
    if tell is not None:
        tell(events.accused(seat, place))
    following = scene.left_of(seat, state.seats)
    if following == state.discoverer:
        reveal.reveal(state, tell)
    else:
        state.actor = following
        state.step = LOOK


def accused_by(state: Grove, seat: int) -> int:
    """The suspect below which a seat's chip lies, NOWHERE before it has accused."""
    for place in range(SUSPECTS):
        if seat in state.stacks[place]:
            return place
    return NOWHERE


def accused_last(state: Grove) -> int:
    """The suspect accused last this round, NOWHERE before the first chip."""
    placed = sum([len(stack) for stack in state.stacks])
    return accused_by(state, judgement.order_of_play(state)[placed - 1]) if placed else NOWHERE

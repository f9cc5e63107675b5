"""Looking at two suspects: which one may be closed, and what the looker knows from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.in_a_grove import events
from ludoteca.games.in_a_grove.rules import tampering
from ludoteca.games.in_a_grove.rules.steps import ACCUSATION, NOWHERE, SWAP, VICTIM
from ludoteca.games.in_a_grove.space import LEAVE, SUSPECTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.in_a_grove.state import Grove

OTHERS: Final[list[list[int]]] = [[1, 2], [0, 2], [0, 1]]
"""The two suspects that are looked at when one is left."""
ANY_LEFT: Final[list[int]] = [LEAVE, LEAVE + 1, LEAVE + 2]
ONE_LEFT: Final[list[list[int]]] = [[LEAVE], [LEAVE + 1], [LEAVE + 2]]


def closed_place(state: Grove) -> int:
    """The suspect that may not be looked at now, NOWHERE if all may.

    It is the one below which only the previous player's chip lies (IG-045), or with the wider
    reading the one the previous player accused, whatever else lies there.
    """
    last = state.last
    if last >= 0 and (state.wide_closing or len(state.stacks[last]) == 1):
        return last
    return NOWHERE


def may_leave(state: Grove, place: int) -> bool:
    """A suspect may be left unseen unless another one has to be (IG-035, IG-044, IG-045)."""
    closed = closed_place(state)
    return closed in (NOWHERE, place)


def legal_looks(state: Grove) -> list[int]:
    """The suspects that may be left: all, or the closed one alone (IG-046, IG-047)."""
    closed = closed_place(state)
    return ANY_LEFT if closed < 0 else ONE_LEFT[closed]


def leave(state: Grove, seat: int, left: int, tell: Callable[[Event], None] | None) -> None:
    """Look at the other two; what was last revealed is put away (IG-035, IG-044)."""
    if state.shown:
        state.shown = []
        state.settled = []
    one, other = OTHERS[left]
    state.witnesses[state.figures[one]] |= 1 << seat
    state.witnesses[state.figures[other]] |= 1 << seat
    state.step = SWAP if tampering.may_tamper(state, seat) else ACCUSATION
    if tell is not None:
        tell(events.looked(seat, [one, other], [state.figures[one], state.figures[other]]))


def looked_at(state: Grove, seat: int) -> list[int]:
    """The suspects that a seat has looked at this round; public, for all see who looks where."""
    seen: list[int] = []
    for place in range(SUSPECTS):
        figure = state.figures[lies_now(state, seat, place)]
        if figure >= 0 and state.witnesses[figure] >> seat & 1:
            seen.append(place)
    return seen


def lies_now(state: Grove, seat: int, place: int) -> int:
    """Where what a seat looked at lies now: the discoverer looks before the swap (IG-039, IG-041)."""
    return VICTIM if place == state.tampered and seat == state.discoverer else place


def unseen_place(state: Grove) -> int:
    """Where the Unseen marker stands: above the suspect the discoverer left (IG-036, IG-042)."""
    seen = looked_at(state, state.discoverer)
    return SUSPECTS - sum(seen) if len(seen) == len(OTHERS[0]) else NOWHERE

"""The reveal: suspects are turned up, right chips go home, wrong stacks to whoever is on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.in_a_grove import events
from ludoteca.games.in_a_grove.rules import judgement
from ludoteca.games.in_a_grove.rules.murderer import guilty_place
from ludoteca.games.in_a_grove.rules.steps import NOWHERE
from ludoteca.games.in_a_grove.space import SUSPECTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.in_a_grove.state import Grove


def reveal(state: Grove, tell: Callable[[Event], None] | None) -> None:
    """Turn up the suspects and settle each stack on its own, then judge (IG-057 to IG-063)."""
    suspects = state.figures[:SUSPECTS]
    guilty = guilty_place(suspects)
    stacks = state.stacks
    if tell is not None:
        tell(events.revealed(suspects, guilty))
    for place in range(SUSPECTS):
        if stacks[place]:
            if place == guilty:
                _give_back(state, place, tell)
            else:
                _take(state, place, tell)
    state.shown = suspects
    state.settled = stacks
    state.stacks = [[], [], []]
    state.last = NOWHERE
    judgement.judge(state, tell)


def _give_back(state: Grove, place: int, tell: Callable[[Event], None] | None) -> None:
    """Every chip below the murderer goes back to its owner (IG-058)."""
    stack = state.stacks[place]
    for seat in stack:
        state.chips[seat] += 1
    if tell is not None:
        tell(events.given_back(place, stack))


def _take(state: Grove, place: int, tell: Callable[[Event], None] | None) -> None:
    """The owner of the top chip takes a wrong stack whole, as Liar chips (IG-059 to IG-061)."""
    stack = state.stacks[place]
    seat = stack[-1]
    state.liars[seat] += len(stack)
    if tell is not None:
        tell(events.taken(place, seat, len(stack)))

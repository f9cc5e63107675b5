"""The judgement: who loses, how the others are ranked, and who discovers the next scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.state import NOBODY, OVER
from ludoteca.core.words import Ending
from ludoteca.games.in_a_grove import events
from ludoteca.games.in_a_grove.rules import scene
from ludoteca.games.in_a_grove.rules.steps import MOST_CHIPS
from ludoteca.games.in_a_grove.space import MOST_SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.in_a_grove.state import Grove

ORDERS: Final[list[list[list[int]]]] = [
    [[(first + turn) % seats for turn in range(seats)] for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


def order_of_play(state: Grove) -> list[int]:
    """The seats in the order they act this round: clockwise from the discoverer (IG-034)."""
    return ORDERS[state.seats][state.discoverer]


def total(state: Grove, seat: int) -> int:
    """Accusation and Liar chips of a seat together."""
    return state.chips[seat] + state.liars[seat]


def has_too_many(state: Grove, seat: int) -> bool:
    """Eight chips or more, of whatever side, are too many (IG-067)."""
    return state.chips[seat] + state.liars[seat] >= MOST_CHIPS


def has_no_chip(state: Grove, seat: int) -> bool:
    """Nothing is left to accuse with (IG-070)."""
    return state.chips[seat] == 0


def find_loser(state: Grove) -> int:
    """Too many chips first, then none to accuse with; of several the earliest (IG-066 to IG-072)."""
    order = order_of_play(state)
    for seat in order:
        if has_too_many(state, seat):
            return seat
    if 0 in state.chips:
        for seat in order:
            if has_no_chip(state, seat):
                return seat
    return NOBODY


def judge(state: Grove, tell: Callable[[Event], None] | None) -> None:
    """End the game if somebody loses, else hand on the marker to a new scene (IG-066, IG-073)."""
    state.loser = find_loser(state)
    if state.loser < 0:
        state.discoverer = next_discoverer(state)
        scene.gather(state)
        return
    state.kind = OVER
    state.actor = NOBODY
    if tell is not None:
        tell(_how_lost(state))


def _how_lost(state: Grove) -> Event:
    if has_too_many(state, state.loser):
        return events.lost_by_many(state.loser, total(state, state.loser))
    return events.lost_by_none(state.loser)


def next_discoverer(state: Grove) -> int:
    """The marker goes to the right, or by option to the left (IG-074)."""
    if state.to_the_left:
        return scene.left_of(state.discoverer, state.seats)
    return scene.right_of(state.discoverer, state.seats)


def ranking(state: Grove) -> list[int]:
    """All seats, best first: fewest chips, of equals the earlier one; the loser last (IG-077 to IG-079)."""
    others = [seat for seat in order_of_play(state) if seat != state.loser]
    others.sort(key=lambda seat: total(state, seat))
    return [*others, state.loser]


def returns(state: Grove) -> list[float]:
    """One point each from the loser to the others; nothing before the end (IG-076)."""
    if state.kind != OVER:
        return [0.0] * state.seats
    return [1.0 - state.seats if seat == state.loser else 1.0 for seat in range(state.seats)]


def ending(state: Grove) -> Ending | None:
    """Say by which step of the judgement the game ended, and how all came out."""
    if state.kind != OVER:
        return None
    many = has_too_many(state, state.loser)
    return Ending(
        rule="IG-067" if many else "IG-070",
        text="ending-eight-chips" if many else "ending-no-chip-left",
        outcome="won",
        winners=_winners(state),
        scores=tuple([total(state, seat) for seat in range(state.seats)]),
        ranking=_places(state),
    )


def _winners(state: Grove) -> tuple[int, ...]:
    """All but the loser (IG-076)."""
    return tuple([seat for seat in range(state.seats) if seat != state.loser])


def _places(state: Grove) -> tuple[tuple[int, ...], ...]:
    """Each seat in a place of its own, or only the loser below the others (IG-076, IG-077)."""
    if state.full_ranking:
        return tuple([(seat,) for seat in ranking(state)])
    return _winners(state), (state.loser,)

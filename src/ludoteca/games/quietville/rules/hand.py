"""Hands of intervention cards: drawing, holding, the bonus after a heavy loss."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from ludoteca.core.state import CHANCE, NOBODY
from ludoteca.games.quietville import events
from ludoteca.games.quietville.space import INTERVENTIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville


SORTS_IN: Final[list[list[int]]] = [
    [card for card in range(INTERVENTIONS) if mask >> card & 1] for mask in range(1 << INTERVENTIONS)
]
"""The sorts in a set of sorts, given as a mask."""


def sorts(hand: list[int]) -> list[int]:
    """The sorts of intervention card in a hand, ascending."""
    mask = 0
    for held in hand:
        mask |= 1 << held % INTERVENTIONS
    return SORTS_IN[mask]


def holds(hand: list[int], card: int) -> bool:
    """A hand has a card of this sort."""
    return any(held % INTERVENTIONS == card for held in hand)


def draw(state: Quietville, seat: int, card: int) -> None:
    """Move a card from the intervention pile to a hand; it remembers its shuffle."""
    state.intervention_pile.remove(card)
    insort(state.hands[seat], state.shuffles * INTERVENTIONS + card)


def spend(state: Quietville, seat: int, card: int) -> None:
    """Put a card from a hand on the discards; of equal cards the one held longest (QV-107)."""
    hand = state.hands[seat]
    held = min([held for held in hand if held % INTERVENTIONS == card])
    hand.remove(held)
    state.none_before[seat * INTERVENTIONS + card] = held // INTERVENTIONS
    insort(state.interventions_out, card)


def begin_bonus(state: Quietville, tell: Callable[[Event], None] | None) -> bool:
    """Draw the one bonus card, shuffling the discards if need be (QV-110 to QV-114)."""
    if not state.intervention_pile and state.interventions_out:
        _shuffle(state, tell)
    if not state.intervention_pile:
        if tell is not None:
            tell(events.no_bonus(state.drawer))
        state.drawer = NOBODY
        return False
    state.kind = CHANCE
    state.actor = NOBODY
    return True


def _shuffle(state: Quietville, tell: Callable[[Event], None] | None) -> None:
    """Make the discards a new pile; its cards are told apart from those still held (QV-110)."""
    state.intervention_pile = state.interventions_out
    state.interventions_out = []
    state.shuffles += 1
    if tell is not None:
        tell(events.interventions_shuffled(len(state.intervention_pile)))


def draw_bonus(state: Quietville, card: int, tell: Callable[[Event], None] | None) -> None:
    """Give the bonus card to the seat that earned it (QV-111)."""
    seat = state.drawer
    draw(state, seat, card)
    state.drawer = NOBODY
    if tell is not None:
        tell(events.bonus_drawn(seat, card))

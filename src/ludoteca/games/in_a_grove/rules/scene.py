"""Setting up the crime scene: the figures are gathered, dealt face down, and the alibis passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.state import CHANCE, NOBODY, ONE
from ludoteca.games.in_a_grove import components, events
from ludoteca.games.in_a_grove.rules.steps import ALIBI, DEAL, LOOK, NO_FIGURE, NOWHERE
from ludoteca.games.in_a_grove.space import FIGURES, MOST_SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Event
    from ludoteca.games.in_a_grove.state import Grove

DECKS: Final[list[list[int]]] = components.DECKS
"""The figures in use, by the number of players (IG-019 to IG-021)."""
DEAL_ORDER: Final[list[list[int]]] = [
    [*range(ALIBI, ALIBI + seats), *range(ALIBI)] for seats in range(MOST_SEATS + 1)
]
"""The places in the order they are dealt to: an alibi a seat, A, B, C, the victim (IG-025, IG-026)."""


def right_of(seat: int, seats: int) -> int:
    """The right-hand neighbour, against the order of play (IG-030, IG-074)."""
    return seat - 1 if seat else seats - 1


def left_of(seat: int, seats: int) -> int:
    """The left-hand neighbour, who acts next (IG-034)."""
    return seat + 1 if seat + 1 < seats else 0


def is_passed(seats: int) -> bool:
    """Alibis are passed on with three or four players (IG-029, IG-030)."""
    return seats > 2


def _alibi_witnesses(seats: int) -> list[int]:
    """Who has seen each alibi: its owner and, once it is passed, the right neighbour (IG-032)."""
    own = [1 << seat for seat in range(seats)]
    if not is_passed(seats):
        return own
    return [own[seat] | own[right_of(seat, seats)] for seat in range(seats)]


ALIBI_WITNESSES: Final[list[list[int]]] = [_alibi_witnesses(seats) for seats in range(MOST_SEATS + 1)]


def gather(state: Grove) -> None:
    """Clear the table for a new scene: all figures are shuffled, chips stay (IG-075)."""
    state.figures = [NO_FIGURE] * (ALIBI + state.seats)
    state.witnesses = [0] * FIGURES
    state.deck = DECKS[state.seats][:]
    state.tampered = NOWHERE
    state.kind = CHANCE
    state.actor = NOBODY
    state.step = DEAL


def lay(state: Grove, figure: int, tell: Callable[[Event], None] | None) -> None:
    """Lay a figure at the next place; an alibi is seen by its owner (IG-025, IG-028)."""
    place = DEAL_ORDER[state.seats][len(state.figures) - len(state.deck)]
    state.figures[place] = figure
    state.deck.remove(figure)
    if place >= ALIBI:
        state.witnesses[figure] = 1 << (place - ALIBI)
        if tell is not None:
            tell(events.alibi_dealt(place - ALIBI, figure))
    if not state.deck:
        _begin(state, tell)


def deal_all(state: Grove, rng: Rng) -> None:
    """Lay all that is left of the deck, draw for draw as single draws would."""
    deck = state.deck
    figures = state.figures
    random = rng.random
    for place in DEAL_ORDER[state.seats][len(figures) - len(deck) :]:
        figures[place] = deck.pop(int(random() * len(deck)))
    _begin(state, None)


def _begin(state: Grove, tell: Callable[[Event], None] | None) -> None:
    """Pass the alibis; the discoverer acts first (IG-030, IG-034)."""
    witnesses = ALIBI_WITNESSES[state.seats]
    for seat in range(state.seats):
        state.witnesses[state.figures[ALIBI + seat]] = witnesses[seat]
    state.kind = ONE
    state.actor = state.discoverer
    state.step = LOOK
    if tell is not None:
        _tell_of_passing(state, tell)


def _tell_of_passing(state: Grove, tell: Callable[[Event], None]) -> None:
    """All learn that the scene is laid and alibis move on, each receiver what it got (IG-031)."""
    tell(events.scene_laid(state.discoverer))
    if not is_passed(state.seats):
        return
    tell(events.alibis_passed())
    for seat in range(state.seats):
        giver = left_of(seat, state.seats)
        tell(events.alibi_received(seat, giver, state.figures[ALIBI + giver]))

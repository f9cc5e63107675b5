"""Divine Intervention: playing a card, with its effect or without."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ludoteca.core.state import NOBODY
from ludoteca.games.quietville import events
from ludoteca.games.quietville.rules import agenda, hand, row
from ludoteca.games.quietville.rules.steps import (
    DROP_BUILDING_STEP,
    DROP_DISASTER_STEP,
    DUE,
    GETTING,
    GIVING,
    MOST_MONEY,
    RIGHT_HAND,
    SWEPT,
)
from ludoteca.games.quietville.space import (
    BEAUTIFUL_DAY,
    DISCARD,
    DROP_BUILDING_CARD,
    DROP_DISASTER_CARD,
    GIVE,
    MONEY_CARD,
    PLAY,
    RIGHT,
    SWAP,
    SWEEP,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville


def has_effect(state: Quietville, seat: int, card: int) -> bool:
    """A card's effect is possible now: money below two (QV-122), a building to swap (QV-125)."""
    if card == MONEY_CARD:
        return state.money[seat] < MOST_MONEY
    return card != SWAP or bool(state.supply[seat])


def can_be_discarded(card: int) -> bool:
    """Every card can be played without effect; one that has none is simply played (QV-108, QV-137)."""
    return card != BEAUTIFUL_DAY


def legal_plays(state: Quietville, seat: int) -> list[int]:
    """The cards that a seat may play, then those it may discard (QV-105 to QV-108)."""
    plays: list[int] = []
    discards: list[int] = []
    for card in hand.sorts(state.hands[seat]):
        if has_effect(state, seat, card):
            plays.append(PLAY + card)
        if can_be_discarded(card):
            discards.append(DISCARD + card)
    return plays + discards


def discard(state: Quietville, seat: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Play a card without its effect; it costs the turn all the same (QV-108, QV-109)."""
    hand.spend(state, seat, card)
    if tell is not None:
        tell(events.discarded(seat, card))
    agenda.end_turn(state, seat, tell)


def play(state: Quietville, seat: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Play a card for its effect; what it aims at is chosen in the steps that follow (QV-107)."""
    hand.spend(state, seat, card)
    if tell is not None:
        tell(events.played(seat, card))
    if card == DROP_DISASTER_CARD:
        state.step = DROP_DISASTER_STEP
    elif card == DROP_BUILDING_CARD:
        state.step = DROP_BUILDING_STEP
    elif card == SWAP:
        state.step = GIVING
    else:
        _take_effect(state, seat, card, tell)


def _take_effect(state: Quietville, seat: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Carry out a card that needs no target, and end the turn (QV-109)."""
    if card == RIGHT:
        _turn_right(state, seat, tell)
        return
    if card == MONEY_CARD:
        _draw_money(state, seat, tell)
    elif card == SWEEP:
        _sweep(state, seat, tell)
    elif tell is not None:
        tell(events.beautiful_day(seat))
    agenda.end_turn(state, seat, tell)


def _turn_right(state: Quietville, seat: int, tell: Callable[[Event], None] | None) -> None:
    """The right neighbour moves next, and clockwise from there (QV-129, QV-130)."""
    if tell is not None:
        tell(events.turned_right(seat, (seat + RIGHT_HAND) % state.seats))
    agenda.end_turn(state, seat, tell, RIGHT_HAND)


def _draw_money(state: Quietville, seat: int, tell: Callable[[Event], None] | None) -> None:
    """Take a money card; for one who holds fewer than two the stack is never empty (QV-121)."""
    state.money[seat] += 1
    if tell is not None:
        tell(events.money_drawn(seat))


def _sweep(state: Quietville, seat: int, tell: Callable[[Event], None] | None) -> None:
    """Set all face-up disasters aside; their slots, no more, get new ones (QV-126, QV-127)."""
    swept = row.cards_in(state.disaster_row)
    for slot, card in enumerate(state.disaster_row):
        if card >= 0:
            insort(state.disasters_out, card)
            state.disaster_row[slot] = DUE
    state.disaster_offers = []
    state.agenda.append(SWEPT)
    if tell is not None:
        tell(events.swept(seat, len(swept)))


def drop_disaster(state: Quietville, seat: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Set a face-up disaster aside; it strikes nobody and pays nobody (QV-117, QV-118)."""
    row.remove_disaster(state, seat, card)
    if tell is not None:
        tell(events.disaster_dropped(seat, card))
    agenda.end_turn(state, seat, tell)


def drop_building(state: Quietville, seat: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Take a face-up building out of the game; it counts towards the next scoring (QV-119, QV-120)."""
    row.remove_building(state, seat, card)
    insort(state.buildings_out, card)
    if tell is not None:
        tell(events.building_dropped(seat, card))
    agenda.end_turn(state, seat, tell)


def legal_gifts(state: Quietville, seat: int) -> list[int]:
    """The own buildings that a swap may give away (QV-123)."""
    return row.choices(state.supply[seat], GIVE)


def give(state: Quietville, seat: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Choose the own building of a swap; it moves once its match is chosen (QV-123)."""
    state.given = card
    state.step = GETTING
    if tell is not None:
        tell(events.offered(seat, card))


def get(state: Quietville, seat: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Put the given building in the slot of the chosen one; nothing is paid (QV-124)."""
    given = state.given
    state.building_row[state.building_row.index(card)] = given
    row.offer(state)
    state.supply[seat].remove(given)
    insort(state.supply[seat], card)
    state.given = NOBODY
    if tell is not None:
        tell(events.swapped(seat, given, card))
    agenda.end_turn(state, seat, tell)

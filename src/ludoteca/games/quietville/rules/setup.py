"""Setting up: who begins, the starting pairs, the hands and the first two rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.state import CHANCE, NOBODY
from ludoteca.games.quietville import components, events
from ludoteca.games.quietville.rules import hand
from ludoteca.games.quietville.rules.steps import BUILDINGS, DISASTERS, FIRST, HAND, HANDS, PAIRS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville


def first_steps(state: Quietville) -> None:
    """Note all that is to be dealt before the first turn, last thing first."""
    state.agenda = [BUILDINGS, DISASTERS, PAIRS, FIRST]
    if state.divine:
        state.agenda.insert(2, HANDS)


def begin_first(state: Quietville, tell: Callable[[Event], None] | None) -> bool:
    """Draw the first player, unless the table named one (QV-026)."""
    if state.named_first < 0:
        return _await_draw(state)
    let_start(state, state.named_first, tell)
    return False


def let_start(state: Quietville, seat: int, tell: Callable[[Event], None] | None) -> None:
    """Give a seat the first turn."""
    state.to_move = seat
    if tell is not None:
        tell(events.starts(seat))


def begin_pairs(state: Quietville) -> bool:
    """Deal the next starting pair while a seat has none (QV-015)."""
    return pairs_dealt(state) < state.seats and _await_draw(state)


def pairs_dealt(state: Quietville) -> int:
    """How many seats have their starting pair; they are served in order."""
    return len(components.PAIRS) - len(state.numerals)


def deal_pair(state: Quietville, pair: int, tell: Callable[[Event], None] | None) -> None:
    """Give the next seat both buildings of one numeral (QV-015, QV-016)."""
    seat = pairs_dealt(state)
    state.numerals.remove(pair)
    state.supply[seat] = components.PAIRS[pair][:]
    if tell is not None:
        tell(events.pair_dealt(seat, pair, state.supply[seat]))


def begin_hands(state: Quietville) -> bool:
    """Deal the next intervention card while a hand is short (QV-102)."""
    return short_hand(state) < state.seats and bool(state.intervention_pile) and _await_draw(state)


def short_hand(state: Quietville) -> int:
    """First seat with fewer than two intervention cards; the seat count when all are served."""
    for seat in range(state.seats):
        if len(state.hands[seat]) < HAND:
            return seat
    return state.seats


def deal_to_hand(state: Quietville, card: int, tell: Callable[[Event], None] | None) -> None:
    """Give a secret intervention card to the next short hand (QV-102, QV-103)."""
    seat = short_hand(state)
    hand.draw(state, seat, card)
    if tell is not None:
        tell(events.intervention_dealt(seat, card))


def _await_draw(state: Quietville) -> bool:
    state.kind = CHANCE
    state.actor = NOBODY
    return True

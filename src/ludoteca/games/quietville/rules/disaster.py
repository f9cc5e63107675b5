"""Disasters: what a taker loses, what of it the taker chooses, and the money for the trouble."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.state import NOBODY
from ludoteca.games.quietville import events
from ludoteca.games.quietville.rules import agenda, row
from ludoteca.games.quietville.rules.steps import BONUS, LOSSES
from ludoteca.games.quietville.space import (
    ANY,
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    FIXED,
    FIXED_FACES,
    LOSE,
    VALUE,
    VALUE_OF,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville

DOOMED: Final[list[list[bool]]] = [
    *([COLOUR_OF[card] == colour for card in range(BUILDINGS)] for colour in range(COLOURS)),
    *([False] * BUILDINGS for _ in range(ANY, VALUE)),
    *([VALUE_OF[card] % 2 == odd for card in range(BUILDINGS)] for odd in (1, 0)),
]
"""For each disaster of a colour or of values, whether it destroys a building (QV-045, QV-051)."""

ANY_COLOUR: Final = 3
"""Place of the any-colour amount in `owed`, after red, blue and green."""
NOTHING_OWED: Final[list[int]] = [0] * (COLOURS + 1)


def take(state: Quietville, seat: int, disaster: int, tell: Callable[[Event], None] | None) -> None:
    """Set a disaster aside, receive a money card and suffer the loss (QV-035 to QV-039)."""
    row.remove_disaster(state, seat, disaster)
    state.money[seat] += 1
    if tell is not None:
        tell(events.taken(seat, disaster))
    gone = strike(state.supply[seat], state.owed, disaster)
    if gone:
        _leave_the_game(state, seat, gone, tell)
    if state.owed != NOTHING_OWED:
        state.taken = disaster
        state.step = LOSSES
    else:
        if tell is not None and not gone:
            tell(events.unharmed(seat))
        _finish(state, seat, tell)


def strike(supply: list[int], owed: list[int], disaster: int) -> list[int]:
    """List what goes at once and note in `owed` what the owner must choose (QV-040 to QV-051)."""
    if disaster >= FIXED:
        return _strike_colours(supply, owed, FIXED_FACES[disaster - FIXED])
    if ANY <= disaster < VALUE:
        return _strike_any(supply, owed, disaster - ANY + 1)
    doomed = DOOMED[disaster]
    return [card for card in supply if doomed[card]]


def _strike_colours(supply: list[int], owed: list[int], face: list[int]) -> list[int]:
    """Fixed amounts: a colour of which not more is owned than pictured goes whole (QV-040 to QV-043)."""
    gone: list[int] = []
    for colour, amount in enumerate(face):
        if amount:
            owned = [card for card in supply if COLOUR_OF[card] == colour]
            if len(owned) > amount:
                owed[colour] = amount
            else:
                gone += owned
    return gone


def _strike_any(supply: list[int], owed: list[int], amount: int) -> list[int]:
    """Any colours: all goes where not more is owned than asked for (QV-047 to QV-049)."""
    if len(supply) <= amount:
        return supply[:]
    owed[ANY_COLOUR] = amount
    return []


def _leave_the_game(
    state: Quietville, seat: int, cards: list[int], tell: Callable[[Event], None] | None
) -> None:
    """Take buildings out of a supply for good (QV-054)."""
    supply = state.supply[seat]
    for card in cards:
        supply.remove(card)
    state.buildings_out += cards
    state.buildings_out.sort()
    state.lost += len(cards)
    if tell is not None:
        tell(events.lost(seat, cards))


def asked_for(supply: list[int], place: int) -> list[int]:
    """The buildings of a supply that one of the four amounts of `owed` asks for."""
    return [card for card in supply if place in (COLOUR_OF[card], ANY_COLOUR)]


def must_lose(state: Quietville, card: int) -> bool:
    """A building is among those the pending disaster asks for (QV-042, QV-044, QV-048)."""
    return state.owed[ANY_COLOUR] > 0 or state.owed[COLOUR_OF[card]] > 0


def legal_losses(state: Quietville, seat: int) -> list[int]:
    """The buildings that the taker may give up next."""
    return [action for action in row.choices(state.supply[seat], LOSE) if must_lose(state, action - LOSE)]


def lose(state: Quietville, seat: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Give up one building of the taker's choice (QV-042, QV-048)."""
    asked = ANY_COLOUR if state.owed[ANY_COLOUR] > 0 else COLOUR_OF[card]
    state.owed[asked] -= 1
    _leave_the_game(state, seat, [card], tell)
    if state.owed == NOTHING_OWED:
        _finish(state, seat, tell)


def _finish(state: Quietville, seat: int, tell: Callable[[Event], None] | None) -> None:
    """End the turn; two or more lost buildings earn an intervention card (QV-111 to QV-113)."""
    if state.divine and state.lost > 1:
        state.drawer = seat
        state.agenda.append(BONUS)
    state.lost = 0
    state.taken = NOBODY
    agenda.end_turn(state, seat, tell)

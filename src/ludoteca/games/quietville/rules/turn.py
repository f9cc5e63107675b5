"""A turn: buy a building, take a disaster, vote, or play an intervention card."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from ludoteca.games.quietville import events
from ludoteca.games.quietville.rules import agenda, intervention, row
from ludoteca.games.quietville.rules.steps import MOST_MONEY
from ludoteca.games.quietville.space import VOTE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville


NOTHING: Final[list[int]] = []
VOTING: Final[list[int]] = [VOTE]


def may_buy(state: Quietville, seat: int) -> bool:
    """A purchase costs one money card (QV-029, QV-033)."""
    return state.money[seat] > 0


def may_take(state: Quietville, seat: int) -> bool:
    """Who holds two money cards has no room for a third (QV-059, QV-060)."""
    return state.money[seat] < MOST_MONEY


def may_vote(state: Quietville, seat: int) -> bool:
    """The vote card is unused; money does not matter (QV-062, QV-066)."""
    return (state.votes >> seat) & 1 == 1


def legal_acts(state: Quietville, seat: int) -> list[int]:
    """All that the seat to move may do with its turn (QV-027, QV-105)."""
    legal = state.building_offers if may_buy(state, seat) else NOTHING
    if may_take(state, seat):
        legal = legal + state.disaster_offers
    if may_vote(state, seat):
        legal = legal + VOTING
    if state.hands[seat]:
        legal = legal + intervention.legal_plays(state, seat)
    return legal


def buy(state: Quietville, seat: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Pay one money card for a building of the row (QV-029 to QV-032)."""
    state.money[seat] -= 1
    row.remove_building(state, seat, card)
    insort(state.supply[seat], card)
    if tell is not None:
        tell(events.bought(seat, card))
    agenda.end_turn(state, seat, tell)


def vote(state: Quietville, seat: int, tell: Callable[[Event], None] | None) -> None:
    """Use up the vote card; nothing else changes (QV-062 to QV-064)."""
    state.votes &= ~(1 << seat)
    if tell is not None:
        tell(events.voted(seat))
    agenda.end_turn(state, seat, tell)

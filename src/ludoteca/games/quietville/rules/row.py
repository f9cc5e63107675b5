"""The two rows of five: what lies there, who emptied a slot, and how new cards are turned up."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ludoteca.core.state import CHANCE, NOBODY
from ludoteca.games.quietville import events
from ludoteca.games.quietville.rules.steps import BUILDINGS, DISASTERS, DUE, GONE
from ludoteca.games.quietville.space import BUY, TAKE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville


def cards_in(row: list[int]) -> list[int]:
    """The cards face up in a row, slot by slot."""
    return [card for card in row if card >= 0]


def choices(row: list[int], base: int) -> list[int]:
    """One action a card face up in a row, counted from `base`, equal cards once (QV-031, QV-035)."""
    listed: list[int] = []
    last = NOBODY
    for card in sorted(row):
        if card > last:
            listed.append(base + card)
            last = card
    return listed


def offer(state: Quietville) -> None:
    """Work out anew which acts take a card from a row; none while it is being filled."""
    state.building_offers = [] if DUE in state.building_row else choices(state.building_row, BUY)
    state.disaster_offers = [] if DUE in state.disaster_row else choices(state.disaster_row, TAKE)


def remove_building(state: Quietville, seat: int, card: int) -> None:
    """Take a building out of its slot, which remembers who did it; an empty row is due (QV-034, QV-068)."""
    row = state.building_row
    row[row.index(card)] = -1 - seat
    if card not in row:
        state.building_offers = _without(state.building_offers, BUY + card)
        if not state.building_offers:
            state.agenda.append(BUILDINGS)


def remove_disaster(state: Quietville, seat: int, card: int) -> None:
    """Set a disaster of the row aside; an empty row is due (QV-055, QV-069)."""
    row = state.disaster_row
    row[row.index(card)] = -1 - seat
    insort(state.disasters_out, card)
    if card not in row:
        state.disaster_offers = _without(state.disaster_offers, TAKE + card)
        if not state.disaster_offers:
            state.agenda.append(DISASTERS)


def _without(offers: list[int], offer: int) -> list[int]:
    offers = offers[:]
    offers.remove(offer)
    return offers


def close_buildings(state: Quietville) -> None:
    """Offer the new buildings; a slot that the pile could not fill stays open."""
    _leave_open(state.building_row)
    state.building_offers = choices(state.building_row, BUY)


def close_disasters(state: Quietville) -> None:
    """Offer the new disasters; a sweep that left none at all makes a row due (QV-128)."""
    _leave_open(state.disaster_row)
    state.disaster_offers = choices(state.disaster_row, TAKE)
    if not state.disaster_offers:
        state.agenda.append(DISASTERS)


def _leave_open(row: list[int]) -> None:
    while DUE in row:
        row[row.index(DUE)] = GONE


def before_scoring(state: Quietville) -> int:
    """How many buildings can be turned up before a scoring; none with its card on top (QV-073)."""
    return state.to_scoring[0] if state.to_scoring else len(state.building_pile)


def set_scoring_card_aside(state: Quietville) -> None:
    """Take the scoring card off the pile; it counts as no building (QV-075)."""
    if state.to_scoring:
        state.to_scoring.pop(0)


def await_building(state: Quietville) -> bool:
    """Wait for the next building of the row; say whether there is one to come."""
    if DUE not in state.building_row or before_scoring(state) == 0:
        return False
    state.kind = CHANCE
    state.actor = NOBODY
    return True


def await_disaster(state: Quietville, tell: Callable[[Event], None] | None) -> bool:
    """Wait for the next disaster of the row; say whether there is one to come."""
    if DUE not in state.disaster_row or not has_disaster(state, tell):
        return False
    state.kind = CHANCE
    state.actor = NOBODY
    return True


def has_disaster(state: Quietville, tell: Callable[[Event], None] | None) -> bool:
    """The pile can give a disaster, rebuilt from those set aside when it is needed (QV-072, QV-128)."""
    if state.disaster_pile or state.end_early:
        return bool(state.disaster_pile)
    state.disaster_pile = state.disasters_out
    state.disasters_out = []
    if tell is not None and state.disaster_pile:
        tell(events.disasters_shuffled(len(state.disaster_pile)))
    return bool(state.disaster_pile)


def lay_building(state: Quietville, card: int, tell: Callable[[Event], None] | None) -> None:
    """Turn up a building in the first slot that waits for one."""
    state.building_pile.remove(card)
    if state.to_scoring:
        state.to_scoring[0] -= 1
    state.building_row[state.building_row.index(DUE)] = card
    if tell is not None:
        tell(events.building_shown(card))


def lay_disaster(state: Quietville, card: int, tell: Callable[[Event], None] | None) -> None:
    """Turn up a disaster in the first slot that waits for one."""
    state.disaster_pile.remove(card)
    state.disaster_row[state.disaster_row.index(DUE)] = card
    if tell is not None:
        tell(events.disaster_shown(card))

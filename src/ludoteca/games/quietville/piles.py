"""Rows, piles and discards of a document; what it leaves out is filled from the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ludoteca.core import BadDocument, Reader
from ludoteca.games.quietville import components
from ludoteca.games.quietville.rules.steps import DUE, GONE, ROW
from ludoteca.games.quietville.space import (
    BUILDING,
    BUILDING_NAMES,
    DISASTER,
    DISASTER_NAMES,
    FIELDS,
    INTERVENTION,
    INTERVENTION_NAMES,
    INTERVENTIONS,
)
from ludoteca.games.quietville.words import LETTERS, SCORING_CARD

if TYPE_CHECKING:
    from ludoteca.games.quietville.state import Quietville

MOST_CARDS: Final = 99
"""More copies of a card than any box holds."""
GROUP: Final = components.TO_SCORING[0]
"""Buildings above a scoring card: whole rows of them."""


def read_number(path: str, name: object, names: list[str]) -> int:
    """Find the number of a name."""
    if isinstance(name, str) and name in names:
        return names.index(name)
    wrong = ascii(name)[:40] if isinstance(name, str) else "this"
    raise BadDocument(path, f"{wrong} is not known here; known are {', '.join(names)}")


def read_seat(path: str, value: object, seats: int) -> int:
    """Read a seat of a table: its letter, or its number from 0."""
    spelling = str(value) if type(value) is int else value
    for seat, letter in enumerate(LETTERS[:seats]):
        if spelling in (letter, str(seat)):
            return seat
    raise BadDocument(path, f"a seat is one of {', '.join(LETTERS[:seats])}, or its number from 0")


def once(path: str, numbers: list[int], names: Sequence[str] = LETTERS) -> list[int]:
    """Refuse a list in which one number stands twice; the names are those of the seats."""
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadDocument(path, f"{names[number]} stands twice")
    return numbers


def lay_piles(reader: Reader, state: Quietville, *, scoring_due: bool) -> dict[str, list[int]]:
    """Lay rows, piles and discards; give the orders that the document tells, as chance outcomes."""
    orders = {
        "building": _lay_buildings(reader, state, scoring_due=scoring_due),
        "disaster": _lay_disasters(reader, state),
        "intervention": _lay_interventions(reader, state),
    }
    return {family: order for family, order in orders.items() if order}


class Heap:
    """The cards of one kind while a document is read: what it shows, and the rest of the box."""

    def __init__(self, reader: Reader, prefix: str, names: list[str], box: list[int]) -> None:
        self.reader = reader
        self.prefix = prefix
        self.names = names
        self.rest = box[:]

    def show(self, cards: list[int]) -> None:
        """Cards that the document shows cannot be in a pile that it leaves out."""
        for card in cards:
            if card in self.rest:
                self.rest.remove(card)

    def read_row(self, seats: int, *, empty: bool) -> list[int]:
        """Read a row: its cards in the slots that are no gaps; absent, five cards of the box."""
        gaps = self._gaps(seats)
        name = f"{self.prefix}_row"
        if not self.reader.has(name):
            row = [GONE] * ROW if empty else self.spread(ROW - len(gaps))
        else:
            row = self._numbers(name)
        cards = iter([card for card in row if card >= 0])
        row = [gaps[slot] if slot in gaps else next(cards, GONE) for slot in range(ROW)]
        if next(cards, None) is not None:
            raise BadDocument(self.reader.path(name), f"a row has {ROW} slots")
        self.show(row)
        return row

    def spread(self, count: int) -> list[int]:
        """Pick cards from all over the rest of the box."""
        size = len(self.rest)
        return [self.rest[(2 * at + 1) * size // (2 * count)] for at in range(count if size >= count else 0)]

    def _gaps(self, seats: int) -> dict[int, int]:
        inner = self.reader.mapping(f"{self.prefix}_gaps")
        gaps: dict[int, int] = {}
        for slot in range(ROW):
            if inner.has(str(slot + 1)):
                gaps[slot] = _gap(inner, str(slot + 1), seats)
        inner.finish()
        return gaps

    def read_pile(self, name: str, marker: str = "") -> tuple[list[int], bool] | None:
        """Read a pile: a list in drawing order (True), or copies without one; None when absent.

        A `marker` may lie in a list; its number is one above all cards.
        """
        path = self.reader.path(name)
        if not self.reader.has(name):
            return None
        value = self.reader.take(name)
        if isinstance(value, list):
            names = [*self.names, marker] if marker else self.names
            return [read_number(path, card, names) for card in value], True
        if not isinstance(value, dict):
            raise BadDocument(path, "a list in drawing order is needed, or copies by name")
        if marker in value:
            raise BadDocument(path, f"copies have no order: scoring_after says where {marker} lies")
        copies = {read_number(path, card, self.names): count for card, count in value.items()}
        counts = {card: Reader.as_integer(copies[card], path, 0, MOST_CARDS) for card in sorted(copies)}
        return [card for card, count in counts.items() for _ in range(count)], False

    def read_out(self) -> list[int]:
        """Read the cards out of play: named, or only counted."""
        name = f"{self.prefix}_out"
        count = f"{name}_count"
        if self.reader.has(name) or not self.reader.has(count):
            out = sorted(self._numbers(name))
            if self.reader.has(count):
                self.reader.integer(count, 0, len(out), len(out))
            self.show(out)
            return out
        number = self.reader.integer(count, 0, 0, len(self.rest))
        out, self.rest = self.rest[:number], self.rest[number:]
        return out

    def _numbers(self, name: str) -> list[int]:
        path = self.reader.path(name)
        return [read_number(path, card, self.names) for card in self.reader.strings(name, [])]


def _gap(inner: Reader, slot: str, seats: int) -> int:
    """Read who emptied a slot, `gone` where nobody knows, `due` where a card is being turned up."""
    word = inner.take(slot)
    if word in ("gone", "due"):
        return GONE if word == "gone" else DUE
    return -1 - read_seat(inner.path(slot), word, seats)


def _lay_buildings(reader: Reader, state: Quietville, *, scoring_due: bool) -> list[int]:
    """Lay the building row and pile; SCORE in an ordered pile is a scoring card (QV-022)."""
    heap = Heap(reader, "buildings", BUILDING_NAMES, components.BUILDINGS)
    for supply in state.supply:
        heap.show(supply)
    state.building_row = heap.read_row(state.seats, empty=scoring_due)
    state.buildings_out = heap.read_out()
    name = "scoring_after"
    left = FIELDS - state.scorings_done - scoring_due + state.closing
    pile = heap.read_pile("buildings_pile", SCORING_CARD)
    cards, ordered = pile or (heap.rest, False)
    if ordered:
        name = "buildings_pile"
        state.to_scoring = _depths(cards)
    elif reader.has(name):
        state.to_scoring = _read_depths(reader, name, len(cards))
    else:
        state.to_scoring = _usual_depths(len(cards), left, state.building_row)
        cards = cards if pile else heap.spread(sum(state.to_scoring))
    if len(state.to_scoring) > left:
        raise BadDocument(reader.path(name), f"only {left} scoring cards are left")
    if reader.has("scoring_after"):
        raise BadDocument(reader.path("scoring_after"), f"a list says it with {SCORING_CARD}")
    buildings = [card for card in cards if card < len(BUILDING_NAMES)]
    state.building_pile = sorted(buildings)
    return [BUILDING + card for card in buildings] if ordered else []


def _depths(cards: list[int]) -> list[int]:
    """Count the buildings above each scoring card of an ordered pile."""
    depths: list[int] = []
    above = 0
    for card in cards:
        if card < len(BUILDING_NAMES):
            above += 1
        else:
            depths.append(above)
            above = 0
    return depths


def _read_depths(reader: Reader, name: str, size: int) -> list[int]:
    """Read where the scoring cards lie in a pile without an order."""
    value, path = reader.take(name), reader.path(name)
    if not isinstance(value, list):
        raise BadDocument(path, "a list of numbers is needed here")
    depths = [Reader.as_integer(depth, path, 0, MOST_CARDS) for depth in value]
    if sum(depths) > size:
        raise BadDocument(path, "the pile has fewer buildings")
    return depths


def _usual_depths(size: int, left: int, row: list[int]) -> list[int]:
    """Place up to `left` scoring cards as the box does: groups of ten from the bottom, whole rows on top.

    One row of the top group lies on the table already, or is being turned up.
    """
    due = row.count(DUE)
    lies = ROW if due or max(row) >= 0 else 0
    rows = max(min((size - due) // ROW * ROW, GROUP * left - lies), 0)
    above = min(rows + due, size) if left else 0
    top = [above % GROUP] if above % GROUP else []
    return top + [GROUP] * (above // GROUP)


def _lay_disasters(reader: Reader, state: Quietville) -> list[int]:
    """Lay the disaster row, pile and set-aside cards."""
    heap = Heap(reader, "disasters", DISASTER_NAMES, components.DISASTERS)
    state.disaster_row = heap.read_row(state.seats, empty=False)
    pile = heap.read_pile("disasters_pile")
    heap.show(pile[0] if pile else [])
    state.disasters_out = heap.read_out()
    cards, ordered = pile or (heap.rest, False)
    state.disaster_pile = sorted(cards)
    if max(state.disaster_row) < 0 and not cards and not state.disasters_out and not state.end_early:
        raise BadDocument(reader.path("disasters_row"), "no disaster is left anywhere")
    return [DISASTER + card for card in cards] if ordered else []


def _lay_interventions(reader: Reader, state: Quietville) -> list[int]:
    """Lay the intervention pile and discards; the base game has none (QV-097)."""
    box: list[int] = []
    if state.divine:
        box = components.INTERVENTIONS + (components.BEAUTIFUL_DAYS if state.beautiful_day else [])
    heap = Heap(reader, "actions", INTERVENTION_NAMES, box)
    for hand in state.hands:
        heap.show([held % INTERVENTIONS for held in hand])
    pile = heap.read_pile("actions_pile")
    heap.show(pile[0] if pile else [])
    state.interventions_out = heap.read_out()
    cards, ordered = pile or (heap.rest, False)
    state.intervention_pile = sorted(cards)
    if not state.divine and (cards or state.interventions_out):
        raise BadDocument(reader.path("actions_pile"), "there are no intervention cards in the base game")
    return [INTERVENTION + card for card in cards] if ordered else []

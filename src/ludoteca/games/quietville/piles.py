"""Rows, piles and discards of a document; what it leaves out is filled from the box."""

from __future__ import annotations

from collections.abc import Mapping
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

    def read_row(self, *, empty: bool) -> list[int]:
        """Read a row: its cards in the slots that are no gaps; absent, five cards of the box."""
        gaps = self._gaps()
        name = f"{self.prefix}_row"
        if not self.reader.has(name):
            row = [GONE] * ROW if empty else self._spread(ROW - len(gaps))
        else:
            row = self._numbers(name)
        cards = iter([card for card in row if card >= 0])
        row = [gaps[slot] if slot in gaps else next(cards, GONE) for slot in range(ROW)]
        if next(cards, None) is not None:
            raise BadDocument(self.reader.path(name), f"a row has {ROW} slots")
        self.show(row)
        return row

    def _spread(self, count: int) -> list[int]:
        """Pick cards from all over the rest of the box."""
        size = len(self.rest)
        return [self.rest[(2 * at + 1) * size // (2 * count)] for at in range(count if size >= count else 0)]

    def _gaps(self) -> dict[int, int]:
        inner = self.reader.mapping(f"{self.prefix}_gaps")
        gaps: dict[int, int] = {}
        for slot in range(ROW):
            if inner.has(str(slot + 1)):
                gaps[slot] = _gap(inner, str(slot + 1))
        inner.finish()
        return gaps

    def read_pile(self, name: str) -> tuple[list[int], bool] | None:
        """Read a pile: a list in drawing order (True), or copies without one; None when absent."""
        path = self.reader.path(name)
        if not self.reader.has(name):
            return None
        value = self.reader.take(name)
        if isinstance(value, list):
            return [self._number(path, card) for card in value], True
        return self._copies(path, value), False

    def _copies(self, path: str, value: object) -> list[int]:
        if not isinstance(value, Mapping):
            raise BadDocument(path, "a list in drawing order is needed, or copies by name")
        copies = {self._number(path, name): count for name, count in value.items()}
        return [
            card
            for card in sorted(copies)
            for _ in range(Reader.as_integer(copies[card], path, 0, MOST_CARDS))
        ]

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
        return [self._number(path, card) for card in self.reader.strings(name, [])]

    def _number(self, path: str, name: object) -> int:
        if isinstance(name, str) and name in self.names:
            return self.names.index(name)
        raise BadDocument(path, f"{ascii(name)[:40]} is no such card")


def _gap(inner: Reader, slot: str) -> int:
    """Read who emptied a slot, `gone` where nobody knows, `due` where a card is being turned up."""
    word = inner.string(slot, "gone")
    if word in LETTERS and len(word) == 1:
        return -1 - LETTERS.index(word)
    if word not in ("gone", "due"):
        raise BadDocument(inner.path(slot), "a seat, gone or due is needed here")
    return GONE if word == "gone" else DUE


def _lay_buildings(reader: Reader, state: Quietville, *, scoring_due: bool) -> list[int]:
    """Lay the building row and pile; SCORE in an ordered pile is a scoring card (QV-022)."""
    heap = Heap(reader, "buildings", [*BUILDING_NAMES, SCORING_CARD], components.BUILDINGS)
    for supply in state.supply:
        heap.show(supply)
    state.building_row = heap.read_row(empty=scoring_due)
    state.buildings_out = heap.read_out()
    pile = heap.read_pile("buildings_pile")
    marker = len(BUILDING_NAMES)
    if marker in state.building_row or marker in state.buildings_out:
        raise BadDocument("buildings_row", "a scoring card lies in no row")
    cards, ordered = pile or (heap.rest, False)
    depths = _depths(cards, marker) if ordered else _read_depths(reader, state, len(cards), scoring_due)
    buildings = [card for card in cards if card != marker]
    if sum(depths) > len(buildings):
        raise BadDocument(reader.path("scoring_after"), "the pile has fewer buildings")
    state.to_scoring = depths
    state.building_pile = sorted(buildings)
    return [BUILDING + card for card in buildings] if ordered else []


def _depths(cards: list[int], marker: int) -> list[int]:
    """Count the buildings above each scoring card of an ordered pile."""
    depths: list[int] = []
    above = 0
    for card in cards:
        above += 1
        if card == marker:
            depths.append(above - 1)
            above = 0
    return depths


def _read_depths(reader: Reader, state: Quietville, size: int, scoring_due: bool) -> list[int]:
    """Read where the scoring cards lie in an unordered pile; absent, as in the box from the bottom."""
    name = "scoring_after"
    if not reader.has(name):
        return _usual_depths(size, FIELDS - state.scorings_done - scoring_due)
    value = reader.take(name)
    if not isinstance(value, list) or len(value) > FIELDS:
        raise BadDocument(reader.path(name), f"a list of up to {FIELDS} numbers is needed here")
    return [Reader.as_integer(depth, reader.path(name), 0, MOST_CARDS) for depth in value]


def _usual_depths(size: int, cards: int) -> list[int]:
    """Place scoring cards in a pile as the box does, or evenly where too few buildings are left."""
    if cards == 0:
        return []
    usual = components.TO_SCORING[len(components.TO_SCORING) - cards + 1 :]
    top = size - sum(usual)
    return [top, *usual] if top > 0 else [(size + at) // cards for at in range(cards)]


def _lay_disasters(reader: Reader, state: Quietville) -> list[int]:
    """Lay the disaster row, pile and set-aside cards."""
    heap = Heap(reader, "disasters", DISASTER_NAMES, components.DISASTERS)
    state.disaster_row = heap.read_row(empty=False)
    pile = heap.read_pile("disasters_pile")
    heap.show(pile[0] if pile else [])
    state.disasters_out = heap.read_out()
    cards, ordered = pile or (heap.rest, False)
    state.disaster_pile = sorted(cards)
    if max(state.disaster_row) < 0 and not cards and not state.disasters_out:
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

"""Laying a table from a document: partial ones are filled with harmless things, nonsense is named."""

from __future__ import annotations

from typing import Final

from ludoteca.core import CHANCE, NOBODY, ONE, OVER, BadDocument, Document, Position, Reader
from ludoteca.games.in_a_grove import components
from ludoteca.games.in_a_grove.rules import accusing, looking, tampering
from ludoteca.games.in_a_grove.rules.judgement import order_of_play
from ludoteca.games.in_a_grove.rules.scene import ALIBI_WITNESSES, DEAL_ORDER
from ludoteca.games.in_a_grove.rules.steps import (
    ACCUSATION,
    ALIBI,
    DEAL,
    FIRST,
    LOOK,
    NO_FIGURE,
    NOWHERE,
    STEP_NAMES,
    SWAP,
    VICTIM,
)
from ludoteca.games.in_a_grove.space import FIGURE, FIGURE_NAMES, PLACE_NAMES, SUSPECTS
from ludoteca.games.in_a_grove.state import Grove
from ludoteca.games.in_a_grove.words import CLOSED_CARD, LETTERS, NEXT_DISCOVERER

LEAST_SEATS: Final = 2
MOST_CHIPS_READ: Final = 20
"""No seat can have more chips than four players bring."""


def read_position(document: Document) -> Position:
    """Lay the table that a document describes; figures under `deal` come in that order.

    Whatever is absent is harmless: four seats, five chips each, A the discoverer and about to
    look, the figures not named lying in ascending order where none is named.
    """
    reader = Reader(document)
    state = Grove.blank(_seats(reader))
    _read_options(reader, state)
    _read_chips(reader, state)
    _read_discoverer(reader, state)
    over = reader.boolean("game_over", False)
    step = _read_step(reader)
    if step == FIRST:
        _await_draw(state, FIRST)
    else:
        _read_round(reader, state, step, over)
    _read_reveal(reader, state, over)
    piles = _read_deal(reader, state)
    reader.finish()
    return Position(state, piles)


# Seats, options, chips


def _seats(reader: Reader) -> int:
    """Take the seats: how many, or their letters in order (IG-018)."""
    value = reader.take("seats", len(LETTERS))
    if isinstance(value, list):
        if value != list(LETTERS[: len(value)]):
            raise BadDocument(reader.path("seats"), "letters must be A, B, C and so on")
        value = len(value)
    return Reader.as_integer(value, reader.path("seats"), LEAST_SEATS, len(LETTERS))


def _read_options(reader: Reader, state: Grove) -> None:
    state.wide_closing = reader.choice("closed_card", CLOSED_CARD[0], CLOSED_CARD) == CLOSED_CARD[1]
    direction = reader.choice("next_discoverer", NEXT_DISCOVERER[0], NEXT_DISCOVERER)
    state.to_the_left = direction == NEXT_DISCOVERER[1]
    state.full_ranking = reader.boolean("full_ranking", True)
    first = reader.take("first_discoverer", "chance")
    state.named_first = NOBODY if first == "chance" else _seat(reader, state, "first_discoverer", first)


def _seat(reader: Reader, state: Grove, name: str, value: object) -> int:
    """Check a seat of this table, a letter or a number from 0."""
    letters = LETTERS[: state.seats]
    if isinstance(value, str) and len(value) == 1 and value in letters:
        return letters.index(value)
    if type(value) is int and 0 <= value < state.seats:
        return value
    raise BadDocument(reader.path(name), f"a seat is one of {', '.join(letters)}")


def _by_seat(reader: Reader, state: Grove, name: str) -> list[tuple[int, Reader, str]]:
    """Open a mapping by seat letters: (seat, reader of the mapping, letter)."""
    inner = reader.mapping(name)
    return [(_seat(inner, state, letter, letter), inner, letter) for letter in inner.keys()]  # noqa: SIM118


def _read_chips(reader: Reader, state: Grove) -> None:
    """Count out chips; those on the table are not among them (IG-023)."""
    for seat, inner, letter in _by_seat(reader, state, "chips"):
        chips = inner.mapping(letter)
        state.chips[seat] = chips.integer("acc", components.CHIPS, 0, MOST_CHIPS_READ)
        state.liars[seat] = chips.integer("liar", 0, 0, MOST_CHIPS_READ)
        chips.finish()


def _read_discoverer(reader: Reader, state: Grove) -> None:
    default = LETTERS[0] if state.named_first < 0 else state.named_first
    value = reader.take("discoverer", default)
    state.discoverer = NOBODY if value is None else _seat(reader, state, "discoverer", value)


def _read_step(reader: Reader) -> int:
    """Take the step; NOWHERE where the rest of the document tells it."""
    if not reader.has("step"):
        return NOWHERE
    return STEP_NAMES.index(reader.choice("step", STEP_NAMES[LOOK], tuple(STEP_NAMES)))


def _await_draw(state: Grove, step: int) -> None:
    state.kind = CHANCE
    state.actor = NOBODY
    state.step = step
    if step == FIRST:
        state.discoverer = NOBODY


# The round


def _read_round(reader: Reader, state: Grove, step: int, over: bool) -> None:
    """Lay out the scene, then whatever has been done in it."""
    if state.discoverer < 0:
        raise BadDocument(reader.path("discoverer"), "somebody has to hold the marker")
    _read_figures(reader, state, dealing=step == DEAL)
    if step == DEAL:
        _await_draw(state, DEAL)
        _witness_alibis(state, [1 << seat for seat in range(state.seats)])
        return
    _witness_alibis(state, ALIBI_WITNESSES[state.seats])
    _read_tampering(reader, state)
    _read_looks(reader, state)
    if over:
        _end(reader, state)
    else:
        _read_stacks(reader, state)
        _set_step(reader, state, step)


def _read_figures(reader: Reader, state: Grove, *, dealing: bool) -> None:
    """Lay the figures that are named; the others stay in the deck or lie where none is named."""
    heap = _Heap(state)
    for index, value in enumerate(_list(reader, "suspects", SUSPECTS)):
        heap.lay(index, value, f"{reader.path('suspects')}[{index}]")
    heap.lay(VICTIM, reader.take("victim"), reader.path("victim"))
    for seat, inner, letter in _by_seat(reader, state, "alibis"):
        heap.lay(ALIBI + seat, inner.take(letter), inner.path(letter))
    if dealing:
        heap.check_order(reader.path("step"))
    else:
        heap.lay_rest()


def _list(reader: Reader, name: str, most: int) -> list[object]:
    value = reader.take(name, [])
    if isinstance(value, list) and len(value) <= most:
        return list(value)
    raise BadDocument(reader.path(name), f"a list of up to {most} is needed here")


class _Heap:
    """The figures in use: they are laid one by one, and none lies twice."""

    def __init__(self, state: Grove) -> None:
        self.state = state
        state.deck = components.DECKS[state.seats][:]

    def lay(self, place: int, value: object, path: str) -> None:
        """Lay a figure at a place, nothing where none is named."""
        if value is None:
            return
        figure = _figure(value, path)
        if figure not in self.state.deck:
            raise BadDocument(path, f"{FIGURE_NAMES[figure]} is not in use, or lies elsewhere too")
        self.state.deck.remove(figure)
        self.state.figures[place] = figure

    def lay_rest(self) -> None:
        """Lay the figures that are left at the places that are left."""
        for place in self._empty():
            self.state.figures[place] = self.state.deck.pop(0)

    def check_order(self, path: str) -> None:
        """In the middle of a deal the places that come last are empty, one at least."""
        empty = self._empty()
        order = DEAL_ORDER[self.state.seats]
        if not empty or empty != order[len(order) - len(empty) :]:
            raise BadDocument(path, "alibis are dealt first, then A, B, C and the victim")

    def _empty(self) -> list[int]:
        figures = self.state.figures
        return [place for place in DEAL_ORDER[self.state.seats] if figures[place] == NO_FIGURE]


def _figure(value: object, path: str) -> int:
    """Read a figure: white, or its number."""
    name = str(value) if type(value) is int else value
    if isinstance(name, str) and name in FIGURE_NAMES:
        return FIGURE_NAMES.index(name)
    raise BadDocument(path, f"{ascii(value)[:40]} is no figure; they are {', '.join(FIGURE_NAMES)}")


def _witness_alibis(state: Grove, witnesses: list[int]) -> None:
    """Let alibis be known to those who hold or held them (IG-028 to IG-032)."""
    for seat in range(state.seats):
        if state.figures[ALIBI + seat] != NO_FIGURE:
            state.witnesses[state.figures[ALIBI + seat]] = witnesses[seat]


def _read_tampering(reader: Reader, state: Grove) -> None:
    value = reader.take("tamper_marker")
    if value is not None:
        state.tampered = _place(value, reader.path("tamper_marker"))


def _place(value: object, path: str) -> int:
    if isinstance(value, str) and value in PLACE_NAMES:
        return PLACE_NAMES.index(value)
    raise BadDocument(path, f"{ascii(value)[:40]} is no suspect; they are {', '.join(PLACE_NAMES)}")


def _read_looks(reader: Reader, state: Grove) -> None:
    """Let seats have seen the two suspects they looked at, the discoverer before any swap (IG-041)."""
    for seat, inner, letter in _by_seat(reader, state, "looks"):
        places = {_place(value, inner.path(letter)) for value in _list(inner, letter, SUSPECTS)}
        if len(places) != len(looking.OTHERS[0]):
            raise BadDocument(inner.path(letter), "two different suspects are looked at")
        for place in places:
            state.witnesses[state.figures[looking.lies_now(state, seat, place)]] |= 1 << seat


# Who has accused, who is to act


def _read_stacks(reader: Reader, state: Grove) -> None:
    """Lay the chips; they lie in order of play, and somebody has still to accuse (IG-034, IG-050)."""
    state.stacks = _stacks(reader, state, "stacks")
    order = order_of_play(state)
    placed = sum(len(stack) for stack in state.stacks)
    if sorted(seat for stack in state.stacks for seat in stack) != sorted(order[:placed]):
        raise BadDocument(reader.path("stacks"), "chips are placed in order of play, one a seat")
    if any(stack != sorted(stack, key=order.index) for stack in state.stacks):
        raise BadDocument(reader.path("stacks"), "a later chip lies on top of an earlier one")
    if placed == state.seats:
        raise BadDocument(reader.path("stacks"), "all have accused, so the truth is out already")
    for seat in order[placed:]:
        if state.chips[seat] == 0:
            raise BadDocument(f"chips.{LETTERS[seat]}.acc", "a seat that has still to accuse needs a chip")
    state.actor = order[placed]
    state.last = accusing.accused_last(state)


def _stacks(reader: Reader, state: Grove, name: str) -> list[list[int]]:
    inner = reader.mapping(name)
    stacks = [
        [_seat(inner, state, place, seat) for seat in _list(inner, place, state.seats)]
        for place in PLACE_NAMES
    ]
    inner.finish()
    return stacks


def _set_step(reader: Reader, state: Grove, step: int) -> None:
    """Let the seat to move take its next step: look, swap or let be, accuse."""
    has_looked = bool(looking.looked_at(state, state.actor))
    likely = LOOK
    if has_looked:
        undecided = tampering.may_tamper(state, state.actor) and state.tampered < 0
        likely = SWAP if undecided else ACCUSATION
    state.kind = ONE
    state.step = likely if step < 0 else step
    if state.step == LOOK and has_looked:
        raise BadDocument(reader.path("looks"), f"{LETTERS[state.actor]} is still to look")
    if state.step == SWAP and (not tampering.may_tamper(state, state.actor) or state.tampered >= 0):
        raise BadDocument(reader.path("step"), "only the discoverer swaps, and only once")
    _check_who_acted(reader, state)


def _check_who_acted(reader: Reader, state: Grove) -> None:
    """Nobody looks out of turn, and no swap comes before the discoverer's look (IG-034, IG-037)."""
    order = order_of_play(state)
    for seat in order[order.index(state.actor) + 1 :]:
        if looking.looked_at(state, seat):
            raise BadDocument(reader.path(f"looks.{LETTERS[seat]}"), "this seat has not had its turn")
    if state.tampered >= 0 and state.actor == state.discoverer and state.step == LOOK:
        raise BadDocument(reader.path("tamper_marker"), "the discoverer looks before a swap")


# The end, the last reveal, the next deal


def _end(reader: Reader, state: Grove) -> None:
    """Lay a finished game: its last scene, and who lost it (IG-076)."""
    state.kind = OVER
    state.actor = NOBODY
    state.step = ACCUSATION
    state.loser = _seat(reader, state, "loser", reader.take("loser", LETTERS[0]))
    if any(_stacks(reader, state, "stacks")):
        raise BadDocument(reader.path("stacks"), "the chips of a finished game have gone to their takers")


def _read_reveal(reader: Reader, state: Grove, over: bool) -> None:
    """Lay what the last round came to; it is put away once somebody looks again."""
    if not reader.has("last_reveal"):
        return
    inner = reader.mapping("last_reveal")
    path = inner.path("suspects")
    state.shown = [_figure(value, path) for value in _list(inner, "suspects", SUSPECTS)]
    state.settled = _stacks(inner, state, "stacks")
    inner.finish()
    if len(set(state.shown)) != SUSPECTS:
        raise BadDocument(path, "three different figures are needed here")
    fresh = state.step in (DEAL, LOOK) and state.actor in (NOBODY, state.discoverer)
    if not (over or fresh):
        raise BadDocument(inner.path("suspects"), "the last reveal is put away by now")


def _read_deal(reader: Reader, state: Grove) -> dict[str, list[int]]:
    """Take the order in which figures will be dealt, in this deal or else in the next."""
    path = reader.path("deal")
    order = [_figure(value, path) for value in _list(reader, "deal", len(FIGURE_NAMES))]
    drawn_from = state.deck if state.step == DEAL else components.DECKS[state.seats]
    if len(set(order)) < len(order) or any(figure not in drawn_from for figure in order):
        raise BadDocument(path, "these figures cannot all be dealt")
    return {"figure": [FIGURE + figure for figure in order]} if order else {}

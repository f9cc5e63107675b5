"""Laying a table from a document: partial ones are filled with harmless things, nonsense is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core import NOBODY, ONE, OVER, BadDocument, Document, Position, Reader
from ludoteca.core.state import EACH
from ludoteca.games.quietville import components
from ludoteca.games.quietville.piles import lay_piles
from ludoteca.games.quietville.rules import agenda, row, scoring
from ludoteca.games.quietville.rules.steps import (
    BONUS,
    BUILDINGS,
    DISASTERS,
    DROP_BUILDING_STEP,
    DROP_DISASTER_STEP,
    DUE,
    GETTING,
    GIVING,
    LOSSES,
    MOST_MONEY,
    SCORING,
    STEP_NAMES,
    SWEPT,
    TURN,
)
from ludoteca.games.quietville.space import (
    BUILDING_NAMES,
    COLOUR_OF,
    COLOURS,
    DISASTER_NAMES,
    FIELD_NAMES,
    FIELDS,
    INTERVENTION_NAMES,
    INTERVENTIONS,
    NUMERAL_NAMES,
)
from ludoteca.games.quietville.state import Quietville
from ludoteca.games.quietville.words import EXHAUSTION, LETTERS, OWED_NAMES, PICK_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

LEAST_SEATS: Final = 3
HIGHEST_ENTRY: Final = 999
MOST_SHUFFLES: Final = 9999


def read_position(document: Document) -> Position:
    """Lay the table that a document describes; piles given as lists keep their order.

    Whatever is absent is harmless: base mode, three seats, one money card each, every vote
    unused, A to move, full rows and the rest of the box in the piles.
    """
    reader = Reader(document)
    state = Quietville.blank(_seats(reader))
    _read_options(reader, state)
    _read_players(reader, state)
    _read_sheets(reader, state)
    _read_hands(reader, state)
    steps = _read_steps(reader, state)
    piles = lay_piles(reader, state, scoring_due=SCORING in steps)
    row.offer(state)
    _read_pending(reader, state, steps[:1])
    over = reader.boolean("game_over", state.scorings_done == FIELDS)
    reader.finish()
    if over:
        _end(state)
    else:
        _resume(state, steps or _due_steps(state))
    return Position(state, piles)


# Seats and options


def _seats(reader: Reader) -> int:
    """Take the seats: how many, or their letters in order (QV-001)."""
    value = reader.take("seats", LEAST_SEATS)
    if isinstance(value, list):
        if value != list(LETTERS[: len(value)]):
            raise BadDocument(reader.path("seats"), "letters must be A, B, C and so on")
        value = len(value)
    return Reader.as_integer(value, reader.path("seats"), LEAST_SEATS, len(LETTERS))


def _read_options(reader: Reader, state: Quietville) -> None:
    state.divine = reader.choice("mode", "base", ("base", "divine")) == "divine"
    state.end_early = reader.choice("disaster_exhaustion", EXHAUSTION[0], EXHAUSTION) == EXHAUSTION[1]
    state.beautiful_day = reader.boolean("include_beautiful_day", False)
    first = reader.take("first_player", "chance")
    if first != "chance":
        state.named_first = first if type(first) is int else _seat(reader, state, "first_player", first)
        Reader.as_integer(state.named_first, reader.path("first_player"), 0, state.seats - 1)


def _seat(reader: Reader, state: Quietville, name: str, value: object) -> int:
    """Check the letter of a seat at this table."""
    letters = LETTERS[: state.seats]
    if isinstance(value, str) and len(value) == 1 and value in letters:
        return letters.index(value)
    raise BadDocument(reader.path(name), f"a seat is one of {', '.join(letters)}")


def _by_seat(reader: Reader, state: Quietville, name: str) -> list[tuple[int, Reader, str]]:
    """Open a mapping by seat letters: (seat, reader of the mapping, letter)."""
    inner = reader.mapping(name)
    return [(_seat(inner, state, letter, letter), inner, letter) for letter in inner.keys()]  # noqa: SIM118


def _number(path: str, name: object, names: list[str]) -> int:
    if isinstance(name, str) and name in names:
        return names.index(name)
    raise BadDocument(path, f"{ascii(name)[:40]} is not known here")


def _cards(reader: Reader, name: str, names: list[str]) -> list[int]:
    path = reader.path(name)
    return [_number(path, card, names) for card in reader.strings(name, [])]


# Players


def _read_players(reader: Reader, state: Quietville) -> None:
    """Lay out money, votes and buildings (QV-013, QV-014, QV-060, QV-100)."""
    state.to_move = _seat(reader, state, "to_move", reader.take("to_move", LETTERS[0]))
    state.money = [1] * state.seats
    for seat, inner, letter in _by_seat(reader, state, "money"):
        state.money[seat] = inner.integer(letter, 1, 0, MOST_MONEY)
    for letter in reader.strings("votes", [] if state.divine else list(LETTERS[: state.seats])):
        state.votes |= 1 << _seat(reader, state, "votes", letter)
    if state.divine and state.votes:
        raise BadDocument(reader.path("votes"), "there are no votes with Divine Intervention")
    for seat, inner, letter in _by_seat(reader, state, "supply"):
        state.supply[seat] = sorted(_cards(inner, letter, BUILDING_NAMES))
    pairs = len(components.PAIRS)
    left = reader.strings("starting_pairs_left", NUMERAL_NAMES[state.seats : pairs])
    state.numerals = sorted({_number(reader.path("starting_pairs_left"), n, NUMERAL_NAMES) for n in left})


def _read_sheets(reader: Reader, state: Quietville) -> None:
    """Read the sheets; no seat can have used more kinds than there were scorings (QV-086)."""
    used = [0] * state.seats
    for seat, inner, letter in _by_seat(reader, state, "sheet"):
        fields = inner.mapping(letter)
        used[seat] = len(fields.keys())
        for field, name in enumerate(FIELD_NAMES):
            if fields.has(name):
                state.sheet[seat * FIELDS + field] = fields.integer(name, 0, 0, HIGHEST_ENTRY)
        fields.finish()
    state.scorings_done = reader.integer("scorings_done", max(used), 0, FIELDS)
    if max(used) > state.scorings_done:
        raise BadDocument(reader.path("sheet"), f"more entries than the {state.scorings_done} scorings done")


def _read_hands(reader: Reader, state: Quietville) -> None:
    """Read the hands; a card comes from the present shuffle unless `hand_shuffles` says otherwise."""
    state.shuffles = reader.integer("shuffles", 0, 0, MOST_SHUFFLES)
    shuffles: dict[int, list[object]] = {}
    for seat, inner, letter in _by_seat(reader, state, "hand_shuffles"):
        value = inner.take(letter)
        shuffles[seat] = value if isinstance(value, list) else [value]
    for seat, inner, letter in _by_seat(reader, state, "hands"):
        cards = _cards(inner, letter, INTERVENTION_NAMES)
        if cards and not state.divine:
            raise BadDocument(inner.path(letter), "there are no intervention cards in the base game")
        state.hands[seat] = _hand(cards, shuffles.pop(seat, [state.shuffles] * len(cards)), state, letter)
    _read_none_before(reader, state)
    if any(shuffles.values()):
        raise BadDocument("hand_shuffles", "a shuffle for a hand that is not there")


def _read_none_before(reader: Reader, state: Quietville) -> None:
    """Read of which sorts a seat is publicly known to hold no old card, and check that it does not."""
    for seat, inner, letter in _by_seat(reader, state, "hands_none_before"):
        known = inner.mapping(letter)
        for card, name in enumerate(INTERVENTION_NAMES):
            shuffle = known.integer(name, 0, 0, state.shuffles)
            state.none_before[seat * INTERVENTIONS + card] = shuffle
            older = range(card, shuffle * INTERVENTIONS, INTERVENTIONS)
            holds_one = any(held in older for held in state.hands[seat])
            _require(not holds_one, known, name, "its hand holds an older one")
        known.finish()


def _hand(cards: list[int], shuffles: list[object], state: Quietville, letter: str) -> list[int]:
    path = f"hand_shuffles.{letter}"
    if len(cards) != len(shuffles):
        raise BadDocument(path, f"{len(cards)} cards need as many shuffles")
    numbers = [Reader.as_integer(shuffle, path, 0, state.shuffles) for shuffle in shuffles]
    return sorted(number * INTERVENTIONS + card for number, card in zip(numbers, cards, strict=True))


# What is half done


def _read_steps(reader: Reader, state: Quietville) -> list[int]:
    """Take the steps to come, the present one first; none where the rows will tell."""
    path = reader.path("agenda")
    steps = [_number(path, name, STEP_NAMES) for name in reader.strings("agenda", [])]
    due = reader.boolean("scoring_due", SCORING in steps)
    if due and not steps:
        steps = [SCORING, BUILDINGS]
    if due != (SCORING in steps):
        raise BadDocument(reader.path("scoring_due"), "this does not agree with the agenda")
    if due and state.scorings_done == FIELDS:
        raise BadDocument(reader.path("scoring_due"), "all four scorings are done")
    return steps


def _read_pending(reader: Reader, state: Quietville, step: list[int]) -> None:
    """Read sealed picks, the scoring shown last, losses to choose, a swap and a bonus."""
    state.picks = _picks(reader, state, "picks", allowed=step == [SCORING])
    shown = _picks(reader, state, "last_scoring", allowed=step != [SCORING])
    state.shown = [] if NOBODY in shown else shown
    state.closing = reader.boolean("closing", False)
    if step == [LOSSES]:
        _read_losses(reader, state)
    state.lost = reader.integer("lost", 0, 0, HIGHEST_ENTRY)
    if step == [GETTING]:
        state.given = _number(reader.path("swap_given"), reader.take("swap_given"), BUILDING_NAMES)
        is_owned = state.given in state.supply[state.to_move]
        _require(is_owned, reader, "swap_given", "the giver does not own it")
    if reader.has("drawer"):
        state.drawer = _seat(reader, state, "drawer", reader.take("drawer"))


def _picks(reader: Reader, state: Quietville, name: str, *, allowed: bool) -> list[int]:
    picks = [NOBODY] * state.seats
    for seat, inner, letter in _by_seat(reader, state, name):
        picks[seat] = _number(inner.path(letter), inner.take(letter), PICK_NAMES)
        _require(allowed, reader, name, "not at this moment")
        is_open = picks[seat] in scoring.open_kinds(state, seat)
        _require(is_open == (name == "picks"), inner, letter, "this does not agree with the sheet")
    _require(name != "picks" or NOBODY in picks, reader, name, "with all picks in, the scoring is done")
    return picks


def _read_losses(reader: Reader, state: Quietville) -> None:
    """Read what a disaster still asks for; its taker must own more of it, else nothing is chosen."""
    state.taken = _number(reader.path("taking"), reader.take("taking"), DISASTER_NAMES)
    inner = reader.mapping("owed")
    supply = state.supply[state.to_move]
    owned = [sum(COLOUR_OF[card] == colour for card in supply) for colour in range(COLOURS)]
    for place, (name, most) in enumerate(zip(OWED_NAMES, [*owned, len(supply)], strict=True)):
        state.owed[place] = inner.integer(name, 0, 0, max(most - 1, 0))
    inner.finish()
    _require(max(state.owed) > 0, reader, "owed", "nothing is left to choose")


def _require(condition: bool, reader: Reader, name: str, why: str) -> None:
    if not condition:
        raise BadDocument(reader.path(name), why)


# Going on from here


def _due_steps(state: Quietville) -> list[int]:
    """What an empty row makes due; else a turn."""
    steps = [DISASTERS] if not state.disaster_offers else []
    if not state.building_offers:
        steps.append(BUILDINGS)
    return steps or [TURN]


def _end(state: Quietville) -> None:
    if state.scorings_done < FIELDS and not state.closing:
        raise BadDocument("game_over", "the game ends with the fourth scoring")
    state.kind = OVER
    state.actor = NOBODY


def _resume(state: Quietville, steps: list[int]) -> None:
    """Go on with the first step, which may be half done, and keep the rest for later."""
    step = steps[0]
    state.agenda = steps[:0:-1]
    state.step = step
    if step == SCORING:
        state.kind = EACH
        state.actor = state.picks.index(NOBODY)
    elif step < SCORING:
        state.kind = ONE
        state.actor = state.to_move
    elif not _goes_on(state, step):
        state.agenda.append(step)
        agenda.advance(state, None)
    _check(state)


def _goes_on(state: Quietville, step: int) -> bool:
    """Go on turning up the cards of a row that is half refilled."""
    if step == BUILDINGS and DUE in state.building_row:
        return row.await_building(state)
    if step in (DISASTERS, SWEPT) and DUE in state.disaster_row:
        return row.await_disaster(state, None)
    return False


NEEDS: Final[dict[int, Callable[[Quietville], bool]]] = {
    TURN: lambda state: bool(state.building_offers and state.disaster_offers),
    DROP_DISASTER_STEP: lambda state: bool(state.disaster_offers),
    DROP_BUILDING_STEP: lambda state: bool(state.building_offers),
    GIVING: lambda state: bool(state.supply[state.to_move] and state.building_offers),
    GETTING: lambda state: bool(state.building_offers),
    BONUS: lambda state: state.drawer >= 0,
}
"""What must be there for a step to make sense."""


def _check(state: Quietville) -> None:
    """Refuse a step that nothing could be chosen or drawn for."""
    if state.step in NEEDS and not NEEDS[state.step](state):
        raise BadDocument("agenda", f"nothing is there for the step {STEP_NAMES[state.step]}")
    if DUE in state.building_row and state.step != BUILDINGS:
        raise BadDocument("buildings_gaps", "a building is due, but the agenda does not say so")
    if DUE in state.disaster_row and state.step not in (DISASTERS, SWEPT):
        raise BadDocument("disasters_gaps", "a disaster is due, but the agenda does not say so")

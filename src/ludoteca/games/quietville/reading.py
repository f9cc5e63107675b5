"""Laying a table from a document: partial ones are filled with harmless things, nonsense is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core import NOBODY, ONE, OVER, BadDocument, Document, Position, Reader
from ludoteca.core.state import EACH
from ludoteca.games.quietville import components
from ludoteca.games.quietville.piles import lay_piles, once, read_number, read_seat
from ludoteca.games.quietville.rules import agenda, disaster, row, scoring
from ludoteca.games.quietville.rules.steps import (
    BONUS,
    BUILDINGS,
    DISASTERS,
    DROP_BUILDING_STEP,
    DROP_DISASTER_STEP,
    DUE,
    GETTING,
    GIVING,
    HANDS,
    LOSSES,
    MOST_MONEY,
    PAIRS,
    SCORING,
    STEP_NAMES,
    SWEPT,
    TURN,
)
from ludoteca.games.quietville.space import (
    BUILDING_NAMES,
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

HALF_DONE: Final = {
    "taking": LOSSES,
    "owed": LOSSES,
    "lost": LOSSES,
    "swap_given": GETTING,
    "drawer": BONUS,
}
"""Fields that belong to a step half done; without an agenda they say that it is."""
LATER: Final = (PAIRS, HANDS, BUILDINGS, DISASTERS)
"""Steps that can wait behind another one."""
DIVINE: Final = (DROP_DISASTER_STEP, DROP_BUILDING_STEP, GIVING, GETTING, HANDS, BONUS, SWEPT)
"""Steps that only Divine Intervention has."""


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
    _read_end(reader, state, steps)
    piles = lay_piles(reader, state, scoring_due=SCORING in steps)
    row.offer(state)
    _read_pending(reader, state, steps[:1])
    reader.finish()
    if state.kind != OVER:
        _resume(state, steps + _refills(state, steps) or [TURN])
    return Position(state, piles)


# Seats and options


def _seats(reader: Reader) -> int:
    """Take the seats: how many, or their letters in order (QV-001)."""
    value = reader.take("seats", LEAST_SEATS)
    if isinstance(value, list):
        if value not in (list(LETTERS[: len(value)]), list(range(len(value)))):
            raise BadDocument(reader.path("seats"), "letters must be A, B, C and so on")
        value = len(value)
    return Reader.as_integer(value, reader.path("seats"), LEAST_SEATS, len(LETTERS))


def _read_options(reader: Reader, state: Quietville) -> None:
    state.divine = reader.choice("mode", "base", ("base", "divine")) == "divine"
    state.end_early = reader.choice("disaster_exhaustion", EXHAUSTION[0], EXHAUSTION) == EXHAUSTION[1]
    state.beautiful_day = reader.boolean("include_beautiful_day", False)
    first = reader.take("first_player", "chance")
    if first != "chance":
        state.named_first = read_seat(reader.path("first_player"), first, state.seats)


def _by_seat(reader: Reader, state: Quietville, name: str) -> list[tuple[int, Reader, str]]:
    """Open a mapping by seats: (seat, reader of the mapping, key)."""
    inner = reader.mapping(name)
    keys = inner.keys()
    seats = [read_seat(inner.path(key), key, state.seats) for key in keys]
    return [(seat, inner, key) for seat, key in zip(once(reader.path(name), seats), keys, strict=True)]


def _cards(reader: Reader, name: str, names: list[str]) -> list[int]:
    path = reader.path(name)
    return [read_number(path, card, names) for card in reader.strings(name, [])]


def _needed(reader: Reader, name: str) -> object:
    """Take a field that the step half done cannot do without."""
    _require(reader.has(name), reader, name, f"the step {STEP_NAMES[HALF_DONE[name]]} needs this")
    return reader.take(name)


# Players


def _read_players(reader: Reader, state: Quietville) -> None:
    """Lay out money, votes and buildings (QV-013, QV-014, QV-060, QV-100)."""
    state.to_move = read_seat(reader.path("to_move"), reader.take("to_move", 0), state.seats)
    state.money = [1] * state.seats
    for seat, inner, letter in _by_seat(reader, state, "money"):
        state.money[seat] = inner.integer(letter, 1, 0, MOST_MONEY)
    path = reader.path("votes")
    votes = reader.take("votes", [] if state.divine else list(range(state.seats)))
    if not isinstance(votes, list):
        raise BadDocument(path, "a list of seats is needed here")
    state.votes = sum(1 << seat for seat in once(path, [read_seat(path, one, state.seats) for one in votes]))
    if state.divine and state.votes:
        raise BadDocument(path, "there are no votes with Divine Intervention")
    for seat, inner, letter in _by_seat(reader, state, "supply"):
        state.supply[seat] = sorted(_cards(inner, letter, BUILDING_NAMES))
    state.numerals = list(range(state.seats, len(components.PAIRS)))
    if reader.has("starting_pairs_left"):
        left = _cards(reader, "starting_pairs_left", NUMERAL_NAMES)
        state.numerals = sorted(once(reader.path("starting_pairs_left"), left, NUMERAL_NAMES))


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
    steps = _cards(reader, "agenda", STEP_NAMES)
    for place, step in enumerate(steps):
        name = STEP_NAMES[step]
        _require(place == 0 or step in LATER, reader, "agenda", f"{name} can only come first")
        _require(state.divine or step not in DIVINE, reader, "agenda", f"{name} needs mode divine")
    due = reader.boolean("scoring_due", SCORING in steps)
    if due and not steps:
        steps = [SCORING]
    for name, step in HALF_DONE.items():
        if reader.has(name):
            steps = steps or [step]
            why = f"this needs an agenda that begins with {STEP_NAMES[step]}"
            _require(steps[0] == step, reader, name, why)
    _require(due == (SCORING in steps), reader, "scoring_due", "this does not agree with the agenda")
    _require(not due or state.scorings_done < FIELDS, reader, "scoring_due", "all four scorings are done")
    return steps


def _read_end(reader: Reader, state: Quietville, steps: list[int]) -> None:
    """Read whether the game is over, and whether by the disasters (QV-072, QV-091)."""
    done = state.scorings_done == FIELDS
    over = reader.boolean("game_over", done)
    state.closing = reader.boolean("closing", False)
    at_the_end = state.end_early and (over or SCORING in steps)
    why = "only the last scoring under end_at_last_full_row closes the game"
    _require(not state.closing or at_the_end, reader, "closing", why)
    _require(over or not done, reader, "game_over", "all four scorings are done")
    why = "the game ends with the fourth scoring"
    _require(done or state.closing or not over, reader, "game_over", why)
    _require(not over or not steps, reader, "agenda", "after the end nothing is due")
    if over:
        state.kind = OVER
        state.actor = NOBODY


def _read_pending(reader: Reader, state: Quietville, step: list[int]) -> None:
    """Read sealed picks, the scoring shown last, losses to choose, a swap and a bonus."""
    state.picks = _picks(reader, state, "picks", allowed=step == [SCORING])
    _require(NOBODY in state.picks, reader, "picks", "with all picks in, the scoring is done")
    shown = _picks(reader, state, "last_scoring", allowed=step != [SCORING])
    if max(shown) >= 0:
        _require(NOBODY not in shown, reader, "last_scoring", "every seat has scored")
        state.shown = shown
    if step == [LOSSES]:
        _read_losses(reader, state)
    elif step == [GETTING]:
        state.given = read_number(reader.path("swap_given"), _needed(reader, "swap_given"), BUILDING_NAMES)
        is_owned = state.given in state.supply[state.to_move]
        _require(is_owned, reader, "swap_given", "the giver does not own it")
    elif step == [BONUS]:
        state.drawer = read_seat(reader.path("drawer"), _needed(reader, "drawer"), state.seats)


def _picks(reader: Reader, state: Quietville, name: str, *, allowed: bool) -> list[int]:
    picks = [NOBODY] * state.seats
    for seat, inner, letter in _by_seat(reader, state, name):
        picks[seat] = read_number(inner.path(letter), inner.take(letter), PICK_NAMES)
        _require(allowed, reader, name, "not at this moment")
        is_open = picks[seat] in scoring.open_kinds(state, seat)
        _require(is_open == (name == "picks"), inner, letter, "this does not agree with the sheet")
    return picks


def _read_losses(reader: Reader, state: Quietville) -> None:
    """Read what a disaster still asks for; its taker must own more of it, else nothing is chosen."""
    state.taken = read_number(reader.path("taking"), _needed(reader, "taking"), DISASTER_NAMES)
    asked = [0] * len(OWED_NAMES)
    disaster.strike(list(range(len(BUILDING_NAMES))), asked, state.taken)
    inner = reader.mapping("owed")
    supply = state.supply[state.to_move]
    for place, name in enumerate(OWED_NAMES):
        most = min(asked[place], len(disaster.asked_for(supply, place)) - 1)
        state.owed[place] = inner.integer(name, 0, 0, max(most, 0))
    inner.finish()
    state.lost = reader.integer("lost", 0, 0, HIGHEST_ENTRY)
    _require(max(state.owed) > 0, reader, "owed", "nothing is left to choose")


def _require(condition: bool, reader: Reader, name: str, why: str) -> None:
    if not condition:
        raise BadDocument(reader.path(name), why)


# Going on from here


def _refills(state: Quietville, steps: list[int]) -> list[int]:
    """What an empty row makes due besides; nothing where the game is about to end."""
    due: list[int] = []
    if not state.closing and not state.disaster_offers and SWEPT not in steps:
        due.append(DISASTERS)
    if not state.closing and not state.building_offers:
        due.append(BUILDINGS)
    return [step for step in due if step not in steps]


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

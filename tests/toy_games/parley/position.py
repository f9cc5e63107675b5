"""Any moment of the talks as a readable document, and back."""

from __future__ import annotations

from ludoteca.core import BadDocument, Document, Position, Reader, State

from .state import (
    FIGURES,
    LETTER,
    LETTER_IS,
    MOST_SEATS,
    MOST_SETTINGS,
    MOST_TEXTS,
    NONE,
    PHASE_NAMES,
    ROUNDS,
    TOKEN_NAMES,
    TOKENS,
    Parley,
)

MOST_TOLD = 1000


def read_position(document: Document) -> Position:
    """Read a moment: two envoys, about to speak, the letter a 1, where nothing else is said.

    `letters` lists the figures of the next letters.
    """
    reader = Reader(document)
    state = Parley()
    state.seats = reader.integer("seats", 2, 2, MOST_SEATS)
    state.sand = int(reader.boolean("sand", True))
    state.phase = PHASE_NAMES.index(reader.choice("phase", "speech", tuple(PHASE_NAMES)))
    state.round = reader.integer("round", 1, 1, ROUNDS)
    state.speaker = reader.integer("speaker", 0, 0, state.seats - 1)
    state.said = reader.integer("said", 0, 0, MOST_TEXTS)
    state.told = reader.integer("told", state.said, state.said, MOST_TOLD)
    state.faded = reader.integer("faded", 0, 0, state.told)
    least = 0 if state.phase == LETTER else 1
    state.letter = reader.integer("letter", least, least, FIGURES) - 1
    state.opened = reader.integer("opened", 0, 0, FIGURES) - 1
    state.looked = _read_seats(reader, "looked", state.seats)
    state.laid = _read_tokens(reader, state)
    state.figure = reader.integer("figure", 1, 1, FIGURES) - 1
    state.changes = reader.integer("changes", 0, 0, MOST_SETTINGS)
    state.ready = _read_seats(reader, "ready", state.seats)
    letters = _read_list(reader, "letters", FIGURES)
    reader.finish()
    state.settle()
    return Position(state, {"letter": [LETTER_IS + figure - 1 for figure in letters]} if letters else {})


def write_position(state: State) -> Document:
    """Write the whole of it."""
    assert isinstance(state, Parley)
    return {
        "seats": state.seats,
        "sand": bool(state.sand),
        "phase": PHASE_NAMES[state.phase],
        "round": state.round,
        "speaker": state.speaker,
        "said": state.said,
        "told": state.told,
        "faded": state.faded,
        "letter": state.letter + 1,
        "opened": state.opened + 1,
        "looked": _write_seats(state.looked, state.seats),
        "tokens": [_write_tokens(state.laid[2 * seat : 2 * seat + 2]) for seat in range(state.seats)],
        "figure": state.figure + 1,
        "changes": state.changes,
        "ready": _write_seats(state.ready, state.seats),
    }


def facts(state: State) -> Document:
    """Write all of it and what follows: the chances of a treaty."""
    assert isinstance(state, Parley)
    return {**write_position(state), "harmony": bool(state.harmony())}


def _read_tokens(reader: Reader, state: Parley) -> list[int]:
    """Read each seat's tokens; where they must lie already and nothing is said, white and grey do."""
    default = "" if state.phase <= TOKENS else "white grey"
    rows = reader.strings("tokens", [default] * state.seats)
    if len(rows) != state.seats:
        raise BadDocument("tokens", f"a text for each of the {state.seats} seats is needed here")
    return [token for seat, row in enumerate(rows) for token in _read_row(row, f"tokens[{seat}]")]


def _read_row(row: str, path: str) -> list[int]:
    names = row.split()
    if len(names) > 2 or len(set(names)) < len(names) or not set(names) <= set(TOKEN_NAMES):
        raise BadDocument(path, "up to two different tokens of white, grey and black are needed here")
    return [TOKEN_NAMES.index(name) for name in names] + [NONE] * (2 - len(names))


def _write_tokens(laid: list[int]) -> str:
    return " ".join(TOKEN_NAMES[token] for token in laid if token != NONE)


def _read_seats(reader: Reader, name: str, seats: int) -> int:
    return sum(1 << seat for seat in set(_read_list(reader, name, seats - 1, least=0)))


def _read_list(reader: Reader, name: str, most: int, least: int = 1) -> list[int]:
    value = reader.take(name, [])
    if not isinstance(value, list):
        raise BadDocument(name, "a list of whole numbers is needed here")
    return [Reader.as_integer(item, f"{name}[{index}]", least, most) for index, item in enumerate(value)]


def _write_seats(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]

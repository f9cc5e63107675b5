"""The record: a game *is* a header and an append-only list of entries; a state is their fold.

File form: one JSON object a line, the header first. Readable, versioned, importable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ludoteca.core import BadDocument, Options, Words

FORMAT = 1
"""Version of the file form itself."""


Name = Annotated[str, Meta(max_length=200)]
"""A name as a record file may hold it: every sentence of the log repeats it."""


class Sitter(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat: a person (name) or a bot (name and the bot's id).

    Seats with the same `person` are one person's; -1 is a person of its own.
    """

    name: Name
    bot: Name = ""
    person: int = -1


class Header(Struct, frozen=True, forbid_unknown_fields=True, tag="header", tag_field="entry"):
    """First line of a record.

    `rules` is the version of the game's rules the game is played under; `commitment` is the
    SHA-256 of the chance secret in hex, "" for a game whose chance is not fair-drawn (a
    simulation or an imported one). `turn_ms` is the table's time for a turn, 0 for none.
    """

    format: int
    game: Name
    rules: int
    seats: tuple[Sitter, ...]
    options: Options
    commitment: str = ""
    turn_ms: int = 0


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="entry"):
    """Base of all entries.

    `at` is the instant in milliseconds since 1970, `decision` the id of the decision that is open
    after this entry ("" when none is: chance is due, or it is over).
    """

    at: int = 0
    decision: str = ""


class Nonce(Entry, frozen=True, tag="nonce"):
    """A seat's own randomness, in hex, given before the first draw."""

    seat: int
    nonce: str


class Start(Entry, frozen=True, tag="start"):
    """The table is laid: no more nonces, the first draw or decision follows."""


class Command(Entry, frozen=True, tag="command"):
    """Actions of one seat in words, applied all or none.

    `forced`: the only answer there was, given by the table. `stand_in`: a bot acted for an absent
    person. `id` is the client's command id, "" for bots and forced answers.
    """

    seat: int
    actions: tuple[Words, ...]
    id: str = ""
    forced: bool = False
    stand_in: bool = False
    words: str = ""


class Draw(Entry, frozen=True, tag="chance"):
    """A chance outcome in words; `n` counts all draws ever recorded, undone ones too."""

    outcome: Words
    n: int


class HostAct(Entry, frozen=True, tag="host"):
    """A host action (a clock ran out), armed for the decision `armed_for`."""

    action: Words
    armed_for: str


class Undo(Entry, frozen=True, tag="undo"):
    """The entries from sequence number `to` on are undone; `seat` asked, or -1 by vote."""

    to: int
    seat: int


class Vote(Entry, frozen=True, tag="vote"):
    """A seat's voice on a question of the table: `question` names it ("undo:17")."""

    seat: int
    question: str
    yes: bool


class SeatChange(Entry, frozen=True, tag="seat"):
    """Another person or bot sits in a seat from here on."""

    seat: int
    sitter: Sitter


class Credit(Entry, frozen=True, tag="credit"):
    """The table could not be reached for `ms` milliseconds: running deadlines end that much later."""

    ms: int


class Reveal(Entry, frozen=True, tag="reveal"):
    """The chance secret in hex, opened after the end so that anyone can check every draw."""

    secret: str


AnyEntry = Nonce | Start | Command | Draw | HostAct | Undo | Vote | SeatChange | Credit | Reveal
Voice = Literal["yes", "no"]


class Record(Struct, frozen=True):
    """A whole game on paper. Sequence numbers count entries from 1; 0 is the header."""

    header: Header
    entries: tuple[AnyEntry, ...]


_HEADER = msgspec.json.Decoder(Header)
_ENTRY = msgspec.json.Decoder(AnyEntry)
_ENCODER = msgspec.json.Encoder()


def read_record(lines: Iterable[str | bytes]) -> Record:
    """Read a record file; raise BadDocument naming the line of the first fault."""
    numbered = ((n, line) for n, line in enumerate(lines, 1) if line.strip())
    header = _read_header(numbered)
    entries = tuple(read_entry(line, f"line {n}") for n, line in numbered)
    return Record(header, entries)


def read_entry(line: str | bytes, where: str) -> AnyEntry:
    """Read one entry line; raise BadDocument with `where` it stood."""
    try:
        return _ENTRY.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadDocument(where, str(error)) from error


def write_lines(record: Record) -> Iterator[bytes]:
    """Write a record as lines of JSON without line ends, header first."""
    yield _ENCODER.encode(record.header)
    for entry in record.entries:
        yield write_entry(entry)


def write_entry(entry: AnyEntry) -> bytes:
    """Write one entry as a line of JSON."""
    return _ENCODER.encode(entry)


def _read_header(numbered: Iterator[tuple[int, str | bytes]]) -> Header:
    first = next(numbered, None)
    if first is None:
        raise BadDocument("line 1", "the file is empty")
    try:
        header = _HEADER.decode(first[1])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadDocument(f"line {first[0]}", str(error)) from error
    if header.format != FORMAT:
        raise BadDocument("format", f"this program reads format {FORMAT}, not {header.format}")
    return header

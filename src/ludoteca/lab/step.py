"""Another engine alongside: one request a line in, one answer a line out; docs/step.md is its manual."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable, Iterator
from random import Random
from typing import IO, Final

import msgspec

from ludoteca.core import (
    CHANCE,
    EVERYONE,
    HOST,
    KIND_NAMES,
    BadDocument,
    BadSetup,
    BadWords,
    Document,
    Event,
    Game,
    Reader,
    Refusal,
)
from ludoteca.lab.quoting import LONGEST_REASON, clip, short
from ludoteca.lab.table import ChanceDueError, NoChanceError, Table, read_actor, read_viewer
from ludoteca.lab.wording import read_action, read_actions

LONGEST_LINE: Final = 1 << 20
MOST_COPIES: Final = 1000
_MOST_SEED: Final = 2**63 - 1


def serve(game: Game, stdin: IO[str] | IO[bytes], stdout: IO[str], stderr: IO[str] | None = None) -> None:
    """Answer line by line until the input ends; no line ends it sooner."""
    session = Session(game)
    for line in _lines(stdin):
        answer = session.answer(line, stderr or sys.stderr)
        if answer is not None:
            stdout.write(msgspec.json.encode(answer).decode() + "\n")
            stdout.flush()


class Session:
    """One table under remote control."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._table: Table | None = None
        self._copies: dict[str, Table] = {}
        self._requests: dict[str, Callable[[Reader, str], Document]] = {
            "setup": self._setup,
            "position": self._position,
            "act": self._act,
            "outcome": self._outcome,
            "sample": self._sample,
            "look": self._look,
            "refuse": self._refuse,
            "write": self._write,
            "clone": self._clone,
            "restore": self._restore,
        }

    def answer(self, line: bytes, stderr: IO[str] | None = None) -> Document | None:
        """Answer one line; None for an empty one."""
        if not line.strip():
            return None
        if len(line) > LONGEST_LINE:
            return _error("json", f"a line may have {LONGEST_LINE} bytes")
        try:
            request = msgspec.json.decode(line)
            json.loads(line, object_pairs_hook=_with_every_key_once)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return _error("json", str(error))
        try:
            return self._answer(request)
        except Exception:
            # A fault of the engine itself: the table stays as it was, the caller is told.
            if stderr is not None:
                traceback.print_exc(file=stderr)
            return _error("internal", "the engine failed at this request; the table is as before")

    def _answer(self, request: object) -> Document:
        try:
            reader = Reader(request)
            name = _request_name(reader, list(self._requests))
            answer = self._requests[name](reader, name)
        except BadWords as error:
            return _error("words", error.why, error.field)
        except BadDocument as error:
            return _error("document", error.why, error.field)
        except BadSetup as error:
            return {"ok": False, "error": _fault("setup", error.why, error.field) | {"rule": error.rule}}
        except ChanceDueError as error:
            return _error("chance", f"chance decides first, {error}")
        except NoChanceError as error:
            return _error("chance", str(error))
        except _NoTableError:
            return _error("state", "there is no table yet; send setup or position first")
        return {"ok": True, **answer} if "refusal" not in answer else {"ok": False, **answer}

    def _setup(self, reader: Reader, name: str) -> Document:
        inner = reader.mapping(name)
        seats = inner.integer("seats", 0, 0, 99)
        options = inner.take("options", {})
        inner.finish()
        if not isinstance(options, dict):
            raise BadDocument("setup.options", "a mapping is needed here")
        self._table = Table.laid(self._game, seats, options, seed=1)
        return self._now()

    def _position(self, reader: Reader, name: str) -> Document:
        document = reader.take(name)
        if not isinstance(document, dict):
            raise BadDocument(name, "a mapping is needed here")
        self._table = Table.found(self._game, document, seed=1)
        return self._now()

    def _act(self, reader: Reader, name: str) -> Document:
        seat, actions = self._command(reader.mapping(name))
        told: list[Event] = []
        refusal = self._at_table().act(seat, actions, draw=False, tell=told.append)
        return _refused(refusal) if refusal is not None else self._now(told)

    def _refuse(self, reader: Reader, name: str) -> Document:
        seat, actions = self._command(reader.mapping(name))
        refusal = self._at_table().copy().act(seat, actions, draw=False)
        return _refused(refusal) if refusal is not None else {"legal": True}

    def _command(self, inner: Reader) -> tuple[int, list[int]]:
        seat = read_actor(inner.take("seat"), inner.path("seat"), self._at_table().seats)
        words = inner.take("do")
        inner.finish()
        listed = words if isinstance(words, list) else [words]
        if not listed:
            raise BadDocument(inner.path("do"), "the list is empty")
        return seat, [action for one in listed for action in self._actions(one, inner.path("do"))]

    def _actions(self, words: object, field: str) -> list[int]:
        space = self._game.actions
        if isinstance(words, int) and not isinstance(words, bool):
            space.family(words)
            return [words]
        if isinstance(words, dict):
            return read_actions(space, words)
        raise BadDocument(field, f"{short(words)} is neither an action in words nor its number")

    def _outcome(self, reader: Reader, name: str) -> Document:
        value = reader.take(name)
        space = self._game.chances
        told: list[Event] = []
        if isinstance(value, int) and not isinstance(value, bool):
            space.family(value)
            self._at_table().outcome(value, told.append)
        elif isinstance(value, dict):
            self._at_table().outcome(read_action(space, value), told.append)
        else:
            raise BadDocument(name, f"{short(value)} is neither an outcome in words nor its number")
        return self._now(told)

    def _sample(self, reader: Reader, name: str) -> Document:
        table = self._at_table().copy()
        table.rng = Random(reader.integer(name, 0, 0, _MOST_SEED))
        told: list[Event] = []
        drawn = table.draw_all(told.append)
        self._table = table
        words = [{"id": outcome, "words": self._game.chances.to_words(outcome)} for outcome in drawn]
        return {"drawn": words, **self._now(told)}

    def _look(self, reader: Reader, name: str) -> Document:
        table = self._at_table()
        view = table.view(read_viewer(reader.take(name), name, table.seats))
        return {"view": msgspec.to_builtins(view)}

    def _write(self, reader: Reader, name: str) -> Document:
        _only_true(reader, name)
        return {"position": self._game.write_position(self._at_table().state)}

    def _clone(self, reader: Reader, name: str) -> Document:
        label = _label(reader, name)
        if label not in self._copies and len(self._copies) >= MOST_COPIES:
            raise BadDocument(name, f"{MOST_COPIES} copies are kept already; use an old name again")
        self._copies[label] = self._at_table().copy()
        return {"kept": label}

    def _restore(self, reader: Reader, name: str) -> Document:
        label = _label(reader, name)
        if label not in self._copies:
            raise BadDocument(name, f"no copy was kept as {short(label)}")
        self._table = self._copies[label].copy()
        return self._now()

    def _at_table(self) -> Table:
        if self._table is None:
            raise _NoTableError
        return self._table

    def _now(self, told: list[Event] | None = None) -> Document:
        """What every caller may want to compare after a change, and the events that told of it."""
        table = self._at_table()
        turn = table.turn()
        ending = table.state.ending()
        now: Document = {
            "turn": {"kind": KIND_NAMES[turn.kind], "seats": list(turn.seats)},
            "legal": {name: self._listed(seat) for name, seat in _who(table)},
            "facts": self._game.facts(table.state),
            "ending": None if ending is None else msgspec.to_builtins(ending),
            "returns": table.state.returns(),
        }
        if table.state.kind == CHANCE:
            now["chance"] = [
                {"id": outcome, "words": self._game.chances.to_words(outcome), "weight": weight}
                for outcome, weight in table.state.chance_outcomes()
            ]
        if told is not None:
            now["told"] = [_event(event, table.seats) for event in told]
        return now

    def _listed(self, seat: int) -> list[Document]:
        legal = self._at_table().legal(seat)
        return [{"id": action, "words": self._game.actions.to_words(action)} for action in legal]


class _NoTableError(Exception):
    """A request that needs a table came before one was laid."""


def _lines(stdin: IO[str] | IO[bytes]) -> Iterator[bytes]:
    """Read bytes where there are bytes below, so that bad text is one bad line only."""
    for line in getattr(stdin, "buffer", stdin):
        yield line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line


def _request_name(reader: Reader, known: list[str]) -> str:
    names = reader.keys()
    if len(names) == 1 and names[0] in known:
        return names[0]
    wrong = next((name for name in names if name not in known), "")
    why = f"one of {', '.join(known)} is needed, alone"
    raise BadDocument(wrong or "request", why)


def _who(table: Table) -> Iterator[tuple[str, int]]:
    for seat in table.turn().seats:
        yield str(seat), seat
    if table.legal(HOST):
        yield "host", HOST


def _event(event: Event, seats: int) -> Document:
    """Write an event whole, with the seats that may know it so, and what the rest is told."""
    public = event.audience == EVERYONE
    knows = "all" if public else [seat for seat in range(seats) if event.audience >> seat & 1]
    return {**msgspec.to_builtins(event), "audience": knows}


def _with_every_key_once(pairs: list[tuple[str, object]]) -> None:
    met: set[str] = set()
    for key, _ in pairs:
        if key in met:
            raise msgspec.DecodeError(f"the key {short(key)} stands twice")
        met.add(key)


def _label(reader: Reader, name: str) -> str:
    label = reader.string(name, "")
    if not 0 < len(label) <= 100:
        raise BadDocument(name, "a name of 1 to 100 letters is needed")
    return label


def _only_true(reader: Reader, name: str) -> None:
    if reader.take(name) is not True:
        raise BadDocument(name, "true is needed here")


def _refused(refusal: Refusal) -> Document:
    return {"refusal": msgspec.to_builtins(refusal)}


def _error(kind: str, message: str, field: str = "") -> Document:
    return {"ok": False, "error": _fault(kind, message, field)}


def _fault(kind: str, message: str, field: str) -> dict[str, object]:
    return {"kind": kind, "message": clip(message, LONGEST_REASON), "field": clip(field)}

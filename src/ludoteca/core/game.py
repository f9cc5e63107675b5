"""A game as the rest of the house sees it: its facts from `game.toml` and its functions."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.core.errors import BadDocument, BadSetup
from ludoteca.core.pace import UNHURRIED, Pace
from ludoteca.core.positions import Document, Position
from ludoteca.core.space import Space
from ludoteca.core.state import Rng, State
from ludoteca.core.words import Refusal, Text

OptionValue = str | int | bool
Options = dict[str, OptionValue]


class Seats(Struct, frozen=True, forbid_unknown_fields=True):
    """How many may play, the rule that says so, and how many seats one holder may hold."""

    least: int
    most: int
    rule: str
    per_holder: int = 1


class Option(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of the table before the game: its values, the default, the rule behind it.

    A `seat` option takes "chance" (the default) or a seat number instead of listed values.
    """

    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    seat: bool = False
    rule: str = ""
    advanced: bool = False


class Credit(Struct, frozen=True, forbid_unknown_fields=True):
    """Who made the game that this is an unofficial table for."""

    designer: str
    publisher: str = ""
    year: int = 0


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet on which each player marks conclusions: rows and columns, by names of components.

    `seat_row` is the message id of one more row a seat (its fact is `seat`); `from_seats` says
    from how many seats on a row or column is there.
    """

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    seat_row: str = ""
    from_seats: dict[str, int] = {}

    def rows_at(self, seats: int) -> list[str]:
        """List the rows at a table of so many seats; those of seats are called `seat-0` and so on."""
        own = [f"seat-{seat}" for seat in range(seats)] if self.seat_row else []
        return [*self._there(self.rows, seats), *own]

    def columns_at(self, seats: int) -> list[str]:
        """List the columns at a table of so many seats."""
        return self._there(self.columns, seats)

    def _there(self, names: tuple[str, ...], seats: int) -> list[str]:
        return [name for name in names if self.from_seats.get(name, 0) <= seats]


class GameInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """What `game.toml` says: all that a lobby shows, read without loading rules.

    `version` is the version of the rules: it grows when a record of before would replay
    differently. `max_decisions` bounds a game; one that runs longer ends unfinished.
    `together` is true for a game that all win or lose. `endings` lists the message ids that
    `ending()` can give: each has a golden record.
    """

    title: str
    tagline: str
    version: int
    seats: Seats
    minutes: int
    max_decisions: int
    together: bool
    credit: Credit
    endings: tuple[str, ...]
    options: dict[str, Option] = {}
    prefix: str = ""
    board: str = ""
    sheet: Sheet | None = None


def read_info(folder: Path) -> GameInfo:
    """Read `game.toml` of a game's folder; raise BadDocument when it makes no sense."""
    path = folder / "game.toml"
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), GameInfo)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadDocument(f"{folder.name}/game.toml", str(error)) from error


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """Everything the house knows of one game. Built once a game, in its `__init__.py`.

    Functions of a seat or viewer take the state first. `label` writes the sentence of an action
    for its chooser from what the chooser sees. `write_position` writes the whole state, `facts`
    also what follows from it (counts, scores), for scenarios to compare. `rate` scores an action
    from a view for greedy bots (higher is better); `evaluate` scores a state for a seat between
    -1 and 1.
    """

    id: str
    folder: Path
    info: GameInfo
    actions: Space
    chances: Space
    new: Callable[[int, Options], State]
    refuse: Callable[[State, int, int], Refusal | None]
    view: Callable[[State, int], Any]
    view_type: type[Any]
    resample: Callable[[Any, Rng], State]
    label: Callable[[Any, int], Text]
    read_position: Callable[[Document], Position]
    write_position: Callable[[State], Document]
    facts: Callable[[State], Document]
    pace: Callable[[State], Pace] = lambda state: UNHURRIED
    rate: Callable[[Any, int], float] | None = None
    evaluate: Callable[[State, int], float] | None = None

    def options(self, chosen: Mapping[str, object], seats: int) -> Options:
        """Fill a table's options with defaults; raise BadSetup for an unknown name or value."""
        unknown = [name for name in chosen if name not in self.info.options]
        if unknown:
            raise BadSetup(str(unknown[0])[:40], f"{self.info.title} has no such option")
        filled: Options = {}
        for name, option in self.info.options.items():
            value = chosen.get(name, option.default)
            if not _is_value(option, value, seats):
                listed = [str(v).lower() if isinstance(v, bool) else str(v) for v in option.values]
                if option.seat:
                    listed = ["chance", *(str(seat) for seat in range(seats))]
                raise BadSetup(name, f"must be one of {', '.join(listed)}", option.rule)
            filled[name] = value  # type: ignore[assignment]  # checked by _is_value
        return filled

    def setup(self, seats: int, chosen: Mapping[str, object] | None = None) -> State:
        """Lay the table for `seats` players; raise BadSetup for a wrong count or option."""
        limits = self.info.seats
        if not limits.least <= seats <= limits.most:
            why = f"{self.info.title} is for {limits.least} to {limits.most} players, not {seats}"
            raise BadSetup("seats", why, limits.rule)
        return self.new(seats, self.options(chosen or {}, seats))


def _is_value(option: Option, value: object, seats: int) -> bool:
    if option.seat:
        is_seat = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats
        return value == "chance" or is_seat
    return any(type(value) is type(known) and value == known for known in option.values)

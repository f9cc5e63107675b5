"""The catalog: which games there are, found by scanning and never by a list.

Three places are scanned: the package `ludoteca.games`, the entry points of the group
`ludoteca.games`, and the folders that the environment variable LUDOTECA_GAMES names. A game is a
folder with a `game.toml` and an `__init__.py` that says `GAME = Game(...)`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

import ludoteca.games
from ludoteca.core import Game, GameInfo, LudotecaError, read_info

GROUP = "ludoteca.games"
FOLDERS = "LUDOTECA_GAMES"


class NoSuchGame(LudotecaError):
    """An id that no game of the catalog has; `close` are ids that look like it."""

    def __init__(self, wanted: str, known: list[str]) -> None:
        self.wanted = wanted
        self.close = get_close_matches(wanted, known, n=3)
        hint = f"did you mean {' or '.join(self.close)}?" if self.close else f"known are {', '.join(known)}"
        super().__init__(f"there is no game {ascii(wanted)[:60]}; {hint}")


class BadGame(LudotecaError):
    """A folder or entry point that should be a game and is none."""


def infos() -> dict[str, GameInfo]:
    """Give the facts of every game by id, from its `game.toml` alone: no rules are loaded."""
    return {name: read_info(place.folder) for name, place in _places().items()}


def games() -> dict[str, Game]:
    """Load every game, by id."""
    return {name: _load(place) for name, place in _places().items()}


def find(game: str) -> Game:
    """Load one game by its id; raise NoSuchGame with what may have been meant."""
    places = _places()
    if game not in places:
        raise NoSuchGame(game, list(places))
    return _load(places[game])


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a game lives: its folder, and the module that holds its GAME.

    `loose` says that the folder is no part of an installed package.
    """

    id: str
    folder: Path
    module: str
    attribute: str = "GAME"
    loose: bool = False


def _places() -> dict[str, _Place]:
    return _scan(os.environ.get(FOLDERS, ""))


@cache
def _scan(folders: str) -> dict[str, _Place]:
    places: dict[str, _Place] = {}
    for place in [*_own(), *_installed(), *_loose(folders)]:
        other = places.setdefault(place.id, place)
        if other.folder.resolve() != place.folder.resolve():
            raise BadGame(f"two games are called {place.id}: in {other.folder} and in {place.folder}")
    return dict(sorted(places.items()))


def _own() -> Iterator[_Place]:
    for path in ludoteca.games.__path__:
        for folder in _game_folders(Path(path)):
            yield _Place(folder.name, folder, f"ludoteca.games.{folder.name}")


def _installed() -> Iterator[_Place]:
    for point in entry_points(group=GROUP):
        yield _Place(point.name, _folder_of(point), point.module, point.attr or "GAME")


def _loose(folders: str) -> Iterator[_Place]:
    for path in filter(None, folders.split(os.pathsep)):
        for folder in _game_folders(Path(path).resolve()):
            yield _Place(folder.name, folder, folder.name, loose=True)


def _game_folders(path: Path) -> list[Path]:
    if not path.is_dir():
        raise BadGame(f"{path} is no folder of games")
    complete = (folder for folder in path.iterdir() if (folder / "__init__.py").is_file())
    return sorted(folder for folder in complete if (folder / "game.toml").is_file())


def _folder_of(point: EntryPoint) -> Path:
    try:
        spec = importlib.util.find_spec(point.module)
    except ImportError as error:
        raise BadGame(f"the entry point {point.name} cannot be found: {error}") from error
    if spec is None or spec.origin is None:
        raise BadGame(f"the entry point {point.name} names no module: {point.value}")
    return Path(spec.origin).parent


@cache
def _load(place: _Place) -> Game:
    module = _import_folder(place) if place.loose else importlib.import_module(place.module)
    game = getattr(module, place.attribute, None)
    if not isinstance(game, Game):
        raise BadGame(f"{place.module} has no {place.attribute} that is a Game")
    if game.id != place.id:
        raise BadGame(f"the game in {place.folder} calls itself {game.id}, not {place.id}")
    return game


def _import_folder(place: _Place) -> ModuleType:
    """Import a loose folder as a package named after the game, modules beside it included."""
    path = place.folder / "__init__.py"
    known = sys.modules.get(place.module)
    if known is not None:
        if known.__file__ == str(path):
            return known
        raise BadGame(f"{place.folder} needs another name: Python has a module {place.module} already")
    spec = importlib.util.spec_from_file_location(
        place.module, path, submodule_search_locations=[str(place.folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[place.module] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[place.module]
        raise
    return module

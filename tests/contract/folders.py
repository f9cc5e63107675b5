"""Where a game keeps its test data: beside the toy games or under tests/games."""

from __future__ import annotations

from pathlib import Path

from ludoteca.core import Game

TESTS = Path(__file__).resolve().parent.parent


def data_folder(game: Game) -> Path:
    """The folder of a game's scenarios, perft counts, golden records and playthrough.

    A toy game keeps them in a folder `tests` of its own, so that it stays one folder.
    """
    own = game.folder / "tests"
    return own if own.is_dir() else TESTS / "games" / game.id

"""Finds and stores a finished game for every way a game can end, shared wins apart.

`python -m tests.contract.golden GAME` writes into the game's test folder what is not there yet. A
record on file is never overwritten: it proves that games of before still replay.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import msgspec

from ludoteca.core import Ending, Game
from ludoteca.play import catalog, local
from ludoteca.play.record import Record, write_lines
from tests.contract.folders import data_folder
from tests.contract.tables import all_tables

SEEDS = 60


def finished_games(game: Game) -> Iterator[tuple[str, Record, Ending]]:
    """Play random games on every table of a game; give a name for the way each ended."""
    for seed in range(SEEDS):
        for table in (table for table in all_tables() if table.game.id == game.id):
            rng = Random(seed)
            match = local.play_out(game, table.seats, table.options, local.choose_at_random(rng), rng)
            ending = match.ending
            if ending is not None:
                shared = "-shared" if 1 < len(ending.winners) < table.seats and not game.info.together else ""
                yield ending.text.removeprefix("ending-") + shared, match.record, ending


def store(game: Game) -> None:
    """Write the records that are missing."""
    folder = data_folder(game) / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    for name, record, ending in finished_games(game):
        path = folder / f"{name}.jsonl"
        if not path.exists():
            path.write_bytes(b"\n".join(write_lines(record)) + b"\n")
            path.with_suffix(".ending.json").write_bytes(msgspec.json.encode(ending) + b"\n")


if __name__ == "__main__":
    store(catalog.find(sys.argv[1]))

"""Finished games on file: each replays to the same end, and every way to end has one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludoteca.core import Game
from ludoteca.play.match import Match
from ludoteca.play.record import read_record
from tests.contract.folders import data_folder
from tests.contract.tables import all_games, all_tables, walk

RECORDS = [
    pytest.param(path, id=f"{game.id}-{path.stem}")
    for game in all_games()
    for path in sorted((data_folder(game) / "golden").glob("*.jsonl"))
]


def _replay(path: Path) -> Match:
    return Match.replay(read_record(path.read_text("utf-8").splitlines()))


@pytest.mark.parametrize("path", RECORDS)
def test_a_golden_record_replays_to_the_same_end(path: Path) -> None:
    """The ending, with scores and ranking, is the one on file."""
    match = _replay(path)
    assert match.over
    ending = msgspec.json.encode(match.state.ending()).decode()
    assert ending == path.with_suffix(".ending.json").read_text("utf-8").strip()


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_every_way_to_end_has_a_golden_record(game: Game) -> None:
    """The endings that `game.toml` lists are those of the records on file."""
    reached = set()
    for path in (data_folder(game) / "golden").glob("*.jsonl"):
        ending = _replay(path).state.ending()
        assert ending is not None
        reached.add(ending.text)
    assert reached == set(game.info.endings)


def test_random_games_end_only_in_listed_ways() -> None:
    """`game.toml` does not forget an ending."""
    for table in all_tables():
        for state in walk(table, 41):
            ending = state.ending()
        assert ending is not None
        assert ending.text in table.game.info.endings

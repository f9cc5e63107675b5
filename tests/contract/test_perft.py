"""Path counts from stored positions: `perft.yaml` of each game's test folder."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from ludoteca.core import Game
from ludoteca.lab.perft import perft
from ludoteca.play import catalog
from tests.contract.folders import data_folder
from tests.contract.tables import all_games


def _stored(game: Game) -> list[dict[str, Any]]:
    path = data_folder(game) / "perft.yaml"
    stored: list[dict[str, Any]] = yaml.safe_load(path.read_text("utf-8")) if path.exists() else []
    return stored


COUNTS = [
    pytest.param(game.id, count, id=f"{game.id}-{count['name']}")
    for game in all_games()
    for count in _stored(game)
]


@pytest.mark.parametrize(("game_id", "count"), COUNTS)
def test_positions_go_on_in_as_many_ways_as_stored(game_id: str, count: dict[str, Any]) -> None:
    """The number of paths from a stored position is what it was when the rules were checked."""
    state = catalog.find(game_id).read_position(count["position"]).state
    assert [perft(state, depth) for depth in range(1, count["depth"] + 1)] == count["nodes"]


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_every_game_is_counted_deep_enough(game: Game) -> None:
    """Each game has a count at depth four or more with over ten thousand paths."""
    assert any(count["depth"] >= 4 and count["nodes"][-1] > 10_000 for count in _stored(game))

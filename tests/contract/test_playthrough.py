"""Each game's stored playthrough is what the rules of today play."""

from __future__ import annotations

import pytest

from ludoteca.core import Game
from tests.contract.folders import data_folder
from tests.contract.playthrough import playthrough
from tests.contract.tables import all_games


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_the_playthrough_reads_as_it_did(game: Game) -> None:
    """A difference here is a change of rules, texts or views: read it, then store it anew."""
    stored = (data_folder(game) / "playthrough.txt").read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(playthrough(game).splitlines(), stored, strict=True), 1):
        assert now == then, f"line {number}"

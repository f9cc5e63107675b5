"""Setting up: counts and options are checked before a game begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core import BadDocument, BadSetup, Game, read_info
from tests.contract.tables import all_games

NONSENSE: list[object] = ["\x1b[2J", 99, None, [], 1.0]
GAMES = [pytest.param(game, id=game.id) for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_wrong_seat_counts_are_refused_with_the_rule(game: Game) -> None:
    for seats in (-1, 0, game.info.seats.least - 1, game.info.seats.most + 1, 1000):
        with pytest.raises(BadSetup) as caught:
            game.setup(seats)
        assert caught.value.field == "seats"
        assert caught.value.rule == game.info.seats.rule != ""


@pytest.mark.parametrize("game", GAMES)
def test_unknown_options_and_values_are_refused_by_name(game: Game) -> None:
    seats = game.info.seats.least
    with pytest.raises(BadSetup, match="no such option"):
        game.setup(seats, {"bananas": 1})
    for name in game.info.options:
        for wrong in NONSENSE:
            with pytest.raises(BadSetup) as caught:
                game.setup(seats, {name: wrong})
            assert caught.value.field == name


def test_a_broken_game_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text("title = 3", "utf-8")
    with pytest.raises(BadDocument, match=r"game\.toml"):
        read_info(tmp_path)

"""The catalog finds games by scanning, and says clearly what it does not find."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludoteca.core import Game, LudotecaError
from ludoteca.play import catalog

TOYS = Path(__file__).parents[1] / "toy_games"


def test_games_of_a_named_folder_are_found() -> None:
    """LUDOTECA_GAMES names folders of games; each folder in them with a game.toml is one."""
    assert {"coin_flip", "parley"} <= set(catalog.infos())
    assert catalog.find("coin_flip").folder == TOYS / "coin_flip"


def test_infos_load_no_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lobby reads game.toml alone: even a game that cannot be imported is listed."""
    _copy_game(tmp_path, "broken_inside", init="raise RuntimeError")
    monkeypatch.setenv("LUDOTECA_GAMES", str(tmp_path))
    assert catalog.infos()["broken_inside"].title == "Coin Flip"
    with pytest.raises(RuntimeError):
        catalog.find("broken_inside")
    assert "broken_inside" not in sys.modules


def test_a_misspelt_game_gets_a_hint() -> None:
    """The error names the closest id."""
    with pytest.raises(catalog.NoSuchGame, match="did you mean coin_flip") as caught:
        catalog.find("coin_filp")
    assert caught.value.close == ["coin_flip"]
    assert isinstance(caught.value, LudotecaError)


def test_a_hostile_id_is_shown_briefly() -> None:
    """An id from outside is quoted, cut, and on one line."""
    with pytest.raises(catalog.NoSuchGame) as caught:
        catalog.find("\x1b[31m\n" + "x" * 500)
    assert "\n" not in str(caught.value)
    assert "\x1b" not in str(caught.value)
    assert len(str(caught.value)) < 300


def test_two_games_of_one_name_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of the two would be played must not depend on the order of scanning."""
    _copy_game(tmp_path, "coin_flip", init="")
    monkeypatch.setenv("LUDOTECA_GAMES", f"{TOYS}:{tmp_path}")
    with pytest.raises(catalog.BadGame, match="two games are called coin_flip"):
        catalog.infos()


def test_a_name_that_python_has_already_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loose game never takes the place of another module."""
    _copy_game(tmp_path, "json", init="")
    monkeypatch.setenv("LUDOTECA_GAMES", str(tmp_path))
    with pytest.raises(catalog.BadGame, match="Python has a module json"):
        catalog.find("json")


def test_a_folder_without_a_game_in_it_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """GAME must be a Game, and call itself what its folder is called."""
    _copy_game(tmp_path, "no_game_here", init="GAME = 7")
    monkeypatch.setenv("LUDOTECA_GAMES", str(tmp_path))
    with pytest.raises(catalog.BadGame, match="has no GAME"):
        catalog.find("no_game_here")


def test_a_missing_folder_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A typing error in LUDOTECA_GAMES does not pass in silence."""
    monkeypatch.setenv("LUDOTECA_GAMES", str(tmp_path / "nowhere"))
    with pytest.raises(catalog.BadGame, match="no folder of games"):
        catalog.infos()


def test_games_of_installed_packages_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point of the group names the module of a game."""
    _copy_game(tmp_path, "packaged_game", init="from ludoteca.play import catalog\nGAME = 1")
    point = EntryPoint("packaged_game", "packaged_game:GAME", catalog.GROUP)
    monkeypatch.setattr(catalog, "entry_points", lambda group: [point] if group == catalog.GROUP else [])
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("LUDOTECA_GAMES", "")
    catalog._scan.cache_clear()
    try:
        assert catalog.infos()["packaged_game"].title == "Coin Flip"
    finally:
        catalog._scan.cache_clear()


def test_every_game_loads(any_game: Game) -> None:
    """A folder that says it is a game gives one."""
    assert any_game.info == catalog.infos()[any_game.id]
    assert catalog.find(any_game.id) is any_game


def _copy_game(folder: Path, name: str, init: str) -> None:
    game = folder / name
    game.mkdir()
    (game / "game.toml").write_text((TOYS / "coin_flip" / "game.toml").read_text("utf-8"), "utf-8")
    (game / "__init__.py").write_text(init, "utf-8")

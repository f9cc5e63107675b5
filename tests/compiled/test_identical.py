"""The compiled engine does what the pure one does, in every game, act for act."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benchmarks.build import ROOT, copies
from benchmarks.engine import cases_of
from benchmarks.process import Driver
from ludoteca.core import Game

GAMES = 200
"""Games that each game plays at least, over its seat counts and options."""
TOYS = {"LUDOTECA_GAMES": str(ROOT / "tests" / "toy_games")}


@pytest.fixture(scope="module")
def drivers() -> Iterator[tuple[Driver, Driver]]:
    folders = copies()
    with Driver(folders.pure, TOYS) as pure, Driver(folders.compiled, TOYS) as compiled:
        yield pure, compiled


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_both_builds_are_what_they_claim(drivers: tuple[Driver, Driver]) -> None:
    assert [driver.ask("build") for driver in drivers] == ["pure", "compiled"]
    assert drivers[0].ask("games") == drivers[1].ask("games")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_same_seeds_give_the_same_games(drivers: tuple[Driver, Driver], any_game: Game) -> None:
    """Choices, draws, events, views and endings; Coin Flip is interpreted on the compiled core."""
    cases = list(cases_of(any_game))
    seeds = list(range(-(-GAMES // len(cases))))
    for case in cases:
        job = {"game": case.game, "seats": case.seats, "options": dict(case.options), "seeds": seeds}
        pure, compiled = (driver.ask("hash", **job) for driver in drivers)
        differing = [seed for seed, one, other in zip(seeds, pure, compiled, strict=True) if one != other]
        assert differing == [], f"{case} differs with these seeds"


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_searching_bot_chooses_the_same(drivers: tuple[Driver, Driver], any_game: Game) -> None:
    """All through a random game, with the same seed."""
    for case in cases_of(any_game):
        job = {"game": case.game, "seats": case.seats, "options": dict(case.options), "seed": 5}
        pure, compiled = (driver.ask("choices", **job) for driver in drivers)
        assert pure == compiled, str(case)

"""What every test stands on: the toy games in the catalog, and Hypothesis the same way each time."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from ludoteca.core import Game

os.environ["LUDOTECA_GAMES"] = str(Path(__file__).parent / "toy_games")

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("proof", parent=settings.get_profile("ci"), derandomize=False, max_examples=1000)
settings.load_profile("ci")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for `any_game` once for each game of the catalog."""
    from ludoteca.play import catalog

    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", list(catalog.infos()), indirect=True)


@pytest.fixture
def any_game(request: pytest.FixtureRequest) -> Game:
    """Each game of the catalog in turn, loaded only when its test runs."""
    from ludoteca.play import catalog

    return catalog.find(request.param)

"""One server for all tests of a module; each test opens tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.play import catalog
from tests.server.table import House, serving, settings_for


@pytest.fixture(scope="session", autouse=True)
def _toys_are_loaded() -> None:
    """So that a test can reach into a toy game and make its sand run faster."""
    for toy in ("coin_flip", "parley"):
        catalog.find(toy)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(settings_for(tmp_path_factory.mktemp("house"))) as house:
        yield house

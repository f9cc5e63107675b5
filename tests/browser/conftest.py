"""One browser and one house for the tests of a module; each test brings its own people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import browser
from tests.browser.house import House
from tests.browser.person import Person

Visit = Callable[..., Person]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    house.stop()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Bring somebody with a device of their own; at the end no page may have complained."""
    people: list[Person] = []

    def visit(name: str = "Ana", **taste: Any) -> Person:
        people.append(Person(chromium, house.url, name, **taste))
        return people[-1]

    yield visit
    for person in people:
        person.close()

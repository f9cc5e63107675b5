"""The engine and a second program written from the rulebook count the same ways to go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from ludoteca.games.ghost_stories import GAME
from ludoteca.lab.perft import perft
from tests.games.ghost_stories.slow_count import count

STORED: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("perft.yaml").read_text("utf-8"))


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: stored["name"])
def test_both_count_the_same(stored: dict[str, Any]) -> None:
    state = GAME.read_position(stored["position"]).state
    for depth in range(1, stored["depth"] + 1):
        assert perft(state, depth) == count(stored["position"], depth) == stored["nodes"][depth - 1]


def test_one_count_is_large() -> None:
    assert any(stored["depth"] >= 4 and stored["nodes"][-1] > 10_000 for stored in STORED)

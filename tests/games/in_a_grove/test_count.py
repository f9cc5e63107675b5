"""The engine and a second program written from the rulebook count and settle alike."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from ludoteca.games.in_a_grove import GAME
from ludoteca.lab.perft import perft
from tests.games.in_a_grove.scene import LETTERS, lay
from tests.games.in_a_grove.slow_count import count, settled

STORED: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("perft.yaml").read_text("utf-8"))
DECKS: dict[int, list[int | str]] = {
    2: ["white", 3, 4, 5, 6, 7],
    3: ["white", 3, 4, 5, 6, 7, 8],
    4: ["white", 2, 3, 4, 5, 6, 7, 8],
}


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: stored["name"])
def test_both_count_the_same(stored: dict[str, Any]) -> None:
    state = GAME.read_position(stored["position"]).state
    for depth in range(1, stored["depth"] + 1):
        assert perft(state, depth) == count(stored["position"], depth) == stored["nodes"][depth - 1]


def test_one_count_is_large() -> None:
    assert any(stored["depth"] >= 4 and stored["nodes"][-1] > 10_000 for stored in STORED)


def random_round(rng: Random) -> dict[str, Any]:
    """A round of any size just before its last chip, with chips as they may come to be."""
    seats = rng.choice([2, 3, 4])
    letters = list(LETTERS[:seats])
    first = rng.randrange(seats)
    figures = rng.sample(DECKS[seats], len(DECKS[seats]))
    stacks: dict[str, list[str]] = {"A": [], "B": [], "C": []}
    for letter in (letters[first:] + letters[:first])[:-1]:
        stacks[rng.choice("ABC")].append(letter)
    return {
        "seats": letters,
        "discoverer": letters[first],
        "step": "accuse",
        "alibis": dict(zip(letters, figures, strict=False)),
        "suspects": figures[seats : seats + 3],
        "victim": figures[-1],
        "stacks": stacks,
        "chips": {letter: {"acc": rng.randint(1, 4), "liar": rng.randint(0, 4)} for letter in letters},
    }


@pytest.mark.rule("IG-058", "IG-059", "IG-060")
@pytest.mark.parametrize("seed", range(300))
def test_both_settle_a_round_alike(seed: int) -> None:
    """Whoever is right, whoever is on top, whoever loses: chips end in the same hands."""
    rng = Random(seed)
    position = random_round(rng)
    last = rng.choice("ABC")
    table = lay(**position)
    table.act(LETTERS[table.state.actor], "accuse", last)
    hands, lost = settled(position, last)
    assert list(zip(table.state.chips, table.state.liars, strict=True)) == hands
    assert (table.state.ending() is not None) == lost

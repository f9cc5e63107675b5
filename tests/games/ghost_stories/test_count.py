"""The engine and a second program written from the rulebook count the same ways to go on."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from ludoteca.games.ghost_stories import GAME, components
from ludoteca.games.ghost_stories.space import CARD_NAMES, INCARNATION_NAMES, SPACE_NAMES
from ludoteca.lab.perft import perft
from tests.games.ghost_stories.slow_count import COLOURS, TILES, TOKENS, VILLAGE, count

STORED: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("perft.yaml").read_text("utf-8"))
TABLES = 60
"""Random tables to count three steps deep."""


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: stored["name"])
def test_both_count_the_same(stored: dict[str, Any]) -> None:
    state = GAME.read_position(stored["position"]).state
    for depth in range(1, stored["depth"] + 1):
        assert perft(state, depth) == count(stored["position"], depth) == stored["nodes"][depth - 1]


def test_one_count_is_large() -> None:
    assert any(stored["depth"] >= 4 and stored["nodes"][-1] > 10_000 for stored in STORED)


@pytest.mark.parametrize("seed", range(TABLES))
def test_both_count_the_same_on_a_random_table(seed: int) -> None:
    document = random_table(Random(seed))
    state = GAME.read_position(document).state
    for depth in (1, 2, 3):
        assert perft(state, depth) == count(document, depth), document


def random_table(rng: Random) -> dict[str, Any]:
    """Lay a table at random: any cards anywhere, any hands, some of the village haunted."""
    bag = [CARD_NAMES[card] for card in components.GHOSTS]
    rng.shuffle(bag)
    spaces = rng.sample(SPACE_NAMES, rng.choice([3, 6, 9, 11, 12]))
    ghosts = {space: {"card": bag.pop(), "figure": "card"} for space in spaces}
    unseen = list(INCARNATION_NAMES)
    if rng.random() < 0.5:
        ghosts[spaces[0]] = {"card": unseen.pop(rng.randrange(10)), "figure": "card"}
    for row in ghosts.values():
        haunter = "haunter" in components.printed(components.BOX, CARD_NAMES.index(row["card"]), "").turn
        row["figure"] = rng.choice(["card", "board"]) if haunter else "card"
    qi = {colour: rng.choice([0, 1, 2, 3, 4]) for colour in COLOURS}
    qi[rng.choice(COLOURS)] = 3
    supply = dict.fromkeys(TOKENS, 4)
    tao: dict[str, dict[str, int]] = {colour: {} for colour in COLOURS}
    for colour in COLOURS:
        for token in rng.choices(TOKENS, k=rng.randrange(4)) if qi[colour] else ():
            if supply[token]:
                supply[token] -= 1
                tao[colour][token] = tao[colour].get(token, 0) + 1
    active = rng.choice(COLOURS)
    rest = {name: bag.count(name) for name in sorted(set(bag[:30]))}
    drawn = sum(rest.values())
    last = rng.random() < 0.3
    document: dict[str, Any] = {
        "active": active,
        "phase": "yin" if qi[active] == 0 or rng.random() < 0.4 else "yang",
        "qi": qi,
        "at": {colour: list(rng.choice(TILES)) for colour in COLOURS if qi[colour]},
        "tao": tao,
        "yin_yang": {colour: qi[colour] > 0 and rng.random() < 0.6 for colour in COLOURS},
        "buddhas": {active: int(qi[active] > 0)},
        "haunted": [list(tile) for tile in rng.sample(TILES, rng.randrange(3))],
        "circle": rng.choice([None, *[token for token in TOKENS if supply[token]]]),
        "ghosts": ghosts,
        "on_buddha": [space for space in SPACE_NAMES if space not in ghosts][:1],
        "bag": rest,
        "unseen": unseen[:3],
        "blocks": [rng.choice([1, 2])] if last else [rng.choice([0, 4]), drawn - 4],
    }
    circle = next(tile for tile, villager in VILLAGE.items() if villager == "circle_of_prayer")
    if list(circle) in document["haunted"]:
        document["circle"] = None
    return document

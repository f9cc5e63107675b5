"""What is in the box: `components.toml` as sorted bags of card numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from ludoteca.core import BadDocument
from ludoteca.games.quietville.space import (
    BEAUTIFUL_DAY,
    BUILDING_NAMES,
    DISASTER_NAMES,
    FIXED,
    INTERVENTION_NAMES,
    NUMERAL_NAMES,
)

FILE: Final = Path(__file__).with_name("components.toml")


def _number(name: str, names: list[str], section: str) -> int:
    if name not in names:
        raise BadDocument(f"components.toml: {section}", f"{name!r} is no card of this game")
    return names.index(name)


def _bag(section: str, names: list[str]) -> list[int]:
    """Lay out the copies of a section as one sorted bag."""
    copies: dict[str, int] = _BOX[section]["copies"]
    numbers = {_number(name, names, section): count for name, count in copies.items()}
    return [card for card in sorted(numbers) for _ in range(numbers[card])]


def _pairs() -> list[list[int]]:
    pairs: dict[str, list[str]] = _BOX["starting_pairs"]["pairs"]
    return [
        sorted(_number(name, BUILDING_NAMES, "starting_pairs") for name in pairs[numeral])
        for numeral in NUMERAL_NAMES
    ]


def picture(disaster: int) -> str:
    """Name the monster drawn on a disaster, decoration without a rule (QV-133)."""
    name = DISASTER_NAMES[disaster]
    face = name.split(":")[0]
    if disaster >= FIXED:
        colours = sum(name.count(colour) for colour in "RBG")
        face = ("one_colour", "two_colours", "three_colours")[colours - 1]
    return str(_BOX["pictures"][face])


_BOX: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))

BUILDINGS: Final = _bag("buildings", BUILDING_NAMES)
"""The building deck, without the starting pairs (QV-006)."""
PAIRS: Final = _pairs()
"""The two starting buildings of each numeral (QV-007)."""
DISASTERS: Final = _bag("disasters", DISASTER_NAMES)
"""The disaster deck (QV-005)."""
INTERVENTIONS: Final = _bag("interventions", INTERVENTION_NAMES)
"""The Divine Intervention deck (QV-099)."""
BEAUTIFUL_DAYS: Final[list[int]] = [BEAUTIFUL_DAY] * _BOX["beautiful_day"]["count"]
"""The cards that an option adds to the intervention deck (QV-137)."""
MONEY: Final[int] = _BOX["money"]["count"]
"""Money cards in the box (QV-008)."""
VOTES: Final[int] = _BOX["votes"]["count"]
"""Vote cards in the box (QV-009)."""
TO_SCORING: Final[list[int]] = [_BOX["scoring"]["buildings_above_each"]] * _BOX["scoring"]["cards"]
"""How many buildings lie above each scoring card, from the top of the pile (QV-022)."""

"""The action space and the chance space: numbers for the rules, names for everybody else."""

from __future__ import annotations

from typing import Final

from ludoteca.core.space import Family, Field, Space

MOST_SEATS: Final = 4

FIGURE_NAMES: Final[list[str]] = ["white", "2", "3", "4", "5", "6", "7", "8"]
FIGURES: Final = 8
WHITE: Final = 0
FIVE: Final = 4

PLACE_NAMES: Final[list[str]] = ["A", "B", "C"]
"""The three suspects (IG-026)."""
SUSPECTS: Final = 3

LEAVE: Final = 0
TAMPER: Final = 3
LET_BE: Final = 6
ACCUSE: Final = 7

_place = Field("place", PLACE_NAMES)

ACTIONS: Final = Space(
    "do",
    [
        Family("leave", LEAVE, [_place]),
        Family("tamper", TAMPER, [_place]),
        Family("let_be", LET_BE),
        Family("accuse", ACCUSE, [_place]),
    ],
)

DISCOVERER: Final = 0
FIGURE: Final = 4

CHANCES: Final = Space(
    "chance",
    [
        Family("discoverer", DISCOVERER, [Field("seat", range(MOST_SEATS))]),
        Family("figure", FIGURE, [Field("figure", FIGURE_NAMES)]),
    ],
)

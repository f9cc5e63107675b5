"""Words that documents and views use: seats by letter, figures as numbers, options, moments."""

from __future__ import annotations

from typing import Final

from ludoteca.games.in_a_grove.space import FIGURE_NAMES, PLACE_NAMES, WHITE

LETTERS: Final = "ABCD"
"""The seats, clockwise."""
CLOSED_CARD: Final = ("sole_chip", "last_accused")
"""The values of the option `closed_card`, the default first."""
NEXT_DISCOVERER: Final = ("right", "left")
"""The values of the option `next_discoverer`, the default first."""
SCENE_NAMES: Final[list[str]] = [*PLACE_NAMES, "victim"]
"""The places of the crime scene."""

Card = int | str
"""A figure as documents write it: its number, or white."""


def card(figure: int) -> Card:
    """Write a figure in a document."""
    name = FIGURE_NAMES[figure]
    return name if figure == WHITE else int(name)


def place_name(place: int) -> str | None:
    """Write one of the suspects; nothing where there is none."""
    return None if place < 0 else PLACE_NAMES[place]

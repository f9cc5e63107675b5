"""Finding the murderer among three suspects: white never, the highest, or with the 5 the lowest."""

from __future__ import annotations

from itertools import product
from typing import Final

from ludoteca.games.in_a_grove.space import FIGURES, FIVE, SUSPECTS, WHITE


def murderer(suspects: list[int]) -> int:
    """The guilty figure: the highest, or with the 5 among them the lowest; white never (IG-010 to IG-016)."""
    numbers = [figure for figure in suspects if figure != WHITE]
    return min(numbers) if FIVE in numbers else max(numbers)


def guilty_place(suspects: list[int]) -> int:
    """The place where the murderer lies."""
    a, b, c = suspects
    return GUILTY[(a * FIGURES + b) * FIGURES + c]


def _all_guilty_places() -> list[int]:
    """Work out every triple once; where figures are equal nobody asks."""
    guilty: list[int] = []
    for figures in product(range(FIGURES), repeat=SUSPECTS):
        suspects = list(figures)
        equal = len(set(suspects)) < SUSPECTS
        guilty.append(0 if equal else suspects.index(murderer(suspects)))
    return guilty


GUILTY: Final[list[int]] = _all_guilty_places()
"""The guilty place of each triple of suspects, A counting most."""

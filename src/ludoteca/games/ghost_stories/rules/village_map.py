"""Who faces whom: the 3 by 3 village, its ghost spaces and the lines that run inward."""

from __future__ import annotations

from typing import Final

from ludoteca.games.ghost_stories.space import PLACES, SPACES

CENTRE: Final = 4

LINES: Final[list[list[int]]] = [
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [2, 1, 0],
    [5, 4, 3],
    [8, 7, 6],
    [6, 3, 0],
    [7, 4, 1],
    [8, 5, 2],
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
]
"""The three tiles in front of each ghost space, nearest first (GS-094, GS-095)."""
OPPOSITE: Final[list[int]] = [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5]
"""The ghost space at the far end of the line, on the opposite board (GS-304)."""
FACED: Final[list[list[int]]] = [
    [space for space in range(SPACES) if LINES[space][0] == place] for place in range(PLACES)
]
"""The ghost spaces that a place faces: two from a corner, one from a side (GS-131 to GS-133)."""
NEAR: Final[list[list[int]]] = [
    [
        other
        for other in range(PLACES)
        if other != place and abs(other // 3 - place // 3) <= 1 and abs(other % 3 - place % 3) <= 1
    ]
    for place in range(PLACES)
]
"""The places one step away, diagonals included (GS-127)."""
ANYWHERE: Final[list[list[int]]] = [
    [other for other in range(PLACES) if other != place] for place in range(PLACES)
]
"""Every other place, for those who fly (GS-261)."""

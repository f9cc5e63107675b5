"""What may be decided or dealt, as numbers for the agenda and names for documents and views."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
LOSSES: Final = 1
DROP_DISASTER_STEP: Final = 2
DROP_BUILDING_STEP: Final = 3
GIVING: Final = 4
GETTING: Final = 5
SCORING: Final = 6
FIRST: Final = 7
PAIRS: Final = 8
HANDS: Final = 9
BONUS: Final = 10
BUILDINGS: Final = 11
DISASTERS: Final = 12
SWEPT: Final = 13
"""From DISASTERS on, the steps that turn up disasters."""

STEP_NAMES: Final[list[str]] = [
    "turn",
    "lose",
    "drop_disaster",
    "drop_building",
    "give",
    "get",
    "score",
    "first_player",
    "starting_pairs",
    "hands",
    "bonus_card",
    "refill_buildings",
    "refill_disasters",
    "replace_swept",
]

LEFT: Final = 1
"""From a seat to its left neighbour, who is next clockwise (QV-067)."""
RIGHT_HAND: Final = -1
"""From a seat to its right neighbour (QV-129)."""
ROW: Final = 5
"""Slots of a row (QV-025)."""
HAND: Final = 2
"""Intervention cards dealt to each player (QV-102)."""
MOST_MONEY: Final = 2
"""Money cards that a player may hold (QV-060)."""
GONE: Final = -6
"""A slot whose card is gone and nobody knows to whom; -1 - seat where that is known."""
DUE: Final = -7
"""A slot for which a card is being turned up."""

"""The action space and the chance space: numbers for the rules, names for everybody else."""

from __future__ import annotations

from itertools import product
from typing import Final

from ludoteca.core.space import Family, Field, Space

MOST_SEATS: Final = 5
COLOURS: Final = 3
VALUES: Final = 6
LEAST_VALUE: Final = 3
COLOUR_LETTERS: Final = "RBG"

BUILDING_NAMES: Final[list[str]] = [
    f"{letter}{value}" for letter in COLOUR_LETTERS for value in range(LEAST_VALUE, LEAST_VALUE + VALUES)
]
COLOUR_OF: Final[list[int]] = [card // VALUES for card in range(COLOURS * VALUES)]
VALUE_OF: Final[list[int]] = [card % VALUES + LEAST_VALUE for card in range(COLOURS * VALUES)]
BUILDINGS: Final = 18

ANY: Final = 3
"""First of the disasters any:1, any:2, ... in the list of disasters; all:R, all:B, all:G before."""
VALUE: Final = 7
"""The two disasters that name values."""
FIXED: Final = 9
"""First of the disasters that picture figures in colours."""
FIXED_FACES: Final[list[list[int]]] = [
    list(face) for face in product(range(3), repeat=COLOURS) if 1 <= sum(face) <= 4
]
"""Figures in red, blue and green: up to two a colour, up to four in all."""
DISASTERS: Final = 31


def _face_name(face: list[int]) -> str:
    shown = zip(COLOUR_LETTERS, face, strict=True)
    return "fixed:" + "".join(f"{letter}{count}" for letter, count in shown if count)


DISASTER_NAMES: Final[list[str]] = [
    *(f"all:{letter}" for letter in COLOUR_LETTERS),
    *(f"any:{count}" for count in range(1, 5)),
    "value:3,5,7",
    "value:4,6,8",
    *(_face_name(face) for face in FIXED_FACES),
]

DROP_DISASTER_CARD: Final = 0
DROP_BUILDING_CARD: Final = 1
MONEY_CARD: Final = 2
SWAP: Final = 3
SWEEP: Final = 4
RIGHT: Final = 5
BEAUTIFUL_DAY: Final = 6
INTERVENTIONS: Final = 7
INTERVENTION_NAMES: Final[list[str]] = [
    "drop_disaster",
    "drop_building",
    "money",
    "swap",
    "sweep",
    "right",
    "beautiful_day",
]

LOWEST: Final = 0
HIGHEST: Final = 1
EVERYTHING: Final = 2
COLOUR: Final = 3
"""First of the three ways to score one colour; also its field on the sheet."""
SCORES: Final = 6
FIELDS: Final = 4
"""Fields on a score sheet: the three colours share one (QV-011, QV-080)."""
KIND_NAMES: Final[list[str]] = ["lowest", "highest", "everything", "red", "blue", "green"]
FIELD_NAMES: Final[list[str]] = ["lowest", "highest", "everything", "colour"]

BUY: Final = 0
TAKE: Final = 18
VOTE: Final = 49
PLAY: Final = 50
DISCARD: Final = 57
LOSE: Final = 64
DROP_DISASTER: Final = 82
DROP_BUILDING: Final = 113
GIVE: Final = 131
GET: Final = 149
SCORE: Final = 167

_building = Field("card", BUILDING_NAMES)
_disaster = Field("card", DISASTER_NAMES)
_intervention = Field("card", INTERVENTION_NAMES)

ACTIONS: Final = Space(
    "do",
    [
        Family("buy", BUY, [_building]),
        Family("take", TAKE, [_disaster]),
        Family("vote", VOTE),
        Family("play", PLAY, [_intervention]),
        Family("discard", DISCARD, [_intervention]),
        Family("lose", LOSE, [_building], follow=True),
        Family("drop_disaster", DROP_DISASTER, [_disaster], follow=True),
        Family("drop_building", DROP_BUILDING, [_building], follow=True),
        Family("give", GIVE, [_building], follow=True),
        Family("get", GET, [_building], follow=True),
        Family("score", SCORE, [Field("kind", KIND_NAMES)]),
    ],
)

NUMERAL_NAMES: Final[list[str]] = ["I", "II", "III", "IV", "V"]

START: Final = 0
NUMERAL: Final = 5
BUILDING: Final = 10
DISASTER: Final = 28
INTERVENTION: Final = 59

CHANCES: Final = Space(
    "chance",
    [
        Family("start", START, [Field("seat", range(MOST_SEATS))]),
        Family("numeral", NUMERAL, [Field("pair", NUMERAL_NAMES)]),
        Family("building", BUILDING, [_building]),
        Family("disaster", DISASTER, [_disaster]),
        Family("intervention", INTERVENTION, [_intervention]),
    ],
)

"""The action space and the chance space: numbers for the rules, names for everybody else."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from ludoteca.core.space import Family, Field, Space

SEATS: Final = 4
BOARDS: Final = 4
SPACES: Final = 12
PLACES: Final = 9
COLOURS: Final = 5

BOARD_NAMES: Final[list[str]] = ["N", "E", "S", "W"]
"""The boards clockwise; board 0 lies north of the village (GS-065, GS-081)."""
SPACE_NAMES: Final[list[str]] = [f"{board}{number}" for board in BOARD_NAMES for number in (1, 2, 3)]
"""The ghost spaces: three on each board, numbered from north or from west (GS-028)."""
PLACE_NAMES: Final[list[str]] = [f"{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
"""The places of the village: row from north, column from west."""

BLACK: Final = 4
WHITE: Final = 5
COLOUR_NAMES: Final[list[str]] = ["yellow", "green", "red", "blue", "black"]
FACE_NAMES: Final[list[str]] = [*COLOUR_NAMES, "white"]
"""The faces of every Tao die (GS-240)."""

CORNERS: Final[list[tuple[int, int]]] = [(0, 9), (2, 3), (6, 11), (5, 8)]
"""Pairs of ghost spaces that meet at a corner of the village (GS-133)."""
NO_GHOST: Final = 0
"""Field of `beat` for a roll that exorcises nothing."""
BEAT_MASKS: Final[list[int]] = [
    0,
    *(1 << space for space in range(SPACES)),
    *(1 << one | 1 << other for one, other in CORNERS),
]
"""The sets of ghosts that one roll can exorcise, as masks of spaces."""
BEAT_NAMES: Final[list[str]] = [
    "none",
    *SPACE_NAMES,
    *(f"{SPACE_NAMES[one]}+{SPACE_NAMES[other]}" for one, other in CORNERS),
]

PLAIN: Final = 0
TOKEN: Final = 1
QI: Final = 0
YIN_YANG: Final = 1

POCKETS: Final = 0
MANTRA: Final = 5
WIND: Final = 17
BORROW: Final = 21
MOVE: Final = 25
HELP: Final = 34
EXORCISE: Final = 35
YIN_HELP: Final = 36
YIN_RESTORE: Final = 45
BUDDHA: Final = 54
END: Final = 66
REROLL: Final = 68
THROW: Final = 74
KEEP: Final = 75
BEAT: Final = 76
PAY: Final = 93
NEXT: Final = 113
PLACE: Final = 125
TAKE: Final = 137
REWARD: Final = 142
GIVE: Final = 144
GIVE_BACK: Final = 152
BEAR: Final = 157
REVIVE: Final = 161
RESTORE: Final = 165
BANISH: Final = 174
LIFT: Final = 186
DROP: Final = 198
PUSH: Final = 210
STEP: Final = 214
SKIP: Final = 223
CIRCLE: Final = 224
CALM: Final = 229

_colour = Field("colour", COLOUR_NAMES)
_space = Field("space", SPACE_NAMES)
_board = Field("board", BOARD_NAMES)
_place = Field("tile", PLACE_NAMES)
_seat = Field("seat", range(SEATS))
_reward = Field("reward", ["qi", "yin_yang"])

ACTIONS: Final = Space(
    "do",
    [
        Family("pockets", POCKETS, [_colour]),
        Family("mantra", MANTRA, [_space]),
        Family("wind", WIND, [_seat]),
        Family("borrow", BORROW, [_board]),
        Family("move", MOVE, [_place]),
        Family("help", HELP),
        Family("exorcise", EXORCISE),
        Family("yin_help", YIN_HELP, [_place]),
        Family("yin_restore", YIN_RESTORE, [_place]),
        Family("buddha", BUDDHA, [_space]),
        Family("end", END, [Field("how", ["plain", "token"])], by_hand=True),
        Family("reroll", REROLL, [Field("face", FACE_NAMES)]),
        Family("throw", THROW),
        Family("keep", KEEP),
        Family("beat", BEAT, [Field("ghosts", BEAT_NAMES)]),
        Family("pay", PAY, [_seat, _colour]),
        Family("next", NEXT, [_space]),
        Family("place", PLACE, [_space]),
        Family("take", TAKE, [_colour]),
        Family("reward", REWARD, [_reward]),
        Family("give", GIVE, [_reward, _seat]),
        Family("give_back", GIVE_BACK, [_colour]),
        Family("bear", BEAR, [_seat]),
        Family("revive", REVIVE, [_seat]),
        Family("restore", RESTORE, [_place]),
        Family("banish", BANISH, [_space]),
        Family("lift", LIFT, [_space]),
        Family("drop", DROP, [_space], follow=True),
        Family("push", PUSH, [_seat]),
        Family("step", STEP, [_place], follow=True),
        Family("skip", SKIP),
        Family("circle", CIRCLE, [_colour]),
        Family("calm", CALM, [_board]),
    ],
)

DRAWN: Final = 233
"""Added to an outcome where actions and outcomes are told in one number."""

VILLAGER_NAMES: Final[list[str]] = [
    "cemetery",
    "taoist_altar",
    "herbalist",
    "sorcerer",
    "pavilion",
    "tea_house",
    "circle_of_prayer",
    "buddhist_temple",
    "night_watchman",
]
"""The nine tiles of the village (GS-244)."""
CEMETERY: Final = 0
PAVILION: Final = 4
CIRCLE_OF_PRAYER: Final = 6

POWER_NAMES: Final[list[list[str]]] = [
    ["enfeeblement_mantra", "bottomless_pockets"],
    ["gods_favorite", "strength_of_mountain"],
    ["twin_winds", "peaks"],
    ["heavenly_gust", "second_wind"],
]
"""The powers of both sides of a board, by its colour (GS-031, GS-032)."""
RED: Final = 2
PEAKS_SIDE: Final = 1

GHOST_NAMES: Final[list[str]] = [
    "Ghoul",
    "Walking Corpse",
    "Coffin Breakers (card 3)",
    "Coffin Breakers (card 4)",
    "Restless Dead",
    "Zombie",
    "Hopping Vampire",
    "Yellow Plague",
    "Lich",
    "Drowned Maiden",
    "Hound of Depth",
    "Perfidious Nymph (card 14)",
    "Perfidious Nymph (card 15)",
    "Sticky Feet",
    "Abysmal",
    "Ooze Devil",
    "Liquid Horror",
    "Fury of Depth",
    "Creeping One",
    "Fungus Thing",
    "Fallen Monks",
    "Fallen Monk",
    "Restless Spirit",
    "Rotten Soul",
    "Wicked One",
    "Green Abomination",
    "Great Putrid",
    "Skinner",
    "Reaper",
    "Sharp-Nailed Mistresses (card 36)",
    "Sharp-Nailed Mistresses (card 37)",
    "Bleeding Eyes",
    "Blood Drinker",
    "Scarlet Evildoer",
    "Flesh Devourer",
    "Raging One",
    "Gloomy Minion",
    "Repellent Beauty",
    "Severed Heads",
    "Grave Walker",
    "Black Widow",
    "Dark Wraith",
    "Shapeless Evil",
    "Soul Eater",
]
"""The different ghosts in the order of their card numbers; eleven lie in the box twice (GS-285)."""
OWN: Final = 44
"""First of the numbers kept free for ghosts that a document brings along."""
OWN_GHOSTS: Final = 16
INCARNATION: Final = 60
"""First incarnation among the cards."""
INCARNATION_NAMES: Final[list[str]] = [
    "Howling Nightmare",
    "Uncatchable",
    "Hope Killer",
    "Death Army",
    "Forgotten Ones",
    "Bone Cracker",
    "Dark Mistress",
    "Creeping Horror",
    "Vampire Lord",
    "Nameless",
]
INCARNATIONS: Final = 10
CARDS: Final = 70
CARD_NAMES: Final[list[str]] = [
    *GHOST_NAMES,
    *(f"own {number}" for number in range(1, OWN_GHOSTS + 1)),
    *INCARNATION_NAMES,
]

MOST_DICE: Final = 4
ROLLS: Final[list[list[list[int]]]] = [
    [list(roll) for roll in combinations_with_replacement(range(6), dice)] for dice in range(MOST_DICE + 1)
]
"""For each number of Tao dice, every roll as a sorted list of faces."""
CURSE_NAMES: Final[list[str]] = ["a", "b", "c", "d", "e"]
CURSE_WEIGHTS: Final[list[int]] = [2, 1, 1, 1, 1]
"""Result a is on two of the six faces (GS-241)."""

TILE_CHANCE: Final = 0
COLOUR_CHANCE: Final = 9
SIDE_CHANCE: Final = 13
FIRST_CHANCE: Final = 15
GHOST_CHANCE: Final = 19
INCARNATION_CHANCE: Final = 79
ROLL_CHANCE: Final[list[int]] = [0, 89, 95, 116, 172]
"""Where the rolls of one, two, three and four dice begin."""
CURSE_CHANCE: Final = 298


def _roll_names(dice: int) -> list[str]:
    return ["+".join(FACE_NAMES[face] for face in roll) for roll in ROLLS[dice]]


CHANCES: Final = Space(
    "chance",
    [
        Family("tile", TILE_CHANCE, [Field("villager", VILLAGER_NAMES)]),
        Family("colour", COLOUR_CHANCE, [Field("colour", COLOUR_NAMES[:BOARDS])]),
        Family("side", SIDE_CHANCE, [Field("side", range(2))]),
        Family("first", FIRST_CHANCE, [Field("seat", range(SEATS))]),
        Family("ghost", GHOST_CHANCE, [Field("card", CARD_NAMES[:INCARNATION])]),
        Family("incarnation", INCARNATION_CHANCE, [Field("card", INCARNATION_NAMES)]),
        Family("die", ROLL_CHANCE[1], [Field("faces", _roll_names(1))]),
        Family("two_dice", ROLL_CHANCE[2], [Field("faces", _roll_names(2))]),
        Family("three_dice", ROLL_CHANCE[3], [Field("faces", _roll_names(3))]),
        Family("four_dice", ROLL_CHANCE[4], [Field("faces", _roll_names(4))]),
        Family("curse", CURSE_CHANCE, [Field("face", CURSE_NAMES)]),
    ],
)

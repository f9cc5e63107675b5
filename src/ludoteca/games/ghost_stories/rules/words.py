"""The words on cards and boards as bits: whoever knows the words knows all the cards (GS-270)."""

from __future__ import annotations

from typing import Final

HAUNTER: Final = 1
TORMENTOR: Final = 2
DICE_IMMUNE: Final = 4
EACH_TURN_LOSS: Final = 8
"""Group token loss in each Yin phase of the ghost's board."""
NO_WHITE: Final = 16
OPPOSITE_EMPTY: Final = 32
NEEDS_BUDDHA: Final = 64
CURSE_DIE: Final = 128
"""Curse die when exorcised."""

TURN_WORDS: Final[dict[str, int]] = {
    "haunter": HAUNTER,
    "tormentor": TORMENTOR,
    "dice_immune": DICE_IMMUNE,
    "all_lose_tao": EACH_TURN_LOSS,
    "no_white": NO_WHITE,
}
CONDITION_WORDS: Final[dict[str, int]] = {"opposite_empty": OPPOSITE_EMPTY, "needs_buddha": NEEDS_BUDDHA}

QUICK_HAUNTER: Final = 0
HAUNT_NOW: Final = 1
ARRIVAL_CURSE: Final = 2
SUMMON: Final = 3
LOSE_QI: Final = 4
ALL_LOSE_TAO: Final = 5
STRIP_CIRCLE: Final = 6
CAPTURE_DIE: Final = 7
POWER_LOCK: Final = 8
ALL_POWERS_LOCK: Final = 9
TAO_LOCK: Final = 10
ARRIVAL_WORDS: Final[list[str]] = [
    "quick_haunter",
    "haunt_now",
    "curse_die",
    "summon",
    "lose_qi",
    "all_lose_tao",
    "strip_circle",
    "capture_die",
    "power_lock",
    "all_powers_lock",
    "tao_lock",
]
"""Icons of the left stone; those from capture_die on last as long as the card is in play (GS-287)."""

NO_REWARD: Final = 0
GAIN_TAO_1: Final = 1
GAIN_TAO_2: Final = 2
QI_OR_YIN_YANG: Final = 3
TEAM_REWARD: Final = 4
REWARD_WORDS: Final[list[str]] = ["", "gain_tao_1", "gain_tao_2", "qi_or_yinyang", "team_qi_and_yinyang"]

FIGURE_OUT: Final = 1
"""Mark of a space: the Haunter's figure stands on the board, not on the card."""
HOLDS_DIE: Final = 2
VULNERABLE: Final = 4
"""Mark of a space: what needs a Buddha has met one (GS-306)."""
LOCKS_POWER: Final = 8
LOCKS_ALL_POWERS: Final = 16
LOCKS_TAO: Final = 32

WEAKEN: Final = 1
FILL_POCKETS: Final = 2
MOVE_FRIEND: Final = 4
FLY: Final = 8
HELP_AND_EXORCISE: Final = 16
ACT_TWICE: Final = 32
REROLL_DICE: Final = 64
REROLL_CURSE: Final = 128
GREY_DIE: Final = 256
NO_CURSE: Final = 512
POWER_WORDS: Final[dict[str, int]] = {
    "weaken": WEAKEN,
    "fill_pockets": FILL_POCKETS,
    "move_friend": MOVE_FRIEND,
    "fly": FLY,
    "help_and_exorcise": HELP_AND_EXORCISE,
    "act_twice": ACT_TWICE,
    "reroll_dice": REROLL_DICE,
    "reroll_curse": REROLL_CURSE,
    "grey_die": GREY_DIE,
    "no_curse": NO_CURSE,
}

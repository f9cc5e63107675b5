"""The steps of the agenda: what is still to be done, as numbers with one operand each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteca.games.ghost_stories.state import GhostStories

TILE: Final = 0
"""Draw the tile of a place."""
COLOUR: Final = 1
"""Draw the colour of a board."""
SIDE: Final = 2
"""Draw the side of a board."""
DEAL: Final = 3
FIRST: Final = 4
TURN: Final = 5
"""Begin the turn of a board."""
HAUNTING: Final = 6
"""The ghost on a space does what its central stone says, dice apart."""
TORMENT: Final = 7
"""Roll for each ghost of `waiting`, in the order the active player wants."""
CURSING: Final = 8
"""Roll the Curse die; the operand is the ghost space whose line counts, or `AT_CEMETERY`."""
CURSING_AGAIN: Final = 9
SUFFERING: Final = 10
"""Keep the Curse die or throw it once more."""
OVERRUN: Final = 11
STEP_THREE: Final = 12
SUMMONING: Final = 13
"""Bring one ghost into play."""
PLACING: Final = 14
ENTERING: Final = 15
"""Carry out an icon of a left stone: icon * 16 + space."""
GIVING_BACK: Final = 16
BEARING: Final = 17
YANG: Final = 18
REVIVING: Final = 19
RESTORING: Final = 20
GATHERING: Final = 21
"""The Herbalist's two dice fall."""
PICKING: Final = 22
"""Tao tokens for the Herbalist's dice."""
TAKING: Final = 23
"""One Tao token of one's choice."""
GAINING_QI: Final = 24
BANISHING: Final = 25
PAYING_QI: Final = 26
LIFTING: Final = 27
DROPPING: Final = 28
PUSHING: Final = 29
STEPPING: Final = 30
PRAYING: Final = 31
TAKING_BUDDHA: Final = 32
CALMING: Final = 33
ROLLING: Final = 34
"""The Tao dice of an exorcism fall: how many."""
REROLLING: Final = 35
"""Which dice to throw again; the operand is the step that goes on with them."""
ROLLING_AGAIN: Final = 36
AIMING: Final = 37
PAYING: Final = 38
FALLING: Final = 39
"""The ghosts of `aim` are exorcised."""
REWARDING: Final = 40
CHOOSING_REWARD: Final = 41
TEAM_QI: Final = 42
TEAM_YIN_YANG: Final = 43
WINNING: Final = 44
NEXT_BOARD: Final = 45
CEMETERY_CURSE: Final = 46
STEPS: Final = 47

STEP_NAMES: Final[list[str]] = [
    "tile",
    "colour",
    "side",
    "deal",
    "first",
    "turn",
    "haunting",
    "torment",
    "cursing",
    "cursing_again",
    "suffering",
    "overrun",
    "step_three",
    "summoning",
    "placing",
    "entering",
    "giving_back",
    "bearing",
    "yang",
    "reviving",
    "restoring",
    "gathering",
    "picking",
    "taking",
    "gaining_qi",
    "banishing",
    "paying_qi",
    "lifting",
    "dropping",
    "pushing",
    "stepping",
    "praying",
    "taking_buddha",
    "calming",
    "rolling",
    "rerolling",
    "rolling_again",
    "aiming",
    "paying",
    "falling",
    "rewarding",
    "choosing_reward",
    "team_qi",
    "team_yin_yang",
    "winning",
    "next_board",
    "cemetery_curse",
]

AT_CEMETERY: Final = 12
"""Operand of a Curse die rolled at the Cemetery, where no ghost is to blame (GS-247)."""

HELP_STEPS: Final[dict[str, int]] = {
    "revive": REVIVING,
    "curse": CEMETERY_CURSE,
    "restore": RESTORING,
    "summon": SUMMONING,
    "roll_for_tao": GATHERING,
    "banish": BANISHING,
    "lose_qi": PAYING_QI,
    "shift_ghost": LIFTING,
    "push_taoist": PUSHING,
    "take_tao": TAKING,
    "gain_qi": GAINING_QI,
    "pray": PRAYING,
    "take_buddha": TAKING_BUDDHA,
    "calm": CALMING,
}
"""The words of the villagers' help."""

OPERANDS: Final = 1024


def push(state: GhostStories, step: int, operand: int = 0) -> None:
    """Put a step on top of the agenda: it comes next."""
    state.agenda.append(step * OPERANDS + operand)

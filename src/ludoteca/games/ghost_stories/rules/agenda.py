"""The agenda: the next step is taken from the top and begun, until somebody must choose or roll."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteca.core.words import Event
from ludoteca.games.ghost_stories.rules import (
    arrival,
    curse,
    death,
    exorcism,
    haunting,
    incarnation,
    reward,
    setup,
    steps,
    village,
    yang,
    yin,
)
from ludoteca.games.ghost_stories.rules.steps import OPERANDS

if TYPE_CHECKING:
    from ludoteca.games.ghost_stories.state import GhostStories

Begin = Callable[["GhostStories", int, Callable[[Event], None] | None], None]

AT_WORK: Final = -1
"""Turn kind while the agenda is being worked off; nobody outside ever sees it."""

_BEGIN: Final[dict[int, Begin]] = {
    steps.TILE: setup.begin_drawing,
    steps.COLOUR: setup.begin_drawing,
    steps.SIDE: setup.begin_drawing,
    steps.DEAL: setup.begin_deal,
    steps.FIRST: setup.begin_first,
    steps.TURN: yin.begin_turn,
    steps.HAUNTING: haunting.begin_haunting,
    steps.TORMENT: curse.begin_torment,
    steps.CURSING: curse.begin_cursing,
    steps.CURSING_AGAIN: curse.begin_cursing_again,
    steps.SUFFERING: curse.begin_suffering,
    steps.OVERRUN: yin.begin_overrun,
    steps.STEP_THREE: yin.begin_step_three,
    steps.SUMMONING: arrival.begin_summoning,
    steps.PLACING: arrival.begin_placing,
    steps.ENTERING: arrival.begin_entering,
    steps.GIVING_BACK: haunting.begin_giving_back,
    steps.BEARING: death.begin_bearing,
    steps.YANG: yang.begin_yang,
    steps.REVIVING: village.begin_asking,
    steps.RESTORING: village.begin_asking,
    steps.GATHERING: village.begin_gathering,
    steps.PICKING: village.begin_picking,
    steps.TAKING: reward.begin_taking,
    steps.GAINING_QI: village.begin_gaining_qi,
    steps.BANISHING: village.begin_asking,
    steps.PAYING_QI: village.begin_paying_qi,
    steps.LIFTING: village.begin_lifting,
    steps.DROPPING: village.begin_asking,
    steps.PUSHING: village.begin_pushing,
    steps.STEPPING: village.begin_asking,
    steps.PRAYING: village.begin_asking,
    steps.TAKING_BUDDHA: village.begin_taking_buddha,
    steps.CALMING: village.begin_asking,
    steps.ROLLING: exorcism.begin_rolling,
    steps.REROLLING: exorcism.begin_rerolling,
    steps.ROLLING_AGAIN: exorcism.begin_rolling_again,
    steps.AIMING: exorcism.begin_aiming,
    steps.PAYING: exorcism.begin_paying,
    steps.FALLING: exorcism.begin_falling,
    steps.REWARDING: reward.begin_rewarding,
    steps.CHOOSING_REWARD: reward.begin_choosing,
    steps.TEAM_QI: incarnation.begin_team_qi,
    steps.TEAM_YIN_YANG: incarnation.begin_team_yin_yang,
    steps.WINNING: incarnation.begin_winning,
    steps.NEXT_BOARD: yin.begin_next_board,
    steps.CEMETERY_CURSE: curse.begin_cemetery_curse,
}
BEGIN: Final[list[Begin]] = [_BEGIN[step] for step in range(steps.STEPS)]
"""How each step begins."""


def begin_work(state: GhostStories) -> None:
    state.kind = AT_WORK


def work(state: GhostStories, tell: Callable[[Event], None] | None) -> None:
    """Begin one step after the other until one of them waits for a choice or a roll, or ends the game."""
    agenda = state.agenda
    while state.kind == AT_WORK:
        code = agenda.pop()
        step = code // OPERANDS
        operand = code % OPERANDS
        state.step = step
        state.operand = operand
        BEGIN[step](state, operand, tell)

"""The way in for choices: what may be chosen at each step, and what a choice does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteca.core.state import ANY, ONE
from ludoteca.core.words import Event
from ludoteca.games.ghost_stories.rules import (
    agenda,
    arrival,
    curse,
    death,
    exorcism,
    haunting,
    incarnation,
    reward,
    steps,
    village,
    yang,
)
from ludoteca.games.ghost_stories.rules.agenda import AT_WORK
from ludoteca.games.ghost_stories.rules.turns import living_seats

if TYPE_CHECKING:
    from ludoteca.games.ghost_stories.state import GhostStories

Legal = Callable[["GhostStories"], list[int]]
Choose = Callable[["GhostStories", int, int, Callable[[Event], None] | None], None]

LEGAL: Final[dict[int, Legal]] = {
    steps.YANG: yang.legal_yang,
    steps.PLACING: arrival.legal_placing,
    steps.TORMENT: curse.legal_torment,
    steps.SUFFERING: curse.legal_suffering,
    steps.GIVING_BACK: haunting.legal_giving_back,
    steps.BEARING: death.legal_bearing,
    steps.REVIVING: village.legal_reviving,
    steps.RESTORING: village.legal_restoring,
    steps.TAKING: reward.legal_taking,
    steps.BANISHING: village.legal_banishing,
    steps.LIFTING: village.legal_lifting,
    steps.DROPPING: village.legal_dropping,
    steps.PUSHING: village.legal_pushing,
    steps.STEPPING: village.legal_stepping,
    steps.PRAYING: village.legal_praying,
    steps.CALMING: village.legal_calming,
    steps.REROLLING: exorcism.legal_rerolling,
    steps.AIMING: exorcism.legal_aiming,
    steps.PAYING: exorcism.legal_paying,
    steps.CHOOSING_REWARD: reward.legal_choosing,
    steps.TEAM_QI: incarnation.legal_team_qi,
    steps.TEAM_YIN_YANG: incarnation.legal_team_yin_yang,
}
"""What may be chosen at each step that asks."""
CHOOSE: Final[dict[int, Choose]] = {
    steps.YANG: yang.act,
    steps.PLACING: arrival.place,
    steps.TORMENT: curse.choose_torment,
    steps.SUFFERING: curse.keep_or_throw,
    steps.GIVING_BACK: haunting.give_back,
    steps.BEARING: death.bear,
    steps.REVIVING: village.revive,
    steps.RESTORING: village.restore,
    steps.TAKING: reward.take,
    steps.BANISHING: village.banish,
    steps.LIFTING: village.lift,
    steps.DROPPING: village.drop,
    steps.PUSHING: village.choose_push,
    steps.STEPPING: village.step,
    steps.PRAYING: village.pray,
    steps.CALMING: village.calm,
    steps.REROLLING: exorcism.choose_reroll,
    steps.AIMING: exorcism.beat,
    steps.PAYING: exorcism.pay,
    steps.CHOOSING_REWARD: reward.choose,
    steps.TEAM_QI: incarnation.give,
    steps.TEAM_YIN_YANG: incarnation.give,
}
"""What a choice at that step does."""


def may_act(state: GhostStories, seat: int) -> bool:
    """It is this seat's choice, or the group's and the seat is alive."""
    if state.kind == ONE:
        return seat == state.actor
    return state.kind == ANY and 0 <= seat < len(state.home) and state.qi[state.home[seat]] > 0


def awaited(state: GhostStories) -> list[int]:
    """The seats that may decide now, lowest first."""
    if state.kind == ONE:
        return [state.actor]
    return living_seats(state) if state.kind == ANY else []


def legal_actions(state: GhostStories, seat: int) -> list[int]:
    """List what a seat may do now."""
    if state.kind == ONE:
        return LEGAL[state.step](state) if seat == state.actor else []
    return LEGAL[state.step](state) if may_act(state, seat) else []


def apply(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Carry out a choice and all that follows from it."""
    state.kind = AT_WORK
    state.last_act = action
    CHOOSE[state.step](state, seat, action, tell)
    agenda.work(state, tell)

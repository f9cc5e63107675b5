"""Rewards of ordinary ghosts, for the Taoist who exorcised them and still lives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import supply
from ludoteca.games.ghost_stories.rules.steps import CHOOSING_REWARD, REWARDING, TAKING, push
from ludoteca.games.ghost_stories.rules.turns import ask_active, is_living
from ludoteca.games.ghost_stories.rules.words import (
    GAIN_TAO_1,
    GAIN_TAO_2,
    NO_REWARD,
    QI_OR_YIN_YANG,
    TEAM_REWARD,
)
from ludoteca.games.ghost_stories.space import CARDS, COLOURS, NEXT, QI, REWARD, TAKE, YIN_YANG

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories


def begin_rewarding(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Hand out the rewards of the fallen, in the order wanted where it matters (GS-158, GS-165, GS-167)."""
    if not is_living(state, state.active):
        state.fallen = []
    state.fallen = [fallen for fallen in state.fallen if NO_REWARD < _reward(state, fallen) < TEAM_REWARD]
    if len(state.fallen) == 2 and _reward(state, state.fallen[0]) != _reward(state, state.fallen[1]):
        ask_active(state)
    elif state.fallen:
        _hand_out(state, 0)


def _reward(state: GhostStories, fallen: int) -> int:
    return state.box.reward[fallen % CARDS]


def _hand_out(state: GhostStories, at: int) -> None:
    reward = _reward(state, state.fallen.pop(at))
    push(state, REWARDING)
    if reward == QI_OR_YIN_YANG:
        push(state, CHOOSING_REWARD)
    if reward in (GAIN_TAO_1, GAIN_TAO_2):
        push(state, TAKING)
    if reward == GAIN_TAO_2:
        push(state, TAKING)


def legal_rewarding(state: GhostStories) -> list[int]:
    return [NEXT + fallen // CARDS for fallen in state.fallen]


def waits(state: GhostStories, space: int) -> bool:
    """A reward of the ghost from this space is still due."""
    return NEXT + space in legal_rewarding(state)


def choose_first(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Begin with the reward of the ghost from this space."""
    if tell is not None:
        tell(events.ordered(action - NEXT))
    for at, fallen in enumerate(state.fallen):
        if fallen // CARDS == action - NEXT:
            _hand_out(state, at)
            return


def begin_choosing(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Qi or the spent Yin-Yang; nothing where neither can be had (GS-164, GS-166, GS-302)."""
    if may_have(state, QI) or may_have(state, YIN_YANG):
        ask_active(state)


def may_have(state: GhostStories, reward: int) -> bool:
    """The supply has a Qi, or the Taoist has spent the Yin-Yang."""
    if reward == QI:
        return state.qi_supply > 0
    return not state.yin_yang >> state.active & 1


def legal_choosing(state: GhostStories) -> list[int]:
    return [REWARD + reward for reward in (QI, YIN_YANG) if may_have(state, reward)]


def choose(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    if action - REWARD == QI:
        supply.gain_qi(state, state.active, tell)
        return
    state.yin_yang |= 1 << state.active
    if tell is not None:
        tell(events.yin_yang_back(seat))


def begin_taking(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """One Tao token of one's choice, if any is left (GS-163)."""
    if supply.any_tao_left(state) and is_living(state, state.active):
        ask_active(state)


def legal_taking(state: GhostStories) -> list[int]:
    return [TAKE + colour for colour in range(COLOURS) if state.tao_supply[colour]]


def take(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    supply.take_tao(state, state.active, action - TAKE, tell)

"""Rewards of ordinary ghosts, for the Taoist who exorcised them and still lives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import supply
from ludoteca.games.ghost_stories.rules.steps import CHOOSING_REWARD, TAKING, push
from ludoteca.games.ghost_stories.rules.turns import ask_active, is_living
from ludoteca.games.ghost_stories.rules.words import GAIN_TAO_1, GAIN_TAO_2, QI_OR_YIN_YANG
from ludoteca.games.ghost_stories.space import COLOURS, QI, REWARD, TAKE, YIN_YANG

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories


def begin_rewarding(state: GhostStories, reward: int, tell: Callable[[Event], None] | None) -> None:
    """Hand out what a fallen ghost brings, if the exorcist still lives (GS-158, GS-165, GS-167)."""
    if not is_living(state, state.active):
        return
    if reward == QI_OR_YIN_YANG:
        push(state, CHOOSING_REWARD)
    if reward in (GAIN_TAO_1, GAIN_TAO_2):
        push(state, TAKING)
    if reward == GAIN_TAO_2:
        push(state, TAKING)


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

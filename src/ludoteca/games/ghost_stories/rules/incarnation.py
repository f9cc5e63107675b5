"""Incarnations: what must hold before one can be exorcised, and what the group gets for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import ending, supply
from ludoteca.games.ghost_stories.rules.turns import ask_group, living_seats
from ludoteca.games.ghost_stories.rules.village_map import OPPOSITE
from ludoteca.games.ghost_stories.rules.words import NEEDS_BUDDHA, OPPOSITE_EMPTY, VULNERABLE
from ludoteca.games.ghost_stories.space import GIVE, QI, SEATS, YIN_YANG

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories


def condition_met(state: GhostStories, space: int) -> bool:
    """Nothing printed on the card forbids its exorcism now (GS-208, GS-304, GS-305)."""
    words = state.box.words[state.ghosts[space]]
    if words & OPPOSITE_EMPTY and state.ghosts[OPPOSITE[space]] >= 0:
        return False
    return not words & NEEDS_BUDDHA or state.marks[space] & VULNERABLE != 0


def without_yin_yang(state: GhostStories) -> list[int]:
    """The seats of living Taoists whose Yin-Yang lies in the supply (GS-214)."""
    return [seat for seat in living_seats(state) if not state.yin_yang >> state.home[seat] & 1]


def begin_team_qi(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """The group gives away 1 Qi, if one is left (GS-213 to GS-215)."""
    if state.qi_supply > 0:
        ask_group(state)


def legal_team_qi(state: GhostStories) -> list[int]:
    return [GIVE + QI * SEATS + seat for seat in living_seats(state)]


def begin_team_yin_yang(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """The group gives a Yin-Yang back to somebody who spent it (GS-213 to GS-215)."""
    if without_yin_yang(state):
        ask_group(state)


def legal_team_yin_yang(state: GhostStories) -> list[int]:
    return [GIVE + YIN_YANG * SEATS + seat for seat in without_yin_yang(state)]


def give(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    reward, to = divmod(action - GIVE, SEATS)
    board = state.home[to]
    if reward == QI:
        supply.gain_qi(state, board, tell)
        return
    state.yin_yang |= 1 << board
    if tell is not None:
        tell(events.yin_yang_back(to))


def begin_winning(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Victory, once every incarnation is gone and its curse is suffered (GS-219, GS-223, GS-348)."""
    if not ending.incarnations_left(state):
        ending.finish(state, ending.VICTORY, tell)

"""Lasting effects: what locks a power, holds a die, stops tokens or voids white faces right now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories import components, events
from ludoteca.games.ghost_stories.rules.words import (
    HOLDS_DIE,
    LOCKS_ALL_POWERS,
    LOCKS_POWER,
    LOCKS_TAO,
    NO_WHITE,
)
from ludoteca.games.ghost_stories.space import BOARDS, SPACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

YELLOW = 0
ALL_BOARDS = 15


def refresh(state: GhostStories, tell: Callable[[Event], None] | None) -> None:
    """Look at all cards in play anew (GS-055, GS-287); a Mantra without its power comes off (GS-331)."""
    locked = captured = 0
    state.tao_locked = state.whites_void = False
    for space in range(SPACES):
        card = state.ghosts[space]
        if card < 0:
            continue
        if state.box.words[card] & NO_WHITE:
            state.whites_void = True
        marks = state.marks[space]
        if marks & ~1:
            if marks & HOLDS_DIE:
                captured += 1
            if marks & LOCKS_POWER:
                locked |= 1 << space // 3
            if marks & LOCKS_ALL_POWERS:
                locked = ALL_BOARDS
            if marks & LOCKS_TAO:
                state.tao_locked = True
    state.locked = locked
    state.captured = captured
    drop_idle_mantra(state, tell)


def drop_idle_mantra(state: GhostStories, tell: Callable[[Event], None] | None) -> None:
    """Take the Mantra token off once the yellow board has lost its power (GS-331)."""
    if state.mantra < 0:
        return
    for board in range(BOARDS):
        if state.colour[board] == YELLOW and not power_works(state, board):
            if tell is not None:
                tell(events.mantra_back(state.mantra))
            state.mantra = -1
            return


def power_works(state: GhostStories, board: int) -> bool:
    """Nothing locks the board, and it is not possessed (GS-267, GS-291, GS-353)."""
    return state.qi[board] > 0 and not state.locked >> board & 1


def powers_of(state: GhostStories, board: int) -> int:
    """The words of the powers that a Taoist has now: the own board's and those borrowed (GS-357)."""
    words = 0
    if state.side[board] >= 0 and power_works(state, board):
        words = components.POWERS[state.colour[board]][state.side[board]]
    if state.borrowed and board == state.active:
        for other in range(BOARDS):
            if state.borrowed >> other & 1 and state.side[other] >= 0 and power_works(state, other):
                words |= components.POWERS[state.colour[other]][state.side[other]]
    return words


def free_dice(state: GhostStories) -> int:
    """The white Tao dice that no ghost holds (GS-057, GS-292)."""
    return components.WHITE_DICE - state.captured

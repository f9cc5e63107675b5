"""Losing Qi, death, and boards that nobody looks after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import auras, ending, supply
from ludoteca.games.ghost_stories.rules.steps import BEARING, push
from ludoteca.games.ghost_stories.rules.turns import (
    ask_group,
    clockwise_from,
    is_living,
    living,
    living_seats,
)
from ludoteca.games.ghost_stories.space import BEAR, CEMETERY

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

GROUP: Final = 0
"""The group chooses who bears a Qi of a possessed board (GS-200)."""
NEXT_LIVING: Final = 1
"""The next living Taoist clockwise bears it: nobody else is active then."""
EVERYONE: Final = 2
BEARERS: Final[list[str]] = ["group", "next_living", "everyone"]


def lose_qi(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    """Take 1 Qi of a board's Taoist, of a neutral board, or of who bears it (GS-200, GS-351, GS-354)."""
    if state.qi[board] > 0:
        _take_qi(state, board, tell)
    elif state.bearer == GROUP:
        push(state, BEARING)
    elif state.bearer == NEXT_LIVING:
        for other in clockwise_from(board):
            if is_living(state, other):
                _take_qi(state, other, tell)
                return
    else:
        for other in living(state):
            _take_qi(state, other, tell)


def _take_qi(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    state.qi[board] -= 1
    state.qi_supply += 1
    if tell is not None:
        tell(events.qi_lost(state.owner[board], board))
    if state.qi[board] == 0:
        if state.owner[board] >= 0:
            _die(state, board, tell)
        elif tell is not None:
            tell(events.possessed(board))
        auras.drop_idle_mantra(state, tell)


def _die(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    """A Taoist without Qi is dead at once and loses all he has (GS-190 to GS-193, GS-361)."""
    supply.put_back_all_tao(state, board)
    state.yin_yang &= ~(1 << board)
    state.buddhas[board] = 0
    if board == state.active:
        state.fresh = 0
    state.centre_tokens += state.power_tokens[board]
    state.power_tokens[board] = 0
    state.at[board] = state.tile.index(CEMETERY)
    if tell is not None:
        tell(events.died(state.owner[board]))
    if not living(state):
        ending.finish(state, ending.ALL_DEAD, tell)


def begin_bearing(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Ask the living who bears a Qi (GS-200)."""
    ask_group(state)


def legal_bearing(state: GhostStories) -> list[int]:
    return [BEAR + seat for seat in living_seats(state)]


def bear(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    _take_qi(state, state.home[action - BEAR], tell)


def revive(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    """Bring a dead Taoist back with 2 Qi and nothing else (GS-245, GS-246, GS-318)."""
    qi = min(2, state.qi_supply)
    state.qi_supply -= qi
    state.qi[board] = qi
    if tell is not None:
        tell(events.revived(state.owner[board], qi))

"""Who decides: the active Taoist, or the living together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.state import ANY, CHANCE, NOBODY, ONE
from ludoteca.games.ghost_stories.space import BOARDS

if TYPE_CHECKING:
    from ludoteca.games.ghost_stories.state import GhostStories


def is_living(state: GhostStories, board: int) -> bool:
    """A Taoist belongs to this board and has Qi (GS-190)."""
    return state.owner[board] >= 0 and state.qi[board] > 0


def living(state: GhostStories) -> list[int]:
    """The boards of the living Taoists."""
    return [board for board in range(BOARDS) if state.owner[board] >= 0 and state.qi[board] > 0]


def living_seats(state: GhostStories) -> list[int]:
    """The seats of the living Taoists, lowest first."""
    return [seat for seat, board in enumerate(state.home) if state.qi[board] > 0]


def clockwise_from(board: int) -> list[int]:
    """All boards in turn order, this one first (GS-081)."""
    return [(board + step) % BOARDS for step in range(BOARDS)]


def ask_active(state: GhostStories) -> None:
    """Let the active Taoist decide; in a neutral or possessed board's turn the group (GS-201, GS-355)."""
    board = state.active
    if state.owner[board] >= 0 and state.qi[board] > 0:
        state.kind = ONE
        state.actor = state.owner[board]
    else:
        ask_group(state)


def ask_seat(state: GhostStories, seat: int) -> None:
    state.kind = ONE
    state.actor = seat


def ask_group(state: GhostStories) -> None:
    """Let the living decide together; the first answer stands."""
    state.kind = ANY
    state.actor = living_seats(state)[0]


def await_chance(state: GhostStories) -> None:
    state.kind = CHANCE
    state.actor = NOBODY

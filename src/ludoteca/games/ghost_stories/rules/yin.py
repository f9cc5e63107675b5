"""The Yin phase: ghosts act, the board may be overrun, a ghost arrives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import arrival, death
from ludoteca.games.ghost_stories.rules.steps import (
    HAUNTING,
    NEXT_BOARD,
    OPERANDS,
    OVERRUN,
    STEP_THREE,
    SUMMONING,
    TORMENT,
    TURN,
    YANG,
    push,
)
from ludoteca.games.ghost_stories.rules.turns import is_living
from ludoteca.games.ghost_stories.rules.words import EACH_TURN_LOSS, HAUNTER, TORMENTOR
from ludoteca.games.ghost_stories.space import BOARDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

STEP_ONE_PHASE: Final = 1
STEP_TWO_PHASE: Final = 2
STEP_THREE_PHASE: Final = 3
YANG_PHASE: Final = 4
PHASE_NAMES: Final[list[str]] = ["setup", "step1", "step2", "step3", "yang"]


def _codes(steps: list[int], board: int) -> list[int]:
    """The agenda of a turn, last step first."""
    return [step * OPERANDS + (board if step in (NEXT_BOARD, OVERRUN) else 0) for step in steps]


TURN_OF_TAOIST: Final[list[list[int]]] = [
    _codes([NEXT_BOARD, YANG, STEP_THREE, OVERRUN, TORMENT], board) for board in range(BOARDS)
]
TURN_OF_BOARD: Final[list[list[int]]] = [
    _codes([NEXT_BOARD, OVERRUN, TORMENT], board) for board in range(BOARDS)
]
"""What a turn consists of, with a living Taoist and without (GS-082, GS-199, GS-279)."""


def begin_turn(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    """Lay out the turn of a board; only ghosts present now act in it (GS-082, GS-084, GS-085)."""
    state.active = board
    state.phase = STEP_ONE_PHASE
    state.stage = state.helps = state.attempts = state.used = state.borrowed = 0
    state.fresh = state.waiting = 0
    state.acted_at = state.face = -1
    state.mantra_rests = False
    state.dice = []
    if tell is not None:
        tell(events.turn_begins(state.owner[board] if is_living(state, board) else -1, board))
    state.agenda += TURN_OF_TAOIST[board] if is_living(state, board) else TURN_OF_BOARD[board]
    for space in (3 * board + 2, 3 * board + 1, 3 * board):
        card = state.ghosts[space]
        if card >= 0:
            words = state.box.words[card]
            if words & (HAUNTER | EACH_TURN_LOSS):
                push(state, HAUNTING, space)
            if words & TORMENTOR:
                state.waiting |= 1 << space


def begin_overrun(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    """Three ghosts on the board cost 1 Qi, and no card comes (GS-104 to GS-107)."""
    state.phase = STEP_TWO_PHASE
    if not arrival.is_overrun(state, board):
        return
    if tell is not None:
        tell(events.overrun(board))
    if state.agenda[-1] == STEP_THREE * OPERANDS:
        state.agenda.pop()
    death.lose_qi(state, board, tell)


def begin_step_three(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """The active Taoist, if he still lives, brings one card into play (GS-109, GS-199, GS-202)."""
    state.phase = STEP_THREE_PHASE
    if is_living(state, state.active):
        push(state, SUMMONING)


def begin_next_board(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    """The turn goes clockwise, to neutral and possessed boards too (GS-081, GS-199, GS-279)."""
    push(state, TURN, (board + 1) % BOARDS)

"""Tic-tac-toe: nine cells, three in a row wins; an action is the number of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.space import Family, Field, Space
from ludoteca.core.state import NOBODY, ONE, OVER, State
from ludoteca.core.words import Ending

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Event

ACTIONS: Final = Space("do", [Family("mark", 0, [Field("cell", range(9))])])

_ROWS: Final = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]
"""The eight rows as masks of cells, cell 0 the lowest bit."""

_WINS: Final = [any(marks & row == row for row in _ROWS) for marks in range(512)]
"""Whether a mask of one seat's marks holds a row."""

_FREE: Final = [[cell for cell in range(9) if not taken >> cell & 1] for taken in range(512)]
"""The free cells beside a mask of taken ones."""

_ALL_TAKEN: Final = 511


class TicTacToe(State):
    """The marks of the seat to move and of its rival as masks; `winner` once there is one."""

    __slots__ = ("marks", "rival", "winner")

    marks: int
    rival: int
    winner: int

    @staticmethod
    def new() -> TicTacToe:
        s = TicTacToe()
        s.kind = ONE
        s.actor = 0
        s.marks = 0
        s.rival = 0
        s.winner = NOBODY
        return s

    def clone(self) -> TicTacToe:
        s = TicTacToe()
        s.kind = self.kind
        s.actor = self.actor
        s.marks = self.marks
        s.rival = self.rival
        s.winner = self.winner
        return s

    def legal_actions(self, seat: int) -> list[int]:
        return _FREE[self.marks | self.rival] if seat == self.actor else []

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        marks = self.marks | 1 << action
        self.marks = self.rival
        self.rival = marks
        if _WINS[marks]:
            self.winner = seat
            self._end()
        elif marks | self.marks == _ALL_TAKEN:
            self._end()
        else:
            self.actor = 1 - seat

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return []

    def sample_chance(self, rng: Rng) -> int:
        raise NotImplementedError

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        raise NotImplementedError

    def returns(self) -> list[float]:
        if self.winner == NOBODY:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def ending(self) -> Ending | None:
        if self.kind != OVER:
            return None
        if self.winner == NOBODY:
            return Ending("", "ending-full", "won", (0, 1))
        return Ending("", "ending-row", "won", (self.winner,))

    def _end(self) -> None:
        self.kind = OVER
        self.actor = NOBODY

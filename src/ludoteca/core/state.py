"""State: who has what at a table, and the few verbs every game answers to."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Self

    from ludoteca.core.words import Ending, Event

ONE: Final = 0
"""Turn kind: one seat decides."""
EACH: Final = 1
"""Turn kind: all of the seats must answer, sealed until the last."""
ANY: Final = 2
"""Turn kind: the first answer stands for the group."""
OPEN: Final = 3
"""Turn kind: the seats act again and again until all are ready."""
CHANCE: Final = 4
"""Turn kind: nobody decides; a card or a die does."""
OVER: Final = 5
"""Turn kind: the game has ended."""

KIND_NAMES: Final = ("one", "each", "any", "open", "chance", "over")

NOBODY: Final = -1
"""Value of `actor` while chance decides or the game is over."""
HOST: Final = -2
"""The pseudo-seat of host actions (a clock ran out); no player, bot or random game takes them."""


class Turn(NamedTuple):
    """Who may decide now: a turn kind and the seats it waits for, lowest first."""

    kind: int
    seats: tuple[int, ...]


class Rng(Protocol):
    """The only randomness a game may use: floats in [0, 1)."""

    def random(self) -> float:
        """Give the next float in [0, 1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One mutable slotted object of plain ints and short lists; a static factory, no `__init__`.

    `kind` is the turn kind; `actor` is the seat that decides (ONE), or the lowest seat that may
    still answer (EACH, ANY, OPEN), else NOBODY. A state holds no generator, clock, dict or
    string. What is still to be done is data: an agenda of small ints that `apply` and
    `apply_chance` resolve up to the next choice or roll.
    """

    __slots__ = ("actor", "kind")

    kind: int
    actor: int

    @abstractmethod
    def clone(self) -> Self:
        """Give an independent copy: no later act on one changes the other."""
        raise NotImplementedError

    @abstractmethod
    def legal_actions(self, seat: int) -> list[int]:
        """List the actions `seat` may take now, ascending; empty when it may not act.

        The pseudo-seat HOST gets the armed host actions. Callers must not change the list.
        """
        raise NotImplementedError

    @abstractmethod
    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        """Carry out a legal action and all that follows up to the next choice or roll.

        Trusts the caller: legality is asked of `legal_actions` or the game's `refuse` before.
        """
        raise NotImplementedError

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """List (outcome, weight) of the roll or draw due now, ascending, all weights positive."""
        raise NotImplementedError

    @abstractmethod
    def sample_chance(self, rng: Rng) -> int:
        """Draw an outcome by weight with one `rng.random()`."""
        raise NotImplementedError

    @abstractmethod
    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        """Carry out a chance outcome and all that follows up to the next choice or roll."""
        raise NotImplementedError

    @abstractmethod
    def returns(self) -> list[float]:
        """Give each seat's result of a finished game; zeros before the end."""
        raise NotImplementedError

    @abstractmethod
    def ending(self) -> Ending | None:
        """Say how the game ended, None while it goes on."""
        raise NotImplementedError

    def awaited(self) -> list[int]:
        """List the seats that may decide now, lowest first; games with shared turns override."""
        return [self.actor] if self.actor >= 0 else []

    def turn(self) -> Turn:
        """Say who may decide now."""
        return Turn(self.kind, tuple(self.awaited()))

    def run_chance(self, rng: Rng) -> None:
        """Play all chance up to the next choice, draw for draw as `sample_chance` would."""
        while self.kind == CHANCE:
            self.apply_chance(self.sample_chance(rng))


def playout(state: State, rng: Rng) -> int:
    """Play uniformly at random to the end; count the decisions that were a real choice."""
    decisions = 0
    random = rng.random
    while True:
        if state.kind == CHANCE:
            state.run_chance(rng)
        if state.kind == OVER:
            return decisions
        seat = state.actor
        legal = state.legal_actions(seat)
        count = len(legal)
        if count > 1:
            decisions += 1
            state.apply(seat, legal[int(random() * count)])
        else:
            state.apply(seat, legal[0])

"""Leduc poker: six cards, two rounds of betting, at most two raises in each; a pair wins.

Each of two players antes 1 and gets a card. A raise adds 2 in the first round, 4 in the second,
which follows a common card. Seat 0 opens both rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.chance import bag_outcomes, sample_bag
from ludoteca.core.space import Family, Field, Space
from ludoteca.core.state import CHANCE, NOBODY, ONE, OVER, State
from ludoteca.core.words import Ending

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Event

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2
ACTIONS: Final = Space("do", [Family("fold", FOLD), Family("call", CALL), Family("raise", RAISE)])

RANKS: Final = ["jack", "queen", "king"]
SUITS: Final = ["hearts", "spades"]
CHANCES: Final = Space("chance", [Family("card", 0, [Field("rank", RANKS), Field("suit", SUITS)])])

_NO_CARD: Final = -1
_MOST_RAISES: Final = 2
_TO_FOLD_OR_CALL: Final = [FOLD, CALL]
_ALL: Final = [FOLD, CALL, RAISE]
_TO_OPEN: Final = [CALL, RAISE]
_NOTHING: Final[list[int]] = []


class Leduc(State):
    """Cards, money paid into the pot, and how far the betting is. Card c has rank c // 2."""

    __slots__ = ("bag", "calls", "common", "hands", "paid", "raises", "second", "winner")

    bag: list[int]
    hands: list[int]
    common: int
    second: bool
    paid: list[int]
    raises: int
    calls: int
    winner: int

    @staticmethod
    def new() -> Leduc:
        s = Leduc()
        s.kind = CHANCE
        s.actor = NOBODY
        s.bag = [0, 1, 2, 3, 4, 5]
        s.hands = [_NO_CARD, _NO_CARD]
        s.common = _NO_CARD
        s.second = False
        s.paid = [1, 1]
        s.raises = 0
        s.calls = 0
        s.winner = NOBODY
        return s

    def clone(self) -> Leduc:
        s = Leduc()
        s.kind = self.kind
        s.actor = self.actor
        s.bag = self.bag[:]
        s.hands = self.hands[:]
        s.common = self.common
        s.second = self.second
        s.paid = self.paid[:]
        s.raises = self.raises
        s.calls = self.calls
        s.winner = self.winner
        return s

    def legal_actions(self, seat: int) -> list[int]:
        if seat != self.actor:
            return _NOTHING
        if self.raises == _MOST_RAISES:
            return _TO_FOLD_OR_CALL
        return _ALL if self.paid[seat] < self.paid[1 - seat] else _TO_OPEN

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        other = 1 - seat
        if action == CALL:
            self.paid[seat] = self.paid[other]
            self.calls += 1
            if self.calls == 2:
                self._close_round()
            else:
                self.actor = other
        elif action == RAISE:
            self.paid[seat] = self.paid[other] + (4 if self.second else 2)
            self.raises += 1
            self.calls = 1
            self.actor = other
        else:
            self._end(other)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return bag_outcomes(self.bag, 0)

    def sample_chance(self, rng: Rng) -> int:
        return sample_bag(self.bag, rng)

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        self.bag.remove(outcome)
        if self.hands[0] == _NO_CARD:
            self.hands[0] = outcome
            return
        if self.hands[1] == _NO_CARD:
            self.hands[1] = outcome
        else:
            self.common = outcome
            self.second = True
        self.kind = ONE
        self.actor = 0

    def run_chance(self, rng: Rng) -> None:
        if self.kind != CHANCE:
            return
        bag = self.bag
        if len(bag) == len(RANKS) * len(SUITS):
            self.hands = [bag.pop(int(rng.random() * 6)), bag.pop(int(rng.random() * 5))]
        else:
            self.common = bag.pop(int(rng.random() * len(bag)))
            self.second = True
        self.kind = ONE
        self.actor = 0

    def returns(self) -> list[float]:
        if self.kind != OVER or self.winner == NOBODY:
            return [0.0, 0.0]
        won = float(self.paid[1 - self.winner])
        return [won, -won] if self.winner == 0 else [-won, won]

    def ending(self) -> Ending | None:
        if self.kind != OVER:
            return None
        winners = (0, 1) if self.winner == NOBODY else (self.winner,)
        return Ending("", "ending-pot", "won", winners)

    def _close_round(self) -> None:
        self.raises = 0
        self.calls = 0
        if self.second:
            self._end(self._better_hand())
        else:
            self.kind = CHANCE
            self.actor = NOBODY

    def _better_hand(self) -> int:
        """A pair with the common card, else the higher rank; NOBODY where both are equal."""
        first, second, common = self.hands[0] // 2, self.hands[1] // 2, self.common // 2
        if first == second:
            return NOBODY
        if first == common:
            return 0
        if second == common:
            return 1
        return 0 if first > second else 1

    def _end(self, winner: int) -> None:
        self.winner = winner
        self.kind = OVER
        self.actor = NOBODY

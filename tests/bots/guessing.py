"""Tiny games in which it matters what is known: a card to look at and to guess, and a sealed meeting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from ludoteca.core import EACH, NOBODY, ONE, OVER, Ending, Event, Rng, State, Text

Tell = Callable[[Event], None] | None

RED, BLACK, LOOK = 0, 1, 2


class Toy(State):
    """What a search never asks for where nothing is drawn."""

    __slots__ = ()

    def clone(self) -> Self:
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[int, int]]:
        raise NotImplementedError

    def sample_chance(self, rng: Rng) -> int:
        raise NotImplementedError

    def apply_chance(self, outcome: int, tell: Tell = None) -> None:
        raise NotImplementedError

    def ending(self) -> Ending | None:
        raise NotImplementedError


class Guess(Toy):
    """The first seat may look at a card, then the `guesser` names its colour; all win if it is right.

    Where the second seat is the guesser, it sees the look and not the card.
    """

    __slots__ = ("card", "guesser", "looked", "right")

    card: int
    guesser: int
    looked: bool
    right: bool

    @staticmethod
    def new(card: int, guesser: int) -> Guess:
        state = Guess()
        state.kind, state.actor = ONE, 0
        state.card, state.guesser, state.looked, state.right = card, guesser, False, False
        return state

    def legal_actions(self, seat: int) -> list[int]:
        looks = [] if self.looked else [LOOK]
        return [RED, BLACK, *looks] if seat == self.guesser else looks

    def apply(self, seat: int, action: int, tell: Tell = None) -> None:
        if action == LOOK:
            self.looked, self.actor = True, self.guesser
            if tell:
                tell(Event("looked", {"card": self.card}, 1 << seat, Text("looks")))
        else:
            self.right = action == self.card
            self.kind, self.actor = OVER, NOBODY

    def returns(self) -> list[float]:
        return [float(self.right)] * 2


class Meeting(Toy):
    """Both seats choose a side, sealed: the second wins where they meet, else the first."""

    __slots__ = ("sides",)

    sides: list[int]

    @staticmethod
    def new() -> Meeting:
        state = Meeting()
        state.kind, state.actor, state.sides = EACH, 0, [-1, -1]
        return state

    def awaited(self) -> list[int]:
        return [seat for seat, side in enumerate(self.sides) if side < 0]

    def legal_actions(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def apply(self, seat: int, action: int, tell: Tell = None) -> None:
        self.sides[seat] = action
        waiting = self.awaited()
        self.actor = waiting[0] if waiting else NOBODY
        if not waiting:
            self.kind = OVER

    def returns(self) -> list[float]:
        met = float(self.sides[0] == self.sides[1])
        return [1 - met, met] if self.kind == OVER else [0.0, 0.0]


class Endless(Meeting):
    """Nobody ever gets anywhere."""

    __slots__ = ()

    @staticmethod
    def new() -> Endless:
        state = Endless()
        state.kind, state.actor, state.sides = ONE, 0, []
        return state

    def apply(self, seat: int, action: int, tell: Tell = None) -> None:
        self.actor = 1 - self.actor

    def returns(self) -> list[float]:
        return [0.0, 0.0]

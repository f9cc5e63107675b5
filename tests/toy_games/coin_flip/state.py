"""Who has what, and the few rules there are: call in secret, let the coin fall, count points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from ludoteca.core import (
    CHANCE,
    EACH,
    NOBODY,
    OVER,
    Ending,
    Event,
    Family,
    Field,
    Options,
    Refusal,
    Rng,
    Space,
    State,
    Text,
)

if TYPE_CHECKING:
    from collections.abc import Callable

SIDES: Final = ["heads", "tails"]
NONE: Final = -1
"""No side: not dealt, not called, not fallen yet."""
ENOUGH: Final = 3

ACTIONS: Final = Space("do", [Family("call", 0, [Field("side", SIDES)])])
CHANCES: Final = Space(
    "chance", [Family("luck", 0, [Field("side", SIDES)]), Family("coin", 2, [Field("side", SIDES)])]
)
LUCK: Final = 0
COIN: Final = 2


class CoinFlip(State):
    """Points, lucky sides and calls by seat; `last` and `coin` show the round before."""

    __slots__ = ("calls", "coin", "last", "luck", "points")

    points: list[int]
    luck: list[int]
    calls: list[int]
    last: list[int]
    coin: int

    @staticmethod
    def new(seats: int, options: Options) -> CoinFlip:
        """Lay the table; the lucky sides are dealt first (CF-002)."""
        state = CoinFlip()
        state.points = [0] * seats
        state.luck = [NONE] * seats
        state.calls = [NONE] * seats
        state.last = [NONE] * seats
        state.coin = NONE
        state.settle()
        return state

    def clone(self) -> Self:
        twin = type(self)()
        twin.kind = self.kind
        twin.actor = self.actor
        twin.points = self.points[:]
        twin.luck = self.luck[:]
        twin.calls = self.calls[:]
        twin.last = self.last[:]
        twin.coin = self.coin
        return twin

    def settle(self) -> None:
        """Say what is due: the end, a draw, or calls."""
        if max(self.points) >= ENOUGH:
            self.kind, self.actor = OVER, NOBODY
        elif NONE in self.luck or NONE not in self.calls:
            self.kind, self.actor = CHANCE, NOBODY
        else:
            self.kind, self.actor = EACH, self.calls.index(NONE)

    def awaited(self) -> list[int]:
        if self.kind != EACH:
            return []
        return [seat for seat, call in enumerate(self.calls) if call == NONE]

    def legal_actions(self, seat: int) -> list[int]:
        return [0, 1] if may_call(self, seat) else []

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        self.calls[seat] = action
        if tell:
            tell(Event("called", {"seat": seat}))
        self.settle()

    def chance_outcomes(self) -> list[tuple[int, int]]:
        base = LUCK if NONE in self.luck else COIN
        return [(base, 1), (base + 1, 1)]

    def sample_chance(self, rng: Rng) -> int:
        return self.chance_outcomes()[int(rng.random() * 2)][0]

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        if outcome < COIN:
            self._deal(outcome - LUCK, tell)
        else:
            self._fall(outcome - COIN, tell)
        self.settle()

    def returns(self) -> list[float]:
        winners = self.winners() if self.kind == OVER else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.points))]

    def ending(self) -> Ending | None:
        if self.kind != OVER:
            return None
        ranking = [self._level(points) for points in sorted(set(self.points), reverse=True)]
        return Ending(
            rule="CF-007",
            text="ending-three-points",
            outcome="won",
            winners=ranking[0],
            scores=tuple(self.points),
            ranking=tuple(ranking),
        )

    def winners(self) -> tuple[int, ...]:
        """The seats with most points (CF-008)."""
        return self._level(max(self.points))

    def _level(self, points: int) -> tuple[int, ...]:
        return tuple(seat for seat, have in enumerate(self.points) if have == points)

    def _deal(self, side: int, tell: Callable[[Event], None] | None) -> None:
        """Deal a lucky side to the next seat, which alone may look (CF-002)."""
        seat = self.luck.index(NONE)
        self.luck[seat] = side
        if tell:
            hidden = Text("luck-dealt-hidden", {"seat": seat})
            tell(Event("luck-dealt", {"seat": seat, "side": SIDES[side]}, 1 << seat, hidden))

    def _fall(self, side: int, tell: Callable[[Event], None] | None) -> None:
        """Let the coin fall on a side and count the hits (CF-004, CF-005)."""
        self.coin = side
        self.last, self.calls = self.calls, [NONE] * len(self.calls)
        if tell:
            for seat, call in enumerate(self.last):
                tell(Event("calls-shown", {"seat": seat, "side": SIDES[call]}))
            tell(Event("coin-fell", {"side": SIDES[side]}))
        for seat, call in enumerate(self.last):
            if call == side:
                self._hit(seat, tell)

    def _hit(self, seat: int, tell: Callable[[Event], None] | None) -> None:
        """Score a hit; a first one shows the lucky side, and is worth two on it (CF-006)."""
        first = self.points[seat] == 0
        lucky = first and self.luck[seat] == self.coin
        self.points[seat] += 2 if lucky else 1
        if tell:
            tell(Event("lucky-hit" if lucky else "hit", {"seat": seat}))
            if first:
                tell(Event("luck-shown", {"seat": seat, "side": SIDES[self.luck[seat]]}))


def may_call(state: CoinFlip, seat: int) -> bool:
    """Everybody calls once a round (CF-003)."""
    return state.kind == EACH and 0 <= seat < len(state.calls) and state.calls[seat] == NONE


def refuse(state: State, seat: int, action: int) -> Refusal | None:
    """Say why a seat may not call now."""
    assert isinstance(state, CoinFlip)
    if may_call(state, seat):
        return None
    if state.kind == OVER:
        return Refusal("CF-007", "game-over")
    if state.kind == CHANCE:
        return Refusal("CF-004", "coin-in-the-air")
    return Refusal("CF-003", "already-called")


def evaluate(state: State, seat: int) -> float:
    """Score a state for a seat: how far it leads."""
    assert isinstance(state, CoinFlip)
    best_other = max(points for other, points in enumerate(state.points) if other != seat)
    return (state.points[seat] - best_other) / (ENOUGH + 1)

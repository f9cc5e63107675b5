"""A game for bots: everybody gets a secret card and dares or stays; the best card that dared wins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.core import (
    CHANCE,
    EACH,
    NOBODY,
    OVER,
    Ending,
    Event,
    Family,
    Field,
    Game,
    GameInfo,
    Options,
    Rng,
    Space,
    State,
    Text,
    View,
    bag_outcomes,
    sample_bag,
    view_turn,
)
from ludoteca.core.game import Credit, Option, Seats

STAY, DARE = 0, 1
ACTIONS = Space("do", [Family("stay", STAY), Family("dare", DARE)])
CHANCES = Space("chance", [Family("card", 0, [Field("value", range(10))])])
BOLD = 5


class Dare(State):
    """Cards by seat, and who has dared; all answer at once."""

    __slots__ = ("answers", "bag", "cards")

    answers: list[int]
    bag: list[int]
    cards: list[int]

    def clone(self) -> Dare:
        twin = Dare()
        twin.kind, twin.actor = self.kind, self.actor
        twin.answers, twin.bag, twin.cards = self.answers[:], self.bag[:], self.cards[:]
        return twin

    def awaited(self) -> list[int]:
        return [seat for seat, answer in enumerate(self.answers) if answer < 0] if self.kind == EACH else []

    def legal_actions(self, seat: int) -> list[int]:
        return [STAY, DARE] if seat in self.awaited() else []

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        self.answers[seat] = action
        waiting = self.awaited()
        self.actor = waiting[0] if waiting else NOBODY
        if not waiting:
            self.kind = OVER

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return bag_outcomes(self.bag, 0)

    def sample_chance(self, rng: Rng) -> int:
        return sample_bag(self.bag, rng)

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        self.bag.remove(outcome)
        self.cards.append(outcome)
        if len(self.cards) == len(self.answers):
            self.kind, self.actor = EACH, 0

    def scores(self) -> list[int]:
        return [
            card - BOLD if answer == DARE else 0
            for card, answer in zip(self.cards, self.answers, strict=True)
        ]

    def winners(self) -> tuple[int, ...]:
        scores = self.scores()
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def returns(self) -> list[float]:
        winners = self.winners() if self.kind == OVER else ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.answers))]

    def ending(self) -> Ending | None:
        if self.kind != OVER:
            return None
        return Ending("DA-001", "ending-cards", "won", self.winners(), tuple(self.scores()))


class DareView(View, frozen=True, kw_only=True):
    """The viewer's own card alone."""

    card: int


def new(seats: int, options: Options) -> State:
    state = Dare()
    state.kind, state.actor = CHANCE, NOBODY
    state.answers, state.bag, state.cards = [-1] * seats, list(range(10)), []
    return state


def view(state: State, viewer: int) -> DareView:
    assert isinstance(state, Dare)
    own = [card for seat, card in enumerate(state.cards) if viewer >> seat & 1]
    return DareView(viewer=viewer, turn=view_turn(state.turn()), card=own[0] if own else -1)


def resample(seen: DareView, rng: Rng) -> Dare:
    """Two seats alone; cards that the viewer does not see are dealt anew."""
    others = [card for card in range(10) if card != seen.card]
    state = Dare()
    state.kind, state.actor = EACH, 0
    state.answers, state.bag = [-1, -1], []
    state.cards = [sample_bag(others, rng)] * 2
    state.cards[seen.viewer >> 1] = seen.card
    return state


def rate(seen: DareView, action: int) -> float:
    return seen.card - BOLD if action == DARE else 0.0


def dare(**changes: Any) -> Game:
    """Build the game, with any of its functions changed."""
    info = GameInfo(
        title="Dare",
        tagline="Dare or stay.",
        version=1,
        seats=Seats(2, 4, "DA-002"),
        minutes=1,
        max_decisions=20,
        together=False,
        endings=("ending-cards",),
        credit=Credit("Nobody"),
        options={"polite": Option(False, values=(False, True))},
    )
    parts: dict[str, Any] = {
        "id": "dare",
        "folder": Path(__file__).parent,
        "info": info,
        "actions": ACTIONS,
        "chances": CHANCES,
        "new": new,
        "refuse": lambda state, seat, action: None,
        "view": view,
        "view_type": DareView,
        "resample": resample,
        "label": lambda seen, action: Text(ACTIONS.family(action).name),
        "read_position": _unused,
        "write_position": _unused,
        "facts": _unused,
        "rate": rate,
    }
    return Game(**parts | changes)


def _unused(*_: object) -> Any:
    raise NotImplementedError

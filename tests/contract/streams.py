"""All that one seat is ever shown, as bytes, and twins that differ only in what it may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

import msgspec

from ludoteca.core import CHANCE, OVER, Event, Game, State

Act = tuple[int, int]
"""(seat, action), or (-1, outcome) for chance."""


def told(events: list[Event], viewer: int) -> bytes:
    """Encode what `viewer` is told of some events; a place stays where one is kept from it."""
    return msgspec.json.encode([event.told_to(viewer) for event in events])


def shown(game: Game, state: State, seat: int) -> bytes:
    """Encode everything a seat may ask for now: view, legal list with labels, every refusal."""
    view = game.view(state, 1 << seat)
    legal = state.legal_actions(seat)
    labels = [game.label(view, action) for action in legal]
    refusals = [game.refuse(state, seat, action) for action in range(game.actions.size)]
    return msgspec.json.encode((view, state.turn(), legal, labels, refusals, game.pace(state)))


def acts(state: State, rng: Random) -> list[Act]:
    """List what may happen next (a shuffled few of it, to keep the search short)."""
    if state.kind == CHANCE:
        listed = [(-1, outcome) for outcome, _ in state.chance_outcomes()]
    else:
        listed = [(seat, a) for seat in state.awaited() for a in state.legal_actions(seat)]
    rng.shuffle(listed)
    return listed


def after(state: State, act: Act) -> tuple[State, list[Event]]:
    """Carry out an act on a clone; give the clone and what was told."""
    seat, number = act
    twin = state.clone()
    events: list[Event] = []
    if seat < 0:
        twin.apply_chance(number, events.append)
    else:
        twin.apply(seat, number, events.append)
    return twin, events


@dataclass
class Twins:
    """A state and a twin that its viewer cannot tell apart, played on side by side.

    `different` counts the steps at which the two did different things that the viewer must not
    notice; `leaks` says what it could notice all the same.
    """

    game: Game
    seat: int
    left: State
    right: State
    rng: Random
    different: int = 0
    steps: int = 0
    leaks: list[str] = field(default_factory=list)

    def run(self, most: int) -> None:
        """Play on until something public must differ, the game ends, or a leak shows."""
        self._compare("at the start", b"", b"")
        for _ in range(most):
            if self.leaks or OVER in (self.left.kind, self.right.kind) or not self._step():
                return
            self.steps += 1

    def _step(self) -> bool:
        """Find one act for each side that the viewer must not tell apart; False when there is none."""
        left_acts = acts(self.left, self.rng)
        right_acts = acts(self.right, self.rng)
        act = left_acts[0]
        left, left_events = after(self.left, act)
        others = [other for other in right_acts if other[0] == act[0]]
        others.sort(key=lambda other: other == act)
        for other in others[:_TRIED] + [act] * (act in others):
            right, right_events = after(self.right, other)
            if self._must_look_alike(act, other, (left, left_events), (right, right_events)):
                self.different += act != other
                self.left, self.right = left, right
                self._compare(f"after {act} and {other}", *self._told(left_events, right_events))
                return True
        return False

    def _must_look_alike(
        self, act: Act, other: Act, left: tuple[State, list[Event]], right: tuple[State, list[Event]]
    ) -> bool:
        """The viewer's own acts are the same; of others' acts, view or events already agree."""
        if act[0] == self.seat and act != other:
            return False
        viewer = 1 << self.seat
        same_view = self.game.view(left[0], viewer) == self.game.view(right[0], viewer)
        events = self._told(left[1], right[1])
        return same_view or events[0] == events[1]

    def _told(self, left: list[Event], right: list[Event]) -> tuple[bytes, bytes]:
        return told(left, 1 << self.seat), told(right, 1 << self.seat)

    def _compare(self, when: str, left_told: bytes, right_told: bytes) -> None:
        if left_told != right_told:
            self.leaks.append(f"events differ {when}")
        if shown(self.game, self.left, self.seat) != shown(self.game, self.right, self.seat):
            self.leaks.append(f"view, legal list, label or refusal differs {when}")


_TRIED = 12


def twins(game: Game, states: Iterator[State], seats: int, rng: Random, most: int) -> Iterator[Twins]:
    """For some states of a game and every seat: run it beside a resampled twin."""
    for state in states:
        for seat in range(seats):
            right = game.resample(game.view(state, 1 << seat), rng)
            pair = Twins(game, seat, state.clone(), right, rng)
            pair.run(most)
            yield pair


def some(states: Iterator[State], keep: Callable[[int], bool]) -> Iterator[State]:
    """Keep the states whose number pleases."""
    return (state for number, state in enumerate(states) if keep(number))

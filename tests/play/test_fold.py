"""The fold's own questions, on states that no small game has: when a round goes on, what is whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Self

import pytest

from ludoteca.core import (
    ANY,
    EACH,
    ONE,
    OPEN,
    Ending,
    Event,
    Family,
    Field,
    Game,
    Pace,
    Rng,
    Space,
    State,
)
from ludoteca.play import catalog, rules
from ludoteca.play.fold import Asked, Step, _stays_open
from tests.play.tables import fair_table

PLAIN, SEALED, FOLLOW, WORDS = range(4)
ACTIONS = Space(
    "do",
    [
        Family("plain", 0, [Field("n", range(2))]),
        Family("sealed", 2, [Field("n", range(2))], sealed=True),
        Family("follow", 4, [Field("n", range(2))], follow=True),
        Family("words", 6, words=True),
    ],
)


class Stub(State):
    """A state that says what it was told to say."""

    __slots__ = ("legal",)
    legal: dict[int, list[int]]

    @staticmethod
    def of(kind: int, legal: dict[int, list[int]]) -> Stub:
        state = Stub()
        state.kind, state.legal = kind, legal
        state.actor = min(legal, default=-1)
        return state

    def clone(self) -> Self:
        return self

    def awaited(self) -> list[int]:
        return sorted(self.legal)

    def legal_actions(self, seat: int) -> list[int]:
        return self.legal.get(seat, [])

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[int, int]]:
        raise NotImplementedError

    def sample_chance(self, rng: Rng) -> int:
        raise NotImplementedError

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        raise NotImplementedError

    def returns(self) -> list[float]:
        return []

    def ending(self) -> Ending | None:
        return None


def waiting(kind: int, *seats: int) -> Stub:
    return Stub.of(kind, {seat: [0, 1] for seat in seats})


@pytest.fixture
def game() -> Game:
    return replace(catalog.find("coin_flip"), actions=ACTIONS)


@pytest.mark.parametrize(
    ("asked", "seats", "now", "goes_on"),
    [
        (EACH, (0, 1, 2), waiting(EACH, 1, 2), True),
        (EACH, (0, 1, 2), waiting(EACH, 0, 1, 2), True),
        (EACH, (1, 2), waiting(EACH, 0, 1, 2), False),
        (EACH, (2,), waiting(EACH, 2), False),
        (EACH, (0, 1), waiting(ONE, 1), False),
        (EACH, (0, 1), waiting(OPEN, 0, 1), False),
        (ONE, (0,), waiting(ONE, 0), False),
        (ANY, (0, 1), waiting(ANY, 0, 1), False),
        (OPEN, (0, 1), waiting(OPEN, 1), True),
        (OPEN, (1,), waiting(OPEN, 0, 1), True),
    ],
)
def test_when_a_round_goes_on(asked: int, seats: tuple[int, ...], now: Stub, goes_on: bool) -> None:
    """EACH while only seats that were awaited are, OPEN until it closes, others never."""
    step = Step(1, 0, "", now, (), "", asked=Asked("d", asked, seats))
    assert _stays_open(step) == goes_on
    assert not _stays_open(replace(step, forced=True))


def test_a_draw_closes_an_open_round_and_not_an_each() -> None:
    """After a draw everybody looks anew; drafts of sealed answers stay good."""
    for kind, goes_on in ((OPEN, False), (EACH, True)):
        step = Step(1, 0, "", waiting(kind, 0, 1), (), "", asked=Asked("d", kind, (0, 1)), drawn=True)
        assert _stays_open(step) == goes_on


@pytest.mark.parametrize(
    ("actions", "then", "same_round", "lacks"),
    [
        ([2], {0: [2, 3]}, True, True),
        ([2], {0: [2, 3], 1: [0]}, True, True),
        ([2], {1: [2, 3]}, True, False),
        ([2], {0: [2, 3]}, False, False),
        ([2], {0: [0, 1]}, True, False),
        ([0, 4], {0: [4, 5]}, True, True),
        ([0, 4], {0: [0, 4]}, True, False),
        ([0], {0: [4, 5]}, True, False),
        ([0, 4], {1: [4, 5]}, True, False),
    ],
)
def test_when_a_command_stops_in_the_middle(
    game: Game, actions: list[int], then: dict[int, list[int]], same_round: bool, lacks: bool
) -> None:
    """Sealed steps come all at once; an act of several actions does not stop before a follow-up."""
    state = Stub.of(EACH, then)
    assert rules.lacks_steps(game, state, 0, actions, same_round=same_round) == lacks


@pytest.mark.parametrize(
    ("kind", "legal", "forced"),
    [
        (ONE, {1: [0]}, (1, 0)),
        (ONE, {1: [0, 1]}, None),
        (ONE, {1: [2]}, None),
        (ONE, {1: [6]}, None),
        (ONE, {1: [4]}, (1, 4)),
        (EACH, {1: [0]}, None),
        (OPEN, {1: [0]}, None),
        (ANY, {0: [1], 2: [1]}, (0, 1)),
        (ANY, {0: [1], 2: [0, 1]}, None),
        (ANY, {0: [0], 2: [1]}, None),
    ],
)
def test_which_answers_the_table_gives_itself(
    game: Game, kind: int, legal: dict[int, list[int]], forced: tuple[int, int] | None
) -> None:
    """One answer left, not sealed, no text wanted, not in a shared round."""
    state = Stub.of(kind, legal)
    assert rules.forced_answer(game, state) == forced
    resting = replace(game, pace=lambda _: Pace(not_before=3))
    assert rules.forced_answer(resting, state) is None


def test_a_preview_stands_on_a_table_made_from_the_view() -> None:
    """The true state is not what a draft is tried on."""
    made: list[object] = []
    coin_flip = catalog.find("coin_flip")

    def resample(view: object, rng: Rng) -> State:
        made.append(view)
        return coin_flip.resample(view, rng)

    match = fair_table(replace(coin_flip, resample=resample)).match
    match.preview(0, [], match.decision)
    assert made == [match.frame(0b01).view]


def test_the_same_table_is_made_from_the_same_view() -> None:
    """So that a preview asked twice is the same bytes."""
    match = fair_table("coin_flip").match
    view = match.frame(0).view
    tables = [match.game.resample(view, Random(b"seed")) for _ in range(2)]
    assert match.game.write_position(tables[0]) == match.game.write_position(tables[1])

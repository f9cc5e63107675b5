"""Non-interference: what a seat may not know changes nothing of what it is shown.

The twin of a state is drawn from what the seat sees. Both play on, hidden things differing on
purpose, and every byte the seat is shown must stay the same. Planted leaks prove that the test
can fail.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

from ludoteca.core import EVERYONE, Event, Facts, Game, Refusal, State, Text, all_seats
from tests.contract.streams import Twins, some, twins
from tests.contract.tables import Table, all_tables, walk_everything

TABLES = [pytest.param(table, id=str(table)) for table in all_tables()]


def _play_twins(table: Table, game: Game, seeds: int, most: int = 12) -> list[Twins]:
    pairs: list[Twins] = []
    for seed in range(seeds):
        rng = Random(seed)
        states = some(walk_everything(table, seed), lambda number: number % 7 == 3)
        pairs += twins(game, states, table.seats, rng, most)
    return pairs


@pytest.mark.parametrize("table", TABLES)
def test_a_seat_is_shown_nothing_of_what_it_may_not_know(table: Table) -> None:
    """Twins that differ only in secrets stay byte-identical for the seat."""
    pairs = _play_twins(table, table.game, seeds=2)
    assert [leak for pair in pairs for leak in pair.leaks] == []
    assert sum(pair.steps for pair in pairs) > 0
    if _has_secrets(table):
        assert sum(pair.different for pair in pairs) > 0


def _has_secrets(table: Table) -> bool:
    """Whether the seats of this table ever see different things."""
    return any(_secrets(table.game, state, table.seats) for state in walk_everything(table, 0))


def _secrets(game: Game, state: State, seats: int) -> bool:
    full = _body(game, state, all_seats(seats))
    return any(_body(game, state, 1 << seat) != full for seat in range(seats))


def _body(game: Game, state: State, viewer: int) -> dict[str, Any]:
    body: dict[str, Any] = msgspec.to_builtins(game.view(state, viewer))
    body.pop("viewer")
    return body


# --- planted leaks: a fingerprint of the whole state, slipped into one channel after the other


def _fingerprint(game: Game, state: State) -> int:
    """A number that depends on every secret of the state."""
    seats = len(state.returns())
    return crc32(msgspec.json.encode(_body(game, state, all_seats(seats)))) & 1023


class _Leaky(State):
    """A state whose legal list or events betray its secrets; all else is the true state's."""

    __slots__ = ("channel", "game", "true")
    game: Game
    true: State
    channel: str

    @staticmethod
    def around(game: Game, true: State, channel: str) -> _Leaky:
        state = _Leaky()
        state.game, state.true, state.channel = game, true, channel
        state._follow()
        return state

    def _follow(self) -> None:
        self.kind, self.actor = self.true.kind, self.true.actor

    def clone(self) -> _Leaky:
        return _Leaky.around(self.game, self.true.clone(), self.channel)

    def awaited(self) -> list[int]:
        return self.true.awaited()

    def legal_actions(self, seat: int) -> list[int]:
        legal = self.true.legal_actions(seat)
        odd = _fingerprint(self.game, self.true) & 1
        if self.channel == "legal list" and odd and len(legal) > 1:
            return legal[1:]
        return legal[::-1] if self.channel == "ordering" and odd else legal

    def _tell(self, tell: Callable[[Event], None] | None) -> Callable[[Event], None] | None:
        if tell is None or self.channel not in ("event", "size"):
            return tell

        def leaky(event: Event) -> None:
            print_ = _fingerprint(self.game, self.true)
            more: Facts = {"n": print_} if self.channel == "event" else {"pad": "x" * (print_ % 9)}
            tell(Event(event.text, {**event.facts, **more}, EVERYONE))

        return leaky

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        self.true.apply(seat, action, self._tell(tell))
        self._follow()

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        self.true.apply_chance(outcome, self._tell(tell))
        self._follow()

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return self.true.chance_outcomes()

    def sample_chance(self, rng: Any) -> int:
        return self.true.sample_chance(rng)

    def returns(self) -> list[float]:
        return self.true.returns()

    def ending(self) -> Any:
        return self.true.ending()


def _leaky_game(game: Game, channel: str) -> Game:
    """The same game with one channel that betrays a fingerprint of the secrets."""

    def view(state: Any, viewer: int) -> Any:
        seen = game.view(state.true, viewer)
        if channel != "view":
            return seen
        return msgspec.structs.replace(seen, viewer=seen.viewer | _fingerprint(game, state.true) << 8)

    def honest_view(seen: Any) -> Any:
        return msgspec.structs.replace(seen, viewer=seen.viewer & 255)

    def refuse(state: Any, seat: int, action: int) -> Refusal | None:
        refusal = game.refuse(state.true, seat, action)
        if refusal is None or channel != "refusal":
            return refusal
        return Refusal(refusal.rule, refusal.text, {**refusal.facts, "n": _fingerprint(game, state.true)})

    def label(seen: Any, action: int) -> Text:
        return game.label(honest_view(seen), action)

    return replace(
        game,
        new=lambda seats, options: _Leaky.around(game, game.new(seats, options), channel),
        view=view,
        refuse=refuse,
        label=label,
        resample=lambda seen, rng: _Leaky.around(game, game.resample(honest_view(seen), rng), channel),
        pace=lambda state: game.pace(state.true),  # type: ignore[attr-defined]
    )


SECRETIVE = [pytest.param(table, id=str(table)) for table in all_tables() if _has_secrets(table)]


@pytest.mark.parametrize("channel", ["view", "event", "legal list", "refusal", "size", "ordering"])
@pytest.mark.parametrize("table", SECRETIVE[:1] + SECRETIVE[-1:])
def test_a_planted_leak_is_caught(table: Table, channel: str) -> None:
    """The test above fails for each channel a secret could slip through."""
    game = _leaky_game(table.game, channel)
    leaky = Table(game, table.seats, table.options)
    pairs = _play_twins(leaky, game, seeds=2)
    assert any(pair.leaks for pair in pairs)

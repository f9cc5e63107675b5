"""Tables of every game: all seat counts, every option at least once, and random play on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ludoteca.core import CHANCE, OVER, Game, Options, State
from ludoteca.play import catalog


@dataclass(frozen=True, slots=True)
class Table:
    """A game with a seat count and options."""

    game: Game
    seats: int
    options: Options

    def __str__(self) -> str:
        changed = [
            f"{name}={value}"
            for name, value in self.options.items()
            if value != self.game.info.options[name].default
        ]
        return "-".join([self.game.id, str(self.seats), *changed])

    def setup(self) -> State:
        return self.game.setup(self.seats, self.options)


def all_games() -> list[Game]:
    return list(catalog.games().values())


def all_tables() -> list[Table]:
    """Every game at every seat count, and at its fullest with each option changed."""
    return [table for game in all_games() for table in _tables_of(game)]


def _tables_of(game: Game) -> Iterator[Table]:
    limits = game.info.seats
    for seats in range(limits.least, limits.most + 1):
        yield Table(game, seats, game.options({}, seats))
    for name, option in game.info.options.items():
        others = (0,) if option.seat else tuple(v for v in option.values if v != option.default)
        for value in others:
            yield Table(game, limits.most, game.options({name: value}, limits.most))
    yield from _everything_on(game)


def _everything_on(game: Game) -> Iterator[Table]:
    """All options off their defaults at once: rules meet that do not meet alone."""
    last = {name: option.values[-1] for name, option in game.info.options.items() if option.values}
    if len(last) > 1:
        yield Table(game, game.info.seats.least, game.options(last, game.info.seats.least))


def act_at_random(state: State, rng: Random) -> tuple[int, int]:
    """Let a random awaited seat take a random legal action; give (seat, action)."""
    seat = rng.choice(state.awaited())
    action = rng.choice(state.legal_actions(seat))
    state.apply(seat, action)
    return seat, action


def walk(table: Table, seed: int) -> Iterator[State]:
    """Play a random game and show the same state object before every decision, then at the end."""
    rng = Random(seed)
    state = table.setup()
    while True:
        state.run_chance(rng)
        yield state
        if state.kind == OVER:
            return
        act_at_random(state, rng)


def walk_everything(table: Table, seed: int) -> Iterator[State]:
    """Like `walk`, but show the state before every single chance outcome too."""
    rng = Random(seed)
    state = table.setup()
    while state.kind != OVER:
        yield state
        if state.kind == CHANCE:
            state.apply_chance(state.sample_chance(rng))
        else:
            act_at_random(state, rng)
    yield state

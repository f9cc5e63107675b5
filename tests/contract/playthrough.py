"""A random game as readable text: every act, event, view and legal action.

`python -m tests.contract.playthrough GAME` writes the text that is stored in the game's test
folder; a change of rules shows there as a difference that a person can read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from ludoteca.core import CHANCE, OVER, Event, Game, State, all_seats
from ludoteca.play import catalog


def playthrough(game: Game, seed: int = 1989) -> str:
    """Play one random game with the least seats and tell everything."""
    return "\n".join(_lines(game, Random(seed))) + "\n"


def _lines(game: Game, rng: Random) -> Iterator[str]:
    seats = game.info.seats.least
    state = game.setup(seats)
    yield f"# {game.info.title}, {seats} seats, rules version {game.info.version}"
    number = 0
    while state.kind != OVER:
        number += 1
        events: list[Event] = []
        if state.kind == CHANCE:
            yield from _chance(game, state, rng, events)
        else:
            yield from _decision(game, state, rng, events, number)
        yield from (f"   * {_json(event)}" for event in events)
    yield f"== over: {_json(state.ending())} returns {state.returns()}"
    yield f"   all see {_json(game.view(state, all_seats(seats)))}"


def _chance(game: Game, state: State, rng: Random, events: list[Event]) -> Iterator[str]:
    outcomes = state.chance_outcomes()
    outcome = state.sample_chance(rng)
    weight, total = dict(outcomes)[outcome], sum(weight for _, weight in outcomes)
    state.apply_chance(outcome, events.append)
    yield f"~~ {_json(game.chances.to_words(outcome))} {weight}/{total}"


def _decision(game: Game, state: State, rng: Random, events: list[Event], number: int) -> Iterator[str]:
    turn = state.turn()
    yield f"-- {number} {_json(turn)}"
    if number % 10 == 1:
        yield from (
            f"   seat {s} sees {_json(game.view(state, 1 << s))}" for s in range(len(state.returns()))
        )
    seat = rng.choice(state.awaited())
    legal = state.legal_actions(seat)
    yield f"   may {'; '.join(_plain(game, action) for action in legal)}"
    action = rng.choice(legal)
    state.apply(seat, action, events.append)
    yield f">> seat {seat}: {_plain(game, action)}"


def _plain(game: Game, action: int) -> str:
    return " ".join(str(word) for word in game.actions.to_words(action).values())


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    print(playthrough(catalog.find(sys.argv[1])), end="")

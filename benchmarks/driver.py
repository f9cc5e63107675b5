"""One process that plays what it is told: a JSON line in, a JSON line out.

It runs inside one of the copies of `benchmarks.build`, so that the pure and the compiled engine,
and OpenSpiel beside them, can take turns in one run. Seconds are those of the processor, which
other work on the machine lengthens less.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable
from hashlib import sha256
from random import Random
from time import process_time
from typing import Any

import msgspec

from ludoteca.bots import ismcts
from ludoteca.bots.choosing import Question
from ludoteca.core import CHANCE, OVER, Event, Game, State, playout
from ludoteca.play import catalog

Job = dict[str, Any]
Figures = dict[str, float]


def measure_play(job: Job) -> Figures:
    """Play random games for some time: decisions, games, seconds."""
    new = _setup(job)
    rng = Random(job["seed"])

    def one() -> int:
        return playout(new(), rng)

    return _for_some_time(one, job["seconds"])


def measure_clone(job: Job) -> Figures:
    """Clone states in the middle of random games for some time: clones, seconds."""
    states = _middles(_setup(job), Random(job["seed"]))
    clones, spent = 0, 0.0
    while spent < job["seconds"]:
        begin = process_time()
        for _ in range(_CLONES):
            for state in states:
                state.clone()
        spent += process_time() - begin
        clones += _CLONES * len(states)
    return {"clones": clones, "seconds": spent}


def measure_search(job: Job) -> Figures:
    """Let the searching bot think in the middle of random games for some time: simulations, seconds."""
    game, rng = catalog.find(job["game"]), Random(job["seed"])
    questions = _questions(game, _setup(job), rng)
    simulations, spent = 0, 0.0
    while spent < job["seconds"]:
        for question in questions:
            search = ismcts.prepare(question)
            begin = process_time()
            for _ in range(_SIMULATIONS):
                search.simulate()
            spent += process_time() - begin
            simulations += _SIMULATIONS
            if spent >= job["seconds"]:
                break
    return {"simulations": simulations, "seconds": spent}


def list_choices(job: Job) -> list[list[int]]:
    """List what the searching bot chooses at each decision of a random game."""
    game, rng = catalog.find(job["game"]), Random(job["seed"])
    return [ismcts.choose(question, _SIMULATIONS).actions for question in _questions(game, _setup(job), rng)]


def measure_open_spiel(job: Job) -> Figures:
    """Play random games of OpenSpiel for some time, through its Python interface."""
    import pyspiel

    game = pyspiel.load_game(job["game"])
    rng = Random(job["seed"])
    loop = {"lean": _lean_loop, "usual": _usual_loop}[job["loop"]]
    return _for_some_time(lambda: loop(game.new_initial_state(), rng), job["seconds"])


def hash_games(job: Job) -> list[str]:
    """Hash everything that happens in games of a catalog game, one for each seed."""
    game = catalog.find(job["game"])
    return [_hash_game(game, job["seats"], job["options"], seed) for seed in job["seeds"]]


def list_games(job: Job) -> list[str]:
    """List the games of the catalog."""
    return list(catalog.games())


def say_build(job: Job) -> str:
    """Say which build this process imported."""
    module = sys.modules["ludoteca.core.state"].__file__ or ""
    return "pure" if module.endswith(".py") else "compiled"


def _setup(job: Job) -> Callable[[], State]:
    classic = {"tic_tac_toe": "TicTacToe", "leduc_poker": "Leduc"}.get(job["game"])
    if classic is not None:
        module = importlib.import_module(f"benchmarks.classics.{job['game']}")
        new: Callable[[], State] = getattr(module, classic).new
        return new
    game = catalog.find(job["game"])
    options = game.options(job["options"], job["seats"])
    return lambda: game.new(job["seats"], options)


def _for_some_time(play: Callable[[], int], seconds: float) -> Figures:
    decisions, games = 0, 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(_GAMES):
            decisions += play()
        games += _GAMES
    return {"decisions": decisions, "games": games, "seconds": spent}


def _middles(new: Callable[[], State], rng: Random) -> list[State]:
    """States before every choice of one random game."""
    found: list[State] = []
    state = new()
    while True:
        state.run_chance(rng)
        if state.kind == OVER:
            return found
        found.append(state.clone())
        legal = state.legal_actions(state.actor)
        state.apply(state.actor, legal[int(rng.random() * len(legal))])


def _questions(game: Game, new: Callable[[], State], rng: Random) -> list[Question]:
    """What is asked of bots in one random game, in a random order."""
    found: list[Question] = []
    for state in _middles(new, rng):
        legal = state.legal_actions(state.actor)
        if len(legal) > 1:
            found.append(Question(game, game.view(state, 1 << state.actor), legal, rng))
    return sorted(found, key=lambda question: rng.random())


def _lean_loop(state: Any, rng: Random) -> int:
    """The fewest calls that a game with chance needs."""
    decisions = 0
    random = rng.random
    while True:
        player = state.current_player()
        if player >= 0:
            legal = state.legal_actions(player)
            count = len(legal)
            if count > 1:
                decisions += 1
            state.apply_action(legal[int(random() * count)])
        elif player == _OPEN_SPIEL_CHANCE:
            at, outcome = random(), 0
            for outcome, weight in state.chance_outcomes():  # noqa: B007
                at -= weight
                if at < 0:
                    break
            state.apply_action(outcome)
        else:
            return decisions


def _usual_loop(state: Any, rng: Random) -> int:
    """The loop of OpenSpiel's own example, with `random` for its slower numpy."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        elif state.is_simultaneous_node():
            raise NotImplementedError
        else:
            legal = state.legal_actions(state.current_player())
            if len(legal) > 1:
                decisions += 1
            state.apply_action(rng.choice(legal))
    return decisions


def _hash_game(game: Game, seats: int, options: dict[str, Any], seed: int) -> str:
    """Hash every choice, draw, event, view and the ending of one random game."""
    total, rng = sha256(), Random(seed)
    encode = msgspec.json.encode

    def note(*what: object) -> None:
        total.update(encode(what))

    def tell(event: Event) -> None:
        note("event", event)

    state = game.setup(seats, options)
    while state.kind != OVER:
        if state.kind == CHANCE:
            outcome = state.sample_chance(rng)
            note("chance", state.chance_outcomes(), outcome)
            state.apply_chance(outcome, tell)
            continue
        awaited = state.awaited()
        seat = awaited[int(rng.random() * len(awaited))]
        legal = state.legal_actions(seat)
        action = legal[int(rng.random() * len(legal))]
        note("act", seat, legal, action, game.view(state, 1 << seat))
        state.apply(seat, action, tell)
    note("end", state.ending(), state.returns())
    return total.hexdigest()


def serve() -> None:
    """Answer jobs until the input ends."""
    for line in sys.stdin:
        job = json.loads(line)
        answer = _JOBS[job["do"]](job)
        print(json.dumps(answer), flush=True)


_JOBS: dict[str, Callable[[Job], object]] = {
    "play": measure_play,
    "clone": measure_clone,
    "search": measure_search,
    "choices": list_choices,
    "open-spiel": measure_open_spiel,
    "hash": hash_games,
    "games": list_games,
    "build": say_build,
}
_GAMES = 20
"""Games between two looks at the clock."""
_CLONES = 50
_SIMULATIONS = 50
"""Simulations before each decision that is searched."""
_OPEN_SPIEL_CHANCE = -1

if __name__ == "__main__":
    serve()

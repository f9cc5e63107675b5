"""Many games between bots: every rotation of the bots over the seats on the same deal.

The games of one deal share one stream of chance, so that luck falls on every bot alike. Each
generator is derived from (seed, number, purpose) by hashing: results are the same for any number
of worker processes.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from fractions import Fraction
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from ludoteca import bots as players
from ludoteca.core import ANY, OPEN, OVER, UNFINISHED, Ending, Game, Options, State
from ludoteca.lab.tally import Deal, GameLine, Tally, merged
from ludoteca.play import catalog


class Plan(NamedTuple):
    """What to play: the game's id, its options, one bot a seat, and the seed of everything."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int

    @property
    def rotations(self) -> list[tuple[str, ...]]:
        """List the different ways to rotate the bots over the seats."""
        around = [self.bots[turn:] + self.bots[:turn] for turn in range(len(self.bots))]
        return list(dict.fromkeys(around))


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], object] = lambda played: None,
) -> Tally:
    """Play at least `games` games, in whole deals, and add them up.

    `progress` is called with the number of games finished since its last call. More than one
    worker needs a game of the catalog. Raise LudotecaError for bots or options that do not fit.
    """
    plan = _plan(game, bots, seed, options)
    per_deal = len(plan.rotations)
    deals = -(-games // per_deal)
    share = max(1, min(_SHARE, deals // (4 * workers)))
    shares = [range(first, min(first + share, deals)) for first in range(0, deals, share)]
    if workers == 1:
        parts = []
        for numbers in shares:
            parts.append(play_deals(game, plan, numbers))
            progress(len(numbers) * per_deal)
        return merged(parts)
    return _in_processes(plan, shares, workers, progress)


def play_deals(game: Game, plan: Plan, numbers: range) -> Tally:
    """Play the deals with these numbers."""
    tally = Tally()
    for number in numbers:
        tally.add(play_deal(game, plan, number))
    return tally


def play_deal(game: Game, plan: Plan, number: int) -> Deal:
    """Play one deal for every rotation of the bots."""
    rotations = plan.rotations
    names = tuple(dict.fromkeys(plan.bots))
    appearances = dict.fromkeys(names, 0)
    shares, returns, scores = (dict.fromkeys(names, Fraction(0)) for _ in range(3))
    lines, scored = [], True
    for turn, seated in enumerate(rotations):
        end = _play(game, plan, number, number * len(rotations) + turn, seated)
        lines.append(GameLine(end.decisions, end.ending.text, end.returns))
        scored &= bool(end.ending.scores)
        for seat, name in enumerate(seated):
            appearances[name] += 1
            shares[name] += win_share(end.ending, seat)
            returns[name] += end.returns[seat]
            scores[name] += end.ending.scores[seat] if end.ending.scores else 0
    return Deal(appearances, shares, returns, scores if scored else {}, tuple(lines))


def win_share(ending: Ending, seat: int) -> Fraction:
    """Give a seat's part of the win: a win shared by k counts 1/k, one of all together 1."""
    if ending.outcome == "victory":
        return Fraction(1)
    if ending.outcome == "won" and seat in ending.winners:
        return Fraction(1, len(ending.winners))
    return Fraction(0)


def generator(seed: int, number: int, purpose: str) -> Random:
    """Make the generator of one purpose ("chance", "order", "seat 2") in one deal or game."""
    digest = sha256(f"{seed}/{number}/{purpose}".encode()).digest()
    return Random(int.from_bytes(digest))


class _End(NamedTuple):
    decisions: int
    ending: Ending
    returns: tuple[Fraction, ...]


def _play(game: Game, plan: Plan, deal: int, number: int, seated: tuple[str, ...]) -> _End:
    state = game.setup(len(seated), plan.options)
    chance = generator(plan.seed, deal, "chance")
    order = generator(plan.seed, number, "order")
    sitting = [players.find(name, game) for name in seated]
    minds = [generator(plan.seed, number, f"seat {seat}") for seat in range(len(seated))]
    acts, decisions = 0, 0
    while True:
        state.run_chance(chance)
        if state.kind == OVER or acts >= game.info.max_decisions:
            return _end(state, decisions)
        seat = _next_seat(state, order)
        actions = state.legal_actions(seat)
        if len(actions) > 1:
            decisions += 1
            actions = _choose(game, state, seat, actions, sitting[seat], minds[seat])
        for action in actions:
            state.run_chance(chance)
            state.apply(seat, action)
        acts += len(actions)


def _choose(
    game: Game, state: State, seat: int, legal: list[int], bot: players.Bot, mind: Random
) -> list[int]:
    """Ask a bot, which sees what its seat may see and nothing else."""
    view = game.view(state, 1 << seat) if bot.looks else None
    return bot.choose(players.Question(game, view, legal, mind)).actions


def _next_seat(state: State, order: Random) -> int:
    """Whoever is awaited; by chance where the first to speak may decide for others."""
    if state.kind in (ANY, OPEN):
        awaited = state.awaited()
        return awaited[int(order.random() * len(awaited))]
    return state.actor


def _end(state: State, decisions: int) -> _End:
    returns = tuple(Fraction(value) for value in state.returns())
    return _End(decisions, state.ending() or UNFINISHED, returns)


def _plan(game: Game, bots: Sequence[str], seed: int, options: Mapping[str, object] | None) -> Plan:
    filled = game.options(options or {}, len(bots))
    game.setup(len(bots), filled)
    for name in bots:
        players.find(name, game)
    return Plan(game.id, filled, tuple(bots), seed)


def _in_processes(plan: Plan, shares: list[range], workers: int, progress: Callable[[int], object]) -> Tally:
    # A fresh interpreter each: a fork would copy whatever threads and locks the caller holds.
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    waiting, running, tallies = iter(shares), dict[Future[Tally], range](), list[Tally]()
    try:
        while True:
            with _undisturbed():
                for numbers in islice(waiting, _AHEAD * workers - len(running)):
                    running[pool.submit(_work, plan, numbers)] = numbers
            if not running:
                return merged(tallies)
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                tallies.append(done.result())
                progress(len(running.pop(done)) * len(plan.rotations))
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait while a process is born; the newborn never hears of it, its parent ends it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(plan: Plan, numbers: range) -> Tally:
    return play_deals(catalog.find(plan.game), plan, numbers)


_AHEAD = 4
"""Shares handed to each process ahead of time."""
_SHARE = 16
"""Most deals that a process is given at once."""

"""Random play, cloning and search: every game pure and compiled, and two classics beside OpenSpiel.

All engines take turns within each round, and medians over the rounds are printed, so that whatever
else the machine does falls on all of them alike. Forced moves are not counted as decisions.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from statistics import median
from typing import NamedTuple

from benchmarks.build import copies
from benchmarks.process import Driver
from benchmarks.report import amount, machine, table
from ludoteca.core import Game
from ludoteca.play import catalog

CLASSICS = ("tic_tac_toe", "leduc_poker")
PURE, COMPILED, USUAL, LEAN = "pure", "compiled", "usual", "lean"


class Case(NamedTuple):
    """A game at a seat count with some options changed."""

    game: str
    seats: int
    options: tuple[tuple[str, str | int | bool], ...] = ()

    def __str__(self) -> str:
        changed = [f"{name}={str(value).lower()}" for name, value in self.options]
        return ", ".join([self.game, *([f"{self.seats} seats"] if self.seats else []), *changed])


class Figures(NamedTuple):
    """Medians over all rounds for one case and engine."""

    decisions: float
    games: float
    clone: float
    simulations: float

    @property
    def length(self) -> float:
        return self.decisions / self.games


Results = dict[tuple[Case, str], Figures]


def cases_of(game: Game) -> Iterator[Case]:
    """A game at its fewest and most seats, as it comes and with each main option changed."""
    seats = game.info.seats
    for count in sorted({seats.least, seats.most}):
        yield Case(game.id, count)
        for name, option in game.info.options.items():
            if option.advanced or option.seat:
                continue
            for value in option.values:
                if value != option.default:
                    yield Case(game.id, count, ((name, value),))


def measure(cases: list[Case], seconds: float, rounds: int) -> Results:
    """Measure all cases on all engines, interleaved."""
    found: dict[tuple[Case, str], list[Figures]] = defaultdict(list)
    folders = copies()
    with ExitStack() as stack:
        pure = stack.enter_context(Driver(folders.pure))
        compiled = stack.enter_context(Driver(folders.compiled))
        assert (pure.ask("build"), compiled.ask("build")) == (PURE, COMPILED)
        for number in range(rounds):
            for case in cases:
                found[case, PURE].append(_ours(pure, case, seconds, number))
                found[case, COMPILED].append(_ours(compiled, case, seconds, number))
                if case.game in CLASSICS and find_spec("pyspiel"):
                    for loop in (USUAL, LEAN):
                        found[case, loop].append(_theirs(pure, case, loop, seconds, number))
    return {key: Figures(*map(median, zip(*runs, strict=True))) for key, runs in found.items()}


def _ours(driver: Driver, case: Case, seconds: float, seed: int) -> Figures:
    job = {"game": case.game, "seats": case.seats, "options": dict(case.options), "seed": seed}
    play = driver.ask("play", seconds=seconds, **job)
    clone = driver.ask("clone", seconds=seconds / 4, **job)
    search = None if case.game in CLASSICS else driver.ask("search", seconds=seconds / 2, **job)
    return Figures(
        play["decisions"] / play["seconds"],
        play["games"] / play["seconds"],
        clone["seconds"] / clone["clones"] * 1e6,
        search["simulations"] / search["seconds"] if search else 0.0,
    )


def _theirs(driver: Driver, case: Case, loop: str, seconds: float, seed: int) -> Figures:
    play = driver.ask("open-spiel", game=case.game, loop=loop, seconds=seconds, seed=seed)
    return Figures(play["decisions"] / play["seconds"], play["games"] / play["seconds"], 0.0, 0.0)


def engines_table(results: Results) -> str:
    """Every game of the house, pure and compiled."""
    headings = ["game", "decisions a game", "decisions/s", "games/s", "clone µs"]
    headings += ["compiled: decisions/s", "games/s", "clone µs", "times faster"]
    rows = []
    for case in dict.fromkeys(case for case, _ in results if case.game not in CLASSICS):
        pure, fast = results[case, PURE], results[case, COMPILED]
        row = [str(case), amount(pure.length), *_figures(pure), *_figures(fast)]
        rows.append([*row, amount(fast.games / pure.games)])
    return table(headings, rows)


def search_table(results: Results) -> str:
    """How often the searching bot plays on in its head, pure and compiled."""
    headings = ["simulations/s of the searching bot", "pure", "compiled", "times faster"]
    rows = []
    for case in dict.fromkeys(case for case, _ in results if case.game not in CLASSICS):
        pure, fast = results[case, PURE].simulations, results[case, COMPILED].simulations
        rows.append([str(case), amount(pure), amount(fast), amount(fast / pure)])
    return table(headings, rows)


def peers_table(results: Results) -> str:
    """The same classics on our core and on OpenSpiel; ratios are of games a second."""
    headings = ["games/s", "ours, pure", "ours, compiled", "OpenSpiel, usual loop", "lean loop"]
    headings += ["pure / usual", "compiled / usual", "pure / lean", "compiled / lean"]
    rows = []
    for case in dict.fromkeys(case for case, _ in results if case.game in CLASSICS):
        if (case, USUAL) not in results:
            continue
        speeds = [results[case, engine].games for engine in (PURE, COMPILED, USUAL, LEAN)]
        ratios = [ours / theirs for theirs in speeds[2:] for ours in speeds[:2]]
        rows.append([case.game, *map(amount, speeds), *(f"{ratio:.1f}" for ratio in ratios)])
    return table(headings, rows)


def _figures(figures: Figures) -> list[str]:
    return [amount(figures.decisions), amount(figures.games), amount(figures.clone)]


def report(seconds: float, rounds: int, only: str = "") -> str:
    """Measure everything and write it up."""
    games = [catalog.find(name) for name in catalog.infos() if only in name]
    cases = [case for game in games for case in cases_of(game)]
    cases += [Case(name, 0) for name in CLASSICS]
    results = measure(cases, seconds, rounds)
    how = f"Medians of {rounds} interleaved rounds of {seconds} s of processor time each. {machine()}."
    parts = [how, engines_table(results), search_table(results), _PEERS, peers_table(results)]
    return "\n\n".join(parts) + "\n"


_PEERS = (
    "OpenSpiel through its Python interface: the usual loop is that of its own example (with `random` "
    "for numpy, whose `choice` is far slower), the lean loop makes the fewest calls that chance allows."
)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="benchmarks.engine", description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=0.4, help="how long each engine plays each case a round"
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="", help="only games whose id contains this")
    print(report(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()

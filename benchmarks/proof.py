"""The long proofs, each a command of its own; what came out is written to docs/measured.md.

`python -m benchmarks.proof --only bots` runs the parts whose name contains a word and prints them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from benchmarks import engine, table
from benchmarks.build import ROOT, copies
from benchmarks.process import Driver
from benchmarks.report import amount, machine
from benchmarks.report import table as lay_out
from ludoteca import bots
from ludoteca.core import Game
from ludoteca.lab.simulate import simulate
from ludoteca.play import catalog

MEASURED = ROOT / "docs" / "measured.md"
MATCHES = 1500
"""Seat-rotated games in which greedy must prove itself."""
SEEDS = 1000
"""Games a case that both builds must play alike."""
CORES = os.cpu_count() or 1


class Found(NamedTuple):
    """What a proof says, and whether it holds."""

    text: str
    holds: bool


class Proof(NamedTuple):
    """A long proof: its name, the command that repeats it alone, and how it is run here."""

    name: str
    command: str
    run: Callable[[], Found]


def prove_engine() -> Found:
    """Figures alone; the marks are read by whoever compares them."""
    return Found(engine.report(seconds=0.5, rounds=9), holds=True)


def prove_table() -> Found:
    """The median click must reach the other player within the mark."""
    text = table.report(next(iter(catalog.infos())), clicks=500)
    return Found(text, holds=text.rstrip().endswith(": met."))


def prove_bots() -> Found:
    """Greedy must beat random at every game that rates its actions, the whole interval above zero."""
    rows, holds = [], True
    for game in catalog.games().values():
        if not game.info.together and "greedy" in {bot.id for bot in bots.available(game)}:
            row, clear = _greedy_against_random(game)
            rows.append(row)
            holds &= clear
    headings = ["game", "seats", "games", "greedy won", "random won", "mean return more", "95 %", "clear"]
    return Found(lay_out(headings, rows), holds)


def _greedy_against_random(game: Game) -> tuple[list[str], bool]:
    seats = game.info.seats.least
    tally = simulate(game, ["greedy", *["random"] * (seats - 1)], MATCHES, seed=1, workers=CORES)
    apart = tally.difference("greedy", "random")
    rates = [f"{tally.bots[bot].win_rate().value:.1%}" for bot in ("greedy", "random")]
    clear = apart.low > 0
    ends = f"{apart.low:.3f} to {apart.high:.3f}"
    row = [game.id, str(seats), amount(tally.games), *rates, f"{apart.value:.3f}", ends]
    return [*row, "yes" if clear else "no"], clear


def prove_compiled() -> Found:
    """Both builds must play the same games, act for act, event for event, view for view."""
    folders, rows, differing = copies(), [], 0
    with Driver(folders.pure) as pure, Driver(folders.compiled) as compiled:
        for game in catalog.games().values():
            cases = list(engine.cases_of(game))
            wrong = 0
            for case in cases:
                job = {"game": case.game, "seats": case.seats, "options": dict(case.options)}
                hashes = [driver.ask("hash", seeds=list(range(SEEDS)), **job) for driver in (pure, compiled)]
                wrong += sum(one != other for one, other in zip(*hashes, strict=True))
            rows.append([game.id, amount(len(cases) * SEEDS), str(wrong)])
            differing += wrong
    return Found(lay_out(["game", "games", "different"], rows), not differing)


def prove_fuzz() -> Found:
    """The contract and the state machines, with forty times the examples and another seed each time."""
    folders = [f"tests/{name}" for name in ("contract", "core", "play", "games")]
    return _run(
        "-m", "pytest", "-q", *folders, "-n", str(CORES), "--hypothesis-profile=proof", "--timeout=3600"
    )


def prove_server() -> Found:
    """Streams, kills between accept and broadcast, and floods."""
    return _run("-m", "pytest", "-q", "tests/server", "--timeout=1800")


def prove_mutants() -> Found:
    """One broken predicate in every rules file: a citing test must fail."""
    return _run("tests/mutants.py")


def _run(*arguments: str) -> Found:
    """Run a command of Python; show its last lines."""
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    lines = (done.stdout + done.stderr).replace(str(ROOT), ".").splitlines()
    shown = lines[-1:] if done.returncode == 0 else lines[-30:]
    return Found("\n".join(["```", *shown, "```"]), done.returncode == 0)


PROOFS = (
    Proof("Engines", "python -m benchmarks.engine --seconds 0.5 --rounds 9", prove_engine),
    Proof("From a click to the other player", "python -m benchmarks.table --clicks 500", prove_table),
    Proof("Bots: greedy against random", "python -m benchmarks.proof --only bots", prove_bots),
    Proof("Compiled and pure alike", "python -m benchmarks.proof --only compiled", prove_compiled),
    Proof("Fuzz", "python -m benchmarks.proof --only fuzz", prove_fuzz),
    Proof("Server under stress", "python -m pytest tests/server", prove_server),
    Proof("Mutants", "python tests/mutants.py", prove_mutants),
)


def write_up(proof: Proof, found: Found, seconds: float) -> str:
    """One section of docs/measured.md."""
    verdict = "holds" if found.holds else "DOES NOT HOLD"
    took = f"`{proof.command}`, {amount(seconds)} s: {verdict}."
    return f"## {proof.name}\n\n{took} {proof.run.__doc__}\n\n{found.text.strip()}\n"


def main() -> int:
    """Run the proofs; 1 when one does not hold."""
    parser = argparse.ArgumentParser(prog="benchmarks.proof", description=__doc__)
    parser.add_argument("--only", default="", help="only the parts whose name contains this")
    only = parser.parse_args().only.lower()
    sections, failed = [], False
    for proof in PROOFS:
        if only not in proof.name.lower():
            continue
        begin = time.perf_counter()
        found = proof.run()
        sections.append(write_up(proof, found, time.perf_counter() - begin))
        failed |= not found.holds
        print(sections[-1], flush=True)
    if not only:
        day = time.strftime("%d %B %Y", time.gmtime())
        head = f"# Measured\n\nWritten by `make proof` on {day}. {machine()}.\n"
        MEASURED.write_text("\n".join([head, *sections]), "utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

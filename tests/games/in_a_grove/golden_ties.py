"""Finds and stores finished games whose end is a tie that some rule breaks.

`python -m tests.games.in_a_grove.golden_ties` writes what is not there yet into `golden/`, beside the
records of `tests.contract.golden`. A record on file is never overwritten.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec

from ludoteca.core import State
from ludoteca.games.in_a_grove import GAME
from ludoteca.games.in_a_grove.rules.judgement import order_of_play
from ludoteca.games.in_a_grove.rules.murderer import guilty_place
from ludoteca.games.in_a_grove.rules.steps import ACCUSATION
from ludoteca.games.in_a_grove.space import ACCUSE, SUSPECTS
from ludoteca.games.in_a_grove.state import Grove
from ludoteca.play import local
from ludoteca.play.match import Match
from ludoteca.play.record import write_lines

FOLDER = Path(__file__).with_name("golden")
Wanted = Callable[[Grove], bool]


def at_eight(state: Grove) -> list[int]:
    """The seats with eight chips or more, in the order of the last round."""
    return [seat for seat in order_of_play(state) if state.chips[seat] + state.liars[seat] >= 8]


def without_chip(state: Grove) -> list[int]:
    """The seats with no chip to accuse with, in the order of the last round."""
    return [seat for seat in order_of_play(state) if state.chips[seat] == 0]


def level_winners(state: Grove) -> bool:
    """Two of the others have equally many chips, so that the ranking has a tie to break."""
    totals = [state.chips[seat] + state.liars[seat] for seat in range(state.seats) if seat != state.loser]
    return len(set(totals)) < len(totals)


TIES: dict[str, tuple[int, Wanted]] = {
    "tie-two-at-eight": (4, lambda state: len(at_eight(state)) == 2),
    "tie-two-without-a-chip": (3, lambda state: not at_eight(state) and len(without_chip(state)) == 2),
    "tie-all-without-a-chip": (3, lambda state: not at_eight(state) and len(without_chip(state)) == 3),
    "tie-eight-before-no-chip": (
        4,
        lambda state: bool(at_eight(state)) and not set(without_chip(state)) <= set(at_eight(state)),
    ),
    "tie-in-the-ranking": (4, level_winners),
}
"""The name of each record, its number of seats and what its last state is like."""


def feed_two(state: State, seat: int) -> int:
    """Knowing all, let C and D take chips of A and B whenever A discovers; else all are right."""
    assert isinstance(state, Grove)
    if state.step != ACCUSATION:
        return state.legal_actions(seat)[-1]
    guilty = guilty_place(state.figures[:SUSPECTS])
    wrong = [place for place in range(SUSPECTS) if place != guilty]
    return ACCUSE + (wrong[seat % 2] if state.discoverer == 0 else guilty)


def games(name: str, seats: int, seed: int) -> Match:
    """A game that may be the one wanted: a random one, but two at eight are too rare for that."""
    rng = Random(seed)
    choose = feed_two if name == "tie-two-at-eight" else local.choose_at_random(rng)
    return local.play_out(GAME, seats, {}, choose, rng)


def store() -> None:
    """Write the records that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, wanted) in TIES.items():
        path = FOLDER / f"{name}.jsonl"
        if path.exists():
            continue
        for seed in range(5000):
            match = games(name, seats, seed)
            if isinstance(match.state, Grove) and wanted(match.state):
                path.write_bytes(b"\n".join(write_lines(match.record)) + b"\n")
                path.with_suffix(".ending.json").write_bytes(msgspec.json.encode(match.ending) + b"\n")
                break


if __name__ == "__main__":
    store()

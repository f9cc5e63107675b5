"""Plain advice for bots: what is known of the murderer, and who stands well.

The greedy bot is honest: it accuses the suspect most likely guilty by what it has seen itself,
and tampers where that makes it surer. Of equally likely suspects it takes the one that others accuse.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from ludoteca.core import OVER
from ludoteca.games.in_a_grove.rules.judgement import total
from ludoteca.games.in_a_grove.rules.murderer import guilty_place
from ludoteca.games.in_a_grove.rules.steps import MOST_CHIPS
from ludoteca.games.in_a_grove.space import ACTIONS, FIGURE_NAMES, SUSPECTS

if TYPE_CHECKING:
    from ludoteca.games.in_a_grove.records import GroveView
    from ludoteca.games.in_a_grove.state import Grove

UNSEEN: Final = -1
"""A suspect that the chooser knows nothing about."""
PREFER_TO_LET_BE: Final = 0.001
"""Between two scenes that are equally clear the discoverer leaves things as they are."""
TRUST: Final = 0.01
"""What a chip of somebody else counts against a suspect: it decides between equally likely ones."""


def rate(view: GroveView, action: int) -> float:
    """Rate an action for the seat to move, higher being better."""
    family = ACTIONS.family(action)
    place = action - family.base
    if family.name == "accuse":
        return _accusation(view, place)
    if family.name == "tamper":
        return _clearness(view, swapped=place)
    if family.name == "let_be":
        return _clearness(view) + PREFER_TO_LET_BE
    return -float(len(view.stacks[place]))


def _accusation(view: GroveView, place: int) -> float:
    """How likely the suspect is guilty; the others, who have looked elsewhere, may be honest too."""
    return guilt(view, suspects(view))[place] + TRUST * len(view.stacks[place])


def _clearness(view: GroveView, swapped: int = UNSEEN) -> float:
    """How sure of the murderer the discoverer can be, the victim unseen in a suspect's place or not."""
    known = suspects(view)
    if swapped >= 0:
        known[swapped] = UNSEEN
    return max(guilt(view, known))


def suspects(view: GroveView) -> list[int]:
    """The three suspects as the viewer knows them."""
    figures = [place.figure for place in view.places[:SUSPECTS]]
    return [UNSEEN if figure is None else FIGURE_NAMES.index(figure) for figure in figures]


def guilt(view: GroveView, known: list[int]) -> list[float]:
    """How likely each suspect is the murderer, all unseen figures being equally likely everywhere."""
    unseen = [FIGURE_NAMES.index(name) for name in view.unseen_figures]
    cases = list(permutations(unseen, known.count(UNSEEN)))
    guilty = [0] * SUSPECTS
    for case in cases:
        guilty[guilty_place(_filled(known, case))] += 1
    return [count / len(cases) for count in guilty]


def _filled(known: list[int], case: tuple[int, ...]) -> list[int]:
    rest = iter(case)
    return [next(rest) if figure == UNSEEN else figure for figure in known]


def evaluate(state: Grove, seat: int) -> float:
    """Judge how far a seat is from losing, beside the others: from -1 (lost) to 1."""
    if state.kind == OVER:
        return -1.0 if seat == state.loser else 1.0
    others = [_danger(state, other) for other in range(state.seats) if other != seat]
    return sum(others) / len(others) - _danger(state, seat)


def _danger(state: Grove, seat: int) -> float:
    """How near a seat is to eight chips and to none to accuse with, from 0 to 1."""
    placed = any(seat in stack for stack in state.stacks)
    usable = max(1, state.chips[seat] + placed)
    gathered = (total(state, seat) + placed) / MOST_CHIPS
    return (min(1.0, gathered) + 1 / usable) / 2

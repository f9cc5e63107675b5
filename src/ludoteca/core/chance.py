"""Bags and weights: how a card gets its identity the moment it leaves its pile.

A pile is a *bag*: a sorted list of card numbers, equal cards side by side. It has no order to
leak or to peek at.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.core.state import Rng


def bag_outcomes(bag: list[int], base: int) -> list[tuple[int, int]]:
    """List (base + card, copies) of a sorted bag, ascending: equal cards are one outcome."""
    outcomes: list[tuple[int, int]] = []
    at = 0
    while at < len(bag):
        card = bag[at]
        copies = bag.count(card)
        outcomes.append((base + card, copies))
        at += copies
    return outcomes


def sample_bag(bag: list[int], rng: Rng) -> int:
    """Pick a card of a non-empty bag, each copy equally likely; the bag stays as it is."""
    return bag[int(rng.random() * len(bag))]


def put_back(bag: list[int], card: int) -> None:
    """Add a card to a bag and keep it sorted."""
    insort(bag, card)


def sample_weighted(outcomes: list[tuple[int, int]], rng: Rng) -> int:
    """Pick an outcome by integer weight with one `rng.random()`."""
    total = 0
    for _, weight in outcomes:
        total += weight
    at = int(rng.random() * total)
    for outcome, weight in outcomes:
        at -= weight
        if at < 0:
            return outcome
    return outcomes[-1][0]

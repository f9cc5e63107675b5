"""Bags: equal cards are one outcome, and every card is as likely as any other."""

from __future__ import annotations

from collections import Counter
from random import Random

from ludoteca.core import bag_outcomes, put_back, sample_bag, sample_weighted


class _Fixed:
    """A generator that gives one number."""

    def __init__(self, number: float) -> None:
        self.number = number

    def random(self) -> float:
        return self.number


def test_equal_cards_are_one_weighted_outcome() -> None:
    assert bag_outcomes([2, 2, 5, 7, 7, 7], 100) == [(102, 2), (105, 1), (107, 3)]
    assert bag_outcomes([], 0) == []


def test_the_smallest_and_largest_draw_stay_in_the_bag() -> None:
    largest = 1 - 2**-53
    assert sample_bag([1, 2, 3], _Fixed(0.0)) == 1
    assert sample_bag([1, 2, 3], _Fixed(largest)) == 3
    assert sample_weighted([(4, 1), (5, 2)], _Fixed(0.0)) == 4
    assert sample_weighted([(4, 1), (5, 2)], _Fixed(largest)) == 5


def test_weights_decide_how_often() -> None:
    rng = Random(3)
    drawn = Counter(sample_weighted([(0, 1), (1, 3)], rng) for _ in range(4000))
    assert 2850 < drawn[1] < 3150


def test_a_card_put_back_finds_its_place() -> None:
    bag = [1, 4, 4, 9]
    put_back(bag, 5)
    assert bag == [1, 4, 4, 5, 9]

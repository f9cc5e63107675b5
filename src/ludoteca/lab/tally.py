"""What simulated games add up to: exact sums that merge in any order, and their intervals.

Every sum is a fraction without rounding, so a tally does not depend on how the games were shared
out between processes or machines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from math import nan, sqrt
from statistics import NormalDist
from typing import NamedTuple

_Z = NormalDist().inv_cdf(0.975)
"""Half the width of a 95 % interval in standard errors."""


class Interval(NamedTuple):
    """An estimate and the ends of its 95 % interval; ends are nan where there is too little."""

    value: float
    low: float
    high: float


class Deal(NamedTuple):
    """One deal played once for every rotation of the bots: what each bot got from it.

    `shares` are wins, a win shared by k counting 1/k; `appearances` is how often the bot sat down
    in it, all rotations together. `scores` is empty in a game without scores.
    """

    appearances: dict[str, int]
    shares: dict[str, Fraction]
    returns: dict[str, Fraction]
    scores: dict[str, Fraction]
    games: tuple[GameLine, ...]


class GameLine(NamedTuple):
    """One game: real decisions in it, the text id of its ending, and the return of every seat."""

    decisions: int
    ending: str
    returns: tuple[Fraction, ...]


@dataclass(slots=True)
class Sums:
    """Count, sum and sum of squares of numbers, each exact."""

    count: int = 0
    total: Fraction = Fraction(0)
    squares: Fraction = Fraction(0)

    def add(self, value: Fraction) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Sums) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return float(self.total / self.count) if self.count else nan

    @property
    def deviation(self) -> float:
        """Give the standard deviation between the numbers."""
        if self.count < 2:
            return nan
        spread = self.squares - self.total * self.total / self.count
        return sqrt(spread / (self.count - 1))

    def interval(self) -> Interval:
        """Estimate the mean (Student's t)."""
        if self.count < 2:
            return Interval(self.mean, nan, nan)
        reach = _student(self.count - 1) * self.deviation / sqrt(self.count)
        return Interval(self.mean, self.mean - reach, self.mean + reach)


@dataclass(slots=True)
class BotTally:
    """What one bot got, over all seats it sat in; sums are over deals."""

    appearances: int = 0
    wins: Fraction = Fraction(0)
    returns: Sums = field(default_factory=Sums)
    scores: Sums = field(default_factory=Sums)

    def merge(self, other: BotTally) -> None:
        self.appearances += other.appearances
        self.wins += other.wins
        self.returns.merge(other.returns)
        self.scores.merge(other.scores)

    def win_rate(self) -> Interval:
        """Estimate the share of games won (Wilson)."""
        return wilson(self.wins, self.appearances)


@dataclass(slots=True)
class Tally:
    """Simulated games added up.

    `bots` and `differences` are keyed by bot id and by pairs of them; a difference is between mean
    returns of two bots in the same deal. `seats` are returns by seat, whoever sat there.
    """

    deals: int = 0
    bots: dict[str, BotTally] = field(default_factory=dict)
    differences: dict[tuple[str, str], Sums] = field(default_factory=dict)
    seats: list[Sums] = field(default_factory=list)
    decisions: Sums = field(default_factory=Sums)
    shortest: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        return self.decisions.count

    def add(self, deal: Deal) -> None:
        """Count one deal."""
        self.deals += 1
        for bot, appearances in deal.appearances.items():
            line = self.bots.setdefault(bot, BotTally())
            line.appearances += appearances
            line.wins += deal.shares[bot]
            line.returns.add(deal.returns[bot] / appearances)
            if deal.scores:
                line.scores.add(deal.scores[bot] / appearances)
        for one, other in combinations(deal.appearances, 2):
            apart = deal.returns[one] / deal.appearances[one] - deal.returns[other] / deal.appearances[other]
            self.differences.setdefault((one, other), Sums()).add(apart)
        for game in deal.games:
            self._add_game(game)

    def merge(self, other: Tally) -> None:
        """Add another tally of the same game and bots, as if its deals had been played here."""
        if other.games:
            self._stretch(other.shortest, other.longest)
        self.deals += other.deals
        for bot, line in other.bots.items():
            self.bots.setdefault(bot, BotTally()).merge(line)
        for pair, sums in other.differences.items():
            self.differences.setdefault(pair, Sums()).merge(sums)
        _merge_seats(self.seats, other.seats)
        self.decisions.merge(other.decisions)
        self.endings += other.endings

    def difference(self, one: str, other: str) -> Interval:
        """Estimate by how much the mean return of `one` exceeds that of `other`, deal by deal."""
        if (one, other) in self.differences:
            return self.differences[one, other].interval()
        value, low, high = self.differences[other, one].interval()
        return Interval(-value, -high, -low)

    def _add_game(self, game: GameLine) -> None:
        self._stretch(game.decisions, game.decisions)
        self.decisions.add(Fraction(game.decisions))
        self.endings[game.ending] += 1
        _merge_seats(self.seats, [_only(value) for value in game.returns])

    def _stretch(self, shortest: int, longest: int) -> None:
        self.shortest = min(self.shortest, shortest) if self.games else shortest
        self.longest = max(self.longest, longest)


def merged(tallies: Iterable[Tally]) -> Tally:
    """Add tallies up; the order makes no difference."""
    total = Tally()
    for tally in tallies:
        total.merge(tally)
    return total


def wilson(wins: Fraction, trials: int) -> Interval:
    """Estimate a rate from `wins` of `trials` (Wilson's score interval)."""
    if not trials:
        return Interval(nan, nan, nan)
    rate, z2 = float(wins / trials), _Z * _Z
    middle = (rate + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = _Z / (1 + z2 / trials) * sqrt(rate * (1 - rate) / trials + z2 / (4 * trials * trials))
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def _student(freedom: int) -> float:
    """Give the 97.5 % point of Student's t: tabled for few degrees of freedom, then an expansion."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z, n = _Z, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


_STUDENT = (12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.306, 2.26216, 2.22814)


def _only(value: Fraction) -> Sums:
    sums = Sums()
    sums.add(value)
    return sums


def _merge_seats(seats: list[Sums], others: list[Sums]) -> None:
    while len(seats) < len(others):
        seats.append(Sums())
    for mine, theirs in zip(seats, others, strict=False):
        mine.merge(theirs)

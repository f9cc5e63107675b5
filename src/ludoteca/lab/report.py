"""A tally as tables: every estimate with its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator
from math import isnan

from rich.table import Table

from ludoteca.core import Game
from ludoteca.lab.seats import letter
from ludoteca.lab.tally import BotTally, Interval, Tally
from ludoteca.texts import pretty


def tables(tally: Tally, game: Game) -> Iterator[Table | str]:
    """Lay out who won how much, who beat whom, and what the games were like; intervals are of 95 %."""
    yield _bots(tally)
    if tally.differences and not game.info.together:
        yield _differences(tally)
    yield _seats(tally)
    yield _games(tally)


def _bots(tally: Tally) -> Table:
    with_scores = any(line.scores.count for line in tally.bots.values())
    headings = ["played", "won (95 %)", "mean return", *(["mean score"] if with_scores else [])]
    table = _table("bot", *headings)
    for bot, line in tally.bots.items():
        score = [_plus_minus(line.scores.interval(), 2)] if with_scores else []
        table.add_row(
            bot, f"{line.appearances:,}", _won(line), _plus_minus(line.returns.interval(), 3), *score
        )
    return table


def _differences(tally: Tally) -> Table:
    table = _table("on the same deals", "deals", "more return", "clear")
    for one, other in tally.differences:
        apart = tally.difference(one, other)
        ahead, behind = (one, other) if apart.value >= 0 else (other, one)
        apart = tally.difference(ahead, behind)
        clear = "yes" if apart.low > 0 else "no"
        table.add_row(f"{ahead} over {behind}", f"{tally.deals:,}", _plus_minus(apart, 3), clear)
    return table


def _seats(tally: Tally) -> Table:
    table = _table("seat", "mean return")
    for seat, returns in enumerate(tally.seats):
        table.add_row(letter(seat), _plus_minus(returns.interval(), 3))
    return table


def _games(tally: Tally) -> str:
    length = tally.decisions.mean
    endings = ", ".join(f"{pretty(name)} {count:,}" for name, count in sorted(tally.endings.items()))
    return (
        f"{tally.games:,} games in {tally.deals:,} deals; {length:.1f} decisions a game "
        f"({tally.shortest} to {tally.longest}); {endings}"
    )


def _table(*headings: str) -> Table:
    table = Table(headings[0], box=None, pad_edge=False)
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _won(line: BotTally) -> str:
    rate = line.win_rate()
    return f"{rate.value:.1%} ({100 * rate.low:.1f} to {100 * rate.high:.1f})"


def _plus_minus(interval: Interval, digits: int) -> str:
    """Write an estimate with half the width of its interval, which lies evenly around it."""
    value = f"{interval.value:.{digits}f}"
    return value if isnan(interval.low) else f"{value} ±{interval.high - interval.value:.{digits}f}"

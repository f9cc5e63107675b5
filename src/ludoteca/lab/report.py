"""A tally as tables: every estimate with its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator
from math import isnan

from rich.table import Table

from ludoteca.core import Game
from ludoteca.lab.seats import letter
from ludoteca.lab.tally import Interval, Tally
from ludoteca.texts import pretty


def tables(tally: Tally, game: Game) -> Iterator[Table | str]:
    """Lay out who won how much, who beat whom, and what the games were like."""
    yield _bots(tally, together=game.info.together)
    if tally.differences and not game.info.together:
        yield _differences(tally)
    yield _seats(tally)
    yield _games(tally)


def _bots(tally: Tally, *, together: bool) -> Table:
    with_scores = any(line.scores.count for line in tally.bots.values())
    table = Table("bot", box=None, pad_edge=False)
    headings = [
        "played",
        "won",
        "95 %",
        "mean return",
        "95 %",
        *(["mean score", "95 %"] if with_scores else []),
    ]
    for heading in headings:
        table.add_column(heading, justify="right")
    for bot, line in tally.bots.items():
        cells = [f"{line.appearances:,}", *_percent(line.win_rate()), *_number(line.returns.interval(), 3)]
        if with_scores:
            cells += _number(line.scores.interval(), 2)
        table.add_row(bot, *cells)
    table.title = "Won together" if together else "A win shared by k counts 1/k"
    table.title_justify = "left"
    return table


def _differences(tally: Tally) -> Table:
    table = Table("on the same deals", box=None, pad_edge=False)
    for heading in ("deals", "mean return more", "95 %", "clear"):
        table.add_column(heading, justify="right")
    for one, other in tally.differences:
        apart = tally.difference(one, other)
        ahead, behind = (one, other) if apart.value >= 0 else (other, one)
        apart = tally.difference(ahead, behind)
        clear = "yes" if apart.low > 0 else "no"
        table.add_row(f"{ahead} over {behind}", f"{tally.deals:,}", *_number(apart, 3), clear)
    return table


def _seats(tally: Tally) -> Table:
    table = Table("seat", box=None, pad_edge=False)
    for heading in ("mean return", "95 %"):
        table.add_column(heading, justify="right")
    for seat, returns in enumerate(tally.seats):
        table.add_row(letter(seat), *_number(returns.interval(), 3))
    return table


def _games(tally: Tally) -> str:
    length = tally.decisions.mean
    endings = ", ".join(f"{pretty(name)} {count:,}" for name, count in sorted(tally.endings.items()))
    return (
        f"{tally.games:,} games in {tally.deals:,} deals; {length:.1f} decisions a game "
        f"({tally.shortest} to {tally.longest}); {endings}"
    )


def _percent(interval: Interval) -> list[str]:
    return [f"{interval.value:.1%}", _ends(f"{interval.low:.1%}", f"{interval.high:.1%}", interval)]


def _number(interval: Interval, digits: int) -> list[str]:
    ends = _ends(f"{interval.low:.{digits}f}", f"{interval.high:.{digits}f}", interval)
    return [f"{interval.value:.{digits}f}", ends]


def _ends(low: str, high: str, interval: Interval) -> str:
    return "-" if isnan(interval.low) else f"{low} to {high}"

"""The end: after the last scoring the highest total wins, and a tie is shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.state import OVER
from ludoteca.core.words import Ending
from ludoteca.games.quietville.space import FIELDS

if TYPE_CHECKING:
    from ludoteca.games.quietville.state import Quietville


def last_scoring_done(state: Quietville) -> bool:
    """Every kind has been used, or the disasters closed the game (QV-090, QV-091; QV-072)."""
    return state.scorings_done == FIELDS or state.closing


def totals(state: Quietville) -> list[int]:
    """Add up each sheet; nothing else counts (QV-093, QV-096)."""
    return [
        sum([entry for entry in state.sheet[at : at + FIELDS] if entry > 0])
        for at in range(0, len(state.sheet), FIELDS)
    ]


def winners(state: Quietville) -> list[int]:
    """The seats with the highest total (QV-094, QV-095)."""
    sums = totals(state)
    best = max(sums)
    return [seat for seat in range(state.seats) if sums[seat] == best]


def returns(state: Quietville) -> list[float]:
    """One point shared by the winners of a finished game."""
    results = [0.0] * state.seats
    if state.kind == OVER:
        won = winners(state)
        for seat in won:
            results[seat] = 1.0 / len(won)
    return results


def ending(state: Quietville) -> Ending | None:
    """Say by which rule the game ended, who won, and the order of all seats."""
    if state.kind != OVER:
        return None
    sums = totals(state)
    places = sorted(set(sums), reverse=True)
    ranking = [tuple([seat for seat in range(state.seats) if sums[seat] == place]) for place in places]
    return Ending(
        rule="QV-072" if state.closing else "QV-091",
        text="ending-disasters-spent" if state.closing else "ending-four-scorings",
        outcome="won",
        winners=ranking[0],
        scores=tuple(sums),
        ranking=tuple(ranking),
    )

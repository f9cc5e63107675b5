"""Scoring rounds: four kinds of score, each used once, picked in secret and revealed together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.state import EACH, NOBODY
from ludoteca.games.quietville import events
from ludoteca.games.quietville.space import (
    COLOUR,
    COLOUR_OF,
    EVERYTHING,
    FIELDS,
    LOWEST,
    SCORE,
    SCORES,
    VALUE_OF,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville

FIELD_OF: Final[list[int]] = [min(kind, COLOUR) for kind in range(SCORES)]
"""The field of the sheet that a kind is written in: one field for the three colours (QV-080)."""


COLOUR_KINDS: Final[list[int]] = list(range(COLOUR, SCORES))
"""One colour, in each of the three colours."""


def points(supply: list[int], kind: int) -> int:
    """What a supply scores for a kind (QV-077 to QV-081)."""
    if kind == EVERYTHING:
        return sum([VALUE_OF[card] for card in supply])
    if kind >= COLOUR:
        return sum([VALUE_OF[card] for card in supply if COLOUR_OF[card] == kind - COLOUR])
    return _first_of_each_colour(supply if kind == LOWEST else supply[::-1])


def _first_of_each_colour(cards: list[int]) -> int:
    """Add the first card of every run of one colour; a colour not owned adds nothing (QV-082, QV-083)."""
    total = 0
    colour = -1
    for card in cards:
        if COLOUR_OF[card] != colour:
            colour = COLOUR_OF[card]
            total += VALUE_OF[card]
    return total


def open_kinds(state: Quietville, seat: int) -> list[int]:
    """The kinds a seat can still use: those whose field on the sheet is empty (QV-086)."""
    first = seat * FIELDS
    kinds = [kind for kind in range(COLOUR) if state.sheet[first + kind] < 0]
    return kinds + COLOUR_KINDS if state.sheet[first + COLOUR] < 0 else kinds


def has_picked(state: Quietville, seat: int) -> bool:
    """A seat has fixed its kind for this scoring (QV-088)."""
    return state.picks[seat] >= 0


def legal_picks(state: Quietville, seat: int) -> list[int]:
    """The kinds a seat may still pick, none once it has (QV-085 to QV-087)."""
    if has_picked(state, seat):
        return []
    return [SCORE + kind for kind in open_kinds(state, seat)]


def begin(state: Quietville, tell: Callable[[Event], None] | None) -> bool:
    """Ask every seat for its kind at once (QV-087, QV-088)."""
    state.kind = EACH
    state.actor = 0
    if tell is not None:
        tell(events.scoring_begins(state.scorings_done + 1))
    return True


def pick(state: Quietville, seat: int, kind: int, tell: Callable[[Event], None] | None) -> bool:
    """Seal a seat's kind; say whether all seats have chosen."""
    state.picks[seat] = kind
    if tell is not None:
        tell(events.picked(seat, kind))
    state.actor = state.picks.index(NOBODY) if NOBODY in state.picks else NOBODY
    return state.actor == NOBODY


def reveal(state: Quietville, tell: Callable[[Event], None] | None) -> None:
    """Turn all sheets over and write the entries, which stand for good (QV-084, QV-089)."""
    entries = [points(state.supply[seat], state.picks[seat]) for seat in range(state.seats)]
    for seat, entry in enumerate(entries):
        state.sheet[seat * FIELDS + FIELD_OF[state.picks[seat]]] = entry
    state.scorings_done += 1
    state.shown = state.picks
    state.picks = [NOBODY] * state.seats
    if tell is not None:
        tell(events.scored(state.scorings_done, state.shown, entries))

"""What one viewer may see. Views are built up field by field, never cut down from a state."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.core.state import KIND_NAMES, Turn


class TurnView(Struct, frozen=True):
    """Who may decide: kind ("one", "each", "any", "open", "chance", "over") and seats."""

    kind: str
    seats: tuple[int, ...]


def view_turn(turn: Turn) -> TurnView:
    """Put a turn into words for a view."""
    return TurnView(KIND_NAMES[turn.kind], turn.seats)


class View(Struct, frozen=True, kw_only=True):
    """Base of every game's view record.

    `viewer` is a bit mask of the seats whose secrets it may hold (0 a spectator, all seats after
    the end); `turn` says who may decide. A game adds what lies on the table, and a tuple
    `players` with one record a seat. A view must hold all that `resample` needs.
    """

    viewer: int
    turn: TurnView


def all_seats(count: int) -> int:
    """Give the mask of the all-seeing viewer of a table of `count` seats."""
    return (1 << count) - 1

"""What a game says about time and talk; who owns the instants is `play`, never a State."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.core.words import EVERYONE


class Sand(Struct, frozen=True):
    """A running sand clock: when it is empty, the host takes `action` (a host action id).

    `seat` is whose sand runs, `seconds` a full glass. `handed_on`: the next clock gets what
    is left of this one, and a full glass once that has run out.
    """

    action: int
    seat: int
    seconds: float
    handed_on: bool = False


class Pace(Struct, frozen=True):
    """Time and talk at the present decision.

    `sand` is the armed clock, if any; `not_before` the seconds a decision must rest before it
    may be answered; `may_speak` the mask of seats that may write, react, point or type now.
    """

    sand: Sand | None = None
    not_before: float = 0.0
    may_speak: int = EVERYONE


UNHURRIED = Pace()
"""The pace of a game without clock or silence."""

"""Clocks as data: deadlines are instants that follow from the record, so a restart derives the same.

Sand works like the glass on the table. What a glass that is handed on still holds falls first;
then it may be turned over for one full run. Only sand still falling is handed on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ludoteca.core import Pace, Sand
from ludoteca.play.frames import Clock

SAND = "sand"
TURN = "turn"


@dataclass(frozen=True, slots=True)
class Glass:
    """A running sand clock: `rest_ends` is when inherited sand is gone, `ends` when all is."""

    sand: Sand
    rest_ends: int
    ends: int

    def left(self, at: int) -> int:
        """Give the milliseconds of sand still falling at an instant."""
        falling = self.rest_ends if self.rest_ends and at <= self.rest_ends else self.ends
        return max(0, falling - at)


@dataclass(frozen=True, slots=True)
class Timing:
    """All that is known of time after an entry.

    `handed` is the sand that the next glass begins with; `spent` what each seat's glass held when
    it was last stopped, so that an undo gives none back. `turn_ends` is the table's deadline for
    the open decision, 0 for none.
    """

    glass: Glass | None = None
    handed: int = 0
    spent: tuple[tuple[int, int], ...] = ()
    turn_ends: int = 0


NO_CLOCK: Final = Timing()


@dataclass(frozen=True, slots=True)
class Due:
    """A deadline that has passed: whose, for which decision, and the host action it calls for.

    `kind` is "sand" (plan `action` as the host) or "turn" (let somebody stand in; no action).
    """

    kind: str
    decision: str
    seats: tuple[int, ...]
    action: int = -1


def start_decision(before: Timing, pace: Pace, at: int, turn_ms: int, *, undone: bool) -> Timing:
    """Set the clocks of a new decision."""
    timing = _with_glass(before, pace.sand, at, undone=undone)
    return replace(timing, turn_ends=at + turn_ms if turn_ms else 0)


def keep_decision(before: Timing, pace: Pace, at: int) -> Timing:
    """Let the clocks run on: the decision stays open, though the sand may be another's now."""
    return _with_glass(before, pace.sand, at, undone=False)


def stop(before: Timing, at: int) -> Timing:
    """Stop all clocks: the game is over."""
    return replace(_stopped(before, at), turn_ends=0)


def credit(before: Timing, ms: int) -> Timing:
    """Move running deadlines by the time that nobody could have played."""
    glass = before.glass
    if glass is not None:
        rest = glass.rest_ends + ms if glass.rest_ends else 0
        glass = replace(glass, rest_ends=rest, ends=glass.ends + ms)
    return replace(before, glass=glass, turn_ends=before.turn_ends + ms if before.turn_ends else 0)


def shown(timing: Timing, seats: tuple[int, ...], turn_ms: int) -> Clock | None:
    """Give the deadline that a frame shows: sand before the table's time for a turn."""
    if timing.glass is not None:
        sand = timing.glass.sand
        return Clock(SAND, (sand.seat,), timing.glass.ends, _ms(sand.seconds))
    return Clock(TURN, seats, timing.turn_ends, turn_ms) if timing.turn_ends else None


def due(timing: Timing, decision: str, seats: tuple[int, ...], now: int) -> Due | None:
    """Give the deadline that has passed by `now`, sand first."""
    glass = timing.glass
    if glass is not None and glass.ends <= now:
        return Due(SAND, decision, (glass.sand.seat,), glass.sand.action)
    if timing.turn_ends and timing.turn_ends <= now:
        return Due(TURN, decision, seats)
    return None


def next_instant(timing: Timing) -> int | None:
    """Give the instant of the next deadline, for whoever wants to sleep until then."""
    ends = [timing.turn_ends] if timing.turn_ends else []
    if timing.glass is not None:
        ends.append(timing.glass.ends)
    return min(ends, default=None)


def _with_glass(before: Timing, sand: Sand | None, at: int, *, undone: bool) -> Timing:
    running = before.glass
    if running is not None and sand is not None and _same_glass(running.sand, sand):
        return before
    timing = _stopped(before, at)
    if sand is None:
        return timing
    left = dict(timing.spent).get(sand.seat) if undone else None
    if left is not None:
        return replace(timing, glass=Glass(sand, 0, at + left), handed=0)
    rest = at + timing.handed if timing.handed else 0
    return replace(timing, glass=Glass(sand, rest, at + timing.handed + _ms(sand.seconds)), handed=0)


def _same_glass(one: Sand, other: Sand) -> bool:
    return one.seat == other.seat and one.action == other.action


def _stopped(before: Timing, at: int) -> Timing:
    glass = before.glass
    if glass is None:
        return before
    spent = {**dict(before.spent), glass.sand.seat: max(0, glass.ends - at)}
    handed = glass.left(at) if glass.sand.handed_on else 0
    return replace(before, glass=None, handed=handed, spent=tuple(sorted(spent.items())))


def _ms(seconds: float) -> int:
    return round(seconds * 1000)

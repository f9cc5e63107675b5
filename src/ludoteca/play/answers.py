"""What play answers when somebody wants to act: a plan, or the reason why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteca.core import Refusal
from ludoteca.play.record import AnyEntry, Header

if TYPE_CHECKING:
    from ludoteca.play.fold import Step
    from ludoteca.play.match import Match


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """New entries for a match, to be committed first and adopted then; nothing has changed yet.

    `base` is the newest entry they follow: whoever commits them must find it still the newest.
    """

    match: Match
    base: int
    entries: tuple[AnyEntry, ...]
    steps: tuple[Step, ...]

    @property
    def header(self) -> Header:
        """The header of the match, which is committed with the first plan."""
        return self.match.header

    @property
    def seq(self) -> int:
        """The number of its first entry: that of the act itself."""
        return self.base + 1

    @property
    def head(self) -> int:
        """The number of its last entry."""
        return self.base + len(self.entries)


@dataclass(frozen=True, slots=True)
class Stale:
    """The decision is no longer open; `answered_by` is the seat that answered it, -1 for nobody."""

    answered_by: int = -1


@dataclass(frozen=True, slots=True)
class Refused:
    """Against the rules; nothing changed."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class NotYours:
    """The asker does not hold that seat, or only watches."""

    seat: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The command of that id was accepted before, as entry `seq`."""

    seq: int


Answer = Plan | Stale | Refused | NotYours | Duplicate

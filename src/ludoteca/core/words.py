"""Sentences as data: a message id and its facts; what players read is made of these.

Facts are plain values. A key that ends in `seat` or `seats` holds seat numbers and is shown as
players' names. A string is a name from the game's components ("R5"): the texts may translate it
under `name-R5` (every character outside A-Z a-z 0-9 _ - becomes a hyphen), else it is shown as is.
"""

from __future__ import annotations

from msgspec import Struct

Fact = int | str | list[int] | list[str]
Facts = dict[str, Fact]


class Text(Struct, frozen=True):
    """One sentence to be: the Fluent message `id` of the game's texts, and its facts."""

    id: str
    facts: Facts = {}


class Refusal(Struct, frozen=True):
    """Why an action is not legal: the rule that forbids it, a message id and the numbers."""

    rule: str
    text: str
    facts: Facts = {}


EVERYONE = -1
"""Audience mask of an event that all may know."""


class Event(Struct, frozen=True):
    """Something that happened: message id, facts, and who may know it.

    `audience` is a bit mask of seats (EVERYONE for all). The rest are told `public` instead, or
    nothing where it is None.
    """

    text: str
    facts: Facts = {}
    audience: int = EVERYONE
    public: Text | None = None

    def told_to(self, viewer: int) -> Text | None:
        """Give the form of this event that `viewer` (a mask of seats, 0 a spectator) may know.

        A viewer who holds any seat of the audience knows it whole.
        """
        if self.audience == EVERYONE or self.audience & viewer:
            return Text(self.text, self.facts)
        return self.public


class Ending(Struct, frozen=True):
    """How a game ended, as data.

    `rule` is the rule that ended it ("" when unfinished), `text` a message id, `outcome` one of
    "won" (some seats beat others), "victory" and "defeat" (all seats together), "unfinished".
    `scores` has one entry a seat, or is empty; `ranking` lists places, best first, each a list of
    the seats that share it.
    """

    rule: str
    text: str
    outcome: str
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    ranking: tuple[tuple[int, ...], ...] = ()


UNFINISHED = Ending(rule="", text="ending-unfinished", outcome="unfinished")
"""The ending of a game that ran past its `max_decisions`."""

"""Frames: what one viewer is sent after something happened, and all that it is sent.

A frame is built from what its viewer may know and from nothing else; a replay shows the same
frames, byte for byte.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludoteca.core import Ending, Refusal, Text, TurnView, Words


class Choice(Struct, frozen=True):
    """A legal action of a seat: in words, as a sentence, and the family it belongs to.

    `sealed`, `needs_words`: marks of its family (a step kept in the draft until sent; a text
    must come along).
    """

    action: Words
    label: Text
    family: str
    sealed: bool = False
    needs_words: bool = False


class SeatChoices(Struct, frozen=True):
    """All legal actions of one seat of the viewer."""

    seat: int
    choices: tuple[Choice, ...]


class Told(Struct, frozen=True):
    """One event as the viewer may know it; `text` is None for what it may not.

    `seq` is the number of the entry it belongs to, so that the numbering has no hole.
    """

    seq: int
    text: Text | None


class Clock(Struct, frozen=True):
    """A running deadline: whose, when it ends (milliseconds since 1970), how long it was.

    `kind` is "sand" (a clock of the game's rules) or "turn" (the table's time for a turn).
    """

    kind: str
    seats: tuple[int, ...]
    ends: int
    full: int


class UndoOffer(Struct, frozen=True):
    """What the viewer may take back: `to` is the first entry undone; `by_vote` past the barrier."""

    to: int
    by_vote: bool


class Ballot(Struct, frozen=True):
    """An open vote of the table: what is asked ("undo:17"), and the seats that said yes or no."""

    question: str
    yes: tuple[int, ...]
    no: tuple[int, ...]


class Preview(Struct, frozen=True):
    """What a draft would lead to: the table with it, what may come next, whether it may be sent.

    `refusal` says why a step of the draft is against the rules; nothing else is shown then.
    """

    view: Any
    choices: tuple[SeatChoices, ...] = ()
    complete: bool = False
    refusal: Refusal | None = None


class Frame(Struct, frozen=True):
    """The table as one viewer sees it after entry `seq`.

    `events` tells what happened since the last frame; `view` is the game's view record;
    `choices` lists the legal actions of each seat the viewer holds that may act; `waiting` the
    seats that have not answered the open decision; `not_before` the instant (ms) before which
    the decision rests; `check` a hash of the view as sent; `texts` the players' own words whose
    numbers the view names; `ballot` the vote that is open.
    """

    seq: int
    decision: str
    turn: TurnView
    view: Any
    events: tuple[Told, ...] = ()
    choices: tuple[SeatChoices, ...] = ()
    clock: Clock | None = None
    undo: UndoOffer | None = None
    not_before: int = 0
    may_speak: bool = True
    ending: Ending | None = None
    check: str = ""
    texts: dict[int, str] = {}
    ballot: Ballot | None = None

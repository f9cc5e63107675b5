"""Undo in three rings: a draft (free), one's own last acts, and a vote of the table.

The second ring ends at the first information barrier: a draw, the host's act, another seat's act,
or an act that told its holder something. In a game that all win or lose, the team is one holder.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ludoteca.play.fold import DECISION, Fold
from ludoteca.play.frames import Ballot, UndoOffer
from ludoteca.play.knowledge import teaches
from ludoteca.play.record import Command, Credit, Draw, HostAct, SeatChange, Sitter, Vote

QUESTION = "undo:"


class Barriers:
    """Which acts of a fold taught whom; asked once an act and viewer."""

    def __init__(self, fold: Fold) -> None:
        self._fold = fold
        self._taught: dict[tuple[int, int], bool] = {}

    def own_acts(self, head: int, held: int) -> Iterator[int]:
        """List the acts that a holder may take back at `head` without asking, newest first."""
        fold = self._fold
        for seq in fold.effective(head):
            entry = fold.entries[seq - 1]
            if isinstance(entry, Draw | HostAct):
                return
            if not isinstance(entry, Command):
                continue
            if not entry.forced and not self._acts_for(entry.seat, held):
                return
            if self._taught_any(seq, entry, held):
                return
            if not entry.forced:
                yield seq

    def _acts_for(self, seat: int, held: int) -> bool:
        return self._fold.game.info.together or bool(held >> seat & 1)

    def _taught_any(self, seq: int, entry: Command, held: int) -> bool:
        together = self._fold.game.info.together
        viewers = [1 << s for s in range(len(self._fold.header.seats))] if together else [held]
        return any(self._taught_one(seq, entry, viewer) for viewer in viewers)

    def _taught_one(self, seq: int, entry: Command, viewer: int) -> bool:
        known = self._taught.get((seq, viewer))
        if known is None:
            game = self._fold.game
            actions = [game.actions.from_words(words) for words in entry.actions]
            known = teaches(game, self._fold.steps[seq - 1].state, entry.seat, actions, viewer)
            self._taught[seq, viewer] = known
        return known


def offer(fold: Fold, barriers: Barriers, head: int, held: int) -> UndoOffer | None:
    """Say what a holder may take back at `head`: the own last act, else any last act by vote."""
    if not held or fold.steps[head].comes != DECISION:
        return None
    own = next(barriers.own_acts(head, held), None)
    if own is not None:
        return UndoOffer(own, by_vote=False)
    last = next((seq for seq in fold.effective(head) if fold.is_act(seq)), None)
    return None if last is None else UndoOffer(last, by_vote=True)


def question(to: int) -> str:
    """Name the question whether everything from entry `to` on shall be undone."""
    return f"{QUESTION}{to}"


def asked_for(question: str) -> int:
    """Read the entry that a question wants undone; 0 where it is no such question."""
    digits = question.removeprefix(QUESTION)
    return int(digits) if question.startswith(QUESTION) and digits.isdecimal() and len(digits) < 9 else 0


@dataclass(frozen=True, slots=True)
class Poll:
    """An open vote: the voices by seat, and who was asked, by seat. Persons count, not seats."""

    question: str
    voices: Mapping[int, bool]
    asked: Mapping[int, int]

    @property
    def carried(self) -> bool:
        """Whether more than half of the persons said yes."""
        return 2 * len(self._said(yes=True) - self._said(yes=False)) > self._persons

    @property
    def lost(self) -> bool:
        """Whether so many said no that yes can no longer win."""
        return 2 * (self._persons - len(self._said(yes=False))) <= self._persons

    @property
    def _persons(self) -> int:
        return len(set(self.asked.values()))

    def _said(self, *, yes: bool) -> set[int]:
        voices = self.voices
        return {person for seat, person in self.asked.items() if seat in voices and voices[seat] == yes}


def poll(fold: Fold, head: int) -> Poll | None:
    """Give the vote that is open at `head`; any act closes it, and so does its result.

    Who is asked is fixed by the first voice: no seat that changes afterwards lowers what is needed.
    """
    voices: dict[int, bool] = {}
    question, first = "", 0
    for seq in range(head, 0, -1):
        entry = fold.entries[seq - 1]
        if isinstance(entry, SeatChange | Credit):
            continue
        if not isinstance(entry, Vote):
            break
        question = question or entry.question
        if entry.question == question:
            voices.setdefault(entry.seat, entry.yes)
            first = seq
    if not question:
        return None
    found = Poll(question, voices, voters(fold, first - 1))
    return None if found.lost else found


def ballot(fold: Fold, head: int) -> Ballot | None:
    """Show the vote that is open at `head`."""
    found = poll(fold, head)
    if found is None:
        return None
    return Ballot(found.question, _said(found.voices, yes=True), _said(found.voices, yes=False))


def voters(fold: Fold, head: int) -> dict[int, int]:
    """Give the seats that have a voice at `head`, each with the number of its person.

    Those of persons; one who began the game keeps the voice while a bot stands in.
    """
    pairs = enumerate(zip(fold.header.seats, fold.steps[head].sitters, strict=True))
    return {seat: _person(seat, first, now) for seat, (first, now) in pairs if not (first.bot and now.bot)}


def seats_of(fold: Fold, head: int, seat: int) -> int:
    """Give the mask of all seats of the person who holds a seat."""
    persons = voters(fold, head)
    mine = [other for other in persons if persons[other] == persons.get(seat)]
    return sum(1 << other for other in {seat, *mine})


def _person(seat: int, first: Sitter, now: Sitter) -> int:
    """Number a seat's person: as the newest who sat there, else by the seat itself, below zero."""
    numbers = [sitter.person for sitter in (now, first) if not sitter.bot and sitter.person >= 0]
    return numbers[0] if numbers else -1 - seat


def _said(voices: Mapping[int, bool], *, yes: bool) -> tuple[int, ...]:
    return tuple(sorted(seat for seat, voice in voices.items() if voice == yes))

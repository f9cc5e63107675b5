"""Undo in three rings: a draft (free), one's own last acts, and a vote of the table.

The second ring ends at the first information barrier: a draw, the host's act, another seat's act,
or an act that told its holder something. In a game that all win or lose, the team is one holder.
"""

from __future__ import annotations

from collections.abc import Iterator

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


def ballot(fold: Fold, head: int) -> Ballot | None:
    """Give the vote that is open at `head`; any act closes it, and so does its result."""
    voices: dict[int, bool] = {}
    open_question = ""
    for seq in range(head, 0, -1):
        entry = fold.entries[seq - 1]
        if isinstance(entry, SeatChange | Credit):
            continue
        if not isinstance(entry, Vote):
            break
        open_question = open_question or entry.question
        if entry.question == open_question:
            voices.setdefault(entry.seat, entry.yes)
    if not open_question or lost(voices, fold.steps[head].sitters):
        return None
    return Ballot(open_question, _said(voices, yes=True), _said(voices, yes=False))


def voters(sitters: tuple[Sitter, ...]) -> list[int]:
    """List the seats that have a voice: those of persons."""
    return [seat for seat, sitter in enumerate(sitters) if not sitter.bot]


def carried(ballot: Ballot, sitters: tuple[Sitter, ...]) -> bool:
    """Say whether more than half of the persons said yes."""
    people = voters(sitters)
    return 2 * len([seat for seat in ballot.yes if seat in people]) > len(people)


def lost(voices: dict[int, bool], sitters: tuple[Sitter, ...]) -> bool:
    """Say whether so many said no that yes can no longer win."""
    people = voters(sitters)
    against = sum(not voices.get(seat, True) for seat in people)
    return 2 * (len(people) - against) <= len(people)


def _said(voices: dict[int, bool], *, yes: bool) -> tuple[int, ...]:
    return tuple(sorted(seat for seat, voice in voices.items() if voice == yes))

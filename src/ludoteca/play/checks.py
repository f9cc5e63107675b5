"""What the fold does not ask of a record's entries: who may take back what, and not before when.

Live play asks it when it plans; a record that is read could hold anything.
"""

from __future__ import annotations

from ludoteca.core import BadWords
from ludoteca.play import clock, show, undo
from ludoteca.play.fold import DECISION, DoesNotReplay, Fold
from ludoteca.play.record import AnyEntry, Command, HostAct, Undo, Vote


def check(fold: Fold, barriers: undo.Barriers, entry: AnyEntry) -> None:
    """Raise DoesNotReplay for an entry that no table would have taken after those of `fold`.

    What is against the order or the rules of the game is left for the fold to say.
    """
    if fold.last.comes != DECISION:
        return
    why = ""
    match entry:
        case Undo(seat=-1):
            why = _why_no_vote(fold, entry)
        case Undo():
            why = _why_not_own(fold, barriers, entry)
        case HostAct():
            why = _why_no_sand(fold, entry)
        case Command():
            why = _why_at_rest(fold, entry)
        case _:
            pass
    if why:
        raise DoesNotReplay(fold.last.seq + 1, why)


def _why_no_vote(fold: Fold, entry: Undo) -> str:
    """What is undone by vote was voted for, and the last voice decided it."""
    poll = undo.poll(fold, fold.last.seq) if isinstance(fold.entries[-1], Vote) else None
    asked = poll is not None and poll.carried and undo.asked_for(poll.question) == entry.to
    return "" if asked else "the table did not vote for it"


def _why_not_own(fold: Fold, barriers: undo.Barriers, entry: Undo) -> str:
    if not 0 <= entry.seat < len(fold.header.seats) or not fold.is_act(entry.to):
        return ""
    head = fold.last.seq
    own = entry.to in barriers.own_acts(head, undo.seats_of(fold, head, entry.seat))
    return "" if own else f"seat {entry.seat} may not take back entry {entry.to} without a vote"


def _why_no_sand(fold: Fold, entry: HostAct) -> str:
    last = fold.last
    if entry.armed_for != last.decision:
        return ""
    due = clock.due(last.timing, last.decision, last.asked.seats, entry.at)
    try:
        action = fold.game.actions.from_words(entry.action)
    except BadWords:
        return ""
    return "" if due is not None and due.action == action else "its sand has not run out"


def _why_at_rest(fold: Fold, entry: Command) -> str:
    rests_until = show.rests_until(fold.game, fold.last)
    return "the decision still rests" if entry.at < rests_until else ""

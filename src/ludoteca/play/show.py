"""Showing a match: frames and previews, each built from what its viewer may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from ludoteca.core import OVER, Game, State, Text, TurnView, Words, view_turn
from ludoteca.play import clock, rules, speech, undo
from ludoteca.play.fold import DECISION, Fold, Step, ending
from ludoteca.play.frames import Choice, Frame, Preview, SeatChoices, Told
from ludoteca.play.knowledge import teaches
from ludoteca.play.record import AnyEntry, SeatChange, Undo, Vote

CHECK_DIGITS = 16
_encode = msgspec.json.Encoder().encode


def frame(fold: Fold, barriers: undo.Barriers, seq: int, viewer: int, since: int) -> Frame:
    """Build what `viewer` is sent after entry `seq`, with the events of all entries after `since`."""
    game, step = fold.game, fold.steps[seq]
    view = game.view(step.state, viewer)
    end = ending(game, step)
    return Frame(
        seq=seq,
        decision=step.decision,
        turn=TurnView("over", ()) if end else view_turn(step.state.turn()),
        view=view,
        events=tuple(_told(fold, since, seq, viewer)),
        choices=() if end else choices(game, step.state, view, viewer),
        clock=clock.shown(step.timing, step.asked.seats, fold.header.turn_ms),
        undo=undo.offer(fold, barriers, seq, viewer),
        not_before=rests_until(game, step),
        may_speak=bool(speech.speakers(game, step) & viewer),
        ending=end,
        check=sha256(_encode(view)).hexdigest()[:CHECK_DIGITS],
        texts=texts(view, step),
        ballot=undo.ballot(fold, seq),
    )


def without_faded(frame: Frame, newest: Frame) -> Frame:
    """Leave out the words that the newest frame no longer shows: faded is faded."""
    kept = {number: text for number, text in frame.texts.items() if newest.texts.get(number) == text}
    return frame if kept == frame.texts else msgspec.structs.replace(frame, texts=kept)


def ends_step(fold: Fold, seq: int) -> bool:
    """Say whether something is sent after entry `seq`: a decision is open then, or it is the last."""
    return bool(fold.steps[seq].decision) or seq == len(fold.entries)


def choices(game: Game, state: State, view: Any, viewer: int) -> tuple[SeatChoices, ...]:
    """List the legal actions of every seat of the viewer that may act."""
    seats = [seat for seat in state.awaited() if viewer >> seat & 1]
    return tuple(
        SeatChoices(seat, tuple(_choice(game, view, action) for action in state.legal_actions(seat)))
        for seat in seats
    )


def texts(view: Any, step: Step) -> dict[int, str]:
    """Give the players' words that a view names in its field `texts`, by number."""
    numbers: Sequence[int] = getattr(view, "texts", ())
    return {number: step.texts[number - 1] for number in numbers}


def rests_until(game: Game, step: Step) -> int:
    """Give the instant before which the open decision may not be answered, 0 for none."""
    rest = game.pace(step.state).not_before if step.comes == DECISION else 0
    return step.asked.since + round(rest * 1000) if rest else 0


def preview(game: Game, state: State, seat: int, actions: Sequence[Words], viewer: int) -> Preview:
    """Show a draft on a table that looks the same to its sender: nothing else can leak into it.

    It goes as far as the sender could foresee. A step that would teach something is shown as
    complete and not carried out.
    """
    table = look_alike(game, game.view(state, viewer))
    draft: list[int] = []
    foreseen = True
    for words in actions:
        action = game.actions.from_words(words)
        refusal = rules.refuse(game, table, seat, action)
        if refusal is None and not foreseen:
            refusal = rules.UNFORESEEN
        if refusal is not None:
            return Preview(game.view(table, viewer), refusal=refusal)
        draft.append(action)
        foreseen = foresees(game, table, seat, action, viewer)
        if foreseen:
            table.apply(seat, action)
    return _drafted(game, table, seat, draft, viewer, foreseen=foreseen)


def look_alike(game: Game, view: Any) -> State:
    """Make a table that looks like a view, always the same one for the same view."""
    return game.resample(view, Random(_encode(view)))


def foresees(game: Game, state: State, seat: int, action: int, viewer: int) -> bool:
    """Say whether a holder knows before an action how the table will look after it."""
    return not teaches(game, state, seat, [action], viewer)


def _drafted(
    game: Game, table: State, seat: int, draft: list[int], viewer: int, *, foreseen: bool
) -> Preview:
    view = game.view(table, viewer)
    if not foreseen or table.kind == OVER:
        return Preview(view, complete=True)
    open_steps = bool(draft) and rules.lacks_steps(game, table, seat, draft, same_round=True)
    more = choices(game, table, view, 1 << seat)
    return Preview(view, more, complete=bool(draft) and not open_steps)


def _told(fold: Fold, since: int, seq: int, viewer: int) -> Iterator[Told]:
    for number in range(since + 1, seq + 1):
        for event in fold.steps[number].events:
            yield Told(number, event.told_to(viewer))
        text = _house_text(fold.entries[number - 1])
        if text is not None:
            yield Told(number, text)


def _house_text(entry: AnyEntry) -> Text | None:
    """Tell what no game tells: undone acts, votes, and who sits down."""
    match entry:
        case Undo(seat=-1):
            return Text("house-undone-by-vote", {"to": entry.to})
        case Undo():
            return Text("house-undone", {"seat": entry.seat, "to": entry.to})
        case Vote():
            return Text("house-voted", {"seat": entry.seat, "answer": "yes" if entry.yes else "no"})
        case SeatChange():
            return Text("house-seat-changed", {"seat": entry.seat})
        case _:
            return None


def _choice(game: Game, view: Any, action: int) -> Choice:
    family = game.actions.family(action)
    return Choice(
        action=game.actions.to_words(action),
        label=game.label(view, action),
        family=family.name,
        sealed=family.sealed,
        needs_words=family.words,
    )

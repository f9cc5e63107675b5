"""The fold: what each entry of a record makes of the steps before it.

Live play and replay both go through `fold_entry`, so a table and its record cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, assert_never

import msgspec

from ludoteca.core import (
    CHANCE,
    EACH,
    HOST,
    OPEN,
    OVER,
    UNFINISHED,
    BadDocument,
    BadWords,
    Ending,
    Event,
    Game,
    State,
)
from ludoteca.play import clock, rules
from ludoteca.play.clock import NO_CLOCK, Timing
from ludoteca.play.fair import read_nonce
from ludoteca.play.record import (
    AnyEntry,
    Command,
    Credit,
    Draw,
    Header,
    HostAct,
    Nonce,
    Reveal,
    SeatChange,
    Sitter,
    Start,
    Undo,
    Vote,
)

START: Final = "start"
DRAW: Final = "draw"
FORCED: Final = "forced"
DECISION: Final = "decision"
END: Final = "end"
"""What may come next: the start, a draw, the only answer there is, a decision, nothing more."""


class DoesNotReplay(BadDocument):
    """An entry that cannot have come after those before it; `seq` is its number."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"entry {seq}" if seq else "header", why)
        self.seq = seq


@dataclass(frozen=True, slots=True)
class Asked:
    """The decision that was opened last: its id, turn kind, seats still awaited, and since when."""

    id: str = ""
    kind: int = OVER
    seats: tuple[int, ...] = ()
    since: int = 0


NOTHING_ASKED: Final = Asked()


@dataclass(frozen=True, slots=True)
class Step:
    """The table after an entry. Its state is shared: whoever wants to change it takes a clone.

    `comes` says what may follow. `events` are those of this entry alone. `asked` is the decision
    that was opened last, `forced` and `drawn` say what happened since. `texts` are the players'
    words in effect, `acts` the actions in effect, `draws` all draws ever made.
    """

    seq: int
    at: int
    decision: str
    state: State
    sitters: tuple[Sitter, ...]
    comes: str
    started: bool = False
    revealed: bool = False
    events: tuple[Event, ...] = ()
    asked: Asked = NOTHING_ASKED
    forced: bool = False
    drawn: bool = False
    texts: tuple[str, ...] = ()
    acts: int = 0
    draws: int = 0
    timing: Timing = NO_CLOCK


class Fold:
    """The steps of one record, grown entry by entry; one step an entry, step 0 the header."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.entries: list[AnyEntry] = []
        state = game.setup(len(header.seats), header.options)
        self.steps = [Step(0, 0, "", state, header.seats, comes=START)]

    def fork(self) -> Fold:
        """Give a fold that grows on its own from here."""
        other = object.__new__(Fold)
        other.game, other.header = self.game, self.header
        other.entries, other.steps = list(self.entries), list(self.steps)
        return other

    @property
    def last(self) -> Step:
        return self.steps[-1]

    def write(self, entry: AnyEntry, new_id: Callable[[], str]) -> AnyEntry:
        """Add a new entry, giving it the id of the decision that is open after it."""
        step, kept = self._next(entry)
        decision = ""
        if step.comes == DECISION:
            decision = self.last.asked.id if kept else new_id()
        entry = msgspec.structs.replace(entry, decision=decision)
        self._append(entry, step, kept=kept)
        return entry

    def read(self, entry: AnyEntry) -> None:
        """Add an entry of a record; raise DoesNotReplay when it cannot follow."""
        step, kept = self._next(entry)
        if (step.comes == DECISION) != bool(entry.decision):
            why = "no decision is open after it" if entry.decision else "the id of its decision is missing"
            raise DoesNotReplay(step.seq, why)
        if entry.decision and kept != (entry.decision == self.last.asked.id):
            raise DoesNotReplay(step.seq, "the decision stays open" if kept else "a new decision opens")
        self._append(entry, step, kept=kept)

    def effective(self, head: int | None = None) -> Iterator[int]:
        """Walk back over the entries in effect at `head`, newest first; undone ones are left out."""
        seq = len(self.entries) if head is None else head
        while seq > 0:
            entry = self.entries[seq - 1]
            if isinstance(entry, Undo):
                seq = entry.to - 1
                continue
            yield seq
            seq -= 1

    def _append(self, entry: AnyEntry, step: Step, *, kept: bool) -> None:
        self.steps.append(self._opened(step, entry.decision, kept=kept, undone=isinstance(entry, Undo)))
        self.entries.append(entry)

    def _next(self, entry: AnyEntry) -> tuple[Step, bool]:
        """Fold one entry; say also whether the decision that was open would stay so."""
        seq = len(self.steps)
        if entry.at < self.last.at:
            raise DoesNotReplay(seq, "its instant lies before that of the entry before")
        try:
            step, kept = self._fold(entry)
        except DoesNotReplay:
            raise
        except (BadDocument, BadWords) as error:
            raise DoesNotReplay(seq, str(error)) from error
        return replace(step, seq=seq, at=entry.at, comes=what_comes(self.game, step)), kept

    def _fold(self, entry: AnyEntry) -> tuple[Step, bool]:
        before = self.last
        match entry:
            case Nonce():
                return self._nonce(before, entry), False
            case Start():
                self._must_expect(START)
                return replace(before, started=True), False
            case Command():
                return self._command(before, entry)
            case Draw():
                return self._draw(before, entry)
            case HostAct():
                return self._host(before, entry)
            case Undo():
                return self._undo(before, entry), False
            case Vote() | SeatChange() | Credit():
                self._must_expect(DECISION)
                return self._idle(before, entry), True
            case Reveal():
                return self._reveal(before, entry), False
            case _:
                assert_never(entry)

    def _nonce(self, before: Step, entry: Nonce) -> Step:
        self._must_expect(START)
        self._must_be_seat(entry.seat)
        given = [e.seat for e in self.entries if isinstance(e, Nonce)]
        if given and entry.seat <= given[-1]:
            self._fail("nonces come once a seat, in the order of the seats")
        read_nonce(entry.nonce)
        return before

    def _command(self, before: Step, entry: Command) -> tuple[Step, bool]:
        game = self.game
        self._must_expect(FORCED if entry.forced else DECISION)
        self._must_be_seat(entry.seat)
        actions = [game.actions.from_words(words) for words in entry.actions]
        if entry.forced and (entry.seat, actions) != _as_list(rules.forced_answer(game, before.state)):
            self._fail("the only answer is another one")
        refusal = rules.refuse_text(game, actions, entry.words)
        events: list[Event] = []
        after = before.state.clone()
        refusal = refusal or rules.act(game, after, entry.seat, actions, events.append)
        if refusal is not None:
            self._fail(f"against the rules: {refusal.text} {refusal.rule}".strip())
        step = replace(
            before,
            state=after,
            events=tuple(events),
            acts=before.acts + len(actions),
            texts=(*before.texts, entry.words) if entry.words else before.texts,
            forced=before.forced or entry.forced,
        )
        return step, _stays_open(step)

    def _draw(self, before: Step, entry: Draw) -> tuple[Step, bool]:
        self._must_expect(DRAW)
        if entry.n != before.draws:
            self._fail(f"this is draw {before.draws}, not {entry.n}")
        outcome = self.game.chances.from_words(entry.outcome)
        if all(outcome != known for known, _ in before.state.chance_outcomes()):
            self._fail("chance cannot decide so here")
        events: list[Event] = []
        after = before.state.clone()
        after.apply_chance(outcome, events.append)
        step = replace(before, state=after, events=tuple(events), drawn=True, draws=before.draws + 1)
        return step, _stays_open(step)

    def _host(self, before: Step, entry: HostAct) -> tuple[Step, bool]:
        self._must_expect(DECISION)
        if entry.armed_for != before.decision:
            self._fail("it was armed for another decision")
        action = self.game.actions.from_words(entry.action)
        if action not in before.state.legal_actions(HOST):
            self._fail("the host may not do this here")
        events: list[Event] = []
        after = before.state.clone()
        after.apply(HOST, action, events.append)
        step = replace(before, state=after, events=tuple(events), acts=before.acts + 1)
        return step, _stays_open(step)

    def _undo(self, before: Step, entry: Undo) -> Step:
        self._must_expect(DECISION)
        if entry.seat != -1:
            self._must_be_seat(entry.seat)
        if not self.is_act(entry.to) or entry.to not in self.effective():
            self._fail(f"entry {entry.to} is no act in effect")
        to = self.steps[entry.to - 1]
        return replace(before, state=to.state, events=(), texts=to.texts, acts=to.acts)

    def _idle(self, before: Step, entry: Vote | SeatChange | Credit) -> Step:
        step = replace(before, events=())
        if isinstance(entry, Credit):
            if entry.ms <= 0:
                self._fail("a credit is more than nothing")
            return replace(step, timing=clock.credit(before.timing, entry.ms))
        self._must_be_seat(entry.seat)
        if isinstance(entry, Vote):
            return step
        sitters = list(before.sitters)
        sitters[entry.seat] = entry.sitter
        return replace(step, sitters=tuple(sitters))

    def _reveal(self, before: Step, entry: Reveal) -> Step:
        self._must_expect(END)
        if before.revealed or not self.header.commitment:
            self._fail("there is no secret to reveal")
        try:
            bytes.fromhex(entry.secret)
        except ValueError:
            self._fail("the secret is not written in hex")
        return replace(before, events=(), revealed=True)

    def is_act(self, seq: int) -> bool:
        """Say whether an entry is an act of a person, a bot or the host, and no consequence."""
        if not 1 <= seq <= len(self.entries):
            return False
        entry = self.entries[seq - 1]
        return isinstance(entry, HostAct) or (isinstance(entry, Command) and not entry.forced)

    def _opened(self, step: Step, decision: str, *, kept: bool, undone: bool) -> Step:
        """Finish a step: note the decision that is open after it, and set the clocks."""
        if not decision:
            timing = clock.stop(step.timing, step.at) if step.comes == END else step.timing
            return replace(step, decision="", timing=timing)
        pace = self.game.pace(step.state)
        if kept:
            since, timing = step.asked.since, clock.keep_decision(step.timing, pace, step.at)
        else:
            turn_ms = self.header.turn_ms
            since = step.at
            timing = clock.start_decision(step.timing, pace, step.at, turn_ms, undone=undone)
        asked = Asked(decision, step.state.kind, tuple(step.state.awaited()), since)
        return replace(step, decision=decision, asked=asked, timing=timing, forced=False, drawn=False)

    def _must_expect(self, wanted: str) -> None:
        if wanted != self.last.comes:
            self._fail(_MISPLACED[self.last.comes])

    def _must_be_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.header.seats):
            self._fail(f"there is no seat {seat}")

    def _fail(self, why: str) -> None:
        raise DoesNotReplay(len(self.steps), why)


_MISPLACED: Final = {
    START: "the game has not started",
    DRAW: "chance decides here",
    FORCED: "the only answer there is comes here",
    DECISION: "a decision is open here",
    END: "the game is over",
}


def what_comes(game: Game, step: Step) -> str:
    """Say what may come after a step."""
    if not step.started:
        return START
    if ending(game, step) is not None:
        return END
    if step.state.kind == CHANCE:
        return DRAW
    return DECISION if rules.forced_answer(game, step.state) is None else FORCED


def ending(game: Game, step: Step) -> Ending | None:
    """Say how the game ended, None while it goes on; one that ran too long is unfinished."""
    if step.state.kind == OVER:
        return step.state.ending()
    return UNFINISHED if step.acts >= game.info.max_decisions else None


def _stays_open(step: Step) -> bool:
    """Say whether the decision that was asked last is still the same one.

    A round of EACH goes on while only seats that were awaited are, one of OPEN until it closes.
    """
    asked, state = step.asked, step.state
    if step.forced or asked.kind != state.kind:
        return False
    if state.kind == OPEN:
        return not step.drawn
    return state.kind == EACH and len(asked.seats) > 1 and set(state.awaited()) <= set(asked.seats)


def _as_list(answer: tuple[int, int] | None) -> tuple[int, list[int]] | None:
    return None if answer is None else (answer[0], [answer[1]])

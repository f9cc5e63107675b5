"""A match: the fold over its record, what may be planned next, and what each viewer is shown.

Every `plan_...` leaves the match as it is. Whoever drives it commits the plan's entries first and
then lets the match `adopt` them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex

import msgspec

from ludoteca.core import BadSetup, Ending, Game, LudotecaError, Options, Refusal, State, Text, Words
from ludoteca.play import catalog, checks, clock, fair, rules, show, undo
from ludoteca.play.answers import Answer, Duplicate, NotYours, Plan, Refused, Stale
from ludoteca.play.fold import DRAW, END, FORCED, DoesNotReplay, Fold, Step, ending
from ludoteca.play.frames import Ballot, Frame, Preview
from ludoteca.play.record import (
    FORMAT,
    AnyEntry,
    Command,
    Credit,
    Draw,
    Header,
    HostAct,
    Nonce,
    Record,
    Reveal,
    SeatChange,
    Sitter,
    Start,
    Undo,
    Vote,
)

NewId = Callable[[], str]


class NoChance(LudotecaError):
    """A match that was opened without the secret of its draws: it can be read, not played on."""


def random_id() -> str:
    """Make a decision id from the system's randomness, which has nothing to do with any draw."""
    return token_hex(8)


class Match:
    """One game being played, or played back. Made by `begin` or `replay`."""

    def __init__(self, fold: Fold, chance: fair.Chance | None, secret: bytes, new_id: NewId) -> None:
        self._fold = fold
        self._chance = chance
        self._secret = secret
        self._new_id = new_id
        self._barriers = undo.Barriers(fold)

    # ------------------------------------------------------------------------------------------
    # Beginning and replaying

    @classmethod
    def begin(
        cls,
        game: Game,
        sitters: Sequence[Sitter],
        options: Mapping[str, object],
        *,
        secret: bytes,
        nonces: Mapping[int, str],
        at: int,
        new_id: NewId = random_id,
        turn_ms: int = 0,
    ) -> Plan:
        """Lay the table: nonces, the start, and all chance up to the first decision."""
        header = _header(game, sitters, options, fair.commitment(secret), turn_ms)
        chance = fair.FairChance(secret, nonces, len(sitters))
        entries = [Nonce(at=at, seat=seat, nonce=nonces[seat]) for seat in sorted(nonces)]
        return cls(Fold(game, header), chance, secret, new_id)._plan([*entries, Start(at=at)])

    @classmethod
    def begin_unfair(
        cls,
        game: Game,
        sitters: Sequence[Sitter],
        options: Mapping[str, object],
        *,
        chance: fair.Chance,
        at: int = 0,
        new_id: NewId = random_id,
    ) -> Plan:
        """Lay a table whose draws nobody needs to check: a simulation, a test, a local game."""
        header = _header(game, sitters, options, "", 0)
        return cls(Fold(game, header), chance, b"", new_id)._plan([Start(at=at)])

    @classmethod
    def replay(
        cls,
        record: Record,
        *,
        secret: bytes = b"",
        chance: fair.Chance | None = None,
        new_id: NewId = random_id,
        game: Game | None = None,
    ) -> Match:
        """Fold a record; raise DoesNotReplay (a BadDocument) naming the entry that is wrong.

        With the secret (or another chance) the match can be played on.
        """
        game = game or catalog.find(record.header.game)
        _check_version(game, record.header)
        try:
            fold = Fold(game, record.header)
        except BadSetup as error:
            raise DoesNotReplay(0, str(error)) from error
        if secret:
            chance = fair.FairChance(secret, _nonces(record.entries), len(record.header.seats))
        match = cls(fold, chance, secret, new_id)
        for entry in record.entries:
            checks.check(fold, match._barriers, entry)
            fold.read(entry)
        return match

    # ------------------------------------------------------------------------------------------
    # How it stands

    @property
    def game(self) -> Game:
        return self._fold.game

    @property
    def header(self) -> Header:
        return self._fold.header

    @property
    def entries(self) -> Sequence[AnyEntry]:
        return self._fold.entries

    @property
    def record(self) -> Record:
        """The whole record as it stands."""
        return Record(self.header, tuple(self.entries))

    @property
    def step(self) -> Step:
        """The newest step of the fold."""
        return self._fold.last

    @property
    def head(self) -> int:
        """The number of the newest entry, 0 for a header alone."""
        return self._fold.last.seq

    @property
    def decision(self) -> str:
        """The id of the open decision, "" when none is."""
        return self._fold.last.decision

    @property
    def state(self) -> State:
        """The state as it stands; a clone, if you want to change it."""
        return self._fold.last.state

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.header.seats)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where now."""
        return self._fold.last.sitters

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because it ran too long."""
        return self._fold.last.comes == END

    @property
    def ending(self) -> Ending | None:
        """How it ended."""
        return ending(self.game, self.step)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the open decision waits for."""
        return self.step.asked.seats if self.decision else ()

    @property
    def not_before(self) -> int:
        """The instant (ms) before which the open decision may not be answered, 0 for none."""
        return show.rests_until(self.game, self.step)

    @property
    def ballot(self) -> Ballot | None:
        """The vote that is open."""
        return undo.ballot(self._fold, self.head)

    @property
    def redrawn(self) -> bool:
        """Whether the table ever voted to take back what it could not forget."""
        return any(isinstance(entry, Undo) and entry.seat == -1 for entry in self.entries)

    def step_at(self, seq: int) -> Step:
        """Give the step of an entry; 0 is the header."""
        return self._fold.steps[seq]

    def due(self, now: int) -> clock.Due | None:
        """Give the deadline of the open decision that has passed by `now` (ms)."""
        return clock.due(self.step.timing, self.decision, self.awaited, now) if self.decision else None

    def next_deadline(self) -> int | None:
        """Give the instant (ms) of the next deadline, None when no clock runs."""
        return clock.next_instant(self.step.timing)

    # ------------------------------------------------------------------------------------------
    # What may be done: plans

    def plan_command(
        self,
        seats_held: int,
        seat: int,
        actions: Sequence[Words],
        *,
        decision: str,
        id: str,  # noqa: A002
        at: int,
        words: str = "",
        stand_in: bool = False,
    ) -> Answer:
        """Plan a command of a seat: all of its actions or none.

        Raises BadWords for actions that the game's space does not know.
        """
        numbers = [self.game.actions.from_words(action) for action in actions]
        known = self._known(seats_held, seat, decision, id)
        if known is not None:
            return known
        refusal = self._refuse(seat, numbers, words, at)
        if refusal is not None:
            return Refused(refusal)
        return self._plan(
            [
                Command(
                    at=at,
                    seat=seat,
                    actions=tuple(self.game.actions.to_words(number) for number in numbers),
                    id=id,
                    stand_in=stand_in,
                    words=words,
                )
            ]
        )

    def plan_host(self, action: int, armed_for: str, at: int) -> Answer:
        """Plan a host action: the sand of the decision it was armed for has run out."""
        if self.over or armed_for != self.decision:
            return Stale(self._answered(armed_for))
        due = clock.due(self.step.timing, self.decision, self.awaited, at)
        if due is None or due.action != action:
            return Refused(Refusal("", "house-sand-runs"))
        words = self.game.actions.to_words(action)
        return self._plan([HostAct(at=at, action=words, armed_for=armed_for)])

    def plan_undo(self, seats_held: int, to: int, at: int) -> Answer:
        """Plan to take back everything from entry `to` on; beyond the own ring, ask the table."""
        fold = self._fold
        if not seats_held:
            return NotYours(-1)
        if self.over:
            return Refused(Refusal("", "house-over"))
        if not fold.is_act(to) or to not in fold.effective():
            return Stale()
        for seat in range(self.seats):
            held = undo.seats_of(fold, self.head, seat)
            if seats_held >> seat & 1 and to in self._barriers.own_acts(self.head, held):
                return self._plan([Undo(at=at, to=to, seat=seat)])
        return self.plan_vote(seats_held, undo.question(to), yes=True, at=at, opens=True)

    def plan_vote(self, seats_held: int, question: str, *, yes: bool, at: int, opens: bool = False) -> Answer:
        """Plan the voice of a holder's seats; the vote that decides is followed by what it decides."""
        poll = undo.poll(self._fold, self.head)
        asked = poll.asked if poll else undo.voters(self._fold, self.head)
        voters = [seat for seat in asked if seats_held >> seat & 1]
        if not voters:
            return NotYours(-1)
        if self.over or (poll.question != question if poll else not opens):
            return Stale()
        said = poll.voices if poll else {}
        votes = [Vote(at=at, seat=s, question=question, yes=yes) for s in voters if said.get(s) is not yes]
        return self._plan(votes) if votes else Stale()

    def plan_seat_change(self, seat: int, sitter: Sitter, at: int) -> Answer:
        """Plan that another person or bot sits in a seat from here on."""
        if self.over:
            return Refused(Refusal("", "house-over"))
        if not 0 <= seat < self.seats:
            return NotYours(seat)
        return self._plan([SeatChange(at=at, seat=seat, sitter=sitter)])

    def plan_credit(self, ms: int, at: int) -> Answer:
        """Plan to move running deadlines by the time that the table could not be reached."""
        if self.over:
            return Refused(Refusal("", "house-over"))
        return self._plan([Credit(at=at, ms=ms)])

    def adopt(self, plan: Plan) -> None:
        """Take over a committed plan; raise ValueError for one that was made for another head."""
        if plan.match is not self or plan.base != self.head:
            raise ValueError(f"a plan after entry {plan.base} does not fit after entry {self.head}")
        self._fold.entries.extend(plan.entries)
        self._fold.steps.extend(plan.steps)

    # ------------------------------------------------------------------------------------------
    # What is shown

    def frame(self, viewer: int, since: int | None = None) -> Frame:
        """Show the table as it stands, with the events after entry `since` (else of the last step)."""
        seq = self.head
        return self._frame(seq, viewer, self._step_before(seq) if since is None else min(since, seq))

    def frames(self, viewer: int, since: int) -> list[Frame]:
        """Show every step after entry `since`, each as it was sent then.

        Only words that have faded meanwhile stay away until the game is over.
        """
        seqs = [seq for seq in range(since + 1, self.head + 1) if show.ends_step(self._fold, seq)]
        shown = [self.frame_at(seq, viewer) for seq in seqs]
        return shown if self.over else [show.without_faded(frame, shown[-1]) for frame in shown]

    def frame_at(self, seq: int, viewer: int) -> Frame:
        """Show one step as `viewer` was sent it; once the game is over, `viewer` may be any mask."""
        return self._frame(seq, viewer, self._step_before(seq))

    def preview(
        self, seat: int, actions: Sequence[Words], decision: str, viewer: int | None = None
    ) -> Preview | Stale:
        """Show what a draft would lead to; nothing of it is kept, and nothing new is learnt."""
        if decision != self.decision or self.over:
            return Stale(self._answered(decision))
        return show.preview(self.game, self.state, seat, actions, 1 << seat if viewer is None else viewer)

    def label(self, seq: int, viewer: int) -> list[Text]:
        """Write the actions of a command as sentences, as `viewer` saw them before it."""
        entry = self.entries[seq - 1]
        if not isinstance(entry, Command):
            return []
        view = self.game.view(self.step_at(seq - 1).state, viewer)
        return [self.game.label(view, self.game.actions.from_words(words)) for words in entry.actions]

    # ------------------------------------------------------------------------------------------

    def _known(self, seats_held: int, seat: int, decision: str, command: str) -> Answer | None:
        """Answer a command that is somebody else's, was accepted before, or comes too late."""
        if not (0 <= seat < self.seats and seats_held >> seat & 1):
            return NotYours(seat)
        for number, entry in enumerate(self.entries, 1):
            if command and isinstance(entry, Command) and (entry.id, entry.seat) == (command, seat):
                return Duplicate(number)
        if self.over or decision != self.decision:
            return Stale(self._answered(decision))
        return None

    def _refuse(self, seat: int, actions: Sequence[int], text: str, at: int) -> Refusal | None:
        if at < self.not_before:
            return Refusal("", "house-rests", {"ms": self.not_before - at})
        if seat not in self.state.awaited():
            action = next(iter(actions), -1)
            refusal = rules.refuse(self.game, self.state, seat, action) if actions else None
            return refusal or Refusal("", "house-not-awaited")
        return (
            rules.refuse_text(self.game, actions, text)
            or self._refuse_blind(seat, actions)
            or rules.act(self.game, self.state.clone(), seat, actions, None)
        )

    def _refuse_blind(self, seat: int, actions: Sequence[int]) -> Refusal | None:
        """Refuse to go on after an action whose outcome the sender cannot foresee.

        Else a command that is refused in the end would have looked for nothing. It is tried on a table
        that looks the same to the sender, so the answer itself tells nothing either.
        """
        game = self.game
        table = show.look_alike(game, game.view(self.state, 1 << seat))
        for action in actions[:-1]:
            refusal = rules.refuse(game, table, seat, action)
            if refusal is not None:
                return refusal
            sealed = game.actions.family(action).sealed
            if not sealed and not show.foresees(game, table, seat, action, 1 << seat):
                return rules.UNFORESEEN
            table.apply(seat, action)
        return None

    def _answered(self, decision: str) -> int:
        """Say which seat answered a decision that is no longer open."""
        for before, entry in zip(self._fold.steps, self.entries, strict=False):
            closed = before.decision == decision != entry.decision
            if closed and isinstance(entry, Command):
                return entry.seat
        return -1

    def _plan(self, entries: Sequence[AnyEntry]) -> Plan:
        """Fold new entries and all that follows of itself on a fork."""
        fork = self._fold.fork()
        at = max(fork.last.at, entries[0].at)
        for entry in entries:
            fork.write(_at(entry, at), self._new_id)
        self._settle_vote(fork, at)
        self._settle(fork, at)
        base = self.head
        return Plan(
            match=self, base=base, entries=tuple(fork.entries[base:]), steps=tuple(fork.steps[base + 1 :])
        )

    def _settle(self, fork: Fold, at: int) -> None:
        """Write what follows of itself: draws, answers without a choice, the secret at the end."""
        while True:
            comes = fork.last.comes
            if comes == DRAW:
                fork.write(self._draw(fork.last, at), self._new_id)
            elif comes == FORCED:
                fork.write(self._forced(fork.last, at), self._new_id)
            else:
                break
        if comes == END and self._secret and not fork.last.revealed:
            fork.write(Reveal(at=at, secret=self._secret.hex()), self._new_id)

    def _draw(self, step: Step, at: int) -> Draw:
        if self._chance is None:
            raise NoChance("this match was opened to be read: it has no chance to draw with")
        outcomes = step.state.chance_outcomes()
        outcome = self._chance.pick(purpose(self.game, outcomes), step.draws, outcomes)
        return Draw(at=at, outcome=self.game.chances.to_words(outcome), n=step.draws)

    def _forced(self, step: Step, at: int) -> Command:
        answer = rules.forced_answer(self.game, step.state)
        if answer is None:
            raise ValueError("there is a choice here")
        return Command(at=at, seat=answer[0], actions=(self.game.actions.to_words(answer[1]),), forced=True)

    def _settle_vote(self, fork: Fold, at: int) -> None:
        poll = undo.poll(fork, fork.last.seq) if isinstance(fork.entries[-1], Vote) else None
        if poll is not None and poll.carried:
            fork.write(Undo(at=at, to=undo.asked_for(poll.question), seat=-1), self._new_id)

    def _frame(self, seq: int, viewer: int, since: int) -> Frame:
        return show.frame(self._fold, self._barriers, seq, viewer, since)

    def _step_before(self, seq: int) -> int:
        """Give the entry that ended the step before the one that `seq` belongs to."""
        earlier = (number for number in range(seq - 1, 0, -1) if self._fold.steps[number].decision)
        return next(earlier, 0)


def purpose(game: Game, outcomes: Sequence[tuple[int, int]]) -> str:
    """Name what a draw is for: the family of its first outcome."""
    return game.chances.family(outcomes[0][0]).name


def _header(
    game: Game, sitters: Sequence[Sitter], options: Mapping[str, object], commitment: str, turn_ms: int
) -> Header:
    filled: Options = game.options(options, len(sitters))
    return Header(FORMAT, game.id, game.info.version, tuple(sitters), filled, commitment, turn_ms)


def _check_version(game: Game, header: Header) -> None:
    if header.rules != game.info.version:
        why = f"it was played under rules {header.rules} of {game.id}; this program plays {game.info.version}"
        raise DoesNotReplay(0, why)


def _nonces(entries: Sequence[AnyEntry]) -> dict[int, str]:
    return {entry.seat: entry.nonce for entry in entries if isinstance(entry, Nonce)}


def _at(entry: AnyEntry, at: int) -> AnyEntry:
    """Date an entry; a clock that was set back never makes time run backwards."""
    return msgspec.structs.replace(entry, at=at)

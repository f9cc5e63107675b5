"""Tables for tests: a match that commits at once, with readable acts and a clock set by hand."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from random import Random

import msgspec

from ludoteca.core import Game, Words
from ludoteca.play import catalog
from ludoteca.play.answers import Answer, Plan
from ludoteca.play.frames import Frame
from ludoteca.play.local import choose_at_random, command
from ludoteca.play.match import Match
from ludoteca.play.record import AnyEntry, Record, Sitter, read_record, write_lines

SECRET = bytes(range(32))
NONCES = {0: "00ff", 1: "aabbcc"}
START = 1_000_000


class Script:
    """Chance that does what it is told, then what a generator says."""

    def __init__(self, outcomes: list[int], rng: Random) -> None:
        self.outcomes = outcomes
        self.rng = rng

    def pick(self, purpose: str, n: int, outcomes: list[tuple[int, int]]) -> int:
        if self.outcomes:
            return self.outcomes.pop(0)
        return self.rng.choice(outcomes)[0]


class Table:
    """A live table: `now` is its clock, every accepted act is adopted at once."""

    def __init__(self, plan: Plan) -> None:
        self.match = plan.match
        self.match.adopt(plan)
        self.now = START
        self.ids = count(1)

    def act(self, seat: int, *actions: Words, words: str = "", held: int | None = None) -> Plan:
        """Let a seat answer the open decision."""
        return self.take(self.try_act(seat, *actions, words=words, held=held))

    def try_act(
        self,
        seat: int,
        *actions: Words,
        words: str = "",
        held: int | None = None,
        decision: str | None = None,
    ) -> Answer:
        """Plan an answer and leave it at that."""
        return self.match.plan_command(
            1 << seat if held is None else held,
            seat,
            list(actions),
            decision=self.match.decision if decision is None else decision,
            id=f"c{next(self.ids)}",
            at=max(self.now, self.match.not_before),
            words=words,
        )

    def take(self, answer: Answer) -> Plan:
        """Adopt what must be a plan."""
        assert isinstance(answer, Plan), answer
        self.match.adopt(answer)
        return answer

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * 1000)

    def act_at_random(self, rng: Random) -> None:
        """Let a random awaited seat give a random whole command."""
        match = self.match
        seat = rng.choice(match.awaited)
        actions = command(match.game, match.state, seat, choose_at_random(rng))
        families = [match.game.actions.family(action) for action in actions]
        words = f"word {match.head}" if any(family.words for family in families) else ""
        self.act(seat, *(match.game.actions.to_words(action) for action in actions), words=words)


def people(count: int, bots: int = 0) -> list[Sitter]:
    return [Sitter(f"Person {seat}") for seat in range(count)] + [Sitter("Bot", "random")] * bots


def fair_table(
    game: Game | str, seats: int = 2, options: Mapping[str, object] | None = None, turn_ms: int = 0
) -> Table:
    """Begin a fair match with readable decision ids."""
    game = catalog.find(game) if isinstance(game, str) else game
    ids = (f"d{number}" for number in count(1))
    nonces = {seat: nonce for seat, nonce in NONCES.items() if seat < seats}
    return Table(
        Match.begin(
            game,
            people(seats),
            options or {},
            secret=SECRET,
            nonces=nonces,
            at=START,
            new_id=lambda: next(ids),
            turn_ms=turn_ms,
        )
    )


def scripted_table(
    game: Game | str,
    outcomes: list[Words],
    sitters: list[Sitter] | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """Begin a match whose draws are scripted, then random."""
    game = catalog.find(game) if isinstance(game, str) else game
    ids = (f"d{number}" for number in count(1))
    chance = Script([game.chances.from_words(words) for words in outcomes], Random(1))
    plan = Match.begin_unfair(
        game, sitters or people(2), options or {}, chance=chance, at=START, new_id=lambda: next(ids)
    )
    return Table(plan)


def play_random_game(game: Game, seed: int, seats: int | None = None) -> Table:
    """Play a fair game to its end with random commands."""
    table = fair_table(game, seats or game.info.seats.least)
    rng = Random(seed)
    while not table.match.over:
        table.wait(1)
        table.act_at_random(rng)
    return table


def viewers(match: Match) -> list[int]:
    return [0, *(1 << seat for seat in range(match.seats))]


def sent(match: Match) -> list[bytes]:
    """What every viewer is sent now."""
    return [msgspec.json.encode(match.frame(viewer)) for viewer in viewers(match)]


def encoded(frames: list[Frame]) -> list[bytes]:
    return [msgspec.json.encode(frame) for frame in frames]


def through_file(record: Record) -> Record:
    """Write a record to lines and read it back."""
    return read_record(list(write_lines(record)))


def with_entry(record: Record, seq: int, entry: AnyEntry) -> Record:
    """Exchange one entry of a record."""
    entries = list(record.entries)
    entries[seq - 1] = entry
    return Record(record.header, tuple(entries))


def seq_of(match: Match, kind: type[AnyEntry], which: int = 0) -> int:
    """Find the number of the first, second, ... entry of a kind."""
    return [seq for seq, entry in enumerate(match.entries, 1) if isinstance(entry, kind)][which]

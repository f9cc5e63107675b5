"""Verifying a record: whether it replays, and whether its draws are those that nobody could choose."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.core import BadDocument, Game, LudotecaError
from ludoteca.play import fair
from ludoteca.play.fold import DoesNotReplay
from ludoteca.play.match import Match, purpose
from ludoteca.play.record import Draw, Nonce, Record, Reveal, Undo, read_record

FAIR = "fair"
UNPROVEN = "unproven"
WRONG = "wrong"
MOST_NAMED = 20
"""So many lines are named where many are meant."""


class Verified(Struct, frozen=True):
    """What was found: `verdict` is "fair", "unproven" or "wrong", `why` one clear line.

    "fair": the game replays, and every draw follows from the secret and the nonces. "unproven":
    it replays, but nothing proves its draws: no secret was committed to, or it is still one.
    `line` is the first line of the file that is wrong, 0 when none is. `redrawn` are the lines of
    the draws that the table undid by vote: they were chosen in so far as they were not kept.
    """

    verdict: str
    why: str
    line: int = 0
    entries: int = 0
    draws: int = 0
    over: bool = False
    redrawn: tuple[int, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return self.verdict != WRONG


def verify_file(path: Path, game: Game | None = None) -> Verified:
    """Verify a record file; a file that is none is wrong, and never an exception."""
    try:
        return verify_lines(path.read_bytes().splitlines(), game)
    except OSError as error:
        return Verified(WRONG, f"the file cannot be read: {error.strerror}")


def verify_lines(lines: Iterable[str | bytes], game: Game | None = None) -> Verified:
    """Verify the lines of a record file."""
    try:
        record = read_record(lines)
    except BadDocument as error:
        return Verified(WRONG, f"this is no record: {error}", line=_line(error))
    return verify(record, game)


def verify(record: Record, game: Game | None = None) -> Verified:
    """Replay a record and derive all its draws again from its secret and nonces."""
    draws = sum(isinstance(entry, Draw) for entry in record.entries)
    try:
        match = Match.replay(record, game=game)
    except DoesNotReplay as error:
        return _wrong(record, error.seq, f"the game does not go on like this: {error.why}")
    except LudotecaError as error:
        return _wrong(record, 0, str(error))
    return _verify_draws(match, draws)


def _verify_draws(match: Match, draws: int) -> Verified:
    record = match.record
    redrawn = tuple(seq + 1 for seq in _redrawn(match))
    found = Verified(UNPROVEN, "", entries=len(record.entries), draws=draws, over=match.over, redrawn=redrawn)
    if not record.header.commitment:
        return _because(found, "it replays; its draws were never promised to be fair")
    last = record.entries[-1] if record.entries else None
    if not isinstance(last, Reveal):
        why = "the secret is missing at its end" if match.over else "it ends before the game does"
        return _because(found, f"it replays, but {why}, so its draws cannot be checked")
    secret = bytes.fromhex(last.secret)
    if fair.commitment(secret) != record.header.commitment:
        return _wrong(record, len(record.entries), "the secret is not the one that the header promised")
    wrong = _first_wrong_draw(match, secret)
    if wrong:
        return _wrong(record, wrong, "another outcome follows from the secret and the nonces")
    fair_found = replace(found, verdict=FAIR)
    return _because(fair_found, "it replays, and every draw is the one nobody could choose")


def _first_wrong_draw(match: Match, secret: bytes) -> int:
    nonces = {entry.seat: entry.nonce for entry in match.entries if isinstance(entry, Nonce)}
    chance = fair.FairChance(secret, nonces, match.seats)
    for seq, entry in enumerate(match.entries, 1):
        if isinstance(entry, Draw):
            outcomes = match.step_at(seq - 1).state.chance_outcomes()
            outcome = chance.pick(purpose(match.game, outcomes), entry.n, outcomes)
            if match.game.chances.to_words(outcome) != entry.outcome:
                return seq
    return 0


def _because(found: Verified, why: str) -> Verified:
    lines = found.redrawn
    if lines:
        named = ", ".join(map(str, lines[:MOST_NAMED])) + (", ..." if len(lines) > MOST_NAMED else "")
        count, places = ("1 draw was", "line") if len(lines) == 1 else (f"{len(lines)} draws were", "lines")
        why = f"{why}; but {count} undone by vote ({places} {named})"
    return replace(found, why=why)


def _redrawn(match: Match) -> list[int]:
    """List the draws that were undone by vote; nothing else goes back over one."""
    kept, gone = list[int](), list[int]()
    for seq, entry in enumerate(match.entries, 1):
        if isinstance(entry, Draw):
            kept.append(seq)
        elif isinstance(entry, Undo):
            gone += [draw for draw in kept if draw >= entry.to]
            kept = [draw for draw in kept if draw < entry.to]
    return sorted(gone)


def _wrong(record: Record, seq: int, why: str) -> Verified:
    draws = sum(isinstance(entry, Draw) for entry in record.entries)
    return Verified(WRONG, f"line {seq + 1}: {why}", seq + 1, len(record.entries), draws)


def _line(error: BadDocument) -> int:
    digits = error.field.removeprefix("line ")
    return int(digits) if digits.isdecimal() else 1

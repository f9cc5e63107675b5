"""Damaged, cut, empty and foreign records: one clear line that names what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludoteca.core import BadDocument
from ludoteca.play import catalog
from ludoteca.play.fold import DoesNotReplay
from ludoteca.play.match import Match
from ludoteca.play.record import (
    AnyEntry,
    Command,
    Credit,
    Draw,
    HostAct,
    Nonce,
    Record,
    Reveal,
    SeatChange,
    Sitter,
    Start,
    Undo,
    Vote,
    read_record,
    write_lines,
)
from ludoteca.play.verify import WRONG, verify_file, verify_lines
from tests.play.tables import play_random_game, seq_of, with_entry
from tests.play.test_turns import LOOK, TELL, talks

edit = msgspec.structs.replace


@pytest.fixture(scope="module")
def match() -> Match:
    return play_random_game(catalog.find("coin_flip"), 4).match


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda lines: [], 1),
        (lambda lines: [b"", b"  "], 1),
        (lambda lines: [b"hello"], 1),
        (lambda lines: [b"\xff\xfe\x00binary"], 1),
        (lambda lines: [b"{}"], 1),
        (lambda lines: [b"[1, 2]"], 1),
        (lambda lines: lines[1:], 1),
        (lambda lines: [lines[0].replace(b'"format":1', b'"format":99'), *lines[1:]], 1),
        (lambda lines: [lines[0].replace(b'"rules":1', b'"rules":99'), *lines[1:]], 1),
        (lambda lines: [lines[0].replace(b"coin_flip", b"coin_flop"), *lines[1:]], 1),
        (lambda lines: [lines[0].replace(b'"options":{}', b'"options":{"x":1}'), *lines[1:]], 1),
        (lambda lines: [*lines[:5], lines[5][:20], *lines[6:]], 6),
        (lambda lines: [*lines[:5], b"\xc3\x28", *lines[6:]], 6),
        (lambda lines: [*lines[:-1], lines[-1][:-1]], -1),
        (lambda lines: [*lines[:4], lines[4].replace(b'"at"', b'"when"'), *lines[5:]], 5),
        (lambda lines: [lines[0], lines[0], *lines[1:]], 2),
    ],
)
def test_a_damaged_file_is_named_by_its_line(
    match: Match, damage: Callable[[list[bytes]], list[bytes]], line: int
) -> None:
    """Empty, foreign, cut in a line, other encodings, other versions, unknown fields."""
    lines = damage(list(write_lines(match.record)))
    found = verify_lines(lines)
    assert found.verdict == WRONG
    assert found.line == (len(lines) if line == -1 else line)
    assert "\n" not in found.why
    assert len(found.why) < 300


def test_every_cut_and_every_flipped_byte_is_one_clear_line(match: Match) -> None:
    """Whatever happens to a file, verifying never fails with anything else."""
    whole = b"\n".join(write_lines(match.record))
    for cut in range(0, len(whole), 97):
        found = verify_lines(whole[:cut].splitlines())
        assert found.verdict != "fair"
        flipped = whole[:cut] + bytes([whole[cut] ^ 4]) + whole[cut + 1 :]
        assert "\n" not in verify_lines(flipped.splitlines()).why


def test_a_file_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    """A missing file and a folder are wrong, not exceptions."""
    assert verify_file(tmp_path / "nothing.jsonl").verdict == WRONG
    assert verify_file(tmp_path).verdict == WRONG


def test_a_record_on_disk_is_the_same_record(match: Match, tmp_path: Path) -> None:
    """Written, read, written again: the same bytes."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n".join(write_lines(match.record)) + b"\n")
    with path.open("rb") as lines:
        record = read_record(lines)
    assert record == match.record
    assert list(write_lines(record)) == list(write_lines(match.record))


def _command(match: Match) -> int:
    return seq_of(match, Command)


COIN_HEADS = {"chance": "coin", "side": "heads"}
ODD = [
    ("twice", lambda m: _insert(m, _command(m), m.entries[_command(m) - 1])),
    ("left out", lambda m: _delete(m, _command(m))),
    ("a draw left out", lambda m: _delete(m, seq_of(m, Draw))),
    ("a draw of another number", lambda m: _edit(m, seq_of(m, Draw, 1), n=5)),
    ("an impossible outcome", lambda m: _edit(m, seq_of(m, Draw), outcome=COIN_HEADS)),
    ("an unknown outcome", lambda m: _edit(m, seq_of(m, Draw), outcome={"chance": "dice"})),
    ("an unknown action", lambda m: _edit(m, _command(m), actions=({"do": "fly"},))),
    ("a seat that is none", lambda m: _edit(m, _command(m), seat=9)),
    ("a negative seat", lambda m: _edit(m, _command(m), seat=-2)),
    ("no action", lambda m: _edit(m, _command(m), actions=())),
    ("words that nobody asked for", lambda m: _edit(m, _command(m), words="psst")),
    ("forced though there was a choice", lambda m: _edit(m, _command(m), forced=True)),
    ("a decision left out", lambda m: _edit(m, _command(m), decision="")),
    ("a decision that should be the same", lambda m: _edit(m, _command(m), decision="other")),
    ("a decision where none is open", lambda m: _edit(m, seq_of(m, Start), decision="d0")),
    ("time that runs backwards", lambda m: _edit(m, _command(m), at=1)),
    ("a nonce after the start", lambda m: _insert(m, _command(m), Nonce(seat=0, nonce="aa"))),
    ("nonces out of order", lambda m: _insert(m, 2, Nonce(seat=0, nonce="aa"))),
    ("a second start", lambda m: _insert(m, _command(m), Start(at=10**6))),
    ("an undo of a draw", lambda m: _insert(m, _command(m), Undo(at=10**6, to=4, seat=0, decision="u"))),
    ("an undo of the future", lambda m: _insert(m, _command(m), Undo(at=10**6, to=99, seat=0, decision="u"))),
    (
        "an undo that nobody voted for",
        lambda m: _insert(m, _command(m) + 1, Undo(at=10**7, to=_command(m), seat=-1, decision="u")),
    ),
    ("a vote after the end", lambda m: _append(m, Vote(at=10**9, seat=0, question="undo:7", yes=True))),
    ("a second reveal", lambda m: _append(m, Reveal(at=10**9, secret="00"))),
    ("a secret that is no hex", lambda m: _edit(m, m.head, secret="hush")),
    ("a secret too early", lambda m: _insert(m, _command(m), Reveal(at=10**6, secret="00"))),
]  # fmt: skip


@pytest.mark.parametrize(("what", "spoil"), ODD, ids=[what for what, _ in ODD])
def test_an_entry_that_cannot_follow_is_named(
    match: Match, what: str, spoil: Callable[[Match], tuple[Record, int]]
) -> None:
    """Legality, order, numbers, ids, time: the first entry that cannot have come is named."""
    record, seq = spoil(match)
    with pytest.raises(DoesNotReplay) as caught:
        Match.replay(record)
    assert caught.value.seq == seq, caught.value
    assert isinstance(caught.value, BadDocument)
    assert str(caught.value).startswith(f"entry {seq}: ")


TALK_ODD = [
    ("armed for another decision", lambda m: _edit(m, seq_of(m, HostAct), armed_for="d0")),
    (
        "the sand of another",
        lambda m: _edit(m, seq_of(m, HostAct), action={"do": "expire", "seat": 2}),
    ),
    ("no host action", lambda m: _edit(m, seq_of(m, HostAct), action={"do": "done"})),
    ("a forced answer that says it was free", lambda m: _edit(m, _forced(m), forced=False)),
    ("another forced answer", lambda m: _edit(m, _forced(m), actions=({"do": "look"},))),
    ("an undo of what is undone", lambda m: _append(m, _undo_again(m))),
    ("words left out", lambda m: _edit(m, seq_of(m, Command, 1), words="")),
    ("a credit of nothing", lambda m: _append(m, Credit(at=10**9, ms=0, decision=m.decision))),
    ("a seat for nobody", lambda m: _append(m, _nobody_sits(m))),
]


@pytest.mark.parametrize(("what", "spoil"), TALK_ODD, ids=[what for what, _ in TALK_ODD])
def test_an_odd_entry_of_the_talks_is_named(what: str, spoil: Callable[[Match], tuple[Record, int]]) -> None:
    """Host acts, forced answers, undo, words and credits are checked as commands are."""
    record, seq = spoil(_talks())
    with pytest.raises(DoesNotReplay) as caught:
        Match.replay(record)
    assert caught.value.seq == seq, caught.value


def _talks() -> Match:
    """Looked, spoke twice, forced; the second speaker's sand ran out; a setting was undone."""
    table = talks(3)
    table.act(0, LOOK)
    table.act(0, TELL, words="One.")
    table.act(0, TELL, words="Two.")
    table.wait(61)
    due = table.match.due(table.now)
    assert due is not None
    table.take(table.match.plan_host(due.action, due.decision, table.now))
    told = table.act(2, TELL, words="Three.").seq
    table.take(table.match.plan_undo(0b100, told, table.now))
    Match.replay(table.match.record)
    return table.match


def _forced(match: Match) -> int:
    return next(n for n, e in enumerate(match.entries, 1) if isinstance(e, Command) and e.forced)


def _undo_again(match: Match) -> Undo:
    last = match.entries[-1]
    assert isinstance(last, Undo)
    return edit(last, decision="another")


def _nobody_sits(match: Match) -> SeatChange:
    return SeatChange(at=10**9, seat=3, sitter=Sitter("X"), decision=match.decision)


def test_a_header_with_too_many_seats_is_named(match: Match) -> None:
    """A header is checked as a set-up is."""
    header = edit(match.header, seats=(Sitter("A"),) * 9)
    with pytest.raises(DoesNotReplay, match=r"^header: "):
        Match.replay(Record(header, match.record.entries))


def _edit(match: Match, seq: int, **changes: object) -> tuple[Record, int]:
    return with_entry(match.record, seq, edit(match.entries[seq - 1], **changes)), seq


def _insert(match: Match, seq: int, entry: AnyEntry) -> tuple[Record, int]:
    entries = [*match.entries[: seq - 1], entry, *match.entries[seq - 1 :]]
    first_wrong = seq + 1 if entry == match.entries[seq - 1] else seq
    return Record(match.header, tuple(entries)), first_wrong


def _delete(match: Match, seq: int) -> tuple[Record, int]:
    entries = [*match.entries[: seq - 1], *match.entries[seq:]]
    return Record(match.header, tuple(entries)), seq


def _append(match: Match, entry: AnyEntry) -> tuple[Record, int]:
    return Record(match.header, (*match.entries, entry)), match.head + 1


def test_a_name_longer_than_any_is_refused(match: Match) -> None:
    """In the header and in a seat that changes; the line is named."""
    long = Sitter("x" * 201)
    header = edit(match.header, seats=(Sitter("x" * 200), long))
    with pytest.raises(BadDocument, match=r"line 1: .*200"):
        read_record(write_lines(Record(header, ())))
    change = SeatChange(seat=0, sitter=long)
    with pytest.raises(BadDocument, match=r"line 2: .*200"):
        read_record(write_lines(Record(match.header, (change,))))
    read_record(write_lines(Record(edit(header, seats=(Sitter("x" * 200),) * 2), ())))

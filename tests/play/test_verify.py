"""Verifying finds a changed draw, nonce, secret or act, and says where."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from ludoteca.core import Game
from ludoteca.play import catalog
from ludoteca.play.fair import commitment
from ludoteca.play.local import choose_at_random, run
from ludoteca.play.match import Match
from ludoteca.play.record import Command, Draw, Nonce, Record, Reveal, write_lines
from ludoteca.play.verify import FAIR, UNPROVEN, WRONG, verify, verify_file, verify_lines
from tests.play.tables import SECRET, fair_table, play_random_game, seq_of, with_entry
from tests.play.test_match import HEADS

edit = msgspec.structs.replace


@pytest.fixture(scope="module")
def match() -> Match:
    return play_random_game(catalog.find("coin_flip"), 4, 3).match


def other_side(outcome: dict[str, int | str]) -> dict[str, int | str]:
    return {**outcome, "side": "tails" if outcome["side"] == "heads" else "heads"}


def test_a_fair_game_is_found_fair(any_game: Game, tmp_path: Path) -> None:
    """Every game of the catalog, from its file."""
    finished = play_random_game(any_game, 11).match
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n".join(write_lines(finished.record)))
    found = verify_file(path)
    assert (found.verdict, found.line, found.over) == (FAIR, 0, True)
    assert found.entries == finished.head
    assert found.draws == sum(isinstance(entry, Draw) for entry in finished.entries)
    assert found.ok


def test_a_changed_draw_is_found(match: Match) -> None:
    """The first two draws deal secrets: turned round they replay, and only the secret tells."""
    for which in range(3):
        seq = seq_of(match, Draw, which)
        draw = match.entries[seq - 1]
        assert isinstance(draw, Draw)
        found = verify(with_entry(match.record, seq, edit(draw, outcome=other_side(draw.outcome))))
        assert found.verdict == WRONG
        assert found.line == seq + 1 or "go on" in found.why
        assert not found.ok


def test_the_last_draw_turned_round_is_found(match: Match) -> None:
    """A coin that fell the other way changes what follows, or is caught by the secret."""
    seq = seq_of(match, Draw, -1)
    draw = match.entries[seq - 1]
    assert isinstance(draw, Draw)
    assert verify(with_entry(match.record, seq, edit(draw, outcome=other_side(draw.outcome)))).line > 0


def test_a_changed_nonce_is_found(match: Match) -> None:
    """With other nonces other draws would have come."""
    seq = seq_of(match, Nonce)
    nonce = match.entries[seq - 1]
    assert isinstance(nonce, Nonce)
    found = verify(with_entry(match.record, seq, edit(nonce, nonce="0000")))
    assert found.verdict == WRONG
    assert "another outcome" in found.why
    assert isinstance(match.entries[found.line - 2], Draw)


def test_a_nonce_left_out_is_found(match: Match) -> None:
    """A host cannot drop what a player gave."""
    entries = tuple(entry for entry in match.entries if not isinstance(entry, Nonce))
    assert verify(Record(match.header, entries)).verdict == WRONG


def test_another_secret_is_found(match: Match) -> None:
    """It is not the one the header promised, whatever draws it makes."""
    found = verify(with_entry(match.record, match.head, edit(match.entries[-1], secret="00" * 32)))
    assert (found.verdict, found.line) == (WRONG, match.head + 1)
    assert "promised" in found.why


def test_another_secret_with_its_own_commitment_is_found(match: Match) -> None:
    """Then the draws do not follow from it."""
    secret = bytes(32)
    header = edit(match.header, commitment=commitment(secret))
    entries = (*match.entries[:-1], Reveal(at=match.entries[-1].at, secret=secret.hex()))
    found = verify(Record(header, entries))
    assert found.verdict == WRONG
    assert isinstance(match.entries[found.line - 2], Draw)


def test_a_changed_command_is_found(match: Match) -> None:
    """An act that the rules forbid is named by its line."""
    seq = seq_of(match, Command, 1)
    entry = match.entries[seq - 1]
    assert isinstance(entry, Command)
    first = match.entries[seq - 2]
    assert isinstance(first, Command)
    found = verify(with_entry(match.record, seq, edit(entry, seat=first.seat)))
    assert (found.verdict, found.line) == (WRONG, seq + 1)
    assert "CF-003" in found.why


def test_a_game_that_goes_on_is_unproven(match: Match) -> None:
    """It replays; its secret is still one."""
    found = verify(Record(match.header, match.record.entries[: match.head - 4]))
    assert found.verdict == UNPROVEN
    assert "ends before the game does" in found.why
    assert found.ok


def test_a_game_whose_secret_was_not_revealed_is_unproven(match: Match) -> None:
    """Somebody cut the last line off."""
    found = verify(Record(match.header, match.record.entries[:-1]))
    assert found.verdict == UNPROVEN
    assert found.over
    assert "secret is missing" in found.why


def test_a_simulation_is_unproven() -> None:
    """Nobody promised anything."""
    rng = Random(1)
    record = run(catalog.find("coin_flip"), 2, {}, choose_at_random(rng), rng)
    found = verify_lines(write_lines(record))
    assert found.verdict == UNPROVEN
    assert "never promised" in found.why


def test_what_is_verified_is_all_of_the_secret(match: Match) -> None:
    """A secret that differs in one bit is another one."""
    flipped = bytes([SECRET[0] ^ 1]) + SECRET[1:]
    record = with_entry(match.record, match.head, edit(match.entries[-1], secret=flipped.hex()))
    assert verify(record).verdict == WRONG


def test_draws_undone_by_vote_are_said() -> None:
    """The secret proves each draw; that the table did not keep one stands beside it."""
    table, rng = fair_table("coin_flip"), Random(1)
    table.act(0, HEADS)
    act = table.act(1, HEADS).seq
    table.take(table.match.plan_undo(0b01, act, table.now))
    table.take(table.match.plan_vote(0b10, f"undo:{act}", yes=True, at=table.now))
    while not table.match.over:
        table.act_at_random(rng)
    found = verify(table.match.record)
    coin = act + 1
    assert (found.verdict, found.redrawn) == (FAIR, (coin + 1,))
    assert isinstance(table.match.entries[coin - 1], Draw)
    assert found.why.endswith(f"; but 1 draw was undone by vote (line {coin + 1})")
    unfinished = verify(Record(table.match.header, table.match.record.entries[:-1]))
    assert "1 draw was undone by vote" in unfinished.why

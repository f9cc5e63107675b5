"""Games on this machine alone: the same seed, the same record."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import Game, State
from ludoteca.play import catalog
from ludoteca.play.local import choose_at_random, play_out, run
from ludoteca.play.match import Match
from ludoteca.play.record import Draw, Nonce, Reveal, write_lines


def lines(game: Game, seed: int) -> list[bytes]:
    rng = Random(seed)
    return list(write_lines(run(game, game.info.seats.most, {}, choose_at_random(rng), rng)))


def test_the_same_seed_gives_the_same_record(any_game: Game) -> None:
    """Byte for byte; another seed gives another one."""
    assert lines(any_game, 1) == lines(any_game, 1)
    assert lines(any_game, 1) != lines(any_game, 2)


def test_a_record_of_a_local_game_replays(any_game: Game) -> None:
    """It promises nothing and reveals nothing, and is over."""
    rng = Random(7)
    match = play_out(any_game, any_game.info.seats.least, {}, choose_at_random(rng), rng)
    assert match.header.commitment == ""
    assert not any(isinstance(entry, Nonce | Reveal) for entry in match.entries)
    again = Match.replay(match.record)
    assert again.over
    assert again.ending == match.ending
    assert again.state.returns() == match.state.returns()


def test_the_chooser_is_asked_for_the_seat_that_acts() -> None:
    """Every question is a state in which the seat has the action that is taken."""
    asked: list[int] = []

    def first(state: State, seat: int) -> int:
        asked.append(seat)
        return state.legal_actions(seat)[0]

    match = play_out(catalog.find("coin_flip"), 3, {}, first, Random(2))
    assert asked[:3] == [0, 1, 2]
    assert all(entry.outcome for entry in match.entries if isinstance(entry, Draw))


def test_a_chooser_that_breaks_the_rules_is_told() -> None:
    """It is a mistake in the program, not an answer."""
    with pytest.raises(ValueError, match="not accepted"):
        play_out(catalog.find("parley"), 2, {}, lambda state, seat: 17, Random(0))

"""Speech is a rule of the game."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from ludoteca.play import catalog
from ludoteca.play.speech import may_speak
from tests.play.tables import Table, fair_table, play_random_game
from tests.play.test_turns import at_figure, at_tokens, at_treaty, talks


def speakers(table: Table) -> list[int]:
    return [seat for seat in range(table.match.seats) if may_speak(table.match, seat)]


def test_who_may_speak_follows_the_game() -> None:
    """The speaker alone, then nobody, then everybody."""
    assert speakers(talks(3)) == [0]
    assert speakers(at_tokens(3)) == []
    assert speakers(at_figure(3)) == [0, 1, 2]
    assert speakers(at_treaty(3)) == [0, 1, 2]


def test_a_frame_says_whether_its_viewer_may_speak() -> None:
    """A holder may if one of its seats may; a spectator never."""
    match = talks(3).match
    assert [match.frame(viewer).may_speak for viewer in (0b001, 0b010, 0b011, 0)] == [
        True,
        False,
        True,
        False,
    ]


def test_without_such_a_rule_everybody_may_speak() -> None:
    """Always."""
    table = fair_table("coin_flip", 3)
    assert speakers(table) == [0, 1, 2]


def test_after_the_end_everybody_may_speak() -> None:
    """Whatever the last phase was."""
    table = play_random_game(catalog.find("parley"), 3)
    assert speakers(table) == [0, 1]


def test_an_unfinished_game_silences_nobody() -> None:
    """It ended in the middle of a silent phase, and is over all the same."""
    game = catalog.find("parley")
    short = replace(game, info=msgspec.structs.replace(game.info, max_decisions=2))
    table = fair_table(short)
    for seat in (0, 1):
        table.act(seat, {"do": "done"})
    assert table.match.frame(0).view.phase == "tokens"
    assert table.match.over
    assert speakers(table) == [0, 1]

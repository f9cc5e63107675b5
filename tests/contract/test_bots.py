"""Bots do not peek: what a seat cannot see changes no choice of its bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from ludoteca import bots
from ludoteca.core import Game, State
from tests.contract.tables import Table, all_tables, walk

Ask = Callable[[Game, State, int], list[int]]
TABLES = all_tables()
HASTY = "ismcts-12"
DECISIONS = 10
"""Decisions of a game that are looked at."""
TWINS = 8
"""Tables that look the same to the chooser, for each of them."""


def ask(game: Game, state: State, seat: int, bot: str = HASTY) -> list[int]:
    """Ask a bot as the house does, always with the same luck."""
    return bots.choose(bot, game, game.view(state, 1 << seat), state.legal_actions(seat), Random(17)).actions


def ask_greedy(game: Game, state: State, seat: int) -> list[int]:
    return ask(game, state, seat, "greedy") if game.rate else []


def ask_a_peeker(game: Game, state: State, seat: int) -> list[int]:
    """A searching bot that deals itself the very cards on the table."""
    return ask(replace(game, resample=lambda seen, rng: state.clone()), state, seat)


def decisions(table: Table, seed: int) -> Iterator[tuple[State, int]]:
    """A few real choices of a random game, and who has them."""
    choices = [
        (state.clone(), seat)
        for state in walk(table, seed)
        for seat in state.awaited()
        if len(state.legal_actions(seat)) > 1
    ]
    return iter(Random(seed).sample(choices, min(DECISIONS, len(choices))))


def swayed(table: Table, bot: Ask, seed: int) -> Iterator[str]:
    """Tell of each choice that changes with what the chooser cannot see."""
    game, rng = table.game, Random(seed)
    for state, seat in decisions(table, seed):
        seen, chosen = game.view(state, 1 << seat), bot(game, state, seat)
        for _ in range(TWINS):
            other = bot(game, game.resample(seen, rng), seat)
            if other != chosen:
                yield f"seat {seat} chose {chosen}, and {other} at a table that looks the same"


@pytest.mark.parametrize("bot", [ask, ask_greedy])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_bot_cannot_see_changes_no_choice(table: Table, bot: Ask) -> None:
    assert list(swayed(table, bot, 61)) == []


def test_a_bot_that_peeks_is_caught(any_game: Game) -> None:
    """At one table or another of every game that keeps secrets."""
    tables = [table for table in TABLES if table.game.id == any_game.id]
    if any(has_secrets(table) for table in tables):
        assert any(next(swayed(table, ask_a_peeker, seed), "") for seed in range(6) for table in tables)


def has_secrets(table: Table) -> bool:
    """Say whether tables that look the same to a seat can differ."""
    game, rng = table.game, Random(5)
    everybody = (1 << table.seats) - 1
    return any(
        game.view(game.resample(game.view(state, 1 << seat), rng), everybody) != game.view(state, everybody)
        for state, seat in decisions(table, 5)
    )

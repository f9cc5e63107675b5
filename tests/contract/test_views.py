"""Views and their inverse: what a seat sees, and every state that fits it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludoteca.core import CHANCE, OVER, all_seats
from tests.contract.tables import Table, all_tables, walk_everything

TABLES = [pytest.param(table, id=str(table)) for table in all_tables()]


def _viewers(seats: int) -> list[int]:
    return [0, *(1 << seat for seat in range(seats)), 0b11, all_seats(seats)]


@pytest.mark.parametrize("table", TABLES)
def test_a_resampled_state_looks_the_same(table: Table) -> None:
    """`view(resample(v, rng), v.viewer) == v` for every viewer, all through a game."""
    game = table.game
    rng = Random(31)
    for number, state in enumerate(walk_everything(table, 31)):
        if number % 4 and state.kind != OVER:
            continue
        for viewer in _viewers(table.seats):
            seen = game.view(state, viewer)
            twin = game.resample(seen, rng)
            assert game.view(twin, viewer) == seen
            assert twin.turn() == state.turn()
            for seat in range(table.seats):
                if viewer >> seat & 1:
                    assert twin.legal_actions(seat) == state.legal_actions(seat)


@pytest.mark.parametrize("table", TABLES)
def test_the_all_seeing_view_holds_the_whole_state(table: Table) -> None:
    """Resampled from the view of all seats, a state is itself wherever no pile is involved."""
    game = table.game
    rng = Random(32)
    for number, state in enumerate(walk_everything(table, 32)):
        if number % 4:
            continue
        seen = game.view(state, all_seats(table.seats))
        twin = game.resample(seen, rng)
        assert game.view(twin, all_seats(table.seats)) == seen
        if state.kind == CHANCE:
            assert twin.chance_outcomes() == state.chance_outcomes()


@pytest.mark.parametrize("table", TABLES)
def test_views_are_frozen_records_that_survive_json(table: Table) -> None:
    """A view is a frozen record of the game's view type; JSON brings it back unchanged."""
    game = table.game
    for number, state in enumerate(walk_everything(table, 33)):
        if number % 6:
            continue
        for viewer in _viewers(table.seats):
            seen = game.view(state, viewer)
            assert type(seen) is game.view_type
            assert seen.viewer == viewer
            again = msgspec.json.decode(msgspec.json.encode(seen), type=game.view_type)
            assert again == seen
            with pytest.raises(AttributeError):
                seen.viewer = 1


@pytest.mark.parametrize("table", TABLES)
def test_a_state_cannot_be_encoded_to_a_socket(table: Table) -> None:
    """There is no way to send a state by mistake."""
    with pytest.raises(TypeError):
        msgspec.json.encode(table.setup())


@pytest.mark.parametrize("table", TABLES)
def test_labels_need_only_the_view(table: Table) -> None:
    """Every legal action has a sentence, written from what its chooser sees."""
    game = table.game
    for number, state in enumerate(walk_everything(table, 34)):
        if number % 4:
            continue
        for seat in state.awaited():
            seen = game.view(state, 1 << seat)
            for action in state.legal_actions(seat):
                assert game.label(seen, action).id

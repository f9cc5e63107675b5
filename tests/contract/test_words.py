"""Actions and outcomes in words, positions as documents: there and back for every game."""

from __future__ import annotations

import pytest

from ludoteca.core import CHANCE, BadDocument, BadWords, Game
from tests.contract.tables import Table, all_games, all_tables, walk_everything

NONSENSE: list[object] = [True, 1.5, -1, 10**30, "", "nobody", None, [], {}]
GAMES = [pytest.param(game, id=game.id) for game in all_games()]
TABLES = [pytest.param(table, id=str(table)) for table in all_tables()]


@pytest.mark.parametrize("game", GAMES)
def test_every_action_and_outcome_reads_back_from_its_words(game: Game) -> None:
    """Ids and words are two names of one thing; no two actions share their words."""
    for space in (game.actions, game.chances):
        assert space.size <= 2000
        seen = set()
        for number in range(space.size):
            words = space.to_words(number)
            assert space.from_words(words) == number
            seen.add(tuple(words.items()))
        assert len(seen) == space.size


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "nonsense",
    [{}, {"do": 3}, {"do": "fly"}, {"do": None}, {"chance": "x"}, {"do": "\x1b[31m" * 2000}],
)
def test_nonsense_words_are_refused_with_the_field(game: Game, nonsense: dict[str, object]) -> None:
    """A wrong action is a clear, short, printable error."""
    with pytest.raises(BadWords) as caught:
        game.actions.from_words(nonsense)
    assert caught.value.field == "do"
    assert len(str(caught.value)) < 700
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("game", GAMES)
def test_unknown_and_missing_fields_of_an_action_are_refused(game: Game) -> None:
    """Neither a missing nor an extra field passes."""
    for number in {family.base for family in game.actions.families}:
        words: dict[str, object] = dict(game.actions.to_words(number))
        with pytest.raises(BadWords, match="no such field"):
            game.actions.from_words({**words, "extra": 1})
        for field in list(words)[1:]:
            with pytest.raises(BadWords, match=field):
                game.actions.from_words({k: v for k, v in words.items() if k != field})
            for wrong in NONSENSE:
                with pytest.raises(BadWords, match=field):
                    game.actions.from_words({**words, field: wrong})


@pytest.mark.parametrize("table", TABLES)
def test_any_state_survives_its_document(table: Table) -> None:
    """Written and read back, a state has the same document, turn, legal lists and views."""
    game = table.game
    for number, state in enumerate(walk_everything(table, 21)):
        if number % 3:
            continue
        document = game.write_position(state)
        again = game.read_position(document).state
        assert game.write_position(again) == document
        assert again.turn() == state.turn()
        for seat in range(table.seats):
            assert again.legal_actions(seat) == state.legal_actions(seat)
        for viewer in (0, *(1 << seat for seat in range(table.seats))):
            assert game.view(again, viewer) == game.view(state, viewer)
        if state.kind == CHANCE:
            assert again.chance_outcomes() == state.chance_outcomes()


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_field_of_a_document_is_named(game: Game) -> None:
    """A typing error in a position is refused by name, not ignored."""
    with pytest.raises(BadDocument) as caught:
        game.read_position({"bananas": 3})
    assert caught.value.field == "bananas"


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_document_is_a_playable_position(game: Game) -> None:
    """All defaults together make a position somebody can act in."""
    state = game.read_position({}).state
    assert state.awaited() or state.kind == CHANCE

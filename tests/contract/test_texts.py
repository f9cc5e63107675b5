"""Every sentence a player can meet is written, and formats without a fault."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import get_args, get_type_hints

import msgspec
import pytest

from ludoteca import texts
from ludoteca.core import CHANCE, OVER, Event, Field, Game, State, Text
from tests.contract.tables import Table, all_games, all_tables

GAMES = [pytest.param(game, id=game.id) for game in all_games()]
TABLES = [pytest.param(table, id=str(table)) for table in all_tables()]
NAMES = ["Ana", "Marco", "Jun", "Noor", "Ike", "Lena"]


@pytest.mark.parametrize("table", TABLES)
def test_all_that_is_said_in_a_random_game_is_written(table: Table) -> None:
    """Events, their public forms, labels, refusals and the ending have messages whose facts fit."""
    said = {(text.id, *sorted(text.facts)): text for text in _everything_said(table)}
    for text in said.values():
        _is_written(table.game, text)


def _everything_said(table: Table) -> Iterator[Text]:
    rng, events, decisions = Random(51), list[Event](), 0
    state = table.setup()
    while state.kind != OVER:
        if state.kind == CHANCE:
            state.apply_chance(state.sample_chance(rng), events.append)
            continue
        decisions += 1
        seat = rng.choice(state.awaited())
        yield from _labels(table.game, state, seat)
        if decisions % 8 == 1:
            yield from _refusals(table, state)
        state.apply(seat, rng.choice(state.legal_actions(seat)), events.append)
    yield from _refusals(table, state)
    yield from _told(events)
    ending = state.ending()
    assert ending is not None
    yield Text(ending.text, {"seats": list(ending.winners)})


def _labels(game: Game, state: State, seat: int) -> Iterator[Text]:
    seen = game.view(state, 1 << seat)
    return (game.label(seen, action) for action in state.legal_actions(seat))


def _refusals(table: Table, state: State) -> Iterator[Text]:
    for seat in range(table.seats):
        for action in range(table.game.actions.size):
            refusal = table.game.refuse(state, seat, action)
            if refusal is not None:
                yield Text(refusal.text, refusal.facts)


def _told(events: list[Event]) -> Iterator[Text]:
    for event in events:
        yield Text(event.text, event.facts)
        if event.public is not None:
            yield event.public


def _is_written(game: Game, text: Text) -> None:
    words = texts.load(game.folder)
    assert words.has(text.id), text.id
    sentence = words.say(text, NAMES)
    assert sentence
    assert "{" not in sentence, f"{text.id} lacks a fact: {sentence}"


@pytest.mark.parametrize("game", GAMES)
def test_names_options_families_and_endings_are_written(game: Game) -> None:
    """Whatever the generic board shows has a name written for people."""
    words = texts.load(game.folder)
    ids = [f"name-{texts.slug(name)}" for name in _component_names(game)]
    for name, option in game.info.options.items():
        ids.append(f"option-{name}")
        ids += [f"option-{name}-{texts.slug(_shown(value))}" for value in option.values]
    ids += [f"family-{family.name}" for family in game.actions.families if not family.host]
    ids += list(game.info.endings)
    ids += [f"view-{field}" for field in _view_fields(game.view_type)]
    assert [message for message in ids if not words.has(message)] == []


SHEETS = [pytest.param(game, id=game.id) for game in all_games() if game.info.sheet]


@pytest.mark.parametrize("game", SHEETS)
def test_a_sheet_is_written_and_has_a_cell_at_every_table(game: Game) -> None:
    """Rows and columns have names, and `from_seats` names only what is there."""
    sheet, seats, words = game.info.sheet, game.info.seats, texts.load(game.folder)
    assert sheet is not None
    names = {*sheet.rows, *sheet.columns}
    assert set(sheet.from_seats) <= names
    assert len(names) == len(sheet.rows) + len(sheet.columns)
    for name in names:
        assert words.has(f"sheet-{texts.slug(name)}") or words.has(f"name-{texts.slug(name)}"), name
    assert words.has("sheet-title")
    if sheet.seat_row:
        _is_written(game, Text(sheet.seat_row, {"seat": 0}))
    for count in range(seats.least, seats.most + 1):
        assert sheet.rows_at(count)
        assert sheet.columns_at(count)


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _component_names(game: Game) -> set[str]:
    spaces = (game.actions, game.chances)
    fields: list[Field] = [field for s in spaces for family in s.families for field in family.fields]
    return {name for field in fields for name in field.names}


def _view_fields(record: type) -> set[str]:
    """The fields of a view and of every record inside it, less those of the contract itself."""
    found: set[str] = set()
    for name, hint in get_type_hints(record).items():
        if not name.startswith("__") and name not in ("viewer", "turn", "players"):
            found.add(name)
        if name != "turn":
            found |= {field for inner in _records(hint) for field in _view_fields(inner)}
    return found


def _records(hint: object) -> Iterator[type]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for inner in get_args(hint):
        yield from _records(inner)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_sentence(game: Game) -> None:
    """A refusal opens its rule, so each numbered rule is written out."""
    path = game.folder / "texts" / "rules.en.ftl"
    words = texts.GameTexts(path.read_text("utf-8"))
    table = (game.folder / "rulebook.toml").read_text("utf-8")
    ids = [line.split('"')[1] for line in table.splitlines() if line.startswith("id = ")]
    assert ids
    assert [rule for rule in ids if not words.has(rule)] == []

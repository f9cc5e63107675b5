"""The end: four scorings, the highest total, shared wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quietville.scene import Scene, divine, lay

SHEET = {
    "A": {"lowest": 10, "highest": 12, "colour": 9},
    "B": {"lowest": 11, "highest": 14, "colour": 8},
    "C": {"lowest": 6, "highest": 9, "colour": 10},
}
LAST: dict[str, Any] = {
    "scorings_done": 3,
    "sheet": SHEET,
    "buildings_row": ["G7"],
    "buildings_pile": ["SCORE"],
}


def finish(**document: Any) -> Scene:
    """Buy the last building and score everything."""
    table = lay(**{**LAST, **document}).act("A", "buy", card="G7")
    return table.score(A="everything", B="everything", C="everything")


@pytest.mark.rule("QV-090", "QV-091", "QV-092")
def test_the_fourth_scoring_ends_the_game_at_once() -> None:
    """Nobody moves after it, though B and C had a turn less."""
    table = finish()
    assert table["game_over"]
    assert all(table.legal(letter) == [] for letter in "ABC")
    assert table.refused("B", "vote").rule == "QV-091"
    ending = table.state.ending()
    assert ending is not None
    assert ending.rule == "QV-091"


@pytest.mark.rule("QV-090", "QV-091")
def test_the_third_scoring_does_not() -> None:
    """The game goes on with the next row."""
    sheet = {letter: {"lowest": 3, "highest": 3} for letter in "ABC"}
    table = lay(scoring_due=True, sheet=sheet).score(A="red", B="red", C="red")
    assert not table["game_over"]
    assert table.state.ending() is None
    assert table.state.returns() == [0.0, 0.0, 0.0]


@pytest.mark.rule("QV-093", "QV-094")
def test_the_highest_sum_of_four_entries_wins() -> None:
    """Totals add up the sheet; the best one wins alone."""
    table = finish(supply={"B": ["B4"]})
    assert table["totals"] == {"A": 10 + 12 + 9 + 7, "B": 11 + 14 + 8 + 4, "C": 25}
    assert table["winners"] == ["A"]
    assert table.state.returns() == [1.0, 0.0, 0.0]
    ending = table.state.ending()
    assert ending is not None
    assert ending.ranking == ((0,), (1,), (2,))


@pytest.mark.rule("QV-095")
def test_level_totals_share_the_win() -> None:
    """There is no tie-breaker; a place is shared."""
    table = finish(supply={"B": ["B5"]}, money={"A": 2, "B": 0})
    assert table["winners"] == ["A", "B"]
    assert table.state.returns() == [0.5, 0.5, 0.0]
    ending = table.state.ending()
    assert ending is not None
    assert ending.ranking == ((0, 1), (2,))


@pytest.mark.rule("QV-096")
def test_money_votes_and_interventions_are_worth_nothing() -> None:
    """Only the entries count."""
    rich = finish(money={"A": 2, "B": 2, "C": 2})
    poor = finish(money={"A": 1, "B": 0, "C": 0}, votes=[])
    assert rich["totals"] == poor["totals"]
    table = divine(**LAST, hands={"A": ["drop_building"], "C": ["money", "money"]})
    table.act("A", "play", card="drop_building").act("A", "drop_building", card="G7")
    table.score(A="everything", B="everything", C="everything")
    assert table["totals"] == {"A": 31, "B": 33, "C": 25}

"""Positions as documents: defaults that can be played on, deals that are kept, nonsense that is named."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import BadDocument
from ludoteca.games.in_a_grove import GAME
from ludoteca.games.in_a_grove.space import FIGURE, FIGURE_NAMES
from tests.games.in_a_grove.invariants import check
from tests.games.in_a_grove.scene import GROVE, Scene, grove, lay


def test_an_empty_document_is_a_harmless_table() -> None:
    table = lay()
    assert table["seats"] == ["A", "B", "C", "D"]
    assert table["active"] == table["discoverer"] == "A"
    assert table["chips"]["D"] == {"acc": 5, "liar": 0}
    assert table["step"] == "look"
    assert sorted(map(str, [*table["alibis"].values(), *table["suspects"], table["victim"]])) == sorted(
        FIGURE_NAMES
    )
    check(table.state)


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"seats": 2, "suspects": [5, "white", 7]},
        {"seats": 3, "discoverer": "C", "step": "deal"},
        {"step": "first_discoverer", "closed_card": "last_accused"},
        {"stacks": {"B": ["A", "B"]}, "tamper_marker": "B"},
    ],
)
def test_a_partial_position_can_be_played_to_the_end(document: dict[str, Any]) -> None:
    table = Scene(GAME.read_position(GAME.write_position(GAME.read_position(document).state)))
    while not table["game_over"]:
        state = table.state
        state.apply(state.actor, state.legal_actions(state.actor)[-1])
        table.deal()
    assert table.state.ending() is not None


def test_seats_may_be_counted_and_named_by_number() -> None:
    assert lay(seats=3, discoverer=2)["discoverer"] == "C"
    assert lay(seats=3, first_discoverer=2)["discoverer"] == "C"


def test_figures_not_named_lie_where_none_is_named() -> None:
    table = lay(seats=2, suspects=[7, 3, 5])
    assert (table["alibis"], table["victim"]) == ({"A": "white", "B": 4}, 6)


def test_the_order_of_a_deal_is_kept() -> None:
    ordered = GAME.read_position({"step": "deal", "deal": [3, "white"]})
    assert ordered.piles == {"figure": [FIGURE + 2, FIGURE]}
    assert GAME.read_position({"deal": [8, 7]}).piles == {"figure": [FIGURE + 7, FIGURE + 6]}
    assert GAME.read_position(GAME.write_position(ordered.state)).piles == {}


def test_the_step_follows_from_looks_and_the_marker() -> None:
    assert grove(looks={"A": ["A", "C"]})["step"] == "swap"
    assert grove(looks={"A": ["A", "C"]}, tamper_marker="B")["step"] == "accuse"
    assert grove(stacks={"C": ["A"]}, looks={"B": ["A", "B"]})["step"] == "accuse"
    assert grove(stacks={"C": ["A"]})["step"] == "look"


def test_looks_of_the_discoverer_come_before_the_swap() -> None:
    """The figure that lay at A was seen, and is the victim now."""
    table = grove(looks={"A": ["A", "C"]}, tamper_marker="A", stacks={"C": ["A"]})
    assert table["seen"]["A"] == {"A": "white", "C": 6}
    assert table["unseen_marker"] == "B"
    assert [p.figure for p in table.view("A").places[:4]] == [None, None, "6", "white"]


def test_a_finished_game_is_written_down() -> None:
    table = grove(chips={"D": {"acc": 1, "liar": 6}}, stacks={"A": ["A", "B", "C"]}, step="accuse")
    table.act("D", "accuse", "A")
    again = lay(**GAME.write_position(table.state))
    assert (again["game_over"], again["loser"], again["loser_step"]) == (True, "D", 1)
    assert again.state.ending() == table.state.ending()
    assert again["last_reveal"] == table["last_reveal"]


NONSENSE: list[tuple[str, dict[str, Any]]] = [
    ("bananas", {"bananas": 1}),
    ("seats", {"seats": 5}),
    ("seats", {"seats": ["A", "C"]}),
    ("seats", {"seats": "many"}),
    ("closed_card", {"closed_card": "none"}),
    ("next_discoverer", {"next_discoverer": "up"}),
    ("full_ranking", {"full_ranking": "yes"}),
    ("first_discoverer", {"first_discoverer": "Z"}),
    ("first_discoverer", {"seats": 2, "first_discoverer": 2}),
    ("discoverer", {"discoverer": "AB"}),
    ("discoverer", {"discoverer": None}),
    ("step", {"step": "lunch"}),
    ("step", {"step": "deal", **GROVE}),
    ("step", {"step": "deal", "suspects": [3]}),
    ("step", {"step": "swap", "stacks": {"A": ["A"]}}),
    ("step", {"step": "swap", "tamper_marker": "A"}),
    ("suspects", {"suspects": [3, 4, 5, 6]}),
    ("suspects", {"suspects": 3}),
    ("suspects[1]", {"suspects": [3, 3, 5]}),
    ("suspects[0]", {"suspects": [9, 3, 5]}),
    ("suspects[0]", {"seats": 3, "suspects": [2, 3, 5]}),
    ("suspects[0]", {"suspects": [True, 3, 5]}),
    ("victim", {"suspects": [3, 4, 5], "victim": 5}),
    ("alibis.B", {"alibis": {"A": 3, "B": 3}}),
    ("alibis.E", {"alibis": {"E": 3}}),
    ("looks.A", {"looks": {"A": ["A"]}}),
    ("looks.A", {"looks": {"A": ["A", "A"]}}),
    ("looks.A", {"looks": {"A": ["A", "victim"]}}),
    ("looks.B", {"looks": {"B": ["A", "C"]}}),
    ("looks", {"looks": {"A": ["A", "B"]}, "step": "look"}),
    ("tamper_marker", {"tamper_marker": "victim"}),
    ("tamper_marker", {"tamper_marker": "B"}),
    ("chips.A.acc", {"chips": {"A": {"acc": 0}}}),
    ("chips.A.acc", {"chips": {"A": {"acc": -1}}}),
    ("chips.A.red", {"chips": {"A": {"red": 1}}}),
    ("chips.E", {"chips": {"E": {"acc": 1}}}),
    ("stacks", {"stacks": {"A": ["B"]}}),
    ("stacks", {"stacks": {"A": ["B", "A"]}}),
    ("stacks", {"stacks": {"A": ["A"], "B": ["A"]}}),
    ("stacks", {"stacks": {"A": ["A", "B", "C", "D"]}}),
    ("stacks.D", {"stacks": {"D": ["A"]}}),
    ("stacks.A", {"stacks": {"A": ["E"]}}),
    ("stacks", {"game_over": True, "stacks": {"A": ["A"]}}),
    ("loser", {"game_over": True, "loser": "E"}),
    ("loser", {"loser": "A"}),
    ("last_reveal.suspects", {"last_reveal": {"suspects": [3, 3, 4]}}),
    ("last_reveal.suspects", {"last_reveal": {"suspects": [3, 4]}}),
    ("last_reveal.suspects", {"last_reveal": {"suspects": [3, 4, 5]}, "stacks": {"A": ["A"]}}),
    ("last_reveal.murderer", {"last_reveal": {"suspects": [3, 4, 5], "murderer": 3}}),
    ("deal", {"deal": [3, 3]}),
    ("deal", {"seats": 2, "deal": [8]}),
    ("deal", {"step": "deal", "alibis": {"A": 3}, "deal": [3]}),
]


@pytest.mark.parametrize(("field", "document"), NONSENSE)
def test_nonsense_is_refused_by_name(field: str, document: dict[str, Any]) -> None:
    with pytest.raises(BadDocument) as caught:
        GAME.read_position(document)
    assert caught.value.field == field

"""Positions as documents: defaults that can be played on, orders that are kept, nonsense that is named."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import BadDocument
from ludoteca.games.quietville import GAME
from tests.games.quietville.invariants import check
from tests.games.quietville.scene import Scene, divine, lay


def test_an_empty_document_is_a_harmless_table() -> None:
    table = lay()
    assert table["seats"] == ["A", "B", "C"]
    assert table["money"] == {"A": 1, "B": 1, "C": 1}
    assert table["votes"] == ["A", "B", "C"]
    assert table["legal"]["A"] == ["buy", "take", "vote"]
    assert (table["buildings_pile_count"], table["disasters_pile_count"]) == (35, 25)
    assert table["scoring_card_positions"] == [6, 17, 28, 39]


def test_a_partial_position_can_be_played_to_the_end() -> None:
    for document in ({}, {"mode": "divine", "seats": 5}, {"buildings_pile": ["SCORE", "R3", "B4"]}):
        state = lay(**document).state.clone()
        table = Scene(GAME.read_position(GAME.write_position(state)))
        while not table["game_over"]:
            seat = table.state.actor
            action = table.state.legal_actions(seat)[-1]
            table.state.apply(seat, action)
            table._deal()
        assert table.state.ending() is not None


def test_seats_may_be_counted() -> None:
    assert lay(seats=4)["seats"] == ["A", "B", "C", "D"]


def test_the_order_of_a_list_is_kept_and_copies_have_none() -> None:
    ordered = GAME.read_position({"buildings_pile": ["B3", "SCORE", "R4"], "disasters_pile": ["all:R"]})
    assert ordered.piles == {"building": [10 + 6, 10 + 1], "disaster": [28]}
    assert GAME.read_position({"buildings_pile": {"B3": 1}, "scoring_after": [1]}).piles == {}
    assert GAME.read_position(GAME.write_position(ordered.state)).piles == {}


def test_cards_beyond_the_box_are_allowed() -> None:
    table = lay(buildings_row=["R3"] * 5, supply={"A": ["R3"] * 4})
    assert table["buildings_row"] == ["R3"] * 5
    assert table["buildings_pile_count"] == 38


def test_counts_can_stand_for_cards_out_of_play() -> None:
    table = divine(disasters_row=["all:R", "any:1"], disasters_pile=[], disasters_out_count=28)
    assert table["disasters_out_count"] == 28
    counted = lay(buildings_out_count=3, actions_out_count=0)
    assert counted["buildings_out_count"] == 3
    check_sum = counted["buildings_pile_count"] + counted["buildings_row_count"] + 3
    assert check_sum == 40


def test_a_default_table_after_setup_is_sound() -> None:
    state = lay(supply={"A": ["R3", "B4"], "B": ["B3", "G4"], "C": ["R4", "G3"]}, buildings_pile={"R3": 1})
    assert state["starting_cards_in_box"] == 4
    full = GAME.setup(3)
    check(full)  # type: ignore[arg-type]


NONSENSE: list[tuple[str, dict[str, Any]]] = [
    ("bananas", {"bananas": 1}),
    ("seats", {"seats": 2}),
    ("seats", {"seats": ["A", "C", "B"]}),
    ("seats", {"seats": "many"}),
    ("mode", {"mode": "angelic"}),
    ("first_player", {"first_player": "Z"}),
    ("first_player", {"first_player": 3}),
    ("to_move", {"to_move": "D"}),
    ("money.F", {"money": {"F": 1}}),
    ("money.A", {"money": {"A": 3}}),
    ("money", {"money": [1, 1, 1]}),
    ("votes", {"votes": ["A"], "mode": "divine"}),
    ("votes", {"votes": "A"}),
    ("supply.A", {"supply": {"A": ["R9"]}}),
    ("starting_pairs_left", {"starting_pairs_left": ["VI"]}),
    ("sheet", {"sheet": {"A": {"lowest": 1}}, "scorings_done": 0}),
    ("sheet.A.average", {"sheet": {"A": {"average": 1}}}),
    ("sheet.A.lowest", {"sheet": {"A": {"lowest": -1}}}),
    ("hands.A", {"hands": {"A": ["swap"]}}),
    ("hands.A", {"mode": "divine", "hands": {"A": ["drop"]}}),
    ("hand_shuffles.A", {"mode": "divine", "hands": {"A": ["swap"]}, "hand_shuffles": {"A": [1]}}),
    ("hand_shuffles.A", {"mode": "divine", "hands": {"A": ["swap"]}, "hand_shuffles": {"A": []}}),
    ("hand_shuffles", {"mode": "divine", "hand_shuffles": {"A": [0]}}),
    (
        "hands_none_before.A.swap",
        {
            "mode": "divine",
            "hands": {"A": ["swap"]},
            "hand_shuffles": {"A": [0]},
            "shuffles": 1,
            "hands_none_before": {"A": {"swap": 1}},
        },
    ),
    ("agenda", {"agenda": ["lunch"]}),
    ("scoring_due", {"agenda": ["turn"], "scoring_due": True}),
    ("scoring_due", {"scoring_due": True, "scorings_done": 4}),
    ("picks", {"picks": {"A": "lowest"}}),
    ("picks.A", {"scoring_due": True, "picks": {"A": "colour:Y"}}),
    ("picks.A", {"scoring_due": True, "picks": {"A": "lowest"}, "sheet": {"A": {"lowest": 3}}}),
    ("picks", {"scoring_due": True, "picks": {"A": "lowest", "B": "lowest", "C": "lowest"}}),
    ("last_scoring.A", {"last_scoring": {"A": "lowest"}}),
    ("taking", {"agenda": ["lose"]}),
    ("owed", {"agenda": ["lose"], "taking": "any:1"}),
    ("owed.R", {"agenda": ["lose"], "taking": "fixed:R1", "owed": {"R": 1}, "supply": {"A": ["R3"]}}),
    ("swap_given", {"mode": "divine", "agenda": ["get"], "swap_given": "R3"}),
    ("drawer", {"drawer": "Z"}),
    ("agenda", {"mode": "divine", "agenda": ["bonus_card"]}),
    ("agenda", {"mode": "divine", "agenda": ["give"]}),
    ("agenda", {"agenda": ["turn"], "buildings_row": []}),
    ("game_over", {"game_over": True}),
    ("buildings_row", {"buildings_row": ["R3"] * 6}),
    ("buildings_row", {"buildings_row": ["SCORE"]}),
    ("buildings_row", {"buildings_row": ["X3"]}),
    ("buildings_gaps.1", {"buildings_gaps": {"1": "nobody"}}),
    ("buildings_gaps.6", {"buildings_gaps": {"6": "A"}}),
    ("buildings_gaps", {"agenda": ["drop_disaster"], "buildings_gaps": {"1": "due"}}),
    ("disasters_gaps", {"agenda": ["drop_building"], "disasters_gaps": {"1": "due"}}),
    ("buildings_pile", {"buildings_pile": "R3"}),
    ("buildings_pile", {"buildings_pile": {"R3": -1}}),
    ("scoring_after", {"buildings_pile": {"R3": 1}, "scoring_after": [2]}),
    ("scoring_after", {"scoring_after": 10}),
    ("disasters_pile", {"disasters_pile": ["all:Y"]}),
    ("disasters_out_count", {"disasters_out_count": 31}),
    ("disasters_out_count", {"disasters_out": ["all:R"], "disasters_out_count": 2}),
    ("disasters_row", {"disasters_row": [], "disasters_pile": [], "disasters_out": []}),
    ("actions_pile", {"actions_pile": ["swap"]}),
]


@pytest.mark.parametrize(("field", "document"), NONSENSE)
def test_nonsense_is_refused_by_name(field: str, document: dict[str, Any]) -> None:
    with pytest.raises(BadDocument) as caught:
        GAME.read_position(document)
    assert caught.value.field == field


def test_a_swap_half_done_survives() -> None:
    table = divine(hands={"A": ["swap"]}, supply={"A": ["R3"]}, buildings_row=["G7", "R4"])
    table.act("A", "play", card="swap").act("A", "give", card="R3")
    again = Scene(GAME.read_position(GAME.write_position(table.state)))
    assert again.act("A", "get", card="G7")["supply"]["A"] == ["G7"]


def test_pending_losses_survive() -> None:
    table = lay(money={"A": 0}, supply={"A": ["R3", "R4", "B5"]}, disasters_row=["any:2", "all:R"])
    table.act("A", "take", card="any:2").act("A", "lose", card="R4")
    again = Scene(GAME.read_position(GAME.write_position(table.state)))
    assert again["owed"] == {"R": 0, "B": 0, "G": 0, "any": 1}
    assert again.act("A", "lose", card="R3")["supply"]["A"] == ["B5"]

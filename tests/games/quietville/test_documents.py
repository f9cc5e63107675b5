"""Positions as documents: defaults that can be played on, orders that are kept, nonsense that is named."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import BadDocument
from ludoteca.games.quietville import GAME
from ludoteca.games.quietville.space import BUILDING_NAMES
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
    assert table["buildings_pile_count"] == 35


def test_counts_can_stand_for_cards_out_of_play() -> None:
    table = divine(disasters_row=["all:R", "any:1"], disasters_pile=[], disasters_out_count=28)
    assert table["disasters_out_count"] == 28
    counted = lay(buildings_out_count=10, actions_out_count=0)
    assert counted["buildings_out_count"] == 10
    check_sum = counted["buildings_pile_count"] + counted["buildings_row_count"] + 10
    assert check_sum == 40


@pytest.mark.parametrize(
    ("document", "depths"),
    [
        ({}, [5, 10, 10, 10]),
        ({"buildings_row": ["R3"]}, [5, 10, 10, 10]),
        ({"buildings_row": ["R3"], "supply": {"B": ["R8"] * 3, "C": ["G3", "G4"]}}, [5, 10, 10, 10]),
        (
            {
                "buildings_row": ["R3"],
                "supply": {"B": ["R8", "R8", "B3", "B4", "B5"], "C": ["G3", "G4", "G5"]},
            },
            [10, 10, 10],
        ),
        ({"scorings_done": 1}, [5, 10, 10]),
        ({"scorings_done": 3}, [5]),
        ({"scoring_due": True}, [10, 10, 10]),
        ({"scoring_due": True, "scorings_done": 3}, []),
        ({"scorings_done": 4}, []),
        ({"buildings_row": []}, [10, 10, 10, 10]),
        ({"buildings_row": ["R3", "R4"], "buildings_gaps": {"4": "due", "5": "due"}}, [7, 10, 10, 10]),
        ({"buildings_pile": {"R4": 10, "R5": 5}}, [5, 10]),
        ({"buildings_pile": {"R3": 10}}, [10]),
        ({"buildings_pile": {"R3": 13}}, [10]),
        ({"buildings_pile": {"R3": 3}}, []),
        ({"buildings_pile": {}}, []),
        ({"buildings_out_count": 35}, []),
    ],
)
def test_scoring_cards_that_are_not_told_leave_whole_rows(
    document: dict[str, Any], depths: list[int]
) -> None:
    """Groups of ten from the bottom, whole rows on top, no more scoring cards than scorings to come."""
    table = lay_still(**document)
    assert table["scoring_after"] == depths
    told = document.get("buildings_pile")
    assert table["buildings_pile_count"] == (sum(depths) if told is None else sum(told.values()))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("owned", range(9))
@pytest.mark.parametrize("row", [["R3"], ["R3", "B4", "B5"], None])
def test_whatever_is_left_out_every_row_has_five(seats: int, owned: int, row: list[str] | None) -> None:
    document: dict[str, Any] = {} if row is None else {"buildings_row": row}
    document["supply"] = dict.fromkeys("ABC", BUILDING_NAMES[:owned])
    table = lay(seats=seats, votes=[], **document)
    before = table["buildings_row_count"]
    while table["buildings_pile_count"] or not table["scoring_due"]:
        seat = table.state.actor
        money = table.state.money[seat]
        table.state.apply(seat, table.state.legal_actions(seat)[-1 if money == 0 else 0])
        table._deal()
        after = table["buildings_row_count"]
        assert table["scoring_due"] or after in {before, before - 1} or (before == 1 and after == 5)
        before = after or 1


def lay_still(**document: Any) -> dict[str, Any]:
    """Lay a table and draw nothing; its facts."""
    return GAME.facts(GAME.read_position(document).state)


def test_a_seat_is_a_letter_or_a_number_in_every_field() -> None:
    letters = {
        "mode": "divine",
        "seats": ["A", "B", "C"],
        "first_player": "C",
        "to_move": "B",
        "money": {"A": 2},
        "supply": {"B": ["R3"]},
        "sheet": {"A": {"lowest": 3}, "B": {"lowest": 3}, "C": {"highest": 4}},
        "last_scoring": {"A": "lowest", "B": "lowest", "C": "highest"},
        "hands": {"C": ["swap"]},
        "hand_shuffles": {"C": [1]},
        "hands_none_before": {"C": {"swap": 1}},
        "shuffles": 1,
        "buildings_row": ["R5"],
        "buildings_gaps": {"2": "B", "3": "gone"},
        "drawer": "C",
    }
    numbers = {"A": 0, "B": 1, "C": 2}
    counted = {
        name: _numbered(value, numbers) if name not in {"mode", "shuffles"} else value
        for name, value in letters.items()
    }
    assert counted["buildings_gaps"] == {"2": 1, "3": "gone"}
    assert lay_still(**letters) == lay_still(**counted)
    assert lay_still(votes=[0, "2"], scoring_due=True, picks={"1": "lowest"}) == lay_still(
        votes=["A", "C"], scoring_due=True, picks={"B": "lowest"}
    )


def _numbered(value: Any, numbers: dict[str, int]) -> Any:
    """Write seats as numbers, keys as texts of them."""
    if isinstance(value, dict):
        return {str(numbers.get(key, key)): _numbered(entry, numbers) for key, entry in value.items()}
    if isinstance(value, list):
        return [_numbered(entry, numbers) for entry in value]
    return numbers.get(value, value) if isinstance(value, str) else value


def test_a_step_half_done_says_so_itself() -> None:
    """Without an agenda, the fields of a step say that it is under way; empty rows follow."""
    losing = lay(supply={"A": ["R3", "R4", "B5"]}, taking="any:2", owed={"any": 1}, lost=1, disasters_row=[])
    assert losing["agenda"] == ["lose", "refill_disasters"]
    assert losing.act("A", "lose", card="R4")["disasters_row_count"] == 5
    swapping = divine(supply={"A": ["R3"]}, swap_given="R3", buildings_row=["G8"])
    assert swapping.act("A", "get", card="G8")["supply"]["A"] == ["G8"]
    assert divine(drawer="C", actions_pile=["swap"])["hands"]["C"] == ["swap"]
    assert lay(agenda=["score"], scorings_done=1).score(A="red", B="red", C="red")["buildings_row_count"] == 5


def test_the_last_scoring_of_spent_disasters_may_be_laid() -> None:
    closing = {"disaster_exhaustion": "end_at_last_full_row", "closing": True, "disasters_row": []}
    table = lay(scoring_due=True, disasters_pile=[], **closing)
    assert table["scoring_after"] == [10, 10, 10, 10]
    ended = table.score(A="red", B="red", C="red")
    assert ended["game_over"]
    assert lay_still(**GAME.write_position(ended.state)) == GAME.facts(ended.state)


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
    ("drawer", {"mode": "divine", "agenda": ["bonus_card"]}),
    ("drawer", {"mode": "divine", "agenda": ["turn"], "drawer": "A"}),
    ("agenda", {"agenda": ["bonus_card"], "drawer": "A"}),
    ("agenda", {"agenda": ["refill_disasters", "score"]}),
    ("agenda", {"mode": "divine", "agenda": ["turn", "bonus_card"]}),
    ("swap_given", {"mode": "divine", "agenda": ["get"]}),
    ("swap_given", {"mode": "divine", "agenda": ["turn"], "swap_given": "R3", "supply": {"A": ["R3"]}}),
    ("taking", {"owed": {"any": 1}}),
    ("taking", {"taking": "any:1", "scoring_due": True}),
    ("lost", {"agenda": ["turn"], "lost": 2}),
    ("owed.B", {"taking": "fixed:R1", "owed": {"B": 1}, "supply": {"A": ["R3", "R4", "B3", "B4"]}}),
    ("owed.R", {"taking": "all:R", "owed": {"R": 1}, "supply": {"A": ["R3", "R4"]}}),
    ("closing", {"closing": True}),
    ("closing", {"closing": True, "scoring_due": True}),
    ("closing", {"closing": True, "disaster_exhaustion": "end_at_last_full_row"}),
    ("game_over", {"game_over": False, "scorings_done": 4}),
    ("agenda", {"agenda": ["turn"], "scorings_done": 4}),
    ("votes", {"votes": ["A", "A"]}),
    ("votes", {"votes": ["A", 0]}),
    ("money", {"money": {"A": 1, "0": 2}}),
    ("to_move", {"to_move": True}),
    ("to_move", {"to_move": 3}),
    ("seats", {"seats": [0, 2, 1]}),
    ("starting_pairs_left", {"starting_pairs_left": ["I", "I"]}),
    (
        "last_scoring",
        {"last_scoring": {"A": "lowest"}, "sheet": {"A": {"lowest": 3}}},
    ),
    ("buildings_gaps.2", {"buildings_gaps": {"2": "D"}}),
    ("buildings_pile", {"buildings_pile": ["SCORE"] * 5}),
    ("buildings_pile", {"buildings_pile": ["SCORE"] * 4, "scoring_due": True}),
    ("buildings_pile", {"buildings_pile": {"R3": 20, "SCORE": 2}}),
    ("scoring_after", {"scoring_after": [5, 5, 5, 5], "scorings_done": 1}),
    ("scoring_after", {"scoring_after": [1], "buildings_pile": ["R3", "SCORE"]}),
    ("agenda", {"mode": "divine", "agenda": ["give"]}),
    ("agenda", {"agenda": ["turn"], "buildings_row": []}),
    ("game_over", {"game_over": True}),
    ("buildings_row", {"buildings_row": ["R3"] * 6}),
    ("buildings_row", {"buildings_row": ["SCORE"]}),
    ("buildings_row", {"buildings_row": ["X3"]}),
    ("buildings_gaps.1", {"buildings_gaps": {"1": "nobody"}}),
    ("buildings_gaps.6", {"buildings_gaps": {"6": "A"}}),
    ("buildings_gaps", {"mode": "divine", "agenda": ["drop_disaster"], "buildings_gaps": {"1": "due"}}),
    ("disasters_gaps", {"mode": "divine", "agenda": ["drop_building"], "disasters_gaps": {"1": "due"}}),
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

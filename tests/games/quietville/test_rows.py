"""The two rows: when they are refilled, and what happens when a pile runs dry."""

from __future__ import annotations

import pytest

from tests.games.quietville.scene import divine, lay, random_game

PILE = ["B3", "B4", "B5", "B6", "B7", "SCORE"]


@pytest.mark.rule("QV-068")
def test_buildings_come_only_when_all_five_are_gone() -> None:
    """The fifth purchase turns up five new buildings, the fourth none."""
    table = lay(buildings_row=["R4", "G6"], buildings_pile=PILE, money={"A": 1, "B": 1})
    assert table.act("A", "buy", card="R4")["buildings_row"] == ["G6"]
    assert table.act("B", "buy", card="G6")["buildings_row"] == PILE[:5]


@pytest.mark.rule("QV-069")
def test_disasters_come_only_when_all_five_are_gone() -> None:
    """The last disaster of the row brings five new ones, an earlier one none."""
    pile = ["any:1", "any:2", "all:B", "all:G", "fixed:G2"]
    table = lay(disasters_row=["all:R", "any:1"], disasters_pile=pile, money={"A": 0, "B": 0})
    assert table.act("A", "take", card="all:R")["disasters_row"] == ["any:1"]
    table.act("B", "take", card="any:1")
    assert table["disasters_row"] == pile
    assert table["disasters_pile_count"] == 0


@pytest.mark.rule("QV-070")
def test_a_refill_belongs_to_the_end_of_the_turn() -> None:
    """The next player always finds cards in both rows."""
    for state in random_game(4, 2, mode="divine"):
        if state.kind == 0 and state.step == 0:
            assert max(state.building_row) >= 0
            assert max(state.disaster_row) >= 0


@pytest.mark.rule("QV-071")
def test_the_rows_do_not_disturb_each_other() -> None:
    """Emptying one row refills that one alone."""
    table = lay(buildings_row=["R4"], buildings_pile=PILE, disasters_row=["all:R"], money={"A": 1, "B": 0})
    table.act("A", "buy", card="R4")
    assert table["disasters_row"] == ["all:R"]
    table.act("B", "take", card="all:R")
    assert table["buildings_row"] == PILE[:5]
    assert table["disasters_row_count"] == 5


@pytest.mark.rule("QV-072")
def test_what_is_left_is_turned_up_first_then_all_set_aside_is_shuffled() -> None:
    """A short pile is used up before the set-aside disasters make a new one."""
    table = lay(
        disasters_row=["all:R"],
        disasters_pile=["any:1", "any:2"],
        disasters_out=["all:B", "all:G", "fixed:G2"],
        money={"A": 0},
    ).act("A", "take", card="all:R")
    assert table["disasters_row"][:2] == ["any:1", "any:2"]
    assert set(table["disasters_row"][2:]) < {"all:R", "all:B", "all:G", "fixed:G2"}
    assert (table["disasters_pile_count"], table["disasters_out_count"]) == (1, 0)
    assert table.told("disasters-shuffled").facts == {"count": 4}


@pytest.mark.rule("QV-072")
def test_the_option_ends_the_game_when_no_full_row_is_left() -> None:
    """With four disasters left there is one last scoring and the game is over, by that rule."""
    table = lay(
        disaster_exhaustion="end_at_last_full_row",
        disasters_row=["all:R"],
        disasters_pile={"any:1": 4},
        money={"A": 0},
        supply={"A": ["R3"], "B": ["R4"]},
    ).act("A", "take", card="all:R")
    assert table["scoring_due"]
    table.score(A="everything", B="everything", C="lowest")
    assert table["game_over"]
    ending = table.state.ending()
    assert ending is not None
    assert (ending.rule, ending.winners) == ("QV-072", (1,))


@pytest.mark.rule("QV-072")
def test_the_option_goes_on_while_a_full_row_is_left() -> None:
    """Five disasters left are a row like any other."""
    table = lay(
        disaster_exhaustion="end_at_last_full_row",
        disasters_row=["all:R"],
        disasters_pile={"any:1": 5},
        money={"A": 0},
    ).act("A", "take", card="all:R")
    assert table["disasters_row"] == ["any:1"] * 5


@pytest.mark.rule("QV-072", "QV-128")
def test_under_the_option_a_sweep_that_nothing_can_replace_ends_the_game() -> None:
    """A short sweep leaves gaps; an empty row that cannot be refilled means the last scoring."""
    table = divine(
        disaster_exhaustion="end_at_last_full_row",
        hands={"A": ["sweep"], "B": ["sweep"]},
        disasters_row=["all:R", "all:B"],
        disasters_pile={"any:1": 1},
    ).act("A", "play", card="sweep")
    assert table["disasters_row"] == ["any:1"]
    table.act("B", "play", card="sweep")
    assert table["scoring_due"]
    assert table.state.closing


@pytest.mark.rule("QV-072", "QV-038", "QV-090")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_base_game_in_numbers(seats: int) -> None:
    """Forty purchases, one rebuilt disaster pile, four scorings, and money for every taker."""
    taken = shuffles = bought = 0
    before = None
    for state in random_game(seats, 11):
        if before is not None:
            bought += before[0] > 0 and sum(state.money) < before[0]
            taken += sum(state.money) > before[0]
            shuffles += len(state.disasters_out) < before[1]
        assert sum(state.money) <= 10
        before = (sum(state.money), len(state.disasters_out))
        last = state
    assert bought == 40
    assert taken == 40 - seats + sum(last.money)
    assert shuffles == 1
    assert last.scorings_done == 4


@pytest.mark.rule("QV-073", "QV-074")
def test_the_tenth_building_brings_a_scoring_before_the_next_five() -> None:
    """With a scoring card on top the row stays empty until everyone has scored."""
    table = lay(buildings_row=["R4"], buildings_pile=["SCORE", *PILE], supply={"B": ["R3"]})
    table.act("A", "buy", card="R4")
    assert table["scoring_due"]
    assert table["buildings_row"] == []
    assert table["next"] == "B"
    assert table.refused("B", "vote").rule == "QV-074"
    table.score(A="lowest", B="lowest", C="lowest")
    assert table["buildings_row"] == PILE[:5]
    assert table.refused("A", "vote").facts == {"turn_seat": 1}


@pytest.mark.rule("QV-075")
def test_a_scoring_card_is_set_aside_and_is_no_building() -> None:
    """It triggers one round and leaves the pile without being counted."""
    table = lay(buildings_row=["R4"], buildings_pile=["SCORE", *PILE]).act("A", "buy", card="R4")
    assert table["scoring_cards_left"] == 1
    assert table["buildings_pile_count"] == 5


@pytest.mark.rule("QV-076")
def test_the_fifth_building_brings_no_scoring() -> None:
    """The first row of five after a scoring is only refilled."""
    table = lay(buildings_row=["R4"], buildings_pile=PILE).act("A", "buy", card="R4")
    assert not table["scoring_due"]
    assert table["buildings_row_count"] == 5

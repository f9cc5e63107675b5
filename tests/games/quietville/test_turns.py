"""A turn: buying, voting, what money allows, whose turn comes next."""

from __future__ import annotations

import pytest

from ludoteca.core import CHANCE
from tests.games.quietville.scene import lay, random_game

ROW = ["R7", "G3", "B3", "B6", "B6"]
SKY = ["all:R", "any:1", "any:2", "fixed:G2", "value:3,5,7"]


@pytest.mark.rule("QV-027", "QV-061")
def test_with_one_money_card_all_three_acts_are_open() -> None:
    """A turn is to buy, to take or to vote; one money card leaves the choice."""
    table = lay(buildings_row=ROW, disasters_row=SKY)
    assert table.legal("A") == [
        "buy R7",
        "buy B3",
        "buy B6",
        "buy G3",
        "take all:R",
        "take any:1",
        "take any:2",
        "take value:3,5,7",
        "take fixed:G2",
        "vote",
    ]


@pytest.mark.rule("QV-027")
def test_one_act_ends_the_turn() -> None:
    """Who has bought may not buy again with the money left."""
    table = lay(money={"A": 2}, buildings_row=ROW).act("A", "buy", card="R7")
    assert table.refused("A", "buy", card="G3").rule == "QV-067"


@pytest.mark.rule("QV-028")
def test_there_is_no_free_pass() -> None:
    """Without a vote card one has to buy or take."""
    table = lay(votes=["B"], buildings_row=ROW, disasters_row=SKY)
    assert {act.split()[0] for act in table.legal("A")} == {"buy", "take"}


@pytest.mark.rule("QV-029", "QV-030", "QV-032")
@pytest.mark.parametrize("card", ["R7", "B3"])
def test_a_building_costs_one_money_card_whatever_it_is(card: str) -> None:
    """The money goes to the stack, the building to the buyer's supply."""
    table = lay(money={"A": 2}, supply={"A": ["R3"]}, buildings_row=ROW).act("A", "buy", card=card)
    assert table["money"]["A"] == 1
    assert table["money_stack"] == 10 - 3
    assert sorted(table["supply"]["A"]) == sorted(["R3", card])


@pytest.mark.rule("QV-031")
def test_only_buildings_face_up_in_the_row_are_for_sale() -> None:
    """Nothing is bought blind from the pile."""
    table = lay(buildings_row=["R7", "G3"], buildings_pile=["G7", "SCORE"])
    refusal = table.refused("A", "buy", card="G7")
    assert (refusal.rule, refusal.facts) == ("QV-031", {"card": "G7"})


@pytest.mark.rule("QV-033", "QV-058")
def test_without_money_one_must_take() -> None:
    """A player without money cannot buy and has to take a disaster."""
    table = lay(money={"A": 0}, votes=[], buildings_row=ROW, disasters_row=SKY)
    assert table.refused("A", "buy", card="R7").rule == "QV-033"
    assert {act.split()[0] for act in table.legal("A")} == {"take"}


@pytest.mark.rule("QV-034")
def test_a_gap_in_the_row_is_not_filled() -> None:
    """The buyer picks among those that remain, down to the last one."""
    table = lay(money={"A": 1, "B": 1}, buildings_row=["R4", "G6"]).act("A", "buy", card="G6")
    assert table["buildings_row"] == ["R4"]
    assert table["buildings_gaps"]["2"] == "A"
    table.act("B", "buy", card="R4")
    assert table["supply"]["B"] == ["R4"]


@pytest.mark.rule("QV-059", "QV-060")
def test_with_two_money_cards_one_must_buy() -> None:
    """Nobody holds more than two money cards, so no disaster can be taken."""
    table = lay(money={"A": 2}, votes=[], buildings_row=ROW, disasters_row=SKY)
    refusal = table.refused("A", "take", card="any:1")
    assert (refusal.rule, refusal.facts) == ("QV-059", {"most": 2})
    assert {act.split()[0] for act in table.legal("A")} == {"buy"}


@pytest.mark.rule("QV-060")
def test_nobody_ever_holds_three() -> None:
    """Two money cards are the most at any time."""
    for state in random_game(5, 3, mode="divine"):
        assert max(state.money) <= 2


@pytest.mark.rule("QV-062", "QV-063")
def test_the_vote_card_skips_one_turn_of_the_game() -> None:
    """A used vote card goes back to the box and cannot be used again."""
    table = lay(votes=["A"]).act("A", "vote")
    assert table["votes"] == []
    assert table["votes_in_box"] == 5
    again = lay(votes=table["votes"])
    assert again.refused("A", "vote").rule == "QV-062"


@pytest.mark.rule("QV-064")
def test_voting_changes_nothing_else() -> None:
    """Money, buildings and both rows stay, even short ones."""
    table = lay(money={"A": 1}, supply={"A": ["R3"]}, buildings_row=["R7"], disasters_row=["all:R"])
    before = {name: table[name] for name in ("money", "supply", "buildings_row", "disasters_row")}
    table.act("A", "vote")
    assert {name: table[name] for name in before} == before


@pytest.mark.rule("QV-065")
def test_a_vote_is_ones_own_on_ones_own_turn() -> None:
    """Another player's card is no use, and one's own only on one's turn."""
    table = lay(votes=["B"])
    assert table.refused("A", "vote").rule == "QV-062"
    assert table.refused("B", "vote").rule == "QV-067"


@pytest.mark.rule("QV-066")
@pytest.mark.parametrize("money", [0, 1, 2])
def test_any_money_allows_a_vote(money: int) -> None:
    """A skip is allowed with none, one or two money cards."""
    assert "vote" in lay(money={"A": money}).legal("A")


@pytest.mark.rule("QV-067")
def test_turns_pass_clockwise() -> None:
    """After the last seat comes the first; out of turn nobody acts."""
    table = lay(seats=4, to_move="C")
    assert table.refused("A", "vote").facts == {"turn_seat": 2}
    table.act("C", "vote").act("D", "vote")
    assert table["next"] == "A"


@pytest.mark.rule("QV-004")
def test_only_disasters_bring_money() -> None:
    """In the base game nothing but a disaster makes a seat richer, in a whole random game."""
    before = None
    for state in random_game(3, 5):
        if before is not None and sum(state.money) > before[0]:
            assert len(state.disasters_out) > before[1] or state.kind == CHANCE
            assert min(state.disaster_row) < 0
        before = (sum(state.money), len(state.disasters_out))

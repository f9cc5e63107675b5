"""Disasters: what they destroy, what the taker chooses, and that they pay."""

from __future__ import annotations

import pytest

from ludoteca.games.quietville import components
from ludoteca.games.quietville.space import DISASTER_NAMES
from tests.games.quietville.scene import Scene, lay

TOWN = ["R3", "R5", "R6", "B3", "B4", "G7"]


def take(card: str, town: list[str], money: int = 0) -> Scene:
    """Let A take a disaster with this town."""
    table = lay(money={"A": money}, supply={"A": town, "B": TOWN}, disasters_row=[card, "any:1"])
    return table.act("A", "take", card=card)


@pytest.mark.rule("QV-035", "QV-055")
def test_any_disaster_face_up_may_be_taken_and_is_set_aside() -> None:
    """The taker picks one of the row; it leaves the row and lies with those set aside."""
    table = lay(money={"A": 0}, disasters_row=["all:R", "any:2"], disasters_pile=["all:B"])
    assert table.refused("A", "take", card="all:B").rule == "QV-035"
    table.act("A", "take", card="any:2")
    assert table["disasters_row"] == ["all:R"]
    assert table["disasters_out"] == ["any:2"]


@pytest.mark.rule("QV-036")
def test_only_the_taker_suffers() -> None:
    """Nobody else loses anything."""
    assert take("all:R", TOWN)["supply"]["B"] == TOWN


@pytest.mark.rule("QV-037", "QV-057")
@pytest.mark.parametrize("town", [TOWN, ["B4"]])
def test_the_taker_gets_a_money_card_harmed_or_not(town: list[str]) -> None:
    """One money card comes from the stack, whatever was lost."""
    table = take("all:R", town)
    assert table["money"] == {"A": 1, "B": 1, "C": 1}
    assert table["money_stack"] == 7


@pytest.mark.rule("QV-039")
def test_there_are_four_kinds() -> None:
    """Fixed amounts, all of a colour, any colours, three values."""
    kinds = {DISASTER_NAMES[card].split(":")[0] for card in components.DISASTERS}
    assert kinds == {"fixed", "all", "any", "value"}


@pytest.mark.rule("QV-040", "QV-042")
def test_fixed_amounts_go_by_colour_and_the_taker_says_which() -> None:
    """Two red of three are chosen in any order; two blue of two go at once; green stays."""
    table = take("fixed:R2B2", TOWN)
    assert table["supply"]["A"] == ["R3", "R5", "R6", "G7"]
    assert table.legal("A") == ["lose R3", "lose R5", "lose R6"]
    table.act("A", "lose", card="R6").act("A", "lose", card="R3")
    assert table["supply"]["A"] == ["R5", "G7"]
    assert table["next"] == "B"


@pytest.mark.rule("QV-040", "QV-042")
def test_colours_may_be_chosen_in_any_order() -> None:
    """With a choice in two colours the taker may go to and fro."""
    table = take("fixed:R1G1", ["R3", "R5", "B4", "G3", "G4"])
    assert table.legal("A") == ["lose R3", "lose R5", "lose G3", "lose G4"]
    table.act("A", "lose", card="G4")
    assert table.legal("A") == ["lose R3", "lose R5"]
    assert table.act("A", "lose", card="R3")["supply"]["A"] == ["R5", "B4", "G3"]


@pytest.mark.rule("QV-043")
def test_too_few_of_a_colour_all_go_and_nothing_makes_up_for_it() -> None:
    """A colour that is short is lost whole, other colours are not touched instead."""
    table = take("fixed:R2G1", ["R5", "B4", "B5"])
    assert table["supply"]["A"] == ["B4", "B5"]
    assert table["next"] == "B"


@pytest.mark.rule("QV-044")
def test_a_loss_is_exact() -> None:
    """Neither fewer nor others than asked for, and the turn waits for it."""
    table = take("fixed:G2", ["G3", "G4", "G6", "R3"])
    table.act("A", "lose", card="G3")
    assert table["next"] == "A"
    assert table.refused("A", "vote").facts == {"count": 1}
    assert table.refused("A", "lose", card="R3").rule == "QV-044"
    table.act("A", "lose", card="G4")
    assert table.refused("A", "lose", card="G6").rule == "QV-067"
    assert table.refused("B", "lose", card="R3").rule == "QV-044"


@pytest.mark.rule("QV-044")
def test_the_engine_asks_even_among_equal_buildings() -> None:
    """One answer left is still asked for, as a choice of one."""
    table = take("any:1", ["G3", "G3"])
    assert table.legal("A") == ["lose G3"]
    assert table.act("A", "lose", card="G3")["supply"]["A"] == ["G3"]


@pytest.mark.rule("QV-045")
@pytest.mark.parametrize(("card", "left"), [("all:R", "BBG"), ("all:B", "RRRG"), ("all:G", "RRRBB")])
def test_a_large_disaster_takes_a_whole_colour(card: str, left: str) -> None:
    """Every building of that colour goes, no other."""
    assert "".join(building[0] for building in take(card, TOWN)["supply"]["A"]) == left


@pytest.mark.rule("QV-047", "QV-048")
def test_any_two_may_share_a_colour_or_not() -> None:
    """The taker picks the exact buildings, of one colour or of two."""
    table = take("any:2", ["R3", "B4", "G5", "G6"])
    assert table.legal("A") == ["lose R3", "lose B4", "lose G5", "lose G6"]
    table.act("A", "lose", card="G5").act("A", "lose", card="G6")
    assert table["supply"]["A"] == ["R3", "B4"]
    mixed = take("any:2", ["R3", "B4", "G5"]).act("A", "lose", card="R3").act("A", "lose", card="G5")
    assert mixed["supply"]["A"] == ["B4"]


@pytest.mark.rule("QV-049")
@pytest.mark.parametrize("town", [[], ["R3"], ["R3", "B4"]])
def test_any_two_of_two_or_fewer_is_all(town: list[str]) -> None:
    """Who owns no more than asked for loses everything at once."""
    table = take("any:2", town)
    assert table["supply"]["A"] == []
    assert table["next"] == "B"


@pytest.mark.rule("QV-051", "QV-052")
@pytest.mark.parametrize(
    ("card", "left"), [("value:3,5,7", ["R4", "B6", "G8"]), ("value:4,6,8", ["R3", "B5", "G7"])]
)
def test_values_go_in_every_colour(card: str, left: list[str]) -> None:
    """Three values go together, odd or even, in all colours."""
    assert take(card, ["R3", "R4", "B5", "B6", "G7", "G8"])["supply"]["A"] == left


@pytest.mark.rule("QV-053")
def test_starting_buildings_are_buildings() -> None:
    """A disaster takes the starting pair like any other building, and a scoring counts it."""
    assert take("value:4,6,8", ["R3", "B4"])["supply"]["A"] == ["R3"]
    table = lay(scoring_due=True, supply={"A": ["R3", "B4"]}).score(A="everything", B="lowest", C="lowest")
    assert table["sheet"]["A"] == {"everything": 7}


@pytest.mark.rule("QV-054")
def test_lost_buildings_leave_the_game() -> None:
    """They go to no row and no pile."""
    before = lay()["buildings_pile_count"]
    table = take("all:R", TOWN)
    assert table["buildings_out"] == ["R3", "R5", "R6"]
    assert table["buildings_row_count"] == 5
    assert before >= table["buildings_pile_count"]


@pytest.mark.rule("QV-056")
def test_a_harmless_disaster_may_be_taken() -> None:
    """A disaster that costs nothing is a legal pick, and the log says so."""
    table = take("all:G", ["R3"])
    assert table["supply"]["A"] == ["R3"]
    assert table.told("unharmed").facts == {"seat": 0}


@pytest.mark.rule("QV-038")
def test_the_stack_can_pay_even_when_all_others_are_full() -> None:
    """With four players at two money cards there is one left for the fifth at one."""
    table = lay(seats=5, money={"A": 1, "B": 2, "C": 2, "D": 2, "E": 2}, disasters_row=["all:R", "all:G"])
    assert table.act("A", "take", card="all:G")["money_stack"] == 0


@pytest.mark.rule("QV-042")
def test_the_view_shows_the_cost_before_a_disaster_is_taken() -> None:
    """What goes for certain and what would be chosen is told to the viewer beforehand."""
    table = lay(supply={"A": TOWN}, disasters_row=["fixed:R2B2", "any:1"])
    cost = next(cost for cost in table.view("A").costs if cost.card == "fixed:R2B2")
    assert cost.lost == ("B3", "B4")
    assert [(choice.count, choice.among) for choice in cost.choices] == [(2, ("R3", "R5", "R6"))]
    assert table.view().costs == ()

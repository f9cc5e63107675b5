"""Divine Intervention: playing a card, its effects, the bonus after a heavy loss."""

from __future__ import annotations

import pytest

from tests.games.quietville.scene import divine, lay

SKY = ["all:R", "any:1", "any:2"]
STREET = ["G7", "R4"]


@pytest.mark.rule("QV-105")
def test_a_turn_is_to_buy_to_take_or_to_play() -> None:
    """Playing a card is the third choice, in place of the vote."""
    table = divine(
        hands={"A": ["swap", "right"]}, supply={"A": ["R3"]}, buildings_row=["G7"], disasters_row=SKY
    )
    assert table.legal("A") == [
        "buy G7",
        "take all:R",
        "take any:1",
        "take any:2",
        "play swap",
        "play right",
        "discard swap",
        "discard right",
    ]
    assert table.refused("A", "play", card="money").rule == "QV-105"
    assert table.refused("A", "vote").rule == "QV-100"
    assert lay().refused("A", "play", card="money").rule == "QV-097"


@pytest.mark.rule("QV-106")
@pytest.mark.parametrize(("money", "others"), [(0, {"take"}), (1, {"buy", "take"}), (2, {"buy"})])
def test_a_card_may_be_played_with_any_money(money: int, others: set[str]) -> None:
    """What must be done otherwise follows the money as in the base game."""
    with_card = divine(hands={"A": ["right"]}, money={"A": money})
    assert {act.split()[0] for act in with_card.legal("A")} == others | {"play", "discard"}
    without = divine(money={"A": money})
    assert {act.split()[0] for act in without.legal("A")} == others


@pytest.mark.rule("QV-103")
def test_hands_are_hidden_and_their_size_is_not() -> None:
    """Others see how many cards a player holds, never which."""
    table = divine(hands={"A": ["money", "swap"], "B": ["right", "sweep"]})
    seen = table.view("B")
    assert seen.players[0].cards == ()
    assert seen.players[0].hand == 2
    assert sorted(seen.players[1].cards) == ["right", "sweep"]
    assert all(player.cards == () for player in table.view().players)


@pytest.mark.rule("QV-107", "QV-109")
def test_a_played_card_is_discarded_and_ends_the_turn() -> None:
    """It lies with the discards; no buy or take follows."""
    table = divine(hands={"A": ["money", "swap"]}, money={"A": 0}, buildings_row=STREET)
    table.act("A", "play", card="money")
    assert table["hands"]["A"] == ["swap"]
    assert table["actions_out"] == ["money"]
    assert table.refused("A", "buy", card="G7").rule == "QV-067"


@pytest.mark.rule("QV-108", "QV-109")
@pytest.mark.parametrize("card", ["drop_disaster", "drop_building", "money", "swap", "sweep", "right"])
def test_every_card_may_be_played_without_effect(card: str) -> None:
    """The card is spent, nothing else changes, the left neighbour is next."""
    table = divine(hands={"A": [card]}, supply={"A": ["R3"]}, buildings_row=STREET, disasters_row=SKY)
    table.act("A", "discard", card=card)
    assert table["actions_out"] == [card]
    assert (table["money"]["A"], table["supply"]["A"], table["next"]) == (1, ["R3"], "B")
    assert (table["buildings_row"], table["disasters_row"]) == (STREET, SKY)


@pytest.mark.rule("QV-110")
def test_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    """An empty pile stays empty until a card is to be drawn."""
    table = divine(
        hands={"A": ["right"]},
        money={"C": 0},
        supply={"C": ["R3", "R5"]},
        disasters_row=SKY,
        actions_pile=[],
        actions_out=["swap", "swap"],
    )
    table.act("A", "play", card="right")
    assert (table["actions_pile_count"], table["actions_out_count"]) == (0, 3)
    table.act("C", "take", card="all:R")
    assert (table["actions_pile_count"], table["actions_out_count"]) == (2, 0)
    assert table.told("interventions-shuffled").facts == {"count": 3}


def loss(card: str, town: list[str], pile: list[str]) -> list[str]:
    """A's hand after taking a disaster with this town."""
    table = divine(money={"A": 0}, supply={"A": town}, disasters_row=[card, "any:1"], actions_pile=pile)
    table.act("A", "take", card=card)
    assert table["money"]["A"] == 1
    hand: list[str] = table["hands"]["A"]
    return hand


@pytest.mark.rule("QV-111", "QV-112", "QV-113")
@pytest.mark.parametrize(
    ("town", "cards"), [([], 0), (["R3"], 0), (["R3", "R5"], 1), (["R3", "R5", "R6", "R7"], 1)]
)
def test_two_or_more_lost_buildings_earn_one_card(town: list[str], cards: int) -> None:
    """One card however many beyond one, none for less, and the money as usual."""
    assert loss("all:R", town, ["money", "right"]) == ["money"][:cards]


@pytest.mark.rule("QV-113")
def test_buildings_lost_count_not_those_pictured() -> None:
    """Four pictured, one owned: no bonus."""
    assert loss("fixed:R2B2", ["B3", "G4"], ["money"]) == []


@pytest.mark.rule("QV-111")
def test_chosen_losses_count_too() -> None:
    """Buildings given up one by one earn the card at the end."""
    table = divine(money={"A": 0}, supply={"A": ["R3", "B4", "G5"]}, disasters_row=["any:2", "any:1"])
    table.act("A", "take", card="any:2").act("A", "lose", card="R3")
    assert table["hand_counts"]["A"] == 0
    table.act("A", "lose", card="B4")
    assert table["hand_counts"]["A"] == 1
    drawn = table.told("bonus-drawn")
    public = drawn.told_to(0b010)
    assert drawn.audience == 0b001
    assert public is not None
    assert public.facts == {"seat": 0}


@pytest.mark.rule("QV-114")
def test_the_bonus_is_forfeited_when_no_card_is_anywhere() -> None:
    """With pile and discards empty nothing is drawn."""
    table = divine(
        money={"A": 0}, supply={"A": ["R3", "R5"]}, disasters_row=SKY, actions_pile=[], actions_out=[]
    ).act("A", "take", card="all:R")
    assert table["hands"]["A"] == []
    assert table["next"] == "B"
    assert table.told("no-bonus").facts == {"seat": 0}


@pytest.mark.rule("QV-115")
def test_a_swap_and_a_dropped_building_earn_no_card() -> None:
    """Only a taken disaster brings a bonus."""
    table = divine(hands={"A": ["swap"], "B": ["drop_building"]}, supply={"A": ["R3"]}, buildings_row=STREET)
    pile = table["actions_pile_count"]
    table.act("A", "play", card="swap").act("A", "give", card="R3").act("A", "get", card="G7")
    table.act("B", "play", card="drop_building").act("B", "drop_building", card="R4")
    assert table["actions_pile_count"] == pile
    assert table["hand_counts"] == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("QV-116")
def test_a_hand_has_no_limit_and_a_drawn_card_waits() -> None:
    """A seventh card is drawn, and played on a later turn at the earliest."""
    hand = ["swap", "swap", "right", "money", "sweep", "drop_building"]
    table = divine(
        hands={"A": hand},
        money={"A": 0},
        supply={"A": ["R3", "R5"]},
        disasters_row=SKY,
        actions_pile=["right"],
    ).act("A", "take", card="all:R")
    assert table["hand_counts"]["A"] == 7
    assert table.refused("A", "play", card="right").rule == "QV-067"


@pytest.mark.rule("QV-117", "QV-118")
def test_a_dropped_disaster_strikes_and_pays_nobody() -> None:
    """One face-up disaster is set aside, without harm or money."""
    table = divine(hands={"A": ["drop_disaster"]}, money={"A": 0}, supply={"A": ["R3"]}, disasters_row=SKY)
    table.act("A", "play", card="drop_disaster")
    assert table.legal("A") == ["drop_disaster all:R", "drop_disaster any:1", "drop_disaster any:2"]
    assert table.refused("A", "drop_disaster", card="all:B").rule == "QV-117"
    table.act("A", "drop_disaster", card="all:R")
    assert (table["disasters_row"], table["disasters_out"]) == (SKY[1:], ["all:R"])
    assert (table["money"]["A"], table["supply"]["A"], table["next"]) == (0, ["R3"], "B")


@pytest.mark.rule("QV-118")
def test_dropping_the_last_disaster_brings_five() -> None:
    """An emptied row is refilled whoever emptied it."""
    table = divine(hands={"A": ["drop_disaster"]}, disasters_row=["all:R"])
    table.act("A", "play", card="drop_disaster").act("A", "drop_disaster", card="all:R")
    assert table["disasters_row_count"] == 5


@pytest.mark.rule("QV-119", "QV-120")
def test_a_dropped_building_is_gone_without_a_sale() -> None:
    """It leaves the game from the row, and nobody pays."""
    table = divine(hands={"A": ["drop_building"]}, buildings_row=STREET, supply={"B": ["B8"]})
    table.act("A", "play", card="drop_building")
    assert table.refused("A", "drop_building", card="B8").rule == "QV-119"
    table.act("A", "drop_building", card="G7")
    assert (table["buildings_row"], table["buildings_out"]) == (["R4"], ["G7"])
    assert (table["money"]["A"], table["supply"]["A"]) == (1, [])


@pytest.mark.rule("QV-120")
def test_a_dropped_building_counts_towards_the_scoring() -> None:
    """As the last of the row it brings the scoring on."""
    table = divine(
        hands={"A": ["drop_building"]}, buildings_row=["G7"], buildings_pile=["SCORE", "R3", "SCORE"]
    )
    table.act("A", "play", card="drop_building").act("A", "drop_building", card="G7")
    assert table["scoring_due"]


@pytest.mark.rule("QV-121")
@pytest.mark.parametrize("money", [0, 1])
def test_money_comes_from_the_stack(money: int) -> None:
    """One money card more for the player, one less in the middle."""
    table = divine(hands={"A": ["money"]}, money={"A": money})
    stack = table["money_stack"]
    table.act("A", "play", card="money")
    assert (table["money"]["A"], table["money_stack"]) == (money + 1, stack - 1)


@pytest.mark.rule("QV-122")
def test_at_two_the_money_card_has_no_effect_to_play() -> None:
    """The limit holds: it can only be played without effect."""
    table = divine(hands={"A": ["money"]}, money={"A": 2})
    assert table.refused("A", "play", card="money").rule == "QV-122"
    assert table.act("A", "discard", card="money")["money"]["A"] == 2


@pytest.mark.rule("QV-123", "QV-124")
def test_a_swap_exchanges_one_for_one() -> None:
    """The given building lies where the other lay, and nothing is paid."""
    table = divine(hands={"A": ["swap"]}, money={"A": 0}, supply={"A": ["R3", "B4"]}, buildings_row=STREET)
    table.act("A", "play", card="swap")
    assert table.legal("A") == ["give R3", "give B4"]
    assert table.refused("A", "give", card="G7").rule == "QV-123"
    table.act("A", "give", card="R3")
    assert table.legal("A") == ["get R4", "get G7"]
    assert table.refused("A", "get", card="R3").rule == "QV-123"
    table.act("A", "get", card="G7")
    assert table["supply"]["A"] == ["B4", "G7"]
    assert table["buildings_row"] == ["R3", "R4"]
    assert (table["money"]["A"], table["next"]) == (0, "B")
    assert "buy R3" in table.legal("B")


@pytest.mark.rule("QV-125")
def test_without_a_building_there_is_nothing_to_swap() -> None:
    """The card can only be played without effect."""
    table = divine(hands={"A": ["swap"]}, buildings_row=STREET)
    assert table.refused("A", "play", card="swap").rule == "QV-125"
    assert table.act("A", "discard", card="swap")["buildings_row"] == STREET


@pytest.mark.rule("QV-126", "QV-127")
def test_a_sweep_replaces_as_many_as_lie_there() -> None:
    """Three swept, three new ones; empty slots stay empty."""
    table = divine(
        hands={"A": ["sweep"]}, disasters_row=SKY, disasters_pile=["all:B", "all:G", "fixed:G2", "any:1"]
    )
    table.act("A", "play", card="sweep")
    assert table["disasters_row"] == ["all:B", "all:G", "fixed:G2"]
    assert table["disasters_out"] == ["all:R", "any:1", "any:2"]
    assert table["disasters_pile_count"] == 1


@pytest.mark.rule("QV-128")
def test_a_sweep_may_use_the_swept_ones_again() -> None:
    """When the pile runs out all that is set aside is shuffled, the swept disasters included."""
    table = divine(hands={"A": ["sweep"]}, disasters_row=SKY, disasters_pile=["all:B"], disasters_out=[])
    table.act("A", "play", card="sweep")
    assert table["disasters_row"][0] == "all:B"
    assert set(table["disasters_row"][1:]) < set(SKY)
    assert (table["disasters_pile_count"], table["disasters_out_count"]) == (1, 0)


@pytest.mark.rule("QV-129", "QV-130")
@pytest.mark.parametrize(("seats", "order"), [(3, "ACAB"), (5, "AEAB")])
def test_the_right_neighbour_moves_once_then_clockwise(seats: int, order: str) -> None:
    """Only the next turn is redirected; then the player of the card moves again."""
    table = divine(seats=seats, hands={"A": ["right", "money"], order[1]: ["money"]}, money={"A": 0})
    table.act("A", "play", card="right")
    assert table["next"] == order[1]
    table.act(order[1], "play", card="money")
    assert table["next"] == order[2]
    table.act("A", "play", card="money")
    assert table["next"] == order[3]


@pytest.mark.rule("QV-137")
def test_a_beautiful_day_only_skips() -> None:
    """Included by option, the card changes nothing; there is no effect to forgo."""
    table = divine(include_beautiful_day=True, hands={"A": ["beautiful_day"]}, money={"A": 0})
    assert table.refused("A", "discard", card="beautiful_day").rule == "QV-137"
    rows = (table["buildings_row"], table["disasters_row"])
    table.act("A", "play", card="beautiful_day")
    assert (table["buildings_row"], table["disasters_row"]) == rows
    assert (table["money"]["A"], table["next"], table["actions_out"]) == (0, "B", ["beautiful_day"])


@pytest.mark.rule("QV-107")
def test_of_equal_cards_the_one_held_longest_is_played() -> None:
    """A card of an older shuffle goes first, and then nobody thinks an older one is still held."""
    table = divine(
        hands={"A": ["swap", "swap"]}, hand_shuffles={"A": [0, 2]}, shuffles=2, supply={"A": ["R3"]}
    )
    table.act("A", "discard", card="swap")
    assert table["hand_shuffles"]["A"] == [2]
    assert table["hands_none_before"] == {}
    later = divine(hands={"A": ["swap", "right"]}, hand_shuffles={"A": [2, 0]}, shuffles=2)
    later.act("A", "discard", card="swap")
    assert later["hands_none_before"] == {"A": {"swap": 2}}

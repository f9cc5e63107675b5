"""Setting up: what each player gets, what goes back in the box, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core import BadSetup
from ludoteca.games.quietville import GAME, components
from ludoteca.games.quietville.space import BUILDING_NAMES
from tests.games.quietville.scene import opened

SEATS = (3, 4, 5)


@pytest.mark.rule("QV-001")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_three_to_five_players(seats: int) -> None:
    """Every other number of players is refused."""
    with pytest.raises(BadSetup, match="QV-001"):
        GAME.setup(seats)


@pytest.mark.rule("QV-008", "QV-013", "QV-019")
@pytest.mark.parametrize("seats", SEATS)
def test_one_money_card_each_and_the_rest_in_the_middle(seats: int) -> None:
    """Of ten money cards each player gets one; the others form the stack."""
    table = opened(seats)
    assert list(table["money"].values()) == [1] * seats
    assert table["money_stack"] == 10 - seats


@pytest.mark.rule("QV-009", "QV-014", "QV-018")
@pytest.mark.parametrize("seats", SEATS)
def test_one_vote_each_and_the_rest_in_the_box(seats: int) -> None:
    """Of five vote cards each player gets one; the others go back in the box."""
    table = opened(seats)
    assert table["votes"] == list("ABCDE"[:seats])
    assert table["votes_in_box"] == 5 - seats


@pytest.mark.rule("QV-011", "QV-012")
def test_an_empty_sheet_with_four_fields() -> None:
    """Everyone begins with an empty sheet of four fields."""
    table = opened(4)
    assert table["sheet"] == {"A": {}, "B": {}, "C": {}, "D": {}}
    assert len(table.state.sheet) == 4 * 4


@pytest.mark.rule("QV-015", "QV-017")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_gets_both_buildings_of_one_numeral(seats: int) -> None:
    """A pair is dealt as a whole to one player; pairs left over stay in the box."""
    for seed in range(10):
        table = opened(seats, seed)
        pairs = [sorted(BUILDING_NAMES[card] for card in pair) for pair in components.PAIRS]
        dealt = [sorted(supply) for supply in table["supply"].values()]
        assert all(supply in pairs for supply in dealt)
        assert len({tuple(supply) for supply in dealt}) == seats
        assert table["starting_cards_in_box"] == 10 - 2 * seats


@pytest.mark.rule("QV-021")
def test_starting_buildings_are_no_part_of_the_deck() -> None:
    """The deck of forty is complete in row and pile, whatever the players hold."""
    table = opened()
    row = [BUILDING_NAMES.index(card) for card in table["buildings_row"]]
    assert sorted(row + table.state.building_pile) == components.BUILDINGS


@pytest.mark.rule("QV-010", "QV-022", "QV-090")
def test_a_scoring_card_below_every_ten_buildings() -> None:
    """The pile reads ten buildings, a scoring card, and so on, with a scoring card last of 44."""
    state = GAME.setup(4)
    facts = GAME.facts(state)
    assert facts["scoring_card_positions"] == [11, 22, 33, 44]
    assert facts["full_pile_size"] == 44


@pytest.mark.rule("QV-023", "QV-024")
def test_piles_lie_face_down_in_no_known_order() -> None:
    """Any card of a pile may be the next, as likely as it has copies."""
    state = GAME.setup(3, {"first_player": 0})
    for _ in range(3):
        state.apply_chance(state.chance_outcomes()[0][0])
    assert dict(state.chance_outcomes()) == {
        28 + card: n for card, n in Counter(components.DISASTERS).items()
    }
    for _ in range(5):
        state.apply_chance(state.chance_outcomes()[0][0])
    assert dict(state.chance_outcomes()) == {
        10 + card: n for card, n in Counter(components.BUILDINGS).items()
    }


@pytest.mark.rule("QV-025")
def test_two_rows_of_five() -> None:
    """Five buildings and five disasters lie face up, seen by all."""
    table = opened(5)
    seen = table.view()
    assert len([slot for slot in seen.building_row if slot.card]) == 5
    assert len([slot for slot in seen.disaster_row if slot.card]) == 5
    assert (table["buildings_pile_count"], table["disasters_pile_count"]) == (35, 25)


@pytest.mark.rule("QV-026")
def test_the_first_player_is_drawn_or_named() -> None:
    """Chance picks the first player with even odds, unless the table names one."""
    assert GAME.setup(4).chance_outcomes() == [(seat, 1) for seat in range(4)]
    named = GAME.setup(4, {"first_player": 2})
    assert GAME.chances.family(named.chance_outcomes()[0][0]).name == "numeral"
    assert opened(4, first_player=2)["to_move"] == "C"
    assert {opened(3, seed)["to_move"] for seed in range(20)} == {"A", "B", "C"}


@pytest.mark.rule("QV-020")
def test_all_that_lies_before_a_player_is_public() -> None:
    """Money, votes and buildings are seen by everyone, a spectator too."""
    table = opened(3)
    for seen in (table.view("A"), table.view()):
        for letter, player in zip("ABC", seen.players, strict=True):
            assert player.money == 1
            assert player.vote
            assert sorted(player.buildings) == sorted(table["supply"][letter])


@pytest.mark.rule("QV-097", "QV-100")
def test_divine_intervention_is_chosen_at_the_start_and_takes_the_votes_away() -> None:
    """The module is an option; with it nobody has a vote card, without it nobody an intervention."""
    assert opened()["hand_counts"] == {"A": 0, "B": 0, "C": 0}
    table = opened(mode="divine")
    assert table["votes"] == []
    assert table["votes_in_box"] == 5
    assert table["hand_counts"] == {"A": 2, "B": 2, "C": 2}


@pytest.mark.rule("QV-101", "QV-102", "QV-104")
@pytest.mark.parametrize("seats", SEATS)
def test_two_interventions_each_and_the_rest_a_pile(seats: int) -> None:
    """Shuffled, two are dealt to each player and the others make the pile."""
    table = opened(seats, mode="divine")
    assert set(table["hand_counts"].values()) == {2}
    assert table["actions_pile_count"] == 14 - 2 * seats
    hands = [str(opened(seats, seed, mode="divine")["hands"]) for seed in range(6)]
    assert len(set(hands)) > 1

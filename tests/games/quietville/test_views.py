"""Views: what a seat sees, and that guesses about the rest are fair."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca.games.quietville import GAME
from ludoteca.games.quietville.space import INTERVENTION_NAMES, INTERVENTIONS
from ludoteca.games.quietville.state import Quietville
from tests.games.quietville.scene import Scene, divine, lay


def guesses(table: Scene, viewer: str, number: int = 3000) -> list[Quietville]:
    """Many states that fit what a seat sees."""
    seen, rng = table.view(viewer), Random(1)
    states = [GAME.resample(seen, rng) for _ in range(number)]
    return [state for state in states if isinstance(state, Quietville)]


def hand(state: Quietville, seat: int) -> str:
    return " ".join(INTERVENTION_NAMES[held % INTERVENTIONS] for held in state.hands[seat])


@pytest.mark.rule("QV-103", "QV-101")
def test_a_hidden_card_is_any_unseen_one_by_its_copies() -> None:
    """A spectator's guesses about one hidden card follow the copies that nobody has seen."""
    table = divine(hands={"A": ["swap"]}, actions_pile={"swap": 1, "money": 2})
    counted = Counter(hand(state, 0) for state in guesses(table, "B"))
    assert set(counted) == {"swap", "money"}
    assert counted["money"] == pytest.approx(1500, abs=150)


@pytest.mark.rule("QV-110")
def test_after_a_reshuffle_each_card_is_guessed_from_its_own_shuffle() -> None:
    """A card held since before the shuffle cannot be one of those shuffled, and the other way round."""
    table = divine(
        hands={"A": ["swap", "right"], "B": ["sweep"]},
        hand_shuffles={"A": [0, 1], "B": [0]},
        shuffles=1,
        actions_pile={"money": 1},
    )
    counted = Counter(hand(state, 0) for state in guesses(table, "C"))
    assert set(counted) == {"swap right", "swap money", "sweep right", "sweep money"}
    assert min(counted.values()) > 600
    assert {hand(state, 0) for state in guesses(table, "B", 200)} == {"swap right", "swap money"}


@pytest.mark.rule("QV-107")
def test_who_played_a_later_card_holds_no_older_one_of_its_sort() -> None:
    """Of equal cards the oldest goes first, so what remains is known a little better."""
    table = divine(
        hands={"A": ["right", "swap"], "B": ["swap"]},
        hand_shuffles={"A": [0, 1], "B": [0]},
        shuffles=1,
        actions_pile={"money": 1},
    ).act("A", "discard", card="swap")
    assert {hand(state, 0) for state in guesses(table, "C", 200)} == {"right"}


@pytest.mark.rule("QV-088")
def test_a_sealed_pick_is_guessed_among_open_kinds() -> None:
    """Every kind still open to the other seat is as likely as any."""
    table = lay(scoring_due=True, sheet={"A": {"lowest": 3}, "B": {"lowest": 3}, "C": {"lowest": 3}})
    table.score(A="red")
    counted = Counter(state.picks[0] for state in guesses(table, "B"))
    assert sorted(counted) == [1, 2, 3, 4, 5]
    assert min(counted.values()) > 480
    assert {state.picks[0] for state in guesses(table, "A", 50)} == {3}


def test_a_view_tells_what_every_open_kind_would_score() -> None:
    table = lay(supply={"A": ["R3", "R5", "B4"]}, sheet={"A": {"everything": 7}}, scorings_done=1)
    assert table.view().players[0].worth == {"lowest": 7, "highest": 9, "red": 8, "blue": 4, "green": 0}


def test_a_gap_in_a_row_says_who_made_it() -> None:
    table = lay(buildings_row=["R7", "G3"]).act("A", "buy", card="R7")
    slots = table.view().building_row
    assert (slots[0].card, slots[0].emptied_by_seat) == (None, 0)
    assert slots[1].card == "G3"


def test_labels_tell_the_price_and_the_points() -> None:
    table = lay(supply={"A": ["R3", "R5", "R6", "B4"]}, disasters_row=["fixed:R2B2", "any:1"])
    label = GAME.label(table.view("A"), GAME.actions.from_words({"do": "take", "card": "fixed:R2B2"}))
    assert (label.id, label.facts) == ("do-take", {"card": "fixed:R2B2", "count": 3})
    scoring = lay(scoring_due=True, supply={"A": ["R3", "R5"]})
    label = GAME.label(scoring.view("A"), GAME.actions.from_words({"do": "score", "kind": "red"}))
    assert label.facts == {"kind": "red", "points": 8}

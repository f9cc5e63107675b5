"""What is true of every table at every moment, whatever has happened on it."""

from __future__ import annotations

from collections import Counter

from ludoteca.core import CHANCE, EACH, ONE, OVER
from ludoteca.games.quietville import components
from ludoteca.games.quietville.rules.row import choices
from ludoteca.games.quietville.rules.steps import DUE
from ludoteca.games.quietville.space import BUY, INTERVENTIONS, TAKE
from ludoteca.games.quietville.state import Quietville


def check(state: Quietville) -> None:
    """Assert that money and cards are conserved and that the parts of the state agree."""
    _money(state)
    _buildings(state)
    _disasters(state)
    _interventions(state)
    _agreement(state)


def _money(state: Quietville) -> None:
    assert all(0 <= money <= 2 for money in state.money)
    assert sum(state.money) <= components.MONEY


def _shown(row: list[int]) -> list[int]:
    return [card for card in row if card >= 0]


def _buildings(state: Quietville) -> None:
    in_box = [card for pair in state.numerals for card in components.PAIRS[pair]]
    everywhere = Counter(in_box + _shown(state.building_row) + state.building_pile + state.buildings_out)
    for supply in state.supply:
        everywhere.update(supply)
        assert supply == sorted(supply)
    starting = [card for pair in components.PAIRS for card in pair]
    assert everywhere == Counter(components.BUILDINGS + starting)
    assert sum(state.to_scoring) == len(state.building_pile)


def _disasters(state: Quietville) -> None:
    everywhere = _shown(state.disaster_row) + state.disaster_pile + state.disasters_out
    assert sorted(everywhere) == components.DISASTERS


def _interventions(state: Quietville) -> None:
    everywhere = state.intervention_pile + state.interventions_out
    for hand in state.hands:
        everywhere = everywhere + [held % INTERVENTIONS for held in hand]
        assert hand == sorted(hand)
        assert all(held // INTERVENTIONS <= state.shuffles for held in hand)
    deck = components.INTERVENTIONS if state.divine else []
    assert sorted(everywhere) == deck + (components.BEAUTIFUL_DAYS if state.beautiful_day and deck else [])


def _agreement(state: Quietville) -> None:
    """Derived lists, turn kind and pending decisions fit what lies on the table."""
    assert state.building_offers == ([] if DUE in state.building_row else choices(state.building_row, BUY))
    assert state.disaster_offers == ([] if DUE in state.disaster_row else choices(state.disaster_row, TAKE))
    assert (state.actor >= 0) == (state.kind in (ONE, EACH))
    assert (max(state.owed) > 0) == (state.taken >= 0)
    assert (state.kind == OVER) == (state.kind != CHANCE and not state.awaited())
    used = [sum(entry >= 0 for entry in state.sheet[at : at + 4]) for at in range(0, len(state.sheet), 4)]
    assert used == [state.scorings_done] * state.seats

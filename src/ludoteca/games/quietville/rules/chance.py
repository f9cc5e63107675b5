"""Draws: the first player, starting pairs, and cards that get their identity as they leave a pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.chance import bag_outcomes
from ludoteca.core.state import CHANCE
from ludoteca.games.quietville.rules import agenda, hand, row, setup
from ludoteca.games.quietville.rules.steps import BUILDINGS, DISASTERS, DUE, FIRST, PAIRS
from ludoteca.games.quietville.space import BUILDING, DISASTER, INTERVENTION, NUMERAL, START

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville


def bag(state: Quietville) -> list[int]:
    """What the next draw is made from."""
    if state.step == BUILDINGS:
        return state.building_pile
    if state.step >= DISASTERS:
        return state.disaster_pile
    if state.step == FIRST:
        return list(range(state.seats))
    return state.numerals if state.step == PAIRS else state.intervention_pile


def base(state: Quietville) -> int:
    """Where the outcomes of the next draw begin in the chance space."""
    if state.step == BUILDINGS:
        return BUILDING
    if state.step >= DISASTERS:
        return DISASTER
    if state.step == FIRST:
        return START
    return NUMERAL if state.step == PAIRS else INTERVENTION


def chance_outcomes(state: Quietville) -> list[tuple[int, int]]:
    """List (outcome, copies) of the next draw; nothing when no draw is due."""
    return bag_outcomes(bag(state), base(state)) if state.kind == CHANCE else []


def sample_chance(state: Quietville, rng: Rng) -> int:
    """Draw, each card of the pile equally likely (QV-021, QV-024, QV-101)."""
    cards = bag(state)
    return base(state) + cards[int(rng.random() * len(cards))]


def apply_chance(state: Quietville, outcome: int, tell: Callable[[Event], None] | None) -> None:
    """Lay out what was drawn, and wait for the next draw or go on."""
    card = outcome - base(state)
    step = state.step
    if step == BUILDINGS:
        row.lay_building(state, card, tell)
        if not row.await_building(state):
            row.close_buildings(state)
            agenda.advance(state, tell)
    elif step >= DISASTERS:
        row.lay_disaster(state, card, tell)
        if not row.await_disaster(state, tell):
            row.close_disasters(state)
            agenda.advance(state, tell)
    else:
        _deal(state, step, card, tell)


def _deal(state: Quietville, step: int, card: int, tell: Callable[[Event], None] | None) -> None:
    """Hand one drawn thing to a seat; the same step comes again while seats go short."""
    if step == FIRST:
        setup.let_start(state, card, tell)
    elif step == PAIRS:
        setup.deal_pair(state, card, tell)
        state.agenda.append(step)
    elif state.drawer >= 0:
        hand.draw_bonus(state, card, tell)
    else:
        setup.deal_to_hand(state, card, tell)
        state.agenda.append(step)
    agenda.advance(state, tell)


def run_chance(state: Quietville, rng: Rng) -> None:
    """Deal up to the next choice; whole rows in one go, draw for draw the same."""
    while state.kind == CHANCE:
        if state.step == BUILDINGS:
            _fill_building_row(state, rng)
        elif state.step >= DISASTERS:
            _fill_disaster_row(state, rng)
        else:
            apply_chance(state, sample_chance(state, rng), None)


def _fill_building_row(state: Quietville, rng: Rng) -> None:
    pile = state.building_pile
    cards = state.building_row
    random = rng.random
    count = min(cards.count(DUE), row.before_scoring(state))
    for _ in range(count):
        cards[cards.index(DUE)] = pile.pop(int(random() * len(pile)))
    if state.to_scoring:
        state.to_scoring[0] -= count
    row.close_buildings(state)
    agenda.advance(state, None)


def _fill_disaster_row(state: Quietville, rng: Rng) -> None:
    cards = state.disaster_row
    random = rng.random
    for slot, card in enumerate(cards):
        if card == DUE and row.has_disaster(state, None):
            cards[slot] = state.disaster_pile.pop(int(random() * len(state.disaster_pile)))
    row.close_disasters(state)
    agenda.advance(state, None)

"""What is true of every table at every moment, whatever has happened on it."""

from __future__ import annotations

from ludoteca.core import CHANCE, ONE, OVER
from ludoteca.games.in_a_grove import components
from ludoteca.games.in_a_grove.rules import accusing, judgement
from ludoteca.games.in_a_grove.rules.steps import (
    ACCUSATION,
    ALIBI,
    DEAL,
    FIRST,
    LOOK,
    NO_FIGURE,
    NOWHERE,
    SWAP,
    VICTIM,
)
from ludoteca.games.in_a_grove.state import Grove


def check(state: Grove) -> None:
    """Assert that figures and chips are conserved and that the parts of the state agree."""
    _figures(state)
    _chips(state)
    _turns(state)
    _knowledge(state)


def _figures(state: Grove) -> None:
    lying = [figure for figure in state.figures if figure != NO_FIGURE]
    in_use = components.DECKS[state.seats]
    assert sorted(lying + state.deck) == (in_use if state.step != FIRST else [])
    assert len(state.figures) == len(in_use)
    assert bool(state.deck) == (state.step == DEAL)


def _chips(state: Grove) -> None:
    """No chip enters or leaves; each Liar chip is one that somebody cannot accuse with any more."""
    placed = sum(len(stack) for stack in state.stacks)
    assert sum(state.chips) + sum(state.liars) + placed == components.CHIPS * state.seats
    lost = components.CHIPS * state.seats - sum(state.chips) - placed
    assert sum(state.liars) == lost
    assert min(state.chips + state.liars) >= 0


def _turns(state: Grove) -> None:
    """Chips lie in order of play, and the seat to move is the next in it."""
    assert (state.kind == CHANCE) == (state.step in (DEAL, FIRST))
    assert (state.kind == OVER) == (state.loser >= 0)
    if state.kind != ONE:
        assert state.actor == -1
        return
    order = judgement.order_of_play(state)
    turn = order.index(state.actor)
    assert sorted(seat for stack in state.stacks for seat in stack) == sorted(order[:turn])
    assert all(stack == sorted(stack, key=order.index) for stack in state.stacks)
    assert state.last == accusing.accused_last(state)
    assert state.step in (LOOK, SWAP, ACCUSATION)
    assert state.step != SWAP or state.actor == state.discoverer
    assert all(state.chips[seat] > 0 for seat in order[turn:])
    assert not state.shown or (turn == 0 and state.step == LOOK)


def _knowledge(state: Grove) -> None:
    """Who may know what: two suspects each, two alibis or one, the victim only to the discoverer."""
    for seat in range(state.seats):
        known = {figure for figure in range(len(state.witnesses)) if state.witnesses[figure] >> seat & 1}
        alibis = known & set(state.figures[ALIBI:])
        assert len(alibis) <= (2 if state.seats > 2 else 1)
        assert len(known - alibis) in (0, 2)
    victim = state.figures[VICTIM]
    assert victim == NO_FIGURE or state.witnesses[victim] in (0, 1 << max(state.discoverer, 0))
    assert state.tampered == NOWHERE or state.kind != CHANCE

"""Perft: how many ways a position can go on. A wrong rule nearly always changes a count."""

from __future__ import annotations

from ludoteca.core import CHANCE, OVER, State


def perft(state: State, depth: int) -> int:
    """Count the paths of exactly `depth` acts; every chance outcome is one act, whatever its weight.

    In a shared turn each act of each awaited seat is a path of its own.
    """
    if depth == 0:
        return 1
    if state.kind == OVER:
        return 0
    if depth == 1:
        return _width(state)
    return sum(perft(after, depth - 1) for after in _children(state))


def _width(state: State) -> int:
    if state.kind == CHANCE:
        return len(state.chance_outcomes())
    return sum(len(state.legal_actions(seat)) for seat in state.awaited())


def _children(state: State) -> list[State]:
    children: list[State] = []
    if state.kind == CHANCE:
        for outcome, _ in state.chance_outcomes():
            child = state.clone()
            child.apply_chance(outcome)
            children.append(child)
    for seat in state.awaited():
        for action in state.legal_actions(seat):
            child = state.clone()
            child.apply(seat, action)
            children.append(child)
    return children

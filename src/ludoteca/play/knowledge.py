"""What an act taught: the information barrier between what may be taken back and what may not.

An act taught a viewer something if, on any table that looks the same to that viewer, it would have
been answered differently. Such tables come from the game's own `resample`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from ludoteca.core import Event, Game, State

TABLES = 8
"""How many tables that look the same are tried."""

_encode = msgspec.json.Encoder().encode


def teaches(game: Game, before: State, seat: int, actions: Sequence[int], viewer: int) -> bool:
    """Say whether an act tells `viewer` more than that it was done."""
    told = outcome(game, before, seat, actions, viewer)
    view = game.view(before, viewer)
    rng = Random(_encode(view))
    return any(outcome(game, game.resample(view, rng), seat, actions, viewer) != told for _ in range(TABLES))


def outcome(game: Game, before: State, seat: int, actions: Sequence[int], viewer: int) -> bytes | None:
    """Give all that a viewer is told and shown by an act; None where it would not be legal."""
    state = before.clone()
    events: list[Event] = []
    for action in actions:
        if action not in state.legal_actions(seat):
            return None
        state.apply(seat, action, events.append)
    told = [event.told_to(viewer) for event in events]
    return _encode((told, state.kind, state.awaited(), game.view(state, viewer)))

"""What a seat may do, and carrying it out: every act finds its noun here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.state import EACH, ONE
from ludoteca.games.quietville.rules import agenda, disaster, intervention, row, scoring, setup, turn
from ludoteca.games.quietville.rules.steps import (
    DROP_BUILDING_STEP,
    DROP_DISASTER_STEP,
    GIVING,
    LOSSES,
    TURN,
)
from ludoteca.games.quietville.space import (
    DISCARD,
    DROP_BUILDING,
    DROP_DISASTER,
    GET,
    GIVE,
    LOSE,
    PLAY,
    SCORE,
    TAKE,
    VOTE,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville


def open_box(state: Quietville) -> None:
    """Begin the setup of a new table."""
    setup.first_steps(state)
    agenda.advance(state, None)


def legal_actions(state: Quietville, seat: int) -> list[int]:
    """List what `seat` may do now, ascending."""
    if state.kind == EACH and 0 <= seat < state.seats:
        return scoring.legal_picks(state, seat)
    if state.kind != ONE or seat != state.actor:
        return []
    if state.step == TURN:
        return turn.legal_acts(state, seat)
    return _legal_steps(state, seat, state.step)


def _legal_steps(state: Quietville, seat: int, step: int) -> list[int]:
    """What comes inside a turn: losses to choose, an intervention to aim."""
    if step == LOSSES:
        return disaster.legal_losses(state, seat)
    if step == DROP_DISASTER_STEP:
        return row.choices(state.disaster_row, DROP_DISASTER)
    if step == GIVING:
        return intervention.legal_gifts(state, seat)
    return row.choices(state.building_row, DROP_BUILDING if step == DROP_BUILDING_STEP else GET)


def apply(state: Quietville, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Carry out a legal action; what the last scoring showed is put away first."""
    if state.shown:
        state.shown = []
    if action < TAKE:
        turn.buy(state, seat, action, tell)
    elif action < VOTE:
        disaster.take(state, seat, action - TAKE, tell)
    elif action >= SCORE:
        if scoring.pick(state, seat, action - SCORE, tell):
            agenda.finish_scoring(state, tell)
    elif LOSE <= action < DROP_DISASTER:
        disaster.lose(state, seat, action - LOSE, tell)
    elif action == VOTE:
        turn.vote(state, seat, tell)
    else:
        _intervene(state, seat, action, tell)


def _intervene(state: Quietville, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Play, discard or aim an intervention card."""
    if action < DISCARD:
        intervention.play(state, seat, action - PLAY, tell)
    elif action < LOSE:
        intervention.discard(state, seat, action - DISCARD, tell)
    elif action < DROP_BUILDING:
        intervention.drop_disaster(state, seat, action - DROP_DISASTER, tell)
    elif action < GIVE:
        intervention.drop_building(state, seat, action - DROP_BUILDING, tell)
    elif action < GET:
        intervention.give(state, seat, action - GIVE, tell)
    else:
        intervention.get(state, seat, action - GET, tell)

"""What is due and in which order: the turn ends, rows are refilled, scorings happen, the next begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.state import NOBODY, ONE, OVER
from ludoteca.games.quietville import events
from ludoteca.games.quietville.rules import ending, hand, row, scoring, setup
from ludoteca.games.quietville.rules.steps import (
    BONUS,
    BUILDINGS,
    DISASTERS,
    DUE,
    FIRST,
    HANDS,
    LEFT,
    PAIRS,
    ROW,
    SCORING,
    TURN,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.quietville.state import Quietville


def begin_turn(state: Quietville) -> None:
    """Let the seat that is to move choose its one act (QV-027)."""
    state.kind = ONE
    state.step = TURN
    state.actor = state.to_move


def end_turn(
    state: Quietville, seat: int, tell: Callable[[Event], None] | None, neighbour: int = LEFT
) -> None:
    """Fix which neighbour moves next, then see to what the turn left behind (QV-067, QV-070)."""
    state.to_move = state.actor = (seat + neighbour) % state.seats
    if state.agenda:
        advance(state, tell)
    else:
        state.step = TURN


def advance(state: Quietville, tell: Callable[[Event], None] | None) -> None:
    """Begin the next step that has something to deal or to choose, at last the next turn."""
    while state.agenda:
        step = state.agenda.pop()
        if _begin(state, step, tell):
            state.step = step
            return
        if state.kind == OVER:
            return
    begin_turn(state)


def _begin(state: Quietville, step: int, tell: Callable[[Event], None] | None) -> bool:
    """Begin a step; say whether it now waits for a draw or a choice."""
    if step == BUILDINGS:
        return _begin_buildings(state, tell)
    if step >= DISASTERS:
        return _begin_disasters(state, step, tell)
    if step == BONUS:
        return hand.begin_bonus(state, tell)
    if step == SCORING:
        return scoring.begin(state, tell)
    if step == FIRST:
        return setup.begin_first(state, tell)
    if step == PAIRS:
        return setup.begin_pairs(state)
    return step == HANDS and setup.begin_hands(state)


def _begin_buildings(state: Quietville, tell: Callable[[Event], None] | None) -> bool:
    """Refill the building row, or score first if a scoring card is on top (QV-073 to QV-076)."""
    if state.building_offers:
        return False
    if row.before_scoring(state) > 0:
        state.building_row = [DUE] * ROW
        return row.await_building(state)
    state.agenda.append(BUILDINGS)
    state.agenda.append(SCORING)
    row.set_scoring_card_aside(state)
    return False


def _begin_disasters(state: Quietville, step: int, tell: Callable[[Event], None] | None) -> bool:
    """Refill the disaster row (QV-069), or the slots just swept (QV-126)."""
    if step == DISASTERS:
        if state.disaster_offers:
            return False
        if state.end_early and len(state.disaster_pile) < ROW:
            _close(state, tell)
            return False
        state.disaster_row = [DUE] * ROW
    if row.await_disaster(state, tell):
        return True
    row.close_disasters(state)
    return False


def _close(state: Quietville, tell: Callable[[Event], None] | None) -> None:
    """No full row of disasters is left: one last scoring ends the game (QV-072, the option)."""
    if tell is not None:
        tell(events.disasters_spent())
    state.closing = True
    state.agenda.clear()
    state.agenda.append(SCORING)


def finish_scoring(state: Quietville, tell: Callable[[Event], None] | None) -> None:
    """Reveal a scoring; after the last one nobody moves again (QV-090 to QV-092)."""
    scoring.reveal(state, tell)
    if ending.last_scoring_done(state):
        state.kind = OVER
        state.actor = NOBODY
        state.agenda.clear()
        state.step = TURN
        if tell is not None:
            tell(events.game_over(ending.winners(state), max(ending.totals(state))))
    else:
        advance(state, tell)

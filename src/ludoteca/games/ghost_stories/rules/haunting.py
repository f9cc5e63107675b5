"""Haunting: figures that come closer, tiles that lose their villager."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import ending, supply
from ludoteca.games.ghost_stories.rules.steps import GIVING_BACK, push
from ludoteca.games.ghost_stories.rules.turns import ask_seat, clockwise_from, is_living
from ludoteca.games.ghost_stories.rules.village_map import LINES
from ludoteca.games.ghost_stories.rules.words import EACH_TURN_LOSS, FIGURE_OUT, HAUNTER
from ludoteca.games.ghost_stories.space import CIRCLE_OF_PRAYER, COLOURS, GIVE_BACK

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories


def begin_haunting(state: GhostStories, space: int, tell: Callable[[Event], None] | None) -> None:
    """A ghost does what its central stone says, dice apart (GS-083, GS-087, GS-310)."""
    words = state.box.words[state.ghosts[space]]
    if words & EACH_TURN_LOSS:
        ask_for_tao(state)
    if words & HAUNTER:
        advance_figure(state, space, tell)


def advance_figure(state: GhostStories, space: int, tell: Callable[[Event], None] | None) -> None:
    """Move the figure from card to board, or from board to a haunted tile and back (GS-088 to GS-093)."""
    if state.marks[space] & FIGURE_OUT:
        state.marks[space] &= ~FIGURE_OUT
        haunt_line(state, space, tell)
        return
    state.marks[space] |= FIGURE_OUT
    if tell is not None:
        tell(events.figure_out(space))


def haunt_line(state: GhostStories, space: int, tell: Callable[[Event], None] | None) -> None:
    """Haunt the nearest active tile of a line; none is left in a line all haunted (GS-094, GS-095)."""
    for place in LINES[space]:
        if not state.haunted >> place & 1:
            haunt(state, place, tell)
            return


def haunt(state: GhostStories, place: int, tell: Callable[[Event], None] | None) -> None:
    """Turn a tile to its haunted side; whoever stands there stays (GS-025, GS-027, GS-221)."""
    state.haunted |= 1 << place
    if tell is not None:
        tell(events.haunted(place, state.tile[place]))
    if state.tile[place] == CIRCLE_OF_PRAYER:
        supply.clear_circle(state, tell)
    if state.haunted.bit_count() >= ending.haunted_limit(state):
        ending.finish(state, ending.HAUNTED, tell)


def restore(state: GhostStories, place: int, tell: Callable[[Event], None] | None) -> None:
    """Turn a haunted tile back: its villager returns (GS-180, GS-248)."""
    state.haunted &= ~(1 << place)
    if tell is not None:
        tell(events.restored(place, state.tile[place]))


def ask_for_tao(state: GhostStories) -> None:
    """Every living Taoist, clockwise from the active board, is to put back a Tao token (GS-299)."""
    for board in reversed(clockwise_from(state.active)):
        if is_living(state, board):
            push(state, GIVING_BACK, board)


def begin_giving_back(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    if is_living(state, board) and supply.has_tao(state, board):
        ask_seat(state, state.owner[board])


def legal_giving_back(state: GhostStories) -> list[int]:
    at = state.operand * COLOURS
    return [GIVE_BACK + colour for colour in range(COLOURS) if state.tao[at + colour]]


def give_back(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Put back the token of one's choice."""
    supply.put_back_tao(state, state.operand, action - GIVE_BACK)
    if tell is not None:
        tell(events.tao_given_back(seat, action - GIVE_BACK))

"""Setting up: the village, the boards and their sides, what everybody starts with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.ghost_stories import components, events
from ludoteca.games.ghost_stories.rules.ending import INITIATION
from ludoteca.games.ghost_stories.rules.steps import COLOUR, DEAL, FIRST, SIDE, TILE, TURN, push
from ludoteca.games.ghost_stories.rules.turns import await_chance
from ludoteca.games.ghost_stories.rules.village_map import CENTRE
from ludoteca.games.ghost_stories.space import (
    BLACK,
    BOARDS,
    COLOUR_CHANCE,
    COLOURS,
    FIRST_CHANCE,
    PEAKS_SIDE,
    PLACES,
    RED,
    SIDE_CHANCE,
    TILE_CHANCE,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

HOMES: Final[list[list[int]]] = [[0], [0, 2], [0, 1, 2], [0, 1, 2, 3]]
"""The boards of the seats, by number of players less one; the others are neutral (GS-276)."""


def open_box(state: GhostStories) -> None:
    """Put everything to be drawn on the agenda."""
    push(state, FIRST)
    push(state, DEAL)
    for board in reversed(range(BOARDS)):
        push(state, SIDE, board)
        push(state, COLOUR, board)
    for place in reversed(range(PLACES)):
        push(state, TILE, place)


def seat_taoists(state: GhostStories, seats: int) -> None:
    """Give every seat its board (GS-065, GS-276, GS-281)."""
    state.home = HOMES[seats - 1][:]
    for seat, board in enumerate(state.home):
        state.owner[board] = seat


def build_deck(state: GhostStories) -> None:
    """Lay the deck in blocks: an incarnation below each, ten ghosts last (GS-077, GS-278, GS-346)."""
    players = len(state.home) - 1
    ghosts = components.GHOSTS_IN_DECK[players]
    incarnations = components.INCARNATIONS_IN_DECK[state.level][players]
    below = components.BELOW_INCARNATION
    state.blocks = [ghosts - below * incarnations] + [below] * incarnations
    state.bag = components.GHOSTS[:]
    state.unseen = components.UNSEEN[:]


def deal(state: GhostStories) -> None:
    """Hand out Qi, tokens and figures; the rest is the supply (GS-068 to GS-074, GS-272 to GS-280)."""
    seats = len(state.home)
    qi = components.QI_AT_START[state.level] + (1 if state.five_qi and state.level == INITIATION else 0)
    for board in range(BOARDS):
        state.qi[board] = qi if state.owner[board] >= 0 else components.NEUTRAL_QI
    for board in state.home:
        state.at[board] = CENTRE
        state.power_tokens[board] = components.POWER_TOKENS[seats - 1]
        if components.YIN_YANG_AT_START[state.level]:
            state.yin_yang |= 1 << board
        tokens = range(BLACK) if seats == 1 else [state.colour[board]]
        for colour in tokens:
            state.tao[board * COLOURS + colour] = 1
        state.tao[board * COLOURS + BLACK] = components.BLACK_AT_START[state.level]
    fill_supply(state)


def fill_supply(state: GhostStories) -> None:
    """Whatever nobody holds lies in the supply (GS-074, GS-242)."""
    state.qi_supply = components.QI - sum(state.qi)
    for colour in range(COLOURS):
        held = sum([state.tao[board * COLOURS + colour] for board in range(BOARDS)])
        state.tao_supply[colour] = components.TAO_EACH - held - (1 if state.circle == colour else 0)


def begin_drawing(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    await_chance(state)


def begin_deal(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    deal(state)
    if tell is not None:
        tell(events.dealt(state))


def begin_first(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Draw who starts, unless the table names somebody (GS-080)."""
    if state.named_first >= 0:
        push(state, TURN, state.home[state.named_first])
    else:
        await_chance(state)


def left(state: GhostStories) -> list[int]:
    """What the draw that is due now may bring."""
    if state.step == TILE:
        return _not_among(state.tile, PLACES)
    if state.step == COLOUR:
        return _not_among(state.colour, BOARDS)
    if state.step == FIRST:
        return list(range(len(state.home)))
    if len(state.home) == 1 and state.colour[state.operand] == RED:
        return [PEAKS_SIDE]
    return [0, 1]


def _not_among(taken: list[int], count: int) -> list[int]:
    seen = set(taken)
    return [number for number in range(count) if number not in seen]


def base(state: GhostStories) -> int:
    """Where the outcomes of that draw begin in the chance space."""
    if state.step == TILE:
        return TILE_CHANCE
    if state.step == COLOUR:
        return COLOUR_CHANCE
    return FIRST_CHANCE if state.step == FIRST else SIDE_CHANCE


def draw(state: GhostStories, outcome: int, tell: Callable[[Event], None] | None) -> None:
    """Lay a tile, a board or a side, or let somebody start (GS-063, GS-066, GS-067, GS-363)."""
    drawn = outcome - base(state)
    at = state.operand
    if state.step == TILE:
        state.tile[at] = drawn
    elif state.step == COLOUR:
        state.colour[at] = drawn
    elif state.step == SIDE:
        state.side[at] = drawn
    else:
        push(state, TURN, state.home[drawn])
    if tell is not None:
        tell(_told(state, at, drawn))


def _told(state: GhostStories, at: int, drawn: int) -> Event:
    if state.step == TILE:
        return events.tile_laid(at, drawn)
    if state.step == COLOUR:
        return events.board_laid(at, drawn)
    if state.step == SIDE:
        return events.side_laid(at, state.colour[at], drawn)
    return events.starts(drawn)

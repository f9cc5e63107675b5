"""Arrivals: a card leaves the deck, finds its space and does what its left stone says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.chance import bag_outcomes
from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import auras, death, ending, haunting, supply
from ludoteca.games.ghost_stories.rules.steps import CURSING, ENTERING, PLACING, SUMMONING, push
from ludoteca.games.ghost_stories.rules.turns import ask_active, await_chance
from ludoteca.games.ghost_stories.rules.words import (
    ALL_LOSE_TAO,
    ALL_POWERS_LOCK,
    ARRIVAL_CURSE,
    CAPTURE_DIE,
    FIGURE_OUT,
    HAUNT_NOW,
    HOLDS_DIE,
    LOCKS_ALL_POWERS,
    LOCKS_POWER,
    LOCKS_TAO,
    LOSE_QI,
    NEEDS_BUDDHA,
    NO_WHITE,
    POWER_LOCK,
    QUICK_HAUNTER,
    STRIP_CIRCLE,
    SUMMON,
    VULNERABLE,
)
from ludoteca.games.ghost_stories.space import (
    BLACK,
    GHOST_CHANCE,
    INCARNATION,
    INCARNATION_CHANCE,
    PLACE,
    SPACES,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

ICON: int = 16
"""Operand of an icon to carry out: icon * ICON + space."""


def begin_summoning(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Draw a card, or pay 1 Qi where all twelve spaces hold ghosts (GS-109, GS-116, GS-117)."""
    if -1 not in state.ghosts:
        if tell is not None:
            tell(events.no_room())
        death.lose_qi(state, state.active, tell)
    elif not ending.deck_is_empty(state):
        await_chance(state)


def incarnation_is_next(state: GhostStories) -> bool:
    """The block of ghosts above an incarnation is used up (GS-204)."""
    return state.blocks[0] == 0


def outcomes(state: GhostStories) -> list[tuple[int, int]]:
    if incarnation_is_next(state):
        return bag_outcomes(state.unseen, INCARNATION_CHANCE - INCARNATION)
    return bag_outcomes(state.bag, GHOST_CHANCE)


def sample(state: GhostStories, rng: Rng) -> int:
    if incarnation_is_next(state):
        return INCARNATION_CHANCE - INCARNATION + state.unseen[int(rng.random() * len(state.unseen))]
    return GHOST_CHANCE + state.bag[int(rng.random() * len(state.bag))]


def draw(state: GhostStories, outcome: int, tell: Callable[[Event], None] | None) -> None:
    """Take the top card of the deck in hand (GS-109, GS-347)."""
    if incarnation_is_next(state):
        card = outcome - INCARNATION_CHANCE + INCARNATION
        state.blocks.pop(0)
        state.unseen.remove(card)
    else:
        card = outcome - GHOST_CHANCE
        state.blocks[0] -= 1
        state.bag.remove(card)
    state.arriving = card
    push(state, PLACING)
    if tell is not None:
        tell(events.drawn(state, card))


def begin_placing(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    ask_active(state)


def right_board(state: GhostStories) -> int:
    """The board that the card in hand belongs on: of its colour, or the active one (GS-110, GS-113)."""
    colour = state.box.colour[state.arriving]
    return state.active if colour == BLACK else state.colour.index(colour)


def may_place(state: GhostStories, space: int) -> bool:
    """A free space of the right board, or any once that is full; a Buddha is no ghost (GS-111 to GS-120)."""
    if state.ghosts[space] >= 0:
        return False
    board = right_board(state)
    return space // 3 == board or not has_room(state, board)


def has_room(state: GhostStories, board: int) -> bool:
    """A board has a space without a ghost."""
    return -1 in state.ghosts[3 * board : 3 * board + 3]


def legal_placing(state: GhostStories) -> list[int]:
    board = right_board(state)
    spaces = range(3 * board, 3 * board + 3) if has_room(state, board) else range(SPACES)
    return [PLACE + space for space in spaces if state.ghosts[space] < 0]


def place(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Put the card on its space; a Buddha there sends an ordinary ghost back to hell (GS-115, GS-174)."""
    space = action - PLACE
    card = state.arriving
    state.arriving = -1
    if tell is not None:
        tell(events.placed(state, card, space))
    if settle(state, card, space, 0, tell):
        for icon in reversed(state.box.arrives[card]):
            push(state, ENTERING, icon * ICON + space)
    if ending.deck_is_empty(state) and ending.incarnations_left(state):
        ending.finish(state, ending.LAST_CARD, tell)


def settle(
    state: GhostStories, card: int, space: int, marks: int, tell: Callable[[Event], None] | None
) -> bool:
    """Lay a card on a space and see to a Buddha there; say whether it stays (GS-174 to GS-177, GS-211)."""
    if state.buddha_spaces >> space & 1:
        state.buddha_spaces &= ~(1 << space)
        if card < INCARNATION:
            state.discards.append(card)
            if tell is not None:
                tell(events.trapped(state, card, space))
            _refresh_after(state, card, marks, tell)
            return False
        if tell is not None:
            tell(events.buddha_returns(space))
        if state.box.words[card] & NEEDS_BUDDHA:
            marks |= VULNERABLE
    state.ghosts[space] = card
    state.marks[space] = marks
    _refresh_after(state, card, marks, tell)
    return True


def _refresh_after(state: GhostStories, card: int, marks: int, tell: Callable[[Event], None] | None) -> None:
    """A card came, went or moved: look at the lasting effects anew if it has any."""
    if marks & ~FIGURE_OUT or state.box.words[card] & NO_WHITE:
        auras.refresh(state, tell)


def begin_entering(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Carry out one icon of the left stone to its end (GS-048, GS-051, GS-288)."""
    space = operand % ICON
    icon = operand // ICON
    if icon >= CAPTURE_DIE:
        _begin_lasting(state, space, icon, tell)
    elif icon == SUMMON:
        push(state, SUMMONING)
    elif icon == QUICK_HAUNTER:
        state.marks[space] |= FIGURE_OUT
    elif icon == HAUNT_NOW:
        haunting.haunt_line(state, space, tell)
    elif icon == ARRIVAL_CURSE:
        push(state, CURSING, space)
    elif icon == LOSE_QI:
        death.lose_qi(state, state.active, tell)
    elif icon == ALL_LOSE_TAO:
        haunting.ask_for_tao(state)
    elif icon == STRIP_CIRCLE:
        supply.clear_circle(state, tell)


def _begin_lasting(state: GhostStories, space: int, icon: int, tell: Callable[[Event], None] | None) -> None:
    """Mark the card with what it does until it leaves play (GS-287)."""
    if icon == CAPTURE_DIE:
        if auras.free_dice(state) == 0:
            return
        state.marks[space] |= HOLDS_DIE
    elif icon == POWER_LOCK:
        state.marks[space] |= LOCKS_POWER
    elif icon == ALL_POWERS_LOCK:
        state.marks[space] |= LOCKS_ALL_POWERS
    else:
        state.marks[space] |= LOCKS_TAO
    if tell is not None:
        tell(events.begins(space, icon))
    auras.refresh(state, tell)


def leave(state: GhostStories, space: int, tell: Callable[[Event], None] | None) -> int:
    """Take a card out of play with all that it held; give the card (GS-055, GS-056, GS-096, GS-329)."""
    card, marks = state.ghosts[space], state.marks[space]
    state.ghosts[space] = -1
    state.marks[space] = 0
    if state.mantra == space:
        state.mantra = -1
        state.mantra_rests = True
    _refresh_after(state, card, marks, tell)
    return card


def is_overrun(state: GhostStories, board: int) -> bool:
    """All three spaces of a board hold ghosts (GS-104, GS-120)."""
    return not has_room(state, board)

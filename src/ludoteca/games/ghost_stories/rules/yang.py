"""The Yang phase: move, then help or exorcism, then Buddhas, with Yin-Yang and powers in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import auras, exorcism, haunting, powers, village
from ludoteca.games.ghost_stories.rules.steps import OPERANDS, YANG
from ludoteca.games.ghost_stories.rules.turns import ask_active, is_living
from ludoteca.games.ghost_stories.rules.village_map import ANYWHERE, CENTRE, FACED, NEAR
from ludoteca.games.ghost_stories.rules.words import ACT_TWICE, FLY, HELP_AND_EXORCISE
from ludoteca.games.ghost_stories.rules.yin import YANG_PHASE
from ludoteca.games.ghost_stories.space import (
    BOARDS,
    BORROW,
    BUDDHA,
    END,
    EXORCISE,
    HELP,
    MANTRA,
    MOVE,
    PAVILION,
    PLACES,
    POCKETS,
    TOKEN,
    WIND,
    YIN_HELP,
    YIN_RESTORE,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

UNMOVED: Final = 0
MOVED: Final = 1
ACTED: Final = 2
PLACED: Final = 3
"""How far the fixed sequence has come (GS-121)."""


COME_BACK: Final = YANG * OPERANDS
"""The agenda's code for another look at the Yang phase."""
MOVES: Final[list[list[int]]] = [[MOVE + place for place in places] for places in NEAR]
FLIGHTS: Final[list[list[int]]] = [[MOVE + place for place in places] for places in ANYWHERE]
"""The moves from each place, walking and flying."""


def begin_yang(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Let the active Taoist choose what comes next; the dead have no Yang phase (GS-199, GS-202)."""
    state.phase = YANG_PHASE
    if is_living(state, state.active):
        ask_active(state)


def reach(state: GhostStories, words: int) -> list[int]:
    """Where the own move may end: one step away, or for those who fly anywhere (GS-126, GS-127, GS-261)."""
    place = state.at[state.active]
    return ANYWHERE[place] if words & FLY else NEAR[place]


def may_move(state: GhostStories) -> bool:
    """The own move comes first and once (GS-121, GS-126, GS-334)."""
    return state.stage == UNMOVED


def has_help_left(state: GhostStories, words: int) -> bool:
    """A request for help is still open this turn (GS-129, GS-265, GS-266, GS-335 to GS-339)."""
    if state.stage >= PLACED:
        return False
    if state.helps == 0:
        return state.attempts == 0 or (state.attempts == 1 and words & HELP_AND_EXORCISE != 0)
    once = state.helps == 1 and state.attempts == 0
    return once and words & ACT_TWICE != 0 and state.tile[state.acted_at] != PAVILION


def has_attempt_left(state: GhostStories, words: int) -> bool:
    """An attempt is still open this turn (GS-129, GS-265, GS-266, GS-335, GS-336, GS-338)."""
    if state.stage >= PLACED:
        return False
    if state.attempts == 0:
        return state.helps == 0 or (state.helps == 1 and words & HELP_AND_EXORCISE != 0)
    return state.attempts == 1 and state.helps == 0 and words & ACT_TWICE != 0


def may_ask_help(state: GhostStories, words: int) -> bool:
    if state.helps + state.attempts and not (has_help_left(state, words) and powers.may_act_here(state)):
        return False
    return state.stage < PLACED and village.can_help(state, state.at[state.active])


def may_exorcise(state: GhostStories, words: int) -> bool:
    if state.helps + state.attempts and not (has_attempt_left(state, words) and powers.may_act_here(state)):
        return False
    return state.stage < PLACED and exorcism.faces_a_ghost(state, state.at[state.active])


def has_yin_yang(state: GhostStories) -> bool:
    """The active Taoist holds the token (GS-039, GS-181, GS-187)."""
    return state.yin_yang >> state.active & 1 != 0


def may_set_buddha(state: GhostStories, space: int) -> bool:
    """An older Buddha in hand, an empty space in front (GS-169 to GS-173)."""
    return (
        state.buddhas[state.active] > state.fresh
        and space in FACED[state.at[state.active]]
        and state.ghosts[space] < 0
        and not state.buddha_spaces >> space & 1
    )


def may_fetch_token(state: GhostStories) -> bool:
    """The turn ends on the central tile, where a power token lies (GS-359)."""
    return state.centre_tokens > 0 and state.at[state.active] == CENTRE


def legal_yang(state: GhostStories) -> list[int]:
    """Everything the active Taoist may do next, in the order of the action space."""
    board = state.active
    words = auras.powers_of(state, board)
    actions: list[int] = []
    if state.stage == UNMOVED and words:
        actions = powers.legal_before_move(state, words)
    if state.power_tokens[board]:
        actions += [BORROW + other for other in range(BOARDS) if powers.may_borrow(state, other)]
    if state.stage == UNMOVED:
        actions += FLIGHTS[state.at[board]] if words & FLY else MOVES[state.at[board]]
    if may_ask_help(state, words):
        actions.append(HELP)
    if may_exorcise(state, words):
        actions.append(EXORCISE)
    if state.yin_yang >> board & 1:
        actions += [YIN_HELP + place for place in village.helping_places(state)]
        if state.haunted:
            actions += [YIN_RESTORE + place for place in range(PLACES) if state.haunted >> place & 1]
    if state.buddhas[board] > state.fresh:
        actions += [BUDDHA + space for space in FACED[state.at[board]] if may_set_buddha(state, space)]
    actions.append(END)
    if state.centre_tokens and may_fetch_token(state):
        actions.append(END + TOKEN)
    return actions


def act(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Carry out one choice of the Yang phase; only `end` does not come back to it."""
    if action >= END:
        _end(state, seat, action - END, tell)
        return
    state.agenda.append(COME_BACK)
    if MOVE <= action < HELP:
        _move(state, seat, action - MOVE, tell)
    elif action == HELP:
        _begin_action(state)
        state.helps += 1
        village.ask_help(state, state.at[state.active], tell)
    elif action == EXORCISE:
        _begin_action(state)
        state.attempts += 1
        exorcism.attempt(state, tell)
    elif action >= BUDDHA:
        _set_buddha(state, seat, action - BUDDHA, tell)
    elif action >= YIN_HELP:
        _spend_yin_yang(state, seat, action, tell)
    elif action >= BORROW:
        powers.borrow(state, action - BORROW, tell)
    elif action >= WIND:
        powers.blow(state, action - WIND, tell)
    elif action >= MANTRA:
        powers.weaken(state, action - MANTRA, tell)
    else:
        powers.fill_pockets(state, action - POCKETS, tell)


def _move(state: GhostStories, seat: int, place: int, tell: Callable[[Event], None] | None) -> None:
    state.stage = MOVED
    state.at[state.active] = place
    if tell is not None:
        tell(events.moved(seat, place, state.tile[place]))


def _begin_action(state: GhostStories) -> None:
    state.stage = ACTED
    state.acted_at = state.at[state.active]


def _spend_yin_yang(
    state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None
) -> None:
    """Any villager's help, or one haunted tile turned back, besides the action (GS-179 to GS-183)."""
    state.yin_yang &= ~(1 << state.active)
    if tell is not None:
        tell(events.yin_yang_spent(seat))
    if action >= YIN_RESTORE:
        haunting.restore(state, action - YIN_RESTORE, tell)
    else:
        village.ask_help(state, action - YIN_HELP, tell)


def _set_buddha(state: GhostStories, seat: int, space: int, tell: Callable[[Event], None] | None) -> None:
    """Set one Buddha; from now on only Buddhas and the Yin-Yang are left (GS-170 to GS-172)."""
    state.stage = PLACED
    state.buddhas[state.active] -= 1
    state.buddha_spaces |= 1 << space
    if tell is not None:
        tell(events.buddha_set(seat, space))


def _end(state: GhostStories, seat: int, how: int, tell: Callable[[Event], None] | None) -> None:
    """End the turn, with a power token from the centre if wanted (GS-124, GS-359)."""
    if how == TOKEN:
        state.centre_tokens -= 1
        state.power_tokens[state.active] += 1
    if tell is not None:
        tell(events.turn_ends(seat, how))

"""Powers used before the own move, and the power tokens that borrow one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import auras, supply
from ludoteca.games.ghost_stories.rules.steps import STEPPING, push
from ludoteca.games.ghost_stories.rules.words import FILL_POCKETS, MOVE_FRIEND, WEAKEN
from ludoteca.games.ghost_stories.space import BOARDS, COLOURS, MANTRA, POCKETS, SPACES, WIND

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

BY_WIND: int = BOARDS
"""Added to the board of a Taoist who steps by the Twin Winds, which never carry further than one tile."""


def is_ready(state: GhostStories, powers: int, word: int) -> bool:
    """A power of those used before the own move, not used yet this turn (GS-328)."""
    return state.stage == 0 and powers & word != 0 and not state.used & word


def may_fill(state: GhostStories, colour: int) -> bool:
    """The supply still has this colour (GS-332)."""
    return state.tao_supply[colour] > 0


def may_weaken(state: GhostStories, space: int) -> bool:
    """Another ghost than the one that bears the token is there (GS-260, GS-329, GS-330)."""
    return state.ghosts[space] >= 0 and state.mantra != space and not state.mantra_rests


def may_blow(state: GhostStories, seat: int) -> bool:
    """Another living Taoist (GS-262, GS-320, GS-333)."""
    board = state.home[seat]
    return board != state.active and state.qi[board] > 0


def legal_before_move(state: GhostStories, powers: int) -> list[int]:
    """What the powers allow before the own move."""
    actions: list[int] = []
    if is_ready(state, powers, FILL_POCKETS):
        actions += [POCKETS + colour for colour in range(COLOURS) if may_fill(state, colour)]
    if is_ready(state, powers, WEAKEN):
        actions += [MANTRA + space for space in range(SPACES) if may_weaken(state, space)]
    if is_ready(state, powers, MOVE_FRIEND):
        actions += [WIND + seat for seat in range(len(state.home)) if may_blow(state, seat)]
    return actions


def fill_pockets(state: GhostStories, colour: int, tell: Callable[[Event], None] | None) -> None:
    """Bottomless Pockets (GS-259)."""
    state.used |= FILL_POCKETS
    supply.take_tao(state, state.active, colour, tell)


def weaken(state: GhostStories, space: int, tell: Callable[[Event], None] | None) -> None:
    """Enfeeblement Mantra (GS-260)."""
    state.used |= WEAKEN
    state.mantra = space
    if tell is not None:
        tell(events.weakened(state, state.owner[state.active], space))


def blow(state: GhostStories, seat: int, tell: Callable[[Event], None] | None) -> None:
    """Dance of the Twin Winds (GS-262)."""
    state.used |= MOVE_FRIEND
    push(state, STEPPING, BY_WIND + state.home[seat])
    if tell is not None:
        tell(events.carried(seat))


def may_borrow(state: GhostStories, board: int) -> bool:
    """A neutral board whose power works and is not borrowed yet this turn (GS-358)."""
    return (
        state.owner[board] < 0
        and state.power_tokens[state.active] > 0
        and not state.borrowed >> board & 1
        and auras.power_works(state, board)
    )


def borrow(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    """Spend a power token for the turn; it is laid on the central tile (GS-357, GS-359, GS-360)."""
    state.power_tokens[state.active] -= 1
    state.centre_tokens += 1
    state.borrowed |= 1 << board
    if tell is not None:
        tell(events.borrowed(state.owner[state.active], board))


def may_act_here(state: GhostStories) -> bool:
    """A second action comes from the tile of the first (GS-265, GS-266)."""
    return state.acted_at < 0 or state.at[state.active] == state.acted_at

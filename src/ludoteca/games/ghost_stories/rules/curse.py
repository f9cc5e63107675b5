"""The Curse die: who rolls it, who may throw it again, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.chance import sample_weighted
from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import auras, death, haunting, supply
from ludoteca.games.ghost_stories.rules.steps import (
    AT_CEMETERY,
    CURSING,
    CURSING_AGAIN,
    SUFFERING,
    SUMMONING,
    TORMENT,
    push,
)
from ludoteca.games.ghost_stories.rules.turns import ask_active, await_chance, is_living
from ludoteca.games.ghost_stories.rules.words import NO_CURSE, REROLL_CURSE
from ludoteca.games.ghost_stories.space import (
    CEMETERY,
    CURSE_CHANCE,
    CURSE_WEIGHTS,
    KEEP,
    NEXT,
    SPACES,
    THROW,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

OUTCOMES: list[tuple[int, int]] = [(CURSE_CHANCE + face, weight) for face, weight in enumerate(CURSE_WEIGHTS)]


def never_rolls(state: GhostStories) -> bool:
    """The active Taoist is spared every Curse die (GS-343, GS-344)."""
    board = state.active
    return is_living(state, board) and auras.powers_of(state, board) & NO_CURSE != 0


def begin_torment(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Roll for the ghosts that wait, one after the other, in the order wanted (GS-086, GS-098, GS-165)."""
    if state.waiting == 0:
        return
    if never_rolls(state):
        state.waiting = 0
        if tell is not None:
            tell(events.curse_spared(state.owner[state.active]))
    elif state.waiting & (state.waiting - 1) and not state.fixed_order:
        ask_active(state)
    else:
        _roll_for(state, (state.waiting & -state.waiting).bit_length() - 1)


def _roll_for(state: GhostStories, space: int) -> None:
    state.waiting &= ~(1 << space)
    push(state, TORMENT)
    push(state, CURSING, space)


def legal_torment(state: GhostStories) -> list[int]:
    return [NEXT + space for space in range(SPACES) if state.waiting >> space & 1]


def choose_torment(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    if tell is not None:
        tell(events.ordered(action - NEXT))
    _roll_for(state, action - NEXT)


def begin_cemetery_curse(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """The price of a revival (GS-245)."""
    push(state, CURSING, AT_CEMETERY)


def begin_cursing(state: GhostStories, line: int, tell: Callable[[Event], None] | None) -> None:
    """Roll the Curse die, unless the active Taoist never does (GS-046, GS-343)."""
    if not never_rolls(state):
        await_chance(state)
    elif tell is not None:
        tell(events.curse_spared(state.owner[state.active]))


def begin_cursing_again(state: GhostStories, line: int, tell: Callable[[Event], None] | None) -> None:
    await_chance(state)


def sample(rng: Rng) -> int:
    return sample_weighted(OUTCOMES, rng)


def roll(state: GhostStories, outcome: int, tell: Callable[[Event], None] | None) -> None:
    """Show the die; The Gods' Favorite may throw it once more before it works (GS-341)."""
    state.face = outcome - CURSE_CHANCE
    if tell is not None:
        tell(events.curse_rolled(state.face))
    if state.step == CURSING:
        push(state, SUFFERING, state.operand)
    else:
        suffer(state, state.operand, tell)


def begin_suffering(state: GhostStories, line: int, tell: Callable[[Event], None] | None) -> None:
    board = state.active
    if is_living(state, board) and auras.powers_of(state, board) & REROLL_CURSE:
        ask_active(state)
    else:
        suffer(state, line, tell)


def legal_suffering(state: GhostStories) -> list[int]:
    return [THROW, KEEP]


def keep_or_throw(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    if action == THROW:
        push(state, CURSING_AGAIN, state.operand)
        if tell is not None:
            tell(events.curse_thrown_again(seat))
    else:
        if tell is not None:
            tell(events.kept(seat))
        suffer(state, state.operand, tell)


def suffer(state: GhostStories, line: int, tell: Callable[[Event], None] | None) -> None:
    """Apply the result to the board whose turn it is (GS-099 to GS-103)."""
    face = state.face
    if face == 1:
        _haunt(state, line, tell)
    elif face == 2:
        push(state, SUMMONING)
    elif face == 3:
        if is_living(state, state.active):
            count = supply.put_back_all_tao(state, state.active)
            if tell is not None:
                tell(events.all_tao_lost(state.owner[state.active], count))
    elif face == 4:
        death.lose_qi(state, state.active, tell)


def _haunt(state: GhostStories, line: int, tell: Callable[[Event], None] | None) -> None:
    """Haunt the line of the ghost to blame, or the Cemetery (GS-100, GS-160, GS-247)."""
    if line != AT_CEMETERY:
        haunting.haunt_line(state, line, tell)
    elif not state.cemetery_spared:
        place = state.tile.index(CEMETERY)
        if not state.haunted >> place & 1:
            haunting.haunt(state, place, tell)

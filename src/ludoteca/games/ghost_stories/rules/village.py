"""The villagers: when one can help, and each small step of the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories import components, events
from ludoteca.games.ghost_stories.rules import arrival, death, exorcism, haunting, supply
from ludoteca.games.ghost_stories.rules.steps import (
    BANISHING,
    CALMING,
    DROPPING,
    GATHERING,
    LIFTING,
    PICKING,
    RESTORING,
    REVIVING,
    STEPPING,
    TAKING,
    TAKING_BUDDHA,
    push,
)
from ludoteca.games.ghost_stories.rules.turns import ask_active, await_chance, is_living
from ludoteca.games.ghost_stories.rules.village_map import ANYWHERE, NEAR
from ludoteca.games.ghost_stories.rules.words import FIGURE_OUT
from ludoteca.games.ghost_stories.space import (
    BANISH,
    BOARDS,
    CALM,
    CIRCLE,
    COLOURS,
    DROP,
    INCARNATION,
    LIFT,
    PLACES,
    PUSH,
    RESTORE,
    REVIVE,
    SKIP,
    SPACES,
    STEP,
    WHITE,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

HERBS: int = 2
"""Dice at the Herbalist's Shop, captured ones or not (GS-249, GS-322)."""
FIRST_STEP: list[int] = [steps[0] for steps in components.HELP]
"""How the help of each villager begins: that tells what it needs."""
ALWAYS_READY: list[bool] = [first in (GATHERING, TAKING, TAKING_BUDDHA, CALMING) for first in FIRST_STEP]
"""Whether a villager's help can be asked for at any time (GS-252, GS-257, GS-327)."""


def can_help(state: GhostStories, place: int) -> bool:
    """The villager is there and can do something (GS-026, GS-318, GS-321, GS-326)."""
    if state.haunted >> place & 1:
        return False
    villager = state.tile[place]
    return ALWAYS_READY[villager] or _has_something_to_do(state, villager)


def _has_something_to_do(state: GhostStories, villager: int) -> bool:
    """The villager finds somebody dead, a haunted tile, a ghost or a token to work on."""
    first = FIRST_STEP[villager]
    if first == REVIVING:
        return state.qi_supply > 0 and any_dead(state)
    if first == RESTORING:
        return state.haunted != 0
    if first == BANISHING:
        return any_to_banish(state)
    if first == LIFTING:
        return can_lift(state) or bool(pushable(state))
    return supply.any_tao_left(state)


def helping_places(state: GhostStories) -> list[int]:
    """All places whose villager can help now."""
    haunted = state.haunted
    return [
        place
        for place, villager in enumerate(state.tile)
        if not haunted >> place & 1 and (ALWAYS_READY[villager] or _has_something_to_do(state, villager))
    ]


def ask_help(state: GhostStories, place: int, tell: Callable[[Event], None] | None) -> None:
    """Let the villager of a place help, step by step (GS-130, GS-179)."""
    villager = state.tile[place]
    if tell is not None:
        tell(events.helped(state.owner[state.active], villager))
    for step in reversed(components.HELP[villager]):
        push(state, step)


def begin_asking(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    ask_active(state)


# Cemetery and Taoist Altar


def any_dead(state: GhostStories) -> bool:
    """A Taoist of this table is dead."""
    return min([state.qi[board] for board in state.home]) == 0


def may_revive(state: GhostStories, seat: int) -> bool:
    """A Taoist of this table who is dead (GS-245)."""
    return state.qi[state.home[seat]] == 0


def legal_reviving(state: GhostStories) -> list[int]:
    return [REVIVE + seat for seat in range(len(state.home)) if may_revive(state, seat)]


def revive(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    death.revive(state, state.home[action - REVIVE], tell)


def legal_restoring(state: GhostStories) -> list[int]:
    return [RESTORE + place for place in range(PLACES) if state.haunted >> place & 1]


def restore(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    haunting.restore(state, action - RESTORE, tell)


# Herbalist's Shop and Tea House


def begin_gathering(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    await_chance(state)


def gather(state: GhostStories, faces: list[int], tell: Callable[[Event], None] | None) -> None:
    """Show the Herbalist's dice."""
    state.dice = faces[:]
    exorcism.push_reroll(state, PICKING)
    if tell is not None:
        tell(events.rolled(state.dice))


def begin_picking(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """A token for each die, in its colour or, for a white one, in one's own choice (GS-249, GS-323)."""
    for face in state.dice:
        if face != WHITE:
            supply.take_tao(state, state.active, face, tell)
        elif not state.whites_void:
            push(state, TAKING)


def begin_gaining_qi(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    if is_living(state, state.active):
        supply.gain_qi(state, state.active, tell)


# Sorcerer's Hut


def may_banish(state: GhostStories, space: int) -> bool:
    """An ordinary ghost is there (GS-209, GS-250)."""
    return 0 <= state.ghosts[space] < INCARNATION


def any_to_banish(state: GhostStories) -> bool:
    return any(0 <= card < INCARNATION for card in state.ghosts)


def legal_banishing(state: GhostStories) -> list[int]:
    return [BANISH + space for space in range(SPACES) if may_banish(state, space)]


def banish(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Send a ghost to hell without curse or reward (GS-168, GS-251)."""
    space = action - BANISH
    if tell is not None:
        tell(events.banished(state, state.ghosts[space], space))
    state.discards.append(arrival.leave(state, space, tell))


def begin_paying_qi(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """The Sorcerer's price; it may be the last Qi (GS-203, GS-250)."""
    death.lose_qi(state, state.active, tell)


# Pavilion of the Heavenly Winds


def can_lift(state: GhostStories) -> bool:
    """A ghost is in play, and a space without one."""
    return max(state.ghosts) >= 0 and min(state.ghosts) < 0


def begin_lifting(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    if can_lift(state):
        ask_active(state)


def legal_lifting(state: GhostStories) -> list[int]:
    actions = [LIFT + space for space in range(SPACES) if state.ghosts[space] >= 0]
    actions.append(SKIP)
    return actions


def lift(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    if action != SKIP:
        push(state, DROPPING, action - LIFT)
    if tell is not None:
        tell(_left_out_or_lifted(state, seat, action))


def _left_out_or_lifted(state: GhostStories, seat: int, action: int) -> Event:
    if action == SKIP:
        return events.skipped(seat)
    return events.lifted(state, state.ghosts[action - LIFT], action - LIFT)


def legal_dropping(state: GhostStories) -> list[int]:
    return [DROP + space for space in range(SPACES) if state.ghosts[space] < 0]


def drop(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Move a ghost with all it carries; its left stone stays silent (GS-253, GS-324, GS-325)."""
    here, there = state.operand, action - DROP
    card, marks = state.ghosts[here], state.marks[here]
    if tell is not None:
        tell(events.shifted(state, card, here, there))
    trapped = state.buddha_spaces >> there & 1 and card < INCARNATION
    state.ghosts[here] = -1
    state.marks[here] = 0
    if state.mantra == here:
        state.mantra = -1 if trapped else there
        state.mantra_rests = state.mantra_rests or state.mantra < 0
    arrival.settle(state, card, there, marks, tell)


def may_push(state: GhostStories, seat: int) -> bool:
    """Another living Taoist, or the only one of a solo game (GS-253, GS-320, GS-364)."""
    board = state.home[seat]
    return state.qi[board] > 0 and (board != state.active or len(state.home) == 1)


def pushable(state: GhostStories) -> list[int]:
    return [seat for seat in range(len(state.home)) if may_push(state, seat)]


def begin_pushing(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    if pushable(state):
        ask_active(state)


def legal_pushing(state: GhostStories) -> list[int]:
    actions = [PUSH + seat for seat in pushable(state)]
    actions.append(SKIP)
    return actions


def choose_push(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    if action != SKIP:
        push(state, STEPPING, state.home[action - PUSH])
    if tell is not None:
        tell(events.skipped(seat) if action == SKIP else events.carried(action - PUSH))


def who_steps(state: GhostStories) -> int:
    """The board of the Taoist who is being moved."""
    return state.operand % BOARDS


def reach_of_step(state: GhostStories) -> list[int]:
    """Where a Taoist who is moved may go: one step, or by an option of the Pavilion anywhere (GS-253)."""
    board = who_steps(state)
    far = state.far_push and state.operand < BOARDS
    return ANYWHERE[state.at[board]] if far else NEAR[state.at[board]]


def legal_stepping(state: GhostStories) -> list[int]:
    return [STEP + place for place in reach_of_step(state)]


def step(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    board = who_steps(state)
    state.at[board] = action - STEP
    if tell is not None:
        tell(events.moved(state.owner[board], state.at[board], state.tile[state.at[board]]))


# Circle of Prayer, Buddhist Temple, Night Watchman's Beat


def legal_praying(state: GhostStories) -> list[int]:
    return [CIRCLE + colour for colour in range(COLOURS) if state.tao_supply[colour]]


def pray(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Lay a token of the supply on the Circle, the old one goes back (GS-188, GS-255)."""
    supply.clear_circle(state, None)
    state.circle = action - CIRCLE
    state.tao_supply[state.circle] -= 1
    if tell is not None:
        tell(events.prayed(seat, state.circle))


def begin_taking_buddha(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Take one Buddha from the tile, if one lies there (GS-178, GS-252)."""
    if supply.temple_buddhas(state) == 0:
        return
    state.buddhas[state.active] += 1
    state.fresh += 1
    if tell is not None:
        tell(events.buddha_taken(state.owner[state.active]))


def legal_calming(state: GhostStories) -> list[int]:
    return [CALM + board for board in range(BOARDS)]


def calm(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Put every figure of one board back on its card (GS-257)."""
    board = action - CALM
    for space in range(3 * board, 3 * board + 3):
        state.marks[space] &= ~FIGURE_OUT
    if tell is not None:
        tell(events.calmed(seat, board))

"""Exorcism: the roll, the ghosts it beats, and the tokens that help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules import arrival, auras, incarnation, payment, supply
from ludoteca.games.ghost_stories.rules.steps import (
    AIMING,
    FALLING,
    PAYING,
    REROLLING,
    REWARDING,
    ROLLING,
    ROLLING_AGAIN,
    TEAM_QI,
    TEAM_YIN_YANG,
    TORMENT,
    WINNING,
    push,
)
from ludoteca.games.ghost_stories.rules.turns import ask_active, await_chance, is_living
from ludoteca.games.ghost_stories.rules.village_map import FACED
from ludoteca.games.ghost_stories.rules.words import CURSE_DIE, GREY_DIE, REROLL_DICE
from ludoteca.games.ghost_stories.space import (
    BEAT,
    BEAT_MASKS,
    BOARDS,
    COLOURS,
    INCARNATION,
    KEEP,
    PAY,
    REROLL,
    SPACES,
    THROW,
    WHITE,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories


def faces_a_ghost(state: GhostStories, place: int) -> bool:
    """A ghost stands right in front of this place (GS-131 to GS-134)."""
    faced = FACED[place]
    return len(faced) > 0 and (state.ghosts[faced[0]] >= 0 or state.ghosts[faced[-1]] >= 0)


def dice_of_attempt(state: GhostStories) -> int:
    """The white dice that are free, and the grey one of the mountain (GS-135, GS-292, GS-342)."""
    grey = 1 if auras.powers_of(state, state.active) & GREY_DIE else 0
    return auras.free_dice(state) + grey


def attempt(state: GhostStories, tell: Callable[[Event], None] | None) -> None:
    """Begin the one attempt: all ghosts faced are its targets (GS-145)."""
    state.dice = []
    dice = dice_of_attempt(state)
    if dice:
        push(state, ROLLING, dice)
    else:
        push(state, AIMING)
    if tell is not None:
        tell(events.attempt(state.owner[state.active], dice))


def begin_rolling(state: GhostStories, dice: int, tell: Callable[[Event], None] | None) -> None:
    await_chance(state)


def roll(state: GhostStories, faces: list[int], tell: Callable[[Event], None] | None) -> None:
    """Show the dice of an attempt (GS-135, GS-146)."""
    state.dice = faces[:]
    push_reroll(state, AIMING)
    if tell is not None:
        tell(events.rolled(state.dice))


def push_reroll(state: GhostStories, then: int) -> None:
    """Go on with the dice after The Gods' Favorite had a say (GS-340)."""
    if auras.powers_of(state, state.active) & REROLL_DICE:
        state.marked = []
        push(state, REROLLING, then)
    else:
        push(state, then)


def begin_rerolling(state: GhostStories, then: int, tell: Callable[[Event], None] | None) -> None:
    ask_active(state)


def may_mark(state: GhostStories, face: int) -> bool:
    """A die with this face lies there that is not to be thrown again yet."""
    return state.dice.count(face) > state.marked.count(face)


def legal_rerolling(state: GhostStories) -> list[int]:
    actions = [REROLL + face for face in range(WHITE + 1) if may_mark(state, face)]
    actions.append(THROW if state.marked else KEEP)
    return actions


def choose_reroll(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Mark one die, throw the marked ones, or keep them all."""
    if action == KEEP:
        push(state, state.operand)
        if tell is not None:
            tell(events.kept(seat))
    elif action == THROW:
        push(state, ROLLING_AGAIN, state.operand)
        for face in state.marked:
            state.dice.remove(face)
        if tell is not None:
            tell(events.thrown_again(seat, state.marked))
    else:
        state.marked.append(action - REROLL)
        state.marked.sort()
        push(state, REROLLING, state.operand)
        if tell is not None:
            tell(events.marked(seat, action - REROLL))


def begin_rolling_again(state: GhostStories, then: int, tell: Callable[[Event], None] | None) -> None:
    await_chance(state)


def roll_again(state: GhostStories, faces: list[int], tell: Callable[[Event], None] | None) -> None:
    """Add the dice thrown once more to those kept; the second result stands."""
    state.marked = []
    state.dice += faces
    state.dice.sort()
    push(state, state.operand)
    if tell is not None:
        tell(events.rolled(state.dice))


def begin_aiming(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    ask_active(state)


def targets(state: GhostStories) -> list[int]:
    """The faced ghosts that may be exorcised at all."""
    return [
        space
        for space in FACED[state.at[state.active]]
        if state.ghosts[space] >= 0 and incarnation.condition_met(state, space)
    ]


def obliged(state: GhostStories, counted: list[int]) -> tuple[int, bool]:
    """What the dice alone force: ghosts that must go, and whether at least one must (GS-151, GS-152)."""
    nothing = [0] * COLOURS
    faced = targets(state)
    alone = [1 << space for space in faced if payment.price(state, 1 << space, counted, nothing) == 0]
    if len(alone) == 1:
        return alone[0], True
    if len(alone) == 2:
        both = alone[0] | alone[1]
        return (both if payment.price(state, both, counted, nothing) == 0 else 0), True
    return 0, False


def may_beat(state: GhostStories, aim: int) -> bool:
    """Dice and tokens beat just this set, and it leaves out nothing that must go (GS-136 to GS-152)."""
    counted = payment.results(state)
    must, some = obliged(state, counted)
    if aim == 0:
        return not some
    faced = 0
    for space in targets(state):
        faced |= 1 << space
    if aim & ~faced or aim & must != must:
        return False
    return payment.price(state, aim, counted, payment.tokens_here(state)) < payment.CANNOT


def legal_aiming(state: GhostStories) -> list[int]:
    """The sets of ghosts that this roll may exorcise (GS-145 to GS-152)."""
    counted = payment.results(state)
    must, some = obliged(state, counted)
    tokens = payment.tokens_here(state)
    actions = [] if some else [BEAT]
    masks = [1 << space for space in targets(state)]
    if len(masks) == 2:
        masks.append(masks[0] | masks[1])
    actions += [
        BEAT + BEAT_MASKS.index(mask)
        for mask in masks
        if mask & must == must and payment.price(state, mask, counted, tokens) < payment.CANNOT
    ]
    return actions


def beat(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    """Decide on the ghosts to exorcise; nothing at all happens where none falls (GS-139)."""
    state.aim = BEAT_MASKS[action - BEAT]
    if state.aim == 0:
        if tell is not None:
            tell(events.none_beaten(seat))
        return
    state.paid = [0] * COLOURS
    push(state, PAYING)
    if tell is not None:
        tell(events.aimed(state, seat, state.aim))


def begin_paying(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Spend what every payment has in common; ask only for what is left open (GS-140 to GS-144)."""
    ways = payment.colours_to_pay(state)
    for colour in range(COLOURS):
        due = min([way[colour] for way in ways]) - state.paid[colour]
        if due > 0:
            _spend_surely(state, colour, due, tell)
    if sum(state.paid) < sum(ways[0]):
        ask_active(state)
    else:
        push(state, FALLING)


def _owners(state: GhostStories, colour: int) -> list[int]:
    """The living Taoists on the exorcist's tile with a token of a colour (GS-154)."""
    place = state.at[state.active]
    return [
        board
        for board in range(BOARDS)
        if state.at[board] == place and state.tao[board * COLOURS + colour] and is_living(state, board)
    ]


def _spend_surely(state: GhostStories, colour: int, due: int, tell: Callable[[Event], None] | None) -> None:
    """Spend of each Taoist what the others on the tile cannot pay for him."""
    owners = _owners(state, colour)
    held = [state.tao[board * COLOURS + colour] for board in owners]
    others = [sum(held) - own for own in held]
    for board, rest in zip(owners, others, strict=True):
        for _ in range(due - rest):
            _spend(state, board, colour, tell)


def _spend(state: GhostStories, board: int, colour: int, tell: Callable[[Event], None] | None) -> None:
    supply.put_back_tao(state, board, colour)
    state.paid[colour] += 1
    if tell is not None:
        tell(events.tao_spent(state.owner[board], colour))


def is_wanted(state: GhostStories, colour: int) -> bool:
    """One more token of this colour is part of some exact payment (GS-141, GS-144)."""
    ways = payment.colours_to_pay(state)
    return max([way[colour] for way in ways]) > state.paid[colour]


def legal_paying(state: GhostStories) -> list[int]:
    ways = payment.colours_to_pay(state)
    wanted = [max([way[colour] for way in ways]) > state.paid[colour] for colour in range(COLOURS)]
    return [
        PAY + seat * COLOURS + colour
        for seat, board in enumerate(state.home)
        for colour in range(COLOURS)
        if wanted[colour] and board in _owners(state, colour)
    ]


def pay(state: GhostStories, seat: int, action: int, tell: Callable[[Event], None] | None) -> None:
    owner, colour = divmod(action - PAY, COLOURS)
    _spend(state, state.home[owner], colour, tell)
    push(state, PAYING)


def begin_falling(state: GhostStories, operand: int, tell: Callable[[Event], None] | None) -> None:
    """Discard the beaten ghosts; curses come before rewards, victory last (GS-138, GS-161, GS-165)."""
    aim = state.aim
    state.aim = 0
    state.waiting = 0
    team = 0
    rewards: list[int] = []
    for space in range(SPACES):
        if aim >> space & 1:
            card = state.ghosts[space]
            if state.box.words[card] & CURSE_DIE:
                state.waiting |= 1 << space
            rewards.append(state.box.reward[card])
            team += _fall(state, space, card, tell)
    if team:
        push(state, WINNING)
    for _ in range(team):
        push(state, TEAM_YIN_YANG)
        push(state, TEAM_QI)
    for reward in reversed(rewards):
        push(state, REWARDING, reward)
    push(state, TORMENT)


def _fall(state: GhostStories, space: int, card: int, tell: Callable[[Event], None] | None) -> int:
    """Take one beaten card off its space; give 1 for an incarnation."""
    if tell is not None:
        tell(events.exorcised(state, card, space))
    arrival.leave(state, space, tell)
    state.discards.append(card)
    if card < INCARNATION:
        return 0
    state.beaten += 1
    return 1

"""Why not: the rule, the sentence and the numbers behind every action that is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core import CHANCE, ONE, OVER, Facts, Refusal
from ludoteca.games.ghost_stories import components
from ludoteca.games.ghost_stories.events import card_name
from ludoteca.games.ghost_stories.rules import (
    arrival,
    auras,
    exorcism,
    incarnation,
    payment,
    powers,
    reward,
    steps,
    village,
    yang,
)
from ludoteca.games.ghost_stories.rules.ending import OUTCOME_RULES
from ludoteca.games.ghost_stories.rules.turns import is_living
from ludoteca.games.ghost_stories.rules.village_map import CENTRE, FACED
from ludoteca.games.ghost_stories.rules.words import FILL_POCKETS, MOVE_FRIEND, OPPOSITE_EMPTY, WEAKEN
from ludoteca.games.ghost_stories.space import (
    ACTIONS,
    BEAT_MASKS,
    BLACK,
    BOARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    INCARNATION,
    PLACE_NAMES,
    QI,
    SEATS,
    SPACE_NAMES,
    SPACES,
    TOKEN,
    VILLAGER_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.games.ghost_stories.state import GhostStories

    Check = Callable[[GhostStories, int, int], Refusal | None]


def refuse(state: GhostStories, seat: int, action: int) -> Refusal | None:
    """Say why `seat` may not do this now, by rule; None when it may."""
    family = ACTIONS.family(action)
    refusal = _not_the_moment(state) or _not_your_turn(state, seat)
    refusal = refusal or _something_else_first(state, family.name)
    return refusal or CHECKS[family.name](state, seat, action - family.base)


def _not_the_moment(state: GhostStories) -> Refusal | None:
    """The game is over, or a card or the dice come first."""
    if state.kind == OVER:
        return Refusal(OUTCOME_RULES[state.outcome], "no-game-over")
    if state.kind == CHANCE:
        rule, text = CHANCE_FIRST.get(state.step, ("GS-063", "no-setup-first"))
        return Refusal(rule, text)
    return None


def _not_your_turn(state: GhostStories, seat: int) -> Refusal | None:
    if seat in state.awaited():
        return None
    if 0 <= seat < len(state.home) and not is_living(state, state.home[seat]):
        return Refusal("GS-195", "no-dead", {"seat": seat})
    if state.kind == ONE:
        return Refusal("GS-185", "no-not-your-turn", {"turn_seat": state.actor})
    return Refusal("GS-201", "no-no-seat")


def _something_else_first(state: GhostStories, family: str) -> Refusal | None:
    """Another small step is open, or the one asked for is not."""
    if family in FAMILIES_OF[state.step]:
        return None
    if state.step != steps.YANG:
        rule, text = FIRST_THINGS[state.step]
        return Refusal(rule, text)
    rule, text = UNASKED[family]
    return Refusal(rule, text)


# Before the own move


def _before_move(state: GhostStories, word: int, rule: str) -> Refusal | None:
    words = auras.powers_of(state, state.active)
    if not words & word:
        if auras.power_works(state, state.active):
            return Refusal(rule, "no-such-power")
        return Refusal("GS-267", "no-power-locked", {"board": BOARD_NAMES[state.active]})
    if state.stage != yang.UNMOVED:
        return Refusal("GS-328", "no-too-late")
    return None if powers.is_ready(state, words, word) else Refusal("GS-328", "no-power-used")


def _pockets(state: GhostStories, _seat: int, colour: int) -> Refusal | None:
    refusal = _before_move(state, FILL_POCKETS, "GS-259")
    if refusal is None and not powers.may_fill(state, colour):
        return _none_left("GS-332", colour)
    return refusal


def _none_left(rule: str, colour: int) -> Refusal:
    return Refusal(rule, "no-token-left", {"colour": COLOUR_NAMES[colour]})


def _mantra(state: GhostStories, _seat: int, space: int) -> Refusal | None:
    refusal = _before_move(state, WEAKEN, "GS-260")
    if refusal is not None or powers.may_weaken(state, space):
        return refusal
    if state.ghosts[space] < 0:
        return _no_ghost("GS-260", space)
    if state.mantra == space:
        return Refusal("GS-330", "no-mantra-there", {"space": SPACE_NAMES[space]})
    return Refusal("GS-329", "no-mantra-rests")


def _no_ghost(rule: str, space: int) -> Refusal:
    return Refusal(rule, "no-ghost-there", {"space": SPACE_NAMES[space]})


def _wind(state: GhostStories, _seat: int, friend: int) -> Refusal | None:
    refusal = _before_move(state, MOVE_FRIEND, "GS-262")
    if refusal is not None:
        return refusal
    if friend >= len(state.home):
        return Refusal("GS-333", "no-no-taoist")
    if powers.may_blow(state, friend):
        return None
    if state.home[friend] == state.active:
        return Refusal("GS-333", "no-not-yourself")
    return Refusal("GS-320", "no-dead", {"seat": friend})


def _borrow(state: GhostStories, _seat: int, board: int) -> Refusal | None:
    if powers.may_borrow(state, board):
        return None
    name = BOARD_NAMES[board]
    if state.owner[board] >= 0:
        return Refusal("GS-357", "no-not-neutral", {"board": name})
    if state.power_tokens[state.active] == 0:
        return Refusal("GS-357", "no-power-token")
    if state.borrowed >> board & 1:
        return Refusal("GS-358", "no-borrowed-already", {"board": name})
    return Refusal("GS-358", "no-power-locked", {"board": name})


# Move, help, exorcism, Buddha, end


def _move(state: GhostStories, _seat: int, place: int) -> Refusal | None:
    if not yang.may_move(state):
        rule = "GS-126" if state.stage == yang.MOVED else "GS-121"
        return Refusal(rule, "no-moved" if state.stage == yang.MOVED else "no-move-after-act")
    if place in yang.reach(state, auras.powers_of(state, state.active)):
        return None
    if place == state.at[state.active]:
        return Refusal("GS-122", "no-here-already", {"tile": PLACE_NAMES[place]})
    return Refusal("GS-127", "no-too-far", {"tile": PLACE_NAMES[place]})


def _help(state: GhostStories, _seat: int, _value: int) -> Refusal | None:
    words = auras.powers_of(state, state.active)
    if yang.may_ask_help(state, words):
        return None
    if not yang.has_help_left(state, words) or not powers.may_act_here(state):
        return _no_action_left(state)
    return _villager(state, state.at[state.active])


def _no_action_left(state: GhostStories) -> Refusal:
    if state.stage == yang.PLACED:
        return Refusal("GS-121", "no-act-after-buddha")
    if not powers.may_act_here(state):
        return Refusal("GS-265", "no-other-tile")
    return Refusal("GS-129", "no-acted")


def _villager(state: GhostStories, place: int) -> Refusal | None:
    """Why the villager of a place cannot help."""
    if village.can_help(state, place):
        return None
    facts: Facts = {"villager": VILLAGER_NAMES[state.tile[place]]}
    if state.haunted >> place & 1:
        return Refusal("GS-026", "no-villager", facts)
    first = components.HELP[state.tile[place]][0]
    if first == steps.REVIVING and state.qi_supply == 0:
        return Refusal("GS-318", "no-qi-left")
    if first == steps.BANISHING and any(card >= INCARNATION for card in state.ghosts):
        return Refusal("GS-209", "no-only-incarnations")
    rule, text = IDLE[first]
    return Refusal(rule, text, facts)


def _exorcise(state: GhostStories, _seat: int, _value: int) -> Refusal | None:
    words = auras.powers_of(state, state.active)
    if yang.may_exorcise(state, words):
        return None
    if not yang.has_attempt_left(state, words) or not powers.may_act_here(state):
        return _no_action_left(state)
    if state.at[state.active] == CENTRE:
        return Refusal("GS-132", "no-exorcism-from-centre")
    return Refusal("GS-134", "no-ghost-faced", {"tile": PLACE_NAMES[state.at[state.active]]})


def _yin_help(state: GhostStories, _seat: int, place: int) -> Refusal | None:
    return _yin_yang(state) or _villager(state, place)


def _yin_yang(state: GhostStories) -> Refusal | None:
    return None if yang.has_yin_yang(state) else Refusal("GS-181", "no-yin-yang")


def _yin_restore(state: GhostStories, _seat: int, place: int) -> Refusal | None:
    return _yin_yang(state) or _not_haunted(state, "GS-180", place)


def _not_haunted(state: GhostStories, rule: str, place: int) -> Refusal | None:
    if state.haunted >> place & 1:
        return None
    return Refusal(rule, "no-not-haunted", {"tile": PLACE_NAMES[place]})


def _buddha(state: GhostStories, _seat: int, space: int) -> Refusal | None:
    if yang.may_set_buddha(state, space):
        return None
    if state.buddhas[state.active] == 0:
        return Refusal("GS-178", "no-buddha")
    if state.buddhas[state.active] == state.fresh:
        return Refusal("GS-169", "no-fresh-buddha")
    facts: Facts = {"space": SPACE_NAMES[space]}
    if space not in FACED[state.at[state.active]]:
        return Refusal("GS-171", "no-not-faced", facts)
    taken = "no-ghost-here" if state.ghosts[space] >= 0 else "no-buddha-here"
    return Refusal("GS-171", taken, facts)


def _end(state: GhostStories, _seat: int, how: int) -> Refusal | None:
    if how != TOKEN or yang.may_fetch_token(state):
        return None
    if state.centre_tokens == 0:
        return Refusal("GS-359", "no-centre-token")
    return Refusal("GS-359", "no-not-at-centre")


# After a roll


def _reroll(state: GhostStories, _seat: int, face: int) -> Refusal | None:
    if exorcism.may_mark(state, face):
        return None
    return Refusal("GS-340", "no-such-die", {"face": FACE_NAMES[face]})


def _throw(state: GhostStories, _seat: int, _value: int) -> Refusal | None:
    if state.step == steps.SUFFERING or state.marked:
        return None
    return Refusal("GS-340", "no-die-marked")


def _keep(state: GhostStories, _seat: int, _value: int) -> Refusal | None:
    if state.step == steps.SUFFERING or not state.marked:
        return None
    return Refusal("GS-340", "no-throw-first", {"count": len(state.marked)})


def _beat(state: GhostStories, _seat: int, ghosts: int) -> Refusal | None:
    aim = BEAT_MASKS[ghosts]
    if exorcism.may_beat(state, aim):
        return None
    for space in range(SPACES):
        if aim >> space & 1:
            refusal = _no_target(state, space)
            if refusal is not None:
                return refusal
    must, _ = exorcism.obliged(state, payment.results(state))
    if aim & must != must or aim == 0:
        return _dice_oblige(state, must & ~aim)
    return _too_weak(state, aim)


def _no_target(state: GhostStories, space: int) -> Refusal | None:
    """Why a ghost cannot be exorcised from here whatever the dice show."""
    if space not in FACED[state.at[state.active]]:
        return Refusal("GS-131", "no-not-faced", {"space": SPACE_NAMES[space]})
    if state.ghosts[space] < 0:
        return _no_ghost("GS-134", space)
    if incarnation.condition_met(state, space):
        return None
    facts: Facts = {"card": card_name(state, state.ghosts[space])}
    if state.box.words[state.ghosts[space]] & OPPOSITE_EMPTY:
        return Refusal("GS-304", "no-opposite-ghost", facts)
    return Refusal("GS-305", "no-buddha-met", facts)


def _dice_oblige(state: GhostStories, must: int) -> Refusal:
    names = [card_name(state, state.ghosts[space]) for space in range(SPACES) if must >> space & 1]
    if not names:
        return Refusal("GS-151", "no-one-must-go")
    return Refusal("GS-151", "no-must-go", {"cards": names})


def _too_weak(state: GhostStories, aim: int) -> Refusal:
    """Dice and tokens fall short: what is needed, and what there is."""
    need, have = payment.strength(state, aim)
    facts: Facts = {"need": need, "have": have}
    if state.tao_locked:
        return Refusal("GS-296", "no-too-weak-locked", facts)
    return Refusal("GS-136", "no-too-weak", facts)


def _pay(state: GhostStories, _seat: int, value: int) -> Refusal | None:
    owner, colour = divmod(value, COLOURS)
    facts: Facts = {"seat": owner, "colour": COLOUR_NAMES[colour]}
    if owner >= len(state.home):
        return Refusal("GS-154", "no-no-taoist")
    board = state.home[owner]
    if not is_living(state, board):
        return Refusal("GS-320", "no-dead", {"seat": owner})
    if state.at[board] != state.at[state.active]:
        return Refusal("GS-154", "no-elsewhere", facts)
    if state.tao[board * COLOURS + colour] == 0:
        return Refusal("GS-140", "no-token-held", facts)
    if exorcism.is_wanted(state, colour):
        return None
    return Refusal("GS-144", "no-not-needed", facts)


def _next(state: GhostStories, _seat: int, space: int) -> Refusal | None:
    if state.waiting >> space & 1:
        return None
    return Refusal("GS-086", "no-nothing-waits", {"space": SPACE_NAMES[space]})


# Arrivals, rewards, losses


def _place(state: GhostStories, _seat: int, space: int) -> Refusal | None:
    if arrival.may_place(state, space):
        return None
    facts: Facts = {"card": card_name(state, state.arriving), "space": SPACE_NAMES[space]}
    if state.ghosts[space] >= 0:
        return Refusal("GS-028", "no-space-taken", facts)
    facts["board"] = BOARD_NAMES[arrival.right_board(state)]
    black = state.box.colour[state.arriving] == BLACK
    return Refusal("GS-113" if black else "GS-110", "no-other-board", facts)


def _take(state: GhostStories, _seat: int, colour: int) -> Refusal | None:
    return None if state.tao_supply[colour] else _none_left("GS-163", colour)


def _reward(state: GhostStories, _seat: int, kind: int) -> Refusal | None:
    if reward.may_have(state, kind):
        return None
    return Refusal("GS-037", "no-qi-left") if kind == QI else Refusal("GS-164", "no-yin-yang-spent")


def _give(state: GhostStories, _seat: int, value: int) -> Refusal | None:
    kind, to = divmod(value, SEATS)
    if to >= len(state.home):
        return Refusal("GS-214", "no-no-taoist")
    due_qi = state.step == steps.TEAM_QI
    if due_qi != (kind == QI):
        return Refusal("GS-213", "no-qi-first" if due_qi else "no-yin-yang-now")
    if not is_living(state, state.home[to]):
        return Refusal("GS-215", "no-dead", {"seat": to})
    if due_qi or to in incarnation.without_yin_yang(state):
        return None
    return Refusal("GS-214", "no-holds-yin-yang", {"seat": to})


def _give_back(state: GhostStories, seat: int, colour: int) -> Refusal | None:
    if state.tao[state.operand * COLOURS + colour]:
        return None
    return Refusal("GS-299", "no-token-held", {"seat": seat, "colour": COLOUR_NAMES[colour]})


def _bear(state: GhostStories, _seat: int, bearer: int) -> Refusal | None:
    if bearer >= len(state.home):
        return Refusal("GS-200", "no-no-taoist")
    if is_living(state, state.home[bearer]):
        return None
    return Refusal("GS-200", "no-dead", {"seat": bearer})


# The villagers


def _revive(state: GhostStories, _seat: int, seat: int) -> Refusal | None:
    if seat >= len(state.home):
        return Refusal("GS-245", "no-no-taoist")
    return None if village.may_revive(state, seat) else Refusal("GS-245", "no-lives", {"seat": seat})


def _restore(state: GhostStories, _seat: int, place: int) -> Refusal | None:
    return _not_haunted(state, "GS-248", place)


def _banish(state: GhostStories, _seat: int, space: int) -> Refusal | None:
    if village.may_banish(state, space):
        return None
    if state.ghosts[space] < 0:
        return _no_ghost("GS-250", space)
    return Refusal("GS-209", "no-incarnation", {"card": card_name(state, state.ghosts[space])})


def _lift(state: GhostStories, _seat: int, space: int) -> Refusal | None:
    return None if state.ghosts[space] >= 0 else _no_ghost("GS-253", space)


def _drop(state: GhostStories, _seat: int, space: int) -> Refusal | None:
    if state.ghosts[space] < 0:
        return None
    return Refusal("GS-253", "no-ghost-here", {"space": SPACE_NAMES[space]})


def _push(state: GhostStories, _seat: int, friend: int) -> Refusal | None:
    if friend >= len(state.home):
        return Refusal("GS-253", "no-no-taoist")
    if village.may_push(state, friend):
        return None
    if state.home[friend] == state.active:
        return Refusal("GS-253", "no-not-yourself")
    return Refusal("GS-320", "no-dead", {"seat": friend})


def _step(state: GhostStories, _seat: int, place: int) -> Refusal | None:
    if place in village.reach_of_step(state):
        return None
    if place == state.at[village.who_steps(state)]:
        return Refusal("GS-333", "no-here-already", {"tile": PLACE_NAMES[place]})
    return Refusal("GS-333", "no-too-far", {"tile": PLACE_NAMES[place]})


def _circle(state: GhostStories, _seat: int, colour: int) -> Refusal | None:
    return None if state.tao_supply[colour] else _none_left("GS-255", colour)


def _fine(_state: GhostStories, _seat: int, _value: int) -> Refusal | None:
    return None


CHECKS: Final[dict[str, Check]] = {
    "pockets": _pockets,
    "mantra": _mantra,
    "wind": _wind,
    "borrow": _borrow,
    "move": _move,
    "help": _help,
    "exorcise": _exorcise,
    "yin_help": _yin_help,
    "yin_restore": _yin_restore,
    "buddha": _buddha,
    "end": _end,
    "reroll": _reroll,
    "throw": _throw,
    "keep": _keep,
    "beat": _beat,
    "pay": _pay,
    "next": _next,
    "place": _place,
    "take": _take,
    "reward": _reward,
    "give": _give,
    "give_back": _give_back,
    "bear": _bear,
    "revive": _revive,
    "restore": _restore,
    "banish": _banish,
    "lift": _lift,
    "drop": _drop,
    "push": _push,
    "step": _step,
    "skip": _fine,
    "circle": _circle,
    "calm": _fine,
}

CHANCE_FIRST: Final[dict[int, tuple[str, str]]] = {
    steps.SUMMONING: ("GS-109", "no-card-first"),
    steps.CURSING: ("GS-046", "no-curse-first"),
    steps.CURSING_AGAIN: ("GS-341", "no-curse-first"),
    steps.ROLLING: ("GS-135", "no-dice-first"),
    steps.ROLLING_AGAIN: ("GS-340", "no-dice-first"),
    steps.GATHERING: ("GS-249", "no-dice-first"),
}
"""What must fall or be drawn before anybody acts."""

YANG_FAMILIES: Final = (
    *("pockets", "mantra", "wind", "borrow", "move", "help", "exorcise"),
    *("yin_help", "yin_restore", "buddha", "end"),
)
FAMILIES_OF: Final[dict[int, tuple[str, ...]]] = {
    steps.YANG: YANG_FAMILIES,
    steps.PLACING: ("place",),
    steps.TORMENT: ("next",),
    steps.SUFFERING: ("throw", "keep"),
    steps.GIVING_BACK: ("give_back",),
    steps.BEARING: ("bear",),
    steps.REVIVING: ("revive",),
    steps.RESTORING: ("restore",),
    steps.TAKING: ("take",),
    steps.BANISHING: ("banish",),
    steps.LIFTING: ("lift", "skip"),
    steps.DROPPING: ("drop",),
    steps.PUSHING: ("push", "skip"),
    steps.STEPPING: ("step",),
    steps.PRAYING: ("circle",),
    steps.CALMING: ("calm",),
    steps.REROLLING: ("reroll", "throw", "keep"),
    steps.AIMING: ("beat",),
    steps.PAYING: ("pay",),
    steps.CHOOSING_REWARD: ("reward",),
    steps.TEAM_QI: ("give",),
    steps.TEAM_YIN_YANG: ("give",),
}
"""The families that belong to each step."""

FIRST_THINGS: Final[dict[int, tuple[str, str]]] = {
    steps.PLACING: ("GS-115", "no-place-first"),
    steps.TORMENT: ("GS-086", "no-order-first"),
    steps.SUFFERING: ("GS-341", "no-keep-first"),
    steps.GIVING_BACK: ("GS-299", "no-give-back-first"),
    steps.BEARING: ("GS-200", "no-bear-first"),
    steps.REVIVING: ("GS-245", "no-help-first"),
    steps.RESTORING: ("GS-248", "no-help-first"),
    steps.TAKING: ("GS-163", "no-take-first"),
    steps.BANISHING: ("GS-250", "no-help-first"),
    steps.LIFTING: ("GS-324", "no-help-first"),
    steps.DROPPING: ("GS-253", "no-drop-first"),
    steps.PUSHING: ("GS-253", "no-help-first"),
    steps.STEPPING: ("GS-253", "no-step-first"),
    steps.PRAYING: ("GS-255", "no-help-first"),
    steps.CALMING: ("GS-257", "no-help-first"),
    steps.REROLLING: ("GS-340", "no-keep-first"),
    steps.AIMING: ("GS-186", "no-beat-first"),
    steps.PAYING: ("GS-140", "no-pay-first"),
    steps.CHOOSING_REWARD: ("GS-166", "no-reward-first"),
    steps.TEAM_QI: ("GS-213", "no-give-first"),
    steps.TEAM_YIN_YANG: ("GS-213", "no-give-first"),
}
"""What is to be decided before anything else."""

UNASKED: Final[dict[str, tuple[str, str]]] = {
    "reroll": ("GS-263", "no-no-roll"),
    "throw": ("GS-263", "no-no-roll"),
    "keep": ("GS-263", "no-no-roll"),
    "beat": ("GS-135", "no-no-roll"),
    "pay": ("GS-140", "no-no-roll"),
    "next": ("GS-086", "no-none-waiting"),
    "place": ("GS-109", "no-no-card"),
    "take": ("GS-163", "no-no-reward"),
    "reward": ("GS-162", "no-no-reward"),
    "give": ("GS-213", "no-no-team-reward"),
    "give_back": ("GS-299", "no-no-loss"),
    "bear": ("GS-200", "no-no-loss"),
    "revive": ("GS-130", "no-not-asked"),
    "restore": ("GS-130", "no-not-asked"),
    "banish": ("GS-130", "no-not-asked"),
    "lift": ("GS-130", "no-not-asked"),
    "drop": ("GS-130", "no-not-asked"),
    "push": ("GS-130", "no-not-asked"),
    "step": ("GS-253", "no-not-asked"),
    "skip": ("GS-326", "no-not-asked"),
    "circle": ("GS-130", "no-not-asked"),
    "calm": ("GS-130", "no-not-asked"),
}
"""Why a small step is not open in the Yang phase."""

IDLE: Final[dict[int, tuple[str, str]]] = {
    steps.REVIVING: ("GS-245", "no-nobody-dead"),
    steps.RESTORING: ("GS-321", "no-none-haunted"),
    steps.BANISHING: ("GS-250", "no-no-ghost"),
    steps.LIFTING: ("GS-326", "no-nothing-to-move"),
    steps.PRAYING: ("GS-255", "no-tokens-left"),
}
"""Why a villager who is there has nothing to do."""

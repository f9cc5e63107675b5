"""Why not: the rule and the sentence behind every action that is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core import CHANCE, EACH, OVER, Refusal
from ludoteca.games.quietville.rules import disaster, hand, intervention, scoring, turn
from ludoteca.games.quietville.rules.steps import (
    DROP_BUILDING_STEP,
    DROP_DISASTER_STEP,
    GETTING,
    GIVING,
    LOSSES,
    MOST_MONEY,
    TURN,
)
from ludoteca.games.quietville.space import (
    ACTIONS,
    BUILDING_NAMES,
    DISASTER_NAMES,
    INTERVENTION_NAMES,
    KIND_NAMES,
    MONEY_CARD,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.games.quietville.state import Quietville

    Check = Callable[[Quietville, int, int], Refusal | None]


def refuse(state: Quietville, seat: int, action: int) -> Refusal | None:
    """Say why `seat` may not do this now, by rule; None when it may."""
    family = ACTIONS.family(action)
    card = action - family.base
    refusal = _not_the_moment(state, seat, family.name) or _not_your_turn(state, seat)
    return refusal or CHECKS[family.name](state, seat, card)


def _not_the_moment(state: Quietville, seat: int, family: str) -> Refusal | None:
    """The game is over, cards are being dealt, or something else is to be settled first."""
    if state.kind == OVER:
        return Refusal("QV-091", "no-game-over")
    if state.kind == CHANCE:
        return Refusal("QV-070", "no-cards-first")
    if state.kind == EACH:
        return None if family == "score" else Refusal("QV-074", "no-scoring-first")
    if seat == state.actor and family not in FAMILIES_OF[state.step]:
        return _something_else_first(state, family)
    return Refusal("QV-073", "no-scoring-due") if family == "score" else None


def _something_else_first(state: Quietville, family: str) -> Refusal:
    """Another step of the same turn is open, or the step asked for is not."""
    if state.step == LOSSES:
        return Refusal("QV-044", "no-losses-first", {"count": sum(state.owed)})
    if state.step in FIRST_THINGS:
        rule, text = FIRST_THINGS[state.step]
        return Refusal(rule, text)
    rule, text = UNASKED[family]
    return Refusal(rule, text)


def _not_your_turn(state: Quietville, seat: int) -> Refusal | None:
    if seat in state.awaited():
        return None
    if state.kind == EACH:
        return Refusal("QV-088", "no-already-chosen")
    return Refusal("QV-067", "no-not-your-turn", {"turn_seat": state.actor})


def _buy(state: Quietville, seat: int, card: int) -> Refusal | None:
    if not turn.may_buy(state, seat):
        return Refusal("QV-033", "no-money")
    return _building_in_row(state, card)


def _building_in_row(state: Quietville, card: int, rule: str = "QV-031") -> Refusal | None:
    if card in state.building_row:
        return None
    return Refusal(rule, "no-such-building", {"card": BUILDING_NAMES[card]})


def _take(state: Quietville, seat: int, card: int) -> Refusal | None:
    if not turn.may_take(state, seat):
        return Refusal("QV-059", "no-room-for-money", {"most": MOST_MONEY})
    return _disaster_in_row(state, card)


def _disaster_in_row(state: Quietville, card: int, rule: str = "QV-035") -> Refusal | None:
    if card in state.disaster_row:
        return None
    return Refusal(rule, "no-such-disaster", {"card": DISASTER_NAMES[card]})


def _vote(state: Quietville, seat: int, _card: int) -> Refusal | None:
    if turn.may_vote(state, seat):
        return None
    if state.divine:
        return Refusal("QV-100", "no-votes-here")
    return Refusal("QV-062", "no-vote-left")


def _in_hand(state: Quietville, seat: int, card: int) -> Refusal | None:
    if not state.divine:
        return Refusal("QV-097", "no-interventions-here")
    if hand.holds(state.hands[seat], card):
        return None
    return Refusal("QV-105", "no-such-intervention", {"card": INTERVENTION_NAMES[card]})


def _play(state: Quietville, seat: int, card: int) -> Refusal | None:
    refusal = _in_hand(state, seat, card)
    if refusal is not None or intervention.has_effect(state, seat, card):
        return refusal
    if card == MONEY_CARD:
        return Refusal("QV-122", "no-room-for-money", {"most": MOST_MONEY})
    return Refusal("QV-125", "no-building-to-swap")


def _discard(state: Quietville, seat: int, card: int) -> Refusal | None:
    refusal = _in_hand(state, seat, card)
    if refusal is not None or intervention.can_be_discarded(card):
        return refusal
    return Refusal("QV-137", "no-play-it-instead", {"card": INTERVENTION_NAMES[card]})


def _lose(state: Quietville, seat: int, card: int) -> Refusal | None:
    name = BUILDING_NAMES[card]
    if card not in state.supply[seat]:
        return Refusal("QV-036", "no-not-owned", {"card": name})
    if disaster.must_lose(state, card):
        return None
    return Refusal("QV-044", "no-not-asked-for", {"card": name, "disaster": DISASTER_NAMES[state.taken]})


def _drop_disaster(state: Quietville, _seat: int, card: int) -> Refusal | None:
    return _disaster_in_row(state, card, "QV-117")


def _drop_building(state: Quietville, _seat: int, card: int) -> Refusal | None:
    return _building_in_row(state, card, "QV-119")


def _give(state: Quietville, seat: int, card: int) -> Refusal | None:
    if card in state.supply[seat]:
        return None
    return Refusal("QV-123", "no-not-owned", {"card": BUILDING_NAMES[card]})


def _get(state: Quietville, _seat: int, card: int) -> Refusal | None:
    return _building_in_row(state, card, "QV-123")


def _score(state: Quietville, seat: int, kind: int) -> Refusal | None:
    if kind in scoring.open_kinds(state, seat):
        return None
    return Refusal("QV-086", "no-kind-used", {"kind": KIND_NAMES[kind]})


CHECKS: Final[dict[str, Check]] = {
    "buy": _buy,
    "take": _take,
    "vote": _vote,
    "play": _play,
    "discard": _discard,
    "lose": _lose,
    "drop_disaster": _drop_disaster,
    "drop_building": _drop_building,
    "give": _give,
    "get": _get,
    "score": _score,
}

FAMILIES_OF: Final[dict[int, tuple[str, ...]]] = {
    TURN: ("buy", "take", "vote", "play", "discard"),
    LOSSES: ("lose",),
    DROP_DISASTER_STEP: ("drop_disaster",),
    DROP_BUILDING_STEP: ("drop_building",),
    GIVING: ("give",),
    GETTING: ("get",),
}
"""The families that belong to each step of a turn."""

FIRST_THINGS: Final[dict[int, tuple[str, str]]] = {
    DROP_DISASTER_STEP: ("QV-117", "no-drop-disaster-first"),
    DROP_BUILDING_STEP: ("QV-119", "no-drop-building-first"),
    GIVING: ("QV-123", "no-give-first"),
    GETTING: ("QV-123", "no-get-first"),
}
"""What a played card still waits for."""

UNASKED: Final[dict[str, tuple[str, str]]] = {
    "lose": ("QV-044", "no-nothing-to-lose"),
    "drop_disaster": ("QV-117", "no-card-played"),
    "drop_building": ("QV-119", "no-card-played"),
    "give": ("QV-123", "no-card-played"),
    "get": ("QV-123", "no-card-played"),
    "score": ("QV-073", "no-scoring-due"),
}
"""Why a step is not open when its turn has not led to it."""

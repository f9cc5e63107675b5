"""Why not: the rule and the sentence behind every action that is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import CHANCE, OVER, Refusal
from ludoteca.games.in_a_grove.rules import looking, scene, tampering
from ludoteca.games.in_a_grove.rules.steps import ACCUSATION, LOOK, NOWHERE, SWAP
from ludoteca.games.in_a_grove.space import ACTIONS, PLACE_NAMES

if TYPE_CHECKING:
    from ludoteca.games.in_a_grove.state import Grove


def refuse(state: Grove, seat: int, action: int) -> Refusal | None:
    """Say why `seat` may not do this now, by rule; None when it may."""
    family = ACTIONS.family(action)
    refusal = _not_the_moment(state, seat)
    if refusal is not None:
        return refusal
    if family.name == "leave":
        return _leave(state, seat, action - family.base)
    if family.name == "accuse":
        return _accuse(state, seat)
    return _tamper(state, seat)


def _not_the_moment(state: Grove, seat: int) -> Refusal | None:
    """The game is over, figures are being dealt, or another seat acts (IG-034)."""
    if state.kind == OVER:
        return Refusal("IG-076", "no-game-over")
    if state.kind == CHANCE:
        return Refusal("IG-075", "no-being-dealt")
    if seat != state.actor:
        return Refusal("IG-034", "no-not-your-turn", {"turn_seat": state.actor})
    return None


def _leave(state: Grove, seat: int, place: int) -> Refusal | None:
    if state.step != LOOK:
        return Refusal(_look_rule(state, seat), "no-looks-used")
    if looking.may_leave(state, place):
        return None
    closed = looking.closed_place(state)
    accuser = scene.right_of(seat, state.seats)
    return Refusal("IG-045", "no-closed", {"place": PLACE_NAMES[closed], "accuser_seat": accuser})


def _look_rule(state: Grove, seat: int) -> str:
    """Looking is ruled apart for the discoverer and for those who follow."""
    return "IG-035" if seat == state.discoverer else "IG-044"


def _tamper(state: Grove, seat: int) -> Refusal | None:
    """Only the discoverer, once, between looking and accusing (IG-037, IG-038, IG-048)."""
    if not tampering.may_tamper(state, seat):
        return Refusal("IG-048", "no-only-discoverer", {"discoverer_seat": state.discoverer})
    if state.step == SWAP:
        return None
    if state.step == LOOK:
        return Refusal("IG-037", "no-look-before-swap")
    if state.tampered == NOWHERE:
        return Refusal("IG-038", "no-swap-declined")
    return Refusal("IG-038", "no-one-swap", {"place": PLACE_NAMES[state.tampered]})


def _accuse(state: Grove, seat: int) -> Refusal | None:
    if state.step == ACCUSATION:
        return None
    if state.step == LOOK:
        return Refusal(_look_rule(state, seat), "no-look-first")
    return Refusal("IG-037", "no-swap-or-not")

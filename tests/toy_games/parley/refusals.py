"""Why not: each refusal with its rule."""

from __future__ import annotations

from ludoteca.core import HOST, Refusal, State

from .state import (
    EXPIRE,
    FIGURE,
    LAY,
    LOOK,
    MOST_SETTINGS,
    NONE,
    READY,
    SET,
    SIGN,
    SPEECH,
    TELL,
    TOKENS,
    TREATY,
    Parley,
)


def refuse(state: State, seat: int, action: int) -> Refusal | None:
    """Say why an envoy may not do this now, None where it may."""
    assert isinstance(state, Parley)
    if action < LAY:
        return _refuse_speech(state, seat, action)
    if action < SET:
        return _refuse_token(state, seat, action - LAY)
    if action < READY:
        return _refuse_figure(state, seat, action - SET)
    if action < SIGN:
        return _refuse_ready(state, seat, action - READY)
    if action < EXPIRE:
        return None if state.phase == TREATY else Refusal("PY-009", "other-phase")
    return _refuse_sand(state, seat, action)


def _refuse_speech(state: Parley, seat: int, action: int) -> Refusal | None:
    if state.phase != SPEECH:
        return Refusal("PY-004", "other-phase")
    if seat != state.speaker:
        return Refusal("PY-003", "not-speaker")
    if state.may_do(seat, action):
        return None
    texts = {TELL: "said-enough", LOOK: "looked-already"}
    return Refusal("PY-003", texts[action])


def _refuse_token(state: Parley, seat: int, token: int) -> Refusal | None:
    if state.phase != TOKENS:
        return Refusal("PY-006", "other-phase")
    if state.laid[2 * seat + 1] != NONE:
        return Refusal("PY-006", "laid-already")
    return Refusal("PY-006", "token-gone") if state.laid[2 * seat] == token else None


def _refuse_figure(state: Parley, seat: int, figure: int) -> Refusal | None:
    if state.phase != FIGURE:
        return Refusal("PY-007", "other-phase")
    if state.ready >> seat & 1:
        return Refusal("PY-007", "ready-already")
    if state.may_set(figure):
        return None
    if figure == state.figure:
        return Refusal("PY-007", "same-figure", {"figure": figure + 1})
    return Refusal("PY-007", "figure-fixed", {"most": MOST_SETTINGS})


def _refuse_sand(state: Parley, seat: int, action: int) -> Refusal | None:
    if seat != HOST:
        return Refusal("PY-005", "host-only")
    return None if state.sand_runs(action - EXPIRE) else Refusal("PY-005", "no-sand")


def _refuse_ready(state: Parley, seat: int, version: int) -> Refusal | None:
    if state.phase != FIGURE:
        return Refusal("PY-008", "other-phase")
    if state.ready >> seat & 1:
        return Refusal("PY-008", "ready-already")
    return (
        None if version == state.changes else Refusal("PY-008", "other-version", {"version": state.changes})
    )

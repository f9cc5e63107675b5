"""What play itself adds to a game's rules: whole commands, words, and answers with no choice.

Its refusals cite no rule; their texts are messages of the house.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.core import ANY, CHANCE, ONE, Event, Game, Refusal, State

MOST_ACTIONS = 64
"""A command of more actions than any game asks for is refused."""

UNFORESEEN = Refusal("", "house-look-first")
"""Refuses to go on in one command after an action whose outcome its sender cannot foresee."""

INCOMPLETE = Refusal("", "house-incomplete")
"""Refuses a command that stops in the middle of an act."""

Tell = Callable[[Event], None]


def act(game: Game, state: State, seat: int, actions: Sequence[int], tell: Tell | None) -> Refusal | None:
    """Carry out a whole command on a state that may be spoilt; give the first refusal."""
    if not actions or len(actions) > MOST_ACTIONS:
        return Refusal("", "house-actions", {"most": MOST_ACTIONS})
    awaited = set(state.awaited())
    kind = state.kind
    for action in actions:
        refusal = refuse(game, state, seat, action)
        if refusal is not None:
            return refusal
        state.apply(seat, action, tell)
    same_round = state.kind == kind and set(state.awaited()) <= awaited
    if lacks_steps(game, state, seat, actions, same_round=same_round):
        return INCOMPLETE
    return None


def refuse(game: Game, state: State, seat: int, action: int) -> Refusal | None:
    """Say why a seat may not do this now, None if it may."""
    if state.kind == CHANCE:
        return Refusal("", "house-draw-first")
    if action in state.legal_actions(seat):
        return None
    return game.refuse(state, seat, action) or Refusal("", "house-not-legal")


def lacks_steps(game: Game, state: State, seat: int, actions: Sequence[int], *, same_round: bool) -> bool:
    """Say whether a command stops in the middle: sealed steps or follow-ups must come along.

    A sealed command is whole once its seat is no longer awaited, or something else is asked. An
    act of several actions is whole once the seat has more to choose than follow-ups.
    """
    if state.kind == CHANCE or seat not in state.awaited():
        return False
    families = [game.actions.family(action) for action in state.legal_actions(seat)]
    if game.actions.family(actions[-1]).sealed:
        return same_round and any(family.sealed for family in families)
    return len(actions) > 1 and all(family.follow for family in families)


def refuse_text(game: Game, actions: Sequence[int], text: str) -> Refusal | None:
    """Say why a command's text does not fit: one for a family of words, none for any other."""
    wanted = sum(game.actions.family(action).words for action in actions)
    if wanted > 1:
        return Refusal("", "house-one-text")
    if wanted and not text.strip():
        return Refusal("", "house-text-missing")
    if text and not wanted:
        return Refusal("", "house-text-unwanted")
    return None


def forced_answer(game: Game, state: State) -> tuple[int, int] | None:
    """Give seat and action of a decision with one answer, which the table gives itself.

    Never where seats answer in secret or again and again, where a text is needed, where the
    decision must rest, or for a family that is taken by hand.
    """
    if state.kind not in (ONE, ANY):
        return None
    seats = state.awaited()
    legal = state.legal_actions(seats[0])
    if len(legal) != 1 or any(state.legal_actions(seat) != legal for seat in seats[1:]):
        return None
    family = game.actions.family(legal[0])
    if family.sealed or family.words or family.by_hand or game.pace(state).not_before > 0:
        return None
    return seats[0], legal[0]

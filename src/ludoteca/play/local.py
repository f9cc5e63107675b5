"""Games on this machine alone: played out to the end by a chooser, with a generator for chance.

The same generator and chooser give the same record, byte for byte.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

from ludoteca.core import Game, Rng, State
from ludoteca.play.answers import Plan
from ludoteca.play.fair import RngChance
from ludoteca.play.match import Match
from ludoteca.play.record import Record, Sitter
from ludoteca.play.rules import lacks_steps

Choose = Callable[[State, int], int]
"""Picks a legal action for a seat."""

TEXT = "..."
"""What is said where a game asks for a text."""
PACE_MS = 1000
"""Time that passes from one act to the next, unless a decision rests longer."""


def run(game: Game, seats: int, options: Mapping[str, object], choose: Choose, rng: Rng) -> Record:
    """Play a game out: the lowest awaited seat acts, chance comes from `rng`."""
    return play_out(game, seats, options, choose, rng).record


def play_out(game: Game, seats: int, options: Mapping[str, object], choose: Choose, rng: Rng) -> Match:
    """Play a game out as `run` does, and give the finished match."""
    ids = (f"d{number}" for number in count(1))
    sitters = [Sitter(f"Seat {seat + 1}", bot="local") for seat in range(seats)]
    plan = Match.begin_unfair(game, sitters, options, chance=RngChance(rng), new_id=lambda: next(ids))
    match = plan.match
    match.adopt(plan)
    while not match.over:
        _act(match, choose)
    return match


def choose_at_random(rng: Rng) -> Choose:
    """Make a chooser that takes any legal action, each as likely."""

    def choose(state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        return legal[int(rng.random() * len(legal))]

    return choose


def _act(match: Match, choose: Choose) -> None:
    seat = match.state.actor
    actions = command(match.game, match.state, seat, choose)
    plan = match.plan_command(
        1 << seat,
        seat,
        [match.game.actions.to_words(action) for action in actions],
        decision=match.decision,
        id="",
        at=max(match.step.at + PACE_MS, match.not_before),
        words=TEXT if any(match.game.actions.family(action).words for action in actions) else "",
    )
    if not isinstance(plan, Plan):
        raise ValueError(f"the chooser's command was not accepted: {plan}")
    match.adopt(plan)


def command(game: Game, state: State, seat: int, choose: Choose) -> list[int]:
    """Let a chooser fill a whole command: one action, and the sealed steps that must come along."""
    draft = state.clone()
    actions: list[int] = []
    while True:
        awaited = set(draft.awaited())
        actions.append(choose(draft, seat))
        draft.apply(seat, actions[-1])
        same_round = draft.kind == state.kind and set(draft.awaited()) <= awaited
        if not lacks_steps(game, draft, seat, actions, same_round=same_round):
            return actions

"""Frames of twin tables: what a seat is sent does not depend on what it may not know.

Two matches go through the same public acts; hidden draws and sealed answers differ on purpose. Every
byte of every frame of the seat must agree: view, events, choices, undo, decision ids, check, sizes and order.
"""

from __future__ import annotations

from itertools import count
from random import Random

import msgspec
import pytest

from ludoteca.core import Game, State
from ludoteca.play import catalog, show
from ludoteca.play.answers import Plan
from ludoteca.play.fold import Fold
from ludoteca.play.frames import Frame
from ludoteca.play.match import Match
from ludoteca.play.record import Sitter
from ludoteca.play.undo import Barriers


class Dealer:
    """Chance that prefers the outcomes it was told, in order, wherever they are possible."""

    def __init__(self, hidden: list[int]) -> None:
        self.hidden = list(hidden)
        self.rng = Random(7)

    def pick(self, purpose: str, n: int, outcomes: list[tuple[int, int]]) -> int:
        possible = [outcome for outcome, _ in outcomes]
        if self.hidden and self.hidden[0] in possible:
            return self.hidden.pop(0)
        return possible[int(self.rng.random() * len(possible))]


def _begin(game_id: str, seats: int, options: dict[str, object], hidden: list[int]) -> Match:
    ids = count(1)
    sitters = [Sitter(f"Seat {seat}") for seat in range(seats)]
    game = catalog.find(game_id)
    plan = Match.begin_unfair(game, sitters, options, chance=Dealer(hidden), new_id=lambda: f"d{next(ids)}")
    plan.match.adopt(plan)
    return plan.match


def _act(match: Match, seat: int, **words: str) -> None:
    plan = match.plan_command(1 << seat, seat, [dict(words)], decision=match.decision, id="", at=0)
    assert isinstance(plan, Plan), plan
    match.adopt(plan)


def _sent(match: Match, viewer: int) -> list[bytes]:
    return [msgspec.json.encode(frame) for frame in match.frames(viewer, 0)]


def _coins(luck: str, call: str) -> Match:
    """Two play Coin Flip: seat 1's lucky side and sealed call are as told, seat 0's never change."""
    sides = catalog.find("coin_flip").chances
    dealt = ["heads", luck]
    match = _begin("coin_flip", 2, {}, [sides.from_words({"chance": "luck", "side": s}) for s in dealt])
    _act(match, 1, do="call", side=call)
    return match


@pytest.mark.parametrize("luck", ["heads", "tails"])
@pytest.mark.parametrize("call", ["heads", "tails"])
def test_a_lucky_side_and_a_sealed_call_leave_no_trace_in_frames(luck: str, call: str) -> None:
    """Whatever the other was dealt and called, a seat and a spectator are sent the same bytes."""
    for viewer in (0, 0b01):
        assert _sent(_coins(luck, call), viewer) == _sent(_coins("heads", "heads"), viewer)


def _words(game: Game, action: int) -> dict[str, str]:
    return {key: str(value) for key, value in game.actions.to_words(action).items()}


def _hands(cards: list[str]) -> Match:
    """Three play Quietville with interventions dealt as told; some quiet turns follow."""
    game = catalog.find("quietville")
    dealt = [game.chances.from_words({"chance": "intervention", "card": card}) for card in cards]
    match = _begin("quietville", 3, {"mode": "divine", "first_player": 0}, dealt)
    for _ in range(12):
        seat = match.state.actor
        bought = [
            a for a in match.state.legal_actions(seat) if game.actions.family(a).name in ("buy", "lose")
        ]
        action = bought[0] if bought else match.state.legal_actions(seat)[0]
        _act(match, seat, **_words(game, action))
    return match


OWN = ["swap", "money"]
HANDS = [
    [*OWN, "right", "right", "sweep", "swap"],
    [*OWN, "drop_disaster", "swap", "money", "drop_building"],
    [*OWN, "sweep", "sweep", "drop_disaster", "drop_disaster"],
]


def test_hands_that_are_not_played_leave_no_trace_in_frames() -> None:
    """Whatever the others hold, the holder of the same two cards is sent the same bytes."""
    sent = [_sent(_hands(cards), 0b001) for cards in HANDS]
    assert len(sent[0]) > 10
    assert sent[0] == sent[1] == sent[2]


# --- planted leaks in the parts that frames add to a view


def _secret_of(state: State) -> str:
    return str(catalog.find("coin_flip").write_position(state))


@pytest.mark.parametrize("part", ["check", "decision", "order"])
def test_a_leak_planted_in_a_frame_is_caught(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash of the state, an id made from it, or an order that depends on it shows at once."""
    honest = show.frame

    def leaky(fold: Fold, barriers: Barriers, seq: int, viewer: int, since: int) -> Frame:
        frame = honest(fold, barriers, seq, viewer, since)
        secret = _secret_of(fold.steps[seq].state)
        if part == "order":
            odd = "tails" in secret
            return msgspec.structs.replace(frame, events=frame.events[::-1] if odd else frame.events)
        return msgspec.structs.replace(frame, **{part: secret})

    monkeypatch.setattr(show, "frame", leaky)
    assert _sent(_coins("tails", "heads"), 0b01) != _sent(_coins("heads", "heads"), 0b01)

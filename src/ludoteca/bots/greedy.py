"""The greedy bot: the action that the game's own `rate` likes best, ties by chance."""

from __future__ import annotations

from ludoteca.bots.choosing import Choice, Question
from ludoteca.core import Game


def plays(game: Game) -> bool:
    """Say whether the game knows how to rate an action."""
    return game.rate is not None


def choose(question: Question) -> Choice:
    """Pick one of the best rated actions."""
    rate = question.game.rate
    assert rate is not None, "asked only where it plays"
    rated = [(rate(question.view, action), action) for action in question.legal]
    top = max(rated)[0]
    best = [action for rating, action in rated if rating == top]
    return Choice([best[int(question.rng.random() * len(best))]])

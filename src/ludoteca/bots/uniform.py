"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from ludoteca.bots.choosing import Choice, Question


def choose(question: Question) -> Choice:
    """Pick any legal action."""
    legal = question.legal
    return Choice([legal[int(question.rng.random() * len(legal))]])

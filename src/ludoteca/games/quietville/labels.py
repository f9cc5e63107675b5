"""The sentence of an action, for the seat that may choose it, from what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import Text
from ludoteca.games.quietville.space import ACTIONS

if TYPE_CHECKING:
    from ludoteca.core import Facts
    from ludoteca.games.quietville.records import Cost, QuietvilleView


def label(view: QuietvilleView, action: int) -> Text:
    """Say what an action does: a disaster with its cost, a kind of score with its points."""
    family = ACTIONS.family(action)
    facts: Facts = {key: word for key, word in ACTIONS.to_words(action).items() if key != ACTIONS.key}
    if family.name == "take":
        facts["count"] = _loss(view, str(facts["card"]))
    if family.name == "score":
        facts["points"] = _points(view, str(facts["kind"]))
    if family.name == "get":
        facts["given"] = view.given or ""
    return Text(f"do-{family.name.replace('_', '-')}", facts)


def _loss(view: QuietvilleView, card: str) -> int:
    costs = [cost for cost in view.costs if cost.card == card and cost.seat in view.turn.seats]
    return count_lost(costs[0]) if costs else 0


def count_lost(cost: Cost) -> int:
    """How many buildings a disaster would take, chosen ones included."""
    return len(cost.lost) + sum(choice.count for choice in cost.choices)


def _points(view: QuietvilleView, kind: str) -> int:
    worths = [player.worth for player in view.players if view.viewer >> player.seat & 1]
    return next((worth[kind] for worth in worths if kind in worth), 0)

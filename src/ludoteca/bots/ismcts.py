"""The searching bot: it deals the table anew from its own view, again and again, and plays on in its head."""

from __future__ import annotations

from typing import Final

from ludoteca.bots.choosing import Choice, Question
from ludoteca.bots.search import Search
from ludoteca.core import Text

DEPTH: Final = 4
"""Random acts beyond what was learned, before the game's own `evaluate` says who stands well."""
EXPLORE: Final = 1.2
"""Weight of what is little known, in units of the spread of the results."""
TRUST: Final = 0.7
"""What the act that `rate` likes best is worth above the one it likes least, in the same unit."""


def choose(question: Question, simulations: int) -> Choice:
    """Simulate so often, or for as long as the question allows, and take the act tried most."""
    if len(question.legal) == 1:
        return Choice(question.legal)
    search = prepare(question)
    deadline = question.clock() + question.seconds
    search.simulate()
    while search.simulations < simulations and question.clock() < deadline:
        search.simulate()
    action = search.choice()
    return Choice([action], reason=_reason(search, action))


def prepare(question: Question) -> Search:
    """Begin a search. All that it will know of the table is the view of the question."""
    game, view, rng = question.game, question.view, question.rng
    seat = next(seat for seat in view.turn.seats if view.viewer >> seat & 1)
    search = Search(
        seat,
        lambda: game.resample(view, rng),
        rng,
        longest=game.info.max_decisions,
        judge=game.evaluate,
        depth=DEPTH,
        explore=EXPLORE,
        trust=TRUST,
    )
    _hint(search, question)
    return search


def _hint(search: Search, question: Question) -> None:
    """Pass on what the game thinks of the acts at hand, from 0 for the worst to 1 for the best."""
    rate = question.game.rate
    if rate is None:
        return
    ratings = [rate(question.view, action) for action in question.legal]
    worst, best = min(ratings), max(ratings)
    if best > worst:
        for action, rating in zip(question.legal, ratings, strict=True):
            search.hint(action, (rating - worst) / (best - worst))


def _reason(search: Search, action: int) -> Text:
    """Say how many simulations there were and what the act is worth between the worst and the best."""
    if search.best == search.worst:
        return Text("house-reason-even", {"simulations": search.simulations})
    value = (search.result(action) - search.worst) / (search.best - search.worst)
    return Text("house-reason-search", {"simulations": search.simulations, "value": round(100 * value)})

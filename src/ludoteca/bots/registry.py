"""All bots there are, by id, and which of them play a game."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, NamedTuple

from ludoteca.bots import greedy, ismcts, uniform
from ludoteca.bots.choosing import BotInfo, Choice, NoSuchBot, NotPlaying, Question
from ludoteca.core import Game, Rng


class Bot(NamedTuple):
    """A kind of bot: how it is offered, which games it plays, how it chooses.

    One that never `looks` may be asked without a view, which saves making it.
    """

    title: str
    plays: Callable[[Game], bool]
    choose: Callable[[Question], Choice]
    looks: bool = True


def searching(simulations: int, title: str = "") -> Bot:
    """A searching bot that never simulates a decision more often than that."""
    return Bot(
        title or f"Searching, {simulations} tries",
        lambda game: True,
        lambda question: ismcts.choose(question, simulations),
    )


BOTS = {
    "random": Bot("Random", lambda game: True, uniform.choose, looks=False),
    "greedy": Bot("Greedy", greedy.plays, greedy.choose),
    "ismcts-50": searching(50, "Searching, hasty"),
    "ismcts-200": searching(200, "Searching"),
    "ismcts": searching(2000, "Searching, patient"),
}
"""The bots that a table offers, weakest first. Any other number makes a level too: ismcts-500."""
_MOST_SIMULATIONS = 1_000_000


def available(game: Game) -> list[BotInfo]:
    """List the bots that play a game, weakest first."""
    return [BotInfo(name, bot.title) for name, bot in BOTS.items() if bot.plays(game)]


def find(bot_id: str, game: Game) -> Bot:
    """Find a bot; raise NoSuchBot or NotPlaying."""
    bot = BOTS.get(bot_id) or _level(bot_id)
    if bot is None:
        raise NoSuchBot(bot_id, [info.id for info in available(game)])
    if not bot.plays(game):
        raise NotPlaying(bot_id, game.info.title, [info.id for info in available(game)])
    return bot


def choose(
    bot_id: str, game: Game, view: Any, legal: list[int], rng: Rng, budget_seconds: float = inf
) -> Choice:
    """Ask a bot what it does with the acting seat's view and a non-empty legal list."""
    return find(bot_id, game).choose(Question(game, view, legal, rng, budget_seconds))


def _level(bot_id: str) -> Bot | None:
    """Read a level that no table offers, `ismcts-500`."""
    name, _, number = bot_id.partition("-")
    if name != "ismcts" or not number.isascii() or not number.isdecimal() or number.startswith("0"):
        return None
    simulations = int(number[:10])
    return searching(simulations) if simulations <= _MOST_SIMULATIONS else None

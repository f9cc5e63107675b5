"""What a bot is asked and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from math import inf
from time import monotonic
from typing import Any, NamedTuple

from msgspec import Struct

from ludoteca.core import Game, LudotecaError, Rng, Text


class BotInfo(Struct, frozen=True):
    """A bot as a table offers it."""

    id: str
    title: str


class Question(NamedTuple):
    """What a bot may know when it decides: the acting seat's view and its legal actions.

    `rng` is the bot's own randomness; `seconds` is how long it may think by the `clock`. Without
    such a limit the same generator gives the same choice.
    """

    game: Game
    view: Any
    legal: list[int]
    rng: Rng
    seconds: float = inf
    clock: Callable[[], float] = monotonic


class Choice(Struct, frozen=True):
    """A bot's answer: actions to take in order, a text for a family that wants one, and why.

    The actions need not complete a command of several steps: the bot is asked again for the rest.
    The reason is for the bot's own seat until the game is over.
    """

    actions: list[int]
    words: str = ""
    reason: Text | None = None


class NoSuchBot(LudotecaError):
    """No bot has this id."""

    def __init__(self, bot: str, known: Sequence[str]) -> None:
        near = get_close_matches(bot, known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"known are {', '.join(known)}"
        super().__init__(f"no bot is called {bot[:40]!a}; {hint}")
        self.bot = bot
        self.known = tuple(known)


class NotPlaying(LudotecaError):
    """A bot that does not play this game."""

    def __init__(self, bot: str, title: str, known: Sequence[str]) -> None:
        super().__init__(f"the {bot} bot does not play {title}; its bots are {', '.join(known)}")
        self.bot = bot
        self.known = tuple(known)

"""Speech is a rule of the game: who may write, react, point or show that they type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import EVERYONE, Game
from ludoteca.play.fold import DECISION, Step

if TYPE_CHECKING:
    from ludoteca.play.match import Match


def may_speak(match: Match, seat: int) -> bool:
    """Say whether a seat may speak now."""
    return bool(speakers(match.game, match.step) >> seat & 1)


def speakers(game: Game, step: Step) -> int:
    """Give the mask of the seats that may speak after a step; once it is over, all may."""
    return game.pace(step.state).may_speak if step.comes == DECISION else EVERYONE

"""Players of silicon: each sees a view and a legal list, never a state."""

from ludoteca.bots.choosing import BotInfo, Choice, NoSuchBot, NotPlaying, Question
from ludoteca.bots.registry import Bot, available, choose, find

__all__ = ["Bot", "BotInfo", "Choice", "NoSuchBot", "NotPlaying", "Question", "available", "choose", "find"]

"""Players of silicon: each sees a view and a legal list, never a state."""

from ludoteca.bots.choosing import BotInfo, Choice, NoSuchBot, NotPlaying
from ludoteca.bots.registry import available, check, choose

__all__ = ["BotInfo", "Choice", "NoSuchBot", "NotPlaying", "available", "check", "choose"]

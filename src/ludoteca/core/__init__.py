"""The contract between games and everything else: states, spaces, turns, views, refusals."""

from ludoteca.core.chance import bag_outcomes, put_back, sample_bag, sample_weighted
from ludoteca.core.errors import BadDocument, BadSetup, BadWords, LudotecaError
from ludoteca.core.game import Game, GameInfo, Option, Options, Sheet, read_info
from ludoteca.core.pace import UNHURRIED, Pace, Sand
from ludoteca.core.positions import Document, Position, Reader
from ludoteca.core.space import Family, Field, Space, Words
from ludoteca.core.state import (
    ANY,
    CHANCE,
    EACH,
    HOST,
    KIND_NAMES,
    NOBODY,
    ONE,
    OPEN,
    OVER,
    Rng,
    State,
    Turn,
    playout,
)
from ludoteca.core.views import TurnView, View, all_seats, view_turn
from ludoteca.core.words import EVERYONE, UNFINISHED, Ending, Event, Facts, Refusal, Text

__all__ = [
    "ANY",
    "CHANCE",
    "EACH",
    "EVERYONE",
    "HOST",
    "KIND_NAMES",
    "NOBODY",
    "ONE",
    "OPEN",
    "OVER",
    "UNFINISHED",
    "UNHURRIED",
    "BadDocument",
    "BadSetup",
    "BadWords",
    "Document",
    "Ending",
    "Event",
    "Facts",
    "Family",
    "Field",
    "Game",
    "GameInfo",
    "LudotecaError",
    "Option",
    "Options",
    "Pace",
    "Position",
    "Reader",
    "Refusal",
    "Rng",
    "Sand",
    "Sheet",
    "Space",
    "State",
    "Text",
    "Turn",
    "TurnView",
    "View",
    "Words",
    "all_seats",
    "bag_outcomes",
    "playout",
    "put_back",
    "read_info",
    "sample_bag",
    "sample_weighted",
    "view_turn",
]

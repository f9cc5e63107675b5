"""In a Grove: three suspects, one murderer, and witnesses who have not seen everything (Jun Sasaki)."""

from pathlib import Path
from typing import Final

from ludoteca.core import Game, read_info
from ludoteca.games.in_a_grove.bot import evaluate, rate
from ludoteca.games.in_a_grove.documents import facts, read_position, write_position
from ludoteca.games.in_a_grove.explain import refuse
from ludoteca.games.in_a_grove.labels import label
from ludoteca.games.in_a_grove.records import GroveView
from ludoteca.games.in_a_grove.space import ACTIONS, CHANCES
from ludoteca.games.in_a_grove.state import Grove
from ludoteca.games.in_a_grove.view import resample, view

FOLDER: Final = Path(__file__).parent

GAME: Final = Game(
    id="in_a_grove",
    folder=FOLDER,
    info=read_info(FOLDER),
    actions=ACTIONS,
    chances=CHANCES,
    new=Grove.new,
    refuse=refuse,  # type: ignore[arg-type]
    view=view,  # type: ignore[arg-type]
    view_type=GroveView,
    resample=resample,
    label=label,
    read_position=read_position,
    write_position=write_position,  # type: ignore[arg-type]
    facts=facts,  # type: ignore[arg-type]
    rate=rate,
    evaluate=evaluate,  # type: ignore[arg-type]
)

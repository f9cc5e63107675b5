"""Quietville: buy a pretty town, and take the disasters that pay for it (Michael Schacht)."""

from pathlib import Path
from typing import Final

from ludoteca.core import Game, read_info
from ludoteca.games.quietville.bot import evaluate, rate
from ludoteca.games.quietville.documents import facts, read_position, write_position
from ludoteca.games.quietville.explain import refuse
from ludoteca.games.quietville.labels import label
from ludoteca.games.quietville.records import QuietvilleView
from ludoteca.games.quietville.space import ACTIONS, CHANCES
from ludoteca.games.quietville.state import Quietville
from ludoteca.games.quietville.view import resample, view

FOLDER: Final = Path(__file__).parent

GAME: Final = Game(
    id="quietville",
    folder=FOLDER,
    info=read_info(FOLDER),
    actions=ACTIONS,
    chances=CHANCES,
    new=Quietville.new,
    refuse=refuse,  # type: ignore[arg-type]
    view=view,  # type: ignore[arg-type]
    view_type=QuietvilleView,
    resample=resample,
    label=label,
    read_position=read_position,
    write_position=write_position,  # type: ignore[arg-type]
    facts=facts,  # type: ignore[arg-type]
    rate=rate,
    evaluate=evaluate,  # type: ignore[arg-type]
)

"""Ghost Stories: Taoist monks against the dead, together or not at all (Antoine Bauza)."""

from pathlib import Path
from typing import Final

from ludoteca.core import Game, read_info
from ludoteca.games.ghost_stories.bot import evaluate, rate
from ludoteca.games.ghost_stories.documents import read_position, write_position
from ludoteca.games.ghost_stories.explain import refuse
from ludoteca.games.ghost_stories.facts import facts
from ludoteca.games.ghost_stories.labels import label
from ludoteca.games.ghost_stories.records import GhostStoriesView
from ludoteca.games.ghost_stories.space import ACTIONS, CHANCES
from ludoteca.games.ghost_stories.state import GhostStories
from ludoteca.games.ghost_stories.view import resample, view

FOLDER: Final = Path(__file__).parent

GAME: Final = Game(
    id="ghost_stories",
    folder=FOLDER,
    info=read_info(FOLDER),
    actions=ACTIONS,
    chances=CHANCES,
    new=GhostStories.new,
    refuse=refuse,  # type: ignore[arg-type]
    view=view,  # type: ignore[arg-type]
    view_type=GhostStoriesView,
    resample=resample,
    label=label,
    read_position=read_position,
    write_position=write_position,  # type: ignore[arg-type]
    facts=facts,  # type: ignore[arg-type]
    rate=rate,
    evaluate=evaluate,  # type: ignore[arg-type]
)

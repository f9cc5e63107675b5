"""Parley: envoys find a figure together; a toy that uses what the smallest game does not."""

from pathlib import Path

from ludoteca.core import Game, read_info

from .position import facts, read_position, write_position
from .refusals import refuse
from .state import ACTIONS, CHANCES, Parley, pace
from .view import ParleyView, label, resample, view

FOLDER = Path(__file__).parent

GAME = Game(
    id="parley",
    folder=FOLDER,
    info=read_info(FOLDER),
    actions=ACTIONS,
    chances=CHANCES,
    new=Parley.new,
    refuse=refuse,
    view=view,
    view_type=ParleyView,
    resample=resample,
    label=label,
    read_position=read_position,
    write_position=write_position,
    facts=facts,
    pace=pace,
)

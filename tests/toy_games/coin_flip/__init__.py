"""Coin Flip: the smallest complete game, and the example of docs/adding-a-game.md."""

from pathlib import Path

from ludoteca.core import Game, read_info

from .position import facts, read_position, write_position
from .state import ACTIONS, CHANCES, CoinFlip, evaluate, refuse
from .view import CoinFlipView, label, rate, resample, view

FOLDER = Path(__file__).parent

GAME = Game(
    id="coin_flip",
    folder=FOLDER,
    info=read_info(FOLDER),
    actions=ACTIONS,
    chances=CHANCES,
    new=CoinFlip.new,
    refuse=refuse,
    view=view,
    view_type=CoinFlipView,
    resample=resample,
    label=label,
    read_position=read_position,
    write_position=write_position,
    facts=facts,
    rate=rate,
    evaluate=evaluate,
)

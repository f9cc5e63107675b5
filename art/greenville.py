"""Greenville: the data of a card and the painter of that card make one picture."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from art.grade import finish
from art.kit import Stage
from art.palettes import PALETTES
from ludoteca.games.greenville.cards import Card

Painter = Callable[[Stage], None]
SETTINGS = (
    "flood",
    "street",
    "forest",
    "corn",
    "drivein",
    "fair",
    "radio",
    "bedroom",
    "school",
    "arcade",
    "lake",
    "graveyard",
    "diner",
    "cellar",
)


def painters() -> dict[str, tuple[str, Painter]]:
    """Every card's setting and painter, by the card's id."""
    found: dict[str, tuple[str, Painter]] = {}
    for setting in SETTINGS:
        drawn: dict[str, Painter] = import_module(f"art.settings.{setting}").PAINTERS
        found.update({card: (setting, painter) for card, painter in drawn.items()})
    return found


def stage(card: Card) -> Stage:
    """The card painted, ready for `svg()`; `shown` tells which details were drawn."""
    _, paint = painters()[card.id]
    s = Stage(
        card.id,
        PALETTES[card.palette],
        Random(f"greenville {card.id}"),
        details=tuple(d.text for d in card.details),
    )
    paint(s)
    finish(s)
    return s

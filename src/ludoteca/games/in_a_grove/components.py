"""What is in the box: `components.toml` as figures in use and chips."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from ludoteca.core import BadDocument
from ludoteca.games.in_a_grove.space import FIGURE_NAMES, MOST_SEATS

FILE: Final = Path(__file__).with_name("components.toml")


def _in_use(seats: int) -> list[int]:
    """List the figures in use at a number of players, ascending (IG-019 to IG-021)."""
    return sorted(_figure(name) for name, counts in _BOX["figures"]["seats"].items() if seats in counts)


def _figure(name: str) -> int:
    if name not in FIGURE_NAMES:
        raise BadDocument("components.toml: figures", f"{name!r} is no figure of this game")
    return FIGURE_NAMES.index(name)


_BOX: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))

DECKS: Final[list[list[int]]] = [_in_use(seats) for seats in range(MOST_SEATS + 1)]
"""The figures in use, by the number of players."""
CHIPS: Final[int] = _BOX["chips"]["each"]
"""Accusation chips of each player at the start (IG-023)."""
COLOURS: Final[list[str]] = _BOX["chips"]["colours"]
"""The colours of the chips, one for each seat (IG-005)."""
MARKERS: Final[list[str]] = _BOX["markers"]["names"]
"""The three markers (IG-002 to IG-004)."""

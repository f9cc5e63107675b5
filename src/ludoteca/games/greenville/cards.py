"""The 84 cards as data: what each shows, what can be done from there, how it is told aloud."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

Place = Literal["indoors", "town", "nature"]


class Detail(Struct, frozen=True, forbid_unknown_fields=True):
    """One visible thing, in the words of the spoken description, with its tags."""

    text: str
    tags: tuple[str, ...]


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scene. Titles and tags are for logs, bots and tests: in play they never leave the server."""

    id: str
    title: str
    setting: str
    place: Place
    palette: str
    hero: str
    mood: tuple[str, str]
    light: str
    weather: str
    scene: str
    exits: tuple[str, ...]
    arrivals: tuple[str, ...]
    spoken: str
    details: tuple[Detail, ...]

    @property
    def tags(self) -> frozenset[str]:
        return frozenset(tag for detail in self.details for tag in detail.tags)


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """All cards and the closed vocabularies they are written in."""

    moods: tuple[str, ...]
    intents: tuple[str, ...]
    tags: tuple[str, ...]
    card: tuple[Card, ...]


def load(folder: Path = Path(__file__).parent) -> Deck:
    """Read cards.toml."""
    return msgspec.convert(tomllib.loads((folder / "cards.toml").read_text("utf-8")), Deck)

"""Sentences for terminals and logs: a game's Fluent messages with their facts filled in.

The browser does the same with the same files (web/src/words/game.ts). Here isolation marks are
left out, and whatever a stranger may have written is made harmless before it is shown.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core import BadDocument, Text
from ludoteca.core.words import Fact


class GameTexts:
    """The messages of one game in one language; later sources go before earlier ones."""

    def __init__(self, *sources: str, language: str = "en") -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def say(self, text: Text, names: Sequence[str]) -> str:
        """Write a sentence; `names` are the players' names by seat."""
        facts = {key: self._value(key, fact, names) for key, fact in text.facts.items()}
        return self._find(text.id, facts) or pretty(text.id)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def name(self, name: str) -> str:
        """Name a component: "R5" may be called "Red 5"."""
        return self._find(f"name-{slug(name)}", {}) or name

    def _value(self, key: str, fact: Fact, names: Sequence[str]) -> str | int:
        if isinstance(fact, list):
            return listed([str(self._value(key, item, names)) for item in fact])
        if isinstance(fact, str):
            return harmless(self.name(fact))
        if key.endswith(("seat", "seats")):
            return harmless(names[fact]) if 0 <= fact < len(names) else f"seat {fact}"
        return fact

    def _find(self, message: str, facts: dict[str, str | int]) -> str:
        if not self._bundle.has_message(message):
            return ""
        pattern = self._bundle.get_message(message).value
        return str(self._bundle.format_pattern(pattern, facts)[0]) if pattern else ""


@cache
def load(folder: Path, language: str = "en") -> GameTexts:
    """Load the texts of a game's folder beside those of the house; raise BadDocument if they lack."""
    house = _read(Path(__file__).parent / f"house.{language}.ftl")
    return GameTexts(house, _read(folder / "texts" / f"{language}.ftl"), language=language)


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadDocument("/".join(path.parts[-3:]), error.strerror or "it cannot be read") from error
    except UnicodeDecodeError as error:
        raise BadDocument("/".join(path.parts[-3:]), "it is not written in UTF-8") from error


def listed(items: Sequence[str]) -> str:
    """Write a list as browsers do in English: A, B, and C."""
    if len(items) < 3:
        return " and ".join(items)
    return f"{', '.join(items[:-1])}, and {items[-1]}"


def slug(name: str) -> str:
    """Make a message id of any name."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", name)


def pretty(name: str) -> str:
    """Make a name readable for which nobody wrote a better one: Discard pile."""
    words = re.sub(r"[_-]+", " ", name).strip()
    return words[:1].upper() + words[1:]


def harmless(text: str) -> str:
    """Replace what could command a terminal or turn the direction of a line."""
    return "".join("\N{REPLACEMENT CHARACTER}" if _commands(sign) else sign for sign in text)


def _commands(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return kind in _COMMANDING or (kind == "Cf" and sign not in _JOINERS)


_COMMANDING = {"Cc", "Cs", "Zl", "Zp"}
"""Controls (escapes, line ends), halves of characters, and separators of lines and paragraphs."""
_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}\N{SOFT HYPHEN}"
"""Invisible signs that words and pictures need."""

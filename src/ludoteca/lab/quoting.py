"""What others wrote as answers quote it: on one line, in the spelling of JSON, never long."""

from __future__ import annotations

import json
from typing import Final

from ludoteca.texts import harmless

LONGEST_NAME: Final = 200
"""Of a path, an id or a title, more is not shown."""
LONGEST_REASON: Final = 1000
"""Of a reason neither."""


def shown(value: object, most: int = 300) -> str:
    """Write a value as JSON does."""
    return _cut(json.dumps(value, ensure_ascii=False, default=str), most)


def short(value: object, most: int = 60) -> str:
    """Quote a value briefly, a text 'so'."""
    return _cut(ascii(value), most) if isinstance(value, str) else shown(value, most)


def clip(text: str, most: int = LONGEST_NAME) -> str:
    """Make a line fit to be shown, whoever wrote it."""
    return harmless(_cut(text, most))


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."

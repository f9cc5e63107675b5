"""How much and how fast: hostile text made plain, and token buckets for rates."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable, Hashable

from ludoteca.server.problems import Trouble, bad_value
from ludoteca.server.settings import Rate

NAME_LONGEST = 40
CHAT_LONGEST = 500
STORY_LONGEST = 2_000
NOTES_LONGEST = 2_000

_BLANK_LOOKALIKES = {0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x034F, 0x1D159}
_BLANK_LOOKALIKES |= {*range(0x180B, 0x1810), *range(0xE0100, 0xE01F0)}
_EMOJI_SELECTORS = range(0xFE00, 0xFE10)
_JOINERS = {0x200C, 0x200D}
_MOST_MARKS = 3
_BUCKETS = 10_000


def clean_name(raw: str, field: str = "name") -> str:
    """Give a name as it will be shown, 1 to 40 visible characters; refuse what leaves none."""
    name = " ".join(_visible(raw, keep_joiners=False).split())
    return _within(name, NAME_LONGEST, field)


def clean_chat(raw: str, field: str = "text") -> str:
    """Give a chat line on one line, 1 to 500 characters."""
    return _within(" ".join(_visible(raw, keep_joiners=True).split()), CHAT_LONGEST, field)


def clean_story(raw: str, field: str = "words") -> str:
    """Give a told story, lines kept, up to 2,000 characters; it may be empty."""
    return _clean_lines(raw, STORY_LONGEST, field)


def clean_notes(raw: str, field: str = "notes") -> str:
    """Give somebody's private notes, lines kept, up to 2,000 characters; they may be empty."""
    return _clean_lines(raw, NOTES_LONGEST, field)


def _clean_lines(raw: str, longest: int, field: str) -> str:
    lines = [" ".join(_visible(line, keep_joiners=True).split()) for line in raw.splitlines()]
    text = "\n".join(lines).strip()
    return _within(text, longest, field) if text else ""


def _within(text: str, longest: int, field: str) -> str:
    if not any(unicodedata.category(char)[0] not in "CMZ" for char in text):
        raise bad_value(field, "nothing that can be seen is left of it")
    if len(text) > longest:
        raise bad_value(field, f"it has {len(text)} characters, {longest} are the most")
    return text


def _visible(raw: str, *, keep_joiners: bool) -> str:
    """Drop controls, bidi and zero-width characters, lookalikes of nothing, and towers of marks."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", raw):
        category = unicodedata.category(char)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category[0] == "Z" or char in "\t\n\r":
            kept.append(" ")
        elif ord(char) in _EMOJI_SELECTORS and not (kept and unicodedata.category(kept[-1]) == "So"):
            continue  # it changes nothing but an emoji before it
        elif marks <= _MOST_MARKS and not _is_nothing(char, category, keep_joiners=keep_joiners):
            kept.append(char)
    return unicodedata.normalize("NFC", "".join(kept))


def _is_nothing(char: str, category: str, *, keep_joiners: bool) -> bool:
    if keep_joiners and ord(char) in _JOINERS:
        return False
    return ord(char) in _BLANK_LOOKALIKES or (category[0] == "C" and category != "Co")


class Rates:
    """Token buckets, one for each kind of act and whoever does it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._buckets: dict[tuple[str, Hashable], tuple[float, float]] = {}

    def spend(self, kind: str, who: Hashable, rate: Rate, cost: float = 1) -> None:
        """Count one act; end the request with `too-fast` where there were too many."""
        now = self._now()
        left = min(rate.burst, self._left((kind, who), rate, now))
        if left < cost:
            wait = (cost - left) * 60 / rate.a_minute
            raise Trouble("too-fast", 429, f"again in {wait:.0f} seconds", retry_after=wait)
        self._keep_small(now)
        self._buckets[kind, who] = (left - cost, now)

    def _left(self, key: tuple[str, Hashable], rate: Rate, now: float) -> float:
        left, since = self._buckets.get(key, (float(rate.burst), now))
        return left + (now - since) * rate.a_minute / 60

    def _keep_small(self, now: float) -> None:
        if len(self._buckets) < _BUCKETS:
            return
        oldest = sorted(self._buckets, key=lambda key: self._buckets[key][1])
        for key in oldest[: _BUCKETS // 2]:
            del self._buckets[key]

"""Every sentence that the client asks for is written, and none is written for nothing."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
MESSAGE = r"""(["`])([a-z][a-z0-9_-]*(?:\$\{[^}]+\}[a-z0-9_-]*)*)\1"""
ASKED = re.compile(r"""\b(?:t|label)\(\s*(?:[^()"`]*\?\s*)?""" + MESSAGE)
ANY = re.compile(MESSAGE)
CALLED_BY_KIND = ("problem-", "link-", "end-", "also-", "ending-")


def code() -> str:
    files = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    return "\n".join(path.read_text("utf-8") for path in sorted(files) if path.name != "schema.d.ts")


def written() -> set[str]:
    text = (SOURCE / "texts" / "en.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9_-]*) =", text, re.MULTILINE))


def pattern(asked: str) -> re.Pattern[str]:
    """`pace-${value}` may be any of pace-none, pace-live..."""
    return re.compile(re.sub(r"\\\$\\\{[^}]*\\\}", "[a-z_-]+", re.escape(asked)))


def test_what_is_asked_for_is_written() -> None:
    asked = {message for _, message in ASKED.findall(code())}
    assert len(asked) > 100
    missing = [one for one in asked if not any(pattern(one).fullmatch(known) for known in written())]
    assert sorted(missing) == []


def test_what_is_written_is_asked_for() -> None:
    asked = [pattern(message) for message in {message for _, message in ANY.findall(code())}]
    idle = [known for known in written() if not any(one.fullmatch(known) for one in asked)]
    assert sorted(known for known in idle if not known.startswith(CALLED_BY_KIND)) == []

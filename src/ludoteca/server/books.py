"""What lies beside the table: a game's texts, its numbered rules, and a link as a QR code."""

from __future__ import annotations

import io
import logging
import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import segno
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core import Game
from ludoteca.play import catalog
from ludoteca.server import wire
from ludoteca.server.problems import not_found

log = logging.getLogger(__name__)

Folder = Path

_LANGUAGE = re.compile(r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$")
_RULE_FIELDS = {"id", "section", "kind", "ruling", "option"}


def games() -> list[Game]:
    """Load every game; one that cannot be loaded does not take the others with it."""
    loaded: list[Game] = []
    for name in catalog.infos():
        try:
            loaded.append(catalog.find(name))
        except Exception:
            log.exception("the game %s cannot be loaded", name)
    return loaded


def texts(folder: Folder, lang: str) -> str:
    """Give all Fluent messages of a game in a language (`en.ftl`, `rules.en.ftl`), as one file."""
    files = _text_files(folder, lang)
    if not files:
        raise not_found(f"there are no texts in {lang[:16]!r}")
    return "\n".join(file.read_text("utf-8") for file in files)


def rules(folder: Folder, lang: str) -> list[wire.Rule]:
    """Give a game's numbered rules with their sentences."""
    book = folder / "rulebook.toml"
    if not book.is_file():
        return []
    files = _text_files(folder, lang)
    stamps = tuple((file, file.stat().st_mtime_ns) for file in [book, *files])
    return _rules(stamps)


def qr(text: str) -> bytes:
    """Draw a QR code as SVG."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", border=4, xmldecl=False, light="#fff", omitsize=True)
    return out.getvalue()


def _text_files(folder: Folder, lang: str) -> list[Path]:
    if not _LANGUAGE.match(lang):
        return []
    known = (folder / "texts").glob("*.ftl")
    return sorted(file for file in known if file.name == f"{lang}.ftl" or file.name.endswith(f".{lang}.ftl"))


@lru_cache(maxsize=32)
def _rules(stamps: tuple[tuple[Path, int], ...]) -> list[wire.Rule]:
    (book, _), *files = stamps
    bundle = FluentBundle(["en"], use_isolating=False)
    for file, _ in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    listed = tomllib.loads(book.read_text("utf-8")).get("rule", [])
    return [_rule(rule, bundle) for rule in listed]


def _rule(rule: dict[str, Any], bundle: FluentBundle) -> wire.Rule:
    flags = tuple(name for name, value in rule.items() if value is True and name not in _RULE_FIELDS)
    return wire.Rule(
        id=rule["id"],
        section=rule.get("section", ""),
        kind=rule.get("kind", ""),
        sentence=_sentence(rule["id"], bundle),
        ruling=rule.get("ruling", ""),
        option=rule.get("option", ""),
        flags=flags,
    )


def _sentence(rule: str, bundle: FluentBundle) -> str:
    if not bundle.has_message(rule):
        return ""
    pattern = bundle.get_message(rule).value
    return str(bundle.format_pattern(pattern, {})[0]) if pattern else ""

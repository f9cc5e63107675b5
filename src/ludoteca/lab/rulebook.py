"""The numbered rules of a game: rulebook.toml and their sentences in texts/rules.en.ftl."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from ludoteca.core import BadDocument


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: where the rulebook says it (`lines`), and what we had to decide (`ruling`).

    `reconstructed` and `confidence` tell of component data that no rulebook gives. `decoration`
    is true for what no play depends on. `untested` says why no test can prove it.
    """

    id: str
    section: str
    kind: str
    lines: tuple[int, ...] = ()
    option: str = ""
    ruling: str = ""
    reconstructed: bool = False
    confidence: str = ""
    decoration: bool = False
    untested: str = ""

    @property
    def may_be_untested(self) -> bool:
        """Whether nothing in play depends on it, so that a reason can stand for a test."""
        return self.kind == "note" or self.decoration


class ScenarioFields(Struct, frozen=True, forbid_unknown_fields=True):
    """How scenarios compare this game's facts: the fields whose lists have no order."""

    any_order: tuple[str, ...] = ()


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of a game, in order."""

    rule: tuple[Rule, ...]
    scenarios: ScenarioFields = ScenarioFields()


@cache
def read_rulebook(folder: Path) -> Rulebook:
    """Read rulebook.toml of a game's folder; raise BadDocument when it makes no sense."""
    path = folder / "rulebook.toml"
    try:
        book = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Rulebook)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadDocument(f"{folder.name}/rulebook.toml", str(error)) from error
    ids = [rule.id for rule in book.rule]
    for rule_id in ids:
        if ids.count(rule_id) > 1:
            raise BadDocument(f"{folder.name}/rulebook.toml", f"{rule_id} stands twice")
    return book


def read_sentences(folder: Path, language: str = "en") -> dict[str, str]:
    """Read the rules' sentences by id; raise BadDocument when the file makes no sense."""
    path = folder / "texts" / f"rules.{language}.ftl"
    where = f"{folder.name}/texts/{path.name}"
    try:
        resource = FluentParser().parse(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadDocument(where, str(error)) from error
    sentences: dict[str, str] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadDocument(where, f"this is no message: {(entry.content or '').strip()[:60]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in sentences:
                raise BadDocument(where, f"{entry.id.name} stands twice")
            sentences[entry.id.name] = _plain(entry)
    return sentences


def _plain(message: ast.Message) -> str:
    """Put a message without facts together; literals in braces stand for themselves."""
    parts: list[str] = []
    pattern = message.value
    for element in pattern.elements if pattern else []:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.parse()["value"])
        else:
            raise BadDocument(message.id.name, "a rule's sentence has no facts to fill in")
    return "".join(parts)

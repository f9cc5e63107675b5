"""The rulebook at hand in a terminal: all rules of a game by section, or one with its reasons."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import groupby

from ludoteca.core import BadDocument, Game
from ludoteca.lab.rulebook import Rule, read_rulebook, read_sentences


def whole(game: Game) -> str:
    """Write all rules, section by section."""
    sentences = read_sentences(game.folder)
    pages = [game.info.title]
    for section, rules in groupby(read_rulebook(game.folder).rule, lambda rule: rule.section):
        pages.append("\n".join([section, *(f"  {rule.id}  {sentences[rule.id]}" for rule in rules)]))
    return "\n\n".join(pages)


def one(game: Game, rule_id: str) -> str:
    """Write one rule and all that is known of it; raise BadDocument for an unknown id."""
    rules = {rule.id: rule for rule in read_rulebook(game.folder).rule}
    rule = rules.get(rule_id.upper())
    if rule is None:
        close = get_close_matches(rule_id.upper(), rules, n=1)
        hint = f"did you mean {close[0]}?" if close else f"they begin with {next(iter(rules), '')}"
        raise BadDocument("rule", f"{game.info.title} has no rule {rule_id[:20]!a}; {hint}")
    return "\n".join([f"{rule.id} ({rule.section})", read_sentences(game.folder)[rule.id], *_remarks(rule)])


def _remarks(rule: Rule) -> list[str]:
    lines = ", ".join(map(str, rule.lines))
    remarks = {
        "Option": rule.option,
        "Ruling": rule.ruling,
        "Rulebook lines": lines,
        "Confidence": rule.confidence,
        "Reconstructed": "yes, no rulebook gives it" if rule.reconstructed else "",
        "No test, because": rule.untested,
    }
    return [f"{name}: {text}" for name, text in remarks.items() if text]

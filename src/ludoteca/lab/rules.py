"""Which rules of a game are proved by a test, and which only have a reason why not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ludoteca.core import BadDocument, Game
from ludoteca.lab.rulebook import Rule, Rulebook, read_rulebook, read_sentences
from ludoteca.lab.scenario_file import MOST_PROVED, find_files, read_file


@dataclass(frozen=True, slots=True)
class Citation:
    """A test, or a scenario, and the rules that it proves."""

    test: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """What is known of a game's rules; as an int the exit status, 0 when all are accounted for."""

    game: str
    rules: tuple[Rule, ...]
    tests: dict[str, list[str]]
    problems: list[str] = field(default_factory=list)

    @property
    def missing(self) -> list[str]:
        """Rules with neither a test nor a reason."""
        return [rule.id for rule in self.rules if not self.tests.get(rule.id) and not rule.untested]

    @property
    def untested(self) -> list[Rule]:
        """Rules that a reason stands for."""
        return [rule for rule in self.rules if rule.untested]

    @property
    def notes(self) -> list[Rule]:
        """Rules that only remark on something."""
        return [rule for rule in self.rules if rule.kind == "note"]

    @property
    def complete(self) -> bool:
        """Whether every rule is accounted for and nothing is wrong."""
        return not self.missing and not self.problems

    def __int__(self) -> int:
        return 0 if self.complete else 1


def coverage(game: Game, tests: Path | str | None = None) -> Coverage:
    """Look through a game's rules and the tests under `tests` (default: tests of this folder)."""
    folder = find_tests(game.id) if tests is None else Path(tests)
    book = read_rulebook(game.folder)
    cited: dict[str, list[str]] = {}
    prefix = book.rule[0].id.partition("-")[0] + "-" if book.rule else ""
    problems = list(_problems(book, game, read_sentences(game.folder)))
    for citation in citations(folder):
        ours = [rule for rule in citation.rules if rule.startswith(prefix)]
        if len(citation.rules) > MOST_PROVED:
            problems.append(f"{citation.test} cites {len(citation.rules)} rules; at most {MOST_PROVED} are")
        for rule_id in ours:
            cited.setdefault(rule_id, []).append(citation.test)
    known = {rule.id: rule for rule in book.rule}
    for rule_id, tests_of_it in sorted(cited.items()):
        if rule_id not in known:
            problems.append(f"{rule_id} is no rule, yet cited by {tests_of_it[0]}")
        elif known[rule_id].untested:
            problems.append(f"{rule_id} has a reason for no test, yet {tests_of_it[0]} cites it")
    return Coverage(game.id, book.rule, cited, problems)


def find_tests(game_id: str) -> Path:
    """Find the tests of a game below the present folder: its own, else all."""
    own = Path("tests") / "games" / game_id
    return own if own.is_dir() else Path("tests")


def citations(folder: Path) -> Iterator[Citation]:
    """Find what tests and scenarios of a folder cite; raise BadDocument for what cannot be read."""
    if not folder.is_dir():
        raise BadDocument(str(folder), "there is no such folder of tests")
    for path in sorted(folder.rglob("test_*.py")):
        yield from _cited_in_python(path)
    for path in find_files([folder]):
        if "scenarios" in path.parts:
            for scenario in read_file(path):
                yield Citation(f"{path}::{scenario.name}", scenario.proves)


def report(found: Coverage, console: Console) -> None:
    """Print what lacks a test, what is wrong, and the counts."""
    for rule_id in found.missing:
        console.print(f"[bold red]{rule_id}[/] has neither a test nor a reason why not", highlight=False)
    for problem in found.problems:
        console.print(f"[bold red]wrong[/] {escape(problem)}", highlight=False, soft_wrap=True)
    for rule in found.untested:
        console.print(f"[dim]{rule.id} untested: {escape(rule.untested)}[/]", highlight=False)
    tested = sum(1 for rule in found.rules if found.tests.get(rule.id))
    console.print(
        f"{found.game}: {len(found.rules)} rules, {tested} proved by tests, "
        f"{len(found.untested)} untested with a reason, {len(found.missing)} missing; "
        f"{len(found.notes)} are notes",
        highlight=False,
        soft_wrap=True,
    )


def _problems(book: Rulebook, game: Game, sentences: dict[str, str]) -> Iterator[str]:
    for rule in book.rule:
        if not sentences.get(rule.id):
            yield f"{rule.id} has no sentence in texts/rules.en.ftl"
        if rule.untested and not rule.may_be_untested:
            yield f"{rule.id} is untested, but only notes and decoration may be"
        if rule.option and rule.option not in game.info.options:
            yield f"{rule.id} belongs to the option {rule.option}, which game.toml does not have"
    known = {rule.id for rule in book.rule}
    yield from (f"{name} has a sentence but is no rule" for name in sentences if name not in known)


def _cited_in_python(path: Path) -> Iterator[Citation]:
    try:
        module = ast.parse(path.read_text("utf-8"))
    except (OSError, SyntaxError, ValueError) as error:
        raise BadDocument(str(path), str(error)) from error
    yield from _cited_below(module.body, str(path), _module_rules(module))


def _cited_below(body: list[ast.stmt], where: str, outer: list[str]) -> Iterator[Citation]:
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        rules = outer + [rule for mark in node.decorator_list for rule in _marked(mark)]
        name = f"{where}::{node.name}"
        if isinstance(node, ast.ClassDef):
            yield from _cited_below(node.body, name, rules)
        elif node.name.startswith("test") and rules:
            yield Citation(name, tuple(dict.fromkeys(rules)))


def _module_rules(module: ast.Module) -> list[str]:
    """The rules of `pytestmark = ...`, one mark or a list of them."""
    rules: list[str] = []
    for node in module.body:
        if isinstance(node, ast.Assign) and any(_is_name(to, "pytestmark") for to in node.targets):
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            rules += [rule for mark in marks for rule in _marked(mark)]
    return rules


def _marked(mark: ast.expr) -> list[str]:
    """The ids of `pytest.mark.rule("...", ...)`; none for any other decorator."""
    if not (isinstance(mark, ast.Call) and ast.unparse(mark.func) in ("pytest.mark.rule", "mark.rule")):
        return []
    ids = [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(ids) < len(mark.args) or mark.keywords:
        raise BadDocument("pytest.mark.rule", f"line {mark.lineno}: write the ids out as plain strings")
    return ids


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name

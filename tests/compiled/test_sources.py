"""What may be compiled: nothing in which mypyc would drop a keyword without a word."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from benchmarks.build import ROOT, compiled_sources

SOURCES = compiled_sources()


def _classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]


def test_the_core_and_the_rules_of_every_game_are_compiled() -> None:
    names = {str(path.relative_to(ROOT / "src" / "ludoteca")) for path in SOURCES}
    assert {"core/state.py", "core/space.py", "core/chance.py"} <= names
    for folder in (ROOT / "src" / "ludoteca" / "games").iterdir():
        if (folder / "game.toml").is_file():
            assert f"games/{folder.name}/state.py" in names
            assert any(name.startswith(f"games/{folder.name}/rules") for name in names)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_compiled_module_holds_a_struct(path: Path) -> None:
    """Mypyc would make an ordinary class of it, neither frozen nor tagged."""
    structs = [c.name for c in _classes(path) for base in c.bases if "Struct" in ast.unparse(base)]
    assert structs == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_compiled_module_subclasses_a_record(path: Path) -> None:
    """A base that is a Struct elsewhere (View, Refusal, Event) is as bad as Struct itself."""
    import msgspec

    import ludoteca.core

    records = {name for name, kind in vars(ludoteca.core).items() if isinstance(kind, type(msgspec.Struct))}
    assert "View" in records
    bases = {ast.unparse(base).rpartition(".")[2] for c in _classes(path) for base in c.bases}
    assert bases.isdisjoint(records)


def test_state_may_be_subclassed_by_a_game_that_is_not_compiled() -> None:
    [state] = [c for c in _classes(ROOT / "src/ludoteca/core/state.py") if c.name == "State"]
    marks = {ast.unparse(mark) for mark in state.decorator_list}
    assert "mypyc_attr(allow_interpreted_subclasses=True)" in marks

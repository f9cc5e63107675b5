"""Break the rules one at a time and see that a test which cites a rule fails.

`make mutants` breaks one predicate in every rules file of every game; `--all` breaks every one.
A predicate is a function that answers yes or no; broken, it answers the opposite. Where a file
has none, the first comparison in it is turned round instead. A mutant that survives is a rule that
no test guards.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "ludoteca" / "games"
_PATIENCE = 300


@dataclass(frozen=True)
class Mutant:
    """One broken copy of a rules file: where it is broken, and its text."""

    path: Path
    name: str
    source: str

    @property
    def game(self) -> str:
        return self.path.relative_to(GAMES).parts[0]


class _Opposite(ast.NodeTransformer):
    """Makes one function answer the opposite."""

    def __init__(self, target: ast.FunctionDef) -> None:
        self._target = target
        self._inside = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if node is not self._target:
            return node
        self._inside = True
        self.generic_visit(node)
        self._inside = False
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        if self._inside and node.value is not None:
            node.value = ast.UnaryOp(ast.Not(), node.value)
        return node


_TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}


def mutants(path: Path, everything: bool) -> Iterator[Mutant]:
    """Give the broken copies of one rules file: the first, or all of them."""
    source = path.read_text("utf-8")
    found = list(_predicates(source)) or list(_comparisons(source))
    for name, broken in found if everything else found[:1]:
        yield Mutant(path, name, broken)


def _predicates(source: str) -> Iterator[tuple[str, str]]:
    for number, function in enumerate(_yes_or_no(ast.parse(source))):
        tree = ast.parse(source)
        target = _yes_or_no(tree)[number]
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                node.body = [_Opposite(target).visit(item) for item in node.body]
        tree.body = [_Opposite(target).visit(item) for item in tree.body]
        yield function.name, ast.unparse(ast.fix_missing_locations(tree))


def _yes_or_no(tree: ast.Module) -> list[ast.FunctionDef]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and isinstance(node.returns, ast.Name)
        and node.returns.id == "bool"
    ]


def _comparisons(source: str) -> Iterator[tuple[str, str]]:
    count = sum(isinstance(node, ast.Compare) for node in ast.walk(ast.parse(source)))
    for number in range(count):
        tree = ast.parse(source)
        compared = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)][number]
        turned = _TURNED.get(type(compared.ops[0]))
        if turned is not None:
            compared.ops[0] = turned()
            yield f"comparison in line {compared.lineno}", ast.unparse(tree)


def survives(mutant: Mutant) -> bool:
    """Run the game's tests that cite a rule on the broken copy; True when all of them pass."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
        (source / mutant.path.relative_to(ROOT / "src")).write_text(mutant.source, "utf-8")
        tests = [ROOT / "tests" / "games" / mutant.game, ROOT / "tests" / "games" / "test_scenarios.py"]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *map(str, tests)]
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            run = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, check=False, timeout=_PATIENCE
            )
        except subprocess.TimeoutExpired:
            return False  # a game that never ends is noticed
        if run.returncode not in (0, 1):
            raise SystemExit(f"the tests of {mutant.game} did not run:\n{run.stdout.decode()[-2000:]}")
        return run.returncode == 0


def rules_files() -> list[Path]:
    """All rules files of all games."""
    return sorted(
        [*GAMES.glob("*/rules.py"), *(p for p in GAMES.glob("*/rules/*.py") if p.stem != "__init__")]
    )


def main() -> int:
    """Break, test, report; 1 when a mutant survived."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="every predicate, not one a file")
    parser.add_argument("files", nargs="*", type=Path, default=rules_files())
    chosen = parser.parse_args()
    alive = 0
    for path in chosen.files:
        for mutant in mutants(path.resolve(), chosen.all):
            lived = survives(mutant)
            alive += lived
            print(
                "SURVIVED" if lived else "caught  ",
                path.resolve().relative_to(GAMES),
                mutant.name,
                flush=True,
            )
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())

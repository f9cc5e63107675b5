"""Two copies of the engine side by side, one as it is and one compiled, to compare in one run.

The copies lie under build/copies/ by the hash of their sources: the next run finds them.
`python -m benchmarks.build` prints the two folders; each is a PYTHONPATH of its own.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

try:
    import fcntl
except ImportError:  # Windows: two builds at once are merely slower there
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
COPIES = ROOT / "build" / "copies"
PACKAGE = ROOT / "src" / "ludoteca"
COPIED = ("__init__.py", "core/**/*", "games/**/*", "bots/**/*", "play/**/*")
"""What a game needs to be played without a table."""
DRIVERS = ("__init__.py", "driver.py", "classics/*")

_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="copy", packages=[], ext_modules=mypycify({paths}, opt_level="3"), script_args={arguments})
"""

_MYPY = """
[mypy]
python_version = 3.11
mypy_path = .
explicit_package_bases = True
ignore_errors = True
"""

_DAY = 24 * 60 * 60


class Copies(NamedTuple):
    """The folders of the two builds."""

    pure: Path
    compiled: Path


def copies() -> Copies:
    """Lay both copies, or find them where the sources have not changed."""
    files = dict(_sources())
    name = _digest(files)[:16]
    both = Copies(COPIES / f"pure-{name}", COPIES / f"compiled-{name}")
    COPIES.mkdir(parents=True, exist_ok=True)
    with _one_at_a_time():
        if not both.pure.exists():
            _lay(both.pure, files, lambda folder: None)
        if not both.compiled.exists():
            _lay(both.compiled, files, compile_copy)
        _forget_old(both)
    return both


def environment(copy: Path) -> dict[str, str]:
    """Give the environment in which Python imports this copy and no other."""
    return {**os.environ, "PYTHONPATH": str(copy), "PYTHONHASHSEED": "0"}


def compiled_patterns() -> list[str]:
    """Read from setup.py which modules of the package are compiled."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            return [str(pattern) for pattern in ast.literal_eval(node.value)]
    raise SystemExit("setup.py names no COMPILED modules")


def compiled_sources(package: Path = PACKAGE) -> list[Path]:
    """List the source files that the compiled build compiles."""
    return sorted({path for pattern in compiled_patterns() for path in package.glob(pattern)})


def compile_copy(folder: Path) -> None:
    """Compile the rules of a copy in place, and the classics with them."""
    paths = [*compiled_sources(folder / "ludoteca"), *sorted(folder.glob("benchmarks/classics/[a-z]*.py"))]
    names = [str(path.relative_to(folder)) for path in paths]
    (folder / "mypy.ini").write_text(_MYPY)
    script = _SETUP.format(paths=names, arguments=["build_ext", "--inplace", "--quiet"])
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"the compiled build failed:\n{done.stdout}")
    shutil.rmtree(folder / "build")


def _lay(folder: Path, files: dict[Path, bytes], finish: Callable[[Path], None]) -> None:
    # Under another name until it is whole: a run that was stopped half-way leaves no half copy.
    fresh = COPIES / "unfinished"
    shutil.rmtree(fresh, ignore_errors=True)
    for path, content in files.items():
        target = fresh / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    finish(fresh)
    fresh.rename(folder)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let a second process wait for the first, and then find its copies."""
    with (COPIES / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _sources() -> Iterator[tuple[Path, bytes]]:
    """Read the files of a copy: where each goes, and what it holds."""
    trees = ((PACKAGE, COPIED, "ludoteca"), (ROOT / "benchmarks", DRIVERS, "benchmarks"))
    for tree, patterns, place in trees:
        paths = {path for pattern in patterns for path in tree.glob(pattern)}
        for path in sorted(paths):
            if path.suffix in {".py", ".toml", ".ftl"}:
                yield place / path.relative_to(tree), path.read_bytes()


def _digest(files: dict[Path, bytes]) -> str:
    total = sha256(f"{sys.version}\n{compiled_patterns()}\n{_SETUP}\n{_MYPY}\n".encode())
    for path, content in files.items():
        total.update(f"{path} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def _forget_old(kept: Copies) -> None:
    for folder in COPIES.iterdir():
        if folder.is_dir() and folder not in kept and folder.stat().st_mtime < time.time() - _DAY:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    for copy in copies():
        print(copy)

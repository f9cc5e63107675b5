"""Driver processes, one for each build, asked one at a time so that none disturbs another."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from benchmarks.build import environment


class Driver:
    """A running `benchmarks.driver` in one copy of the engine."""

    def __init__(self, copy: Path, extra: dict[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "benchmarks.driver"],
            cwd=copy,
            env={**environment(copy), **(extra or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, do: str, **job: object) -> Any:
        """Hand over a job and wait for its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": do, **job}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"the driver stopped at {do} {job}")
        return json.loads(answer)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

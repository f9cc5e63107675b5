"""A server in a process of its own, that can be killed and started again, with the built client."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from ludoteca.server.settings import STATIC

TOYS = Path(__file__).parent.parent / "toy_games"
PATIENCE = 20.0

# Nobody is held up by the limits that protect a real house, and bots answer at once.
PROGRAM = """
import dataclasses, pathlib, sys
from ludoteca.server.app import run
from ludoteca.server.settings import Limits, Rate, Settings

plenty = Rate(burst=1_000_000, a_minute=1_000_000)
rates = [field.name for field in dataclasses.fields(Limits) if isinstance(field.default, Rate)]
run(Settings(
    database=pathlib.Path(sys.argv[1]), port=int(sys.argv[2]), bot_pace=float(sys.argv[3]),
    limits=Limits(**dict.fromkeys(rates, plenty)),
))
"""


class House:
    """One house on one file and port, however often it is started."""

    def __init__(self, folder: Path, bot_pace: float = 0.0) -> None:
        if not (STATIC / "index.html").is_file():
            raise AssertionError(f"the browser client is not built: there is no {STATIC / 'index.html'}")
        self.folder = folder
        self.bot_pace = bot_pace
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> House:
        arguments = [str(self.folder / "tables.sqlite3"), str(self.port), str(self.bot_pace)]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *arguments],
                env={**os.environ, "LUDOTECA_GAMES": str(TOYS)},
                stdout=log,
                stderr=log,
            )
        self._wait()
        return self

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8")

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process is not None
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log()}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

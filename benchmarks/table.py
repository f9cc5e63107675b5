"""From a click to the other player's screen: a real server, one holder a seat, over the loopback.

The clock runs from the first byte of the POST of a command to the last byte of the frame on another
holder's stream. After each click the disk alone is timed: some bytes written and synced beside the
server's file, which is what any honest server must wait for before it tells anybody.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from benchmarks.report import machine, table
from ludoteca.play import catalog

MARK = 10.0
"""Milliseconds beyond the sync that the median may take."""
_BYTES = 8192


class Sample(NamedTuple):
    """One click: seconds until the other holder had its frame, and seconds of a sync alone."""

    click: float
    sync: float


class Holder:
    """A holder of one seat: a connection to post with, and an open stream."""

    def __init__(self, port: int, joined: dict[str, Any]) -> None:
        self.id = joined["table"]["id"]
        self._headers = {"Authorization": f"Bearer {joined['token']}", "Content-Type": "application/json"}
        self.posting = HTTPConnection("127.0.0.1", port)
        self.frame: dict[str, Any] = {"seq": -1, "choices": []}
        self._streaming = HTTPConnection("127.0.0.1", port)
        self._streaming.request("GET", f"/api/tables/{self.id}/stream", headers=self._headers)
        self._stream = self._streaming.getresponse()

    def send(self, what: str, body: dict[str, Any]) -> None:
        """Send a request without waiting for its answer."""
        self.posting.request("POST", f"/api/tables/{self.id}/{what}", json.dumps(body), self._headers)

    def answer(self) -> dict[str, Any]:
        """Wait for the answer of the last request."""
        return _read(self.posting)

    def wait(self, seq: int) -> float:
        """Read the stream until a frame of entry `seq` or later is here; give the instant it was."""
        at = time.perf_counter()
        while self.frame["seq"] < seq:
            line = self._stream.readline()
            if line.startswith(b"event: frame"):
                data = self._stream.readline()
                self._stream.readline()
                at = time.perf_counter()
                self.frame = json.loads(data.removeprefix(b"data: "))
        return at

    def close(self) -> None:
        self.posting.close()
        self._streaming.close()


def measure(game: str, clicks: int, seed: int = 1) -> list[Sample]:
    """Play random games of people until so many clicks were timed."""
    samples: list[Sample] = []
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with _server(folder) as port, (folder / "sync").open("ab", buffering=0) as disk:
            while len(samples) < clicks:
                holders = _sit_down(port, game)
                samples += _play(holders, rng, disk.fileno(), clicks - len(samples))
                for holder in holders:
                    holder.close()
    return samples


def _play(holders: list[Holder], rng: Random, disk: int, most: int) -> list[Sample]:
    samples: list[Sample] = []
    while len(samples) < most:
        seq = max(holder.frame["seq"] for holder in holders)
        for holder in holders:
            holder.wait(seq)
        clicker = next((holder for holder in holders if holder.frame["choices"]), None)
        if clicker is None:
            break
        other = next(holder for holder in holders if holder is not clicker)
        samples.append(Sample(_click(clicker, other, rng, len(samples)), _sync(disk)))
    return samples


def _click(clicker: Holder, other: Holder, rng: Random, number: int) -> float:
    """Send a random command; give the seconds until the other holder has the frame."""
    seq, offered = clicker.frame["seq"], clicker.frame["choices"][0]
    order = {"decision": clicker.frame["decision"], "seat": offered["seat"]}
    order["actions"] = _whole_command(clicker, order, offered, rng)
    begin = time.perf_counter()
    clicker.send("command", {**order, "id": f"click-{number}"})
    seconds = other.wait(seq + 1) - begin
    answer = clicker.answer()
    if answer["answer"] != "accepted":
        raise SystemExit(f"a command was not accepted: {answer}")
    clicker.wait(answer["seq"])
    return seconds


def _whole_command(
    clicker: Holder, order: dict[str, Any], offered: dict[str, Any], rng: Random
) -> list[dict[str, Any]]:
    """Pick actions at random until the table says that the command is whole."""
    actions: list[dict[str, Any]] = []
    while True:
        choices = offered["choices"]
        actions.append(choices[int(rng.random() * len(choices))]["action"])
        clicker.send("preview", {**order, "actions": actions})
        preview = clicker.answer()
        if preview["complete"]:
            return actions
        offered = preview["choices"][0]


def _sync(disk: int) -> float:
    begin = time.perf_counter()
    os.write(disk, bytes(_BYTES))
    os.fsync(disk)
    return time.perf_counter() - begin


def _sit_down(port: int, game: str) -> list[Holder]:
    """Open a table with a holder a seat, as few as may play, and start it."""
    lobby = HTTPConnection("127.0.0.1", port)
    headers = {"Content-Type": "application/json"}

    def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
        lobby.request("POST", path, json.dumps(body), headers)
        return _read(lobby)

    host = post("/api/tables", {"game": game, "name": "Host"})
    guests = [
        post("/api/join", {"invite": host["table"]["invite"], "name": f"Guest {seat}"})
        for seat in range(1, catalog.find(game).info.seats.least)
    ]
    holders = [Holder(port, joined) for joined in (host, *guests)]
    holders[0].send("start", {})
    holders[0].answer()
    for holder in holders:
        holder.wait(1)
    lobby.close()
    return holders


def _read(connection: HTTPConnection) -> dict[str, Any]:
    response = connection.getresponse()
    body: dict[str, Any] = json.loads(response.read())
    if response.status >= 400:
        raise SystemExit(f"the server answered {response.status}: {body}")
    return body


@contextmanager
def _server(folder: Path) -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    process = get_context("spawn").Process(target=_serve, args=(folder, port), daemon=True)
    process.start()
    try:
        _await(port)
        yield port
    finally:
        process.terminate()
        process.join()


def _serve(folder: Path, port: int) -> None:
    from ludoteca.server.app import run
    from ludoteca.server.settings import Limits, Rate, Settings

    free = Rate(burst=1_000_000, a_minute=1_000_000)
    rates = ("commands", "table_commands", "joins", "strangers", "creations", "requests")
    more = ("changes", "openings", "frames")
    limits = Limits(**dict.fromkeys((*rates, *more), free))
    run(Settings(database=folder / "house.db", port=port, limits=limits))


def _await(port: int) -> None:
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


def report(game: str, clicks: int) -> str:
    """Measure and write it up."""
    samples = measure(game, clicks)
    click, sync = ([sample[column] * 1000 for sample in samples] for column in (0, 1))
    beyond = median(click) - median(sync)
    rows = [
        ["click to the other's frame", *_spread(click)],
        [f"{_BYTES} bytes written and synced", *_spread(sync)],
        ["beyond the sync", f"{beyond:.2f}", ""],
    ]
    how = f"{len(samples)} clicks at {game}. {machine()}."
    met = "met" if beyond < MARK else "missed"
    verdict = f"Mark: median less than {MARK:g} ms beyond the sync: {met}."
    return f"{how}\n\n{table(['milliseconds', 'median', '95th percentile'], rows)}\n\n{verdict}\n"


def _spread(values: list[float]) -> list[str]:
    return [f"{median(values):.2f}", f"{quantiles(values, n=20)[-1]:.2f}"]


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="benchmarks.table", description=__doc__)
    parser.add_argument("--clicks", type=int, default=300)
    parser.add_argument(
        "--game", default=next(iter(catalog.infos())), help="default: the first of the catalog"
    )
    print(report(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()

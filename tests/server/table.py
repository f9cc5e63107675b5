"""Tools of the server's tests: a real server in a thread or process, guests with real connections."""

from __future__ import annotations

import json
import os
import queue
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from ludoteca.server.app import Server, make_server
from ludoteca.server.settings import Limits, Rate, Settings

TOYS = Path(__file__).parent.parent / "toy_games"
PATIENCE = 20.0
NO_RATE = Rate(burst=1_000_000, a_minute=1_000_000)
GENEROUS = Limits(
    commands=NO_RATE,
    table_commands=NO_RATE,
    chat=NO_RATE,
    table_chat=NO_RATE,
    joins=NO_RATE,
    strangers=NO_RATE,
    creations=NO_RATE,
    requests=NO_RATE,
    changes=NO_RATE,
    openings=NO_RATE,
    frames=NO_RATE,
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings of a server that nobody has to wait for."""
    plain = Settings(
        database=folder / "tables.sqlite3",
        port=free_port(),
        static=folder / "static",
        bot_pace=0.0,
        away_seconds=0.2,
        limits=GENEROUS,
    )
    return replace(plain, **changes)


class House:
    """A real server in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings.port}"
        self.server: Server = make_server(settings)
        self._thread = threading.Thread(target=self.server.run, daemon=True)
        self._guests: list[Guest] = []

    def start(self) -> House:
        self._thread.start()
        until(lambda: self.server.started or not self._thread.is_alive())
        assert self.server.started, "the server did not start"
        return self

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def guest(self) -> Guest:
        self._guests.append(Guest(self.url))
        return self._guests[-1]

    def open(self, name: str = "Ann", game: str = "coin_flip", **more: Any) -> Guest:
        """Open a table as its host."""
        return self.guest().open(name, game, **more)


@contextmanager
def serving(settings: Settings) -> Iterator[House]:
    house = House(settings).start()
    try:
        yield house
    finally:
        house.stop()


class Process:
    """A real server in a process of its own, to be killed."""

    def __init__(self, folder: Path, *, port: int | None = None, script: str = "") -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.sqlite3"
        asked = ["--database", str(self.database), "--port", str(self.port), "--bot-pace", "0"]
        run = (
            [sys.executable, "-c", script, *asked]
            if script
            else [sys.executable, "-m", "ludoteca.server", *asked]
        )
        environment = {**os.environ, "LUDOTECA_GAMES": str(TOYS)}
        self._guests: list[Guest] = []
        self.process = subprocess.Popen(
            run, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )

    def start(self) -> Process:
        def answers() -> bool:
            try:
                return httpx.get(f"{self.url}/health").status_code == 200
            except httpx.TransportError:
                return self.process.poll() is not None

        until(answers)
        assert self.process.poll() is None, "the server did not start"
        return self

    def kill(self) -> None:
        self.process.kill()
        self.end()

    def end(self) -> str:
        """Wait for the end; give what was logged."""
        for guest in self._guests:
            guest.close()
        _, log = self.process.communicate(timeout=PATIENCE)
        return log

    def guest(self) -> Guest:
        self._guests.append(Guest(self.url))
        return self._guests[-1]


@dataclass
class Event:
    """One server-sent event."""

    name: str
    data: Any
    id: int | None
    raw: str


class Stream:
    """An open stream, read by a thread; every byte of it is kept."""

    def __init__(self, guest: Guest, since: int | None = None, last_event_id: int | None = None) -> None:
        self.events: queue.Queue[Event | None] = queue.Queue()
        self.seen: list[Event] = []
        self.text = ""
        self._guest = guest
        self._parameters = {} if since is None else {"since": since}
        self._headers = {} if last_event_id is None else {"Last-Event-ID": str(last_event_id)}
        self._open = threading.Event()
        self._socket: socket.socket | None = None
        self._client = httpx.Client(base_url=guest.url, headers=guest.headers, timeout=PATIENCE)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        assert self._open.wait(PATIENCE)

    def _read(self) -> None:
        path = f"/api/tables/{self._guest.table}/stream"
        try:
            with self._client.stream("GET", path, params=self._parameters, headers=self._headers) as answer:
                self._socket = answer.extensions["network_stream"].get_extra_info("socket")
                self._open.set()
                block: list[str] = []
                for line in answer.iter_lines():
                    self.text += line + "\n"
                    if line:
                        block.append(line)
                    else:
                        self._take(block)
                        block = []
        except (httpx.TransportError, httpx.StreamError, OSError, ValueError):
            pass
        finally:
            self._open.set()
            self.events.put(None)

    def _take(self, block: list[str]) -> None:
        fields = dict(line.split(": ", 1) for line in block if not line.startswith(":"))
        if "event" in fields:
            number = int(fields["id"]) if "id" in fields else None
            self.events.put(Event(fields["event"], json.loads(fields["data"]), number, fields["data"]))

    def next(self, name: str | None = None, timeout: float = PATIENCE) -> Event:
        """Wait for the next event (of that name)."""
        deadline = time.monotonic() + timeout
        while True:
            event = self.events.get(timeout=max(0.01, deadline - time.monotonic()))
            assert event is not None, "the stream ended"
            self.seen.append(event)
            if name in (None, event.name):
                return event

    def until_frame(self, seq: int) -> list[Event]:
        """Read on until the frame of that entry, or a later one, is here."""
        frames: list[Event] = []
        while not frames or frames[-1].data["seq"] < seq:
            frames.append(self.next("frame"))
        return frames

    def ended(self) -> bool:
        """Wait for the stream to end."""
        try:
            while (event := self.events.get(timeout=PATIENCE)) is not None:
                self.seen.append(event)
        except queue.Empty:
            return False
        return True

    def close(self) -> None:
        """Hang up, though the thread is just listening."""
        if self._socket:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._client.close()


_ids = count(1)


@dataclass
class Guest:
    """A person with a connection of its own."""

    url: str
    token: str = ""
    table: str = ""
    seats: list[int] = field(default_factory=list)
    seat_link: str = ""
    invite: str = ""
    received: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self.streams: list[Stream] = []

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        self.http.close()

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        answer = self.http.request(method, path, json=body, headers=self.headers, **more)
        self.http.cookies.clear()
        self.received.append(answer.text)
        return answer

    def good(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        """Ask, and expect it to go well."""
        answer = self.ask(method, path, body, **more)
        assert answer.is_success, answer.text
        return answer.json()

    def at(self, rest: str = "") -> str:
        return f"/api/tables/{self.table}{rest}"

    def sit(self, joined: Any) -> Guest:
        self.token = joined["token"]
        self.table = joined["table"]["id"]
        self.seats = joined["table"]["you"]["seats"]
        self.seat_link = joined["seat_link"] or ""
        self.invite = joined["table"]["invite"] or ""
        return self

    def open(self, name: str = "Ann", game: str = "coin_flip", **more: Any) -> Guest:
        return self.sit(self.good("POST", "/api/tables", {"game": game, "name": name, **more}))

    def join(self, invite: str, name: str = "Bob", **more: Any) -> Guest:
        return self.sit(self.good("POST", "/api/join", {"invite": invite, "name": name, **more}))

    def start(self) -> Any:
        told = self.good("POST", self.at("/start"), {})
        self.seats = told["you"]["seats"]
        return told

    def look(self) -> Any:
        return self.good("GET", self.at())

    def poll(self, since: int | None = None) -> Any:
        return self.good("GET", self.at("/poll"), params={} if since is None else {"since": since})

    def frame(self) -> Any:
        """The newest frame."""
        return self.poll()["frames"][-1]

    def command(self, frame: Any, actions: list[Any], seat: int | None = None, command: str = "") -> Any:
        body = {
            "decision": frame["decision"],
            "seat": self.seats[0] if seat is None else seat,
            "actions": actions,
            "id": command or f"c{next(_ids)}",
        }
        return self.good("POST", self.at("/command"), body)

    def choices(self, frame: Any) -> list[Any]:
        """What this guest may do according to a frame."""
        return [choice["action"] for group in frame["choices"] for choice in group["choices"]]

    def stream(self, since: int | None = None, last_event_id: int | None = None) -> Stream:
        self.streams.append(Stream(self, since, last_event_id))
        return self.streams[-1]


def until(true: Callable[[], Any], timeout: float = PATIENCE, pause: float = 0.02) -> Any:
    """Wait until something is so."""
    deadline = time.monotonic() + timeout
    while time.monotonic() < deadline:
        if found := true():
            return found
        time.sleep(pause)
    raise AssertionError("it did not happen in time")


def seated(house: House | Process, guests: int = 2, game: str = "coin_flip", **more: Any) -> list[Guest]:
    """Open a table, let guests join, start."""
    host = house.guest().open("Ann", game, **more)
    others = [house.guest().join(host.invite, f"Guest {n}") for n in range(1, guests)]
    host.start()
    for other in others:
        other.seats = other.look()["you"]["seats"]
    return [host, *others]


def play_on(guests: list[Guest], acts: int = 1_000) -> int:
    """Let every guest take its first choice in turn, until the game is over or that many acts are done."""
    done = 0
    while done < acts:
        acted = False
        for guest in guests:
            frame = guest.frame()
            if frame["ending"]:
                return done
            if frame["choices"] and done < acts:
                group = frame["choices"][0]
                answer = guest.command(
                    frame, [group["choices"][done % len(group["choices"])]["action"]], group["seat"]
                )
                assert answer["answer"] in {"accepted", "stale"}, answer
                done += answer["answer"] == "accepted"
                acted = True
        assert acted, "nobody may act"
    return done

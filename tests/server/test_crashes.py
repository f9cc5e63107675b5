"""Nothing that was accepted is ever lost, however a server ends."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.table import Guest, Process, play_on, seated

HEADS = [{"do": "call", "side": "heads"}]

KILLED_BEFORE_TELLING = """
import os, signal
from ludoteca.server import __main__, room

def die(self):
    if self.match and self.match.head >= {head}:
        os.kill(os.getpid(), signal.SIGKILL)
    tell(self)

tell, room.Room.tell = room.Room.tell, die
__main__.main()
"""

KILLED_BEFORE_COMMIT = """
import os, signal
from ludoteca.server import __main__, store

async def die(self, row, first, lines, *rest):
    if first > {head}:
        os.kill(os.getpid(), signal.SIGKILL)
    await append(self, row, first, lines, *rest)

append, store.Store.append = store.Store.append, die
__main__.main()
"""

Start = Callable[..., Process]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Process] = []

    def start(script: str = "", port: int | None = None) -> Process:
        started.append(Process(tmp_path, script=script, port=port).start())
        return started[-1]

    yield start
    for process in started:
        if process.process.poll() is None:
            process.kill()


def moved(guest: Guest, process: Process) -> Guest:
    """The same person at the server that came after."""
    other = process.guest()
    other.token, other.table, other.seats = guest.token, guest.table, guest.seats
    return other


def test_a_kill_after_the_commit_loses_nothing(start: Start) -> None:
    """The answer never comes, but the act is on disk: sent again, it is a duplicate."""
    first = start(KILLED_BEFORE_TELLING.format(head=10))
    pair = seated(first)
    with pytest.raises(httpx.TransportError):
        play_on(pair)
    first.end()
    second = start()
    ann, bob = (moved(guest, second) for guest in pair)
    assert ann.look()["head"] >= 10
    play_on([ann, bob])
    assert ann.look()["status"] == "over"


def test_a_command_whose_answer_was_lost_is_a_duplicate_when_sent_again(start: Start) -> None:
    probe = start()
    pair = seated(probe)
    head = pair[0].look()["head"]
    probe.kill()
    first = start(KILLED_BEFORE_TELLING.format(head=head + 1))
    ann = moved(pair[0], first)
    frame = ann.frame()
    with pytest.raises(httpx.TransportError):
        ann.command(frame, HEADS, command="mine")
    first.end()
    again = moved(ann, start())
    assert again.command(frame, HEADS, command="mine") == {"answer": "duplicate", "seq": head + 1}
    assert again.command(again.frame(), HEADS)["answer"] == "refused", "it has called already"


def test_a_kill_before_the_commit_leaves_the_table_as_it_was(start: Start) -> None:
    probe = start()
    pair = seated(probe)
    before = [guest.frame() for guest in pair]
    probe.kill()
    first = start(KILLED_BEFORE_COMMIT.format(head=before[0]["seq"]))
    ann = moved(pair[0], first)
    with pytest.raises(httpx.TransportError):
        ann.command(ann.frame(), HEADS, command="mine")
    first.end()
    second = start()
    after = [moved(guest, second) for guest in pair]
    assert [guest.frame() for guest in after] == before
    assert after[0].command(after[0].frame(), HEADS, command="mine")["answer"] == "accepted"


def test_in_the_middle_of_a_round_choices_and_offers_survive(start: Start) -> None:
    first = start()
    pair = seated(first)
    pair[0].command(pair[0].frame(), HEADS)
    before = [guest.frame() for guest in pair]
    first.kill()
    second = start(port=first.port)
    after = [moved(guest, second) for guest in pair]
    assert [guest.frame() for guest in after] == before
    for _ in range(20):
        assert after[1].frame() == before[1]


def test_a_stream_goes_on_after_a_restart_where_it_was(start: Start) -> None:
    first = start()
    ann, bob = seated(first)
    stream = ann.stream()
    seen = stream.next("frame").id
    play_on([ann, bob], 3)
    frames = stream.until_frame(ann.look()["head"])
    first.kill()
    assert stream.ended()
    again = moved(ann, start(port=first.port)).stream(last_event_id=seen)
    assert [event.raw for event in again.until_frame(frames[-1].data["seq"])] == [
        event.raw for event in frames
    ]


def test_a_second_server_on_the_same_file_is_refused_in_one_line(start: Start) -> None:
    first = start()
    second = Process(first.database.parent)
    log = second.end()
    assert second.process.returncode == 1
    lines = [line for line in log.splitlines() if line]
    assert lines == ["Error: tables.sqlite3 is open in another server; stop that one or name another file"]
    assert httpx.get(f"{first.url}/health").status_code == 200


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_polite_end_says_goodbye_on_open_streams(start: Start, told: signal.Signals) -> None:
    process = start()
    ann, _ = seated(process)
    ann.good("PUT", ann.at("/seats/0"), {"kind": "bot", "bot": "random"})
    stream = ann.stream()
    stream.next("frame")
    began = time.monotonic()
    process.process.send_signal(told)
    assert stream.ended()
    assert time.monotonic() - began < 2
    log = process.end()
    assert stream.seen[-1].name == "bye"
    assert process.process.returncode == 0
    assert "Traceback" not in log
    assert "Warning" not in log


def test_no_token_is_in_the_log(start: Start) -> None:
    process = start()
    ann, bob = seated(process)
    guest = process.guest()
    guest.ask("GET", ann.seat_link)
    guest.ask("POST", "/api/links/exchange", {"link": ann.seat_link})
    play_on([ann, bob])
    process.process.send_signal(signal.SIGTERM)
    log = process.end()
    assert ann.token not in log
    assert bob.token not in log

"""Clocks run out on time with every browser closed, and wait while the server is away."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.table import Guest, House, Process, seated, serving, settings_for, until

LIVE = {"pace": "live", "turn_seconds": 5, "stand_in": True, "listed": False, "spectators": True}

SHORT_SAND = """
from ludoteca.play import catalog
catalog.find("parley")
import parley.state
parley.state.SAND_SECONDS = {seconds}
from ludoteca.server import __main__
__main__.main()
"""


def left(frame: dict[str, dict[str, int]]) -> float:
    """Seconds until the clock of a frame runs out."""
    return frame["clock"]["ends"] / 1000 - time.time()


def test_sand_runs_out_on_time_with_nobody_there(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = house.open(game="parley", options={"sand": True})
    house.guest().join(host.invite)
    monkeypatch.setattr("parley.state.SAND_SECONDS", 0.6)
    host.start()
    first = host.frame()
    assert first["view"]["speaker"] == 0
    time.sleep(max(0.0, left(first)) + 0.4)
    after = host.poll(first["seq"])["frames"]
    assert after[0]["view"]["speaker"] == 1
    assert any(told["text"]["id"] == "sand-out" for told in after[0]["events"])


def test_a_command_after_its_sand_is_stale(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = house.open(game="parley", options={"sand": True})
    house.guest().join(host.invite)
    monkeypatch.setattr("parley.state.SAND_SECONDS", 0.3)
    host.start()
    frame = host.frame()
    until(lambda: host.frame()["seq"] > frame["seq"])
    assert host.command(frame, [{"do": "done"}])["answer"] == "stale"


def test_a_bot_stands_in_when_the_time_for_a_turn_is_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.lobby.MILLISECONDS", 100)
    host = house.open(settings=LIVE)
    bob = house.guest().join(host.invite)
    host.start()
    frame = host.frame()
    assert frame["clock"]["kind"] == "turn"
    bob.seats = [1]
    bob.command(bob.frame(), [{"do": "call", "side": "heads"}])
    until(lambda: host.frame()["decision"] != frame["decision"])


def test_nobody_stands_in_where_the_table_wants_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.lobby.MILLISECONDS", 20)
    host, _ = seated(house, settings={**LIVE, "stand_in": False})
    frame = host.frame()
    time.sleep(0.6)
    assert host.frame() == frame
    assert left(frame) < 0


def test_a_restart_gives_back_the_time_the_server_was_away(tmp_path: Path) -> None:
    first = Process(tmp_path, script=SHORT_SAND.format(seconds=6)).start()
    host = seated(first, game="parley", options={"sand": True})[0]
    before = host.frame()
    first.kill()
    had = left(before)
    time.sleep(1.5)
    second = Process(tmp_path, script=SHORT_SAND.format(seconds=6)).start()
    again = second.guest()
    again.token, again.table, again.seats = host.token, host.table, host.seats
    after = again.frame()
    assert after["decision"] == before["decision"]
    assert after["clock"]["ends"] - before["clock"]["ends"] >= 1500
    assert left(after) <= had + 5.5, "no more than what was left, within a heartbeat"
    until(lambda: again.frame()["view"]["speaker"] == 1, pause=0.3)
    second.kill()


def test_deadlines_of_a_table_nobody_opened_since_the_restart_still_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as house:
        host = house.open(game="parley", options={"sand": True})
        house.guest().join(host.invite)
        monkeypatch.setattr("parley.state.SAND_SECONDS", 1.0)
        host.start()
        seq = host.frame()["seq"]
    with serving(settings_for(tmp_path)) as again:
        time.sleep(2.0)
        guest = Guest(again.url, host.token, host.table, host.seats)
        assert any(frame["view"]["speaker"] == 1 for frame in guest.poll(seq)["frames"])
        guest.close()

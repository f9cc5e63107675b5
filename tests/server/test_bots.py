"""Bots in seats: they act by themselves, at a human pace, and never block a table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.core import Game
from ludoteca.play import catalog
from ludoteca.server.workers import BotFailed, Workers
from tests.server.table import Guest, House, serving, settings_for, until


def with_bots(house: House, bots: int, game: str, bot: str = "random", **more: Any) -> Guest:
    host = house.open(game=game, **more)
    for seat in range(1, bots + 1):
        host.good("PUT", host.at(f"/seats/{seat}"), {"kind": "bot", "bot": bot})
    host.start()
    return host


def play_along(host: Guest) -> Any:
    """Take a choice whenever one is offered, until the end; give the ending."""

    def over() -> Any:
        frame = host.frame()
        if frame["choices"] and frame["not_before"] <= time.time() * 1000:
            act(host, frame)
        return frame["ending"]

    return until(over, timeout=60)


def act(host: Guest, frame: Any) -> None:
    choice = frame["choices"][0]["choices"][-1]
    if choice["sealed"]:
        host.command(frame, [choice["action"], frame["choices"][0]["choices"][0]["action"]])
    else:
        host.command(frame, [choice["action"]])


def test_a_whole_game_among_bots_with_everybody_away(house: House) -> None:
    host = with_bots(house, 2, "coin_flip", settings={**stand_in(), "turn_seconds": 5})
    host.good("PUT", host.at("/seats/0"), {"kind": "bot", "bot": "greedy"})
    until(lambda: host.look()["status"] == "over", pause=0.2)
    frames = host.poll(0)["frames"]
    assert frames[-1]["ending"]


def stand_in() -> dict[str, Any]:
    return {"pace": "none", "turn_seconds": 120, "stand_in": True, "listed": False, "spectators": True}


def test_bots_find_whole_commands_in_every_kind_of_turn(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parley.state.REST_SECONDS", 0.2)
    for _ in range(3):
        host = with_bots(house, 2, "parley", options={"sand": False})
        assert play_along(host)["outcome"] in {"victory", "defeat"}
    assert "first legal act" not in caplog.text


def test_a_groups_answer_is_left_to_its_persons(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parley.state.REST_SECONDS", 0.0)
    host = with_bots(house, 1, "parley", options={"sand": False})

    def treaty() -> bool:
        frame = host.frame()
        if frame["view"]["phase"] == "treaty":
            return True
        if frame["choices"]:
            act(host, frame)
        return False

    until(treaty)
    time.sleep(0.3)
    assert host.frame()["view"]["phase"] == "treaty"


def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, bot_pace=0.7)) as house:
        host = with_bots(house, 1, "coin_flip")
        began = time.monotonic()
        seq = host.frame()["seq"]
        stream = host.stream(since=seq)
        stream.next("frame")
        assert time.monotonic() - began > 0.6


@pytest.mark.parametrize("trouble", ["dies", "hangs", "lies"])
def test_a_bot_in_trouble_plays_its_first_legal_act(
    house: House, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    async def ask(*_: Any) -> tuple[list[int], str]:
        if trouble == "lies":
            return [999], ""
        raise BotFailed(trouble)

    monkeypatch.setattr(Workers, "ask", ask)
    host = with_bots(house, 1, "coin_flip")
    until(lambda: host.look()["status"] != "playing" or host.frame()["turn"]["seats"] == [0])
    assert play_along(host)


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    import multiprocessing

    with serving(settings_for(tmp_path)) as house:
        host = with_bots(house, 1, "coin_flip")
        until(lambda: host.frame()["turn"]["seats"] == [0])
        for process in multiprocessing.active_children():
            process.kill()
        assert play_along(host)


def test_a_bot_answers_only_once_for_a_decision(house: House) -> None:
    host = with_bots(house, 1, "coin_flip")
    until(lambda: host.frame()["turn"]["seats"] == [0])
    seq = host.frame()["seq"]
    time.sleep(0.2)
    assert host.frame()["seq"] == seq


def test_a_searching_bot_answers_when_its_time_is_up() -> None:
    """A million tries would take minutes; it has a fifth of a second, the start of its process apart."""
    game = catalog.find("coin_flip")
    state = game.setup(2)
    state.run_chance(Random(1))
    question = (game, game.view(state, 1), state.legal_actions(0))

    async def ask_twice() -> float:
        workers = Workers(1)
        try:
            await workers.ask("ismcts-1000000", *question, 0.2)
            began = time.monotonic()
            actions, _ = await workers.ask("ismcts-1000000", *question, 0.2)
            assert actions in ([0], [1])
            return time.monotonic() - began
        finally:
            workers.close()

    assert 0.1 < asyncio.run(ask_twice()) < 2


def test_who_waits_for_a_process_thinks_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy house has hastier bots, not slower ones."""
    given: list[float] = []

    async def think(self: Workers, bot: str, game: Game, view: Any, legal: list[int], seconds: float) -> Any:
        given.append(seconds)
        await asyncio.sleep(0.2)
        return [0], ""

    async def ask_thrice() -> None:
        workers = Workers(1)
        await asyncio.gather(*(workers.ask("ismcts", None, None, [0], 0.3) for _ in range(3)))  # type: ignore[arg-type]

    monkeypatch.setattr(Workers, "_ask", think)
    asyncio.run(ask_thrice())
    assert given[0] > given[1] > given[2] == 0.05

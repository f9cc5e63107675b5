"""What a cheater tried: chance chosen late, seats kept by racing, fences walked around."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.server import lobby, wire
from ludoteca.server.house import House as Rooms
from ludoteca.server.limits import clean_chat, clean_name
from ludoteca.server.problems import Trouble
from ludoteca.server.settings import Rate
from ludoteca.server.store import HouseTaken, NotADatabase, Store, TwoNames
from tests.server.table import GENEROUS, House, play_on, seated, serving, settings_for

NO_SPECTATORS = {"spectators": False}


def test_the_secret_is_committed_to_before_anybody_gives_a_nonce(house: House) -> None:
    ann = house.open()
    shown = ann.look()["commitment"]
    bob = house.guest().join(ann.invite, "Bob")
    assert len(shown) == 64
    assert bob.look()["commitment"] == shown
    bob.good("POST", bob.at("/nonce"), {"nonce": "ab" * 32})
    ann.start()
    bob.seats = bob.look()["you"]["seats"]
    play_on([ann, bob])
    header = json.loads(ann.ask("GET", ann.at("/record")).text.splitlines()[0])
    assert header["commitment"] == shown == bob.look()["commitment"]


def in_rooms(folder: Path, work: Callable[[Rooms], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        rooms = await Rooms.open(settings_for(folder))
        try:
            await work(rooms)
        finally:
            await rooms.close()

    asyncio.run(run())


@pytest.mark.parametrize("act", ["nonce", "mine"])
def test_who_is_sent_away_while_acting_gets_no_seat_back(tmp_path: Path, act: str) -> None:
    async def race(rooms: Rooms) -> None:
        ann = await rooms.open_table(wire.NewTable(game="coin_flip", name="Ann"))
        room = ann.room
        bob = await rooms.join(wire.Join(invite=room.row.invite, name="Bob"), [])
        stale = bob.holder
        late = (
            lobby.give_nonce(room, stale, "ab" * 32)
            if act == "nonce"
            else lobby.change_seat(room, stale, 2, wire.ChangeSeat(kind="mine"))
        )
        async with room.lock:  # both have come in and wait
            kick = asyncio.create_task(lobby.change_seat(room, ann.holder, 1, wire.ChangeSeat(kind="open")))
            await asyncio.sleep(0)
            racing = asyncio.create_task(late)
            await asyncio.sleep(0)
        await kick
        with pytest.raises(Trouble, match="spectator"):
            await racing
        carl = await rooms.join(wire.Join(invite=room.row.invite, name="Carl"), [])
        assert carl.holder.seats == 0b10
        assert [holder.seats for holder in room.holders.values()] == [0b1, 0, 0b10]

    in_rooms(tmp_path, race)


def test_who_is_sent_away_sees_nothing_more_where_nobody_may_look_on(house: House) -> None:
    ann = house.open(settings=NO_SPECTATORS)
    bob = house.guest().join(ann.invite, "Bob")
    stream = bob.stream()
    stream.next("table")
    ann.good("PUT", ann.at("/seats/1"), {"kind": "open"})
    assert stream.ended()
    assert stream.seen[-1].data == {"why": "revoked"}
    assert not any(event.data.get("you", {}).get("watching") for event in stream.seen)
    answer = house.guest().ask("POST", "/api/links/exchange", {"link": bob.seat_link})
    assert answer.status_code == 403


def test_stuck_streams_are_not_dismissed_again_and_stop_new_ones(tmp_path: Path) -> None:
    async def pile_up(rooms: Rooms) -> None:
        ann = await rooms.open_table(wire.NewTable(game="coin_flip", name="Ann"))
        room, most = ann.room, rooms.settings.limits.streams
        opened = [room.listen(ann.holder) for _ in range(2 * most - 1)]
        assert [listener.bye for listener in opened] == ["too-many"] * (most - 1) + [None] * most
        assert not room.stuck(ann.holder)
        room.listen(ann.holder)
        assert room.stuck(ann.holder)

    in_rooms(tmp_path, pile_up)


def test_seat_changes_votes_streams_and_old_frames_have_rates(tmp_path: Path) -> None:
    two = Rate(burst=2, a_minute=1)
    limits = replace(GENEROUS, changes=two, openings=two, frames=two)
    with serving(settings_for(tmp_path, limits=limits)) as house:
        ann, bob = seated(house)
        for kind in ("bot", "mine"):
            ann.good("PUT", ann.at("/seats/0"), {"kind": kind, "bot": "random"})
        vote = {"question": "undo:1", "yes": True, "id": "v"}
        assert ann.ask("POST", ann.at("/vote"), vote).status_code == 429
        assert ann.ask("POST", ann.at("/undo"), {"to": 1, "id": "u"}).status_code == 429
        assert ann.ask("PUT", ann.at("/seats/0"), {"kind": "mine"}).status_code == 429
        for _ in range(2):
            bob.stream().next("frame")
        assert bob.ask("GET", bob.at("/stream")).status_code == 429
        play_on([ann, bob], 3)
        bob.poll(0)
        assert bob.ask("GET", bob.at("/poll"), params={"since": 0}).status_code == 429
        bob.poll()


def test_spectators_keep_nobody_from_a_seat(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, limits=replace(GENEROUS, holders=2))) as house:
        ann = house.open()
        link = {"link": "/w/" + ann.look()["watch"]}
        codes = [house.guest().ask("POST", "/api/links/exchange", link).status_code for _ in range(3)]
        assert codes == [200, 200, 409]
        assert house.guest().join(ann.invite, "Bob").seats == [1]


def test_one_file_is_one_house_by_whatever_name(tmp_path: Path) -> None:
    path, soft, hard = tmp_path / "t.sqlite3", tmp_path / "soft.sqlite3", tmp_path / "hard.sqlite3"

    async def again() -> None:
        store = await Store.open(path)
        try:
            soft.symlink_to(path)
            hard.hardlink_to(path)
            with pytest.raises(HouseTaken):
                await Store.open(soft)
            with pytest.raises(TwoNames, match="second name"):
                await Store.open(hard)
        finally:
            await store.close()

    asyncio.run(again())


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear house, " * 500)
    with pytest.raises(NotADatabase):
        asyncio.run(Store.open(path))
    run = [sys.executable, "-m", "ludoteca.server", "--database", str(path), "--port", "0"]
    ended = subprocess.run(run, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 1
    assert ended.stderr.strip().splitlines()[-1].startswith("Error: letter.txt is no database")
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize("damage", ["secret = 'xyz'", "options = '{'", "settings = '[]'"])
def test_a_damaged_table_does_not_stop_the_house(tmp_path: Path, damage: str) -> None:
    with serving(settings_for(tmp_path)) as house:
        ann, _ = seated(house)
        other, _ = seated(house)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as file:
        file.execute(f"update tables set {damage} where id = ?", [ann.table])
        file.commit()
    with serving(settings_for(tmp_path)) as again:
        for guest in (ann, other):
            guest.http, guest.url = again.guest().http, again.url
        assert other.frame()["choices"]
        body = {"decision": "x", "seat": 0, "actions": [{"do": "call", "side": "heads"}], "id": "1"}
        assert ann.ask("POST", ann.at("/command"), body).json()["type"] == "unreadable"


def test_an_address_too_long_for_a_file_is_not_found_and_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "static" / "s").mkdir(parents=True)
    with serving(settings_for(tmp_path)) as house:
        for path in ("/" + "x" * 300, "/s/" + "x" * 300):
            assert house.guest().ask("GET", path).status_code == 404
    assert "xxx" not in caplog.text


def test_the_store_tells_no_values_in_its_errors(tmp_path: Path) -> None:
    async def hidden(rooms: Rooms) -> None:
        assert rooms.store._engine.sync_engine.hide_parameters

    in_rooms(tmp_path, hidden)


@pytest.mark.parametrize("nothing", ["\ufe0f", "\u17b4", "\U000e0100", "\u180b", "\u17b5\ufe0e"])
def test_what_cannot_be_seen_tells_no_names_apart(nothing: str) -> None:
    assert clean_name(f"Ann{nothing}") == "Ann"
    for clean in (clean_name, clean_chat):
        with pytest.raises(Trouble):
            clean(nothing + "\u200d")
    assert clean_name("Ann \u2764\ufe0f") == "Ann \u2764\ufe0f"


def test_drawing_and_describing_have_rates(tmp_path: Path) -> None:
    one = Rate(burst=1, a_minute=1)
    with serving(settings_for(tmp_path, limits=replace(GENEROUS, requests=one))) as house:
        guest = house.guest()
        for method, path, body in (("POST", "/api/qr", {"text": "x"}), ("GET", "/schema/openapi.json", None)):
            assert [guest.ask(method, path, body).status_code for _ in range(2)] == [200, 429]


def test_an_id_ends_where_it_ends_and_bearer_is_read_in_any_case(house: House) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("c1\n", wire.CommandId)
    assert msgspec.convert("c1", wire.CommandId) == "c1"
    ann = house.open()
    headers = {"Authorization": f"bEARER {ann.token}"}
    assert ann.http.get(ann.at(), headers=headers).status_code == 200

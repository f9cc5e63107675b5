"""The store: one file, one server, everything on disk."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from ludoteca.server.logs import JsonLines
from ludoteca.server.store import (
    ChatRow,
    HolderRow,
    HouseTaken,
    LostRace,
    Store,
    TableRow,
    Ticket,
    WrongSchema,
    backup,
)
from tests.server.table import play_on, seated, serving, settings_for

T = TypeVar("T")


def row(table: str = "t1", **changes: Any) -> TableRow:
    plain = TableRow(
        id=table,
        game="coin_flip",
        status="waiting",
        count=4,
        bots={2: "random"},
        options={"a": True},
        settings={"pace": "none"},
        listed=False,
        invite=f"invite {table}",
        watch=f"watch {table}",
        replay=f"replay {table}",
        created=1,
        touched=1,
    )
    return msgspec.structs.replace(plain, **changes)


def host() -> HolderRow:
    return HolderRow(n=1, role="host", seats=1, name="Ann")


def with_store(path: Path, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def run() -> T:
        store = await Store.open(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_was_written_is_there_after_opening_it_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "tables.sqlite3"

    async def write(store: Store) -> None:
        await store.add_table(row(), host(), "hash-1")
        await store.say("t1", ChatRow(n=1, seat=0, name="Ann", text="hi", at=5), Ticket(1, "c1", 1))
        await store.append(row(status="playing", touched=9), 1, [b"one", b"two"], Ticket(1, "c2", 1))

    with_store(path, write)
    stored = with_store(path, lambda store: store.load("t1"))
    assert stored is not None
    assert (stored.table.status, stored.table.touched, stored.table.bots) == ("playing", 9, {2: "random"})
    assert stored.lines == ["one", "two"]
    assert stored.tokens == {"hash-1": 1}
    assert [line.text for line in stored.chat] == ["hi"]
    assert with_store(path, lambda store: store.find_command("t1", 1, "c2")) == 1
    assert with_store(path, lambda store: store.load("t2")) is None


def test_a_number_can_be_written_only_once_and_all_of_it_or_nothing(tmp_path: Path) -> None:
    async def race(store: Store) -> list[str]:
        await store.add_table(row(), host(), "hash-1")
        await store.append(row(), 1, [b"one"], Ticket(1, "c1", 1))
        with pytest.raises(LostRace):
            await store.append(row(status="over"), 1, [b"other", b"two"], Ticket(1, "c2", 1))
        stored = await store.load("t1")
        assert stored is not None
        assert stored.table.status == "waiting"
        return stored.lines

    assert with_store(tmp_path / "t.sqlite3", race) == ["one"]


def test_writers_take_turns(tmp_path: Path) -> None:
    async def many(store: Store) -> int:
        await asyncio.gather(*(store.add_table(row(f"t{n}"), host(), f"hash-{n}") for n in range(50)))
        return await store.count()

    assert with_store(tmp_path / "t.sqlite3", many) == 50


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"

    async def again(_: Store) -> None:
        with pytest.raises(HouseTaken, match="open in another server"):
            await Store.open(path)

    with_store(path, again)
    with_store(path, Store.count)


def test_a_file_of_another_schema_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with_store(path, Store.count)
    with closing(sqlite3.connect(path)) as file:
        file.execute("update house set schema = 99")
        file.commit()
    with pytest.raises(WrongSchema, match="schema 99"):
        with_store(path, Store.count)


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def pragmas(store: Store) -> list[object]:
        async with store._reading() as connection:
            return [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous")
            ]

    assert with_store(tmp_path / "t.sqlite3", pragmas) == ["wal", 2]


def test_tables_that_never_started_are_swept_away(tmp_path: Path) -> None:
    async def sweep(store: Store) -> list[str]:
        await store.add_table(row("old", touched=10), host(), "a")
        await store.add_table(row("new", touched=30), host(), "b")
        await store.add_table(row("played", touched=10, status="playing"), host(), "c")
        assert await store.sweep(20) == ["old"]
        assert await store.find_token("a") is None
        return [table for table in ("old", "new", "played") if await store.load(table)]

    assert with_store(tmp_path / "t.sqlite3", sweep) == ["new", "played"]


def test_a_backup_is_whole_while_the_server_works(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path / "house")) as house:
        ann, bob = seated(house)
        play_on([ann, bob], 4)
        backup(house.settings.database, tmp_path / "copy" / ".." / "tables.sqlite3")
        token, table, head = ann.token, ann.table, ann.look()["head"]
    with serving(settings_for(tmp_path)) as restored:
        guest = restored.guest()
        guest.token, guest.table = token, table
        assert guest.look()["head"] == head


def test_a_game_that_no_longer_replays_can_still_be_read(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as house:
        ann, bob = seated(house)
        play_on([ann, bob])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as file:
        file.execute("update tables set header = replace(header, '\"rules\":1', '\"rules\":0')")
        file.commit()
    with serving(settings_for(tmp_path)) as again:
        guest = again.guest()
        guest.token, guest.table = ann.token, ann.table
        table = guest.look()
        assert "rules 0" in table["problem"]
        assert [seat["name"] for seat in table["seats"]] == ["Ann", "Guest 1"]
        assert '"entry":"reveal"' in guest.ask("GET", guest.at("/record")).text
        body = {"decision": "x", "seat": 0, "actions": [{"do": "call", "side": "heads"}], "id": "1"}
        assert guest.ask("POST", guest.at("/command"), body).json()["type"] == "unreadable"


def test_rooms_nobody_uses_leave_memory_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.house._ROOM_KEPT", 0.0)
    monkeypatch.setattr("ludoteca.server.house._HEARTBEAT", 0.05)
    with serving(settings_for(tmp_path)) as house:
        host_of_one = house.open()
        ann, bob = seated(house)
        play_on([ann, bob])
        for _ in range(20):
            assert host_of_one.look()["seats"][0]["name"] == "Ann"
            assert ann.look()["status"] == "over"
            assert ann.frame()["ending"]
        stream = host_of_one.stream()
        stream.next("table")
        house.guest().join(host_of_one.invite, "Bob")
        assert stream.next("table").data["seats"][1]["name"] == "Bob"


def test_a_log_line_is_json_with_its_parts_apart() -> None:
    record = logging.makeLogRecord(
        {"name": "ludoteca", "levelname": "INFO", "msg": "said %s", "args": ("hi",), "table": "t1"}
    )
    line = msgspec.json.decode(JsonLines().format(record))
    assert (line["what"], line["level"], line["table"]) == ("said hi", "info", "t1")

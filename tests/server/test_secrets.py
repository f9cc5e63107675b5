"""Everything sent to one seat, searched byte by byte for what it must not know."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.table import Guest, House, play_on, seated, serving, settings_for


def stored(folder: Path, table: str) -> dict[str, str]:
    """Everything of a table that only the server may know."""
    with sqlite3.connect(folder / "tables.sqlite3") as file:
        (secret,) = file.execute("select secret from tables where id = ?", (table,)).fetchone()
        hashes = [row[0] for row in file.execute("select hash from tokens where table_id = ?", (table,))]
    file.close()
    return {"the chance secret": secret, **{f"token hash {n}": value for n, value in enumerate(hashes)}}


def own_view_only(frames: list[Any], seat: int) -> list[str]:
    """Say what a seat was shown that it may not know of a coin flip."""
    leaks = []
    for frame in frames:
        for other, player in enumerate(frame["view"]["players"]):
            if other != seat and player["call"] not in ("", "hidden"):
                leaks.append(f"the call of {other} at {frame['seq']}")
            if other != seat and player["points"] == 0 and player["luck"] not in ("", "hidden"):
                leaks.append(f"the luck of {other} at {frame['seq']}")
        for told in frame["events"]:
            text = told["text"]
            if text and text["id"] == "luck-dealt" and text["facts"]["seat"] != seat:
                leaks.append(f"the dealt luck of {text['facts']['seat']}")
    return leaks


def play_and_listen(folder: Path) -> tuple[House, list[Guest], list[Any], dict[str, str], str]:
    house = House(settings_for(folder)).start()
    ann, bob = seated(house, nonce="ab" * 32)
    stream = ann.stream(since=0)
    hidden = stored(folder, ann.table)
    bob.ask("POST", "/api/recover", {"table": ann.table, "code": "AAAA-AAAA"})
    code = bob.command(bob.frame(), [{"do": "call", "side": "heads"}])["recovery"]
    play_on([ann, bob], 2)  # nobody can have won yet: after the end the record is for everybody
    for path in ("", "/stream?since=x", "/poll?since=0", "/record", "/replay/1", "/seats/9"):
        ann.ask("GET", ann.at(path))
    ann.ask("POST", ann.at("/command"), {"nonsense": True})
    ann.ask("GET", "/api/tables")
    ann.ask("GET", f"/t/{ann.table}")
    stream.until_frame(ann.look()["head"])
    frames = [event.data for event in stream.seen if event.name == "frame"]
    hidden |= {"Bob's token": bob.token, "Bob's recovery code": code}
    return house, [ann, bob], frames, hidden, "".join(ann.received) + stream.text


def found(told: str, hidden: dict[str, str]) -> list[str]:
    return [name for name, value in hidden.items() if value in told]


def test_a_seat_is_sent_nothing_of_another_seat_or_the_server(tmp_path: Path) -> None:
    house, _, frames, hidden, told = play_and_listen(tmp_path)
    house.stop()
    assert found(told, hidden) == []
    assert own_view_only(frames, seat=0) == []
    assert "ab" * 32 not in told


def test_a_planted_leak_in_a_view_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteca.server.room import Room

    honest = Room.frames

    def leaky(room: Room, holder: Any, since: int | None) -> list[Any]:
        match = room.need_match()
        return [
            msgspec.structs.replace(frame, view=match.game.view(match.step_at(frame.seq).state, 0b11))
            for frame in honest(room, holder, since)
        ]

    monkeypatch.setattr(Room, "frames", leaky)
    house, _, frames, _, _ = play_and_listen(tmp_path)
    house.stop()
    assert own_view_only(frames, seat=0)


def test_a_planted_leak_in_a_field_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteca.server.room import Room

    leak = property(lambda room: room.row.secret, lambda room, value: None)
    monkeypatch.setattr(Room, "problem", leak, raising=False)
    house, _, _, hidden, told = play_and_listen(tmp_path)
    house.stop()
    assert found(told, hidden) == ["the chance secret"]


def test_a_sealed_choice_changes_nothing_that_another_seat_is_sent(tmp_path: Path) -> None:
    """The same game twice, heads called here and tails there: byte for byte the same for Bob."""
    told = []
    for side in ("heads", "tails"):
        with serving(settings_for(tmp_path / side)) as house:
            ann, bob = seated(house)
            stream = bob.stream()
            before = stream.next("frame").data
            ann.command(ann.frame(), [{"do": "call", "side": side}])
            after = stream.next("frame").data
            assert after["decision"] == before["decision"]
            told.append(
                json.dumps(
                    [
                        after["seq"] - before["seq"],
                        after["events"],
                        after["turn"],
                        after["view"]["players"][0],
                    ]
                )
            )
    assert told[0] == told[1]


def test_ids_of_decisions_follow_from_nothing_that_was_sent(house: House) -> None:
    ids = {guest.frame()["decision"] for _ in range(5) for guest in seated(house)}
    assert len(ids) == 5
    assert all(len(decision) >= 16 for decision in ids)


def test_the_record_holds_the_secret_only_after_the_end(house: House) -> None:
    ann, bob = seated(house)
    assert ann.ask("GET", ann.at("/record")).status_code == 409
    play_on([ann, bob])
    assert '"entry":"reveal"' in ann.ask("GET", ann.at("/record")).text

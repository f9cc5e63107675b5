"""Private sheets: kept for their holder, of the size the game declares, and without a trace to others."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.table import Guest, House, play_on, seated, serving, settings_for

GAME = "in_a_grove"
NOTES = "the heron did it"
MARKS = {"B": {"6": "no", "white": "maybe"}, "seat-1": {"3": "yes"}}


def put(guest: Guest, **sheet: Any) -> Any:
    return guest.ask("PUT", guest.at("/sheet"), sheet)


def kept(guest: Guest) -> Any:
    return guest.good("GET", guest.at("/sheet"))


def test_a_sheet_is_kept_as_it_was_put_and_put_whole(house: House) -> None:
    ann, bob = seated(house, game=GAME)
    blank = kept(ann)
    assert (blank["marks"], blank["notes"]) == ({}, "")
    assert put(ann, marks=MARKS, notes=NOTES).json() == {**blank, "marks": MARKS, "notes": NOTES}
    assert kept(ann)["marks"] == MARKS
    assert kept(bob) == blank
    assert put(ann, notes=" a \n\n b\u202e ", marks={"A": {}}).json()["marks"] == {}
    assert kept(ann)["notes"] == "a\n\nb"


def test_its_size_follows_from_the_game_and_the_seats(house: House) -> None:
    two, _ = seated(house, game=GAME)
    four = seated(house, guests=4, game=GAME)[0]
    assert kept(two)["rows"] == ["A", "B", "C", "victim", "seat-0", "seat-1"]
    assert kept(two)["columns"] == ["white", "3", "4", "5", "6", "7"]
    assert len(kept(four)["rows"]) == len(kept(four)["columns"]) == 8
    plain, _ = seated(house)
    assert put(plain, notes=NOTES).json() == {"rows": [], "columns": [], "marks": {}, "notes": NOTES}


@pytest.mark.parametrize(
    ("sheet", "kind"),
    [
        ({"marks": {"D": {"6": "no"}}}, "bad-value"),
        ({"marks": {"A": {"2": "no"}}}, "bad-value"),
        ({"marks": {"seat-2": {"6": "no"}}}, "bad-value"),
        ({"marks": {"A": {"6": "perhaps"}}}, "malformed"),
        ({"marks": {"A": {"6": True}}}, "malformed"),
        ({"marks": [], "notes": ""}, "malformed"),
        ({"seat": 1, "notes": "x"}, "malformed"),
        ({"notes": "x" * 2_001}, "bad-value"),
        ({"notes": "x" * 8_001}, "malformed"),
        ({"notes": None}, "malformed"),
    ],
)
def test_what_is_no_sheet_is_refused_and_changes_nothing(
    house: House, sheet: dict[str, Any], kind: str
) -> None:
    ann, _ = seated(house, game=GAME)
    put(ann, marks=MARKS, notes=NOTES)
    assert put(ann, **sheet).json()["type"] == kind
    assert kept(ann)["marks"] == MARKS


def test_it_belongs_to_its_holder_on_every_device_and_to_nobody_else(house: House) -> None:
    ann, bob = seated(house, game=GAME)
    put(ann, marks=MARKS, notes=NOTES)
    phone = house.guest().sit(bob.good("POST", "/api/links/exchange", {"link": ann.seat_link}))
    assert kept(phone)["notes"] == NOTES
    watcher = house.guest()
    watcher.sit(watcher.good("POST", "/api/links/exchange", {"link": f"/w/{ann.look()['watch']}"}))
    for guest in (watcher, house.guest()):
        guest.table = ann.table
        assert guest.ask("GET", guest.at("/sheet")).json()["type"] == "forbidden"
        assert put(guest, notes="mine").json()["type"] == "forbidden"
    waiting = house.open(game=GAME)
    assert waiting.ask("GET", waiting.at("/sheet")).json()["type"] == "wrong-time"


def test_it_leaves_no_trace_at_the_table_or_in_the_record(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, away_seconds=60)) as house:
        ann, bob = seated(house)
        bob.frame()
        stream = bob.stream(since=0)
        stream.until_frame(bob.look()["head"])
        before = (bob.look(), bob.poll(0), stream.text)
        put(ann, notes=NOTES)
        bob.ask("GET", bob.at("/sheet"))
        assert (bob.look(), bob.poll(0), stream.text) == before
        play_on([ann, bob])
        stream.until_frame(bob.look()["head"])
        record = bob.ask("GET", bob.at("/record")).text
        assert '"entry":"reveal"' in record
        assert NOTES not in "".join(bob.received) + stream.text
        assert kept(ann)["notes"] == NOTES, "and it is still there after the end"


def test_it_outlives_a_restart_and_is_added_to_a_file_of_before(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as house:
        ann, _ = seated(house, game=GAME)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as file:
        file.execute("drop table sheets")
        file.commit()
    for notes in ("", NOTES):
        with serving(settings_for(tmp_path)) as again:
            guest = again.guest()
            guest.token, guest.table = ann.token, ann.table
            assert kept(guest)["notes"] == notes
            put(guest, notes=NOTES)


def test_a_planted_mix_up_of_holders_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were sheets read without asking whose they are, the tests above would see it."""
    from ludoteca.server.store import Store

    honest = Store.find_sheet
    monkeypatch.setattr(Store, "find_sheet", lambda store, table, holder: honest(store, table, 1))
    ann, bob = seated(house, game=GAME)
    put(ann, notes=NOTES)
    assert kept(bob)["notes"] == NOTES

"""Whole games over HTTP."""

from __future__ import annotations

from tests.server.table import House, play_on, seated, until


def test_two_people_play_a_whole_game(house: House) -> None:
    ann, bob = seated(house)
    play_on([ann, bob])
    assert ann.look()["status"] == "over"
    assert ann.frame()["ending"] == bob.frame()["ending"]


def test_a_person_plays_with_bots(house: House) -> None:
    host = house.open()
    for seat in (1, 2):
        host.good("PUT", host.at(f"/seats/{seat}"), {"kind": "bot", "bot": "random"})
    told = host.start()
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot", "bot"]

    def over() -> bool:
        frame = host.frame()
        if frame["choices"]:
            host.command(frame, [host.choices(frame)[0]])
        return bool(frame["ending"])

    until(over)
    assert host.look()["status"] == "over"

"""A replay from a seat's eyes is what that seat was sent, byte for byte; all is seen only after the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.table import Guest, House, play_on, seated

GAMES = [("in_a_grove", 2), ("in_a_grove", 3), ("coin_flip", 2)]


def play_and_collect(house: House, game: str, seats: int) -> tuple[list[Guest], list[dict[int, str]]]:
    """Play a game to its end with a stream open in every seat; give each seat's frames as sent."""
    guests = seated(house, seats, game)
    streams = [guest.stream(since=0) for guest in guests]
    play_on(guests)
    head = guests[0].look()["head"]
    for stream in streams:
        stream.until_frame(head)
    sent = [{e.data["seq"]: e.raw for e in s.seen if e.name == "frame"} for s in streams]
    return guests, sent


def replayed(guest: Guest, seq: int, seat: int | None = None) -> str:
    answer = guest.ask("GET", guest.at(f"/replay/{seq}"), params={} if seat is None else {"seat": seat})
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_each_step_is_what_that_seat_was_sent(house: House, game: str, seats: int) -> None:
    guests, sent = play_and_collect(house, game, seats)
    assert len({len(frames) for frames in sent}) == 1, "all seats are sent as many frames"
    for seat, frames in enumerate(sent):
        assert len(frames) >= 4
        for seq, raw in frames.items():
            assert replayed(guests[0], seq, seat) == raw, f"entry {seq}, seat {seat}"
            assert replayed(guests[-1], seq, seat) == raw


def test_with_all_eyes_everything_is_seen_after_the_end_and_not_before(house: House) -> None:
    running = seated(house, 3, "in_a_grove")
    assert running[0].ask("GET", running[0].at("/replay/1")).status_code == 409
    guests, sent = play_and_collect(house, "in_a_grove", 3)
    for seq in sent[0]:
        seen = _figures(guests[0].good("GET", guests[0].at(f"/replay/{seq}")))
        own = [_figures(guests[0].good("GET", guests[0].at(f"/replay/{seq}?seat={n}"))) for n in range(3)]
        assert all(mine in (None, true) for view in own for mine, true in zip(view, seen, strict=True))
    assert None not in _figures(guests[0].good("GET", guests[0].at(f"/replay/{sorted(sent[0])[5]}")))


def _figures(frame: dict[str, Any]) -> list[str | None]:
    return [place["figure"] for place in frame["view"]["places"]]

"""Streams: what is sent, in order, after any loss, and the same as by polling."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from tests.server.table import GENEROUS, House, play_on, seated, serving, settings_for, until

HEADS = [{"do": "call", "side": "heads"}]


def test_a_stream_begins_with_the_table_and_the_newest_frame(house: House) -> None:
    ann, bob = seated(house)
    stream = ann.stream()
    assert stream.next().name == "table"
    frame = stream.next("frame")
    assert frame.id == frame.data["seq"]
    assert frame.data == ann.frame()
    seq = bob.command(bob.frame(), HEADS)["seq"]
    later = stream.next("frame")
    assert (later.id, later.data["seq"]) == (seq, seq)


def test_before_the_start_a_stream_tells_who_comes(house: House) -> None:
    host = house.open()
    stream = host.stream()
    assert stream.next("table").data["status"] == "waiting"
    house.guest().join(host.invite, "Bob")
    told = until(lambda: (table := stream.next("table").data)["seats"][1]["kind"] == "person" and table)
    assert told["seats"][1]["name"] == "Bob"
    host.start()
    assert stream.next("frame").data["choices"]


def test_after_a_loss_exactly_the_missing_frames_follow(house: House) -> None:
    ann, bob = seated(house)
    whole = ann.stream()
    whole.next("frame")
    lost = ann.stream()
    seen = lost.next("frame").id
    lost.close()
    play_on([ann, bob], 6)
    head = ann.look()["head"]
    missing = whole.until_frame(head)
    for again in (ann.stream(since=seen), ann.stream(last_event_id=seen)):
        frames = again.until_frame(head)
        assert [(event.id, event.raw) for event in frames] == [(event.id, event.raw) for event in missing]
        assert len(frames) > 3


def test_who_has_seen_everything_is_sent_no_frame_again(house: House) -> None:
    ann, bob = seated(house)
    head = ann.frame()["seq"]
    stream = ann.stream(since=head)
    stream.next("table")
    seq = bob.command(bob.frame(), HEADS)["seq"]
    assert stream.next("frame").data["seq"] == seq


def test_a_number_from_nowhere_brings_the_newest_frame(house: House) -> None:
    ann, _ = seated(house)
    for since in (-1, 99_999):
        assert ann.stream(since=since).next("frame").data == ann.frame()
    assert ann.ask("GET", ann.at("/poll"), params={"since": "soon"}).status_code == 400


def test_the_last_event_id_counts_for_more_than_the_address(house: House) -> None:
    """A browser repeats the address it began with and adds how far it came."""
    ann, bob = seated(house)
    play_on([ann, bob], 2)
    head = ann.look()["head"]
    stream = ann.stream(since=0, last_event_id=head)
    stream.next("table")
    bob.command(bob.frame(), HEADS)
    assert stream.next("frame").data["seq"] == head + 1


def test_polling_gives_the_same_as_the_stream(house: House) -> None:
    ann, bob = seated(house)
    stream = ann.stream(since=0)
    play_on([ann, bob], 5)
    ann.good("POST", ann.at("/chat"), {"text": "well played", "id": "1"})
    head = ann.look()["head"]
    streamed = [event.data for event in stream.until_frame(head)]
    polled = ann.good("GET", ann.at("/poll"), params={"since": 0, "chat": 0})
    assert polled["frames"] == streamed
    assert polled["chat"] == [stream.next("chat").data]
    assert polled["table"]["chat"] == polled["chat"]


def test_each_viewer_is_sent_as_many_events_with_the_same_numbers(house: House) -> None:
    ann, bob = seated(house)
    watcher = house.guest()
    watcher.sit(watcher.good("POST", "/api/links/exchange", {"link": "/w/" + ann.look()["watch"]}))
    play_on([ann, bob], 5)
    told = [
        [[told["seq"] for told in frame["events"]] for frame in guest.poll(0)["frames"]]
        for guest in (ann, bob, watcher)
    ]
    assert told[0] == told[1] == told[2]


def test_who_is_here_is_shown_and_shown_no_more_when_gone(house: House) -> None:
    ann, bob = seated(house)
    stream = bob.stream()
    stream.next("frame")
    assert ann.look()["seats"][1]["present"]
    stream.close()
    until(lambda: not ann.look()["seats"][1]["present"])


def test_a_silent_stream_gives_signs_of_life(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, comment_seconds=0.1)) as house:
        ann, _ = seated(house)
        stream = ann.stream()
        until(lambda: stream.text.count("\n: here") >= 3)


def test_the_oldest_of_too_many_streams_ends(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, limits=replace(GENEROUS, streams=2))) as house:
        ann, _ = seated(house)
        first, second, third = ann.stream(), ann.stream(), ann.stream()
        assert first.ended()
        assert first.seen[-1].data == {"why": "too-many"}
        for stream in (second, third):
            assert stream.next("frame").data["choices"]


def test_open_streams_do_not_hold_up_the_end(tmp_path: Path) -> None:
    house = House(settings_for(tmp_path)).start()
    ann, bob = seated(house)
    streams = [guest.stream() for guest in (ann, bob) for _ in range(3)]
    for stream in streams:
        stream.next("frame")
    began = time.monotonic()
    house.server.should_exit = True
    assert all(stream.ended() for stream in streams)
    house.stop()
    assert time.monotonic() - began < 2
    assert all(stream.seen[-1].data == {"why": "stopping"} for stream in streams)


def test_chat_reaches_every_stream_once(house: House) -> None:
    ann, bob = seated(house)
    streams = [ann.stream(), bob.stream()]
    for stream in streams:
        stream.next("frame")
    ann.good("POST", ann.at("/chat"), {"text": "hello", "id": "1"})
    for stream in streams:
        line = stream.next("chat").data
        assert (line["n"], line["seat"], line["name"], line["text"]) == (1, 0, "Ann", "hello")
    late = bob.stream()
    assert [line["text"] for line in late.next("table").data["chat"]] == ["hello"]

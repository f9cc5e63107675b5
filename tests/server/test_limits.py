"""Token buckets and hostile text, without a server."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.limits import Rates, clean_chat, clean_name, clean_story
from ludoteca.server.links import (
    new_invite,
    new_recovery,
    new_token,
    read_invite,
    read_link,
    recovery_hash,
    token_hash,
)
from ludoteca.server.problems import Trouble
from ludoteca.server.settings import Rate


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def test_a_bucket_lets_a_burst_through_and_then_so_many_a_minute() -> None:
    watch = Watch()
    rates = Rates(watch)
    rate = Rate(burst=2, a_minute=60)
    for _ in range(2):
        rates.spend("chat", "ann", rate)
    with pytest.raises(Trouble) as caught:
        rates.spend("chat", "ann", rate)
    assert (caught.value.problem.status, caught.value.retry_after) == (429, 1)
    rates.spend("chat", "bob", rate)
    watch.at = 1.0
    rates.spend("chat", "ann", rate)
    watch.at = 1000.0
    for _ in range(2):
        rates.spend("chat", "ann", rate)
    with pytest.raises(Trouble):
        rates.spend("chat", "ann", rate)


def test_buckets_of_those_long_gone_are_forgotten() -> None:
    watch = Watch()
    rates = Rates(watch)
    rate = Rate(burst=1, a_minute=1)
    for who in range(30_000):
        watch.at += 0.001
        rates.spend("chat", who, rate)
    with pytest.raises(Trouble):
        rates.spend("chat", 29_999, rate)


@given(st.text(max_size=60))
def test_a_name_is_visible_short_and_clean_already(raw: str) -> None:
    try:
        name = clean_name(raw)
    except Trouble:
        return
    assert 1 <= len(name) <= 40
    assert name == " ".join(name.split())
    assert clean_name(name) == name
    assert not set(name) & set("\u202e\u200b\x1b\x00\n\ufeff\u2066\u3164")


@given(st.text(max_size=600))
def test_chat_is_one_line(raw: str) -> None:
    try:
        line = clean_chat(raw)
    except Trouble:
        return
    assert 1 <= len(line) <= 500
    assert len(line.splitlines()) == 1


def test_a_joined_emoji_stays_whole_in_chat_and_a_story_keeps_its_lines() -> None:
    assert clean_chat("👩\u200d🚒!") == "👩\u200d🚒!"
    assert clean_story("one\r\n  two\u2029three\n\n\nfour  ") == "one\ntwo\nthree\n\n\nfour"
    assert clean_story(" \u200b\n ") == ""
    with pytest.raises(Trouble):
        clean_story("x" * 2001)


def test_invitations_are_read_however_they_come() -> None:
    words = new_invite()
    for written in (
        words,
        words.upper().replace("-", " "),
        f"/j/{words}",
        f"http://192.168.1.20:8000/j/{words}",
    ):
        assert read_invite(written) == words
    for wrong in ("", "two-words-1", "/s/abc", "a-b-c-d-e-1", "<b>", words + "'"):
        with pytest.raises(Trouble):
            read_invite(wrong)


def test_links_are_read_with_and_without_their_house() -> None:
    token = new_token()
    for written in (f"/s/{token}", f"https://games.example/s/{token}", f" /s/{token}/ "):
        assert read_link(written) == ("s", token)
    for wrong in (token, f"/x/{token}", f"/s/{token}/more", "javascript:/s/x", "/s/" + "x" * 65, "/s/é"):
        with pytest.raises(Trouble):
            read_link(wrong)


def test_tokens_and_codes_are_long_enough_and_hashed() -> None:
    assert len({new_token() for _ in range(100)}) == 100
    assert len(new_token()) >= 22
    assert len(token_hash("x")) == 64
    code = new_recovery()
    assert recovery_hash("t1", code) == recovery_hash("t1", code.lower().replace("-", ""))
    assert recovery_hash("t1", code) != recovery_hash("t2", code)

"""`step` answers every line with one line, whatever the line is."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Refusal, State
from ludoteca.lab import step
from ludoteca.lab.step import Session
from ludoteca.play import catalog
from tests.lab.tosses import tosses


def talk(*requests: object, **changes: Any) -> list[dict[str, Any]]:
    """Send requests (bytes and texts as they are) and read the answers."""
    game = tosses(Path("nowhere"), **changes)
    lines = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in requests]
    out = io.StringIO()
    step.serve(game, io.BytesIO(b"\n".join(lines) + b"\n"), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def last(*requests: object, **changes: Any) -> dict[str, Any]:
    return talk(*requests, **changes)[-1]


LAID = {"position": {"seats": 3, "points": {"A": 4}, "tosses": ["tails"]}}
GUESS = {"act": {"seat": "A", "do": [{"do": "guess", "face": "heads"}, {"do": "stake", "amount": 1}]}}


def test_a_setup_is_answered_with_turn_legal_list_facts_and_ending() -> None:
    answer = last({"setup": {"seats": 3, "options": {"goal": 3}}})
    assert answer["ok"] is True
    assert answer["turn"] == {"kind": "one", "seats": [0]}
    assert answer["legal"]["0"][0] == {"id": 0, "words": {"do": "guess", "face": "heads"}}
    assert answer["facts"]["goal"] == 3
    assert answer["ending"] is None
    assert answer["returns"] == [0.0, 0.0, 0.0]
    assert "chance" not in answer


def test_chance_is_offered_with_weights_and_decided_by_the_caller() -> None:
    laid, acted, fallen = talk(LAID, GUESS, {"outcome": {"chance": "toss", "face": "heads"}})
    assert laid["ok"]
    assert acted["turn"] == {"kind": "chance", "seats": []}
    assert acted["legal"] == {}
    assert acted["chance"] == [
        {"id": 0, "words": {"chance": "toss", "face": "heads"}, "weight": 2},
        {"id": 1, "words": {"chance": "toss", "face": "tails"}, "weight": 1},
    ]
    assert fallen["turn"]["kind"] == "over"
    assert fallen["ending"]["winners"] == [0]
    assert fallen["returns"] == [1.0, 0.0, 0.0]
    assert last(LAID, GUESS, {"outcome": 1})["facts"]["points"]["A"] == 3


def test_sample_takes_the_pile_first_then_the_seed() -> None:
    assert last(LAID, GUESS, {"sample": 5})["drawn"] == [
        {"id": 1, "words": {"chance": "toss", "face": "tails"}}
    ]
    bare = {"position": {"seats": 2}}
    drawn = [last(bare, GUESS, {"sample": seed})["drawn"][0]["id"] for seed in range(12)]
    assert set(drawn) == {0, 1}
    assert drawn == [last(bare, GUESS, {"sample": seed})["drawn"][0]["id"] for seed in range(12)]


def test_a_refused_command_changes_nothing_and_says_why() -> None:
    command = {"act": {"seat": 0, "do": [{"do": "guess", "face": "heads", "stake": 1}, {"do": "pass"}]}}
    answers = talk(LAID, command, {"act": {"seat": 1, "do": 17}}, {"write": True})
    assert answers[1]["error"]["kind"] == "chance"
    assert answers[2] == {"ok": False, "refusal": {"rule": "TS-005", "text": "not-your-turn", "facts": {}}}
    assert answers[3]["position"]["guess"] == "none"


def test_refuse_asks_without_acting() -> None:
    stake = {"refuse": {"seat": 0, "do": {"do": "stake", "amount": 2}}}
    assert last({"position": {"points": {"A": 0}, "guess": "heads"}}, stake) == {
        "ok": False,
        "refusal": {"rule": "TS-002", "text": "too-poor", "facts": {"have": 0, "need": 2}},
    }
    legal, written = talk(LAID, {"refuse": {"seat": 0, "do": {"do": "pass"}}}, {"write": True})[1:]
    assert legal == {"ok": True, "legal": True}
    assert written["position"]["to_move"] == "A"


def test_numbers_outside_the_space_are_told_with_those_inside() -> None:
    answer = last(LAID, {"act": {"seat": 0, "do": 18}})
    assert answer["error"]["message"] == "18 is not a number from 0 to 17"


def test_answers_spell_values_as_json_does() -> None:
    missing, chance = talk(LAID, {"act": {"seat": 0}}, GUESS, {"act": {"seat": 0, "do": 17}})[1::2]
    assert missing["error"]["message"] == "null is neither an action in words nor its number"
    assert chance["error"]["message"] == 'chance decides first, before {"do": "pass"}'


def test_an_act_and_what_chance_brings_are_told_as_events() -> None:
    """An event has the seats that may know it whole, and what the rest is told."""
    laid = {"setup": {"seats": 2}}
    coin = Session(catalog.find("coin_flip"))
    asked = [laid, {"outcome": 0}, {"sample": 1}, {"act": {"seat": 0, "do": 0}}, {"look": 0}]
    answers = [coin.answer(json.dumps(line).encode()) for line in asked]
    told = [answer.get("told") if answer else None for answer in answers]
    assert told[0] is None
    assert told[1] == [
        {
            "text": "luck-dealt",
            "facts": {"seat": 0, "side": "heads"},
            "audience": [0],
            "public": {"id": "luck-dealt-hidden", "facts": {"seat": 0}},
        }
    ]
    assert '"audience": [1]' in json.dumps(told[2])
    assert told[3] == [{"text": "called", "facts": {"seat": 0}, "audience": "all", "public": None}]
    assert told[4] is None


def test_a_view_is_the_viewers_own() -> None:
    laid = {"position": {"guess": "heads"}}
    assert last(laid, {"look": 0})["view"]["guess"] == "heads"
    assert last(laid, {"look": "B"})["view"]["guess"] is None
    assert last(laid, {"look": "spectator"})["view"]["viewer"] == 0
    assert last(laid, {"look": "all"})["view"]["viewer"] == 3


def test_copies_can_be_kept_and_come_back_to() -> None:
    answers = talk(
        LAID, {"clone": "before"}, {"act": {"seat": 0, "do": {"do": "pass"}}}, {"restore": "before"}
    )
    assert answers[1] == {"ok": True, "kept": "before"}
    assert answers[2]["turn"]["seats"] == [1]
    assert answers[3]["turn"]["seats"] == [0]


@pytest.mark.parametrize(
    ("line", "kind", "field"),
    [
        (b"{", "json", ""),
        (b'"\xff"', "json", ""),
        (b"[" * 100_000, "json", ""),
        (b'{"act": NaN}', "json", ""),
        (b"x" * (step.LONGEST_LINE + 1), "json", ""),
        ([1], "document", "document"),
        ({}, "document", "request"),
        ({"jump": 1}, "document", "jump"),
        ({"look": 0, "write": True}, "document", "request"),
        ({"setup": {"seats": 9}}, "setup", "seats"),
        ({"setup": {"seats": "3"}}, "document", "setup.seats"),
        ({"setup": {"seats": 3, "options": {"goal": 4}}}, "setup", "goal"),
        ({"setup": {"seats": 3, "options": 4}}, "document", "setup.options"),
        ({"setup": {"seats": 3, "mode": 4}}, "document", "setup.mode"),
        ({"position": 4}, "document", "position"),
        ({"position": {"luck": 4}}, "document", "position.luck"),
        ({"position": {"points": {"A": "many"}}}, "document", "position.points.A"),
        (b'{"look": 0, "look": 1}', "json", ""),
        (b'{"act": {"seat": 0, "do": {"do": "pass", "do": "guess"}}}', "json", ""),
        ({"act": {"seat": 0, "do": -1}}, "words", "do"),
        ({"y" * 10_000: 1}, "document", "y" * 197 + "..."),
        ({"position": {"y" * 10_000: 4}}, "document", "position." + "y" * 188 + "..."),
        ({"act": {"seat": 7, "do": {"do": "pass"}}}, "document", "act.seat"),
        ({"act": {"seat": 0}}, "document", "act.do"),
        ({"act": {"seat": 0, "do": []}}, "document", "act.do"),
        ({"act": {"seat": 0, "do": 999}}, "words", "do"),
        ({"act": {"seat": 0, "do": {"do": "jump"}}}, "words", "do"),
        ({"act": {"seat": 0, "do": {"do": "guess"}}}, "words", "face"),
        ({"act": {"seat": 0, "do": True}}, "document", "act.do"),
        ({"outcome": 0}, "chance", ""),
        ({"outcome": 99}, "words", "chance"),
        ({"outcome": "heads"}, "document", "outcome"),
        ({"sample": -1}, "document", "sample"),
        ({"look": "X"}, "document", "look"),
        ({"write": 1}, "document", "write"),
        ({"clone": ""}, "document", "clone"),
        ({"restore": "never"}, "document", "restore"),
    ],
)
def test_a_bad_line_is_told_and_ends_nothing(line: object, kind: str, field: str) -> None:
    laid, wrong, still = talk(LAID, line, {"write": True})
    assert laid["ok"]
    assert not wrong["ok"]
    assert wrong["error"]["kind"] == kind, wrong
    assert wrong["error"]["field"] == field
    assert wrong["error"]["message"]
    assert still["ok"]
    assert still["position"]["points"]["A"] == 4


@pytest.mark.parametrize(
    "request_", [GUESS, {"outcome": 0}, {"sample": 1}, {"look": 0}, {"write": True}, {"clone": "a"}]
)
def test_before_a_table_is_laid_everything_else_is_an_error(request_: object) -> None:
    assert last(request_)["error"]["kind"] == "state"


def test_a_fault_of_the_engine_is_told_and_ends_nothing() -> None:
    def broken(state: State, seat: int, action: int) -> Refusal | None:
        raise ZeroDivisionError

    errors = io.StringIO()
    session = step.Session(tosses(Path("nowhere"), refuse=broken))
    session.answer(json.dumps(LAID).encode())
    answer = session.answer(json.dumps(GUESS).encode(), errors)
    assert answer is not None
    assert answer["error"] == {
        "kind": "internal",
        "message": "the engine failed at this request; the table is as before",
        "field": "",
    }
    assert "ZeroDivisionError" in errors.getvalue()
    again = session.answer(b'{"write": true}')
    assert again is not None
    assert again["ok"]


def test_empty_lines_are_passed_over_and_text_streams_will_do() -> None:
    out = io.StringIO()
    step.serve(tosses(Path("nowhere")), io.StringIO('\n \n{"setup": {"seats": 2}}\n'), out)
    assert len(out.getvalue().splitlines()) == 1

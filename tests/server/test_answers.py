"""Every command is answered, once, with what became of it."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.table import Guest, House, play_on, seated

HEADS = [{"do": "call", "side": "heads"}]
TAILS = [{"do": "call", "side": "tails"}]
ROUNDS = 200


def speak(guests: list[Guest]) -> None:
    """Bring a parley to the tokens: nobody says anything."""
    for guest in guests:
        guest.command(guest.frame(), [{"do": "done"}])


def lay(guests: list[Guest]) -> None:
    for guest in guests:
        answer = guest.command(
            guest.frame(), [{"do": "lay", "token": "white"}, {"do": "lay", "token": "grey"}]
        )
        assert answer["answer"] == "accepted"


def ready(guests: list[Guest]) -> None:
    for guest in guests:
        assert guest.command(guest.frame(), [{"do": "ready", "version": 0}])["answer"] == "accepted"


def test_a_good_command_is_accepted_with_its_number(house: House) -> None:
    ann, bob = seated(house)
    before = ann.frame()
    answer = ann.command(before, HEADS)
    assert answer["answer"] == "accepted"
    assert answer["seq"] == before["seq"] + 1
    assert bob.frame()["seq"] == answer["seq"]


def test_the_same_command_again_is_a_duplicate(house: House) -> None:
    ann, bob = seated(house)
    frame = ann.frame()
    first = ann.command(frame, HEADS, command="once")
    assert ann.command(frame, HEADS, command="once") == {"answer": "duplicate", "seq": first["seq"]}
    bob.command(bob.frame(), HEADS)
    assert ann.command(frame, TAILS, command="once") == {"answer": "duplicate", "seq": first["seq"]}
    assert bob.command(bob.frame(), HEADS, command="once")["answer"] == "accepted", (
        "another's ids are its own"
    )


def test_a_command_for_a_closed_decision_is_stale_and_brings_the_table(house: House) -> None:
    ann, bob = seated(house)
    old = ann.frame()
    ann.command(old, HEADS)
    bob.command(bob.frame(), HEADS)
    answer = ann.command(old, HEADS)
    assert answer["answer"] == "stale"
    assert answer["frame"]["view"] == ann.frame()["view"]


def test_a_command_against_the_rules_is_refused_with_the_reason(house: House) -> None:
    ann, _ = seated(house)
    frame = ann.frame()
    ann.command(frame, HEADS)
    answer = ann.command(frame, TAILS)
    assert answer["answer"] == "refused"
    assert set(answer["refusal"]) == {"rule", "text", "facts"}
    assert ann.frame()["seq"] == frame["seq"] + 1, "nothing changed"


def test_a_command_for_another_seat_is_not_yours(house: House) -> None:
    ann, _ = seated(house)
    assert ann.command(ann.frame(), HEADS, seat=1) == {"answer": "not-yours", "seat": 1}
    assert ann.command(ann.frame(), HEADS, seat=9) == {"answer": "not-yours", "seat": 9}


def test_in_a_group_decision_the_later_one_is_told_who_was_first(house: House) -> None:
    ann, bob = seated(house, game="parley", options={"sand": False})
    speak([ann, bob])
    lay([ann, bob])
    ready([ann, bob])
    seen = bob.frame()
    assert [group["seat"] for group in seen["choices"]] == [1], "offered to every holder"
    rest = seen["not_before"]
    assert rest > 0
    early = ann.command(seen, [{"do": "tear"}])
    assert early["refusal"]["text"] == "house-rests"


def test_two_answers_of_a_group_decision(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = seated(house, game="parley", options={"sand": False})
    monkeypatch.setattr("parley.state.REST_SECONDS", 0.0)
    speak([ann, bob])
    lay([ann, bob])
    ready([ann, bob])
    frame = ann.frame()
    assert ann.command(frame, [{"do": "tear"}])["answer"] == "accepted"
    late = bob.command(frame, [{"do": "sign"}])
    assert (late["answer"], late["answered_by"]) == ("stale", 0)


def test_an_open_decision_keeps_its_id_and_a_change_clears_readiness(house: House) -> None:
    ann, bob = seated(house, game="parley", options={"sand": False})
    speak([ann, bob])
    lay([ann, bob])
    first = ann.frame()
    assert ann.command(first, [{"do": "ready", "version": 0}])["answer"] == "accepted"
    assert bob.command(first, [{"do": "set", "figure": 2}])["answer"] == "accepted"
    again = ann.frame()
    assert again["decision"] == first["decision"]
    assert [player["ready"] for player in again["view"]["players"]] == [False, False]
    assert ann.command(again, [{"do": "ready", "version": 0}])["answer"] == "refused", "an older version"


def test_the_same_command_at_once_has_one_effect(house: House) -> None:
    ann, _ = seated(house)
    frame = ann.frame()
    twins = [house.guest() for _ in range(8)]
    barrier = threading.Barrier(len(twins))

    def send(twin: Guest) -> Any:
        twin.token, twin.table, twin.seats = ann.token, ann.table, ann.seats
        barrier.wait()
        return twin.command(frame, HEADS, command="same")

    with ThreadPoolExecutor(len(twins)) as pool:
        answers = list(pool.map(send, twins))
    assert sorted(answer["answer"] for answer in answers) == ["accepted", *["duplicate"] * 7]
    assert len({answer["seq"] for answer in answers}) == 1
    assert ann.frame()["seq"] == frame["seq"] + 1


def test_simultaneous_answers_are_both_accepted(house: House) -> None:
    """Two hundred rounds of two commands released at the same moment; neither is ever dropped."""
    barrier = threading.Barrier(2)

    def call(guest: Guest, frame: Any) -> Any:
        barrier.wait()
        return guest.command(frame, HEADS)

    with ThreadPoolExecutor(2) as pool:
        done = 0
        while done < ROUNDS:
            pair = seated(house)
            while done < ROUNDS and not (frames := [guest.frame() for guest in pair])[0]["ending"]:
                answers = list(pool.map(call, pair, frames))
                assert [answer["answer"] for answer in answers] == ["accepted", "accepted"]
                assert len({answer["seq"] for answer in answers}) == 2
                done += 1


def test_a_preview_shows_what_comes_next_and_changes_nothing(house: House) -> None:
    ann, bob = seated(house, game="parley", options={"sand": False})
    speak([ann, bob])
    frame = ann.frame()
    draft = {"decision": frame["decision"], "seat": 0, "actions": [{"do": "lay", "token": "white"}]}
    preview = ann.good("POST", ann.at("/preview"), draft)
    assert not preview["complete"]
    more = [choice["action"]["token"] for choice in preview["choices"][0]["choices"]]
    assert more == ["grey", "black"]
    assert ann.frame() == frame
    assert bob.frame()["seq"] == frame["seq"]
    assert bob.good("POST", bob.at("/preview"), draft) == {"answer": "not-yours", "seat": 0}
    assert ann.command(frame, draft["actions"])["refusal"]["text"] == "house-incomplete"


def test_one_takes_back_the_own_answer_and_asks_the_table_for_more(house: House) -> None:
    ann, bob = seated(house)
    first = ann.command(ann.frame(), HEADS)["seq"]
    assert ann.frame()["undo"] == {"to": first, "by_vote": False}
    assert ann.good("POST", ann.at("/undo"), {"to": first, "id": "back"})["answer"] == "accepted"
    assert ann.frame()["choices"]
    ann.command(ann.frame(), HEADS)
    bob.command(bob.frame(), HEADS)
    offer = ann.frame()["undo"]
    assert offer["by_vote"]
    asked = ann.good("POST", ann.at("/undo"), {"to": offer["to"], "id": "please"})
    assert asked["answer"] == "accepted"
    ballot = bob.frame()["ballot"]
    assert ballot["yes"] == [0]
    voice = {"question": ballot["question"], "yes": True, "id": "yes"}
    assert bob.good("POST", bob.at("/vote"), voice)["answer"] == "accepted"
    assert bob.frame()["ballot"] is None
    assert bob.frame()["choices"], "Bob's call is open again"
    assert bob.good("POST", bob.at("/vote"), {**voice, "id": "again"})["answer"] == "stale"


def test_who_may_not_speak_is_refused_in_chat(house: House) -> None:
    ann, bob = seated(house, game="parley", options={"sand": False})
    assert ann.good("POST", ann.at("/chat"), {"text": "I speak", "id": "1"})["answer"] == "accepted"
    assert ann.good("POST", ann.at("/chat"), {"text": "I speak", "id": "1"}) == {
        "answer": "duplicate",
        "seq": 1,
    }
    assert not bob.frame()["may_speak"]
    assert bob.good("POST", bob.at("/chat"), {"text": "psst", "id": "1"})["answer"] == "refused"
    assert [line["text"] for line in bob.look()["chat"]] == ["I speak"]


def test_a_story_comes_with_its_command_and_is_shown_as_text(house: House) -> None:
    ann, bob = seated(house, game="parley", options={"sand": False})
    frame = ann.frame()
    body = {"decision": frame["decision"], "seat": 0, "actions": [{"do": "tell"}], "id": "1"}
    assert ann.good("POST", ann.at("/command"), body)["refusal"]["text"] == "house-text-missing"
    told = {**body, "words": "Once\u202e <b>upon</b>\u0007 a\ntime"}
    assert ann.good("POST", ann.at("/command"), told)["answer"] == "accepted"
    assert bob.frame()["texts"] == {"1": "Once <b>upon</b> a\ntime"}
    long = {**body, "id": "2", "words": "x" * 2001}
    assert ann.ask("POST", ann.at("/command"), long).json()["field"] == "words"


def test_nothing_can_be_done_after_the_end_but_looking_back(house: House) -> None:
    ann, bob = seated(house)
    old = ann.frame()
    assert ann.ask("GET", ann.at("/record")).json()["type"] == "wrong-time"
    assert ann.ask("GET", ann.at("/replay/1")).json()["type"] == "wrong-time"
    sent = {frame["seq"]: frame for frame in bob.poll(0)["frames"]}
    for _ in range(40):
        play_on([ann, bob], 1)
        sent.update({frame["seq"]: frame for frame in bob.poll(max(sent))["frames"]})
        if bob.frame()["ending"]:
            break
    assert ann.command(old, HEADS)["answer"] == "stale"
    for seq, frame in sent.items():
        assert ann.good("GET", ann.at(f"/replay/{seq}"), params={"seat": 1}) == frame
    every = ann.good("GET", ann.at("/replay/3"))
    assert "hidden" not in str(every["view"])
    assert ann.ask("GET", ann.at("/replay/9999")).status_code == 404
    assert ann.ask("GET", ann.at("/replay/1"), params={"seat": 7}).status_code == 404


def test_the_record_can_be_checked_by_anybody_after_the_end(house: House) -> None:
    from ludoteca.play import verify
    from ludoteca.play.record import read_record

    ann, bob = seated(house)
    play_on([ann, bob])
    answer = bob.ask("GET", bob.at("/record"))
    assert answer.headers["content-disposition"].startswith("attachment")
    record = read_record(answer.text.splitlines())
    assert verify.verify(record).verdict == "fair"

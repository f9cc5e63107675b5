"""The border is strict: what makes no sense is said to make none, and hostile text stays text."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.settings import Rate
from tests.server.table import GENEROUS, Guest, House, seated, serving, settings_for


def problem(guest: Guest, method: str, path: str, body: Any, status: int) -> Any:
    answer = guest.ask(method, path, body)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    told = answer.json()
    assert told["status"] == status
    assert "Traceback" not in answer.text
    return told


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"nonsense", b"\xff\xfe", b'{"game": "coin_flip"', b"null", b"[" * 5000]
)
def test_malformed_json_is_refused(house: House, body: bytes) -> None:
    answer = house.guest().http.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["type"] == "malformed"


def test_an_unknown_field_is_refused_by_name(house: House) -> None:
    body = {"game": "coin_flip", "name": "Ann", "admin": True}
    assert "admin" in problem(house.guest(), "POST", "/api/tables", body, 400)["detail"]
    ann, _ = seated(house)
    chat = {"text": "I am Bob", "id": "1", "sender": "Bob", "seat": 1}
    problem(ann, "POST", ann.at("/chat"), chat, 400)


def test_a_wrong_type_is_refused_with_its_place(house: House) -> None:
    body = {"game": "coin_flip", "name": 7}
    told = problem(house.guest(), "POST", "/api/tables", body, 400)
    assert (told["field"], told["detail"]) == ("name", "Expected `str`, got `int`")


def test_an_action_the_game_does_not_know_is_refused(house: House) -> None:
    ann, _ = seated(house)
    frame = ann.frame()
    for action in [
        {"do": "cheat"},
        {"do": "call"},
        {"do": "call", "side": "edge"},
        {},
        {"do": "call", "side": 10**30},
    ]:
        body = {"decision": frame["decision"], "seat": 0, "actions": [action], "id": "1"}
        assert problem(ann, "POST", ann.at("/command"), body, 400)["field"].startswith("actions.")
        draft = {"decision": frame["decision"], "seat": 0, "actions": [action]}
        assert problem(ann, "POST", ann.at("/preview"), draft, 400)["field"].startswith("actions.")
    assert ann.frame() == frame


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("A\u202eB\u200bC\x1b[31m", "ABC[31m"),
        ("Zoë\n\tW", "Zoë W"),
        ("🎲" * 40, "🎲" * 40),
        ("Z" + "\u0301" * 30, "Ź\u0301\u0301\u0301"),
    ],
)
def test_a_name_is_shown_as_plain_text(house: House, name: str, shown: str) -> None:
    host = house.open(name)
    assert host.look()["seats"][0]["name"] == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200d", "\u3164", "W" * 41, "x" * 10_000, "\u0301"])
def test_a_name_of_nothing_or_too_much_is_refused(house: House, name: str) -> None:
    answer = house.guest().ask("POST", "/api/tables", {"game": "coin_flip", "name": name})
    assert answer.status_code == 400
    assert name[:50] not in answer.text or not name.strip()


@pytest.mark.parametrize("text", ["", "\u202e", "y" * 501])
def test_chat_has_its_bounds(house: House, text: str) -> None:
    ann, _ = seated(house)
    assert problem(ann, "POST", ann.at("/chat"), {"text": text, "id": "1"}, 400)["field"] == "text"


def test_a_body_too_large_is_refused(house: House) -> None:
    body = {"game": "coin_flip", "name": "x" * 70_000}
    assert problem(house.guest(), "POST", "/api/tables", body, 413)["type"] == "too-large"


def test_options_and_games_that_there_are_not(house: House) -> None:
    guest = house.guest()
    assert problem(guest, "POST", "/api/tables", {"game": "ludo", "name": "A"}, 400)["field"] == "game"
    wrong = {"game": "coin_flip", "name": "A", "options": {"edge": True}}
    assert problem(guest, "POST", "/api/tables", wrong, 400)["field"] == "edge"
    host = house.open(game="parley")
    assert problem(host, "PATCH", host.at(), {"options": {"sand": "much"}}, 400)["field"] == "sand"
    assert host.good("PATCH", host.at(), {"options": {"sand": True}})["options"]["sand"] is True


def test_bots_and_seats_that_there_are_not(house: House) -> None:
    host = house.open()
    wrong = {"kind": "bot", "bot": "genius"}
    assert problem(host, "PUT", host.at("/seats/1"), wrong, 400)["field"] == "bot"
    problem(host, "PUT", host.at("/seats/9"), {"kind": "open"}, 404)
    problem(host, "PUT", host.at("/seats/1"), {"kind": "mine"}, 403)
    problem(host, "PUT", host.at("/seats/0"), {"kind": "bot", "bot": "random"}, 409)


def test_nothing_of_the_lobby_can_be_changed_after_the_start(house: House) -> None:
    ann, _ = seated(house)
    problem(ann, "PATCH", ann.at(), {"options": {}}, 409)
    problem(ann, "POST", ann.at("/start"), {}, 409)
    problem(ann, "POST", ann.at("/nonce"), {"nonce": "ab" * 32}, 409)
    problem(ann, "PUT", ann.at("/seats/1"), {"kind": "open"}, 409)
    late = house.guest().ask("POST", "/api/join", {"invite": ann.invite, "name": "Late"})
    assert late.json()["type"] == "wrong-time"


def test_nonces_of_all_persons_are_in_the_record(house: House) -> None:
    host = house.open(nonce="01" * 32)
    bob = house.guest().join(host.invite)
    bob.good("POST", bob.at("/nonce"), {"nonce": "02" * 32})
    problem(bob, "POST", bob.at("/nonce"), {"nonce": "xyz"}, 400)
    host.start()
    assert host.look()["head"] >= 3


def test_only_json_of_the_own_pages_may_act(house: House) -> None:
    http = house.guest().http
    plain = http.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415
    foreign = http.post("/api/tables", json={}, headers={"Sec-Fetch-Site": "cross-site"})
    assert foreign.status_code == 403


def test_who_is_too_fast_is_told_when_to_come_back(tmp_path: Path) -> None:
    limits = replace(GENEROUS, joins=Rate(burst=3, a_minute=1), chat=Rate(burst=2, a_minute=30))
    with serving(settings_for(tmp_path, limits=limits)) as house:
        guest = house.guest()
        statuses = [
            guest.ask("POST", "/api/join", {"invite": "quiet-otter-lamp-427", "name": "x"}).status_code
            for _ in range(5)
        ]
        assert statuses == [404, 404, 404, 429, 429]
        host = house.open()
        answers = [host.ask("POST", host.at("/chat"), {"text": "hi", "id": f"{n}"}) for n in range(3)]
        assert answers[2].json()["type"] == "too-fast"
        assert int(answers[2].headers["retry-after"]) >= 1


def test_a_house_has_room_for_so_many_tables(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, limits=replace(GENEROUS, tables=2, holders=3))) as house:
        host = house.open()
        house.open()
        problem(house.guest(), "POST", "/api/tables", {"game": "coin_flip", "name": "A"}, 503)
        watch = {"link": "/w/" + host.look()["watch"]}
        for _ in range(3):
            house.guest().good("POST", "/api/links/exchange", watch)
        problem(house.guest(), "POST", "/api/links/exchange", watch, 409)


def test_unknown_addresses_of_the_api_are_problems(house: House) -> None:
    guest = house.guest()
    for path in ("/api/nothing", "/api", "/api/tables/abc/xyz", "/schema/x"):
        assert problem(guest, "GET", path, None, 404)["type"] == "not-found"
    assert guest.http.delete("/api/tables").status_code in {405, 415}


def test_every_answer_carries_the_headers_of_safety(house: House) -> None:
    http = house.guest().http
    for path in ("/", "/s/secret", "/api/games", "/api/nothing", "/health", "/schema/openapi.json"):
        headers = http.get(path).headers
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self';" in headers["content-security-policy"]
    assert "unsafe-eval" not in headers["content-security-policy"]


def test_pages_are_the_shell_and_files_are_files(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><p>shell")
    (static / "assets" / "app-1.js").write_text("1")
    (tmp_path / "outside.txt").write_text("secret")
    with serving(settings_for(tmp_path, static=static)) as house:
        http = house.guest().http
        for path in ("/", "/t/abc", "/j/quiet-otter-lamp-427", "/s/x", "/w/x", "/r/x", "/nothing.txt"):
            answer = http.get(path)
            assert answer.text == "<!doctype html><p>shell"
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        script = http.get("/assets/app-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert http.get("/assets/gone.js").status_code == 404
        for path in (
            "/../outside.txt",
            "/%2e%2e/outside.txt",
            "/assets/..%2f..%2foutside.txt",
            "/..\\outside.txt",
        ):
            assert "secret" not in http.get(path).text


def test_a_client_that_is_not_built_says_how(house: House) -> None:
    answer = house.guest().http.get("/t/abc")
    assert answer.status_code == 200
    assert "make play" in answer.text


def test_the_catalog_its_texts_and_rules(house: House) -> None:
    guest = house.guest()
    games = {game["id"]: game for game in guest.good("GET", "/api/games")}
    assert {bot["id"] for bot in games["coin_flip"]["bots"]} >= {"random"}
    texts = guest.http.get("/api/games/coin_flip/texts/en")
    assert "coin-fell" in texts.text
    rules = guest.good("GET", "/api/games/coin_flip/rulebook")
    assert [rule["id"] for rule in rules][:2] == ["CF-001", "CF-002"]
    assert all(rule["sentence"] for rule in rules)
    for path in (
        "/api/games/ludo/rulebook",
        "/api/games/coin_flip/texts/xx",
        "/api/games/coin_flip/texts/..%2fen",
    ):
        assert guest.http.get(path).status_code == 404


def test_a_link_is_drawn_as_a_qr_code(house: House) -> None:
    answer = house.guest().ask("POST", "/api/qr", {"text": "http://192.168.1.20:8000/j/quiet-otter-lamp-427"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert re.match(r"<svg [^>]*viewBox", answer.text)

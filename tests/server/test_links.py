"""Links, tokens and who may do what: none gives more than it says."""

from __future__ import annotations

import pytest

from tests.server.table import Guest, House, play_on, seated


def exchange(house: House, link: str | None) -> Guest:
    guest = house.guest()
    return guest.sit(guest.good("POST", "/api/links/exchange", {"link": link}))


def test_an_invitation_seats_each_guest_in_the_next_free_seat(house: House) -> None:
    host = house.open()
    assert host.seats == [0]
    words = host.invite.replace("-", " ").upper()
    assert house.guest().join(words).seats == [1]
    assert house.guest().join(f"{house.url}/j/{host.invite}").seats == [2]
    assert [seat["kind"] for seat in host.look()["seats"]] == ["person", "person", "person", "open"]


def test_a_full_table_says_so(house: House) -> None:
    host = house.open()
    for _ in range(3):
        house.guest().join(host.invite)
    answer = house.guest().ask("POST", "/api/join", {"invite": host.invite, "name": "Late"})
    assert (answer.status_code, answer.json()["type"]) == (409, "seats-taken")
    assert answer.headers["content-type"] == "application/problem+json"


def test_joining_twice_gives_the_same_seat(house: House) -> None:
    host = house.open()
    bob = house.guest().join(host.invite)
    first = bob.token
    assert bob.join(host.invite, "Bob again").token == first
    assert host.look()["seats"][2]["kind"] == "open"


def test_two_people_of_one_name_can_be_told_apart(house: House) -> None:
    host = house.open("Ann")
    house.guest().join(host.invite, "ann")
    assert [seat["name"] for seat in host.look()["seats"][:2]] == ["Ann", "ann (2)"]


def test_the_cookie_alone_opens_the_table(house: House) -> None:
    guest = house.guest()
    joined = guest.http.post("/api/tables", json={"game": "coin_flip", "name": "Ann"})
    cookie = joined.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    table = joined.json()["table"]["id"]
    assert guest.http.get(f"/api/tables/{table}").json()["you"]["seats"] == [0]
    assert [line["id"] for line in guest.http.get("/api/tables").json()["yours"]] == [table]


def test_a_seat_link_opens_the_same_seat_on_a_second_device(house: House) -> None:
    ann, bob = seated(house)
    phone = exchange(house, bob.seat_link)
    assert phone.seats == [1]
    assert phone.frame() == bob.frame()
    assert ann.look()["you"]["seats"] == [0]


def test_a_revoked_link_and_every_other_device_are_cut_off(house: House) -> None:
    _, bob = seated(house)
    phone = exchange(house, bob.seat_link)
    stream = phone.stream()
    old = bob.token
    renewed = bob.good("POST", bob.at("/links/seat"), {"revoke": True})
    assert stream.ended()
    assert stream.seen[-1].data == {"why": "revoked"}
    assert phone.ask("GET", phone.at()).status_code == 403
    gone = house.guest().ask("POST", "/api/links/exchange", {"link": f"/s/{old}"})
    assert gone.json()["type"] == "no-such-link"
    bob.token = renewed["token"]
    assert bob.look()["you"]["seats"] == [1]


def test_a_recovery_code_comes_with_the_first_act_and_brings_its_seat_back(house: House) -> None:
    _, bob = seated(house)
    code = bob.command(bob.frame(), [{"do": "call", "side": "heads"}])["recovery"]
    wrong = house.guest().ask("POST", "/api/recover", {"table": bob.table, "code": "AAAA-AAAA"})
    assert wrong.json()["type"] == "no-such-link"
    lost = house.guest()
    lost.sit(lost.good("POST", "/api/recover", {"table": bob.table, "code": code.lower().replace("-", " ")}))
    assert lost.seats == [1]
    assert bob.look()["you"]["seats"] == [1], "the old device stays"


def test_a_watch_link_shows_the_table_and_lets_nobody_act(house: House) -> None:
    ann, _ = seated(house)
    watcher = exchange(house, "/w/" + ann.look()["watch"])
    table = watcher.look()
    assert table["you"] == {"seats": [], "host": False, "watching": True, "name": ""}
    frame = watcher.frame()
    assert frame["choices"] == []
    answer = watcher.command(frame, [{"do": "call", "side": "heads"}], seat=0)
    assert answer == {"answer": "not-yours", "seat": 0}
    assert watcher.ask("POST", watcher.at("/links/seat"), {}).status_code == 403
    assert watcher.good("POST", watcher.at("/chat"), {"text": "hi", "id": "1"})["answer"] == "not-yours"


def test_a_watch_link_reveals_no_other_link(house: House) -> None:
    host = house.open()
    watcher = exchange(house, "/w/" + host.look()["watch"])
    table = watcher.look()
    assert table["invite"] is None
    lines = watcher.good("GET", "/api/tables")
    assert host.invite not in str(table) + str(lines)


def test_spectators_are_let_in_only_where_they_are_wanted(house: House) -> None:
    host = house.open()
    watch = host.look()["watch"]
    watcher = exchange(house, f"/w/{watch}")
    stream = watcher.stream()
    settings = {**host.look()["settings"], "spectators": False}
    assert host.good("PATCH", host.at(), {"settings": settings})["watch"] is None
    answer = house.guest().ask("POST", "/api/links/exchange", {"link": f"/w/{watch}"})
    assert answer.status_code == 403
    assert stream.ended()
    assert watcher.ask("GET", watcher.at()).status_code == 403


def test_the_host_never_sees_another_seat_link(house: House) -> None:
    ann, bob = seated(house)
    stream = ann.stream()
    stream.next("frame")
    play_on([ann, bob])
    ann.ask("GET", ann.at("/record"))
    told = "".join(ann.received) + stream.text
    assert bob.token not in told


@pytest.mark.parametrize("token", ["", "x", "A" * 22, "../../etc", "\u2603".encode().decode("latin-1")])
def test_a_forged_token_opens_nothing(house: House, token: str) -> None:
    ann, _ = seated(house)
    forger = house.guest()
    headers = {"Authorization": f"Bearer {token}", "Cookie": f"ludoteca_{ann.table}={token}"} if token else {}
    encoded = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    for method, rest in [
        ("GET", ""),
        ("GET", "/stream"),
        ("GET", "/poll"),
        ("GET", "/record"),
        ("POST", "/start"),
    ]:
        body: dict[str, str] | None = {} if method == "POST" else None
        answer = forger.http.request(method, ann.at(rest), headers=encoded, json=body)
        assert answer.status_code == 403
        assert answer.json()["type"] == "forbidden"


def test_no_public_id_works_as_a_token(house: House) -> None:
    ann, _ = seated(house)
    table = ann.look()
    frame = ann.frame()
    for public in [table["id"], table["watch"], frame["decision"], frame["check"]]:
        forger = house.guest()
        forger.token, forger.table = public, ann.table
        assert forger.ask("GET", forger.at()).status_code == 403
        assert forger.ask("POST", "/api/links/exchange", {"link": f"/s/{public}"}).status_code == 404


def test_a_replay_link_opens_the_game_once_it_is_over(house: House) -> None:
    ann, bob = seated(house)
    play_on([ann, bob])
    replay = ann.look()["replay"]
    guest = house.guest()
    opened = guest.good("POST", "/api/links/exchange", {"link": f"{house.url}/r/{replay}"})
    assert opened["answer"] == "replay"
    assert opened["last"] == ann.look()["head"]


def test_only_the_host_may_change_the_table(house: House) -> None:
    host = house.open()
    bob = house.guest().join(host.invite)
    for method, rest, body in [
        ("PATCH", "", {"settings": bob.look()["settings"]}),
        ("PUT", "/seats/2", {"kind": "bot", "bot": "random"}),
        ("PUT", "/seats/0", {"kind": "open"}),
        ("POST", "/start", {}),
    ]:
        assert bob.ask(method, bob.at(rest), body).status_code == 403


def test_a_guest_may_stand_up_and_the_host_may_send_one_away(house: House) -> None:
    host = house.open()
    bob = house.guest().join(host.invite)
    cem = house.guest().join(host.invite)
    assert bob.good("PUT", bob.at("/seats/1"), {"kind": "open"})["you"]["watching"]
    assert host.good("PUT", host.at("/seats/2"), {"kind": "open"})["seats"][2]["kind"] == "open"
    assert cem.look()["you"]["watching"]
    assert host.ask("PUT", host.at("/seats/0"), {"kind": "open"}).json()["type"] == "wrong-time"


def test_too_few_players_cannot_start_and_open_seats_are_removed(house: House) -> None:
    host = house.open()
    assert host.ask("POST", host.at("/start"), {}).json()["type"] == "needs-players"
    bob = house.guest().join(host.invite)
    cem = house.guest().join(host.invite)
    bob.good("POST", bob.at("/chat"), {"text": "bye", "id": "1"})
    cem.good("POST", cem.at("/chat"), {"text": "hello", "id": "1"})
    bob.good("PUT", bob.at("/seats/1"), {"kind": "open"})
    host.start()
    table = cem.look()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]
    assert table["you"]["seats"] == [1]
    assert [line["seat"] for line in table["chat"]] == [None, 1]


def test_a_listed_table_shows_its_invitation_and_others_do_not(house: House) -> None:
    hidden, shown = house.open(), house.open()
    settings = {**shown.look()["settings"], "listed": True}
    shown.good("PATCH", shown.at(), {"settings": settings})
    listed = house.guest().good("GET", "/api/tables")["open"]
    assert [(line["id"], line["invite"]) for line in listed] == [(shown.table, shown.invite)]
    assert hidden.invite


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(house: House) -> None:
    ann, bob = seated(house)
    taken = {"kind": "bot", "bot": "random"}
    stream = bob.stream()
    stream.next("frame")
    assert ann.ask("PUT", ann.at("/seats/1"), taken).status_code == 403, "Bob is here"
    assert bob.good("PUT", bob.at("/seats/1"), taken)["seats"][1]["kind"] == "bot"
    back = bob.good("PUT", bob.at("/seats/1"), {"kind": "mine"})["seats"][1]
    assert (back["kind"], back["name"]) == ("person", "Guest 1")
    assert ann.ask("PUT", ann.at("/seats/1"), {"kind": "mine"}).status_code == 403

"""The gate: two servers, alike but for figures that a seat never saw; every byte it is sent must agree.

In both worlds the same acts are done and the same things are said, asked and refused. What the seat,
its second device and a spectator are sent is collected channel by channel. Ids, tokens and instants
are made alike; whatever else differs is a leak. Planted leaks prove that each channel is heard.
"""

from __future__ import annotations

import logging
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.games.in_a_grove import GAME
from ludoteca.games.in_a_grove.rules.scene import DEAL_ORDER
from ludoteca.games.in_a_grove.space import FIGURE, FIGURES
from ludoteca.games.in_a_grove.state import Grove
from ludoteca.play import fair, match
from ludoteca.server import routes, sheets, wire
from ludoteca.server.problems import wrong_time
from ludoteca.server.room import Room
from tests.server.table import Guest, House, seated, serving, settings_for

SEATS = 4
DEAL = [3, 7, 1, 5, 2, 6, 0, 4]
"""The figures in the order they are dealt in: four alibis, A, B, C, the victim."""

Turn = dict[str, str]
SWAPPED: list[Turn] = [
    {"leave": "B", "tamper": "A", "accuse": "A"},
    {"leave": "A", "accuse": "A"},
    {"leave": "B", "accuse": "C"},
    {"leave": "C", "accuse": "B"},
]
LEFT_BE: list[Turn] = [  # every lone chip closes its card for the next player
    {"leave": "C", "let_be": "", "accuse": "B"},
    {"leave": "B", "accuse": "A"},
    {"leave": "A", "accuse": "C"},
    {"leave": "C", "accuse": "B"},
]

Told = dict[str, str]
"""Everything one pair of ears was sent, by channel."""


# Two worlds


def _words(turn: Turn) -> Iterator[dict[str, str]]:
    for do, place in turn.items():
        yield {"do": do, "place": place} if place else {"do": do}


def _after(deal: list[int], turns: list[Turn]) -> Grove:
    """The table when all but the last chip lie there: whoever has not seen a figure by then, has not."""
    state = GAME.setup(SEATS, {"first_discoverer": 0})
    assert isinstance(state, Grove)
    for figure in deal:
        state.apply_chance(FIGURE + figure)
    for seat, turn in enumerate(turns):
        for words in list(_words(turn))[: -1 if seat == SEATS - 1 else None]:
            state.apply(seat, GAME.actions.from_words(words))
    return state


def _other_deal(turns: list[Turn], seat: int, *, beyond_the_truth: bool) -> list[int]:
    """The same deal, but for the figures that the seat has not seen: each lies elsewhere."""
    state = _after(DEAL, turns)
    shown = {state.figures[place] for place in range(3)} if beyond_the_truth else set()
    unseen = [f for f in DEAL if not state.witnesses[f] >> seat & 1 and f not in shown]
    assert len(unseen) >= 2
    moved = dict(zip(unseen, unseen[1:] + unseen[:1], strict=True))
    return [moved.get(figure, figure) for figure in DEAL]


class _Dealt:
    """Chance that deals what it is told to, again in each round."""

    def __init__(self, deal: list[int]) -> None:
        self.deal = deal

    def pick(self, purpose: str, n: int, outcomes: list[tuple[int, int]]) -> int:
        assert len(self.deal) == len(DEAL_ORDER[SEATS]) == FIGURES
        return FIGURE + self.deal[n % len(self.deal)]


# One evening: everybody acts, the listeners also ask for all there is and for what they may not have


class Evening:
    """One table in one world, heard by a seat, its second device and a spectator."""

    def __init__(self, house: House, turns: list[Turn], seat: int, *, notes: str = "") -> None:
        self.turns, self.seat, self.notes = turns, seat, notes
        settings = {"spectators": True, "pace": "none"}
        self.guests = seated(
            house, SEATS, GAME.id, options={"first_discoverer": 0}, settings=settings, nonce="ab" * 32
        )
        self.listener = self.guests[seat]
        self.told: dict[str, Told] = {}
        for guest in self.guests:
            guest.frame()  # all are there before anybody listens, so that nobody comes or goes later
        self.phone = _come(house.guest(), f"/s/{self.listener.token}")
        self.watcher = _come(house.guest(), f"/w/{self.listener.look()['watch']}")
        self.ears = {"seat": self.listener, "second device": self.phone, "spectator": self.watcher}
        for ear in self.ears.values():
            ear.received.clear()
            ear.stream(since=0)

    def play(self, *, to_the_truth: bool) -> None:
        for seat, turn in enumerate(self.turns):
            guest = self.guests[seat]
            if self.notes and seat != self.seat:
                guest.good("PUT", guest.at("/sheet"), {"marks": {"A": {"6": "yes"}}, "notes": self.notes})
            if seat != self.seat:
                guest.good("POST", guest.at("/chat"), {"text": f"I am {seat}", "id": f"chat-{seat}"})
            last = seat == SEATS - 1 and not to_the_truth
            for words in list(_words(turn))[: -1 if last else None]:
                self._act(guest, seat, words)
            self.listen()

    def _act(self, guest: Guest, seat: int, words: dict[str, str]) -> None:
        frame = guest.frame()
        if words in guest.choices(frame):
            if seat == self.seat:
                draft = {"decision": frame["decision"], "seat": seat, "actions": [words]}
                guest.good("POST", guest.at("/preview"), draft)
            assert guest.command(frame, [words], seat, f"{seat}-{words['do']}")["answer"] == "accepted"

    def listen(self) -> None:
        """Ask for everything, allowed or not, with all three pairs of ears."""
        head = self.listener.look()["head"]
        for name, ear in self.ears.items():
            told = self.told.setdefault(name, defaultdict(str))
            _catch_up(ear, head)
            for channel, ask in ASKED.items():
                told[channel] += _heard(ear, ask)
            told["answers so far"] = "\n".join(ear.received)
            events = ear.streams[-1].seen
            told["frames"] = "\n".join(e.raw for e in events if e.name == "frame")
            tables = {re.sub(r'"head":\d+', "", e.raw) for e in events if e.name == "table"}
            told["chat"] = "\n".join(["", *(e.raw for e in events if e.name == "chat")])
            told["table events"] = "\n".join(sorted(tables))

    def alike(self, text: str) -> str:
        """Ids, links, tokens and instants that are drawn for each table, by common names."""
        table = self.listener.look()
        drawn = {self.listener.table: "TABLE", table["watch"]: "WATCH", self.listener.invite: "INVITE"}
        drawn |= {guest.token: f"TOKEN {n}" for n, guest in enumerate([*self.guests, self.watcher])}
        for value, name in drawn.items():
            text = text.replace(value, name)
        text = re.sub(r'"recovery":"[0-9A-Z]{4}-[0-9A-Z]{4}"', '"recovery":"CODE"', text)
        return re.sub(r"\b1\d{12}\b", "INSTANT", text)


def _catch_up(ear: Guest, head: int) -> None:
    """Read on until the newest frame and the newest chat line are here."""
    stream, lines = ear.streams[-1], len(ear.look()["chat"])

    def behind() -> bool:
        frames = [e.data["seq"] for e in stream.seen if e.name == "frame"]
        return not frames or frames[-1] < head or sum(e.name == "chat" for e in stream.seen) < lines

    while behind():
        stream.next()


def _come(guest: Guest, link: str) -> Guest:
    return guest.sit(guest.good("POST", "/api/links/exchange", {"link": link}))


def _heard(ear: Guest, ask: Callable[[Guest], tuple[str, str, Any]]) -> str:
    answer = ear.ask(*ask(ear))
    kept = sorted((k, v) for k, v in answer.headers.items() if k not in ("date", "retry-after", "set-cookie"))
    return f"{answer.status_code} {kept} {answer.text}\n"


def _order(ear: Guest, words: dict[str, Any], decision: str = "") -> dict[str, Any]:
    seat = ear.seats[0] if ear.seats else 0
    open_now = decision or ear.frame()["decision"]
    return {"decision": open_now, "seat": seat, "actions": [words], "id": "x"}


ASKED: dict[str, Callable[[Guest], tuple[str, str, Any]]] = {
    "table": lambda ear: ("GET", ear.at(), None),
    "poll": lambda ear: ("GET", ear.at("/poll?since=0"), None),
    "html": lambda ear: ("GET", f"/t/{ear.table}", None),
    "export before the end": lambda ear: ("GET", ear.at("/record"), None),
    "replay before the end": lambda ear: ("GET", ear.at("/replay/1"), None),
    "replay link before the end": lambda ear: ("POST", "/api/links/exchange", {"link": f"/r/{ear.table}"}),
    "own sheet": lambda ear: ("GET", ear.at("/sheet"), None),
    "a refused act": lambda ear: ("POST", ear.at("/command"), _order(ear, {"do": "tamper", "place": "B"})),
    "a late act": lambda ear: ("POST", ear.at("/command"), _order(ear, {"do": "let_be"}, "0" * 16)),
    "a senseless act": lambda ear: ("POST", ear.at("/command"), _order(ear, {"do": "peek", "place": "B"})),
    "a senseless body": lambda ear: ("POST", ear.at("/command"), {"nonsense": 1}),
    "another's seat": lambda ear: ("PUT", ear.at("/seats/9"), {"kind": "open"}),
    "a wrong code": lambda ear: ("POST", "/api/recover", {"table": ear.table, "code": "AAAA-AAAA"}),
}


def evening(
    folder: Path,
    deal: list[int],
    turns: list[Turn],
    seat: int,
    *,
    truth: bool = False,
    notes: str = "",
) -> dict[str, str]:
    """Play one evening in one world; give everything that was heard, by ear and channel.

    Decision ids are random; here they are counted, so that they can be compared too. The secret,
    from which nothing is drawn here, is the same, and so is what commits to it.
    """
    with pytest.MonkeyPatch.context() as patch, _log() as log:
        dealt = _Dealt(deal)
        patch.setattr(match, "token_hex", _counted())
        patch.setattr(fair, "new_secret", lambda: bytes(fair.SECRET_BYTES))
        patch.setattr(fair.FairChance, "pick", dealt.pick)
        with serving(settings_for(folder, away_seconds=60)) as house:
            table = Evening(house, turns, seat, notes=notes)
            table.play(to_the_truth=truth)
            heard = {
                f"{ear}, {channel}": table.alike(text)
                for ear, told in table.told.items()
                for channel, text in told.items()
            }
            return {**heard, "the log": table.alike("\n".join(["", *log]))}


class _Listener(logging.Handler):
    """Keeps what is logged."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@contextmanager
def _log() -> Iterator[list[str]]:
    """Everything the house logs."""
    lines: list[str] = []
    listener = _Listener(lines)
    logger = logging.getLogger("ludoteca")
    before = logger.level
    logger.addHandler(listener)
    logger.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        logger.setLevel(before)
        logger.removeHandler(listener)


def _counted() -> Callable[[int], str]:
    numbers = count(1)
    return lambda size: f"{next(numbers):0{2 * size}x}"


def differences(folder: Path, turns: list[Turn], seat: int, *, truth: bool = False) -> set[str]:
    """Play both worlds; name the ears and channels that can tell them apart."""
    other = _other_deal(turns, seat, beyond_the_truth=truth)
    one = evening(folder / "one", DEAL, turns, seat, truth=truth)
    two = evening(folder / "two", other, turns, seat, truth=truth)
    assert one.keys() == two.keys()
    assert all(text for channel, text in one.items() if channel != "the log")
    return {channel for channel, text in one.items() if text != two[channel]}


@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("turns", [SWAPPED, LEFT_BE], ids=["swapped", "left be"])
def test_what_a_seat_has_not_seen_changes_no_byte_it_is_sent(
    tmp_path: Path, seat: int, turns: list[Turn]
) -> None:
    assert differences(tmp_path, turns, seat) == set()


def test_victim_and_far_alibis_stay_unknown_through_the_truth_and_the_next_deal(tmp_path: Path) -> None:
    assert differences(tmp_path, LEFT_BE, 1, truth=True) == set()


def test_sheets_of_others_change_no_byte_either(tmp_path: Path) -> None:
    silent = evening(tmp_path / "one", DEAL, SWAPPED, 1)
    writing = evening(tmp_path / "two", DEAL, SWAPPED, 1, notes="it was the heron")
    assert {channel for channel, text in silent.items() if text != writing[channel]} == set()


# --- planted leaks: the arrangement, slipped into one channel after the other


def _arrangement(room: Room) -> str:
    state = room.need_match().state
    assert isinstance(state, Grove)
    return ",".join(map(str, state.figures))


def _leak_view(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "viewer", lambda room, holder: (1 << SEATS) - 1)


def _leak_table(patch: pytest.MonkeyPatch) -> None:
    honest = Room.table

    def leaky(room: Room, holder: Any) -> wire.Table:
        table = honest(room, holder)
        return msgspec.structs.replace(table, problem=_arrangement(room) if room.match else None)

    patch.setattr(Room, "table", leaky)


def _leak_error(patch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room) -> None:
        raise wrong_time(f"the game is not over yet {_arrangement(room)}")

    patch.setattr(routes, "_need_over", leaky)


def _leak_sheet(patch: pytest.MonkeyPatch) -> None:
    async def leaky(room: Room, holder: Any) -> wire.OwnSheet:
        return wire.OwnSheet(notes=_arrangement(room))

    patch.setattr(sheets, "read", leaky)


def _leak_log(patch: pytest.MonkeyPatch) -> None:
    honest = Room.tell

    def leaky(room: Room) -> None:
        honest(room)
        if room.match:
            logging.getLogger("ludoteca").info("told %s", _arrangement(room))

    patch.setattr(Room, "tell", leaky)


def _leak_id(patch: pytest.MonkeyPatch) -> None:
    honest = match.Match._draw

    def leaky(self: Any, step: Any, at: int) -> Any:
        draw = honest(self, step, at)
        patch.setattr(self, "_new_id", lambda: f"{hash(str(draw.outcome)) & 0xFFFF:016x}")
        return draw

    patch.setattr(match.Match, "_draw", leaky)


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], set[str]]] = {
    "view": (_leak_view, {"seat, frames", "seat, poll", "spectator, frames", "second device, frames"}),
    "error": (_leak_error, {"seat, export before the end", "spectator, replay before the end"}),
    "sheet": (_leak_sheet, {"seat, own sheet", "spectator, own sheet"}),
    "table": (_leak_table, {"seat, table", "seat, table events", "spectator, poll"}),
    "log": (_leak_log, {"the log"}),
    "decision id": (_leak_id, {"seat, frames", "spectator, frames"}),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    plant, heard = LEAKS[leak]
    plant(monkeypatch)
    assert heard <= differences(tmp_path, LEFT_BE, 1)

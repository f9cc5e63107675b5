"""A room: one live table, who sits at it, who listens, and the one lock under which it changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, cast

import msgspec

from ludoteca.core import Game, LudotecaError
from ludoteca.play import catalog, fair
from ludoteca.play.frames import Frame
from ludoteca.play.match import Match
from ludoteca.play.record import Sitter, read_record
from ludoteca.server import links, wire
from ludoteca.server.limits import Rates
from ludoteca.server.problems import Trouble, forbidden, wrong_time
from ludoteca.server.settings import Settings
from ludoteca.server.store import ChatRow, HolderRow, Store, Stored, TableRow
from ludoteca.server.workers import Workers

log = logging.getLogger(__name__)

ByeReason = Literal["stopping", "revoked", "too-many", "gone"]

_CHAT_SHOWN = 200


@dataclass(slots=True)
class Services:
    """What every room of a server shares."""

    settings: Settings
    store: Store
    rates: Rates
    workers: Workers
    keep: Callable[[Room], None]
    """Called when a table begins to be played: it is looked after from then on."""


@dataclass(slots=True, eq=False)
class Listener:
    """One open stream of a holder; woken when there may be something new."""

    holder: int
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    bye: ByeReason | None = None

    def dismiss(self, why: ByeReason) -> None:
        """End the stream, with a reason."""
        self.bye = why
        self.wake.set()

    async def wait(self, seconds: float) -> bool:
        """Wait for news; False when there was none for so long."""
        try:
            await asyncio.wait_for(self.wake.wait(), seconds)
        except TimeoutError:
            return False
        self.wake.clear()
        return True


class Room:
    """A table in memory. What is here is on disk already, or never happened."""

    def __init__(self, services: Services, stored: Stored) -> None:
        self.services = services
        self.row: TableRow = stored.table
        self.holders: dict[int, HolderRow] = {holder.n: holder for holder in stored.holders}
        self.tokens: dict[str, int] = stored.tokens
        self.chat: list[ChatRow] = stored.chat
        self.lock = asyncio.Lock()
        self.version = 0
        self.listeners: list[Listener] = []
        self.watchers: list[asyncio.Event] = []
        self.problem: str | None = None
        self.used = time.monotonic()
        self._lines: list[str] | None = stored.lines
        self._match: Match | None = None
        self._seen: dict[int, float] = {}
        self._shown_present: frozenset[int] = frozenset()

    # The game

    @property
    def game(self) -> Game:
        return catalog.find(self.row.game)

    @property
    def match(self) -> Match | None:
        """The game as its record says, folded when it is first asked for; None before the start."""
        if self._match is None and self._lines is not None and self.row.header is not None:
            self._match = self._replay(self.row.header, self._lines)
            self._lines = None
        return self._match

    def need_match(self) -> Match:
        """Give the match; end the request where there is none."""
        match = self.match
        if match is None:
            if self.problem:
                raise Trouble("unreadable", 409, self.problem)
            raise wrong_time("the game has not started")
        return match

    def begin(self, match: Match) -> None:
        """Take a match whose beginning is on disk."""
        self._match = match
        self.services.keep(self)

    async def forget_match(self) -> None:
        """Drop the cached match and fold it anew from disk, after a write that went wrong."""
        stored = await self.services.store.load(self.row.id)
        if stored is not None:
            self.row, self._lines, self._match = stored.table, stored.lines, None

    async def record_lines(self) -> list[str]:
        """Give the record as stored, header first."""
        stored = await self.services.store.load(self.row.id)
        if stored is None or stored.table.header is None:
            raise wrong_time("the game has not started")
        return [stored.table.header, *stored.lines]

    def _replay(self, header: str, lines: list[str]) -> Match | None:
        try:
            record = read_record([header, *lines])
            return Match.replay(record, secret=bytes.fromhex(self.row.secret or ""))
        except LudotecaError as error:
            self.problem = str(error)
        except (ValueError, TypeError, KeyError) as error:
            self.problem = f"its record or secret is damaged ({type(error).__name__})"
        log.error("table %s cannot be replayed: %s", self.row.id, self.problem)
        return None

    def viewer(self, holder: HolderRow | None) -> int:
        """Give the mask of seats whose secrets a holder may see: its own."""
        return holder.seats if holder else 0

    def frame(self, holder: HolderRow | None) -> Frame:
        """Give the newest frame."""
        return self.need_match().frame(self.viewer(holder))

    def frames(self, holder: HolderRow | None, since: int | None) -> list[Frame]:
        """Give every frame after entry `since`, or the newest alone where that is not known."""
        match = self.match
        if match is None:
            return []
        viewer = self.viewer(holder)
        if since is None or not 0 <= since <= match.head:
            return [match.frame(viewer)]
        return list(match.frames(viewer, since)) if since < match.head else []

    # Holders

    def holder(self, token: str) -> HolderRow | None:
        """Find the holder of a token."""
        n = self.tokens.get(links.token_hash(token))
        return None if n is None else self.holders[n]

    def holder_of_seat(self, seat: int) -> HolderRow | None:
        """Find who sits in a seat; nobody does in one that is not there."""
        if not 0 <= seat < self.row.count:
            return None
        return next((h for h in self.holders.values() if h.seats >> seat & 1), None)

    def host(self) -> HolderRow:
        """Give the holder who opened the table."""
        return next(h for h in self.holders.values() if h.role == "host")

    def need_host(self, holder: HolderRow) -> None:
        if holder.role != "host":
            raise forbidden("only the host of the table may do this")

    def wants_spectators(self) -> bool:
        """Say whether somebody without a seat may look on; after the end everybody may."""
        return self.settings.spectators or self.row.status == "over"

    def free_seats(self) -> list[int]:
        """List the seats that nobody holds and no bot sits in, before the start."""
        return [s for s in range(self.row.count) if s not in self.row.bots and not self.holder_of_seat(s)]

    # Presence

    def listen(self, holder: HolderRow) -> Listener:
        """Open a stream for a holder; the oldest of too many ends."""
        listener = Listener(holder.n)
        theirs = [other for other in self.listeners if other.holder == holder.n and other.bye is None]
        if len(theirs) >= self.services.settings.limits.streams:
            theirs[0].dismiss("too-many")
        self.listeners.append(listener)
        self.show_presence()
        return listener

    def stuck(self, holder: HolderRow) -> bool:
        """Say whether as many streams as may be open were told to end and do not: nobody reads them."""
        dismissed = sum(other.holder == holder.n and other.bye is not None for other in self.listeners)
        return dismissed >= self.services.settings.limits.streams

    def welcome(self, holder: HolderRow) -> bool:
        """Say whether somebody may be here: with a seat, or as a spectator where those are wanted."""
        return bool(holder.seats) or self.wants_spectators()

    def leave(self, listener: Listener) -> None:
        """Close a stream; its holder counts as away a little later, unless it comes back."""
        self.listeners.remove(listener)
        self.touch(listener.holder)

    def touch(self, holder: int) -> None:
        """Note a sign of life that is no stream."""
        self._seen[holder] = time.monotonic()
        self.show_presence()
        loop = asyncio.get_running_loop()
        loop.call_later(self.services.settings.away_seconds + 0.05, self.show_presence)

    def present(self, holder: int) -> bool:
        """Say whether a holder has a stream open, or had a moment ago."""
        if any(listener.holder == holder for listener in self.listeners):
            return True
        seen = self._seen.get(holder)
        return seen is not None and time.monotonic() - seen < self.services.settings.away_seconds

    def show_presence(self) -> None:
        """Tell everybody who came or went, if anybody with a seat did."""
        present = frozenset(h.n for h in self.holders.values() if h.seats and self.present(h.n))
        if present != self._shown_present:
            self._shown_present = present
            self.tell_table()

    # Telling

    def tell_table(self) -> None:
        """Send everybody the table again."""
        self.version += 1
        self.tell()

    def tell(self) -> None:
        """Wake every stream and the keepers: there is something new on disk."""
        for watcher in self.watchers:
            watcher.set()
        for listener in self.listeners:
            listener.wake.set()

    def dismiss(self, why: ByeReason, holder: int | None = None) -> None:
        """End all streams, or those of one holder."""
        for listener in self.listeners:
            if holder is None or listener.holder == holder:
                listener.dismiss(why)

    # The table as a record

    def table(self, holder: HolderRow | None) -> wire.Table:
        """Describe the table as a holder, or nobody in particular, may see it."""
        row, match = self.row, self.match
        member = holder is not None and bool(holder.seats)
        settings = self.settings
        return wire.Table(
            id=row.id,
            game=row.game,
            status=cast("Literal['waiting', 'playing', 'over']", row.status),
            seats=tuple(self.seat_lines(holder)),
            you=self._you(holder),
            options=row.options,
            settings=settings,
            invite=row.invite if member and row.status == "waiting" else None,
            watch=row.watch if holder and self.wants_spectators() else None,
            replay=row.replay if holder and row.status == "over" else None,
            chat=tuple(self.chat_lines(self.chat[-_CHAT_SHOWN:])),
            problem=self.problem,
            commitment=self.commitment(),
            created=row.created,
            head=match.head if match else 0,
        )

    def commitment(self) -> str:
        """Give the SHA-256 of the table's secret, which was made when it opened; "" where there is none."""
        try:
            return fair.commitment(bytes.fromhex(self.row.secret)) if self.row.secret else ""
        except ValueError:
            return ""

    @property
    def settings(self) -> wire.TableSettings:
        return msgspec.convert(self.row.settings, wire.TableSettings)

    def line(self, holder: HolderRow | None) -> wire.TableLine:
        """Describe the table in one line of a list."""
        seats = list(self.seat_lines(holder))
        may_join = self.settings.listed or (holder is not None and bool(holder.seats))
        return wire.TableLine(
            id=self.row.id,
            game=self.row.game,
            status=cast("Literal['waiting', 'playing', 'over']", self.row.status),
            names=tuple(seat.name for seat in seats if seat.kind != "open"),
            taken=sum(seat.kind != "open" for seat in seats),
            seats=len(seats),
            your_turn=self._awaits(holder),
            at=self.row.touched,
            invite=self.row.invite if self.row.status == "waiting" and may_join else None,
        )

    def chat_lines(self, rows: list[ChatRow]) -> list[wire.ChatLine]:
        return [wire.ChatLine(n=r.n, seat=r.seat, name=r.name, text=r.text, at=r.at) for r in rows]

    def seat_lines(self, holder: HolderRow | None) -> list[wire.SeatLine]:
        """Describe every seat."""
        return [self._seat_line(seat, holder) for seat in range(self.row.count)]

    def sitters(self) -> list[Sitter | None]:
        """Say who sits where: as the record says, or before the start as the lobby does."""
        if self.row.header is not None and (self._match is None or self.problem):
            return list(read_record([self.row.header]).header.seats)
        if self._match is not None:
            return list(self._match.sitters)
        return [self._lobby_sitter(seat) for seat in range(self.row.count)]

    def _lobby_sitter(self, seat: int) -> Sitter | None:
        if seat in self.row.bots:
            return Sitter(name=self.bot_name(seat), bot=self.row.bots[seat])
        holder = self.holder_of_seat(seat)
        return Sitter(name=holder.name, person=holder.n) if holder else None

    def bot_name(self, seat: int) -> str:
        """Name a bot by its kind and seat, so that two of a kind can be told apart."""
        return f"{self.row.bots[seat].capitalize()} bot {seat + 1}"

    def _seat_line(self, seat: int, holder: HolderRow | None) -> wire.SeatLine:
        sitter = self.sitters()[seat]
        owner = self.holder_of_seat(seat)
        if sitter is None:
            return wire.SeatLine(seat=seat, kind="open")
        return wire.SeatLine(
            seat=seat,
            kind="bot" if sitter.bot else "person",
            name=sitter.name,
            bot=sitter.bot,
            present=bool(sitter.bot) or (owner is not None and self.present(owner.n)),
            host=owner is not None and owner.role == "host",
            you=owner is not None and holder is not None and owner.n == holder.n,
        )

    def _you(self, holder: HolderRow | None) -> wire.You:
        if holder is None:
            return wire.You(watching=True)
        mine = tuple(seat for seat in range(self.row.count) if holder.seats >> seat & 1)
        return wire.You(seats=mine, host=holder.role == "host", watching=not mine, name=holder.name)

    def _awaits(self, holder: HolderRow | None) -> bool:
        if holder is None or self.row.status != "playing" or self.match is None:
            return False
        return any(holder.seats >> seat & 1 for seat in self.match.state.awaited())

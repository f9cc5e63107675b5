"""The house: all rooms of a server, and the ways into them: opening, joining, links, recovery."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from contextlib import AsyncExitStack, suppress

import msgspec

from ludoteca.core import LudotecaError
from ludoteca.play import catalog, fair
from ludoteca.server import keeper, links, lobby, wire
from ludoteca.server.instants import now
from ludoteca.server.limits import Rates, clean_name
from ludoteca.server.links import Link
from ludoteca.server.problems import Trouble, bad_value, forbidden, not_found, wrong_time
from ludoteca.server.room import Room, Services
from ludoteca.server.settings import Settings
from ludoteca.server.store import DamagedTable, HolderRow, Store, TableRow
from ludoteca.server.workers import Workers

log = logging.getLogger(__name__)

_HEARTBEAT = 5.0
_ROOM_KEPT = 900.0
_SWEEP_EVERY = 6 * 3600.0
_WAITING_KEPT = 14 * 86_400_000
_LISTED = 50


class Entrance(msgspec.Struct, frozen=True):
    """Somebody came in: the room, who they are, and the token that proves it."""

    room: Room
    holder: HolderRow
    token: str

    def joined(self) -> wire.Joined:
        """Answer them: the table, and their own seat link if they have a seat."""
        link = f"/s/{self.token}" if self.holder.seats else None
        return wire.Joined(table=self.room.table(self.holder), token=self.token, seat_link=link)


class House:
    """All tables of one server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.rates = Rates()
        self.services = Services(settings, store, self.rates, Workers(settings.bot_workers), self._keep)
        self.rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        self._closed = False

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """Open the store and take up every table that is being played."""
        store = await Store.open(settings.database)
        house = cls(settings, store)
        last_alive = await store.last_alive()
        for table in await store.playing():
            try:
                await keeper.credit(await house.room(table), last_alive)
            except Exception as error:  # one damaged table closes no house
                log.error("table %s cannot be taken up: %s", table, type(error).__name__)
        house._spawn(house._stay_alive(), "heartbeat")
        house._spawn(house._sweep(), "sweeper")
        return house

    def end_streams(self) -> None:
        """Say goodbye on every stream, so that the server can stop at once."""
        self.stopping = True
        for room in self.rooms.values():
            room.dismiss("stopping")

    async def close(self) -> None:
        """Stop everything; what is on disk is all there is."""
        self.end_streams()
        if self._closed:
            return
        self._closed = True
        async with AsyncExitStack() as quiet:
            for room in list(self.rooms.values()):
                await quiet.enter_async_context(room.lock)  # an act that has begun comes to its end
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self.services.workers.close()
        await self.store.say_alive(now())
        await self.store.close()

    # Rooms

    async def room(self, table: str) -> Room:
        """Give the room of a table; end the request where there is none."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        async with self._loading:
            if table not in self.rooms:
                self._take_up(await self._load(table))
            return self.rooms[table]

    async def _load(self, table: str) -> Room:
        try:
            stored = await self.store.load(table)
            room = Room(self.services, stored) if stored else None
            if room is not None:
                msgspec.convert(room.row.settings, wire.TableSettings)
            if room is not None and room.row.status == "waiting" and not room.row.secret:
                room.row = msgspec.structs.replace(room.row, secret=fair.new_secret().hex())
                await self.store.save_table(room.row)  # it was opened by a program that made it at the start
        except (msgspec.DecodeError, DamagedTable) as error:
            log.error("table %s is damaged: %s", table, type(error).__name__)
            raise Trouble("unreadable", 409, "what is stored of this table is damaged") from error
        if room is None:
            raise not_found("there is no such table")
        return room

    async def enter(self, table: str, token: str | None) -> tuple[Room, HolderRow]:
        """Let a holder into the room of its table; end the request of anybody else."""
        room = await self.room(table)
        room.used = time.monotonic()
        holder = room.holder(token) if token else None
        if holder is None:
            raise forbidden("this link or cookie opens no seat here")
        _need_welcome(room, holder)
        return room, holder

    def _take_up(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        if room.row.status == "playing":
            self._keep(room)

    def _keep(self, room: Room) -> None:
        for work in keeper.works(room):
            self._spawn(work, f"keeper of {room.row.id}")

    def _spawn(self, work: keeper.Work, name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("%s ended", task.get_name(), exc_info=error)

    async def _stay_alive(self) -> None:
        while True:
            await self.store.say_alive(now())
            self._let_go()
            await asyncio.sleep(_HEARTBEAT)

    def _let_go(self) -> None:
        """Drop rooms from memory that nobody uses and nothing happens in; they come back from disk."""
        for table, room in list(self.rooms.items()):
            idle = time.monotonic() - room.used > _ROOM_KEPT
            if idle and room.row.status != "playing" and not room.listeners and not room.lock.locked():
                del self.rooms[table]

    async def _sweep(self) -> None:
        """Forget tables at which nobody ever started."""
        while True:
            for table in await self.store.sweep(now() - _WAITING_KEPT):
                if room := self.rooms.pop(table, None):
                    room.dismiss("gone")
            await asyncio.sleep(_SWEEP_EVERY)

    # Ways in

    async def open_table(self, asked: wire.NewTable) -> Entrance:
        """Open a table; who asks sits in seat 0 and is its host."""
        if await self.store.count() >= self.settings.limits.tables:
            raise Trouble("too-many", 503, "no more tables fit in here")
        row = _new_row(asked)
        host = HolderRow(n=1, role="host", seats=1, name=clean_name(asked.name), nonce=asked.nonce or "")
        token = links.new_token()
        await self.store.add_table(row, host, links.token_hash(token))
        room = await self.room(row.id)
        return Entrance(room, room.host(), token)

    async def join(self, asked: wire.Join, tokens: list[str]) -> Entrance:
        """Sit down with an invitation; who has a seat there already gets that one again."""
        table = await self.store.find_link("invite", links.read_invite(asked.invite))
        if table is None:
            raise links.no_such_link()
        room = await self.room(table)
        for token in tokens:
            holder = room.holder(token)
            if holder and holder.seats:
                return Entrance(room, holder, token)
        return Entrance(room, *await lobby.join(room, clean_name(asked.name), asked.nonce or ""))

    async def exchange(self, text: str, tokens: list[str]) -> Entrance:
        """Open a seat, watch or replay link."""
        link = links.read_link(text)
        if link.kind == "s":
            return await self._exchange_seat(link)
        column = {"w": "watch", "r": "replay"}.get(link.kind)
        table = column and await self.store.find_link(column, link.code)
        if not table:
            raise links.no_such_link()
        room = await self.room(table)
        self._check_open(room, link)
        for token in tokens:
            if holder := room.holder(token):
                return Entrance(room, holder, token)
        return Entrance(room, *await lobby.let_in(room, "watch", "", 0))

    async def _exchange_seat(self, link: Link) -> Entrance:
        found = await self.store.find_token(links.token_hash(link.code))
        if found is None:
            raise links.no_such_link()
        room = await self.room(found[0])
        _need_welcome(room, room.holders[found[1]])
        return Entrance(room, room.holders[found[1]], link.code)

    def _check_open(self, room: Room, link: Link) -> None:
        if link.kind == "w" and not room.wants_spectators():
            raise forbidden("this table wants no spectators")
        if link.kind == "r" and room.row.status != "over":
            raise wrong_time("the game is not over yet")

    async def recover(self, asked: wire.Recover) -> Entrance:
        """Come back to a seat with its recovery code."""
        room = await self.room(asked.table)
        code = await asyncio.to_thread(links.recovery_hash, room.row.id, asked.code)
        for holder in room.holders.values():
            if holder.recovery and hmac.compare_digest(holder.recovery, code):
                _need_welcome(room, holder)
                return Entrance(room, holder, await lobby.new_token(room, holder))
        raise links.no_such_link()

    # Lists

    async def tables(self, tokens: list[tuple[str, str]]) -> wire.Tables:
        """List the tables that some tokens open, and those that anybody may join."""
        yours: list[wire.TableLine] = []
        for table, token in tokens:
            try:
                room, holder = await self.enter(table, token)
            except Trouble:
                continue
            yours.append(room.line(holder))
        mine = {line.id for line in yours}
        listed: list[Room] = []
        for table in await self.store.listed(_LISTED):
            if table not in mine:
                with suppress(Trouble):
                    listed.append(await self.room(table))
        yours.sort(key=lambda line: -line.at)
        return wire.Tables(tuple(yours), tuple(room.line(None) for room in listed))


def _need_welcome(room: Room, holder: HolderRow) -> None:
    if not room.welcome(holder):
        raise forbidden("this table wants no spectators")


def _new_row(asked: wire.NewTable) -> TableRow:
    try:
        game = catalog.find(asked.game)
        options = game.options(asked.options, game.info.seats.most)
    except LudotecaError as error:
        raise bad_value(getattr(error, "field", "game"), str(error)) from error
    at = now()
    return TableRow(
        id=links.new_table_id(),
        game=game.id,
        status="waiting",
        count=game.info.seats.most,
        bots={},
        options=dict(options),
        settings=msgspec.to_builtins(asked.settings),
        listed=asked.settings.listed,
        invite=links.new_invite(),
        watch=links.new_token(),
        replay=links.new_token(),
        created=at,
        touched=at,
        secret=fair.new_secret().hex(),  # before anybody's nonce; its commitment is shown from now on
    )

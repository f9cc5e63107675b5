"""Before the game and around it: who sits where, options, the start, holders and their links."""

from __future__ import annotations

import asyncio

import msgspec

from ludoteca import bots
from ludoteca.core import LudotecaError, Options
from ludoteca.play.match import Match
from ludoteca.play.record import Sitter, write_lines
from ludoteca.server import links, wire
from ludoteca.server.instants import now
from ludoteca.server.problems import Trouble, bad_value, forbidden, not_found, wrong_time
from ludoteca.server.room import Room
from ludoteca.server.store import ChatRow, HolderRow

MILLISECONDS = 1000


async def join(room: Room, name: str, nonce: str) -> tuple[HolderRow, str]:
    """Sit a new guest down in the first free seat."""
    async with room.lock:
        _need_waiting(room)
        free = room.free_seats()
        if not free:
            raise Trouble("seats-taken", 409, "every seat of this table is taken")
        entered = await _add_holder(room, "seat", _own_name(room, name), 1 << free[0], nonce)
        room.tell_table()
        return entered


async def let_in(room: Room, role: str, name: str, seats: int) -> tuple[HolderRow, str]:
    """Let a spectator in."""
    async with room.lock:
        return await _add_holder(room, role, name, seats, "")


async def change(room: Room, holder: HolderRow, asked: wire.ChangeTable) -> None:
    """Change options or settings before the start."""
    async with room.lock:
        room.need_host(room.holders[holder.n])
        _need_waiting(room)
        row = msgspec.structs.replace(room.row)
        if asked.options is not None:
            row.options = dict(_options(room, {**row.options, **asked.options}, row.count))
        if asked.settings is not None:
            row.settings = msgspec.to_builtins(asked.settings)
            row.listed = asked.settings.listed
        await room.services.store.save_table(row)
        room.row = row
        for spectator in room.holders.values():
            if not spectator.seats and not room.wants_spectators():
                room.dismiss("revoked", spectator.n)
        room.tell_table()


async def change_seat(room: Room, holder: HolderRow, seat: int, asked: wire.ChangeSeat) -> None:
    """Put a bot in a seat, open it, or take it besides one's own; before the start."""
    async with room.lock:
        holder = room.holders[holder.n]  # as it is now: somebody else may have had the lock meanwhile
        _need_waiting(room)
        if not 0 <= seat < room.row.count:
            raise not_found(f"there is no seat {seat}")
        match asked.kind:
            case "mine":
                await _take_seat(room, holder, seat)
            case "bot":
                room.need_host(holder)
                await _seat_bot(room, seat, asked.bot)
            case "open":
                await _open_seat(room, holder, seat)
        room.tell_table()


async def give_nonce(room: Room, holder: HolderRow, nonce: str) -> None:
    """Keep a holder's own randomness until the start."""
    async with room.lock:
        holder = room.holders[holder.n]
        _need_waiting(room)
        if not holder.seats:
            raise forbidden("a spectator gives no randomness")
        changed = msgspec.structs.replace(holder, nonce=nonce)
        await _save_holders(room, [changed])


async def start(room: Room, holder: HolderRow) -> None:
    """Start the game with the seats that are taken; the others are removed."""
    async with room.lock:
        room.need_host(room.holders[holder.n])
        _need_waiting(room)
        taken = [seat for seat in range(room.row.count) if seat not in room.free_seats()]
        least = room.game.info.seats.least
        if len(taken) < least:
            raise Trouble("needs-players", 409, f"{least} are needed, {len(taken)} are here")
        await _begin(room, taken)
        room.tell_table()


async def _begin(room: Room, taken: list[int]) -> None:
    """Close up the seats, deal, and put the whole beginning on disk at once."""
    place = {seat: at for at, seat in enumerate(taken)}
    row = msgspec.structs.replace(room.row, count=len(taken), status="playing", touched=now())
    row.bots = {place[seat]: bot for seat, bot in room.row.bots.items()}
    holders = [msgspec.structs.replace(h, seats=_moved(h.seats, place)) for h in room.holders.values()]
    row.options = dict(_options(room, room.row.options, row.count))
    sitters = [_sitter(room, seat) for seat in taken]
    nonces = {seat: h.nonce for h in holders for seat in range(row.count) if h.nonce and h.seats >> seat & 1}
    secret = _secret(room)
    settings = room.settings
    plan = Match.begin(
        room.game,
        sitters,
        row.options,
        secret=secret,
        nonces=nonces,
        at=row.touched,
        turn_ms=0 if settings.pace == "none" else settings.turn_seconds * MILLISECONDS,
    )
    plan.match.adopt(plan)
    header, *lines = write_lines(plan.match.record)
    row.header = header.decode()
    chat = [_moved_chat(line, place) for line in room.chat]
    await room.services.store.start(row, holders, lines, chat)
    room.chat = chat
    room.row = row
    room.holders = {h.n: h for h in holders}
    room.begin(plan.match)


def _secret(room: Room) -> bytes:
    """Give the secret that the table committed to when it opened."""
    if not room.commitment():
        raise Trouble("unreadable", 409, "the secret of this table is damaged")
    return bytes.fromhex(room.row.secret or "")


def _moved(seats: int, place: dict[int, int]) -> int:
    return sum(1 << at for seat, at in place.items() if seats >> seat & 1)


def _moved_chat(line: ChatRow, place: dict[int, int]) -> ChatRow:
    return msgspec.structs.replace(line, seat=None if line.seat is None else place.get(line.seat))


def _sitter(room: Room, seat: int) -> Sitter:
    sitter = room.sitters()[seat]
    if sitter is None:
        raise AssertionError("only taken seats are asked for")
    return sitter


def _options(room: Room, chosen: dict[str, object], seats: int) -> Options:
    try:
        return room.game.options(chosen, seats)
    except LudotecaError as error:
        raise bad_value(getattr(error, "field", "options"), str(error)) from error


def checked_bot(room: Room, bot: str) -> str:
    """Give the id of a bot that plays this game; refuse any other."""
    try:
        bots.find(bot, room.game)
    except LudotecaError as error:
        raise bad_value("bot", str(error)) from error
    return bot


async def _seat_bot(room: Room, seat: int, bot: str) -> None:
    checked_bot(room, bot)
    if room.holder_of_seat(seat):
        raise wrong_time("somebody sits there")
    row = msgspec.structs.replace(room.row, bots={**room.row.bots, seat: bot})
    await room.services.store.save_table(row)
    room.row = row


async def _open_seat(room: Room, holder: HolderRow, seat: int) -> None:
    """Send a bot or a guest away, or stand up oneself; the host keeps its last seat."""
    owner = room.holder_of_seat(seat)
    if owner is None:
        room.need_host(holder)
        row = msgspec.structs.replace(room.row, bots={s: b for s, b in room.row.bots.items() if s != seat})
        await room.services.store.save_table(row)
        room.row = row
        return
    if owner.n != holder.n:
        room.need_host(holder)
    left = owner.seats & ~(1 << seat)
    if owner.role == "host" and not left:
        raise wrong_time("the host keeps a seat")
    role = owner.role if left else "watch"
    await _save_holders(room, [msgspec.structs.replace(owner, seats=left, role=role)])
    if not left and not room.wants_spectators():
        room.dismiss("revoked", owner.n)


async def _take_seat(room: Room, holder: HolderRow, seat: int) -> None:
    if seat not in room.free_seats():
        raise wrong_time("this seat is taken")
    most = room.game.info.seats.per_holder
    if not holder.seats:
        raise forbidden("a spectator needs an invitation to sit down")
    if holder.seats.bit_count() >= most:
        raise forbidden(f"one person holds at most {most} here")
    await _save_holders(room, [msgspec.structs.replace(holder, seats=holder.seats | 1 << seat)])


async def new_token(room: Room, holder: HolderRow, *, alone: bool = False) -> str:
    """Give a holder another token; `alone` takes back all others and ends their streams."""
    async with room.lock:
        token = links.new_token()
        hashed = links.token_hash(token)
        await room.services.store.add_token(room.row.id, holder.n, hashed, alone=alone)
        if alone:
            room.tokens = {known: n for known, n in room.tokens.items() if n != holder.n}
            room.dismiss("revoked", holder.n)
        room.tokens[hashed] = holder.n
        return token


async def recovery_for(room: Room, holder: HolderRow) -> tuple[HolderRow, str]:
    """Make a holder's recovery code, to be stored with its first act."""
    code = links.new_recovery()
    hashed = await asyncio.to_thread(links.recovery_hash, room.row.id, code)
    return msgspec.structs.replace(holder, recovery=hashed), code


async def _add_holder(room: Room, role: str, name: str, seats: int, nonce: str) -> tuple[HolderRow, str]:
    # Spectators have no name; however many come, they keep nobody from a seat.
    alike = sum(bool(known.name) == bool(name) for known in room.holders.values())
    if alike >= room.services.settings.limits.holders:
        raise Trouble("too-many", 409, "no more people fit around this table")
    holder = HolderRow(n=max(room.holders) + 1, role=role, seats=seats, name=name, nonce=nonce)
    token = links.new_token()
    hashed = links.token_hash(token)
    await room.services.store.add_holder(room.row.id, holder, hashed)
    room.holders[holder.n] = holder
    room.tokens[hashed] = holder.n
    return holder, token


async def _save_holders(room: Room, holders: list[HolderRow]) -> None:
    await room.services.store.save_holders(room.row.id, holders)
    room.holders.update({holder.n: holder for holder in holders})


def _own_name(room: Room, name: str) -> str:
    """Tell two people of one name apart."""
    known = {holder.name.casefold() for holder in room.holders.values() if holder.seats}
    taken = name
    number = 2
    while taken.casefold() in known:
        taken = f"{name[:34].rstrip()} ({number})"
        number += 1
    return taken


def _need_waiting(room: Room) -> None:
    if room.row.status != "waiting":
        raise wrong_time("the game has started")

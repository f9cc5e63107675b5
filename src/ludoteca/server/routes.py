"""The routes of the API: each reads a record, asks the house or a room, and answers with a record."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get, patch, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from ludoteca import bots
from ludoteca.core import LudotecaError
from ludoteca.play import catalog
from ludoteca.play.frames import Frame, Preview
from ludoteca.server import acts, books, links, lobby, sheets, wire
from ludoteca.server import stream as streams
from ludoteca.server.access import AnyRequest, cookie, enter, spend, table_tokens, tokens
from ludoteca.server.house import Entrance, House
from ludoteca.server.problems import Trouble, forbidden, not_found, wrong_time
from ludoteca.server.room import Room
from ludoteca.server.store import HolderRow

Since = Annotated[int | None, QueryParameter(ge=-1, le=2**31, description="the last entry that was seen")]
TableId = FromPath[str]
STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


def house_of(state: State) -> House:
    house: House = state.house
    return house


# The catalog


@get("/games")
async def list_games() -> list[wire.CatalogGame]:
    """Every game of the house, with the bots that play it."""
    games = await asyncio.to_thread(books.games)
    return [wire.CatalogGame(game.id, game.info, tuple(bots.available(game))) for game in games]


@get("/games/{game:str}/texts/{lang:str}", media_type="text/plain")
async def get_texts(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """The game's Fluent messages in one language."""
    found = await asyncio.to_thread(books.texts, _folder(game), lang)
    return Response(found, headers={"Cache-Control": "no-cache"})


@get("/games/{game:str}/rulebook")
async def get_rulebook(game: FromPath[str], lang: FromQuery[str] = "en") -> list[wire.Rule]:
    """The game's numbered rules, with their sentences."""
    return await asyncio.to_thread(books.rules, _folder(game), lang)


# Tables


@get("/tables")
async def list_tables(request: AnyRequest, state: State) -> wire.Tables:
    """The asker's tables, and those that anybody may join."""
    house = house_of(state)
    spend(request, house, "list", house.settings.limits.requests)
    return await house.tables(table_tokens(request))


@post("/tables", status_code=201)
async def open_table(
    request: AnyRequest, state: State, data: JSONBody[wire.NewTable]
) -> Response[wire.Joined]:
    """Open a table and sit down in seat 0 as its host."""
    house = house_of(state)
    spend(request, house, "open", house.settings.limits.creations)
    return _joined(request, await house.open_table(data))


@post("/join", status_code=200)
async def join(request: AnyRequest, state: State, data: JSONBody[wire.Join]) -> Response[wire.Joined]:
    """Sit down in a free seat with an invitation."""
    house = house_of(state)
    spend(request, house, "join", house.settings.limits.joins)
    return _joined(request, await house.join(data, tokens(request)))


@post("/links/exchange", status_code=200)
async def exchange_link(
    request: AnyRequest, state: State, data: JSONBody[wire.OpenLink]
) -> Response[wire.Joined | wire.Replay]:
    """Open a seat, watch or replay link: the cookie instead of the token in the address."""
    house = house_of(state)
    spend(request, house, "join", house.settings.limits.joins)
    entrance = await house.exchange(data.link, tokens(request))
    opened: wire.Joined | wire.Replay = entrance.joined()
    if links.read_link(data.link).kind == "r":
        opened = wire.Replay(table=opened.table, last=opened.table.head)
    return Response(opened, cookies=[cookie(request, entrance)])


@post("/recover", status_code=200)
async def recover(request: AnyRequest, state: State, data: JSONBody[wire.Recover]) -> Response[wire.Joined]:
    """Come back to a seat with its recovery code."""
    house = house_of(state)
    spend(request, house, "join", house.settings.limits.joins)
    house.rates.spend("recover", data.table, house.settings.limits.joins)
    return _joined(request, await house.recover(data))


@get("/tables/{table:str}")
async def get_table(request: AnyRequest, state: State, table: TableId) -> wire.Table:
    """The table as the asker may see it."""
    room, holder, _ = await enter(request, house_of(state), table)
    return room.table(holder)


@patch("/tables/{table:str}")
async def change_table(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.ChangeTable]
) -> wire.Table:
    """Change options or settings before the start (host)."""
    room, holder = await _enter_to_act(request, state, table)
    await lobby.change(room, holder, data)
    return room.table(holder)


@put("/tables/{table:str}/seats/{seat:int}")
async def change_seat(
    request: AnyRequest, state: State, table: TableId, seat: FromPath[int], data: JSONBody[wire.ChangeSeat]
) -> wire.Table:
    """Put a bot in a seat, open it, or take it; once the game runs, let a bot stand in or come back."""
    room, holder = await _enter_to_act(request, state, table)
    _spend_change(state, room, holder)
    if room.row.status == "waiting":
        await lobby.change_seat(room, holder, seat, data)
    else:
        await acts.change_sitter(room, holder, seat, data)
    return room.table(room.holders[holder.n])


@post("/tables/{table:str}/start", status_code=200)
async def start_table(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.Nothing]
) -> wire.Table:
    """Start with the seats that are taken (host)."""
    room, holder = await _enter_to_act(request, state, table)
    await lobby.start(room, holder)
    return room.table(room.holders[holder.n])


@post("/tables/{table:str}/nonce", status_code=200)
async def give_nonce(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.GiveNonce]
) -> wire.Table:
    """Give one's own randomness for fair chance, before the start."""
    room, holder = await _enter_to_act(request, state, table)
    await lobby.give_nonce(room, holder, data.nonce)
    return room.table(room.holders[holder.n])


@post("/tables/{table:str}/links/seat", status_code=200)
async def get_seat_link(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.SeatLinkRequest]
) -> Response[wire.SeatLink]:
    """The asker's own seat link for a second device, or a new one that cuts off all others."""
    house = house_of(state)
    room, holder, token = await enter(request, house, table)
    if not holder.seats:
        raise forbidden("a spectator has no seat link")
    spend(request, house, "join", house.settings.limits.joins)
    if data.revoke:
        token = await lobby.new_token(room, holder, alone=True)
    link = wire.SeatLink(seat_link=f"/s/{token}", token=token)
    return Response(link, cookies=[cookie(request, Entrance(room, holder, token))])


# Play


@post("/tables/{table:str}/command", status_code=200)
async def post_command(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.Order]
) -> wire.Answer:
    """Answer a decision with actions in words."""
    room, holder = await _enter_to_act(request, state, table)
    return await acts.command(room, holder, data)


@post("/tables/{table:str}/preview", status_code=200)
async def post_preview(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.DraftOrder]
) -> Preview | wire.Stale | wire.NotYours:
    """See what a draft would lead to."""
    room, holder = await _enter_to_act(request, state, table)
    return await acts.preview(room, holder, data)


@post("/tables/{table:str}/undo", status_code=200)
async def post_undo(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.TakeBack]
) -> wire.Answer:
    """Take back, or ask the table whether one may."""
    room, holder = await _enter_to_act(request, state, table)
    _spend_change(state, room, holder)
    return await acts.take_back(room, holder, data)


@post("/tables/{table:str}/vote", status_code=200)
async def post_vote(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.Voice]
) -> wire.Answer:
    """Give one's voice on the open question."""
    room, holder = await _enter_to_act(request, state, table)
    _spend_change(state, room, holder)
    return await acts.vote(room, holder, data)


@post("/tables/{table:str}/chat", status_code=200)
async def post_chat(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.Say]
) -> wire.Answer:
    """Say something to the table."""
    house = house_of(state)
    room, holder, _ = await enter(request, house, table)
    house.rates.spend("chat", (table, holder.n), house.settings.limits.chat)
    house.rates.spend("table chat", table, house.settings.limits.table_chat)
    return await acts.say(room, holder, data)


@get("/tables/{table:str}/sheet")
async def get_sheet(request: AnyRequest, state: State, table: TableId) -> wire.OwnSheet:
    """The asker's own private sheet and notes."""
    room, holder = await _enter_alone(request, state, table)
    return await sheets.read(room, holder)


@put("/tables/{table:str}/sheet")
async def put_sheet(
    request: AnyRequest, state: State, table: TableId, data: JSONBody[wire.SheetOrder]
) -> wire.OwnSheet:
    """Keep the asker's own private sheet and notes; nobody else learns of it."""
    room, holder = await _enter_alone(request, state, table)
    return await sheets.write(room, holder, data)


@get("/tables/{table:str}/stream", media_type="text/event-stream")
async def get_stream(request: AnyRequest, state: State, table: TableId, since: Since = None) -> Stream:
    """The events of the table as the asker may know them."""
    house = house_of(state)
    room, holder, _ = await enter(request, house, table)
    if house.stopping:
        raise wrong_time("the server is stopping")
    house.rates.spend("stream", (table, holder.n), house.settings.limits.openings)
    if room.stuck(holder):
        raise Trouble("too-fast", 429, "too many streams are open that nobody reads", retry_after=15)
    seen = _last_event(request)
    since = since if seen is None else seen
    _spend_frames(house, room, holder, since)
    events = streams.stream(room, holder, since)
    return Stream(events, media_type="text/event-stream", headers=STREAM_HEADERS)


@get("/tables/{table:str}/poll")
async def get_poll(
    request: AnyRequest,
    state: State,
    table: TableId,
    since: Since = None,
    chat: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
) -> wire.Polled:
    """What the stream would have told since entry `since` and chat line `chat`."""
    house = house_of(state)
    room, holder, _ = await enter(request, house, table)
    house.rates.spend("poll", (table, holder.n), house.settings.limits.commands)
    _spend_frames(house, room, holder, since)
    return streams.poll(room, holder, since, chat)


# After the end


@get("/tables/{table:str}/record", media_type="application/jsonl")
async def get_record(request: AnyRequest, state: State, table: TableId) -> Response[bytes]:
    """The record file: every sealed choice, every draw, and the secret."""
    room, _, _ = await enter(request, house_of(state), table)
    _need_over(room)
    lines = "".join(line + "\n" for line in await room.record_lines())
    name = f"{room.row.game}-{room.row.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(lines.encode(), media_type="application/jsonl", headers=headers)


@get("/tables/{table:str}/replay/{seq:int}")
async def get_replay(
    request: AnyRequest,
    state: State,
    table: TableId,
    seq: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=0, le=31)] = None,
) -> Frame:
    """The frame after an entry from a seat's eyes, or from all of them."""
    house = house_of(state)
    room, holder, _ = await enter(request, house, table)
    house.rates.spend("replay", (table, holder.n), house.settings.limits.requests)
    _need_over(room)
    match = room.need_match()
    if not 0 <= seq <= match.head:
        raise not_found(f"there is no entry {seq}")
    if seat is not None and seat >= match.seats:
        raise not_found(f"there is no seat {seat}")
    return match.frame_at(seq, (1 << match.seats) - 1 if seat is None else 1 << seat)


@post("/qr", status_code=200, media_type="image/svg+xml")
async def make_qr(request: AnyRequest, state: State, data: JSONBody[wire.QrRequest]) -> Response[bytes]:
    """A link as a QR code, as SVG."""
    house = house_of(state)
    spend(request, house, "qr", house.settings.limits.requests)
    drawn = await asyncio.to_thread(books.qr, data.text)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


API = Router(
    "/api",
    route_handlers=[
        list_games,
        get_texts,
        get_rulebook,
        list_tables,
        open_table,
        join,
        exchange_link,
        recover,
        get_table,
        change_table,
        change_seat,
        start_table,
        give_nonce,
        get_seat_link,
        post_command,
        post_preview,
        post_undo,
        post_vote,
        post_chat,
        get_sheet,
        put_sheet,
        get_stream,
        get_poll,
        get_record,
        get_replay,
        make_qr,
    ],
)


def _joined(request: AnyRequest, entrance: Entrance) -> Response[wire.Joined]:
    return Response(entrance.joined(), cookies=[cookie(request, entrance)])


async def _enter_to_act(request: AnyRequest, state: State, table: str) -> tuple[Room, HolderRow]:
    house = house_of(state)
    room, holder, _ = await enter(request, house, table)
    limits = house.settings.limits
    house.rates.spend("command", (table, holder.n), limits.commands)
    house.rates.spend("table command", table, limits.table_commands)
    return room, holder


def _spend_change(state: State, room: Room, holder: HolderRow) -> None:
    """Count what lengthens the record or the lobby's work and needs no turn."""
    house = house_of(state)
    house.rates.spend("change", (room.row.id, holder.n), house.settings.limits.changes)


def _spend_frames(house: House, room: Room, holder: HolderRow, since: int | None) -> None:
    """Count the frames that will have to be built anew, as many as at once may be."""
    match = room.match
    if match is None or since is None or not 0 <= since < match.head:
        return
    rate = house.settings.limits.frames
    house.rates.spend("frames", (room.row.id, holder.n), rate, min(match.head - since, rate.burst))


async def _enter_alone(request: AnyRequest, state: State, table: str) -> tuple[Room, HolderRow]:
    """Enter without drawing on what the table has together: who is alone slows nobody down."""
    house = house_of(state)
    room, holder, _ = await enter(request, house, table)
    house.rates.spend("sheet", (table, holder.n), house.settings.limits.commands)
    return room, holder


def _last_event(request: AnyRequest) -> int | None:
    told = request.headers.get("last-event-id", "")
    return int(told) if told.isdecimal() and len(told) < 10 else None


def _need_over(room: Room) -> None:
    if room.row.status != "over":
        raise wrong_time("the game is not over yet")


def _folder(game: str) -> books.Folder:
    try:
        return catalog.find(game).folder
    except LudotecaError as error:
        raise not_found(str(error)) from error

"""Server-sent events: what is new for one holder, from wherever it left off, until either side ends it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from ludoteca.server import wire
from ludoteca.server.room import Room
from ludoteca.server.store import HolderRow

SIGN_OF_LIFE = b": here\n\n"

_ENCODER = msgspec.json.Encoder()


@dataclass(slots=True)
class Seen:
    """How far a stream has told its holder: entry, chat line, and version of the table."""

    entry: int | None
    chat: int
    table: int = -1


async def stream(room: Room, holder: HolderRow, since: int | None) -> AsyncIterator[bytes]:
    """Tell a holder everything after entry `since`, then whatever happens."""
    if room.stuck(holder):
        yield event("bye", wire.Bye("too-many"))
        return
    listener = room.listen(holder)
    seen = Seen(since, len(room.chat))
    rest = room.services.settings.comment_seconds
    try:
        yield b"retry: 1000\n\n"
        while listener.bye is None:
            if not room.welcome(room.holders[holder.n]):
                listener.bye = "revoked"
                break
            for message in _news(room, room.holders[holder.n], seen):
                yield message
            if not await listener.wait(rest):
                yield SIGN_OF_LIFE
        yield event("bye", wire.Bye(listener.bye))
    finally:
        room.leave(listener)


def poll(room: Room, holder: HolderRow, since: int | None, chat: int | None) -> wire.Polled:
    """Give what a stream would have told since."""
    room.touch(holder.n)
    lines = room.chat[chat:] if chat is not None else []
    frames = room.frames(holder, since)
    return wire.Polled(room.table(holder), tuple(frames), tuple(room.chat_lines(lines)))


def event(name: str, data: Any, number: int | None = None) -> bytes:
    """Write one server-sent event; JSON has no line ends of its own."""
    head = f"id: {number}\nevent: {name}\n" if number is not None else f"event: {name}\n"
    return b"".join((head.encode(), b"data: ", _ENCODER.encode(data), b"\n\n"))


def _news(room: Room, holder: HolderRow, seen: Seen) -> Iterator[bytes]:
    if room.version != seen.table:
        seen.table = room.version
        yield event("table", room.table(holder))
    for frame in room.frames(holder, seen.entry):
        if frame.seq != seen.entry:
            seen.entry = frame.seq
            yield event("frame", frame, frame.seq)
    while seen.chat < len(room.chat):
        lines = room.chat_lines(room.chat[seen.chat :])
        seen.chat += len(lines)
        for line in lines:
            yield event("chat", line)

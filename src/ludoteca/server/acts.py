"""Acts at a table: planned by play, committed to disk, adopted, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Literal, assert_never

import msgspec

from ludoteca.core import BadWords, Refusal
from ludoteca.play import answers, speech
from ludoteca.play.fold import END
from ludoteca.play.frames import Preview
from ludoteca.play.match import Match
from ludoteca.play.record import SeatChange, Sitter, write_entry
from ludoteca.server import lobby, wire
from ludoteca.server.instants import now
from ludoteca.server.limits import clean_chat, clean_story
from ludoteca.server.problems import Trouble, bad_value, forbidden, wrong_time
from ludoteca.server.room import Room
from ludoteca.server.store import ChatRow, HolderRow, LostRace, Ticket

log = logging.getLogger(__name__)

Planner = Callable[[Match], answers.Answer]

_ATTEMPTS = 3


async def command(room: Room, holder: HolderRow, order: wire.Order) -> wire.Answer:
    """Carry out a command of one of the holder's seats."""
    words = clean_story(order.words)

    def plan(match: Match) -> answers.Answer:
        return match.plan_command(
            room.holders[holder.n].seats,
            order.seat,
            order.actions,
            decision=order.decision,
            id=order.id,
            at=now(),
            words=words,
        )

    return await _act(room, holder, order.id, plan)


async def take_back(room: Room, holder: HolderRow, asked: wire.TakeBack) -> wire.Answer:
    """Undo, or open a vote on it where the table must agree."""
    return await _act(
        room, holder, asked.id, lambda match: match.plan_undo(room.holders[holder.n].seats, asked.to, now())
    )


async def vote(room: Room, holder: HolderRow, voice: wire.Voice) -> wire.Answer:
    """Give the holder's voice."""

    def plan(match: Match) -> answers.Answer:
        return match.plan_vote(room.holders[holder.n].seats, voice.question, yes=voice.yes, at=now())

    return await _act(room, holder, voice.id, plan)


async def preview(
    room: Room, holder: HolderRow, draft: wire.DraftOrder
) -> Preview | wire.Stale | wire.NotYours:
    """Show what a draft would lead to; nothing happens."""
    match = room.need_match()
    if not holder.seats >> draft.seat & 1:
        return wire.NotYours(draft.seat)
    try:
        shown = match.preview(draft.seat, draft.actions, draft.decision, holder.seats)
    except BadWords as error:
        raise bad_value(f"actions.{error.field}", error.why) from error
    if isinstance(shown, answers.Stale):
        return wire.Stale(room.frame(holder), shown.answered_by)
    return shown


async def say(room: Room, holder: HolderRow, said: wire.Say) -> wire.Answer:
    """Say something, if the game lets the holder speak now."""
    text = clean_chat(said.text)
    async with room.lock:
        seq = await room.services.store.find_command(room.row.id, holder.n, said.id)
        if seq is not None:
            return wire.Duplicate(seq)
        holder = room.holders[holder.n]
        seats = [seat for seat in range(room.row.count) if holder.seats >> seat & 1]
        if not seats:
            return wire.NotYours(-1)
        silent = _silenced(room, seats)
        if silent:
            return wire.Refused(silent)
        line = ChatRow(n=len(room.chat) + 1, seat=seats[0], name=holder.name, text=text, at=now())
        await room.services.store.say(room.row.id, line, Ticket(holder.n, said.id, line.n))
        room.chat.append(line)
        room.tell()
        return wire.Accepted(seq=line.n)


async def change_sitter(room: Room, holder: HolderRow, seat: int, asked: wire.ChangeSeat) -> None:
    """Let a bot play for a seat (its holder's wish, or the host's while that one is away), or come back."""
    async with room.lock:
        holder = room.holders[holder.n]
        match = room.need_match()
        owner = room.holder_of_seat(seat)
        if owner is None or asked.kind == "open":
            raise wrong_time("this seat is not changed while the game runs")
        if asked.kind == "bot":
            _may_replace(room, holder, owner)
            sitter = Sitter(name=f"{owner.name} (bot)", bot=lobby.checked_bot(room, asked.bot))
        elif owner.n == holder.n:
            sitter = Sitter(name=owner.name, person=owner.n)
        else:
            raise forbidden("somebody else's seat")
        if match.sitters[seat] != sitter:
            plan = match.plan_seat_change(seat, sitter, now())
            if not isinstance(plan, answers.Plan):
                raise wrong_time("the game is over")
            await commit(room, plan)


def _may_replace(room: Room, holder: HolderRow, owner: HolderRow) -> None:
    if owner.n == holder.n:
        return
    room.need_host(holder)
    if not room.settings.stand_in or room.present(owner.n):
        raise forbidden("a bot stands in only for somebody who is away, if the table wants that")


def _silenced(room: Room, seats: list[int]) -> Refusal | None:
    match = room.match
    if match is None or any(speech.may_speak(match, seat) for seat in seats):
        return None
    return Refusal("", "house-silence")


async def _act(room: Room, holder: HolderRow, command_id: str, plan: Planner) -> wire.Answer:
    async with room.lock:
        seq = await room.services.store.find_command(room.row.id, holder.n, command_id)
        if seq is not None:
            return wire.Duplicate(seq)
        answer = await _carry_out(room, holder, command_id, plan)
        return answer if isinstance(answer, wire.Accepted) else _answer(room, room.holders[holder.n], answer)


def _answer(
    room: Room,
    holder: HolderRow,
    answer: answers.Stale | answers.Refused | answers.NotYours | answers.Duplicate,
) -> wire.Answer:
    match answer:
        case answers.Stale(answered_by):
            return wire.Stale(room.frame(holder), answered_by)
        case answers.Refused(refusal):
            return wire.Refused(refusal)
        case answers.NotYours(seat):
            return wire.NotYours(seat)
        case answers.Duplicate(seq):
            return wire.Duplicate(seq)
        case _:
            assert_never(answer)


async def _carry_out(
    room: Room, holder: HolderRow, command_id: str, plan: Planner
) -> wire.Accepted | answers.Stale | answers.Refused | answers.NotYours | answers.Duplicate:
    """Plan, commit, adopt, tell; plan anew where somebody else was first."""
    recovery = None
    acting: HolderRow | None = None
    for _ in range(_ATTEMPTS):
        answer = _plan(room, plan)
        if not isinstance(answer, answers.Plan):
            return answer
        if not room.holders[holder.n].recovery and acting is None:
            acting, recovery = await lobby.recovery_for(room, room.holders[holder.n])
        try:
            await commit(room, answer, Ticket(holder.n, command_id, answer.seq), acting)
        except LostRace:
            continue
        return wire.Accepted(seq=answer.seq, recovery=recovery)
    raise Trouble("too-fast", 503, "the table is very busy", retry_after=1)


def _plan(room: Room, plan: Planner) -> answers.Answer:
    try:
        return plan(room.need_match())
    except BadWords as error:
        raise bad_value(f"actions.{error.field}", error.why) from error


async def commit(
    room: Room, plan: answers.Plan, ticket: Ticket | None = None, holder: HolderRow | None = None
) -> None:
    """Put a plan on disk, then into the match, then on every stream. The caller holds the lock."""
    await asyncio.shield(asyncio.create_task(_commit(room, plan, ticket, holder)))


async def _commit(room: Room, plan: answers.Plan, ticket: Ticket | None, holder: HolderRow | None) -> None:
    match = room.need_match()
    lines = [write_entry(entry) for entry in plan.entries]
    row = msgspec.structs.replace(room.row, status=_status(plan), touched=now())
    try:
        await room.services.store.append(row, plan.seq, lines, ticket, holder)
    except BaseException:
        await room.forget_match()
        raise
    match.adopt(plan)
    table_changed = row.status != room.row.status or any(isinstance(e, SeatChange) for e in plan.entries)
    room.row = row
    if holder:
        room.holders[holder.n] = holder
    log.info("committed", extra={"table": row.id, "first": plan.seq, "entries": len(lines)})
    if table_changed:
        room.tell_table()
    else:
        room.tell()


def _status(plan: answers.Plan) -> Literal["playing", "over"]:
    return "over" if plan.steps and plan.steps[-1].comes == END else "playing"

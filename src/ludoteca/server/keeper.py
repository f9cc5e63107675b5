"""What a table does by itself, every browser closed: sand runs out, bots act, somebody stands in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ludoteca import bots
from ludoteca.core import ANY, LudotecaError, Words
from ludoteca.play import answers, clock
from ludoteca.play.frames import Preview
from ludoteca.play.match import Match
from ludoteca.server import acts
from ludoteca.server.instants import now
from ludoteca.server.room import Room
from ludoteca.server.workers import BotFailed

log = logging.getLogger(__name__)

Work = Coroutine[Any, Any, None]

_MOST_STEPS = 64
_AFTER_TROUBLE = 1.0
_SPEECHLESS = "…"


def works(room: Room) -> list[Work]:
    """Give the two works that keep a table going."""
    return [_keep(room, _mind_clocks), _keep(room, _mind_bots)]


async def credit(room: Room, since: int) -> None:
    """Give running clocks back the time since `since` (ms), in which nobody could have played."""
    async with room.lock:
        match = room.match
        lost = now() - max(since, room.row.touched)
        if match is None or match.next_deadline() is None or lost <= 0 or not since:
            return
        plan = match.plan_credit(lost, now())
        if isinstance(plan, answers.Plan):
            await acts.commit(room, plan)


async def _keep(room: Room, mind: Callable[[Room], Awaitable[float | None]]) -> None:
    """Look after a room again whenever something changed there, or when it is time."""
    changed = asyncio.Event()
    room.watchers.append(changed)
    while room.row.status != "over":
        changed.clear()
        try:
            rest = await mind(room)
        except Exception:
            log.exception("table %s: its keeper stumbled", room.row.id)
            rest = _AFTER_TROUBLE
        try:
            await asyncio.wait_for(changed.wait(), rest)
        except TimeoutError:
            continue
    room.watchers.remove(changed)


# Clocks


async def _mind_clocks(room: Room) -> float | None:
    """Let the sand run out whose time has come; give the seconds until the next does."""
    async with room.lock:
        match = room.match
        glass = match.step.timing.glass if match and match.decision else None
        if match is None or glass is None:
            return None
        due = match.due(now())
        if due is None or due.kind != clock.SAND:
            return max(0.0, (glass.ends - now()) / 1000)
        plan = match.plan_host(due.action, due.decision, now())
        if not isinstance(plan, answers.Plan):
            return _AFTER_TROUBLE
        await acts.commit(room, plan)
        return 0.0


# Bots


async def _mind_bots(room: Room) -> float | None:
    """Let every bot whose turn it is act once; give the seconds until somebody must stand in."""
    match = room.match
    if match is None or match.over:
        return None
    stand_in = _somebody_stands_in(room, match)
    seats = _seats_to_play(match, stand_in=stand_in)
    if seats:
        await asyncio.gather(*(_play(room, match, seat, stand_in=stand_in) for seat in seats))
        return 0.0
    ends = match.step.timing.turn_ends
    return max(0.0, (ends - now()) / 1000) if ends and room.settings.stand_in else None


def _somebody_stands_in(room: Room, match: Match) -> bool:
    ends = match.step.timing.turn_ends
    return bool(match.decision) and room.settings.stand_in and 0 < ends <= now()


def _seats_to_play(match: Match, *, stand_in: bool) -> list[int]:
    """List the awaited seats for which a bot answers; a group's answer is left to its persons."""
    if not match.decision:
        return []
    awaited = match.state.awaited()
    played = [seat for seat in awaited if match.sitters[seat].bot]
    if match.state.kind == ANY:
        return awaited[:1] if stand_in or len(played) == len(awaited) else []
    return awaited if stand_in else played


async def _play(room: Room, match: Match, seat: int, *, stand_in: bool) -> None:
    """Let a bot answer for a seat, at a human pace; any trouble of its own ends in the first legal act."""
    decision, head = match.decision, match.head
    bot = match.sitters[seat].bot or bots.available(match.game)[-1].id
    started = asyncio.get_running_loop().time()
    try:
        actions, words = await _choose(room, match, seat, bot)
    except (BotFailed, LudotecaError) as error:
        if match.head != head:
            return  # it thought about a table that is no more
        log.warning("table %s: seat %d plays its first legal act: %s", room.row.id, seat, error)
        actions, words = [], ""
    await _rest(room, match, started)
    async with room.lock:
        if room.match is not match or match.decision != decision or seat not in match.state.awaited():
            return
        standing = stand_in and not match.sitters[seat].bot
        plan = _plan(match, seat, actions, words, stand_in=standing)
        if not isinstance(plan, answers.Plan):
            if match.head != head:
                return
            plan = _first_legal(match, seat, stand_in=standing)
        await acts.commit(room, plan)


async def _rest(room: Room, match: Match, started: float) -> None:
    """Wait as long as a human would have taken, and as long as the decision rests."""
    paced = started + room.services.settings.bot_pace - asyncio.get_running_loop().time()
    rests = (match.not_before - now()) / 1000
    await asyncio.sleep(max(0.0, paced, rests))


async def _choose(room: Room, match: Match, seat: int, bot: str) -> tuple[list[Words], str]:
    """Ask a bot until its command is whole; each step may take half of the time that is left."""
    game, workers, seconds = match.game, room.services.workers, room.services.settings.bot_budget
    view, legal = game.view(match.state, 1 << seat), match.state.legal_actions(seat)
    draft: list[Words] = []
    for _ in range(_MOST_STEPS):
        seconds /= 2
        numbers, words = await workers.ask(bot, game, view, legal, seconds)
        draft.extend(game.actions.to_words(number) for number in numbers)
        words = words or _needed_words(match, draft)
        if isinstance(_plan(match, seat, draft, words), answers.Plan):
            return draft, words
        following = match.preview(seat, draft, match.decision)
        if not isinstance(following, Preview) or following.refusal or not following.choices:
            break
        view = following.view
        legal = [game.actions.from_words(c.action) for group in following.choices for c in group.choices]
    raise BotFailed(f"{bot} found no whole command")


def _plan(
    match: Match, seat: int, draft: list[Words], words: str, *, stand_in: bool = False
) -> answers.Answer:
    at = max(now(), match.not_before)
    return match.plan_command(
        1 << seat, seat, draft, decision=match.decision, id="", at=at, words=words, stand_in=stand_in
    )


def _first_legal(match: Match, seat: int, *, stand_in: bool) -> answers.Plan:
    """Make the command whose every step is the first that is legal."""
    actions = match.game.actions
    number = match.state.legal_actions(seat)[0]
    draft: list[Words] = []
    for _ in range(_MOST_STEPS):
        draft.append(actions.to_words(number))
        plan = _plan(match, seat, draft, _needed_words(match, draft), stand_in=stand_in)
        if isinstance(plan, answers.Plan):
            return plan
        following = match.preview(seat, draft, match.decision)
        if not isinstance(following, Preview) or not following.choices:
            break
        number = actions.from_words(following.choices[0].choices[0].action)
    raise BotFailed(f"seat {seat} has no whole command")


def _needed_words(match: Match, draft: list[Words]) -> str:
    """Give a text for a command that needs one, from somebody who has nothing to say."""
    space = match.game.actions
    return _SPEECHLESS if any(space.named(str(step[space.key])).words for step in draft) else ""

"""Worker processes in which bots think: a slow or broken bot costs its own process, never a table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import msgspec

from ludoteca import bots
from ludoteca.core import Game
from ludoteca.play import catalog

log = logging.getLogger(__name__)

_LEAST = 0.05
"""Seconds that a bot gets which had to wait for a process longer than it may think."""
_GRACE = 10.0
"""Seconds beyond its budget, the start of a process included, after which a bot counts as hung."""


class BotFailed(Exception):
    """A bot that crashed, hung, or answered with nonsense."""


class Workers:
    """A few processes, made when the first bot is asked and made anew when one breaks."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._free = asyncio.Semaphore(count)
        self._pool: ProcessPoolExecutor | None = None

    async def ask(
        self, bot: str, game: Game, view: Any, legal: list[int], seconds: float
    ) -> tuple[list[int], str]:
        """Ask a bot for actions (the first of a command, or all) and a text; raise BotFailed.

        Waiting for a free process counts as thinking: a busy house has hastier bots, not slower ones.
        """
        clock = asyncio.get_running_loop().time
        deadline = clock() + seconds
        async with self._free:
            return await self._ask(bot, game, view, legal, max(_LEAST, deadline - clock()))

    async def _ask(
        self, bot: str, game: Game, view: Any, legal: list[int], seconds: float
    ) -> tuple[list[int], str]:
        pool = self._pool = self._pool or self._new_pool()
        seed = secrets.randbits(64)  # the bot's own luck, apart from the table's
        try:
            work = pool.submit(_answer, bot, game.id, msgspec.msgpack.encode(view), legal, seed, seconds)
            return await asyncio.wait_for(asyncio.wrap_future(work), seconds + _GRACE)
        except (BrokenProcessPool, TimeoutError) as error:
            self._discard(pool)
            raise BotFailed(f"{bot} hung or died at {game.id}") from error
        except Exception as error:
            raise BotFailed(f"{bot} failed at {game.id}: {type(error).__name__}") from error

    def close(self) -> None:
        """End all processes."""
        if self._pool:
            self._discard(self._pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, mp_context=spawn, initializer=_live_and_die_with_the_server)

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _live_and_die_with_the_server() -> None:
    """Leave Ctrl-C to the server, and go when it is gone, even by kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_go_with, args=(parent,), daemon=True).start()


def _go_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def _answer(
    bot: str, game_id: str, encoded: bytes, legal: list[int], seed: int, seconds: float
) -> tuple[list[int], str]:
    """Run in a worker: decode the view, let the bot choose."""
    game = catalog.find(game_id)
    view = msgspec.msgpack.decode(encoded, type=game.view_type)
    choice = bots.choose(bot, game, view, legal, Random(seed), seconds)
    return choice.actions, choice.words

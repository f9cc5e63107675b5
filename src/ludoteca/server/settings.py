"""What a server is told when it starts: where its file lies, where it listens, how patient it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate:
    """So many acts at once, and so many a minute after that."""

    burst: int
    a_minute: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much and how fast: sizes, and rates for one client (by address) or one holder or table."""

    body: int = 64_000
    tables: int = 2_000
    streams: int = 8
    holders: int = 200
    commands: Rate = Rate(burst=60, a_minute=300)
    table_commands: Rate = Rate(burst=240, a_minute=1_200)
    changes: Rate = Rate(burst=60, a_minute=60)
    openings: Rate = Rate(burst=60, a_minute=60)
    frames: Rate = Rate(burst=3_000, a_minute=6_000)
    chat: Rate = Rate(burst=8, a_minute=40)
    table_chat: Rate = Rate(burst=40, a_minute=200)
    joins: Rate = Rate(burst=20, a_minute=20)
    strangers: Rate = Rate(burst=60, a_minute=60)
    creations: Rate = Rate(burst=10, a_minute=10)
    requests: Rate = Rate(burst=300, a_minute=1_500)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of one server.

    `bot_pace` is the least time a bot takes for an act that others see, `bot_budget` the time it may
    think about a whole command; `comment_seconds` the rest between two signs of life on a stream;
    `away_seconds` how long somebody without a stream still counts as present.
    """

    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    static: Path = STATIC
    bot_pace: float = 0.8
    bot_budget: float = 1.0
    bot_workers: int = 1
    comment_seconds: float = 15.0
    away_seconds: float = 4.0
    limits: Limits = field(default_factory=Limits)

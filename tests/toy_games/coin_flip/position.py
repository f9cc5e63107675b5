"""Any table as a readable document, and back: for scenarios, puzzles and bug reports."""

from __future__ import annotations

from ludoteca.core import BadDocument, Document, Position, Reader, State

from .state import COIN, NONE, SIDES, CoinFlip

EMPTY = "none"
MOST_POINTS = 4


def read_position(document: Document) -> Position:
    """Read a table; two players with nothing but a lucky head each where nothing is said.

    `coins` lists how the coin falls next.
    """
    reader = Reader(document)
    players = _read_players(reader.take("players", [{}, {}]))
    state = CoinFlip()
    state.points = [player.integer("points", 0, 0, MOST_POINTS) for player in players]
    state.luck = [_read_side(player, "luck", "heads") for player in players]
    state.calls = [_read_side(player, "call", EMPTY) for player in players]
    state.last = [_read_side(player, "last", EMPTY) for player in players]
    state.coin = _read_side(reader, "coin", EMPTY)
    coins = [_read_coin(name) for name in reader.strings("coins", [])]
    for player in players:
        player.finish()
    reader.finish()
    state.settle()
    return Position(state, {"coin": coins} if coins else {})


def write_position(state: State) -> Document:
    """Write the whole table."""
    assert isinstance(state, CoinFlip)
    return {
        "players": [
            {
                "points": state.points[seat],
                "luck": _write_side(state.luck[seat]),
                "call": _write_side(state.calls[seat]),
                "last": _write_side(state.last[seat]),
            }
            for seat in range(len(state.points))
        ],
        "coin": _write_side(state.coin),
    }


def facts(state: State) -> Document:
    """Write the table and what follows from it: who has won."""
    assert isinstance(state, CoinFlip)
    ending = state.ending()
    return {**write_position(state), "winners": list(ending.winners) if ending else []}


def _read_players(value: object) -> list[Reader]:
    if not isinstance(value, list) or not 2 <= len(value) <= 4:
        raise BadDocument("players", "a list of two to four players is needed here")
    return [Reader(player, f"players[{seat}]") for seat, player in enumerate(value)]


def _read_side(reader: Reader, name: str, default: str) -> int:
    side = reader.choice(name, default, (EMPTY, *SIDES))
    return NONE if side == EMPTY else SIDES.index(side)


def _read_coin(name: str) -> int:
    if name not in SIDES:
        raise BadDocument("coins", f"{ascii(name)[:40]} is neither heads nor tails")
    return COIN + SIDES.index(name)


def _write_side(side: int) -> str:
    return EMPTY if side == NONE else SIDES[side]

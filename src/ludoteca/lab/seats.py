"""Seats as a person writes them: a letter, A for the first seat, or its number from 0."""

from __future__ import annotations

from ludoteca.core import HOST, BadDocument
from ludoteca.lab.quoting import short

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letter(seat: int) -> str:
    """Write a seat: A for 0; the pseudo-seat of the clock is the host."""
    return "host" if seat == HOST else _LETTERS[seat]


def read_seat(value: object, field: str, seats: int | None = None) -> int:
    """Read a seat of a table of `seats`; raise BadDocument naming the field otherwise."""
    seat = as_seat(value)
    if seat is None or (seats is not None and seat >= seats):
        known = f"a seat from A to {_LETTERS[seats - 1]}" if seats else "a seat"
        raise BadDocument(field, f"{short(value)} is not {known} (a letter or a number from 0)")
    return seat


def as_seat(value: object) -> int | None:
    """Give the seat that a letter, a number or a key with a number means, None where it means none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, str) and len(value) <= 2 and value.isascii() and value.isdigit():
        value = int(value)
    if isinstance(value, int):
        return value if 0 <= value < len(_LETTERS) else None
    if isinstance(value, str) and len(value) == 1 and value in _LETTERS:
        return _LETTERS.index(value)
    return None

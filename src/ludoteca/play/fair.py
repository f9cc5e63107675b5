"""Fair chance: draws that nobody could choose and everybody can check afterwards.

`docs/fair-chance.md` defines every byte and gives golden vectors, so that a draw can be checked
with any program.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Mapping
from hashlib import sha256
from secrets import token_bytes
from typing import Protocol

from ludoteca.core import BadDocument, Rng
from ludoteca.core.chance import sample_weighted

SECRET_BYTES = 32
MOST_NONCE_BYTES = 64
DOMAIN = b"ludoteca draw 1"
_WORDS = 1 << 64


class Chance(Protocol):
    """Whoever decides draws: fair chance at a table, a seeded generator in a simulation."""

    def pick(self, purpose: str, n: int, outcomes: list[tuple[int, int]]) -> int:
        """Pick one of the (outcome, weight) pairs for draw number `n`."""


class FairChance:
    """Draws from a secret that is committed to before the seats' nonces are known."""

    def __init__(self, secret: bytes, nonces: Mapping[int, str], seats: int) -> None:
        self._secret = secret
        self._nonces = encode_nonces(nonces, seats)

    def pick(self, purpose: str, n: int, outcomes: list[tuple[int, int]]) -> int:
        """Pick an outcome by weight: the same for everyone who knows secret and nonces."""
        at = below(self._words(purpose, n), sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            at -= weight
            if at < 0:
                return outcome
        raise ValueError("there is nothing to draw from")

    def _words(self, purpose: str, n: int) -> Iterator[int]:
        message = DOMAIN + self._nonces + _counted(purpose.encode()) + n.to_bytes(8, "big")
        block = 0
        while True:
            digest = hmac.digest(self._secret, message + block.to_bytes(8, "big"), "sha256")
            for start in range(0, len(digest), 8):
                yield int.from_bytes(digest[start : start + 8], "big")
            block += 1


class RngChance:
    """Draws from a generator, for simulations and tests: repeatable, and not fair-drawn."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def pick(self, purpose: str, n: int, outcomes: list[tuple[int, int]]) -> int:
        """Pick an outcome by weight with one `rng.random()`."""
        return sample_weighted(outcomes, self._rng)


def new_secret() -> bytes:
    """Make the secret of one game from the system's randomness."""
    return token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Give what a header holds of a secret while it is one: its SHA-256 in hex."""
    return sha256(secret).hexdigest()


def read_nonce(text: str) -> bytes:
    """Read a nonce: 2 to 128 hex digits; raise BadDocument otherwise."""
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        nonce = b""
    if 1 <= len(nonce) <= MOST_NONCE_BYTES and len(text) == 2 * len(nonce):
        return nonce
    raise BadDocument("nonce", f"2 to {2 * MOST_NONCE_BYTES} hex digits are needed, an even number")


def encode_nonces(nonces: Mapping[int, str], seats: int) -> bytes:
    """Write the nonces of all seats in seat order, each after its length; none has length 0."""
    return b"".join(_counted(read_nonce(nonces[s]) if s in nonces else b"") for s in range(seats))


def below(words: Iterator[int], total: int) -> int:
    """Make a number from 0 to total - 1 of 64-bit words, each as likely: too large words are skipped."""
    limit = _WORDS - _WORDS % total
    return next(word for word in words if word < limit) % total


def _counted(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part

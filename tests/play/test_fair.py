"""Fair chance draws exactly as docs/fair-chance.md says."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core import BadDocument
from ludoteca.play import fair
from ludoteca.play.fair import FairChance

PAGE = (Path(__file__).parents[2] / "docs" / "fair-chance.md").read_text("utf-8")
SECRET = bytes(range(32))


def _vectors() -> list[dict[str, Any]]:
    lines = PAGE.split("```jsonl\n")[1].split("```")[0].splitlines()
    return [json.loads(line) for line in lines]


def by_the_book(vector: dict[str, Any], secret: bytes = SECRET) -> tuple[str, int]:
    """The page written as a program a second time, as simply as it reads; first word and outcome."""
    message = b"ludoteca draw 1"
    for seat in range(vector["seats"]):
        nonce = bytes.fromhex(vector["nonces"].get(str(seat), ""))
        message += len(nonce).to_bytes(4, "big") + nonce
    purpose = vector["purpose"].encode("utf-8")
    message += len(purpose).to_bytes(4, "big") + purpose + vector["n"].to_bytes(8, "big")
    words = []
    for block in range(50):
        digest = hmac.new(secret, message + block.to_bytes(8, "big"), sha256).digest()
        words += [int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24)]
    total = sum(weight for _, weight in vector["outcomes"])
    kept = [word for word in words if word < 2**64 - 2**64 % total]
    rest = kept[0] % total
    for outcome, weight in vector["outcomes"]:
        if rest < weight:
            return f"{words[0]:016x}", outcome
        rest -= weight
    raise AssertionError


def draw(vector: dict[str, Any], secret: bytes = SECRET) -> int:
    nonces = {int(seat): nonce for seat, nonce in vector["nonces"].items()}
    chance = FairChance(secret, nonces, vector["seats"])
    return chance.pick(vector["purpose"], vector["n"], [(o, w) for o, w in vector["outcomes"]])


@pytest.mark.parametrize("vector", _vectors(), ids=lambda v: f"{v['purpose']}-{v['n']}")
def test_the_vectors_of_the_page_hold(vector: dict[str, Any]) -> None:
    """Each vector comes out of the program and of the page read a second time."""
    assert draw(vector) == vector["outcome"]
    assert by_the_book(vector) == (vector["word"], vector["outcome"])


def test_the_page_has_enough_vectors() -> None:
    """Among them is one whose first word is skipped."""
    vectors = _vectors()
    assert len(vectors) >= 5
    totals = [(int(v["word"], 16), sum(w for _, w in v["outcomes"])) for v in vectors]
    assert any(word >= 2**64 - 2**64 % total for word, total in totals)


def test_the_commitment_of_the_page_holds() -> None:
    """The header would hold this for the secret of the vectors."""
    assert f"\n{fair.commitment(SECRET)}\n" in PAGE
    assert f"\n{SECRET.hex()}\n" in PAGE


@given(
    n=st.integers(0, 2**40),
    purpose=st.text(max_size=8),
    nonces=st.dictionaries(st.integers(0, 3), st.binary(min_size=1, max_size=64)),
    weights=st.lists(st.integers(1, 2**60), min_size=1, max_size=8),
)
def test_the_program_and_the_page_agree(
    n: int, purpose: str, nonces: dict[int, bytes], weights: list[int]
) -> None:
    """For any draw, large weights and odd names included."""
    vector = {
        "seats": 4,
        "nonces": {str(seat): nonce.hex() for seat, nonce in nonces.items()},
        "purpose": purpose,
        "n": n,
        "outcomes": [[number * 3, weight] for number, weight in enumerate(weights)],
    }
    assert draw(vector) == by_the_book(vector)[1]


def test_everything_that_goes_in_changes_the_draws() -> None:
    """Secret, each nonce, whose nonce it is, purpose and number all matter."""
    base = {"seats": 3, "nonces": {"0": "0102"}, "purpose": "card", "n": 0, "outcomes": _deck(2**40)}
    others = [
        {**base, "nonces": {"0": "0103"}},
        {**base, "nonces": {"1": "0102"}},
        {**base, "nonces": {"0": "01", "1": "02"}},
        {**base, "nonces": {"0": "0102", "2": "00"}},
        {**base, "purpose": "cards"},
        {**base, "n": 1},
        {**base, "seats": 4},
    ]
    outcomes = [by_the_book(vector)[0] for vector in [base, *others]]
    assert len(set(outcomes)) == len(outcomes)
    assert by_the_book(base)[0] != by_the_book(base, secret=bytes(32))[0]


def test_nonces_are_written_so_that_no_two_tables_look_alike() -> None:
    """Lengths are written too, so bytes cannot move from one seat's nonce to the next."""
    written = [
        fair.encode_nonces({0: "aabb", 1: "cc"}, 2),
        fair.encode_nonces({0: "aa", 1: "bbcc"}, 2),
        fair.encode_nonces({0: "aabbcc"}, 2),
        fair.encode_nonces({1: "aabbcc"}, 2),
        fair.encode_nonces({1: "aabbcc"}, 3),
    ]
    assert len(set(written)) == len(written)


@pytest.mark.parametrize("nonce", ["", "a", "abc", "zz", "aa bb", " aa", "a" * 130, "aa\n", "ａａ"])
def test_a_nonce_that_is_none_is_refused(nonce: str) -> None:
    """Only 2 to 128 hex digits, an even number, nothing else."""
    with pytest.raises(BadDocument, match="nonce"):
        fair.read_nonce(nonce)


def test_draws_follow_the_weights() -> None:
    """Over 12,000 draws the shares are within four standard deviations; unfair ones would not be."""
    chance = FairChance(SECRET, {}, 2)
    outcomes = [(0, 1), (1, 2), (2, 3)]
    draws = 12_000
    found = Counter(chance.pick("die", n, outcomes) for n in range(draws))
    for outcome, weight in outcomes:
        share = weight / 6
        allowed = 4 * (draws * share * (1 - share)) ** 0.5
        assert abs(found[outcome] - draws * share) < allowed


def test_large_words_are_skipped_and_not_folded_back() -> None:
    """With a total of 3 * 2^62 a plain remainder would favour the first outcome; skipping does not."""
    total = 3 * 2**62
    assert fair.below(iter([2**64 - 1, total, 5]), total) == 5
    assert fair.below(iter([total - 1]), total) == total - 1
    assert fair.below(iter([2**64 - 1]), 1) == 0


def test_nothing_to_draw_from_is_a_mistake() -> None:
    """A game without outcomes is broken, and says so."""
    with pytest.raises((ValueError, ZeroDivisionError)):
        FairChance(SECRET, {}, 2).pick("none", 0, [])


def _deck(size: int) -> list[list[int]]:
    return [[number, size] for number in range(52)]

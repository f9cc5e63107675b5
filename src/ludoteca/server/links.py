"""Links and secrets of holders: how they are made, written down, read and recognised."""

from __future__ import annotations

import hashlib
import re
import secrets
import tomllib
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple

from ludoteca.server.problems import Trouble

LinkKind = Literal["j", "s", "w", "r"]

_RECOVERY_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_LINK = re.compile(r"^(?:[a-z]+://[^/\s]+)?/([jswr])/([A-Za-z0-9_-]{1,64})/?$")
_WORDS = re.compile(r"^[a-z]+(?:-[a-z]+){2}-[0-9]{2,4}$")


class Link(NamedTuple):
    """A link in its parts: j(oin), s(eat), w(atch), r(eplay), and what comes after."""

    kind: LinkKind
    code: str


def new_token() -> str:
    """Make a token of 128 random bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Make a table's id: public, and worth nothing as a token."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(10))


def token_hash(token: str) -> str:
    """Hash a token the way the store keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_recovery() -> str:
    """Make a recovery code that can be read out: `ABCD-EFGH`."""
    letters = "".join(secrets.choice(_RECOVERY_LETTERS) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def recovery_hash(table: str, code: str) -> str:
    """Hash a recovery code slowly, for it is short; whatever way its owner writes it."""
    letters = re.sub(r"[^A-Z0-9]", "", code.upper())
    return hashlib.scrypt(letters.encode(), salt=table.encode(), n=2**13, r=8, p=1, dklen=32).hex()


def new_invite() -> str:
    """Make invite words: `quiet-otter-lamp-427`, 31 bits behind a rate limit."""
    first, second, third = (secrets.choice(column) for column in _word_columns())
    return f"{first}-{second}-{third}-{100 + secrets.randbelow(900)}"


def read_invite(text: str) -> str:
    """Read invite words however they come: a whole link, capitals, spaces for hyphens."""
    link = _LINK.match(text.strip())
    words = link[2] if link and link[1] == "j" else text
    words = re.sub(r"[\s_-]+", "-", words.strip().casefold())
    if not _WORDS.match(words):
        raise no_such_link()
    return words


def read_link(text: str) -> Link:
    """Read a link, with or without its host."""
    match = _LINK.match(text.strip())
    if match is None:
        raise no_such_link()
    kind: LinkKind = match[1]  # type: ignore[assignment]  # the pattern allows no other
    return Link(kind, match[2])


def no_such_link() -> Trouble:
    return Trouble("no-such-link", 404, "it was mistyped, taken back, or is of another house")


@cache
def _word_columns() -> tuple[list[str], list[str], list[str]]:
    text = resources.files("ludoteca.server").joinpath("words.toml").read_text("utf-8")
    words = tomllib.loads(text)
    return words["how"].split(), words["who"].split(), words["what"].split()

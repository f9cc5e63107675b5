"""What never reached a game: one exception, answered as problem+json (RFC 9457)."""

from __future__ import annotations

from msgspec import Struct

TITLES = {
    "malformed": "The request makes no sense",
    "bad-value": "A field has a value that cannot be",
    "forbidden": "This is not yours to do",
    "no-such-link": "This link opens nothing",
    "not-found": "There is nothing here",
    "wrong-time": "The table is not at that point",
    "seats-taken": "Every seat is taken",
    "needs-players": "Too few players",
    "too-fast": "Too many requests",
    "too-large": "Too much at once",
    "too-many": "The house is full",
    "unknown-method": "This address does not work that way",
    "unreadable": "This game can only be read",
    "failed": "The server made a mistake",
}


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A problem document: `type` is a stable slug, `field` the request field at fault, if one is."""

    type: str
    title: str
    status: int
    detail: str = ""
    field: str = ""


class Trouble(Exception):
    """Ends a request with a problem; `kind` is one of the known slugs."""

    def __init__(
        self, kind: str, status: int, detail: str = "", *, field: str = "", retry_after: float = 0
    ) -> None:
        super().__init__(f"{kind}: {detail}")
        self.problem = Problem(type=kind, title=TITLES[kind], status=status, detail=detail, field=field)
        self.retry_after = retry_after


def forbidden(detail: str) -> Trouble:
    return Trouble("forbidden", 403, detail)


def not_found(detail: str) -> Trouble:
    return Trouble("not-found", 404, detail)


def wrong_time(detail: str) -> Trouble:
    return Trouble("wrong-time", 409, detail)


def bad_value(field: str, detail: str) -> Trouble:
    return Trouble("bad-value", 400, detail, field=field)

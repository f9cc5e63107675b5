"""Who is asking: tokens from cookies and headers, the client's address, and the cookie that is set."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from msgspec import Struct

from ludoteca.server.house import Entrance, House
from ludoteca.server.problems import Trouble, forbidden
from ludoteca.server.room import Room
from ludoteca.server.settings import Rate
from ludoteca.server.store import HolderRow

COOKIE = "ludoteca_"

_BEARER = "bearer"
_KEPT_SECONDS = 200 * 86_400
_SAFE = {"GET", "HEAD", "OPTIONS"}
_OWN_PAGES = {"same-origin", "none"}

AnyRequest = Request[Any, Any, Any]


def address(request: AnyRequest) -> str:
    """Give the client's address, as far as it can be known."""
    return request.client.host if request.client else "unknown"


def spend(request: AnyRequest, house: House, kind: str, rate: Rate) -> None:
    """Count one act of this client."""
    house.rates.spend(kind, address(request), rate)


def bearer(request: AnyRequest) -> str | None:
    """Give the token of the Authorization header."""
    header = request.headers.get("authorization", "")
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == _BEARER else None


def table_tokens(request: AnyRequest) -> list[tuple[str, str]]:
    """List the tables and tokens of all cookies."""
    found = [(n.removeprefix(COOKIE), t) for n, t in request.cookies.items() if n.startswith(COOKIE)]
    return [(table, token) for table, token in found if table and token]


def tokens(request: AnyRequest) -> list[str]:
    """List every token that came along."""
    own = bearer(request)
    return [*([own] if own else []), *(token for _, token in table_tokens(request))]


async def enter(request: AnyRequest, house: House, table: str) -> tuple[Room, HolderRow, str]:
    """Let the asker into a table's room by its token; a stranger learns nothing and is counted."""
    token = bearer(request) or request.cookies.get(COOKIE + table)
    try:
        room, holder = await house.enter(table, token)
    except Trouble:
        spend(request, house, "stranger", house.settings.limits.strangers)
        raise
    return room, holder, token or ""


async def guard(request: AnyRequest) -> None:
    """Check what every request that acts must be: from our own pages, JSON, exactly of its type."""
    if request.method in _SAFE:
        return
    _refuse_foreign_pages(request)
    body = request.route_handler.parsed_fn_signature.parameters.get("data")
    if body is not None:
        _check_body(await request.body(), body.annotation)


def _refuse_foreign_pages(request: AnyRequest) -> None:
    """Refuse what another site's page sends in the name of somebody who sits here."""
    if request.headers.get("sec-fetch-site", "none") not in _OWN_PAGES:
        raise forbidden("another site may not act here")
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Trouble("malformed", 415, "the body must be application/json")


def _check_body(body: bytes, kind: type[Struct]) -> None:
    """Decode a body strictly: no number for a truth, no text for a number, nothing unknown."""
    try:
        _decoder(kind).decode(body)
    except RecursionError:
        raise Trouble("malformed", 400, "the body is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why, _, place = str(error).partition(" - at `")
        raise Trouble("malformed", 400, why, field=place.strip("`$.")) from error


@cache
def _decoder(kind: type[Struct]) -> msgspec.json.Decoder[Struct]:
    return msgspec.json.Decoder(kind)


def cookie(request: AnyRequest, entrance: Entrance) -> Cookie:
    """Make the cookie that keeps a holder at its table."""
    return Cookie(
        key=COOKIE + entrance.room.row.id,
        value=entrance.token,
        path="/api",
        max_age=_KEPT_SECONDS,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="lax",
    )

"""The browser client as files: the built application, its shell for every page, headers for safety."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from ludoteca.server.problems import not_found
from ludoteca.server.routes import house_of

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)

SAFETY = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ludoteca</title>
<h1>Ludoteca is running</h1>
<p>Its browser client has not been built yet. In the project's folder, run <code>make play</code>,
or build it alone: <code>cd web &amp;&amp; npm ci &amp;&amp; npx vite build</code>. Then load this
page again.</p>
<p>The API works as it is: <a href="/schema/openapi.json">its description</a>,
<a href="/api/games">the games</a>.</p>
</html>
"""

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(state: State, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its shell for any address that is no file."""
    return await asyncio.to_thread(_find, house_of(state).settings.static, path.lstrip("/"))


def _find(static: Path, name: str) -> Response[bytes]:
    if name.partition("/")[0] in {"api", "schema"}:
        raise not_found("there is no such address")
    file = _file(static, name)
    if file is not None:
        kept = _FOREVER if name.startswith("assets/") else _ASK_AGAIN
        return _page(file.read_bytes(), mimetypes.guess_type(file.name)[0], kept)
    if name.startswith("assets/"):
        raise not_found("there is no such file")
    shell = static / "index.html"
    content = shell.read_bytes() if shell.is_file() else NOT_BUILT.encode()
    return _page(content, "text/html", _ASK_AGAIN)


def _file(static: Path, name: str) -> Path | None:
    """Find a file inside the folder, and never outside it."""
    if not name or "\0" in name:
        return None
    try:
        file = (static / name).resolve()
        return file if file.is_relative_to(static.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have; it may hold a token, so it is not logged
        raise not_found("there is no such address") from None


def _page(content: bytes, kind: str | None, kept: str) -> Response[bytes]:
    return Response(content, media_type=kind or "application/octet-stream", headers={"Cache-Control": kept})

"""The application: routes, limits, problems and headers around one house; and how it is run."""

from __future__ import annotations

import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.types import Message

import ludoteca
from ludoteca.server import openapi, wire
from ludoteca.server.access import AnyRequest, guard, spend
from ludoteca.server.house import House
from ludoteca.server.pages import SAFETY, get_page
from ludoteca.server.problems import TITLES, Problem, Trouble
from ludoteca.server.routes import API, house_of
from ludoteca.server.settings import Settings

log = logging.getLogger(__name__)

PROBLEM = "application/problem+json"
STOP_SECONDS = 2

_KINDS = {404: "not-found", 405: "unknown-method", 413: "too-large", 429: "too-fast"}


@get("/health", include_in_schema=True)
async def health(state: State) -> wire.Health:
    """Whether the server is there."""
    house = house_of(state)
    streams = sum(len(room.listeners) for room in house.rooms.values())
    return wire.Health(status="ok", version=ludoteca.__version__, tables=len(house.rooms), streams=streams)


@get("/schema/openapi.json", include_in_schema=False)
async def get_schema(request: AnyRequest, state: State) -> Response[bytes]:
    """The OpenAPI document."""
    house = house_of(state)
    spend(request, house, "schema", house.settings.limits.requests)
    return Response(msgspec.json.encode(openapi.document(request.app)), media_type="application/json")


def create_app(settings: Settings) -> Litestar:
    """Make the application; its store is opened when it starts and closed when it stops."""
    state = State({"house": None, "settings": settings})
    return Litestar(
        [health, get_schema, API, get_page],
        state=state,
        lifespan=[_own_house],
        before_send=[_add_safety],
        before_request=guard,
        request_max_body_size=settings.limits.body,
        exception_handlers={
            Trouble: _answer_trouble,
            HTTPException: _answer_http,
            Exception: _answer_bug,
        },
        openapi_config=openapi.CONFIG,
        plugins=[openapi.Structs()],
        logging_config=None,
    )


@asynccontextmanager
async def _own_house(app: Litestar) -> AsyncIterator[None]:
    """Open a house for an application that was not given one: another server program runs it."""
    if app.state.house is not None:
        yield
        return
    app.state.house = await House.open(app.state.settings)
    try:
        yield
    finally:
        await app.state.house.close()


class Server(uvicorn.Server):
    """A uvicorn server that says goodbye on every stream before it waits for them to end."""

    def __init__(self, app: Litestar, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app

    async def serve(self, sockets: Any = None) -> None:
        """Open the house, serve, close it; raise HouseTaken or WrongSchema before anything is served."""
        house = self._app.state.house = await House.open(self._app.state.settings)
        try:
            await super().serve(sockets)
        finally:
            await house.close()

    async def shutdown(self, sockets: Any = None) -> None:
        """End in order: streams, requests, house; SIGTERM was obeyed and is not raised once more."""
        self._app.state.house.end_streams()
        await super().shutdown(sockets)
        await self._app.state.house.close()
        self._captured_signals = [sig for sig in self._captured_signals if sig != signal.SIGTERM]


def make_server(settings: Settings) -> Server:
    """Make a server for these settings; `run()` it, or `await serve()`."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return Server(app, config)


def run(settings: Settings) -> None:
    """Serve until told to stop; raise HouseTaken where another server has the file."""
    with suppress(KeyboardInterrupt):
        make_server(settings).run()


def _answer_trouble(_: AnyRequest, trouble: Trouble) -> Response[Problem]:
    headers = {"Retry-After": str(max(1, round(trouble.retry_after)))} if trouble.retry_after else {}
    return _problem(trouble.problem, headers)


def _answer_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    kind = _KINDS.get(error.status_code, "malformed")
    problem = Problem(
        type=kind, title=TITLES[kind], status=error.status_code, detail=_detail(error), field=_field(error)
    )
    return _problem(problem, {})


def _answer_bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.route_handler.handler_name, exc_info=error)
    return _problem(Problem(type="failed", title=TITLES["failed"], status=500), {})


async def _add_safety(message: Message, _: Any) -> None:
    """Put the headers of safety on every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SAFETY.items():
            headers[name] = value
        if "cache-control" not in headers:
            headers["Cache-Control"] = "no-store"


def _problem(problem: Problem, headers: dict[str, str]) -> Response[Problem]:
    return Response(
        problem,
        status_code=problem.status,
        media_type=PROBLEM,
        headers={"Cache-Control": "no-store", **headers},
    )


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", ""))[:300]
    return error.detail[:300]


def _field(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key", ""))[:100]
    return ""

"""How `ludoteca play` and `serve` open a house: the file, the port, and what is said about them."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import click
import segno
from sqlalchemy.exc import DatabaseError, OperationalError

from ludoteca.core import LudotecaError
from ludoteca.server.app import make_server
from ludoteca.server.settings import Settings
from ludoteca.server.store import HouseTaken, Store


class Trouble(click.ClickException):
    """The machine cannot do it: a port or a file is taken."""

    exit_code = 3


class NoHouse(LudotecaError):
    """The file is there, but no house is in it."""


def host_tables(db: Path, host: str, port: int, greeting: Callable[[], str], level: str) -> None:
    """Serve until Ctrl-C or SIGTERM; raise Trouble when the port or the file cannot be had."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    with _listen(host, port) as listener:
        asyncio.run(_try_file(db))
        click.echo(greeting())
        with suppress(KeyboardInterrupt):
            make_server(Settings(database=db, host=host, port=port)).run(sockets=[listener])
        click.echo("\nClosed; the tables are kept.")


def data_folder() -> Path:
    """Give the folder of this user's data (XDG_DATA_HOME, else ~/.local/share)."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "ludoteca"


def greeting(port: int, db: Path, *, qr: bool) -> str:
    """Say where to go; with a QR code of the address in the local network, where there is one."""
    lan = lan_address()
    lines = [f"On this machine:   http://127.0.0.1:{port}"]
    if lan:
        lines.append(f"On your network:   http://{lan}:{port}")
    lines += [f"Tables are kept in {db}", "Stop with Ctrl-C."]
    if lan and qr:
        lines.append(qr_code(f"http://{lan}:{port}"))
    return "\n".join(lines)


def lan_address() -> str:
    """Find this machine's address in its network, "" where it has none; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if address.startswith(("127.", "0.")) else address


def qr_code(address: str) -> str:
    """Draw an address for the camera of a phone."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise Trouble(f"cannot listen on {host}: {error.strerror}") from error
    try:
        if os.name != "nt":  # there it would let two servers share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except OSError as error:
        listener.close()
        raise Trouble(
            f"cannot listen on {host}, port {port}: {error.strerror}; try another --port"
        ) from error
    return listener


async def _try_file(db: Path) -> None:
    """Open and close the file once, so that its faults are told before the server starts."""
    try:
        store = await Store.open(db)
    except OperationalError as error:
        raise Trouble(f"{db.name} cannot be opened: {error.orig}") from error
    except DatabaseError as error:
        raise NoHouse(f"{db.name} is no file of tables: {error.orig}") from error
    except HouseTaken as error:
        raise Trouble(str(error)) from error
    await store.close()

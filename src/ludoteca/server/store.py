"""The store: one SQLite file that holds tables, holders, entries and chat; committed means on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludoteca.core import LudotecaError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SCHEMA = 1
"""Version of the schema; a file of another one is not touched."""

T = TypeVar("T", bound=Struct)

_meta = sql.MetaData()

_house = sql.Table(
    "house",
    _meta,
    sql.Column("schema", sql.Integer, nullable=False),
    sql.Column("alive", sql.BigInteger, nullable=False),
)

_tables = sql.Table(
    "tables",
    _meta,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("status", sql.String(16), nullable=False, index=True),
    sql.Column("count", sql.Integer, nullable=False),
    sql.Column("bots", sql.Text, nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("settings", sql.Text, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("invite", sql.String(64), nullable=False, unique=True),
    sql.Column("watch", sql.String(64), nullable=False, unique=True),
    sql.Column("replay", sql.String(64), nullable=False, unique=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("touched", sql.BigInteger, nullable=False),
    sql.Column("header", sql.Text),
    sql.Column("secret", sql.String(64)),
)

_holders = sql.Table(
    "holders",
    _meta,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("role", sql.String(8), nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("recovery", sql.String(64), nullable=False),
    sql.Column("nonce", sql.String(64), nullable=False),
)

_tokens = sql.Table(
    "tokens",
    _meta,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("holder", sql.Integer, nullable=False),
)

_entries = sql.Table(
    "entries",
    _meta,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("line", sql.Text, nullable=False),
)

_commands = sql.Table(
    "commands",
    _meta,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("holder", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("id", sql.String(64), primary_key=True),
    sql.Column("seq", sql.Integer, nullable=False),
)

_chat = sql.Table(
    "chat",
    _meta,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
)

_sheets = sql.Table(
    "sheets",
    _meta,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("holder", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("marks", sql.Text, nullable=False),
    sql.Column("notes", sql.Text, nullable=False),
)


class HouseTaken(LudotecaError):
    """Another server has the file open."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path.name} is open in another server; stop that one or name another file")


class WrongSchema(LudotecaError):
    """The file was written by another version of the program."""

    def __init__(self, path: Path, found: int) -> None:
        super().__init__(f"{path.name} has schema {found}, this program reads schema {SCHEMA}")


class NotADatabase(LudotecaError):
    """The file is something else, or cannot be opened."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path.name} is no database that can be opened; name another file")


class TwoNames(LudotecaError):
    """The file has another name (a hard link), under which another server could open it unseen."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path.name} has a second name (a hard link); remove that one or copy the file")


class DamagedTable(LudotecaError):
    """What is stored of one table cannot be read."""


class LostRace(Exception):
    """Somebody else wrote that sequence number first."""


class TableRow(Struct, kw_only=True):
    """A table as stored; `bots` maps seats to bot ids before the start."""

    id: str
    game: str
    status: str
    count: int
    bots: dict[int, str]
    options: dict[str, Any]
    settings: dict[str, Any]
    listed: bool
    invite: str
    watch: str
    replay: str
    created: int
    touched: int
    header: str | None = None
    secret: str | None = None


class HolderRow(Struct, kw_only=True):
    """A holder: a device with a link, for some seats (a bit mask) or for watching."""

    n: int
    role: str
    seats: int
    name: str
    recovery: str = ""
    nonce: str = ""


class ChatRow(Struct, frozen=True, kw_only=True):
    """A chat line as stored."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int


class SheetRow(Struct, frozen=True, kw_only=True):
    """A holder's private sheet as stored: marks by row and column, and notes."""

    marks: dict[str, dict[str, Any]] = {}
    notes: str = ""


class Ticket(Struct, frozen=True):
    """A client's command id, to be written down together with what it did."""

    holder: int
    id: str
    seq: int


class Stored(Struct):
    """All there is of one table."""

    table: TableRow
    holders: list[HolderRow]
    tokens: dict[str, int]
    lines: list[str]
    chat: list[ChatRow]


_JSON_COLUMNS: Mapping[str, Any] = {
    "bots": dict[int, str],
    "options": dict[str, Any],
    "settings": dict[str, Any],
}


class Store:
    """One SQLite file, in the hands of one server. Writers take turns; readers do not wait."""

    def __init__(self, path: Path, lock: IO[bytes], engine: AsyncEngine) -> None:
        self._path = path
        self._lock = lock
        self._engine = engine
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open or make the file; raise HouseTaken, TwoNames, NotADatabase or WrongSchema."""
        path = await asyncio.to_thread(path.resolve)  # whatever name it is given by, there is one lock
        path.parent.mkdir(parents=True, exist_ok=True)
        store = cls(path, _lock_file(path), _engine(path))
        try:
            _need_one_name(path)
            await store._prepare()
        except (sqlite3.DatabaseError, sql.exc.DatabaseError) as error:
            await store.close()
            raise NotADatabase(path) from error
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Close the file and let another server have it."""
        await self._engine.dispose()
        self._lock.close()

    async def _prepare(self) -> None:
        async with self._writing() as connection:
            await connection.run_sync(_meta.create_all)
            found = (await connection.execute(sql.select(_house.c.schema))).scalar()
            if found is None:
                await connection.execute(sql.insert(_house).values(schema=SCHEMA, alive=0))
            elif found != SCHEMA:
                raise WrongSchema(self._path, found)

    # The house

    async def last_alive(self) -> int:
        """Say when the server last said it was there (ms since 1970), 0 if never."""
        async with self._reading() as connection:
            return int((await connection.execute(sql.select(_house.c.alive))).scalar_one())

    async def say_alive(self, at: int) -> None:
        async with self._writing() as connection:
            await connection.execute(sql.update(_house).values(alive=at))

    async def count(self) -> int:
        """Count the tables whose game is not over."""
        query = sql.select(sql.func.count()).select_from(_tables).where(_tables.c.status != "over")
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def sweep(self, before: int) -> list[str]:
        """Remove tables that still wait for their start and were last touched before an instant."""
        old = (_tables.c.status == "waiting") & (_tables.c.touched < before)
        async with self._writing() as connection:
            gone = list((await connection.execute(sql.select(_tables.c.id).where(old))).scalars())
            for source in (_holders, _tokens, _commands, _chat, _sheets):
                await connection.execute(sql.delete(source).where(source.c.table_id.in_(gone)))
            await connection.execute(sql.delete(_tables).where(_tables.c.id.in_(gone)))
        return gone

    # Tables

    async def add_table(self, row: TableRow, host: HolderRow, token: str) -> None:
        async with self._writing() as connection:
            await connection.execute(sql.insert(_tables).values(_columns(row)))
            await _insert_holder(connection, row.id, host, token)

    async def save_table(self, row: TableRow) -> None:
        async with self._writing() as connection:
            await _update_table(connection, row)

    async def load(self, table: str) -> Stored | None:
        """Read all there is of a table."""
        async with self._reading() as connection:
            row = (await connection.execute(sql.select(_tables).where(_tables.c.id == table))).first()
            if row is None:
                return None
            holders = await _rows(connection, _holders, table, _holders.c.n, HolderRow)
            chat = await _rows(connection, _chat, table, _chat.c.n, ChatRow)
            query = sql.select(_entries.c.line).where(_entries.c.table_id == table).order_by(_entries.c.seq)
            lines = list((await connection.execute(query)).scalars())
            query = sql.select(_tokens.c.hash, _tokens.c.holder).where(_tokens.c.table_id == table)
            tokens = {row.hash: row.holder for row in await connection.execute(query)}
        return Stored(_table_row(row._asdict()), holders, tokens, lines, chat)

    async def playing(self) -> list[str]:
        """List the tables that are being played."""
        query = sql.select(_tables.c.id).where(_tables.c.status == "playing")
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def listed(self, most: int) -> list[str]:
        """List the tables that anybody may join, the latest first."""
        wanted = (_tables.c.status == "waiting") & _tables.c.listed
        query = sql.select(_tables.c.id).where(wanted).order_by(_tables.c.touched.desc()).limit(most)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def find_link(self, column: str, code: str) -> str | None:
        """Find a table by its invite, watch or replay code."""
        async with self._reading() as connection:
            query = sql.select(_tables.c.id).where(_tables.c[column] == code)
            return (await connection.execute(query)).scalar()

    # Holders

    async def add_holder(self, table: str, holder: HolderRow, token: str) -> None:
        async with self._writing() as connection:
            await _insert_holder(connection, table, holder, token)

    async def save_holders(self, table: str, holders: Iterable[HolderRow]) -> None:
        async with self._writing() as connection:
            await _update_holders(connection, table, holders)

    async def add_token(self, table: str, holder: int, token: str, *, alone: bool = False) -> None:
        """Give a holder one more token; `alone` takes every other one back."""
        async with self._writing() as connection:
            if alone:
                theirs = (_tokens.c.table_id == table) & (_tokens.c.holder == holder)
                await connection.execute(sql.delete(_tokens).where(theirs))
            row = {"hash": token, "table_id": table, "holder": holder}
            await connection.execute(sql.insert(_tokens).values(row))

    async def find_token(self, token: str) -> tuple[str, int] | None:
        """Find whose token this is: table and holder."""
        query = sql.select(_tokens.c.table_id, _tokens.c.holder).where(_tokens.c.hash == token)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return (row.table_id, row.holder) if row else None

    # The record

    async def start(
        self,
        row: TableRow,
        holders: Iterable[HolderRow],
        lines: Sequence[bytes],
        chat: Iterable[ChatRow],
    ) -> None:
        """Write down a table's start: header, secret, first entries, and seats as they are now."""
        async with self._writing() as connection:
            for line in chat:
                here = (_chat.c.table_id == row.id) & (_chat.c.n == line.n)
                await connection.execute(sql.update(_chat).where(here).values(seat=line.seat))
            await _update_table(connection, row)
            await _update_holders(connection, row.id, holders)
            await _insert_lines(connection, row.id, 1, lines)

    async def append(
        self,
        row: TableRow,
        first: int,
        lines: Sequence[bytes],
        ticket: Ticket | None = None,
        holder: HolderRow | None = None,
    ) -> None:
        """Append entries from number `first` on; raise LostRace when that number is taken."""
        async with self._writing() as connection:
            await _insert_lines(connection, row.id, first, lines)
            if ticket:
                await _insert_ticket(connection, row.id, ticket)
            if holder:
                await _update_holders(connection, row.id, [holder])
            changed = {"status": row.status, "touched": row.touched}
            await connection.execute(sql.update(_tables).where(_tables.c.id == row.id).values(changed))

    async def say(self, table: str, line: ChatRow, ticket: Ticket) -> None:
        """Write down a chat line."""
        async with self._writing() as connection:
            values = {"table_id": table, **msgspec.structs.asdict(line)}
            await connection.execute(sql.insert(_chat).values(values))
            await _insert_ticket(connection, table, ticket)

    async def find_command(self, table: str, holder: int, command: str) -> int | None:
        """Say what became of a command id: its sequence number, None where it is new."""
        query = sql.select(_commands.c.seq).where(
            (_commands.c.table_id == table) & (_commands.c.holder == holder) & (_commands.c.id == command)
        )
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar()

    # Sheets: nothing but these two methods reads or writes them

    async def save_sheet(self, table: str, holder: int, sheet: SheetRow) -> None:
        """Write down a holder's own sheet in place of the one before."""
        theirs = (_sheets.c.table_id == table) & (_sheets.c.holder == holder)
        values = {"marks": msgspec.json.encode(sheet.marks).decode(), "notes": sheet.notes}
        async with self._writing() as connection:
            await connection.execute(sql.delete(_sheets).where(theirs))
            await connection.execute(sql.insert(_sheets).values(table_id=table, holder=holder, **values))

    async def find_sheet(self, table: str, holder: int) -> SheetRow:
        """Read a holder's own sheet; an empty one where nothing was written yet."""
        query = sql.select(_sheets.c.marks, _sheets.c.notes).where(
            (_sheets.c.table_id == table) & (_sheets.c.holder == holder)
        )
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return SheetRow(marks=msgspec.json.decode(row.marks), notes=row.notes) if row else SheetRow()

    # Transactions

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self._engine.connect() as plain:
            connection = await plain.execution_options(writing=True)
            try:
                async with connection.begin():
                    yield connection
            except sql.exc.IntegrityError as error:
                raise LostRace(str(error.orig)) from error


def backup(source: Path, target: Path) -> None:
    """Copy a store, whole and consistent, while a server works with it."""
    reading = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    with closing(reading) as reader, closing(sqlite3.connect(target)) as writer:
        reader.backup(writer)


def _engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}", pool_size=4, max_overflow=0, hide_parameters=True
    )
    sql.event.listen(engine.sync_engine, "connect", _on_connect)
    sql.event.listen(engine.sync_engine, "begin", _on_begin)
    return engine


def _on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # BEGIN is ours to say
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: sql.Connection) -> None:
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _lock_file(path: Path) -> IO[bytes]:
    """Take the OS lock beside the file: it goes with the process, however that ends."""
    lock = path.with_name(path.name + ".lock").open("a+b")
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise HouseTaken(path) from error
    return lock


def _need_one_name(path: Path) -> None:
    if path.exists() and path.stat().st_nlink > 1:
        raise TwoNames(path)


def _columns(row: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    for name in _JSON_COLUMNS:
        values[name] = msgspec.json.encode(values[name]).decode()
    return values


def _table_row(values: dict[str, Any]) -> TableRow:
    for name, kind in _JSON_COLUMNS.items():
        try:
            values[name] = msgspec.json.decode(values[name], type=kind)
        except msgspec.DecodeError as error:
            raise DamagedTable(f"{name} of table {values['id']} cannot be read") from error
    return TableRow(**values)


async def _rows(
    connection: AsyncConnection, source: sql.Table, table: str, order: sql.Column[int], kind: type[T]
) -> list[T]:
    query = sql.select(source).where(source.c.table_id == table).order_by(order)
    names = kind.__struct_fields__
    found = (await connection.execute(query)).mappings()
    return [kind(**{name: row[name] for name in names}) for row in found]


async def _update_table(connection: AsyncConnection, row: TableRow) -> None:
    await connection.execute(sql.update(_tables).where(_tables.c.id == row.id).values(_columns(row)))


async def _insert_holder(connection: AsyncConnection, table: str, holder: HolderRow, token: str) -> None:
    values = {"table_id": table, **msgspec.structs.asdict(holder)}
    await connection.execute(sql.insert(_holders).values(values))
    row = {"hash": token, "table_id": table, "holder": holder.n}
    await connection.execute(sql.insert(_tokens).values(row))


async def _update_holders(connection: AsyncConnection, table: str, holders: Iterable[HolderRow]) -> None:
    for holder in holders:
        theirs = (_holders.c.table_id == table) & (_holders.c.n == holder.n)
        await connection.execute(sql.update(_holders).where(theirs).values(msgspec.structs.asdict(holder)))


async def _insert_lines(connection: AsyncConnection, table: str, first: int, lines: Sequence[bytes]) -> None:
    rows = [{"table_id": table, "seq": first + at, "line": line.decode()} for at, line in enumerate(lines)]
    if rows:
        await connection.execute(sql.insert(_entries), rows)


async def _insert_ticket(connection: AsyncConnection, table: str, ticket: Ticket) -> None:
    values = {"table_id": table, **msgspec.structs.asdict(ticket)}
    await connection.execute(sql.insert(_commands).values(values))

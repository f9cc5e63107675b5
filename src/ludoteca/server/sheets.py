"""Private sheets: what a holder marks and notes for itself. No lock, no news, no entry: no trace."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.server import wire
from ludoteca.server.limits import clean_notes
from ludoteca.server.problems import bad_value, forbidden, wrong_time
from ludoteca.server.room import Room
from ludoteca.server.store import HolderRow, SheetRow


async def read(room: Room, holder: HolderRow) -> wire.OwnSheet:
    """Give the holder's own sheet."""
    _need_player(room, holder)
    return _shown(room, await room.services.store.find_sheet(room.row.id, holder.n))


async def write(room: Room, holder: HolderRow, asked: wire.SheetOrder) -> wire.OwnSheet:
    """Put a new sheet in place of the holder's own."""
    _need_player(room, holder)
    rows, columns = _size(room)
    for row, marks in asked.marks.items():
        if row not in rows or any(column not in columns for column in marks):
            raise bad_value("marks", "this sheet has no such row or column")
    sheet = SheetRow(marks=_without_blanks(asked.marks), notes=clean_notes(asked.notes))
    await room.services.store.save_sheet(room.row.id, holder.n, sheet)
    return _shown(room, sheet)


def _need_player(room: Room, holder: HolderRow) -> None:
    if not holder.seats:
        raise forbidden("a spectator has no sheet")
    if room.row.status == "waiting":
        raise wrong_time("the game has not started")


def _size(room: Room) -> tuple[list[str], list[str]]:
    """Give rows and columns; a game without a sheet has none of them."""
    declared = room.game.info.sheet
    if declared is None:
        return [], []
    return declared.rows_at(room.row.count), declared.columns_at(room.row.count)


def _without_blanks(marks: Mapping[str, Mapping[str, wire.Mark]]) -> dict[str, dict[str, wire.Mark]]:
    return {row: dict(inner) for row, inner in marks.items() if inner}


def _shown(room: Room, sheet: SheetRow) -> wire.OwnSheet:
    rows, columns = _size(room)
    return wire.OwnSheet(rows=tuple(rows), columns=tuple(columns), marks=sheet.marks, notes=sheet.notes)

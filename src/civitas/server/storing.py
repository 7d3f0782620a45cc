"""Tables into rows: whatever changes at a table is written upon the last revision or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from civitas.server.prepared import Prepared
from civitas.server.results import enter
from civitas.server.schema import ENTRIES, SEATS, SNAPSHOTS, TABLES
from civitas.server.work import write_work
from civitas.table import Changes, Conflict, Entry, Info

# Statements are built once: that costs more than running them.
_CHANGED: Final = ["status", "public", "attention", "last_move_at", "sequence", "revision", "info"]
_HERE: Final = (TABLES.c.id == bindparam("here")) & (TABLES.c.revision == bindparam("before"))
_ADD_TABLE: Final = insert(TABLES)
_CHANGE_INFO: Final = Prepared(update(TABLES).where(_HERE).values({name: bindparam(name) for name in _CHANGED}))
_CHANGE_TABLE: Final = Prepared(
    update(TABLES).where(_HERE).values({name: bindparam(name) for name in [*_CHANGED, "state"]})
)
_ADD_ENTRIES: Final = Prepared(insert(ENTRIES))
ADD_SNAPSHOTS: Final = insert(SNAPSHOTS)
_DROP_SNAPSHOTS: Final = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("table"), SNAPSHOTS.c.number > bindparam("after")
)
_EMPTY_SEATS: Final = delete(SEATS).where(SEATS.c.table_id == bindparam("table"))
_ADD_SEATS: Final = insert(SEATS)
_SEATING: Final = ("sat", "left", "gave up", "bot")
"""Entries after which others sit at a table."""


def write(connection: Connection, batch: Sequence[Changes], shared: bool) -> bool:
    """`shared`: several processes may look after these tables, so that what has to happen there is queued. Says whether
    anything was."""
    queued = False
    entries: list[dict[str, Any]] = []
    snapshots: list[dict[str, Any]] = []
    for changes in sorted(batch, key=lambda part: part.table):  # so that two who write do not wait in a circle
        info = msgspec.json.decode(changes.info, type=Info)
        _write_table(connection, changes, info)
        seating = changes.beginning is not None or any(entry.kind in _SEATING for entry in changes.entries)
        if seating:
            _write_seats(connection, info)
        if shared:
            queued |= write_work(connection, info, seating)
        if changes.outcome is not None:
            enter(connection, info, changes.outcome)
        entries += [_entry_row(changes.table, entry) for entry in changes.entries]
        if changes.drop_snapshots_after is not None:
            gone = {"table": changes.table, "after": changes.drop_snapshots_after}
            connection.execute(_DROP_SNAPSHOTS, gone)
        snapshots += [{"table_id": changes.table, "number": n, "state": state} for n, state in changes.snapshots]
    try:
        if entries:
            _ADD_ENTRIES.run(connection, entries)
        if snapshots:
            connection.execute(ADD_SNAPSHOTS, snapshots)
    except IntegrityError as problem:
        raise Conflict("error-conflict") from problem
    return queued


def columns(changes: Changes, info: Info) -> dict[str, Any]:
    return {
        "status": info.status,
        "public": int(info.public),
        "attention": int(needs_attention(info)),
        "last_move_at": info.last_move_at,
        "sequence": info.sequence,
        "revision": info.revision,
        "info": changes.info,
    }


def _write_table(connection: Connection, changes: Changes, info: Info) -> None:
    values = columns(changes, info)
    if changes.beginning is not None:
        values |= {"id": info.id, "title": info.title, "created_at": info.created_at, "state": changes.state}
        values |= {"host": info.host, "origin": changes.origin}
        connection.execute(_ADD_TABLE, {**values, "beginning": changes.beginning})
        return
    values |= {"here": info.id, "before": changes.before}
    if changes.state is None:
        written = _CHANGE_INFO.run(connection, [values])
    else:
        written = _CHANGE_TABLE.run(connection, [{**values, "state": changes.state}])
    if written.rowcount != 1:
        raise Conflict("error-conflict")


def _write_seats(connection: Connection, info: Info) -> None:
    """Who sits where or may come back, for "my tables"; it changes seldom."""
    connection.execute(_EMPTY_SEATS, {"table": info.id})
    rows = [{"table_id": info.id, "seat": n, "person": seat.person or seat.holder} for n, seat in enumerate(info.seats)]
    connection.execute(_ADD_SEATS, rows)


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    row = msgspec.structs.asdict(entry)
    return {**row, "table_id": table, "data": msgspec.json.encode(entry.data)}


def needs_attention(info: Info) -> bool:
    """Must a server that starts look after this table by itself?"""
    if info.status != "running":
        return False
    return info.clock.kind != "none" or any(info.seats[seat].kind == "bot" for seat in info.asked)

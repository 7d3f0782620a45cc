"""For whoever runs a server: records out of the database and into it, and what a corrected rule would change."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from civitas.kernel.errors import BadInput, CivitasError
from civitas.kernel.record import Record
from civitas.server.database import Database, Person
from civitas.server.importing import table_of
from civitas.table import Damaged, Info, Saved, Table, Waiting
from civitas.table.past import dumped
from civitas.table.repair import repaired
from civitas.table.state import OVER

NOBODY = Person("nobody", "", "")
IDENTICAL = "identical"
DIFFERENT = "different"
ILLEGAL = "illegal"
DAMAGED = "damaged"
"""What is stored does not agree with the log, or cannot be read; the log can be played again."""
REPAIRED = "repaired"
WAITING = "waiting"
"""Its data pack is not at hand as it was."""
LOST = "lost"
"""Neither what is stored can be read nor the log be played; both stay as they are."""


def tables_in(database: Database, status: str | None = None) -> Iterator[Table]:
    """Every table that can be read; the others wait for `patch`."""
    for table_id in database.tables(status):
        saved = database.load(table_id)
        with suppress(Damaged, Waiting):
            if saved is not None:
                yield Table.load(saved, 0.0)


def export_records(database: Database, folder: Path) -> Iterator[tuple[str, Path]]:
    """Write the record of every finished game. Those of running games hold secrets and stay inside."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput("error-file-write", {"file": str(folder)}) from problem
    for table in tables_in(database, OVER):
        if table.position is not None:
            target = folder / f"{table.info.title}-{table.info.id}.civitas.json"
            target.write_bytes(table.record().encode())
            yield table.info.id, target


def import_record(database: Database, record: Record, now: float) -> Table:
    """A table for a record. The seats of people stand free: whoever has the address may sit down and carry on."""
    table = table_of(record, NOBODY, now)
    for seat in table.seats_of(NOBODY.id):
        table.leave(seat, now, for_good=True)
    database.save(table.changes())
    return table


@dataclass(frozen=True)
class Comparison:
    """A running game played again under the present rules."""

    table: str
    title: str
    outcome: str
    at: int | None
    """The first move that cannot be made or after which the position is another."""


def compare(table: Table) -> Comparison:
    position = table.record_head().begin()
    title, number = table.info.title, 0
    checks = {reached: table.past.at(reached).hash() for reached in table.past.points()}
    try:
        for number, made in enumerate(table.history.moves, 1):
            position.play(made.seat, table.title.moves.parse(made.text))
            if number in checks and checks[number] != position.hash():
                return Comparison(table.info.id, title, DIFFERENT, number)
    except CivitasError:
        return Comparison(table.info.id, title, ILLEGAL, number)
    same = position.hash() == table.going().hash()
    return Comparison(table.info.id, title, IDENTICAL if same else DIFFERENT, None if same else number)


def patch(database: Database, dry_run: bool) -> Iterator[Comparison]:
    """Compare every running game. One that comes out the same is from now on a game of the present rules from its
    first move; one of older rules goes on from where it stands, and its record tells which moves were made under which.
    Tables that cannot be read, or that say something else than their log although no rule has changed, are made anew
    from the log."""
    for table_id in database.tables():
        saved = database.load(table_id)
        if saved is None:
            continue
        try:
            table = Table.load(saved, 0.0)
        except Waiting:
            title = msgspec.json.decode(saved.info, type=Info).title
            yield Comparison(table_id, title, WAITING, None)
            continue
        except Damaged:
            yield _repair(database, table_id, saved, dry_run)
            continue
        if saved.aside is not None and not dry_run:
            database.set_aside(table_id, None)
        if table.position is None or table.info.status == OVER:
            if saved.aside is not None:
                yield Comparison(table_id, table.info.title, DAMAGED if dry_run else REPAIRED, None)
            continue
        found = compare(table)
        if found.outcome == DIFFERENT and table.info.versions == [[0, table.title.rules_version]]:
            found = _repair(database, table_id, saved, dry_run)
        elif not dry_run and found.outcome == IDENTICAL:
            table.info.versions = [[0, table.title.rules_version]]
            database.save(table.changes())
        yield found


def _repair(database: Database, table_id: str, saved: Saved, dry_run: bool) -> Comparison:
    try:
        table = repaired(saved)
    except Damaged:
        return Comparison(table_id, "", LOST, None)
    if not dry_run:
        database.repair(table.changes(), dumped(table.position))
    return Comparison(table_id, table.info.title, DAMAGED if dry_run else REPAIRED, None)


def as_json(comparison: Comparison) -> dict[str, object]:
    return {"table": comparison.table, "title": comparison.title, "outcome": comparison.outcome, "at": comparison.at}

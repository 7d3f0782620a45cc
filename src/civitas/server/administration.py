"""For whoever runs a server: records out of the database and into it, and what a corrected rule would change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from civitas.kernel.errors import BadInput, CivitasError
from civitas.kernel.record import Record
from civitas.server.database import Database, Person
from civitas.server.importing import table_of
from civitas.table import Table
from civitas.table.state import OVER

NOBODY = Person("nobody", "", "")
IDENTICAL = "identical"
DIFFERENT = "different"
ILLEGAL = "illegal"


def tables_in(database: Database, status: str | None = None) -> Iterator[Table]:
    for table_id in database.tables(status):
        saved = database.load(table_id)
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
        table.leave(seat, now)
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
    first move; the others go on from where they stand, and their records tell which moves were made under which."""
    for table in tables_in(database):
        if table.position is None or table.info.status == OVER:
            continue
        found = compare(table)
        if not dry_run and found.outcome == IDENTICAL:
            table.info.versions = [[0, table.title.rules_version]]
            database.save(table.changes())
        yield found


def as_json(comparison: Comparison) -> dict[str, object]:
    return {"table": comparison.table, "title": comparison.title, "outcome": comparison.outcome, "at": comparison.at}

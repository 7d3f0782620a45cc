"""What the catalogues of all titles read alike."""

from __future__ import annotations

from civitas.kernel.data import Table
from civitas.kernel.moves import Domain


def read_provenance(game: Table) -> dict[str, object]:
    """Where the facts come from, for the pages about a title."""
    row = game.table("provenance")
    return {
        "edition": row.text("edition"),
        "source": row.text("source"),
        "confidence": row.text("confidence"),
        "designed": row.flag("designed"),
    }


def columns(count: int) -> list[list[int]]:
    """So many empty columns of numbers, to be filled row by row."""
    return [[] for _ in range(count)]


def new_id(row: Table, known: list[str]) -> str:
    """The id of a row, which no other may have: moves are named by it."""
    found = row.text("id")
    if found in known:
        raise row.fault("id", "reason-twice", {"found": found})
    return found


def domain_of(name: str, rows: list[Table]) -> Domain:
    """The things of an array of tables."""
    ids: list[str] = []
    for row in rows:
        ids.append(new_id(row, ids))
    return Domain(name, ids)


def mask_of(names: list[str], ids: list[str]) -> int:
    """The set of the things with these names."""
    total = 0
    for name in names:
        total |= 1 << ids.index(name)
    return total


def mask_where(values: list[int], wanted: int) -> int:
    """The set of the places that hold a value."""
    total = 0
    for number, value in enumerate(values):
        if value == wanted:
            total |= 1 << number
    return total

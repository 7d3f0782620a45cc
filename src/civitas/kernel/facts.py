"""What the catalogues of all titles read alike."""

from __future__ import annotations

from civitas.kernel.data import Table


def read_provenance(game: Table) -> dict[str, object]:
    """Where the facts come from, for the pages about a title."""
    row = game.table("provenance")
    return {
        "edition": row.text("edition"),
        "source": row.text("source"),
        "confidence": row.text("confidence"),
        "designed": row.flag("designed"),
    }


def unique_ids(rows: list[Table]) -> list[str]:
    ids = [row.text("id") for row in rows]
    for row in rows:
        if ids.count(row.text("id")) > 1:
            raise row.fault("id", "reason-twice", {"found": row.text("id")})
    return ids


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

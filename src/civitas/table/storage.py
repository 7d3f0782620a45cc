"""The storage port: what a table hands over to be stored, and what it is loaded from."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from civitas.table.problems import Conflict


class Entry(msgspec.Struct):
    """One line of the journal, which only grows. Moves taken back stay in it, followed by the entry that did so."""

    sequence: int
    kind: str
    """`move`, `back`, `rewind`, or the name of something that happened to the table itself."""
    seat: int
    text: str
    key: str | None
    """Chosen by the client, unique at the table: a request that is sent again is recognised by it."""
    at: float
    data: dict[str, Any]


class Saved(msgspec.Struct):
    """A whole table as stored."""

    info: bytes
    beginning: bytes
    state: bytes
    entries: list[Entry]
    snapshots: list[tuple[int, bytes]]
    """Positions after so many moves, ascending."""
    aside: str | None = None
    """Why this table was set aside, if it could not be loaded."""


class Changes(msgspec.Struct):
    """What one request changed; stored in one transaction or not at all."""

    table: str
    before: int
    """The revision this builds upon."""
    info: bytes
    beginning: bytes | None
    state: bytes | None
    entries: list[Entry]
    snapshots: list[tuple[int, bytes]]
    drop_snapshots_after: int | None
    """Snapshots of more moves than this no longer hold; they are dropped before new ones are added."""
    origin: str = ""
    """Of a new table: where it was opened from, if that is kept."""
    outcome: Outcome | None = None
    """Of a game that is over: stored once, whatever comes after."""


class Came(msgspec.Struct):
    """How a finished game came out for one seat."""

    seat: int
    person: str | None
    """Who played it; of a seat that a bot took over, whoever got up."""
    name: str
    bot: str
    place: int
    """1 for whoever won; equal places are shared."""
    share: float
    """Of the victory."""
    points: int
    made: list[str]
    """The different moves of this seat, in the order in which it made them first."""
    played: list[str]
    """The different cards of this seat, as `domain:id`."""


class Outcome(msgspec.Struct):
    """How a finished game came out."""

    rated: bool
    """At least two people played it, on different sides, and nobody knew its luck beforehand."""
    ended_at: float
    seats: list[Came]


class Store(Protocol):
    def load(self, table: str) -> Saved | None: ...

    def save(self, changes: Changes) -> None:
        """Store durably. Conflict if the stored table is not at `before`."""


class _Revision(msgspec.Struct):
    revision: int


def _revision(info: bytes) -> int:
    return msgspec.json.decode(info, type=_Revision).revision


class MemoryStore:
    """For tests and for tables that need not outlive the process."""

    def __init__(self) -> None:
        self.tables: dict[str, Saved] = {}

    def load(self, table: str) -> Saved | None:
        return self.tables.get(table)

    def save(self, changes: Changes) -> None:
        saved = self.tables.get(changes.table) or Saved(b"", b"", b"", [], [])
        if (_revision(saved.info) if saved.info else 0) != changes.before:
            raise Conflict("error-conflict")
        limit = changes.drop_snapshots_after
        kept = [part for part in saved.snapshots if limit is None or part[0] <= limit]
        self.tables[changes.table] = Saved(
            changes.info,
            saved.beginning if changes.beginning is None else changes.beginning,
            saved.state if changes.state is None else changes.state,
            saved.entries + changes.entries,
            kept + changes.snapshots,
        )

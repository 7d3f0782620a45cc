"""One table in play: seats, decisions, taking back, standing orders, clocks, history. No HTTP, no language, no clock of
its own: every call says what time it is.

`Table` is what a game is to the people around it. It changes only through its methods; `changes()` then hands over what
must be stored before anybody is told (see `storage.Store`).
"""

from __future__ import annotations

from civitas.table.problems import (
    Conflict,
    Damaged,
    Forbidden,
    Refused,
    Stale,
    TableProblem,
    TooLarge,
    Unknown,
    Waiting,
)
from civitas.table.state import Clock, Info, Orders, Seat
from civitas.table.storage import Changes, Entry, MemoryStore, Saved, Store
from civitas.table.table import Table

__all__ = [
    "Changes",
    "Clock",
    "Conflict",
    "Damaged",
    "Entry",
    "Forbidden",
    "Info",
    "MemoryStore",
    "Orders",
    "Refused",
    "Saved",
    "Seat",
    "Stale",
    "Store",
    "Table",
    "TableProblem",
    "TooLarge",
    "Unknown",
    "Waiting",
]

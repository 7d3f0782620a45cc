"""A table made anew from its log, where what is stored besides cannot be read or says otherwise: the log wins."""

from __future__ import annotations

import msgspec

from civitas.table.nesting import flattened
from civitas.table.problems import Damaged
from civitas.table.state import OPEN, OVER, RUNNING, Info
from civitas.table.storage import Saved
from civitas.table.table import Table

_DEPTH = 64
"""Nothing of ours is nested deeper; what a client kept here in earlier days may be."""


def repaired(saved: Saved) -> Table:
    """The game as its moves tell it; Damaged if they cannot be made."""
    try:
        return _replayed(saved)
    except Exception as problem:
        raise Damaged("error-table-aside") from problem


def _replayed(saved: Saved) -> Table:
    info = msgspec.json.decode(flattened(saved.info, _DEPTH), type=Info)
    table = Table(info, msgspec.json.decode(saved.beginning))
    for entry in saved.entries:
        table.history.follow(entry)
    if [entry.sequence for entry in saved.entries] != list(range(1, len(saved.entries) + 1)):
        raise ValueError("the journal has gaps")
    info.sequence = len(saved.entries)
    if info.status != OPEN:
        moves, table.history.moves = table.history.moves, []
        table.position = position = table.record_head().begin()
        table.past.keep(position, always=True)
        for made in moves:
            position.play(made.seat, table.title.moves.parse(made.text))
            table.history.moves.append(made)
            table.past.keep(position)
        if position.over() and info.status == RUNNING:
            info.status = OVER
    return table

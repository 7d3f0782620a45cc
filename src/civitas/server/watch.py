"""The server's own time. Nobody who sets the clock of the machine, and no restart, moves it by more than a moment."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from civitas.server.database import Database

BEAT_SECONDS: Final = 0.5
"""So often the count of time is stored while clocks run: more than that no clock is moved by a fall of the server."""
COUNTED: Final = "counted"


class Watch:
    """Shows the time of day as it was when the server started, and goes on evenly from there. Besides it counts the
    seconds during which a server has been up at all, from the count that the last one left."""

    def __init__(self, counted: float | None = None, wall: float | None = None) -> None:
        self._begun = time.monotonic()
        self._time = time.time() if wall is None else wall
        self.asleep = 0.0 if counted is None else self._time - counted
        """How far the time is ahead of the count."""

    def now(self) -> float:
        return self._time + time.monotonic() - self._begun

    def counted(self) -> float:
        return self.now() - self.asleep


def take_up_count(database: Database, others: bool) -> Watch:
    """Go on from the count that was left; where other processes are up, together with them: what they stored, and what
    has passed since by the clock of the database, but never more than they let pass."""
    kept = database.kept(COUNTED)
    wall = database.time()
    if kept is None:
        return Watch(None, wall)
    count, _, at = kept.partition(" ")
    since = min(2 * BEAT_SECONDS, max(0.0, wall - float(at))) if others and at else 0.0
    return Watch(float(count) + since, wall)


def keep_count(database: Database, watch: Watch) -> None:
    """For whoever comes after us, or beside us."""
    if database.shared:
        database.keep(COUNTED, f"{watch.counted()!r} {database.time()!r}")
    else:
        database.keep(COUNTED, repr(watch.counted()))

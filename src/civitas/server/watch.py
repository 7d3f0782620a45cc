"""The server's own time. Nobody who sets the clock of the machine, and no restart, moves it by more than a moment."""

from __future__ import annotations

import time


class Watch:
    """Shows the time of day as it was when the server started, and goes on evenly from there. Besides it counts the
    seconds during which a server has been up at all, from the count that the last one left."""

    def __init__(self, counted: float | None = None) -> None:
        self._begun = time.monotonic()
        self._time = time.time()
        self.asleep = 0.0 if counted is None else self._time - counted
        """How far the time is ahead of the count."""

    def now(self) -> float:
        return self._time + time.monotonic() - self._begun

    def counted(self) -> float:
        return self.now() - self.asleep

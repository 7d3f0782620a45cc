"""The clocks of a table: they run for people who are asked, and for nobody else."""

from __future__ import annotations

from civitas.table.state import HUMAN, Info


class Clocks:
    def __init__(self, info: Info) -> None:
        self._info = info
        self._asked: dict[int, float] = {}
        """Seats whose clock runs, and since when."""
        self._barriers: dict[int, int] = {}

    def running(self) -> bool:
        return bool(self._asked)

    def resume(self, now: float) -> None:
        """Fill the clocks of a table that has not begun."""
        for seat in self._info.seats:
            if self._info.sequence == 0:
                seat.clock_left = self._info.clock.seconds
        self._asked = dict.fromkeys(self._asked, now)

    def follow(self, waiting: tuple[int, ...], now: float) -> None:
        """Book the time used so far and let the clocks of these seats run."""
        clock = self._info.clock
        if clock.kind == "none":
            return
        seats = self._info.seats
        asked = [seat for seat in waiting if seats[seat].kind == HUMAN]
        for seat, since in self._asked.items():
            seats[seat].clock_left -= now - since
            if seat not in asked and clock.kind == "bank":
                seats[seat].clock_left += clock.increment
        for seat in asked:
            if clock.kind == "move" and self._barriers.get(seat) != self._info.barrier:
                seats[seat].clock_left = clock.seconds
            self._barriers[seat] = self._info.barrier
        self._asked = dict.fromkeys(asked, now)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left, or None without clocks."""
        if self._info.clock.kind == "none":
            return None
        used = now - self._asked[seat] if seat in self._asked else 0.0
        return max(0.0, self._info.seats[seat].clock_left - used)

    def deadline(self) -> float | None:
        """When the next clock runs out."""
        times = [since + self._info.seats[seat].clock_left for seat, since in self._asked.items()]
        return min(times, default=None)

    def run_out(self, now: float) -> list[int]:
        return [seat for seat in self._asked if self.left(seat, now) == 0.0]

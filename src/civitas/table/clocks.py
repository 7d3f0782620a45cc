"""The clocks of a table: they run for people who are asked, and for nobody else."""

from __future__ import annotations

from civitas.table.state import HUMAN, Info


class Clocks:
    def __init__(self, info: Info) -> None:
        self._info = info
        self._running: dict[int, float] = {}
        """Seats whose clock runs, and since when."""
        self._timed: dict[int, int] = {}
        """Per seat the question that its clock was last set for, by its barrier."""
        if info.sequence == 0:
            for seat in info.seats:
                seat.clock_left = info.clock.seconds

    def follow(self, waiting: tuple[int, ...], now: float) -> None:
        """Book the time used so far and let the clocks of these seats run. Who no longer waits has decided."""
        clock, seats = self._info.clock, self._info.seats
        if clock.kind == "none":
            return
        asked = [seat for seat in waiting if seats[seat].kind == HUMAN]
        decided = [seat for seat in self._running if seat not in asked]
        self.stop(now)
        if clock.kind == "bank":
            for seat in decided:
                seats[seat].clock_left += clock.increment
        for seat in asked:
            if clock.kind == "move" and self._timed.get(seat) != self._info.barrier:
                seats[seat].clock_left = clock.seconds
            self._timed[seat] = self._info.barrier
        self._running = dict.fromkeys(asked, now)

    def stop(self, now: float) -> None:
        """Book the time used so far; nothing runs until `follow`."""
        for seat, since in self._running.items():
            self._info.seats[seat].clock_left -= now - since
        self._running = {}

    def taken_back(self, seat: int) -> None:
        """A move taken back wins no time: the clock goes on as it stood when the move was made."""
        if self._info.clock.kind == "bank" and seat not in self._running:
            self._info.seats[seat].clock_left -= self._info.clock.increment
        self._timed[seat] = self._info.barrier

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left, or None without clocks."""
        if self._info.clock.kind == "none":
            return None
        used = now - self._running[seat] if seat in self._running else 0.0
        return max(0.0, self._info.seats[seat].clock_left - used)

    def deadline(self) -> float | None:
        """When the next clock runs out."""
        times = [since + self._info.seats[seat].clock_left for seat, since in self._running.items()]
        return min(times, default=None)

    def run_out(self, now: float) -> list[int]:
        return [seat for seat in self._running if self.left(seat, now) == 0.0]

"""The clocks of a table: they run for people who are asked and have been seen here, and for nobody else.

A clock is stored as what was left and since when it runs. That moment is told in counted time, which passes only while
a server is up: neither a restart nor a change of the wall clock moves a clock.
"""

from __future__ import annotations

from civitas.table.state import HUMAN, Info


class Clocks:
    def __init__(self, info: Info, asleep: float = 0.0) -> None:
        self._info = info
        self._asleep = asleep
        """How far the time of our callers is ahead of counted time."""
        if info.sequence == 0:
            for seat in info.seats:
                seat.clock_left = info.clock.seconds

    def rebase(self, asleep: float) -> None:
        """Go by another server's count."""
        shift, self._asleep = self._asleep - asleep, asleep
        for seat in self._info.seats:
            seat.clock_since = None if seat.clock_since is None else seat.clock_since + shift
            seat.away_since = None if seat.away_since is None else seat.away_since + shift

    def follow_info(self, info: Info) -> None:
        """Go by what somebody else has stored."""
        self._info = info

    def counted(self, now: float) -> float:
        return now - self._asleep

    def told(self, counted: float) -> float:
        """A counted moment in the time of our callers."""
        return counted + self._asleep

    def _running(self) -> list[int]:
        return [number for number, seat in enumerate(self._info.seats) if seat.clock_since is not None]

    def take_up(self, waiting: tuple[int, ...], now: float) -> None:
        """Go on with clocks as they were stored. Those stored before clocks were facts go on from what was left."""
        for number in waiting:
            seat = self._info.seats[number]
            if seat.here and seat.clock_since is None and seat.clock_for < 0 and self._info.clock.kind != "none":
                seat.clock_for = self._info.barrier
        self.follow(waiting, now)

    def follow(self, waiting: tuple[int, ...], now: float) -> None:
        """Book the time used so far and let the clocks of these seats run. Who no longer waits has decided."""
        clock, seats = self._info.clock, self._info.seats
        if clock.kind == "none":
            return
        asked = [seat for seat in waiting if seats[seat].kind == HUMAN and seats[seat].here]
        decided = [seat for seat in self._running() if seat not in waiting]
        self.stop(now)
        if clock.kind == "bank":
            for seat in decided:
                seats[seat].clock_left += clock.increment
        for seat in asked:
            if clock.kind == "move" and seats[seat].clock_for != self._info.barrier:
                seats[seat].clock_left = clock.seconds
            seats[seat].clock_for = self._info.barrier
            seats[seat].clock_since = self.counted(now)

    def stop(self, now: float) -> None:
        """Book the time used so far; nothing runs until `follow`."""
        for number in self._running():
            seat = self._info.seats[number]
            seat.clock_left, seat.clock_since = self._left(number, now), None

    def taken_back(self, seat: int) -> None:
        """A move taken back wins no time: the clock goes on as it stood when the move was made."""
        holder = self._info.seats[seat]
        if self._info.clock.kind == "bank" and holder.clock_since is None:
            holder.clock_left -= self._info.clock.increment
        holder.clock_for = self._info.barrier

    def _left(self, number: int, now: float) -> float:
        seat = self._info.seats[number]
        # After a fall of the server the count may begin a moment before the last thing that was stored.
        used = 0.0 if seat.clock_since is None else max(0.0, self.counted(now) - seat.clock_since)
        return max(0.0, seat.clock_left - used)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left, or None without clocks."""
        return None if self._info.clock.kind == "none" else self._left(seat, now)

    def runs(self, seat: int) -> bool:
        return self._info.seats[seat].clock_since is not None

    def deadline(self) -> float | None:
        """When the next clock runs out."""
        seats = [seat for seat in self._info.seats if seat.clock_since is not None]
        return min((self.told((seat.clock_since or 0.0) + seat.clock_left) for seat in seats), default=None)

    def run_out(self, now: float) -> list[int]:
        """The seats whose flag has fallen."""
        return [seat for seat in self._running() if self._left(seat, now) <= 0.0]

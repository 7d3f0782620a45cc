"""Who sits where: taking a seat, getting up, coming back, and what becomes of a seat whose holder stays away."""

from __future__ import annotations

import msgspec

from civitas.kernel.events import Event
from civitas.table.core import Core, event
from civitas.table.problems import Forbidden, Refused
from civitas.table.state import BOT, HUMAN, OPEN, OVER, PEOPLE_MOST, RUNNING, Seat


class Seating(Core):
    def sit(self, number: int, person: str, name: str, now: float) -> None:
        """A person takes a seat that is free, waits for this person's link, or was left and may be taken."""
        seat = self.seat(number)
        if seat.person == person:
            return
        if self.info.status == OVER:
            raise Refused("error-game-over")
        self._check_side(number, person)
        if not self.may_return(number, person, now):
            raise Forbidden("error-seat-waits", number=number + 1)
        if seat.person is None and seat.holder != person:
            self._clear(seat)
        seat.kind, seat.person, seat.left, seat.link, seat.bot = HUMAN, person, False, None, ""
        seat.holder, seat.away_since, seat.here = None, None, True
        if name:
            seat.name = name
        if self.info.status != OPEN:
            self.info.sides[person] = number
        self._enter("sat", number, now, {"events": [event("event-sat", seat=number)]})
        if self.info.ask is not None and self.info.ask.about == number:
            self.info.ask = None
        if self.info.status == OPEN:
            self._start_if_full(person, now)
        else:
            self._settle(now)

    def _check_side(self, number: int, person: str) -> None:
        """Nobody sees two hands, unless all is played on one screen anyway."""
        info = self.info
        if info.hot_seat:
            return
        if self.seats_of(person) or info.sides.get(person, number) != number:
            raise Refused("error-other-side")
        if person not in info.sides and len(info.sides) >= PEOPLE_MOST:
            raise Refused("error-no-free-seat")

    def may_return(self, number: int, person: str, now: float) -> bool:
        """A seat that was left waits for its holder until it is given up or the agreed time has passed."""
        seat = self.seat(number)
        return not seat.left or seat.holder in (None, person) or self.overdue(number, now)

    def overdue(self, number: int, now: float) -> bool:
        """Have the others waited for this person as long as was agreed?"""
        seat = self.seat(number)
        if seat.left and seat.holder is None:
            return True
        return seat.away_since is not None and self.clocks.counted(now) - seat.away_since >= self.info.patience

    def free_seat(self, person: str, now: float) -> int:
        """The seat this person left, or the first that anybody may take."""
        seats = self.info.seats
        waits = [number for number, seat in enumerate(seats) if seat.left and seat.holder == person]
        free = [number for number, seat in enumerate(seats) if seat.kind == "open" and seat.person is None]
        left = [number for number, seat in enumerate(seats) if seat.left and self.may_return(number, person, now)]
        for number in [*waits, *free, *left]:
            return number
        raise Forbidden("error-no-free-seat")

    def leave(self, number: int, now: float, for_good: bool = False) -> None:
        """Get up: before the game the seat is free again; during it the seat waits, unless it is given up."""
        seat = self.seat(number)
        if self.info.status == OVER or seat.person is None:
            return
        person, seat.person = seat.person, None
        if self.info.status == OPEN:
            seat.kind, seat.name = "open", ""
        else:
            seat.left, seat.holder = True, None if for_good else person
            seat.away_since, seat.reminded = self.clocks.counted(now), False
        self._enter("left", number, now, {"events": [event("event-left", seat=number)]})

    def give_up(self, number: int, person: str, now: float) -> None:
        """Who has left does not want to come back."""
        seat = self.seat(number)
        if not seat.left or seat.holder != person:
            raise Forbidden("error-foreign-seat", number=number + 1)
        seat.holder = None
        self._enter("gave up", number, now, {"events": [event("event-gave-up", seat=number)]})

    def take_over(self, number: int, bot: str, now: float) -> None:
        """A bot sits down where nobody sits yet."""
        seat = self.seat(number)
        if self.info.status != OPEN:
            raise Refused("error-game-over" if self.info.status == OVER else "error-seat-taken", number=number + 1)
        if seat.taken():
            raise Refused("error-seat-taken", number=number + 1)
        self._seat_bot(number, bot)
        self._enter("bot", number, now, {"events": [event("event-bot-sat", seat=number)]})
        self._start_if_full(None, now)

    def _seat_bot(self, number: int, bot: str) -> None:
        seat = self.seat(number)
        self._clear(seat)
        seat.kind, seat.bot, seat.person, seat.left, seat.link = BOT, bot, None, False, None
        seat.holder, seat.away_since = None, None

    def _start_if_full(self, person: str | None, now: float) -> None:
        """The game begins when every seat is taken. Only who has just come is known to be here; no clock runs against
        the others until they are seen."""
        info = self.info
        if info.status != OPEN or not all(seat.taken() for seat in info.seats):
            return
        log: list[Event] = []
        self.position = self.record_head().begin(log)
        info.status = RUNNING
        info.versions = [[0, self.title.rules_version]]
        for number, seat in enumerate(info.seats):
            seat.here = seat.person == person
            if seat.person is not None:
                info.sides[seat.person] = number
        self._enter("began", -1, now, {"events": [event("event-began"), *(told.as_dict() for told in log)]})
        info.barrier = info.sequence
        info.last_move_at = now
        self.past.keep(self.position, always=True)
        self._settle(now)

    def _clear(self, seat: Seat) -> None:
        """What was written here is not for the next one."""
        seat.notes, seat.draft, seat.orders = "", msgspec.Raw(b"null"), self.info.orders

"""What one person wishes and the others must agree to: going back beyond the seal, a pause, the same again, and against
somebody who stays away a bot in that seat or the end of the game. Bots always agree."""

from __future__ import annotations

from civitas.table.core import event
from civitas.table.history import REWIND
from civitas.table.problems import Refused
from civitas.table.seating import Seating
from civitas.table.state import BOT, OVER, PAUSED, RUNNING, Ask, Ending, Wish
from civitas.table.taking_back import NOTHING, TakingBack


class Consent(TakingBack, Seating):
    # ------------------------------------------------------------------ wishes

    def ask_back(self, seat: int, now: float) -> None:
        """Wish to take back one's last move although it is sealed."""
        if self.info.status != RUNNING:
            raise Refused(self._standstill())
        place = self.history.last_of(seat)
        if place == 0:
            raise Refused(NOTHING)
        self.past.at(place - 1)  # refuses what cannot be reached any more
        self._wish("back", seat, now, to=place - 1)

    def pause(self, seat: int, now: float) -> None:
        self._must_run()
        self._wish("pause", seat, now)

    def ask_rematch(self, seat: int, now: float) -> None:
        """Wish for the same again, or agree to it."""
        if self.info.status != OVER:
            raise Refused("error-not-over")
        ask = self.info.ask
        if ask is None or ask.kind != "rematch":
            self.info.ask = None
            self._wish("rematch", seat, now)
        elif seat in self.asked_of():
            self.answer(seat, True, now)

    def ask_bot(self, seat: int, about: int, bot: str, now: float) -> None:
        """Wish that a bot sits down for somebody who stays away."""
        self._check_absence(about, now)
        self._wish("bot", seat, now, about=about, bot=bot)

    def ask_end(self, seat: int, about: int, now: float) -> None:
        """Wish to end the game because somebody stays away."""
        self._check_absence(about, now)
        self._wish("end", seat, now, about=about)

    def remind(self, seat: int, about: int, now: float) -> None:
        """Tell somebody that the others wait. Once for every question."""
        self._must_run()
        holder = self.seat(about)
        if about not in self.waiting() or holder.kind == BOT or holder.person == self.seat(seat).person:
            raise Refused("error-not-waited-for", number=about + 1)
        if holder.reminded:
            raise Refused("error-reminded", number=about + 1)
        holder.reminded = True
        self._enter("reminded", seat, now, {"events": [event("event-reminded", seat=seat, other=about)]})

    def _check_absence(self, about: int, now: float) -> None:
        self._must_run()
        holder = self.seat(about)
        if holder.kind == BOT or not self.overdue(about, now):
            raise Refused("error-not-absent", number=about + 1)

    def _wish(self, kind: Wish, seat: int, now: float, to: int = 0, about: int = -1, bot: str = "") -> None:
        open_ask, person = self.info.ask, self.seat(seat).person
        if open_ask is not None and self.seat(open_ask.seat).person != person:
            raise Refused("error-something-asked")
        self.info.ask = Ask(seat, to, [], kind, about, bot, self._concerned(seat, about, now))
        if self.asked_of():
            told = {"seat": seat} if about < 0 else {"seat": seat, "other": about}
            self._enter("asked", seat, now, {"events": [event(f"event-asks-{kind}", **told)]})
        self._do_if_agreed(now)

    def _concerned(self, asking: int, about: int, now: float) -> list[int]:
        """The seats of other people. Who got up is asked too until the agreed time has passed; about somebody who stays
        away, neither that person is asked nor anybody else who does."""
        person, found = self.seat(asking).person, []
        for number, seat in enumerate(self.info.seats):
            holder = seat.person or seat.holder
            if holder is None or holder == person or number == about:
                continue
            if not ((seat.left or about >= 0) and self.overdue(number, now)):
                found.append(number)
        return found

    # ------------------------------------------------------------------ answers

    def answer(self, seat: int, yes: bool, now: float) -> None:
        """Agree to what is wished, or not; who wished it may withdraw."""
        ask = self.info.ask
        own = ask is not None and self.seat(ask.seat).person == self.seat(seat).person
        if ask is None or (own and yes) or (not own and seat not in (ask.asked or [])):
            raise Refused("error-nothing-asked")
        if not yes:
            self.info.ask = None
            self._enter("declined", seat, now, {"events": [event("event-declined", seat=seat)]})
            return
        if seat not in ask.agreed:
            ask.agreed.append(seat)
            self._enter("agreed", seat, now, {"events": [event("event-agrees", seat=seat)]})
        self._do_if_agreed(now)

    def asked_of(self) -> list[int]:
        """The seats whose consent is missing."""
        ask = self.info.ask
        if ask is None:
            return []
        return [seat for seat in ask.asked or [] if seat not in ask.agreed and self.info.seats[seat].kind != BOT]

    def _do_if_agreed(self, now: float) -> None:
        ask = self.info.ask
        if ask is None or self.asked_of() or ask.kind == "rematch":
            return
        self.info.ask = None
        if ask.kind == "back":
            self._rewind(ask, now)
        elif ask.kind == "pause":
            self._pause(ask.seat, now)
        elif ask.kind == "bot":
            self._seat_bot(ask.about, ask.bot)
            self._enter("bot", ask.about, now, {"events": [event("event-bot-sat", seat=ask.about)]})
            self._settle(now)
        else:
            self._end_for(ask.about, now)

    def _rewind(self, ask: Ask, now: float) -> None:
        self.info.rewinds.append([ask.seat, len(self.history.moves), ask.to])
        self.position = self.past.at(ask.to)
        self.past.forget(ask.to)
        self._enter(REWIND, ask.seat, now, {"to": ask.to, "events": [event("event-rewound", seat=ask.seat)]})
        self._raise_barrier()
        self.seat(ask.seat).held = True
        self._settle(now)

    def _pause(self, seat: int, now: float) -> None:
        self.clocks.stop(now)
        self.info.status = PAUSED
        self._enter("paused", seat, now, {"events": [event("event-paused", seat=seat)]})
        self._note_away(now)

    def resume(self, seat: int, now: float) -> None:
        """Let the game go on. No clock runs against those who are not here."""
        if self.info.status != PAUSED:
            raise Refused("error-not-paused")
        self.info.status = RUNNING
        for holder in self.info.seats:
            holder.here = holder.person == self.seat(seat).person
        self._enter("resumed", seat, now, {"events": [event("event-resumed", seat=seat)]})
        self._settle(now)

    def _end_for(self, about: int, now: float) -> None:
        """In a game of two the one who stayed has won; among more nobody has."""
        others = [number for number in range(len(self.info.seats)) if number != about]
        self.info.ending = Ending("absence", about, others if len(others) == 1 else [])
        self.info.status = OVER
        self._enter("ended", about, now, {"events": [event("event-absence", seat=about)]})
        self._settle(now)

    def rematch_agreed(self) -> bool:
        ask = self.info.ask
        return self.info.rematch is None and ask is not None and ask.kind == "rematch" and not self.asked_of()

    def agree_rematch(self, table_id: str, now: float) -> None:
        """The same people go on at another table."""
        self.info.rematch, self.info.ask = table_id, None
        self._enter("rematch", -1, now, {"events": [event("event-rematch")]})

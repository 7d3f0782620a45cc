"""Taking back one's own moves as long as nothing is sealed: the mover learnt nothing, and nobody else has moved."""

from __future__ import annotations

from typing import Final

from civitas.kernel.events import EVERYBODY
from civitas.table.core import Core, event
from civitas.table.history import BACK
from civitas.table.problems import Refused
from civitas.table.state import RUNNING

SEALED: Final = "take-back-sealed"
NOTHING: Final = "take-back-none"


class TakingBack(Core):
    def take_back_refusal(self, seat: int) -> str | None:
        """None, or the key of the sentence that says why this seat's last move stands."""
        if self.info.status != RUNNING:
            return self._standstill()
        place = self.history.last_of(seat)
        if place == 0:
            return NOTHING
        if self._in_open_frame(seat, place):
            return None
        joint = self.joint()
        if joint is not None and joint.order != [seat]:
            # Whether others have moved in there already must not be told.
            return SEALED
        made = self.history.moves[place - 1]
        return SEALED if made.sealed or place != len(self.history.moves) else None

    def _in_open_frame(self, seat: int, place: int) -> bool:
        """Was this seat's last move made in the joint frame that is still open, with no offer since?"""
        joint = self.joint()
        if joint is None or not joint.scripts[seat]:
            return False
        return joint.scripts[seat][-1] == self.title.moves.parse(self.history.moves[place - 1].text)

    def take_back(self, seat: int, now: float) -> None:
        """Take back this seat's last move by hand, with what standing orders made of it."""
        refusal = self.take_back_refusal(seat)
        if refusal is not None:
            raise Refused(refusal)
        while True:
            automatic = self.history.moves[self.history.last_of(seat) - 1].automatic
            self._undo(seat, now)
            if not automatic or self.take_back_refusal(seat) is not None:
                break
        self.seat(seat).held = True
        self._settle(now)

    def reset(self, seat: int, now: float) -> None:
        """Back to the start of the turn, as far as nothing is sealed."""
        self.take_back(seat, now)
        while self.take_back_refusal(seat) is None:
            self._undo(seat, now)
        self._settle(now)

    def _undo(self, seat: int, now: float) -> None:
        position, info = self.going(), self.info
        place = self.history.last_of(seat)
        inside = self._in_open_frame(seat, place)
        before = position if inside else self.past.at(place - 1)
        self.past.forget(place - 1)
        holder = self.seat(seat)
        holder.backs += 1
        if inside:
            was_ready = not position.is_asked(seat)
            position.take_back(seat)
            holder.moves_since -= 1
            if was_ready:
                self.clocks.taken_back(seat)
            if info.ask is not None and info.ask.kind == "back" and place <= info.ask.to:
                info.ask.to -= 1
            events = [event("event-not-ready", seat=seat)] if was_ready else []
            audience = EVERYBODY if was_ready else 1 << seat
            self._enter(BACK, seat, now, {"move": place, "events": events}, audience)
            return
        self.position = before
        self._enter(BACK, seat, now, {"move": place, "events": [event("event-taken-back", seat=seat)]})
        self._raise_barrier()
        self.clocks.taken_back(seat)
        if info.ask is not None and info.ask.kind == "back":
            info.ask = None
        info.last_move_at = now

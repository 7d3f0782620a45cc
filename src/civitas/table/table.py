"""A game in play, as the people around it have it."""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

import msgspec

from civitas.kernel import registry
from civitas.kernel.errors import BadInput, CivitasError
from civitas.kernel.record import Record
from civitas.kernel.tally import Curve
from civitas.table.consent import Consent
from civitas.table.core import event
from civitas.table.history import BACK, MOVE, REWIND
from civitas.table.nesting import depth_of
from civitas.table.problems import Damaged, Forbidden, Refused, Waiting
from civitas.table.state import OVER, RUNNING, Cause, Ending, Info
from civitas.table.storage import Entry, Saved

_RECORD_ENDS: Final = {
    "resignation": "resignation",
    "timeout": "resignation",
    "agreement": "agreement",
    "absence": "agreement",
}
DEPTH_MOST: Final = 500
"""What nests deeper is read by one thread and not by another; nothing that is stored today does."""
STAND_IN: Final = "level:3"
"""The bot that sits down for somebody who has given up."""


class Table(Consent):
    # ------------------------------------------------------------------ opening and loading

    @staticmethod
    def open(info: Info, beginning: dict[str, object], now: float, by: str | None = None) -> Table:
        """A new table, asked for by this person or the host; the game begins at once if every seat is taken."""
        info.told = [0] * (len(info.seats) + 1)
        table = Table(info, beginning)
        table._enter("opened", -1, now, {})
        table._start_if_full(by or info.host, now)
        return table

    @staticmethod
    def load(saved: Saved, now: float, asleep: float = 0.0) -> Table:
        """A table as it was stored; Waiting if its data pack is missing or has other values by now, Damaged if it
        cannot be read for any other reason."""
        try:
            if depth_of(saved.info) > DEPTH_MOST:
                raise ValueError("nested beyond measure")
            info = msgspec.json.decode(saved.info, type=Info)
            if info.pack is not None:
                _await_pack(info, saved)
            return Table._loaded(info, saved, now, asleep)
        except Waiting:
            raise
        except Exception as problem:
            raise Damaged("error-table-aside") from problem

    @staticmethod
    def _loaded(info: Info, saved: Saved, now: float, asleep: float) -> Table:
        table = Table(info, msgspec.json.decode(saved.beginning), asleep)
        if [entry.sequence for entry in saved.entries] != list(range(1, info.sequence + 1)):
            raise ValueError("the journal has gaps")
        for entry in saved.entries:
            table.history.follow(entry)
        state = msgspec.json.decode(saved.state)
        if state is not None:
            table.position = registry.load(state, info.pack)
        table.past.load(saved.snapshots, info.pack)
        if info.ask is not None and info.ask.asked is None:
            info.ask.asked = table._concerned(info.ask.seat, info.ask.about, now)
        table.clocks.take_up(table.waiting(), now)
        table._note_away(now)
        return table

    def follow(self, stored: bytes, entries: list[Entry]) -> bool:
        """Go on from here as somebody else has stored the table meanwhile. False, and the table is no longer good for
        anything, where that takes more than playing the log: before the game begins, and after a take-back."""
        position = self.position
        if position is None or any(entry.kind in (BACK, REWIND, "rules") for entry in entries):
            return False
        info = msgspec.json.decode(stored, type=Info)
        if [entry.sequence for entry in entries] != list(range(self.info.sequence + 1, info.sequence + 1)):
            return False
        for entry in entries:
            if entry.kind == MOVE:
                try:
                    position.play(entry.seat, self.title.moves.parse(entry.text))
                except CivitasError:  # by rules that are not ours
                    return False
            self.history.follow(entry)
            if entry.kind == MOVE:
                self.past.follow(position)
        self.info = info
        self.clocks.follow_info(info)
        self._stored, self._entries = info.revision, []
        return True

    @staticmethod
    def replayed(info: Info, record: Record, now: float) -> Table:
        """A table that stands where a record ends; BadInput if the record does not replay."""
        table = Table.open(info, record.beginning, now)
        for number, (seat, text) in enumerate(record.moves):
            assert isinstance(seat, int) and isinstance(text, str)
            try:
                table._must_run()
                table._make(seat, table.title.moves.parse(text), now, None, False)
            except CivitasError as problem:
                place = f"moves[{number}]"
                raise BadInput("error-bad-record", {"file": "record", "place": place, "reason": problem}) from problem
        table._settle(now)
        if record.end != "running" and info.status != OVER:
            table._end_as(record)
        return table

    def _end_as(self, record: Record) -> None:
        """A recorded game that was given up is over here too, and nobody is said to have won it."""
        if record.end == "rules":
            raise BadInput("error-bad-record", {"file": "record", "place": "end", "reason": record.end})
        self.info.ending = Ending("agreement", -1, [])
        self.info.status = OVER

    # ------------------------------------------------------------------ the past

    def curve(self) -> Curve:
        """Where the points of all who score came from, from the beginning to the end."""
        found = Curve()
        for number, position in enumerate(self.past.all()):
            found.look(number, position)
        return found

    def record(self) -> Record:
        """The game as a file; while it runs it stays with the table."""
        if self.info.status != OVER:
            raise Forbidden("error-record-running")
        record = self.record_head()
        record.versions = [list(part) for part in self.info.versions]
        record.rewinds = [list(part) for part in self.info.rewinds]
        record.chosen_chance = self.info.chosen_chance
        try:
            self._add_moves(record)
        except Refused:
            # Moves of older rules that cannot be made today are told all the same, without hashes on the way.
            record.moves = [[made.seat, made.text] for made in self.history.moves]
            record.hashes = []
        ending = self.info.ending
        record.finish(self.going(), "rules" if ending is None else _RECORD_ENDS[ending.cause])
        return record

    def _add_moves(self, record: Record) -> None:
        positions = self.past.all()
        next(positions)
        for made, position in zip(self.history.moves, positions, strict=True):
            record.add(made.seat, self.title.moves.parse(made.text), position)

    # ------------------------------------------------------------------ ends

    def resign(self, seat: int, now: float, cause: Cause = "resignation") -> None:
        """By the title's own move where it has one; else two seats end the game and among more a bot sits down."""
        self._must_run()
        position = self.going()
        own = self.title.resign_move
        if own in position.legal(seat):
            self._make(seat, own, now, None, False)
        elif len(self.info.seats) > 2:
            self._seat_bot(seat, STAND_IN)
            self._enter("bot", seat, now, {"events": [event(f"event-{cause}", seat=seat)]})
        else:
            winners = [other for other in range(len(self.info.seats)) if other != seat]
            self.info.ending = Ending(cause, seat, winners)
            self.info.status = OVER
            self._enter("ended", seat, now, {"events": [event(f"event-{cause}", seat=seat)]})
        self._settle(now)

    def run_out(self, now: float) -> list[int]:
        """Seats whose clock has run out are treated as if they had resigned."""
        late = self.clocks.run_out(now)
        for seat in late:
            if self.info.status == RUNNING:
                self.resign(seat, now, "timeout")
        return late

    def standing(self) -> dict[str, object] | None:
        """The title's standing; where the game ended otherwise, with that ending and its winners."""
        if self.position is None:
            return None
        standing = self.position.standing()
        ending = self.info.ending
        if ending is not None:
            standing.update(over=True, ending=ending.cause, winners=list(ending.winners))
        return standing


def _await_pack(info: Info, saved: Saved) -> None:
    """Waiting if the data pack of a table cannot be read, or has other values than the table was opened with."""
    assert info.pack is not None
    try:
        title = registry.title(info.title, info.pack)
        state = msgspec.json.decode(saved.state)
        if isinstance(state, dict):
            registry.check_data(title, state.get("pack"), "position")
    except BadInput as problem:
        raise Waiting("error-table-pack", pack=PurePath(info.pack).name) from problem

"""A game in play, as the people around it have it."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel import registry
from civitas.kernel.errors import BadInput, CivitasError
from civitas.kernel.events import EVERYBODY, Event
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.record import Record
from civitas.kernel.title import Title
from civitas.table.clocks import Clocks
from civitas.table.history import BACK, MOVE, REWIND, History
from civitas.table.past import Past, dumped
from civitas.table.problems import Forbidden, Refused, Stale, Unknown
from civitas.table.state import BOT, HUMAN, OVER, PAUSED, RUNNING, Ask, Cause, Ending, Info, Orders, Seat
from civitas.table.state import OPEN as OPEN_TABLE
from civitas.table.storage import Changes, Entry, Saved

SEALED: Final = "take-back-sealed"
NOTHING: Final = "take-back-none"
_RECORD_ENDS: Final = {"resignation": "resignation", "timeout": "resignation", "agreement": "agreement"}
STAND_IN: Final = "level:3"
"""The bot that sits down for somebody who has given up."""
AUTOMATIC_MOST: Final = 1000
"""Standing orders answer at most so many questions in a row: whatever a title does, a request ends."""


class Table:
    def __init__(self, info: Info, beginning: dict[str, object]) -> None:
        self.info = info
        self.title: Title = registry.title(info.title, info.pack)
        self.beginning = beginning
        self.position: Position | None = None
        self.history = History()
        self.past = Past(self.title, self.history)
        self.clocks = Clocks(info)
        self._stored = info.sequence
        self._new = not info.sequence
        self._entries: list[Entry] = []

    # ------------------------------------------------------------------ opening, loading, storing

    @staticmethod
    def open(info: Info, beginning: dict[str, object], now: float) -> Table:
        """A new table; the game begins at once if every seat is taken."""
        info.told = [0] * (len(info.seats) + 1)
        table = Table(info, beginning)
        table._enter("opened", -1, now, {})
        table._start_if_full(now)
        return table

    @staticmethod
    def load(saved: Saved, now: float) -> Table:
        """A table as it was stored. Clocks run on from now: nobody loses time while the server is down."""
        info = msgspec.json.decode(saved.info, type=Info)
        table = Table(info, msgspec.json.decode(saved.beginning))
        for entry in saved.entries:
            table.history.follow(entry)
        state = msgspec.json.decode(saved.state)
        if state is not None:
            table.position = registry.load(state, info.pack)
        table.past.load(saved.snapshots, info.pack)
        table.clocks.follow(table.waiting(), now)
        return table

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

    def changes(self) -> Changes:
        """Everything that has changed since the last call, to be stored before anybody is told."""
        self.info.asked = list(self.waiting())
        snapshots, dropped = self.past.changes()
        found = Changes(
            self.info.id,
            self._stored,
            msgspec.json.encode(self.info),
            msgspec.json.encode(self.beginning) if self._new else None,
            dumped(self.position) if self._entries else None,
            self._entries,
            snapshots,
            dropped,
        )
        self._new = False
        self._stored = self.info.sequence
        self._entries = []
        return found

    def _enter(self, kind: str, seat: int, now: float, data: dict[str, object], audience: int = EVERYBODY) -> Entry:
        """Write a line of the journal; `audience` says who is shown that something happened at all."""
        info = self.info
        info.sequence += 1
        data.setdefault("point", self.last_point())
        for viewer in range(len(info.told)):
            spectator = viewer == len(info.seats)
            if audience == EVERYBODY or (not spectator and audience >> viewer & 1):
                info.told[viewer] += 1
        data["told"] = info.told[seat] + info.chat
        text, key = str(data.pop("text", "")), data.pop("key", None)
        entry = Entry(info.sequence, kind, seat, text, None if key is None else str(key), now, data)
        self._entries.append(entry)
        self.history.follow(entry)
        return entry

    # ------------------------------------------------------------------ seats

    def seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.info.seats):
            raise Unknown("error-unknown-seat", number=seat + 1)
        return self.info.seats[seat]

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [n for n, seat in enumerate(self.info.seats) if seat.person == person]

    def sit(self, number: int, person: str, name: str, now: float) -> None:
        """A person takes a seat that is free, waits for this person's link, or was left."""
        seat = self.seat(number)
        if seat.person == person:
            return
        if self.info.status == OVER:
            raise Refused("error-game-over")
        if seat.person is None:
            _clear(seat)
        seat.kind, seat.person, seat.left, seat.link, seat.bot = HUMAN, person, False, None, ""
        if name:
            seat.name = name
        self._enter("sat", number, now, {"events": [_event("event-sat", seat=number)]})
        self._start_if_full(now)

    def free_seat(self) -> int:
        """The first seat anybody may take."""
        for number, seat in enumerate(self.info.seats):
            if seat.left or (seat.kind == "open" and seat.person is None):
                return number
        raise Forbidden("error-no-free-seat")

    def leave(self, number: int, now: float) -> None:
        """Get up: before the game the seat is free again, during it somebody may take over."""
        seat = self.seat(number)
        if self.info.status == OVER or seat.person is None:
            return
        seat.person = None
        if self.info.status == OPEN_TABLE:
            seat.kind, seat.name = "open", ""
        else:
            seat.left = True
        self._enter("left", number, now, {"events": [_event("event-left", seat=number)]})

    def take_over(self, number: int, bot: str, now: float) -> None:
        """A bot sits down where nobody sits."""
        seat = self.seat(number)
        if self.info.status == OVER:
            raise Refused("error-game-over")
        if seat.person is not None or seat.kind == BOT:
            raise Refused("error-seat-taken", number=number + 1)
        self._seat_bot(number, bot)
        self._enter("bot", number, now, {"events": [_event("event-bot-sat", seat=number)]})
        self._start_if_full(now)

    def _seat_bot(self, number: int, bot: str) -> None:
        seat = self.seat(number)
        _clear(seat)
        seat.kind, seat.bot, seat.person, seat.left, seat.link = BOT, bot, None, False, None

    def _start_if_full(self, now: float) -> None:
        info = self.info
        if info.status != OPEN_TABLE or not all(seat.taken() for seat in info.seats):
            return
        log: list[Event] = []
        self.position = self.record_head().begin(log)
        info.status = RUNNING
        info.versions = [[0, self.title.rules_version]]
        self._enter("began", -1, now, {"events": [_event("event-began"), *(event.as_dict() for event in log)]})
        info.barrier = info.sequence
        info.last_move_at = now
        self.past.keep(self.position, always=True)
        self._settle(now)

    def record_head(self) -> Record:
        """The record of this table without its moves."""
        seats = [
            {
                "name": seat.name or seat.bot or str(number + 1),
                "kind": BOT if seat.kind == BOT else HUMAN,
                **({"bot": seat.bot} if seat.bot else {}),
            }
            for number, seat in enumerate(self.info.seats)
        ]
        return Record(self.title, seats, self.info.options, self.beginning)

    # ------------------------------------------------------------------ asking

    def joint(self) -> Joint | None:
        return None if self.position is None else self.position.joint

    def waiting(self) -> tuple[int, ...]:
        """The seats that may move now: none unless the game is running."""
        if self.position is None or self.info.status != RUNNING:
            return ()
        return self.position.waiting()

    def decision(self, seat: int) -> str | None:
        """The id of the question this seat is asked. Other seats change it only by an offer or by the close."""
        if seat not in self.waiting():
            return None
        holder = self.seat(seat)
        joint = self.joint()
        offers = (
            0 if joint is None else sum(2 - offer.open for offer in joint.offers if seat in (offer.maker, offer.taker))
        )
        return f"{self.info.barrier}.{seat}.{holder.moves_since}.{holder.backs}.{offers}"

    def going(self) -> Position:
        """The position of a game that has begun."""
        if self.position is None:
            raise Refused("error-not-begun")
        return self.position

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.waiting() if self.info.seats[seat].kind == BOT]

    # ------------------------------------------------------------------ moving

    def earlier(self, seat: int, key: str, text: str) -> Entry | None:
        """The entry that this request already led to, if it is sent again."""
        entry = self.history.keys.get(f"{seat}:{key}")
        if entry is not None and entry.text != text:
            raise Refused("error-key-reused")
        return entry

    def play(self, seat: int, decision: str, text: str, key: str, now: float) -> None:
        """Make a move by hand. A request sent again (same key) changes nothing."""
        if self.earlier(seat, key, text) is not None:
            return
        self._must_run()
        present = self.decision(seat)
        if present is None:
            raise Stale("error-not-asked")
        if decision != present:
            raise Stale("error-stale")
        holder = self.seat(seat)
        self._make(seat, self.title.moves.parse(text), now, f"{seat}:{key}", False)
        holder.held = False
        self._settle(now)

    def _must_run(self) -> None:
        if self.info.status == OVER:
            raise Stale(self._standstill())
        if self.info.status != RUNNING:
            raise Refused(self._standstill())

    def _standstill(self) -> str:
        """Why nothing moves here."""
        return {OVER: "error-game-over", PAUSED: "error-paused"}.get(self.info.status, "error-not-begun")

    def _make(self, seat: int, move: int, now: float, key: str | None, automatic: bool) -> None:
        position, info, holder = self.going(), self.info, self.seat(seat)
        joint, shown, seal = position.joint, _in_sight(position), position.seal(seat)
        log: list[Event] = []
        position.play(seat, move, log)
        inside = joint is not None and position.joint is joint
        hidden = inside and _in_sight(position) == shown
        events = [event.as_dict() for event in log]
        if inside and not position.is_asked(seat):
            events.append(_event("event-ready", seat=seat))
        self._note_version()
        data: dict[str, object] = {"text": self.title.moves.text(move), "key": key, "events": events}
        data["sealed"] = position.seal(seat) != seal
        data["point"] = info.opened if inside else len(self.history.moves) + 1
        if automatic:
            data["automatic"] = True
        entry = self._enter(MOVE, seat, now, data, 1 << seat if hidden else EVERYBODY)
        if not hidden:
            info.last_move_at = now
            info.ask = None
        holder.last_move = entry.sequence
        if inside:
            holder.moves_since += 1
        else:
            self._raise_barrier()
        self.past.keep(position)

    def _raise_barrier(self) -> None:
        """A new question: decisions made for the one before no longer hold."""
        self.info.barrier = self.info.sequence
        self.info.opened = len(self.history.moves)
        for seat in self.info.seats:
            seat.moves_since = 0

    def _note_version(self) -> None:
        """A corrected rule holds from the next move on; the record says from which."""
        versions = self.info.versions
        if versions[-1][1] != self.title.rules_version:
            versions.append([len(self.history.moves), self.title.rules_version])

    def _settle(self, now: float) -> None:
        """Whatever follows by itself: standing orders, clocks, the end."""
        for _ in range(AUTOMATIC_MOST):
            if not any(self._obey(seat, now) for seat in self.waiting()):
                break
        if self.position is not None and self.position.over() and self.info.status == RUNNING:
            self.info.status = OVER
        self.clocks.follow(self.waiting(), now)

    def _obey(self, seat: int, now: float) -> bool:
        """Carry out a standing order, if one fits the question."""
        holder, position = self.seat(seat), self.going()
        orders = holder.orders
        if holder.kind == BOT or holder.held or not (orders.auto_single or orders.auto_pass or orders.auto_decline):
            return False
        moves = position.contending(seat)
        verbs = {self.title.moves.verb(move).name: move for move in moves}
        joint = position.joint
        chosen = -1
        if orders.auto_decline and "decline" in verbs:
            chosen = verbs["decline"]
        elif orders.auto_pass and joint is not None and joint.first_only and "pass" in verbs:
            chosen = verbs["pass"]
        elif orders.auto_single and len(moves) == 1:
            chosen = moves[0]
        if chosen < 0:
            return False
        self._make(seat, chosen, now, None, True)
        return True

    def order(self, seat: int, orders: Orders, now: float) -> None:
        holder = self.seat(seat)
        holder.orders, holder.held = orders, False
        self._settle(now)

    # ------------------------------------------------------------------ taking back

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
            if info.ask is not None and place <= info.ask.to:
                info.ask.to -= 1
            events = [_event("event-not-ready", seat=seat)] if was_ready else []
            audience = EVERYBODY if was_ready else 1 << seat
            self._enter(BACK, seat, now, {"move": place, "events": events}, audience)
            return
        self.position = before
        self._enter(BACK, seat, now, {"move": place, "events": [_event("event-taken-back", seat=seat)]})
        self._raise_barrier()
        self.clocks.taken_back(seat)
        info.ask = None
        info.last_move_at = now

    def ask_back(self, seat: int, now: float) -> None:
        """Ask the others to let this seat take back its last move although it is sealed."""
        if self.info.status != RUNNING:
            raise Refused(self._standstill())
        place = self.history.last_of(seat)
        if place == 0:
            raise Refused(NOTHING)
        self.past.at(place - 1)  # refuses what cannot be reached any more
        self.info.ask = Ask(seat, place - 1, [])
        self._enter("asked", seat, now, {"events": [_event("event-asks-back", seat=seat)]})
        self._rewind_if_agreed(now)

    def answer_back(self, seat: int, yes: bool, now: float) -> None:
        ask = self.info.ask
        if ask is None or ask.seat == seat:
            raise Refused("error-nothing-asked")
        if not yes:
            self.info.ask = None
            self._enter("declined", seat, now, {"events": [_event("event-back-declined", seat=seat)]})
            return
        if seat not in ask.agreed:
            ask.agreed.append(seat)
            self._enter("agreed", seat, now, {})
        self._rewind_if_agreed(now)

    def asked_of(self) -> list[int]:
        """The seats whose consent to the open request is missing: people who are present."""
        ask = self.info.ask
        if ask is None:
            return []
        asking = self.seat(ask.seat).person
        return [
            number
            for number, seat in enumerate(self.info.seats)
            if seat.person is not None and seat.person != asking and number not in ask.agreed
        ]

    def _rewind_if_agreed(self, now: float) -> None:
        ask = self.info.ask
        if ask is None or self.asked_of():
            return
        self.position = self.past.at(ask.to)
        self.info.ask = None
        self.past.forget(ask.to)
        self._enter(REWIND, ask.seat, now, {"to": ask.to, "events": [_event("event-taken-back", seat=ask.seat)]})
        self._raise_barrier()
        self.seat(ask.seat).held = True
        self._settle(now)

    # ------------------------------------------------------------------ the past

    def last_point(self) -> int:
        """Up to where the moves may be counted by everybody: those inside an open joint frame may not."""
        return self.info.opened if self.joint() is not None else len(self.history.moves)

    def points(self) -> list[list[int]]:
        """The totals of all seats at every point of the game."""
        return [_totals(position) for position in self.past.all()]

    def record(self) -> Record:
        """The game as a file; while it runs it stays with the table."""
        if self.info.status != OVER:
            raise Forbidden("error-record-running")
        record = self.record_head()
        record.versions = [list(part) for part in self.info.versions]
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

    # ------------------------------------------------------------------ ends and pauses

    def resign(self, seat: int, now: float, cause: Cause = "resignation") -> None:
        """By the title's own move where it has one; else two seats end the game and among more a bot sits down."""
        self._must_run()
        position = self.going()
        own = self.title.resign_move
        if own in position.legal(seat):
            self._make(seat, own, now, None, False)
        elif len(self.info.seats) > 2:
            self._seat_bot(seat, STAND_IN)
            self._enter("bot", seat, now, {"events": [_event(f"event-{cause}", seat=seat)]})
        else:
            winners = [other for other in range(len(self.info.seats)) if other != seat]
            self.info.ending = Ending(cause, seat, winners)
            self.info.status = OVER
            self._enter("ended", seat, now, {"events": [_event(f"event-{cause}", seat=seat)]})
        self._settle(now)

    def run_out(self, now: float) -> list[int]:
        """Seats whose clock has run out are treated as if they had resigned."""
        late = self.clocks.run_out(now)
        for seat in late:
            if self.info.status == RUNNING:
                self.resign(seat, now, "timeout")
        return late

    def pause(self, seat: int, now: float) -> None:
        self._must_run()
        self.clocks.stop(now)
        self.info.status = PAUSED
        self._enter("paused", seat, now, {"events": [_event("event-paused", seat=seat)]})

    def resume(self, seat: int, now: float) -> None:
        if self.info.status != PAUSED:
            raise Refused("error-not-paused")
        self.info.status = RUNNING
        self._enter("resumed", seat, now, {"events": [_event("event-resumed", seat=seat)]})
        self._settle(now)

    def agree_rematch(self, table_id: str, now: float) -> None:
        """The same people go on at another table."""
        self.info.rematch = table_id
        self._enter("rematch", -1, now, {"events": [_event("event-rematch")]})

    def standing(self) -> dict[str, object] | None:
        """The title's standing; where the game ended otherwise, with that ending and its winners."""
        if self.position is None:
            return None
        standing = self.position.standing()
        ending = self.info.ending
        if ending is not None:
            standing.update(over=True, ending=ending.cause, winners=list(ending.winners))
        return standing


def _clear(seat: Seat) -> None:
    """What was written here is not for the next one."""
    seat.notes, seat.draft, seat.orders = "", msgspec.Raw(b"null"), Orders()


def _totals(position: Position) -> list[int]:
    scores = position.standing()["scores"]
    assert isinstance(scores, list)
    return [int(score["total"]) for score in scores]


def _event(key: str, **args: object) -> dict[str, object]:
    return Event(key, args).as_dict()


def _in_sight(position: Position) -> tuple[object, ...]:
    """What all seats see of a joint frame while it is open: who is done, and the offers."""
    joint = position.joint
    if joint is None:
        return ()
    return position.waiting(), [(offer.maker, offer.taker, offer.terms, offer.open) for offer in joint.offers]

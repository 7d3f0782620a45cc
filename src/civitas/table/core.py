"""What everything at a table rests on: its state, its journal, and how moves are made."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

import msgspec

from civitas.kernel import registry
from civitas.kernel.events import EVERYBODY, Event
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.record import Record
from civitas.kernel.title import Title
from civitas.table.clocks import Clocks
from civitas.table.history import MOVE, History
from civitas.table.nesting import depth_of
from civitas.table.past import Past, dumped
from civitas.table.problems import Refused, Stale, TooLarge, Unknown
from civitas.table.state import BOT, HUMAN, OVER, PAUSED, RUNNING, Info, Orders, Seat
from civitas.table.storage import Changes, Entry

AUTOMATIC_MOST: Final = 1000
"""Standing orders answer at most so many questions in a row: whatever a title does, a request ends."""

DRAFT_BYTES: Final = 8_000
DRAFT_DEPTH: Final = 32


class Core:
    def __init__(self, info: Info, beginning: dict[str, object], asleep: float = 0.0) -> None:
        self.info = info
        self.title: Title = registry.title(info.title, info.pack)
        self.beginning = beginning
        self.position: Position | None = None
        self.history = History()
        self.past = Past(self.title, self.history)
        self.clocks = Clocks(info, asleep)
        self._stored = info.revision
        self._new = not info.sequence
        self._entries: list[Entry] = []

    # ------------------------------------------------------------------ storing

    def changes(self) -> Changes:
        """Everything that has changed since the last call, to be stored before anybody is told."""
        self.info.asked = list(self.waiting())
        self.info.revision += 1
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
        self._stored = self.info.revision
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

    # ------------------------------------------------------------------ asking

    def seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.info.seats):
            raise Unknown("error-unknown-seat", number=seat + 1)
        return self.info.seats[seat]

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [n for n, seat in enumerate(self.info.seats) if seat.person == person]

    def held_by(self, person: str | None) -> list[int]:
        """The seats that this person left and that wait."""
        return [] if person is None else [n for n, seat in enumerate(self.info.seats) if seat.holder == person]

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

    def last_point(self) -> int:
        """Up to where the moves may be counted by everybody: those inside an open joint frame may not."""
        return self.info.opened if self.joint() is not None else len(self.history.moves)

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.waiting() if self.info.seats[seat].kind == BOT]

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

    def arrive(self, seats: Iterable[int], now: float) -> bool:
        """These people are here: from now on their clocks run. Says whether that is news."""
        found = [number for number in seats if not self.info.seats[number].here]
        if not found or self.info.clock.kind == "none":
            return False
        for number in found:
            self.info.seats[number].here = True
            self._enter("came", number, now, {})
        self.clocks.follow(self.waiting(), now)
        return True

    def keep_draft(self, number: int, content: bytes) -> None:
        """Whatever small JSON a client wants to find again. It is stored as it came, inside the rest of the table."""
        if len(content) > DRAFT_BYTES or depth_of(content) > DRAFT_DEPTH:
            raise TooLarge("error-too-large")
        self.seat(number).draft = msgspec.Raw(content)

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
        if seat in self.clocks.run_out(now):
            raise Stale("error-time-over")
        self.arrive([seat], now)
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
        events = [told.as_dict() for told in log]
        if inside and not position.is_asked(seat):
            events.append(event("event-ready", seat=seat))
        self._note_version(now)
        data: dict[str, object] = {"text": self.title.moves.text(move), "key": key, "events": events}
        data["sealed"] = position.seal(seat) != seal
        data["point"] = info.opened if inside else len(self.history.moves) + 1
        if automatic:
            data["automatic"] = True
        entry = self._enter(MOVE, seat, now, data, 1 << seat if hidden else EVERYBODY)
        if not hidden:
            info.last_move_at = now
            if info.ask is not None and (info.ask.kind == "back" or info.ask.about == seat):
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
            if not seat.left:
                seat.away_since, seat.reminded = None, False

    def _note_version(self, now: float) -> None:
        """A corrected rule holds from the next move on, unless the game ends by the rules it began with; the record
        says from which, and everybody is told."""
        versions, version = self.info.versions, self.going().rules_version()
        old = versions[-1][1]
        if old != version:
            versions.append([len(self.history.moves), version])
            self._enter("rules", -1, now, {"events": [event("event-rules-changed", old=old, now=version)]})

    def _settle(self, now: float) -> None:
        """Whatever follows by itself: standing orders, clocks, the end."""
        for _ in range(AUTOMATIC_MOST):
            if not any(self._obey(seat, now) for seat in self.waiting()):
                break
        if self.position is not None and self.position.over() and self.info.status == RUNNING:
            self.info.status = OVER
        self.clocks.follow(self.waiting(), now)
        self._note_away(now)

    def _note_away(self, now: float) -> None:
        """Since when the others wait for each person. Moves that they do not see change nothing about it."""
        waiting = self.waiting()
        for number, seat in enumerate(self.info.seats):
            if seat.left:
                continue
            if number not in waiting or seat.kind != HUMAN:
                seat.away_since, seat.reminded = None, False
            elif seat.away_since is None:
                seat.away_since = self.clocks.counted(now)

    def _obey(self, seat: int, now: float) -> bool:
        """Carry out a standing order, if one fits the question."""
        holder, position = self.seat(seat), self.going()
        orders = holder.orders
        if holder.kind == BOT or holder.held or seat in self.clocks.run_out(now):
            return False
        if orders == Orders():
            return False
        moves = position.contending(seat)
        verbs = {self.title.moves.verb(move).name: move for move in moves}
        joint = position.joint
        chosen = -1
        if orders.auto_decline and "decline" in verbs:
            chosen = verbs["decline"]
        elif orders.auto_pass and joint is not None and joint.first_only and "pass" in verbs:
            chosen = verbs["pass"]
        elif orders.auto_single and len(moves) == 1 and (moves[0] != self.title.done_move or not self._chose(seat)):
            chosen = moves[0]
        elif orders.auto_single:
            chosen = self.title.alike(position, seat)
        if chosen < 0 and orders.auto_follow:
            chosen = self.title.decided(position, seat)
        if chosen < 0:
            return False
        self._make(seat, chosen, now, None, True)
        return True

    def _chose(self, seat: int) -> bool:
        """Has a seat chosen by hand in the secret choice under way? Then it also says by hand that it is ready: until
        then it can choose anew."""
        joint = self.going().joint
        steps = 0 if joint is None else len(joint.scripts[seat])
        own = (made for made in reversed(self.history.moves) if made.seat == seat)
        return any(not made.automatic for made in islice(own, steps))

    def order(self, seat: int, orders: Orders, now: float) -> None:
        holder = self.seat(seat)
        holder.orders, holder.held = orders, False
        self._settle(now)


def event(key: str, **args: object) -> dict[str, object]:
    return Event(key, args).as_dict()


def _in_sight(position: Position) -> tuple[object, ...]:
    """What all seats see of a joint frame while it is open: who is done, and the offers."""
    joint = position.joint
    if joint is None:
        return ()
    return position.waiting(), [(offer.maker, offer.taker, offer.terms, offer.open) for offer in joint.offers]

"""A table in memory with the people who look at it."""

from __future__ import annotations

import asyncio
from typing import Final, cast

import msgspec

from civitas.server.course_wire import Outlook
from civitas.server.database import Said
from civitas.server.outlook import outlook
from civitas.server.packets import Common, Reader, packet, seat_names
from civitas.server.shares import Share
from civitas.server.streams import Subscriber
from civitas.server.watch import Watch
from civitas.server.wire import Packet
from civitas.table import Stale, Table
from civitas.text import texts

SAME_SECONDS: Final = 0.05
"""Clocks are told in tenths of a second: for so long they show the same to everybody who is told."""


class Live:
    def __init__(self, table_id: str, watch: Watch) -> None:
        self.id = table_id
        self._watch = watch
        self.lock = asyncio.Lock()
        self.users = 0
        """Requests that have this table in hand or wait for it."""
        self.loaded: Table | None = None
        self.behind = False
        """Has another process said that it has stored the table?"""
        self.chat: list[Said] = []
        self.subscribers: set[Subscriber] = set()
        self.elsewhere: dict[int, frozenset[int]] = {}
        """The seats whose people listen at other processes."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """Bots at work, by seat."""
        self.alarm: asyncio.TimerHandle | None = None
        """Rings when a clock runs out."""
        self.address = ""
        """Where the last change came from."""
        self._packets: dict[Reader, msgspec.Raw] = {}
        self._common: dict[str, Common] = {}
        self._outlooks: dict[tuple[int, str], msgspec.Raw] = {}
        self._made = 0.0
        """When the first of the packets was."""

    @property
    def table(self) -> Table:
        assert self.loaded is not None
        return self.loaded

    def connected(self) -> frozenset[int]:
        return self.connected_here().union(*self.elsewhere.values())

    def connected_here(self) -> frozenset[int]:
        return frozenset(seat for subscriber in self.subscribers for seat in subscriber.reader.owned)

    def packet(self, reader: Reader, at: int | None = None) -> Packet:
        """What a reader is shown, for an answer, which takes in what is JSON already as it stands."""
        return cast(Packet, self.packet_json(reader, at))

    def packet_json(self, reader: Reader, at: int | None = None) -> msgspec.Raw:
        """What a reader is shown, as JSON. Made once for all who are shown the same, as long as nothing changes."""
        if at is not None:
            return self._packet(reader, at)
        if self.table.info.clock.kind != "none" and self._watch.now() - self._made >= SAME_SECONDS:
            self._packets.clear()
            self._made = self._watch.now()
        if reader not in self._packets:
            self._packets[reader] = self._packet(reader, None)
        return self._packets[reader]

    def _packet(self, reader: Reader, at: int | None) -> msgspec.Raw:
        if reader.language not in self._common:
            self._common[reader.language] = Common(self.table, reader.language, self.chat)
        common = self._common[reader.language]
        shown = packet(self.table, reader, self.connected(), self.chat, self._watch.now(), at, common)
        return msgspec.Raw(msgspec.json.encode(shown))

    def outlook(self, seat: int, language: str) -> Outlook:
        """What follows upon the decision of a seat, for an answer. Made once, as long as nothing changes."""
        decision = self.table.decision(seat)
        if decision is None:
            raise Stale("error-not-asked")
        if (seat, language) not in self._outlooks:
            say, names = texts(language, self.table.title), seat_names(self.table, language)
            found = outlook(self.table.going(), seat, decision, names, say)
            self._outlooks[seat, language] = msgspec.Raw(msgspec.json.encode(found))
        return cast(Outlook, self._outlooks[seat, language])

    def changed(self) -> None:
        self._packets.clear()
        self._common.clear()
        self._outlooks.clear()

    def share(self) -> Share:
        """For whom the bots here think."""
        info = self.table.info
        people = [seat.person for seat in info.seats if seat.person is not None]
        return Share(info.id, people[0] if people else info.host, self.address, bool(people))

    def idle(self) -> bool:
        return not (self.users or self.subscribers or self.thinking or self.alarm)

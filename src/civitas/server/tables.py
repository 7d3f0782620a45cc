"""The tables in use: loaded when somebody asks, one request at a time each, stored before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import CivitasError
from civitas.server import meters
from civitas.server.analyses import Analyses
from civitas.server.attending import Attending, Drawing
from civitas.server.bots import BotPool
from civitas.server.database import Database, Said
from civitas.server.letters import POST_KEY
from civitas.server.live import Live
from civitas.server.luck import Luck
from civitas.server.notices import Ears, Notice
from civitas.server.packets import Reader, chat_line, event_number
from civitas.server.settings import Settings
from civitas.server.shares import check_share, origin_of
from civitas.server.streams import Asker, Subscriber, frame, number_only
from civitas.server.tasks import Tasks
from civitas.server.watch import BEAT_SECONDS, Watch, keep_count, take_up_count
from civitas.server.wire import Presence
from civitas.server.writer import Writer
from civitas.table import Changes, Damaged, Info, Table, Unknown
from civitas.table.outcome import outcome_of

log = logging.getLogger(__name__)

CHAT_LINES: Final = 100
SALT: Final = "salt"
QUIET_BEATS: Final = 60
"""While no clock runs the count of time is stored at every so many beats."""
LOOK_BEATS: Final = 10
"""So often tables that people look at are compared with what is stored, in case a notice was missed."""


class Tables:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._writer = Writer(database)
        self._bots = BotPool(settings.bot_processes, settings.bot_seconds, Luck(settings.seed))
        self.analyses = Analyses(self._bots)
        self._tasks = Tasks()
        self._watch = Watch()
        self._salt = ""
        self.when_over: Callable[[str], Awaitable[None]] | None = None
        """Called with a table whose game is over, after that is stored."""
        self._refreshing: set[str] = set()
        self.others: set[int] = set()
        """The other processes on this database."""
        self.attending: Attending = (
            Drawing(self, self._bots, settings, self._tasks, database)
            if database.shared
            else Attending(self, self._bots, settings, self._tasks)
        )
        self._ears = Ears(database, self._hear)
        self.forget: Callable[[str], None] = lambda _: None
        """Called when the sessions of a person have ended at another process."""

    def now(self) -> float:
        return self._watch.now()

    def counted(self) -> float:
        return self._watch.counted()

    async def start(self) -> None:
        """Take up the tables that need somebody to look after them: bots to move, clocks to watch."""
        self.others = await asyncio.to_thread(self._database.others)
        self._watch = await asyncio.to_thread(take_up_count, self._database, bool(self.others))
        self._salt = await asyncio.to_thread(self._database.keep_first, SALT, secrets.token_hex(16))
        if self._database.shared:
            await self._ears.open()
        self._tasks.spawn(self._beat)
        await self.attending.start(self._database)

    async def _beat(self) -> None:
        """Keep the count of time, so that whoever comes after us goes on from there, and see who else is there."""
        beats = 0
        while True:
            clocks_run = self._database.shared or any(live.alarm for live in self._live.values())
            if beats % QUIET_BEATS == 0 or clocks_run:
                await self._keep_count()
            if self._database.shared and beats % LOOK_BEATS == 0:
                await self._look_round()
            beats += 1
            await asyncio.sleep(BEAT_SECONDS)

    async def _keep_count(self) -> None:
        try:
            await self._writer.run(keep_count, self._database, self._watch)
        except SQLAlchemyError:
            log.warning("count of time not kept", exc_info=True)

    async def close(self) -> None:
        self.attending.close()
        for live in self._live.values():
            for subscriber in live.subscribers:
                subscriber.close()
            if live.alarm is not None:
                live.alarm.cancel()
        await self._tasks.end()
        await self._ears.close()
        await self.analyses.end()
        await self._bots.end()
        await self._keep_count()
        await self._writer.close()

    # ------------------------------------------------------------------ other processes

    def tell(self, notice: Notice) -> None:
        """Tell the other processes, if there are any."""
        if self._database.shared:
            self._tasks.spawn(self._tell, notice)

    async def _tell(self, notice: Notice) -> None:
        await asyncio.to_thread(self._database.tell, notice)

    def _hear(self, notice: Notice | None) -> None:
        if notice is None:
            for live in list(self._live.values()):
                self._refresh(live)
            return
        if notice.kind == "ended":
            self.forget(notice.person)
            self.close_streams(notice.person)
        if notice.kind == "changed" and notice.work and isinstance(self.attending, Drawing):
            self.attending.others_changed()
        for live in [self._live[table_id] for table_id in notice.tables if table_id in self._live]:
            if notice.kind == "changed":
                live.behind = True
                self._refresh(live)
            elif notice.kind == "hurry":
                self._bots.hurry(live.id)
            elif notice.kind == "who" and live.subscribers:
                self._tell_where(live)
            elif notice.kind == "present":
                self._note_elsewhere(live, notice.sender, frozenset(notice.seats))

    def _note_elsewhere(self, live: Live, sender: int, seats: frozenset[int]) -> None:
        before = live.connected()
        live.elsewhere[sender] = seats
        if not seats:
            del live.elsewhere[sender]
        self._tell_presence(live, before)

    def _tell_where(self, live: Live) -> None:
        self.tell(Notice("present", [live.id], sorted(live.connected_here())))

    def _refresh(self, live: Live) -> None:
        """Tell those who look at a table what another process has stored."""
        if live.subscribers and live.id not in self._refreshing:
            self._refreshing.add(live.id)
            self._tasks.spawn(self._bring_forward, live.id)

    async def _bring_forward(self, table_id: str) -> None:
        try:
            async with self.at(table_id) as live:
                self._refreshing.discard(table_id)  # what is stored from now on is news
                self._broadcast(live, None)
        finally:
            self._refreshing.discard(table_id)

    async def _look_round(self) -> None:
        """Who else is there, and was a notice missed?"""
        try:
            self.others = await asyncio.to_thread(self._database.others)
            if not self._database.posting:  # another process may have begun to send post
                found = await asyncio.to_thread(self._database.kept, POST_KEY) is not None
                self._database.posting |= found  # this one may have begun to send it meanwhile
            watched = [live.id for live in self._live.values() if live.subscribers and live.loaded is not None]
            revisions = await asyncio.to_thread(self._database.revisions, watched)
        except (SQLAlchemyError, CivitasError):
            log.warning("the other processes are out of sight", exc_info=True)
            return
        for live in list(self._live.values()):
            for sender in live.elsewhere.keys() - self.others:
                self._note_elsewhere(live, sender, frozenset())
            if live.loaded is not None and revisions.get(live.id, 0) > live.table.info.revision:
                self._refresh(live)

    # ------------------------------------------------------------------ using and changing a table

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Live]:
        """Use a table alone. What a mistake of ours may have left half done is forgotten: the stored table holds."""
        live = self._live.get(table_id)
        if live is None:
            live = self._live[table_id] = Live(table_id, self._watch)
        self._live.move_to_end(table_id)
        live.users += 1
        try:
            async with live.lock:
                await self.load(live)
                await self._drop_flags(live)
                try:
                    yield live
                except CivitasError:
                    raise
                except BaseException:
                    live.loaded = None
                    raise
        finally:
            live.users -= 1
            if live.loaded is None and live.idle():
                self._live.pop(table_id, None)
            self._evict()

    async def add(self, table: Table, address: str = "", shared: bool = True) -> None:
        """Store a new table, which somebody at this address has asked for; Denied if that is more than their share,
        unless nobody has asked for it by themselves."""
        origin = await self._share(table.info, address) if shared else ""
        table.clocks.rebase(self._watch.asleep)
        live = Live(table.info.id, self._watch)
        live.address = address
        live.loaded = table
        async with live.lock:
            changes = table.changes()
            changes.origin = origin
            await self._writer.save(changes)
            self._live[live.id] = live
            self.attending.look_after(live)

    async def _share(self, info: Info, address: str) -> str:
        """Where a table comes from, as it is stored; Denied if it would be one too many."""
        origin = origin_of(address, self._salt)
        if self._settings.limits and info.status != "over":
            opened = await asyncio.to_thread(self._database.opened_by, info.host, origin)
            check_share(opened, all(seat.person is None for seat in info.seats), self._settings)
        return origin

    async def take_in(self, changes: Changes, address: str = "") -> None:
        """Store a new table that was made elsewhere, for somebody at this address; Denied as above."""
        changes.origin = await self._share(msgspec.json.decode(changes.info, type=Info), address)
        await self._writer.save(changes)
        async with self.at(changes.table) as live:
            live.address = address
            self.attending.look_after(live)

    async def commit(self, live: Live, asker: Asker | None = None) -> None:
        """Store what has changed, then tell everybody but the one whose answer tells it. Called with the table in hand;
        nothing is told before."""
        live.changed()
        live.table.arrive(live.connected(), self.now())
        changes = live.table.changes()
        changes.outcome = outcome_of(live.table, time.time())
        try:
            await self._writer.save(changes)
        except BaseException:
            live.loaded = None
            raise
        _count_moves(live.table.info, changes)
        self._broadcast(live, asker)
        self.attending.look_after(live)
        if changes.outcome is not None and changes.entries and self.when_over is not None:
            self._tasks.spawn(self.when_over, live.id)

    async def heads(self, title: str | None, status: str, person: str | None) -> list[Info]:
        return await asyncio.to_thread(self._database.heads, title, status, person)

    async def load(self, live: Live) -> None:
        """Fetch a table that is not in memory, or bring it forward where others may have changed it. Called with its
        lock in hand."""
        if live.loaded is not None and (not self._database.shared or await self._is_current(live)):
            return
        saved = await asyncio.to_thread(self._database.load, live.id)
        if saved is None:
            raise Unknown("error-unknown-table")
        if saved.aside is not None:
            raise Damaged("error-table-aside")
        live.chat = await asyncio.to_thread(self._database.chat, live.id, CHAT_LINES)
        try:
            live.loaded = await asyncio.to_thread(Table.load, saved, self.now(), self._watch.asleep)
        except Damaged as problem:
            log.error("table set aside", exc_info=problem, extra={"table": live.id})
            reason = f"{type(problem.__cause__).__name__}: {problem.__cause__}"[:500]
            await self._writer.run(self._database.set_aside, live.id, reason)
            raise
        live.changed()
        self.attending.look_after(live)
        self.tell(Notice("who", [live.id]))

    async def _is_current(self, live: Live) -> bool:
        """Is the table in memory as it is stored? What another process has stored meanwhile is taken from the log."""
        table, behind, live.behind = live.table, live.behind, False
        if not behind and await asyncio.to_thread(self._database.revision, live.id) == table.info.revision:
            return True
        last = live.chat[-1].number if live.chat else 0
        news = await asyncio.to_thread(self._database.news, live.id, table.info.sequence, last)
        if news is None or not table.follow(news.info, news.entries):
            live.loaded = None
            return False
        if [line.number for line in news.chat] == list(range(last + 1, table.info.chat + 1)):
            live.chat = [*live.chat, *news.chat][-CHAT_LINES:]
        else:  # words were taken out of some line
            live.chat = await asyncio.to_thread(self._database.chat, live.id, CHAT_LINES)
        live.changed()
        return True

    async def _drop_flags(self, live: Live) -> None:
        """Whatever somebody wants of a table, a flag that has fallen has fallen before."""
        if live.table.run_out(self.now()):
            await self.commit(live)

    def _evict(self) -> None:
        """Forget the tables that nobody has used for longest."""
        surplus = len(self._live) - self._settings.cached_tables
        if surplus <= 0:
            return
        for table_id in [key for key, live in self._live.items() if live.idle()][:surplus]:
            del self._live[table_id]

    # ------------------------------------------------------------------ telling

    def subscribe(self, live: Live, reader: Reader, person: str | None, last: int | None, name: str = "") -> Subscriber:
        """A new viewer: gets the present state, unless it has seen all of it."""
        before, here = live.connected(), live.connected_here()
        subscriber = Subscriber(reader, person, last, name)
        live.subscribers.add(subscriber)
        if live.connected_here() != here:
            self._tell_where(live)
        if last != event_number(live.table, reader.viewer):
            self._send_packet(live, subscriber)
        self._tell_presence(live, before)
        return subscriber

    def end_streams(self, person: str) -> None:
        """End everything that this person listens to, at whatever process."""
        self.close_streams(person)
        self.tell(Notice("ended", person=person))

    def close_streams(self, person: str) -> None:
        """End everything that this person listens to here. Whoever still may listen comes back by itself."""
        for live in self._live.values():
            for subscriber in live.subscribers:
                if subscriber.person == person:
                    subscriber.close()

    def thought(self, table_id: str, seat: int) -> None:
        """The task at hand no longer thinks for this seat."""
        found = self._live.get(table_id)
        if found is not None and found.thinking.get(seat) is asyncio.current_task():
            del found.thinking[seat]

    def present(self, table_id: str, seat: int) -> bool:
        """Does the person of a seat look at the table, as far as is known here?"""
        found = self._live.get(table_id)
        return found is not None and seat in found.connected()

    def look(self) -> None:
        """What is kept here, for whoever runs this."""
        meters.IN_MEMORY.set(len(self._live))
        meters.STREAMS.set(sum(len(live.subscribers) for live in self._live.values()))

    def in_memory(self) -> set[str]:
        return set(self._live)

    def unsubscribe(self, live: Live, subscriber: Subscriber) -> None:
        before, here = live.connected(), live.connected_here()
        live.subscribers.discard(subscriber)
        if live.connected_here() != here:
            self._tell_where(live)
        self._tell_presence(live, before)

    def _tell_presence(self, live: Live, before: frozenset[int]) -> None:
        after = live.connected()
        if before != after:
            live.changed()
        for seat in before ^ after:
            data = msgspec.json.encode(Presence(seat, seat in after))
            for subscriber in list(live.subscribers):
                if not subscriber.offer(frame("presence", data)) and live.loaded is not None:
                    self._send_packet(live, subscriber)

    def _broadcast(self, live: Live, asker: Asker | None) -> None:
        """A fresh packet to everybody who was shown something new."""
        for subscriber in list(live.subscribers):
            _follow_seats(live.table, subscriber)
            number = event_number(live.table, subscriber.reader.viewer)
            if subscriber.last == number:
                continue
            answered = asker is not None and asker.listens_by(subscriber)
            if answered and subscriber.offer(number_only(number)):
                subscriber.last = number
            else:
                self._send_packet(live, subscriber)

    def _send_packet(self, live: Live, subscriber: Subscriber) -> None:
        number = event_number(live.table, subscriber.reader.viewer)
        part = frame("packet", bytes(live.packet_json(subscriber.reader)), number)
        subscriber.last = number
        if not subscriber.offer(part):
            subscriber.offer(part)

    async def unsay(self, live: Live, blank: Callable[[Connection], object]) -> None:
        """Take words out of the chat as `blank` does, with the table in hand; everybody is shown what is left."""
        live.table.info.chat += 1  # something new to be shown, though nothing was said
        changes = live.table.changes()
        try:
            await self._writer.run(self._database.save_with, changes, blank)
        except BaseException:
            live.loaded = None
            raise
        live.chat = await asyncio.to_thread(self._database.chat, live.id, CHAT_LINES)
        live.changed()
        self._broadcast(live, None)

    async def say(self, live: Live, seat: int | None, who: str, text: str, person: str = "") -> None:
        """Chat, with the table in hand."""
        info = live.table.info
        info.chat += 1
        said = Said(info.chat, seat, who, text, self.now(), person)
        changes = live.table.changes()
        try:
            await self._writer.run(self._database.say, changes, said)
        except BaseException:
            live.loaded = None
            raise
        live.chat = [*live.chat, said][-CHAT_LINES:]
        live.changed()
        data = msgspec.json.encode(chat_line(said))
        for subscriber in list(live.subscribers):
            number = event_number(live.table, subscriber.reader.viewer)
            subscriber.last = number
            if not subscriber.offer(frame("chat", data, number)):
                self._send_packet(live, subscriber)


def _count_moves(info: Info, changes: Changes) -> None:
    for entry in changes.entries:
        if entry.kind == "move":
            meters.MOVES.add(info.title, "bot" if info.seats[entry.seat].kind == "bot" else "person")


def _follow_seats(table: Table, subscriber: Subscriber) -> None:
    """Who has taken a seat, or given it away, looks with other eyes from now on."""
    old = subscriber.reader
    owned, held = tuple(table.seats_of(subscriber.person)), tuple(table.held_by(subscriber.person))
    if (owned, held) != (old.owned, old.held):
        viewer = old.viewer if old.viewer in owned else owned[0] if owned else None
        subscriber.reader = Reader(viewer, owned, old.language, old.host, held)
        subscriber.last = None

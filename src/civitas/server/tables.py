"""The tables in use: loaded when somebody asks, one request at a time each, stored before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import CivitasError
from civitas.server.analyses import Analyses
from civitas.server.bots import BotPool
from civitas.server.database import Database, Said
from civitas.server.luck import Luck
from civitas.server.packets import Reader, chat_line, event_number, packet
from civitas.server.settings import Settings
from civitas.server.shares import Share, check_share, origin_of
from civitas.server.streams import Asker, Subscriber, frame, number_only
from civitas.server.watch import Watch
from civitas.server.wire import Packet, Presence
from civitas.server.writer import Writer
from civitas.table import Changes, Conflict, Damaged, Info, Table, Unknown, Waiting
from civitas.table.outcome import outcome_of

log = logging.getLogger(__name__)

CHAT_LINES: Final = 100
RETRY_SECONDS: Final = 2.0
BEAT_SECONDS: Final = 0.5
"""So often the count of time is stored while clocks run: more than that no clock is moved by a fall of the server."""
COUNTED: Final = "counted"
SALT: Final = "salt"
QUIET_BEATS: Final = 60
"""While none runs, at every so many beats."""


class Live:
    """A table in memory with the people who look at it."""

    def __init__(self, table_id: str, watch: Watch) -> None:
        self.id = table_id
        self._watch = watch
        self.lock = asyncio.Lock()
        self.users = 0
        """Requests that have this table in hand or wait for it."""
        self.loaded: Table | None = None
        self.chat: list[Said] = []
        self.subscribers: set[Subscriber] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """Bots at work, by seat."""
        self.alarm: asyncio.TimerHandle | None = None
        """Rings when a clock runs out."""
        self.address = ""
        """Where the last change came from."""
        self._packets: dict[Reader, msgspec.Raw] = {}

    @property
    def table(self) -> Table:
        assert self.loaded is not None
        return self.loaded

    def connected(self) -> frozenset[int]:
        return frozenset(seat for subscriber in self.subscribers for seat in subscriber.reader.owned)

    def packet(self, reader: Reader, at: int | None = None) -> Packet:
        """What a reader is shown, for an answer, which takes in what is JSON already as it stands."""
        return cast(Packet, self.packet_json(reader, at))

    def packet_json(self, reader: Reader, at: int | None = None) -> msgspec.Raw:
        """What a reader is shown, as JSON. Made once for all who are shown the same, as long as nothing changes."""
        if at is not None or self.table.info.clock.kind != "none":
            return self._packet(reader, at)
        if reader not in self._packets:
            self._packets[reader] = self._packet(reader, None)
        return self._packets[reader]

    def _packet(self, reader: Reader, at: int | None) -> msgspec.Raw:
        shown = packet(self.table, reader, self.connected(), self.chat, self._watch.now(), at)
        return msgspec.Raw(msgspec.json.encode(shown))

    def changed(self) -> None:
        self._packets.clear()

    def share(self) -> Share:
        """For whom the bots here think."""
        info = self.table.info
        people = [seat.person for seat in info.seats if seat.person is not None]
        return Share(info.id, people[0] if people else info.host, self.address, bool(people))

    def idle(self) -> bool:
        return not (self.users or self.subscribers or self.thinking or self.alarm)


class Tables:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._writer = Writer(database)
        self._bots = BotPool(settings.bot_processes, settings.bot_seconds, Luck(settings.seed))
        self.analyses = Analyses(self._bots)
        self._tasks: set[asyncio.Task[None]] = set()
        self._watch = Watch()
        self._salt = ""
        self.when_over: Callable[[str], Awaitable[None]] | None = None
        """Called with a table whose game is over, after that is stored."""
        self._closed = False

    def now(self) -> float:
        return self._watch.now()

    async def start(self) -> None:
        """Take up the tables that need somebody to look after them: bots to move, clocks to watch."""
        counted = await asyncio.to_thread(self._database.kept, COUNTED)
        self._watch = Watch(None if counted is None else float(counted))
        self._salt = await asyncio.to_thread(self._kept_salt)
        self._spawn(self._beat)
        for table_id in await asyncio.to_thread(self._database.tables_for_attention):
            self._spawn(self._wake, table_id)

    def _kept_salt(self) -> str:
        salt = self._database.kept(SALT) or secrets.token_hex(16)
        self._database.keep(SALT, salt)
        return salt

    async def _beat(self) -> None:
        """Keep the count of time, so that whoever comes after us goes on from there."""
        beats = 0
        while True:
            if beats % QUIET_BEATS == 0 or any(live.alarm for live in self._live.values()):
                await self._keep_count()
            beats += 1
            await asyncio.sleep(BEAT_SECONDS)

    async def _keep_count(self) -> None:
        try:
            await self._writer.run(self._database.keep, COUNTED, repr(self._watch.counted()))
        except SQLAlchemyError:
            log.warning("count of time not kept", exc_info=True)

    async def close(self) -> None:
        self._closed = True
        for live in self._live.values():
            for subscriber in live.subscribers:
                subscriber.close()
            if live.alarm is not None:
                live.alarm.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analyses.end()
        await self._bots.end()
        await self._keep_count()
        await self._writer.close()

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
            self._look_after(live)

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
            self._look_after(live)

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
        self._broadcast(live, asker)
        self._look_after(live)
        if changes.outcome is not None and changes.entries and self.when_over is not None:
            self._spawn(self.when_over, live.id)

    async def heads(self, title: str | None, status: str, person: str | None) -> list[Info]:
        return await asyncio.to_thread(self._database.heads, title, status, person)

    async def load(self, live: Live) -> None:
        """Fetch a table that is not in memory. Called with its lock in hand."""
        if live.loaded is not None:
            return
        saved = await asyncio.to_thread(self._database.load, live.id)
        if saved is None:
            raise Unknown("error-unknown-table")
        if saved.aside is not None:
            raise Damaged("error-table-aside")
        live.chat = await asyncio.to_thread(self._database.chat, live.id, CHAT_LINES)
        try:
            live.loaded = Table.load(saved, self.now(), self._watch.asleep)
        except Damaged as problem:
            log.error("table set aside", exc_info=problem, extra={"table": live.id})
            reason = f"{type(problem.__cause__).__name__}: {problem.__cause__}"[:500]
            await self._writer.run(self._database.set_aside, live.id, reason)
            raise
        self._look_after(live)

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
        before = live.connected()
        subscriber = Subscriber(reader, person, last, name)
        live.subscribers.add(subscriber)
        if last != event_number(live.table, reader.viewer):
            self._send_packet(live, subscriber)
        self._tell_presence(live, before)
        return subscriber

    def close_streams(self, person: str) -> None:
        """End everything that this person listens to. Whoever still may listen comes back by itself."""
        for live in self._live.values():
            for subscriber in live.subscribers:
                if subscriber.person == person:
                    subscriber.close()

    def in_memory(self) -> set[str]:
        return set(self._live)

    def unsubscribe(self, live: Live, subscriber: Subscriber) -> None:
        before = live.connected()
        live.subscribers.discard(subscriber)
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

    async def say(self, live: Live, seat: int | None, who: str, text: str) -> None:
        """Chat, with the table in hand."""
        info = live.table.info
        info.chat += 1
        said = Said(info.chat, seat, who, text, self.now())
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

    # ------------------------------------------------------------------ bots and clocks

    def _look_after(self, live: Live) -> None:
        if self._closed:
            return
        for seat in live.table.bots_to_move():
            if seat not in live.thinking:
                live.thinking[seat] = self._spawn(self._think, live.id, seat)
        self._set_alarm(live)

    def _set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        deadline = live.table.clocks.deadline()
        if deadline is not None:
            delay = max(0.0, deadline - self.now()) + 0.01
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self._spawn(self._run_out, live.id)

    async def _run_out(self, table_id: str) -> None:
        async with self.at(table_id) as live:
            self._set_alarm(live)

    async def _think(self, table_id: str, seat: int) -> None:
        """Let a bot decide and play, as often as it is asked in a row."""
        try:
            while await self._think_once(table_id, seat):
                pass
        except Exception:
            # Whatever went wrong, the table must not stand still for ever.
            log.exception("bot could not move", extra={"table": table_id})
            await asyncio.sleep(RETRY_SECONDS)
            self._spawn(self._wake, table_id)
        finally:
            found = self._live.get(table_id)
            if found is not None and found.thinking.get(seat) is asyncio.current_task():
                del found.thinking[seat]

    async def _think_once(self, table_id: str, seat: int) -> bool:
        async with self.at(table_id) as live:
            decision = live.table.decision(seat)
            holder = live.table.seat(seat)
            if decision is None or holder.kind != "bot":
                live.thinking.pop(seat, None)
                return False
            position, bot, pack = live.table.going().clone(), holder.bot, live.table.info.pack
            share = live.share()
        begun = time.monotonic()
        move = await self._bots.choose(bot, position, seat, pack, share)
        # People should be able to follow what was decided; a single answer was not.
        pause = self._settings.bot_pause if len(position.contending(seat)) > 1 else 0.0
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))
        async with self.at(table_id) as live:
            if live.table.decision(seat) != decision or live.table.seat(seat).kind != "bot":
                return True
            try:
                live.table.play(seat, decision, move, f"bot-{decision}", self.now())
            except CivitasError:
                fallback = self._bots.any_move(live.table.going(), seat)
                live.table.play(seat, decision, fallback, f"bot-{decision}", self.now())
            await self.commit(live)
            return True

    def hurry(self, live: Live) -> list[int]:
        """Let the bots that think at a table decide at once; returns their seats."""
        if live.thinking:
            self._bots.hurry(live.id)
        return sorted(live.thinking)

    async def _wake(self, table_id: str) -> None:
        """See to whatever the table needs: bots to move, clocks to watch."""
        async with self.at(table_id) as live:
            self._look_after(live)

    def _spawn(self, work: Callable[..., Awaitable[None]], *args: Any) -> asyncio.Task[None]:
        task = asyncio.create_task(self._guarded(work, *args))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _guarded(self, work: Callable[..., Awaitable[None]], *args: Any) -> None:
        try:
            await work(*args)
        except (Conflict, Unknown, Damaged, Waiting) as problem:
            log.warning("task dropped", extra={"cause": problem.key})
        except Exception:
            log.exception("task failed")


def _follow_seats(table: Table, subscriber: Subscriber) -> None:
    """Who has taken a seat, or given it away, looks with other eyes from now on."""
    old = subscriber.reader
    owned, held = tuple(table.seats_of(subscriber.person)), tuple(table.held_by(subscriber.person))
    if (owned, held) != (old.owned, old.held):
        viewer = old.viewer if old.viewer in owned else owned[0] if owned else None
        subscriber.reader = Reader(viewer, owned, old.language, old.host, held)
        subscriber.last = None

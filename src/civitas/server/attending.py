"""Bots that have to move and clocks that have to ring: seen to by the one process there is, or drawn from the queue
that several share."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import CivitasError
from civitas.server.bots import BotPool
from civitas.server.database import Database
from civitas.server.live import Live
from civitas.server.notices import Notice
from civitas.server.settings import Settings
from civitas.server.tasks import Tasks
from civitas.server.work import LEASE, RING, THINK, WHOLE_TABLE, Job, Queue
from civitas.table import Conflict

if TYPE_CHECKING:
    from civitas.server.tables import Tables

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 2.0
LOOK_SECONDS: Final = 1.0
"""So often the queue is looked at even if nobody says that there is something in it."""
LATER_SECONDS: Final = 0.03
"""What another process has stored it may want to see to itself, since it has the table at hand."""


class Attending:
    """The one process there is: what has to happen is a task or an alarm of its own."""

    def __init__(self, tables: Tables, bots: BotPool, settings: Settings, tasks: Tasks) -> None:
        self._tables = tables
        self._bots = bots
        self._pause = settings.bot_pause
        self._tasks = tasks
        self._closed = False

    async def start(self, database: Database) -> None:
        """Take up the tables that need somebody to look after them."""
        for table_id in await asyncio.to_thread(database.tables_for_attention):
            self._tasks.spawn(self._wake, table_id)

    def close(self) -> None:
        self._closed = True

    def look_after(self, live: Live) -> None:
        """A table is as it is now: see to what follows by itself."""
        if self._closed:
            return
        for seat in live.table.bots_to_move():
            if seat not in live.thinking:
                live.thinking[seat] = self._tasks.spawn(self._think, live.id, seat)
        self.set_alarm(live)

    def set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        deadline = live.table.clocks.deadline()
        if deadline is not None:
            delay = max(0.0, deadline - self._tables.now()) + 0.01
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self._tasks.spawn(self._run_out, live.id)

    async def _run_out(self, table_id: str) -> None:
        async with self._tables.at(table_id) as live:
            self.set_alarm(live)

    async def _think(self, table_id: str, seat: int) -> None:
        """Let a bot decide and play, as often as it is asked in a row."""
        try:
            while await self.think_once(table_id, seat):
                pass
        except Exception:
            # Whatever went wrong, the table must not stand still for ever.
            log.exception("bot could not move", extra={"table": table_id})
            await asyncio.sleep(RETRY_SECONDS)
            self._tasks.spawn(self._wake, table_id)
        finally:
            self._tables.thought(table_id, seat)

    async def think_once(self, table_id: str, seat: int) -> bool:
        """Let a bot decide and play. False if it is not asked."""
        async with self._tables.at(table_id) as live:
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
        pause = self._pause if len(position.contending(seat)) > 1 else 0.0
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))
        async with self._tables.at(table_id) as live:
            if live.table.decision(seat) != decision or live.table.seat(seat).kind != "bot":
                return True
            try:
                live.table.play(seat, decision, move, f"bot-{decision}", self._tables.now())
            except CivitasError:
                fallback = self._bots.any_move(live.table.going(), seat)
                live.table.play(seat, decision, fallback, f"bot-{decision}", self._tables.now())
            await self._tables.commit(live)
            return True

    def hurry(self, live: Live) -> list[int]:
        """Let the bots that think at a table decide at once; returns their seats."""
        if live.thinking:
            self._bots.hurry(live.id)
        return sorted(live.thinking)

    async def _wake(self, table_id: str) -> None:
        """See to whatever the table needs."""
        async with self._tables.at(table_id) as live:
            self.look_after(live)


class Drawing(Attending):
    """One of several processes: what has to happen stands in the queue since the table was stored."""

    def __init__(self, tables: Tables, bots: BotPool, settings: Settings, tasks: Tasks, database: Database) -> None:
        super().__init__(tables, bots, settings, tasks)
        self._database = database
        self._queue = Queue(database)
        self._places = settings.bot_processes
        self._in_hand = 0
        self._awake = asyncio.Event()

    async def start(self, database: Database) -> None:
        await asyncio.to_thread(self._queue.adopt)
        self._tasks.spawn(self._draw)
        self._tasks.spawn(self._keep_leases)

    def look_after(self, live: Live) -> None:
        if live.table.bots_to_move() or live.table.clocks.deadline() is not None:
            self._awake.set()

    def set_alarm(self, live: Live) -> None:
        """The queue has it."""

    def others_changed(self) -> None:
        """There may be something to do; whoever stored it is asked first."""
        asyncio.get_running_loop().call_later(LATER_SECONDS, self._awake.set)

    def hurry(self, live: Live) -> list[int]:
        """Wherever they think."""
        bots = live.table.bots_to_move()
        if bots:
            self._bots.hurry(live.id)
            self._tables.tell(Notice("hurry", [live.id]))
        return bots

    async def _draw(self) -> None:
        while True:
            self._awake.clear()
            wait = LOOK_SECONDS
            try:
                wait = await self._draw_once()
            except SQLAlchemyError:
                log.warning("queue not read", exc_info=True)
            try:
                async with asyncio.timeout(wait):
                    await self._awake.wait()
            except TimeoutError:
                pass

    async def _draw_once(self) -> float:
        """Take up what there is to do; says how long nothing more is known to come."""
        free = self._places - self._in_hand
        # Tables of bots alone never take the last of several places.
        people_only = self._places > 1 and free == 1
        counted = self._tables.counted()
        drawn = await asyncio.to_thread(self._queue.draw, free, people_only, counted, self._tables.others)
        for job in drawn.bots:
            self._in_hand += 1
            self._tasks.spawn(self._see_to, job)
        for table_id in drawn.clocks:
            self._tasks.spawn(self._ring_at, table_id)
        if len(drawn.bots) < free and drawn.bots:
            return 0.0  # there may be more than the last place was for
        due = LOOK_SECONDS if drawn.next_due is None else drawn.next_due - self._tables.counted() + 0.01
        return min(LOOK_SECONDS, max(0.0, due))

    async def _see_to(self, job: Job) -> None:
        """Let a bot move as often as it is asked in a row."""
        failed = False
        try:
            await self._move(job)
        except Exception:
            failed = True
            log.exception("bot could not move", extra={"table": job.table})
        finally:
            self._in_hand -= 1
            self._tables.thought(job.table, job.seat)
            self._awake.set()
            await asyncio.to_thread(self._queue.release, THINK, job.table, job.seat, failed)

    async def _move(self, job: Job) -> None:
        me = asyncio.current_task()
        assert me is not None
        while True:
            async with self._tables.at(job.table) as live:
                live.thinking[job.seat] = me
            try:
                if not await self.think_once(job.table, job.seat):
                    return
            except Conflict:  # somebody was faster: what is asked now?
                continue

    async def _ring_at(self, table_id: str) -> None:
        """Whoever uses a table lets fallen flags fall first."""
        failed = False
        try:
            async with self._tables.at(table_id):
                pass
        except Exception:
            failed = True
            log.exception("clock could not ring", extra={"table": table_id})
        finally:
            await asyncio.to_thread(self._queue.release, RING, table_id, WHOLE_TABLE, failed)

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            if self._in_hand:
                try:
                    await asyncio.to_thread(self._queue.renew)
                except SQLAlchemyError:
                    log.warning("leases not renewed", exc_info=True)

"""What nobody comes back to is removed after a stated time: guests whose last session has ended, unfinished tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, exists, func, select

from civitas.server.database import Database
from civitas.server.post.store import NOBODY, REFUSED_FOR
from civitas.server.schema import (
    ACCOUNTS,
    ADDRESSES,
    ATTEMPTS,
    CHAT,
    ENTRIES,
    PASSES,
    PEOPLE,
    SEATS,
    SNAPSHOTS,
    TABLES,
    TOKENS,
    WISHES,
    WORK,
)
from civitas.server.service import Service

log = logging.getLogger(__name__)

EVERY: Final = 6 * 3_600.0
AT_ONCE: Final = 200
DAY: Final = 86_400.0


def sweep(database: Database, now: float, days: float, in_use: Collection[str] = ()) -> tuple[int, int]:
    """Remove tokens that have expired, guests who have none left, and unfinished tables that saw no move for so many
    days (0: none). Finished games stay, and so does what was set aside. Gives how many guests and tables went."""
    with database.writing() as connection:
        connection.execute(delete(TOKENS).where(TOKENS.c.expires_at <= now))
        connection.execute(delete(PASSES).where(PASSES.c.expires_at <= now))
        connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.since <= now - DAY))
        held = exists().where(TOKENS.c.person == PEOPLE.c.id) | exists().where(ACCOUNTS.c.person == PEOPLE.c.id)
        guests = connection.execute(delete(PEOPLE).where(~held)).rowcount
        for part in (ADDRESSES, WISHES):  # nobody is left whom one could write to
            connection.execute(delete(part).where(part.c.person.not_in(select(PEOPLE.c.id)), part.c.person != NOBODY))
        marks = (ADDRESSES.c.person == NOBODY) & (ADDRESSES.c.made_at <= now - REFUSED_FOR)
        connection.execute(delete(ADDRESSES).where(marks))
        if not days:
            return guests, 0
        touched = func.coalesce(func.nullif(TABLES.c.last_move_at, 0), TABLES.c.created_at)
        left = select(TABLES.c.id).where(
            TABLES.c.status != "over",
            TABLES.c.aside.is_(None),
            TABLES.c.created_at < now - days * DAY,
            touched < now - days * DAY,
        )
        found = [table for table in connection.execute(left.limit(AT_ONCE)).scalars() if table not in in_use]
        for part in (WORK, CHAT, SNAPSHOTS, ENTRIES, SEATS):
            connection.execute(delete(part).where(part.c.table_id.in_(found)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(found)))
    return guests, len(found)


async def keep_sweeping(service: Service) -> None:
    """At the start, and now and then. What fails is tried again next time."""
    days = service.settings.abandoned_days
    while True:
        try:
            gone = await asyncio.to_thread(sweep, service.database, time.time(), days, service.tables.in_memory())
            if any(gone):
                log.info("swept", extra={"guests": gone[0], "tables": gone[1]})
        except Exception:
            log.exception("not swept")
        await asyncio.sleep(EVERY)

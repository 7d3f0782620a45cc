"""What has to happen once, whichever process does it: bots to move and clocks to ring, as a queue in PostgreSQL.

Work is written with the table it belongs to, in one transaction. Whoever draws it gets a lease; if that process dies or
the lease runs out, somebody else draws it. Nothing depends on it happening only once: every write is a compare-and-set.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, text

from civitas.table import Info
from civitas.table.state import BOT, RUNNING

if TYPE_CHECKING:
    from civitas.server.database import Database

THINK: Final = "bot"
RING: Final = "clock"
POST: Final = "post"
WHOLE_TABLE: Final = -1
LEASE: Final = 30.0
"""Seconds for which drawn work is nobody else's; whoever takes longer renews it."""
DELAY: Final = 2.0
"""After a failure work rests for so long, each time as long again."""
TRIES: Final = 6
"""After so many it is left alone until the table changes, or `civitas queue --again` is called."""

_TIME: Final = "extract(epoch FROM clock_timestamp())"
_DROP: Final = text(f"DELETE FROM work WHERE table_id = :table AND kind <> '{POST}'")
_DROP_BUT: Final = text(
    f"DELETE FROM work WHERE table_id = :table AND kind <> '{POST}' "
    "AND (kind || CAST(seat AS text)) <> ALL (CAST(:kept AS text[]))"
)
_ADD: Final = text(
    f"INSERT INTO work VALUES (:table, :kind, :seat, :due, {_TIME}, :people, :person, 0, 0, 0) "
    "ON CONFLICT (table_id, kind, seat) DO UPDATE SET due = excluded.due, people = excluded.people, "
    "person = excluded.person, tries = 0, "
    # Whoever thinks for a seat goes on; a clock was set anew.
    f"leased_until = CASE WHEN work.kind = '{THINK}' AND work.holder <> 0 THEN work.leased_until ELSE 0 END"
)
_FREE: Final = (
    f"(w.leased_until < {_TIME} OR (w.holder <> 0 AND w.holder <> ALL (CAST(:alive AS integer[])))) "
    f"AND w.tries < {TRIES}"
)
_HOLD: Final = f"SET leased_until = {_TIME} + {LEASE}, holder = :me, tries = work.tries + 1"
_DRAWN: Final = "(work.table_id, work.kind, work.seat) = (next.table_id, next.kind, next.seat)"
_DRAW_BOTS: Final = text(
    "WITH next AS (SELECT w.table_id, w.kind, w.seat, t.origin FROM work w JOIN tables t ON t.id = w.table_id "
    "LEFT JOIN served a ON a.who = 'at ' || t.origin LEFT JOIN served p ON p.who = w.person "
    f"WHERE w.kind = '{THINK}' AND {_FREE} AND w.people >= :people "
    "ORDER BY w.people DESC, coalesce(a.at, 0), coalesce(p.at, 0), w.since LIMIT :most FOR UPDATE OF w SKIP LOCKED) "
    f"UPDATE work {_HOLD} FROM next WHERE {_DRAWN} "
    "RETURNING work.table_id, work.seat, work.person, work.people, next.origin"
)
_DRAW_CLOCKS: Final = text(
    "WITH next AS (SELECT w.table_id, w.kind, w.seat FROM work w "
    f"WHERE w.kind = '{RING}' AND w.due <= :counted AND {_FREE} FOR UPDATE SKIP LOCKED) "
    f"UPDATE work {_HOLD} FROM next WHERE {_DRAWN} "
    "RETURNING work.table_id"
)
_NEXT_DUE: Final = text(f"SELECT min(due) FROM work WHERE kind = '{RING}' AND tries = 0")
_SERVE: Final = text(f"INSERT INTO served VALUES (:who, {_TIME}) ON CONFLICT (who) DO UPDATE SET at = excluded.at")
_RENEW: Final = text(f"UPDATE work SET leased_until = {_TIME} + {LEASE} WHERE holder = :me AND leased_until > 0")
_RELEASE: Final = text(
    f"UPDATE work SET leased_until = CASE WHEN :failed THEN {_TIME} + {DELAY} * tries ELSE 0 END, holder = 0, "
    "tries = CASE WHEN :failed THEN tries ELSE 0 END "
    "WHERE table_id = :table AND kind = :kind AND seat = :seat AND holder = :me"
)
_REVIVE: Final = text("UPDATE work SET tries = 0, leased_until = 0 WHERE tries >= :most")
_GIVEN_UP: Final = text(
    "SELECT table_id, kind, seat, since FROM work WHERE tries >= :most ORDER BY since, table_id, seat"
)
_FORGET: Final = text(f"DELETE FROM served WHERE at < {_TIME} - 86400")
_UNQUEUED: Final = text(
    "SELECT id, info FROM tables t WHERE attention = 1 AND aside IS NULL "
    f"AND NOT EXISTS (SELECT 1 FROM work w WHERE w.table_id = t.id AND w.kind <> '{POST}') FOR UPDATE SKIP LOCKED"
)


class Job(NamedTuple):
    """A bot that is to move."""

    table: str
    seat: int
    person: str
    people: bool
    origin: str


class GivenUp(NamedTuple):
    table: str
    kind: str
    seat: int
    """-1 where it is the clock of the whole table."""
    since: float


class Drawn(NamedTuple):
    bots: list[Job]
    clocks: list[str]
    """Tables where a clock has run out."""
    next_due: float | None
    """When the next will, in counted time."""


def _needed(info: Info) -> list[dict[str, Any]]:
    if info.status != RUNNING:
        return []
    people = [seat.person for seat in info.seats if seat.person is not None]
    whose = {"table": info.id, "people": int(bool(people)), "person": people[0] if people else info.host}
    found = [{**whose, "kind": THINK, "seat": seat, "due": 0.0} for seat in info.asked if info.seats[seat].kind == BOT]
    running = [seat.clock_since + seat.clock_left for seat in info.seats if seat.clock_since is not None]
    if running:
        found.append({**whose, "kind": RING, "seat": WHOLE_TABLE, "due": min(running)})
    return found


def write_work(connection: Connection, info: Info, seating: bool) -> bool:
    """What has to happen at a table from now on, and whether there is any. Tables of people without clocks have nothing
    to do with the queue, unless others have just sat down."""
    if not seating and info.clock.kind == "none" and all(seat.kind != BOT for seat in info.seats):
        return False
    needed = _needed(info)
    if not needed:
        connection.execute(_DROP, {"table": info.id})
        return False
    connection.execute(_DROP_BUT, {"table": info.id, "kept": [f"{row['kind']}{row['seat']}" for row in needed]})
    connection.execute(_ADD, needed)
    return True


class Queue:
    """The work of all tables, as one process draws it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._me = database.process

    def adopt(self) -> None:
        """Queue what tables need that were stored by a server without a queue."""
        with self._database.writing() as connection:
            for row in connection.execute(_UNQUEUED).all():
                info = msgspec.json.decode(row.info, type=Info)
                needed = _needed(info)
                if needed:
                    connection.execute(_ADD, needed)

    def draw(self, most: int, people_only: bool, counted: float, alive: Collection[int]) -> Drawn:
        """Take up work for so many bots, and all clocks that are due. The leases of processes that have died are
        free; people go before tables of bots alone, then whoever was served longest ago."""
        with self._database.writing() as connection:
            common = {"me": self._me, "alive": [self._me, *alive]}
            bots: list[Job] = []
            if most > 0:
                wish = {**common, "most": most, "people": int(people_only)}
                for row in connection.execute(_DRAW_BOTS, wish):
                    bots.append(Job(row.table_id, row.seat, row.person, bool(row.people), row.origin))
                served = {job.person for job in bots} | {f"at {job.origin}" for job in bots}
                if served:  # all in the same order, so that nobody waits in a circle
                    connection.execute(_SERVE, [{"who": who} for who in sorted(served)])
            clocks = list(connection.execute(_DRAW_CLOCKS, {**common, "counted": counted}).scalars())
            return Drawn(bots, clocks, connection.execute(_NEXT_DUE).scalar())

    def renew(self) -> None:
        """Whatever this process has in hand stays so."""
        with self._database.writing() as connection:
            connection.execute(_RENEW, {"me": self._me})

    def release(self, kind: str, table: str, seat: int, failed: bool) -> None:
        """Let go of something. If it is still to be done it is drawn again, after a failure later."""
        with self._database.writing() as connection:
            wish = {"kind": kind, "table": table, "seat": seat, "failed": failed, "me": self._me}
            connection.execute(_RELEASE, wish)

    def sweep(self) -> None:
        with self._database.writing() as connection:
            connection.execute(_FORGET)


def given_up(database: Database) -> list[GivenUp]:
    """What was tried too often and rests now, the oldest first."""
    with database.reading() as connection:
        return [GivenUp(*row) for row in connection.execute(_GIVEN_UP, {"most": TRIES})]


def revive(database: Database) -> None:
    """Let the processes try again what was given up."""
    with database.writing() as connection:
        connection.execute(_REVIVE, {"most": TRIES})

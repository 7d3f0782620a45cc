"""Guessing takes too long: sign-ins that fail are counted by name and by address, for all processes together."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from sqlalchemy import Connection, select, text, update

from civitas.server.database import Database
from civitas.server.schema import ATTEMPTS

WINDOW: Final = 15 * 60.0
DAY: Final = 86_400.0
WINDOWS: Final = {"recover": DAY, "confirm": DAY}
MOST: Final = {"both": 10, "name": 50, "address": 100, "new": 20, "recover": 5, "confirm": 3}
"""So many in a window: for a name from one address, for a name from anywhere, from an address for whatever names; and
so many accounts that an address may ask for. The owner of a name that others guess at from elsewhere still gets in.
And so many letters of each kind to one mail address, whoever asks for them."""
_COUNT: Final = text(
    "INSERT INTO attempts (key, count, since) VALUES (:key, 1, :now) ON CONFLICT (key) DO UPDATE SET "
    "count = CASE WHEN attempts.since < :old THEN 1 ELSE attempts.count + 1 END, "
    "since = CASE WHEN attempts.since < :old THEN :now ELSE attempts.since END"
)


def keys_of(secret: str, told: dict[str, str]) -> dict[str, str]:
    """What an attempt is counted by. What is stored tells neither names nor addresses."""
    return {
        kind: hmac.new(secret.encode(), f"{kind}\n{value}".encode(), hashlib.sha256).hexdigest()
        for kind, value in told.items()
    }


def spend(database: Database, keys: dict[str, str], now: float) -> bool:
    """Count an attempt before it is looked at, so that many at once are no way around; False: it is one too many."""
    with database.writing() as connection:
        for key, kind in sorted((key, kind) for kind, key in keys.items()):
            connection.execute(_COUNT, {"key": key, "now": now, "old": now - WINDOWS.get(kind, WINDOW)})
        return all(_count(connection, key) <= MOST[kind] for kind, key in keys.items())


def refund(database: Database, keys: dict[str, str]) -> None:
    """It was no guess."""
    with database.writing() as connection:
        for key in sorted(keys.values()):
            connection.execute(update(ATTEMPTS).where(ATTEMPTS.c.key == key).values(count=ATTEMPTS.c.count - 1))


def _count(connection: Connection, key: str) -> int:
    return int(connection.execute(select(ATTEMPTS.c.count).where(ATTEMPTS.c.key == key)).scalar_one())

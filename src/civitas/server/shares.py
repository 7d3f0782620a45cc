"""Fair shares of what there is little of: whose bot thinks next, and how many tables somebody may keep open."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from civitas.server.database import Opened
from civitas.server.problems import Denied
from civitas.server.settings import Settings

_REMEMBERED: Final = 20_000


@dataclass(frozen=True)
class Share:
    """For whom a bot thinks."""

    table: str
    person: str
    """Who waits; at a table of bots alone, who opened it."""
    address: str = ""
    """Where that person was last seen; empty if that is not known."""
    people: bool = True
    """Does a person sit at the table?"""


class Turns:
    """Places to think at, and who is next: people before tables of bots alone, then whoever was served longest ago, by
    address and by person, then who has waited longest. Tables of bots alone never take the last of several places."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._busy: list[Share] = []
        self._waiting: list[tuple[Share, asyncio.Future[None]]] = []
        self._served: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._count = 0

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        asking = (share, asyncio.get_running_loop().create_future())
        self._waiting.append(asking)
        self._call()
        try:
            await asking[1]
        except asyncio.CancelledError:
            if asking in self._waiting:
                self._waiting.remove(asking)
            else:
                self._leave(share)
            raise
        try:
            yield
        finally:
            self._leave(share)

    def _leave(self, share: Share) -> None:
        self._busy.remove(share)
        self._call()

    def _call(self) -> None:
        while (found := self._next()) is not None:
            self._waiting.remove(found)
            share, place = found
            self._busy.append(share)
            self._count += 1
            for whom in _accounts(share):
                self._served[whom] = self._count
                self._served.move_to_end(whom)
            while len(self._served) > _REMEMBERED:
                self._served.popitem(last=False)
            place.set_result(None)

    def _next(self) -> tuple[Share, asyncio.Future[None]] | None:
        if len(self._busy) >= self._places:
            return None
        last = self._places > 1 and len(self._busy) == self._places - 1
        able = [part for part in self._waiting if not part[1].done() and (part[0].people or not last)]
        return min(able, key=lambda part: self._rank(part[0]), default=None)

    def _rank(self, share: Share) -> tuple[bool, list[int]]:
        return not share.people, [self._served.get(whom, 0) for whom in _accounts(share)]


def _accounts(share: Share) -> tuple[tuple[str, str], tuple[str, str]]:
    """One address may send many persons, so that it goes first; where it is not known the person stands for it."""
    return ("address", share.address or share.person), ("person", share.person)


def origin_of(address: str, salt: str) -> str:
    """An address as it is stored with a table: enough to count by, and no address."""
    return hashlib.blake2b(address.encode(), key=salt.encode(), digest_size=12).hexdigest() if address else ""


def check_share(opened: Opened, bots_alone: bool, settings: Settings) -> None:
    """May somebody who has opened so many tables open another?"""
    if opened.person >= settings.tables_per_person:
        raise Denied(429, "error-many-tables", most=settings.tables_per_person)
    if opened.address >= settings.tables_per_address:
        raise Denied(429, "error-many-tables", most=settings.tables_per_address)
    if bots_alone and opened.bots_alone >= settings.bot_tables_per_person:
        raise Denied(429, "error-many-bot-tables", most=settings.bot_tables_per_person)

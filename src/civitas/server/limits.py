"""A pace and a share for everybody: token buckets and counts in bounded memory."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

_REMEMBERED: Final = 20_000


@dataclass(frozen=True)
class Pace:
    per_second: float
    burst: float


PACES: Final = {
    "read": Pace(40, 200),
    "write": Pace(10, 60),
    "read-here": Pace(200, 1_000),
    "write-here": Pace(50, 300),
    "search": Pace(5, 60),
    "chat": Pace(0.5, 5),
    "guest": Pace(0.2, 30),
    "table": Pace(0.2, 20),
    "upload": Pace(0.1, 5),
    "replay": Pace(1, 30),
    "address": Pace(0.01, 6),
}


@lru_cache(maxsize=4_096)
def address_of(text: str) -> str:
    """The address whose pace is counted. Whoever has one address of the new kind has a whole network of them."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return text[:45]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


class Limits:
    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, kind: str, who: str, now: float) -> bool:
        """Take one of this client's turns, if there is one."""
        if not self._enabled:
            return True
        pace = PACES[kind]
        left, since = self._buckets.pop((kind, who), (pace.burst, now))
        left = min(pace.burst, left + (now - since) * pace.per_second)
        allowed = left >= 1
        self._buckets[kind, who] = (left - 1 if allowed else left, now)
        while len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed


@dataclass(frozen=True)
class Most:
    """How many of something may be held at once."""

    each_person: int
    each_address: int
    all_together: int


STREAMS: Final = Most(20, 100, 10_000)
UPLOADS: Final = Most(1, 2, 6)


class Places:
    """What people hold for a while: streams, uploads that are being looked at."""

    def __init__(self, most: Most, enabled: bool) -> None:
        self._most = most
        self._enabled = enabled
        self._held: Counter[str] = Counter()
        self._all = 0

    def free(self, person: str | None, address: str) -> bool:
        if not self._enabled:
            return True
        return (
            self._all < self._most.all_together
            and self._held[f"at {address}"] < self._most.each_address
            and (person is None or self._held[person] < self._most.each_person)
        )

    @contextmanager
    def held(self, person: str | None, address: str) -> Iterator[None]:
        """One more, until this ends."""
        names = [f"at {address}"] if person is None else [f"at {address}", person]
        self._all += 1
        self._held.update(names)
        try:
            yield
        finally:
            self._all -= 1
            self._held.subtract(names)
            for name in names:
                if not self._held[name]:
                    del self._held[name]

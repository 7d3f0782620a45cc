"""Connections: how many there may be, how long one may take to ask, and how long to take its answer."""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from civitas.server.bodies import RECORD_BYTES
from civitas.server.limits import address_of

_SPARE_FILES: Final = 100
"""Files that are no connections: the database, processes of bots, the client."""


@dataclass(frozen=True)
class Patience:
    """What a connection may take. The defaults are wide for people and narrow for those who only hold a line."""

    head_seconds: float = 15.0
    body_seconds: float = 60.0
    answer_seconds: float = 30.0
    """So long an answer may lie unread before the line is cut."""
    head_bytes: int = 32 << 10
    each_address: int = 300
    all_together: int = 20_000


class Door:
    """Counts the connections by address."""

    def __init__(self, patience: Patience, proxies: tuple[str, ...]) -> None:
        self.patience = patience
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._most = min(patience.all_together, _open_files() - _SPARE_FILES)
        self._held: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """A connection more, if it may come in. Behind a proxy everybody has the proxy's address."""
        if self._held.total() >= self._most:
            return False
        if self._held[address] >= self.patience.each_address and not self._is_proxy(address):
            return False
        self._held[address] += 1
        return True

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(found.version == proxy.version and found.overlaps(proxy) for proxy in self._proxies)

    def leave(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


def _open_files() -> int:
    """As many files as the system lets us open."""
    if sys.platform == "win32":
        return 8_192
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 1 << 30


class Connection(HttpToolsProtocol):
    """Of the library's own, with an end to waiting. `door` is given by `connection_type`."""

    door: Door

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._address: str | None = None
        self._in_head = self._reading = True
        self._bytes = 0
        self._asking: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = address_of(self.client[0] if self.client else "")
        if not self.door.enter(address):
            transport.abort()
            return
        self._address = address
        self._wait(self.door.patience.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._taking is not None:
            self._taking.cancel()
        if self._address is not None:
            self.door.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._asking is None:
            self._wait(self.door.patience.head_seconds)
        self._bytes += len(data)
        super().data_received(data)
        if not self._reading:
            return
        if self._in_head and self._bytes > self.door.patience.head_bytes:
            self._refuse(431)
        elif self._bytes > 2 * RECORD_BYTES:
            self._refuse(413)

    def on_message_begin(self) -> None:
        self._in_head = self._reading = True
        self._bytes = 0
        self._wait(self.door.patience.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.door.patience.head_bytes:
            self._refuse(431)
            return
        self._wait(self.door.patience.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._reading = False
        self._stop_waiting()
        if not self.transport.is_closing():
            super().on_message_complete()

    def pause_writing(self) -> None:
        self._taking = self.loop.call_later(self.door.patience.answer_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        super().resume_writing()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._asking = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def _give_up(self) -> None:
        self._asking = None
        answering = self.cycle is not None and not self.cycle.response_complete
        if self._reading or not answering:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """One line and the end: who sends such things reads no sentences."""
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
                self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()


def connection_type(patience: Patience, proxies: tuple[str, ...]) -> type[Connection]:
    return type("Connection", (Connection,), {"door": Door(patience, proxies)})

"""Server-sent events: every viewer has a small queue; who reads too slowly gets the present state instead."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Final

import msgspec

from civitas.server.packets import Reader

QUEUE: Final = 8
PING: Final = b": ping\n\n"


class Subscriber:
    def __init__(self, reader: Reader, person: str | None, last: int | None, name: str = "") -> None:
        self.reader = reader
        self.person = person
        self.name = name
        """What its holder calls it; nothing, if it does not matter."""
        self.last = last
        """The number of the last thing sent."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def offer(self, frame: bytes) -> bool:
        """Put a frame in line. False if the line is full: it is emptied and a whole packet has to follow."""
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            return False
        return True

    def close(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Asker(msgspec.Struct, frozen=True):
    """Who gets a packet as the answer to a request."""

    reader: Reader
    person: str | None
    listener: str

    def listens_by(self, subscriber: Subscriber) -> bool:
        """Would this subscriber hear what the answer tells?"""
        listening = (subscriber.reader, subscriber.person, subscriber.name)
        return bool(self.listener) and listening == (self.reader, self.person, self.listener)


def number_only(number: int) -> bytes:
    """Nothing is told, but a stream that breaks off goes on from here."""
    return b"id: %d\n\n" % number


def frame(event: str, data: bytes, number: int | None = None) -> bytes:
    """One event as it goes over the wire. JSON holds no line breaks."""
    head = b"" if number is None else b"id: %d\n" % number
    return b"%sevent: %s\ndata: %s\n\n" % (head, event.encode(), data)


async def stream(
    following: AbstractAsyncContextManager[Subscriber | None], ping_seconds: float
) -> AsyncIterator[bytes]:
    """What is sent to one subscriber until it goes away. It is one from the first part on and not before: who hangs up
    earlier leaves nothing behind. To nobody nothing is sent."""
    async with following as subscriber:
        if subscriber is None:
            return
        yield b"retry: 2000\n\n"
        with _pinging(subscriber, ping_seconds):
            while (part := await subscriber.queue.get()) is not None:
                yield part


@contextmanager
def _pinging(subscriber: Subscriber, seconds: float) -> Iterator[None]:
    """Show now and then that the line holds, unless something else is in line. One timer for the whole of a stream: one
    for each part would cost more than sending it."""
    loop = asyncio.get_running_loop()
    timer: asyncio.TimerHandle

    def ping() -> None:
        nonlocal timer
        if subscriber.queue.empty():
            subscriber.queue.put_nowait(PING)
        timer = loop.call_later(seconds, ping)

    timer = loop.call_later(seconds, ping)
    try:
        yield
    finally:
        timer.cancel()

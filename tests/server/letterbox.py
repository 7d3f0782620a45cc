"""Somebody to send letters to, and houses that send them."""

from __future__ import annotations

import asyncio
import email
import email.message
import email.policy
import re
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from civitas.server.post.settings import Mail, Post
from server.house import House, Visitor, open_house, settings_for


class Letters:
    """A small SMTP server that takes everything, unless it is told to refuse."""

    def __init__(self) -> None:
        self.taken: list[email.message.Message] = []
        self.refuse = False
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.strip().upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                content = await reader.readuntil(b"\r\n.\r\n")
                self.taken.append(email.message_from_bytes(content[:-3], policy=email.policy.default))
            if word.startswith(b"MAIL") and self.refuse:
                writer.write(b"451 later\r\n")
            elif word != b"":
                writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                break
        writer.close()


@asynccontextmanager
async def letters() -> AsyncIterator[Letters]:
    box = Letters()
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


def body_of(message: email.message.Message) -> str:
    assert isinstance(message, email.message.EmailMessage)
    return str(message.get_content())


def link_of(message: email.message.Message, kind: str) -> str:
    found = re.search(rf"#{kind}=(\S+)", body_of(message))
    assert found is not None
    return found[1]


@contextmanager
def letters_beside() -> Iterator[Letters]:
    """The same beside a test that is not asynchronous itself."""
    loop = asyncio.new_event_loop()
    opened: list[Letters] = []
    begun, over = threading.Event(), asyncio.Event()

    async def run() -> None:
        async with letters() as box:
            opened.append(box)
            begun.set()
            await over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),), daemon=True)
    thread.start()
    begun.wait()
    yield opened[0]
    loop.call_soon_threadsafe(over.set)
    thread.join()
    loop.close()


URL = "http://localhost"
HOUR = 3600.0


Act = Callable[[House, Letters], Awaitable[None]]


def with_post(act: Act) -> Callable[[Path], None]:
    """A test in a house that sends post, when it is told to look."""

    def test(tmp_path: Path) -> None:
        asyncio.run(in_house(act, tmp_path, None))

    test.__name__, test.__doc__ = getattr(act, "__name__", "test"), act.__doc__
    return test


async def in_house(act: Act, folder: Path, database: str | None) -> None:
    async with letters() as box:
        mail = Mail("127.0.0.1", box.port, "Civitas <club@example.org>", tls=False)
        post = Post(URL, mail, hooks=True, private=True, look_seconds=1e6)
        async with open_house(settings_for(folder, post=post, database=database)) as house:
            await act(house, box)


async def subscribe(visitor: Visitor, box: Letters, target: str = "ann@example.org") -> dict[str, Any]:
    await visitor.post("/api/post/addresses", {"way": "mail", "target": target})
    confirm = link_of(box.taken.pop(), "confirm")
    await visitor.post("/api/post/confirm", {"token": confirm})
    found: dict[str, Any] = await visitor.get("/api/post")
    return found


async def at(house: House, later: float) -> int:
    """Send what is due at another time."""
    now = time.time() + later
    house.service.database.time = lambda: now  # type: ignore[method-assign]
    return await house.service.poster.send_due()


async def waiting_pair(house: House, box: Letters) -> tuple[Visitor, Visitor, str]:
    """Whom the table waits for is the one who wants letters."""
    first, second, table = await house.pair()
    asked = first if (await first.view(table))["decision"] is not None else second
    other = second if asked is first else first
    await subscribe(asked, box)
    while (await asked.view(table))["decision"] is not None:
        await asked.move(table)
    while (await other.view(table))["decision"] is not None:
        await other.move(table)
    return asked, other, table

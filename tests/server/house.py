"""A whole server in one process for tests: no sockets, a database of its own, as many visitors as wanted."""

from __future__ import annotations

import asyncio
import hashlib
import os
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from civitas.server.app import create_app
from civitas.server.service import Service
from civitas.server.settings import Settings
from server import cluster

DUEL = "seven_wonders_duel"
TWO = [{"kind": "human"}, {"kind": "open"}]
PATIENCE = 900.0
"""Seconds for what only a server that hangs would not do: the machine may be a busy one."""


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, app: Litestar, heard: list[str]) -> None:
        self._heard = heard
        asgi: Any = app  # the two write the types of ASGI otherwise
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(asgi), base_url="http://localhost")

    async def get(self, path: str, status: int = 200, **settings: Any) -> Any:
        return self._checked(await self.http.get(path, **settings), status)

    async def post(self, path: str, body: Any = None, status: int = 200, **settings: Any) -> Any:
        return self._checked(await self.http.post(path, json={} if body is None else body, **settings), status)

    def _checked(self, answer: httpx.Response, status: int) -> Any:
        self._heard.append(answer.text)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def open(self, seats: list[dict[str, Any]] | None = None, **wishes: Any) -> dict[str, Any]:
        wish = {"title": DUEL, "seats": TWO if seats is None else seats, **wishes}
        opened: dict[str, Any] = await self.post("/api/tables", wish, 201)
        return opened

    async def view(self, table: str, **query: Any) -> dict[str, Any]:
        shown: dict[str, Any] = await self.get(f"/api/tables/{table}/view", params=query)
        return shown

    async def move(self, table: str, choice: int = 0, **more: Any) -> dict[str, Any]:
        """Make one of the legal moves."""
        decision = (await self.view(table, **more))["decision"]
        moves = decision["moves"]
        wish = {"decision": decision["id"], "move": moves[choice % len(moves)]["move"], "key": uuid.uuid4().hex}
        answer: dict[str, Any] = await self.post(f"/api/tables/{table}/moves", wish | more)
        return answer


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.heard: list[str] = []
        """Everything any visitor was ever answered."""
        self._visitors: list[Visitor] = []

    @property
    def service(self) -> Service:
        found = self.app.state["service"]
        assert isinstance(found, Service)
        return found

    def visitor(self) -> Visitor:
        visitor = Visitor(self.app, self.heard)
        self._visitors.append(visitor)
        return visitor

    async def pair(self, **wishes: Any) -> tuple[Visitor, Visitor, str]:
        """Two people at a table in play."""
        ann, bob = self.visitor(), self.visitor()
        table = (await ann.open(**wishes))["table"]
        await bob.post(f"/api/tables/{table}/join")
        return ann, bob, table

    async def close(self) -> None:
        for visitor in self._visitors:
            await visitor.http.aclose()


async def play_on(table: str, *visitors: Visitor, moves: int = 1000) -> int:
    """Whoever is asked makes a move, until the game is over."""
    for made in range(moves):
        for visitor in visitors:
            shown = await visitor.view(table)
            if shown["decision"] is not None:
                await visitor.move(table, made)
                break
        else:
            assert shown["status"] == "over"
            return made
    return moves


EVERYWHERE = os.environ.get("CIVITAS_SUITE") == "postgres"
"""Does every house keep its tables there? What looks into files of SQLite is left out then."""


def database_for(folder: Path) -> str:
    """The database of a house: the same for the same folder."""
    if not EVERYWHERE:
        return f"sqlite:///{folder}/civitas.db"
    name = f"civitas_{hashlib.sha256(str(folder).encode()).hexdigest()[:24]}"
    server = create_engine(cluster.server(), isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        if not connection.execute(text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": name}).scalar():
            connection.execute(text(f"CREATE DATABASE {name}"))
    server.dispose()
    return make_url(cluster.server()).set(database=name).render_as_string(hide_password=False)


def settings_for(folder: Path, **changes: Any) -> Settings:
    database = changes.pop("database", None) or database_for(folder)
    quiet = Settings(database, limits=False, bot_pause=0, bot_processes=1)
    return replace(quiet, **changes)


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    house = House(settings)
    async with house.app.lifespan():
        try:
            yield house
        finally:
            await house.close()


def scenario(act: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
    """Make a test of what happens in a house."""
    return scenario_with()(act)


def scenario_with(**changes: Any) -> Callable[[Callable[[House], Awaitable[None]]], Callable[[Path], None]]:
    """The same in a house with other settings."""

    def make(act: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
        def test(tmp_path: Path) -> None:
            async def run() -> None:
                async with open_house(settings_for(tmp_path, **changes)) as house:
                    await act(house)

            asyncio.run(run())

        test.__name__, test.__doc__ = getattr(act, "__name__", "test"), act.__doc__
        return test

    return make


class Ear:
    """A reader of server-sent events, spoken to as a browser would."""

    def __init__(self, house: House, path: str, visitor: Visitor | None = None, last: int | None = None) -> None:
        headers = [(b"host", b"localhost")]
        if visitor is not None:
            cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
            headers.append((b"cookie", cookies.encode()))
        if last is not None:
            headers.append((b"last-event-id", str(last).encode()))
        bare, _, query = path.partition("?")
        self._scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": bare,
            "raw_path": bare.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "extensions": {},
        }
        self._house = house
        self._gone = asyncio.Event()
        self._parts: asyncio.Queue[bytes] = asyncio.Queue()
        self.headers: dict[str, str] = {}
        self._rest = b""
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        asked = False

        async def receive() -> Any:
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await self._gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            else:
                self._parts.put_nowait(message.get("body", b""))

        await self._house.app(self._scope, receive, send)  # type: ignore[arg-type]

    async def event(self) -> tuple[str, int | None, Any]:
        """The next event: its name, its number, its data."""
        while True:
            while b"\n\n" not in self._rest:
                async with asyncio.timeout(PATIENCE):
                    self._rest += await self._parts.get()
            block, _, self._rest = self._rest.partition(b"\n\n")
            self._house.heard.append(block.decode())
            lines = dict(line.split(b": ", 1) for line in block.split(b"\n"))
            if b"event" in lines:
                number = int(lines[b"id"]) if b"id" in lines else None
                return lines[b"event"].decode(), number, msgspec.json.decode(lines[b"data"])

    def quiet(self) -> bool:
        """Is there nothing to read?"""
        return b"event" not in self._rest and self._parts.empty()

    async def close(self) -> None:
        self._gone.set()
        await asyncio.wait_for(self._task, PATIENCE)

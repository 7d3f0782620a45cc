"""Four workers behind one address on one PostgreSQL, killed one after the other under load, and replaced by fresh ones:
no acknowledged move is lost, none is made twice, no table is stuck, and nobody is told that they were overtaken."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.server.database import Database
from civitas.server.work import Queue
from server.cluster import fresh_database
from server.house import PATIENCE
from server.test_durability import TITLES, Acknowledged, Player, Server, check, open_table, play

WORKERS = 4
MOVES = 12
"""Between two kills."""


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database() as found:
        yield found


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in found]


async def against_a_bot(http: httpx.AsyncClient) -> Player:
    token = (await http.post("/api/tokens", json={})).json()["token"]
    wish = {"title": TITLES[0], "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]}
    opened = await http.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {token}"})
    assert opened.status_code == 201, opened.text
    return Player(token, opened.json()["table"], 0)


async def play_alone(server: Server, http: httpx.AsyncClient, seat: list[Player], done: Acknowledged) -> None:
    while server.alive():
        try:
            if not await seat[0].act(http, done):
                seat[0] = await against_a_bot(http)
        except httpx.TransportError:
            pass


async def moves_on(done: Acknowledged, moves: int, work: list[asyncio.Task[None]]) -> None:
    done.reached.clear()
    done.wanted = len(done.moves) + moves
    reached = asyncio.create_task(done.reached.wait())
    await asyncio.wait([reached, *work], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    for task in work:
        if task.done():
            task.result()
    assert reached.done()


async def every_table_moves(done: Acknowledged, tables: list[list[Player]], work: list[asyncio.Task[None]]) -> None:
    """Nobody is stuck: at each table somebody makes a move from now on."""
    begun = len(done.moves)
    async with asyncio.timeout(PATIENCE):
        while {players[0].table for players in tables} - {table for table, *_ in done.moves[begun:]}:
            await moves_on(done, 1, work)


async def endure(folder: Path, url: str, cycles: int) -> None:
    server, done = Server(folder, url, "--workers", str(WORKERS)), Acknowledged()
    settings: dict[str, Any] = {"base_url": server.url, "timeout": PATIENCE}
    async with httpx.AsyncClient(**settings) as http:
        try:
            await server.start(http)
            assert server.process is not None
            pairs = [await open_table(http, title) for title in TITLES]
            alone = [await against_a_bot(http)]
            each = zip(TITLES, pairs, strict=True)
            work = [asyncio.create_task(play(server, http, players, done, title)) for title, players in each]
            work.append(asyncio.create_task(play_alone(server, http, alone, done)))
            for cycle in range(cycles):
                await moves_on(done, MOVES, work)
                alive = children(server.process.pid)
                if cycle % 10 == 9:  # all of them anew, one after the other
                    server.process.send_signal(signal.SIGHUP)
                elif alive:
                    os.kill(alive[cycle % len(alive)], signal.SIGKILL)
            await every_table_moves(done, [*pairs, alone], work)
            server.process.send_signal(signal.SIGTERM)
            await asyncio.gather(*work)
        finally:
            server.kill()
    database = Database(url)
    stored = check(database, done.moves)
    assert not Queue(database).dead_letters()
    database.close()
    print(f"{cycles} cycles, {len(done.moves)} moves acknowledged, {stored} stored")


@pytest.mark.soak
def test_workers_are_killed_and_nobody_notices(tmp_path: Path, url: str, length: int) -> None:
    asyncio.run(endure(tmp_path, url, 20 * length))

"""Four workers behind one address on one PostgreSQL, killed one after the other under load, and replaced by fresh ones:
no acknowledged move is lost, none is made twice, no table is stuck, and nobody is told that they were overtaken."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.server.database import Database
from civitas.server.settings import Settings
from civitas.server.work import given_up
from civitas.server.workers import Workers
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
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*work)
        finally:
            server.kill()
    database = Database(url)
    stored = check(database, done.moves)
    assert not given_up(database)
    database.close()
    print(f"{cycles} cycles, {len(done.moves)} moves acknowledged, {stored} stored")


@pytest.mark.soak
def test_workers_are_killed_and_nobody_notices(tmp_path: Path, url: str, length: int) -> None:
    asyncio.run(endure(tmp_path, url, 20 * length))


WORKER = """
import os, signal, sys
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
os.write(int(sys.argv[1]), b"%d\\n" % os.getpid())
signal.sigwait([signal.SIGUSR1])
print("ready", flush=True)
sys.stdin.buffer.read()
"""


class Slow(Workers):
    """Its workers tell their number, and answer when they are sent SIGUSR1."""

    def command(self, descriptor: int) -> list[str]:
        return [sys.executable, "-c", WORKER, str(descriptor)]


def is_there(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


async def ended(number: int, act: Callable[[Callable[[], Awaitable[int]]], Awaitable[None]]) -> None:
    """Whatever was under way when the server is told to end, all its workers end, and then it does."""
    ours, theirs = socket.socketpair()
    told: list[int] = []
    with ours, theirs, ours.makefile("rb") as lines:

        async def next_one() -> int:
            told.append(int(await asyncio.to_thread(lines.readline)))
            return told[-1]

        running = asyncio.create_task(Slow(Settings("sqlite://"), theirs, number).run())
        try:
            async with asyncio.timeout(PATIENCE):
                await act(next_one)
                os.kill(os.getpid(), signal.SIGTERM)
                await running
            assert [process for process in told if is_there(process)] == []
        finally:
            for process in told:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)


def test_workers_that_do_not_answer_yet_end_too() -> None:
    async def act(next_one: Callable[[], Awaitable[int]]) -> None:
        for _ in range(3):
            await next_one()

    asyncio.run(ended(3, act))


def test_a_place_that_is_renewed_while_it_is_filled_gets_one_worker() -> None:
    async def act(next_one: Callable[[], Awaitable[int]]) -> None:
        first = await next_one()
        os.kill(os.getpid(), signal.SIGHUP)
        os.kill(first, signal.SIGUSR1)
        os.kill(await next_one(), signal.SIGUSR1)

    asyncio.run(ended(1, act))

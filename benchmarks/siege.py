"""A server under siege, on this machine alone: does it answer those who only want to play?

    python benchmarks/siege.py [--seconds 30] [--strength 1]

Starts a server of its own with its limits on. Somebody plays alone for a while, then again while a crowd from other
addresses of the loopback network holds half requests and unread answers, opens streams, brings along hostile records,
sends malformed requests, repeats old ones, and asks for tables of bots. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from asyncio import FIRST_COMPLETED
from collections import Counter
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

DUEL = "seven_wonders_duel"
TITLES = (DUEL, "through_the_ages", "antiquity", "historia", "seven_ages")
SPAWN = multiprocessing.get_context("spawn")
STATUSES: Counter[str] = Counter()


class Line:
    """A keep-alive connection from an address of the loopback network."""

    def __init__(self, port: int, address: str, token: str = "") -> None:
        self.port = port
        self.address = address
        self.token = token
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.streams is None:
            where = (self.address, 0)
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=where, limit=1 << 22)
        return self.streams

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].transport.abort()
            self.streams = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        content = b"" if method == "GET" else body if isinstance(body, bytes) else json.dumps(body or {}).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(content)}\r\n" + (
            f"authorization: Bearer {self.token}\r\n" if self.token else ""
        )
        return await self.send(head.encode() + b"\r\n" + content)

    async def send(self, content: bytes) -> tuple[int, Any]:
        reader, writer = await self.connect()
        writer.write(content)
        answer = await reader.readuntil(b"\r\n\r\n")
        status = int(answer[9:12])
        size = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
        data = await reader.readexactly(size)
        if b"connection: close" in answer.lower():
            self.close()
        return status, json.loads(data) if data[:1] in b"{[" and data else data


class Player:
    """Somebody who wants to play, at a table of its own."""

    def __init__(self, port: int) -> None:
        self.line = Line(port, "127.0.0.1")
        self.table = ""
        self.made = 0

    async def sit_down(self) -> None:
        if not self.line.token:
            self.line.token = (await self.line.ask("POST", "/api/tokens"))[1]["token"]
        seats = [{"kind": "human"}, {"kind": "human"}]
        opened = await self.line.ask("POST", "/api/tables", {"title": DUEL, "seats": seats, "hot_seat": True})
        self.table = opened[1]["table"]

    async def move(self) -> float:
        """One move; how long its acknowledgement took."""
        while True:
            decision = (await self.line.ask("GET", f"/api/tables/{self.table}/view"))[1]["decision"]
            if decision is not None:
                break
            await self.sit_down()
        self.made += 1
        move = decision["moves"][self.made % len(decision["moves"])]["move"]
        wish = {"decision": decision["id"], "move": move, "key": f"k{self.made}"}
        begun = time.monotonic()
        status, answer = await self.line.ask("POST", f"/api/tables/{self.table}/moves", wish)
        assert status == 200, answer
        return time.monotonic() - begun


def be_the_control(line: Connection) -> None:
    """A server that does nothing: how long even that takes to answer tells what the machine is busy with otherwise."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, OSError):
            while True:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}")

    async def run() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        line.send(server.sockets[0].getsockname()[1])
        await asyncio.to_thread(line.recv)

    asyncio.run(run())


Times = dict[str, list[float]]


async def measured(port: int, control: int, player: Player, seconds: float, pause: float) -> Times:
    """Times of moves, of `/healthz` and of a server that does nothing, side by side."""
    found: Times = {"healthz_ms": [], "move_ms": [], "control_ms": []}
    moves, until = found["move_ms"], time.monotonic() + seconds

    async def beat(door: Line, times: list[float]) -> None:
        while time.monotonic() < until:
            begun = time.monotonic()
            status, _ = await door.ask("GET", "/healthz")
            assert status == 200
            times.append(time.monotonic() - begun)
            await asyncio.sleep(pause)
        door.close()

    async def play() -> None:
        while time.monotonic() < until:
            moves.append(await player.move())
            await asyncio.sleep(pause)

    doors = {"healthz_ms": Line(port, "127.0.0.1"), "control_ms": Line(control, "127.0.0.1")}
    await asyncio.gather(play(), *(beat(door, found[name]) for name, door in doors.items()))
    return found


# ---------------------------------------------------------------------- the crowd


async def half_requests(port: int, address: str, dice: random.Random) -> None:
    line = Line(port, address)
    with contextlib.suppress(OSError):
        reader, writer = await line.connect()
        writer.write(
            dice.choice([b"G", b"GET / HTTP/1.1\r\n", b"POST /api/me HTTP/1.1\r\ncontent-length: 9\r\n\r\n", b""])
        )
        STATUSES["half requests"] += 1
        await reader.read()
    line.close()


async def unread_answers(port: int, address: str, dice: random.Random) -> None:
    line = Line(port, address)
    with contextlib.suppress(OSError):
        _, writer = await line.connect()
        writer.transport.pause_reading()
        ask = b"GET /schema/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
        writer.write(ask * 50)
        STATUSES["unread answers"] += 1
        await asyncio.sleep(10)
    line.close()


async def counted(line: Line, what: str, ask: Awaitable[tuple[int, Any]]) -> Any:
    try:
        status, data = await asyncio.wait_for(ask, 120)
    except (OSError, asyncio.IncompleteReadError, ValueError):
        line.close()
        STATUSES[f"{what}: cut off"] += 1
        return None
    STATUSES[f"{what}: {status}"] += 1
    return data if status < 300 else None


async def malformed(port: int, address: str, dice: random.Random) -> None:
    line = Line(port, address)
    for content in (
        b"GET / HTTP/1.1\r\nhost: [\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://[\r\ncontent-length: 0\r\n\r\n",
        b"GET /" + b"x" * 5_000 + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"GET /api/tables/%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"GET /api/tables?title=%ff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
        b"\x00\x01\x02\r\n\r\n",
    ):
        await counted(line, "malformed", line.send(content))
    for body in (b"[" * 60_000, b"\xff", b'{"name": "\\u0000"}', b"{" * 3, b"1e999"):
        await counted(line, "malformed", line.ask("POST", "/api/me", body))
    line.close()


RECORDS: list[bytes] = []


def prepare_records() -> None:
    """Before anybody waits for an answer."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    from attack.mutations import mutated
    from attack.sound import positions

    for number in range(200):
        sound = positions(TITLES[number % len(TITLES)])
        with contextlib.suppress(ValueError):
            RECORDS.append(json.dumps(mutated(sound[number % len(sound)], number)).encode())


async def hostile_records(port: int, address: str, dice: random.Random) -> None:
    line = Line(port, address)
    await counted(line, "records", line.ask("POST", "/api/records", dice.choice(RECORDS)))
    line.close()


async def streams(port: int, address: str, dice: random.Random) -> None:
    line = Line(port, address)
    lobby = await counted(line, "lobby", line.ask("GET", "/api/tables?status=running"))
    line.close()
    held = [Line(port, address) for _ in range(20)]
    for one in held if lobby else ():
        with contextlib.suppress(OSError):
            _, writer = await one.connect()
            path = f"/api/tables/{dice.choice(lobby)['table']}/events"
            writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\nlast-event-id: {'9' * 500}\r\n\r\n".encode())
            STATUSES["streams"] += 1
    await asyncio.sleep(3)
    for one in held:
        one.close()


async def tables_of_bots(port: int, address: str, dice: random.Random) -> None:
    line = Line(port, address)
    made = await counted(line, "tokens", line.ask("POST", "/api/tokens"))
    line.token = "" if made is None else made["token"]
    for _ in range(6):
        bots = [{"kind": "bot", "bot": f"level:{dice.randint(1, 5)}"} for _ in range(2)]
        wish = {"title": dice.choice(TITLES), "seats": bots, "public": True}
        await counted(line, "tables of bots", line.ask("POST", "/api/tables", wish))
    line.close()


async def repeated(port: int, address: str, dice: random.Random) -> None:
    """Moves sent twice, late and out of order: each counts once."""
    player = Player(port)
    player.line.address = address
    with contextlib.suppress(OSError, KeyError, TypeError, asyncio.IncompleteReadError):
        await player.sit_down()
        shown = (await player.line.ask("GET", f"/api/tables/{player.table}/view"))[1]["decision"]
        wish = {"decision": shown["id"], "move": shown["moves"][0]["move"], "key": "twice"}
        again = [Line(port, address, player.line.token) for _ in range(4)]
        path = f"/api/tables/{player.table}/moves"
        await asyncio.gather(*(counted(line, "repeated", line.ask("POST", path, wish)) for line in again))
        for line in again:
            line.close()
    player.line.close()


CROWD: dict[Callable[[int, str, random.Random], Awaitable[None]], int] = {
    half_requests: 60,
    unread_answers: 5,
    malformed: 2,
    hostile_records: 3,
    streams: 3,
    tables_of_bots: 4,
    repeated: 2,
}
"""What the crowd does, and how many do it at once."""


async def besiege(port: int, strength: int) -> None:
    async def again(act: Callable[..., Awaitable[None]], number: int, address: str) -> None:
        dice = random.Random(number)
        while True:
            await act(port, address, dice)
            await asyncio.sleep(0.05 + dice.random() * 0.2)

    everybody = [act for act, count in CROWD.items() for _ in range(count * strength)]
    await asyncio.gather(
        *(again(act, number, f"127.0.{1 + number // 20}.{1 + number % 20}") for number, act in enumerate(everybody))
    )


def figures(times: list[float]) -> dict[str, float]:
    times = sorted(times)
    at = {"p50": statistics.median(times), "p99": times[len(times) * 99 // 100], "worst": times[-1]}
    return {name: round(seconds * 1000, 1) for name, seconds in at.items()} | {"count": len(times)}


async def siege(port: int, seconds: float, strength: int) -> dict[str, Any]:
    """The crowd is a process of its own: who measures must not be held up by it."""
    player = Player(port)
    for language in ("en", "it"):
        await player.line.ask("GET", f"/api/games?lang={language}")
    await player.sit_down()
    here, there = SPAWN.Pipe()
    nothing = SPAWN.Process(target=be_the_control, args=(there,))
    nothing.start()
    control = await asyncio.to_thread(here.recv)
    await measured(port, control, player, 1, 0.02)
    quiet = await measured(port, control, player, seconds / 3, 0.12)
    ours, theirs = SPAWN.Pipe()
    crowd = SPAWN.Process(target=be_the_crowd, args=(port, strength, theirs))
    crowd.start()
    await asyncio.to_thread(ours.recv)
    await asyncio.sleep(2)
    busy = await measured(port, control, player, seconds, 0.12)
    ours.send("enough")
    statuses = await asyncio.to_thread(ours.recv)
    crowd.join()
    here.send("enough")
    nothing.join()
    return {
        **{name: {"quiet": figures(quiet[name]), "siege": figures(busy[name])} for name in busy},
        "crowd": statuses,
        "failures": sum(count for name, count in statuses.items() if name.partition(": ")[2].startswith("50")),
    }


def be_the_crowd(port: int, strength: int, line: Connection) -> None:
    """Besiege until somebody says that it is enough. There is no other way in: only a server that `main` has started
    itself is ever besieged, and no other that happens to listen on this machine."""

    async def run() -> None:
        work = asyncio.create_task(besiege(port, strength))
        enough = asyncio.create_task(asyncio.to_thread(line.recv))
        await asyncio.wait([work, enough], return_when=FIRST_COMPLETED)
        assert not work.done(), work
        work.cancel()
        await asyncio.wait([work])

    prepare_records()
    line.send("here")
    asyncio.run(run())
    line.send(dict(sorted(STATUSES.items())))


async def ready(port: int) -> None:
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            if (await Line(port, "127.0.0.1").ask("GET", "/readyz"))[0] == 200:
                return
        await asyncio.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--strength", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Path(folder, "log").open("wb") as log:
        command = [sys.executable, "-m", "civitas.cli", "serve", "--port", "0", "--db", f"sqlite:///{folder}/siege.db"]
        server = subprocess.Popen(command, env=os.environ, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            port = int(re.findall(r"http://127\.0\.0\.1:(\d+)", server.stdout.readline())[0])
            asyncio.run(ready(port))
            print(json.dumps(asyncio.run(siege(port, args.seconds, args.strength)) | {"load": os.getloadavg()[0]}))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()

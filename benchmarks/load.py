"""Load on the table server: many tables in play, many streams, moves as fast as asked for.

    python benchmarks/load.py [--tables 200] [--streams 1000] [--rate 200] [--seconds 20]

Starts a server of its own on a fresh SQLite file, plays 7 Wonders Duel at every table over HTTP and prints one JSON
object: moves per second, the time from sending a move to its acknowledgement, and the memory of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any


class Client:
    """One keep-alive connection, no frills: the generator shares its two cores with the server."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.token = token
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        return self.reader, self.writer

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        reader, writer = await self.connect()
        content = b"" if method == "GET" else json.dumps(body or {}).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(content)}\r\n"
        head += f"authorization: Bearer {self.token}\r\n" if self.token else ""
        writer.write(head.encode() + b"\r\n" + content)
        answer = await reader.readuntil(b"\r\n\r\n")
        size = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        data = json.loads(await reader.readexactly(size))
        status = int(answer[9:12])
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {data}")
        return data

    async def listen(self, path: str, seen: list[int]) -> None:
        reader, writer = await self.connect()
        head = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
        head += f"authorization: Bearer {self.token}\r\n" if self.token else ""
        writer.write(head.encode() + b"\r\n")
        while True:
            part = await reader.read(1 << 16)
            if not part:
                raise RuntimeError("a stream broke off")
            seen[0] += part.count(b"event: packet")
            seen[1] += len(part)


class Player:
    def __init__(self, port: int, token: str, table: str) -> None:
        self.client = Client(port, token)
        self.table = table

    async def decision(self) -> dict[str, Any] | None:
        return (await self.client.request("GET", f"/api/tables/{self.table}/view"))["decision"]


async def open_table(port: int, streams: int, seen: list[int], tasks: list[asyncio.Task[None]]) -> list[Player]:
    """A table of two people, with the streams of both and of some who watch."""
    door = Client(port)
    tokens = []
    for _ in range(2):
        tokens.append((await Client(port).request("POST", "/api/tokens"))["token"])
    door.token = tokens[0]
    wish = {"title": "seven_wonders_duel", "seats": [{"kind": "human"}, {"kind": "open"}], "public": True}
    table = (await door.request("POST", "/api/tables", wish))["table"]
    players = [Player(port, token, table) for token in tokens]
    await players[1].client.request("POST", f"/api/tables/{table}/join", {})
    for number in range(streams):
        token = tokens[number] if number < 2 else ""
        tasks.append(asyncio.create_task(Client(port, token).listen(f"/api/tables/{table}/events", seen)))
    return players


async def play(players: list[Player], pause: float, until: float, times: list[float], dice: random.Random) -> None:
    """One table: whoever is asked makes a random move, then the table rests for a while."""
    await asyncio.sleep(dice.random() * pause)
    number = 0
    while time.monotonic() < until:
        begun = time.monotonic()
        for player in players:
            decision = await player.decision()
            if decision is not None:
                move = dice.choice(decision["moves"])["move"]
                wish = {"decision": decision["id"], "move": move, "key": f"k{number}"}
                sent = time.monotonic()
                await player.client.request("POST", f"/api/tables/{player.table}/moves", wish)
                times.append(time.monotonic() - sent)
                number += 1
                break
        else:
            return
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))


def memory_of(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds(process: int) -> float:
    parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def load(port: int, process: int, args: argparse.Namespace) -> dict[str, Any]:
    seen, times, tasks = [0, 0], [], []
    tables = []
    for number in range(args.tables):
        share = args.streams * (number + 1) // args.tables - args.streams * number // args.tables
        tables.append(await open_table(port, share, seen, tasks))
    await asyncio.sleep(1)
    pause = args.tables / args.rate
    begun, used = time.monotonic(), processor_seconds(process)
    dice = random.Random(7)
    await asyncio.gather(*(play(players, pause, begun + args.seconds, times, dice) for players in tables))
    seconds, used = time.monotonic() - begun, processor_seconds(process) - used
    broken = sum(task.done() for task in tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    times.sort()
    return {
        "tables": args.tables,
        "streams": len(tasks),
        "broken_streams": broken,
        "moves": len(times),
        "moves_per_second": round(len(times) / seconds, 1),
        "ack_p50_ms": round(times[len(times) // 2] * 1000, 1),
        "ack_p99_ms": round(times[len(times) * 99 // 100] * 1000, 1),
        "packets_per_second": round(seen[0] / seconds, 1),
        "stream_mb_per_second": round(seen[1] / seconds / 1e6, 2),
        "server_cpu_ms_per_move": round(used / len(times) * 1000, 2),
        "server_mb": round(memory_of(process), 1),
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def ready(port: int) -> None:
    while True:
        try:
            await Client(port).request("GET", "/readyz")
            return
        except OSError:
            await asyncio.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser()
    for name, default in (("tables", 200), ("streams", 1000), ("rate", 200), ("seconds", 20)):
        parser.add_argument(f"--{name}", type=int, default=default)
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "civitas.cli", "serve", "--port", str(port), "--no-limits"]
        command += ["--db", f"sqlite:///{folder}/load.db"]
        server = subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            asyncio.run(ready(port))
            print(json.dumps(asyncio.run(load(port, server.pid, args))))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()

"""Load on the table server: many tables of all titles in play, many streams, moves as fast as asked for.

    python benchmarks/load.py [--tables 200] [--streams 1000] [--rate 200] [--seconds 20] [--titles all] [--bots 10]
                              [--warm 20] [--look 0] [--workers 4] [--db URL] [--renew]

Starts a server of its own: one process on a fresh SQLite file, or with `--workers` several on a PostgreSQL, which is
started here as for the tests unless `--db` names one. People play by their streams as the client does: each has one,
the other streams only watch. Of every hundred tables as many as `--bots` says have a bot at their last seat. All play
for the time of `--warm` moves before anything is measured. Before as many of a hundred moves as `--look` says the mover
asks what would come of the moves, as the client does when a player looks at one. `--renew` replaces all worker
processes one after the other meanwhile; whoever hears nothing any more comes back at once and sends again what was not
answered.

Prints one JSON object: moves per second, the time from sending a move to its acknowledgement, what a move costs the
server's processes, and their memory. Beside it stands how many million steps of a simple loop the machine did meanwhile
in a second of processor time: 16 or so on a quiet one. In the end everything acknowledged is looked up in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from processes import Processes, Used
from sqlalchemy import func, select

from civitas.kernel import registry
from civitas.server.database import Database
from civitas.server.schema import ENTRIES
from civitas.text import LANGUAGES

BROKEN = (ConnectionError, asyncio.IncompleteReadError)
AGAIN_SECONDS = 0.02
HOST = "127.0.0.1"
IDLE = 0.1
"""Seconds of processor time in a second, of a server that waits."""
STEPS = 30_000


class Choice(msgspec.Struct):
    move: str


class Decision(msgspec.Struct):
    id: str
    seat: int
    moves: list[Choice]


class Packet(msgspec.Struct):
    """As much of a packet as a player needs who chooses at random."""

    sequence: int
    status: str
    decision: Decision | None


class Answer(msgspec.Struct):
    packet: Packet | None = None
    error: str = ""


PACKET = msgspec.json.Decoder(Packet)
ANSWER = msgspec.json.Decoder(Answer)


@dataclass
class Tally:
    times: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement."""
    acknowledged: list[tuple[str, str, str]] = field(default_factory=list)
    """Table, key as it is stored, move."""
    refused: Counter[str] = field(default_factory=Counter)
    packets: int = 0
    stream_bytes: int = 0
    away: list[float] = field(default_factory=list)
    """Seconds from the end of a stream to the beginning of the next."""
    resent: int = 0
    looks: int = 0

    def clear(self) -> None:
        """Measure from now on; what was acknowledged stays so."""
        self.times.clear()
        self.away.clear()
        self.refused.clear()
        self.packets = self.stream_bytes = self.resent = self.looks = 0


class Line:
    """One keep-alive connection, no frills: the generator shares its two cores with the server."""

    def __init__(self, port: int, tally: Tally, address: str = HOST, token: str = "") -> None:
        self.port = port
        self.tally = tally
        self.address = address
        """Of the loopback network: from one alone only so many may come."""
        self.token = token
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.ends is None:
            self.ends = await asyncio.open_connection(HOST, self.port, local_addr=(self.address, 0), limit=1 << 22)
        return self.ends

    def close(self) -> None:
        if self.ends is not None:
            self.ends[1].transport.abort()
            self.ends = None

    def head(self, method: str, path: str, more: str = "") -> str:
        token = f"authorization: Bearer {self.token}\r\n" if self.token else ""
        return f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\n{token}{more}"

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Sent again until it is answered."""
        while True:
            try:
                return await self._ask(method, path, body)
            except BROKEN:
                self.close()
                self.tally.resent += 1
                await asyncio.sleep(AGAIN_SECONDS)

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        reader, writer = await self.open()
        content = b"" if method == "GET" else msgspec.json.encode(body or {})
        about = f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        writer.write(self.head(method, path, about).encode() + content)
        answer = (await reader.readuntil(b"\r\n\r\n")).lower()
        size = int(answer.partition(b"content-length: ")[2].partition(b"\r\n")[0])
        data = await reader.readexactly(size)
        if b"connection: close" in answer:
            self.close()
        return int(answer[9:12]), data

    async def get(self, method: str, path: str, body: Any = None) -> Any:
        status, data = await self.ask(method, path, body)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {data.decode()}")
        return json.loads(data)


class Table:
    """A table in play: who sits there with the last packet of each, and who only watches."""

    def __init__(
        self,
        port: int,
        tally: Tally,
        dice: random.Random,
        number: int,
        title: str,
        streams: int,
        bot: bool,
        look: float,
    ) -> None:
        self.port = port
        self.address = f"127.1.{number // 250}.{number % 250 + 1}"
        self.tally = tally
        self.dice = dice
        self.title = title
        self.streams = streams
        self.bot = bot
        self.look = look
        """How often a mover looks ahead, of one time."""
        self.id = ""
        self.players: list[Line] = []
        self.packets: list[Packet | None] = []
        self.news = asyncio.Event()
        self.listening: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        self.end()
        seats = self.dice.choice(registry.title(self.title).seat_counts)
        people = seats - 1 if self.bot else seats
        kinds: list[dict[str, str]] = [{"kind": "human"}, *({"kind": "open"} for _ in range(people - 1))]
        kinds += [{"kind": "bot", "bot": "level:1"}] * (seats - people)
        self.players = []
        for _ in range(people):
            player = Line(self.port, self.tally, self.address)
            player.token = (await player.get("POST", "/api/tokens"))["token"]
            self.players.append(player)
        wish = {"title": self.title, "seats": kinds, "public": True}
        self.id = (await self.players[0].get("POST", "/api/tables", wish))["table"]
        for player in self.players[1:]:
            await player.get("POST", f"/api/tables/{self.id}/join")
        self.packets = [None] * people
        watching = max(0, self.streams - people)
        tokens = [*(player.token for player in self.players), *[""] * watching]
        self.listening = [asyncio.create_task(self.listen(seat, token)) for seat, token in enumerate(tokens)]

    def end(self) -> None:
        for task in self.listening:
            task.cancel()
        self.listening.clear()
        for player in self.players:
            player.close()

    async def listen(self, number: int, token: str) -> None:
        """The stream of a player, or of somebody who watches; again and again."""
        line, last, ended = Line(self.port, self.tally, self.address, token), "", 0.0
        while True:
            try:
                reader, writer = await line.open()
                since = f"last-event-id: {last}\r\n" if last else ""
                path = f"/api/tables/{self.id}/events?listener=l{number}"
                writer.write((line.head("GET", path, since) + "\r\n").encode())
                status = (await reader.readuntil(b"\r\n\r\n"))[9:12]
                if status == b"200":
                    if ended:
                        self.tally.away.append(time.monotonic() - ended)
                    ended = 0.0
                    while event := await reader.readuntil(b"\n\n"):
                        last = self.take(number, event) or last
            except BROKEN:
                pass
            finally:
                line.close()
            ended = ended or time.monotonic()
            await asyncio.sleep(AGAIN_SECONDS)

    def take(self, number: int, event: bytes) -> str:
        """Note what an event tells; returns its number."""
        self.tally.stream_bytes += len(event)
        head, found, data = event.partition(b"event: packet\ndata: ")
        if found:
            self.tally.packets += 1
            if number < len(self.players):
                self.show(number, PACKET.decode(data.strip()))
        return head[4 : head.index(b"\n")].decode() if head.startswith(b"id: ") else ""

    def show(self, number: int, packet: Packet) -> None:
        known = self.packets[number]
        if known is None or packet.sequence >= known.sequence:
            self.packets[number] = packet
            self.news.set()

    async def play(self, pause: float, until: float) -> None:
        """Whoever is asked makes a random move, then the table rests for a while."""
        await asyncio.sleep(self.dice.random() * pause)
        while (left := until - time.monotonic()) > 0:
            begun = time.monotonic()
            self.news.clear()
            asked = [n for n, packet in enumerate(self.packets) if packet is not None and packet.decision is not None]
            if asked:
                await self.move(self.dice.choice(asked))
                await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))
            elif any(packet is not None and packet.status == "over" for packet in self.packets):
                await self.begin()
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), left)

    async def move(self, number: int) -> None:
        known = self.packets[number]
        assert known is not None and known.decision is not None
        asked, move, key = known.decision, self.dice.choice(known.decision.moves).move, f"{self.dice.getrandbits(60):x}"
        known.decision = None
        if self.dice.random() < self.look:
            await self.players[number].ask("GET", f"/api/tables/{self.id}/outlook?seat={asked.seat}")
            self.tally.looks += 1
        wish = {"decision": asked.id, "move": move, "key": key}
        sent = time.monotonic()
        status, data = await self.players[number].ask("POST", f"/api/tables/{self.id}/moves?listener=l{number}", wish)
        answer = ANSWER.decode(data)
        if status == 200:
            self.tally.times.append(time.monotonic() - sent)
            self.tally.acknowledged.append((self.id, f"{asked.seat}:{key}", move))
        else:
            self.tally.refused[f"{status} {answer.error}"] += 1
        if answer.packet is not None:
            self.show(number, answer.packet)


def speed() -> float:
    """Million steps of a simple loop in a second of processor time."""
    begun, x = time.thread_time(), 0
    for i in range(STEPS):
        x = (x * 31 + i) & 0xFFFF
    return STEPS / (time.thread_time() - begun) / 1e6


class Load:
    def __init__(self, args: argparse.Namespace, port: int, server: int, database: str) -> None:
        self.args = args
        self.server = server
        self.leaving: set[int] = set()
        """Processes that are to be replaced."""
        self.tally = Tally()
        self.database = Database(database)
        name = "" if self.database.is_sqlite else str(self.database.engine.url.database)
        self.processes = Processes(server, name)
        self.speeds: list[float] = []
        dice = random.Random(7)
        titles = args.titles.split(",") if args.titles != "all" else registry.title_keys()
        self.tables = [
            Table(
                port,
                self.tally,
                dice,
                number,
                titles[number % len(titles)],
                args.streams * (number + 1) // args.tables - args.streams * number // args.tables,
                number * args.bots // 100 != (number + 1) * args.bots // 100,
                args.look / 100,
            )
            for number in range(args.tables)
        ]

    def moves_of_bots(self) -> int:
        with self.database.reading() as connection:
            made = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.key.like("%:bot-%"))
            return int(connection.execute(made).scalar_one())

    async def play(self, pause: float, seconds: float) -> None:
        until = time.monotonic() + seconds
        await asyncio.gather(*(table.play(pause, until) for table in self.tables))

    async def look_on(self) -> None:
        while True:
            await asyncio.sleep(0.25)
            self.processes.look()
            self.speeds.append(speed())

    async def renew(self) -> None:
        """In the middle of it."""
        await asyncio.sleep(self.args.seconds / 4)
        self.leaving = set(self.processes.workers())
        os.kill(self.server, signal.SIGHUP)

    async def warmed_up(self) -> None:
        """Processes read all titles behind their first answers: that is no part of what a move costs. On a busy machine
        one that has much to read may look as if it waited, so that it is asked for what it reads."""
        line = Line(self.tables[0].port, self.tally, "127.1.255.2")
        for _ in range(self.args.workers):
            for language in LANGUAGES:
                await line.ask("GET", f"/api/games?lang={language}")
            line.close()  # perhaps another process takes the next
        before, now = -1.0, self.processes.used().serving
        while now - before > IDLE:
            await asyncio.sleep(1)
            before, now = now, self.processes.used().serving

    async def run(self) -> dict[str, Any]:
        await self.warmed_up()
        for table in self.tables:
            await table.begin()
        pause = self.args.tables / self.args.rate
        await self.play(pause, pause * self.args.warm)
        self.tally.clear()
        beside = [self.look_on, self.renew] if self.args.renew else [self.look_on]
        aside = [asyncio.create_task(each()) for each in beside]
        begun, before, bots = time.monotonic(), self.processes.used(), self.moves_of_bots()
        await self.play(pause, self.args.seconds)
        while self.leaving & set(self.processes.workers()):
            await self.play(pause, pause)
        seconds, after, bots = time.monotonic() - begun, self.processes.used(), self.moves_of_bots() - bots
        for task in aside:
            task.cancel()
        streams = sum(len(table.listening) for table in self.tables)
        for table in self.tables:
            table.end()
        return self._told(seconds, before, after, bots, streams) | self.looked_up()

    def _told(self, seconds: float, before: Used, after: Used, bots: int, streams: int) -> dict[str, Any]:
        times = sorted(self.tally.times)
        moves = len(times) + bots
        pace = sum(self.speeds) / len(self.speeds)

        def each(used: float) -> float:
            return round(used / moves * 1000, 2)

        found: dict[str, Any] = {
            "tables": len(self.tables),
            "streams": streams,
            "workers": self.args.workers,
            "moves_of_people": len(times),
            "moves_of_bots": bots,
            "moves_per_second": round(moves / seconds, 1),
            "ack_p50_ms": round(times[len(times) // 2] * 1000, 1),
            "ack_p99_ms": round(times[len(times) * 99 // 100] * 1000, 1),
            "refused": dict(self.tally.refused),
            "packets_per_second": round(self.tally.packets / seconds, 1),
            "stream_mb_per_second": round(self.tally.stream_bytes / seconds / 1e6, 2),
            "looks": self.tally.looks,
            "server_cpu_ms_per_move": each(after.serving - before.serving),
            "loop_million_steps": round(pace, 1),
            "database_cpu_ms_per_move": each(after.database - before.database),
            "thinking_cpu_seconds": round(after.thinking - before.thinking, 1),
            "server_mb": self.processes.megabytes(),
            "machine_load": os.getloadavg()[0],
        }
        if self.args.renew or self.tally.away:
            away = sorted(self.tally.away)
            found["streams_that_came_back"] = len(away)
            found["longest_reconnect_ms"] = round(away[-1] * 1000) if away else 0
            found["longest_ack_ms"] = round(times[-1] * 1000)
            found["requests_sent_again"] = self.tally.resent
        return found

    def looked_up(self) -> dict[str, int]:
        """Is everything stored that was acknowledged, and once?"""
        with self.database.reading() as connection:
            rows = connection.execute(select(ENTRIES.c.table_id, ENTRIES.c.key, ENTRIES.c.text)).all()
        stored = Counter((row.table_id, row.key, row.text) for row in rows if row.key is not None)
        lost = sum(made not in stored for made in self.tally.acknowledged)
        twice = sum(stored[made] > 1 for made in self.tally.acknowledged)
        return {"acknowledged": len(self.tally.acknowledged), "lost": lost, "twice": twice}


@contextlib.contextmanager
def database_for(args: argparse.Namespace) -> Iterator[str]:
    if args.db:
        yield args.db
    elif args.workers == 1 and not args.postgres:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/load.db"
    else:
        sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
        from server import cluster

        cluster.SETTINGS["fsync"] = "on"  # unlike the tests, which are about other things
        with cluster.fresh_database() as url:
            yield url


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


async def ready(port: int) -> None:
    # From another address than the server's: who asks a free port from the same may be given it and hear themselves.
    while (await Line(port, Tally(), "127.1.255.1").ask("GET", "/readyz"))[0] != 200:
        pass


def main() -> None:
    parser = argparse.ArgumentParser()
    numbers = (
        ("tables", 200),
        ("streams", 1000),
        ("rate", 200),
        ("seconds", 20),
        ("bots", 10),
        ("warm", 20),
        ("look", 0),
    )
    for name, default in (*numbers, ("workers", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--titles", default="all", help="keys with commas")
    parser.add_argument("--db", default="", help="a database that is empty")
    parser.add_argument("--postgres", action="store_true", help="also for one worker")
    parser.add_argument("--renew", action="store_true", help="replace all workers meanwhile")
    args = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 16384)), hard))
    with database_for(args) as url:
        port = free_port()
        command = [sys.executable, "-m", "civitas.cli", "serve", "--port", str(port), "--no-limits", "--db", url]
        command += ["--workers", str(args.workers)]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            asyncio.run(ready(port))
            print(json.dumps(asyncio.run(Load(args, port, server.pid, url).run())))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()

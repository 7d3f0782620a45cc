"""What goes wrong around a server: bots that hang, requests that come twice and late, a disk that fills, a crowd."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import subprocess
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from attack.sound import TITLES
from civitas.cli import main
from civitas.server import bots, service
from civitas.server.bots import BotPool
from civitas.server.database import Database
from server.house import PATIENCE, House, open_house, play_on, scenario, settings_for
from server.test_clocks import clocks
from server.test_durability import Acknowledged, Player, Server, check, open_table

SEATS = [{"kind": "human"}, {"kind": "open"}]
ROOM = 2_500_000
SIEGE = Path(__file__).parents[2] / "benchmarks" / "siege.py"


async def hanging(pool: BotPool) -> Process:
    return await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass", stdin=PIPE, stdout=PIPE)


def test_a_bot_that_hangs_does_not_stop_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is ended, the table gets a legal move, and everybody else is answered meanwhile."""
    monkeypatch.setattr(BotPool, "_start", hanging)
    monkeypatch.setattr(bots, "GRACE", 0.1)

    async def run() -> None:
        async with open_house(settings_for(tmp_path, bot_seconds=0.1)) as house:
            ann, bob = house.visitor(), house.visitor()
            seats = [{"kind": "human"}, {"kind": "bot", "bot": "level:2"}]
            for title in TITLES:
                table = (await ann.open(seats, title=title))["table"]
                async with asyncio.timeout(PATIENCE):
                    while (await ann.view(table))["decision"] is None:
                        assert (await bob.get("/healthz"))["status"] == "alive"
                        await asyncio.sleep(0.02)
                await ann.move(table)

    asyncio.run(run())


@scenario
async def test_requests_that_come_twice_and_late_count_once(house: House) -> None:
    """Every move is sent three times at once and again after later ones. The game is the one that was played."""
    ann, dice = house.visitor(), random.Random(1)
    for title in TITLES:
        table = (await ann.open([{"kind": "human"}, {"kind": "human"}], title=title, hot_seat=True))["table"]
        path = f"/api/tables/{table}/moves"
        sent: list[Any] = []
        made: list[Any] = []
        for number in range(25):
            decision = (await ann.view(table))["decision"]
            if decision is None:
                break
            move = dice.choice(decision["moves"])["move"]
            wish = {"decision": decision["id"], "move": move, "key": f"k{number}", "seat": decision["seat"]}
            late = dice.sample(sent, min(2, len(sent)))
            asked = [wish, *late, wish, wish]
            dice.shuffle(asked)
            answers = await asyncio.gather(*(ann.http.post(path, json=one) for one in asked))
            assert {answer.status_code for answer in answers} == {200}
            numbers = {one["key"]: set[int]() for one in asked}
            for one, answer in zip(asked, answers, strict=True):
                numbers[one["key"]].add(answer.json()["sequence"])
            assert all(len(found) == 1 for found in numbers.values())
            sent.append(wish)
            made.append([decision["seat"], move])
        async with house.service.tables.at(table) as live:
            history = iter([[entry.seat, entry.text] for entry in live.table.history.moves])
            # Between them lies what the table answered by itself.
            assert all(move in history for move in made)


@pytest.mark.soak
def test_a_wall_clock_that_jumps_moves_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, length: int) -> None:
    """Forward and back, by minutes and weeks, between the requests of running games: every game clock loses what has
    really passed and nothing else, and nobody is put out of the door."""
    real, dice, jump = time.time, random.Random(2), 0.0
    monkeypatch.setattr(time, "time", lambda: real() + jump)

    async def run() -> None:
        nonlocal jump
        async with open_house(settings_for(tmp_path)) as house:
            for title in TITLES:
                ann, bob, table = await house.pair(title=title, clock={"kind": "bank", "seconds": 3_000})
                await ann.view(table)
                begun, left = time.monotonic(), clocks(await bob.view(table))
                for _ in range(6 * length):
                    jump = dice.choice([-1, 1]) * dice.choice([0, 61, 3_600, 86_400, 30 * 86_400])
                    await play_on(table, ann, bob, moves=1)
                    now, spent = clocks(await ann.view(table)), time.monotonic() - begun + 1
                    assert all(old - spent <= new <= old for old, new in zip(left, now, strict=True)), (title, jump)

    asyncio.run(run())


def test_a_disk_that_can_only_be_read_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything can be looked at, nothing is acknowledged that is not stored, and the same wish is good later."""
    monkeypatch.setattr(service, "CHECK_SECONDS", -1.0)
    monkeypatch.setattr(service, "TROUBLE_SECONDS", 0.0)

    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            ann, engine = house.visitor(), house.service.database.engine
            seats = [{"kind": "human"}, {"kind": "human"}]
            tables = [(await ann.open(seats, title=title, hot_seat=True))["table"] for title in TITLES]
            shown = {table: await ann.view(table) for table in tables}
            only_read = event.listens_for(engine, "connect")(lambda line, _: line.execute("PRAGMA query_only=1"))
            engine.dispose()
            wishes = {}
            for table in tables:
                decision = shown[table]["decision"]
                move = decision["moves"][0]["move"]
                wishes[table] = {"decision": decision["id"], "move": move, "key": "k", "seat": decision["seat"]}
                refused = await ann.http.post(f"/api/tables/{table}/moves", json=wishes[table])
                assert refused.status_code == 503 and refused.json()["error"] == "error-storage"
                assert (await ann.view(table))["decision"] == decision
            assert (await ann.get("/readyz", 503))["status"] == "read-only"
            assert (await ann.get("/healthz"))["status"] == "alive"
            event.remove(engine, "connect", only_read)
            engine.dispose()
            for table in tables:
                assert (await ann.post(f"/api/tables/{table}/moves", wishes[table]))["sequence"] > 0
            assert (await ann.get("/readyz"))["status"] == "ready"

    asyncio.run(run())


def test_a_place_where_nothing_can_be_written_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main.main(["serve", "--db", "sqlite:////proc/civitas/nowhere.db", "--lang", "en"])
    assert ended.value.code == 2 and len(capsys.readouterr().err.splitlines()) == 1


async def until_full(http: httpx.AsyncClient, done: Acknowledged) -> Player:
    """Play everywhere until nothing can be stored any more; one of those who played."""
    tables = [await open_table(http, title) for title in TITLES]
    for _ in range(400):
        for players in tables:
            for player in players:
                try:
                    await player.act(http, done)
                except AssertionError:
                    return player
    raise AssertionError("the disk did not fill")


@pytest.mark.soak
def test_a_disk_that_fills_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real server whose files may not grow: 503 and `/readyz`, no word of what was not stored, and all of
    the rest is there when there is room again."""
    done = Acknowledged()
    popen: Any = subprocess.Popen

    def narrow(*args: Any, **settings: Any) -> Any:
        return popen(*args, **settings, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM)))

    async def run() -> None:
        server = Server(tmp_path)
        server.log = Path("/dev/null")
        try:
            monkeypatch.setattr(subprocess, "Popen", narrow)
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
                await server.start(http)
                known = await until_full(http, done)
                token = {"Authorization": f"Bearer {known.token}"}
                refused = await http.post("/api/tables", json={"title": TITLES[0], "seats": SEATS}, headers=token)
                assert refused.status_code == 503 and refused.json()["error"] == "error-storage"
                assert (await http.get("/healthz")).status_code == 200
                answer = await http.get("/readyz")
                assert answer.status_code == 503 and answer.json()["status"] == "disk-full"
            server.kill()
            monkeypatch.setattr(subprocess, "Popen", popen)
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
                await server.start(http)
                assert (await http.get("/readyz")).status_code == 200
        finally:
            server.kill()
        database = Database(server.database)
        assert check(database, done.moves) >= len(done.moves) > 20
        database.close()

    asyncio.run(run())


@pytest.mark.soak
def test_under_siege_people_play_on(length: int) -> None:
    """Coarse, since this machine may be busy: nothing fails and everybody is answered. Figures of a quiet
    machine are in benchmarks/reliability.md."""
    command = [sys.executable, str(SIEGE), "--seconds", str(4 * length)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout)
    assert found["failures"] == 0, found
    assert found["move_ms"]["siege"]["count"] > 0 and found["healthz_ms"]["siege"]["count"] > 0
    assert sum(found["crowd"].values()) > 50

"""Clocks over HTTP: no request, reload, restart or change of the wall clock moves one by more than a moment."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from civitas.server.database import Database
from civitas.server.watch import Watch
from server.house import EVERYWHERE, Ear, House, Visitor, open_house, scenario, settings_for

CLOCK = {"kind": "bank", "seconds": 600, "increment": 10}


def clocks(packet: dict[str, Any]) -> list[float]:
    return [seat["clock"]["left"] for seat in packet["seats"]]


async def used(house: House, table: str, seconds: float) -> None:
    """As if the seat that is asked had thought so long."""
    async with house.service.tables.at(table) as live:
        for seat in live.table.waiting():
            live.table.info.seats[seat].clock_left -= seconds
        await house.service.tables.commit(live)


async def both_there(house: House, clock: dict[str, object] = CLOCK) -> tuple[Visitor, Visitor, str]:
    ann, bob, table = await house.pair(clock=clock)
    for visitor in (ann, bob):
        await visitor.view(table)
    return ann, bob, table


@pytest.mark.parametrize("kind", ["bank", "move"])
def test_no_request_gives_time(tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            ann, _bob, table = await both_there(house, {"kind": kind, "seconds": 600})
            await used(house, table, 400)
            begun, before = time.monotonic(), clocks(await ann.view(table))
            assert min(before) < 201
            live = house.service.tables._live[table]
            for last in ("9" * 5_000, "-1", "\u0661", "99"):
                ear = Ear(house, f"/api/tables/{table}/events", None, last)  # type: ignore[arg-type]
                await ear.event()
                await ear.close()
            live.loaded = None  # whatever made the server forget the table
            after = clocks(await ann.view(table))
            spent = time.monotonic() - begun + 1
            assert all(old - spent <= new <= old for old, new in zip(before, after, strict=True))

    asyncio.run(run())


def test_no_restart_gives_or_takes_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is down for an hour, then the wall clock is set back by a day."""

    async def run() -> None:
        settings, real = settings_for(tmp_path), time.time
        async with open_house(settings) as house:
            ann, _bob, table = await both_there(house)
            await used(house, table, 400)
            begun = time.monotonic()
            left, jar = clocks(await ann.view(table)), dict(ann.http.cookies)
        for jump in (3_600.0, -86_400.0):
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
            async with open_house(settings) as house:
                ann = house.visitor()
                ann.http.cookies.update(jar)
                again = clocks(await ann.view(table))
                spent = time.monotonic() - begun + 1
                assert all(old - spent <= new <= old for old, new in zip(left, again, strict=True))

    asyncio.run(run())


def test_a_server_that_was_killed_loses_no_more_than_a_beat(tmp_path: Path) -> None:
    async def run() -> None:
        settings = settings_for(tmp_path)
        async with open_house(settings) as house:
            ann, _bob, table = await both_there(house)
            await used(house, table, 400)
            begun = time.monotonic()
            await house.service.tables._keep_count()
            kept = house.service.database.kept("counted")
            left, jar = clocks(await ann.view(table)), dict(ann.http.cookies)
        # As if the server had not come to keep the count at its end, and were down for long.
        database = Database(settings.database)
        database.keep("counted", str(kept))
        database.close()
        async with open_house(settings) as house:
            ann = house.visitor()
            ann.http.cookies.update(jar)
            again = clocks(await ann.view(table))
            spent = time.monotonic() - begun + 1
            assert all(abs(old - new) <= spent for old, new in zip(left, again, strict=True))

    asyncio.run(run())


def test_the_watch_does_not_follow_the_wall_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, even = 1_000_000.0, 50.0
    monkeypatch.setattr(time, "time", lambda: wall)
    monkeypatch.setattr(time, "monotonic", lambda: even)
    watch = Watch(counted=400.0)
    wall, even = 996_400.0, 60.0
    assert watch.now() == 1_000_010.0 and watch.counted() == 410.0


@scenario
async def test_a_flag_that_has_fallen_has_fallen(house: House) -> None:
    """A move that arrives before the alarm has rung comes too late all the same."""
    ann, bob, table = await both_there(house)
    mover, other = (ann, bob) if (await ann.view(table))["decision"] else (bob, ann)
    shown = await mover.view(table)
    async with house.service.tables.at(table) as live:
        assert (live.alarm is None) == EVERYWHERE  # on PostgreSQL the queue has it, for its old time
        if live.alarm is not None:
            live.alarm.cancel()
        live.table.info.seats[shown["viewer"]].clock_left = 0.0
    decision = shown["decision"]
    wish = {"decision": decision["id"], "move": decision["moves"][0]["move"], "key": "late"}
    late = await mover.post(f"/api/tables/{table}/moves", wish, 409)
    assert late["packet"]["status"] == "over"
    assert (await other.view(table))["result"]["ending"] == "timeout"

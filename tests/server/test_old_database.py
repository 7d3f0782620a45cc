"""A database as revision bd70322 made them, before clocks were stored, seats waited and writes had revisions: it opens,
and its games go on.

`data/old_database.db.gz` holds one table per title in the middle of a game (with clocks, chat, notes, a pause, a seat
that was left), an open one, a finished one, one whose draft made it unreadable, and one with an open request.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from civitas.server import administration
from civitas.server.database import Database
from civitas.server.identity import hashed
from civitas.table import Table
from server.house import PATIENCE, House, Visitor, open_house, settings_for

pytestmark = pytest.mark.sqlite

DATA = Path(__file__).parent / "data"
TABLES: dict[str, str] = json.loads((DATA / "old_database.json").read_text())


@pytest.fixture
def old(tmp_path: Path) -> Database:
    (tmp_path / "civitas.db").write_bytes(gzip.decompress((DATA / "old_database.db.gz").read_bytes()))
    with sqlite3.connect(tmp_path / "civitas.db") as connection:
        # Sessions end; these would have by the time this test is run.
        people = [row[0] for row in connection.execute("SELECT id FROM people")]
        for person in people:
            row = (hashed(person), person, "session", time.time() + 1e6)
            connection.execute("INSERT INTO tokens VALUES (?, ?, ?, ?)", row)
    connection.close()
    database = Database(settings_for(tmp_path).database)
    database.open()
    return database


def seated(database: Database, name: str) -> Table:
    saved = database.load(TABLES[name])
    assert saved is not None
    return Table.load(saved, time.time())


def visitors(house: House, table: Table) -> list[Visitor]:
    found = []
    for seat in table.info.seats:
        if seat.person is not None:
            visitor = house.visitor()
            visitor.http.headers["Authorization"] = f"Bearer {seat.person}"
            found.append(visitor)
    return found


async def go_on(table: Table, people: list[Visitor], moves: int) -> dict[str, Any]:
    """Whoever is asked moves, bots by themselves."""
    made = 0
    async with asyncio.timeout(PATIENCE):
        while made < moves:
            for visitor in people:
                shown = await visitor.view(table.info.id)
                if shown["decision"] is not None:
                    await visitor.move(table.info.id, made)
                    made += 1
                    break
            else:
                await asyncio.sleep(0.01)
    return await people[0].view(table.info.id)


@pytest.mark.parametrize("name", ["duel", "through", "antiquity", "historia", "seven_ages"])
def test_running_games_of_every_title_go_on(tmp_path: Path, old: Database, name: str) -> None:
    before = seated(old, name)

    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            people = visitors(house, before)
            if before.info.status == "paused":
                await people[0].post(f"/api/tables/{before.info.id}/resume")
            if name == "seven_ages":
                # The seat was left when nobody kept it for its holder: somebody new may sit down, no opponent.
                assert [seat.left for seat in before.info.seats] == [False, True, False]
                await people[0].post(f"/api/tables/{before.info.id}/join", {"seat": 1}, 422)
                eve = house.visitor()
                await eve.post(f"/api/tables/{before.info.id}/join", {"seat": 1})
                people.append(eve)
            shown = await go_on(before, people, 3)
            assert shown["status"] == "running" and shown["last"] >= before.last_point()

    asyncio.run(run())
    after = seated(old, name)
    assert len(after.history.moves) > len(before.history.moves)


def test_clocks_go_on_from_what_was_left(tmp_path: Path, old: Database) -> None:
    before = seated(old, "duel")

    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            shown = await visitors(house, before)[0].view(before.info.id)
            for seat, stored in zip(shown["seats"], before.info.seats, strict=True):
                assert stored.clock_left - 60 < seat["clock"]["left"] <= stored.clock_left
                assert seat["clock"]["running"] == seat["waiting"]
            assert [line["text"] for line in shown["chat"]] == ["Salve!", "Ave."]
            assert shown["notes"] and shown["draft"] == {"plan": ["draft", 1]}

    asyncio.run(run())


def test_an_open_request_still_needs_its_answer(tmp_path: Path, old: Database) -> None:
    before = seated(old, "asking")
    assert before.info.ask is not None and before.asked_of() == [1 - before.info.ask.seat]

    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            other = visitors(house, before)[before.asked_of()[0]]
            shown = await other.view(before.info.id)
            assert shown["ask"]["kind"] == "back" and shown["ask"]["yours"]
            assert (await other.post(f"/api/tables/{before.info.id}/answer", {"yes": True}))["rewinds"] == 1

    asyncio.run(run())


def test_the_unreadable_table_is_repaired_and_the_lobby_works(tmp_path: Path, old: Database) -> None:
    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            ann = house.visitor()
            await ann.get(f"/api/tables/{TABLES['deep']}/view", 423)
            assert [head["table"] for head in await ann.get("/api/tables?status=open")] == [TABLES["open"]]
            finished = await ann.view(TABLES["finished"])
            assert finished["status"] == "over" and finished["result"]["winners"] is not None

    asyncio.run(run())
    outcomes = {found.table: found.outcome for found in administration.patch(old, dry_run=False)}
    assert outcomes[TABLES["deep"]] == "repaired"
    assert len(seated(old, "deep").history.moves) == 4

"""Several servers on one PostgreSQL: whoever is asked, everybody sees and plays the same table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from civitas.cli import main
from civitas.kernel import registry
from civitas.server import attending, work
from civitas.server.attending import Drawing
from civitas.server.database import Database
from civitas.server.work import Queue
from server.cluster import fresh_database
from server.house import DUEL, PATIENCE, Ear, House, Visitor, open_house, play_on, settings_for

BOT = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def url() -> Iterator[str]:
    with fresh_database() as found:
        yield found


@asynccontextmanager
async def two(folder: Path, url: str, **changes: Any) -> AsyncIterator[tuple[House, House]]:
    settings = settings_for(folder, database=url, **changes)
    async with open_house(settings) as first, open_house(settings) as second:
        yield first, second


def same_at(house: House, visitor: Visitor) -> Visitor:
    """The same person, asking another server."""
    twin = house.visitor()
    twin.http.cookies.update(dict(visitor.http.cookies))
    return twin


async def until_asked(visitor: Visitor, table: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while (shown := await visitor.view(table))["decision"] is None and shown["status"] != "over":
            await asyncio.sleep(0.01)
    return shown


def test_a_game_is_played_through_two_servers(tmp_path: Path, url: str) -> None:
    """Each asks another one; neither ever sees an older table, nor that the other was faster."""

    async def run() -> None:
        async with two(tmp_path, url) as (first, second):
            ann, bob, table = await first.pair()
            there = same_at(second, bob)
            assert await play_on(table, ann, there) > 20
            over = await ann.view(table)
            assert over["status"] == "over" and over == await same_at(second, ann).view(table)
            record = await ann.get(f"/api/tables/{table}/record")
            assert record == await there.get(f"/api/tables/{table}/record")

    asyncio.run(run())


def test_a_table_is_brought_forward_and_not_loaded_again(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two(tmp_path, url) as (first, second):
            ann, bob, table = await first.pair()
            there = same_at(second, bob)
            await there.view(table)
            monkeypatch.setattr(Database, "load", None)
            await play_on(table, ann, bob, moves=40)  # beyond a snapshot
            await there.post(f"/api/tables/{table}/chat", {"text": "Salve"})
            assert (await there.view(table))["last"] == 40
            past = [await who.view(table, at=36) for who in (ann, same_at(second, ann))]
            assert past[0]["view"] == past[1]["view"] and past[0]["log"] == past[1]["log"]
            await play_on(table, there, same_at(second, ann), moves=5)
            assert (await ann.view(table))["chat"][-1]["text"] == "Salve"
            monkeypatch.undo()
            # What was taken back is read anew.
            mover = ann if (await ann.view(table))["decision"] else bob
            await mover.move(table)
            back = await mover.http.post(f"/api/tables/{table}/back", json={})
            assert back.status_code in (200, 409, 422)
            assert (await mover.view(table))["last"] == (await same_at(second, mover).view(table))["last"]

    asyncio.run(run())


def test_streams_hear_what_is_stored_elsewhere(tmp_path: Path, url: str) -> None:
    async def run() -> None:
        async with two(tmp_path, url) as (first, second):
            ann, bob, table = await first.pair()
            ear = Ear(second, f"/api/tables/{table}/events", same_at(second, bob))
            assert (await ear.event())[2]["last"] == 0
            mover = ann if (await ann.view(table))["decision"] else bob
            await mover.move(table)
            name, number, shown = await ear.event()
            while name != "packet":
                name, number, shown = await ear.event()
            assert shown["last"] == 1 and number is not None
            await ann.post(f"/api/tables/{table}/chat", {"text": "Salve"})
            while not (name == "packet" and shown["chat"]):
                name, _, shown = await ear.event()
            # Who listens there is seen here, and no longer once they have gone.
            async with asyncio.timeout(PATIENCE):
                while not [seat for seat in (await ann.view(table))["seats"] if seat["connected"]]:
                    await asyncio.sleep(0.01)
                await ear.close()
                while [seat for seat in (await ann.view(table))["seats"] if seat["connected"]]:
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_move_elsewhere_is_read_once_and_the_queue_left_alone(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every process hears of every move. Where somebody watches, the move is read at one go; the queue is looked at
    only if something was put there."""
    asked: list[tuple[str, int]] = []
    for owner, name in ((Database, "revision"), (Database, "news"), (Drawing, "others_changed")):
        real = getattr(owner, name)

        def noted(self: Any, *about: Any, name: str = name, real: Any = real) -> Any:
            asked.append((name, (self._database if isinstance(self, Drawing) else self).process))
            return real(self, *about)

        monkeypatch.setattr(owner, name, noted)

    async def run() -> None:
        async with two(tmp_path, url) as (first, second):
            there = second.service.database.process
            ann, bob, table = await first.pair()
            ear = Ear(second, f"/api/tables/{table}/events", same_at(second, bob))
            shown = (await ear.event())[2]
            asked.clear()
            await (ann if (await ann.view(table))["decision"] else bob).move(table)
            while shown.get("last") != 1:
                shown = (await ear.event())[2]
            assert [name for name, who in asked if who == there] == ["news"]
            await ann.open([BOT[1], BOT[1]])  # one of them is asked
            async with asyncio.timeout(PATIENCE):
                while ("others_changed", there) not in asked:
                    await asyncio.sleep(0.01)
            await ear.close()

    asyncio.run(run())


def test_two_at_once_are_not_told_that_they_were_overtaken(tmp_path: Path, url: str) -> None:
    """Notes and words of both come in at two servers at the same time."""

    async def run() -> None:
        async with two(tmp_path, url) as (first, second):
            ann, bob, table = await first.pair()
            there = same_at(second, bob)

            async def talk(visitor: Visitor, name: str) -> None:
                for number in range(12):
                    await visitor.post(f"/api/tables/{table}/chat", {"text": f"{name} {number}"})
                    await visitor.post(f"/api/tables/{table}/notes", {"text": f"{name} {number}"})

            await asyncio.gather(talk(ann, "Ann"), talk(there, "Bob"))
            heard = [line["text"] for line in (await ann.view(table))["chat"]]
            assert sorted(heard) == sorted(f"{name} {number}" for name in ("Ann", "Bob") for number in range(12))
            assert (await ann.view(table))["notes"] == "Ann 11"

    asyncio.run(run())


def test_bots_move_once_whoever_thinks(tmp_path: Path, url: str) -> None:
    async def run() -> None:
        async with two(tmp_path, url) as (first, second):
            ann = first.visitor()
            table = (await ann.open(BOT))["table"]
            there = same_at(second, ann)
            for number in range(200):
                visitor = (ann, there)[number % 2]
                shown = await until_asked(visitor, table)
                if shown["status"] == "over":
                    break
                await visitor.move(table, number)
            assert shown["status"] == "over"
            database = Database(url)
            saved = database.load(table)
            assert saved is not None
            keys = [entry.key for entry in saved.entries if entry.key is not None]
            assert len(set(keys)) == len(keys)
            assert work.given_up(database) == [] and database.tables_for_attention() == []
            database.close()

    asyncio.run(run())


def test_what_a_process_leaves_undone_another_does(tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One draws a bot's move and dies before it is made."""
    monkeypatch.setattr(attending, "LOOK_SECONDS", 0.05)

    async def run() -> None:
        settings = settings_for(tmp_path, database=url)
        async with open_house(replace(settings, bot_processes=0)) as house:
            ann = house.visitor()
            seed = next(seed for seed in range(99) if registry.new(DUEL, 2, seed).waiting() == (0,))
            table = (await ann.open([{"kind": "bot", "bot": "random"}, {"kind": "human"}], seed=seed))["table"]
            dead = Database(url)
            dead.hold()
            drawn = await asyncio.to_thread(Queue(dead).draw, 1, False, 0.0, set())
            assert [(job.table, job.seat) for job in drawn.bots] == [(table, 0)]
            # As long as it lives the work is its own; then it is anybody's.
            assert not (await asyncio.to_thread(Queue(house.service.database).draw, 1, False, 0.0, {dead.process})).bots
            dead.close()
        async with open_house(settings) as house:
            twin = same_at(house, ann)
            assert (await until_asked(twin, table))["decision"] is not None

    asyncio.run(run())


def test_what_was_given_up_is_told_and_tried_again(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot that has failed six times rests; the command shows it, and has it tried again while the server runs."""
    monkeypatch.setattr(attending, "LOOK_SECONDS", 0.05)

    def asked(*arguments: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as ended:
            main.main(["queue", "--db", url, *arguments])
        return int(str(ended.value.code or 0)), capsys.readouterr().out

    async def run() -> None:
        settings = settings_for(tmp_path, database=url)
        async with open_house(replace(settings, bot_processes=0)) as house:
            ann = house.visitor()
            seed = next(seed for seed in range(99) if registry.new(DUEL, 2, seed).waiting() == (0,))
            table = (await ann.open([{"kind": "bot", "bot": "random"}, {"kind": "human"}], seed=seed))["table"]
            assert await asyncio.to_thread(asked) == (0, "Nothing was given up.\n")
            queue = Queue(house.service.database)
            with house.service.database.writing() as connection:
                connection.execute(text("UPDATE work SET tries = :most"), {"most": work.TRIES})
            assert not (await asyncio.to_thread(queue.draw, 9, False, 0.0, set())).bots
            code, told = await asyncio.to_thread(asked)
            assert code == 1 and told.startswith(f"{table}: the bot of seat 1 has failed 6 times") and "1 piece" in told
            code, told = await asyncio.to_thread(asked, "--json")
            row = json.loads(told)
            assert code == 1 and (row["table"], row["kind"], row["seat"]) == (table, "bot", 0)
        async with open_house(settings) as house:
            twin = same_at(house, ann)
            assert (await asyncio.to_thread(asked, "--again"))[0] == 0
            assert (await until_asked(twin, table))["decision"] is not None
            assert await asyncio.to_thread(asked) == (0, "Nothing was given up.\n")

    asyncio.run(run())


def test_clocks_ring_once_and_go_alike(tmp_path: Path, url: str) -> None:
    async def run() -> None:
        async with two(tmp_path, url) as (first, second):
            ann, bob, table = await first.pair(clock={"kind": "bank", "seconds": 600})
            there = same_at(second, bob)
            for visitor in (ann, there):
                await visitor.view(table)
            left = [[seat["clock"]["left"] for seat in (await who.view(table))["seats"]] for who in (ann, there)]
            assert all(abs(one - two) < 1 for one, two in zip(*left, strict=True))
            async with first.service.tables.at(table) as live:
                seat = live.table.waiting()[0]
                live.table.info.seats[seat].clock_left = 0.3
                await first.service.tables.commit(live)
            async with asyncio.timeout(PATIENCE):
                while (await second.visitor().view(table))["status"] != "over":
                    await asyncio.sleep(0.01)
            saved = first.service.database.load(table)
            assert saved is not None and [entry.kind for entry in saved.entries].count("ended") == 1

    asyncio.run(run())


def test_a_session_that_was_ended_has_ended_everywhere(tmp_path: Path, url: str) -> None:
    async def run() -> None:
        async with two(tmp_path, url) as (first, second):
            ann = first.visitor()
            token = (await ann.post("/api/tokens", status=201))["token"]
            script = second.visitor()
            script.http.headers["Authorization"] = f"Bearer {token}"
            await script.get("/api/me")
            await ann.post("/api/tokens/revoke")
            async with asyncio.timeout(PATIENCE):
                while (await script.http.get("/api/me")).status_code != 401:
                    await asyncio.sleep(0.01)

    asyncio.run(run())

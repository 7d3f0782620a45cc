"""Fair shares: whoever asks for much waits, whoever asks for little does not wait for them."""

from __future__ import annotations

import asyncio
from typing import Any

from civitas.server.shares import Share, Turns
from server.house import DUEL, PATIENCE, House, scenario, scenario_with


class Desk:
    """Jobs that end when told to, and the order in which they were begun."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, share: Share) -> None:
        self.ends[share.table] = asyncio.Event()
        self.tasks[share.table] = asyncio.create_task(self._work(share))
        await self.settle()

    async def _work(self, share: Share) -> None:
        async with self.turns.turn(share):
            self.begun.append(share.table)
            await self.ends[share.table].wait()

    async def end(self, table: str) -> None:
        self.ends[table].set()
        await self.tasks[table]
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def bots(table: str, person: str) -> Share:
    return Share(table, person, people=False)


def test_somebody_new_is_next_however_many_jobs_another_has_in_line() -> None:
    async def run() -> None:
        desk = Desk(1)
        for number in range(18):
            await desk.ask(Share(f"a{number}", "ann"))
        await desk.ask(Share("b", "bob"))
        await desk.end("a0")
        assert desk.begun == ["a0", "b"]
        await desk.end("b")
        assert desk.begun[-1] == "a1"

    asyncio.run(run())


def test_people_come_before_tables_of_bots_alone_which_leave_one_place_free() -> None:
    async def run() -> None:
        desk = Desk(2)
        for number in range(18):
            await desk.ask(bots(f"e{number}", f"eve{number}"))
        assert desk.begun == ["e0"]
        await desk.ask(Share("a", "ann"))
        await desk.ask(Share("b", "bob"))
        assert desk.begun == ["e0", "a"]
        await desk.end("e0")
        assert desk.begun == ["e0", "a", "b"]
        for table in ("a", "b"):
            await desk.end(table)
        assert desk.begun[-1] == "e1" and len(desk.begun) == 4

    asyncio.run(run())


def test_many_guests_of_one_address_count_as_one_against_others() -> None:
    async def run() -> None:
        desk = Desk(1)
        for number in range(10):
            await desk.ask(Share(f"e{number}", f"eve{number}", "192.0.2.1"))
        await desk.ask(Share("a", "ann", "192.0.2.2"))
        await desk.end("e0")
        await desk.end("a")
        assert desk.begun == ["e0", "a", "e1"]

    asyncio.run(run())


def test_among_equals_the_oldest_is_first_and_who_went_away_is_forgotten() -> None:
    async def run() -> None:
        desk = Desk(1)
        for name in ("ann", "bob", "cid", "dot"):
            await desk.ask(Share(name, name))
        desk.tasks["bob"].cancel()
        await desk.settle()
        await desk.end("ann")
        desk.tasks["cid"].cancel()
        await desk.settle()
        assert desk.begun == ["ann", "cid", "dot"]
        await desk.end("dot")
        await desk.ask(Share("eve", "eve"))
        assert desk.begun[-1] == "eve"

    asyncio.run(run())


@scenario_with(limits=True, tables_per_person=5, tables_per_address=8, bot_tables_per_person=2)
async def test_nobody_keeps_more_tables_open_than_their_share(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    bots = {"title": DUEL, "seats": [{"kind": "bot", "bot": "level:1"}] * 2}
    people = {"title": DUEL, "seats": [{"kind": "human"}, {"kind": "open"}]}
    for _ in range(2):
        await ann.post("/api/tables", bots, 201)
    assert (await ann.post("/api/tables", bots, 429))["error"] == "error-many-bot-tables"
    tables = [(await ann.post("/api/tables", people, 201))["table"] for _ in range(3)]
    refused = await ann.post("/api/tables", people, 429)
    assert refused["error"] == "error-many-tables" and "5" in refused["sentence"]
    # A game that is over makes room.
    await bob.post(f"/api/tables/{tables[0]}/join")
    await bob.post(f"/api/tables/{tables[0]}/resign")
    await ann.post("/api/tables", people, 201)
    # Others at the same address have their own share, up to what the address may have.
    for _ in range(3):
        await bob.post("/api/tables", people, 201)
    assert (await bob.post("/api/tables", people, 429))["error"] == "error-many-tables"


@scenario
async def test_a_crowd_of_bots_does_not_hold_up_a_person(house: House) -> None:
    """Eighteen tables of the strongest bots, and somebody who plays against one elsewhere."""
    pool = house.service.tables._bots
    asked: list[str] = []
    waited: list[int] = []
    choose = pool.choose

    async def ask(table: str, job: bytes) -> object:
        asked.append(table)
        await asyncio.sleep(0.01)
        raise ValueError("a random move will do")

    async def counted(bot: str, position: Any, seat: int, pack: str | None, share: Share) -> str:
        before = len(asked)
        move = await choose(bot, position, seat, pack, share)
        if share.people and share.table in asked[before:]:
            waited.append(asked[before:].index(share.table))
        return move

    pool._ask, pool.choose = ask, counted  # type: ignore[method-assign, assignment]
    eve, ann = house.visitor(), house.visitor()
    for _ in range(18):
        await eve.open([{"kind": "bot", "bot": "level:5"}] * 2)
    table = (await ann.open([{"kind": "human"}, {"kind": "bot", "bot": "level:1"}]))["table"]
    async with asyncio.timeout(PATIENCE):
        while len(waited) < 5:
            if (await ann.view(table))["decision"] is not None:
                await ann.move(table)
            await asyncio.sleep(0)
    # Nobody goes before but who was thinking already.
    assert max(waited) <= 1 and len(set(asked)) > 2

"""After the end: who was winning when, what decided it, and other ways to go on; hints for those who play alone."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.record import Record
from civitas.kernel.registry import title
from civitas.server import analyses
from civitas.server.database import Person
from civitas.server.importing import table_of
from server.house import DUEL, House, scenario


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found does not matter here."""
    monkeypatch.setattr(analyses, "SECONDS", 0.01)
    monkeypatch.setattr(analyses, "HINT_SECONDS", 0.05)


async def finished(house: House) -> str:
    """A table at which a game was played to its end."""
    duel = title(DUEL)
    seats = [{"name": name, "kind": "human"} for name in ("Ann", "Bob")]
    record, random = Record(duel, seats, duel.accept_options({}), {"chance": Chance(3).dump()}), Random(3)
    position = record.begin()
    while position.waiting():
        seat = position.waiting()[0]
        move = random.choice(position.contending(seat))
        position.advance(seat, move)
        record.add(seat, move, position)
    record.finish(position)
    table = table_of(record, Person("somebody", "", "en"), house.service.tables.now())
    await house.service.tables.add(table, "")
    return table.info.id


async def analysed(house: House, table: str) -> dict[str, Any]:
    visitor = house.visitor()
    while True:
        found: dict[str, Any] = await visitor.post(f"/api/tables/{table}/analysis")
        if found["done"] == found["all"]:
            return found
        await asyncio.sleep(0.02)


@scenario
async def test_a_finished_game_is_analysed(house: House) -> None:
    table = await finished(house)
    found = await analysed(house, table)
    assert len(found["points"]) == found["all"] > 30
    for point in found["points"]:
        assert abs(sum(point["shares"]) - 1) < 0.001
        assert all(0 <= share <= 1 for share in point["shares"])
    turns = found["turns"]
    assert turns and [turn["at"] for turn in turns] == sorted(turn["at"] for turn in turns)
    for turn in turns:
        assert turn["better"]["share"] > turn["made"]["share"]
        assert turn["better"]["move"] != turn["made"]["move"]
    assert any(turn["better"]["reasons"] for turn in turns)
    assert found == await analysed(house, table), "what was found is kept"


@scenario
async def test_one_plays_on_from_any_point_against_bots(house: House) -> None:
    table = await finished(house)
    ann = house.visitor()
    last = (await ann.view(table))["last"]
    await ann.post(f"/api/tables/{table}/branch", {"at": last + 1, "seat": 0}, 404)
    opened = await ann.post(f"/api/tables/{table}/branch", {"at": 20, "seat": 1, "bot": "random"}, 201)
    shown = await ann.view(opened["table"])
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "human"]
    assert shown["viewer"] == 1 and shown["chosen_chance"] and shown["status"] == "running"
    assert shown["view"]["age"] == (await ann.view(table, at=20))["view"]["age"]


@scenario
async def test_a_game_that_is_going_on_is_nobodys_to_analyse(house: House) -> None:
    ann, _, table = await house.pair(seed=3)
    await ann.post(f"/api/tables/{table}/analysis", None, 422)
    await ann.post(f"/api/tables/{table}/branch", {"at": 0, "seat": 0}, 422)


@scenario
async def test_hints_are_for_those_who_play_alone(house: House) -> None:
    ann, bob, table = await house.pair(seed=3)
    asked = ann if (await ann.view(table))["decision"] else bob
    await asked.get(f"/api/tables/{table}/hint", 422)
    alone = (await ann.open([{"kind": "human"}, {"kind": "bot", "bot": "random"}], seed=3))["table"]
    while (shown := await ann.view(alone))["decision"] is None:
        await asyncio.sleep(0.02)
    hint = await ann.get(f"/api/tables/{alone}/hint")
    legal = {move["move"] for move in shown["decision"]["moves"]}
    assert hint["options"] and all(option["move"] in legal for option in hint["options"])
    study = (await ann.post("/api/games/seven_wonders_duel/course/challenges/colossus", None, 201))["table"]
    await ann.get(f"/api/tables/{study}/hint", 422)

"""After the end: who was winning when, what decided it, and other ways to go on; hints for those who play alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.record import Record
from civitas.kernel.registry import title, title_keys
from civitas.server import analyses
from civitas.server.database import Person
from civitas.server.importing import table_of
from civitas.server.shares import Share
from server.house import DUEL, House, scenario

MOVES = 120
SPACING = 9


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found does not matter here."""
    monkeypatch.setattr(analyses, "SECONDS", 0.01)
    monkeypatch.setattr(analyses, "HINT_SECONDS", 0.05)


async def finished(house: House, key: str = DUEL, most: int = 1_000) -> str:
    """A table at which a game was played to its end, or for so many moves until both agreed to stop."""
    played = title(key)
    seats = [{"name": name, "kind": "human"} for name in ("Ann", "Bob")]
    record, random = Record(played, seats, played.accept_options({}), {"chance": Chance(3).dump()}), Random(3)
    position = record.begin()
    while position.waiting() and len(record.moves) < most:
        seat = position.waiting()[0]
        move = random.choice(position.contending(seat))
        position.advance(seat, move)
        record.add(seat, move, position)
    record.finish(position, "agreement" if position.waiting() else "rules")
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
    assert any("%" in turn.get("why", "") for turn in turns), "as in the report of the command line"
    assert found == await analysed(house, table), "what was found is kept"


@scenario
async def test_an_analysis_stands_behind_those_who_play_and_is_counted_to_who_asks(house: House) -> None:
    """Else whoever asks for the analyses of many games, which others have played, stands in line as all of those."""
    table, eve, shares = await finished(house), house.visitor(), []
    advise = house.service.tables.analyses._pool.advise

    async def noting(position: Any, seat: int, pack: str | None, share: Share, seconds: float) -> Any:
        shares.append(share)
        return await advise(position, seat, pack, share, seconds)

    house.service.tables.analyses._pool.advise = noting  # type: ignore[method-assign]
    eve_id = (await eve.post("/api/me", {"name": "Eve"}))["id"]
    while (found := await eve.post(f"/api/tables/{table}/analysis"))["done"] < found["all"]:
        await asyncio.sleep(0.02)
    assert set(shares) == {Share(table, eve_id, "127.0.0.1", people=False)}


@pytest.mark.parametrize("count", [60, 240])
@pytest.mark.parametrize("busy", [1.0, 1.2, 4.0, 30.0])
def test_all_is_judged_in_time_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch, count: int, busy: float) -> None:
    """A second of thinking takes `busy` seconds by the clock: then less is thought, and 15 s or a minute are kept."""
    monkeypatch.setattr(analyses, "SECONDS", 0.1)
    now = 0.0
    pace, given = analyses.Pace(count, lambda: now), []
    for done in range(count):
        given.append(pace.next(done))
        pace.spent += given[-1]
        now += busy * given[-1]
    assert now <= (15 if count < 100 else 60)
    assert min(given) > 0
    if busy <= 1.2:
        assert given == [min(0.1, 40 / count)] * count, "on a quiet machine nothing is cut"


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


@pytest.mark.parametrize("key", title_keys())
def test_every_decision_of_every_title_can_be_decided_anew(tmp_path: Path, key: str) -> None:
    """Whoever made a move of a finished game sits there again, is asked the same, and may make that move or another."""

    @scenario
    async def anew(house: House) -> None:
        table = await finished(house, key, MOVES)
        ann = house.visitor()
        moves = (await ann.get(f"/api/tables/{table}/record"))["moves"]
        async with house.service.tables.at(table) as live:
            decisions = [(judged.at, judged.seat, judged.move) for judged in analyses.decisions_of(live.table)]
        assert len(decisions) > MOVES / 4
        for at, seat, move in decisions[::SPACING] + decisions[-1:]:
            assert moves[at] == [seat, move]
            opened = await ann.post(f"/api/tables/{table}/branch", {"at": at, "seat": seat, "bot": "random"}, 201)
            asked = opened["packet"]["decision"]
            assert asked["seat"] == seat and move in {found["move"] for found in asked["moves"]}, (at, move)

    anew(tmp_path)


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

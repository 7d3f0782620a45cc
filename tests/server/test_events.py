"""Tournaments: who meets whom, and rounds that follow each other by themselves."""

from __future__ import annotations

import asyncio
import random
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from civitas.server.database import Database
from civitas.server.events import store
from civitas.server.events.pairing import Kind, Met, knock_out, pair, robin, rounds_of, scores, standing, swiss
from server.house import DUEL, House, Visitor, open_house, scenario, settings_for


def played_out(kind: Kind, count: int, seed: int, wished: int = 0) -> list[list[Met]]:
    luck = random.Random(seed)
    played: list[list[Met]] = []
    for _ in range(rounds_of(kind, count, wished)):
        pairs = pair(kind, count, played)
        played.append([Met(one, other, luck.choice([0.0, 1.0, 1.0, 0.5])) for one, other in pairs])
    return played


@pytest.mark.parametrize("count", range(2, 12))
def test_everybody_meets_everybody_once(count: int) -> None:
    rounds = [robin(count, number) for number in range(rounds_of("robin", count, 0))]
    met = sorted(tuple(sorted((one, other))) for part in rounds for one, other in part if other is not None)
    assert met == list(combinations(range(count), 2))
    for part in rounds:
        present = [number for one in part for number in one if number is not None]
        assert sorted(present) == list(range(count))
    begun = [
        sum(one == number and other is not None for part in rounds for one, other in part) for number in range(count)
    ]
    assert max(begun) - min(begun) <= 1


@pytest.mark.parametrize("count", [3, 4, 5, 8, 9, 16, 33])
def test_equals_meet_equals_and_nobody_twice(count: int) -> None:
    for seed in range(5):
        played = played_out("swiss", count, seed)
        met = [frozenset((one.first, one.second)) for part in played for one in part]
        assert len(met) == len(set(met))
        byes = [one.first for part in played for one in part if one.second is None]
        assert len(byes) == len(set(byes)) == (len(played) if count % 2 else 0)
        total = sum(scores(count, played))
        assert total == sum(len(part) for part in played)


def test_the_leaders_meet() -> None:
    first = [Met(0, 1, 1.0), Met(2, 3, 1.0)]
    assert {frozenset(one) for one in swiss(4, [first])} == {frozenset((0, 2)), frozenset((1, 3))}


@pytest.mark.parametrize("count", range(2, 18))
def test_one_is_left_and_the_seeded_meet_late(count: int) -> None:
    favourites: list[list[Met]] = []
    for _ in range(rounds_of("knockout", count, 0)):
        pairs = knock_out(count, favourites)
        favourites.append([Met(one, other, 1.0 if other is None or one < other else 0.0) for one, other in pairs])
    last = favourites[-1]
    assert len(last) == 1 and (last[0].first, last[0].second) == (0, 1)
    assert standing("knockout", count, favourites)[:2] == [0, 1]
    for seed in range(4):
        out = played_out("knockout", count, seed)
        assert [len(part) for part in out][-1] == 1


def test_a_shared_final_goes_to_the_better_seeded() -> None:
    assert standing("knockout", 2, [[Met(0, 1, 0.5)]]) == [0, 1]


async def people(house: House, *names: str) -> list[Visitor]:
    found = []
    for name in names:
        visitor = house.visitor()
        await visitor.post("/api/me", {"name": name})
        found.append(visitor)
    return found


async def play_round(found: list[Visitor], shown: dict[str, Any]) -> int:
    """The second of every pairing resigns."""
    names = {(await one.get("/api/me"))["name"]: one for one in found}
    open_ones = [one for one in shown["pairings"][-1] if one["table"] and one["share"] is None]
    for one in open_ones:
        await names[one["second"]].post(f"/api/tables/{one['table']}/resign", {"seat": 1})
    return len(open_ones)


@scenario
async def test_a_tournament_runs_by_itself_once_it_has_begun(house: House) -> None:
    ann, *others = found = await people(house, "Ann", "Bob", "Cy", "Di")
    wish = {"name": "Spring cup", "title": DUEL, "kind": "swiss", "rounds": 2}
    made = (await ann.post("/api/events", wish, 201))["event"]
    assert (made["status"], made["entered"]) == ("open", 0)
    address = f"/api/events/{made['id']}"
    await ann.post(f"{address}/begin", status=422)
    for one in found:
        await one.post(f"{address}/enter")
        assert (await one.post(f"{address}/enter"))["entered"]
    await others[2].post(f"{address}/withdraw")
    assert not (await others[2].get(address))["entered"]
    await others[2].post(f"{address}/enter")
    await others[0].post(f"{address}/begin", status=403)
    shown = await ann.post(f"{address}/begin")
    assert shown["rounds"] == 2 and len(shown["pairings"][0]) == 2
    await ann.post(f"{address}/begin", status=409)
    late = (await people(house, "Eve"))[0]
    await late.post(f"{address}/enter", status=409)

    assert await play_round(found, shown) == 2
    shown = await ann.get(address)
    assert len(shown["pairings"]) == 2 and [one["share"] for one in shown["pairings"][0]] == [1.0, 1.0]
    assert await play_round(found, shown) == 2
    shown = await late.get(address)
    assert shown["event"]["status"] == "over"
    assert [one["points"] for one in shown["entrants"]] == [2.0, 1.0, 1.0, 0.0]
    assert (await ann.get("/api/events"))[0] == shown["event"]
    # Its games are rated and in the archive like all others.
    assert len((await ann.get("/api/archive"))["games"]) == 4


@pytest.mark.parametrize("call", ["advance", "load"])
def test_whoever_looks_at_a_tournament_under_way_changes_nothing(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No round is paired anew and no table read as a whole for each who looks, however many there are."""

    async def run() -> None:
        async with open_house(settings_for(tmp_path)) as house:
            found = await people(house, "Ann", "Bob", "Cy", "Di")
            wish = {"name": "Busy cup", "title": DUEL, "kind": "robin"}
            address = f"/api/events/{(await found[0].post('/api/events', wish, 201))['event']['id']}"
            for one in found:
                await one.post(f"{address}/enter")
            shown = await found[0].post(f"{address}/begin")
            forbidden: Any = store if call == "advance" else Database
            monkeypatch.setattr(forbidden, call, None)
            assert await found[1].get(address) == shown | {"yours": False}

    asyncio.run(run())


@scenario
async def test_with_three_one_rests_and_everybody_meets(house: House) -> None:
    found = await people(house, "Ann", "Bob", "Cy")
    made = (await found[0].post("/api/events", {"name": "Three", "title": DUEL, "kind": "robin"}, 201))["event"]
    for one in found:
        await one.post(f"/api/events/{made['id']}/enter")
    shown = await found[0].post(f"/api/events/{made['id']}/begin")
    for _ in range(3):
        assert await play_round(found, shown) == 1
        shown = await found[0].get(f"/api/events/{made['id']}")
    assert shown["event"]["status"] == "over" and sum(one["points"] for one in shown["entrants"]) == 6


@scenario
async def test_what_no_tournament_can_be(house: House) -> None:
    ann, nobody = (await people(house, "Ann"))[0], house.visitor()
    good = {"name": "Cup", "title": DUEL, "kind": "swiss"}
    for part, status in (
        ({"name": " \u202e "}, 422),
        ({"title": "chess"}, 400),
        ({"kind": "lottery"}, 400),
        ({"rounds": -1}, 400),
        ({"rounds": 10**9}, 400),
        ({"options": {"nonsense": 1}}, 400),
        ({"title": "historia", "options": {"civbots": ["king"] * 5}}, 422),
        ({"clock": {"kind": "bank", "seconds": -1}}, 400),
    ):
        answer = await ann.http.post("/api/events", json=good | part)
        assert answer.status_code in (status, 422), (part, answer.text)
    made = (await ann.post("/api/events", good, 201))["event"]["id"]
    await nobody.post(f"/api/events/{made}/enter", status=422)
    for _ in range(4):
        await ann.post("/api/events", good, 201)
    await ann.post("/api/events", good, 429)
    await ann.get("/api/events/unknown", 404)
    await ann.post("/api/events/unknown/enter", status=404)

"""Whatever somebody brings along, the server lives on: a process of its own looks at it, within bounds."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import civitas
from civitas.kernel.record import Record
from civitas.server.behind import NICE, behind
from civitas.server.limits import UPLOADS
from civitas.server.uploads import Uploads
from server.house import DUEL, PATIENCE, House, Visitor, scenario, scenario_with

LOOPS = (sys.executable, "-c", "while True: pass")
SLEEPS = (sys.executable, "-c", "import time; time.sleep(100_000)")
SWELLS = (sys.executable, "-c", "import sys; sys.exit('no memory')")
LIES = (sys.executable, "-c", "print('\\x00' * 100)")


async def beats(visitor: Visitor, work: asyncio.Task[Any]) -> int:
    """How often the server answers while something goes on."""
    times = 0
    while not work.done():
        async with asyncio.timeout(PATIENCE):
            assert (await visitor.http.get("/healthz")).status_code == 200
        times += 1
        await asyncio.sleep(0.01)
    return times


@scenario
async def test_an_engine_that_loops_stops_nobody(house: House) -> None:
    """Whether it takes the processor or only time: there is a bound for both."""
    ann, bob = house.visitor(), house.visitor()
    for command, lasting in ((LOOPS, True), (SLEEPS, True), (SWELLS, False), (LIES, False)):
        house.service.uploads = Uploads(0.5, True, command)
        begun = time.monotonic()
        work = asyncio.create_task(ann.http.post("/api/records", json={"format": "x"}))
        answered = await beats(bob, work)
        assert answered > 1 or not lasting
        answer = work.result()
        assert answer.status_code == 422 and answer.json()["error"] == "error-upload-endless"
        assert time.monotonic() - begun < 60
        deal = {"title": DUEL, "seats": [{"kind": "human"}, {"kind": "open"}], "deal": {"tokens": []}}
        assert (await ann.http.post("/api/tables", json=deal)).status_code == 422


@scenario_with(limits=True)
async def test_one_upload_each_and_a_few_together(house: House) -> None:
    house.service.uploads = Uploads(0.3, True, LOOPS)
    ann = house.visitor()
    await ann.post("/api/me", {})
    answers = await asyncio.gather(*(ann.http.post("/api/records", json={}) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [422, 429, 429, 429]
    people = [house.visitor() for _ in range(UPLOADS.each_address + 2)]
    house.service.limits._buckets.clear()
    answers = await asyncio.gather(*(person.http.post("/api/records", json={}) for person in people))
    assert [answer.status_code for answer in answers].count(422) == UPLOADS.each_address


def record_of(title: str, seats: int, position: dict[str, object]) -> dict[str, Any]:
    found = civitas.new(title, seats=seats, seed=1)
    names = [{"name": f"seat {seat}", "kind": "human"} for seat in range(seats)]
    head = Record(found.title, names, dict(found.title.accept_options({})), {"position": position})
    dumped: dict[str, Any] = msgspec.json.decode(head.encode())
    return dumped


HOSTILE = {
    "through_the_ages": ("leaders_taken", 1),
    "antiquity": ("winners", None),
    "historia": ("queue", 2),
    "seven_ages": ("moved", 84),
}
"""Numbers that the engine once looped over for ever when they were negative."""


@pytest.mark.parametrize("title", HOSTILE)
def test_positions_that_once_stopped_the_server(title: str, tmp_path: Path) -> None:
    field, index = HOSTILE[title]
    position = civitas.new(title, seats=2, seed=3).dump()
    state = position["state"]
    assert isinstance(state, dict)
    if index is None:
        state[field] = -1
    else:
        state[field] = [*state[field], *[0] * (index + 1)][: max(index + 1, len(state[field]))]
        state[field][index] = -1

    async def bring(house: House) -> None:
        ann, bob = house.visitor(), house.visitor()
        work = asyncio.create_task(ann.http.post("/api/records", json=record_of(title, 2, position)))
        assert await beats(bob, work) > 1
        assert work.result().status_code in (400, 422)

    scenario_with(upload_seconds=5.0)(bring)(tmp_path)


@scenario
async def test_a_sound_record_becomes_a_table(house: House) -> None:
    ann = house.visitor()
    for title in ("seven_wonders_duel", "through_the_ages", "antiquity", "historia", "seven_ages"):
        record = record_of(title, 2, civitas.new(title, seats=2, seed=3).dump())
        table = (await ann.post("/api/records", record, 201))["table"]
        shown = await ann.view(table)
        assert shown["hot_seat"] and shown["decision"] is not None
        await ann.move(table)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such thing")
def test_who_works_behind_the_server_steps_back_before_anything_else(tmp_path: Path) -> None:
    """Getting ready, too: that was a third of a second for every record, which people's moves had to wait for."""
    (tmp_path / "worker.py").write_text("import os\nprint(os.nice(0))\ndef main(): print(os.nice(0))\n")
    told = subprocess.run(behind("worker"), cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert told.split() == [str(min(19, os.nice(0) + NICE))] * 2

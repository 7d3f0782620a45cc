"""Looking back without asking: a replay shows at every point what the packet of that point shows, and no more."""

from __future__ import annotations

import copy
import gzip
import random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from civitas.server.limits import PACES, Pace
from civitas.server.packets import LOG_LINES, Reader, packet
from civitas.server.replays import Job, changes
from civitas.table import Refused, Table, Unknown
from server.house import House, play_on, scenario, scenario_with
from server.test_hidden_titles import COUNTS, TITLES, make, opened

MOVES = 70
LOOKS = 1
FEWEST_AND_MOST = [
    (title, seats)
    for title in TITLES
    for seats in sorted({pick(count for name, count in COUNTS if name == title) for pick in (min, max)})
]


def after(scene: Any, step: list[list[Any]]) -> Any:
    """A scene with the changes of a step."""
    whole = [copy.deepcopy(scene)]
    for place, *value in step:
        found: Any = whole
        keys = [0, *place]
        for key in keys[:-1]:
            found = found[key]
        if value:
            found[keys[-1]] = value[0]
        else:
            del found[keys[-1]]
    return whole[0]


def as_json(value: object) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(value)), order="sorted")


def check_replay(table: Table, viewer: int | None) -> None:
    """With what the present packet has in common with them, the replay gives the packets of all points."""
    reader = Reader(viewer, () if viewer is None else (viewer,), "en")
    replay = msgspec.json.decode(gzip.decompress(Job(table, reader).made()))
    present = msgspec.json.decode(msgspec.json.encode(packet(table, reader, frozenset(), [], 0.0)))
    common = {key: value for key, value in present.items() if key not in ("result", "secret")}
    assert len(replay["steps"]) == table.last_point()
    scene = replay["first"]
    for at in range(table.last_point() + 1):
        if at:
            scene = after(scene, replay["steps"][at - 1])
        lines = [line for line in replay["log"] if line["n"] <= at]
        log = {"log": lines[-LOG_LINES:], "log_length": len(lines)}
        shown = {**common, **scene, **log, "at": at, "decision": None, "digest": []}
        assert as_json(shown) == as_json(packet(table, reader, frozenset(), [], 0.0, at)), at


@pytest.mark.soak
@pytest.mark.parametrize(("title", "seats"), FEWEST_AND_MOST)
def test_a_replay_shows_what_the_packets_show(title: str, seats: int, length: int) -> None:
    """To every viewer, also while others decide unseen."""
    table, dice = opened(title, seats), random.Random(seats)
    looks = {*dice.sample(range(MOVES * length), LOOKS), MOVES * length - 1}
    for turn in range(MOVES * length):
        if turn in looks or table.info.status != "running":
            for viewer in [*range(seats), None]:
                check_replay(table, viewer)
        if table.info.status != "running":
            break
        make(table, dice.choice(list(table.waiting())), dice.randrange(1000), f"k{turn}")


def test_changes_tell_what_has_gone_and_what_has_come() -> None:
    before = {"kept": 1, "gone": 2, "list": [1, {"a": 1}], "longer": [1]}
    now = {"kept": 1, "list": [1, {"a": None}], "longer": [1, 2], "new": {}}
    step = msgspec.json.decode(msgspec.json.encode(list(changes(before, now))))
    assert step == [[["gone"]], [["list", 1, "a"], None], [["longer"], [1, 2]], [["new"], {}]]
    assert after(before, step) == now


def test_moves_of_older_rules_leave_a_gap_up_to_the_next_snapshot() -> None:
    table = opened("seven_wonders_duel", 2)
    for turn in range(40):
        make(table, table.waiting()[0], turn, f"k{turn}")
    table.history.moves[20].text = "build:nothing"
    replay = msgspec.json.decode(gzip.decompress(Job(table, Reader(0, (0,), "en")).made()))
    assert [at for at, step in enumerate(replay["steps"], 1) if step is None] == list(range(21, 32))
    with pytest.raises(Refused):
        table.past.at(21)
    scene = replay["first"]
    for step in replay["steps"]:
        scene = scene if step is None else after(scene, step)
    assert as_json(scene["view"]) == as_json(table.past.at(40).view(0))


def test_a_game_that_has_not_begun_has_no_replay() -> None:
    table = opened("seven_wonders_duel", 2)
    table.past.forget(-1)
    with pytest.raises(Unknown):
        Job(table, Reader(0, (0,), "en"))


@scenario
async def test_everybody_gets_a_replay_of_their_own(house: House) -> None:
    ann, bob, table = await house.pair()
    stranger = house.visitor()
    await play_on(table, ann, bob, moves=20)
    replays = [await visitor.get(f"/api/tables/{table}/replay") for visitor in (ann, bob, stranger)]
    assert all(len(replay["steps"]) == 20 for replay in replays)
    for visitor, replay in zip((ann, bob, stranger), replays, strict=True):
        assert replay["first"]["view"] == (await visitor.view(table, at=0))["view"]
    seats = (await ann.view(table))["owned"], (await bob.view(table))["owned"]
    await stranger.get(f"/api/tables/{table}/replay?seat={seats[0][0]}", 403)
    await ann.get(f"/api/tables/{table}/replay?seat={seats[1][0]}", 403)


@scenario
async def test_a_replay_is_made_once_and_anew_after_a_move(house: House) -> None:
    made: list[Job] = []
    make = house.service.replays.make

    async def noted(job: Job) -> bytes:
        made.append(job)
        return await make(job)

    house.service.replays.make = noted  # type: ignore[method-assign]
    ann, bob, table = await house.pair()
    await play_on(table, ann, bob, moves=5)
    first = await ann.http.get(f"/api/tables/{table}/replay")
    assert first.headers["content-encoding"] == "gzip"
    plain = await ann.http.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.content == first.content
    assert len(made) == 1
    await play_on(table, ann, bob, moves=1)
    assert len((await ann.get(f"/api/tables/{table}/replay"))["steps"]) == 6
    assert len(made) == 2


@scenario_with(limits=True)
async def test_making_replays_has_a_pace(house: House) -> None:
    ann, _, table = await house.pair()
    with patch.dict(PACES, replay=Pace(0, 2)):
        for status in (200, 200, 429):
            await ann.post(f"/api/tables/{table}/notes", {"text": "x"})
            await ann.get(f"/api/tables/{table}/replay", status)

"""What comes from outside is refused in a sentence, or is a position that can be played; and whatever the rules reach
can be saved and loaded again."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import civitas
from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.kernel.frames import kind_of
from civitas.kernel.position import Position
from conformance.mutation import Dump, at, dumps, eager_move, games, put
from conformance.walks import random_move
from mini import MINI

TITLES = ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"]
TESTS = Path(__file__).parent.parent


def run(*arguments: str, given: str = "", seconds: float) -> str:
    """What a process of its own says: compiled code that loops cannot be stopped from within."""
    done = subprocess.run(
        [sys.executable, *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
        env={**os.environ, "PYTHONPATH": str(TESTS)},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


LOAD = """
import json, sys, civitas
try:
    civitas.load(json.load(sys.stdin))
except civitas.BadInput as problem:
    print(problem)
"""


@pytest.mark.parametrize(
    ("key", "field", "place"),
    [
        ("through_the_ages", "leaders_taken", 1),
        ("antiquity", "winners", None),
        ("historia", "queue", 2),
        ("seven_ages", "moved", 84),
    ],
)
def test_a_negative_mask_is_refused_at_once(key: str, field: str, place: int | None) -> None:
    """These four made the loading of a record loop for ever."""
    dump: Any = registry.new(key, 3, 3).dump()
    way = ("state", field) if place is None else ("state", field, place)
    put(dump, way, -1)
    assert field in run("-c", LOAD, given=json.dumps(dump), seconds=120)


@pytest.mark.soak
@pytest.mark.parametrize("key", TITLES)
def test_a_mutated_dump_is_refused_or_can_be_played(key: str, length: int) -> None:
    count = 120 if length == 1 else 4_000
    wrong = json.loads(run("-m", "conformance.mutation", key, "0", str(count), seconds=600 * length))
    assert wrong == []


# ---------------------------------------------------------------------- whatever the rules reach


def loads_again(p: Position) -> None:
    dump = json.loads(json.dumps(p.dump()))
    twin = civitas.load(dump)
    assert twin.hash() == p.hash()
    assert twin.dump() == dump
    assert twin.waiting() == p.waiting()


@pytest.mark.soak
@pytest.mark.parametrize("key", [*TITLES, "mini"])
def test_every_position_of_a_game_loads_again(key: str, length: int) -> None:
    random = Random(11)
    beginnings = [registry.new(MINI, 3, number) for number in range(2)] if key == "mini" else games(key, random)
    every = 1 if length > 1 else {"antiquity": 40, "seven_ages": 40, "through_the_ages": 15, "historia": 9}.get(key, 2)
    for number, p in enumerate(beginnings[: 4 * length]):
        made = number
        while p.waiting():
            if made % every == 0:
                loads_again(p)
            p.advance(*(eager_move(p, random) if number % 2 else random_move(p, random)))
            made += 1
        loads_again(p)


@pytest.mark.parametrize("turn", [63, 64, 65, 200, 5_000])
def test_long_games_of_7_ages_load_again(turn: int, length: int) -> None:
    """Frames of reactions carry the turn: from turn 64 on they were too large to be loaded."""
    p: Any = registry.new("seven_ages", 4, 5, {"turns": "0"})
    random = Random(turn)
    reacted = 0
    for made in range(400 * length):
        if made == 60:
            p.turn_number = turn
        if not p.waiting():
            break
        reacting = p.joint is not None and p.joint.first_only
        reacted += reacting
        if made > 60 and (reacting or made % 25 == 0):
            loads_again(p)
        p.advance(*eager_move(p, random))
    assert reacted > 10


# ---------------------------------------------------------------------- what bounds and shapes are for


def refused(dump: Dump, way: tuple[Any, ...], value: object) -> bool:
    twin = copy.deepcopy(dump)
    put(twin, way, value)
    try:
        civitas.load(twin)
    except BadInput:
        return True
    return False


@pytest.mark.parametrize("key", [*TITLES, "mini"])
def test_no_field_takes_a_number_beyond_all_bounds(key: str) -> None:
    dump: Any = registry.new(key, seed=4).dump()
    for name, value in dump["state"].items():
        way: tuple[Any, ...] = ("state", name)
        while isinstance(value, list) and value:
            way, value = (*way, 0), value[0]
        if isinstance(value, int):
            for number in (-(1 << 70), -1_000_000, 1 << 600):
                assert refused(dump, way, number), (name, number)


@pytest.mark.parametrize("key", TITLES)
def test_no_frame_is_taken_that_a_title_cannot_have(key: str) -> None:
    random = Random(1)
    for dump in random.sample(dumps(key, random), 12):
        now = at(dump, ("agenda", "now"))
        if kind_of(now) == 0:
            continue
        for other in (now | 63, now | 1 << 200, now & ~(15 << 6) | 9 << 6):
            assert other == now or refused(dump, ("agenda", "now"), other), (dump["title"], now, other)
        later = at(dump, ("agenda", "later"))
        assert not later or refused(dump, ("agenda", "later"), [])
        assert refused(dump, ("agenda", "later"), [now, *later])

"""A dump from outside is refused by name where it cannot be one; never with another exception, never half loaded."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import civitas
from civitas.kernel.errors import BadInput
from civitas.kernel.frames import AUTOMATIC, CLOSING, DONE, NOBODY, frame
from conformance.walks import random_move
from mini.tools import plain, play

Dump = dict[str, Any]


def duel_dump(moves: int = 40) -> Dump:
    p, random = civitas.new("seven_wonders_duel", seed=3), Random(3)
    for _ in range(moves):
        p.advance(*random_move(p, random))
    found: dict[str, Any] = p.dump()
    return found


def joint_dump() -> Dump:
    """Three seats building: one in the middle of lifting, one done, with an open and a declined offer."""
    p: Any = plain(3)
    play(p, "0 build:hut+1", "0 offer:1", "0 give:wood", "0 ask:stone", "0 propose", "1 decline:0")
    play(p, "1 build:hut+2", "1 lift:2", "0 offer:2", "0 give:wood", "0 ask:stone", "0 propose", "0 done")
    found: dict[str, Any] = p.dump()
    return found


def closing_dump() -> Dump:
    """Seat 1 is asked again, alone; seat 2 waits for its turn."""
    p: Any = plain(3)
    play(p, "0 build:tower+1", "0 build:tower+2", "0 done", "1 build:tower+1", "1 done", "2 build:hut+1", "2 done")
    found: dict[str, Any] = p.dump()
    return found


DUMPS: dict[str, Callable[[], Dump]] = {"duel": duel_dump, "joint": joint_dump, "closing": closing_dump}
each_dump = pytest.mark.parametrize("make", list(DUMPS.values()), ids=list(DUMPS))


@each_dump
def test_the_sound_dumps_of_this_file_load(make: Callable[[], Dump]) -> None:
    dump = make()
    p = civitas.load(dump)
    assert p.dump() == dump
    assert p.waiting()


@each_dump
def test_positions_travel_between_processes(make: Callable[[], Dump]) -> None:
    p = civitas.load(make())
    assert pickle.loads(pickle.dumps(p)).dump() == p.dump()


def places(value: object, here: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The way to every value inside a dump."""
    found = [here] if here else []
    if isinstance(value, dict):
        for key, part in value.items():
            found += places(part, (*here, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            found += places(part, (*here, number))
    return found


def replaced(dump: Dump, way: tuple[object, ...], value: object) -> Dump:
    twin: Any = copy.deepcopy(dump)
    target = twin
    for step in way[:-1]:
        target = target[step]
    target[way[-1]] = value
    return twin  # type: ignore[no-any-return]


def loads_or_says_why(dump: object) -> bool:
    try:
        p = civitas.load(dump)
    except BadInput as problem:
        if len(str(problem)) > 500:
            raise
        return False
    assert p.problems() == []
    return True


STRANGE: list[object] = [None, True, -1, 1.5, "x", [], {}, [[]], 1 << 70, 10**3000, -(10**30), [0] * 3, {"a": [1]}]


@each_dump
def test_wherever_a_strange_value_stands_it_is_refused_or_harmless(make: Callable[[], Dump]) -> None:
    dump = make()
    for number, way in enumerate(places(dump)):
        for value in STRANGE[number % 2 :: 2]:
            loads_or_says_why(replaced(dump, way, value))


WRONG_TYPES = [None, True, 1.5, "x", {"a": 1}]


@each_dump
def test_values_of_the_wrong_type_are_refused(make: Callable[[], Dump]) -> None:
    dump = make()
    for part in ("state", "agenda"):
        for way in places(dump[part], (part,))[1:]:
            for value in WRONG_TYPES:
                if way != ("agenda", "joint") or value is not None:
                    assert not loads_or_says_why(replaced(dump, way, value)), (way, value)


@each_dump
def test_whatever_is_missing_is_named(make: Callable[[], Dump]) -> None:
    dump = make()
    for part in ("state", "agenda"):
        for name in dump[part]:
            twin = copy.deepcopy(dump)
            del twin[part][name]
            with pytest.raises(BadInput) as caught:
                civitas.load(twin)
            assert caught.value.figures["place"] == name
    for name in set(dump) - {"rules"}:
        twin = {key: value for key, value in dump.items() if key != name}
        with pytest.raises(BadInput):
            civitas.load(twin)


@pytest.mark.parametrize("dump", [None, 5, "x", [], {}, {"format": "civitas-position-2"}, {"format": ["x"]}], ids=repr)
def test_what_is_no_dump_at_all_is_refused(dump: object) -> None:
    with pytest.raises(BadInput) as caught:
        civitas.load(dump)
    assert caught.value.figures["place"] == "format"


@pytest.mark.parametrize(
    ("way", "value", "place"),
    [
        (("title",), "chess", None),
        (("pack",), {"name": "standard", "hash": "0"}, None),
        (("seats",), True, "seats"),
        (("seats",), "2", "seats"),
        (("seats",), 3, None),
        (("options",), [], "options"),
        (("options",), {"first_game": "perhaps"}, None),
        (("agenda", "now"), frame(63, 0), "now"),
        (("agenda", "now"), frame(DONE, NOBODY), "now"),
        (("agenda", "now"), frame(AUTOMATIC + 2, 0), "now"),
        (("agenda", "now"), frame(3, 5), "now"),
        (("agenda", "now"), frame(0, NOBODY), "now"),
        (("agenda", "later"), [frame(CLOSING, NOBODY, 1)], "closing"),
        (("agenda", "later"), [0] * 20_000, "later"),
        (("agenda", "drawn"), 1 << 60, "drawn"),
        (("agenda", "seen"), [0, 0, 0], "seen"),
        (("state", "coins"), [-1, 5], "coins"),
        (("state", "coins"), [5], "coins"),
        (("state", "slots"), [10**12] * 20, "slots"),
        (("state", "board"), 1 << 40, "board"),
        (("state", "ending"), 1, "now"),
        (("state", "pawn"), 99, "state"),
    ],
)
def test_what_is_wrong_is_named(way: tuple[object, ...], value: object, place: str | None) -> None:
    with pytest.raises(BadInput) as caught:
        civitas.load(replaced(duel_dump(), way, value))
    assert caught.value.figures.get("place") == place


def joint_part(number: int, value: object) -> Dump:
    return replaced(joint_dump(), ("agenda", "joint", number), value)


@pytest.mark.parametrize(
    "dump",
    [
        joint_part(1, [0, 0, 1]),  # a seat twice in the order
        joint_part(1, [0, 1, 3]),  # a seat that does not exist
        joint_part(3, 1 << 5),  # asked without belonging to the frame
        joint_part(3, 0b101),  # seat 0 is done
        joint_part(3, 0),  # nobody asked
        joint_part(4, 9),
        joint_part(5, [[], []]),
        joint_part(5, [[10**6], [], []]),  # no such move
        joint_part(5, [[-99], [], []]),  # no such offer
        joint_part(5, [[], [], [-1]]),  # an offer between others
        joint_part(5, [[8], [], []]),  # a move that was not legal
        joint_part(6, [[0, 0, [], 1, 0]]),  # an offer to oneself
        joint_part(6, [[0, 3, [], 1, 0]]),
        joint_part(6, [[0, 1, [0, 1, 1, 1], 1, 1]]),  # both open and accepted
        joint_part(6, [[0, 1]]),
        replaced(joint_dump(), ("agenda", "joint"), [1, 2]),
        replaced(closing_dump(), ("agenda", "closing"), []),
        replaced(closing_dump(), ("agenda", "later", 1), frame(CLOSING, NOBODY, 4)),
        replaced(closing_dump(), ("agenda", "later", 1), frame(CLOSING, NOBODY, 0)),
    ],
)
def test_a_joint_frame_that_cannot_be_is_refused(dump: Dump) -> None:
    with pytest.raises(BadInput) as caught:
        civitas.load(dump)
    assert caught.value.key == "error-bad-position"


def test_deep_nesting_is_refused() -> None:
    deep: list[object] = []
    for _ in range(5_000):
        deep = [deep]
    for way in (("state", "slots"), ("agenda", "later"), ("options",), ("chance",)):
        with pytest.raises(BadInput):
            civitas.load(replaced(duel_dump(), way, deep))


def test_a_dump_shares_nothing_with_the_position() -> None:
    p = plain(2)
    dump: Any = p.dump()
    text = json.dumps(dump)
    for way in places(dump):
        target = dump
        for step in way[:-1]:
            target = target[step]
        if isinstance(target[way[-1]], list):
            target[way[-1]].append(99)
    dump["options"]["fog"] = "?"
    assert json.dumps(p.dump()) == text

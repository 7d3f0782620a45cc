"""Sound documents made unsound, the same way on every machine: every mutation follows from its number."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

NASTY: list[Any] = [
    *(-1, 0, 1, -2, 255, 2**31, -(2**31), 2**53, 2**60, 2**63, -(2**63), 2**64, 10**40, -(10**40)),
    *(0.5, -0.0, 1e308, True, False, None),
    *("", "x", "\u202e", "\x7f", "a" * 300, "__class__", "../../etc/passwd", "{0}", "%s", "-1", "\U0001f3b2"),
    *([], {}, [[]], [None], {"": None}, [-1] * 70, [[[[[[[[1]]]]]]]]),
]


def places(document: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where anything stands in a document."""
    found = [at] if at else []
    inside = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, value in inside:
        found += places(value, (*at, key))
    return found


def _nasty(parent: Any, key: Any, dice: random.Random) -> None:
    parent[key] = copy.deepcopy(dice.choice(NASTY))


def _near(parent: Any, key: Any, dice: random.Random) -> None:
    """A number beside the one that was there, or a text with a letter changed."""
    value = parent[key]
    if isinstance(value, bool) or value is None or isinstance(value, (dict, list)):
        _nasty(parent, key, dice)
    elif isinstance(value, (int, float)):
        parent[key] = dice.choice(
            [value + 1, value - 1, -value, value * 2, value ^ 1 << dice.randrange(63) if isinstance(value, int) else 0]
        )
    else:
        cut = dice.randrange(len(value) + 1)
        parent[key] = dice.choice([value[:cut], value[:cut] + "x" + value[cut:], value + value, value.upper()])


def _gone(parent: Any, key: Any, dice: random.Random) -> None:
    del parent[key]


def _twice(parent: Any, key: Any, dice: random.Random) -> None:
    if isinstance(parent, list):
        parent.insert(key, copy.deepcopy(parent[key]))
    else:
        parent[f"{key}x"] = parent[key]


def _swapped(parent: Any, key: Any, dice: random.Random) -> None:
    other = dice.choice(list(parent) if isinstance(parent, dict) else range(len(parent)))
    parent[key], parent[other] = parent[other], parent[key]


WAYS: list[Callable[[Any, Any, random.Random], None]] = [_nasty, _nasty, _near, _near, _near, _gone, _twice, _swapped]


def mutated(document: Any, number: int) -> Any:
    """The document with one to four things changed."""
    dice = random.Random(number)
    found = copy.deepcopy(document)
    for _ in range(dice.choice([1, 1, 1, 2, 4])):
        where = places(found)
        if not where:
            return found
        # Half of all changes fall on what the file says of itself, half on whatever is in it.
        short = [at for at in where if len(at) <= 2]
        at = dice.choice(short if short and dice.random() < 0.3 else where)
        parent = found
        for key in at[:-1]:
            parent = parent[key]
        dice.choice(WAYS)(parent, at[-1], dice)
    return found

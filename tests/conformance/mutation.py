"""Mutated dumps: each is refused in a sentence, or plays on without an exception.

`python -m conformance.mutation TITLE FIRST COUNT` tries so many mutations and prints what went wrong. It runs in a
process of its own, because a loop in compiled code cannot be interrupted from within.
"""

from __future__ import annotations

import copy
import faulthandler
import json
import marshal
import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import civitas
from civitas.kernel import position, registry
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position
from conformance.walks import random_move

Dump = dict[str, Any]
Place = tuple[Any, ...]

GAMES = 12
"""How many games the dumps come from."""
SAMPLES = 4
"""How many positions of each question of a game."""
MOVES = 250
"""How far a mutated position is played."""
SECONDS = 2.0
"""Of processor time, for loading a position or for a move and all that is shown of it."""
SLOWER = 20
"""How much longer the engine may take where it is not compiled."""


def games(key: str, random: Random) -> list[Position]:
    """Beginnings of a title: every seat count, with options by lot that go with it."""
    title = registry.title(key)
    found: list[Position] = []
    while len(found) < GAMES:
        options: dict[str, object] = {}
        for option in title.options:
            if random.random() < 0.4 and not option.many:
                options[option.key] = random.choice(option.values or [True, False])
        if key == "seven_ages":
            options["turns"] = random.choice(["2", "5", "9"])
        seats = title.seat_counts[len(found) % len(title.seat_counts)]
        with suppress(BadInput):  # Some options do not go with so few seats.
            found.append(registry.new(title, seats, random.randrange(1000), options))
    return found


def dumps(key: str, random: Random) -> list[Dump]:
    """Sound dumps of all stages of some games: of each question of a game a few, and its end."""
    found: list[Dump] = []
    for number, p in enumerate(games(key, random)):
        asked: dict[str, list[Dump]] = {}
        while p.waiting():
            question = p.frame_question(p.turn())
            assert question is not None
            stages = asked.setdefault(question.key, [])
            if len(stages) < SAMPLES:
                stages.append(p.dump())
            elif random.random() < 0.01:
                stages[random.randrange(SAMPLES)] = p.dump()
            p.advance(*(eager_move(p, random) if number % 2 else random_move(p, random)))
        found += [dump for stages in asked.values() for dump in stages] + [p.dump()]
    return found


def eager_move(p: Position, random: Random) -> tuple[int, int]:
    """A move by lot that does something, where there is one: so more happens than in most random games."""
    seat = random.choice(p.waiting())
    moves = p.contending(seat)
    busy = [move for move in moves if p.title.moves.verb(move).name not in ("skip", "done", "end", "finish")]
    return seat, random.choice(busy if busy and random.random() < 0.7 else moves)


# ---------------------------------------------------------------------- mutating


def numbers(value: object, here: Place = ()) -> list[Place]:
    """The way to every number inside a part of a dump."""
    if isinstance(value, dict):
        return [way for key, part in value.items() for way in numbers(part, (*here, key))]
    if isinstance(value, list):
        return [way for number, part in enumerate(value) for way in numbers(part, (*here, number))]
    return [here] if isinstance(value, int) else []


def lists(value: object, here: Place = ()) -> list[Place]:
    """The way to every list."""
    found: list[Place] = []
    if isinstance(value, dict):
        for key, part in value.items():
            found += lists(part, (*here, key))
    elif isinstance(value, list):
        found.append(here)
        for number, part in enumerate(value):
            found += lists(part, (*here, number))
    return found


def at(dump: Any, way: Place) -> Any:
    for step in way:
        dump = dump[step]
    return dump


def put(dump: Any, way: Place, value: object) -> None:
    at(dump, way[:-1])[way[-1]] = value


def by_field(dump: Dump, find: Callable[[object, Place], list[Place]], random: Random) -> Place:
    """A way by lot, each field as likely as the others: else long lists would take all the mutations."""
    fields = [(part, name) for part in ("state", "agenda") for name in dump[part]]
    while True:
        field = random.choice(fields)
        ways = find(at(dump, field), field)
        if ways:
            return random.choice(ways)


def other_number(old: int, random: Random) -> int:
    choice = random.randrange(8)
    if choice == 0:
        return old + random.choice([-1, 1])
    if choice == 1:
        return random.choice([-1, 0, 1, 2, 3])
    if choice == 2:
        return old ^ 1 << random.randrange(max(8, old.bit_length() + 2))
    if choice == 3:
        return random.randrange(200)
    if choice == 4:
        return -old - 1
    if choice == 5:
        return old ^ (1 << random.randrange(4, 40)) | 1 << random.randrange(64)
    if choice == 6:
        return old + random.choice([-1, 1]) * (1 << random.choice([2, 4, 6, 8, 10, 16, 26]))
    return random.choice([1 << 31, 1 << 63, (1 << 512) - 1, 10**6, -(10**6), 10**40])


def change_number(dump: Dump, random: Random) -> None:
    way = by_field(dump, numbers, random)
    put(dump, way, other_number(at(dump, way), random))


def swap_numbers(dump: Dump, random: Random) -> None:
    first = by_field(dump, numbers, random)
    same = numbers(at(dump, first[:2]), first[:2])
    second = random.choice(same) if random.random() < 0.7 else by_field(dump, numbers, random)
    one, two = at(dump, first), at(dump, second)
    put(dump, first, two)
    put(dump, second, one)


def change_list(dump: Dump, random: Random) -> None:
    way = by_field(dump, lists, random)
    values = at(dump, way)
    choice = random.randrange(5)
    if choice == 0 and values:
        values.pop(random.randrange(len(values)))
    elif choice == 1 and values:
        values.insert(random.randrange(len(values) + 1), copy.deepcopy(random.choice(values)))
    elif choice == 2:
        values.append(random.choice([0, -1, 1, []]))
    elif choice == 3:
        random.shuffle(values)
    else:
        put(dump, way, [])


def change_frame(dump: Dump, random: Random) -> None:
    agenda = dump["agenda"]
    later = agenda["later"]
    choice = random.randrange(6)
    if choice == 0 and later:
        agenda["now"], later[-1] = later[-1], agenda["now"]
    elif choice == 1 and later:
        agenda["now"] = later.pop()
    elif choice == 2:
        later.append(agenda["now"])
    else:
        place = random.randrange(len(later) + 1)
        packed = agenda["now"] if place == len(later) else later[place]
        if not isinstance(packed, int):
            return
        low, width = random.choice([(0, 6), (6, 4), (10, 8), (18, 8), (26, 8), (34, 20)])
        packed = packed & ~((1 << width) - 1 << low) | random.randrange(1 << min(width, 6)) << low
        if place == len(later):
            agenda["now"] = packed
        else:
            later[place] = packed


def cross(dump: Dump, random: Random, others: list[Dump]) -> None:
    """Put fields of another moment, or another game, in."""
    part = random.choice(["state", "state", "state", "agenda"])
    other = random.choice([twin for twin in others if twin["seats"] == dump["seats"]])
    for name in random.sample(sorted(dump[part]), random.choice([1, 1, 2, 5]) if part == "state" else 1):
        if name in other[part]:  # not every option has every field
            dump[part][name] = copy.deepcopy(other[part][name])


def mutated(sound: Dump, random: Random, others: list[Dump]) -> Dump:
    dump: Dump = marshal.loads(marshal.dumps(sound))
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        choice = random.randrange(12)
        if choice < 5:
            change_number(dump, random)
        elif choice < 7:
            swap_numbers(dump, random)
        elif choice < 8:
            change_list(dump, random)
        elif choice < 10:
            change_frame(dump, random)
        else:
            cross(dump, random, others)
    return dump


# ---------------------------------------------------------------------- trying


def try_out(dump: Dump, random: Random, moves: int = MOVES) -> bool:
    """Was it loaded? Then it has been played on, looked at and saved."""
    watch()
    try:
        p = civitas.load(dump)
    except BadInput:
        return False
    for made in range(moves):
        watch()
        if not p.waiting():
            break
        seat, move = random_move(p, random)
        if made % 16 == 0:
            p.question(seat)
            p.view(seat)
            p.standing()
            p.clone()
        p.advance(seat, move)
    return True


def watch() -> None:
    """From now on there are so many seconds. After them the process ends and says where it was: a signal without a
    handler in Python ends compiled loops too."""
    compiled = not position.__file__.endswith(".py")
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS * (1 if compiled else SLOWER))


def run(key: str, first: int, count: int) -> list[str]:
    """What went wrong, each with the number of the mutation and where it was raised."""
    faulthandler.register(signal.SIGVTALRM, chain=True)
    sources = dumps(key, Random(first))
    found = []
    loaded = 0
    for number in range(first, first + count):
        random = Random(number)
        dump = mutated(random.choice(sources), random, sources)
        try:
            loaded += try_out(dump, random)
        except Exception as problem:
            where = [
                f"{os.path.basename(part.filename)}:{part.lineno}"
                for part in traceback.extract_tb(problem.__traceback__)
            ]
            found.append(f"{number}: {type(problem).__name__} {problem} at {' '.join(where[-4:])}")
    print(f"{key}: {count} mutations, {loaded} loaded, {len(found)} went wrong", file=sys.stderr)
    return found


if __name__ == "__main__":
    print(json.dumps(run(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])), indent=1))

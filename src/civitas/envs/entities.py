"""What a seat knows as a list of things with their places, for learners with attention.

Every fact of the view is a row of whole numbers: its place in the view, the thing it names, the thing it is told of,
whose it is as seen from the viewer, its number in a list, and its amount. Nothing but the view is read, so what is
hidden stays hidden. The places and words of a title are numbered in its `places.toml`, which only grows: `python -m
civitas.envs.entities` walks through games and adds what it has not met.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from civitas.envs.encoding import Encoding, Seen
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput
from civitas.kernel.fields import digest
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position
from civitas.kernel.title import Title

COLUMNS: Final = ("place", "thing", "of", "owner", "number", "amount")
MOST: Final = 2048
"""Rows of an observation; further facts are left out. No game we have seen needs half of them."""
HIGHEST: Final = 10_000
"""Amounts beyond are cut."""
NUMBERS: Final = 1024
"""Numbers in lists beyond are cut."""
FILE: Final = "places.toml"
LIST: Final = "[]"
KEYED: Final = "*"

Rows = NDArray[numpy.int32]


@dataclass(frozen=True)
class Fact:
    """A value of the view that is not nothing."""

    path: str
    value: object
    of: str | None
    """The thing under whose name it stands."""
    owner: int
    """The seat in whose part of the view it stands, or -1."""
    number: int
    """Its place in the outermost list that is not one part per seat, or -1."""


@dataclass
class Schema:
    """Which places there are, which of them are lists with a part per seat, and which words are not things."""

    places: list[str] = field(default_factory=list)
    by_seat: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


def things_of(title: Title) -> list[str]:
    """Everything that has a name of its own, once each, domain by domain."""
    return list(dict.fromkeys([item for domain in title.domains.values() for item in domain.ids]))


def is_keyed(value: dict[str, Any], path: str, things: dict[str, int]) -> bool:
    """Do the keys of a table inside the view name things, and not parts of it?"""
    return bool(path) and all([key in things or key.isdecimal() for key in value])


def beneath(path: str, key: str, keyed: bool) -> str:
    return f"{path}.{KEYED if keyed else key}" if path else key


def facts(view: dict[str, object], things: dict[str, int], by_seat: frozenset[str]) -> Iterator[Fact]:
    """What a view says, in its order. Nothing, no and zero are not said."""

    def walk(value: Any, path: str, of: str | None, owner: int, number: int) -> Iterator[Fact]:
        if isinstance(value, dict):
            keyed = is_keyed(value, path, things)
            for key, part in value.items():
                yield from walk(part, beneath(path, key, keyed), key if keyed else of, owner, number)
        elif isinstance(value, list):
            inside = path + LIST
            for index, part in enumerate(value):
                if inside in by_seat:
                    yield from walk(part, inside, of, index, number)
                else:
                    yield from walk(part, inside, of, owner, index if number < 0 else number)
        elif value not in (None, False, 0, ""):
            yield Fact(path, value, of, owner, number)

    return walk(view, "", None, -1, -1)


class Place:
    """A place in the views of a title. What lies beneath it is looked up once: a view tells hundreds of facts."""

    __slots__ = ("_beneath", "by_seat", "number", "path", "schema")

    def __init__(self, path: str, schema: Schema) -> None:
        self.path = path
        self.schema = schema
        self.number = schema.places.index(path) + 1 if path in schema.places else 0
        self.by_seat = path in schema.by_seat
        self._beneath: dict[str, Place] = {}

    def at(self, key: str) -> Place:
        """The place of a part, of all that stands under names (`KEYED`), or of what is in a list (`LIST`)."""
        found = self._beneath.get(key)
        if found is None:
            path = self.path + LIST if key == LIST else beneath(self.path, key, key == KEYED)
            found = self._beneath[key] = Place(path, self.schema)
        return found


class Entities:
    """How views of a title become rows."""

    def __init__(self, title: Title) -> None:
        self.title = title
        schema = read_schema(title)
        if not schema.places:
            raise BadInput("error-no-features", {"title": title.key})
        self.places = ["", *schema.places]
        """What the first column means; 0 is a place that is not among them."""
        self.things = ["", *things_of(title), *schema.words]
        """What the second and third column mean; 0 is nothing that has a name."""
        self.version = digest([self.places, self.things, list(COLUMNS)])[:8]
        """Changes with what the numbers mean: keep it with whatever you trained."""
        self._whole = Place("", schema)
        self._thing = {thing: number for number, thing in enumerate(self.things)}

    def bounds(self, seats: int) -> tuple[Rows, Rows]:
        """The least and the greatest number of each column."""
        least = numpy.array([0, 0, 0, 0, 0, -HIGHEST], numpy.int32)
        most = [len(self.places) - 1, len(self.things) - 1, len(self.things) - 1, seats, NUMBERS, HIGHEST]
        return least, numpy.array(most, numpy.int32)

    def rows(self, position: Position, seat: int) -> list[tuple[int, ...]]:
        """All facts that a seat knows, as `facts` finds them."""
        told: list[tuple[int, ...]] = []
        self._tell(position.view(seat), self._whole, 0, 0, 0, (seat, position.seats), told)
        return told

    def observe(self, position: Position, seat: int, most: int = MOST) -> Rows:
        """The same as an array of so many rows; those at the end that say nothing are 0."""
        found = numpy.zeros((most, len(COLUMNS)), numpy.int32)
        rows = self.rows(position, seat)[:most]
        found.reshape(-1)[: len(rows) * len(COLUMNS)] = [*chain.from_iterable(rows)]
        return found

    def describe(self, row: Sequence[int]) -> str:
        """A row in words."""
        place, thing, of, owner, number, amount = (int(part) for part in row)
        parts = [self.places[place] or "?"]
        parts += [f"of {self.things[of]}"] if of else []
        parts += [f"seat +{owner - 1}"] if owner else []
        parts += [f"#{number - 1}"] if number else []
        return f"{', '.join(parts)}: {self.things[thing] if thing else amount}"

    def _tell(
        self,
        value: Any,
        place: Place,
        of: int,
        owner: int,
        number: int,
        viewer: tuple[int, int],
        told: list[tuple[int, ...]],
    ) -> None:
        """Adds the rows of a part of the view. `viewer` is the seat that looks and how many there are."""
        if not value:
            return
        things = self._thing
        if isinstance(value, dict):
            keyed = is_keyed(value, place.path, things)
            for key, part in value.items():
                if keyed:
                    self._tell(part, place.at(KEYED), things.get(key, 0), owner, number, viewer, told)
                else:
                    self._tell(part, place.at(key), of, owner, number, viewer, told)
        elif isinstance(value, list):
            inside = place.at(LIST)
            for index, part in enumerate(value):
                if inside.by_seat:
                    self._tell(part, inside, of, (index - viewer[0]) % viewer[1] + 1, number, viewer, told)
                else:
                    self._tell(part, inside, of, owner, number or min(index + 1, NUMBERS), viewer, told)
        elif isinstance(value, str):
            told.append((place.number, things.get(value, 0), of, owner, number, 1))
        else:
            told.append((place.number, 0, of, owner, number, max(-HIGHEST, min(int(value), HIGHEST))))


class EntityEncoding(Encoding):
    """Rows of things in place of features; actions and masks are the same."""

    def __init__(self, title: Title, seats: int) -> None:
        super().__init__(title)
        self.entities = Entities(title)
        self.names = list(COLUMNS)
        self.index = {name: place for place, name in enumerate(self.names)}
        self.shape = (MOST, len(COLUMNS))
        self.kind = numpy.int32
        self.least, self.most = (numpy.tile(bound, (MOST, 1)) for bound in self.entities.bounds(seats))
        self.version = digest([self.entities.version, self.version])[:8]

    def observe(self, position: Position, seat: int, out: Seen | None = None) -> Seen:
        found = self.entities.observe(position, seat)
        if out is None:
            return found
        out[:] = found
        return out

    def publish(self, features: NDArray[Any], positions: Sequence[Position], seats: Sequence[int], out: Seen) -> None:
        for row, (position, seat) in enumerate(zip(positions, seats)):
            self.observe(position, seat, out[row])


# ---------------------------------------------------------------------- the places of a title


def read_schema(title: Title) -> Schema:
    path = title.folder / FILE
    if not path.exists():
        return Schema()
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return Schema(found["places"], found["by_seat"], found["words"])


def walk_games(title: Title, games: int, most: int, every: int) -> Iterator[tuple[Position, int]]:
    """Positions of random games, each with every seat that may look at it."""
    counts = [count for count in title.seat_counts if count > 1] or title.seat_counts
    for number in range(games):
        position = registry.new(title, counts[number % len(counts)], number)
        made = 0
        while not position.over() and made < most:
            made += play_out(position, Chance(number), made, every)
            for seat in range(position.seats):
                yield position, seat


def extended(title: Title, schema: Schema, positions: Iterator[tuple[Position, int]]) -> Schema:
    """The schema with what it had not met at the end. Which lists have a part per seat is settled once and for all."""
    things = dict.fromkeys(things_of(title), 0)
    lengths: dict[str, set[tuple[int, int]]] = {}
    views = [(position.view(seat), position.seats) for position, seat in positions]
    for view, seats in views:
        for path, length in _lists(view, "", things):
            lengths.setdefault(path, set()).add((length, seats))
    by_seat = schema.by_seat or sorted([path for path, met in lengths.items() if all(one == two for one, two in met)])
    places, words = dict.fromkeys(schema.places), dict.fromkeys(schema.words)
    for view, _ in views:
        for fact in facts(view, things, frozenset(by_seat)):
            places.setdefault(fact.path)
            if isinstance(fact.value, str) and fact.value not in things:
                words.setdefault(fact.value)
    return Schema([*places], by_seat, [*words])


def _lists(value: Any, path: str, things: dict[str, int]) -> Iterator[tuple[str, int]]:
    if isinstance(value, dict):
        keyed = is_keyed(value, path, things)
        for key, part in value.items():
            yield from _lists(part, beneath(path, key, keyed), things)
    elif isinstance(value, list):
        yield path + LIST, len(value)
        for part in value:
            yield from _lists(part, path + LIST, things)


def write_schema(path: Path, schema: Schema) -> None:
    lines = ["# The places and words of views, as civitas.envs.entities numbers them: only ever add at the end.", ""]
    for name, values in (("places", schema.places), ("by_seat", schema.by_seat), ("words", schema.words)):
        lines += [f"{name} = [", *[f'    "{value}",' for value in values], "]", ""]
    path.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def main(keys: list[str]) -> None:
    for key in keys or registry.title_keys():
        title = registry.title(key)
        schema = extended(title, read_schema(title), chain(walk_games(title, 2, 48, 3), walk_games(title, 8, 600, 40)))
        write_schema(title.folder / FILE, schema)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Tables in memory, with a toy game known to the registry."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from civitas.kernel import registry
from civitas.kernel.chance import KeyedChance
from civitas.table import Info, MemoryStore, Seat, Table, TableProblem
from table.toy import OrchardTitle

SECRET = bytes(range(32))


def status(table: Table) -> str:
    """What a table is now; to mypy it would be for ever what it was when last looked at."""
    return table.info.status


class Desk:
    """A table with its store: every act is stored, and the stored table must equal the one in memory."""

    def __init__(self, title: str, seats: list[Seat], **settings: object) -> None:
        info = Info("t", title, None, registry.title(title).accept_options({}), seats, 0.0, "ann")
        for name, value in settings.items():
            setattr(info, name, value)
        self.now = 0.0
        self.asleep = 0.0
        self.store = MemoryStore()
        self.table = Table.open(info, {"chance": KeyedChance(SECRET).dump()}, self.now)
        self.table.arrive(range(len(seats)), self.now)
        self.keys = itertools.count()
        self.save()

    def save(self) -> None:
        self.store.save(self.table.changes())

    def reload(self) -> Table:
        """A server that starts anew finds the same table."""
        saved = self.store.load("t")
        assert saved is not None
        self.table = Table.load(saved, self.now, self.asleep)
        return self.table

    def play(self, seat: int, *moves: str) -> None:
        for move in moves:
            decision = self.table.decision(seat)
            assert decision is not None
            self.table.play(seat, decision, move, f"key-{next(self.keys)}", self.now)
            self.save()

    def texts(self) -> list[tuple[int, str]]:
        return [(made.seat, made.text) for made in self.table.history.moves]

    def hash(self) -> str:
        return self.table.going().hash()

    def replayed(self) -> str:
        """The hash of a game that made the moves that stand, and no others."""
        position = self.table.record_head().begin()
        for seat, text in self.texts():
            position.play(seat, position.title.moves.parse(text))
        return position.hash()


@contextmanager
def refused(kind: type[TableProblem], key: str) -> Iterator[None]:
    """The block must end with this problem."""
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.key == key


def people(count: int) -> list[Seat]:
    return [Seat("human", name, person=name) for name in ("ann", "bob", "cid", "dot")[:count]]


@pytest.fixture(scope="module", autouse=True)
def orchard() -> Iterator[None]:
    registry.register("orchard", OrchardTitle())
    yield
    registry._keys.remove("orchard")
    del registry._made["orchard", None]


@pytest.fixture
def duel() -> Desk:
    return Desk("seven_wonders_duel", people(2))


@pytest.fixture
def picking() -> Desk:
    return Desk("orchard", people(3))

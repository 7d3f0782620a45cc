"""A process that looks at what somebody brings along: a record or a deal. It may loop, swell or die by itself.

Reads one job from its input and writes one finding. It runs once, behind everybody who plays, within bounds of memory
and processor time; its starter ends it when it takes too long."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput, CivitasError
from civitas.kernel.position import Position
from civitas.server.bodies import Unfit, check_json
from civitas.server.database import Person
from civitas.server.importing import table_from_record
from civitas.server.packets import Reader, packet
from civitas.server.problems import Denied, status_of, told
from civitas.server.wire import Fault
from civitas.table import Changes, Table
from civitas.table.storage import MemoryStore

MEMORY: Final = 2 << 30
TRIED_MOVES: Final = 300
"""A position that was brought along is played on for so long before it is believed."""


class Deal(msgspec.Struct):
    title: str
    seats: int
    options: dict[str, object]
    deal: dict[str, object]
    pack: str | None


class Job(msgspec.Struct):
    person: Person
    language: str
    now: float
    seconds: int = 60
    """Of processor time."""
    record: bytes | None = None
    deal: Deal | None = None
    packs: str | None = None
    """The folder of the data packs that are offered."""


class Finding(msgspec.Struct):
    changes: Changes | None = None
    status: int = 200
    problem: Fault | None = None


def look(job: Job) -> Finding:
    try:
        if job.deal is not None:
            return _look_at_deal(job.deal)
        assert job.record is not None
        return _look_at_record(job, job.record)
    except Unfit as problem:
        return _refused(Denied(problem.status, "error-bad-request", reason=problem.reason), job.language)
    except CivitasError as problem:
        return _refused(problem, job.language)
    except Exception as problem:
        # What only a position that no game leads to can do to the engine.
        figures: dict[str, object] = {"file": "record", "place": "position", "reason": type(problem).__name__}
        return _refused(BadInput("error-bad-record", figures), job.language)


def _refused(problem: CivitasError, language: str) -> Finding:
    return Finding(status=status_of(problem), problem=told(problem, language))


def _look_at_deal(wish: Deal) -> Finding:
    title = registry.title(wish.title, wish.pack)
    _try_out(registry.new(title, wish.seats, None, wish.options, wish.deal))
    return Finding()


def _look_at_record(job: Job, content: bytes) -> Finding:
    check_json(content)
    packs = None if job.packs is None else Path(job.packs)
    table = table_from_record(content, job.person, job.now, packs)
    changes = table.changes()
    store = MemoryStore()
    store.save(changes)
    saved = store.load(changes.table)
    assert saved is not None
    again = Table.load(saved, job.now)
    for viewer in [*range(len(again.info.seats)), None]:
        packet(again, Reader(viewer, () if viewer is None else (viewer,), job.language), frozenset(), [], job.now)
    if again.position is not None:
        assert table.position is not None and again.position.hash() == table.position.hash()
        if "position" in table.beginning:
            _try_out(again.position.clone())
    return Finding(changes)


def _try_out(position: Position) -> None:
    chance = Chance(1)
    for number in range(TRIED_MOVES):
        waiting = position.waiting()
        if not waiting:
            return
        seat = waiting[chance.word(number) % len(waiting)]
        position.view(seat)
        moves = position.legal(seat)
        position.play(seat, moves[chance.word(number + TRIED_MOVES) % len(moves)])


def bind(seconds: int) -> None:
    """No further than this."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def main() -> None:
    job = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Job)
    bind(job.seconds)
    sys.stdout.buffer.write(msgspec.msgpack.encode(look(job)))

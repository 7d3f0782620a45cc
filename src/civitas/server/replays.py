"""A game for looking back: the first point, and what each move changed after it, for one viewer.

A browser that has this goes to any point by itself, and is shown exactly what the packets of those points show."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import msgspec

from civitas.kernel.position import Position
from civitas.server.packets import Reader, log_lines, standing_of
from civitas.table import Table

KEPT_BYTES: Final = 32 << 20
"""Of compressed replays; a game of two thousand moves takes some 100 kB."""
LEVEL: Final = 4
BREATH: Final = 20
"""After so many moves, some five milliseconds, the processor is given away."""

Place = tuple[str | int, ...]
Change = tuple[Place, object] | tuple[Place]
"""What stands at a place now; without a value nothing does."""
Key = tuple[str, int, Reader]


def changes(before: Any, after: Any, place: Place = ()) -> Iterator[Change]:
    """What makes one into the other. Lists of one length are compared item by item, others are told anew."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                yield ((*place, key),)
        for key, value in after.items():
            if key not in before:
                yield ((*place, key), value)
            elif before[key] != value:
                yield from changes(before[key], value, (*place, key))
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                yield from changes(old, new, (*place, number))
    else:
        yield (place, after)


class Job:
    """A replay to be made. What others do at the table after it was asked for is no part of it."""

    def __init__(self, table: Table, reader: Reader) -> None:
        self.key = (table.info.id, table.info.revision, reader)
        self.viewer = reader.viewer
        self.positions = table.past.walk(table.last_point())
        self.log = partial(log_lines, table, reader, list(table.history.lines))

    def made(self) -> bytes:
        scenes = (None if position is None else _scene(position, self.viewer) for position in self.positions)
        first = next(scenes)
        replay = {"first": first, "steps": list(_steps(first, scenes)), "log": self.log()}
        return gzip.compress(msgspec.json.encode(replay), LEVEL, mtime=0)


def _scene(position: Position, viewer: int | None) -> dict[str, object]:
    standing = msgspec.to_builtins(standing_of(position.standing()))
    return {"view": position.view(viewer), "standing": standing}


def _steps(before: object, scenes: Iterator[dict[str, object] | None]) -> Iterator[list[Change] | None]:
    for number, scene in enumerate(scenes):
        if number % BREATH == 0:
            # Whoever plays comes first.
            time.sleep(0)
        if scene is None:
            yield None
            continue
        yield list(changes(before, scene))
        before = scene


class Replays:
    """Made one at a time beside everything else, and kept as long as there is room."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._turn = asyncio.Lock()

    def kept(self, job: Job) -> bytes | None:
        """A replay that was made before and still holds, compressed."""
        if job.key in self._kept:
            self._kept.move_to_end(job.key)
        return self._kept.get(job.key)

    async def make(self, job: Job) -> bytes:
        async with self._turn:
            found = self.kept(job)
            if found is None:
                found = self._kept[job.key] = await asyncio.to_thread(job.made)
                while len(self._kept) > 1 and sum(map(len, self._kept.values())) > KEPT_BYTES:
                    self._kept.popitem(last=False)
            return found

"""A miniature title made to stress the kernel: everything the great titles need, in the smallest game that has it."""

from __future__ import annotations

from pathlib import Path

from civitas.kernel.registry import register
from civitas.kernel.title import Title
from mini.catalogue import read_catalogue
from mini.game import MiniTitle

CLAY_PACK = str(Path(__file__).parent / "packs" / "clay")


def make_title(pack: str | None = None) -> Title:
    return MiniTitle(read_catalogue(pack))


MINI = make_title()
MINI_WITH_CLAY = make_title(CLAY_PACK)
register("mini", MINI)
register("mini", MINI_WITH_CLAY, CLAY_PACK)

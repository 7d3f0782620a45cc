"""When Python looks for what nobody holds any more. Most of what a server holds was read at its start and stays: to
look through it again and again costs a tenth of the processor and halts everybody meanwhile (`benchmarks/load.md`)."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 5_000
"""So many new things between two looks through the young ones. A packet is made of some hundreds."""
OLDER: Final = 20


def settle() -> None:
    """What is there now stays: it is not looked through again, and the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDER)

"""Processes that work behind the server: bots that think, and whatever looks at what people bring along."""

from __future__ import annotations

import sys
from typing import Final

NICE: Final = 5
"""Whoever waits for a bot or for an upload waits anyhow; the server answers everybody else first."""


def behind(module: str) -> tuple[str, ...]:
    """The command that runs the `main` of a module. It steps back before it reads anything: what a process needs to get
    ready is a third of a second of a processor, for which nobody's move should wait."""
    step_back = f"import os; getattr(os, 'nice', int)({NICE})"
    return sys.executable, "-c", f"{step_back}; from {module} import main; main()"

"""What the processes of a table server use, as the system counts it: for `load.py`."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

WORKER = "civitas.server.workers"
KINDS = ("serving", "thinking", "database")


@dataclass
class Used:
    """Processor seconds until now."""

    serving: float
    thinking: float
    database: float


class Processes:
    """The server's processes, as the system counts them."""

    def __init__(self, root: int, database: str) -> None:
        self.root = root
        self.database = database
        self.tick = os.sysconf("SC_CLK_TCK")
        self.gone: dict[int, tuple[str, float]] = {}

    def _command(self, process: int) -> str:
        with contextlib.suppress(OSError):
            return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()
        return ""  # it has ended

    def _children(self, process: int) -> list[int]:
        found = Path(f"/proc/{process}/task").glob("*/children")
        own: list[int] = []
        with contextlib.suppress(OSError):
            own += [int(child) for path in found for child in path.read_text().split()]
        return own + [each for child in own for each in self._children(child)]

    def workers(self) -> list[int]:
        return [process for process in self._children(self.root) if self._kind(process) == "serving"]

    def _seconds(self, process: int) -> float:
        parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / self.tick

    def look(self) -> None:
        """What each process has used so far. Ends of processes are missed by at most the time between two looks."""
        family = [self.root, *self._children(self.root)]
        storing = [
            int(path.name)
            for path in Path("/proc").iterdir()
            if self.database and path.name.isdigit() and self._is_storing(int(path.name))
        ]
        for process in family + storing:
            with contextlib.suppress(OSError):
                kind = "database" if process in storing else self._kind(process)
                # One that has ended says no longer what it was.
                kind = self.gone[process][0] if process in self.gone else kind
                self.gone[process] = (kind, self._seconds(process))

    def _is_storing(self, process: int) -> bool:
        command = self._command(process)
        return command.startswith("postgres:") and self.database in command

    def _kind(self, process: int) -> str:
        return "serving" if process == self.root or WORKER in self._command(process) else "thinking"

    def used(self) -> Used:
        self.look()
        return Used(*(sum(s for kind, s in self.gone.values() if kind == name) for name in KINDS))

    def megabytes(self) -> list[float]:
        """The most that each serving process has held."""
        found = []
        for process in [self.root, *self._children(self.root)]:
            if self._kind(process) == "serving":
                status = Path(f"/proc/{process}/status").read_text()
                found.append(round(int(status.partition("VmHWM:")[2].split()[0]) / 1024, 1))
        return found

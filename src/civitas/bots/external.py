"""Bots in other languages: a program that answers JSON lines on its standard input with JSON lines on its output.

Each decision is one line `{"seat", "view", "question", "legal", "position"}` with the legal moves as texts and a whole
position that looks to the seat like the true one, the rest dealt anew. The answer is one line `{"move": TEXT}`.
So a program may be an older build of this one, which loads the position (docs/examples/other_build.py). A program that
crashes, hangs, answers late or out of the rules loses that move to a legal fallback; after three such faults it is not
asked again in this game.
"""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import Final

import msgspec

from civitas.bots.observation import Observation
from civitas.bots.players import Bot
from civitas.kernel.chance import Chance

PATIENCE: Final = 10.0
"""Seconds for one decision."""
FAULTS: Final = 3
LONGEST: Final = 1 << 16
"""Bytes of an answer at most."""


def _processor_time(process: subprocess.Popen[bytes] | None) -> float:
    """Of a running program, in seconds; 0 where the system does not tell."""
    if process is None or not sys.platform.startswith("linux"):
        return 0.0
    try:
        # The clock of another process, as clock_getcpuclockid(3) names it.
        return time.clock_gettime((~process.pid << 3) | 2)
    except OSError:
        return 0.0


class _Fault(Exception):
    """What the program did wrong, in a word."""


class ExternalBot(Bot):
    def __init__(self, seed: int, command: str, patience: float = PATIENCE) -> None:
        super().__init__(seed)
        self.command = command
        self.patience = patience
        self._seed = seed
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._ended = 0.0
        """Processor time of programs that were given up."""

    def choose(self, observation: Observation, legal: list[int], seed: int) -> int:
        texts = {observation.title.moves.text(move): move for move in legal}
        if len(self.faults) < FAULTS:
            try:
                return self._ask(observation, texts, seed)
            except _Fault as fault:
                self.faults.append(str(fault))
                self.close()
        return legal[seed * len(legal) >> 30]

    def _ask(self, observation: Observation, texts: dict[str, int], seed: int) -> int:
        request = {
            "title": observation.title.key,
            "seed": self._seed,
            "seat": observation.seat,
            "view": observation.view(),
            "question": observation.question().as_dict(),
            "legal": list(texts),
            "position": observation.imagine(Chance(seed)).dump(),
        }
        until = time.monotonic() + self.patience
        process = self._started()
        self._send(process, msgspec.json.encode(request) + b"\n", until)
        try:
            answer = msgspec.json.decode(self._line(process, until))
        except msgspec.DecodeError as problem:
            raise _Fault("garbled") from problem
        move = answer.get("move") if isinstance(answer, dict) else None
        if not isinstance(move, str) or move not in texts:
            raise _Fault("illegal")
        return texts[move]

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    shlex.split(self.command),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                )
            except (OSError, ValueError) as problem:
                raise _Fault("missing") from problem
            assert self._process.stdin is not None and self._process.stdout is not None
            os.set_blocking(self._process.stdin.fileno(), False)
            os.set_blocking(self._process.stdout.fileno(), False)
        return self._process

    def _send(self, process: subprocess.Popen[bytes], line: bytes, until: float) -> None:
        """Write a line without waiting for ever on a program that does not read."""
        assert process.stdin is not None
        handle = process.stdin.fileno()
        while line:
            _, ready, _ = select.select([], [handle], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise _Fault("late")
            try:
                line = line[os.write(handle, line) :]
            except BlockingIOError:
                continue
            except OSError as problem:
                raise _Fault("crashed") from problem

    def _line(self, process: subprocess.Popen[bytes], until: float) -> bytes:
        assert process.stdout is not None
        handle = process.stdout.fileno()
        found = self._rest
        while b"\n" not in found:
            ready, _, _ = select.select([handle], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise _Fault("late")
            part = os.read(handle, LONGEST)
            if not part:
                raise _Fault("crashed")
            found += part
            if len(found) > LONGEST:
                raise _Fault("garbled")
        line, _, self._rest = found.partition(b"\n")
        return line

    def outside(self) -> float:
        return self._ended + _processor_time(self._process)

    def close(self) -> None:
        process = self._process
        self._ended += _processor_time(process)
        self._process = None
        self._rest = b""
        if process is None:
            return
        # It leads a session of its own, so whatever it started goes with it.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()
        process.wait()

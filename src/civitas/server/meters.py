"""What a process counts of itself, for whoever runs it. Nothing is counted by person, table or address: what is told is
of bounded size and gives nobody away."""

from __future__ import annotations

import logging
import threading
from bisect import bisect_left
from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

Kind = Literal["counter", "gauge", "histogram"]
Labels = tuple[str, ...]
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Sample(msgspec.Struct, array_like=True):
    name: str
    labels: list[tuple[str, str]]
    value: float


class Family(msgspec.Struct):
    """One figure with all its parts, as one process tells it."""

    name: str
    kind: Kind
    about: str
    samples: list[Sample]


class Meter:
    kind: Kind = "gauge"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self._values: dict[Labels, float] = {}
        self._lock = threading.Lock()
        METERS.append(self)

    def family(self) -> Family:
        with self._lock:
            samples = [Sample(self.name, self._named(key), value) for key, value in self._values.items()]
        return Family(self.name, self.kind, self.about, samples)

    def _named(self, values: Labels) -> list[tuple[str, str]]:
        return list(zip(self.labels, values, strict=True))


class Counter(Meter):
    kind: Kind = "counter"

    def add(self, *labels: str, by: float = 1.0) -> None:
        with self._lock:
            self._values[labels] = self._values.get(labels, 0.0) + by


class Gauge(Meter):
    def set(self, value: float, *labels: str) -> None:
        with self._lock:
            self._values[labels] = value

    def set_all(self, values: Mapping[Any, float]) -> None:
        with self._lock:
            self._values = dict(values)


class Histogram(Meter):
    kind: Kind = "histogram"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._counts: dict[Labels, list[int]] = {}

    def observe(self, seconds: float, *labels: str) -> None:
        with self._lock:
            counts = self._counts.get(labels)
            if counts is None:
                counts = self._counts[labels] = [0] * (len(BOUNDS) + 1)
            counts[bisect_left(BOUNDS, seconds)] += 1
            self._values[labels] = self._values.get(labels, 0.0) + seconds

    def family(self) -> Family:
        samples: list[Sample] = []
        with self._lock:
            for key, counts in self._counts.items():
                named, below = self._named(key), 0
                for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
                    below += count
                    samples.append(Sample(f"{self.name}_bucket", [*named, ("le", bound)], below))
                samples.append(Sample(f"{self.name}_sum", named, self._values[key]))
                samples.append(Sample(f"{self.name}_count", named, below))
        return Family(self.name, self.kind, self.about, samples)


METERS: Final[list[Meter]] = []

BUILD: Final = Gauge("civitas_build_info", "Always 1; which version runs.", "version")
STARTED: Final = Gauge("process_start_time_seconds", "When the process started.")
PROCESSOR: Final = Gauge("process_cpu_seconds_total", "Processor time used, with that of ended processes of its own.")
MEMORY: Final = Gauge("process_resident_memory_bytes", "Memory in use.")
PROCESSOR.kind = "counter"

REQUESTS: Final = Counter("civitas_requests_total", "Requests answered.", "route", "method", "status")
REQUEST_SECONDS: Final = Histogram("civitas_request_seconds", "From a request to the head of its answer.", "route")
LAG: Final = Histogram("civitas_loop_lag_seconds", "How late the event loop came to what was due.")
STREAMS: Final = Gauge("civitas_streams", "Open streams of events.")
IN_MEMORY: Final = Gauge("civitas_tables_in_memory", "Tables kept in memory.")
TABLES: Final = Gauge("civitas_tables", "Stored tables.", "status")
ASIDE: Final = Gauge("civitas_tables_aside", "Tables set aside because they cannot be read.")
MOVES: Final = Counter("civitas_moves_total", "Moves stored.", "title", "by")
STORE_SECONDS: Final = Histogram("civitas_store_seconds", "Storing what had changed, in one transaction.")
OVERTAKEN: Final = Counter("civitas_store_refused_total", "Changes that could not be stored.", "cause")
BOT_SECONDS: Final = Histogram("civitas_bot_seconds", "A bot thinking about one move.", "outcome")
QUEUE: Final = Gauge("civitas_queue", "What waits in the queue and is due.", "kind")
QUEUE_AGE: Final = Gauge("civitas_queue_age_seconds", "How long the oldest of it has been due.", "kind")
GIVEN_UP: Final = Gauge("civitas_queue_given_up", "What was tried too often and rests.", "kind")
LETTERS: Final = Counter("civitas_letters_total", "Letters handed over, or not.", "way", "outcome")
LINES: Final = Counter("civitas_log_lines_total", "Lines of the log.", "level")
READY: Final = Gauge("civitas_ready", "1 if the database can be used.")


class CountLines(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        LINES.add(record.levelname.lower())


def families() -> list[Family]:
    return [meter.family() for meter in METERS]


def written(told: dict[str, list[Family]]) -> str:
    """All processes' figures in the text format of Prometheus, each with the name of its process."""
    lines: list[str] = []
    names: dict[str, Family] = {}
    for found in told.values():
        for family in found:
            names.setdefault(family.name, family)
    for name, first in names.items():
        lines += [f"# HELP {name} {first.about}", f"# TYPE {name} {first.kind}"]
        for process, found in told.items():
            for family in found:
                if family.name == name:
                    lines += [_line(sample, process) for sample in family.samples]
    return "".join(f"{line}\n" for line in lines)


def _line(sample: Sample, process: str) -> str:
    parts = ",".join(f'{name}="{_escaped(value)}"' for name, value in [*sample.labels, ("process", process)])
    return f"{sample.name}{{{parts}}} {sample.value:.10g}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")

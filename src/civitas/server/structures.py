"""Structures are prepared for reading before there are threads. msgspec does so when one is first read, and a second
thread that reads one of the same kind at that moment finds it half prepared: the process ends without a word."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


def structures(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """Ours, as far as they have been imported."""
    for found in kind.__subclasses__():
        if found.__module__.startswith("civitas."):
            yield found
        yield from structures(found)


def prepare() -> None:
    for found in structures():
        msgspec.json.Decoder(found)

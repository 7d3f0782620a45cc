"""What commands write: lines of JSON, and what Rich draws."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.console import Console

from civitas.kernel.errors import BadInput
from civitas.kernel.record import LARGEST, Record, parse_record


def write_json(value: object) -> None:
    """One object on one line."""
    click.echo(json.dumps(value, ensure_ascii=(sys.stdout.encoding or "").lower() not in ("utf-8", "utf8")))


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Rich would leave with exit code 1, which here means that a check found a difference."""
        raise BrokenPipeError


def console() -> Console:
    """Rich without guesses: nothing that a player typed is taken for markup, an emoji or a number to colour."""
    return _Console(markup=False, emoji=False, highlight=False)


def read_record(file: str, pack: str | None) -> Record:
    """A record from a file; a fault in it is told with the name of the file."""
    try:
        with Path(file).open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except (OSError, ValueError) as problem:
        raise BadInput("error-file-missing", {"file": file}) from problem
    try:
        return parse_record(content, pack)
    except BadInput as fault:
        raise named(fault, file) from fault


def named(fault: BadInput, file: str) -> BadInput:
    """The same fault of a record with the name of its file, which the kernel does not know."""
    return BadInput(fault.key, {**fault.figures, "file": file}) if "file" in fault.figures else fault


def write_record(record: Record, file: str) -> None:
    try:
        Path(file).write_bytes(record.encode())
    except (OSError, ValueError) as problem:
        raise BadInput("error-file-write", {"file": file}) from problem

"""Mistakes of users: each names the thing, and is rendered as one sentence in the reader's language at the edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class CivitasError(Exception):
    """A mistake of the caller, told by a message key and its figures. Nothing has changed when it is raised."""

    def __init__(self, key: str, args: dict[str, object]) -> None:
        super().__init__(key, args)
        self.key = key
        self.figures = args

    def __str__(self) -> str:
        return sentence(self.key, self.figures)


class Reason:
    """What is wrong in the place that an error names: a message of its own inside the sentence."""

    def __init__(self, key: str, figures: dict[str, object]) -> None:
        self.key = key
        self.figures = figures

    def __str__(self) -> str:
        return sentence(self.key, self.figures)


class BadInput(CivitasError):
    """Something given from outside (title, option, seed, deal, file, pack) cannot be used."""


class IllegalMove(CivitasError):
    """A move that the rules forbid here; `rule` is the id of the rule in the ledger."""

    def __init__(self, rule: str, seat: int, move: str, figures: dict[str, object]) -> None:
        super().__init__("error-illegal-move", {"rule": rule, "move": move, "seat": seat, "figures": figures})
        # What a copy is made from, where it comes from another process.
        self.args = (rule, seat, move, figures)
        self.rule = rule


class NotAsked(IllegalMove):
    """A seat that decides nothing now has no question."""

    def __init__(self, rule: str, seat: int) -> None:
        super().__init__(rule, seat, "", {})
        self.args = (rule, seat)
        self.key = "error-no-question"
        self.figures = {"number": short(seat)}


def short(value: object) -> str:
    """A foreign value in few words, however deep or long it is."""
    if isinstance(value, list | tuple | dict):
        return f"{type(value).__name__} of {len(value)}"
    if isinstance(value, int) and value.bit_length() > 64:
        return f"a number of {value.bit_length()} bits"
    return repr(value)[:40]


_renderers: Final[list[Callable[[str, dict[str, object]], str]]] = []


def render_with(renderer: Callable[[str, dict[str, object]], str]) -> None:
    """Let `str(error)` speak in sentences; the text room calls this once."""
    _renderers[:] = [renderer]


def sentence(key: str, figures: dict[str, object]) -> str:
    if _renderers:
        return _renderers[-1](key, figures)
    return key + "".join([f" {name}={value}" for name, value in figures.items()])

"""Structs: numbers that belong together, kept as one object with attributes and dumped as a list.

A title declares them in its `fields.py`; `python -m civitas._build.state` writes the classes, in `parts.py`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from civitas.kernel.bounds import Bounds

REST: Final = -1
"""The count of a member that takes all that follows."""


class Part:
    """What the classes of structs have in common."""

    @abstractmethod
    def numbers(self) -> list[int]:
        """As they are dumped."""

    @abstractmethod
    def read(self, numbers: list[int]) -> None:
        """Take them from a dump."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self.numbers() == other.numbers()


class Member:
    """A number of a struct; with a count, a list of so many; or other structs."""

    def __init__(
        self, name: str, within: Bounds | Struct, fill: int = 0, count: int = 0, changes: bool = False, note: str = ""
    ) -> None:
        self.name = name
        self.within = within
        """What it may be: `FLAG` makes it a truth value."""
        self.fill = fill
        self.count = count
        self.changes = changes
        """Is a list of it changed in place, so that copies need their own?"""
        self.note = note


class Struct:
    def __init__(self, name: str, note: str, members: list[Member]) -> None:
        self.name = name
        self.note = note
        self.members = members

    def bounds(self) -> list[Bounds]:
        """What each of its numbers may be, up to those of a member that takes the rest."""
        found: list[Bounds] = []
        for member in self.members:
            if member.count != REST:
                within = member.within
                one = within.bounds() if isinstance(within, Struct) else [within]
                found += one * max(1, member.count)
        return found

    def admits(self, numbers: list[int], sizes: dict[str, int]) -> bool:
        """Is this one of them, whole and within its bounds?"""
        bounds = self.bounds()
        last = self.members[-1]
        if len(numbers) < len(bounds) or (len(numbers) > len(bounds) and last.count != REST):
            return False
        if isinstance(last.within, Bounds):
            bounds += [last.within] * (len(numbers) - len(bounds))
        return all([part.admits(number, sizes) for part, number in zip(bounds, numbers, strict=True)])

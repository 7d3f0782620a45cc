"""What the numbers of a position may be. A dump from outside is held against these before anything computes with it.

A bound that depends on the data names a size: `index("card")` is below the number of cards. Sizes come from
`Title.sizes`.
"""

from __future__ import annotations

from typing import Final

COUNT_LIMIT: Final = 1_000_000
"""No count of a game gets near it."""


class Bounds:
    """From `least` to `most`; with a size, up to the last of so many things and `most` beyond it, or all bits of a mask
    over them."""

    def __init__(self, least: int, most: int, size: str = "", bits: int = 0) -> None:
        self.least = least
        self.most = most
        self.size = size
        self.bits = bits
        """Above 0: a mask of so many bits for each thing."""

    def admits(self, value: int, sizes: dict[str, int]) -> bool:
        return self.least <= value <= self.highest(sizes)

    def highest(self, sizes: dict[str, int]) -> int:
        if not self.size:
            return self.most
        count = sizes[self.size]
        return (1 << count * self.bits) - 1 if self.bits else count - 1 + self.most


class Packed(Bounds):
    """Several numbers in one, the first lowest: how many bits each has, and its own bounds. The last has the rest."""

    def __init__(self, parts: list[tuple[int, Bounds]]) -> None:
        super().__init__(0, 0)
        self.parts = parts

    def admits(self, value: int, sizes: dict[str, int]) -> bool:
        if value < 0:
            return False
        for width, part in self.parts[:-1]:
            if not part.admits(value & (1 << width) - 1, sizes):
                return False
            value >>= width
        return self.parts[-1][1].admits(value, sizes)


class Row(Bounds):
    """A row of numbers in one, the first lowest, each of so many bits and none of them 0."""

    def __init__(self, width: int, part: Bounds, longest: int) -> None:
        super().__init__(0, 0)
        self.width = width
        self.part = part
        self.longest = longest

    def admits(self, value: int, sizes: dict[str, int]) -> bool:
        if not 0 <= value < 1 << self.width * self.longest:
            return False
        while value:
            if not self.part.admits(value & (1 << self.width) - 1, sizes):
                return False
            value >>= self.width
        return True


class Either(Bounds):
    """What one of several admits."""

    def __init__(self, choices: list[Bounds]) -> None:
        super().__init__(0, 0)
        self.choices = choices

    def admits(self, value: int, sizes: dict[str, int]) -> bool:
        return any([choice.admits(value, sizes) for choice in self.choices])


def between(least: int, most: int) -> Bounds:
    return Bounds(least, most)


def index(size: str) -> Bounds:
    """The number of one thing."""
    return Bounds(0, 0, size)


def index_or(least: int, size: str) -> Bounds:
    """The number of one thing, or a negative one that stands for something else."""
    return Bounds(least, 0, size)


def up_to(size: str, more: int = 0) -> Bounds:
    """A count of things: all of them at most, or some more."""
    return Bounds(0, 1 + more, size)


def mask(size: str, bits: int = 1) -> Bounds:
    """A mask over things; with `bits`, so many for each of them."""
    return Bounds(0, 0, size, bits)


FLAG: Final = between(0, 1)
ZERO: Final = between(0, 0)
COUNT: Final = between(0, COUNT_LIMIT)
SEAT: Final = index("seat")
NO_SEAT: Final = index_or(-1, "seat")
SEATS: Final = mask("seat")

BOTTOM: Final = -1
"""Nothing lies beneath."""
ALONE: Final = "a seat"
"""A frame of one seat: it is asked, or it is the seat in whose name something runs by itself."""
NOBODYS: Final = "nobody"
JOINT: Final = "several seats"
TOGETHER_OR_ALONE: Final = "several seats or one"
REACTIONS: Final = "the first of several seats"


class Shape:
    """What a kind of frame may hold, whose it is, and on which kinds it may lie."""

    def __init__(self, on: list[int], whose: str = ALONE, a: Bounds = ZERO, b: Bounds = ZERO) -> None:
        self.on = on
        self.whose = whose
        self.a = a
        self.b = b

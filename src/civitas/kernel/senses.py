"""Where a title tells what it sees in a position: features by their place, most of them absent."""

from __future__ import annotations

from civitas.kernel.fields import members
from civitas.kernel.moves import Domain


class Senses:
    """Takes the features of one position. A network adds up weights, a buffer notes numbers."""

    def add(self, place: int) -> None:
        """A feature that is there."""
        self.weigh(place, 1.0)

    def pick(self, at: int, number: int) -> None:
        """The one of several features from `at` on that is there; none if the number is negative."""
        if number >= 0:
            self.add(at + number)

    def each(self, at: int, mask: int) -> None:
        """Those of several features from `at` on that are there."""
        for number in members(mask):
            self.add(at + number)

    def pick_of(self, at: int, number: int, domain: Domain) -> int:
        """`pick` with a feature for each thing of a domain; where the features after them begin."""
        self.pick(at, number)
        return at + len(domain)

    def each_of(self, at: int, mask: int, domain: Domain) -> int:
        """`each` with a feature for each thing of a domain; where the features after them begin."""
        self.each(at, mask)
        return at + len(domain)

    def weigh(self, place: int, value: float) -> None:
        """A feature that is a number."""
        raise AssertionError("a subclass takes it")


class Noted(Senses):
    """The features that were told, in order."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []

    def weigh(self, place: int, value: float) -> None:
        if value != 0.0:
            self.places.append(place)
            self.values.append(value)


class Written(Senses):
    """The features in a buffer with a number for each."""

    def __init__(self, buffer: list[float]) -> None:
        self.buffer = buffer
        for place in range(len(buffer)):
            buffer[place] = 0.0

    def weigh(self, place: int, value: float) -> None:
        self.buffer[place] = value

"""A small network that gives a seat's share of the victory from the features of a position.

Plain arithmetic in a fixed order, so that it gives the same number on every machine, compiled or not, and needs no
library. Features are mostly 0, and only the others cost time.
"""

from __future__ import annotations

from math import exp


class Network:
    """Features, one hidden layer of rectified sums, one output through the logistic function."""

    def __init__(self, hidden: list[list[float]], offsets: list[float], output: list[float], offset: float) -> None:
        self.hidden = hidden
        """For each hidden unit its weights by feature."""
        self.offsets = offsets
        self.output = output
        self.offset = offset

    def share(self, features: list[float]) -> float:
        places: list[int] = []
        values: list[float] = []
        for place in range(len(features)):
            value = features[place]
            if value != 0.0:
                places.append(place)
                values.append(value)
        count = len(places)
        result = self.offset
        for unit in range(len(self.output)):
            weights = self.hidden[unit]
            total = self.offsets[unit]
            for number in range(count):
                total += weights[places[number]] * values[number]
            if total > 0.0:
                result += self.output[unit] * total
        if result < -30.0:
            return 0.0
        return 1.0 / (1.0 + exp(-result))

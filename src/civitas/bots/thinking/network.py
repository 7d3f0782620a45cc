"""A small network that gives a seat's share of the victory from the features of a position.

Plain arithmetic in a fixed order, so that it gives the same number on every machine, compiled or not, and needs no
library. Features are mostly 0, and only the others cost time.
"""

from __future__ import annotations

from math import exp
from typing import Final

WIDE: Final = 8


class Eight:
    """The weights from one feature to eight hidden units. Attributes, because compiled they are bare numbers."""

    def __init__(self, weights: list[float]) -> None:
        self.a, self.b, self.c, self.d = weights[0], weights[1], weights[2], weights[3]
        self.e, self.f, self.g, self.h = weights[4], weights[5], weights[6], weights[7]


class Network:
    """Features, one hidden layer of rectified sums, one output through the logistic function."""

    def __init__(self, hidden: list[list[float]], offsets: list[float], output: list[float], offset: float) -> None:
        """`hidden` holds for each hidden unit its weights by feature."""
        self.offset = offset
        lacking = -len(hidden) % WIDE
        features = len(hidden[0])
        units = [*hidden, *[[0.0] * features] * lacking]
        offsets = [*offsets, *[0.0] * lacking]
        output = [*output, *[0.0] * lacking]
        self.blocks: list[list[Eight]] = []
        """For each eight hidden units the weights by feature."""
        self.offsets: list[Eight] = []
        self.output: list[Eight] = []
        for first in range(0, len(units), WIDE):
            eight = units[first : first + WIDE]
            self.blocks.append([Eight([unit[place] for unit in eight]) for place in range(features)])
            self.offsets.append(Eight(offsets[first : first + WIDE]))
            self.output.append(Eight(output[first : first + WIDE]))

    def share(self, features: list[float]) -> float:
        places: list[int] = []
        values: list[float] = []
        for place in range(len(features)):
            value = features[place]
            if value != 0.0:
                places.append(place)
                values.append(value)
        result = self.offset
        for block in range(len(self.blocks)):
            result += self._block(block, places, values)
        if result < -30.0:
            return 0.0
        return 1.0 / (1.0 + exp(-result))

    def _block(self, block: int, places: list[int], values: list[float]) -> float:
        """What eight hidden units add to the output."""
        rows = self.blocks[block]
        start = self.offsets[block]
        a, b, c, d = start.a, start.b, start.c, start.d
        e, f, g, h = start.e, start.f, start.g, start.h
        for number in range(len(places)):
            row = rows[places[number]]
            value = values[number]
            a += row.a * value
            b += row.b * value
            c += row.c * value
            d += row.d * value
            e += row.e * value
            f += row.f * value
            g += row.g * value
            h += row.h * value
        out = self.output[block]
        left = out.a * max(a, 0.0) + out.b * max(b, 0.0) + out.c * max(c, 0.0) + out.d * max(d, 0.0)
        right = out.e * max(e, 0.0) + out.f * max(f, 0.0) + out.g * max(g, 0.0) + out.h * max(h, 0.0)
        return left + right

"""A small network: from the features of a position to a seat's share of the victory and to how likely each move is.

Features are mostly absent, and only those that are there cost time: each adds its column to the sums of the first
layer. A second, smaller layer gives the share; the moves are weighed by the first layer directly, each by its verb and
its arguments, so that only the legal ones are looked at. Plain arithmetic in a fixed order, so that it gives the same
numbers on every machine, compiled or not, and needs no library.
"""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.kernel.moves import MoveTable
from civitas.kernel.senses import Senses

WIDE: Final = 16


class Sixteen:
    """Weights of sixteen units, or their sums. Attributes, because compiled they are bare numbers side by side."""

    def __init__(self, numbers: list[float]) -> None:
        self.a, self.b, self.c, self.d = numbers[0], numbers[1], numbers[2], numbers[3]
        self.e, self.f, self.g, self.h = numbers[4], numbers[5], numbers[6], numbers[7]
        self.i, self.j, self.k, self.l = numbers[8], numbers[9], numbers[10], numbers[11]
        self.m, self.n, self.o, self.p = numbers[12], numbers[13], numbers[14], numbers[15]


def sixteens(numbers: list[float]) -> list[Sixteen]:
    """Numbers in groups of sixteen, filled up with 0."""
    full = [*numbers, *[0.0] * (-len(numbers) % WIDE)]
    return [Sixteen(full[first : first + WIDE]) for first in range(0, len(full), WIDE)]


def add_row(s: Sixteen, row: Sixteen) -> None:
    s.a += row.a
    s.b += row.b
    s.c += row.c
    s.d += row.d
    s.e += row.e
    s.f += row.f
    s.g += row.g
    s.h += row.h
    s.i += row.i
    s.j += row.j
    s.k += row.k
    s.l += row.l
    s.m += row.m
    s.n += row.n
    s.o += row.o
    s.p += row.p


def add_times(s: Sixteen, row: Sixteen, value: float) -> None:
    s.a += row.a * value
    s.b += row.b * value
    s.c += row.c * value
    s.d += row.d * value
    s.e += row.e * value
    s.f += row.f * value
    s.g += row.g * value
    s.h += row.h * value
    s.i += row.i * value
    s.j += row.j * value
    s.k += row.k * value
    s.l += row.l * value
    s.m += row.m * value
    s.n += row.n * value
    s.o += row.o * value
    s.p += row.p * value


def dot(s: Sixteen, row: Sixteen) -> float:
    first = s.a * row.a + s.b * row.b + s.c * row.c + s.d * row.d
    second = s.e * row.e + s.f * row.f + s.g * row.g + s.h * row.h
    third = s.i * row.i + s.j * row.j + s.k * row.k + s.l * row.l
    fourth = s.m * row.m + s.n * row.n + s.o * row.o + s.p * row.p
    return (first + second) + (third + fourth)


def rectify(s: Sixteen) -> None:
    s.a, s.b, s.c, s.d = max(s.a, 0.0), max(s.b, 0.0), max(s.c, 0.0), max(s.d, 0.0)
    s.e, s.f, s.g, s.h = max(s.e, 0.0), max(s.f, 0.0), max(s.g, 0.0), max(s.h, 0.0)
    s.i, s.j, s.k, s.l = max(s.i, 0.0), max(s.j, 0.0), max(s.k, 0.0), max(s.l, 0.0)
    s.m, s.n, s.o, s.p = max(s.m, 0.0), max(s.n, 0.0), max(s.o, 0.0), max(s.p, 0.0)


def policy_names(moves: MoveTable) -> list[str]:
    """By what moves are weighed: each verb, and each argument in each place of it."""
    names: list[str] = []
    for verb in moves.verbs:
        if not verb.domains:
            names.append(verb.name)
        for place, domain in enumerate(verb.domains):
            names += [f"{verb.name}-{place}:{item}" for item in domain.ids]
    return names


def policy_rows(moves: MoveTable) -> list[list[int]]:
    """For each move its places in `policy_names`."""
    rows: list[list[int]] = []
    first = 0
    for verb in moves.verbs:
        firsts: list[int] = []
        at = first
        for domain in verb.domains:
            firsts.append(at)
            at += len(domain)
        for move in range(verb.base, verb.base + verb.size):
            args = moves.args(move)
            rows.append([firsts[place] + arg for place, arg in enumerate(args)] if args else [first])
        first = at if verb.domains else at + 1
    return rows


class Network:
    """The weights, shared by all who think with them."""

    def __init__(
        self,
        moves: MoveTable,
        hidden: list[list[float]],
        offsets: list[float],
        second: list[list[float]],
        second_offsets: list[float],
        output: list[float],
        offset: float,
        policy: list[list[float]],
        policy_offsets: list[float],
    ) -> None:
        """`hidden` holds the weights of a feature for all units of the first layer, `second` and `policy` those of an
        output from them."""
        columns = [sixteens(column) for column in hidden]
        self.offsets = sixteens(offsets)
        self.blocks: list[list[Sixteen]] = [[column[block] for column in columns] for block in range(len(self.offsets))]
        self.second = [sixteens(row) for row in second]
        self.second_offsets = second_offsets
        self.output = output
        self.offset = offset
        self.policy = [sixteens(row) for row in policy]
        self.policy_offsets = policy_offsets
        self.rows = policy_rows(moves)


class Thought(Senses):
    """The network applied to one position after the other: `begin`, let the title tell its features, `finish`."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.sums = [Sixteen([0.0] * WIDE) for _ in network.offsets]

    def begin(self) -> None:
        sums, offsets = self.sums, self.network.offsets
        for block in range(len(sums)):
            _set(sums[block], offsets[block])

    def add(self, place: int) -> None:
        sums, blocks = self.sums, self.network.blocks
        for block in range(len(sums)):
            add_row(sums[block], blocks[block][place])

    def weigh(self, place: int, value: float) -> None:
        sums, blocks = self.sums, self.network.blocks
        for block in range(len(sums)):
            add_times(sums[block], blocks[block][place], value)

    def finish(self) -> float:
        """The share of the victory; after it moves can be weighed."""
        sums, network = self.sums, self.network
        for block in range(len(sums)):
            rectify(sums[block])
        result = network.offset
        for unit in range(len(network.second)):
            inside = network.second_offsets[unit] + self._product(network.second[unit])
            if inside > 0.0:
                result += inside * network.output[unit]
        if result < -30.0:
            return 0.0
        return 1.0 / (1.0 + exp(-result))

    def priors(self, moves: list[int]) -> list[float]:
        """How likely each move is to be the best one; they sum to 1."""
        network = self.network
        found: list[float] = []
        best = -1e9
        for move in moves:
            logit = 0.0
            for row in network.rows[move]:
                logit += network.policy_offsets[row] + self._product(network.policy[row])
            found.append(logit)
            if logit > best:
                best = logit
        total = 0.0
        for place in range(len(found)):
            likely = exp(found[place] - best)
            found[place] = likely
            total += likely
        for place in range(len(found)):
            found[place] /= total
        return found

    def _product(self, row: list[Sixteen]) -> float:
        sums = self.sums
        total = 0.0
        for block in range(len(sums)):
            total += dot(sums[block], row[block])
        return total


def _set(s: Sixteen, start: Sixteen) -> None:
    s.a, s.b, s.c, s.d = start.a, start.b, start.c, start.d
    s.e, s.f, s.g, s.h = start.e, start.f, start.g, start.h
    s.i, s.j, s.k, s.l = start.i, start.j, start.k, start.l
    s.m, s.n, s.o, s.p = start.m, start.n, start.o, start.p

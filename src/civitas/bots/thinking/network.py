"""A small network: from the features of a position to a seat's share of the victory and to how likely each move is.

Features are mostly absent, and only those that are there cost time: each adds its column to the sums of the first
layer, which are whole numbers, three to a machine word. A second, smaller layer gives the share; the moves are weighed
by the first layer directly, each by its verb and its arguments, so that only the legal ones are looked at. Plain
arithmetic in a fixed order, so that it gives the same numbers on every machine, compiled or not, and needs no library.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from civitas.kernel.moves import MoveTable
from civitas.kernel.senses import Senses

if TYPE_CHECKING:
    from mypy_extensions import i64

WIDE: Final = 16
LANES: Final = 3
"""Units of the first layer that share a word: a sum of words sums them all at once."""
LANE: Final = 21
"""Bits of a unit in its word. Three of them leave the sign alone, so that interpreted numbers come out the same."""
BIAS: Final = 1 << LANE - 1
"""What every unit of a sum begins with, so that none is negative and borrows from the next."""
SCALE: Final = 1 << 14
"""Steps of a weight, so that units reach from -64 to 64."""
PARTS: Final = 64
"""Steps of a feature that is a number."""
_MASK: Final = (1 << LANE) - 1
_STEP: Final = 1.0 / SCALE


class Sixteen:
    """Sixteen numbers. Attributes, because compiled they are bare numbers side by side."""

    def __init__(self, numbers: list[float]) -> None:
        self.a, self.b, self.c, self.d = numbers[0], numbers[1], numbers[2], numbers[3]
        self.e, self.f, self.g, self.h = numbers[4], numbers[5], numbers[6], numbers[7]
        self.i, self.j, self.k, self.l = numbers[8], numbers[9], numbers[10], numbers[11]
        self.m, self.n, self.o, self.p = numbers[12], numbers[13], numbers[14], numbers[15]


class Words:
    """Weights of 48 units, or their sums, in sixteen words: word j holds the units j, 16 + j and 32 + j."""

    def __init__(self, numbers: list[int]) -> None:
        self.a: i64 = numbers[0]
        self.b: i64 = numbers[1]
        self.c: i64 = numbers[2]
        self.d: i64 = numbers[3]
        self.e: i64 = numbers[4]
        self.f: i64 = numbers[5]
        self.g: i64 = numbers[6]
        self.h: i64 = numbers[7]
        self.i: i64 = numbers[8]
        self.j: i64 = numbers[9]
        self.k: i64 = numbers[10]
        self.l: i64 = numbers[11]
        self.m: i64 = numbers[12]
        self.n: i64 = numbers[13]
        self.o: i64 = numbers[14]
        self.p: i64 = numbers[15]


def sixteens(numbers: list[float]) -> list[Sixteen]:
    """Numbers in groups of sixteen, filled up with 0."""
    full = [*numbers, *[0.0] * (-len(numbers) % WIDE)]
    return [Sixteen(full[first : first + WIDE]) for first in range(0, len(full), WIDE)]


def words(numbers: list[float], scale: float, bias: int = 0) -> list[Words]:
    """Numbers in blocks of 48, each as so many steps."""
    full = [*numbers, *[0.0] * (-len(numbers) % (WIDE * LANES))]
    steps = [round(number * scale) + bias for number in full]
    return [
        Words([sum(steps[first + unit + WIDE * lane] << LANE * lane for lane in range(LANES)) for unit in range(WIDE)])
        for first in range(0, len(steps), WIDE * LANES)
    ]


def add_row(s: Words, row: Words) -> None:
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


def add_times(s: Words, row: Words, times: i64) -> None:
    s.a += row.a * times
    s.b += row.b * times
    s.c += row.c * times
    s.d += row.d * times
    s.e += row.e * times
    s.f += row.f * times
    s.g += row.g * times
    s.h += row.h * times
    s.i += row.i * times
    s.j += row.j * times
    s.k += row.k * times
    s.l += row.l * times
    s.m += row.m * times
    s.n += row.n * times
    s.o += row.o * times
    s.p += row.p * times


def unit(word: i64) -> float:
    """The lowest unit of a word of sums, without what is below 0."""
    steps = (word & _MASK) - BIAS
    return float(steps) * _STEP if steps > 0 else 0.0


def unpack(s: Sixteen, sums: Words, lane: i64) -> None:
    s.a = unit(sums.a >> lane)
    s.b = unit(sums.b >> lane)
    s.c = unit(sums.c >> lane)
    s.d = unit(sums.d >> lane)
    s.e = unit(sums.e >> lane)
    s.f = unit(sums.f >> lane)
    s.g = unit(sums.g >> lane)
    s.h = unit(sums.h >> lane)
    s.i = unit(sums.i >> lane)
    s.j = unit(sums.j >> lane)
    s.k = unit(sums.k >> lane)
    s.l = unit(sums.l >> lane)
    s.m = unit(sums.m >> lane)
    s.n = unit(sums.n >> lane)
    s.o = unit(sums.o >> lane)
    s.p = unit(sums.p >> lane)


def dot(s: Sixteen, row: Sixteen) -> float:
    first = s.a * row.a + s.b * row.b + s.c * row.c + s.d * row.d
    second = s.e * row.e + s.f * row.f + s.g * row.g + s.h * row.h
    third = s.i * row.i + s.j * row.j + s.k * row.k + s.l * row.l
    fourth = s.m * row.m + s.n * row.n + s.o * row.o + s.p * row.p
    return (first + second) + (third + fourth)


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
        self.units = len(offsets)
        self.offsets = words(offsets, SCALE, BIAS)
        self.blocks = _blocks([words(column, SCALE) for column in hidden])
        self.parts = _blocks([words(column, SCALE / PARTS) for column in hidden])
        """The same for one step of a feature that is a number."""
        self.second = [sixteens(row) for row in second]
        self.second_offsets = second_offsets
        self.output = output
        self.offset = offset
        self.policy = [sixteens(row) for row in policy]
        self.policy_offsets = policy_offsets
        self.rows = policy_rows(moves)


def _blocks(columns: list[list[Words]]) -> list[list[Words]]:
    return [[column[block] for column in columns] for block in range(len(columns[0]))]


class Thought(Senses):
    """The network applied to one position after the other: `begin`, let the title tell its features, `finish`."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.sums = [Words([0] * WIDE) for _ in network.offsets]
        self.units = sixteens([0.0] * network.units)

    def begin(self) -> None:
        sums, offsets = self.sums, self.network.offsets
        for block in range(len(sums)):
            _set(sums[block], offsets[block])

    def add(self, place: int) -> None:
        sums, blocks = self.sums, self.network.blocks
        for block in range(len(sums)):
            add_row(sums[block], blocks[block][place])

    def weigh(self, place: int, value: float) -> None:
        sums, blocks = self.sums, self.network.parts
        times: i64 = int(value * PARTS + (0.5 if value > 0.0 else -0.5))
        for block in range(len(sums)):
            add_times(sums[block], blocks[block][place], times)

    def finish(self) -> float:
        """The share of the victory; after it moves can be weighed."""
        sums, network = self.sums, self.network
        for number in range(len(self.units)):
            unpack(self.units[number], sums[number // LANES], LANE * (number % LANES))
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
        units = self.units
        total = 0.0
        for block in range(len(units)):
            total += dot(units[block], row[block])
        return total


def _set(s: Words, start: Words) -> None:
    s.a = start.a
    s.b = start.b
    s.c = start.c
    s.d = start.d
    s.e = start.e
    s.f = start.f
    s.g = start.g
    s.h = start.h
    s.i = start.i
    s.j = start.j
    s.k = start.k
    s.l = start.l
    s.m = start.m
    s.n = start.n
    s.o = start.o
    s.p = start.p

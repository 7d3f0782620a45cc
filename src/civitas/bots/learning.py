"""The network while it learns: gradient descent with numpy on positions of played games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from civitas.bots.thinking.network import policy_names, policy_rows
from civitas.bots.weights import FORMAT, WeightsFile, features_id, moves_id, read_file
from civitas.kernel.title import Title

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[Any]

HIDDEN: Final = 96
SECOND: Final = 16
BATCH: Final = 512
SMALLEST_BATCH: Final = 64
LEAST_STEPS: Final = 400
POLICY_WEIGHT: Final = 0.5
"""How much a wrong guess of the moves counts against a wrong guess of the share."""
STRAIGHT: Final = 4.0
"""Odds go through the first layer so many times larger: its steps are coarse."""
HELD_BACK: Final = 20
"""One sample of so many, the newest, measures the loss and is not learned from."""


@dataclass
class Samples:
    """Positions as sparse rows: `firsts` and `move_firsts` say where those of each position begin, and end last."""

    firsts: Numbers
    places: Numbers
    values: Numbers
    shares: Numbers
    """What the seat that looks got, or was thought to get."""
    move_firsts: Numbers
    moves: Numbers
    tries: Numbers
    """The part of a search that went to each move; no moves where another seat was asked."""

    def __len__(self) -> int:
        return len(self.shares)


def joined(parts: list[Samples]) -> Samples:
    import numpy

    def chain(starts: list[Numbers]) -> Numbers:
        ends = numpy.cumsum([0, *[int(start[-1]) for start in starts]])
        return numpy.concatenate([*[start[:-1] + end for start, end in zip(starts, ends)], ends[-1:]])

    return Samples(
        chain([part.firsts for part in parts]),
        numpy.concatenate([part.places for part in parts]),
        numpy.concatenate([part.values for part in parts]),
        numpy.concatenate([part.shares for part in parts]),
        chain([part.move_firsts for part in parts]),
        numpy.concatenate([part.moves for part in parts]),
        numpy.concatenate([part.tries for part in parts]),
    )


def _spans(firsts: Numbers, chosen: Numbers) -> tuple[Numbers, Numbers]:
    """The entries of chosen rows: the number of the row within the choice, and the place of the entry."""
    import numpy

    lengths = firsts[chosen + 1] - firsts[chosen]
    rows = numpy.repeat(numpy.arange(len(chosen)), lengths)
    ends = numpy.cumsum(lengths)
    within = numpy.arange(int(ends[-1]) if len(ends) else 0) - numpy.repeat(ends - lengths, lengths)
    return rows, firsts[chosen][rows] + within


class Model:
    """Weights, and the running means of their gradients (Adam)."""

    def __init__(self, title: Title, hidden: int = HIDDEN, second: int = SECOND, seed: int = 1) -> None:
        import numpy

        luck = numpy.random.default_rng(seed)
        self.title = title
        self.width = len(title.outlook_names())
        rows = policy_rows(title.moves)
        longest = max(len(row) for row in rows)
        self.outputs = len(policy_names(title.moves))
        # Moves of fewer arguments point past the end, where nothing is added.
        self.rows = numpy.array([[*row, *[self.outputs] * (longest - len(row))] for row in rows])

        def drawn(*shape: int, scale: float) -> Numbers:
            return (luck.standard_normal(shape) * scale).astype(numpy.float32)

        def nothing(size: int) -> Numbers:
            return numpy.zeros(size, numpy.float32)

        self.parts: list[Numbers] = [
            drawn(self.width, hidden, scale=0.1),
            nothing(hidden),
            drawn(hidden, second, scale=(2.0 / hidden) ** 0.5),
            nothing(second),
            drawn(second, scale=(1.0 / second) ** 0.5),
            nothing(1),
            drawn(hidden, self.outputs, scale=0.02),
            nothing(self.outputs),
        ]
        self._forget()

    def _forget(self) -> None:
        import numpy

        self._means: list[Numbers] = [numpy.zeros_like(part) for part in self.parts]
        self._squares: list[Numbers] = [numpy.zeros_like(part) for part in self.parts]
        self._steps = 0

    def straight(self, weights: Numbers) -> None:
        """Begin with the odds as a plain sum of weighed features: two units of each layer hand it on, and what the
        others see is not heeded yet."""
        import numpy

        hidden, offsets, second, second_offsets, output, offset, policy, policy_offsets = self.parts
        for part in (offsets, second_offsets, output, offset, policy, policy_offsets):
            part[:] = 0.0
        for unit, side in enumerate((1.0, -1.0)):
            hidden[:, unit] = side * STRAIGHT * numpy.asarray(weights, numpy.float32)
            second[:, unit] = 0.0
            second[unit, :] = 0.0
            second[unit, unit] = 1.0
            output[unit] = side / STRAIGHT
        self._forget()

    def dense(self, samples: Samples, chosen: Numbers) -> Numbers:
        import numpy

        rows, entries = _spans(samples.firsts, chosen)
        found = numpy.zeros((len(chosen), self.width), numpy.float32)
        found[rows, samples.places[entries]] = samples.values[entries]
        return found

    def predict(self, features: Numbers) -> Numbers:
        import numpy

        hidden, offsets, second, second_offsets, output, offset = self.parts[:6]
        first = numpy.maximum(features @ hidden + offsets, 0.0)
        inside = numpy.maximum(first @ second + second_offsets, 0.0)
        shares: Numbers = 1.0 / (1.0 + numpy.exp(-(inside @ output + offset)))
        return shares

    def learn(self, samples: Samples, chosen: Numbers, rate: float) -> tuple[float, float]:
        """One step of gradient descent; returns the losses of the shares and of the moves before it."""
        slopes, losses = self._slopes(samples, chosen)
        self._step(slopes, rate)
        return losses

    def losses(self, samples: Samples, chosen: Numbers) -> tuple[float, float]:
        return self._slopes(samples, chosen)[1]

    def _slopes(self, samples: Samples, chosen: Numbers) -> tuple[list[Numbers], tuple[float, float]]:
        import numpy

        hidden, offsets, second, second_offsets, output, offset, policy, policy_offsets = self.parts
        features = self.dense(samples, chosen)
        targets = samples.shares[chosen]
        first = numpy.maximum(features @ hidden + offsets, 0.0)
        inside = numpy.maximum(first @ second + second_offsets, 0.0)
        shares = 1.0 / (1.0 + numpy.exp(-(inside @ output + offset)))
        size = numpy.float32(len(chosen))
        error = (shares - targets) / size
        inner = numpy.outer(error, output) * (inside > 0.0)
        weighed, policy_loss = self._weighed(samples, chosen, first @ policy + policy_offsets)
        below = (inner @ second.T + weighed @ policy.T) * (first > 0.0)
        slopes: list[Numbers] = [
            features.T @ below,
            below.sum(axis=0),
            first.T @ inner,
            inner.sum(axis=0),
            inside.T @ error,
            error.sum(keepdims=True),
            first.T @ weighed,
            weighed.sum(axis=0),
        ]
        safe = numpy.clip(shares, 1e-6, 1 - 1e-6)
        loss = -numpy.mean(targets * numpy.log(safe) + (1 - targets) * numpy.log(1 - safe))
        return slopes, (float(loss), policy_loss)

    def _weighed(self, samples: Samples, chosen: Numbers, outputs: Numbers) -> tuple[Numbers, float]:
        """The gradient at the weights of verbs and arguments, and the cross entropy of the moves."""
        import numpy

        positions, entries = _spans(samples.move_firsts, chosen)
        size, width = len(chosen), self.outputs + 1
        found = numpy.zeros(size * width, numpy.float32)
        if not len(entries):
            return found.reshape(size, width)[:, :-1], 0.0
        padded = numpy.concatenate([outputs, numpy.zeros((size, 1), numpy.float32)], axis=1)
        rows = self.rows[samples.moves[entries]]
        logits = padded[positions[:, None], rows].sum(axis=1)
        most = numpy.full(size, -1e9, numpy.float32)
        numpy.maximum.at(most, positions, logits)
        likely = numpy.exp(logits - most[positions])
        likely /= numpy.bincount(positions, likely, size)[positions]
        tries = samples.tries[entries].astype(numpy.float32)
        slopes = (likely - tries) * numpy.float32(POLICY_WEIGHT / size)
        flat = (positions[:, None] * width + rows).ravel()
        found = numpy.bincount(flat, numpy.repeat(slopes, rows.shape[1]), size * width).astype(numpy.float32)
        loss = -numpy.sum(tries * numpy.log(likely + 1e-9)) / size
        return found.reshape(size, width)[:, :-1], float(loss)

    def _step(self, slopes: list[Numbers], rate: float) -> None:
        import numpy

        self._steps += 1
        for part, mean, square, slope in zip(self.parts, self._means, self._squares, slopes):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            true_mean = mean / (1.0 - 0.9**self._steps)
            true_square = square / (1.0 - 0.999**self._steps)
            part -= rate * (true_mean / (numpy.sqrt(true_square) + 1e-8) + 1e-3 * part)

    def fit(
        self, samples: Samples, epochs: float, seed: int, rate: float = 0.002, batch: int = BATCH
    ) -> tuple[float, float]:
        """Learn from all samples several times over; returns the losses on those held back."""
        import numpy

        self._forget()
        luck = numpy.random.default_rng(seed)
        count = len(samples) - len(samples) // HELD_BACK
        used, held = numpy.arange(count), numpy.arange(count, len(samples))
        # Few samples are taken in small batches, so that there are steps enough to learn anything.
        batch = min(batch, len(used), max(SMALLEST_BATCH, round(epochs * len(used) / LEAST_STEPS)))
        steps = max(1, round(epochs * (len(used) // batch)))
        at = len(used)
        for step in range(steps):
            if at + batch > len(used):
                luck.shuffle(used)
                at = 0
            slower = 0.5 * (1.0 + float(numpy.cos(numpy.pi * step / steps)))
            self.learn(samples, used[at : at + batch], rate * slower + 1e-5)
            at += batch
        return self.losses(samples, held[:20000]) if len(held) else (0.0, 0.0)

    def file(self, card: dict[str, object]) -> WeightsFile:
        hidden, offsets, second, second_offsets, output, offset, policy, policy_offsets = self.parts
        return WeightsFile(
            format=FORMAT,
            title=self.title.key,
            rules=self.title.rules_version,
            features=features_id(self.title),
            moves=moves_id(self.title),
            card=card,
            hidden=[_rounded(row) for row in hidden],
            offsets=_rounded(offsets),
            second=[_rounded(row) for row in second.T],
            second_offsets=_rounded(second_offsets),
            output=_rounded(output),
            offset=_rounded(offset)[0],
            policy=[_rounded(row) for row in policy.T],
            policy_offsets=_rounded(policy_offsets),
        )


def model_of(path: Path, title: Title) -> Model:
    """A model that goes on learning from weights in a file."""
    import numpy

    file = read_file(path)
    model = Model(title, len(file.offsets), len(file.output))
    parts: list[Any] = [
        file.hidden,
        file.offsets,
        numpy.array(file.second).T,
        file.second_offsets,
        file.output,
        [file.offset],
        numpy.array(file.policy).T,
        file.policy_offsets,
    ]
    model.parts = [numpy.array(part, numpy.float32) for part in parts]
    return model


def _rounded(numbers: Iterable[Any]) -> list[float]:
    return [round(float(number), 4) for number in numbers]


def write_weights(path: Path, file: WeightsFile) -> None:
    path.write_bytes(msgspec.json.encode(file) + b"\n")

"""Learning what positions are worth from self-play: games by search, then regression on how they ended.

A round plays games with the value found so far, fits a network to all recent rounds and keeps it if it wins a match
against the one before. Needs numpy (`pip install civitas[bots]`); playing with the result does not.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from civitas.bots.observation import Observation
from civitas.bots.players import SearchBot
from civitas.bots.weights import FORMAT, WeightsFile, features_id
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[Any]

HIDDEN: Final = 32
SIMULATIONS: Final = 64
RANDOM_OPENING: Final = 12
"""Up to so many random moves begin a game, so that games differ."""
RANDOM_LATER: Final = 0.05
KEPT: Final = 0.34
"""The share of positions that becomes a sample: neighbours in one game tell much the same."""
FROM_SEARCH: Final = 0.5
"""How much of a sample's target is the search's own opinion; the rest is how the game ended."""
_ONE: Final = 1 << 30


@dataclass(frozen=True)
class Chunk:
    """Some games for one worker."""

    title: str
    weights: str
    simulations: int
    first_seed: int
    games: int


@dataclass
class Samples:
    features: Numbers
    targets: Numbers

    def __len__(self) -> int:
        return len(self.targets)


def play_chunk(chunk: Chunk) -> tuple[bytes, bytes]:
    """Play the games of a chunk: features (a row for each seat of each kept position) and targets, 32 bits each."""
    title = registry.title(chunk.title)
    rows, targets = array("f"), array("f")
    for seed in range(chunk.first_seed, chunk.first_seed + chunk.games):
        _play_game(title, chunk, seed, rows, targets)
    return rows.tobytes(), targets.tobytes()


def _play_game(title: Title, chunk: Chunk, seed: int, rows: array[float], targets: array[float]) -> None:
    luck = Chance(seed * 2 + 1)
    position = registry.new(title, title.seat_counts[0], seed)
    bots = [_learner(chunk, seed * 16 + seat) for seat in range(position.seats)]
    opening = luck.word(0) % (RANDOM_OPENING + 1)
    buffer = [0.0] * len(title.feature_names())
    opinions: list[tuple[int, float]] = []
    made = 0
    while not position.over():
        seat = position.turn()
        legal = position.contending(seat)
        made += 1
        if made <= opening or luck.word(4 * made) < RANDOM_LATER * _ONE or len(legal) == 1:
            position.advance(seat, legal[luck.word(4 * made + 1) * len(legal) >> 30])
            continue
        move = bots[seat].decide(Observation(position, seat))
        if luck.word(4 * made + 2) < KEPT * _ONE and title.quiet(position):
            for viewer in range(position.seats):
                title.features(position, viewer, buffer)
                rows.extend(buffer)
            opinions.append((seat, bots[seat].opinion()))
        position.advance(seat, move)
    _add_targets(title.evaluate(position), opinions, targets)


def _learner(chunk: Chunk, seed: int) -> SearchBot:
    value = "evaluation" if not chunk.weights else "learned"
    return SearchBot(seed, chunk.simulations, 0.0, value, chunk.weights)


def _add_targets(ends: list[float], opinions: list[tuple[int, float]], targets: array[float]) -> None:
    for seat, share in opinions:
        for viewer, end in enumerate(ends):
            if viewer == seat:
                opinion = share
            elif len(ends) == 2:
                opinion = 1.0 - share
            else:
                opinion = end
            targets.append(FROM_SEARCH * opinion + (1.0 - FROM_SEARCH) * end)


def gather(executor: Executor, chunks: list[Chunk], width: int) -> Samples:
    """Play all chunks and put their samples together, in the order of the chunks."""
    import numpy

    features, targets = [], []
    for rows, ends in executor.map(play_chunk, chunks):
        features.append(numpy.frombuffer(rows, numpy.float32).reshape(-1, width).astype(numpy.float16))
        targets.append(numpy.frombuffer(ends, numpy.float32))
    return Samples(numpy.concatenate(features), numpy.concatenate(targets))


class Model:
    """The network while it learns: weights, and the running means of their gradients (Adam)."""

    def __init__(self, width: int, hidden: int, seed: int) -> None:
        import numpy

        luck = numpy.random.default_rng(seed)
        self.parts: list[Numbers] = [
            (luck.standard_normal((width, hidden)) * 0.1).astype(numpy.float32),
            numpy.zeros(hidden, numpy.float32),
            (luck.standard_normal(hidden) * 0.1).astype(numpy.float32),
            numpy.zeros(1, numpy.float32),
        ]
        self._means: list[Numbers] = [numpy.zeros_like(part) for part in self.parts]
        self._squares: list[Numbers] = [numpy.zeros_like(part) for part in self.parts]
        self._steps = 0

    def predict(self, features: Numbers) -> Numbers:
        import numpy

        hidden, offsets, output, offset = self.parts
        inside = numpy.maximum(features.astype(numpy.float32) @ hidden + offsets, 0.0)
        shares: Numbers = 1.0 / (1.0 + numpy.exp(-(inside @ output + offset)))
        return shares

    def learn(self, features: Numbers, targets: Numbers, rate: float, decay: float = 1e-6) -> None:
        """One step of gradient descent on the cross entropy."""
        import numpy

        hidden, offsets, output, offset = self.parts
        features = features.astype(numpy.float32)
        inside = numpy.maximum(features @ hidden + offsets, 0.0)
        shares = 1.0 / (1.0 + numpy.exp(-(inside @ output + offset)))
        error = (shares - targets) / numpy.float32(len(targets))
        below = numpy.outer(error, output) * (inside > 0.0)
        slopes: list[Numbers] = [
            features.T @ below + decay * hidden,
            below.sum(axis=0),
            inside.T @ error,
            error.sum(keepdims=True),
        ]
        self._steps += 1
        for part, mean, square, slope in zip(self.parts, self._means, self._squares, slopes):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            true_mean = mean / (1.0 - 0.9**self._steps)
            true_square = square / (1.0 - 0.999**self._steps)
            part -= rate * true_mean / (numpy.sqrt(true_square) + 1e-8)

    def fit(self, samples: Samples, epochs: int, seed: int, rate: float = 0.002, batch: int = 1024) -> float:
        """Learn from all samples several times over; returns the loss on a twentieth held back."""
        import numpy

        luck = numpy.random.default_rng(seed)
        order = luck.permutation(len(samples))
        held, used = order[: len(order) // 20], order[len(order) // 20 :]
        steps = max(1, epochs * (len(used) // batch))
        step = 0
        for _ in range(epochs):
            luck.shuffle(used)
            for at in range(0, len(used) - batch + 1, batch):
                chosen = used[at : at + batch]
                step += 1
                slower = 0.5 * (1.0 + numpy.cos(numpy.pi * step / steps))
                self.learn(samples.features[chosen], samples.targets[chosen], rate * float(slower) + 1e-5)
        shares = numpy.clip(self.predict(samples.features[held]), 1e-6, 1 - 1e-6)
        targets = samples.targets[held]
        return float(-numpy.mean(targets * numpy.log(shares) + (1 - targets) * numpy.log(1 - shares)))

    def file(self, title: Title, card: dict[str, object]) -> WeightsFile:
        hidden, offsets, output, offset = self.parts
        return WeightsFile(
            format=FORMAT,
            title=title.key,
            rules=title.rules_version,
            features=features_id(title),
            card=card,
            hidden=[_rounded(unit) for unit in hidden.T],
            offsets=_rounded(offsets),
            output=_rounded(output),
            offset=_rounded(offset)[0],
        )


def _rounded(numbers: Iterable[Any]) -> list[float]:
    return [round(float(number), 5) for number in numbers]


def write_weights(path: Path, file: WeightsFile) -> None:
    path.write_bytes(msgspec.json.encode(file) + b"\n")


@dataclass
class Plan:
    """How a training goes: `games` per round, and rounds until the hours are over."""

    title: Title
    out: Path
    hours: float
    games: int = 4000
    simulations: int = SIMULATIONS
    chunk: int = 50
    hidden: int = HIDDEN
    epochs: int = 6
    rounds_kept: int = 4
    most_rounds: int = 1000
    seed: int = 1
    weights: str = ""
    """Weights to go on from."""


def train_rounds(
    plan: Plan,
    executor: Executor,
    measure: Callable[[str, str], float],
    report: Callable[[dict[str, object]], None],
) -> bool:
    """Train until the time is over; True if weights stronger than the beginning were written.

    `measure(new, old)` gives the share that weights win against older ones ("" is the title's own evaluation).
    """
    if not plan.title.feature_names():
        raise BadInput("error-no-features", {"title": plan.title.key})
    until = time.monotonic() + plan.hours * 3600
    width = len(plan.title.feature_names())
    recent: list[Samples] = []
    best, improved, played, seed = plan.weights, False, 0, plan.seed * 1_000_000
    for number in range(1, plan.most_rounds + 1):
        chunks = [
            Chunk(plan.title.key, best, plan.simulations, seed + at, plan.chunk)
            for at in range(0, plan.games, plan.chunk)
        ]
        seed += plan.games
        played += plan.games
        recent = [*recent, gather(executor, chunks, width)][-plan.rounds_kept :]
        model = Model(width, plan.hidden, plan.seed)
        loss = model.fit(_joined(recent), plan.epochs, number)
        card: dict[str, object] = {"games": played, "simulations": plan.simulations, "round": number, "loss": loss}
        # Workers remember weights by the name of their file, so each round has its own.
        trial = plan.out.with_suffix(f".{number}.json")
        write_weights(trial, model.file(plan.title, card))
        share = measure(str(trial), best)
        report({**card, "samples": sum(len(part) for part in recent), "share": share, "kept": share > 0.5})
        if share > 0.5:
            improved, best = True, str(trial)
            write_weights(plan.out, model.file(plan.title, {**card, "share_against_previous": share}))
        if time.monotonic() >= until:
            break
    return improved


def _joined(parts: list[Samples]) -> Samples:
    import numpy

    return Samples(
        numpy.concatenate([part.features for part in parts]), numpy.concatenate([part.targets for part in parts])
    )

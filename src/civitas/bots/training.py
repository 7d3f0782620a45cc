"""Learning by self-play: rounds of games, each learned from, each tried against the strongest weights so far.

A round plays games with the newest weights, fits the network to the games of the last rounds and plays a match against
the weights that ship (or were kept last). What wins it is kept. A folder beside the result holds what a killed run
needs to go on, and goes away at the end. Needs numpy (`pip install civitas[bots]`); playing with the result does not.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from civitas.bots.learning import HIDDEN, Model, Samples, joined, model_of, write_weights
from civitas.bots.players import EXPLORATION, TEMPERATURE
from civitas.bots.selfplay import RANDOM, Chunk, play_chunk
from civitas.bots.siblings import SIBLINGS, weigh
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title

SIMULATIONS: Final = 100
TAUGHT: Final = 20
"""So many times more games of a teacher make a chunk: they are quick."""
BEGINNING: Final = "beginning.json"
RATE: Final = 0.002
LATER_RATE: Final = 0.001
"""How fast weights learn on that have learned before."""
TOO_WEAK: Final = 0.35
"""Weights that win less against the strongest so far do not play the next round: those do."""
Player = Callable[[Callable[[Chunk], tuple[bytes, ...]], Iterable[Chunk]], Iterator[tuple[bytes, ...]]]
"""Plays chunks somewhere and gives back their samples in order, as `map` does."""


@dataclass
class Plan:
    """How a training goes: `games` per round, and rounds until the hours are over."""

    title: Title
    out: Path
    hours: float
    games: int = 1000
    simulations: int = SIMULATIONS
    chunk: int = 20
    hidden: int = HIDDEN
    epochs: float = 3.0
    rounds_kept: int = 40
    most_rounds: int = 1000
    seed: int = 1
    seats: list[int] = field(default_factory=list)
    """The numbers of seats to play with, in turn; the smallest of two or more without any."""
    options: dict[str, object] = field(default_factory=dict)
    weights: str = ""
    """Weights to go on from."""
    teacher: str = ""
    """Who plays a first round, `RANDOM`, `GREEDY` or `SIBLINGS`; without it search with the evaluation does."""
    taught: int = 0
    """The games of that round."""
    exploration: float = EXPLORATION
    temperature: float = TEMPERATURE

    def folder(self) -> Path:
        return self.out.with_suffix(".run")

    def seat_counts(self) -> list[int]:
        return self.seats or [next((count for count in self.title.seat_counts if count > 1), 1)]


@dataclass
class Progress:
    """What a run has reached: enough to go on after a kill."""

    round: int = 0
    played: int = 0
    spent: float = 0.0
    """Seconds."""
    kept: str = ""
    """The strongest weights so far; nothing for those that ship, or the evaluation."""
    player: str = ""
    """The weights that play the next round; nothing for the evaluation."""


def train_rounds(
    plan: Plan,
    play: Player,
    measure: Callable[[str, str], tuple[float, bool]],
    report: Callable[[dict[str, object]], None],
) -> bool:
    """Train until the time is over; True if weights stronger than the beginning were written.

    `measure(new, old)` gives the share that weights win against older ones ("" is what the title plays with now) and
    whether they are better beyond doubt.
    """
    if not plan.title.outlook_names():
        raise BadInput("error-no-features", {"title": plan.title.key})
    folder = plan.folder()
    folder.mkdir(parents=True, exist_ok=True)
    progress = _resumed(plan)
    while progress.round < plan.most_rounds:
        begun = time.monotonic()
        number = progress.round + 1
        samples = packed(_played(plan, play, _chunks(plan, progress.player, number), number))
        _save(folder / f"samples-{number}.npz", samples)
        recent = joined([_load(file) for file in _window(plan, number)])
        # Always from the same beginning: going over the same games again and again, it would learn them by heart.
        model, rate = _beginning(plan)
        if number == 1 and plan.teacher == SIBLINGS:
            weights, told, known = weigh(recent, model.width)
            model.straight(weights)
            loss, policy_loss = 1.0 - told, 1.0 - known
        else:
            loss, policy_loss = model.fit(recent, plan.epochs, number, rate)
        progress.round = number
        progress.played += plan.taught if number == 1 and plan.teacher else plan.games
        newest = str(folder / f"weights-{number}.json")
        card = _card(plan, progress, loss, policy_loss)
        write_weights(Path(newest), model.file(card))
        if number == 1 and plan.teacher:
            write_weights(folder / BEGINNING, model.file(card))
        share, better = measure(newest, progress.kept)
        if better:
            write_weights(plan.out, model.file({**card, "share_against_previous": share}))
            progress.kept = newest
        progress.player = newest if share > TOO_WEAK else progress.kept
        progress.spent += time.monotonic() - begun
        _tidy(plan, progress)
        report({**card, "samples": len(recent), "share": share, "kept": better, "seconds": round(progress.spent)})
        if progress.spent >= plan.hours * 3600:
            break
    shutil.rmtree(folder)
    return bool(progress.kept)


def _window(plan: Plan, number: int) -> list[Path]:
    """The samples of the last rounds; of games by chance only the weights learned from them are used later."""
    first = max(2 if plan.teacher in (RANDOM, SIBLINGS) and number > 1 else 1, number - plan.rounds_kept + 1)
    files = [plan.folder() / f"samples-{at}.npz" for at in range(first, number + 1)]
    return [file for file in files if file.exists()]


def _chunks(plan: Plan, weights: str, number: int) -> list[Chunk]:
    """The games of a round; every number of seats in turn."""
    first = plan.seed * 1_000_000_000 + number * plan.games
    counts = plan.seat_counts()
    teacher = plan.teacher if number == 1 else ""
    games, chunk = (plan.taught, plan.chunk * TAUGHT) if teacher else (plan.games, plan.chunk)
    return [
        Chunk(
            plan.title.key,
            "" if teacher else weights,
            plan.simulations,
            first + at,
            min(chunk, games - at),
            counts[(at // chunk) % len(counts)],
            plan.options,
            plan.exploration,
            teacher,
            plan.temperature,
        )
        for at in range(0, games, chunk)
    ]


def _played(plan: Plan, play: Player, chunks: list[Chunk], number: int) -> Iterator[tuple[bytes, ...]]:
    """Play the chunks of a round but for those that a killed run has left behind."""
    folder = plan.folder() / f"round-{number}"
    folder.mkdir(exist_ok=True)
    files = [folder / str(at) for at in range(len(chunks))]
    missing = [at for at, file in enumerate(files) if not file.exists()]
    for at, found in zip(missing, play(play_chunk, [chunks[at] for at in missing])):
        whole = files[at].with_suffix(".part")
        whole.write_bytes(msgspec.msgpack.encode(found))
        whole.replace(files[at])
    for file in files:
        yield msgspec.msgpack.decode(file.read_bytes(), type=tuple[bytes, ...])


def gather(play: Player, chunks: list[Chunk]) -> Samples:
    """Play all chunks and put their samples together, in the order of the chunks."""
    return packed(play(play_chunk, chunks))


def packed(found: Iterable[tuple[bytes, ...]]) -> Samples:
    """What the workers brought home, as samples."""
    import numpy

    def starts(lengths: bytes) -> Any:
        return numpy.concatenate([[0], numpy.cumsum(numpy.frombuffer(lengths, numpy.int32), dtype=numpy.int64)])

    parts = [
        Samples(
            starts(lengths),
            numpy.frombuffer(places, numpy.uint16),
            numpy.frombuffer(values, numpy.float32).astype(numpy.float16),
            numpy.frombuffer(shares, numpy.float32),
            starts(move_counts),
            numpy.frombuffer(moves, numpy.uint16),
            numpy.frombuffer(tries, numpy.float32).astype(numpy.float16),
        )
        for lengths, places, values, shares, move_counts, moves, tries in found
    ]
    return joined(parts)


def _card(plan: Plan, progress: Progress, loss: float, policy_loss: float) -> dict[str, object]:
    return {
        "round": progress.round,
        "games": progress.played,
        "simulations": plan.simulations,
        "seats": plan.seat_counts(),
        "loss": round(loss, 4),
        "policy_loss": round(policy_loss, 4),
    }


# ---------------------------------------------------------------------- what a killed run goes on from


def _resumed(plan: Plan) -> Progress:
    folder = plan.folder()
    state = folder / "progress.json"
    if state.exists():
        return msgspec.json.decode(state.read_bytes(), type=Progress)
    return Progress(player=plan.weights)


def _beginning(plan: Plan) -> tuple[Model, float]:
    """What every round learns on from, and how fast: the weights given, or those learned from a teacher, or none."""
    known = plan.folder() / BEGINNING
    if known.exists():
        return model_of(known, plan.title), LATER_RATE
    if plan.weights:
        return model_of(Path(plan.weights), plan.title), LATER_RATE
    return Model(plan.title, plan.hidden, seed=plan.seed), RATE


def _tidy(plan: Plan, progress: Progress) -> None:
    """Note what was reached, then drop what no later round needs."""
    folder = plan.folder()
    (folder / "progress.json").write_bytes(msgspec.json.encode(asdict(progress)))
    shutil.rmtree(folder / f"round-{progress.round}")
    for file in folder.glob("samples-*.npz"):
        if int(file.stem.split("-")[1]) <= progress.round - plan.rounds_kept + 1:
            file.unlink()
    for file in folder.glob("weights-*.json"):
        if int(file.stem.split("-")[1]) < progress.round and str(file) not in (progress.kept, progress.player):
            file.unlink()


def _save(path: Path, samples: Samples) -> None:
    import numpy

    with path.open("wb") as file:
        numpy.savez_compressed(file, **vars(samples))


def _load(path: Path) -> Samples:
    import numpy

    with numpy.load(path) as found:
        return Samples(**{name: found[name] for name in found.files})

"""Learning from moves that stand beside each other: what the one brings that the others do not.

In games of one look ahead some decisions are left to chance, among the moves that look best. What a turn later has come
of such a move, beyond what it promised, is put down to that in which it differs from the others. Chance chose it, so
nothing else can be the cause; positions of games that somebody wins tell of everything else as well. Little noise is
left after one turn, so some thousand games tell how much to trust each of the rules of thumb.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Any, Final

from civitas.bots.observation import Observation
from civitas.bots.players import GreedyBot
from civitas.bots.thinking.judge import Judge, scene
from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.senses import Noted
from civitas.kernel.title import Title

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from civitas.bots.learning import Samples
    from civitas.bots.selfplay import Chunk, Notes

    Numbers = NDArray[Any]

SIBLINGS: Final = "siblings"
LEFT_TO_CHANCE: Final = 0.08
"""How many decisions are."""
BEST: Final = 6
"""So many moves that look best stand beside each other."""
EVEN: Final = 0.02
"""Shares are told from here to as much below 1, in odds."""
FIRMNESS: Final = (300.0, 1000.0, 3000.0, 10000.0, 30000.0)
"""How firmly weights cling to those of the evaluation, to choose from: as if so many samples had confirmed them."""
SLIGHT: Final = 0.1
PARTS: Final = (4, 1)
"""Weights are put right for the first quarter of the features alone or for all: a title names what sums up first."""
FOLDS: Final = 4
_ONE: Final = 1 << 30


@dataclass
class _Open:
    """A move left to chance whose turn is not over yet."""

    seat: int
    when: dict[str, int]
    promised: float
    """By all of its siblings, on average."""


def play_siblings(title: Title, chunk: Chunk, seed: int, notes: Notes) -> None:
    """A game of one look ahead. Each decision left to chance is noted as the features in which what was made differs
    from its siblings, with what came of it."""
    judge = Judge(title)
    luck = Chance(seed * 2 + 1)
    position = registry.new(title, chunk.seats, seed, chunk.options)
    bots = [GreedyBot(seed * 16 + seat, 1) for seat in range(position.seats)]
    waiting: list[_Open] = []
    made = 0
    while not position.over():
        seat = position.turn()
        legal = position.contending(seat)
        made += 1
        if len(legal) == 1:
            position.advance(seat, legal[0])
        elif luck.word(2 * made) >= LEFT_TO_CHANCE * _ONE:
            position.advance(seat, bots[seat].decide(Observation(position, seat)))
        else:
            start = Observation(position, seat).imagine(Chance(luck.word(-made)))
            move = _noted(title, judge, start, seat, luck.word(2 * made + 1), notes, waiting, position.when())
            position.advance(seat, legal[0] if move < 0 else move)
        waiting = _settle(position, waiting, notes)
    _settle(position, waiting, notes)


def _noted(
    title: Title,
    judge: Judge,
    start: Position,
    seat: int,
    word: int,
    notes: Notes,
    waiting: list[_Open],
    when: dict[str, int],
) -> int:
    """The move that chance takes, noted; -1 where a move may end the game."""
    found: list[tuple[float, int, Position]] = []
    for move in start.contending(seat):
        twin = start.clone()
        twin.advance(seat, move)
        share = judge.settled(twin, seat)[seat]
        if twin.over():
            return -1
        found.append((share, move, scene(twin, seat)))
    found.sort(key=lambda option: -option[0])
    found = found[:BEST]
    taken = word * len(found) >> 30
    own = _odds(found[taken][0])
    mean = sum(_odds(share) for share, _, _ in found) / len(found)
    notes.difference([_seen(title, settled, seat) for _, _, settled in found], taken, own - mean)
    waiting.append(_Open(seat, when, mean))
    return found[taken][1]


def _settle(position: Position, waiting: list[_Open], notes: Notes) -> list[_Open]:
    """Conclude the notes of turns that are over. They were opened in this order, and turns end in this order."""
    over, now = position.over(), position.when()
    if not waiting or not (over or waiting[0].when != now):
        return waiting
    shares = position.title.evaluate(position)
    for found in waiting:
        notes.shares.append(_odds(shares[found.seat]) - found.promised)
    return []


def _odds(share: float) -> float:
    kept = min(max(share, EVEN), 1.0 - EVEN)
    return log(kept / (1.0 - kept))


def _seen(title: Title, position: Position, seat: int) -> dict[int, float]:
    noted = Noted()
    title.outlook(position, seat, noted)
    return dict(zip(noted.places, noted.values))


# ---------------------------------------------------------------------- learning


def weigh(samples: Samples, width: int) -> tuple[Numbers, float, float]:
    """By feature, what it adds to the odds of the victory: what the evaluation makes of it, put right by what came of
    the moves that chance took. Then how well that foretells what came of moves it has not learned from, and how well
    the evaluation does: as correlations."""
    import numpy

    seen = _dense(samples, width)
    promised, came = samples.tries.astype(float), samples.shares.astype(float)
    scale = seen.std(axis=0) + 0.01
    seen /= scale
    told = _ridge(seen, promised, SLIGHT)
    kept = float(promised @ came / (promised @ promised))
    rest = came - kept * promised
    best, chosen = -1.0, (width, FIRMNESS[-1])
    # Folds of neighbours, because the samples of a game belong together.
    fold = numpy.arange(len(samples)) * FOLDS // len(samples)
    for part in PARTS:
        heeded = seen[:, : max(1, width // part)]
        for firmness in FIRMNESS:
            foretold = numpy.zeros(len(samples))
            for number in range(FOLDS):
                others = fold != number
                foretold[~others] = heeded[~others] @ _ridge(heeded[others], rest[others], firmness)
            right = float(numpy.corrcoef(kept * promised + foretold, came)[0, 1])
            if right > best:
                best, chosen = right, (heeded.shape[1], firmness)
    heeded = seen[:, : chosen[0]]
    told[: chosen[0]] += _ridge(heeded, rest, chosen[1]) / kept
    return told / scale, best, float(numpy.corrcoef(promised, came)[0, 1])


def as_evaluated(samples: Samples, width: int) -> Numbers:
    """By feature, what the evaluation makes of it."""
    seen = _dense(samples, width)
    scale = seen.std(axis=0) + 0.01
    found: Numbers = _ridge(seen / scale, samples.tries.astype(float), SLIGHT) / scale
    return found


def _dense(samples: Samples, width: int) -> Numbers:
    import numpy

    rows = numpy.repeat(numpy.arange(len(samples)), numpy.diff(samples.firsts))
    seen = numpy.zeros((len(samples), width))
    seen[rows, samples.places] = samples.values
    return seen


def _ridge(seen: Numbers, wanted: Numbers, firmness: float) -> Numbers:
    import numpy

    found: Numbers = numpy.linalg.solve(seen.T @ seen + firmness * numpy.eye(seen.shape[1]), seen.T @ wanted)
    return found

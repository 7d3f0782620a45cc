"""What a strong bot thinks of a decision: each option with the share of the victory it promises."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from civitas.bots.calibration import sharpened, sharpness_of
from civitas.bots.observation import Observation
from civitas.bots.players import SearchBot
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.record import Record

TURNING: Final = 5
"""So many turning points are told of a game."""


@dataclass(frozen=True)
class Advice:
    """One option: the move, the share it promises, and how many simulations tried it."""

    move: int
    share: float
    tries: int


@dataclass(frozen=True)
class Step:
    """One move of a game as a bot sees it: what it did to the seat's share, and what would have been best."""

    number: int
    seat: int
    move: int
    best: int
    share: float
    """What the best move promised."""
    loss: float
    """How much less the move made promised."""
    scores: list[float]
    shares: list[float]
    """What every seat may expect; they sum to 1."""


def advise(position: Position, seat: int, bot: SearchBot) -> list[Advice]:
    """The options of a seat, the one the bot would take first. Only what the seat may know is used."""
    legal = position.contending(seat)
    if len(legal) == 1:
        return [Advice(legal[0], position.title.evaluate(position.imagine(seat, Chance(0)))[seat], 0)]
    chosen = bot.decide(Observation(position, seat))
    assert bot.search is not None
    options = sorted(bot.search.root.options, key=lambda option: (option.count, option.mean()))
    # Of several plans that begin with the same move, the one tried most often speaks for it.
    found = {option.move: Advice(option.move, option.mean(), option.count) for option in options}
    return sorted(found.values(), key=lambda option: (option.move != chosen, -option.tries, -option.share))


def calibrated(position: Position, seat: int, options: list[Advice]) -> tuple[list[Advice], list[float]]:
    """The options with shares that come true in self-play, and what every seat may expect of the first."""
    power = sharpness_of(position.title)
    told = position.title.evaluate(position.imagine(seat, Chance(0)))
    shares = [sharpened(_divided(told, seat, option.share), power) for option in options]
    found = [Advice(option.move, own[seat], option.tries) for option, own in zip(options, shares)]
    return found, shares[0]


def divided(position: Position, seat: int, share: float) -> list[float]:
    """The shares of all seats where that of one is known: the others divide the rest as the title judges them."""
    return _divided(position.title.evaluate(position.imagine(seat, Chance(0))), seat, share)


def _divided(told: list[float], seat: int, share: float) -> list[float]:
    others = [value if number != seat else 0.0 for number, value in enumerate(told)]
    total = sum(others)
    rest = 1.0 - share
    return [
        share if number == seat else rest * value / total if total > 0 else rest / max(1, len(told) - 1)
        for number, value in enumerate(others)
    ]


def analyse(record: Record, simulations: int) -> list[Step]:
    """Every move of a record where there was a choice, judged by search."""
    steps: list[Step] = []
    bots = [SearchBot(seat, simulations, 0.0) for seat in range(len(record.seats))]
    moves = [(int(str(seat)), record.title.moves.parse(str(text))) for seat, text in record.moves]
    for number, position in record.positions():
        if number == len(moves):
            break
        seat, move = moves[number]
        if len(position.contending(seat)) > 1:
            steps.append(_judged(position, number, seat, move, bots[seat]))
    return steps


def _judged(position: Position, number: int, seat: int, move: int, bot: SearchBot) -> Step:
    options, shares = calibrated(position, seat, advise(position, seat, bot))
    best = options[0]
    made = next((option.share for option in options if option.move == move), best.share)
    standing = position.standing()["scores"]
    assert isinstance(standing, list)
    scores = [float(score["total"]) for score in standing]
    return Step(number, seat, move, best.move, best.share, max(0.0, best.share - made), scores, shares)


def turning_points(steps: list[Step]) -> list[Step]:
    """The moves that gave most away, in the order of the game."""
    worst = sorted(steps, key=lambda step: -step.loss)[:TURNING]
    return sorted((step for step in worst if step.move != step.best), key=lambda step: step.number)

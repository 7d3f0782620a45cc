"""Why a move looks better than others: what it changes, in the words of a player, as the learned value weighs it.

A title with learned weights says in `bots/reasons.toml` what its features are about. The features after a move are
compared with those after the others, and the difference in the share of the victory is divided among them: along the
way from the one to the other every feature counts by how much the share leans on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

import msgspec

from civitas.bots.thinking.judge import scene
from civitas.bots.weights import NAME as WEIGHTS
from civitas.bots.weights import WeightsFile, read_file, shipped_weights
from civitas.kernel.chance import Chance
from civitas.kernel.position import Position
from civitas.kernel.senses import Noted
from civitas.kernel.title import Title

NAME: Final = "reasons.toml"
IMAGINED: Final = 4
"""Imagined positions over which the difference is averaged."""
STEPS: Final = 16
"""On the way from what the others bring to what the move brings."""
LEAST: Final = 0.005
"""A share below which something is not worth telling."""
MOST: Final = 4


@dataclass(frozen=True)
class Reason:
    """What speaks for a move, or with a share below 0 against it."""

    names: dict[str, str]
    share: float
    """The part of the victory it makes, compared with the other moves."""


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names: dict[str, str]
    features: list[str]
    """How the names of its features begin. A feature belongs to the first topic that fits."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    topic: list[Topic]


def topics_of(title: Title) -> list[Topic]:
    """What the features of a title are about; nothing for a title that does not tell."""
    path = title.folder / "bots" / NAME
    return msgspec.toml.decode(path.read_bytes(), type=_File).topic if path.exists() else []


def topic_of(topics: list[Topic], feature: str) -> Topic | None:
    for topic in topics:
        if feature.startswith(tuple(topic.features)):
            return topic
    return None


def reasons(position: Position, seat: int, move: int, others: list[int]) -> list[Reason]:
    """What speaks for a move of a seat and against it, compared with others; the weightiest first.

    Nothing where the title has no learned weights, nor where a move ends the game. Only what the seat knows is used.
    """
    title = position.title
    topics = topics_of(title)
    others = [other for other in others if other != move]
    if not topics or not others or shipped_weights(title) is None:
        return []
    after = _seen_after(position, seat, [move])
    before = _seen_after(position, seat, others)
    if not after or not before:
        return []
    parts = _divided(read_file(title.folder / WEIGHTS), before, after)
    sums: dict[int, float] = {}
    for place, part in parts.items():
        topic = topic_of(topics, title.outlook_names()[place])
        if topic is not None:
            number = topics.index(topic)
            sums[number] = sums.get(number, 0.0) + part
    found = [Reason(topics[number].names, share) for number, share in sums.items() if abs(share) >= LEAST]
    return sorted(found, key=lambda reason: -abs(reason.share))[:MOST]


def told(found: list[Reason], language: str) -> str:
    """Reasons as a list for people."""
    return ", ".join(f"{reason.names[language]} {reason.share:+.0%}" for reason in found)


def _seen_after(position: Position, seat: int, moves: list[int]) -> list[float]:
    """The mean of the features after moves that go on with the game, as their seat sees them; empty without any."""
    title = position.title
    sums = [0.0] * len(title.outlook_names())
    count = 0
    for luck in range(IMAGINED):
        imagined = position.imagine(seat, Chance(luck))
        for move in moves:
            twin = imagined.clone()
            twin.advance(seat, move)
            if not twin.over():
                count += 1
                noted = Noted()
                title.outlook(scene(twin, seat), seat, noted)
                for place, value in zip(noted.places, noted.values):
                    sums[place] += value
    return [total / count for total in sums] if count else []


def _divided(file: WeightsFile, before: list[float], after: list[float]) -> dict[int, float]:
    """What each feature that differs adds to the share on the straight way from one position to the other."""
    units = range(len(file.offsets))
    sums = file.offsets.copy()
    moved = [0.0] * len(sums)
    changed = [place for place in range(len(before)) if before[place] != after[place]]
    for place in range(len(before)):
        row, start, step = file.hidden[place], before[place], after[place] - before[place]
        if start or step:
            for unit in units:
                sums[unit] += row[unit] * start
                moved[unit] += row[unit] * step
    slopes = [0.0] * len(sums)
    for step_number in range(STEPS):
        way = (step_number + 0.5) / STEPS
        for unit, slope in enumerate(_slopes(file, [sums[unit] + way * moved[unit] for unit in units])):
            slopes[unit] += slope / STEPS
    return {
        place: (after[place] - before[place]) * sum(file.hidden[place][unit] * slopes[unit] for unit in units)
        for place in changed
    }


def _slopes(file: WeightsFile, sums: list[float]) -> list[float]:
    """How the share leans on each sum of the first layer."""
    units = range(len(sums))
    first = [max(number, 0.0) for number in sums]
    result = file.offset
    leaning = [0.0] * len(sums)
    for row, offset, output in zip(file.second, file.second_offsets, file.output):
        inside = offset + sum(row[unit] * first[unit] for unit in units)
        if inside > 0.0:
            result += inside * output
            for unit in units:
                leaning[unit] += row[unit] * output
    share = 1.0 / (1.0 + exp(-max(-30.0, min(result, 30.0))))
    return [leaning[unit] * share * (1.0 - share) if sums[unit] > 0.0 else 0.0 for unit in units]

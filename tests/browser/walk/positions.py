"""Where every kind of question is asked: positions met in seeded games, the fullest of each kind, and of rule tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

import civitas
from browser.walk.arranged import NOT_ASKED, TESTS, caught
from civitas.bots.observation import Observation
from civitas.bots.specs import make_bot
from civitas.kernel import registry
from civitas.kernel.position import Position

TITLES = ("antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages")
SENSIBLE_GAMES = 2
RANDOM_MOVES = 150_000
WHIM = 0.2
"""How often somebody who plays sensibly does something else: rare questions are met."""
MOST_SENSIBLE = 1_500


@dataclass(frozen=True)
class Setup:
    """A number of seats, and the options that ask questions of their own."""

    title: str
    seats: int
    options: dict[str, object] = field(default_factory=dict, hash=False)

    def new(self, seed: int) -> Position:
        return registry.new(civitas.title(self.title), self.seats, seed, self.options, None, None)


SETUPS = {
    "antiquity": (Setup("antiquity", 2), Setup("antiquity", 4)),
    "historia": (
        Setup("historia", 1, {"civbots": ["noble", "chieftain"]}),
        Setup("historia", 6, {"events": True, "golden_era": True, "territories_to_explore": True}),
    ),
    "seven_ages": (
        Setup("seven_ages", 2, {"pursuit": True, "cadence": True, "technology": True, "redemption": True}),
        Setup("seven_ages", 7),
    ),
    "seven_wonders_duel": (Setup("seven_wonders_duel", 2),),
    "through_the_ages": (Setup("through_the_ages", 2, {"manual_payment": True}), Setup("through_the_ages", 4)),
}


@dataclass
class Moment:
    """A question to a seat, in a position that asks it."""

    kind: str
    setup: Setup
    weight: tuple[int, int]
    position: Position

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.setup.seats}"


@cache
def moments(setup: Setup, games: int = SENSIBLE_GAMES, random_moves: int = RANDOM_MOVES) -> tuple[Moment, ...]:
    """Every kind of question this setup was seen to ask, each where it offers most; sensible games come first."""
    found: dict[str, Moment] = {}
    for game in range(games):
        _keep(found, {}, _sensible(setup, game), setup)
    random: dict[str, Moment] = {}
    moves = game = 0
    while moves < random_moves:
        moves += _keep(random, found, _random(setup, game), setup)
        game += 1
    return tuple(sorted([*found.values(), *random.values()], key=lambda moment: moment.kind))


def all_moments(title: str) -> list[Moment]:
    """All that seeded games were seen to ask, and what only rule tests are asked."""
    arranged = [(kind, caught(title, kind)) for kind in TESTS.get(title, {})]
    rare = [
        Moment(kind, Setup(title, position.seats, dict(position.options)), (0, 0), position)
        for kind, position in arranged
    ]
    return [*(moment for setup in SETUPS[title] for moment in moments(setup)), *rare]


def kinds(title: str) -> set[str]:
    """Every question this title has words for, but for those that no seat is asked."""
    text = (Path(civitas.__file__).parent / "games" / title / "text" / "en.ftl").read_text(encoding="utf-8")
    words = re.findall(r"^question-([a-z-]+) =", text, re.MULTILINE)
    return {word for word in words if not word.endswith("-other")} - set(NOT_ASKED.get(title, {}))


def _keep(found: dict[str, Moment], known: dict[str, Moment], game: Iterator[Position], setup: Setup) -> int:
    """Looks through one game; what is known from better games is left alone. Returns how many moves it took."""
    number = 0
    for number, position in enumerate(game):
        # Of those who are asked at once, the first is looked at.
        for seat in position.waiting()[:1]:
            kind = _kind(position, seat)
            weight = (len(position.legal(seat)), number)
            if kind not in known and (kind not in found or weight > found[kind].weight):
                found[kind] = Moment(kind, setup, weight, position.clone())
    return number


def _kind(position: Position, seat: int) -> str:
    """The key of the question; in 7 Wonders Duel with the age too, because every age has a structure of its own."""
    key = position.question(seat).key.removeprefix("question-")
    return f"{key}.{getattr(position, 'age', 0)}" if position.title.key == "seven_wonders_duel" else key


def _random(setup: Setup, seed: int) -> Iterator[Position]:
    position, random = setup.new(seed), Random(seed)
    yield position
    while position.waiting():
        seat = random.choice(position.waiting())
        position.advance(seat, random.choice(position.contending(seat)))
        yield position


def _sensible(setup: Setup, seed: int) -> Iterator[Position]:
    position, random = setup.new(seed), Random(seed)
    bots = [make_bot("greedy", seed + seat) for seat in range(setup.seats)]
    yield position
    for _ in range(MOST_SENSIBLE):
        if not position.waiting():
            return
        seat = random.choice(position.waiting())
        whim = random.random() < WHIM
        move = random.choice(position.contending(seat)) if whim else bots[seat].decide(Observation(position, seat))
        position.advance(seat, move)
        yield position

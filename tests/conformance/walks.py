"""Random games to try the laws on, and what a seat can tell about a position."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from civitas.kernel import registry
from civitas.kernel.chance import Chance
from civitas.kernel.events import Event
from civitas.kernel.position import Position
from civitas.kernel.title import Title

TABLE_RULES = Path(__file__).parents[2] / "src" / "civitas" / "text" / "rules.en.toml"


@dataclass
class Setup:
    """One way to begin a game of a title."""

    title: Title
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    pack: str | None = None

    def new(self, seed: int, chance: Chance | None = None) -> Position:
        return registry.new(self.title, self.seats, seed, self.options, None, chance)


def every_seat_count(title: Title, pack: str | None = None, **options: object) -> tuple[Setup, ...]:
    return tuple(Setup(title, seats, options, pack) for seats in title.seat_counts)


SURRENDERS = 0.02
"""How often a random player may give up, so that walks are long and resigned seats are met all the same."""


def random_move(position: Position, random: Random) -> tuple[int, int]:
    seat = random.choice(position.waiting())
    serious = position.title.resign_move < 0 or random.random() > SURRENDERS
    return seat, random.choice(position.contending(seat) if serious else position.legal(seat))


def walk(position: Position, random: Random) -> Iterator[Position]:
    """The same position object after each move of a random game to the end, the first moment included."""
    yield position
    while position.waiting():
        position.advance(*random_move(position, random))
        yield position


def play_to_the_end(position: Position, random: Random) -> int:
    """How many moves it took."""
    return sum(1 for _ in walk(position, random)) - 1


def sample(setups: Sequence[Setup], count: int, salt: int, most: int = 12) -> Iterator[Position]:
    """As many positions of random games: a few of each, so that all setups and all parts of a game are met."""
    found = game = 0
    while found < count:
        random = Random(1_000_003 * salt + game)
        position = setups[game % len(setups)].new(random.randrange(1 << 40))
        wanted = moments(position.clone(), game, random, most)
        for number, reached in enumerate(walk(position, Random(game))):
            if number in wanted and found < count:
                found += 1
                yield reached
        game += 1


def moments(position: Position, game: int, random: Random, most: int) -> set[int]:
    """Some moments of a game, taken in turn from every kind of question that was asked, so that rare ones are met."""
    by_kind: dict[str, list[int]] = {}
    for number, reached in enumerate(walk(position, Random(game))):
        waiting = reached.waiting()
        kind = reached.question(random.choice(waiting)).key if waiting else "over"
        by_kind.setdefault(f"{kind} {bool(reached.joint)} {bool(reached.closing)}", []).append(number)
    for numbers in by_kind.values():
        random.shuffle(numbers)
    wanted: set[int] = set()
    while by_kind and len(wanted) < most:
        for kind, numbers in list(by_kind.items()):
            wanted.add(numbers.pop())
            if not numbers:
                del by_kind[kind]
    return wanted


def ledger(title: Title) -> set[str]:
    """The ids of all rules a refusal may name: the title's own and those of the table."""
    paths = [title.folder / "ledger" / "en.toml", TABLE_RULES]
    return {rule["id"] for path in paths for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]}


def viewers(position: Position) -> list[int | None]:
    return [None, *range(position.seats)]


def told(log: list[Event], viewer: int | None) -> list[Event]:
    return [event for event in log if event.seen_by(viewer)]


def refusals(position: Position, seat: int) -> list[str | None]:
    """Over the whole table of moves."""
    return [position.refusal(seat, move) for move in range(position.title.moves.size)]


def known_to(position: Position, viewer: int | None) -> dict[str, object]:
    """All that the kernel tells a viewer about the present moment: its view, what it is asked, what it may do."""
    asked = viewer is not None and position.is_asked(viewer)
    return {
        "view": position.view(viewer),
        "standing": position.standing(),
        "question": position.question(viewer) if viewer is not None and asked else None,
        "frame": None if viewer is None else position.frame_question(viewer),
        "legal": [] if viewer is None else position.legal(viewer),
        "together": position.waiting() if position.joint is None else position.joint.order,
    }


def look(p: Position, seat: int) -> str:
    """All that a seat is told, in one line."""
    told = known_to(p, seat)
    questions = [question and question.as_dict() for question in map(p.frame_question, range(p.seats))]
    return json.dumps([told["view"], told["legal"], questions])


def seals(position: Position) -> list[int]:
    return [position.seal(seat) for seat in range(position.seats)]

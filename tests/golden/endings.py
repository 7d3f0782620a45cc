"""One game for each way in which a game of any title can end."""

from __future__ import annotations

from dataclasses import dataclass, field

import civitas
from civitas.bots import Observation, make_bot
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.kernel.record import Record
from golden.games import FOLDER


@dataclass(frozen=True)
class Game:
    seats: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    resigns: bool = False
    """Everybody but seat 0 gives up as soon as the rules allow it."""


ENDINGS = {
    "antiquity": {"survival": Game(2, 0), "extinction": Game(3, 0)},
    "historia": {"points": Game(4, 0), "solo-defeat": Game(1, 0), "solo-elimination": Game(1, 1)},
    "seven_ages": {
        "track": Game(3, 0),
        "internet": Game(7, 16),
        "age": Game(2, 0, {"ages": "1"}),
        "turns": Game(3, 0, {"turns": "2"}),
    },
    "seven_wonders_duel": {
        "civilian": Game(2, 0),
        "blue-tie-break": Game(2, 38),
        "military": Game(2, 56),
        "shared": Game(2, 253),
        "scientific": Game(2, 1115),
    },
    "through_the_ages": {
        "culture": Game(2, 0),
        "shared": Game(3, 8),
        "last-player": Game(4, 0, resigns=True),
    },
}
"""By title and ending: games of random moves."""

RECORDS = {
    "antiquity": {"saint": Game(2, 0)},
    "historia": {"solo-victory": Game(1, 1, {"civbots": ["chieftain", "chieftain"]})},
}
"""The endings that random moves do not reach: games of greedy bots, kept as records."""


def played(title: str, game: Game) -> dict[str, object]:
    """How a game of random moves ends."""
    p = civitas.new(title, game.seats, game.seed, game.options)
    made, chance = 0, Chance(game.seed + 1)
    while game.resigns and p.waiting():
        seat = p.waiting()[0]
        moves = p.contending(seat)
        gives_up = seat > 0 and p.refusal(seat, p.title.resign_move) is None
        p.play(seat, p.title.resign_move if gives_up else moves[chance.word(made) % len(moves)])
        made += 1
    made += play_out(p, chance)
    standing = p.standing()
    return {"ending": standing["ending"], "winners": standing["winners"], "moves": made, "hash": p.hash()}


def endings(title: str) -> dict[str, dict[str, object]]:
    return {ending: played(title, game) for ending, game in ENDINGS[title].items()}


def record_file(title: str, ending: str) -> str:
    return str(FOLDER / f"{title}_{ending}.civitas.json")


def recorded(title: str, game: Game) -> Record:
    """A game of greedy bots."""
    made = civitas.title(title)
    chance = Chance(game.seed)
    p = civitas.new(made, game.seats, options=game.options, chance=chance)
    seats = [{"name": f"Greedy {seat + 1}", "kind": "bot", "bot": "greedy"} for seat in range(game.seats)]
    record = Record(made, seats, p.options, {"chance": chance.dump()})
    bots = [make_bot("greedy:samples=1", 0) for _ in range(game.seats)]
    while p.waiting():
        seat = p.waiting()[0]
        move = bots[seat].decide(Observation(p, seat))
        p.play(seat, move)
        record.add(seat, move, p)
    record.finish(p)
    return record

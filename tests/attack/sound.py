"""Sound records of every title: played by chance, cut off at several stages, begun from luck or from a position."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec

import civitas
from civitas.kernel.record import Record

TITLES = ("seven_wonders_duel", "through_the_ages", "antiquity", "historia", "seven_ages")
STAGES = (0, 3, 12, 40, 90, 160)


def played(title: str, seats: int, moves: int, seed: int = 5) -> Any:
    """A game after so many moves by chance, or at its end."""
    game, dice = civitas.new(title, seats=seats, seed=seed), random.Random(seed)
    for _ in range(moves):
        waiting = game.waiting()
        if not waiting:
            break
        seat = dice.choice(list(waiting))
        game.play(seat, dice.choice(list(game.contending(seat))))
    return game


@cache
def positions(title: str) -> list[dict[str, Any]]:
    """Records that begin from positions of several stages."""
    counts = civitas.new(title, seed=1).title.seat_counts
    found = []
    for number, moves in enumerate(STAGES):
        seats = counts[number % len(counts)]
        game = played(title, seats, moves, seed=number)
        found.append(record_of(game, seats))
    return found


@cache
def games(title: str) -> list[dict[str, Any]]:
    """Records of moves from the first one on."""
    found = []
    counts = civitas.new(title, seed=1).title.seat_counts
    for seats in (counts[0], counts[-1]):
        game, dice = civitas.new(title, seats=seats, seed=7), random.Random(7)
        chance = game.dump()["chance"]
        moves = []
        for _ in range(30):
            seat = dice.choice(list(game.waiting()))
            move = dice.choice(list(game.contending(seat)))
            moves.append([seat, game.title.moves.text(move)])
            game.play(seat, move)
        found.append(_record(game, seats, {"chance": chance}, moves))
    return found


def record_of(game: Any, seats: int) -> dict[str, Any]:
    """The record of a game that begins where this one stands."""
    return _record(game, seats, {"position": game.dump()}, [])


def _record(game: Any, seats: int, beginning: dict[str, object], moves: list[Any]) -> dict[str, Any]:
    names = [{"name": f"seat {seat}", "kind": "human"} for seat in range(seats)]
    record = Record(game.title, names, dict(game.title.accept_options({})), beginning)
    record.moves = moves
    found: dict[str, Any] = msgspec.json.decode(record.encode())
    return found

"""Plays the golden games."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import civitas
import mini  # noqa: F401  (registers its title)
from civitas.kernel.chance import Chance
from civitas.kernel.events import Event
from civitas.kernel.playout import play_out
from civitas.kernel.position import Position

FOLDER = Path(__file__).parent
GAMES = {
    "antiquity": 12,
    "historia": 60,
    "mini": 60,
    "seven_ages": 30,
    "seven_wonders_duel": 1000,
    "through_the_ages": 120,
}
"""How many random games of each title are hashed; all numbers of seats take turns."""
OPTIONS: dict[str, list[dict[str, object]]] = {
    "antiquity": [{}, {}, {}, {"ruleset": "seed"}, {"ruleset": "seed"}, {"ruleset": "seed"}],
    "historia": [{}] * 6 + [{"events": True, "golden_era": True, "civilization_goals": True}] * 6,
}
"""Options that take turns too, where a title has rules that only they show."""
GROUPS = 10

TRANSCRIPTS = {
    "duel_military": ("seven_wonders_duel", 2, 180),
    "duel_scientific": ("seven_wonders_duel", 2, 1300),
    "duel_civilian": ("seven_wonders_duel", 2, 0),
    "ages_two_seats": ("through_the_ages", 2, 7),
    "mini_three_seats": ("mini", 3, 33),
}
"""Title, seats and seed of the games told move by move."""


def hashes(key: str) -> dict[str, object]:
    """The games in ten groups, so that a difference can be narrowed down: moves made, and a hash over all results."""
    title = civitas.title(key)
    counts = title.seat_counts
    groups = []
    for group in range(GROUPS):
        made, digest = 0, hashlib.blake2b(digest_size=8)
        for seed in range(group, GAMES[key], GROUPS):
            chosen = OPTIONS.get(key, [{}])
            p = civitas.new(title, counts[seed % len(counts)], seed, chosen[seed % len(chosen)])
            made += play_out(p, Chance(seed + 1))
            digest.update(p.hash().encode())
        groups.append({"moves": made, "hash": digest.hexdigest()})
    return {"title": key, "games": GAMES[key], "groups": groups}


def transcript(name: str) -> str:
    """A random game move by move: who did what, what was told to all, and the table in one line where it changed."""
    key, seats, seed = TRANSCRIPTS[name]
    log: list[Event] = []
    p = civitas.new(key, seats, seed, log=log)
    lines = [f"{key}, {seats} seats, seed {seed}", *_told(log), table := f"    = {TABLES[key](p)}"]
    chance, number = Chance(seed), 0
    while p.waiting():
        waiting = p.waiting()
        seat = waiting[chance.word(2 * number) % len(waiting)]
        moves = p.contending(seat)
        move = moves[chance.word(2 * number + 1) % len(moves)]
        log.clear()
        p.play(seat, move, log)
        number += 1
        lines += [f"{number}. {seat} {p.title.moves.text(move)}", *_told(log)]
        before, table = table, f"    = {TABLES[key](p)}"
        if table != before:
            lines.append(table)
    lines += ["", f"{p.standing()}", f"hash {p.hash()}", ""]
    return "\n".join(lines)


def _told(log: list[Event]) -> list[str]:
    return [f"    {event.key}{_args(event.args)}" for event in log if event.seen_by(None)]


def _args(args: dict[str, object]) -> str:
    return "".join(f" {name}={_value(value)}" for name, value in sorted(args.items()))


def _value(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _duel_table(p: Position) -> str:
    view: Any = p.view(None)
    points = "/".join(str(sum(player["points"].values())) for player in view["players"])
    coins = "/".join(map(str, view["coins"]))
    open_cards = ",".join(view["accessible"])
    return f"age {view['age']} pawn {view['pawn']:+} coins {coins} points {points} open {open_cards or '-'}"


def _ages_table(p: Position) -> str:
    view: Any = p.view(None)
    figures = [
        f"{name} {'/'.join(str(player[name]) for player in view['players'])}"
        for name in ("strength", "happy", "food", "resources")
    ]
    stock = [f"{name} {'/'.join(map(str, view[name]))}" for name in ("culture", "science", "civil", "military")]
    return f"round {view['round']} age {view['age']} {' '.join(stock + figures)}"


def _mini_table(p: Position) -> str:
    view: Any = p.view(None)
    towns = "/".join(",".join(building or "-" for building in town) for town in view["towns"])
    goods = "/".join(",".join(map(str, row)) for row in view["goods"])
    cards = "/".join(str(seat["cards"]) for seat in view["seats"])
    asked = ",".join(map(str, p.waiting()))
    return (
        f"round {view['round']} asked {asked or '-'} goods {goods} towns {towns} cards {cards} relics {view['relics']}"
    )


TABLES: dict[str, Callable[[Position], str]] = {
    "seven_wonders_duel": _duel_table,
    "through_the_ages": _ages_table,
    "mini": _mini_table,
}

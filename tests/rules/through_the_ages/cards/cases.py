"""How the tables of this folder say what a card does.

A case has four parts, each a list of scenes: in which position the card cannot be played or used, in which it can, what
it does, and what is left when it is gone. A scene arranges a position, plays moves and tells what is true afterwards;
its numbers are written down here, never read from the data of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import civitas
from civitas.games.through_the_ages.fields import FIELDS
from rules.through_the_ages.tools import arrange, asked, civ, end_turn, hand, legal, look, own, play, player, refusal

PARTS = ("cannot", "can", "effect", "ends")
TURN = "turn"
"""Among the moves of a scene: the seat that is asked does nothing more until another one is asked."""
SEATS = {"mine": 0, "rival": 1, "third": 2, "fourth": 3}
RATES = ("science_rate", "culture_rate", "strength", "happy", "food_production", "resource_production")


@dataclass(frozen=True)
class Scene:
    start: Mapping[str, Any]
    """What `arrange` takes; `mine`, `rival`, `third` and `fourth` are what each seat has."""
    moves: Sequence[str] = ()
    then: Mapping[str, Any] = field(default_factory=dict)
    """Figures afterwards, of seat 0 or, as in `rival.culture`, of another one."""
    refused: Mapping[str, str] = field(default_factory=dict)
    """Moves that are refused then, and by which rule."""
    allowed: Sequence[str] = ()


@dataclass(frozen=True)
class Case:
    card: str
    cannot: Sequence[Scene] = ()
    can: Sequence[Scene] = ()
    effect: Sequence[Scene] = ()
    ends: Sequence[Scene] = ()


def refused(move: str, rule: str, *moves: str, **start: Any) -> Scene:
    """A move is refused by this rule, at once or after others."""
    return Scene(start, moves, refused={move: rule})


def allowed(move: str, *moves: str, **start: Any) -> Scene:
    """A move is legal, at once or after others."""
    return Scene(start, moves, allowed=[move])


def scene(moves: str, then: Mapping[str, Any], **start: Any) -> Scene:
    """After these moves, written one after the other, the figures are those."""
    return Scene(start, moves.split(), then)


def rates(**known: int) -> dict[str, int]:
    """All ratings and productions: those given, and 0 for the others."""
    return {**dict.fromkeys(RATES, 0), **known}


def both(figures: Mapping[str, Any]) -> dict[str, Any]:
    """The same for both players."""
    return {**figures, **{f"rival.{name}": value for name, value in figures.items()}}


def perform(act: Scene) -> civitas.Position:
    """The position at the end of a scene."""
    start = dict(act.start)
    civs = [civ(**start.pop(name, {})) for name in SEATS]
    seats = start.get("seats", 2)
    game = arrange(**start, mine=civs[0], others=civs[1:seats])
    for move in act.moves:
        if move == TURN:
            end_turn(game, game.waiting()[0])
        else:
            play(game, move)
    return game


def figure(game: civitas.Position, name: str) -> Any:
    """A figure of a seat, or of the game."""
    whose, _, what = name.rpartition(".")
    seat = SEATS[whose or "mine"]
    if what == "asked":
        return asked(game)
    if what == "military_cards":
        return hand(game, seat)
    if what == "military_count":
        return len(hand(game, seat))
    if what == "discarded":
        return [card["card"] for card in look(game, seat)["discards"]]
    figures = player(game, seat)
    if what in figures:
        return figures[what]
    if what in SETS:
        return sorted(own(game, what, seat))
    return own(game, what, seat) if what in PER_SEAT else look(game, seat)[what]


SETS = {"technologies", "wonders", "ravaged", "colonies", "hand"}
"""Of these the order does not matter."""
PER_SEAT = {field.name for field in FIELDS if field.per_seat}


def verdicts(game: civitas.Position, act: Scene) -> dict[str, str | None]:
    """By which rule each move in question is refused; one that is not has to be among the legal moves."""
    moves = legal(game)
    return {
        move: refusal(game, move) or (None if move in moves else "not among the legal moves")
        for move in [*act.refused, *act.allowed]
    }

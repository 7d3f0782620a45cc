"""Plans: whole turns, found by trying actions in every useful order and keeping the best few at each step.

Nothing is drawn or revealed between the actions of a turn, so what they lead to is known. Two orders that lead to the
same position are one plan. Which turn is best is for the evaluation to say, once it has ended. A bid, a force and the
cards to discard are whole plans too.
"""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages import frames as f
from civitas.games.through_the_ages.bots.arms import bid_of, discards, forces
from civitas.games.through_the_ages.bots.evaluate import worth_of
from civitas.games.through_the_ages.bots.timing import turns_left
from civitas.games.through_the_ages.moves import AgesMoves, table_of
from civitas.games.through_the_ages.position import ACTED, AgesState
from civitas.games.through_the_ages.rules.costs import civil_actions, military_actions
from civitas.games.through_the_ages.rules.production import consumption, food_production
from civitas.games.through_the_ages.rules.turn import rises_up
from civitas.games.through_the_ages.vocabulary import HAND_MILITARY
from civitas.kernel.frames import a_of, kind_of, seat_of
from civitas.kernel.position import Position

WIDTH: Final = 20
"""Unfinished turns that are carried on at each step, unless a bot wants more or fewer."""
LONGEST: Final = 16
"""Actions of a turn at most."""
KEPT: Final = 10
"""Turns that are proposed."""
NESTED: Final = 4
"""Questions that one action may raise in a row."""
_CIVIL_LEFT: Final = 0.9
"""An action not yet spent, while turns of unequal length are compared: what costs two must be worth two."""
_MILITARY_LEFT: Final = 0.3
_UNREST: Final = 4.0
"""Each step towards the end of an uprising, though only the last one ends it."""


class Line:
    """The beginning of a turn."""

    def __init__(self, position: AgesState, moves: list[int], worth: float, hope: float) -> None:
        self.position = position
        self.moves = moves
        self.worth = worth
        """If the turn ended here."""
        self.hope = hope
        """The same with the actions that are left."""


def plans_of(position: Position, seat: int, width: int = WIDTH) -> list[list[int]]:
    """Whole turns, best first; empty where single moves are enough."""
    assert isinstance(position, AgesState)
    kind = kind_of(position.now)
    if seat_of(position.now) != seat:
        return []
    table = table_of(position)
    if kind == f.ACTION:
        return [_ended(line, seat, table) for line in _best_turns(position, seat, table, width)]
    if kind == f.DISCARD:
        return [discards(position, seat, table, a_of(position.now))]
    if kind == f.BID:
        return [[bid_of(position, seat, table)]]
    return forces(position, seat, table) if kind == f.FORCE else []


def _ended(line: Line, seat: int, table: AgesMoves) -> list[int]:
    """The turn with its end, and the cards that are too many then."""
    p = line.position
    limit = p.military_total[seat] + p.fixed[seat][HAND_MILITARY]
    return [*line.moves, table.end, *discards(p, seat, table, len(p.military_hand[seat]) - limit)]


def _best_turns(p: AgesState, seat: int, table: AgesMoves, width: int) -> list[Line]:
    turns = turns_left(p)
    start = _begun(p, seat, turns)
    found = [start]
    frontier = [start]
    in_need = rises_up(p, seat) or _hungry(p, seat)
    seen: set[tuple[float, int, int]] = set()
    for _ in range(LONGEST):
        following: list[Line] = []
        for line in frontier:
            for child in _continued(line, seat, table, turns, in_need):
                key = (child.worth, child.position.civil[seat], child.position.military[seat])
                if key not in seen:
                    seen.add(key)
                    following.append(child)
        if not following:
            break
        following.sort(key=_hope, reverse=True)
        frontier = following[:width]
        found += frontier
    found.sort(key=_worth, reverse=True)
    return found[:KEPT]


def _hope(line: Line) -> float:
    return line.hope


def _worth(line: Line) -> float:
    return line.worth


def _line(p: AgesState, seat: int, moves: list[int], turns: float) -> Line:
    worth = worth_of(p, seat, turns)
    hope = worth + _CIVIL_LEFT * civil_actions(p, seat) + _MILITARY_LEFT * military_actions(p, seat)
    hope -= _UNREST * max(0, p.discontent(seat) - p.unused[seat])
    return Line(p, moves, worth, hope)


def _begun(p: AgesState, seat: int, turns: float) -> Line:
    """The empty turn, judged like those in which something was done."""
    twin = p.clone()
    assert isinstance(twin, AgesState)
    twin.flags |= ACTED
    return _line(twin, seat, [], turns)


def _continued(line: Line, seat: int, table: AgesMoves, turns: float, in_need: bool) -> list[Line]:
    found: list[Line] = []
    for move in _useful(line.position, seat, table, in_need):
        _follow(line.position, seat, move, line.moves, turns, NESTED, found)
    return found


def _follow(p: AgesState, seat: int, move: int, before: list[int], turns: float, depth: int, found: list[Line]) -> None:
    """Make a move and answer what it asks in every way."""
    twin = p.clone()
    assert isinstance(twin, AgesState)
    twin.advance(seat, move)
    moves = [*before, move]
    if twin.player != seat or seat_of(twin.now) != seat:
        return
    if kind_of(twin.now) == f.ACTION:
        if twin.tactic[seat] != p.tactic[seat] and twin.strength[seat] <= p.strength[seat]:
            return  # a tactic without an army
        found.append(_line(twin, seat, moves, turns))
    elif depth > 0:
        for answer in twin.legal(seat):
            _follow(twin, seat, answer, moves, turns, depth - 1, found)


def _hungry(p: AgesState, seat: int) -> bool:
    """Will food run out, with nobody free to work on a farm?"""
    return p.unused[seat] == 0 and p.food[seat] + food_production(p, seat) < consumption(p, seat)


def _useful(p: AgesState, seat: int, table: AgesMoves, in_need: bool) -> list[int]:
    """Every action but those that only undo: workers leave their places only to end an uprising or hunger."""
    destroying, disbanding = table.by_name["destroy"], table.by_name["disband"]
    found: list[int] = []
    for move in p.legal(seat):
        undoing = destroying.owns(move) or disbanding.owns(move)
        if move != table.end and (in_need or not undoing):
            found.append(move)
    return found

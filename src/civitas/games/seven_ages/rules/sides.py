"""The two sides of a conflict: their empires, units and tacticians."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.effects.held import has
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.vocabulary import NO_NUKE, TACTICIAN

ATTACKING: Final = 0
DEFENDING: Final = 1
BOTH: Final = 2


def colour_of(p: SevenAgesState, side: int) -> int:
    return p.battle.defender if side else p.battle.attacker


def seat_of_side(p: SevenAgesState, side: int) -> int:
    return p.player[colour_of(p, side)]


def sides_of(p: SevenAgesState, seat: int) -> list[int]:
    """The sides that a seat commands: none, one, or both."""
    return [side for side in (ATTACKING, DEFENDING) if seat_of_side(p, side) == seat]


def tell_of(p: SevenAgesState, key: str, side: int) -> None:
    """What a side does in the area."""
    args: dict[str, object] = {"empire": p.facts.cards.ids[p.card[colour_of(p, side)]]}
    p.tell(key, {**args, "area": p.facts.areas.ids[p.battle.area]})


def force_of(p: SevenAgesState, side: int) -> int:
    """All units of a side in the area."""
    area = p.battle.area
    return p.force_in(area) if p.occupant[area] == colour_of(p, side) else p.guests_in(area) if side == ATTACKING else 0


def available(p: SevenAgesState, side: int) -> int:
    """Units of a side that may be committed: not spent, not committed yet."""
    own = p.battle.sides[side]
    found = force_of(p, side) - own.spent - own.committed
    nukes = 15 << 4 * p.facts.nuke
    if found & nukes and has(p, colour_of(p, side), NO_NUKE):
        found &= ~nukes
    return found


def tacticians(p: SevenAgesState, side: int) -> int:
    return p.leaders_at(colour_of(p, side), p.battle.area, TACTICIAN)

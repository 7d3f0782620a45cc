"""Range (Raggio): which empires are within range of another, and through whose areas the way leads.

`left` holds for every area how much of the range is left on arriving there, -1 where the range does not reach.
"""

from __future__ import annotations

from civitas.games.seven_ages.position import NOTHING, SevenAgesState
from civitas.games.seven_ages.vocabulary import EXPLORER, RANGE


def range_of(p: SevenAgesState, colour: int) -> int:
    return p.age(colour) + p.special(colour, RANGE)


def controllers(p: SevenAgesState) -> list[int]:
    """Per area the colour that controls it, or -1."""
    return [p.holder_of(area) if owner >= 0 else NOTHING for area, owner in enumerate(p.occupant)]


def own_mask(p: SevenAgesState, seat: int) -> int:
    """Mask of the empires of a seat: range counts through any of them."""
    found = 0
    for colour in p.empires_of(seat):
        found |= 1 << colour
    return found


def from_areas(p: SevenAgesState, colour: int, owners: list[int], extra: int) -> list[int]:
    """What is left of the range in the areas of the empire itself: all of it, once more for each explorer there."""
    reach = range_of(p, colour) + extra
    left = [reach if owner == colour else NOTHING for owner in owners]
    for leader in p.leaders:
        area = leader >> 16
        if leader & 15 == colour and leader >> 4 & 15 == EXPLORER and area < len(left) and left[area] >= 0:
            left[area] += reach
    return left


def spread(p: SevenAgesState, colour: int, owners: list[int], left: list[int], through: int) -> None:
    """Count on from where `left` says: through vacant areas, those of the colours in the mask `through`, and not
    through oceans before the age that allows it. The area where a way ends may be any."""
    facts = p.facts
    oceans = p.age(colour) >= facts.ocean_age
    edge = [area for area, steps in enumerate(left) if steps > 0]
    while edge:
        beyond: list[int] = []
        for area in edge:
            for other in facts.borders[area]:
                if left[area] - 1 <= left[other]:
                    continue
                left[other] = left[area] - 1
                owner = owners[other]
                passable = (owner < 0 or through >> owner & 1) and (oceans or not facts.is_ocean[other])
                if passable and left[other] > 0:
                    beyond.append(other)
        edge = beyond


def reached(owners: list[int], left: list[int]) -> int:
    """Mask of the colours that have an area within range."""
    found = 0
    for area, steps in enumerate(left):
        if steps >= 0 and owners[area] >= 0:
            found |= 1 << owners[area]
    return found


def in_range(p: SevenAgesState, colour: int, extra: int = 0, through: int = 0) -> int:
    """Mask of the other empires within range of one; `through` are those that let it pass."""
    owners = controllers(p)
    left = from_areas(p, colour, owners, extra)
    spread(p, colour, owners, left, through | own_mask(p, p.player[colour]))
    return reached(owners, left) & ~(1 << colour)


def is_in_range(p: SevenAgesState, colour: int, other: int, extra: int = 0) -> bool:
    return bool(in_range(p, colour, extra) >> other & 1)


def areas_in_range(p: SevenAgesState, colour: int, centre: int) -> list[int]:
    """Every area within range of an area of an empire, that one included."""
    owners = controllers(p)
    left = from_areas(p, colour, owners, 0)
    left = [steps if area == centre else NOTHING for area, steps in enumerate(left)]
    spread(p, colour, owners, left, own_mask(p, p.player[colour]))
    return [area for area, steps in enumerate(left) if steps >= 0]

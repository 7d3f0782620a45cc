"""Glory icons (Icone di Gloria): what each empire has of every category, the rankings, and what the icons pay."""

from __future__ import annotations

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.catalogue import Icon
from civitas.games.seven_ages.effects.held import artefacts_of, has, in_area, total
from civitas.games.seven_ages.facts.armoury import count_of
from civitas.games.seven_ages.position import MOST_COLOURS, ON_CARD, SevenAgesState
from civitas.games.seven_ages.rules.areas import city_total
from civitas.games.seven_ages.rules.production import counts_wheat
from civitas.games.seven_ages.rules.starters import homes_of

COMPETITIVE: int = v.BY_CAVALRY_UNITS
"""Icons up to this one are ranked."""


# --- categories


def category_of(icon: Icon) -> int:
    """The thing counted, as one number: kind, region and kind of areas."""
    return icon.kind | icon.region + 1 << 4 | icon.areas << 10


def categories_in_play(p: SevenAgesState) -> list[int]:
    """Every ranked category that some icon in play names, ascending."""
    found: list[int] = []
    for colour in range(MOST_COLOURS):
        if p.card[colour] >= 0:
            for icon in ranked_icons(p, colour):
                category = category_of(icon)
                if category not in found:
                    found.append(category)
    return sorted(found)


def ranked_icons(p: SevenAgesState, colour: int) -> list[Icon]:
    """The competitive icons of an empire; artists and some wonders add to them."""
    found: list[Icon] = []
    extra = [[v.BY_ARTEFACTS, p.leaders_with(colour, v.ARTIST)], [v.BY_CITY, total(p, colour, v.CITY_ICON)]]
    for icon in p.facts.glory[p.card[colour]]:
        if icon.kind <= COMPETITIVE:
            n = icon.n
            for bonus in extra:
                if bonus[0] == icon.kind:
                    n += bonus[1]
                    bonus[1] = 0
            found.append(Icon(icon.kind, icon.region, icon.areas, icon.trigger, n))
    for kind, n in extra:
        if n:
            found.append(Icon(kind, -1, 0, -1, n))
    return found


def counts_area(p: SevenAgesState, colour: int, area: int) -> bool:
    """Does an area count for glory: not in disorder, no desert or tundra unless the empire counts them."""
    if p.is_disordered(area):
        return False
    terrain = p.facts.terrain[area]
    if p.facts.counts_for_glory[terrain]:
        return True
    if terrain == v.DESERT:
        return bool(p.special(colour, v.DESERT_GLORY)) or has(p, colour, v.DESERT_COUNTS)
    return terrain == v.TUNDRA and bool(p.special(colour, v.TUNDRA_GLORY))


def value_of(p: SevenAgesState, category: int, colour: int) -> int:
    """How much an empire has of a category; -1 if it is not ranked there at all."""
    kind, region, areas = category & 15, (category >> 4 & 63) - 1, category >> 10
    facts = p.facts
    if kind in (v.BY_AREAS, v.BY_NON_EUROPE):
        return _areas_of(p, kind, region, areas, colour)
    if kind == v.BY_PROGRESS:
        return min(p.progress[colour], facts.spaces + 1)
    if kind == v.BY_MONEY:
        return p.money[colour]
    if kind == v.BY_CITY:
        found = city_total(p, colour)
        for artefact, place in enumerate(p.where):
            if 0 <= place < ON_CARD and p.occupant[place] == colour and facts.with_op[v.CITY_GLORY] >> artefact & 1:
                found += in_area(p, place, v.CITY_GLORY)
        return found
    if kind == v.BY_ARTEFACTS:
        return _artefacts(p, colour)
    if kind == v.BY_LAND_UNITS:
        return count_of(p.army[colour] & facts.land_units)
    if kind == v.BY_NAVAL_UNITS:
        return count_of(p.army[colour] & facts.naval_units)
    return count_of(p.army[colour] & facts.of_arm[v.CAVALRY])


def _areas_of(p: SevenAgesState, kind: int, region: int, areas: int, colour: int) -> int:
    facts = p.facts
    europe = facts.regions.index["europe"]
    if kind == v.BY_NON_EUROPE:
        capital = p.capital[colour]
        if capital < 0 or not facts.regions_of[capital] >> europe & 1:
            return -1
    found = 0
    for area, owner in enumerate(p.occupant):
        if owner != colour or p.holder_of(area) != colour or not counts_area(p, colour, area):
            continue
        if (areas == v.LAND_AREAS and not facts.is_land[area]) or (areas == v.SEA_AREAS and facts.is_land[area]):
            continue
        regions = facts.regions_of[area]
        if kind == v.BY_NON_EUROPE:
            found += int(not regions >> europe & 1)
        elif region < 0 or regions >> region & 1:
            found += 1
    return found


def _artefacts(p: SevenAgesState, colour: int) -> int:
    """Green ones only; those in an artist's area count once more for each artist."""
    found = int(p.religion[colour] >= 0) + int(p.government[colour] >= 0)
    for artefact, place in enumerate(p.where):
        if 0 <= place < ON_CARD and p.occupant[place] == colour and p.facts.kind[artefact] == v.WONDER:
            weight = in_area(p, place, v.ARTEFACT_WEIGHT) if p.facts.with_op[v.ARTEFACT_WEIGHT] >> artefact & 1 else 1
            found += weight * (1 + p.leaders_at(colour, place, v.ARTIST))
    return found


# --- rankings


def philosophers(p: SevenAgesState, colour: int) -> int:
    return p.leaders_with(colour, v.PHILOSOPHER) + total(p, colour, v.TIE)


def ranking(p: SevenAgesState, category: int) -> list[int]:
    """All empires that have any, the highest first: by value, philosophers, turn marker, choice of their player."""
    order = p.clockwise(p.holder)
    entries: list[tuple[int, int, int, int, int]] = []
    for colour in range(MOST_COLOURS):
        if p.card[colour] >= 0:
            value = value_of(p, category, colour)
            if value > 0:
                choice = category << 4 | colour
                chosen = p.ties.index(choice) if choice in p.ties else len(p.ties)
                entries.append((-value, -philosophers(p, colour), order.index(p.player[colour]), chosen, colour))
    entries.sort()
    return [entry[4] for entry in entries]


def icon_pay(p: SevenAgesState, icon: Icon, colour: int, ranks: list[int]) -> int:
    return max(0, icon.n - ranks.index(colour)) if colour in ranks else 0


def plain_pay(p: SevenAgesState, icon: Icon, colour: int) -> int:
    """Icons without competition."""
    facts = p.facts
    if icon.kind == v.BY_HOMELAND:
        homes = homes_of(p, colour)
        held = [area for area in homes if p.holder_of(area) == colour]
        if homes and len(held) == len(homes):
            return 1 + total(p, colour, v.HOMELAND_GLORY)
        return 0 if held else -1
    found = 0
    for area, owner in enumerate(p.occupant):
        if owner == colour and p.holder_of(area) == colour:
            if icon.kind == v.BY_WHEAT:
                found += int(counts_wheat(p, colour, area))
            elif icon.kind == v.BY_ELEPHANT:
                found += int(bool(facts.icons[area] & v.ELEPHANT) and not p.extinct)
            elif icon.kind == v.BY_OIL:
                found += int(bool(facts.icons[area] & v.OIL) and p.age(colour) >= facts.oil_age)
    return found


def harvest_of(p: SevenAgesState, colour: int, rankings: dict[int, list[int]]) -> list[int]:
    """What the icons of an empire bring, by category of the score sheet."""
    found = [0] * v.KINDS_OF_GLORY
    for icon in ranked_icons(p, colour):
        n = icon_pay(p, icon, colour, rankings[category_of(icon)])
        found[v.FROM_AREAS if icon.kind in (v.BY_AREAS, v.BY_NON_EUROPE) else v.FROM_RANKINGS] += n
    for icon in p.facts.glory[p.card[colour]]:
        if COMPETITIVE < icon.kind < v.INSTANT:
            n = plain_pay(p, icon, colour)
            found[v.LOST if n < 0 else v.FROM_HOMELAND if icon.kind == v.BY_HOMELAND else v.FROM_RESOURCES] += n
    if p.has_disorder(colour) and artefacts_of(p, colour) & p.facts.with_op[v.DISORDER_GLORY]:
        found[v.LOST] += total(p, colour, v.DISORDER_GLORY)
    return found


def all_rankings(p: SevenAgesState) -> dict[int, list[int]]:
    return {category: ranking(p, category) for category in categories_in_play(p)}


def score_sheet(p: SevenAgesState, seat: int) -> dict[str, int]:
    return {name: p.points[seat * v.KINDS_OF_GLORY + number] for number, name in enumerate(v.CATEGORIES)}


def tied_choice(p: SevenAgesState) -> tuple[int, int, list[int]]:
    """The first tie between empires of one player that their player must still decide: seat, category, colours; or a
    negative seat. Asked only where the choice changes what they earn."""
    for category in categories_in_play(p):
        ranks = ranking(p, category)
        for place, colour in enumerate(ranks[:-1]):
            tied = [colour]
            for other in ranks[place + 1 :]:
                same = p.player[other] == p.player[colour] and philosophers(p, other) == philosophers(p, colour)
                if same and value_of(p, category, other) == value_of(p, category, colour):
                    tied.append(other)
            decided = any([category << 4 | other in p.ties for other in tied])
            if len(tied) > 1 and not decided and len({_paid(p, category, ranks, tied, first) for first in tied}) > 1:
                return p.player[colour], category, tied
    return -1, 0, []


def _paid(p: SevenAgesState, category: int, ranks: list[int], tied: list[int], first: int) -> int:
    """What the tied empires earn together if `first` is put first among them."""
    order = ranks.copy()
    spots = [order.index(colour) for colour in tied]
    ordered = [first] + [colour for colour in tied if colour != first]
    for spot, colour in zip(spots, ordered, strict=True):
        order[spot] = colour
    found = 0
    for colour in tied:
        for icon in ranked_icons(p, colour):
            if category_of(icon) == category:
                found += icon_pay(p, icon, colour, order)
    return found

"""One look over the map: what every empire holds, could take and might lose, and how it ranks."""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.bots.weights import W
from civitas.games.seven_ages.catalogue import Icon
from civitas.games.seven_ages.facts.armoury import count_of, of_type, types_of
from civitas.games.seven_ages.position import FORT_MARK, MOST_COLOURS, SevenAgesState
from civitas.games.seven_ages.rules.production import counts_wheat, terrain_of
from civitas.games.seven_ages.rules.starters import homes_of
from civitas.games.seven_ages.scoring import COMPETITIVE, category_of, counts_area, plain_pay, ranked_icons, value_of

SPREAD: Final = 4
"""A lead of so much in a ranked category is safe."""
_OTHERS: Final = {v.BY_PROGRESS: 3, v.BY_MONEY: 5, v.BY_ARTEFACTS: 2}
SPREADS: Final = [_OTHERS.get(kind, SPREAD) for kind in range(COMPETITIVE + 1)]
GUARD: Final = 3
"""Units beyond one for each area that an empire with neighbours can use."""


# --- force


def strength_of(p: SevenAgesState, colour: int, force: int) -> float:
    """What a force counts in conflict on average: half of it stands in front."""
    facts = p.facts
    at = facts.quality[colour] * len(facts.units)
    found = 0
    for unit in types_of(force):
        found += of_type(force, unit) * (facts.fronts[at + unit] + facts.supports[at + unit])
    return found / 2


def ground_of(p: SevenAgesState, area: int) -> int:
    """What an area adds for its defender."""
    facts = p.facts
    if not facts.is_land[area]:
        return 0
    found = facts.defence[terrain_of(p, area, p.age(p.occupant[area]))] + p.city[area]
    return found + (facts.fort_defence if p.marks[area] & FORT_MARK else 0)


def chance_of(attack: float, defence: float, ground: int) -> float:
    """The chance that an attack takes an area. Most is decided by one great round, in which cards from 0 to 7 stand
    against what one side has more than the other; the ground helps the defender in each."""
    return 1.0 / (1.0 + exp(min(50.0, (defence + ground - attack) / (W.luck + W.more_rounds * (attack + defence)))))


# --- ranks


def soft_pay(n: int, own: int, row: list[int], colour: int, spread: int) -> float:
    """What an icon pays who has `own`. A rank is soft: a narrow lead may be lost, a narrow gap closed."""
    if own <= 0:
        return 0.0
    rank = 0.0
    for other, value in enumerate(row):
        if other != colour and value > 0:
            rank += min(1.0, max(0.0, 0.5 + (value - own) / (2 * spread)))
    return max(0.0, n - rank)


def fits(p: SevenAgesState, icon: Icon, area: int) -> bool:
    """Does an icon count this area?"""
    facts = p.facts
    if icon.kind == v.BY_NON_EUROPE:
        return not facts.regions_of[area] >> facts.regions.index["europe"] & 1
    if icon.kind != v.BY_AREAS or (icon.areas != v.ALL_AREAS and (icon.areas == v.LAND_AREAS) != facts.is_land[area]):
        return False
    return icon.region < 0 or bool(facts.regions_of[area] >> icon.region & 1)


# --- the map


class Survey:
    def __init__(self, p: SevenAgesState) -> None:
        self.lands = [0] * MOST_COLOURS
        self.cities = [0] * MOST_COLOURS
        self.unrest = [0] * MOST_COLOURS
        self.spare = [0] * MOST_COLOURS
        """Land units that could leave without giving up an area."""
        self.ships = [0] * MOST_COLOURS
        """The same of ships."""
        self.sites = [0] * MOST_COLOURS
        """Units that a production could put down."""
        self.open: list[list[int]] = [[] for _ in range(MOST_COLOURS)]
        """Vacant land next to its own that counts for glory."""
        self.seas: list[list[int]] = [[] for _ in range(MOST_COLOURS)]
        """The same of seas, where it has ships and seas are anything to it."""
        self.risk = [0.0] * MOST_COLOURS
        """What it may lose to its neighbours."""
        self.counted: list[list[int]] = [[] for _ in range(MOST_COLOURS)]
        """The areas of each that count for glory."""
        self.force = [0.0] * len(p.facts.areas)
        """How strong the owner of an area is there."""
        self._rows: dict[int, list[int]] = {}
        self._icons: dict[int, list[Icon]] = {}
        self._gains: dict[int, list[float]] = {}
        self._sailors: dict[int, bool] = {}
        self.cards: dict[int, dict[int, float]] = {}
        """By seat, what its cards would bring if they were played; filled by whoever asks."""
        self._look(p)

    def _look(self, p: SevenAgesState) -> None:
        facts = p.facts
        held: list[int] = []
        for area, owner in enumerate(p.occupant):
            if owner < 0:
                continue
            held.append(area)
            force = p.force_in(area)
            self.force[area] = strength_of(p, owner, force)
            self.lands[owner] += 1
            if counts_area(p, owner, area) and p.holder_of(area) == owner:
                self.counted[owner].append(area)
            self.cities[owner] += p.city[area]
            self.unrest[owner] += int(p.is_disordered(area))
            count = count_of(force & facts.holders) - 1
            self.spare[owner] += min(count, count_of(force & facts.land_units)) if facts.is_land[area] else 0
            self.ships[owner] += min(count, count_of(force & facts.naval_units))
            if not facts.is_ocean[area]:
                self.sites[owner] += max(1, p.city[area])
        seen = [0] * len(facts.areas)
        for area in held:
            self._look_around(p, area, seen)

    def _look_around(self, p: SevenAgesState, area: int, seen: list[int]) -> None:
        facts = p.facts
        owner = p.occupant[area]
        ships = bool(p.force_in(area) & facts.naval_units)
        own, ground = self.force[area], ground_of(p, area)
        danger = 0.0
        for other in facts.borders[area]:
            rival = p.occupant[other]
            if rival < 0:
                if seen[other] >> owner & 1 or not counts_area(p, owner, other):
                    continue
                if facts.is_land[other] and (facts.is_land[area] or ships):
                    self.open[owner].append(other)
                elif ships and not facts.is_land[other] and self.wants_sea(p, owner):
                    self.seas[owner].append(other)
                else:
                    continue
                seen[other] |= 1 << owner
            elif p.player[rival] != p.player[owner] and facts.is_land[other] == facts.is_land[area]:
                danger = max(danger, chance_of(self.force[other], own, ground))
        if danger > 0.0:
            stake = 0.5 + 0.3 * p.city[area] + (1.5 if p.capital[owner] == area else 0.0)
            self.risk[owner] += danger * danger * stake

    def wants_sea(self, p: SevenAgesState, colour: int) -> bool:
        """Has an empire anything of seas?"""
        found = self._sailors.get(colour)
        if found is None:
            found = p.special(colour, v.SEA_INCOME) > 0
            for icon in self.icons(p, colour):
                found = found or icon.kind == v.BY_NON_EUROPE
                found = found or (icon.kind == v.BY_AREAS and icon.areas != v.LAND_AREAS)
            self._sailors[colour] = found
        return found

    # ------------------------------------------------------------------ ranks

    def row(self, p: SevenAgesState, category: int) -> list[int]:
        """How much each empire has of a ranked category; 0 or less for those that are not ranked."""
        found = self._rows.get(category)
        if found is None:
            found = self._row(p, category)
            self._rows[category] = found
        return found

    def _row(self, p: SevenAgesState, category: int) -> list[int]:
        kind, region, areas = category & 15, (category >> 4 & 63) - 1, category >> 10
        if kind != v.BY_AREAS:
            return [value_of(p, category, colour) if p.card[colour] >= 0 else 0 for colour in range(MOST_COLOURS)]
        facts = p.facts
        found = [0] * MOST_COLOURS
        for colour in range(MOST_COLOURS):
            for area in self.counted[colour]:
                if areas != v.ALL_AREAS and (areas == v.LAND_AREAS) != bool(facts.is_land[area]):
                    continue
                if region < 0 or facts.regions_of[area] >> region & 1:
                    found[colour] += 1
        return found

    def icons(self, p: SevenAgesState, colour: int) -> list[Icon]:
        """The ranked icons of an empire."""
        found = self._icons.get(colour)
        if found is None:
            found = ranked_icons(p, colour)
            self._icons[colour] = found
        return found

    def harvest(self, p: SevenAgesState, colour: int) -> float:
        """Glory of the icons of an empire in a turn."""
        found = 0.0
        for icon in self.icons(p, colour):
            row = self.row(p, category_of(icon))
            found += soft_pay(icon.n, row[colour], row, colour, SPREADS[icon.kind])
        for icon in p.facts.glory[p.card[colour]]:
            if COMPETITIVE < icon.kind < v.INSTANT:
                found += plain_pay(p, icon, colour)
        return found

    def gain(self, p: SevenAgesState, colour: int, kind: int, more: int) -> float:
        """What the icons of one kind, areas apart, would pay in addition for so much more of it."""
        found = 0.0
        for icon in self.icons(p, colour):
            if icon.kind == kind:
                row = self.row(p, category_of(icon))
                spread = SPREADS[kind]
                before = soft_pay(icon.n, row[colour], row, colour, spread)
                found += soft_pay(icon.n, max(0, row[colour]) + more, row, colour, spread) - before
        return found

    def area_gain(self, p: SevenAgesState, colour: int, area: int) -> float:
        """What one more area would bring in a turn."""
        found = W.land if p.facts.is_land[area] else W.sea
        found += W.income * p.facts.terrain_income[terrain_of(p, area, p.age(colour))][0]
        for icon in self.icons(p, colour):
            if fits(p, icon, area):
                row = self.row(p, category_of(icon))
                if row[colour] >= 0:
                    before = soft_pay(icon.n, row[colour], row, colour, SPREAD)
                    found += soft_pay(icon.n, row[colour] + 1, row, colour, SPREAD) - before
        for icon in p.facts.glory[p.card[colour]]:
            found += _plain_gain(p, icon, colour, area)
        return found

    def gains(self, p: SevenAgesState, colour: int, afloat: bool) -> list[float]:
        """What the vacant land, or the seas, next door would bring in a turn, the best first."""
        key = colour << 1 | int(afloat)
        found = self._gains.get(key)
        if found is None:
            areas = self.seas[colour] if afloat else self.open[colour]
            found = [self.area_gain(p, colour, area) for area in areas]
            if afloat and self.ships[colour]:
                found += [W.overseas * self._abroad(p, colour)] * 2
            found.sort(reverse=True)
            fading = 1.0
            for number in range(len(found)):
                found[number] *= fading
                fading *= W.fading
            self._gains[key] = found
        return found

    def _abroad(self, p: SevenAgesState, colour: int) -> float:
        """What an area would bring in a turn that ships may find somewhere, where an icon asks for it."""
        best = 0.0
        for icon in self.icons(p, colour):
            if icon.kind in (v.BY_AREAS, v.BY_NON_EUROPE):
                row = self.row(p, category_of(icon))
                if row[colour] >= 0:
                    before = soft_pay(icon.n, row[colour], row, colour, SPREAD)
                    best = max(best, soft_pay(icon.n, row[colour] + 1, row, colour, SPREAD) - before)
        return best

    def growth(self, p: SevenAgesState, colour: int, more: int = 0) -> float:
        """What those to spare would bring in a turn by taking land and seas; or if there are more of them, the rest."""
        if not more:
            found = _sum(self.gains(p, colour, False), 0, self.spare[colour])
            return found + _sum(self.gains(p, colour, True), 0, self.ships[colour])
        spare, ships = self.spare[colour], self.ships[colour]
        found = _sum(self.gains(p, colour, False), spare, spare + more)
        return max(found, _sum(self.gains(p, colour, True), ships, ships + more))

    # ------------------------------------------------------------------ force

    def desired(self, colour: int) -> int:
        """Units an empire can use: one for each area, one for each that could be taken, a guard against neighbours."""
        guard = GUARD if self.risk[colour] > 0.0 else 1
        return self.lands[colour] + min(5, len(self.open[colour])) + min(3, len(self.seas[colour])) + guard

    def chance_next_door(self, p: SevenAgesState, colour: int) -> float:
        """The best chance of an attack with what could leave one area."""
        facts, found = p.facts, 0.0
        for area, owner in enumerate(p.occupant):
            if owner != colour or not facts.is_land[area]:
                continue
            count = count_of(p.force_in(area) & facts.holders)
            if count < 2:
                continue
            attack = self.force[area] * (count - 1) / count
            for other in facts.land_steps[area]:
                rival = p.occupant[other]
                if rival >= 0 and p.player[rival] != p.player[colour]:
                    found = max(found, chance_of(attack, self.force[other], ground_of(p, other)))
        return found


def _sum(gains: list[float], first: int, last: int) -> float:
    found = 0.0
    for number in range(first, min(last, len(gains))):
        found += gains[number]
    return found


def _plain_gain(p: SevenAgesState, icon: Icon, colour: int, area: int) -> float:
    """What an icon without competition pays for one more area."""
    if icon.kind == v.BY_HOMELAND:
        homes = homes_of(p, colour)
        return 1.0 if area in homes else 0.0
    if icon.kind == v.BY_WHEAT:
        return float(counts_wheat(p, colour, area))
    if icon.kind == v.BY_ELEPHANT:
        return float(bool(p.facts.icons[area] & v.ELEPHANT) and not p.extinct)
    if icon.kind == v.BY_OIL:
        return float(bool(p.facts.icons[area] & v.OIL) and p.age(colour) >= p.facts.oil_age)
    return 0.0

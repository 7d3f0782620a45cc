"""A second opinion on the countryside of Antiquity: zones, sites, enclosure and tie-break once more, with plain sets.

As slow and simple as the rules are told. Nothing here uses masks or tables of the engine, but for what is printed on
the map and where the pieces stand."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import civitas
from civitas.games.antiquity.position import piece_of, work_of
from civitas.games.antiquity.vocabulary import FARM, FISHERY, FISHERY_WATER, MINE, WOODCUTTER
from rules.antiquity.tools import BUILDINGS, FACTS, names

Hex = tuple[int, int]
WAYS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
INDUSTRIES = {"woodcutter": WOODCUTTER, "farm": FARM, "mine": MINE, "fishery": FISHERY}
GROUND = {"woodcutter": "forest", "farm": "plain", "mine": "mountain"}


@cache
def beside(place: Hex) -> frozenset[Hex]:
    return frozenset((place[0] + q, place[1] + r) for q, r in WAYS)


class Table:
    """The countryside as somebody sees who looks at the table: what is printed, and what lies there."""

    def __init__(self, game: Any) -> None:
        self.at: dict[str, Hex] = {
            FACTS.hexes.ids[number]: (place[0], place[1]) for number, place in enumerate(game.land.layout.places)
        }
        printed = ("forest", "plain", "mountain", "water")
        self.ground = {self.at[name]: kind for kind in printed for name in names(getattr(game.land, kind))}
        for name in names(game.grass):
            self.ground[self.at[name]] = "plain"
        self.polluted = {self.at[name] for name in names(game.polluted)}
        self.cities = [self._cities(game, seat) for seat in range(game.seats)]
        self.inns = [{self.at[name] for name in names(game.inns[seat])} for seat in range(game.seats)]
        self.goods = {self.at[name] for load in game.loads for name in names(load)}
        self.industries = {self.at[name] for work in game.works for name in names(game.work_hexes(work))}
        self.in_city = {place for towns in self.cities for town in towns for place in town}
        self.taken = self.goods | self.industries | self.in_city | set().union(*self.inns)
        self.two_waters = game.reads(FISHERY_WATER)

    def _cities(self, game: Any, seat: int) -> list[set[Hex]]:
        centres = [centre for centre in game.centres[4 * seat : 4 * seat + 4] if centre >= 0]
        middles = [self.at[FACTS.hexes.ids[centre]] for centre in centres]
        return [{middle} | beside(middle) for middle in middles]

    # --- what a hex is

    def is_water(self, place: Hex) -> bool:
        """A city that covers water makes land of it."""
        return self.ground.get(place) == "water" and place not in self.in_city

    def is_land(self, place: Hex) -> bool:
        return place in self.ground and not self.is_water(place)

    def is_free(self, place: Hex) -> bool:
        return place in self.ground and place not in self.taken

    # --- the zone of control

    def own(self, seat: int) -> set[Hex]:
        return set().union(*self.cities[seat]) | self.inns[seat]

    def zone(self, seat: int, stables: bool, harbour: bool) -> set[Hex]:
        """Two steps over land from an own city or inn, three with stables. With a harbour also the water beside them,
        all water that hangs together with it, and the land on its shores."""
        own = self.own(seat)
        found = set(own)
        for _ in range(3 if stables else 2):
            found |= {place for one in found for place in beside(one) if self.is_land(place)}
        if harbour:
            water = {place for one in own for place in beside(one) if self.is_water(place)}
            grown = True
            while grown:
                more = {place for one in water for place in beside(one) if self.is_water(place)} - water
                water |= more
                grown = bool(more)
            found |= water | {place for one in water for place in beside(one) if self.is_land(place)}
        return found - own

    # --- sites

    def yields(self, project: str, centre: Hex) -> set[Hex]:
        """The hexes of the right ground, unpolluted and free: its own, and those around it in the zone or not."""
        ground = GROUND[project]
        return {
            place
            for place in {centre} | beside(centre)
            if self.ground.get(place) == ground and place not in self.polluted and self.is_free(place)
        }

    def sites(self, project: str, zone: set[Hex]) -> dict[Hex, int]:
        found = {place: self.yields(project, place) for place in zone}
        return {place: len(load) for place, load in found.items() if place in load}

    def inn_sites(self, zone: set[Hex]) -> set[Hex]:
        return {place for place in zone if self.is_land(place) and self.is_free(place)}

    def city_sites(self, zone: set[Hex]) -> set[Hex]:
        """Seven free hexes of land, one at least in the zone, with no city beside them."""
        found = set()
        for middle in self.ground:
            seven = {middle} | beside(middle)
            edge = {place for one in seven for place in beside(one)}
            if all(self.is_land(place) and self.is_free(place) for place in seven):
                if seven & zone and not edge & self.in_city:
                    found.add(middle)
        return found

    def fisheries(self, zone: set[Hex]) -> dict[frozenset[Hex], int]:
        """Two free hexes of land side by side, one at least in the zone, each beside clean and free water."""
        found: dict[frozenset[Hex], int] = {}
        for one in self.ground:
            for other in beside(one) & self.ground.keys():
                if not (
                    {one, other} & zone and all(self.is_land(half) and self.is_free(half) for half in (one, other))
                ):
                    continue
                waters = [
                    {
                        place
                        for place in beside(half)
                        if self.is_water(place) and self.is_free(place) and place not in self.polluted
                    }
                    for half in (one, other)
                ]
                if all(waters) and (not self.two_waters or len(waters[0] | waters[1]) > 1):
                    found[frozenset((one, other))] = len(waters[0] | waters[1])
        return found


# --- positions


def scatter(random: Random) -> Any:
    """A game with cities, inns, industries and pollution all over the map, and harbours and stables here and there."""
    seats = random.choice((2, 3, 4))
    game: Any = civitas.new(
        "antiquity",
        seats=seats,
        seed=random.randrange(10_000),
        options={"fishery_water": random.choice(("original", "seed"))},
    )
    layout = game.land.layout
    free = set(range(layout.count))
    wide = random.random()
    for seat in range(seats):
        _found_cities(game, seat, free, random)
        inns = random.sample(sorted(place for place in free if not game.land.water >> place & 1), random.randrange(17))
        inns = inns if seat == 0 or random.random() < wide else inns[:3]
        free -= set(inns)
        game.inns[seat] = sum(1 << place for place in inns)
        game.pieces[seat] = [
            piece_of(BUILDINGS.index(name), 0, 1 << 7 * number) for number, name in enumerate(("harbour", "stables"))
        ]
        game.manned[seat] = random.randrange(4)
    game.polluted = _some(free, random)
    game.grass = _some(free, random) & game.land.forest
    game.works, game.loads = [], []
    for _ in range(random.randrange(8)):
        _settle_industry(game, free, random)
    game.refresh()
    return game


def _some(places: set[int], random: Random) -> int:
    share = random.random() ** 2
    return sum(1 << place for place in sorted(places) if random.random() < share)


def _found_cities(game: Any, seat: int, free: set[int], random: Random) -> None:
    layout = game.land.layout
    for number in range(random.choice((1, 1, 2, 3))):
        covered = ~sum(1 << place for place in free)
        fits = [place for place in sorted(free) if layout.city[place] and not layout.city[place] & covered]
        if fits:
            centre = random.choice(fits)
            game.centres = [*game.centres[: seat * 4 + number], centre, *game.centres[seat * 4 + number + 1 :]]
            free -= set(_places(layout.city[centre]))


def _settle_industry(game: Any, free: set[int], random: Random) -> None:
    kind = random.choice(list(INDUSTRIES))
    centre = random.choice(sorted(free))
    if kind == "fishery":
        pairs = [pair for pair in range(3 * centre, 3 * centre + 3) if game.land.layout.partner[pair] in free]
        if not pairs:
            return
        site = random.choice(pairs)
        halves = {centre, game.land.layout.partner[site]}
    else:
        site, halves = centre, {centre}
    around = set(_places(game.land.layout.neighbours[centre])) & free - halves
    load = set(random.sample(sorted(around), random.randrange(len(around) + 1)))
    game.works.append(work_of(random.randrange(game.seats), INDUSTRIES[kind], 0, site))
    game.loads.append(sum(1 << place for place in load | (set() if kind == "fishery" else halves)))
    free -= load | halves


def _places(mask: int) -> list[int]:
    return [place for place, digit in enumerate(bin(mask)[:1:-1]) if digit == "1"]

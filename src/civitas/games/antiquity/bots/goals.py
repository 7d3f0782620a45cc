"""What a player works for: the saint that fits the land, and what is still lacking on the way to that victory.

Everything else follows from here: from the goal the buildings, from the buildings the goods, from the goods the
industries and the men.
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.bots.styles import style_of
from civitas.games.antiquity.effects.saints import has_power, missing_goods, missing_kinds, uncovered, wanted_goods
from civitas.games.antiquity.facts.geography import spread
from civitas.games.antiquity.position import AntiquityState, kind_in, owner_in, product_in, spot_of
from civitas.games.antiquity.rules.famine import granary_relief
from civitas.games.antiquity.rules.sites import city_sites


def conditions_of(p: AntiquityState, seat: int, goal: int) -> list[int]:
    """The conditions to work for: those that are all but fulfilled, then those that go best with what a saint gives."""
    wanted = p.facts.saint_conditions[goal]
    needed = p.facts.saint_needed[goal]
    if needed == len(wanted):
        return wanted
    near = [condition for condition in wanted if nearness(p, seat, condition) >= _ALL_BUT]
    rest = [condition for condition in _GO_TOGETHER if condition in wanted and condition not in near]
    return [*near, *rest][:needed]


_ALL_BUT: Final = 0.75
_GO_TOGETHER: Final = (v.GOODS, v.MEN, v.ENCLOSURE, v.BUILDINGS)


def nearness(p: AntiquityState, seat: int, condition: int) -> float:
    """How much of a condition of victory is fulfilled, 0 to 1."""
    facts = p.facts
    if condition == v.MEN:
        return p.men(seat) / len(facts.houses.ids)
    if condition == v.BUILDINGS:
        return 1.0 - missing_kinds(p, seat).bit_count() / len(facts.buildings.ids)
    if condition == v.GOODS:
        wanted = facts.goods_each * len(wanted_goods(p))
        return max(0.0, 1.0 - missing_goods(p, seat) / wanted)
    victim = prey(p, seat)
    if victim < 0:
        return 0.0
    size = max(1, p.zone[victim].bit_count())
    return max(0.0, 1.0 - uncovered(p, seat, victim).bit_count() / size)


def prey(p: AntiquityState, seat: int) -> int:
    """The rival who is nearest to being enclosed, or -1."""
    found, least = -1, 9999
    for other in p.order:
        if other != seat:
            open_land = uncovered(p, seat, other).bit_count()
            if open_land < least:
                found, least = other, open_land
    return found


# --- which saint


def goal_of(p: AntiquityState, seat: int) -> int:
    """The patron, or the saint that fits the land."""
    if p.saint[seat] >= 0:
        return p.saint[seat]
    scores = _scores(p, seat)
    return scores.index(max(scores))


def fitting(p: AntiquityState, seat: int) -> list[int]:
    """The saints, the one that fits best first."""
    scores = _scores(p, seat)
    return sorted(range(len(scores)), key=lambda saint: -scores[saint])


def _scores(p: AntiquityState, seat: int) -> list[float]:
    land = _lands(p, seat)
    return [_fit(p, land, saint) for saint in range(len(p.facts.saints.ids))]


def reach_of(p: AntiquityState, seat: int) -> int:
    """The land within reach of a seat soon: its zone, what lies around it, and its own cities' surroundings."""
    layout = p.land.layout
    near = p.zone[seat] | p.fringe[seat]
    return near | spread(layout, near)


def _fit(p: AntiquityState, land: list[float], saint: int) -> float:
    asked = p.facts.saint_conditions[saint]
    if len(asked) == 1:
        return land[asked[0]]
    parts = sorted([land[condition] for condition in asked], reverse=True)
    needed = p.facts.saint_needed[saint]
    total = 0.0
    for part in parts[:needed]:
        total += part
    # All powers at once make up for the second condition where two are equally near.
    return total / needed + (_ALL_POWERS if needed > 1 else 0.0)


_ALL_POWERS: Final = -0.03


def _lands(p: AntiquityState, seat: int) -> list[float]:
    """How well the land serves each condition of victory, about 0 to 1."""
    reach = reach_of(p, seat) & ~p.polluted
    forest = (reach & p.land.forest).bit_count()
    plain = (reach & p.plain()).bit_count()
    mountain = (reach & p.land.mountain).bit_count()
    water = (reach & p.water).bit_count()
    # Some of everything will do for goods, and none are lost on the way.
    found = [_ORDINARY] * len(_GOOD_LAND)
    # Food and luxuries of many kinds: water and fields.
    found[v.MEN] += _SPREAD * (0.02 * min(water, 14) + 0.014 * min(plain, 25) - _GOOD_LAND[v.MEN])
    # Stone and wood.
    found[v.BUILDINGS] += _SPREAD * (0.04 * min(mountain, 12) + 0.008 * min(forest, 20) - _GOOD_LAND[v.BUILDINGS])
    found[v.ENCLOSURE] += _NEARER * (_GOOD_LAND[v.ENCLOSURE] - nearest_city(p, seat))
    return found


_ORDINARY: Final = 0.5
_SPREAD: Final = 2.0
_NEARER: Final = 0.04
_GOOD_LAND: Final = [0.42, 0.66, 0.0, 11.5]
"""By condition, from which land on it is worth more than the goods of San Cristoforo; for San Giorgio the steps to the
next city of a rival."""


def nearest_city(p: AntiquityState, seat: int) -> int:
    """Steps from the first city of a seat to the next city of a rival."""
    places = p.land.layout.places
    q, r = places[max(0, p.centres[seat * v.CITIES])]
    least = _NOWHERE
    for at, centre in enumerate(p.centres):
        if centre >= 0 and at // v.CITIES != seat:
            other_q, other_r = places[centre]
            least = min(least, max(abs(q - other_q), abs(r - other_r), abs(q + r - other_q - other_r)))
    return least


_NOWHERE: Final = 99


# --- what is lacking


class Stock:
    """What a seat has, what its industries will bring, and the hunger that threatens: what an evaluation looks at."""

    def __init__(self, p: AntiquityState, seat: int, goal: int) -> None:
        self.goal = goal
        self.style = style_of(p, goal)
        self.conditions = conditions_of(p, seat, goal)
        self.held = p.goods_of(seat)
        goods = len(self.held)
        self.coming = [0] * goods
        """What still lies on industries."""
        self.rate = [0] * goods
        """Industries per product."""
        self.works = 0
        self.heavy = 0
        """Industries with so much left that forced labour pays."""
        self._lasting = 0
        """Industries that bring food for so long that it counts."""
        self._count_works(p, seat)
        self.keeps = has_power(p, seat, v.KEEP_ALL)
        self.room = 0
        """Goods that the storages at work keep."""
        self.shelves = 0
        """And those without a man."""
        self.carts = 0
        """Cart shops."""
        self.squares = 0
        """Free squares in all cities."""
        self.graves = 0
        self._count_town(p, seat)
        self.hunger = self._hunger(p, seat)
        """Graves that threaten when the famine has risen for some turns more."""

    def _count_works(self, p: AntiquityState, seat: int) -> None:
        facts = p.facts
        works, loads = p.works, p.loads
        for number in range(len(works)):
            work = works[number]
            if owner_in(work) == seat:
                product, left = product_in(work), loads[number].bit_count()
                self.coming[product] += left
                self.rate[product] += 1
                self.works += 1
                if left > facts.labour_taken:
                    self.heavy += 1
                if left >= self.style.ahead and facts.good_class[product] == v.FOOD:
                    # What is spent by then does not count.
                    self._lasting += 1

    def _count_town(self, p: AntiquityState, seat: int) -> None:
        facts = p.facts
        manned = p.manned[seat]
        pieces = p.pieces[seat]
        for number in range(len(pieces)):
            piece = pieces[number]
            power = facts.power[kind_in(piece)]
            if power == v.STORAGE:
                kept = spot_of(piece).bit_count() // facts.piece_squares * facts.goods_per_piece
                if manned >> number & 1:
                    self.room += kept
                else:
                    self.shelves += kept
            elif power == v.CARTS:
                self.carts += 1
        for city in range(seat * v.CITIES, seat * v.CITIES + v.CITIES):
            self.squares += p.free(city).bit_count()
            self.graves += p.graves[city].bit_count()

    def _hunger(self, p: AntiquityState, seat: int) -> int:
        food, rate = 0, self._lasting
        for good in p.facts.foods:
            food += self.held[good]
        if not self.keeps:
            food = min(food, self.room + self.shelves)
        else:
            rate *= 2
        return p.famine + self.style.ahead - granary_relief(p, seat) - food - rate


class Agenda(Stock):
    """And what it lacks for its goal: what a plan looks at."""

    def __init__(self, p: AntiquityState, seat: int, goal: int) -> None:
        super().__init__(p, seat, goal)
        facts, style = p.facts, self.style
        growing = v.MEN in self.conditions and p.men(seat) < len(facts.houses.ids)
        self.hoards = v.GOODS in self.conditions and not growing and nearness(p, seat, v.GOODS) >= style.hoarding
        """Is what the saint asks for laid by? Not while it could still become men."""
        self.surplus = style.sold if p.owned[seat] >> facts.with_power[v.MARKET] & 1 else _SURPLUS
        self.clean = (p.zone[seat] & ~(p.polluted | p.taken)).bit_count()
        forest = (p.forest() & p.zone[seat] & ~(p.polluted | p.taken)).bit_count()
        self.no_forest = forest < 3 and self.coming[facts.wood] <= 3
        """Wood will run out, and there is none to fell."""
        self.shopping = self._shopping(p, seat)
        self.no_gold = (
            not p.owned[seat] >> facts.with_power[v.ALCHEMY] & 1
            and self.held[facts.stone] + self.coming[facts.stone] == 0
        )
        """The first range must yield stone: nobody has a patron without it."""
        self.unsettled = not p.owned[seat] >> facts.with_power[v.ALCHEMY] & 1
        """No land lasts yet."""
        self.wants_city = self._wants_city(p, seat)
        self.cramped = style.growing and self.wants_city and not city_sites(p, seat)
        """Is there no place for the city that is wanted? Only inns open new land, and nothing is laid by meanwhile."""
        if self.cramped:
            self.wants_city = False
        self.reserved = self._reserved(p, seat)
        """Hexes of the last place for a city: no industry is founded there."""
        self.fountains = max(0, style.fountains * p.city_count(seat) - p.fountain_count(seat))
        self.need = [0.0] * len(self.held)
        """Per good, how many are wanted of just this."""
        self.class_need = [0.0, 0.0, 0.0]
        """Per class, how many are wanted of any kind."""
        self._count_needs(p, seat)
        self.flow = [0, 0, 0]
        """Industries per class."""
        for good, count in enumerate(self.rate):
            self.flow[facts.good_class[good]] += count
        self.target = self._targets(p, seat)
        """Industries wanted per good or, of food and luxuries, per class."""

    def _targets(self, p: AntiquityState, seat: int) -> list[int]:
        facts = p.facts
        found = [0] * len(self.held)
        for good in facts.foods:
            found[good] = max(1, min(4, self.flow[v.FOOD] + self.hunger))
        for good in facts.luxuries:
            found[good] = self.style.luxuries if self.fountains else 1
        found[facts.wood] = 2 if p.men(seat) < 8 else 3
        found[facts.stone] = self.style.stones if p.turn_number > 3 else 1
        return found

    def _shopping(self, p: AntiquityState, seat: int) -> list[int]:
        """The kinds of buildings still to be bought, in order."""
        facts = p.facts
        powers = self.style.order.copy()
        if self.keeps and v.STORAGE in powers:
            powers.remove(v.STORAGE)
        if v.BUILDINGS in self.conditions:
            rest = [power for power in range(len(v.POWERS)) if power not in powers and power not in (v.HOME, v.CARTS)]
            rest.sort(key=lambda power: facts.cost[facts.with_power[power]].count())
            powers += rest
        if p.famine >= 4 and self.hunger > 0 and v.HOSPITAL not in powers:
            powers.insert(1, v.HOSPITAL)
        if self.no_forest:
            powers = [*powers[:2], v.BREWERY, *powers[2:]]
        lacking = missing_kinds(p, seat)
        found: list[int] = []
        for power in powers:
            kind = facts.with_power[power]
            if kind not in found and not p.owned[seat] >> kind & 1 and lacking >> kind & 1:
                found.append(kind)
        return found

    def _wants_city(self, p: AntiquityState, seat: int) -> bool:
        cities = p.city_count(seat)
        if cities >= p.facts.most_cities or self.hoards:
            return False
        if v.BUILDINGS in self.conditions:
            left = 0
            for kind in self.shopping:
                left += len(p.facts.shapes[kind][0].offsets)
            if left + 6 > self.squares:
                return True
        if v.MEN in self.conditions and len(p.facts.houses.ids) - p.men(seat) + 8 > self.squares:
            return True
        return self.squares < self.style.crowded or (self.clean < self.style.poor and cities == 1)

    def _reserved(self, p: AntiquityState, seat: int) -> int:
        grows = v.MEN in self.conditions or v.BUILDINGS in self.conditions
        if self.hoards or p.city_count(seat) >= p.facts.most_cities or not (self.wants_city or grows):
            return 0
        places = city_sites(p, seat)
        return p.land.layout.city[places[0]] if 0 < len(places) <= _FEW_PLACES else 0

    def _count_needs(self, p: AntiquityState, seat: int) -> None:
        facts, need, classes = p.facts, self.need, self.class_need
        for kind in self.shopping:
            cost = facts.cost[kind]
            need[facts.wood] += cost.wood
            need[facts.stone] += cost.stone
            classes[v.LUXURY] += cost.luxury
        need[facts.wood] = min(need[facts.wood], 3) + (
            self.style.wood_early if p.turn_number <= 3 else self.style.wood_late
        )
        if v.PATRON in [facts.power[kind] for kind in self.shopping]:
            need[facts.stone] += 1
        classes[v.LUXURY] += min(self.fountains, 3)
        if self.wants_city:
            cost = facts.project_cost[v.CITY_PROJECT]
            need[facts.wood] += cost.wood
            need[facts.stone] += cost.stone
            classes[v.LUXURY] += cost.luxury
            classes[v.FOOD] += cost.food
            for good in facts.luxuries:
                # Two that differ are asked for.
                need[good] = max(need[good], 1.0)
        classes[v.FOOD] += max(0, self.hunger) + 2
        if v.ENCLOSURE in self.conditions:
            classes[v.FOOD] += 4
        if v.GOODS in self.conditions:
            for good in wanted_goods(p):
                need[good] += facts.goods_each
        if v.MEN in self.conditions:
            for good in [*facts.foods, *facts.luxuries]:
                need[good] += 3
        else:
            classes[v.FOOD] += 2

    def spare(self, p: AntiquityState, kind: int) -> int:
        """Goods of a class that can be spent on something besides the goal."""
        total = 0
        for good, held in enumerate(self.held):
            if p.facts.good_class[good] == kind:
                total += max(0, held - p.facts.goods_each) if self.hoards else held
        return total

    def unit(self, p: AntiquityState, good: int, more: int) -> float:
        """What one more of a good is worth when so many more are on their way."""
        style = self.style
        kind = p.facts.good_class[good]
        if self.no_gold and good in p.facts.products[v.MINE]:
            return style.first_stone if good == p.facts.stone and more == 0 else 1.0 if good == p.facts.stone else 0.0
        flow = self.rate[good] if kind == v.MATERIAL else self.flow[kind]
        target = self.target[good]
        if self.held[good] + self.coming[good] + more < self.need[good]:
            value = _ASKED_FOR if self.rate[good] else style.new_kind
        else:
            total = more
            for other in range(len(self.held)):
                if p.facts.good_class[other] == kind:
                    total += self.held[other] + self.coming[other]
            value = style.of_use if kind != v.MATERIAL and total < self.class_need[kind] else self.surplus
        if good == p.facts.wood and self.coming[good] + more < 2:
            value += style.without_wood
        if flow < target and value > self.surplus:
            value += style.too_slow * (target - flow) / target
        if kind == v.FOOD and self.flow[v.FOOD] == 0 and more < 3:
            value += style.first_food
        if kind == v.FOOD and self.hunger > 0 and more < 3:
            value += style.hungry * min(self.hunger, 4)
        return value


_FEW_PLACES: Final = 3
"""With no more places for a city in reach the first of them is kept free."""
_ASKED_FOR: Final = 1.0
_SURPLUS: Final = 0.2
"""A good that is of no use, as long as there is no market."""

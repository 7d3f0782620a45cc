"""The market, and what is known of a turn in the city when the next step is looked for."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.bots import country
from civitas.games.antiquity.bots.goals import Agenda, nearness
from civitas.games.antiquity.effects.saints import missing_goods
from civitas.games.antiquity.frames import BUY
from civitas.games.antiquity.moves import AntiquityMoves
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.rules.activation import manned_count
from civitas.games.antiquity.rules.payment import Purse
from civitas.kernel.frames import kind_of

MOST_FOR_ONE: Final = 3.0
"""No wood or seed is worth more, whatever could be founded with it."""
_IDLE: Final = 2
"""With so many men free, any industry is better than none."""
_FIELD: Final = 3
"""Fewer clean hexes are not worth a seed."""


class Work:
    """What is known of the turn when the next step is looked for."""

    def __init__(self, p: AntiquityState, seat: int, agenda: Agenda, table: AntiquityMoves) -> None:
        self.p = p
        self.seat = seat
        self.agenda = agenda
        self.table = table
        self.purse = Purse(p, seat)
        self.free_men = p.free_men(seat)
        self.manned_carts = manned_count(p, seat, v.CARTS)
        least = country.WORTH_A_CART if self.free_men < _IDLE else country.BETTER_THAN_NOTHING
        self.projects = [project for project in country.projects(p, seat, agenda) if project.worth >= least]
        self.fields = (p.plain() & p.zone[seat] & ~(p.polluted | p.taken)).bit_count()
        """Hexes on which something could be sown."""
        self.wooden = [project.worth for project in self.projects if project.kind not in (v.FARM, v.INN)]
        """What the projects that take wood are worth, best first."""
        self.wood_due = min(self.manned_carts, self._wooden())
        """Wood that the carts manned so far will take with them."""
        self.spare_wood = self.purse.wood - self.wood_due
        self.taken_along = self.manned_carts
        """Goods that the carts manned so far will take with them."""
        self.has_room = agenda.keeps or sum(agenda.held) <= agenda.room + agenda.shelves + self.taken_along
        """Is there room for what is not used at once?"""
        self.for_wood = 0.0
        """What one more wood is worth: what a man who waits could found with it."""
        if self.spare_wood <= 0 and self.free_men > 0:
            self.for_wood = min(MOST_FOR_ONE, agenda.style.for_wood * country.best_with_wood(p, seat, agenda))

    def _wooden(self) -> int:
        """Carts of those manned that will take wood."""
        farms = len(self.projects) - len(self.wooden)
        return max(0, self.manned_carts - farms)


# --- trade with the supply


def trade(work: Work) -> list[int]:
    """Two of what is worth least for one that is worth more than both."""
    return bargain(work)[1] if work.p.has(work.seat, v.MARKET) else []


def bargain(work: Work) -> tuple[float, list[int]]:
    """What the best trade with the supply gains, and its moves."""
    table, sold = work.table, offered(work)
    if len(sold) < work.p.facts.sold:
        return 0.0, []
    best = wished(work, sold[0][1], sold[1][1])
    gained = (worth_of(work, best) if best >= 0 else 0.0) - sold[0][0] - sold[1][0]
    if gained <= _WORTH_A_TRADE:
        return 0.0, []
    return gained, [table.sell + sold[0][1], table.sell + sold[1][1], table.buy + best]


def offered(work: Work) -> list[tuple[float, int]]:
    """Goods to sell, each as often as it is there, with what it is worth if kept; those missed least first."""
    p, agenda = work.p, work.agenda
    held = agenda.held
    total = 0
    worths: list[tuple[float, int]] = []
    for good, count in enumerate(held):
        total += count
        # What was bought is not sold again.
        for number in range(count - p.fresh[work.seat * len(held) + good]):
            worths.append((_keeping(work, good, number), good))
    worths.sort()
    if agenda.keeps:
        return worths
    # What finds no room is lost before long.
    lost = max(0, total - agenda.room - agenda.shelves - work.taken_along)
    return [(_LOST if number < lost else worth, good) for number, (worth, good) in enumerate(worths)]


def wished(work: Work, first: int, second: int) -> int:
    """The good most worth buying for two others, or -1."""
    best, most = -1, 0.0
    for good in range(len(work.agenda.held)):
        if good not in (first, second):
            worth = worth_of(work, good)
            if worth > most:
                best, most = good, worth
    return best


def _used_now(work: Work, good: int) -> bool:
    """Is one more of a good of use this turn? What is not finds no room and is lost."""
    agenda, facts = work.agenda, work.p.facts
    if good == facts.wood or (agenda.wants_city and _completes_city(work, good)):
        return True
    if good == facts.stone:
        return agenda.held[good] + 1 in [facts.cost[kind].stone for kind in agenda.shopping[:_NEXT]]
    if agenda.rate[good] == 0 and _is_sown(work, good):
        return True
    if v.MEN in agenda.conditions and not agenda.wants_city:
        return True
    fountain = agenda.fountains > 0 and agenda.squares > 1 and not agenda.wants_city
    return facts.good_class[good] == v.LUXURY and fountain and work.purse.luxury == 0


_NEXT: Final = 3
"""So many of the buildings still to be bought are looked at."""


def _completes_city(work: Work, good: int) -> bool:
    """Is this good all that lacks for a new city?"""
    price, purse = work.p.facts.project_cost[v.CITY_PROJECT], work.purse
    kind = work.p.facts.good_class[good]
    wood, stone = price.wood - purse.wood, price.stone - purse.stone
    food, luxury = price.food - purse.food, price.luxury - purse.luxury_kinds
    if work.free_men + work.manned_carts == 0 or max(0, wood) + max(0, stone) + max(0, food) + max(0, luxury) > 1:
        return False
    if good == work.p.facts.stone:
        return stone > 0
    return (kind == v.FOOD and food > 0) or (kind == v.LUXURY and luxury > 0 and work.agenda.held[good] == 0)


def _is_sown(work: Work, good: int) -> bool:
    """Is there somebody to sow a good, and somewhere?"""
    return good in work.p.facts.products[v.FARM] and work.free_men > 0 and work.fields >= _FIELD


def worth_of(work: Work, good: int) -> float:
    """What one more of a good is worth at the market."""
    if not work.has_room and not _used_now(work, good):
        return 0.0
    worth = _buying(work, good)
    early = work.agenda.unsettled and work.p.facts.good_class[good] != v.MATERIAL
    return worth * work.agenda.style.buying_early if early else worth


_WINS: Final = 8.0
"""The last goods that the saint asks for, if all of them can be bought."""
_HOARDED: Final = 9.0
"""What the saint asks for is not sold any more."""
_WORTH_A_TRADE: Final = 0.1
_LOST: Final = 0.1


def _keeping(work: Work, good: int, number: int) -> float:
    """What the so-manieth of a good is worth if it is kept."""
    agenda, facts = work.agenda, work.p.facts
    kind = facts.good_class[good]
    if agenda.works == 0 and agenda.held[facts.wood] == 0 and not work.projects:
        # Nothing is under way and nothing can be founded: anything for a new beginning.
        return _LOST
    if good == facts.stone and agenda.unsettled:
        return MOST_FOR_ONE
    if agenda.hoards and number < agenda.need[good] and kind != v.MATERIAL:
        return _HOARDED
    if good == facts.wood:
        if agenda.style.growing and number < min(work.wood_due, len(work.wooden)):
            # A cart waits for it.
            return max(_FOR_A_CART, work.wooden[number])
        wanted = wooden_lacking(work)
        kept = number < work.wood_due + (2 if work.projects else 0) + wanted
        return (_STONE if wanted else _FOR_A_CART) if kept else 0.4
    value = agenda.style.last_seed if number == 0 and good in facts.products[v.FARM] else _LEFT_OVER
    if good == facts.stone and number < agenda.need[good]:
        return _STONE
    if number < agenda.need[good]:
        value = max(value, _STOCK)
    if kind == v.FOOD and agenda.hunger > -2:
        # Each saves a grave.
        value = max(value, agenda.style.kept_food + agenda.style.saved_grave * min(max(agenda.hunger, 0), _DIRE))
    in_price = kind == v.LUXURY or (kind == v.FOOD and agenda.style.growing)
    if in_price and agenda.wants_city and number == 0:
        value = max(value, 1.2 + agenda.style.city_fund)
    if kind == v.LUXURY and agenda.fountains:
        value = max(value, agenda.style.kept_luxury)
    return value


def wooden_lacking(work: Work) -> int:
    """Buildings of wood that the goal asks for and that there is room for."""
    agenda, facts = work.agenda, work.p.facts
    if v.BUILDINGS not in agenda.conditions:
        return 0
    room, count = agenda.squares, 0
    for kind in agenda.shopping:
        room -= len(facts.shapes[kind][0].offsets)
        if facts.cost[kind].wood and room > 0:
            count += 1
    return count


_FOR_ALCHEMY: Final = 3.5
"""A stone for the faculty that keeps the land alive."""
_NEW_SEED: Final = 2.3
_LAST_GOODS: Final = 2.0
"""More for the goods that are still lacking as the victory comes near."""
_NEARLY: Final = 0.7
_STONE: Final = 1.6
_FOR_A_CART: Final = 1.2
_LEFT_OVER: Final = 0.4
_STOCK: Final = 1.1
_DIRE: Final = 3
"""With so many graves ahead no trade is worth two food."""


def _buying(work: Work, good: int) -> float:
    """What one more of a good that is lacking is worth."""
    agenda, facts = work.agenda, work.p.facts
    held, kind = agenda.held[good], facts.good_class[good]
    if good == facts.stone:
        first = any([facts.cost[kind].stone > held for kind in agenda.shopping[:2]])
        if agenda.wants_city and held == 0 and work.purse.luxury_kinds > 1:
            return 2.5
        if not first or agenda.rate[good]:
            return 0.0
        return _FOR_ALCHEMY if agenda.unsettled else 2.2
    if good == facts.wood:
        return work.for_wood
    value = 0.0
    if held == 0 and agenda.wants_city and kind == v.LUXURY and work.purse.luxury_kinds == 1:
        value = 2.5
    elif held == 0 and kind == v.LUXURY and work.purse.luxury == 0 and agenda.class_need[v.LUXURY] > 0:
        value = 1.3
    sown = held + agenda.rate[good] == 0 and _is_sown(work, good)
    if sown:
        grown = agenda.style.for_wood * country.best_with_seed(work.p, work.seat, agenda, good)
        if kind == v.FOOD and agenda.hunger > -1:
            # Fields feed longer than the water does.
            grown = max(grown, agenda.style.seed + 0.2 * min(agenda.hunger, 5))
        value = max(value, min(grown, MOST_FOR_ONE))
    if held >= agenda.need[good]:
        return value
    if v.GOODS in agenda.conditions:
        # Seeds of what does not grow yet first; then what no industry will bring.
        if sown:
            value = _NEW_SEED
        if agenda.hoards and missing_goods(work.p, work.seat) <= left_over(work):
            return _WINS
        near = nearness(work.p, work.seat, v.GOODS)
        if agenda.coming[good] + held < agenda.need[good] or near > _NEARLY:
            value = max(value, 1.1 + _LAST_GOODS * near * near)
        return value
    if v.MEN in agenda.conditions and held == 0 and agenda.rate[good] == 0:
        value = max(value, 1.7)
    return value


def left_over(work: Work) -> int:
    """Pairs of goods beyond what is needed of each kind; one that was sold just now among them."""
    count = work.p.facts.sold if kind_of(work.p.now) == BUY else 0
    for good, held in enumerate(work.agenda.held):
        count += max(0, held - int(work.agenda.need[good]))
    return count // work.p.facts.sold

"""How a player works for each kind of victory: the weights of its plans, each with its meaning.

One style for each condition of victory, and one for a saint who asks for several. The values are rules of thumb,
tried in small series of games of the planner against itself; most of them matter little, `hoarding` matters much
(benchmarks/strength.md).
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.position import AntiquityState


class Style:
    """Goods are weighed against one that the goal asks for, which is worth 1."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        """Powers of the buildings that are bought whatever the land, first things first."""
        self.ahead = 2
        """Food is looked after so many turns ahead of the famine."""
        self.wood_early = 8.0
        """Wood that carts will want during the first three turns."""
        self.wood_late = 3.0
        """And later."""
        self.without_wood = 1.0
        """More for wood when no more is coming: nothing is founded without it."""
        self.new_kind = 1.3
        """A good that is asked for and that no industry brings yet."""
        self.of_use = 0.7
        """A good of a class that is wanted, whatever its kind."""
        self.sold = 0.45
        """A good that is only of use at the market."""
        self.wood_price = 0.5
        """The wood that an industry costs."""
        self.last_seed = 1.1
        """The last of a good that grows on farms is not sold below this."""
        self.first_stone = 2.5
        """The first stone."""
        self.too_slow = 0.8
        """More where too few industries bring a good."""
        self.hungry = 0.25
        """More for food per grave that threatens."""
        self.first_food = 1.2
        """More for food while no industry brings any: it makes men."""
        self.luxuries = 2
        """Industries for luxuries wanted at the same time."""
        self.stones = 1
        """Industries for stone wanted at the same time."""
        self.fountains = 3
        """Per city; as many take up what it pollutes."""
        self.first_fountains = 2
        """So many come before the luxuries for a new city are laid by."""
        self.crowded = 18
        """With so few free squares left a new city is worth its price."""
        self.poor = 12
        """With so few clean hexes left new land is worth its price."""
        self.city = 9.0
        """What a city is worth that is wanted, against goods."""
        self.new_land = 0.15
        """A clean hex that an inn or city adds to the zone; twice as much in a poor zone."""
        self.new_ground = 0.4
        """A hex more of a ground that is lacking in the zone."""
        self.not_yet = 0.4
        """Of an inn's worth while there are good industries to found without it."""
        self.inn = -0.7
        """What an inn is worth besides its land, less the food it costs."""
        self.growing = False
        """Does growth come first? A market, then a second city even before the faculty of alchemy, more men only when
        none is idle, and inns where there is no place for a city."""
        self.carts = 3
        """Cart shops in the first city."""
        self.exploring = 2.4
        """A man in the explorer, less half a good for each seed that is known."""
        self.storing = 0.8
        """Each good that a storage would keep."""
        self.cleaned = 0.45
        """Each hex that alchemy would clean."""
        self.healing = 0.8
        """Each grave that the hospital could remove."""
        self.granary_first = 3
        """With so many graves ahead a granary comes before the faculty of alchemy."""
        self.city_fund = 1.0
        """More for the first luxury or stone of a kind that goes into a new city, before it is thrown away or sold."""
        self.labour = 0.9
        """Each industry that yields twice as much under forced labour."""
        self.trading = 0.5
        """Each pair of goods that are left over, for a man in the market."""
        self.first_men = 8
        """So many men come before the luxuries for a new city are laid by."""
        self.most_men = 10
        """More are not worth their food, unless men are the goal."""
        self.hoarding = 0.1
        """From this part of the goods that the saint asks for on, none of them is spent on anything else."""
        self.for_wood = 0.7
        """Of what an industry is worth, so much is owed to the wood that founds it."""
        self.seed = 2.0
        """A seed bought at the market when people are hungry."""
        self.buying_early = 0.5
        """Of what a trade is worth, as long as there is no faculty of alchemy to pay for."""
        self.kept_food = 1.2
        """Food that is not sold when people are hungry."""
        self.saved_grave = 0.25
        """More for it per grave that threatens."""
        self.kept_luxury = 1.2
        """A luxury that is not sold while fountains are wanted."""


_BY_CONDITION: Final = [
    Style([v.PATRON, v.STORAGE, v.ALCHEMY, v.GRANARY, v.MARKET, v.BREWERY]),
    Style([v.STORAGE, v.ALCHEMY, v.PATRON, v.GRANARY, v.MARKET, v.BREWERY]),
    Style([v.PATRON, v.MARKET, v.ALCHEMY, v.GRANARY, v.BREWERY]),
    Style([v.STORAGE, v.BREWERY, v.ALCHEMY, v.PATRON, v.GRANARY, v.MARKET]),
]
_SEVERAL: Final = Style([v.PATRON, v.MARKET, v.ALCHEMY, v.GRANARY, v.BREWERY])
_BY_CONDITION[v.ENCLOSURE].inn = 3.0
# Many men and all buildings need room and stones before anything else, and many men more of what is wanted most before
# others of a new kind.
for _style in (_BY_CONDITION[v.MEN], _BY_CONDITION[v.BUILDINGS]):
    _style.storing = 1.3
    _style.new_ground = 1.2
    _style.stones = 2
_BY_CONDITION[v.MEN].new_kind = 0.8
_SEVERAL.first_fountains = 0
for _style in (_BY_CONDITION[v.MEN], _BY_CONDITION[v.BUILDINGS], _SEVERAL):
    _style.growing = True
    _style.sold = 0.6
    _style.city_fund = 2.0


def style_of(p: AntiquityState, saint: int) -> Style:
    return _SEVERAL if p.facts.saint_needed[saint] > 1 else _BY_CONDITION[p.facts.saint_conditions[saint][0]]

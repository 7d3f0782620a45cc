"""Every building, one by one: what it costs, what it does when it is built and at the end, its chains, its loss.

The expected values were typed from the published cards and owe nothing to the data files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from rules.seven_wonders_duel.tools import CARDS, FACTS, arrange, city, figures, legal, payment, play, player, refusal

GOODS = ["wood", "clay", "stone", "glass", "papyrus"]


@dataclass(frozen=True)
class Building:
    card: str
    deck: str
    colour: str
    cost: str
    price: int
    """The coins it costs a city that produces nothing, if the other produces nothing either."""
    points: int = 0
    shields: int = 0
    symbol: str = ""
    coins: int = 0
    """Gained on construction in a city without other cards."""
    makes: dict[str, int] = field(default_factory=dict)
    choice: str = ""
    cheap: tuple[str, ...] = ()
    """Goods at a fixed price of 1 coin."""
    free_with: str = ""
    opens: str = ""
    """The building that is free for the owner of this one."""
    coins_in_rich_city: int = 0
    points_in_rich_city: int = 0

    def __str__(self) -> str:
        return self.card


BUILDINGS = [
    Building("lumber_yard", "I", "brown", "", 0, makes={"wood": 1}),
    Building("logging_camp", "I", "brown", "1 coins", 1, makes={"wood": 1}),
    Building("clay_pool", "I", "brown", "", 0, makes={"clay": 1}),
    Building("clay_pit", "I", "brown", "1 coins", 1, makes={"clay": 1}),
    Building("quarry", "I", "brown", "", 0, makes={"stone": 1}),
    Building("stone_pit", "I", "brown", "1 coins", 1, makes={"stone": 1}),
    Building("glassworks", "I", "grey", "1 coins", 1, makes={"glass": 1}),
    Building("press", "I", "grey", "1 coins", 1, makes={"papyrus": 1}),
    Building("guard_tower", "I", "red", "", 0, shields=1),
    Building("stable", "I", "red", "1 wood", 2, shields=1, opens="horse_breeders"),
    Building("garrison", "I", "red", "1 clay", 2, shields=1, opens="barracks"),
    Building("palisade", "I", "red", "2 coins", 2, shields=1, opens="fortifications"),
    Building("workshop", "I", "green", "1 papyrus", 2, points=1, symbol="plumb_bob"),
    Building("apothecary", "I", "green", "1 glass", 2, points=1, symbol="wheel"),
    Building("scriptorium", "I", "green", "2 coins", 2, symbol="quill", opens="library"),
    Building("pharmacist", "I", "green", "2 coins", 2, symbol="mortar", opens="dispensary"),
    Building("theater", "I", "blue", "", 0, points=3, opens="statue"),
    Building("altar", "I", "blue", "", 0, points=3, opens="temple"),
    Building("baths", "I", "blue", "1 stone", 2, points=3, opens="aqueduct"),
    Building("stone_reserve", "I", "yellow", "3 coins", 3, cheap=("stone",)),
    Building("clay_reserve", "I", "yellow", "3 coins", 3, cheap=("clay",)),
    Building("wood_reserve", "I", "yellow", "3 coins", 3, cheap=("wood",)),
    Building("tavern", "I", "yellow", "", 0, coins=4, opens="lighthouse"),
    Building("sawmill", "II", "brown", "2 coins", 2, makes={"wood": 2}),
    Building("brickyard", "II", "brown", "2 coins", 2, makes={"clay": 2}),
    Building("shelf_quarry", "II", "brown", "2 coins", 2, makes={"stone": 2}),
    Building("glass_blower", "II", "grey", "", 0, makes={"glass": 1}),
    Building("drying_room", "II", "grey", "", 0, makes={"papyrus": 1}),
    Building("walls", "II", "red", "2 stone", 4, shields=2),
    Building("horse_breeders", "II", "red", "1 wood, 1 clay", 4, shields=1, free_with="stable"),
    Building("barracks", "II", "red", "3 coins", 3, shields=1, free_with="garrison"),
    Building("archery_range", "II", "red", "1 wood, 1 stone, 1 papyrus", 6, shields=2, opens="siege_workshop"),
    Building("parade_ground", "II", "red", "2 clay, 1 glass", 6, shields=2, opens="circus"),
    Building(
        "library", "II", "green", "1 wood, 1 stone, 1 glass", 6, points=2, symbol="quill", free_with="scriptorium"
    ),
    Building("dispensary", "II", "green", "2 clay, 1 stone", 6, points=2, symbol="mortar", free_with="pharmacist"),
    Building("school", "II", "green", "1 wood, 2 papyrus", 6, points=1, symbol="wheel", opens="university"),
    Building("laboratory", "II", "green", "1 wood, 2 glass", 6, points=1, symbol="plumb_bob", opens="observatory"),
    Building("courthouse", "II", "blue", "2 wood, 1 glass", 6, points=5),
    Building("statue", "II", "blue", "2 clay", 4, points=4, free_with="theater", opens="gardens"),
    Building("temple", "II", "blue", "1 wood, 1 papyrus", 4, points=4, free_with="altar", opens="pantheon"),
    Building("aqueduct", "II", "blue", "3 stone", 6, points=5, free_with="baths"),
    Building("rostrum", "II", "blue", "1 wood, 1 stone", 4, points=4, opens="senate"),
    Building("forum", "II", "yellow", "3 coins, 1 clay", 5, choice="manufactured"),
    Building("caravansery", "II", "yellow", "2 coins, 1 glass, 1 papyrus", 6, choice="raw"),
    Building("customs_house", "II", "yellow", "4 coins", 4, cheap=("glass", "papyrus")),
    Building("brewery", "II", "yellow", "", 0, coins=6, opens="arena"),
    Building("arsenal", "III", "red", "2 wood, 3 clay", 10, shields=3),
    Building("pretorium", "III", "red", "8 coins", 8, shields=3),
    Building("fortifications", "III", "red", "1 clay, 2 stone, 1 papyrus", 8, shields=2, free_with="palisade"),
    Building("siege_workshop", "III", "red", "3 wood, 1 glass", 8, shields=2, free_with="archery_range"),
    Building("circus", "III", "red", "2 clay, 2 stone", 8, shields=2, free_with="parade_ground"),
    Building("academy", "III", "green", "1 wood, 1 stone, 2 glass", 8, points=3, symbol="sundial"),
    Building("study", "III", "green", "2 wood, 1 glass, 1 papyrus", 8, points=3, symbol="sundial"),
    Building(
        "university",
        "III",
        "green",
        "1 clay, 1 glass, 1 papyrus",
        6,
        points=2,
        symbol="armillary_sphere",
        free_with="school",
    ),
    Building(
        "observatory",
        "III",
        "green",
        "1 stone, 2 papyrus",
        6,
        points=2,
        symbol="armillary_sphere",
        free_with="laboratory",
    ),
    Building("palace", "III", "blue", "1 wood, 1 clay, 1 stone, 2 glass", 10, points=7),
    Building("town_hall", "III", "blue", "2 wood, 3 stone", 10, points=7),
    Building("obelisk", "III", "blue", "2 stone, 1 glass", 6, points=5),
    Building("gardens", "III", "blue", "2 wood, 2 clay", 8, points=6, free_with="statue"),
    Building("pantheon", "III", "blue", "1 wood, 1 clay, 2 papyrus", 8, points=6, free_with="temple"),
    Building("senate", "III", "blue", "2 clay, 1 stone, 1 papyrus", 8, points=5, free_with="rostrum"),
    Building("chamber_of_commerce", "III", "yellow", "2 papyrus", 4, points=3, coins_in_rich_city=6),
    Building("port", "III", "yellow", "1 wood, 1 glass, 1 papyrus", 6, points=3, coins_in_rich_city=6),
    Building("armory", "III", "yellow", "2 stone, 1 glass", 6, points=3, coins_in_rich_city=1),
    Building(
        "lighthouse", "III", "yellow", "2 clay, 1 glass", 6, points=3, coins=1, free_with="tavern", coins_in_rich_city=3
    ),
    Building(
        "arena", "III", "yellow", "1 wood, 1 clay, 1 stone", 6, points=3, free_with="brewery", coins_in_rich_city=4
    ),
    Building(
        "merchants_guild",
        "guild",
        "purple",
        "1 wood, 1 clay, 1 glass, 1 papyrus",
        8,
        coins_in_rich_city=2,
        points_in_rich_city=2,
    ),
    Building(
        "shipowners_guild",
        "guild",
        "purple",
        "1 clay, 1 stone, 1 glass, 1 papyrus",
        8,
        coins_in_rich_city=5,
        points_in_rich_city=5,
    ),
    Building("builders_guild", "guild", "purple", "1 wood, 1 clay, 2 stone, 1 glass", 10, points_in_rich_city=4),
    Building(
        "magistrates_guild",
        "guild",
        "purple",
        "2 wood, 1 clay, 1 papyrus",
        8,
        coins_in_rich_city=4,
        points_in_rich_city=4,
    ),
    Building("scientists_guild", "guild", "purple", "2 wood, 2 clay", 8, coins_in_rich_city=3, points_in_rich_city=3),
    Building("moneylenders_guild", "guild", "purple", "2 wood, 2 stone", 8, points_in_rich_city=7),
    Building(
        "tacticians_guild",
        "guild",
        "purple",
        "1 clay, 2 stone, 1 papyrus",
        8,
        coins_in_rich_city=1,
        points_in_rich_city=1,
    ),
]

RICH = city(
    *("lumber_yard", "clay_pool", "quarry", "glassworks", "press", "guard_tower", "stone_reserve", "clay_reserve"),
    *("workshop", "apothecary", "scriptorium", "theater", "altar", "baths", "courthouse"),
    coins=21,
    built=["sphinx", "colossus"],
)
"""3 brown, 2 grey, 1 red, 2 yellow, 3 green and 4 blue cards, two Wonders, 21 coins."""

each = pytest.mark.parametrize("building", BUILDINGS, ids=str)


def some(condition: Any) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("building", [found for found in BUILDINGS if condition(found)], ids=str)


def rest(building: Building) -> str:
    """A card that stays behind so that the Age goes on."""
    usual = {"I": "theater", "II": "brewery", "III": "palace", "guild": "palace"}[building.deck]
    return usual if usual != building.card else {"I": "altar", "II": "walls", "III": "obelisk"}[building.deck]


def costs(building: Building) -> dict[str, int]:
    parts = [part.split() for part in building.cost.split(", ") if part]
    return {good: int(count) for count, good in parts}


def test_every_building_has_its_case() -> None:
    assert [building.card for building in BUILDINGS] == CARDS


@each
def test_deck_and_colour(building: Building) -> None:
    number = CARDS.index(building.card)
    assert ["I", "II", "III", "guild"][FACTS.items[number].deck] == building.deck
    g = arrange([building.card, rest(building)], mine=city(coins=20))
    play(g, f"build:{building.card}")
    assert {colour for colour, count in player(g, 0)["colours"].items() if count} == {building.colour}


@some(lambda building: building.price)
def test_cannot_be_built_one_coin_short(building: Building) -> None:
    g = arrange([building.card, rest(building)], mine=city(coins=building.price - 1))
    before = g.dump()
    assert refusal(g, f"build:{building.card}") == "swd.coin-cost.cannot-afford"
    assert f"build:{building.card}" not in legal(g)
    found = figures(g, f"build:{building.card}")
    assert (found["price"], found["coins"], found["short"]) == (building.price, building.price - 1, 1)
    plan = found["plan"]
    bought = {part["good"]: part["count"] for part in plan["bought"]}
    assert bought | ({"coins": plan["coins"]} if plan["coins"] else {}) == costs(building)
    assert {part["price"] for part in plan["bought"]} <= {2}
    assert g.dump() == before


@each
def test_can_be_built_at_its_exact_price(building: Building) -> None:
    g = arrange([building.card, rest(building)], mine=city(coins=building.price))
    play(g, f"build:{building.card}")
    assert g.view(0)["cities"] == [[building.card], []]
    looted = 2 if building.shields == 3 else 0
    assert g.view(0)["coins"] == [building.coins, 7 - looted]
    assert g.waiting() == (1,)


@each
def test_resources_that_are_produced_cost_nothing(building: Building) -> None:
    makers = [card for card in _makers() if card != building.card]
    g = arrange([building.card, rest(building)], mine=city(*makers, coins=20))
    assert payment(g, f"build:{building.card}")["total"] == costs(building).get("coins", 0)


def _makers() -> list[str]:
    """Brown and grey cards for at least 3 wood, 3 clay, 3 stone, 2 glass and 2 papyrus."""
    return [building.card for building in BUILDINGS if building.makes and building.price <= 2]


@each
def test_effect_on_construction(building: Building) -> None:
    g = arrange([building.card, rest(building)], mine=city(coins=20))
    play(g, f"build:{building.card}")
    seen = player(g, 0)
    assert g.view(0)["pawn"] == building.shields
    assert seen["science"] == ({building.symbol: 1} if building.symbol else {})
    assert seen["production"] == dict.fromkeys(GOODS, 0) | building.makes
    assert seen["choices"] == {"raw": 0, "manufactured": 0} | ({building.choice: 1} if building.choice else {})
    assert seen["trade"] == {good: 1 if good in building.cheap else 2 for good in GOODS}
    other = player(g, 1)
    assert other["trade"] == {good: 2 + building.makes.get(good, 0) for good in GOODS}
    assert other["production"] == dict.fromkeys(GOODS, 0)


@some(lambda building: building.coins_in_rich_city or building.deck == "guild")
def test_coins_in_a_city_that_has_something_to_count(building: Building) -> None:
    g = arrange([building.card, rest(building)], mine=RICH)
    cost = payment(g, f"build:{building.card}")["total"]
    play(g, f"build:{building.card}")
    assert g.view(0)["coins"] == [21 - cost + building.coins_in_rich_city, 7]


@each
def test_points_at_the_end(building: Building) -> None:
    last = "obelisk" if building.card == "pretorium" else "pretorium"
    g = arrange([last], seat=1, mine=city(coins=0), theirs=city(building.card, coins=0))
    play(g, f"discard:{last}")
    standing: Any = g.standing()
    assert standing["over"]
    scored = {category: points for category, points in standing["scores"][0]["categories"].items() if points}
    category = "guilds" if building.colour == "purple" else building.colour
    assert scored == ({category: building.points} if building.points else {})


@some(lambda building: building.deck == "guild")
def test_points_of_a_guild_at_the_end(building: Building) -> None:
    mine = city(building.card, *RICH.buildings, coins=RICH.coins, built=RICH.built)
    g = arrange(["pretorium"], seat=1, mine=city(coins=0), theirs=mine)
    play(g, "discard:pretorium")
    standing: Any = g.standing()
    assert standing["scores"][0]["categories"]["guilds"] == building.points_in_rich_city


@some(lambda building: building.symbol)
def test_its_twin_makes_a_pair(building: Building) -> None:
    (twin,) = [other for other in BUILDINGS if other.symbol == building.symbol and other != building]
    g = arrange([building.card, rest(building)], mine=city(twin.card, coins=20))
    play(g, f"build:{building.card}")
    assert player(g, 0)["science"] == {building.symbol: 2}
    assert g.question(0).key == "question-choose-token"


@some(lambda building: building.free_with)
def test_chain_makes_it_free(building: Building) -> None:
    g = arrange([building.card, rest(building)], mine=city(building.free_with, coins=0))
    assert payment(g, f"build:{building.card}") == {"total": 0, "coins": 0, "chain": building.free_with}
    log = play(g, f"build:{building.card}")
    assert building.card in g.view(0)["cities"][0]
    (built,) = [event.args for event in log if event.key == "event-built-chain"]
    assert built == {"seat": 0, "card": building.card, "from": building.free_with}


@some(lambda building: building.free_with)
def test_chain_in_the_other_city_does_not_help(building: Building) -> None:
    g = arrange([building.card, rest(building)], mine=city(coins=building.price - 1), theirs=city(building.free_with))
    assert refusal(g, f"build:{building.card}") == "swd.coin-cost.cannot-afford"


@each
def test_chain_it_opens(building: Building) -> None:
    """Among all other cards exactly the one it opens, if any, becomes free by it."""
    others = [other.card for other in BUILDINGS if other is not building]
    g = arrange([rest(building)], mine=city(building.card))
    chains = {card: g.preview(0, g.title.moves.parse(f"build:{card}"))["chain"] for card in others}
    assert {card for card, chain in chains.items() if chain} == ({building.opens} if building.opens else set())


@some(lambda building: building.colour in ("brown", "grey"))
def test_production_ends_when_it_is_destroyed(building: Building) -> None:
    """Statue of Zeus destroys brown cards, Circus Maximus grey ones."""
    wonder = "statue_of_zeus" if building.colour == "brown" else "circus_maximus"
    mine = city(coins=30, unbuilt=[wonder])
    g = arrange(["pretorium", "palace"], mine=mine, theirs=city(building.card))
    assert player(g, 1)["production"] == dict.fromkeys(GOODS, 0) | building.makes
    play(g, f"wonder:{wonder}+pretorium")
    play(g, f"destroy:{building.card}")
    assert player(g, 1)["production"] == dict.fromkeys(GOODS, 0)
    assert player(g, 0)["trade"] == dict.fromkeys(GOODS, 2)
    assert player(g, 1)["colours"][building.colour] == 0
    assert g.view(0)["discarded"] == [building.card]


@some(lambda building: building.colour not in ("brown", "grey"))
def test_no_wonder_destroys_it(building: Building) -> None:
    mine = city(coins=60, unbuilt=["statue_of_zeus", "circus_maximus"], tokens=["theology"])
    left = [card for card in ("pretorium", "palace", "obelisk", "circus") if card != building.card]
    g = arrange(left, mine=mine, theirs=city(building.card))
    play(g, f"wonder:statue_of_zeus+{left[0]}")
    play(g, f"wonder:circus_maximus+{left[1]}")
    assert g.view(0)["cities"] == [[], [building.card]]

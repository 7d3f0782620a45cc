"""A second opinion on the empires of 7 Ages: glory and income, productions, starts and cities worked out once more from
cards, map and board, slowly and simply."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

import civitas
from civitas.games.seven_ages.position import LOOSE
from civitas.games.seven_ages.rules.empires import arrive
from civitas.games.seven_ages.rules.production import income_of
from civitas.games.seven_ages.scoring import all_rankings, harvest_of
from rules.seven_ages.opinion import LAND, SHIPS, Board, areas, data, is_water, neighbours, terrains, unit_rows
from rules.seven_ages.tools import FACTS, act, area, card, colour, disorder, found, give, lead, play, table

POSITIONS = 1_000
"""In `make test`; ten times as many in `make soak`."""
SEATS = 5
LEADERS = ("philosopher", "artist", "populist", "builder")
WONDERS = ("stonehenge", "great_library", "forum", "great_temple", "cathedral", "university")
"""Wonders that change neither income nor glory but by being there."""


@cache
def cards() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in data("cards.toml")["card"]}


@cache
def regions_of(name: str) -> frozenset[str]:
    """The region of an area and those around it; a sea belongs to those of all its shores."""
    parents = {row["id"]: row.get("parent") for row in data("map.toml")["region"]}
    shores = [other for other in areas()[name]["borders"] if not is_water(other)] if is_water(name) else [name]
    told = {str(areas()[shore]["region"]) for shore in shores if "region" in areas()[shore]}
    return frozenset(told | {parents[region] for region in told if parents[region]})


@cache
def _blank(printed: bool) -> Any:
    return table(SEATS, 1, None, **({"rules06_income": True} if printed else {})).dump()


class World(Board):
    """A board with an empire of each seat: units, cities, disorder, leaders and wonders strewn at random."""

    def __init__(self, dice: Random) -> None:
        self.printed = dice.random() < 0.3
        chosen = dice.sample([name for name, row in cards().items() if row.get("start")], SEATS)
        self.colours = dict(zip(chosen, dice.sample(FACTS.colours.ids, SEATS), strict=True))
        self.seats = dict(zip(chosen, dice.sample(range(SEATS), SEATS), strict=True))
        self.progress = {name: dice.choice([1, 5, 9, 16, 16, 23, 30, 37, 44, 50, 52]) for name in chosen}
        self.money = {name: dice.choice([0, 3, 3, 10, 40]) for name in chosen}
        self.cities: dict[str, int] = {}
        self.capitals: dict[str, str] = {}
        self.led: list[tuple[str, str, str]] = []
        self.disordered: set[str] = set()
        self.wonders: dict[str, str] = {}
        ages = {name: min(7, (space - 1) // 7 + 1) for name, space in self.progress.items()}
        super().__init__(civitas.load(_blank(self.printed)), {}, ages)
        self.holder = self.position.holder = dice.randrange(SEATS)
        for name in chosen:
            self._settle(dice, name)
        for name in chosen:
            arrive(self.position, self.number(name))

    def number(self, name: str) -> int:
        return colour(self.colours[name])

    def _settle(self, dice: Random, name: str) -> None:
        start = cards()[name]["start"]
        free = [other for other in areas() if other not in self.units]
        near = [other for other in free if regions_of(other) & regions_of(start[0])]
        homes = dice.choice([[], start[:1], start])
        more = [*dice.sample(free, dice.randrange(1, 4)), *dice.sample(near, min(dice.randrange(9), len(near)))]
        strewn = {}
        for where in sorted({*homes, *more} - set(self.units)):
            strewn[where] = " ".join(dice.choices(SHIPS if is_water(where) else LAND, k=dice.randrange(1, 3)))
            self.units[where] = {name: Counter(strewn[where].split())}
        lands = [where for where in strewn if not is_water(where)]
        capital = dice.choice(["", *lands])
        placed = {"progress": self.progress[name], "money": self.money[name], "capital": capital}
        found(self.position, self.seats[name], name, self.colours[name], strewn, **placed)
        if capital:
            self.capitals[name] = capital
        for where in strewn:
            if dice.random() < 0.15:
                self.disordered.add(where)
                disorder(self.position, where)
        for where in lands:
            self._furnish(dice, name, where, where == capital)

    def _furnish(self, dice: Random, name: str, where: str, capital: bool) -> None:
        p = self.position
        if capital or dice.random() < 0.3:
            self.cities[where] = p.city[area(where)] = dice.choice([1, 1, 3, 5, 7])
        kind = dice.choice(LEADERS)
        if dice.random() < 0.2 and sum(kind == other for _, other, _ in self.led) < 4:
            self.led.append((name, kind, where))
            lead(p, self.number(name), kind, where)
        wonder = dice.choice(WONDERS)
        if dice.random() < 0.2 and wonder not in self.wonders:
            self.wonders[wonder] = where
            p.where[FACTS.artefacts.index[wonder]] = area(where)

    def held(self, name: str) -> list[str]:
        """Its areas: here nobody is alone with aircraft, and nobody meets anybody."""
        return [where for where, forces in self.units.items() if name in forces]

    def leaders(self, name: str, kind: str) -> list[str]:
        return [where for empire, other, where in self.led if (empire, other) == (name, kind)]

    def special(self, name: str, op: str) -> int:
        """What a card says besides its numbers."""
        return sum(row.get("n", 1) for row in cards()[name].get("special", []) if row["op"] == op)

    def has_wheat(self, name: str, where: str) -> bool:
        """Wheat counts in fertile areas, from age 5 in all."""
        row = areas()[where]
        return "wheat" in row.get("icons", []) and (row["terrain"] == "fertile" or self.age[name] >= 5)


# --- glory


def counted(world: World, name: str, icon: dict[str, Any]) -> list[str]:
    """The areas that count: no disorder, no desert or tundra unless the card says so; of the kind and the region."""
    result = []
    for where in world.held(name):
        terrain = areas()[where]["terrain"]
        barren = terrain in ("desert", "tundra") and not world.special(name, f"{terrain}_glory")
        if barren or where in world.disordered:
            continue
        if icon["kind"] != "both" and is_water(where) != (icon["kind"] == "sea"):
            continue
        if icon["icon"] == "non_europe":
            if "europe" in regions_of(where):
                continue
        elif icon["region"] != "world" and icon["region"] not in regions_of(where):
            continue
        result.append(where)
    return result


def amount(world: World, name: str, icon: dict[str, Any]) -> int:
    """How much an empire has of what an icon ranks."""
    match icon["icon"]:
        case "areas":
            return len(counted(world, name, icon))
        case "non_europe":
            home = world.capitals.get(name)
            return len(counted(world, name, icon)) if home and "europe" in regions_of(home) else 0
        case "progress":
            return min(50, world.progress[name])
        case "money":
            return world.money[name]
        case "city":
            return sum(level for where, level in world.cities.items() if name in world.units[where])
        case "artefacts":
            seen = [where for where in world.wonders.values() if name in world.units[where]]
            return sum(1 + world.leaders(name, "artist").count(where) for where in seen)
        case "land_units":
            return units(world, name, "infantry", "cavalry", "missile")
        case "naval_units":
            return units(world, name, "naval")
        case "cavalry_units":
            return units(world, name, "cavalry")
        case kind:
            raise AssertionError(kind)


def units(world: World, name: str, *arms: str) -> int:
    """How many units of some arms an empire has."""
    forces = [world.units[where][name] for where in world.held(name)]
    return sum(n for force in forces for unit, n in force.items() if unit_rows()[unit]["arm"] in arms)


PLAIN = ("homeland", "wheat", "elephant", "oil", "instant")
"""Icons that are no contest; square ones pay when the deed is done, never in the harvest."""


def contests(world: World, name: str) -> list[dict[str, Any]]:
    """The icons with a number; each artist adds one to the number on works of art, from nothing if need be."""
    icons = [dict(icon) for icon in cards()[name]["glory"] if icon["icon"] not in PLAIN]
    artists = len(world.leaders(name, "artist"))
    if artists:
        of_art = next((icon for icon in icons if icon["icon"] == "artefacts"), None)
        if of_art is None:
            icons.append({"icon": "artefacts", "n": artists})
        else:
            of_art["n"] += artists
    return icons


def plain(world: World, name: str, kind: str) -> int:
    held = world.held(name)
    match kind:
        case "homeland":
            homes = cards()[name]["start"]
            own = [where for where in homes if where in held]
            return 1 if len(own) == len(homes) else 0 if own else -1
        case "wheat":
            return sum(world.has_wheat(name, where) for where in held)
        case "elephant":
            return sum("elephant" in areas()[where].get("icons", []) for where in held if 7 not in world.age.values())
        case "oil":
            return sum("oil" in areas()[where].get("icons", []) for where in held if world.age[name] == 7)
        case _:
            return 0


def glory(world: World, name: str) -> int:
    """First, second and third of a contest; ties go to more philosophers, then around from the turn marker."""
    total = sum(plain(world, name, icon["icon"]) for icon in cards()[name]["glory"] if icon["icon"] in PLAIN)
    for icon in contests(world, name):
        amounts = {other: amount(world, other, icon) for other in world.seats}
        ranked = sorted(
            (other for other in world.seats if amounts[other] > 0),
            key=lambda other: (
                -amounts[other],
                -len(world.leaders(other, "philosopher")),
                (world.seats[other] - world.holder) % SEATS,
            ),
        )
        total += max(0, icon["n"] - ranked.index(name)) if name in ranked else 0
    return total


@pytest.mark.soak
@pytest.mark.rule(
    *("seven_ages.rank.icon-names-category", "seven_ages.rank.number-1", "seven_ages.rank.number-2"),
    *("seven_ages.rank.number-3", "seven_ages.rank.need-at-least-one", "seven_ages.tie.philosophers"),
    *("seven_ages.tie.turn-holder", "seven_ages.area.disorder-excluded", "seven_ages.area.card-exception"),
)
def test_what_all_icons_bring(length: int) -> None:
    dice, seen = Random(23), Counter[str]()
    for number in range(POSITIONS * length):
        world = World(dice)
        rankings = all_rankings(world.position)
        for name in world.seats:
            told = sum(harvest_of(world.position, world.number(name), rankings))
            assert told == glory(world, name), (number, name)
            seen.update(icon["icon"] for icon in cards()[name]["glory"] if told)
    rare = ("non_europe", "artefacts", "oil", "elephant", "wheat", "naval_units")
    assert min(seen[kind] for kind in rare) > POSITIONS // 50, seen


# --- income


def income(world: World, name: str) -> int:
    """What the areas give that are not in disorder, halved once without a capital or under the no-cities symbol."""
    total = 0
    for where in world.held(name):
        if where in world.disordered:
            continue
        ground = areas()[where]["terrain"]
        terrain = terrains()[ground]
        if world.age[name] >= terrain.get("becomes_from_age", 99):
            terrain = terrains()[terrain["becomes"]]
        total += 3 if world.printed and terrain["id"] == "fertile" else terrain["income"]
        total += (2 if world.printed else 1) * world.has_wheat(name, where)
        total += int("oil" in areas()[where].get("icons", []) and world.age[name] == 7)
        total += world.special(name, f"{ground}_income") if ground in ("sea", "ocean", "desert") else 0
        total += city_income(world, name, where)
    barbarian = world.age[name] in cards()[name].get("no_cities", [])
    halved = barbarian or (name not in world.capitals and not world.special(name, "no_capital"))
    return total // 2 if halved else total


def city_income(world: World, name: str, where: str) -> int:
    """Its value, once more for each populist in the area, and one for each next to it."""
    value = world.cities.get(where, 0)
    populists = world.leaders(name, "populist")
    return value and value * (1 + populists.count(where)) + sum(other in neighbours(where) for other in populists)


@pytest.mark.soak
@pytest.mark.rule(
    *("seven_ages.income.terrain", "seven_ages.income.city-value", "seven_ages.income.populist-in-area"),
    *("seven_ages.income.populist-adjacent", "seven_ages.income.disorder-nothing", "seven_ages.income.no-capital-half"),
    *("seven_ages.income.wheat-everywhere", "seven_ages.income.oil", "seven_ages.income.no-cities-half"),
)
def test_what_an_empire_earns(length: int) -> None:
    dice, earned = Random(24), 0
    for number in range(POSITIONS * length):
        world = World(dice)
        for name in world.seats:
            told = income_of(world.position, world.number(name))
            assert told == income(world, name), (number, name)
            earned += told
    assert earned > 20 * POSITIONS * length


# --- what is built


def may_build(world: World, name: str, money: int) -> set[str]:
    """Units of the progress reached, while counters are left and some area takes them; forts and elites."""
    held = world.held(name)
    own = sum((world.units[where][name] for where in held), Counter[str]())
    quality = next(row["quality"] for row in data("units.toml")["colour"] if row["id"] == world.colours[name])
    pool = next(row["pool"] for row in data("units.toml")["quality"] if row["id"] == quality)
    bars = [arm for arm, mark in (("naval", "no_ships"), ("cavalry", "no_cavalry")) if cards()[name].get(mark)]
    found = {"end"}
    for unit, row in unit_rows().items():
        if row["arm"] in bars or row["level"] - of_unit(name, "early", unit) > world.progress[name]:
            continue
        sides = [unit, row.get("flip", unit)]
        counters = max(pool.get(side, 0) for side in sides) - sum(own[side] for side in set(sides))
        if unit in data("rules.toml")["pool"]:
            counters = data("rules.toml")["pool"][unit]
        if counters <= 0 or max(1, row["cost"] - of_unit(name, "discount", unit)) > money:
            continue
        if any(takes(where, row["arm"]) for where in held):
            found.add(f"buy:{unit}")
    if money >= 10:
        found.add("elite")
    if money >= 5 and world.age[name] not in cards()[name].get("no_cities", []):
        found |= {f"fortify:{where}" for where in held if not is_water(where)}
    return found


def of_unit(name: str, op: str, unit: str) -> int:
    rows = cards()[name].get("special", [])
    return sum(row["n"] for row in rows if row["op"] == op and row["unit"] == unit)


def takes(where: str, arm: str) -> bool:
    """Ships are built on coasts and in seas, all others on land."""
    if arm != "naval":
        return not is_water(where)
    return areas()[where]["terrain"] == "sea" or bool(areas()[where].get("coast") and not is_water(where))


@pytest.mark.soak
@pytest.mark.rule(
    *("seven_ages.upkeep.one-per-unit", "seven_ages.upkeep.barbarian-free", "seven_ages.build.tech-level"),
    *("seven_ages.build.pool", "seven_ages.build.naval-sites", "seven_ages.build.restriction-until-trade"),
)
def test_what_a_production_costs_and_offers(length: int) -> None:
    dice, bought = Random(25), Counter[str]()
    for number in range(POSITIONS * length):
        world = World(dice)
        name = dice.choice(list(world.seats))
        seat, p = world.seats[name], world.position
        units_held = sum(forces[name].total() for forces in world.units.values() if name in forces)
        barbarian = world.age[name] in cards()[name].get("no_cities", [])
        left = min(199, world.money[name] + income(world, name)) - (0 if barbarian else units_held)
        act(p, "production", world.number(name))
        asked = p.question(seat).key if seat in p.waiting() else ""
        if left < 0:
            assert asked == "question-upkeep-from", (number, name)
            continue
        assert (asked, p.money[world.number(name)]) == ("question-buy", left), (number, name)
        told = {p.title.moves.text(move) for move in p.legal(seat)}
        assert told == may_build(world, name, left), (number, name, told ^ may_build(world, name, left))
        bought.update(told)
    assert len([move for move in bought if move.startswith("buy:")]) > 15


# --- who starts


@pytest.mark.soak
@pytest.mark.rule(
    *("seven_ages.start.eligibility", "seven_ages.start.condition", "seven_ages.start.offset"),
    *("seven_ages.start.free-colour", "seven_ages.start.own-colour-first", "seven_ages.start.money-marker"),
)
def test_who_may_start_and_where_on_the_track(length: int) -> None:
    """The age of the game is that of the most advanced empire; the new one stands off from it."""
    dice, begun = Random(26), 0
    for number in range(POSITIONS * length):
        world = World(dice)
        p, seat = world.position, dice.randrange(SEATS)
        left = [name for name, row in cards().items() if name not in world.seats and row.get("start")]
        hand = dice.sample(left, 12)
        give(p, seat, *hand)
        lead_space = max(world.progress.values())
        age = min(7, (lead_space - 1) // 7 + 1)
        pairs = {row["id"]: row.get("pair") for row in data("units.toml")["colour"]}
        taken = [FACTS.pairs.ids[pair] for pair in p.pair]
        free = [name for name in pairs if name not in world.colours.values()]
        colours = [name for name in free if pairs[name] == taken[seat]]
        colours = colours or [name for name in free if pairs[name] not in taken]
        fit = {f"start:{name}" for name in hand if colours and fits_age(world, name, age)}
        act(p, "start", LOOSE + seat)
        told = {p.title.moves.text(move) for move in p.legal(seat)} if seat in p.waiting() else set()
        starts = {move for move in told if move.startswith("start:")}
        assert starts == fit, (number, starts ^ fit)
        if not fit:
            continue
        name = sorted(fit)[0].removeprefix("start:")
        play(p, seat, f"start:{name}")
        if p.question(seat).key == "question-start-colour":
            offered = {p.title.moves.text(move) for move in p.legal(seat)}
            assert offered == {f"colour:{colour}" for colour in colours}, number
            play(p, seat, f"colour:{colours[0]}")
        new = next(number for number, there in enumerate(p.card) if there == card(name))
        assert p.progress[new] == max(1, lead_space + cards()[name]["offset"]), (number, name)
        assert p.money[new] == cards()[name]["money"]
        begun += 1
    assert begun > POSITIONS // 2


def fits_age(world: World, name: str, age: int) -> bool:
    """Its card names the age, or names it for when another empire is on the map, or is not."""
    for part in cards()[name].get("earlier", []):
        if part["age"] == age and (part["empire"] in world.seats) == part.get("on_map", True):
            return True
    return age in cards()[name]["ages"]


# --- cities


@pytest.mark.soak
@pytest.mark.rule(
    *("seven_ages.urbanise.level-age", "seven_ages.urbanise.no-cities", "seven_ages.urbanise.controlled"),
    *("seven_ages.capital.own-city", "seven_ages.capital.only-one", "seven_ages.quell.own"),
)
def test_what_may_be_built_improved_and_quelled(length: int) -> None:
    dice, seen = Random(27), Counter[str]()
    for number in range(POSITIONS * length):
        world = World(dice)
        name = dice.choice(list(world.seats))
        seat, p = world.seats[name], world.position
        act(p, "civilise", world.number(name))
        told = {p.title.moves.text(move) for move in p.legal(seat)}
        told = {move for move in told if move.partition(":")[0] in ("city", "capital", "quell")}
        expected = {f"city:{where}" for where in world.held(name) if may_grow(world, name, where)}
        barbarian = world.age[name] in cards()[name].get("no_cities", [])
        if name not in world.capitals and not barbarian and not world.special(name, "no_capital"):
            expected |= {f"capital:{where}" for where in world.held(name) if where in world.cities}
        price = 4 if world.wonders.get("forum") in world.held(name) else 7
        if world.money[name] >= price:
            expected |= {f"quell:{where}" for where in world.disordered if where in world.held(name)}
        assert told == expected, (number, name, told ^ expected)
        seen.update(move.partition(":")[0] for move in told)
    assert min(seen[verb] for verb in ("city", "capital", "quell")) > POSITIONS // 50, seen


def may_grow(world: World, name: str, where: str) -> bool:
    """Levels 1, 3, 5 and 7 from ages 1, 2, 4 and 7; a builder in the area is one age ahead."""
    age = world.age[name] + (where in world.leaders(name, "builder"))
    levels = {0: (1, 1), 1: (3, 2), 3: (5, 4), 5: (7, 7)}
    _, first = levels.get(world.cities.get(where, 0), (0, 99))
    return not is_water(where) and min(7, age) >= first and min(7, age) not in cards()[name].get("no_cities", [])

"""A second opinion: slow and simple functions that follow the data files and the rulebook and know nothing of it
agree with the engine on random positions: armies and strength, corruption, consumption, uprisings, a short bank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from civitas.games.through_the_ages.rules.production import consume, corrupt, produce_food, produce_resources
from civitas.games.through_the_ages.rules.statistics import recount
from civitas.games.through_the_ages.rules.turn import rises_up
from rules.through_the_ages.opinion import COLONIES, LEADERS, LEVEL, TACTICS, TECHNOLOGIES, WONDERS, level, of_kind
from rules.through_the_ages.tools import FACTS, TITLE, arrange

POSITIONS = 1_000
"""Random positions of each kind; ten times as many under `make soak`."""


UNITS = ("infantry", "cavalry", "artillery")
BARE: dict[str, Any] = {
    "government": "despotism",
    "special": [],
    "leader": None,
    "tactic": None,
    "wonders": [],
    "colonies": [],
}
"""A civilization with nothing that changes its figures."""


# --- armies and strength (Carte Tattiche, Livello di Forza; pages 9 and 10)


def best_tactics(tactic: str, workers: Counter[str], rides: bool) -> int:
    """The most that armies can add: army after army is formed in every possible way."""
    card = TACTICS[tactic]
    new = LEVEL[card["age"]] - 1
    """Units of this level or higher make an army that is not obsolete."""
    units = []
    for kind in UNITS:
        for recent in (True, False):
            units.append(sum(workers[name] for name in of_kind(kind) if (level(name) >= new) is recent))
    needed = [slot for slot, kind in enumerate(UNITS) for _ in range(card["units"].get(kind, 0))]
    full, low = card["strength"], card.get("obsolete", card["strength"])

    @cache
    def armies(left: tuple[int, ...], air: int) -> int:
        best = 0
        for soldiers in set(product(*[_soldiers(slot, rides) for slot in needed])):
            spent = Counter(soldiers)
            if any(left[place] < count for place, count in spent.items()):
                continue
            rest = tuple(count - spent[place] for place, count in enumerate(left))
            strength = low if any(place % 2 for place in soldiers) else full
            best = max(best, strength + armies(rest, air))
            if air:
                best = max(best, 2 * strength + armies(rest, air - 1))
        return best

    return armies(tuple(units), sum(workers[name] for name in of_kind("air_force")))


def _soldiers(slot: int, rides: bool) -> list[int]:
    """The places of units that can stand in a slot: recent ones are even, old ones odd; infantry may ride."""
    own = [2 * slot, 2 * slot + 1]
    return [0, 1, *own] if rides and UNITS[slot] == "cavalry" else own


def expected_strength(held: dict[str, Any]) -> int:
    """Everything that adds strength: symbols on cards and of workers, abilities for units, and armies."""
    workers: Counter[str] = held["workers"]
    wonders = [WONDERS[name] for name in held["wonders"]]
    cards = [TECHNOLOGIES[held["government"]], *wonders, *(COLONIES[name] for name in held["colonies"])]
    cards += [TECHNOLOGIES[name] for name in held["special"]]
    if held["leader"]:
        cards.append(LEADERS[held["leader"]])
    total = sum(card.get("gives", {}).get("strength", 0) for card in cards)
    total += sum(count * TECHNOLOGIES[name]["gives"].get("strength", 0) for name, count in workers.items())
    powers: Counter[str] = Counter()
    for card in cards:
        powers.update(card.get("abilities", {}))
    by_kind = Counter({kind: sum(workers[name] for name in of_kind(kind)) for kind in (*UNITS, "air_force")})
    total += powers["unit_strength"] * by_kind.total()
    total += powers["unit_type_strength"] * sum(1 for count in by_kind.values() if count)
    total += powers["infantry_strength"] * by_kind["infantry"] + powers["artillery_strength"] * by_kind["artillery"]
    if powers["strength_per_face"]:
        more = powers["extra_face"]
        faces = [(workers[name], TECHNOLOGIES[name]["gives"].get("happy", 0)) for name in of_kind("temple")]
        faces.append((1, TECHNOLOGIES[held["government"]]["gives"].get("happy", 0)))
        total += sum(count * (each + more) for count, each in faces if each > 0) * powers["strength_per_face"]
    if held["tactic"]:
        total += best_tactics(held["tactic"], workers, powers["infantry_as_cavalry"] > 0)
    return int(max(0, total))


def random_army(dice: Random) -> dict[str, Any]:
    workers: Counter[str] = Counter()
    for name in of_kind(*UNITS):
        workers[name] = dice.choice([0, 0, 1, 1, 2, 3, 4])
    workers["air_forces"] = dice.choice([0, 0, 1, 2])
    for name in of_kind("temple", "arena", "theater"):
        workers[name] = dice.choice([0, 0, 1, 2])
    special = {}
    for name in of_kind("special_military", "special_civil"):
        if dice.random() < 0.2:
            special[TECHNOLOGIES[name]["kind"]] = name
    return {
        "workers": workers,
        "tactic": dice.choice([None, *TACTICS]),
        "leader": dice.choice([None, "genghis_khan", *LEADERS]),
        "government": dice.choice(of_kind("government")),
        "wonders": [name for name in WONDERS if dice.random() < 0.2],
        "colonies": [name for name in COLONIES if dice.random() < 0.15],
        "special": list(special.values()),
    }


def furnished(base: Any, held: dict[str, Any]) -> Any:
    """A copy of a position in which seat 0 has just this."""
    p = base.clone()
    workers: Counter[str] = held["workers"]
    p.workers[0] = [workers[site] for site in FACTS.sites.ids]
    developed = {held["government"], *held["special"], *(site for site in workers if workers[site])}
    p.technologies[0] = sum(1 << TITLE.domains["technology"].index[name] for name in developed)
    p.government[0] = TITLE.domains["technology"].index[held["government"]]
    p.leader[0] = -1 if held["leader"] is None else TITLE.domains["leader"].index[held["leader"]]
    p.tactic[0] = -1 if held["tactic"] is None else TITLE.domains["tactic"].index[held["tactic"]]
    p.wonders[0] = sum(1 << TITLE.domains["wonder"].index[name] for name in held["wonders"])
    p.colonies[0] = sum(1 << TITLE.domains["territory"].index[name] for name in held["colonies"])
    recount(p, 0)
    return p


@pytest.mark.soak
@pytest.mark.rule(
    "tta.tactics.obsolete", "tta.tactics.maximised", "tta.tactics.maximise-air-force", "tta.rate.strength"
)
def test_armies_and_strength_agree_with_a_search_through_all_of_them(length: int) -> None:
    base = arrange(age="III")
    seen: Counter[str] = Counter()
    for number in range(POSITIONS * length):
        held = random_army(Random(number))
        p = furnished(base, held)
        assert p.strength[0] == expected_strength(held), (number, held)
        if held["tactic"]:
            added = best_tactics(held["tactic"], held["workers"], held["leader"] == "genghis_khan")
            seen["army" if added else "no army"] += 1
            old = TACTICS[held["tactic"]].get("obsolete")
            seen["obsolete"] += bool(added and old and added % TACTICS[held["tactic"]]["strength"])
    assert min(seen.values()) > POSITIONS // 50, seen


# --- the banks (Corruzione, Consumo di Cibo, Lavoratori Insoddisfatti; pages 6 and 11)

CORRUPTION = {1: 6, 6: 4, 11: 2}
CONSUMPTION = {1: 6, 5: 4, 9: 3, 13: 2, 17: 1}
"""The numbers printed on squares of the banks, by the place of the square from the left."""
FACES = [(2, 8), (2, 7), (2, 6), (2, 5), (2, 4), (2, 3), (4, 2), (2, 1)]
"""The subsections of the yellow bank from the left: squares, and the faces asked for while it is the first empty."""


def uncovered(squares: dict[int, int], tokens: int) -> int:
    """Banks are filled from the left: the leftmost printed number without a token on it."""
    return next((number for place, number in sorted(squares.items()) if place > tokens), 0)


def faces_needed(tokens: int) -> int:
    for squares, faces in FACES:
        if tokens <= 0:
            return faces
        tokens -= squares
    return 0


Stock = tuple[int, ...]
"""Tokens on the cards of one kind, by `values`."""


def paid(values: tuple[int, ...], stock: Stock, bank: int, due: int) -> set[tuple[Stock, int]]:
    """Every way to pay at least `due`, none more than must be: tokens are returned, moved down or changed."""

    def smaller(value: int, most: int) -> Iterator[Counter[int]]:
        """Change for a token: any tokens of smaller cards worth less than it."""
        for counts in product(*[range(most // each + 1) if each < value else range(1) for each in values]):
            if sum(count * each for count, each in zip(counts, values, strict=True)) < value:
                yield Counter(dict(enumerate(counts)))

    @cache
    def ways(left: Stock, free: int, owed: int) -> frozenset[tuple[Stock, int]]:
        if owed == 0:
            return frozenset({(left, free)})
        found: set[tuple[Stock, int]] = set()
        for place, count in enumerate(left):
            if not count:
                continue
            for change in smaller(values[place], values[place] - 1):
                worth = values[place] - sum(values[at] * number for at, number in change.items())
                if worth <= owed and change.total() <= free + 1:
                    rest = tuple(have + change[at] - (at == place) for at, have in enumerate(left))
                    found |= ways(rest, free + 1 - change.total(), owed - worth)
        return frozenset(found)

    for more in range(max(values)):
        found = ways(stock, bank, due + more)
        if found:
            fullest = max(free for _, free in found)
            return {(rest, free) for rest, free in found if free == fullest}
    raise AssertionError("what is there can be paid")


def worth(values: tuple[int, ...], stock: Stock) -> int:
    return sum(value * count for value, count in zip(values, stock, strict=True))


class Stores:
    """Random farms and mines with tokens, and random banks."""

    def __init__(self, dice: Random) -> None:
        self.farms = ["agriculture", *(name for name in of_kind("farm")[1:] if dice.random() < 0.4)]
        self.mines = ["bronze", *(name for name in of_kind("mine")[1:] if dice.random() < 0.4)]
        self.tokens = Counter({name: dice.choice([0, 0, 1, 2, 3]) for name in [*self.farms, *self.mines]})
        self.workers = Counter({name: dice.choice([0, 1, 2, 3]) for name in [*self.farms, *self.mines]})
        self.blue = dice.randint(0, 17)
        self.yellow = dice.randint(0, 20)

    def on(self, base: Any) -> Any:
        held: dict[str, Any] = {
            "government": "despotism",
            "special": [],
            "leader": None,
            "tactic": None,
            "wonders": [],
            "colonies": [],
        }
        p = furnished(base, {**held, "workers": self.workers})
        p.technologies[0] |= sum(1 << TITLE.domains["technology"].index[name] for name in [*self.farms, *self.mines])
        p.tokens[0] = [self.tokens[site] for site in FACTS.sites.ids[: FACTS.stores]]
        p.blue[0], p.yellow[0], p.culture[0] = self.blue, self.yellow, 50
        recount(p, 0)
        return p

    def values(self, kind: str) -> tuple[int, ...]:
        good = "food" if kind == "farm" else "resource"
        return tuple(TECHNOLOGIES[name]["gives"][good] for name in self.cards(kind))

    def cards(self, kind: str) -> list[str]:
        return self.farms if kind == "farm" else self.mines

    def stock(self, kind: str) -> Stock:
        return tuple(self.tokens[name] for name in self.cards(kind))


def tokens_of(p: Any, names: list[str]) -> Stock:
    return tuple(p.tokens[0][FACTS.sites.ids.index(name)] for name in names)


@pytest.mark.soak
@pytest.mark.rule(
    "tta.production.corruption-amount",
    "tta.production.corruption-loses-resources",
    "tta.production.corruption-spills-to-food",
)
def test_corruption_takes_resources_and_then_food(length: int) -> None:
    base = arrange(age="III")
    seen: Counter[int] = Counter()
    for number in range(POSITIONS * length):
        stores = Stores(Random(number))
        p = stores.on(base)
        due = uncovered(CORRUPTION, stores.blue)
        corrupt(p, 0)
        resources = worth(stores.values("mine"), stores.stock("mine"))
        food = worth(stores.values("farm"), stores.stock("farm"))
        from_resources = min(due, resources)
        after = paid(stores.values("mine"), stores.stock("mine"), stores.blue, from_resources)
        mines, farms = tokens_of(p, stores.mines), tokens_of(p, stores.farms)
        assert mines in {rest for rest, _ in after}, number
        bank = next(iter(after))[1]
        after = paid(stores.values("farm"), stores.stock("farm"), bank, min(due - from_resources, food))
        assert (farms, p.blue[0]) in after, number
        seen[due] += 1
    assert sorted(seen) == [0, 2, 4, 6] and min(seen.values()) > 40


@pytest.mark.soak
@pytest.mark.rule("tta.production.consumption-amount", "tta.production.starvation")
def test_consumption_takes_food_and_then_culture(length: int) -> None:
    base = arrange(age="III")
    seen: Counter[tuple[int, bool]] = Counter()
    for number in range(POSITIONS * length):
        stores = Stores(Random(number))
        p = stores.on(base)
        due = uncovered(CONSUMPTION, stores.yellow)
        food = worth(stores.values("farm"), stores.stock("farm"))
        consume(p, 0)
        after = paid(stores.values("farm"), stores.stock("farm"), stores.blue, min(due, food))
        assert (tokens_of(p, stores.farms), p.blue[0]) in after, number
        assert p.culture[0] == 50 - 4 * max(0, due - food), number
        seen[due, food < due] += 1
    assert {due for due, _ in seen} == {0, 1, 2, 3, 4, 6} and any(short for _, short in seen)


@pytest.mark.soak
@pytest.mark.rule("tta.discontent.required", "tta.discontent.number", "tta.uprising.condition")
def test_discontent_and_uprisings_agree_with_the_printed_bank(length: int) -> None:
    base = arrange(age="III")
    seen: Counter[bool] = Counter()
    for number in range(POSITIONS * length):
        dice = Random(number)
        held = random_army(dice) | {"leader": None, "wonders": [], "colonies": [], "special": [], "tactic": None}
        held["government"] = "despotism"
        held["workers"] = Counter(
            {name: dice.choice([0, 0, 0, 0, 0, 1]) for name in of_kind("temple", "arena", "theater")}
        )
        p = furnished(base, held)
        p.yellow[0], p.unused[0] = dice.randint(0, 20), dice.randint(0, 5)
        faces = sum(count * TECHNOLOGIES[name]["gives"].get("happy", 0) for name, count in held["workers"].items())
        discontent = max(0, faces_needed(p.yellow[0]) - min(8, max(0, faces)))
        assert p.discontent(0) == discontent, number
        assert rises_up(p, 0) is (discontent > p.unused[0]), number
        seen[discontent > p.unused[0]] += 1
    assert min(seen[True], seen[False]) > 40


@pytest.mark.soak
@pytest.mark.rule("tta.production.resources-shortage", "tta.production.food-shortage", "tta.gates.labs-as-mines")
def test_a_short_bank_fills_the_best_cards_first(length: int) -> None:
    base = arrange(age="III")
    for number in range(POSITIONS * length):
        dice = Random(number)
        gates = dice.random() < 0.5
        workers = Counter({name: dice.choice([0, 1, 2]) for name in of_kind("farm", "mine", "lab")})
        p = furnished(base, {**BARE, "workers": workers, "leader": "bill_gates" if gates else None})
        p.technologies[0] = sum(1 << TITLE.domains["technology"].index[name] for name in [*workers, "despotism"])
        p.tokens[0] = [0] * FACTS.stores
        p.blue[0] = bank = dice.randint(0, 20)
        recount(p, 0)
        produce_food(p, 0)
        produce_resources(p, 0)
        for kinds in (("farm",), ("mine", "lab") if gates else ("mine",)):
            names = [name for name in of_kind(*kinds) if TECHNOLOGIES[name]["kind"] != "lab" or level(name)]
            for wanted in range(3, -1, -1):
                tier = [name for name in names if level(name) == wanted]
                due = sum(workers[name] for name in tier)
                placed = dict(zip(tier, tokens_of(p, tier), strict=True))
                assert sum(placed.values()) == min(due, bank), (number, placed)
                assert all(count <= workers[name] for name, count in placed.items())
                bank -= min(due, bank)
        assert p.blue[0] == bank, number

"""A second opinion on the Action Phase: what a player may do, worked out once more from the data files and the rulebook
for civilizations furnished at random. Action cards and abilities that are moves of their own are for other tests."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.through_the_ages.opinion import LEADERS, TACTICS, TECHNOLOGIES, WONDERS, level, of_kind
from rules.through_the_ages.tools import arrange, civ, legal

POSITIONS = 1_000
"""In `make test`, ten times as many under `make soak`; each has dozens of moves to agree on."""
PLAIN_LEADERS = (
    *("alexander_the_great", "aristotle", "julius_caesar", "christopher_columbus", "joan_of_arc", "michelangelo"),
    *("isaac_newton", "james_cook", "napoleon_bonaparte", "albert_einstein", "mahatma_gandhi"),
)
"""Leaders who change no price and add no move; Michelangelo takes the surcharge off wonders."""
PLAIN_WONDERS = [name for name, row in WONDERS.items() if "abilities" not in row and row["age"] != "III"]
INITIAL = ("agriculture", "bronze", "philosophy", "religion", "warriors")
ROW_COSTS = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
POPULATION_COSTS = {1: 7, 5: 5, 9: 4, 13: 3, 17: 2}
"""What is printed in white below the yellow bank, from this number of tokens on."""
URBAN = ("lab", "temple", "arena", "library", "theater")
ARMED = ("infantry", "cavalry", "artillery", "air_force")


class Held:
    """A civilization with anything of anything."""

    def __init__(self, dice: Random) -> None:
        self.government = dice.choice(of_kind("government"))
        self.special = [name for name in of_kind("special_construction", "special_civil") if dice.random() < 0.12]
        kept = {TECHNOLOGIES[name]["kind"]: name for name in self.special}
        self.special = list(kept.values())
        pool = [name for name in of_kind("farm", "mine", *URBAN, *ARMED) if name not in INITIAL]
        self.developed = [*INITIAL, *(name for name in pool if dice.random() < 0.3)]
        self.workers = Counter({name: dice.choice([0, 0, 1, 2]) for name in self.developed})
        stores = [name for name in self.developed if TECHNOLOGIES[name]["kind"] in ("farm", "mine")]
        self.tokens = {name: dice.choice([0, 0, 1, 2]) for name in stores}
        self.leader = dice.choice([None, *PLAIN_LEADERS])
        self.wonders = dice.sample(PLAIN_WONDERS, dice.choice([0, 0, 1, 2]))
        others = [name for name in WONDERS if name not in self.wonders]
        self.unfinished = dice.choice([None, (dice.choice(others), 0), (dice.choice(others), 1)])
        if self.unfinished:
            others.remove(self.unfinished[0])
        new = [name for name in pool if name not in self.developed]
        rule = [name for name in of_kind("government")[1:] if name != self.government]
        special = [name for name in of_kind("special_construction", "special_military") if name not in self.special]
        leaders = [name for name in LEADERS if name != self.leader]
        self.hand = [*dice.sample(new, min(2, len(new))), dice.choice(rule), dice.choice(special), dice.choice(leaders)]
        self.hand = dice.sample(self.hand, dice.randrange(6))
        in_play = [*self.developed, *self.special, *self.hand]
        left = [name for name in [*pool, *of_kind("special_civil"), *leaders, *others] if name not in in_play]
        left += [name for name in in_play if TECHNOLOGIES.get(name, {}).get("copies", [1])[0] > 1]
        self.row = dice.sample(left, 12)
        self.row.insert(dice.randrange(13), None)  # type: ignore[arg-type]  # an empty space
        self.tactics = dice.sample(sorted(TACTICS), 3)
        self.science, self.unused, self.yellow = dice.choice([0, 4, 9, 20]), dice.choice([0, 1, 2]), dice.randint(0, 20)
        self.civil, self.military = dice.randrange(9), dice.randrange(5)

    def total(self, key: str) -> int:
        """Actions by all cards in play."""
        cards = [TECHNOLOGIES[name] for name in [self.government, *self.special]]
        cards += [WONDERS[name] for name in self.wonders]
        cards += [LEADERS[self.leader]] if self.leader else []
        return sum(card.get("gives", {}).get(key, 0) for card in cards)

    def power(self, key: str) -> int:
        return sum(TECHNOLOGIES[name].get("abilities", {}).get(key, 0) for name in self.special)

    def on_table(self) -> Any:
        self.civil, self.military = min(self.civil, self.total("civil")), min(self.military, self.total("military"))
        mine = civ(
            **{"technologies": [*self.developed, *self.special], "government": self.government, "hand": self.hand},
            **{"workers": dict(self.workers), "tokens": self.tokens, "leader": self.leader, "wonders": self.wonders},
            **{"unfinished": self.unfinished, "military": self.tactics[:1], "science": self.science, "blue": 6},
            **{"unused": self.unused, "yellow": self.yellow, "civil": self.civil, "military_actions": self.military},
        )
        return arrange(mine=mine, age="III", row=self.row, common=self.tactics[1:])


def kind(name: str) -> str:
    return str(TECHNOLOGIES[name]["kind"])


def stored(held: Held, good: str) -> int:
    return sum(count * TECHNOLOGIES[name]["gives"].get(good, 0) for name, count in held.tokens.items())


def cost(held: Held, name: str) -> int:
    """In resources; construction technologies make urban buildings cheaper."""
    printed = int(TECHNOLOGIES[name]["resource"])
    discount = held.power(f"urban_discount_{level(name)}") if kind(name) in URBAN and level(name) else 0
    return max(0, printed - discount)


def actions_of(held: Held, name: str) -> int:
    """Those that are left, civil ones or military ones for units."""
    return held.military if kind(name) in ARMED else held.civil


def takings(held: Held) -> set[str]:
    """Prendere una carta dalla fila."""
    found = set()
    for place, name in enumerate(held.row):
        if name is None:
            continue
        price = ROW_COSTS[place]
        if name in WONDERS:
            price += 0 if held.leader == "michelangelo" else len(held.wonders)
            fits = held.unfinished is None
        else:
            fits = len(held.hand) < held.total("civil") + held.total("hand_civil")
            fits = fits and name not in [*held.hand, *held.developed, *held.special, held.government]
        if fits and price <= held.civil:
            found.add(f"take:{name}+{place + 1}")
    return found


def buildings(held: Held) -> set[str]:
    """Costruire, migliorare, distruggere e congedare."""
    found = set()
    resources = stored(held, "resource")
    limit = TECHNOLOGIES[held.government]["gives"]["urban_limit"]
    for name in held.developed:
        if not actions_of(held, name):
            continue
        same = sum(count for other, count in held.workers.items() if kind(other) == kind(name))
        if held.unused and cost(held, name) <= resources and not (kind(name) in URBAN and same >= limit):
            found.add(f"build:{name}")
        if held.workers[name]:
            found.add(f"{'disband' if kind(name) in ARMED else 'destroy'}:{name}")
            better = [other for other in held.developed if kind(other) == kind(name) and level(other) > level(name)]
            paid = {other: max(0, cost(held, other) - cost(held, name)) for other in better}
            found |= {f"upgrade:{name}+{other}" for other in better if paid[other] <= resources}
    if held.unfinished and held.civil:
        left = WONDERS[held.unfinished[0]]["stages"][held.unfinished[1] :]
        most = max(1, held.power("stages_per_action"))
        found |= {f"stage:{n}" for n in range(1, min(most, len(left)) + 1) if sum(left[:n]) <= resources}
    if held.civil and held.yellow:
        price = next(food for tokens, food in sorted(POPULATION_COSTS.items(), reverse=True) if held.yellow >= tokens)
        found |= {"population"} if price <= stored(held, "food") else set()
    return found


def playings(held: Held) -> set[str]:
    """Giocare un leader, sviluppare, guidare una rivoluzione, giocare e copiare una tattica."""
    found = set()
    for name in held.hand:
        if name in LEADERS:
            found |= {f"leader:{name}"} if held.civil else set()
            continue
        row = TECHNOLOGIES[name]
        if held.civil and row["science"] <= held.science:
            found.add(f"develop:{name}")
        if row["kind"] == "government" and held.civil == held.total("civil") and row["revolution"] <= held.science:
            found.add(f"revolution:{name}")
    found |= {f"tactic:{held.tactics[0]}"} if held.military else set()
    return found | ({f"copy:{name}" for name in held.tactics[1:]} if held.military > 1 else set())


@pytest.mark.soak
@pytest.mark.rule(
    *("tta.take-card.cost", "tta.take-card.hand-limit", "tta.take-card.no-duplicate-technology"),
    *("tta.take-wonder.cost", "tta.population.food-cost", "tta.build.resource-cost", "tta.build.urban-discount"),
    *("tta.build.urban-limit", "tta.upgrade.modifiers-first", "tta.wonder-stage.multi-stage"),
    *("tta.develop.science-cost", "tta.revolution.all-must-be-available", "tta.tactic-copy.cost"),
)
def test_what_may_be_done_in_the_action_phase(length: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(POSITIONS * length):
        held = Held(Random(number))
        told = {move for move in legal(held.on_table()) if move.partition(":")[0] not in ("use", "action")}
        expected = {"end"} | takings(held) | buildings(held) | playings(held)
        assert told == expected, (number, told ^ expected)
        seen.update(move.partition(":")[0] for move in told)
    verbs = ("take", "build", "upgrade", "destroy", "disband", "stage", "population", "leader", "develop", "revolution")
    assert min(seen[verb] for verb in (*verbs, "tactic", "copy")) > POSITIONS // 20, seen

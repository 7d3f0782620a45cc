"""A second opinion on the actions of Historia: the first steps that a card offers, and what territories and governments
score, worked out once more from the data files for civilizations strewn at random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from civitas.games.historia.rules.turn_end import score_governments, score_territories
from rules.historia.opinion import abilities, government, inside
from rules.historia.tools import TERRITORIES, Civ, act, arrange, civ, data, idle, legal

POSITIONS = 1_000
"""In `make test`; ten times as many in `make soak`."""
CELLS = [(t, m) for t in range(1, 17) for m in range(1, 17) if inside(t, m)]
LAND = {row["id"]: set(row["adjacent"]) for row in data("map.toml")["territory"]}
COSTS = {row["id"]: row["cost"] for row in data("wonders.toml")["wonder"]}
CARDS = ("technology", "military", "expansion", "raid", "war", "trade", "exploit", "art", "tourism")


class World:
    """Two to four players and perhaps a Civbot somewhere in the matrix and on the map; the first of them acts."""

    def __init__(self, dice: Random) -> None:
        self.card = dice.choice(CARDS)
        self.names = [str(seat) for seat in range(dice.choice((2, 3, 4)))] + ["civbot_1"] * dice.choice((0, 1))
        self.cells = [dice.choice(CELLS) for _ in self.names]
        if dice.random() < 0.7:
            self.cells = [dice.choice([cell for cell in CELLS if max(cell) <= 7]) for _ in self.names]
        self.places = [dice.sample(TERRITORIES, dice.choice((1, 2, 2, 3))) for _ in self.names]
        self.available, self.used = dice.randrange(4), dice.randrange(3)
        self.row = dice.sample(sorted(COSTS), 4)
        self.tiles = dict(zip(dice.sample(TERRITORIES, 3), (2, 3, 4), strict=True))

    def on_table(self) -> Any:
        mine = self._civ(0, hand=(self.card,), available=self.available, used=self.used)
        others = [self._civ(number) for number in range(1, len(self.names))]
        bots = [("noble", others.pop())] if "civbot_1" in self.names else []
        people = [idle(**vars(other) | {"hand": ("revolution",)}) for other in others]
        return arrange(mine, *people, civbots=bots, row=self.row, tiles=self.tiles)

    def _civ(self, number: int, **parts: Any) -> Civ:
        technology, military = self.cells[number]
        return civ(technology=technology, military=military, territories=self.places[number], **parts)

    # --- what the rules say

    def near(self) -> set[str]:
        """Own territories and their neighbours by land; with Navigation all (FAQ on territories)."""
        if "navigation" in abilities(*self.cells[0]):
            return set(TERRITORIES)
        return set(self.places[0]).union(*(LAND[place] for place in self.places[0]))

    def rivals(self, near: set[str]) -> list[int]:
        navigates = "navigation" in abilities(*self.cells[0])
        return [number for number in range(1, len(self.names)) if navigates or near & set(self.places[number])]

    def weaker(self, number: int) -> bool:
        return self.cells[number][1] < self.cells[0][1]

    def steps(self) -> set[str]:
        (technology, military), own = self.cells[0], self.places[0]
        rises = technology == 16 or inside(technology + 1, military)
        match self.card:
            case "technology":
                return {"technology"} if self.available and rises else set()
            case "military":
                rises = military == 16 or inside(technology, military + 1)
                return {"military"} if self.available and rises else set()
            case "expansion":
                return {f"expand:{place}" for place in self.near() - set(own) if self.available}
            case "raid":
                return {f"raid:{self.names[n]}" for n in self.rivals(self.near()) if self.weaker(n)}
            case "war":
                foes = [n for n in range(1, len(self.names)) if self.weaker(n) and self.available]
                return {f"war:{place}+{self.names[n]}" for n in foes for place in own if place in self.places[n]}
            case "trade":
                ahead = [n for n in self.rivals(self.near()) if self.cells[n][0] > technology and rises]
                return {f"trade:{self.names[n]}" for n in ahead}
            case "exploit":
                found = {f"withdraw:{place}" for place in own if len(own) > 1}
                return found | ({"recover"} if self.used else set())
            case "art":
                return {f"art:{wonder}" for wonder in self.row if COSTS[wonder] <= self.available}
            case _:
                return {"tourism"}


@pytest.mark.soak
@pytest.mark.rule(
    *("historia.expansion.adjacent", "historia.raid.adjacent", "historia.raid.weaker", "historia.war.shared-territory"),
    *("historia.trade.adjacent", "historia.trade.higher-technology", "historia.exploit.last-cube"),
)
def test_the_steps_that_a_card_offers(length: int) -> None:
    dice, seen = Random(32), Counter[str]()
    for number in range(POSITIONS * length):
        world = World(dice)
        game = world.on_table()
        act(game, world.card)
        asked = 0 in game.waiting() and game.question(0).key == "question-action"
        told = set(legal(game, 0)) - {"end"} if asked else set()
        assert told == world.steps(), (number, world.card, world.cells, world.places)
        seen[world.card] += bool(told)
    assert min(seen[card] for card in CARDS) > POSITIONS // 60, seen


@pytest.mark.soak
@pytest.mark.rule("historia.turn-end.territory-sole", "historia.turn-end.government")
def test_what_territories_and_governments_score(length: int) -> None:
    """A territory scores for whoever is alone there, a government by its own points."""
    dice, scored = Random(33), 0
    values = {row["id"]: row["vp"] for row in data("matrix.toml")["government"]}
    for _ in range(POSITIONS * length):
        world = World(dice)
        game = world.on_table()
        score_territories(game)
        alone = Counter(place for places in world.places for place in places)
        lone = [[place for place in places if alone[place] == 1] for places in world.places]
        earned = [sum(world.tiles.get(place, 1) for place in places) for places in lone]
        assert list(game.vp) == earned
        score_governments(game)
        ruled = [values[government(*cell)] for cell in world.cells]
        assert list(game.vp) == [sum(pair) for pair in zip(earned, ruled, strict=True)]
        scored += sum(earned)
    assert scored > POSITIONS * length

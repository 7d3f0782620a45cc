"""Every Wonder, one by one: what it costs, what it does when it is built and what it is worth at the end.

The expected values were typed from the published cards and owe nothing to the data files. Nothing can end the effect of
a Wonder: what destroys buildings does not touch it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from rules.seven_wonders_duel.tools import WONDERS, arrange, city, figures, legal, payment, play, player, refusal


@dataclass(frozen=True)
class Wonder:
    name: str
    cost: str
    price: int
    """The coins it costs a city that produces nothing, if the other produces nothing either."""
    points: int
    coins: int = 0
    opponent_loses: int = 0
    shields: int = 0
    again: bool = False
    choice: str = ""
    """Produces one of these."""
    asks: str = ""
    """What its builder has to choose."""

    def __str__(self) -> str:
        return self.name


EVERY = [
    Wonder("appian_way", "2 clay, 2 stone, 1 papyrus", 10, 3, coins=3, opponent_loses=3, again=True),
    Wonder("circus_maximus", "1 wood, 2 stone, 1 glass", 8, 3, shields=1, asks="question-destroy-card"),
    Wonder("colossus", "3 clay, 1 glass", 8, 3, shields=2),
    Wonder("great_library", "3 wood, 1 glass, 1 papyrus", 10, 4, asks="question-choose-library-token"),
    Wonder("great_lighthouse", "1 wood, 1 stone, 2 papyrus", 8, 4, choice="raw"),
    Wonder("hanging_gardens", "2 wood, 1 glass, 1 papyrus", 8, 3, coins=6, again=True),
    Wonder("mausoleum", "2 clay, 2 glass, 1 papyrus", 10, 2, asks="question-revive-card"),
    Wonder("piraeus", "2 wood, 1 clay, 1 stone", 8, 2, choice="manufactured", again=True),
    Wonder("pyramids", "3 stone, 1 papyrus", 8, 9),
    Wonder("sphinx", "1 clay, 1 stone, 2 glass", 8, 6, again=True),
    Wonder("statue_of_zeus", "1 wood, 1 clay, 1 stone, 2 papyrus", 10, 3, shields=1, asks="question-destroy-card"),
    Wonder("temple_of_artemis", "1 wood, 1 stone, 1 glass, 1 papyrus", 8, 0, coins=12, again=True),
]

each = pytest.mark.parametrize("wonder", EVERY, ids=str)


def costs(wonder: Wonder) -> dict[str, int]:
    parts = [part.split() for part in wonder.cost.split(", ")]
    return {good: int(count) for count, good in parts}


def test_every_wonder_has_its_case() -> None:
    assert [wonder.name for wonder in EVERY] == WONDERS


@each
def test_cannot_be_built_one_coin_short(wonder: Wonder) -> None:
    g = arrange(["brewery", "walls"], mine=city(coins=wonder.price - 1, unbuilt=[wonder.name]))
    move = f"wonder:{wonder.name}+brewery"
    before = g.dump()
    assert refusal(g, move) == "swd.coin-cost.cannot-afford"
    assert move not in legal(g)
    found = figures(g, move)
    assert (found["price"], found["coins"], found["short"]) == (wonder.price, wonder.price - 1, 1)
    assert found["plan"]["coins"] == 0
    assert {part["good"]: part["count"] for part in found["plan"]["bought"]} == costs(wonder)
    assert g.dump() == before


@each
def test_can_be_built_at_its_exact_price(wonder: Wonder) -> None:
    g = arrange(["brewery", "walls"], mine=city(coins=wonder.price, unbuilt=[wonder.name]))
    play(g, f"wonder:{wonder.name}+brewery")
    assert g.view(0)["built"] == [[wonder.name], []]
    assert g.view(0)["tucked"] == {wonder.name: "brewery"}
    assert g.view(0)["coins"] == [wonder.coins, 7 - wonder.opponent_loses]


@each
def test_resources_that_are_produced_cost_nothing(wonder: Wonder) -> None:
    makers = ("sawmill", "lumber_yard", "brickyard", "clay_pool", "shelf_quarry", "quarry")
    goods = ("glassworks", "glass_blower", "press", "drying_room")
    g = arrange(["brewery", "walls"], mine=city(*makers, *goods, unbuilt=[wonder.name]))
    assert payment(g, f"wonder:{wonder.name}+brewery")["total"] == 0


@each
def test_can_be_built_once(wonder: Wonder) -> None:
    g = arrange(["brewery", "walls"], mine=city(coins=30, built=[wonder.name]))
    assert refusal(g, f"wonder:{wonder.name}+brewery") == "swd.wonder.own-only"


@each
def test_effect_on_construction(wonder: Wonder) -> None:
    """With something to destroy and something to bring back."""
    mine = city(coins=30, unbuilt=[wonder.name])
    g = arrange(["brewery", "walls"], mine=mine, theirs=city("quarry", "press"), discarded=["altar"])
    play(g, f"wonder:{wonder.name}+brewery")
    seen = player(g, 0)
    assert g.view(0)["pawn"] == wonder.shields
    assert seen["choices"] == {"raw": 0, "manufactured": 0} | ({wonder.choice: 1} if wonder.choice else {})
    assert set(seen["production"].values()) == {0}
    if wonder.asks:
        assert g.waiting() == (0,)
        assert g.question(0).key == wonder.asks
        play(g, legal(g)[0])
    assert g.waiting() == ((0,) if wonder.again else (1,))
    assert g.question(g.waiting()[0]).key == "question-play-card"


@each
def test_points_at_the_end(wonder: Wonder) -> None:
    g = arrange(["pretorium"], seat=1, mine=city(coins=0), theirs=city(coins=0, built=[wonder.name]))
    play(g, "discard:pretorium")
    standing: Any = g.standing()
    scored = {category: points for category, points in standing["scores"][0]["categories"].items() if points}
    assert scored == ({"wonders": wonder.points} if wonder.points else {})

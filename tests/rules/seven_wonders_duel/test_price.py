"""What a construction costs, compared with a search over every way to use choice producers and rebates.

The search reads the data files and knows nothing of the engine.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import civitas
from rules.seven_wonders_duel.tools import City, arrange, city, data, legal, payment, play, price

CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in data("cards.toml")["card"]}
WONDERS: dict[str, dict[str, Any]] = {row["id"]: row for row in data("wonders.toml")["wonder"]}
PRODUCERS = [card for card, row in CARDS.items() if "produce" in row["effects"]]
COMMERCE = ["forum", "caravansery", "customs_house", "stone_reserve", "clay_reserve", "wood_reserve"]
CHOICE_WONDERS = ["piraeus", "great_lighthouse"]
TOKENS = ["architecture", "masonry"]
REBATE = 2


def least_coins(item: str, mine: City, theirs: City) -> int:
    """The fewest coins for which `mine` can construct a building or a Wonder."""
    row = WONDERS.get(item) or CARDS[item]
    if row.get("chain_from") in mine.buildings:
        return 0
    cost = Counter(row["cost"])
    coins = cost.pop("coins", 0)
    missing = cost - symbols(mine)
    for_rebate = "architecture" if item in WONDERS else "masonry" if row["colour"] == "blue" else None
    helpers = choices(mine) + [list(cost)] * (REBATE if for_rebate in mine.tokens else 0)
    return coins + least_bought(missing, unit_prices(mine, theirs), helpers)


def least_bought(missing: Counter[str], prices: dict[str, int], helpers: list[list[str]]) -> int:
    """Let the first helper cover nothing, or any one missing unit it can; the least of all that follows."""
    if not helpers:
        return sum(units * prices[good] for good, units in missing.items())
    found = [least_bought(missing, prices, helpers[1:])]
    for good in helpers[0]:
        if missing[good] > 0:
            found.append(least_bought(missing - Counter([good]), prices, helpers[1:]))
    return min(found)


def symbols(held: City) -> Counter[str]:
    produced: Counter[str] = Counter()
    for card in held.buildings:
        produced.update(CARDS[card]["effects"].get("produce", {}))
    return produced


def choices(held: City) -> list[list[str]]:
    rows = [CARDS[card] for card in held.buildings] + [WONDERS[wonder] for wonder in held.built]
    return [row["effects"]["produce_choice"] for row in rows if "produce_choice" in row["effects"]]


def unit_prices(mine: City, theirs: City) -> dict[str, int]:
    fixed = {good for card in mine.buildings for good in CARDS[card]["effects"].get("trade_fixed_price", [])}
    raised = symbols(theirs)
    return {good: 1 if good in fixed else 2 + raised[good] for good in ("wood", "clay", "stone", "glass", "papyrus")}


def shared_out(things: Iterable[str]) -> st.SearchStrategy[dict[str, int | None]]:
    """Each thing belongs to seat 0, to seat 1 or to nobody."""
    return st.fixed_dictionaries({thing: st.sampled_from([0, 1, None]) for thing in things})


def owned(owners: dict[str, int | None], seat: int, item: str) -> list[str]:
    """What belongs to a seat, but for the item that is to be constructed."""
    return [thing for thing, owner in owners.items() if owner == seat and thing != item]


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(
    item=st.sampled_from([*CARDS, *WONDERS]),
    buildings=shared_out([*PRODUCERS, *COMMERCE]),
    wonders=shared_out(CHOICE_WONDERS),
    tokens=shared_out(TOKENS),
    chain=st.sampled_from([0, 1, None, None]),
)
def test_the_price_is_the_least_of_all_ways_to_pay(
    item: str,
    buildings: dict[str, int | None],
    wonders: dict[str, int | None],
    tokens: dict[str, int | None],
    chain: int | None,
) -> None:
    linked = CARDS[item].get("chain_from") if item in CARDS else None
    if linked is not None:
        buildings = {**buildings, linked: chain}
    seats = [
        city(*owned(buildings, seat, item), built=owned(wonders, seat, item), tokens=owned(tokens, seat, item))
        for seat in (0, 1)
    ]
    mine, theirs = replace(seats[0], unbuilt=[item] if item in WONDERS else []), seats[1]
    g = arrange(["altar" if item in WONDERS else item], mine=mine, theirs=theirs)

    expected = least_coins(item, mine, theirs)
    assert price(g, item) == expected
    plan = payment(g, f"wonder:{item}+altar" if item in WONDERS else f"build:{item}")
    assert plan["total"] == expected
    if plan["chain"] is None:
        bought = {part["good"]: part["count"] for part in plan["bought"]}
        assert plan["coins"] + sum(part["count"] * part["price"] for part in plan["bought"]) == expected
        covered = Counter(plan["produced"]) + Counter(plan["chosen"]) + Counter(plan["saved"]) + Counter(bought)
        resources = dict((WONDERS.get(item) or CARDS[item])["cost"])
        resources.pop("coins", None)
        assert covered == resources


def test_prices_stay_right_as_a_game_goes_on() -> None:
    """Prices are remembered between turns; whatever changes an economy must change them."""
    compared = 0
    for seed in range(12):
        g = civitas.new("seven_wonders_duel", seed=seed)
        choose = random.Random(seed)
        while not g.over():
            moves = legal(g)
            # Building makes economies; a random player would mostly discard.
            play(g, choose.choice([move for move in moves if not move.startswith("discard:")] or moves))
            compared += compare_prices(g)
    assert compared > 5000


def compare_prices(g: civitas.Position) -> int:
    view: Any = g.view(0)
    seats = [city(*view["cities"][seat], built=view["built"][seat], tokens=view["tokens"][seat]) for seat in (0, 1)]
    compared = 0
    for seat in (0, 1):
        shown = {**view["players"][seat]["prices"], **view["players"][seat]["wonder_prices"]}
        for item, coins in shown.items():
            assert coins == least_coins(item, seats[seat], seats[1 - seat])
            compared += 1
    return compared

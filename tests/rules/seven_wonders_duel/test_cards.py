"""Carte Gilda e Carte Epoca, Costo delle Carte; and the totals that the card data must add up to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import civitas
from rules.seven_wonders_duel.tools import arrange, city, data, discard_cards, payment, play, player, price, refusal

CARDS: list[dict[str, Any]] = data("cards.toml")["card"]
WONDERS: list[dict[str, Any]] = data("wonders.toml")["wonder"]

PRODUCTION = {
    "lumber_yard": ("wood", 1),
    "logging_camp": ("wood", 1),
    "clay_pool": ("clay", 1),
    "clay_pit": ("clay", 1),
    "quarry": ("stone", 1),
    "stone_pit": ("stone", 1),
    "sawmill": ("wood", 2),
    "brickyard": ("clay", 2),
    "shelf_quarry": ("stone", 2),
    "glassworks": ("glass", 1),
    "press": ("papyrus", 1),
    "glass_blower": ("glass", 1),
    "drying_room": ("papyrus", 1),
}
SYMBOLS = {
    "workshop": "plumb_bob",
    "apothecary": "wheel",
    "scriptorium": "quill",
    "pharmacist": "mortar",
    "library": "quill",
    "dispensary": "mortar",
    "school": "wheel",
    "laboratory": "plumb_bob",
    "academy": "sundial",
    "study": "sundial",
    "university": "armillary_sphere",
    "observatory": "armillary_sphere",
}
FREE = {
    "lumber_yard",
    "clay_pool",
    "quarry",
    "guard_tower",
    "theater",
    "altar",
    "tavern",
    "glass_blower",
    "drying_room",
    "brewery",
}
RICH = 60


def of_colour(colour: str) -> list[str]:
    return [card["id"] for card in CARDS if card["colour"] == colour]


def built(card: str) -> Any:
    """The game after a rich and otherwise empty city has constructed one building."""
    g = arrange([card], mine=city(coins=RICH))
    play(g, f"build:{card}")
    return g


# --- what the cards are


@pytest.mark.rule("swd.cards.buildings")
def test_every_building_and_wonder_has_a_name_an_effect_and_a_cost() -> None:
    assert len(CARDS) == 73
    for row in [*CARDS, *WONDERS]:
        assert row["en"]
        assert row["it"]
        assert isinstance(row["cost"], dict)
        assert row["effects"] or row["vp"] > 0


@pytest.mark.rule("swd.cards.buildings")
@pytest.mark.parametrize("card", [row["id"] for row in CARDS])
def test_every_age_card_and_guild_can_be_constructed(card: str) -> None:
    assert built(card).view(0)["cities"] == [[card], []]


@pytest.mark.rule("swd.cards.seven-kinds")
def test_seven_kinds_told_apart_by_colour() -> None:
    kinds = Counter(card["colour"] for card in CARDS)
    assert kinds == {"brown": 9, "grey": 4, "blue": 14, "green": 12, "yellow": 13, "red": 14, "purple": 7}


@pytest.mark.rule("swd.cards.seven-kinds")
def test_a_building_counts_for_its_own_colour_only() -> None:
    for card in CARDS:
        colours = player(built(card["id"]), 0)["colours"]
        assert [colour for colour, count in colours.items() if count] == [card["colour"]]
        assert sum(colours.values()) == 1


@pytest.mark.rule("swd.cards.brown")
def test_brown_cards_produce_one_or_two_of_one_raw_material() -> None:
    assert len(of_colour("brown")) == 9
    for card in of_colour("brown"):
        resource, units = PRODUCTION[card]
        made = {name: count for name, count in player(built(card), 0)["production"].items() if count}
        assert made == {resource: units}
        assert resource in ("clay", "wood", "stone")


@pytest.mark.rule("swd.cards.grey")
def test_grey_cards_produce_one_glass_or_one_papyrus() -> None:
    assert len(of_colour("grey")) == 4
    for card in of_colour("grey"):
        made = {name: count for name, count in player(built(card), 0)["production"].items() if count}
        assert made in ({"glass": 1}, {"papyrus": 1})
        assert made == {PRODUCTION[card][0]: 1}


@pytest.mark.rule("swd.cards.blue")
def test_blue_cards_are_worth_victory_points() -> None:
    for card in of_colour("blue"):
        points = player(built(card), 0)["points"]
        assert 3 <= points["blue"] <= 7
        assert points["green"] == points["yellow"] == points["guilds"] == 0


@pytest.mark.rule("swd.cards.green")
def test_green_cards_give_the_one_symbol_shown() -> None:
    assert set(of_colour("green")) == set(SYMBOLS)
    for card, symbol in SYMBOLS.items():
        assert player(built(card), 0)["science"] == {symbol: 1}


@pytest.mark.rule("swd.cards.green")
def test_green_cards_may_be_worth_victory_points() -> None:
    points = {card: player(built(card), 0)["points"]["green"] for card in SYMBOLS}
    assert [card for card, worth in points.items() if worth == 0] == ["scriptorium", "pharmacist"]
    assert points["academy"] == 3


@pytest.mark.rule("swd.cards.yellow")
def test_yellow_cards_give_coins_resources_better_trade_or_points() -> None:
    assert len(of_colour("yellow")) == 13
    for card in of_colour("yellow"):
        cost = price(arrange([card], mine=city(coins=RICH)), card)
        after = player(built(card), 0)
        gives_coins = after["coins"] > RICH - cost
        produces = sum(after["choices"].values()) > 0
        changes_trade = 1 in after["trade"].values()
        assert gives_coins or produces or changes_trade or after["points"]["yellow"] > 0, card


@pytest.mark.rule("swd.cards.red")
def test_red_cards_give_shields() -> None:
    moved = {card: built(card).view(0)["pawn"] for card in of_colour("red")}
    assert len(moved) == 14
    assert set(moved.values()) == {1, 2, 3}


@pytest.mark.rule("swd.cards.purple")
def test_guilds_are_worth_points_counted_in_both_cities_at_the_end() -> None:
    # One blue building of mine, three of the other city: the guild counts the city that has more.
    mine, theirs = city("magistrates_guild", "altar"), city("theater", "baths", "statue")
    g = arrange(["obelisk", "arena"], mine=mine, theirs=theirs)
    assert player(g, 0)["points"]["guilds"] == 3
    play(g, "discard:obelisk")
    play(g, "discard:arena")
    assert g.over()
    assert g.standing()["scores"][0]["categories"]["guilds"] == 3
    assert g.standing()["scores"][1]["categories"]["guilds"] == 0


@pytest.mark.rule("swd.cards.purple")
def test_what_a_guild_is_worth_is_decided_at_the_end_only() -> None:
    # When it is constructed nobody has a yellow building; the last card of the game is one.
    g = arrange(["merchants_guild", "arena"], mine=city(coins=30), theirs=city(coins=30))
    play(g, "build:merchants_guild")
    assert player(g, 0)["points"]["guilds"] == 0
    play(g, "build:arena")
    assert g.over()
    assert g.standing()["scores"][0]["categories"]["guilds"] == 1


@pytest.mark.rule("swd.cards.purple")
def test_guilds_have_no_printed_points() -> None:
    for card in CARDS:
        assert ("guild" in card["effects"]) == (card["colour"] == "purple")
        assert card["colour"] != "purple" or "vp" not in card["effects"]


@pytest.mark.rule("swd.cards.age-iii-kinds")
@pytest.mark.parametrize("seed", range(6))
def test_age_iii_has_three_guilds_and_nothing_brown_or_grey(seed: int) -> None:
    colours = {card["id"]: card["colour"] for card in CARDS}
    g: Any = civitas.new("seven_wonders_duel", seed=seed, options={"first_game": True})
    for _ in range(2):
        discard_cards(g, 20)
        play(g, "starter:0")
    lying: Counter[str] = Counter()
    before = set(g.view(0)["discarded"])
    structure = g.view(0)["structure"]
    assert sum(slot["guild"] or colours.get(slot["card"]) == "purple" for slot in structure) == 3
    discard_cards(g, 20)
    lying.update(colours[card] for card in set(g.view(0)["discarded"]) - before)
    assert sum(lying.values()) == 20
    assert lying["purple"] == 3
    assert lying["brown"] == lying["grey"] == 0


# --- what they cost


@pytest.mark.rule("swd.cards.cost-area")
@pytest.mark.parametrize("card", sorted(FREE))
def test_a_building_without_a_printed_cost_is_free(card: str) -> None:
    g = arrange([card], mine=city(coins=0))
    play(g, f"build:{card}")
    assert g.view(0)["cities"][0] == [card]
    assert g.view(0)["coins"][0] == {"tavern": 4, "brewery": 6}.get(card, 0)


@pytest.mark.rule("swd.cards.cost-area")
def test_every_other_building_asks_for_something() -> None:
    for card in CARDS:
        g = arrange([card["id"]], mine=city(coins=0))
        wanted = None if card["id"] in FREE else "swd.coin-cost.cannot-afford"
        assert refusal(g, f"build:{card['id']}") == wanted


@pytest.mark.rule("swd.cards.cost-examples")
def test_the_four_examples_of_costs() -> None:
    rows = {card["id"]: card for card in CARDS}
    # The example speaks of the Cava di Pietra: that is the Stone Pit.
    assert rows["stone_pit"]["it"] == "Cava di Pietra"
    assert rows["lumber_yard"]["cost"] == {}
    assert rows["stone_pit"]["cost"] == {"coins": 1}
    assert rows["baths"]["cost"] == {"stone": 1}
    assert rows["arena"]["cost"] == {"clay": 1, "stone": 1, "wood": 1}


@pytest.mark.rule("swd.cards.cost-examples")
def test_the_four_examples_are_paid_as_printed() -> None:
    def plan(card: str) -> tuple[int, list[tuple[str, int]]]:
        found = payment(arrange([card]), f"build:{card}")
        return found["coins"], sorted((part["good"], part["count"]) for part in found["bought"])

    assert plan("lumber_yard") == (0, [])
    assert plan("stone_pit") == (1, [])
    assert plan("baths") == (0, [("stone", 1)])
    assert plan("arena") == (0, [("clay", 1), ("stone", 1), ("wood", 1)])


@pytest.mark.rule("swd.cards.alternative-cost-example")
def test_horse_breeders_need_clay_and_wood_or_the_stable() -> None:
    with_stable = arrange(["horse_breeders"], mine=city("stable", coins=0))
    assert price(with_stable, "horse_breeders") == 0
    play(with_stable, "build:horse_breeders")
    assert with_stable.view(0)["cities"][0] == ["stable", "horse_breeders"]

    without = payment(arrange(["horse_breeders"], mine=city()), "build:horse_breeders")
    assert sorted((part["good"], part["count"]) for part in without["bought"]) == [("clay", 1), ("wood", 1)]
    assert without["total"] == 4
    assert price(arrange(["horse_breeders"], mine=city("clay_pool", "lumber_yard", coins=0)), "horse_breeders") == 0


# --- totals of the data


def test_colours_of_each_deck() -> None:
    def colours(deck: str) -> dict[str, int]:
        return Counter(card["colour"] for card in CARDS if card["deck"] == deck)

    assert colours("I") == {"brown": 6, "grey": 2, "red": 4, "green": 4, "blue": 3, "yellow": 4}
    assert colours("II") == {"brown": 3, "grey": 2, "red": 5, "green": 4, "blue": 5, "yellow": 4}
    assert colours("III") == {"red": 5, "green": 4, "blue": 6, "yellow": 5}
    assert colours("guild") == {"purple": 7}


def test_symbols_on_cards_and_tokens() -> None:
    on_cards = Counter(card["effects"]["science"] for card in CARDS if "science" in card["effects"])
    six = ["armillary_sphere", "wheel", "sundial", "mortar", "plumb_bob", "quill"]
    assert on_cards == dict.fromkeys(six, 2)
    tokens = data("progress.toml")["token"]
    on_tokens = {token["id"]: token["effects"]["science"] for token in tokens if "science" in token["effects"]}
    assert on_tokens == {"law": "balance"}


def test_shields_on_cards_and_wonders() -> None:
    def shields(deck: str) -> int:
        return sum(card["effects"].get("shields", 0) for card in CARDS if card["deck"] == deck)

    assert [shields(deck) for deck in ("I", "II", "III", "guild")] == [4, 8, 12, 0]
    assert all(card["colour"] == "red" for card in CARDS if "shields" in card["effects"])
    on_wonders = {row["id"]: row["effects"]["shields"] for row in WONDERS if "shields" in row["effects"]}
    assert on_wonders == {"circus_maximus": 1, "colossus": 2, "statue_of_zeus": 1}


def test_wonders_with_another_turn() -> None:
    again = [row["id"] for row in WONDERS if row["effects"].get("play_again")]
    assert again == ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"]


def test_production_and_points_on_cards() -> None:
    produced: Counter[str] = Counter()
    for card in CARDS:
        produced.update(card["effects"].get("produce", {}))
    assert produced == {"wood": 4, "clay": 4, "stone": 4, "glass": 2, "papyrus": 2}

    def points(colour: str) -> int:
        return sum(card["effects"].get("vp", 0) for card in CARDS if card["colour"] == colour)

    assert [points(colour) for colour in ("blue", "green", "yellow", "red", "brown", "grey")] == [67, 18, 15, 0, 0, 0]


def test_points_of_the_wonders() -> None:
    assert {row["id"]: row["vp"] for row in WONDERS} == {
        "appian_way": 3,
        "circus_maximus": 3,
        "colossus": 3,
        "great_library": 4,
        "great_lighthouse": 4,
        "hanging_gardens": 3,
        "mausoleum": 2,
        "piraeus": 2,
        "pyramids": 9,
        "sphinx": 6,
        "statue_of_zeus": 3,
        "temple_of_artemis": 0,
    }

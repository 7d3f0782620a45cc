"""Carte Gilda: they look at the city that has most, whoever owns it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.seven_wonders_duel.tools import City, arrange, city, play

COLOURS = {
    "green": ("workshop", "apothecary", "library", "dispensary", "school"),
    "yellow": ("stone_reserve", "clay_reserve", "wood_reserve", "tavern", "forum"),
    "blue": ("theater", "altar", "baths", "courthouse", "statue"),
    "red": ("guard_tower", "stable", "garrison", "palisade", "walls"),
}
OTHERS = {
    "green": ("scriptorium", "pharmacist", "laboratory", "university"),
    "yellow": ("caravansery", "customs_house", "brewery", "arena"),
    "blue": ("temple", "aqueduct", "rostrum", "palace"),
    "red": ("horse_breeders", "barracks", "archery_range", "parade_ground"),
}
GUILDS = [
    ("scientists_guild", "green"),
    ("merchants_guild", "yellow"),
    ("magistrates_guild", "blue"),
    ("tacticians_guild", "red"),
]
FOUR_BROWN_ONE_GREY = ("lumber_yard", "logging_camp", "clay_pool", "clay_pit", "glassworks")
THREE_BROWN_THREE_GREY = ("quarry", "stone_pit", "sawmill", "press", "glass_blower", "drying_room")


def coins_after_building(guild: str, mine: City, theirs: City) -> int:
    """The coins a guild brings, with its cost paid from a treasury of 20."""
    g = arrange([guild, "pretorium"], mine=mine, theirs=theirs)
    before: Any = g.view(0)["coins"]
    cost = g.preview(0, g.title.moves.parse(f"build:{guild}"))["total"]
    play(g, f"build:{guild}")
    after: Any = g.view(0)["coins"]
    assert after[1] == before[1]
    return int(after[0] - before[0] + cost)


def guild_points(mine: City, theirs: City) -> list[int]:
    """The guild points of both players when the opponent has discarded the last card for 2 coins and one per yellow."""
    g = arrange(["pretorium"], seat=1, mine=theirs, theirs=mine)
    play(g, "discard:pretorium")
    standing: Any = g.standing()
    return [score["categories"]["guilds"] for score in standing["scores"]]


@pytest.mark.rule("swd.guild.builders")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(3, 4, 8), (4, 3, 8), (0, 1, 2), (0, 0, 0), (3, 3, 6)])
def test_builders_guild_is_worth_two_points_per_wonder(mine: int, theirs: int, points: int) -> None:
    own = ["sphinx", "piraeus", "colossus", "pyramids"][:mine]
    other = ["mausoleum", "appian_way", "hanging_gardens", "great_library"][:theirs]
    assert guild_points(city("builders_guild", built=own), city(built=other)) == [points, 0]


@pytest.mark.rule("swd.guild.builders")
def test_builders_guild_counts_no_unbuilt_wonder_and_gives_no_coins() -> None:
    mine = city(coins=20, built=["sphinx"], unbuilt=["pyramids"])
    assert guild_points(city("builders_guild", built=["sphinx"], unbuilt=["pyramids"]), city()) == [2, 0]
    assert coins_after_building("builders_guild", mine, city(built=["colossus", "mausoleum"])) == 0


@pytest.mark.rule("swd.guild.moneylenders")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(17, 3, 5), (5, 15, 5), (2, 0, 0), (18, 18, 6)])
def test_moneylenders_guild_is_worth_a_point_per_three_coins_of_the_richer_city(
    mine: int, theirs: int, points: int
) -> None:
    """The opponent ends with 2 coins more: 5, 17, 2 and 20."""
    assert guild_points(city("moneylenders_guild", coins=mine), city(coins=theirs)) == [points, 0]


@pytest.mark.rule("swd.guild.moneylenders")
def test_moneylenders_guild_gives_no_coins() -> None:
    assert coins_after_building("moneylenders_guild", city(coins=20), city(coins=30)) == 0


@pytest.mark.rule("swd.guild.colour-coins", "swd.guild.own-or-opponent")
@pytest.mark.parametrize(("guild", "colour"), GUILDS)
@pytest.mark.parametrize(("mine", "theirs", "coins"), [(5, 3, 5), (3, 4, 4), (2, 2, 2), (0, 1, 1), (0, 0, 0)])
def test_four_guilds_give_coins_for_the_city_with_most_cards_of_their_colour(
    guild: str, colour: str, mine: int, theirs: int, coins: int
) -> None:
    own = city(*COLOURS[colour][:mine], coins=20)
    assert coins_after_building(guild, own, city(*OTHERS[colour][:theirs])) == coins


@pytest.mark.rule("swd.guild.colour-points", "swd.guild.own-or-opponent")
@pytest.mark.parametrize(("guild", "colour"), GUILDS)
@pytest.mark.parametrize(("mine", "theirs", "points"), [(2, 4, 4), (5, 3, 5), (3, 3, 3), (0, 0, 0)])
def test_four_guilds_are_worth_points_for_the_city_with_most_cards_of_their_colour(
    guild: str, colour: str, mine: int, theirs: int, points: int
) -> None:
    own = city(guild, *COLOURS[colour][:mine])
    assert guild_points(own, city(*OTHERS[colour][:theirs])) == [points, 0]


@pytest.mark.rule("swd.guild.colour-coins", "swd.guild.colour-points")
@pytest.mark.parametrize(("guild", "colour"), GUILDS)
def test_a_guild_counts_no_card_of_another_colour(guild: str, colour: str) -> None:
    rest = [card for other, cards in COLOURS.items() if other != colour for card in cards]
    assert coins_after_building(guild, city(*rest, coins=20), city("lumber_yard", "press")) == 0
    assert guild_points(city(guild, *rest), city("lumber_yard", "press")) == [0, 0]


@pytest.mark.rule("swd.guild.colour-coins")
def test_the_coins_come_after_the_cost_is_paid() -> None:
    """Scientists Guild costs 2 clay and 2 wood, 8 coins in all: the coins it brings cannot help to pay for it."""
    mine = city("workshop", "apothecary", coins=7)
    g = arrange(["scientists_guild", "pretorium"], mine=mine)
    assert g.refusal(0, g.title.moves.parse("build:scientists_guild")) == "swd.coin-cost.cannot-afford"


@pytest.mark.rule("swd.guild.shipowners-coins", "swd.guild.shipowners-one-city")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [(FOUR_BROWN_ONE_GREY, THREE_BROWN_THREE_GREY), (THREE_BROWN_THREE_GREY, FOUR_BROWN_ONE_GREY)],
)
def test_shipowners_guild_counts_brown_and_grey_cards_of_one_city_when_built(
    mine: tuple[str, ...], theirs: tuple[str, ...]
) -> None:
    """5 against 6: the larger sum, and not 4 brown of one and 3 grey of the other."""
    assert coins_after_building("shipowners_guild", city(*mine, coins=20), city(*theirs)) == 6


@pytest.mark.rule("swd.guild.shipowners-coins", "swd.guild.shipowners-one-city")
def test_shipowners_guild_takes_the_larger_sum_and_not_the_most_of_one_colour() -> None:
    """(4 brown, 0 grey) against (2 brown, 4 grey): 6, and not 4 + 4 = 8."""
    four_and_none = FOUR_BROWN_ONE_GREY[:4]
    two_and_four = ("quarry", "stone_pit", "press", "glassworks", "glass_blower", "drying_room")
    assert coins_after_building("shipowners_guild", city(*four_and_none, coins=20), city(*two_and_four)) == 6


@pytest.mark.rule("swd.guild.shipowners-points", "swd.guild.shipowners-one-city")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [(FOUR_BROWN_ONE_GREY, THREE_BROWN_THREE_GREY), (THREE_BROWN_THREE_GREY, FOUR_BROWN_ONE_GREY)],
)
def test_shipowners_guild_counts_brown_and_grey_cards_of_one_city_at_the_end(
    mine: tuple[str, ...], theirs: tuple[str, ...]
) -> None:
    assert guild_points(city("shipowners_guild", *mine), city(*theirs)) == [6, 0]


@pytest.mark.rule("swd.guild.coins-once")
def test_guilds_give_coins_once() -> None:
    """Red cards come to both cities after Tacticians Guild has paid for one."""
    mine = city("palisade", coins=20)
    g = arrange(["tacticians_guild", "pretorium", "fortifications", "palace"], mine=mine, theirs=city(coins=8))
    play(g, "build:tacticians_guild")
    assert g.view(0)["coins"] == [13, 8]  # 8 paid, 1 gained
    play(g, "build:pretorium")
    assert g.view(0)["coins"] == [11, 0]  # looted on the way
    play(g, "build:fortifications")
    assert g.view(0)["coins"] == [11, 0]


@pytest.mark.rule("swd.guild.city-may-change", "swd.guild.own-or-opponent")
def test_points_use_the_city_that_leads_at_the_end() -> None:
    """The opponent leads in green with 3 to 2 when Scientists Guild is built, its owner with 4 to 3 at the end."""
    mine = city("school", "laboratory", coins=20)
    theirs = city("workshop", "apothecary", "scriptorium")
    g = arrange(["scientists_guild", "palace", "university", "gardens", "observatory"], mine=mine, theirs=theirs)
    play(g, "build:scientists_guild")
    assert g.view(0)["coins"] == [15, 7]  # 8 paid, 3 gained
    for move in ("discard:palace", "build:university", "discard:gardens", "build:observatory", "token:agriculture"):
        play(g, move)
    standing: Any = g.standing()
    assert standing["over"]
    assert [score["categories"]["guilds"] for score in standing["scores"]] == [4, 0]


@pytest.mark.rule("swd.guild.own-or-opponent")
def test_a_guild_of_the_other_player_pays_that_player() -> None:
    assert guild_points(city("theater", "altar"), city("magistrates_guild")) == [0, 2]

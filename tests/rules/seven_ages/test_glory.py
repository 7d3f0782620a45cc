"""The harvest of glory: categories, rankings, ties; free progress and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.catalogue import Icon
from civitas.games.seven_ages.frames import BEGIN_ACTION, do
from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.empires import move_progress
from civitas.games.seven_ages.scoring import category_of, icon_pay, plain_pay, ranked_icons, ranking, value_of
from civitas.games.seven_ages.vocabulary import (
    ALL_AREAS,
    BY_AREAS,
    BY_ARTEFACTS,
    BY_CAVALRY_UNITS,
    BY_CITY,
    BY_ELEPHANT,
    BY_HOMELAND,
    BY_LAND_UNITS,
    BY_MONEY,
    BY_NAVAL_UNITS,
    BY_NON_EUROPE,
    BY_OIL,
    BY_PROGRESS,
    BY_WHEAT,
    FROM_BUYING,
    FROM_RANKINGS,
    LAND_AREAS,
    OIL,
    SEA_AREAS,
)
from rules.seven_ages.tools import FACTS, area, colour, disorder, found, lead, play, table


def icon(kind: int, n: int = 1, region: str = "", areas: int = 0) -> Icon:
    return Icon(kind, FACTS.regions.index[region] if region else -1, areas, -1, n)


def value(p: Any, kind: int, colour: int, region: str = "", areas: int = 0) -> int:
    return value_of(p, category_of(icon(kind, 1, region, areas)), colour)


def four() -> tuple[Any, list[int]]:
    """Four empires, one each for four players, with money 40, 30, 20 and 10."""
    p = table(4)
    cards, colours, homes = ["egyptians", "sumerians", "harappans", "minoans"], ["orange", "red", "purple", "brown"], []
    for seat, name in enumerate(cards):
        start = FACTS.areas.ids[FACTS.start[FACTS.cards.index[name]][0]]
        homes.append(found(p, seat, name, colours[seat], {start: "spear"}, money=40 - 10 * seat))
    return p, homes


@pytest.mark.rule(
    "seven_ages.rank.icon-names-category",
    "seven_ages.rank.number-1",
    "seven_ages.rank.number-2",
    "seven_ages.rank.number-3",
    "seven_ages.category.wealth",
)
@pytest.mark.parametrize(("n", "paid"), [(1, [1, 0, 0, 0]), (2, [2, 1, 0, 0]), (3, [3, 2, 1, 0])])
def test_an_icon_pays_by_rank(n: int, paid: list[int]) -> None:
    p, empires = four()
    wealth = icon(BY_MONEY, n)
    ranks = ranking(p, category_of(wealth))
    assert [icon_pay(p, wealth, empire, ranks) for empire in empires] == paid


@pytest.mark.rule("seven_ages.rank.need-at-least-one")
def test_nothing_is_never_ranked() -> None:
    p, empires = four()
    for empire in empires:
        p.money[empire] = 0
    assert ranking(p, category_of(icon(BY_MONEY))) == []


@pytest.mark.rule("seven_ages.tie.turn-holder", "seven_ages.tie.philosophers")
def test_ties_go_to_philosophers_then_to_the_left_of_the_turn_marker() -> None:
    p, empires = four()
    for empire in empires:
        p.money[empire] = 10
    p.holder = 2
    category = category_of(icon(BY_MONEY))
    assert ranking(p, category) == [empires[seat] for seat in (2, 3, 0, 1)]
    lead(p, empires[1], "philosopher", "babylonia")
    assert ranking(p, category)[0] == empires[1]


@pytest.mark.rule("seven_ages.category.progress")
def test_beyond_the_last_space_all_are_equal() -> None:
    p, empires = four()
    p.progress[empires[0]], p.progress[empires[1]] = 50, 53
    assert value(p, BY_PROGRESS, empires[0]) == value(p, BY_PROGRESS, empires[1]) == 50
    assert value(p, BY_PROGRESS, empires[2]) == 1


@pytest.mark.rule("seven_ages.category.city-value")
def test_cities_count_by_their_values() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear", "sudan": "spear"}, capital="egypt")
    p.city[area("nubia")] = 3
    p.city[area("sudan")] = 1
    assert value(p, BY_CITY, egypt) == 5


@pytest.mark.rule("seven_ages.category.units")
def test_cavalry_counts_as_land_units_too() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear spear chariot chariot galley"})
    assert value(p, BY_LAND_UNITS, egypt) == 5
    assert value(p, BY_CAVALRY_UNITS, egypt) == 2
    assert value(p, BY_NAVAL_UNITS, egypt) == 1


@pytest.mark.rule(
    "seven_ages.category.artefacts",
    "seven_ages.category.artist-doubles",
    "seven_ages.category.artist-icon-plus-1",
    "seven_ages.category.artist-icon-new",
)
def test_an_artist_doubles_the_wonders_of_his_area() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"})
    names = FACTS.artefacts.index
    p.where = replaced(p.where, names["pyramids"], area("egypt"))
    p.where = replaced(p.where, names["stonehenge"], area("nubia"))
    p.where = replaced(p.where, names["inflation"], 1000 + egypt)
    p.religion = replaced(p.religion, egypt, names["hinduism"])
    assert value(p, BY_ARTEFACTS, egypt) == 3, "wonders and religion, no calamity"
    plain = [found_icon.n for found_icon in ranked_icons(p, egypt) if found_icon.kind == BY_ARTEFACTS]
    lead(p, egypt, "artist", "egypt")
    assert value(p, BY_ARTEFACTS, egypt) == 4
    assert [i.n for i in ranked_icons(p, egypt) if i.kind == BY_ARTEFACTS] == [plain[0] + 1]
    harappa = found(p, 1, "harappans", "red", {"indus": "spear"})
    lead(p, harappa, "artist", "indus")
    assert [i.n for i in ranked_icons(p, harappa) if i.kind == BY_ARTEFACTS] == [1]


@pytest.mark.rule(
    "seven_ages.area.green-land",
    "seven_ages.area.blue-water",
    "seven_ages.area.blue-green-all",
    "seven_ages.area.region-named",
    "seven_ages.area.region-seas",
    "seven_ages.area.sea-in-several",
    "seven_ages.area.disorder-excluded",
)
def test_areas_are_counted_by_region_and_kind() -> None:
    p = table()
    where = {"egypt": "spear", "nubia": "spear", "eastern_med": "galley", "germany": "spear"}
    egypt = found(p, 0, "egyptians", "orange", where, progress=4)
    assert value(p, BY_AREAS, egypt, "africa", LAND_AREAS) == 2
    assert value(p, BY_AREAS, egypt, "africa", SEA_AREAS) == 1
    assert value(p, BY_AREAS, egypt, "africa", ALL_AREAS) == 3
    assert value(p, BY_AREAS, egypt, "europe", ALL_AREAS) == 2, "the sea touches Europe too"
    assert value(p, BY_AREAS, egypt, "", ALL_AREAS) == 4
    disorder(p, "nubia")
    assert value(p, BY_AREAS, egypt, "africa", LAND_AREAS) == 1


@pytest.mark.rule(
    "seven_ages.area.desert-excluded", "seven_ages.area.tundra-excluded", "seven_ages.area.card-exception"
)
def test_deserts_and_tundras_count_only_for_some() -> None:
    desert = next(FACTS.areas.ids[a] for a in FACTS.lands if FACTS.terrain[a] == 6)
    tundra = next(FACTS.areas.ids[a] for a in FACTS.lands if FACTS.terrain[a] == 7)
    for name, counted in (("egyptians", 0), ("nubians", 1), ("russians", 1)):
        p = table()
        empire = found(p, 0, name, "orange", {desert: "spear", tundra: "spear"})
        assert value(p, BY_AREAS, empire, "", LAND_AREAS) == counted


@pytest.mark.rule("seven_ages.category.imperialism-count", "seven_ages.category.imperialism-field")
def test_imperialism_is_for_empires_with_a_european_capital() -> None:
    p = table()
    where = {"england": "rifle", "egypt": "rifle", "nubia": "rifle", "eastern_med": "frigate"}
    english = found(p, 0, "english", "orange", where, progress=30, capital="england")
    chinese = found(p, 1, "chinese", "red", {"yangtze": "rifle", "yellow_river": "rifle"}, capital="yangtze")
    assert value(p, BY_NON_EUROPE, english, "", ALL_AREAS) == 2
    assert value(p, BY_NON_EUROPE, chinese, "", ALL_AREAS) == -1


@pytest.mark.rule("seven_ages.icon.homeland-plus", "seven_ages.icon.homeland-minus")
def test_homeland() -> None:
    for where, paid in ((["sudan", "nubia"], 1), (["sudan"], 0), (["egypt"], -1)):
        p = table()
        sudan = found(p, 0, "sudanese", "orange", dict.fromkeys(where, "rifle"))
        assert plain_pay(p, icon(BY_HOMELAND), sudan) == paid


@pytest.mark.rule("seven_ages.icon.wheat", "seven_ages.icon.wheat-non-fertile")
@pytest.mark.parametrize(("progress", "paid"), [(1, 1), (28, 1), (29, 2), (49, 2)])
def test_wheat_pays_for_each_symbol_outside_fertile_land_from_age_5_on(progress: int, paid: int) -> None:
    """Egypt is fertile, Germany a forest, Nubia without wheat."""
    p = table()
    where = dict.fromkeys(("egypt", "germany", "nubia"), "spear")
    empire = found(p, 0, "egyptians", "orange", where, progress=progress)
    assert plain_pay(p, icon(BY_WHEAT), empire) == paid
    disorder(p, "egypt")
    assert plain_pay(p, icon(BY_WHEAT), empire) == paid, "control is enough"


@pytest.mark.rule("seven_ages.icon.oil", "seven_ages.icon.oil-own-age-7")
@pytest.mark.parametrize(("progress", "paid"), [(42, 0), (43, 2)])
def test_oil_pays_for_each_symbol_to_empires_in_the_last_age(progress: int, paid: int) -> None:
    oil = [FACTS.areas.ids[a] for a in FACTS.lands if FACTS.icons[a] & OIL][:2]
    p = table()
    empire = found(p, 0, "egyptians", "orange", dict.fromkeys([*oil, "egypt"], "spear"), progress=progress)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=45)
    assert plain_pay(p, icon(BY_OIL), empire) == paid


@pytest.mark.rule("seven_ages.icon.elephant", "seven_ages.icon.elephant-before-age-7")
@pytest.mark.parametrize(("steps", "paid"), [(0, 2), (1, 0)])
def test_elephants_pay_for_each_symbol_until_any_empire_is_in_the_last_age(steps: int, paid: int) -> None:
    p = table()
    empire = found(p, 0, "egyptians", "orange", dict.fromkeys(("ethiopia", "bengal", "egypt"), "spear"), progress=8)
    rival = found(p, 1, "celts", "red", {"austria": "spear"}, progress=42)
    move_progress(p, rival, steps)
    assert plain_pay(p, icon(BY_ELEPHANT), empire) == paid


def end_turn(p: Any) -> None:
    """All actions are done."""
    p.joint, p.closing, p.later = None, [], []
    p.now = do(BEGIN_ACTION, 7)
    p.go_on()


@pytest.mark.rule(
    "seven_ages.endturn.free-progress",
    "seven_ages.endturn.no-progress-wild",
    "seven_ages.endturn.no-progress-dark-age",
    "seven_ages.endturn.scientist-dark-age",
    "seven_ages.endturn.turn-marker-left",
)
def test_free_progress() -> None:
    p, empires = four()
    for empire, space in zip(empires, (3, 3, 7, 7), strict=True):
        p.progress[empire] = space
    p.wilds = 1 << empires[1]
    lead(p, empires[3], "scientist", "crete")
    end_turn(p)
    assert [p.progress[empire] for empire in empires] == [4, 3, 7, 8]
    assert p.holder == 1


@pytest.mark.rule("seven_ages.glory.buy-50", "seven_ages.glory.buy-20", "seven_ages.glory.afford")
@pytest.mark.parametrize(("renaissance", "price"), [(False, 50), (True, 20)])
def test_buying_glory(renaissance: bool, price: int) -> None:
    p = table()
    empire = found(p, 0, "english", "orange", {"egypt": "rifle"}, progress=24, money=price + 5)
    if renaissance:
        p.where = replaced(p.where, FACTS.artefacts.index["renaissance"], area("egypt"))
    end_turn(p)
    play(p, 0, "glory")
    assert p.money[empire] == 5
    assert p.refusal(0, p.table.glory) == "seven_ages.glory.afford"


@pytest.mark.rule("seven_ages.glory.afford", "seven_ages.glory.buy-50")
@pytest.mark.parametrize(("money", "asked"), [(49, False), (50, True)])
def test_whoever_can_afford_glory_is_asked(money: int, asked: bool) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3, money=money)
    end_turn(p)
    assert (p.question(0).key == "question-buy-glory") == asked
    if asked:
        play(p, 0, "glory")
        assert p.legal(0) == [p.table.end]


@pytest.mark.rule("seven_ages.glory.buy-50")
def test_glory_is_bought_before_wealth_is_ranked() -> None:
    """The Babylonians have a money icon, and fall behind by their purchase."""
    for bought, wealth in ((0, 1), (1, 0)):
        p = table()
        found(p, 0, "babylonians", "orange", {"austria": "spear"}, progress=3, money=60)
        found(p, 1, "celts", "red", {"egypt": "spear"}, progress=3, money=49)
        end_turn(p)
        play(p, 0, *["glory"] * bought, "end")
        assert p.points[FROM_BUYING] == bought
        assert p.points[FROM_RANKINGS] == wealth


@pytest.mark.rule("seven_ages.endturn.no-progress-dark-age")
@pytest.mark.parametrize("space", [7, 14, 15, 21])
def test_dark_ages_have_their_spaces(space: int) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=space)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=space - 1 if space != 15 else 16)
    end_turn(p)
    assert p.progress[0] == space
    assert p.progress[colour("red")] == (space if space != 15 else 17)


@pytest.mark.rule("seven_ages.endturn.scientist-dark-age", "seven_ages.endturn.no-progress-wild")
def test_a_scientist_does_not_help_under_the_wild_marker() -> None:
    p = table()
    empire = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=7)
    lead(p, empire, "scientist", "egypt")
    p.wilds = 1 << empire
    end_turn(p)
    assert p.progress[empire] == 7


@pytest.mark.rule("seven_ages.glory.past-49")
def test_only_the_first_empire_past_the_last_space_earns_the_bonus() -> None:
    """Both pass it with the free progress of one turn; the holder of the turn marker comes first."""
    p = table()
    found(p, 0, "english", "orange", {"egypt": "rifle"}, progress=49)
    found(p, 1, "celts", "red", {"austria": "rifle"}, progress=49)
    p.holder = 1
    end_turn(p)
    assert [score["categories"]["ending"] for score in p.standing()["scores"]] == [0, 7]


@pytest.mark.rule("seven_ages.end.track", "seven_ages.glory.past-49")
def test_the_game_ends_with_the_turn_in_which_an_empire_passes_the_last_space() -> None:
    p = table()
    found(p, 0, "english", "orange", {"egypt": "rifle"}, progress=49)
    end_turn(p)
    assert p.over()
    assert p.standing()["ending"] == "track"
    assert p.standing()["scores"][0]["categories"]["ending"] == 7

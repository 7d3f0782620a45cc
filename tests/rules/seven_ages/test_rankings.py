"""Whom a competitive icon pays, ties between own empires, regions and islands, floor of glory and winners."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.catalogue import Icon
from civitas.games.seven_ages.frames import BEGIN_ACTION, do
from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.glory import gain_glory, lose_glory
from civitas.games.seven_ages.scoring import all_rankings, category_of, harvest_of, ranked_icons, ranking, value_of
from civitas.games.seven_ages.vocabulary import (
    BY_AREAS,
    BY_ARTEFACTS,
    BY_CITY,
    FROM_AREAS,
    FROM_DEEDS,
    FROM_RANKINGS,
    LAND_AREAS,
)
from rules.seven_ages.tools import FACTS, area, can, colour, found, lead, play, table, why

ORANGE, RED, PURPLE = colour("orange"), colour("red"), colour("purple")


def pays(p: Any, empire: int, kind: int) -> int:
    """What an empire would harvest of one kind of glory."""
    return int(harvest_of(p, empire, all_rankings(p))[kind])


def end_actions(p: Any) -> None:
    """All actions of the turn are done."""
    p.joint, p.closing, p.later = None, [], []
    p.now = do(BEGIN_ACTION, 7)
    p.go_on()


# --- whom an icon pays


@pytest.mark.rule("seven_ages.rank.only-own-icon-pays")
def test_an_empire_without_the_icon_only_takes_up_its_place() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, progress=8)
    found(p, 1, "macedonians", "red", {"macedonia": "spear"}, progress=8)
    p.city[area("egypt")] = 1
    assert pays(p, ORANGE, FROM_RANKINGS) == 2, "first with its cities"
    p.city[area("macedonia")] = 3
    assert pays(p, ORANGE, FROM_RANKINGS) == 1
    assert pays(p, RED, FROM_RANKINGS) == 0, "no icon for cities"


@pytest.mark.rule("seven_ages.category.artist-must-compete")
@pytest.mark.parametrize(("rivals", "earned"), [(0, 2), (1, 1), (2, 0)])
def test_the_point_of_an_artist_has_to_be_won(rivals: int, earned: int) -> None:
    p = table()
    celts = found(p, 0, "celts", "orange", {"austria": "spear"}, progress=8)
    lead(p, celts, "artist", "austria")
    p.religion = replaced(p.religion, celts, FACTS.artefacts.index["buddhism"])
    found(p, 1, "egyptians", "red", {"egypt": "spear spear"}, progress=8)
    found(p, 1, "sumerians", "purple", {"babylonia": "spear spear"}, progress=8)
    for rival in (RED, PURPLE)[:rivals]:
        p.religion = replaced(p.religion, rival, FACTS.artefacts.index["buddhism"])
        p.government = replaced(p.government, rival, FACTS.artefacts.index["monarchy"])
    assert pays(p, celts, FROM_RANKINGS) == earned


@pytest.mark.rule("seven_ages.leader.cumulative")
def test_artists_add_up() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    p.where = replaced(p.where, FACTS.artefacts.index["pyramids"], area("egypt"))
    category = category_of(Icon(BY_ARTEFACTS, -1, 0, -1, 1))
    for artists in range(3):
        assert value_of(p, category, egypt) == 1 + artists
        assert [icon.n for icon in ranked_icons(p, egypt) if icon.kind == BY_ARTEFACTS] == [2 + artists]
        lead(p, egypt, "artist", "egypt")


@pytest.mark.rule("seven_ages.area.or-kind-of-empire")
@pytest.mark.parametrize(("capital", "earned"), [("yangtze", 3), ("gaul", 2)])
def test_an_icon_may_rank_only_one_kind_of_empire(capital: str, earned: int) -> None:
    p = table()
    found(p, 0, "english", "orange", {"england": "rifle", "egypt": "rifle"}, progress=30, capital="england")
    where = {"yangtze": "rifle", "yellow_river": "rifle", "gaul": "rifle"}
    found(p, 1, "chinese", "red", where, progress=30, capital=capital)
    assert pays(p, ORANGE, FROM_AREAS) == earned, "the Chinese count if their capital is in Europe"


@pytest.mark.rule("seven_ages.tie.own-empires")
@pytest.mark.parametrize(("higher", "earned"), [("orange", 2), ("red", 1)])
def test_a_player_decides_ties_between_his_own_empires(higher: str, earned: int) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8, capital="egypt")
    where = {"macedonia": "spear", "greece": "spear"}
    found(p, 0, "macedonians", "red", where, progress=8, capital="macedonia")
    end_actions(p)
    assert p.question(0).key == "question-higher"
    assert why(p, 0, "empire:purple") == "tie.own-empires"
    assert can(p, 0, "empire:orange")
    play(p, 0, f"empire:{higher}")
    assert p.turn_number == 2
    assert p.points[FROM_RANKINGS] == earned + 1, "and one for the land units of the Macedonians"


@pytest.mark.rule("seven_ages.tie.own-empires")
def test_three_own_empires_are_put_in_the_order_that_is_chosen() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8, capital="egypt")
    found(p, 0, "macedonians", "red", {"macedonia": "spear"}, progress=8, capital="macedonia")
    found(p, 0, "celts", "purple", {"austria": "spear"}, progress=8, capital="austria")
    city = category_of(Icon(BY_CITY, -1, 0, -1, 1))
    for chosen, order in (([PURPLE, ORANGE], [PURPLE, ORANGE, RED]), ([RED, PURPLE], [RED, PURPLE, ORANGE])):
        p.ties = [city << 4 | empire for empire in chosen]
        assert ranking(p, city) == order


@pytest.mark.rule("seven_ages.icon.homeland-plus", "seven_ages.rank.number-2", "seven_ages.rank.need-at-least-one")
def test_a_lone_empire_is_first_in_all_it_has() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, capital="egypt")
    assert sum(harvest_of(p, egypt, all_rankings(p))) == 2 + 2 + 1, "areas of Africa, cities, homeland; no artefact"


# --- regions


def counts_for(p: Any, empire: int, region: str) -> int:
    icon = Icon(BY_AREAS, FACTS.regions.index[region], LAND_AREAS, -1, 1)
    return value_of(p, category_of(icon), empire)


@pytest.mark.rule("seven_ages.area.region-borders")
def test_every_land_area_lies_in_one_region() -> None:
    inner = [number for number, _ in enumerate(FACTS.regions.ids) if number not in FACTS.region_parent]
    for land in FACTS.lands:
        assert sum(FACTS.regions_of[land] >> number & 1 for number in inner) == 1, FACTS.areas.ids[land]


@pytest.mark.rule("seven_ages.area.linked-islands")
@pytest.mark.parametrize(
    ("island", "mainland", "region"),
    [
        ("kyushu", "korea", "north_east_asia"),
        ("ireland", "scotland", "europe"),
        ("ceylon", "tamil", "india"),
        ("madagascar", "swahili", "africa"),
    ],
)
def test_an_island_with_a_crossing_belongs_to_its_mainland(island: str, mainland: str, region: str) -> None:
    assert area(mainland) in FACTS.land_steps[area(island)]
    p = table()
    empire = found(p, 0, "egyptians", "orange", {island: "spear", mainland: "spear"})
    assert counts_for(p, empire, region) == 2


@pytest.mark.rule("seven_ages.area.other-islands")
@pytest.mark.parametrize(("island", "region"), [("hawaii", "australasia"), ("new_zealand", "australasia")])
def test_an_island_without_a_crossing_belongs_where_the_map_says(island: str, region: str) -> None:
    assert list(FACTS.land_steps[area(island)]) == []
    p = table()
    empire = found(p, 0, "egyptians", "orange", {island: "spear"})
    assert counts_for(p, empire, region) == 1
    assert counts_for(p, empire, "asia") == 0


@pytest.mark.rule("seven_ages.area.other-islands")
def test_iceland_is_in_europe() -> None:
    p = table()
    empire = found(p, 0, "russians", "orange", {"iceland": "spear"})
    assert counts_for(p, empire, "europe") == 1, "tundra counts for the Russians"
    assert counts_for(p, empire, "north_america") == 0


# --- glory and the winner


@pytest.mark.rule("seven_ages.glory.floor")
def test_glory_never_falls_below_nothing() -> None:
    p = table()
    gain_glory(p, 0, FROM_DEEDS, 1)
    lose_glory(p, 0, 3)
    assert p.glory_of(0) == 0
    gain_glory(p, 0, FROM_DEEDS, 2)
    assert p.glory_of(0) == 2, "what could not be lost is forgotten"

"""Printed examples of the rules of 2006 that no test of a rule plays already; the README lists all of them by page."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.catalogue import Icon
from civitas.games.seven_ages.frames import BEGIN_ACTION, do
from civitas.games.seven_ages.position import LOOSE
from civitas.games.seven_ages.scoring import all_rankings, category_of, harvest_of, ranking, value_of
from civitas.games.seven_ages.vocabulary import ALL_AREAS, BY_AREAS, BY_MONEY, BY_NON_EUROPE
from rules.seven_ages.tools import FACTS, act, area, can, colour, force, found, give, lead, play, table, why

PHILIPPA, ASHLEY, OTHERS = 0, 1, 2


@pytest.mark.rule("seven_ages.start.first-empire-any-card", "seven_ages.start.prerequisites")
def test_beth_starts_the_egyptians_or_the_english_but_no_pirates() -> None:
    """Page 3."""
    for name, space in (("egyptians", 1), ("english", 22)):
        p = table()
        give(p, 0, "egyptians", "english", "pirate_state")
        act(p, "start", LOOSE)
        assert why(p, 0, "start:pirate_state") == "start.prerequisites"
        play(p, 0, f"start:{name}")
        mine = next(text for text in FACTS.colours.ids if can(p, 0, f"colour:{text}"))
        play(p, 0, f"colour:{mine}")
        assert p.progress[colour(mine)] == space


@pytest.mark.rule("seven_ages.start.one-named-leader")
def test_susan_sets_up_elizabeth_in_england() -> None:
    """Page 3: the English of age 4 begin with Shakespeare or Elizabeth."""
    p = table()
    give(p, 0, "english")
    act(p, "start", LOOSE)
    play(p, 0, "start:english")
    mine = next(text for text in FACTS.colours.ids if can(p, 0, f"colour:{text}"))
    play(p, 0, f"colour:{mine}")
    assert [can(p, 0, f"named:{name}") for name in ("shakespeare", "elizabeth", "newton")] == [True, True, False]
    play(p, 0, "named:elizabeth")
    assert [leader["area"] for leader in p.view(0)["leaders"]] == ["england"]


@pytest.mark.rule("seven_ages.leader.named-of-age", "seven_ages.leader.place-one")
def test_dave_places_shakespeare_wherever_the_english_are() -> None:
    """Page 9."""
    for where in ("england", "scotland"):
        p = table()
        english = found(p, 0, "english", "orange", {"england": "rifle", "scotland": "rifle"}, progress=22)
        act(p, "civilise", english)
        play(p, 0, "named:shakespeare", f"area:{where}")
        assert [leader["area"] for leader in p.view(0)["leaders"]] == [where]


@pytest.mark.rule("seven_ages.naval.not-across-land")
def test_no_ship_sails_over_yucatan_from_ocean_to_ocean() -> None:
    """Page 6."""
    p = table()
    home = {"antilles": "rifle frigate", "yucatan": "rifle"}
    spain = found(p, 0, "spanish", "orange", home, progress=25)
    act(p, "manoeuvre", spain)
    play(p, 0, "from:antilles", "with:frigate", "to:caribbean_sea", "to:yucatan_2")
    assert not can(p, 0, "to:gulf_of_panama")
    assert can(p, 0, "to:gulf_of_mexico"), "along the same coast"


@pytest.mark.rule("seven_ages.strait.blocked", "seven_ages.strait.two-seas")
@pytest.mark.parametrize(
    ("fleets", "refusal"),
    [
        ({"western_med": "galley", "pillars_of_hercules": "galley"}, "strait.blocked"),
        ({"western_med": "galley"}, None),
    ],
)
def test_a_spear_crosses_from_morocco_unless_both_seas_are_held(fleets: dict[str, str], refusal: str | None) -> None:
    """Page 6."""
    p = table()
    moors = found(p, 0, "moors", "orange", {"morocco": "spear spear"}, progress=15)
    found(p, 1, "romans", "red", {"latium": "spear", **fleets}, progress=15)
    act(p, "manoeuvre", moors)
    play(p, 0, "from:morocco", "with:spear")
    assert why(p, 0, "to:andalusia") == refusal


@pytest.mark.rule("seven_ages.tie.philosophers")
def test_two_philosophers_win_ties_against_one() -> None:
    """Page 9."""
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, money=9)
    sumer = found(p, 1, "sumerians", "red", {"babylonia": "spear"}, money=9)
    wealth = category_of(Icon(BY_MONEY, -1, 0, -1, 1))
    lead(p, egypt, "philosopher", "egypt")
    assert ranking(p, wealth) == [egypt, sumer]
    lead(p, sumer, "philosopher", "babylonia")
    lead(p, sumer, "philosopher", "babylonia")
    assert ranking(p, wealth) == [sumer, egypt]


@pytest.mark.rule("seven_ages.modernise.flip")
def test_the_romans_turn_swords_and_ships_over_at_level_40() -> None:
    """Page 9: the battleship came at level 39."""
    for progress, turned in ((40, True), (38, False)):
        p = table()
        fleet = {"latium": "sword sword ship_of_line galley"}
        romans = found(p, 0, "romans", "orange", fleet, progress=progress)
        act(p, "civilise", romans)
        play(p, 0, "flip:sword", "in:latium", "flip:sword", "in:latium", "flip:galley", "in:latium")
        assert can(p, 0, "flip:ship_of_line") == turned
        if turned:
            play(p, 0, "flip:ship_of_line", "in:latium")
            assert p.units[area("latium")] == force("motorised motorised battleship frigate")


@pytest.mark.rule("seven_ages.tie.turn-holder")
def test_debbie_on_the_left_of_greg_comes_before_ray() -> None:
    """Page 10: Greg has the turn marker, Debbie sits on his left, Ray on his right."""
    p = table(3)
    greg, debbie, ray = 1, 2, 0
    p.holder = greg
    first = found(p, greg, "egyptians", "orange", {"egypt": "spear"}, money=30)
    second = found(p, debbie, "sumerians", "red", {"babylonia": "spear"}, money=20)
    third = found(p, ray, "harappans", "purple", {"indus": "spear"}, money=20)
    assert ranking(p, category_of(Icon(BY_MONEY, -1, 0, -1, 3))) == [first, second, third]


@pytest.mark.rule("seven_ages.area.region-seas", "seven_ages.area.sea-in-several", "seven_ages.area.linked-islands")
@pytest.mark.parametrize(
    ("name", "regions"),
    [
        ("japanese_coast", ["north_east_asia"]),
        ("eastern_med", ["europe", "asia", "africa"]),
        ("kuriles", ["north_east_asia"]),
        ("solomons", ["australasia"]),
        ("timor_bali", ["south_east_asia"]),
        ("iceland", ["europe"]),
    ],
)
def test_seas_and_islands_belong_to_the_regions_that_are_told(name: str, regions: list[str]) -> None:
    """Pages 10 and 11."""
    for region in regions:
        assert FACTS.regions_of[area(name)] >> FACTS.regions.index[region] & 1, region


@pytest.mark.rule("seven_ages.category.imperialism-count", "seven_ages.category.imperialism-field")
def test_the_western_mediterranean_is_not_outside_europe() -> None:
    """Page 11."""
    p = table()
    where = {"normandy": "rifle", "egypt": "rifle", "western_med": "frigate", "arabian_sea": "frigate"}
    french = found(p, 0, "french", "orange", where, progress=29, capital="normandy")
    outside = category_of(Icon(BY_NON_EUROPE, -1, ALL_AREAS, -1, 3))
    assert value_of(p, outside, french) == 2
    assert value_of(p, category_of(Icon(BY_AREAS, -1, ALL_AREAS, -1, 3)), french) == 4


def harvest_of_philippa() -> Any:
    """Philippa's French, Picts and Ch'in; Ashley's Normans hold Normandy; the Vikings of a third have more outside
    Europe, by their tundra alone."""
    p = table(3)
    p.holder = PHILIPPA
    french = {"gaul": "rifle", "egypt": "rifle", "nubia": "rifle", "libya": "rifle"}
    found(p, PHILIPPA, "french", "orange", french, progress=30, capital="gaul")
    found(p, PHILIPPA, "picts", "yellow", {"scotland": "spear"}, progress=8)
    found(p, PHILIPPA, "chin", "purple", {"guanzhong": "spear"}, progress=8)
    found(
        p, ASHLEY, "normans", "red", {"normandy": "knight " * 6, "latium": "knight", "castile": "knight"}, progress=30
    )
    found(p, ASHLEY, "han", "pink", {"yangtze": "spear", "yellow_river": "spear", "canton": "spear"}, progress=20)
    found(p, OTHERS, "ming", "tan", {"shandong": "spear", "sichuan": "spear"}, progress=20)
    vikings = ("norway", "sweden", "denmark", "alaska", "hudson_bay", "greenland", "yakutia")
    found(p, OTHERS, "vikings", "brown", dict.fromkeys(vikings, "rifle"), progress=31, capital="norway")
    return p


@pytest.mark.rule("seven_ages.rank.number-3", "seven_ages.icon.homeland-minus")
def test_philippa_harvests_five_glory_and_keeps_three() -> None:
    """Page 11."""
    p = harvest_of_philippa()
    rankings = all_rankings(p)
    earned = [sum(harvest_of(p, colour(name), rankings)) for name in ("orange", "yellow", "purple")]
    assert earned == [3, 1, 1], "2 for progress and 2 for land abroad, less 1 for Normandy"
    give(p, ASHLEY, "saudis")
    p.joint, p.closing, p.later = None, [], []
    p.now = do(BEGIN_ACTION, 7)
    p.go_on()
    play(p, ASHLEY, "play:saudis")
    assert p.glory_of(PHILIPPA) == 3


@pytest.mark.rule("seven_ages.start.special")
def test_a_price_of_initial_units_holds_while_setting_up_alone() -> None:
    """Page 3, in brackets: initial changes to the cost of units. A chariot costs 5, the Hittites' first ones 4."""
    p = table()
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=5)
    give(p, 0, "hittites")
    act(p, "start", LOOSE)
    play(p, 0, "start:hittites", "colour:orange", "end", "buy:chariot", "in:cappadocia")
    hittites = colour("orange")
    assert p.money[hittites] == 16 - 4
    play(p, 0, "end")
    act(p, "production", hittites)
    held = p.money[hittites]
    play(p, 0, "buy:chariot", "in:cappadocia")
    assert p.money[hittites] == held - 5


@pytest.mark.rule("seven_ages.technology.blue-twin")
def test_computing_has_a_marker_on_the_track_as_well() -> None:
    """Page 9, in brackets: computing lies in an area and on the track, in age 7 on the space of its target."""
    p = table()
    arabs = found(p, 0, "arabs", "orange", {"nejd": "rifle"}, progress=44)
    found(p, 1, "celts", "red", {"austria": "rifle"}, progress=43)
    give(p, 0, "aborigines")
    act(p, "civilise", arabs)
    play(p, 0, "artefact:aborigines", "empire:orange")
    computing = FACTS.artefacts.index["computing"]
    assert p.where[computing] == area("nejd")
    assert p.twins[computing] == 44

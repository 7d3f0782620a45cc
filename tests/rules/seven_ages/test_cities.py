"""Cities, capitals and the turning over of counters in the civilise action."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.areas import city_total
from civitas.games.seven_ages.vocabulary import NO_CAPITAL
from civitas.kernel.events import Event
from rules.seven_ages.tools import FACTS, act, area, can, colour, force, found, lead, move, play, table, why

ORANGE = colour("orange")


def egyptians(progress: int = 1, **more: str) -> Any:
    """A game in which the Egyptians of seat 0 are about to civilise."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", **more}, progress=progress)
    civilise(p)
    return p


def civilise(p: Any) -> None:
    """The Egyptians begin a civilise action, whatever is under way."""
    act(p, "civilise", ORANGE)


# --- cities


@pytest.mark.rule("seven_ages.urbanise.or-one-other")
def test_one_city_elsewhere_takes_the_place_of_two_fertile_ones() -> None:
    p = egyptians(nubia="spear", palestine="spear")
    play(p, 0, "city:nubia")
    assert why(p, 0, "city:egypt") == "urbanise.or-one-other"
    assert why(p, 0, "city:palestine") == "urbanise.or-one-other"
    civilise(p)
    play(p, 0, "city:egypt")
    assert why(p, 0, "city:palestine") == "urbanise.or-one-other"


@pytest.mark.rule("seven_ages.urbanise.one-step-each", "seven_ages.urbanise.one-city-per-area")
def test_a_city_grows_by_one_level_in_an_action() -> None:
    p = egyptians(progress=22)
    play(p, 0, "city:egypt")
    assert p.city[area("egypt")] == 1
    assert why(p, 0, "city:egypt") == "urbanise.one-step-each"
    civilise(p)
    play(p, 0, "city:egypt")
    assert p.city[area("egypt")] == 3
    assert city_total(p, ORANGE) == 3, "not a second city but a larger one"
    assert why(p, 0, "city:egypt") == "urbanise.one-step-each"


@pytest.mark.rule("seven_ages.urbanise.builder-extra")
def test_a_builder_adds_a_city_where_he_is() -> None:
    p = egyptians(babylonia="spear", macedonia="spear", greece="spear")
    play(p, 0, "city:egypt", "city:babylonia")
    assert why(p, 0, "city:macedonia") == "urbanise.or-one-other"
    lead(p, ORANGE, "builder", "macedonia")
    assert why(p, 0, "city:greece") == "urbanise.or-one-other"
    play(p, 0, "city:macedonia")
    assert [p.city[area(name)] for name in ("egypt", "babylonia", "macedonia")] == [1, 1, 1]


@pytest.mark.rule("seven_ages.urbanise.builder-extra")
def test_every_builder_adds_one_city_where_he_is() -> None:
    """Leaders of one type add up; in whatever order the cities are built."""
    p = egyptians(progress=22, babylonia="spear", macedonia="spear", greece="spear", nubia="spear")
    lead(p, ORANGE, "builder", "macedonia")
    lead(p, ORANGE, "builder", "greece")
    play(p, 0, "city:macedonia", "city:greece", "city:egypt", "city:babylonia")
    assert [p.city[area(name)] for name in ("macedonia", "greece", "egypt", "babylonia")] == [1, 1, 1, 1]
    assert why(p, 0, "city:nubia") == "urbanise.or-one-other"
    assert why(p, 0, "city:macedonia") == "urbanise.one-step-each", "one step each, not two"


@pytest.mark.rule("seven_ages.urbanise.builder-age-ahead")
def test_a_builder_is_one_age_ahead() -> None:
    p = egyptians(nubia="spear")
    p.city[area("egypt")] = 1
    lead(p, ORANGE, "builder", "nubia")
    assert why(p, 0, "city:egypt") == "urbanise.level-age"
    lead(p, ORANGE, "builder", "egypt")
    play(p, 0, "city:egypt")
    assert p.city[area("egypt")] == 3


@pytest.mark.rule("seven_ages.urbanise.builder-no-cities-symbol", "seven_ages.urbanise.no-cities")
def test_a_builder_is_ahead_of_the_no_cities_symbol() -> None:
    p = table()
    celts = found(p, 0, "celts", "red", {"austria": "spear"})
    act(p, "civilise", celts)
    assert why(p, 0, "city:austria") == "urbanise.no-cities"
    lead(p, celts, "builder", "austria")
    play(p, 0, "city:austria")
    assert p.city[area("austria")] == 1


@pytest.mark.rule("seven_ages.urbanise.controlled")
def test_cities_are_built_in_controlled_land_areas() -> None:
    p = egyptians()
    assert why(p, 0, "city:babylonia") == "urbanise.controlled"
    assert why(p, 0, "city:red_sea") == "urbanise.controlled"
    assert can(egyptians(babylonia="spear"), 0, "city:babylonia")


# --- capitals


@pytest.mark.rule(
    "seven_ages.capital.only-one", "seven_ages.capital.convert-city", "seven_ages.capital.convert-is-extra"
)
def test_a_city_becomes_the_capital_of_an_empire_without_one() -> None:
    p = egyptians(progress=8, babylonia="spear", nubia="spear", palestine="spear")
    p.city[area("nubia")], p.city[area("palestine")] = 3, 1
    p.built = 1 << ORANGE
    play(p, 0, "city:egypt", "city:babylonia")
    assert p.capital[ORANGE] == -1, "it has built cities before"
    play(p, 0, "capital:nubia")
    assert p.capital[ORANGE] == area("nubia")
    assert p.city[area("nubia")] == 3
    assert why(p, 0, "capital:palestine") == "capital.only-one"
    p.capital = replaced(p.capital, ORANGE, -1)
    assert can(p, 0, "capital:palestine")


@pytest.mark.rule("seven_ages.capital.first-city")
def test_the_first_city_it_builds_is_the_capital_whatever_it_has_captured() -> None:
    """Rules of 2006, urbanising. What was captured is not built; a city only improved is not either."""
    p = egyptians(progress=8, babylonia="spear", nubia="spear")
    p.city[area("nubia")] = 1
    play(p, 0, "city:egypt")
    assert p.capital[ORANGE] == area("egypt")
    p = egyptians(progress=8, nubia="spear")
    p.city[area("egypt")], p.city[area("nubia")] = 1, 1
    play(p, 0, "city:egypt")
    assert p.city[area("egypt")] == 3 and p.capital[ORANGE] == -1
    p = egyptians(progress=8, nubia="spear")
    p.city[area("nubia")], p.edition = 1, 1
    play(p, 0, "city:egypt")
    assert p.capital[ORANGE] == -1, "a game of the first edition ends by its rules"


@pytest.mark.rule("seven_ages.capital.own-city")
def test_a_capital_is_an_own_city() -> None:
    p = egyptians(progress=8, nubia="spear")
    found(p, 1, "celts", "red", {"libya": "spear"}, progress=8)
    p.city[area("libya")] = 1
    assert why(p, 0, "capital:libya") == "capital.own-city"
    assert why(p, 0, "capital:nubia") == "capital.own-city"
    p.city[area("nubia")] = 1
    assert can(p, 0, "capital:nubia")


@pytest.mark.rule("seven_ages.capital.convert-city", "seven_ages.urbanise.no-cities")
def test_barbarians_have_no_capital() -> None:
    p = table()
    celts = found(p, 0, "celts", "red", {"austria": "spear"})
    p.city = replaced(p.city, area("austria"), 1)
    act(p, "civilise", celts)
    assert p.is_barbarian(celts)
    assert why(p, 0, "capital:austria") == "urbanise.no-cities"


@pytest.mark.rule("seven_ages.capital.first-city")
def test_an_empire_that_never_has_a_capital_builds_cities_only() -> None:
    name = next(n for n in FACTS.cards.ids if FACTS.special_of(FACTS.cards.index[n], NO_CAPITAL))
    p = table()
    empire = found(p, 0, name, "red", {"egypt": "spear"}, progress=22)
    act(p, "civilise", empire)
    play(p, 0, "city:egypt")
    assert p.capital[empire] == -1
    assert why(p, 0, "capital:egypt") == "urbanise.no-cities"


# --- modernising


@pytest.mark.rule("seven_ages.modernise.own")
def test_a_ship_is_not_turned_into_a_galley_where_galleys_are_lost() -> None:
    ocean = next(name for name in FACTS.areas.ids if FACTS.is_ocean[area(name)])
    p = egyptians(progress=22, **{ocean: "frigate"})
    assert why(p, 0, "flip:frigate") == "modernise.own"
    p = egyptians(progress=22, eastern_med="frigate")
    play(p, 0, "flip:frigate", "in:eastern_med")
    assert p.units[area("eastern_med")] == force("galley")


@pytest.mark.rule("seven_ages.modernise.flip", "seven_ages.modernise.own")
def test_a_counter_is_flipped_when_the_other_side_could_be_built() -> None:
    p = egyptians(progress=24)
    assert why(p, 0, "flip:spear") == "modernise.flip"
    assert why(p, 0, "flip:archer") == "modernise.own"
    p = egyptians(progress=25, nubia="archer")
    assert can(p, 0, "flip:archer")
    play(p, 0, "flip:spear")
    assert why(p, 0, "in:nubia") == "modernise.own"
    play(p, 0, "in:egypt")
    assert p.units[area("egypt")] == force("rifle")
    assert p.money[ORANGE] == 0


@pytest.mark.rule("seven_ages.modernise.any-number")
def test_any_number_of_counters_is_flipped() -> None:
    p = egyptians(progress=38, nubia="sword sword sword", palestine="sword sword sword")
    for name in ("nubia", "palestine"):
        for _ in range(3):
            play(p, 0, "flip:sword", f"in:{name}")
    play(p, 0, "flip:spear", "in:egypt")
    assert p.army[ORANGE] == force("motorised " * 6 + "rifle")


@pytest.mark.rule("seven_ages.modernise.once", "seven_ages.modernise.both-ways")
def test_counters_in_two_areas_change_places_by_turning() -> None:
    p = egyptians(progress=42, nubia="rifle")
    play(p, 0, "flip:spear", "in:egypt", "flip:rifle")
    assert why(p, 0, "in:egypt") == "modernise.own", "this one has just been turned"
    play(p, 0, "in:nubia")
    assert [p.units[area("egypt")], p.units[area("nubia")]] == [force("rifle"), force("spear")]


def test_others_do_not_learn_which_counters_are_turned() -> None:
    p = egyptians(progress=42, nubia="rifle")
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=42)
    civilise(p)
    before = p.view(1)["civil"]
    play(p, 0, "flip:spear")
    told: list[Event] = []
    p.play(0, move("in:egypt"), told)
    assert p.view(1)["civil"] == before
    assert p.view(0)["civil"] != before
    assert [(event.key, event.audience & 3) for event in told] == [("event-flipped", 1), ("event-flipped-hidden", 2)]


@pytest.mark.rule("seven_ages.modernise.both-ways")
def test_counters_are_flipped_up_and_down() -> None:
    p = egyptians(progress=42, nubia="rifle bomber")
    play(p, 0, "flip:bomber", "in:nubia", "flip:rifle", "in:nubia")
    assert p.units[area("nubia")] == force("fighter spear")
    civilise(p)
    play(p, 0, "flip:fighter", "in:nubia")
    assert p.units[area("nubia")] == force("bomber spear")

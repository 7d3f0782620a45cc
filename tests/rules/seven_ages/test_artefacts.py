"""Playing artefacts: wonders, technologies, calamities, religions and governments, and what removes them."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import ON_CARD, ON_TRACK, replaced
from civitas.games.seven_ages.rules.areas import remove_units
from civitas.games.seven_ages.rules.artefacts import place_artefact
from civitas.games.seven_ages.vocabulary import FROM_DEEDS, KINDS_OF_GLORY
from rules.seven_ages.tools import (
    FACTS,
    act,
    area,
    can,
    card,
    colour,
    disorder,
    force,
    found,
    give,
    lead,
    play,
    table,
    why,
)

ORANGE, RED = colour("orange"), colour("red")


def marker(name: str) -> int:
    return int(FACTS.artefacts.index[name])


def where(p: Any, name: str) -> int:
    return int(p.where[marker(name)])


def egyptians(*cards: str, progress: int = 1, **more: str) -> Any:
    """The Egyptians of seat 0 are about to civilise; these cards are in their player's hand."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", **more}, progress=progress)
    give(p, 0, *cards)
    act(p, "civilise", ORANGE)
    return p


def against(*cards: str, progress: int = 1, at: str = "honshu", **more: str) -> Any:
    """The same with Celts of seat 1 in play."""
    p = egyptians(*cards, progress=progress)
    found(p, 1, "celts", "red", {at: "spear", **more}, progress=progress)
    return p


def glory(p: Any) -> list[int]:
    return [p.glory_of(seat) for seat in range(p.seats)]


def enrich(p: Any, seat: int, n: int) -> None:
    """Glory from earlier turns."""
    p.points[seat * KINDS_OF_GLORY + FROM_DEEDS] += n


# --- on whom and where


@pytest.mark.rule("seven_ages.artefact.any-empire", "seven_ages.wonder.glory", "seven_ages.wonder.green-on-map")
def test_a_wonder_is_played_on_any_empire() -> None:
    p = against("spanish")
    play(p, 0, "artefact:spanish")
    assert why(p, 0, "empire:purple") == "artefact.any-empire"
    play(p, 0, "empire:red")
    assert where(p, "stonehenge") == area("honshu")
    assert glory(p) == [0, 1], "to the empire it is played on, not to the player of the card"
    assert card("spanish") in p.pile


@pytest.mark.rule("seven_ages.artefact.else-in-area", "seven_ages.artefact.area")
def test_a_wonder_stands_in_an_area_of_its_empire() -> None:
    p = egyptians("spanish", nubia="spear")
    play(p, 0, "artefact:spanish")
    assert why(p, 0, "area:libya") == "artefact.area"
    play(p, 0, "area:nubia")
    assert where(p, "stonehenge") == area("nubia")


@pytest.mark.rule("seven_ages.artefact.on-card-if-said", "seven_ages.creed.green-on-card", "seven_ages.creed.glory")
def test_religion_and_government_lie_on_the_card() -> None:
    p = against("romans", "sudanese")
    play(p, 0, "artefact:romans", "empire:red")
    assert p.government[RED] == marker("monarchy")
    assert glory(p) == [0, 1]
    play(p, 0, "artefact:sudanese", "empire:orange")
    assert p.religion[ORANGE] == marker("hinduism")
    assert glory(p) == [1, 1]
    assert where(p, "monarchy") == where(p, "hinduism") == -1


@pytest.mark.rule("seven_ages.artefact.ages")
def test_the_target_is_in_the_ages_of_the_artefact() -> None:
    assert why(egyptians("parthians", "spanish", progress=15), 0, "artefact:spanish") == "artefact.ages"
    assert can(egyptians("spanish", progress=14), 0, "artefact:spanish")


@pytest.mark.rule("seven_ages.artefact.own-card")
def test_artefacts_come_from_the_hand() -> None:
    assert why(egyptians(), 0, "artefact:spanish") == "artefact.own-card"
    assert can(egyptians("spanish"), 0, "artefact:spanish")


@pytest.mark.rule("seven_ages.artefact.dagger")
def test_a_dagger_allows_an_earlier_age() -> None:
    p = egyptians("turks", progress=22, nubia="spear", palestine="spear")
    place_artefact(p, marker("renaissance"), ORANGE, area("nubia"))
    assert why(p, 0, "artefact:turks") == "artefact.ages", "banking is missing"
    place_artefact(p, marker("banking"), ORANGE, area("palestine"))
    play(p, 0, "artefact:turks")
    assert where(p, "industrial_revolution") == area("egypt")


@pytest.mark.rule("seven_ages.artefact.star")
def test_a_star_asks_for_something() -> None:
    p = egyptians("malians", "scythians", progress=36, nubia="spear")
    assert why(p, 0, "artefact:malians") == "artefact.star"
    place_artefact(p, marker("industrial_revolution"), ORANGE, area("nubia"))
    assert can(p, 0, "artefact:malians")


@pytest.mark.rule("seven_ages.artefact.star")
def test_the_colossus_stands_on_a_coast() -> None:
    p = egyptians("scythians", sudan="spear", nubia="spear")
    play(p, 0, "artefact:scythians")
    assert why(p, 0, "area:sudan") == "artefact.star"
    assert can(p, 0, "area:nubia")


@pytest.mark.rule("seven_ages.artefact.star")
@pytest.mark.parametrize(
    ("name", "progress", "level", "capital"), [("palace", 22, 1, True), ("opera_house", 29, 3, False)]
)
def test_some_wonders_need_a_capital_or_a_city(name: str, progress: int, level: int, capital: bool) -> None:
    held = next(n for n in FACTS.cards.ids if FACTS.card_artefact[card(n)] == marker(name))
    p = egyptians(held, progress=progress, nubia="spear", palestine="spear")
    p.city = replaced(p.city, area("nubia"), level)
    p.city = replaced(p.city, area("egypt"), 1)
    p.capital = replaced(p.capital, ORANGE, area("nubia" if capital else "egypt"))
    play(p, 0, f"artefact:{held}")
    assert where(p, name) == area("nubia"), "the only place for it"
    p = egyptians(held, progress=progress, nubia="spear")
    assert why(p, 0, f"artefact:{held}") == "artefact.area"


@pytest.mark.rule("seven_ages.artefact.dagger")
def test_a_world_war_begins_earlier_if_players_have_fought() -> None:
    p = against("italians", progress=29)
    assert why(p, 0, "artefact:italians") == "artefact.ages"
    p.fought = 1
    assert can(p, 0, "artefact:italians")
    p.progress[ORANGE] = p.progress[RED] = 28
    assert why(p, 0, "artefact:italians") == "artefact.ages", "in age 5, not before"


@pytest.mark.rule("seven_ages.artefact.cure")
def test_inflation_can_be_bought_off() -> None:
    p = egyptians(progress=8)
    place_artefact(p, marker("inflation"), ORANGE, -1)
    p.money[ORANGE] = 9
    assert why(p, 0, "cure:inflation") == "artefact.cure"
    p.money[ORANGE] = 11
    play(p, 0, "cure:inflation")
    assert p.money[ORANGE] == 1
    assert where(p, "inflation") == -1
    assert why(p, 0, "cure:inflation") == "artefact.cure"


# --- wonders


@pytest.mark.rule("seven_ages.wonder.one-per-area", "seven_ages.wonder.artist-area")
def test_a_second_wonder_needs_an_artist() -> None:
    p = egyptians("etruscans", "germans")
    place_artefact(p, marker("stonehenge"), ORANGE, area("egypt"))
    assert why(p, 0, "artefact:etruscans") == "artefact.area"
    lead(p, ORANGE, "artist", "egypt")
    play(p, 0, "artefact:etruscans")
    assert where(p, "pyramids") == where(p, "stonehenge") == area("egypt")
    assert why(p, 0, "artefact:germans") == "artefact.area", "two are the most"


@pytest.mark.rule("seven_ages.wonder.artist-glory")
@pytest.mark.parametrize(
    ("artist", "at", "earned"),
    [(ORANGE, "libya", [2, 0]), (RED, "libya", [1, 1]), (RED, "honshu", [1, 0])],
    ids=["own", "in_range", "out_of_range"],
)
def test_an_artist_in_range_is_inspired(artist: int, at: str, earned: list[int]) -> None:
    p = against("spanish", at=at)
    lead(p, artist, "artist", "egypt" if artist == ORANGE else at)
    play(p, 0, "artefact:spanish", "empire:orange")
    assert glory(p) == earned


@pytest.mark.rule("seven_ages.wonder.artist-glory")
def test_the_range_is_counted_from_the_artist() -> None:
    p = against("spanish", at="honshu", libya="spear")
    lead(p, RED, "artist", "honshu")
    play(p, 0, "artefact:spanish", "empire:orange")
    assert glory(p) == [1, 0], "another area of his empire is near, but he is not"


@pytest.mark.rule("seven_ages.wonder.not-twice")
def test_a_wonder_stands_once_on_the_map() -> None:
    p = egyptians("spanish", "ottomans", nubia="spear")
    play(p, 0, "artefact:spanish", "area:nubia")
    assert why(p, 0, "artefact:ottomans") == "wonder.not-twice"
    p.where = replaced(p.where, marker("stonehenge"), -1)
    assert can(p, 0, "artefact:ottomans")


# --- technologies


@pytest.mark.rule("seven_ages.technology.blue-twin", "seven_ages.technology.not-twice")
def test_a_technology_has_a_twin_on_the_track() -> None:
    p = egyptians("guptas", "french", nubia="spear")
    assert can(p, 0, "artefact:french")
    play(p, 0, "artefact:guptas", "area:nubia")
    assert where(p, "writing") == area("nubia")
    assert p.twins[marker("writing")] == 7, "space 1, and 6 ahead in the first age"
    assert why(p, 0, "artefact:french") == "technology.not-twice"
    p.where = replaced(p.where, marker("writing"), -1)
    assert why(p, 0, "artefact:french") == "technology.not-twice", "the twin stays"


# --- calamities


@pytest.mark.rule("seven_ages.calamity.glory", "seven_ages.calamity.on-card", "seven_ages.calamity.not-twice")
def test_a_calamity_costs_its_target_glory() -> None:
    p = against("syracusans", "mauryans", progress=8)
    enrich(p, 0, 3)
    enrich(p, 1, 3)
    play(p, 0, "artefact:syracusans", "empire:red")
    assert glory(p) == [3, 2]
    assert where(p, "inflation") == ON_CARD + RED
    assert why(p, 0, "artefact:mauryans") == "calamity.not-twice"
    p.where = replaced(p.where, marker("inflation"), -1)
    assert can(p, 0, "artefact:mauryans")


@pytest.mark.rule("seven_ages.calamity.world-war-on-track", "seven_ages.calamity.first-target-only")
def test_the_world_war_goes_on_the_track() -> None:
    p = against("italians", progress=36)
    enrich(p, 0, 3)
    enrich(p, 1, 3)
    play(p, 0, "artefact:italians", "empire:red")
    assert where(p, "world_war") == ON_TRACK
    assert glory(p) == [3, 2]


# --- religion and government


@pytest.mark.rule("seven_ages.creed.not-if-has-one")
def test_one_religion_and_one_government_at_most() -> None:
    p = egyptians("sudanese", "romans")
    place_artefact(p, marker("judaism"), ORANGE, -1)
    assert why(p, 0, "artefact:sudanese") == "creed.not-if-has-one"
    play(p, 0, "artefact:romans")
    assert p.government[ORANGE] == marker("monarchy"), "counted apart from religion"
    p.religion = replaced(p.religion, ORANGE, -1)
    assert can(p, 0, "artefact:sudanese")


@pytest.mark.rule("seven_ages.creed.marker-limit", "seven_ages.adopt.held")
def test_markers_of_a_religion_run_out() -> None:
    p = against("malays", at="libya")
    found(p, 1, "sumerians", "purple", {"babylonia": "spear"})
    place_artefact(p, marker("judaism"), RED, -1)
    assert can(p, 0, "artefact:malays")
    assert can(p, 0, "adopt:judaism")
    place_artefact(p, marker("judaism"), colour("purple"), -1)
    assert why(p, 0, "artefact:malays") == "creed.marker-limit"
    assert why(p, 0, "adopt:judaism") == "adopt.held"


# --- removal


@pytest.mark.rule("seven_ages.removal.age-range")
def test_artefacts_go_out_of_date() -> None:
    p = egyptians("polynesians", progress=14, nubia="spear", palestine="spear")
    for name, at in (("stonehenge", "nubia"), ("writing", "palestine"), ("colossus", "egypt")):
        place_artefact(p, marker(name), ORANGE, area(at))
    play(p, 0, "event:polynesians", "empire:orange")
    assert p.age(ORANGE) == 3
    assert [where(p, "stonehenge"), where(p, "writing"), where(p, "colossus")] == [-1, -1, area("egypt")]
    assert p.twins[marker("writing")] > 0


@pytest.mark.rule("seven_ages.removal.area-lost")
def test_a_wonder_is_lost_with_its_area() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, money=1)
    place_artefact(p, marker("stonehenge"), egypt, area("nubia"))
    place_artefact(p, marker("pyramids"), egypt, area("egypt"))
    disorder(p, "egypt")
    disorder(p, "nubia")
    act(p, "production", egypt)
    play(p, 0, "from:nubia", "with:spear")
    assert where(p, "stonehenge") == -1
    assert where(p, "pyramids") == area("egypt")


@pytest.mark.rule("seven_ages.removal.area-lost")
def test_a_wonder_is_lost_where_only_aircraft_are_left() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "rifle", "nubia": "rifle fighter"}, progress=42)
    place_artefact(p, marker("iron_tower"), egypt, area("nubia"))
    place_artefact(p, marker("opera_house"), egypt, area("egypt"))
    remove_units(p, egypt, area("nubia"), force("rifle"))
    assert p.occupant[area("nubia")] == egypt
    assert [where(p, "iron_tower"), where(p, "opera_house")] == [-1, area("egypt")]


@pytest.mark.rule("seven_ages.discard.removed-pieces", "seven_ages.discard.pieces")
def test_a_discarded_empire_leaves_nothing_but_cities_and_twins() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, progress=8, capital="egypt")
    lead(p, egypt, "artist", "egypt")
    p.marks[area("nubia")] |= 1
    for name, at in (("stonehenge", "egypt"), ("writing", "nubia"), ("inflation", ""), ("monarchy", "")):
        place_artefact(p, marker(name), egypt, area(at) if at else -1)
    act(p, "discard", egypt)
    assert p.leaders == []
    assert p.army[egypt] == p.units[area("egypt")] == p.units[area("nubia")] == 0
    assert p.marks[area("nubia")] == 0
    assert [where(p, name) for name in ("stonehenge", "writing", "inflation")] == [-1, -1, -1]
    assert p.government[egypt] == -1
    assert p.twins[marker("writing")] > 0


@pytest.mark.rule("seven_ages.glory.internet", "seven_ages.end.internet")
def test_internet_ends_the_game() -> None:
    p = egyptians("mongols", progress=44, nubia="spear")
    place_artefact(p, marker("computing"), ORANGE, area("nubia"))
    before = p.glory_of(0)
    play(p, 0, "artefact:mongols")
    assert p.glory_of(0) == before + 1 + 7
    assert p.over()

"""What each event of the civilise action does, and who makes the choices that it leaves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from civitas.games.seven_ages.position import LOOSE, replaced
from civitas.games.seven_ages.rules.artefacts import place_artefact
from civitas.games.seven_ages.rules.production import income_of
from civitas.kernel.events import Event
from rules.seven_ages.tools import (
    FACTS,
    act,
    area,
    can,
    card,
    colour,
    force,
    fort,
    found,
    give,
    lead,
    move,
    play,
    table,
    why,
)

ORANGE, YELLOW, RED, PURPLE = colour("orange"), colour("yellow"), colour("red"), colour("purple")
WIDE = ("muscovy", "finland", "livonia", "pripet", "ukraine", "volga")


def marker(name: str) -> int:
    return int(FACTS.artefacts.index[name])


def carrier(p: Any, event: str) -> str:
    """A card of the deck with this event."""
    number = FACTS.events.index[event]
    cards: list[str] = FACTS.cards.ids
    return next(name for name in cards if FACTS.card_event[card(name)] == number and card(name) in p.deck)


def receive(p: Any, event: str, seat: int = 0) -> str:
    name = carrier(p, event)
    give(p, seat, name)
    return name


def happen(p: Any, event: str, *moves: str) -> None:
    """Seat 0 plays an event in its civilise action."""
    play(p, 0, f"event:{receive(p, event)}", *moves)


def stack(p: Any, *values: int) -> None:
    """The deck holds cards of these values only; all others lie in the pile."""
    everything = [*p.deck, *p.pile]
    p.deck = []
    for value in values:
        number = next(number for number in everything if FACTS.value[number] == value and number not in p.deck)
        p.deck.append(number)
    p.pile = [number for number in everything if number not in p.deck]
    p.fresh = []


def egypt_against(progress: int = 8, **units: str) -> Any:
    """The Egyptians of seat 0 civilise; the Celts of seat 1 stand where told."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=progress)
    found(p, 1, "celts", "red", units or {"austria": "spear"}, progress=progress)
    act(p, "civilise", ORANGE)
    return p


def disordered(p: Any) -> list[str]:
    return sorted(name for name in FACTS.areas.ids if p.is_disordered(area(name)))


def test_every_event_has_a_test() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [event for event in FACTS.events.ids if not re.search(rf"""["']{event}["']""", source)] == []


# --- blows against an empire


def test_fires_bring_disorder_to_every_city() -> None:
    p = egypt_against(austria="spear", gaul="spear", greece="spear")
    p.city[area("austria")], p.city[area("greece")] = 1, 3
    happen(p, "fires", "empire:red")
    assert disordered(p) == ["austria", "greece"]
    assert p.city[area("greece")] == 3


def test_an_empire_collapses_if_it_is_large() -> None:
    units: dict[str, Any] = dict.fromkeys(WIDE[:4], "spear")
    p = egypt_against(**units, baltic_sea="galley")
    name = receive(p, "empire_collapses")
    assert why(p, 0, f"event:{name}") == "event.target", "four land areas, the sea does not count"
    p.occupant[area("ukraine")] = RED
    p.units[area("ukraine")] = force("spear")
    p.refresh()
    play(p, 0, f"event:{name}", "empire:red")
    assert disordered(p) == sorted(WIDE[:5])


def test_a_schism_ends_a_religion_and_unsettles_cities_and_leaders() -> None:
    p = egypt_against(austria="spear", gaul="spear", greece="spear")
    p.religion = replaced(p.religion, RED, marker("buddhism"))
    p.city[area("austria")] = 1
    lead(p, RED, "artist", "gaul")
    happen(p, "schism", "empire:red")
    assert p.religion[RED] == -1
    assert disordered(p) == ["austria", "gaul"]


def test_a_revolution_ends_a_government_and_another_may_follow() -> None:
    p = egypt_against(libya="spear")
    beyond = next(FACTS.areas.ids[a] for a in FACTS.land_steps[area("libya")] if p.occupant[a] < 0)
    found(p, 0, "sumerians", "purple", {beyond: "spear"}, progress=8)
    p.government = replaced(p.government, RED, marker("monarchy"))
    p.government = replaced(p.government, ORANGE, marker("republic"))
    p.government = replaced(p.government, PURPLE, marker("monarchy"))
    p.city[area("libya")] = 1
    lead(p, RED, "artist", "libya")
    happen(p, "revolution", "empire:red")
    assert p.government[RED] == -1
    assert disordered(p) == ["libya"]
    assert p.question(1).key == "question-new-government"
    assert why(p, 1, "adopt:monarchy") == "event.target", "another one, not the same again"
    play(p, 1, "adopt:republic")
    assert p.government[RED] == marker("republic")
    assert p.glory_of(1) == 1


def test_a_revolution_may_leave_an_empire_without_government() -> None:
    p = egypt_against(libya="spear")
    p.government = replaced(p.government, RED, marker("monarchy"))
    p.government = replaced(p.government, ORANGE, marker("republic"))
    happen(p, "revolution", "empire:red")
    play(p, 1, "end")
    assert p.government[RED] == -1
    assert p.waiting() == (0,)


def test_in_a_famine_the_owner_chooses_the_units_that_die() -> None:
    """Wheat areas earn nothing in the next production, and each with two units loses one."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    wheat = [a for a in FACTS.lands if FACTS.icons[a] & 1 and FACTS.terrain[a] == 0 and a != area("egypt")][:2]
    first, second = [FACTS.areas.ids[a] for a in wheat]
    found(p, 1, "celts", "red", {first: "spear archer", second: "spear", "austria": "spear spear"}, progress=8)
    before = income_of(p, RED)
    act(p, "civilise", ORANGE)
    happen(p, "famine", "empire:red")
    assert p.waiting() == (1,)
    assert p.question(1).args["area"] == first
    assert why(p, 1, "with:chariot") == "event.target"
    play(p, 1, "with:spear")
    assert p.units[wheat[0]] == force("archer")
    assert p.units[wheat[1]] == force("spear"), "a lone unit lives"
    assert p.units[area("austria")] == force("spear spear"), "no wheat there"
    assert income_of(p, RED) < before - 2, "the land earns nothing either, not only the wheat"
    act(p, "production", RED)
    assert not p.hungry


@pytest.mark.parametrize(("value", "age", "dies"), [(3, 2, True), (2, 2, False), (3, 3, False)])
def test_pestilence_kills_a_unit_where_the_card_is_above_the_age(value: int, age: int, dies: bool) -> None:
    p = egypt_against(1 + 7 * (age - 1), austria="spear archer", gaul="spear", western_med="frigate")
    name = receive(p, "pestilence")
    stack(p, value, value, value)
    play(p, 0, f"event:{name}", "empire:red")
    if dies:
        play(p, 1, "with:archer")
    assert p.army[RED] == force("spear frigate" if dies else "spear archer spear frigate")
    assert len(p.deck) == 1, "one card for each land area, none for the sea"


def test_pestilence_may_wipe_an_empire_out() -> None:
    p = egypt_against()
    name = receive(p, "pestilence")
    stack(p, 7)
    play(p, 0, f"event:{name}", "empire:red")
    assert p.card[RED] == -1


def test_the_plague_goes_on_to_a_neighbour() -> None:
    """Also if nobody is left in the empire where it began."""
    p = egypt_against(libya="spear")
    found(p, 1, "sumerians", "purple", {"nubia": "spear spear"}, progress=8)
    name = receive(p, "plague")
    stack(p, 7, 7, 7, 7)
    play(p, 0, f"event:{name}", "empire:red")
    assert p.card[RED] == -1
    assert p.question(0).key == "question-neighbour"
    assert [p.title.moves.text(m) for m in p.legal(0)] == ["empire:orange"], "the Nubians are not next to Libya"
    play(p, 0, "empire:orange")
    assert p.card[ORANGE] == -1


def test_pestilence_stays_where_it_is() -> None:
    p = egypt_against(libya="spear spear")
    name = receive(p, "pestilence")
    stack(p, 0)
    play(p, 0, f"event:{name}", "empire:red")
    assert p.question(0).key == "question-civilise"


def test_medicine_protects_from_disease() -> None:
    p = egypt_against(36, austria="rifle rifle")
    place_artefact(p, marker("medicine"), RED, area("austria"))
    name = receive(p, "pestilence")
    stack(p, 7, 7)
    play(p, 0, f"event:{name}", "empire:red")
    assert p.army[RED] == force("rifle rifle")
    assert len(p.deck) == 2


# --- blows against an area


def test_an_earthquake_spreads_to_three_neighbours_of_its_players_choice() -> None:
    p = table()
    found(p, 1, "russians", "red", dict.fromkeys(WIDE, "spear"), progress=22)
    found(p, 1, "celts", "purple", {"poland": "spear"}, progress=22)
    p.city[area("muscovy")] = 3
    act(p, "civilise", LOOSE)
    happen(p, "earthquake", "area:muscovy")
    assert p.city[area("muscovy")] == 1
    assert disordered(p) == ["muscovy"]
    near = [FACTS.areas.ids[other] for other in FACTS.land_steps[area("muscovy")] if p.occupant[other] == RED]
    assert len(near) == 5
    assert why(p, 0, "area:poland") == "event.target", "another empire"
    play(p, 0, *[f"area:{name}" for name in near[2:5]])
    assert disordered(p) == sorted(["muscovy", *near[2:5]])
    assert p.question(0).key == "question-civilise", "three are the most"


def test_an_earthquake_may_spread_less_far() -> None:
    p = egypt_against(austria="spear", gaul="spear")
    happen(p, "earthquake", "area:austria", "end")
    assert disordered(p) == ["austria"]


def test_a_volcano_destroys_all_there_is() -> None:
    mountain = next(FACTS.areas.ids[a] for a in FACTS.lands if FACTS.terrain[a] == 5)
    units: dict[str, Any] = {mountain: "spear archer", "gaul": "spear"}
    p = egypt_against(**units)
    p.city[area(mountain)] = 3
    p.capital = replaced(p.capital, RED, area(mountain))
    fort(p, mountain)
    lead(p, RED, "artist", mountain)
    place_artefact(p, marker("great_temple"), RED, area(mountain))
    play(p, 0, f"event:{receive(p, 'volcano')}")
    assert why(p, 0, "area:gaul") == "event.target", "neither a mountain nor an island"
    play(p, 0, f"area:{mountain}")
    assert p.army[RED] == force("spear")
    assert [p.city[area(mountain)], p.marks[area(mountain)], p.occupant[area(mountain)]] == [0, 0, -1]
    assert p.leaders == []
    assert p.where[marker("great_temple")] == p.capital[RED] == -1


@pytest.mark.rule("seven_ages.civilise.marker-without-empire")
def test_an_action_goes_on_without_the_empire_that_is_lost_in_it() -> None:
    mountain = next(FACTS.areas.ids[a] for a in FACTS.lands if FACTS.terrain[a] == 5)
    p = table()
    found(p, 0, "egyptians", "orange", {mountain: "spear"}, progress=8)
    found(p, 0, "sumerians", "purple", {"babylonia": "spear"}, progress=8)
    act(p, "civilise", ORANGE)
    happen(p, "volcano", f"area:{mountain}")
    assert p.card[ORANGE] == -1
    assert why(p, 0, "promote") == "civilise.marker-without-empire"
    happen(p, "financier", "empire:purple")
    assert p.money[PURPLE] == 11


@pytest.mark.rule("seven_ages.event.builder-shield")
@pytest.mark.parametrize(("leader", "level"), [("builder", 3), ("artist", 0)])
def test_a_volcano_spares_the_city_of_an_empire_with_a_builder(leader: str, level: int) -> None:
    mountain = next(FACTS.areas.ids[a] for a in FACTS.lands if FACTS.terrain[a] == 5)
    units: dict[str, Any] = {mountain: "spear", "gaul": "spear"}
    p = egypt_against(**units)
    p.city = replaced(p.city, area(mountain), 3)
    lead(p, RED, leader, "gaul")
    happen(p, "volcano", f"area:{mountain}")
    assert p.city[area(mountain)] == level
    assert p.occupant[area(mountain)] == -1


@pytest.mark.rule("seven_ages.event.builder-shield")
@pytest.mark.parametrize(("leader", "level"), [("builder", 1), ("artist", 0)])
def test_barbarians_do_not_reduce_the_city_of_an_empire_with_a_builder(leader: str, level: int) -> None:
    p = egypt_against(15, gaul="spear", austria="spear")
    p.city = replaced(p.city, area("gaul"), 1)
    lead(p, RED, leader, "austria")
    name = receive(p, "barbarian_raid")
    stack(p, 7, 7)
    play(p, 0, f"event:{name}", "area:gaul")
    assert disordered(p) == ["gaul"]
    assert p.city[area("gaul")] == level


def test_a_volcano_breaks_out_on_islands_too() -> None:
    p = egypt_against(honshu="spear", gaul="spear")
    happen(p, "volcano", "area:honshu")
    assert p.army[RED] == force("spear")


def test_a_volcano_may_bury_a_city_in_neutral_land() -> None:
    mountain = next(FACTS.areas.ids[a] for a in FACTS.lands if FACTS.terrain[a] == 5)
    p = egypt_against(gaul="spear")
    name = receive(p, "volcano")
    assert why(p, 0, f"event:{name}") == "event.target", "nobody and nothing there"
    p.city[area(mountain)] = 3
    play(p, 0, f"event:{name}", f"area:{mountain}")
    assert p.city[area(mountain)] == 0


@pytest.mark.parametrize("units", ["spear", "spear spear spear"])
def test_an_uprising_succeeds_with_a_card_above_the_other_and_the_units(units: str) -> None:
    outcomes = set()
    for seed in range(8):
        p = table(seed=seed)
        found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
        found(p, 1, "celts", "red", {"austria": units, "gaul": "spear"}, progress=8)
        lead(p, RED, "artist", "gaul")
        act(p, "civilise", ORANGE)
        name = receive(p, "uprising")
        play(p, 0, f"event:{name}")
        assert why(p, 0, "area:gaul") == "event.target", "a leader is there"
        stack(p, 5, 2)
        play(p, 0, "area:austria")
        rebels, loyal = [FACTS.value[number] for number in p.pile[-2:]]
        assert (p.occupant[area("austria")] == -1) == (rebels > loyal + len(units.split()))
        outcomes.add(p.occupant[area("austria")])
    assert outcomes == ({RED, -1} if units == "spear" else {RED})


@pytest.mark.parametrize(("units", "city", "left"), [("spear", 1, 0), ("spear spear", 1, 1), ("spear", 3, 3)])
def test_a_barbarian_raid_meets_one_round_of_the_defenders(units: str, city: int, left: int) -> None:
    """A card and age 3 against a card, a city of 1 and a spear of 1; one spear more, or a larger city, is enough."""
    p = egypt_against(15, gaul=units)
    assert FACTS.defence[FACTS.terrain[area("gaul")]] == 0
    p.city[area("gaul")] = city
    name = receive(p, "barbarian_raid")
    stack(p, 7, 7)
    play(p, 0, f"event:{name}", "area:gaul")
    assert disordered(p) == (["gaul"] if left != city else [])
    assert p.city[area("gaul")] == left


def test_only_a_border_area_is_raided() -> None:
    ring = [FACTS.areas.ids[a] for a in FACTS.land_steps[area("muscovy")]]
    units: dict[str, Any] = dict.fromkeys(ring, "spear")
    p = egypt_against(muscovy="spear", **units)
    play(p, 0, f"event:{receive(p, 'barbarian_raid')}")
    assert why(p, 0, "area:muscovy") == "event.target"
    assert can(p, 0, f"area:{ring[0]}")


# --- gains


@pytest.mark.parametrize(("progress", "money"), [(1, 8), (8, 11), (45, 26)])
def test_a_financier_gives_more_in_later_ages(progress: int, money: int) -> None:
    p = egypt_against(progress)
    play(p, 0, f"event:{receive(p, 'financier')}")
    assert why(p, 0, "empire:red") == "event.target", "an own empire"
    play(p, 0, "empire:orange")
    assert p.money[ORANGE] == money


@pytest.mark.parametrize(("own", "other", "after"), [(8, 4, 10), (4, 4, 6), (3, 4, 6)])
def test_a_new_invention_helps_those_behind_more(own: int, other: int, after: int) -> None:
    p = egypt_against(other)
    p.progress[ORANGE] = own
    happen(p, "new_invention", "empire:orange")
    assert p.progress[ORANGE] == after


def test_espionage_brings_progress_and_a_look_at_a_card() -> None:
    p = egypt_against(8, libya="spear")
    give(p, 1, "romans")
    name = receive(p, "espionage")
    assert why(p, 0, f"event:{name}") == "event.target", "they are not ahead"
    p.progress[RED] = 9
    play(p, 0, f"event:{name}", "empire:red")
    told: list[Event] = []
    p.play(1, move("pass"), told)
    assert p.progress[ORANGE] == 10
    assert p.view(0)["known"][1] == ["romans"]
    assert p.view(None)["known"][1] == []
    assert [event.audience for event in told if event.key == "event-spied"] == [1]


def test_espionage_is_aimed_at_other_players_within_range() -> None:
    p = egypt_against(8, honshu="spear")
    found(p, 0, "sumerians", "purple", {"nubia": "spear"}, progress=9)
    p.progress[RED] = 9
    name = receive(p, "espionage")
    assert why(p, 0, f"event:{name}") == "event.target", "the Nubian neighbours are its own, the Celts too far"
    p = egypt_against(8, libya="spear")
    p.progress[RED] = 9
    act(p, "civilise", LOOSE)
    assert why(p, 0, f"event:{receive(p, 'espionage')}") == "event.target", "nobody to spy for"


def test_pirates_bring_their_booty_to_an_empire_of_their_player() -> None:
    """2 for each sea, 10 at most, and no more than there is."""
    seas = [FACTS.areas.ids[a] for a in range(len(FACTS.areas)) if FACTS.terrain[a] == 8]
    for n, money, stolen in ((2, 50, 4), (6, 50, 10), (2, 3, 3)):
        p = egypt_against(8, austria="spear", **dict.fromkeys(seas[:n], "frigate"))
        found(p, 0, "sumerians", "purple", {"babylonia": "spear"}, progress=8)
        p.money[RED] = money
        happen(p, "piracy", "empire:red")
        assert why(p, 0, "empire:red") == "event.target"
        play(p, 0, "empire:purple")
        assert [p.money[RED], p.money[PURPLE], p.money[ORANGE]] == [money - stolen, stolen, 0]


def test_pirates_need_an_empire_with_a_sea() -> None:
    p = egypt_against()
    assert why(p, 0, f"event:{receive(p, 'piracy')}") == "event.target"


def test_a_vizier_takes_a_card_discarded_in_this_turn() -> None:
    p = egypt_against()
    name = receive(p, "vizier")
    assert why(p, 0, f"event:{name}") == "event.target", "nothing was discarded"
    happen(p, "financier", "empire:orange")
    spent = FACTS.cards.ids[p.pile[-1]]
    play(p, 0, f"event:{name}")
    assert why(p, 0, f"card:{name}") == "event.target", "not the vizier himself"
    play(p, 0, f"card:{spent}")
    assert p.hand[0] == [card(spent)]
    assert p.view(1)["known"][0] == [spent]


def test_a_great_leader_is_chosen_from_the_cup() -> None:
    p = egypt_against(nubia="spear")
    happen(p, "great_leader", "empire:orange")
    p.cup = [0, 9]
    assert why(p, 0, "leader:artist") == "leader.draw-unnamed"
    play(p, 0, "leader:administrator", "area:egypt")
    assert p.leaders_at(ORANGE, area("egypt"), 0) == 1
    assert can(p, 0, "named:cleopatra"), "the leader of the action itself comes on top"


@pytest.mark.rule("seven_ages.leader.maximum")
def test_a_great_leader_needs_room_too() -> None:
    p = egypt_against()
    name = receive(p, "great_leader")
    lead(p, ORANGE, "artist", "egypt")
    assert can(p, 0, f"event:{name}")
    lead(p, ORANGE, "builder", "egypt")
    assert why(p, 0, f"event:{name}") == "event.target"


def test_an_urban_boom_is_one_step_more() -> None:
    p = egypt_against()
    play(p, 0, "city:egypt")
    assert why(p, 0, "city:egypt") == "urbanise.one-step-each"
    happen(p, "urban_boom", "empire:orange", "city:egypt")
    assert p.city[area("egypt")] == 3


# --- who learns what


def test_the_owner_is_asked_for_a_loss_even_if_all_units_are_alike() -> None:
    """Others must not learn from the question whether they are."""
    for units in ("spear spear", "spear archer"):
        p = egypt_against(austria=units)
        name = receive(p, "pestilence")
        stack(p, 7)
        play(p, 0, f"event:{name}", "empire:red")
        assert p.question(1).key == "question-lose-unit"


def test_a_disordered_area_is_told() -> None:
    p = egypt_against()
    p.city[area("austria")] = 1
    name = receive(p, "fires")
    play(p, 0, f"event:{name}")
    told: list[Event] = []
    p.play(0, move("empire:red"), told)
    assert [event.args for event in told if event.key == "event-disorder"] == [{"area": "austria"}]

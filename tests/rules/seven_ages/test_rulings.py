"""Points that the rules leave open or tell in two ways, as the README of the title settles them."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import LOOSE
from civitas.games.seven_ages.rules.artefacts import place_artefact
from civitas.games.seven_ages.rules.production import income_of
from civitas.kernel.events import Event
from rules.seven_ages.tools import (
    FACTS,
    TITLE,
    act,
    area,
    can,
    colour,
    force,
    found,
    give,
    hide,
    lead,
    move,
    play,
    table,
    why,
)

ORANGE, YELLOW, RED, PURPLE = colour("orange"), colour("yellow"), colour("red"), colour("purple")


def totals(p: Any, attackers: str, defenders: str) -> list[int]:
    """The totals of a round with these units and conflict cards of no value."""
    for side in (0, 1):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == 0)
        p.deck.remove(p.battle.sides[side].card)
    told: list[Event] = []
    for seat, units in ((0, attackers), (1, defenders)):
        play(p, seat, *["commit:" + unit for unit in units.split()])
        p.play(seat, move("done"), told)
    (found_round,) = [event.args for event in told if event.key == "event-round"]
    return [int(str(found_round["total"])), int(str(found_round["rival"]))]


# --- cards and markers


@pytest.mark.rule("seven_ages.creed.look-at-back")
def test_religions_and_governments_in_play_are_open_to_all() -> None:
    """Who has them is seen by everybody, and what stands on a marker can be read at any time."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
    found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
    place_artefact(p, FACTS.artefacts.index["buddhism"], ORANGE, -1)
    place_artefact(p, FACTS.artefacts.index["monarchy"], RED, -1)
    for viewer in (0, 1, None):
        seen = {empire["colour"]: (empire["religion"], empire["government"]) for empire in p.view(viewer)["empires"]}
        assert seen == {"orange": ("buddhism", None), "red": (None, "monarchy")}
    assert "effect-no_nuke" in [key for key, _ in TITLE.describe("artefact", "buddhism")]
    assert TITLE.sheet("artefact", "buddhism")["markers"] == 4


def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    p = table()
    p.pile, p.deck = p.deck[2:] + p.pile, p.deck[:2]
    cards = len(p.pile)
    act(p, "destiny", LOOSE)
    play(p, 0, "end")
    assert len(p.hand[0]) == 6
    assert p.pile == []
    assert len(p.deck) == cards - 4


def test_a_hand_above_six_is_kept() -> None:
    p = table()
    give(p, 0, *FACTS.cards.ids[:8])
    act(p, "destiny", LOOSE)
    play(p, 0, f"discard:{FACTS.cards.ids[0]}", "end")
    assert p.hand[0] == list(range(1, 8))


@pytest.mark.parametrize(("marker", "space"), [("wild", 3), ("production", 4)])
def test_a_wild_marker_left_face_down_still_stops_free_progress(marker: str, space: int) -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=3)
    play(p, 0, f"mark:orange+{marker}", "done")
    play(p, 1, "done")
    while p.turn_number == 1:
        for seat in p.waiting():
            play(p, seat, "done")
    assert p.progress[ORANGE] == space


@pytest.mark.parametrize(("marker", "gained"), [("wild", 0), ("start", 1)])
def test_a_new_empire_has_free_progress_unless_it_was_started_with_the_wild_marker(marker: str, gained: int) -> None:
    p = table()
    p.pair = [FACTS.pairs.index["a"], FACTS.pairs.index["b"]]
    give(p, 0, "egyptians")
    play(p, 0, f"mark:none+{marker}", "done")
    play(p, 1, "done")
    play(p, 0, "reveal:none")
    play(p, 0, "start:egyptians", "colour:orange")
    before = p.progress[ORANGE]
    while p.turn_number == 1:
        seat = p.waiting()[0]
        p.play(seat, p.legal(seat)[0])
    assert p.progress[ORANGE] == before + gained


# --- events


def test_a_cancelled_cancellation_lets_the_event_happen() -> None:
    """Clockwise from the active player; each reaction can be cancelled in turn."""
    for second, burnt in (("play:harappans", True), ("pass", False)):
        p = table(3)
        found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=8)
        found(p, 1, "celts", "red", {"austria": "spear"}, progress=8)
        p.city[area("austria")] = 1
        give(p, 0, "poles")
        give(p, 1, "dutch")
        give(p, 2, "harappans")
        act(p, "civilise", ORANGE)
        play(p, 0, "event:poles", "empire:red")
        play(p, 1, "play:dutch")
        play(p, 2, "pass")
        play(p, 2, second)
        while p.affair:
            play(p, p.waiting()[0], "pass")
        assert p.is_disordered(area("austria")) == burnt


@pytest.mark.rule("seven_ages.assassin.in-range")
def test_assassins_are_not_sent_from_a_marker_without_empire() -> None:
    for slot in (ORANGE, LOOSE):
        p = table()
        found(p, 0, "assassins", "orange", {"media": "spear"}, progress=15)
        found(p, 1, "persians", "red", {"persis": "spear"}, progress=15)
        lead(p, RED, "builder", "persis")
        give(p, 0, "syracusans")
        act(p, "civilise", slot)
        assert why(p, 0, "event:syracusans") == (None if slot == ORANGE else "assassin.in-range")


WIDE = ("muscovy", "finland", "livonia", "pripet", "ukraine", "volga")


def test_a_technology_brings_one_glory() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    give(p, 0, "guptas")
    act(p, "civilise", ORANGE)
    play(p, 0, "artefact:guptas")
    assert p.twins[FACTS.artefacts.index["writing"]] > 0
    assert p.glory_of(0) == 1


@pytest.mark.rule("seven_ages.modernise.once")
def test_no_counter_is_turned_to_and_fro_in_one_action() -> None:
    p = table()
    found(p, 0, "english", "orange", {"england": "spear"}, progress=25)
    act(p, "civilise", ORANGE)
    play(p, 0, "flip:spear", "in:england")
    assert p.army[ORANGE] == force("rifle")
    assert why(p, 0, "flip:rifle") == "modernise.once"
    act(p, "civilise", ORANGE)
    assert can(p, 0, "flip:rifle")


# --- areas and moves


def test_an_aircraft_alone_does_not_control_an_area() -> None:
    earned = []
    for units in ("fighter", "fighter rifle"):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "rifle", "palestine": units}, progress=40, capital="egypt")
        earned.append(income_of(p, ORANGE))
        assert (area("palestine") in p.held_areas(ORANGE)) == (units != "fighter")
    assert earned[0] < earned[1]


def test_a_sea_earns_one_and_an_ocean_nothing() -> None:
    ocean = next(name for name in FACTS.areas.ids if FACTS.is_ocean[area(name)])
    for name, more in (("eastern_med", 1), (ocean, 0)):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "rifle"}, progress=25, capital="egypt")
        before = income_of(p, ORANGE)
        p.occupant[area(name)] = ORANGE
        p.units[area(name)] = force("frigate")
        p.refresh()
        assert income_of(p, ORANGE) == before + more


@pytest.mark.rule("seven_ages.move.neutral-stop")
@pytest.mark.parametrize(
    ("there", "leader", "refused"),
    [("", "", "move.neutral-stop"), ("spear", "", None), ("", "explorer", None)],
)
def test_a_group_stops_in_neutral_land(there: str, leader: str, refused: str | None) -> None:
    p = table()
    found(
        p, 0, "egyptians", "orange", {"egypt": "spear chariot", **({"palestine": there} if there else {})}, progress=8
    )
    if leader:
        lead(p, ORANGE, leader, "egypt")
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:chariot", *[f"lead:{leader}"] * bool(leader), "to:palestine")
    assert (why(p, 0, "to:phoenicia") if p.group else "move.neutral-stop") == refused


@pytest.mark.rule("seven_ages.stop.land-and-air")
def test_aircraft_stop_for_any_foreign_units() -> None:
    for defenders in ("", "spear"):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": "rifle fighter"}, progress=40)
        found(
            p,
            1,
            "israelites",
            "red",
            {"greece": "spear", **({"palestine": defenders} if defenders else {})},
            progress=40,
        )
        act(p, "manoeuvre", ORANGE)
        play(p, 0, "from:egypt", "with:fighter", "to:palestine")
        assert bool(p.group and can(p, 0, "to:phoenicia")) == (not defenders)


# --- conflict


def test_own_empires_fight_and_commit_one_after_the_other() -> None:
    p = table()
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear spear"})
    found(p, 0, "israelites", "yellow", {"palestine": "spear archer", "greece": "spear"})
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:spear", "with:spear", "to:palestine", "end")
    assert p.waiting() == (0,)
    assert why(p, 0, "commit:archer") == "conflict.own-units", "the attacker first"
    play(p, 0, "commit:spear", "done")
    assert p.waiting() == (0,)
    play(p, 0, "commit:archer", "done")
    assert p.army[ORANGE] != force("spear spear spear") or p.army[YELLOW] != force("spear spear archer")


@pytest.mark.parametrize(
    ("ways", "rival"),
    [(["denmark"], 3), (["norway"], 2), (["denmark", "norway"], 2), (["ship"], 4), (["ship", "norway"], 2)],
)
def test_a_strait_and_an_invasion_help_the_defender_if_all_came_that_way(ways: list[str], rival: int) -> None:
    """A spear and a forest make 2."""
    p = table()
    found(p, 0, "vikings", "orange", {"norway": "spear spear", "denmark": "spear spear spear frigate"}, progress=20)
    found(p, 1, "swedes", "red", {"sweden": "spear spear", "finland": "spear"}, progress=20)
    act(p, "manoeuvre", ORANGE)
    for way in ways:
        if way == "ship":
            play(p, 0, "from:denmark", "with:frigate", "with:spear", "to:baltic_sea", "to:sweden")
        else:
            play(p, 0, f"from:{way}", "with:spear", "to:sweden")
    play(p, 0, "end")
    assert totals(p, "spear", "spear")[1] == rival


@pytest.mark.parametrize(("ages", "expected"), [((36, 29), [6, 6]), ((29, 36), [5, 6]), ((29, 29), [5, 6])])
def test_the_age_of_the_defender_counts_for_terrain(ages: tuple[int, int], expected: list[int]) -> None:
    """A rifle of 5, a lead of one age, and a forest that is cleared from age 6 on."""
    p = table()
    found(p, 0, "habsburgs", "orange", {"denmark": "rifle rifle"}, progress=ages[0])
    found(p, 1, "germans", "red", {"germany": "rifle rifle", "greece": "rifle"}, progress=ages[1])
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:denmark", "with:rifle", "to:germany", "end")
    assert totals(p, "rifle", "rifle") == expected


@pytest.mark.parametrize(("progress", "further"), [(29, False), (36, True)])
def test_the_age_of_the_mover_counts_for_movement(progress: int, further: bool) -> None:
    """A chariot with three points goes through Germany, where a forest costs two until age 6, and Gaul."""
    p = table()
    found(
        p, 0, "habsburgs", "orange", {"poland": "rifle chariot", "germany": "rifle", "gaul": "rifle"}, progress=progress
    )
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:poland", "with:chariot", "to:germany", "to:gaul")
    assert bool(p.group) == further


def test_nothing_helps_the_defender_at_sea() -> None:
    """Not even the Great Wall next door, which is worth 2 on land."""
    for where, units, stop, rival in (("eastern_med", "galley", ["stop"], 1), ("palestine", "spear", [], 3)):
        p = table()
        found(p, 0, "egyptians", "orange", {"egypt": f"spear {units}"}, progress=8)
        found(p, 1, "israelites", "red", {where: f"{units} {units}", "phoenicia": "spear"}, progress=8)
        place_artefact(p, FACTS.artefacts.index["great_wall"], RED, area("phoenicia"))
        act(p, "manoeuvre", ORANGE)
        play(p, 0, "from:egypt", f"with:{units}", f"to:{where}", *stop, "end")
        assert totals(p, units, units) == [1, rival]


@pytest.mark.rule("seven_ages.event.target")
def test_empire_fragments_needs_a_free_colour() -> None:
    p = table()
    p.pair = [FACTS.pairs.index["a"], FACTS.pairs.index["b"]]
    found(p, 1, "russians", "red", dict.fromkeys(WIDE, "spear"), progress=22)
    give(p, 0, "mauryans")
    act(p, "civilise", LOOSE)
    assert can(p, 0, "event:mauryans")
    cards = [name for name in FACTS.cards.ids if name not in ("russians", "mauryans")]
    lands = [FACTS.areas.ids[land] for land in FACTS.lands if p.occupant[land] < 0]
    for name, of_colour, land in zip(cards, FACTS.colours.ids, lands, strict=False):
        if of_colour != "red":
            found(p, 1, name, of_colour, {land: "spear"})
    assert why(p, 0, "event:mauryans") == "event.target"

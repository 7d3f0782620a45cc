"""Situations of 7 Ages with the move a good player makes: on the map, in peace and with cards."""

from __future__ import annotations

import pytest

from bots.ages_situations import SEEDS, deeds, egypt, first, held, holders_of, rival
from civitas.games.seven_ages.facts.armoury import count_of
from civitas.games.seven_ages.position import ON_CARD, replaced
from civitas.games.seven_ages.vocabulary import KINDS_OF_GLORY
from rules.seven_ages.tools import (
    FACTS,
    TITLE,
    act,
    area,
    can,
    card,
    colour,
    disorder,
    found,
    give,
    hide,
    lead,
    play,
    table,
)

# --- manoeuvre


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_to_spare_takes_land(seed: int) -> None:
    p = table()
    empire = found(p, 0, "gauls", "orange", {"gaul": "spear spear spear spear"}, 3)
    rival(p)
    act(p, "manoeuvre", empire)
    deeds(p, seed=seed)
    assert len(p.held_areas(empire)) == 4


def test_riders_and_walkers_attack_over_mountains_each_at_their_pace() -> None:
    """Each of them gets to Media alone; together they do not, and a plan that cannot be begun is none."""
    p = table()
    empire = found(p, 0, "babylonians", "orange", {"babylonia": "spear spear spear spear chariot chariot"}, 3)
    found(p, 1, "hittites", "red", {"media": "spear"}, 3)
    act(p, "manoeuvre", empire)
    plans = [{TITLE.moves.text(move) for move in plan} for plan in TITLE.plans(p, 0)]
    assert any({"with:spear", "with:chariot", "to:media"} <= plan for plan in plans)
    play(p, 0, "from:babylonia", "with:spear", "with:spear", "with:spear", "with:chariot", "with:chariot")
    assert "to:media" not in [TITLE.moves.text(move) for move in p.legal(0)]
    assert all(plan and plan[0] in p.legal(0) for plan in TITLE.plans(p, 0))


def test_the_land_that_counts_for_glory_comes_first() -> None:
    """Egypt counts areas of Africa: Nubia lifts its rank, Palestine does not."""
    p = table()
    empire = egypt(p, "spear spear")
    found(p, 1, "nubians", "red", {"congo": "spear"}, 3)
    act(p, "manoeuvre", empire)
    deeds(p)
    assert held(p, empire) == {"egypt", "nubia"}


def test_a_cheap_area_that_lifts_a_rank_is_taken_though_it_is_poor() -> None:
    """Two empires are level in Africa."""
    p = table()
    empire = found(p, 0, "egyptians", "orange", {"egypt": "spear spear", "ethiopia": "spear"}, 3, 0, "egypt")
    found(p, 1, "nubians", "red", {"congo": "spear", "mali": "spear"}, 3)
    act(p, "manoeuvre", empire)
    deeds(p)
    assert len(held(p, empire) & {"nubia", "sudan", "somalia", "swahili"}) == 1


def test_desert_that_counts_for_nothing_is_not_first() -> None:
    p = table()
    empire = egypt(p, "spear spear")
    rival(p)
    act(p, "manoeuvre", empire)
    deeds(p)
    assert "libya" not in held(p, empire)


def test_a_far_stronger_neighbour_is_left_alone() -> None:
    p = table()
    empire = egypt(p, "spear spear")
    rival(p, "spear " * 8, "palestine", "hittites")
    act(p, "manoeuvre", empire)
    assert "to:palestine" not in deeds(p)


def test_a_lone_defender_is_overrun_from_two_sides() -> None:
    """Nothing else is within reach, and neither group would be enough alone."""
    p = table()
    units = {"gaul": "spear spear spear", "andalusia": "spear spear spear", "lusitania": "spear"}
    empire = found(p, 0, "gauls", "orange", units, 3)
    others = {"castile": "spear spear", "normandy": "spear " * 9, "flanders": "spear " * 9, "germany": "spear " * 9}
    others |= {"austria": "spear " * 9, "lombardy": "spear " * 9, "mauretania": "spear " * 9}
    found(p, 1, "celts", "red", others, 3)
    act(p, "manoeuvre", empire)
    made = deeds(p)
    assert {"from:gaul", "from:andalusia"} <= set(made)
    assert made.count("to:castile") == 2


def test_two_weak_neighbours_are_overrun_in_one_manoeuvre() -> None:
    p = table()
    empire = egypt(p, "spear " * 9)
    found(p, 1, "nubians", "red", {"nubia": "spear", "palestine": "spear"}, 3)
    act(p, "manoeuvre", empire)
    assert {"to:nubia", "to:palestine"} <= set(deeds(p))


def test_nobody_attacks_an_empire_of_the_same_player() -> None:
    p = table()
    empire = egypt(p, "spear " * 6)
    found(p, 0, "nubians", "yellow", {"nubia": "spear"}, 3, 0, "nubia")
    rival(p)
    act(p, "manoeuvre", empire)
    assert "to:nubia" not in deeds(p)


def test_a_fleet_takes_to_the_sea_where_seas_count() -> None:
    p = table()
    empire = found(p, 0, "polynesians", "orange", {"tonga": "archer archer galley"}, 8, 0, "tonga")
    rival(p)
    act(p, "manoeuvre", empire)
    assert "with:galley" in deeds(p)
    assert len(p.held_areas(empire)) == 2


def test_the_capital_in_danger_is_reinforced() -> None:
    p = table()
    units = {"egypt": "spear", "nubia": "spear spear spear", "ethiopia": "spear", "sudan": "spear", "libya": "spear"}
    empire = found(p, 0, "egyptians", "orange", units, 3, 0, "egypt")
    rival(p, "spear spear spear spear", "palestine", "hittites")
    act(p, "manoeuvre", empire)
    deeds(p)
    assert count_of(p.force_in(area("egypt"))) >= 2


def test_disorder_is_put_down_by_those_who_stand_idle() -> None:
    p = table()
    units = {"egypt": "spear", "nubia": "spear spear spear spear"}
    empire = found(p, 0, "egyptians", "orange", units, 3, 0, "egypt")
    disorder(p, "egypt")
    rival(p)
    hide(p, 0, "civilise")
    act(p, "manoeuvre", empire)
    deeds(p)
    assert not p.is_disordered(area("egypt"))


# --- civilise


def test_a_city_is_built_where_it_costs_nothing() -> None:
    p = table()
    empire = found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, 9, 0, "egypt")
    rival(p)
    hide(p, 0, "discard")
    act(p, "civilise", empire)
    assert any(text.startswith("city:") for text in deeds(p))


def test_a_wonder_goes_to_an_own_empire() -> None:
    p = table()
    empire = egypt(p)
    rival(p)
    give(p, 0, "indonesians")
    hide(p, 0, "discard")
    act(p, "civilise", empire)
    assert "artefact:indonesians" in deeds(p)
    assert p.where[FACTS.artefacts.index["pyramids"]] == area("egypt")


def test_no_wonder_for_a_rival() -> None:
    """The own empire is too far on for the pyramids; the rival is not."""
    p = table()
    empire = egypt(p, progress=16)
    rival(p)
    give(p, 0, "indonesians")
    hide(p, 0, "discard")
    act(p, "civilise", empire)
    assert "artefact:indonesians" not in deeds(p)


def test_a_calamity_is_for_rivals() -> None:
    p = table()
    empire = egypt(p, progress=9)
    found(p, 1, "chin", "red", {"guanzhong": "spear spear"}, 9, 8, "guanzhong")
    p.points[KINDS_OF_GLORY] = 5
    give(p, 0, "sumerians")
    hide(p, 0, "discard")
    act(p, "civilise", empire)
    assert "artefact:sumerians" in deeds(p)
    assert p.where[FACTS.artefacts.index["corruption"]] == ON_CARD + colour("red")


def test_a_calamity_that_could_only_strike_at_home_is_kept() -> None:
    p = table()
    empire = egypt(p, progress=9)
    rival(p)
    give(p, 0, "sumerians")
    hide(p, 0, "discard")
    act(p, "civilise", empire)
    assert "artefact:sumerians" not in deeds(p)


def test_no_change_of_religion_into_disorder() -> None:
    p = table()
    empire = egypt(p, "spear spear", progress=16)
    found(p, 1, "axumites", "red", {"nubia": "spear spear"}, 16, 0, "nubia")
    p.religion = replaced(p.religion, empire, FACTS.artefacts.index["judaism"])
    p.religion = replaced(p.religion, colour("red"), FACTS.artefacts.index["christianity"])
    hide(p, 0, "discard")
    act(p, "civilise", empire)
    assert not any(text.startswith("adopt") for text in deeds(p))
    assert not p.has_disorder(empire)


def test_a_first_religion_is_adopted_for_its_glory() -> None:
    p = table()
    empire = egypt(p, "spear spear", progress=16)
    found(p, 1, "axumites", "red", {"nubia": "spear spear"}, 16, 0, "nubia")
    p.religion = replaced(p.religion, colour("red"), FACTS.artefacts.index["christianity"])
    hide(p, 0, "discard")
    act(p, "civilise", empire)
    assert "adopt:christianity" in deeds(p)


def test_no_leader_is_dismissed_for_nothing() -> None:
    p = table()
    empire = egypt(p)
    rival(p)
    lead(p, empire, "builder", "egypt")
    hide(p, 0, "discard")
    act(p, "civilise", empire)
    assert not any(text.startswith("demote") for text in deeds(p))


# --- cards


def test_cards_of_other_ages_are_given_away_and_empires_to_start_kept() -> None:
    p = table()
    egypt(p)
    rival(p)
    give(p, 0, "harappans", "germans", "soviets", "turks")
    hide(p, 0, "discard")
    act(p, "destiny", colour("orange"))
    made = deeds(p)
    assert "discard:harappans" not in made
    assert len([text for text in made if text.startswith("discard:")]) >= 2


def test_a_card_that_stops_others_is_not_thrown_away() -> None:
    p = table()
    egypt(p)
    rival(p)
    give(p, 0, "guptas", "germans", "turks")
    hide(p, 0, "discard")
    act(p, "destiny", colour("orange"))
    assert "discard:guptas" not in deeds(p)


def test_a_blow_against_a_great_rival_is_not_thrown_away() -> None:
    """Its empire cannot start in this age, and an artefact is not to be had."""
    p = table()
    egypt(p)
    lands = ("babylonia", "assyria", "media", "persis", "phoenicia")
    found(p, 1, "babylonians", "red", dict.fromkeys(lands, "spear"), 3)
    blow = next(name for name in holders_of("empire_collapses") if not FACTS.ages[card(name)] >> 1 & 1)
    give(p, 0, blow, "germans", "turks")
    hide(p, 0, "discard")
    act(p, "destiny", colour("orange"))
    assert f"discard:{blow}" not in deeds(p)


def test_the_start_of_a_rival_is_stopped_by_a_shooting_star() -> None:
    p = table()
    egypt(p)
    give(p, 0, "guptas")
    give(p, 1, "shang")
    act(p, "start", 16)
    play(p, 1, "start:shang")
    assert first(p, 0) == "play:guptas"


def test_the_only_area_is_not_defended_by_a_single_unit() -> None:
    p = table()
    egypt(p, "spear spear spear")
    attacker = rival(p, "spear spear spear spear", "palestine", "hittites")
    act(p, "manoeuvre", attacker)
    play(p, 1, "from:palestine", "with:spear", "with:spear", "with:spear", "to:egypt")
    play(p, 1, "end")
    assert deeds(p, 0, most=4).count("commit:spear") >= 2


def test_nobody_retreats_to_nowhere() -> None:
    """A unit that has no area to go to is lost: it fights on."""
    p = table()
    egypt(p, "spear spear")
    attacker = rival(p, "spear " * 12, "palestine", "hittites")
    act(p, "manoeuvre", attacker)
    play(p, 1, "from:palestine", *["with:spear"] * 11, "to:egypt", "end")
    committed = 0
    for _ in range(20):
        seat = next(seat for seat in (0, 1) if p.is_asked(seat))
        if p.question(seat).key == "question-retreat" and seat == 0:
            assert first(p, 0) == "no"
            return
        # All attackers stand in the first round, and one defender.
        if can(p, seat, "commit:spear") and (seat or not committed):
            committed += 1 - seat
            play(p, seat, "commit:spear")
        else:
            play(p, seat, next(text for text in ("pass", "done", "no") if can(p, seat, text)))
    raise AssertionError("nobody was asked to retreat")

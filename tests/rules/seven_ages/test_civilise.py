"""Leaders, religions and governments, artefacts and events of the civilise action."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import ON_CARD, ON_TRACK, replaced
from civitas.games.seven_ages.rules.adopting import adopt, forbids_adoption
from civitas.games.seven_ages.rules.artefacts import forbids_in_general, forbids_target, place_artefact, sites
from civitas.games.seven_ages.rules.empires import move_progress
from civitas.kernel.refusals import rule_id
from rules.seven_ages.tools import FACTS, act, area, can, card, found, give, lead, play, table, why

ARTEFACTS = FACTS.artefacts.index


def refused(number: int) -> str:
    return rule_id(number).removeprefix("seven_ages.")


def holder_of_event(name: str) -> str:
    """A card with this event."""
    event = FACTS.events.index[name]
    return str(FACTS.cards.ids[FACTS.card_event.index(event)])


def neighbours(progress: int = 10) -> tuple[Any, int, int]:
    """Egyptians and Nubians side by side, of two players."""
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, progress=progress, money=30, capital="egypt")
    nubia = found(p, 1, "nubians", "red", {"nubia": "spear spear"}, progress=progress, capital="nubia")
    return p, egypt, nubia


@pytest.mark.rule("seven_ages.leader.remove-one", "seven_ages.leader.own")
def test_one_leader_may_be_dismissed() -> None:
    p, egypt, nubia = neighbours()
    lead(p, egypt, "artist", "egypt")
    lead(p, egypt, "builder", "egypt")
    lead(p, nubia, "tactician", "nubia")
    act(p, "civilise", egypt)
    assert why(p, 0, "demote:tactician") == "leader.own"
    play(p, 0, "demote:artist")
    assert why(p, 0, "demote:builder") == "leader.remove-one"


@pytest.mark.rule("seven_ages.leader.place-one", "seven_ages.leader.named-of-age", "seven_ages.leader.in-own-area")
def test_one_named_leader_of_the_age_may_be_placed() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=1)
    act(p, "civilise", egypt)
    assert why(p, 0, "named:cleopatra") == "leader.named-of-age"
    play(p, 0, "named:imhotep")
    assert why(p, 0, "area:nubia") == "leader.in-own-area"
    play(p, 0, "area:egypt")
    assert p.leaders_at(egypt, area("egypt"), 3) == 1
    assert why(p, 0, "named:ramesses_ii") == "leader.place-one"


@pytest.mark.rule("seven_ages.leader.maximum", "seven_ages.leader.draw-limit", "seven_ages.leader.draw-unnamed")
def test_leaders_and_draws_are_limited_by_the_leader_number() -> None:
    p, egypt, _ = neighbours()
    act(p, "civilise", egypt)
    for _ in range(FACTS.leader_number[card("egyptians")]):
        play(p, 0, "promote")
        if p.question(0).key == "question-keep-leader":
            play(p, 0, "no")
    assert why(p, 0, "promote") == "leader.draw-limit"
    p, egypt, _ = neighbours()
    lead(p, egypt, "artist", "egypt")
    lead(p, egypt, "builder", "egypt")
    act(p, "civilise", egypt)
    assert why(p, 0, "promote") == "leader.maximum"


@pytest.mark.rule(
    "seven_ages.adopt.source-in-range",
    "seven_ages.adopt.glory",
    "seven_ages.adopt.marker-on-card",
    "seven_ages.adopt.first-no-disorder",
    "seven_ages.adopt.change-disorder",
    "seven_ages.adopt.change-max-one",
    "seven_ages.adopt.not-while-disorder",
)
def test_a_religion_is_adopted_from_a_neighbour() -> None:
    p, egypt, nubia = neighbours()
    buddhism, judaism = ARTEFACTS["buddhism"], ARTEFACTS["judaism"]
    assert refused(forbids_adoption(p, egypt, judaism)) == "adopt.source-in-range"
    p.religion = replaced(p.religion, nubia, judaism)
    assert forbids_adoption(p, egypt, judaism) == 0
    adopt(p, egypt, judaism, nubia)
    assert p.religion[egypt] == judaism
    assert p.glory_of(0) == 1
    assert not p.has_disorder(egypt)
    p.religion = replaced(p.religion, nubia, buddhism)
    adopt(p, egypt, buddhism, nubia)
    assert p.is_disordered(area("egypt"))
    p.religion = replaced(p.religion, nubia, judaism)
    assert refused(forbids_adoption(p, egypt, judaism)) == "adopt.not-while-disorder"


@pytest.mark.rule("seven_ages.adopt.one-kind-per-action")
def test_religion_or_government_but_not_both() -> None:
    p, egypt, nubia = neighbours()
    p.religion = replaced(p.religion, nubia, ARTEFACTS["judaism"])
    p.government = replaced(p.government, nubia, ARTEFACTS["monarchy"])
    act(p, "civilise", egypt)
    play(p, 0, "adopt:monarchy")
    assert why(p, 0, "adopt:judaism") == "adopt.one-kind-per-action"


@pytest.mark.rule(
    "seven_ages.wonder.glory",
    "seven_ages.wonder.not-twice",
    "seven_ages.wonder.one-per-area",
    "seven_ages.wonder.artist-area",
    "seven_ages.artefact.ages",
    "seven_ages.removal.age-range",
)
def test_wonders() -> None:
    p, egypt, _ = neighbours()
    pyramids, gardens = ARTEFACTS["pyramids"], ARTEFACTS["hanging_gardens"]
    assert refused(forbids_target(p, 0, egypt, ARTEFACTS["university"], egypt)) == "artefact.ages"
    place_artefact(p, pyramids, egypt, area("egypt"))
    assert p.glory_of(0) == 1
    assert refused(forbids_in_general(p, pyramids)) == "wonder.not-twice"
    assert sites(p, gardens, egypt) == []
    lead(p, egypt, "artist", "egypt")
    assert sites(p, gardens, egypt) == [area("egypt")]
    move_progress(p, egypt, 5)
    assert p.age(egypt) == 3
    assert p.where[pyramids] == -1, "out of its ages"


@pytest.mark.rule(
    "seven_ages.calamity.glory",
    "seven_ages.calamity.on-card",
    "seven_ages.calamity.not-twice",
    "seven_ages.calamity.world-war-on-track",
)
def test_calamities() -> None:
    p, egypt, _ = neighbours()
    p.points[0] = 3
    place_artefact(p, ARTEFACTS["inflation"], egypt, -1)
    assert p.glory_of(0) == 2
    assert p.where[ARTEFACTS["inflation"]] == ON_CARD + egypt
    assert refused(forbids_in_general(p, ARTEFACTS["inflation"])) == "calamity.not-twice"
    place_artefact(p, ARTEFACTS["world_war"], egypt, -1)
    assert p.where[ARTEFACTS["world_war"]] == ON_TRACK


@pytest.mark.rule("seven_ages.creed.not-if-has-one", "seven_ages.creed.marker-limit", "seven_ages.creed.glory")
def test_religions_as_cards() -> None:
    p, egypt, nubia = neighbours()
    judaism = ARTEFACTS["judaism"]
    place_artefact(p, judaism, egypt, -1)
    assert p.glory_of(0) == 1
    assert refused(forbids_target(p, 0, egypt, ARTEFACTS["hinduism"], egypt)) == "creed.not-if-has-one"
    place_artefact(p, judaism, nubia, -1)
    assert refused(forbids_in_general(p, judaism)) == "creed.marker-limit"


@pytest.mark.rule("seven_ages.artefact.star", "seven_ages.artefact.dagger")
def test_prerequisites_and_earlier_ages() -> None:
    p, egypt, _ = neighbours(progress=37)
    assert refused(forbids_target(p, 0, egypt, ARTEFACTS["railway"], egypt)) == "artefact.star"
    p.twins = replaced(p.twins, ARTEFACTS["industrial_revolution"], 36)
    assert forbids_target(p, 0, egypt, ARTEFACTS["railway"], egypt) == 0
    p, egypt, _ = neighbours(progress=23)
    revolution = ARTEFACTS["industrial_revolution"]
    assert refused(forbids_target(p, 0, egypt, revolution, egypt)) == "artefact.ages"
    for name in ("renaissance", "banking"):
        p.twins = replaced(p.twins, ARTEFACTS[name], 22)
    assert forbids_target(p, 0, egypt, revolution, egypt) == 0


@pytest.mark.rule("seven_ages.technology.not-twice")
def test_a_technology_on_the_track_is_not_played_again() -> None:
    p, egypt, _ = neighbours()
    place_artefact(p, ARTEFACTS["coinage"], egypt, area("egypt"))
    assert refused(forbids_in_general(p, ARTEFACTS["coinage"])) == "technology.not-twice"


@pytest.mark.rule("seven_ages.glory.internet", "seven_ages.end.internet")
def test_the_internet_ends_the_game_at_once() -> None:
    p = table()
    empire = found(p, 0, "americans", "orange", {"virginia": "rifle"}, progress=44)
    p.twins = replaced(p.twins, ARTEFACTS["computing"], 43)
    name = FACTS.cards.ids[FACTS.card_artefact.index(ARTEFACTS["internet"])]
    give(p, 0, name)
    act(p, "civilise", empire)
    play(p, 0, f"artefact:{name}")
    assert p.over()
    assert p.standing()["scores"][0]["categories"]["ending"] == 7


@pytest.mark.rule("seven_ages.event.timing", "seven_ages.event.own-card", "seven_ages.assassin.in-range")
def test_events_have_their_time_and_their_targets() -> None:
    p, egypt, _ = neighbours()
    query, assassin = holder_of_event("glory_query"), holder_of_event("assassin")
    give(p, 0, query, assassin)
    act(p, "civilise", egypt)
    assert why(p, 0, f"event:{query}") == "event.timing"
    assert why(p, 0, f"event:{assassin}") == "assassin.in-range", "no leader within range"
    assert why(p, 0, "event:english") == "event.own-card"


@pytest.mark.rule(
    "seven_ages.assassin.attacker-draws",
    "seven_ages.assassin.attacker-limit",
    "seven_ages.assassin.last-card-counts",
    "seven_ages.assassin.strictly-higher",
)
@pytest.mark.parametrize("seed", range(4))
def test_an_assassination_is_decided_by_the_last_cards(seed: int) -> None:
    p = table(seed=seed)
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"}, progress=10)
    nubia = found(p, 1, "nubians", "red", {"nubia": "spear"}, progress=10)
    lead(p, nubia, "tactician", "nubia")
    name = holder_of_event("assassin")
    give(p, 0, name)
    act(p, "civilise", egypt)
    play(p, 0, f"event:{name}", "empire:red", "leader:tactician")
    for _ in range(2):
        assert p.question(0).key == "question-draw-again"
        play(p, 0, "yes")
    assert not can(p, 0, "yes"), "three draws at most"
    while p.duel:
        play(p, 1, "no")
    drawn = [FACTS.value[number] for number in p.pile[-2:]]
    assert (p.leaders == []) == (drawn[0] > drawn[1])


@pytest.mark.rule("seven_ages.event.builder-shield")
@pytest.mark.parametrize("shielded", [True, False])
def test_events_do_not_reduce_the_cities_of_a_builder(shielded: bool) -> None:
    p, egypt, nubia = neighbours()
    p.city[area("nubia")] = 3
    if shielded:
        lead(p, nubia, "builder", "nubia")
    name = holder_of_event("earthquake")
    give(p, 0, name)
    act(p, "civilise", egypt)
    play(p, 0, f"event:{name}", "area:nubia")
    assert p.city[area("nubia")] == (3 if shielded else 1)
    assert p.is_disordered(area("nubia"))


@pytest.mark.rule("seven_ages.modernise.flip", "seven_ages.modernise.both-ways", "seven_ages.modernise.any-number")
def test_counters_are_turned_over() -> None:
    p = table()
    empire = found(p, 0, "english", "orange", {"england": "spear spear rifle"}, progress=25)
    act(p, "civilise", empire)
    play(p, 0, "flip:spear", "in:england", "flip:spear", "in:england")
    assert p.view(0)["empires"][0]["army"] == {"rifle": 3}
    p = table()
    empire = found(p, 0, "english", "orange", {"england": "rifle"}, progress=25)
    act(p, "civilise", empire)
    play(p, 0, "flip:rifle", "in:england")
    assert p.view(0)["empires"][0]["army"] == {"spear": 1}
    assert not can(p, 0, "flip:sword")

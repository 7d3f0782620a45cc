"""Destiny with a religious leader; leaders, religions and governments in the civilise action."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import replaced
from civitas.games.seven_ages.rules.trade import trade_number
from civitas.games.seven_ages.vocabulary import LEADERS, NO_LEADER
from civitas.kernel.events import Event
from rules.seven_ages.tools import (
    FACTS,
    act,
    area,
    can,
    card,
    colour,
    disorder,
    found,
    give,
    lead,
    move,
    play,
    table,
    why,
)

ORANGE = colour("orange")
BUILDER, ARTIST, SCIENTIST = LEADERS.index("builder"), LEADERS.index("artist"), LEADERS.index("scientist")


def egyptians(progress: int = 1, money: int = 0, **more: str) -> Any:
    """A game in which the Egyptians of seat 0 are about to civilise."""
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "spear", **more}, progress=progress, money=money)
    civilise(p)
    return p


def civilise(p: Any) -> None:
    """The Egyptians begin a civilise action, whatever is under way."""
    act(p, "civilise", ORANGE)


def creed(name: str) -> int:
    return int(FACTS.artefacts.index[name])


def disordered(p: Any) -> list[str]:
    return sorted(name for name in FACTS.areas.ids if p.is_disordered(area(name)))


# --- destiny


@pytest.mark.rule("seven_ages.destiny.religious-discards-below", "seven_ages.destiny.religious-draws-discards")
def test_a_religious_leader_draws_from_the_discards_and_puts_his_own_below() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    lead(p, egypt, "religious", "egypt")
    give(p, 0, "romans", "english", "huns", "celts", "germans", "franks")
    for name in ("vikings", "mongols"):
        p.deck.remove(card(name))
        p.pile = [*p.pile, card(name)]
    act(p, "destiny", egypt)
    play(p, 0, "discard:romans", "discard:english")
    assert sorted(p.pile[:2]) == sorted([card("romans"), card("english")])
    play(p, 0, "end", "yes")
    assert card("mongols") in p.hand[0]
    play(p, 0, "yes")
    assert card("vikings") in p.hand[0]
    assert len(p.hand[0]) == 6


@pytest.mark.rule("seven_ages.destiny.religious-draws-discards")
@pytest.mark.parametrize("deck", [True, False])
def test_a_religious_leader_chooses_for_each_card_where_it_comes_from(deck: bool) -> None:
    """Also when the deck has run out: refusing the top discard then shuffles the pile."""
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    lead(p, egypt, "religious", "egypt")
    give(p, 0, "romans", "english", "huns", "celts")
    p.deck.remove(card("mongols"))
    p.pile = [*p.pile, *([] if deck else p.deck), card("mongols")]
    p.deck = p.deck if deck else []
    pile = list(p.pile)
    act(p, "destiny", egypt)
    play(p, 0, "end", "yes")
    assert card("mongols") in p.hand[0]
    assert p.pile == pile[:-1]
    play(p, 0, "no")
    assert len(p.hand[0]) == 6
    assert p.pile == (pile[:-1] if deck else [])


# --- leaders


@pytest.mark.rule("seven_ages.leader.remove-one", "seven_ages.leader.own")
def test_one_own_leader_may_be_removed() -> None:
    p = egyptians()
    celts = found(p, 1, "celts", "red", {"austria": "spear"})
    lead(p, ORANGE, "builder", "egypt")
    lead(p, ORANGE, "artist", "egypt")
    lead(p, celts, "explorer", "austria")
    assert why(p, 0, "demote:explorer") == "leader.own"
    play(p, 0, "demote:builder")
    assert p.leaders_with(ORANGE, BUILDER) == 0
    assert why(p, 0, "demote:artist") == "leader.remove-one"
    civilise(p)
    assert can(p, 0, "demote:artist")


@pytest.mark.rule("seven_ages.leader.remove-one")
def test_of_two_leaders_of_a_type_the_player_chooses_who_goes() -> None:
    for chosen, left in (("named:ramesses_ii", ["egypt"]), ("area:egypt", ["nubia"])):
        p = egyptians(nubia="spear")
        play(p, 0, "named:ramesses_ii", "area:nubia")
        lead(p, ORANGE, "builder", "egypt")
        play(p, 0, "demote:builder")
        assert why(p, 0, "area:nubia") == "leader.own", "the one there has a name"
        play(p, 0, chosen)
        assert [FACTS.areas.ids[leader >> 16] for leader in p.leaders] == left


@pytest.mark.rule("seven_ages.leader.remove-one")
def test_leaders_that_are_alike_need_no_choice() -> None:
    p = egyptians()
    lead(p, ORANGE, "builder", "egypt")
    lead(p, ORANGE, "builder", "egypt")
    play(p, 0, "demote:builder")
    assert p.question(0).key == "question-civilise"
    assert p.leaders_with(ORANGE, BUILDER) == 1


@pytest.mark.rule("seven_ages.leader.named-gone")
def test_a_named_leader_never_comes_back() -> None:
    p = egyptians()
    play(p, 0, "named:ramesses_ii", "area:egypt", "demote:builder")
    civilise(p)
    assert why(p, 0, "named:ramesses_ii") == "leader.named-of-age"
    assert can(p, 0, "named:imhotep")
    act(p, "discard", ORANGE)
    found(p, 0, "egyptians", "orange", {"egypt": "spear"})
    civilise(p)
    assert why(p, 0, "named:ramesses_ii") == "leader.named-of-age"
    assert can(p, 0, "named:imhotep")


@pytest.mark.rule("seven_ages.leader.place-one")
def test_one_leader_is_placed_in_an_action() -> None:
    p = egyptians()
    play(p, 0, "named:ramesses_ii", "area:egypt")
    assert why(p, 0, "named:imhotep") == "leader.place-one"
    assert why(p, 0, "promote") == "leader.place-one"
    civilise(p)
    assert can(p, 0, "named:imhotep")
    assert can(p, 0, "promote")


@pytest.mark.rule("seven_ages.leader.maximum")
def test_the_leader_number_limits_the_leaders() -> None:
    p = egyptians()
    lead(p, ORANGE, "builder", "egypt")
    assert can(p, 0, "named:imhotep")
    lead(p, ORANGE, "artist", "egypt")
    assert why(p, 0, "named:imhotep") == "leader.maximum"
    assert why(p, 0, "promote") == "leader.maximum"
    play(p, 0, "demote:artist")
    assert can(p, 0, "named:imhotep")


@pytest.mark.rule("seven_ages.leader.in-own-area")
def test_an_empire_of_aircraft_has_no_place_for_a_leader() -> None:
    p = table()
    found(p, 0, "egyptians", "orange", {"egypt": "fighter"}, progress=42)
    civilise(p)
    assert why(p, 0, "promote") == "leader.in-own-area"


@pytest.mark.rule("seven_ages.leader.named-of-age")
def test_named_leaders_belong_to_an_age() -> None:
    assert why(egyptians(), 0, "named:cleopatra") == "leader.named-of-age"
    assert can(egyptians(progress=8), 0, "named:cleopatra")
    assert why(egyptians(progress=8), 0, "named:imhotep") == "leader.named-of-age"


@pytest.mark.rule("seven_ages.leader.in-own-area")
def test_leaders_appear_in_own_areas() -> None:
    p = egyptians()
    found(p, 1, "celts", "red", {"nubia": "spear"})
    play(p, 0, "named:imhotep")
    assert why(p, 0, "area:nubia") == "leader.in-own-area"
    assert why(p, 0, "area:libya") == "leader.in-own-area"
    play(p, 0, "area:egypt")
    assert p.leaders_at(ORANGE, area("egypt"), SCIENTIST) == 1


@pytest.mark.rule("seven_ages.leader.draw-unnamed")
def test_an_unwanted_leader_goes_back_and_another_is_drawn() -> None:
    p = egyptians()
    p.cup = [BUILDER]
    play(p, 0, "promote", "no")
    assert p.cup == [BUILDER]
    assert p.leaders == []
    play(p, 0, "promote", "yes", "area:egypt")
    assert p.cup == []
    assert p.leaders_at(ORANGE, area("egypt"), BUILDER) == 1


def test_only_the_drawer_sees_a_leader_before_he_is_placed() -> None:
    p = egyptians()
    found(p, 1, "celts", "red", {"austria": "spear"})
    civilise(p)
    p.cup = [BUILDER]
    told: list[Event] = []
    p.play(0, move("promote"), told)
    assert [(event.key, event.audience) for event in told] == [("event-leader-drawn", 1)]
    assert [p.view(viewer)["found"] for viewer in (0, 1, None)] == ["builder", "?", "?"]
    play(p, 0, "no")
    assert [p.view(viewer)["found"] for viewer in (0, 1)] == [None, None]


@pytest.mark.rule("seven_ages.leader.draw-limit")
@pytest.mark.parametrize("inside", [BUILDER, NO_LEADER], ids=["leader", "empty"])
def test_draws_are_limited_by_the_leader_number(inside: int) -> None:
    p = egyptians()
    p.cup = [inside]
    for _ in range(2):
        play(p, 0, "promote")
        if inside == BUILDER:
            play(p, 0, "no")
    assert why(p, 0, "promote") == "leader.draw-limit"
    assert p.cup == [inside]
    civilise(p)
    assert can(p, 0, "promote")


@pytest.mark.rule("seven_ages.leader.alone-removed")
def test_a_leader_left_alone_leaves_the_map() -> None:
    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear"}, money=1)
    disorder(p, "egypt")
    disorder(p, "nubia")
    lead(p, egypt, "builder", "egypt")
    lead(p, egypt, "artist", "nubia")
    cup = len(p.cup)
    act(p, "production", egypt)
    play(p, 0, "from:nubia", "with:spear")
    assert p.leaders_with(egypt, ARTIST) == 0
    assert p.leaders_with(egypt, BUILDER) == 1
    assert len(p.cup) == cup + 1


# --- religion and government


def with_source(where: str, **more: str) -> Any:
    """Egyptians who may adopt, and Celts who have buddhism and a republic."""
    p = egyptians(8, 20, **more)
    celts = found(p, 1, "celts", "red", {where: "spear"}, progress=8)
    p.religion = replaced(p.religion, celts, creed("buddhism"))
    p.government = replaced(p.government, celts, creed("republic"))
    return p


@pytest.mark.rule("seven_ages.adopt.source-in-range")
def test_creeds_are_adopted_from_empires_in_range() -> None:
    for name in ("buddhism", "republic"):
        assert why(with_source("honshu"), 0, f"adopt:{name}") == "adopt.source-in-range"
        assert can(with_source("libya"), 0, f"adopt:{name}")
    assert why(with_source("libya"), 0, "adopt:christianity") == "adopt.source-in-range", "nobody has it"


@pytest.mark.rule("seven_ages.adopt.held")
def test_what_is_adopted_is_another_creed_of_the_age() -> None:
    p = with_source("libya")
    celts = colour("red")
    p.religion = replaced(p.religion, celts, creed("islam"))
    assert why(p, 0, "adopt:islam") == "adopt.held", "from age 3 on"
    assert why(p, 0, "adopt:stonehenge") == "adopt.held", "no creed at all"
    p.government = replaced(p.government, ORANGE, creed("republic"))
    assert why(p, 0, "adopt:republic") == "adopt.held", "it has it already"


@pytest.mark.rule("seven_ages.adopt.not-while-disorder")
def test_no_change_of_creed_while_there_is_disorder() -> None:
    p = with_source("libya")
    disorder(p, "egypt")
    assert can(p, 0, "adopt:buddhism"), "the first religion is no change"
    p.religion = replaced(p.religion, ORANGE, creed("hinduism"))
    assert why(p, 0, "adopt:buddhism") == "adopt.not-while-disorder"
    civilise(p)
    p.marks[area("egypt")] = 0
    assert can(p, 0, "adopt:buddhism")


@pytest.mark.rule("seven_ages.quell.last")
def test_quelling_comes_after_a_change_of_creed() -> None:
    p = with_source("libya")
    disorder(p, "egypt")
    play(p, 0, "quell:egypt")
    assert can(p, 0, "adopt:buddhism"), "the first religion is no change"
    p.religion = replaced(p.religion, ORANGE, creed("hinduism"))
    assert why(p, 0, "adopt:buddhism") == "quell.last"
    assert can(p, 0, "city:egypt"), "the order of other steps makes no difference"
    civilise(p)
    play(p, 0, "adopt:buddhism")


@pytest.mark.rule("seven_ages.adopt.one-kind-per-action")
def test_religion_or_government_in_one_action() -> None:
    p = with_source("libya")
    play(p, 0, "adopt:buddhism")
    assert why(p, 0, "adopt:republic") == "adopt.one-kind-per-action"
    civilise(p)
    assert can(p, 0, "adopt:republic")


@pytest.mark.rule(
    "seven_ages.adopt.marker-on-card",
    "seven_ages.adopt.glory",
    "seven_ages.adopt.effect-at-once",
    "seven_ages.adopt.first-no-disorder",
)
def test_an_adopted_government_works_at_once() -> None:
    p = with_source("libya")
    p.city[area("egypt")] = 1
    before = trade_number(p, ORANGE)
    play(p, 0, "adopt:republic")
    assert p.government[ORANGE] == creed("republic")
    assert p.where[creed("republic")] == -1, "no marker on the map"
    assert trade_number(p, ORANGE) == before + 1
    assert [p.glory_of(0), p.glory_of(1)] == [1, 0]
    assert disordered(p) == []


@pytest.mark.rule("seven_ages.adopt.change-disorder", "seven_ages.adopt.change-max-one")
def test_a_change_of_creed_stirs_up_cities_and_leaders() -> None:
    p = with_source("libya", nubia="spear", palestine="spear", phoenicia="spear")
    p.government = replaced(p.government, ORANGE, creed("monarchy"))
    p.city[area("egypt")] = p.city[area("palestine")] = 1
    lead(p, ORANGE, "builder", "palestine")
    lead(p, ORANGE, "artist", "nubia")
    play(p, 0, "adopt:republic")
    assert disordered(p) == ["egypt", "nubia", "palestine"]
    play(p, 0, "quell:palestine")
    assert disordered(p) == ["egypt", "nubia"], "one marker, not one for the city and one for the leader"


@pytest.mark.rule("seven_ages.adopt.source-in-range")
@pytest.mark.parametrize("between", [True, False])
def test_range_is_counted_without_leave_of_others(between: bool) -> None:
    """The way from Egypt to the Celts leads through Palestine or the sea: through neutral land, not through others."""
    p = egyptians(8)
    celts = found(p, 1, "celts", "red", {"phoenicia": "spear"}, progress=8)
    ways = [way for way in FACTS.borders[area("egypt")] if area("phoenicia") in FACTS.borders[way]]
    assert area("phoenicia") not in FACTS.borders[area("egypt")]
    assert area("palestine") in ways
    if between:
        units = {FACTS.areas.ids[way]: "spear" if FACTS.is_land[way] else "galley" for way in ways}
        found(p, 1, "sumerians", "purple", units, progress=8)
    p.religion = replaced(p.religion, celts, creed("buddhism"))
    assert why(p, 0, "adopt:buddhism") == ("adopt.source-in-range" if between else None)


@pytest.mark.rule("seven_ages.adopt.source-in-range")
def test_from_whom_a_spreading_faith_is_adopted_is_chosen() -> None:
    p = with_source("libya")
    nubians = found(p, 0, "nubians", "purple", {"nubia": "spear"}, progress=8)
    for number in (colour("red"), nubians):
        p.religion = replaced(p.religion, number, creed("christianity"))
    play(p, 0, "adopt:christianity")
    assert why(p, 0, "empire:orange") == "adopt.source-in-range"
    play(p, 0, "empire:red")
    assert p.religion[ORANGE] == creed("christianity")
    assert [p.glory_of(0), p.glory_of(1)] == [1, 1]

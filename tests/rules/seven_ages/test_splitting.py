"""Empire Fragments and Civil War: how an empire is divided, what the new one gets, and the attack that follows."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.games.seven_ages.position import LOOSE, replaced
from civitas.games.seven_ages.rules.artefacts import place_artefact
from rules.seven_ages.tools import FACTS, act, area, can, card, colour, force, found, give, lead, play, table, why

ORANGE, RED = colour("orange"), colour("red")
WIDE = ("muscovy", "finland", "livonia", "pripet", "ukraine", "volga")
FRAGMENTS, WAR = "mauryans", "australians"
"""Cards with the events "empire_fragments" and "civil_war"."""


def russians(name: str = FRAGMENTS, units: str = "spear", areas: tuple[str, ...] = WIDE) -> Any:
    """Seat 0 is about to play an event on the Russians of seat 1."""
    p = table()
    p.pair = [FACTS.pairs.index["a"], FACTS.pairs.index["b"]]
    found(p, 1, "russians", "red", dict.fromkeys(areas, units), progress=22)
    give(p, 0, name)
    act(p, "civilise", LOOSE)
    return p


def divide(p: Any, *areas: str, take: str = "yes") -> None:
    name = FRAGMENTS if card(FRAGMENTS) in p.hand[0] else WAR
    play(p, 0, f"event:{name}", "empire:red")
    play(p, 1, *[f"area:{one}" for one in areas], "end")
    play(p, 0, take)


def split(p: Any, *areas: str, take: str = "yes") -> int:
    """Divide, take a part for an orange empire of the card played; its colour."""
    divide(p, *areas, take=take)
    play(p, 0, "colour:orange")
    return ORANGE


def held(p: Any, of_colour: int) -> list[str]:
    return sorted(FACTS.areas.ids[number] for number in p.held_areas(of_colour))


@pytest.mark.rule("seven_ages.split.halves")
def test_the_owner_divides_into_halves() -> None:
    p = russians()
    play(p, 0, f"event:{FRAGMENTS}", "empire:red")
    assert p.waiting() == (1,)
    play(p, 1, "area:muscovy", "area:finland")
    assert why(p, 1, "end") == "split.halves"
    assert why(p, 1, "area:finland") == "split.halves"
    play(p, 1, "area:livonia")
    assert why(p, 1, "area:pripet") == "split.halves"
    play(p, 1, "end")
    assert p.waiting() == (0,)


@pytest.mark.rule("seven_ages.split.halves")
@pytest.mark.parametrize("n", [3, 4])
def test_an_odd_area_goes_to_either_half(n: int) -> None:
    p = russians(areas=(*WIDE, "poland"))
    play(p, 0, f"event:{FRAGMENTS}", "empire:red")
    play(p, 1, *[f"area:{name}" for name in WIDE[:n]], "end")
    assert p.waiting() == (0,)


@pytest.mark.rule("seven_ages.split.new-empire")
@pytest.mark.parametrize("take", ["yes", "no"])
def test_the_player_of_the_event_takes_either_part_on_the_same_space(take: str) -> None:
    p = russians()
    lead(p, RED, "artist", "muscovy")
    lead(p, RED, "builder", "volga")
    new = split(p, *WIDE[:3], take=take)
    parts = [sorted(WIDE[:3]), sorted(WIDE[3:])]
    assert [held(p, new), held(p, RED)] == (parts if take == "yes" else parts[::-1])
    assert [p.player[new], p.progress[new], p.card[new]] == [0, 22, card(FRAGMENTS)]
    assert card(FRAGMENTS) not in p.pile
    assert p.army[new] == p.army[RED] == force("spear spear spear")
    assert p.leader_count(new) == p.leader_count(RED) == 1
    assert p.problems() == []


@pytest.mark.rule("seven_ages.split.new-empire")
@pytest.mark.parametrize("name", ["celts", FRAGMENTS])
def test_the_new_empire_is_that_of_the_event_or_of_a_card_in_hand(name: str) -> None:
    p = russians()
    give(p, 0, "celts")
    divide(p, *WIDE[:3])
    assert why(p, 0, "colour:red") == "split.new-empire"
    play(p, 0, "colour:yellow")
    assert why(p, 0, "card:franks") == "split.new-empire"
    play(p, 0, f"card:{name}")
    assert p.card[colour("yellow")] == card(name)
    assert p.hand[0] == ([] if name == "celts" else [card("celts")])
    assert (card(FRAGMENTS) in p.pile) == (name == "celts")


@pytest.mark.rule("seven_ages.event.target")
def test_empire_fragments_needs_a_free_colour() -> None:
    p = russians()
    assert can(p, 0, f"event:{FRAGMENTS}")
    cards = [name for name in FACTS.cards.ids if name not in ("russians", FRAGMENTS)]
    lands = [FACTS.areas.ids[land] for land in FACTS.lands if p.occupant[land] < 0]
    for name, of_colour, land in zip(cards, FACTS.colours.ids, lands, strict=False):
        if of_colour != "red":
            found(p, 1, name, of_colour, {land: "spear"})
    assert why(p, 0, f"event:{FRAGMENTS}") == "event.target"


@pytest.mark.rule("seven_ages.event.target")
def test_empire_fragments_needs_room_for_one_more_empire() -> None:
    p = russians()
    lands = [FACTS.areas.ids[land] for land in FACTS.lands if p.occupant[land] < 0]
    free = [name for name in FACTS.colours.ids if p.card[colour(name)] < 0]
    cards = ["egyptians", "celts", "franks", "huns", "romans", "goths", "vandals"]
    for number in range(7):
        assert can(p, 0, f"event:{FRAGMENTS}")
        found(p, 0, cards[number], free[number], {lands[number]: "spear"})
    assert why(p, 0, f"event:{FRAGMENTS}") == "event.target", "seven are the most for two players"


@pytest.mark.rule("seven_ages.event.target")
@pytest.mark.parametrize(("name", "n"), [(FRAGMENTS, 6), (WAR, 4)])
def test_the_empire_must_be_large_enough(name: str, n: int) -> None:
    assert can(russians(name, areas=WIDE[:n]), 0, f"event:{name}")
    assert why(russians(name, areas=WIDE[: n - 1]), 0, f"event:{name}") == "event.target"


@pytest.mark.rule("seven_ages.split.money")
@pytest.mark.parametrize(
    ("capital", "leaders", "money"),
    [
        ("muscovy", ["volga"], [0, 21]),
        ("volga", ["muscovy"], [21, 0]),
        ("", ["finland", "muscovy"], [0, 21]),
        ("", ["volga"], [21, 0]),
        ("", ["finland", "volga"], [11, 10]),
        ("", [], [11, 10]),
    ],
)
def test_who_keeps_the_money(capital: str, leaders: list[str], money: list[int]) -> None:
    """The part with the capital, else that with all leaders, else both; an odd coin stays with the old empire."""
    p = russians()
    p.money[RED] = 21
    if capital:
        p.city[area(capital)] = 3
        p.capital = replaced(p.capital, RED, area(capital))
    for where in leaders:
        lead(p, RED, "artist", where)
    new = split(p, *WIDE[:3])
    assert [p.money[RED], p.money[new]] == money
    assert p.capital[new] == (area(capital) if capital in WIDE[:3] else -1)
    assert not capital or p.city[area(capital)] == 3, "cities are not reduced"


@pytest.mark.rule("seven_ages.removal.area-lost")
def test_artefacts_are_lost_with_the_areas() -> None:
    p = russians()
    for name, where in (("university", "muscovy"), ("palace", "volga")):
        place_artefact(p, FACTS.artefacts.index[name], RED, area(where))
    split(p, *WIDE[:3])
    assert p.where[FACTS.artefacts.index["university"]] == -1
    assert p.where[FACTS.artefacts.index["palace"]] == area("volga")


# --- civil war


@pytest.mark.rule("seven_ages.split.attack")
def test_in_a_civil_war_the_new_empire_attacks_where_its_player_wants() -> None:
    p = russians(WAR, "spear archer chariot")
    split(p, *WIDE[:3])
    assert p.question(0).key == "question-attack-from"
    assert why(p, 0, "from:volga") == "split.attack", "not its own"
    play(p, 0, "from:muscovy")
    assert not can(p, 0, "to:volga"), "nobody has been chosen yet"
    play(p, 0, "with:archer", "with:chariot")
    assert why(p, 0, "with:spear") == "split.attack", "one stays behind"
    assert why(p, 0, "to:finland") == "split.attack", "its own"
    play(p, 0, "to:volga")
    assert p.battle.numbers()[:3] == [area("volga"), ORANGE, RED]
    assert p.guests[area("volga")] == force("archer chariot")
    assert p.units[area("muscovy")] == force("spear")
    while p.battle:
        seat = p.waiting()[0]
        p.play(seat, p.legal(seat)[0])
    assert p.question(0).key == "question-civilise"
    assert p.problems() == []
    assert p.invader == -1
    assert p.entered == []


@pytest.mark.rule("seven_ages.split.attack")
def test_if_the_new_empire_cannot_attack_the_old_one_does() -> None:
    p = russians(WAR)
    p.units[area("volga")] = force("spear spear")
    p.refresh()
    split(p, *WIDE[:3])
    assert p.question(1).key == "question-attack-from"
    play(p, 1, "from:volga", "with:spear", "to:muscovy")
    assert p.battle.numbers()[:3] == [area("muscovy"), RED, ORANGE]


@pytest.mark.rule("seven_ages.split.attack")
def test_a_civil_war_without_forces_is_not_fought() -> None:
    p = russians(WAR)
    split(p, *WIDE[:3])
    assert p.question(0).key == "question-civilise"
    assert p.army[RED] == p.army[ORANGE] == force("spear spear spear")


def test_empire_fragments_are_at_peace() -> None:
    p = russians(FRAGMENTS, "spear spear")
    split(p, *WIDE[:3])
    assert p.question(0).key == "question-civilise"

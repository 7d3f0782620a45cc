"""Events for a conflict: any player may play them, before cards and units are turned over."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.events import Event
from rules.seven_ages.tools import FACTS, act, area, can, colour, force, found, give, hide, move, play, table, why

ORANGE, RED = colour("orange"), colour("red")


def committed(player: int, event: str, options: dict[str, object] | None = None, seats: int = 3) -> Any:
    """Egyptians of seat 0 have committed a spear of two against a spear and an archer of seat 1; the cards are 3 and 3.

    Seat 2, if there is one, has its empire in far Japan. A marker that still lies face down keeps the turn from ending.
    """
    wishes: dict[str, Any] = dict(options or {})
    p = table(seats, **wishes)
    hide(p, 0, "civilise")
    found(p, 0, "egyptians", "orange", {"egypt": "spear spear spear"}, progress=8)
    found(p, 1, "israelites", "red", {"palestine": "spear archer archer", "greece": "spear"}, progress=8)
    if seats == 3:
        found(p, 2, "japanese", "pink", {"honshu": "spear"}, progress=8)
    give(p, player, event)
    act(p, "manoeuvre", ORANGE)
    play(p, 0, "from:egypt", "with:spear", "with:spear", "to:palestine", "end")
    for side in (0, 1):
        p.deck.append(p.battle.sides[side].card)
        p.battle.sides[side].card = next(number for number in p.deck if FACTS.value[number] == 3)
        p.deck.remove(p.battle.sides[side].card)
    play(p, 0, "commit:spear", "done")
    play(p, 1, "commit:spear", "commit:archer", "done")
    return p


def told_round(p: Any, seat: int, text: str) -> list[int]:
    """Make a move; the totals of the round that follows."""
    told: list[Event] = []
    p.play(seat, move(text), told)
    (result,) = [event.args for event in told if event.key == "event-round"]
    return [int(str(result["total"])), int(str(result["rival"]))]


@pytest.mark.rule("seven_ages.conflict.events")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_events_are_played_before_anything_is_shown(seat: int) -> None:
    """A spear of this colour is worth 1 in front, an archer 2 behind."""
    p = committed(seat, "celts")
    assert p.waiting() == (seat,)
    assert p.question(seat).key == "question-react"
    other = 1 if seat == 0 else 0
    assert p.view(seat)["conflict"]["sides"][other]["committed"] is None
    assert p.view(seat)["conflict"]["sides"][other]["card"] is None
    assert told_round(p, seat, "pass") == [4, 6]


@pytest.mark.rule("seven_ages.conflict.events")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_conjunction_gives_a_party_the_best_of_three_cards(seat: int) -> None:
    p = committed(seat, "celts", seats=2)
    assert told_round(p, seat, "play:celts")[1 - seat] == [4, 6][1 - seat]
    assert len(p.pile) >= 4, "both conflict cards and two more"


@pytest.mark.rule("seven_ages.conflict.events")
@pytest.mark.parametrize("helped", ["orange", "red"])
def test_a_bystander_chooses_the_side_a_conjunction_helps(helped: str) -> None:
    p = committed(2, "celts")
    play(p, 2, "play:celts")
    assert p.question(2).key == "question-take-side"
    assert why(p, 2, "empire:pink") == "conflict.events"
    drawn = p.drawn
    totals = told_round(p, 2, f"empire:{helped}")
    assert p.drawn > drawn
    unhelped = 1 if helped == "orange" else 0
    assert totals[unhelped] == [4, 6][unhelped]
    assert totals[1 - unhelped] >= [4, 6][1 - unhelped]


@pytest.mark.rule("seven_ages.conflict.events", "seven_ages.conflict.deserter")
@pytest.mark.parametrize(("helped", "deserter", "expected"), [("orange", "archer", [4, 4]), ("red", "spear", [3, 6])])
def test_a_bystander_names_the_deserter_of_the_other_side(helped: str, deserter: str, expected: list[int]) -> None:
    p = committed(2, "aborigines")
    play(p, 2, "play:aborigines", f"empire:{helped}")
    assert p.waiting() == (2,)
    assert p.question(2).key == "question-deserter"
    assert told_round(p, 2, f"with:{deserter}") == expected


@pytest.mark.rule("seven_ages.conflict.events")
@pytest.mark.parametrize(("seat", "allowed"), [(0, False), (1, True), (2, True)])
def test_a_heroic_stand_helps_the_defender(seat: int, allowed: bool) -> None:
    p = committed(seat, "zulus")
    assert can(p, seat, "play:zulus") == allowed
    if allowed:
        assert told_round(p, seat, "play:zulus") == [4, 10]
        assert p.view(1)["conflict"]["round"] == 2
        assert p.battle.sides[1].bonus == 0, "for one round only"


@pytest.mark.rule("seven_ages.conflict.events", "seven_ages.option.take-that")
@pytest.mark.parametrize("seat", [1, 2])
def test_with_take_that_a_bystander_must_be_within_range(seat: int) -> None:
    p = committed(seat, "celts", {"take_that": True})
    assert can(p, seat, "play:celts") == (seat == 1)


@pytest.mark.rule("seven_ages.conflict.events")
def test_a_desertion_can_be_cancelled() -> None:
    p = committed(2, "aborigines")
    give(p, 0, "harappans")
    play(p, 2, "play:aborigines")
    play(p, 0, "play:harappans")
    assert p.army[RED] == force("spear spear archer archer"), "nobody deserted, and the attacker lost"
    assert p.guests[area("palestine")] == force("spear")

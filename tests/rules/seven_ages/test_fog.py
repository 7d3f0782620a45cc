"""Fog of war: what a seat imagines follows from what it sees, and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from civitas.games.seven_ages.facts.armoury import count_of, types_of, units_of
from civitas.games.seven_ages.frames import more_of
from civitas.games.seven_ages.position import replaced
from civitas.kernel.chance import Chance
from conformance.test_seven_ages import TestSevenAges as Suite
from conformance.walks import sample, viewers
from rules.seven_ages.tools import FACTS, act, area, colour, force, found, give, place, play, table

IDS = FACTS.units.ids
ORANGE = colour("orange")


def names(forces: int) -> list[str]:
    return [IDS[unit] for unit in units_of(forces)]


# --- two truths with one look


def two_empires(units: dict[str, str], progress: int) -> Any:
    """Seat 0 looks at the orange empire of seat 1."""
    p = table()
    found(p, 0, "israelites", "red", {"palestine": "spear"}, progress=progress)
    found(p, 1, "egyptians", "orange", units, progress=progress, capital="egypt")
    return p


def garrison(units: str) -> Any:
    return two_empires({"egypt": units}, 17)


def fleet(ship: str) -> Any:
    return two_empires({"egypt": "spear", "eastern_med": ship}, 40)


def on_the_march(units: str) -> Any:
    """A group that has left Egypt by land and may go on."""
    p = two_empires({"egypt": f"spear {units}", "libya": "spear"}, 17)
    act(p, "manoeuvre", ORANGE)
    p.marched = 2
    play(p, 1, "from:egypt", *[f"with:{unit}" for unit in units.split()], "to:libya")
    assert p.group
    return p


def about_to_leave(units: str) -> Any:
    p = two_empires({"egypt": f"spear {units}"}, 17)
    act(p, "manoeuvre", ORANGE)
    play(p, 1, "from:egypt", *[f"with:{unit}" for unit in units.split()])
    return p


def arrived(units: str) -> Any:
    """Units that have moved stand with others that have not."""
    p = on_the_march(units)
    play(p, 1, "stop")
    return p


def attack(units: str, *committed: str) -> Any:
    """Seat 1 attacks seat 0, which holds a card, and has committed some of its units."""
    p = two_empires({"egypt": f"spear {units}"}, 17)
    act(p, "manoeuvre", ORANGE)
    give(p, 0, "celts")
    play(p, 1, "from:egypt", *[f"with:{unit}" for unit in units.split()], "to:palestine", "end")
    play(p, 1, *[f"commit:{unit}" for unit in committed], *(["done"] if committed else []))
    return p


def committed(*units: str) -> Any:
    """Both sides have committed; seat 0 may play its card before the units are shown."""
    p = attack(*units)
    play(p, 0, "commit:spear", "done")
    return p


def purchase(unit: str) -> Any:
    p = two_empires({"egypt": "spear"}, 17)
    p.money[ORANGE] = 60
    act(p, "production", ORANGE)
    play(p, 1, f"buy:{unit}")
    return p


def modernising(units: str) -> Any:
    p = two_empires({"egypt": units}, 40)
    act(p, "civilise", ORANGE)
    play(p, 1, f"flip:{units.split()[0]}")
    return p


PAIRS: list[tuple[Callable[..., Any], tuple[str, ...], tuple[str, ...]]] = [
    (garrison, ("spear spear",), ("elephant knight",)),
    (garrison, ("archer archer archer chariot",), ("catapult catapult sword horse_archer",)),
    (fleet, ("galley",), ("battleship",)),
    (on_the_march, ("spear spear",), ("sword chariot",)),
    (about_to_leave, ("spear spear",), ("sword archer",)),
    (arrived, ("spear spear",), ("sword sword",)),
    (attack, ("spear spear",), ("knight chariot",)),
    (attack, ("spear sword knight", "spear"), ("archer chariot chariot", "archer", "chariot")),
    (committed, ("spear sword knight", "spear"), ("archer chariot chariot", "archer", "chariot")),
    (purchase, ("spear",), ("knight",)),
    (modernising, ("spear archer",), ("chariot sword",)),
]


@pytest.mark.parametrize(("make", "one", "other"), PAIRS)
def test_two_truths_that_look_the_same_are_imagined_the_same(
    make: Callable[..., Any], one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    p, q = make(*one), make(*other)
    assert p.hash() != q.hash()
    assert p.view(0) == q.view(0)
    for seed in range(20):
        imagined = p.imagine(0, Chance(seed))
        assert imagined.hash() == q.imagine(0, Chance(seed)).hash()
        assert imagined.view(0) == p.view(0)
        assert imagined.problems() == []


@pytest.mark.soak
def test_what_is_imagined_follows_from_the_view_alone(length: int) -> None:
    """An imagined position is another one with the same view. So it must be imagined like the true one."""
    for number, p in enumerate(sample(Suite.setups, 60 * length, 31)):
        for viewer in viewers(p):
            twin = p.imagine(viewer, Chance(number + 1))
            assert twin.imagine(viewer, Chance(number)).hash() == p.imagine(viewer, Chance(number)).hash()


# --- what is possible


def imagined_armies(p: Any, count: int) -> list[list[str]]:
    return [names(p.imagine(0, Chance(seed)).army[ORANGE]) for seed in range(count)]


def test_types_are_those_that_the_progress_allows() -> None:
    early = two_empires({"egypt": "spear spear spear"}, 2)
    assert {unit for army in imagined_armies(early, 60) for unit in army} == {"spear", "archer"}
    late = two_empires({"egypt": "spear spear spear"}, 25)
    seen = {unit for army in imagined_armies(late, 200) for unit in army}
    assert {"spear", "rifle", "archer", "cannon", "knight", "catapult"} <= seen
    assert not seen & {"motorised", "armour", "artillery", "galley", "elephant"}


def test_types_are_drawn_like_counters_from_the_pool() -> None:
    """Two of the types are within reach; how often each comes up goes by the number of its counters."""
    p = two_empires({"egypt": "archer"}, 2)
    quality = FACTS.quality[ORANGE] * len(IDS)
    spears, archers = (FACTS.pool_of_quality[quality + IDS.index(unit)] for unit in ("spear", "archer"))
    drawn = Counter(unit for army in imagined_armies(p, 1000) for unit in army)
    assert abs(drawn["spear"] / 1000 - spears / (spears + archers)) < 0.05


def test_no_more_units_of_a_type_than_counters() -> None:
    counters = FACTS.pool_of_quality[FACTS.quality[ORANGE] * len(IDS) + IDS.index("archer")]
    p = two_empires({"egypt": "spear spear spear spear spear", "libya": "archer"}, 2)
    assert all(army.count("archer") <= counters for army in imagined_armies(p, 100))


def test_restrictions_and_elephants_are_kept_to() -> None:
    p = two_empires({"egypt": "spear spear spear"}, 17)
    p.unnamed = replaced(p.unnamed, ORANGE, 1)
    armies = imagined_armies(p, 200)
    assert any("elephant" in army for army in armies)
    assert all(army.count("elephant") <= 1 for army in armies)
    p.extinct = 1
    assert not any("elephant" in army for army in imagined_armies(p, 200))


def test_no_galleys_where_galleys_are_lost() -> None:
    p = two_empires({"egypt": "spear", "north_atlantic": "frigate", "eastern_med": "frigate"}, 25)
    far, near = Counter[str](), Counter[str]()
    for seed in range(100):
        q = p.imagine(0, Chance(seed))
        far.update(names(q.units[place("north_atlantic")]))
        near.update(names(q.units[place("eastern_med")]))
    assert set(far) == {"frigate"}
    assert set(near) == {"galley", "frigate"}


def test_a_conflict_shows_what_was_committed() -> None:
    p = attack("spear knight sword")
    p.battle.sides[0].spent = force("knight")
    rest = Counter[str]()
    for seed in range(60):
        q = p.imagine(0, Chance(seed))
        assert q.battle.sides[0].spent == force("knight")
        here = names(q.guests_in(q.battle.area))
        assert len(here) == 3 and "knight" in here
        here.remove("knight")
        rest.update(here)
    assert len(rest) > 2


def test_a_secret_commitment_is_any_part_of_what_is_there() -> None:
    p = committed("spear sword knight", "spear", "sword")
    sizes: set[int] = set()
    for seed in range(60):
        q = p.imagine(0, Chance(seed))
        sizes.add(count_of(q.battle.sides[0].committed))
        assert not Counter(names(q.battle.sides[0].committed)) - Counter(names(q.guests_in(q.battle.area)))
    assert sizes == {1, 2, 3}


def test_a_purchase_in_hand_is_anything_that_could_be_bought() -> None:
    p = purchase("spear")
    bought = {IDS[more_of(p.imagine(0, Chance(seed)).now) >> 8] for seed in range(200)}
    assert {"spear", "archer", "knight", "catapult"} <= bought
    p.money[ORANGE] = 3
    assert {IDS[more_of(p.imagine(0, Chance(seed)).now) >> 8] for seed in range(60)} == {"spear", "archer"}


def test_a_group_keeps_a_step_to_take() -> None:
    """Of a group in the mountains others know that it can get out."""
    p = about_to_leave("spear spear")
    for seed in range(60):
        q = p.imagine(0, Chance(seed))
        assert q.legal(1)
        assert count_of(q.group.force) == 2
        assert all(unit in names(q.units[area("egypt")]) for unit in names(q.group.force))


def test_what_nobody_could_build_is_imagined_where_nothing_else_fits() -> None:
    """A knight that changed sides is turned over by an empire that could not build it."""
    p = two_empires({"egypt": "knight"}, 4)
    act(p, "civilise", ORANGE)
    play(p, 1, "flip:knight")
    for seed in range(10):
        assert p.imagine(0, Chance(seed)).legal(1)


# --- the other secrets


def test_own_units_are_never_imagined_away() -> None:
    p = garrison("spear")
    assert all(p.imagine(1, Chance(seed)).army[ORANGE] == p.army[ORANGE] for seed in range(20))


def test_a_spectator_sees_no_types() -> None:
    p = two_empires({"egypt": "archer"}, 17)
    seen = {names(p.imagine(None, Chance(seed)).units[area("palestine")])[0] for seed in range(60)}
    assert len(seen) > 3


def test_others_are_thought_to_know_what_all_have_seen() -> None:
    p = table(seats=3)
    p.hand[1], p.deck = sorted(p.deck[:3]), p.deck[3:]
    one, two = p.hand[1][:2]
    p.known = [1 << one | 1 << two, 1 << one, 1 << one, 1 << one]
    q = p.imagine(2, Chance(1))
    assert q.known == [1 << one] * 4
    assert one in q.hand[1]


def test_the_types_modernised_are_for_their_owner_alone() -> None:
    p = modernising("spear archer")
    play(p, 1, "in:egypt")
    assert types_of(p.units[area("egypt")]) == [IDS.index("archer"), IDS.index("rifle")]
    assert p.view(0)["civil"] != p.view(1)["civil"]

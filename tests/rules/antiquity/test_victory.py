"""Fase 10: Verifica Vittoria: the conditions of the saints, and who wins when several do."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from civitas.games.antiquity.bots.goals import nearness
from civitas.games.antiquity.effects.saints import encloses
from civitas.games.antiquity.vocabulary import GOODS
from rules.antiquity.country import zone
from rules.antiquity.tools import (
    Industry,
    Realm,
    arrange,
    build,
    goods,
    legal,
    next_turn,
    play,
    player,
    realm,
    refusal,
    seen,
)

FOUNTAINS = ["fountain@g1", "fountain@g2", "fountain@g3"]
"""As many as keep a city from polluting, so that zones stay as they are."""
CATHEDRAL = "cathedral@a1"
CITIES = ["a31", "c41", "b31", "c8"]
EVERYTHING = [CATHEDRAL, "dump@d1", "hospital@d4", "granary@a5", "explorer@d6", "fountain@g1", "2:harbour@a1"]
EVERYTHING += ["2:brewery@a3", "2:stables@e1", "2:market@e3", "2:cart_shop@e5", "2:storage2x2@a5", "2:university@c5"]
EVERYTHING += ["3:forced_labour@a1", "3:faculty_philosophy@a4", "3:faculty_theology@d4"]
EVERYTHING += ["4:faculty_biology@a1", "4:faculty_alchemy@d1"]
"""With a house: all nineteen kinds of buildings, in four cities."""
RING = ["d13", "d33", "d46"]
"""Inns from which the whole zone of the second city, on d31, is reached."""
OUTER = ["d13", "d34", "d52"]
"""The same, but the city itself is out of their reach."""
PROVISIONS = ["grain", "sheep", "olives", "fish", "wine", "pearls", "dye", "gold"]
MATERIALS = ["wood", "stone"]


def devout(saint: str | None, **parts: Any) -> Realm:
    more = parts.pop("buildings", [])
    return realm(buildings=[CATHEDRAL, *FOUNTAINS, *more], saint=saint, **parts)


def play_turn(*realms: Realm, **parts: Any) -> Any:
    """One turn in which everybody does as little as possible."""
    g = arrange(*realms, **parts)
    next_turn(g)
    return g


def winners(game: Any) -> list[int]:
    """The winners, or nobody as long as the game goes on."""
    found: list[int] = seen(game, "winners")
    assert game.over() == bool(found)
    assert seen(game, "ending") == ("saint" if found else "running")
    return found


# --- who can win


@pytest.mark.rule("antiquity.victory.check-all")
def test_all_are_checked_together() -> None:
    """Both fulfil San Nicola's condition; with equally clean zones they share the victory, in any order."""
    dirty = ["a20", "a21", "a14"]
    for order in ([0, 1], [1, 0]):
        g = play_turn(devout("nicolo", houses=20), devout("nicolo", houses=20), order=order, polluted=dirty)
        assert player(g, 0)["clean"] == player(g, 1)["clean"] == 22
        assert winners(g) == [0, 1]


@pytest.mark.rule("antiquity.victory.needs-cathedral")
def test_nobody_wins_without_a_cathedral() -> None:
    g = play_turn(realm(houses=20, buildings=FOUNTAINS))
    assert player(g)["conditions"] == ["men"] and winners(g) == []
    assert winners(play_turn(devout("nicolo", houses=20))) == [0]


@pytest.mark.rule("antiquity.victory.needs-cathedral")
def test_a_saint_chosen_in_this_turn_wins_in_this_turn() -> None:
    g = arrange(realm(houses=20, goods={"stone": 1}, buildings=FOUNTAINS))
    build(g, CATHEDRAL)
    play(g, "saint:nicolo", seat=0)
    next_turn(g)
    assert winners(g) == [0]


@pytest.mark.rule("antiquity.victory.cathedral-unmanned")
@pytest.mark.parametrize("option", ["passive_graved", "ruleset"])
@pytest.mark.parametrize("setting", ["original", "seed"])
def test_the_cathedral_needs_no_man_but_unless_to_the_letter_no_grave(option: str, setting: str) -> None:
    options: dict[str, object] = {option: setting}
    g = arrange(devout("nicolo", houses=20), options=options)
    assert refusal(g, "man:cathedral+1") == "antiquity.activate.passive-never-manned"
    next_turn(g)
    assert winners(g) == [0]
    g = play_turn(devout("nicolo", houses=20, graves=["b1"]), options=options)
    assert winners(g) == ([0] if setting == "seed" else [])


@pytest.mark.rule("antiquity.victory.one-cathedral-each")
def test_everybody_has_at_most_one_cathedral() -> None:
    g = arrange(devout("nicolo", goods={"stone": 2}), realm(goods={"stone": 2}))
    assert refusal(g, "build:cathedral", seat=0) == "antiquity.victory.one-cathedral-each"
    assert refusal(g, "build:cathedral", seat=1) is None
    build(g, CATHEDRAL, seat=1)
    assert refusal(g, "saint:nicolo", seat=1) is None, "several may choose the same saint"


# --- the saints


@pytest.mark.rule("antiquity.victory.nicola")
def test_san_nicola_asks_for_twenty_men_wherever_they_are() -> None:
    wood = Industry("woodcutter", "wood", "a20", ["a20", "a21", "a28"])
    parts: dict[str, Any] = {"buildings": ["market@d1!"], "industries": [wood]}
    g = play_turn(devout("nicolo", houses=20, **parts))
    assert player(g)["men"] == 20 and 0 < player(g)["free_men"] < 20 and winners(g) == [0]
    assert winners(play_turn(devout("nicolo", houses=19, **parts))) == []


@pytest.mark.rule("antiquity.victory.barbara")
@pytest.mark.rule("antiquity.victory.barbara-city-only")
def test_santa_barbara_asks_for_every_kind_of_city_building() -> None:
    g = play_turn(realm(cities=CITIES, houses=1, buildings=EVERYTHING, saint="barbara"))
    assert winners(g) == [0] and not player(g)["inns"], "no inn, no industry and no grave is needed"
    assert not seen(g, "industries") and not any(place["graves"] for place in player(g)["cities"])
    for plan in EVERYTHING[1:]:
        less = [other for other in EVERYTHING if other != plan]
        g = arrange(realm(cities=CITIES, houses=1, buildings=less, saint="barbara"))
        assert player(g)["conditions"] == [] and len(player(g)["missing_buildings"]) == 1
    without = [plan for plan in EVERYTHING if "brewery" not in plan]
    assert winners(play_turn(realm(cities=CITIES, houses=1, buildings=without, saint="barbara"))) == []
    g = play_turn(realm(cities=CITIES, buildings=EVERYTHING, saint="barbara"))
    assert player(g)["missing_buildings"] == ["house"] and winners(g) == []


@pytest.mark.rule("antiquity.victory.barbara")
@pytest.mark.parametrize("option", ["passive_graved", "ruleset"])
@pytest.mark.parametrize("setting", ["original", "seed"])
@pytest.mark.parametrize("square", ["2:a3", "2:a1", "1:g1"])
def test_a_building_with_a_grave_counts_only_to_the_letter(option: str, setting: str, square: str) -> None:
    """The brewery, which is never manned, the harbour, which is, and the fountain."""
    mine = realm(cities=CITIES, houses=1, buildings=EVERYTHING, saint="barbara", graves=[square])
    g = play_turn(mine, options={option: setting})
    assert winners(g) == ([0] if setting == "seed" else [])


@pytest.mark.rule("antiquity.victory.cristoforo")
@pytest.mark.parametrize("option", ["christofori_goods", "ruleset"])
@pytest.mark.parametrize("setting", ["original", "seed"])
def test_san_cristoforo_asks_for_three_of_each_good(option: str, setting: str) -> None:
    """To the letter of all ten; in the other reading wood and stone are not needed."""
    options: dict[str, object] = {option: setting}
    thirty = dict.fromkeys(PROVISIONS + MATERIALS, 3)
    for stock, wins in (
        (thirty, True),
        (dict.fromkeys(PROVISIONS, 3), setting == "original"),
        ({**thirty, "wood": 2}, setting == "original"),
        ({**thirty, "dye": 2, "gold": 9}, False),
    ):
        g = play_turn(devout("christofori", goods=stock), options=options)
        assert goods(g) == stock and winners(g) == ([0] if wins else [])


@pytest.mark.rule("antiquity.victory.cristoforo")
@pytest.mark.parametrize(("setting", "wanted"), [("original", 24), ("seed", 30)])
def test_bots_measure_the_way_to_san_cristoforo_by_the_goods_he_asks_for(setting: str, wanted: int) -> None:
    for goods_held in (6, 18):
        stock = dict.fromkeys(PROVISIONS[: goods_held // 3], 3)
        g = arrange(devout("christofori", goods=stock), options={"ruleset": setting})
        assert nearness(g, 0, GOODS) == pytest.approx(goods_held / wanted)


@pytest.mark.rule("antiquity.victory.giorgio")
def test_san_giorgio_asks_for_the_whole_zone_of_a_rival() -> None:
    g = play_turn(devout("giorgio", inns=RING))
    assert winners(g) == [0]
    g = play_turn(devout("giorgio", inns=RING), realm(inns=["d7"]))
    assert zone(g, 1) - zone(g, 0) - set(RING) == {"d3"} and winners(g) == [], "one hex is missing"
    g = play_turn(devout("giorgio", inns=RING), realm(houses=1, buildings=["stables@a1!"]))
    assert winners(g) == [], "what the rival's stables reach is missing"
    assert winners(play_turn(devout("giorgio", inns=RING), realm(houses=1, buildings=["stables@a1"]))) == [0]


@pytest.mark.rule("antiquity.victory.giorgio-cities-exempt")
def test_cities_and_inns_of_the_rival_need_not_be_reached() -> None:
    g = play_turn(devout("giorgio", inns=OUTER))
    assert not {"d23", "d31", "d40"} & zone(g, 0) and winners(g) == [0]
    assert set(OUTER) & zone(g, 1) and not set(OUTER) & zone(g, 0), "own inns count as reached"


@pytest.mark.rule("antiquity.victory.giorgio", "antiquity.victory.giorgio-cities-exempt")
def test_pieces_of_a_third_player_must_be_reached() -> None:
    """Only cities and inns of the enclosed rival itself are spared."""
    inns = ["d7", "d21", "d25", "d53"]
    for more, third, missing in (([], [], {"d49"}), ([], ["d49"], {"d49"}), (["d49"], [], set())):
        g = play_turn(devout("giorgio", inns=inns + more), realm(), realm(inns=third), seats=3)
        assert zone(g, 1) - zone(g, 0) - set(inns + more) == missing
        assert winners(g) == ([] if missing else [0])


@pytest.mark.rule("antiquity.victory.giorgio")
def test_a_rival_without_any_zone_is_enclosed() -> None:
    g = arrange(devout("giorgio"))
    assert not encloses(g, 0, 1)
    g.zone[1] = 0
    assert encloses(g, 0, 1)
    assert not encloses(g, 0, 0), "nobody encloses itself"


@pytest.mark.rule("antiquity.victory.maria")
@pytest.mark.rule("antiquity.victory.maria-unannounced")
def test_santa_maria_asks_for_any_two_conditions_without_naming_them() -> None:
    everything = dict.fromkeys(PROVISIONS + MATERIALS, 3)
    for parts, conditions in (
        ({"houses": 20, "inns": RING}, ["men", "enclosure"]),
        ({"houses": 20, "goods": everything}, ["men", "goods"]),
        ({"goods": everything, "inns": RING}, ["goods", "enclosure"]),
        ({"houses": 20}, ["men"]),
        ({"inns": RING}, ["enclosure"]),
        ({"goods": everything}, ["goods"]),
    ):
        g = play_turn(devout("maria", **parts))
        assert player(g)["conditions"] == conditions
        assert winners(g) == ([0] if len(conditions) == 2 else [])
    g = arrange(realm(goods={"stone": 1}))
    build(g, CATHEDRAL)
    play(g, "saint:maria", seat=0)
    assert "done" in legal(g, 0), "nothing more is asked"


# --- several winners


@pytest.mark.rule("antiquity.victory.tie-break")
@pytest.mark.parametrize(("dirty", "best"), [(2, [0]), (3, [0, 1]), (4, [1])])
def test_of_several_the_one_with_the_most_clean_hexes_wins(dirty: int, best: list[int]) -> None:
    """25 hexes against 22, less those that are polluted."""
    places = ["a20", "a21", "a14", "a15"][:dirty]
    g = play_turn(devout("nicolo", houses=20), devout("nicolo", houses=20), polluted=places)
    assert (player(g, 0)["clean"], player(g, 1)["clean"]) == (25 - dirty, 22)
    assert winners(g) == best


@pytest.mark.rule("antiquity.victory.tie-break")
def test_whoever_does_not_fulfil_a_condition_takes_no_part_in_the_tie_break() -> None:
    g = play_turn(devout("nicolo", houses=19), devout("nicolo", houses=20))
    assert player(g, 0)["clean"] > player(g, 1)["clean"] and winners(g) == [1]


@pytest.mark.rule("antiquity.victory.tie-break-active")
@pytest.mark.parametrize(("plan", "best"), [("harbour@c4", [0]), ("harbour@c4!", [1]), ("stables@c4", [0])])
def test_harbour_and_stables_count_for_the_tie_break_if_they_work(plan: str, best: list[int]) -> None:
    g = play_turn(devout("nicolo", houses=20), devout("nicolo", houses=20, buildings=[plan]))
    assert winners(g) == best
    assert player(g, 1)["clean"] == (38 if best == [1] else 22)


@pytest.mark.rule("antiquity.victory.tie-break-active")
def test_active_stables_count_and_the_result_is_saved() -> None:
    g = play_turn(devout("nicolo", houses=20), devout("nicolo", houses=20, buildings=["stables@c4!"]))
    assert player(g, 1)["clean"] > 25 and winners(g) == [1]
    again: Any = civitas.load(g.dump())
    assert again.over() and winners(again) == [1]


@pytest.mark.rule("antiquity.victory.tie-break")
def test_all_clean_hexes_of_the_zone_count_even_with_something_on_them() -> None:
    """Wood, and what rivals build; but the own cities and inns are no part of the zone."""
    wood = Industry("woodcutter", "wood", "a20", ["a20", "a21"])
    g = arrange(realm(houses=1, industries=[wood]), realm(inns=["a14"]))
    assert {"a20", "a21", "a14"} <= zone(g) and player(g)["clean"] == 25
    g = arrange(realm(inns=["a14"]))
    assert not {"a14", "a31"} & zone(g) and player(g)["clean"] == len(zone(g))

"""Preparazione: map, markers, pieces, first order and first cities."""

from __future__ import annotations

import pytest

import civitas
from rules.antiquity.tools import (
    CENTRES,
    FACTS,
    TITLE,
    arrange,
    asked,
    begin,
    build,
    distance,
    finish,
    goods,
    legal,
    names,
    of_terrain,
    play,
    player,
    realm,
    refusal,
    seen,
)

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats: int = 2, seed: int = 0) -> civitas.Position:
    return civitas.new("antiquity", seats=seats, seed=seed)


@pytest.mark.rule("antiquity.setup.two-tiles-per-player")
@COUNTS
def test_two_tiles_per_player_are_drawn_at_random(seats: int) -> None:
    drawn = [seen(new(seats, seed), "tiles") for seed in range(20)]
    assert {len(tiles) for tiles in drawn} == {2 * seats}
    assert {face for tiles in drawn for face, _ in tiles} == set(FACTS.faces.ids)
    assert {rotation for tiles in drawn for _, rotation in tiles} == set(range(6))
    assert len({str(tiles) for tiles in drawn}) == 20


@pytest.mark.rule("antiquity.setup.player-counts")
def test_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(civitas.BadInput):
            new(seats)
    assert [new(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("antiquity.setup.layout-figure")
@pytest.mark.parametrize(("seats", "rows"), [(2, [1, 2, 1]), (3, [1, 2, 3]), (4, [3, 2, 3])])
def test_the_tiles_lie_as_in_the_figure(seats: int, rows: list[int]) -> None:
    """Rows of one, two and three tiles that touch along their sides without a gap."""
    layout = TITLE.sheet("title", "antiquity")["layouts"][str(seats)]
    heights = sorted(2 * r + q for q, r in layout["centres"])
    found: list[list[int]] = []
    for height in heights:
        if not found or height - found[-1][-1] > 2:
            found.append([])
        found[-1].append(height)
    assert [len(row) for row in found] == rows
    g = begin(seats=seats)
    centres = [f"{tile}31" for tile in "abcdefgh"[: 2 * seats]]
    near = [sorted(distance(g, one, other) for other in centres if other != one)[:2] for one in centres]
    assert near == [[9, 9]] * len(centres), "every tile touches at least two others: nine steps from middle to middle"


@pytest.mark.rule("antiquity.setup.start-tiles-lettered")
@pytest.mark.parametrize("ruleset", ["original", "seed"])
@COUNTS
def test_each_player_has_a_start_tile(seats: int, ruleset: str) -> None:
    """Original: any that is still free. To the letter: that of the player's own letter."""
    g = begin(seats=seats, options={"ruleset": ruleset})
    start: list[str] = TITLE.sheet("title", "antiquity")["layouts"][str(seats)]["start"]
    assert len(start) == seats
    free = list(start)
    while g.phase == 0:
        seat = g.turn()
        offered = {move.removeprefix("settle:")[0] for move in legal(g)}
        assert offered == (set(free) if ruleset == "original" else {start[seat]})
        play(g, f"settle:{start[seat]}31")
        free.remove(start[seat])
    assert free == []


@pytest.mark.rule("antiquity.setup.start-tiles-lettered")
def test_a_tile_without_a_letter_is_no_start_tile() -> None:
    g = begin()
    assert refusal(g, "settle:b31") == "antiquity.setup.start-tiles-lettered"
    assert refusal(g, "settle:a31") is None
    play(g, "settle:a31")
    assert refusal(g, "settle:a20") == "antiquity.setup.start-tiles-lettered", "taken by the other player"
    assert refusal(g, "settle:d20") is None


@pytest.mark.rule("antiquity.setup.own-start-tile-only")
@pytest.mark.parametrize("options", [{"ruleset": "seed"}, {"start_tile": "seed"}])
def test_to_the_letter_a_city_is_placed_on_the_own_start_tile(options: dict[str, object]) -> None:
    g = begin(options=options)
    assert g.turn() == 1
    assert refusal(g, "settle:a31") == "antiquity.setup.own-start-tile-only"
    assert refusal(g, "settle:b31") == "antiquity.setup.own-start-tile-only"
    assert refusal(g, "settle:d31") is None


@pytest.mark.rule("antiquity.setup.own-start-tile-only")
@pytest.mark.parametrize("options", [{}, {"ruleset": "seed", "start_tile": "original"}])
def test_as_published_any_free_start_tile_will_do(options: dict[str, object]) -> None:
    g = begin(options=options)
    play(g, "settle:a31")
    play(g, "settle:d31")
    assert g.phase == 2
    assert [player(g, seat)["cities"][0]["centre"] for seat in (0, 1)] == ["d31", "a31"]


@pytest.mark.rule("antiquity.setup.markers-per-player")
@COUNTS
def test_one_marker_of_each_kind_per_player(seats: int) -> None:
    g = begin(seats=seats)
    kinds = sorted(FACTS.goods.ids[good] for good in g.dump()["state"]["marker_heap"])
    assert kinds == sorted(["sheep", "olives", "grain", "wine"] * seats)
    assert len(seen(g, "markers")) == 4 * seats


@pytest.mark.rule("antiquity.setup.markers-rest-out")
@COUNTS
def test_the_other_markers_stay_out(seats: int) -> None:
    """Every marker in the game lies on the map; of sixteen, 8, 4 and none are left over."""
    g = begin(seats=seats)
    used = len(g.dump()["state"]["marker_heap"])
    assert used == len(seen(g, "markers"))
    assert 16 - used == {2: 8, 3: 4, 4: 0}[seats]


@pytest.mark.rule("antiquity.setup.markers-shuffled-face-down")
def test_markers_lie_face_down_on_the_exploration_hexes() -> None:
    g = begin()
    printed = set(names(g.land.explorations))
    assert set(seen(g, "markers")) == printed
    assert len(printed) == 8
    for seat in (0, 1, None):
        assert "marker_heap" not in g.view(seat)
        assert all(isinstance(marker, str) for marker in g.view(seat)["markers"])


@pytest.mark.rule("antiquity.setup.markers-shuffled-face-down")
def test_which_marker_lies_where_is_a_matter_of_chance() -> None:
    """A player whose zone holds a marker turns it up, in games that differ in nothing but their seed."""
    found = set()
    for seed in range(12):
        g = civitas.new("antiquity", seats=2, seed=seed)
        while g.turn() >= 0 and asked(g) == "settle":
            near = [move for move in legal(g) if _reaches_marker(g, move.removeprefix("settle:"))]
            play(g, near[0])
        seat = next(seat for seat in (0, 1) if set(player(g, seat)["zone"]) & set(seen(g, "markers")))
        build(g, "house1@g7", "explorer@a1", seat=seat)
        play(g, "man:explorer+1", seat=seat)
        finish(g)
        while asked(g) != "explore":
            play(g, legal(g)[0])
        log = play(g, next(move for move in legal(g) if move.startswith("explore")))
        found |= {event.args["good"] for event in log if event.key == "event-explored"}
    assert found > {"wine"} and found <= {"sheep", "olives", "grain", "wine"}


def _reaches_marker(game: civitas.Position, centre: str) -> bool:
    return any(distance(game, centre, marker) == 2 for marker in seen(game, "markers"))


@pytest.mark.rule("antiquity.setup.colour-and-pieces")
@COUNTS
def test_each_player_has_men_cities_and_inns_of_its_own(seats: int) -> None:
    g = arrange(seats=seats)
    build(g, "house1@a1", seat=0)
    finish(g)
    assert [player(g, seat)["men"] for seat in range(seats)] == [1] + [0] * (seats - 1)
    assert [player(g, seat)["cities"][0]["centre"] for seat in range(seats)] == CENTRES[seats]
    assert [player(g, seat)["inns"] for seat in range(seats)] == [[]] * seats


@pytest.mark.rule("antiquity.setup.aid-and-buildings")
def test_a_common_supply_keeps_the_limits_of_separate_sets() -> None:
    g = begin()
    assert seen(g, "piles") == {"cart_shop": 16, "storage": 16, "fountain": 16, "fishery": 12}
    g = arrange(*[realm(goods={"wood": 5})] * 2)
    for seat in (0, 1):
        build(g, "granary@a1", seat=seat)
        assert refusal(g, "build:granary", seat=seat) == "antiquity.place.once-except"
        build(g, "cart_shop@d1", "cart_shop@f1", seat=seat)
        assert refusal(g, "build:cart_shop", seat=seat) is None


@pytest.mark.rule("antiquity.setup.six-wood")
@COUNTS
def test_everybody_starts_with_six_wood(seats: int) -> None:
    g = begin(seats=seats)
    assert [goods(g, seat) for seat in range(seats)] == [{"wood": 6}] * seats


@pytest.mark.rule("antiquity.setup.twenty-houses")
def test_twenty_houses_of_each_player_are_not_shared() -> None:
    g = arrange()
    assert [player(g, seat)["houses"] for seat in (0, 1)] == [[], []]
    build(g, "house1@a1")
    play(g, "build:house")
    assert refusal(g, "house:1") == "antiquity.setup.twenty-houses"
    assert [TITLE.moves.arg_ids(TITLE.moves.parse(move))["house"] for move in legal(g)] == ["2", "3", "4"]
    play(g, "build:house", seat=1)
    assert refusal(g, "house:1", seat=1) is None
    assert FACTS.houses.ids == [str(number) for number in range(1, 21)]


@pytest.mark.rule("antiquity.setup.men-on-houses")
def test_men_stand_on_their_houses_until_these_are_built() -> None:
    g = begin()
    while g.phase == 0:
        play(g, legal(g)[0])
    assert (player(g)["men"], player(g)["free_men"]) == (0, 0)
    build(g, "market@a1")
    assert refusal(g, "man:market+1") == "antiquity.house.gives-man"
    build(g, "house1@g7")
    assert refusal(g, "man:market+1") is None


@pytest.mark.rule("antiquity.setup.first-order-random")
def test_the_first_order_is_drawn_at_random() -> None:
    orders = {tuple(seen(new(3, seed), "order")) for seed in range(60)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@pytest.mark.rule("antiquity.setup.famine-zero")
@COUNTS
def test_the_famine_level_starts_at_nothing(seats: int) -> None:
    assert seen(new(seats), "famine") == 0


@pytest.mark.rule("antiquity.setup.placement-reverse-order")
def test_the_last_in_turn_order_places_its_city_first() -> None:
    g = begin(seats=3, deal={"order": [1, 2, 0]})
    placed = []
    while g.phase == 0:
        assert g.waiting() == (g.turn(),)
        placed.append(g.turn())
        play(g, legal(g)[0])
    assert placed == [0, 2, 1]
    assert seen(g, "order") == [1, 2, 0]


@pytest.mark.rule("antiquity.setup.city-wholly-inside-tile")
def test_no_part_of_the_first_city_crosses_the_border_of_its_tile() -> None:
    g = begin(options={"start_tile": "seed"})
    offered = {move.removeprefix("settle:") for move in legal(g)}
    assert offered == {place for place in FACTS.hexes.ids[183:244] if distance(g, place, "d31") <= 3}
    assert len(offered) == 37
    assert refusal(g, "settle:d1") == "antiquity.setup.city-wholly-inside-tile"
    assert {refusal(g, f"settle:d{number}") for number in range(1, 62)} == {
        None,
        "antiquity.setup.city-wholly-inside-tile",
    }


@pytest.mark.rule("antiquity.setup.any-terrain")
def test_the_first_city_may_stand_on_water_and_cuts_the_river() -> None:
    g = begin(deal={"order": [1, 0]})
    covered = {place for place in of_terrain(g, "water") if distance(g, place, "a31") <= 1}
    assert covered == {"a32", "a40"}
    play(g, "settle:a31")
    assert player(g)["cities"][0]["centre"] == "a31"
    assert of_terrain(g, "water") - set(names(g.water)) == covered, "no longer water: the river ends at the city"


@pytest.mark.rule("antiquity.setup.covers-marker")
def test_a_marker_under_the_first_city_is_lost_to_all() -> None:
    g = begin(deal={"order": [1, 0]})
    marker = next(place for place in seen(g, "markers") if refusal(g, f"settle:{place}") is None)
    before, others = goods(g), [place for place in seen(g, "markers") if distance(g, place, marker) > 1]
    play(g, f"settle:{marker}")
    assert seen(g, "markers") == others
    assert goods(g) == before
    assert seen(g, "famine") == 0

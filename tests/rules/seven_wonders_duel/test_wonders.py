"""Meraviglie: points, extra turns, coins, shields and the choices that some Wonders give."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.seven_wonders_duel.tools import (
    CARDS,
    City,
    arrange,
    city,
    discard_cards,
    figures,
    game,
    legal,
    payment,
    play,
    player,
    price,
    refusal,
)

POINTS = {
    "appian_way": 3,
    "circus_maximus": 3,
    "colossus": 3,
    "great_library": 4,
    "great_lighthouse": 4,
    "hanging_gardens": 3,
    "mausoleum": 2,
    "piraeus": 2,
    "pyramids": 9,
    "sphinx": 6,
    "statue_of_zeus": 3,
    "temple_of_artemis": 0,
}
EXTRA_TURN = ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"]
BOARD = ["agriculture", "architecture", "economy", "law", "masonry"]
BOX = ["mathematics", "philosophy", "strategy", "theology", "urbanism"]


def build(wonder: str, mine: City, theirs: City | None = None, **more: Any) -> Any:
    """A position in which seat 0 has just built its Wonder, in Age II."""
    g = arrange(["brewery", "walls", "school"], mine=mine, theirs=theirs or city(), **more)
    play(g, f"wonder:{wonder}+brewery")
    return g


@pytest.mark.rule("swd.wonders.points")
@pytest.mark.parametrize(("wonder", "points"), POINTS.items())
def test_points_of_each_wonder(wonder: str, points: int) -> None:
    g = arrange(["pretorium"], mine=city(coins=30, unbuilt=[wonder]))
    play(g, f"wonder:{wonder}+pretorium")
    if wonder == "great_library":
        play(g, legal(g)[0])
    standing: Any = g.standing()
    assert standing["over"]
    assert [score["categories"]["wonders"] for score in standing["scores"]] == [points, 0]


@pytest.mark.rule("swd.wonders.points")
def test_pyramids_do_nothing_else() -> None:
    g = build("pyramids", city(coins=8, unbuilt=["pyramids"]), discarded=["altar"])
    assert g.waiting() == (1,)
    assert g.view(0)["coins"] == [0, 7]
    assert g.view(0)["pawn"] == 0
    assert set(player(g, 0)["production"].values()) == {0}
    assert player(g, 0)["choices"] == {"raw": 0, "manufactured": 0}


@pytest.mark.rule("swd.wonders.extra-turn")
@pytest.mark.parametrize("wonder", POINTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_five_wonders_give_an_extra_turn(wonder: str, seat: int) -> None:
    g = arrange(["brewery", "walls", "library"], seat=seat, mine=city(coins=30, unbuilt=[wonder]))
    play(g, f"wonder:{wonder}+brewery")
    if wonder == "great_library":
        play(g, legal(g)[0])
    assert g.waiting() == ((seat,) if wonder in EXTRA_TURN else (1 - seat,))
    assert g.question(g.waiting()[0]).key == "question-play-card"


@pytest.mark.rule("swd.wonders.extra-turn")
def test_one_extra_turn_may_bring_the_next() -> None:
    mine = city(coins=40, unbuilt=["sphinx", "piraeus"])
    g = build("sphinx", mine)
    play(g, "wonder:piraeus+walls")
    assert g.waiting() == (0,)


@pytest.mark.rule("swd.wonders.extra-turn")
def test_there_is_no_extra_turn_after_the_last_card_of_the_game() -> None:
    g = arrange(["pretorium"], mine=city(coins=30, unbuilt=["sphinx"]))
    play(g, "wonder:sphinx+pretorium")
    assert g.over()


@pytest.mark.rule("swd.wonders.coins")
@pytest.mark.parametrize(
    ("wonder", "coins", "after"),
    [("appian_way", 11, 4), ("hanging_gardens", 9, 7), ("temple_of_artemis", 9, 13)],
)
def test_three_wonders_give_coins(wonder: str, coins: int, after: int) -> None:
    """One coin is left after payment: 10, 8 and 8 are paid for 5, 4 and 4 resources."""
    g = build(wonder, city(coins=coins, unbuilt=[wonder]), city(coins=0))
    assert g.view(0)["coins"] == [after, 0]


@pytest.mark.rule("swd.wonders.coins")
def test_the_coins_of_a_wonder_do_not_help_to_pay_for_it() -> None:
    g = arrange(["brewery", "walls"], mine=city(coins=7, unbuilt=["temple_of_artemis"]))
    assert refusal(g, "wonder:temple_of_artemis+brewery") == "swd.coin-cost.cannot-afford"


@pytest.mark.rule("swd.wonders.shields")
@pytest.mark.parametrize(("wonder", "shields"), [("circus_maximus", 1), ("colossus", 2), ("statue_of_zeus", 1)])
@pytest.mark.parametrize("seat", [0, 1])
def test_three_wonders_give_shields(wonder: str, shields: int, seat: int) -> None:
    g = arrange(["brewery", "walls"], seat=seat, mine=city(coins=30, unbuilt=[wonder]))
    play(g, f"wonder:{wonder}+brewery")
    assert g.view(0)["pawn"] == (shields if seat == 0 else -shields)


@pytest.mark.rule("swd.wonders.shields")
@pytest.mark.parametrize("wonder", sorted(set(POINTS) - {"circus_maximus", "colossus", "statue_of_zeus"}))
def test_other_wonders_give_none(wonder: str) -> None:
    assert build(wonder, city(coins=30, unbuilt=[wonder])).view(0)["pawn"] == 0


# Via Appia


@pytest.mark.rule("swd.wonders.appian-way-loss", "swd.wonders.appian-way-loss-short")
@pytest.mark.parametrize(("before", "after"), [(8, 5), (3, 0), (2, 0), (0, 0)])
def test_appian_way_takes_three_coins_from_the_opponent(before: int, after: int) -> None:
    g = build("appian_way", city(coins=10, unbuilt=["appian_way"]), city(coins=before))
    assert g.view(0)["coins"] == [3, after]


# Circo Massimo, Statua di Zeus


@pytest.mark.rule("swd.wonders.circus-maximus-destroy")
def test_circus_maximus_puts_a_grey_building_of_the_opponent_on_the_discard_pile() -> None:
    mine = city("drying_room", coins=30, unbuilt=["circus_maximus"])
    theirs = city("glassworks", "press", "lumber_yard", "altar")
    g = build("circus_maximus", mine, theirs, discarded=["tavern"])
    assert g.waiting() == (0,)
    assert g.question(0).rule == "swd.wonders.circus-maximus-destroy"
    assert legal(g) == ["destroy:glassworks", "destroy:press"]
    assert player(g, 1)["production"]["glass"] == 1
    play(g, "destroy:glassworks")
    assert g.view(0)["cities"][1] == ["lumber_yard", "press", "altar"]
    assert g.view(0)["discarded"] == ["glassworks", "tavern"]
    assert player(g, 1)["production"] == {"wood": 1, "clay": 0, "stone": 0, "glass": 0, "papyrus": 1}
    assert player(g, 0)["trade"]["glass"] == 2
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.wonders.circus-maximus-destroy")
@pytest.mark.parametrize("card", ["drying_room", "lumber_yard", "altar", "tavern"])
def test_circus_maximus_destroys_nothing_else(card: str) -> None:
    """Neither one's own grey building, nor another colour, nor what is discarded already."""
    mine = city("drying_room", coins=30, unbuilt=["circus_maximus"])
    g = build("circus_maximus", mine, city("glassworks", "lumber_yard", "altar"), discarded=["tavern"])
    assert refusal(g, f"destroy:{card}") == "swd.wonders.circus-maximus-destroy"
    assert figures(g, f"destroy:{card}") == {"card": card}


@pytest.mark.rule("swd.wonders.statue-of-zeus-destroy")
def test_statue_of_zeus_puts_a_brown_building_of_the_opponent_on_the_discard_pile() -> None:
    mine = city("quarry", coins=30, unbuilt=["statue_of_zeus"])
    g = build("statue_of_zeus", mine, city("brickyard", "clay_pool", "press"))
    assert g.question(0).rule == "swd.wonders.statue-of-zeus-destroy"
    assert legal(g) == ["destroy:clay_pool", "destroy:brickyard"]
    assert player(g, 0)["trade"]["clay"] == 5
    play(g, "destroy:brickyard")
    assert player(g, 0)["trade"]["clay"] == 3
    assert player(g, 1)["production"]["clay"] == 1
    assert g.view(0)["discarded"] == ["brickyard"]
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.wonders.statue-of-zeus-destroy")
def test_statue_of_zeus_destroys_no_grey_and_no_own_building() -> None:
    mine = city("quarry", coins=30, unbuilt=["statue_of_zeus"])
    g = build("statue_of_zeus", mine, city("brickyard", "press"))
    for card in ("press", "quarry"):
        assert refusal(g, f"destroy:{card}") == "swd.wonders.statue-of-zeus-destroy"


@pytest.mark.rule("swd.wonders.circus-maximus-destroy", "swd.wonders.statue-of-zeus-destroy")
@pytest.mark.parametrize(("wonder", "target"), [("circus_maximus", "press"), ("statue_of_zeus", "quarry")])
def test_the_shield_is_resolved_before_the_choice_and_looting_does_not_lose_it(wonder: str, target: str) -> None:
    g = build(wonder, city(coins=30, unbuilt=[wonder]), city(target, coins=9), pawn=2)
    assert g.view(0)["coins"][1] == 7
    assert legal(g) == [f"destroy:{target}"]


@pytest.mark.rule("swd.wonders.circus-maximus-destroy", "swd.wonders.statue-of-zeus-destroy")
@pytest.mark.parametrize(("wonder", "target"), [("circus_maximus", "press"), ("statue_of_zeus", "quarry")])
def test_a_military_victory_leaves_no_choice(wonder: str, target: str) -> None:
    g = build(wonder, city(coins=30, unbuilt=[wonder]), city(target), pawn=8)
    assert (g.over(), g.standing()["ending"]) == (True, "military")
    assert g.view(0)["cities"][1] == [target]


@pytest.mark.rule("swd.wonders.nothing-to-destroy")
@pytest.mark.parametrize(("wonder", "other"), [("circus_maximus", "quarry"), ("statue_of_zeus", "press")])
def test_without_a_target_nothing_is_discarded_and_the_rest_counts(wonder: str, other: str) -> None:
    g = build(wonder, city("lumber_yard", "glassworks", coins=30, unbuilt=[wonder]), city(other))
    assert g.waiting() == (1,)
    assert g.view(0)["pawn"] == 1
    assert g.view(0)["cities"] == [["lumber_yard", "glassworks"], [other]]
    assert g.view(0)["discarded"] == []
    assert player(g, 0)["points"]["wonders"] == 3


@pytest.mark.rule("swd.wonders.circus-maximus-destroy")
def test_the_choice_comes_before_hidden_cards_are_turned_up() -> None:
    mine = city(coins=30, unbuilt=["circus_maximus"])
    g = arrange({15: None, 18: "brewery", 19: "walls"}, mine=mine, theirs=city("press"))
    play(g, "wonder:circus_maximus+brewery")
    assert [slot["card"] for slot in g.view(0)["structure"]] == [None, "walls"]
    play(g, "destroy:press")
    assert None not in [slot["card"] for slot in g.view(0)["structure"]]


# Grande Biblioteca


def library(seat: int = 0) -> Any:
    mine = city(coins=30, unbuilt=["great_library"])
    deal = {"box_tokens": ["theology", "mathematics", "urbanism", "philosophy", "strategy"], "tokens": BOARD}
    g = arrange(["brewery", "walls", "library"], seat=seat, mine=mine, board=BOARD, deal=deal)
    play(g, "wonder:great_library+brewery")
    return g


@pytest.mark.rule("swd.wonders.great-library-draw")
def test_great_library_draws_three_of_the_tokens_set_aside() -> None:
    g = library()
    assert g.waiting() == (0,)
    assert g.question(0).rule == "swd.wonders.great-library-choose"
    assert legal(g) == ["token:mathematics", "token:theology", "token:urbanism"]


@pytest.mark.rule("swd.wonders.great-library-draw")
def test_the_draw_is_random() -> None:
    """Over fifty seeds every token of the box turns up, always three different ones and never one of the board."""
    seen = set()
    for seed in range(50):
        g = arrange(["brewery", "walls"], mine=city(coins=30, unbuilt=["great_library"]), board=BOARD)
        g = g.imagine(0, civitas.Chance(seed))
        play(g, "wonder:great_library+brewery")
        offered = legal(g)
        assert len(offered) == 3
        seen |= set(offered)
    assert seen == {f"token:{token}" for token in BOX}


@pytest.mark.rule("swd.wonders.great-library-draw")
def test_only_the_builder_sees_the_draw() -> None:
    g = library(seat=1)
    assert g.view(1)["library"] == ["mathematics", "theology", "urbanism"]
    for viewer in (0, None):
        assert g.view(viewer)["library"] is None
        assert g.view(viewer)["box"] == BOX


@pytest.mark.rule("swd.wonders.great-library-draw")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_drawer_is_told_what_the_great_library_drew(seat: int) -> None:
    g = arrange(["brewery", "walls"], seat=seat, mine=city(coins=30, unbuilt=["great_library"]), board=BOARD)
    log = play(g, "wonder:great_library+brewery")
    for viewer in (0, 1, None):
        (told,) = (event for event in log if "library" in event.key and event.seen_by(viewer))
        assert told.args.get("tokens") == (g.view(seat)["library"] if viewer == seat else None)


@pytest.mark.rule("swd.wonders.great-library-choose")
@pytest.mark.parametrize("token", ["philosophy", "law"])
def test_only_one_of_the_three_can_be_chosen(token: str) -> None:
    g = library()
    assert refusal(g, f"token:{token}") == "swd.wonders.great-library-choose"
    assert figures(g, f"token:{token}") == {"token": token}


@pytest.mark.rule("swd.wonders.great-library-choose", "swd.wonders.great-library-not-board")
def test_the_chosen_token_works_at_once_and_the_others_go_back_to_the_box() -> None:
    """Great Library costs 5 resources, 10 coins."""
    g = library()
    assert g.view(0)["coins"] == [20, 7]
    play(g, "token:urbanism")
    assert g.view(0)["coins"] == [26, 7]
    assert g.view(0)["tokens"] == [["urbanism"], []]
    assert g.view(0)["box"] == ["mathematics", "philosophy", "strategy", "theology"]
    assert g.view(0)["board"] == BOARD
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.wonders.great-library-choose")
def test_agriculture_from_the_box_gives_its_coins_and_counts_as_a_token() -> None:
    mine = city(coins=10, unbuilt=["great_library"], tokens=["mathematics"])
    deal = {"box_tokens": ["agriculture", "theology", "urbanism", "strategy", "law"]}
    g = arrange(["pretorium"], mine=mine, board=["economy"], deal=deal)
    play(g, "wonder:great_library+pretorium")
    play(g, "token:agriculture")
    standing: Any = g.standing()
    assert standing["scores"][0]["categories"]["progress"] == 4 + 3 * 2
    assert g.view(0)["coins"][0] == 6


@pytest.mark.rule("swd.wonders.great-library-not-board")
def test_great_library_draws_nothing_from_the_board_even_if_the_box_is_small() -> None:
    mine = city(coins=30, unbuilt=["great_library"], tokens=["mathematics", "philosophy"])
    theirs = city(tokens=["strategy"])
    g = arrange(["brewery", "walls"], mine=mine, theirs=theirs, board=BOARD)
    play(g, "wonder:great_library+brewery")
    assert legal(g) == ["token:theology", "token:urbanism"]
    assert g.view(0)["board"] == BOARD


# Grande Faro, Pireo


@pytest.mark.rule("swd.wonders.great-lighthouse-production")
@pytest.mark.parametrize(
    ("card", "covered", "cost"),
    [("baths", {"stone": 1}, 0), ("garrison", {"clay": 1}, 0), ("stable", {"wood": 1}, 0), ("workshop", {}, 2)],
)
def test_great_lighthouse_covers_one_raw_material_for_each_construction(
    card: str, covered: dict[str, int], cost: int
) -> None:
    g = arrange([card, "tavern"], mine=city(built=["great_lighthouse"]))
    assert payment(g, f"build:{card}")["chosen"] == covered
    assert price(g, card) == cost


@pytest.mark.rule("swd.wonders.great-lighthouse-production")
def test_great_lighthouse_and_caravansery_cover_two() -> None:
    g = arrange(["aqueduct", "brewery"], mine=city("caravansery", built=["great_lighthouse"]))
    assert price(g, "aqueduct") == 2


@pytest.mark.rule("swd.wonders.great-lighthouse-production", "swd.wonders.piraeus-production")
@pytest.mark.parametrize("wonder", ["great_lighthouse", "piraeus"])
def test_production_of_a_wonder_starts_when_it_is_built_and_raises_no_price(wonder: str) -> None:
    g = build(wonder, city(coins=30, unbuilt=[wonder]))
    raw = {"raw": 1, "manufactured": 0}
    made = {"raw": 0, "manufactured": 1}
    assert player(g, 0)["choices"] == (raw if wonder == "great_lighthouse" else made)
    assert set(player(g, 1)["trade"].values()) == {2}


@pytest.mark.rule("swd.wonders.piraeus-production")
@pytest.mark.parametrize(
    ("card", "covered", "cost"),
    [("apothecary", {"glass": 1}, 0), ("workshop", {"papyrus": 1}, 0), ("baths", {}, 2)],
)
def test_piraeus_covers_one_manufactured_good_for_each_construction(
    card: str, covered: dict[str, int], cost: int
) -> None:
    g = arrange([card, "tavern"], mine=city(built=["piraeus"]))
    assert payment(g, f"build:{card}")["chosen"] == covered
    assert price(g, card) == cost


@pytest.mark.rule("swd.wonders.piraeus-production")
def test_piraeus_and_forum_cover_two() -> None:
    g = arrange(["school", "brewery"], mine=city("forum", built=["piraeus"]))
    assert price(g, "school") == 2


# Mausoleo


def mausoleum(mine: City, *discarded: str, **more: Any) -> Any:
    return build("mausoleum", mine, discarded=discarded, **more)


@pytest.mark.rule("swd.wonders.mausoleum-build")
def test_mausoleum_builds_one_card_of_the_discard_pile_free_of_charge() -> None:
    """Mausoleum costs 10 coins; Horse Breeders would cost 4."""
    g = mausoleum(city(coins=10, unbuilt=["mausoleum"]), "tavern", "altar", "guard_tower", "horse_breeders")
    assert g.waiting() == (0,)
    assert g.question(0).rule == "swd.wonders.mausoleum-build"
    assert legal(g) == ["revive:guard_tower", "revive:altar", "revive:tavern", "revive:horse_breeders"]
    play(g, "revive:horse_breeders")
    assert g.view(0)["cities"][0] == ["horse_breeders"]
    assert g.view(0)["coins"] == [0, 7]
    assert g.view(0)["pawn"] == 1
    assert g.view(0)["discarded"] == ["guard_tower", "altar", "tavern"]
    assert g.waiting() == (1,)


@pytest.mark.rule("swd.wonders.mausoleum-build")
def test_a_card_outside_the_pile_cannot_be_brought_back() -> None:
    g = mausoleum(city(coins=10, unbuilt=["mausoleum"]), "tavern")
    for card in ("walls", "brewery", "altar"):
        assert refusal(g, f"revive:{card}") == "swd.wonders.mausoleum-build"
        assert figures(g, f"revive:{card}") == {"card": card}


@pytest.mark.rule("swd.wonders.mausoleum-build")
@pytest.mark.parametrize(
    ("card", "coins", "pawn"), [("tavern", 4, 0), ("walls", 0, 2), ("lighthouse", 2, 0), ("magistrates_guild", 3, 0)]
)
def test_a_card_brought_back_has_its_effects_on_construction(card: str, coins: int, pawn: int) -> None:
    """Lighthouse counts itself and Forum, Magistrates Guild the opponent's three blue cards."""
    mine = city("forum", coins=8, unbuilt=["mausoleum"])
    g = arrange(["pretorium", "palace"], mine=mine, theirs=city("altar", "theater", "baths"), discarded=[card])
    play(g, "wonder:mausoleum+pretorium")
    play(g, f"revive:{card}")
    assert (g.view(0)["coins"][0], g.view(0)["pawn"]) == (coins, pawn)


@pytest.mark.rule("swd.wonders.mausoleum-build")
def test_a_green_card_brought_back_can_complete_a_pair() -> None:
    g = mausoleum(city("scriptorium", coins=10, unbuilt=["mausoleum"]), "library")
    play(g, "revive:library")
    assert g.waiting() == (0,)
    assert g.question(0).key == "question-choose-token"


@pytest.mark.rule("swd.wonders.mausoleum-build")
def test_a_red_card_brought_back_can_win_the_game() -> None:
    g = mausoleum(city(coins=10, unbuilt=["mausoleum"]), "guard_tower", pawn=8)
    play(g, "revive:guard_tower")
    assert g.standing()["ending"] == "military"


@pytest.mark.rule("swd.wonders.mausoleum-build")
def test_with_theology_the_extra_turn_follows_the_card_brought_back() -> None:
    g = mausoleum(city(coins=10, unbuilt=["mausoleum"], tokens=["theology"]), "tavern")
    play(g, "revive:tavern")
    assert g.waiting() == (0,)
    assert g.question(0).key == "question-play-card"


@pytest.mark.rule("swd.wonders.mausoleum-setup-cards")
def test_cards_removed_at_set_up_are_not_offered() -> None:
    """In Age I, played by discarding all its cards, three cards were left out: here the last of the catalogue."""
    g = game(first_game=False, wonders=["mausoleum", *[w for w in POINTS if w != "mausoleum"][:7]])
    play(g, "draft:mausoleum")
    while legal(g)[0].startswith("draft:"):
        play(g, legal(g)[0])
    discard_cards(g, 20)
    play(g, "starter:0")
    play(g, f"wonder:mausoleum+{g.view(0)['accessible'][0]}")
    assert legal(g) == [f"revive:{card}" for card in CARDS[:20]]
    for removed in ("clay_reserve", "wood_reserve", "tavern"):
        assert refusal(g, f"revive:{removed}") == "swd.wonders.mausoleum-build"


@pytest.mark.rule("swd.wonders.mausoleum-destroyed-cards")
@pytest.mark.parametrize(("wonder", "card"), [("statue_of_zeus", "sawmill"), ("circus_maximus", "press")])
def test_destroyed_buildings_can_be_brought_back(wonder: str, card: str) -> None:
    """Even by the player who destroyed them."""
    mine = city(coins=40, unbuilt=[wonder, "mausoleum"])
    g = arrange(["brewery", "walls", "library", "school"], mine=mine, theirs=city(card))
    play(g, f"wonder:{wonder}+brewery")
    play(g, f"destroy:{card}")
    play(g, "discard:walls")
    play(g, "wonder:mausoleum+library")
    assert f"revive:{card}" in legal(g)
    play(g, f"revive:{card}")
    assert g.view(0)["cities"] == [[card], []]


@pytest.mark.rule("swd.wonders.mausoleum-build")
def test_cards_under_wonders_are_not_in_the_pile() -> None:
    mine = city(coins=40, unbuilt=["sphinx", "mausoleum"])
    g = arrange(["brewery", "walls", "library", "school"], mine=mine, discarded=["tavern"])
    play(g, "wonder:sphinx+brewery")
    play(g, "wonder:mausoleum+walls")
    assert legal(g) == ["revive:tavern"]


@pytest.mark.rule("swd.wonders.mausoleum-empty-pile")
def test_with_an_empty_pile_mausoleum_is_worth_its_points_alone() -> None:
    g = mausoleum(city(coins=10, unbuilt=["mausoleum"]))
    assert g.waiting() == (1,)
    assert g.view(0)["built"][0] == ["mausoleum"]
    assert player(g, 0)["points"]["wonders"] == 2

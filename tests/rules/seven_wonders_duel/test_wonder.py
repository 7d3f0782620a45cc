"""3. Costruire una Meraviglia; 7 Meraviglie, non una di più."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.seven_wonders_duel.tools import (
    WONDERS,
    arrange,
    city,
    data,
    figures,
    legal,
    play,
    play_all,
    player,
    price,
    refusal,
)

PYRAMIDS = city("quarry", "shelf_quarry", "press", unbuilt=["pyramids"], coins=0)
"""Produces what the Pyramids cost: 3 stone and 1 papyrus."""


@pytest.mark.rule("swd.wonder.pay-wonder-cost")
def test_the_cost_of_the_wonder_is_paid_not_that_of_the_card() -> None:
    g = arrange(["pretorium", "obelisk"], mine=PYRAMIDS)
    assert refusal(g, "build:pretorium") == "swd.coin-cost.cannot-afford"
    play(g, "wonder:pyramids+pretorium")
    assert g.view(0)["coins"] == [0, 7]
    assert g.view(0)["built"] == [["pyramids"], []]


@pytest.mark.rule("swd.wonder.pay-wonder-cost")
def test_a_free_card_does_not_make_a_wonder_cheaper() -> None:
    g = arrange(["altar", "theater"], mine=city(unbuilt=["pyramids"], coins=9))
    assert price(g, "pyramids") == 8
    play(g, "wonder:pyramids+altar")
    assert g.view(0)["coins"] == [1, 7]

    poor = arrange(["altar", "theater"], mine=city(unbuilt=["pyramids"], coins=7))
    assert refusal(poor, "wonder:pyramids+altar") == "swd.coin-cost.cannot-afford"
    assert figures(poor, "wonder:pyramids+altar")["short"] == 1


@pytest.mark.rule("swd.wonder.card-under")
def test_the_card_lies_under_the_wonder() -> None:
    g = arrange(["pretorium", "obelisk"], mine=PYRAMIDS)
    play(g, "wonder:pyramids+pretorium")
    for viewer in (0, 1, None):
        view = g.view(viewer)
        assert view["tucked"] == {"pyramids": "pretorium"}
        assert view["built"] == [["pyramids"], []]
        assert [part["card"] for part in view["structure"]] == ["obelisk"]
        assert "pretorium" not in view["cities"][0]


@pytest.mark.rule("swd.wonder.card-no-effect")
def test_a_yellow_card_under_a_wonder_gives_no_coins_and_adds_nothing_when_discarding() -> None:
    g = arrange(["tavern", "altar", "theater"], mine=PYRAMIDS)
    play_all(g, ["wonder:pyramids+tavern", "discard:altar"])
    assert g.view(0)["coins"][0] == 0
    assert player(g, 0)["colours"]["yellow"] == 0
    play(g, "discard:theater")
    assert g.view(0)["coins"][0] == 2


@pytest.mark.rule("swd.wonder.card-no-effect")
@pytest.mark.parametrize("card", ["lumber_yard", "glassworks", "theater", "scriptorium", "garrison", "tavern"])
def test_a_card_under_a_wonder_is_no_building(card: str) -> None:
    g = arrange([card, "altar"], mine=PYRAMIDS)
    before = player(g, 0)
    play(g, f"wonder:pyramids+{card}")
    after = player(g, 0)
    assert after["colours"] == before["colours"]
    assert after["production"] == before["production"]
    assert after["science"] == {}
    assert after["coins"] == 0
    assert after["points"]["blue"] == 0
    assert g.view(0)["pawn"] == 0
    assert card not in g.view(0)["cities"][0]


@pytest.mark.rule("swd.wonder.card-not-discarded")
def test_a_card_under_a_wonder_cannot_come_back_from_the_discard_pile() -> None:
    mine = city("quarry", "shelf_quarry", "press", unbuilt=["pyramids", "mausoleum"], coins=20)
    g = arrange(["altar", "theater", "tavern", "baths"], mine=mine)
    play_all(g, ["wonder:pyramids+altar", "discard:theater"])
    assert g.view(0)["discarded"] == ["theater"]
    play(g, "wonder:mausoleum+tavern")
    assert legal(g) == ["revive:theater"]
    # Neither the card under the Pyramids nor the one under the Mausoleum itself.
    for card in ("altar", "tavern"):
        assert refusal(g, f"revive:{card}") == "swd.wonders.mausoleum-build"


@pytest.mark.rule("swd.wonder.card-not-discarded")
def test_the_card_used_for_the_mausoleum_does_not_fill_an_empty_pile() -> None:
    g = arrange(["altar", "theater"], mine=city(unbuilt=["mausoleum"], coins=20))
    play(g, "wonder:mausoleum+altar")
    assert g.view(0)["discarded"] == []
    assert g.question(1).key == "question-play-card"


@pytest.mark.rule("swd.wonder.own-only")
def test_only_own_wonders_can_be_built() -> None:
    mine = city(unbuilt=["sphinx"], built=["colossus"], coins=40)
    g = arrange(["altar", "theater"], mine=mine, theirs=city(unbuilt=["pyramids"], built=["piraeus"]))
    expected = {"pyramids": "other", "piraeus": "other", "colossus": "built", "mausoleum": "nobody"}
    for wonder, why in expected.items():
        move = f"wonder:{wonder}+altar"
        assert refusal(g, move) == "swd.wonder.own-only"
        assert figures(g, move)["why"] == why
        with pytest.raises(civitas.IllegalMove):
            play(g, move)
    assert [move for move in legal(g) if move.startswith("wonder:")] == ["wonder:sphinx+theater", "wonder:sphinx+altar"]


@pytest.mark.rule("swd.wonder.own-only")
def test_a_wonder_is_built_once() -> None:
    g = arrange(["altar", "theater", "tavern"], mine=city(unbuilt=["sphinx"], coins=40))
    play(g, "wonder:sphinx+altar")
    # The Sphinx brings another turn.
    assert g.waiting() == (0,)
    assert refusal(g, "wonder:sphinx+theater") == "swd.wonder.own-only"


@pytest.mark.rule("swd.wonder.no-free-chain")
def test_every_wonder_has_a_resource_cost_and_no_chain() -> None:
    costs = {row["id"]: row["cost"] for row in data("wonders.toml")["wonder"]}
    assert costs == {
        "appian_way": {"stone": 2, "clay": 2, "papyrus": 1},
        "circus_maximus": {"stone": 2, "wood": 1, "glass": 1},
        "colossus": {"clay": 3, "glass": 1},
        "great_library": {"wood": 3, "glass": 1, "papyrus": 1},
        "great_lighthouse": {"wood": 1, "stone": 1, "papyrus": 2},
        "hanging_gardens": {"wood": 2, "glass": 1, "papyrus": 1},
        "mausoleum": {"clay": 2, "glass": 2, "papyrus": 1},
        "piraeus": {"wood": 2, "stone": 1, "clay": 1},
        "pyramids": {"stone": 3, "papyrus": 1},
        "sphinx": {"stone": 1, "clay": 1, "glass": 2},
        "statue_of_zeus": {"stone": 1, "wood": 1, "clay": 1, "papyrus": 2},
        "temple_of_artemis": {"wood": 1, "stone": 1, "glass": 1, "papyrus": 1},
    }
    assert not [row for row in data("wonders.toml")["wonder"] if "chain" in row or "chain_from" in row]


@pytest.mark.rule("swd.wonder.no-free-chain")
@pytest.mark.parametrize("wonder", WONDERS)
def test_no_wonder_is_free(wonder: str) -> None:
    # The city has chain symbols and produces nothing.
    mine = city("stable", "garrison", "palisade", "scriptorium", "theater", "altar", unbuilt=[wonder], coins=0)
    g = arrange(["tavern", "baths"], mine=mine)
    assert refusal(g, f"wonder:{wonder}+tavern") == "swd.coin-cost.cannot-afford"
    assert figures(g, f"wonder:{wonder}+tavern")["price"] in (8, 10)


@pytest.mark.rule("swd.wonder.example")
@pytest.mark.parametrize(("denise", "pawn"), [(0, 2), (1, -2)])
def test_denise_builds_the_colossus(denise: int, pawn: int) -> None:
    # 3 clay and 1 glass: she produces 2 clay, and Lorenzo has a glassworks.
    mine = city("brickyard", unbuilt=["colossus"], coins=7)
    g = arrange(["altar", "theater"], seat=denise, mine=mine, theirs=city("glassworks"))
    play(g, "wonder:colossus+altar")
    view = g.view(denise)
    assert view["coins"][denise] == 7 - 2 - 3
    assert view["built"][denise] == ["colossus"]
    assert view["tucked"] == {"colossus": "altar"}
    assert view["pawn"] == pawn
    assert g.waiting() == (1 - denise,)


# --- seven Wonders, not one more

FOUR = ["circus_maximus", "great_library", "hanging_gardens", "mausoleum"]


def with_six_built(lorenzo: list[str], denise: list[str], left: list[list[str]]) -> Any:
    """Lorenzo is to move, with coins for anything; `left` are the unbuilt Wonders of both."""
    return arrange(
        ["temple", "statue", "rostrum", "courthouse"],
        mine=city(built=lorenzo, unbuilt=left[0], coins=40),
        theirs=city(built=denise, unbuilt=left[1], coins=40),
    )


@pytest.mark.rule("swd.wonder.max-seven")
def test_no_eighth_wonder_can_be_built() -> None:
    g = with_six_built(FOUR[:3], ["piraeus", "sphinx", "appian_way"], [["mausoleum"], ["pyramids"]])
    # Until the seventh, both may build.
    assert price(g, "mausoleum") > 0
    play(g, "wonder:mausoleum+temple")
    assert g.view(0)["tucked"]["mausoleum"] == "temple"
    for card in ("statue", "rostrum", "courthouse"):
        assert refusal(g, f"wonder:pyramids+{card}") == "swd.wonder.max-seven"
    assert not [move for move in legal(g) if move.startswith("wonder:")]
    with pytest.raises(civitas.IllegalMove) as refused:
        play(g, "wonder:pyramids+statue")
    assert refused.value.rule == "swd.wonder.max-seven"


@pytest.mark.rule("swd.wonder.max-seven")
def test_the_owner_of_four_built_wonders_does_not_stop_the_other() -> None:
    # Lorenzo has built all four, Denise two: she may still build one of two.
    g = with_six_built(FOUR, ["piraeus", "sphinx"], [[], ["appian_way", "pyramids"]])
    play(g, "discard:temple")
    assert "wonder:appian_way+statue" in legal(g)
    assert "wonder:pyramids+statue" in legal(g)


@pytest.mark.rule("swd.wonder.eighth-removed")
@pytest.mark.parametrize(
    ("mine", "theirs", "removed"),
    [
        # The last Wonder belongs to the builder of the seventh, or to the other player.
        ([["pyramids", "colossus"], ["circus_maximus", "great_library"]], [[], FOUR[2:] + ["sphinx", "piraeus"]], 0),
        ([["colossus"], FOUR[:3]], [["pyramids"], ["mausoleum", "sphinx", "piraeus"]], 1),
    ],
)
def test_the_last_wonder_goes_back_to_the_box_at_once(
    mine: list[list[str]], theirs: list[list[str]], removed: int
) -> None:
    g = arrange(
        ["temple", "statue"],
        mine=city(unbuilt=mine[0], built=mine[1], coins=40),
        theirs=city(unbuilt=theirs[0], built=theirs[1]),
    )
    assert "pyramids" in g.view(0)["wonders"][removed]
    log = play(g, "wonder:colossus+temple")
    view = g.view(0)
    assert view["returned"] == ["pyramids"]
    assert sum(len(built) for built in view["built"]) == 7
    assert "pyramids" not in view["wonders"][0] + view["wonders"][1] + view["unseen_wonders"]
    assert [event.args for event in log if event.key == "event-eighth-wonder"] == [{"wonder": "pyramids"}]
    # It is worth nothing and has no price any more.
    assert player(g, removed)["wonder_prices"] == {}


@pytest.mark.rule("swd.wonder.eighth-removed")
def test_nothing_goes_back_after_the_sixth() -> None:
    g = arrange(
        ["temple", "statue"],
        mine=city(unbuilt=["pyramids", "colossus"], built=FOUR[:2], coins=40),
        theirs=city(unbuilt=["sphinx"], built=["piraeus", *FOUR[2:]]),
    )
    play(g, "wonder:colossus+temple")
    assert g.view(0)["returned"] == []
    assert "pyramids" in g.view(0)["wonders"][0]
    assert "sphinx" in g.view(0)["wonders"][1]


@pytest.mark.rule("swd.wonder.seven-example")
def test_denise_builds_the_seventh_and_loses_the_pyramids() -> None:
    denise = city(unbuilt=["colossus", "pyramids"], built=["sphinx", "piraeus"], coins=40)
    g = arrange(["temple", "statue"], mine=denise, theirs=city(built=FOUR))
    play(g, "wonder:colossus+temple")
    view = g.view(0)
    assert [len(built) for built in view["built"]] == [3, 4]
    assert view["returned"] == ["pyramids"]
    assert sorted(view["wonders"][0]) == ["colossus", "piraeus", "sphinx"]
    assert sorted(view["wonders"][1]) == FOUR

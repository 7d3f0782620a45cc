"""Fase 2: cathedrals and patron saints, San Nicola, the faculties of philosophy and theology."""

from __future__ import annotations

import pytest

from rules.antiquity.tools import (
    FACTS,
    TITLE,
    Realm,
    arrange,
    asked,
    build,
    city,
    finish,
    go_to,
    goods,
    legal,
    manned,
    next_turn,
    play,
    player,
    realm,
    refusal,
    seen,
    standing,
)

SAINTS: list[str] = FACTS.saints.ids
FOOD_AND_LUXURY = ["grain", "sheep", "olives", "fish", "wine", "pearls", "dye", "gold"]
CATHEDRAL = "cathedral@a1"


def under(saint: str, **parts: object) -> Realm:
    """A realm with a cathedral in the corner."""
    buildings = [CATHEDRAL, *parts.pop("buildings", [])]  # type: ignore[misc]
    return realm(saint=saint, buildings=buildings, **parts)


# --- saints


@pytest.mark.rule("antiquity.saint.from-cathedral")
def test_a_patron_comes_with_a_cathedral() -> None:
    g = arrange(realm(goods={"stone": 1}))
    assert seen(g, "saint") == [None, None]
    build(g, CATHEDRAL)
    play(g, "saint:barbara")
    assert seen(g, "saint") == ["barbara", None]


def abilities(saint: str) -> set[str]:
    """What a patron makes possible, as it shows in play."""
    found = set()
    g = arrange(under(saint, goods={"fish": 5}, buildings=["market@d1"]), realm(goods={"stone": 1}))
    if refusal(g, "lift:1+d1") is None:
        found.add("move buildings")
    build(g, "house2@g7")
    if asked(g, 0) == "extra-house":
        found.add("two houses for one")
        play(g, "enough", seat=0)
    build(g, CATHEDRAL, seat=1)
    play(g, "saint:barbara", seat=1)
    go_to(g, 9)
    fish = goods(g).get("fish", 0)
    if fish >= 5:
        found.add("keep goods")
    if fish % 5 == 1:
        found.add("fish")
    return found


@pytest.mark.rule("antiquity.saint.own-ability")
def test_each_saint_has_an_ability_and_santa_maria_all() -> None:
    found = {saint: abilities(saint) for saint in SAINTS}
    assert found == {
        "nicolo": {"two houses for one"},
        "barbara": {"move buildings"},
        "christofori": {"keep goods"},
        "giorgio": {"fish"},
        "maria": {"two houses for one", "move buildings", "keep goods", "fish"},
    }


@pytest.mark.rule("antiquity.saint.sets-victory")
@pytest.mark.parametrize(("first", "second", "winners"), [(0, 1, [0]), (1, 0, [1])])
def test_each_is_tested_against_the_condition_of_its_own_saint(first: int, second: int, winners: list[int]) -> None:
    """Both have twenty men; for the patron of one of them that means nothing."""
    saints = ["nicolo", "christofori"]
    g = arrange(under(saints[first], houses=20), under(saints[second], houses=20))
    assert [player(g, seat)["conditions"] for seat in (0, 1)] == [["men"], ["men"]]
    go_to(g, 10)
    assert seen(g, "winners") == winners


@pytest.mark.rule("antiquity.saint.sets-victory")
def test_the_goods_that_win_for_one_saint_do_not_for_another() -> None:
    conditions = {str(TITLE.sheet("saint", saint)["conditions"]) for saint in SAINTS}
    assert len(conditions) == 5
    rich = {"goods": dict.fromkeys(FOOD_AND_LUXURY, 3), "houses": 2, "buildings": ["storage6x2@a5!", "storage3x4@d1!"]}
    for saint, wins in (("christofori", True), ("nicolo", False)):
        g = arrange(under(saint, **rich))
        assert player(g)["conditions"] == ["goods"]
        go_to(g, 10)
        assert g.over() == wins


@pytest.mark.rule("antiquity.saint.free-choice-repeatable")
def test_several_players_may_have_the_same_saint() -> None:
    g = arrange(under("giorgio"), realm(goods={"stone": 1}), realm(goods={"stone": 1}), seats=3)
    for seat in (1, 2):
        build(g, CATHEDRAL, seat=seat)
        assert legal(g, seat) == [f"saint:{saint}" for saint in SAINTS]
        play(g, "saint:giorgio", seat=seat)
    finish(g)
    assert seen(g, "saint") == ["giorgio"] * 3


# --- the cathedral


@pytest.mark.rule("antiquity.cathedral.choose-patron-now")
def test_whoever_builds_a_cathedral_has_to_choose_a_patron() -> None:
    g = arrange(realm(goods={"stone": 1}))
    build(g, CATHEDRAL)
    assert asked(g) == "saint"
    assert legal(g) == [f"saint:{saint}" for saint in SAINTS]
    assert refusal(g, "done") == "table.other-question"
    play(g, "saint:maria")
    assert refusal(g, "done") is None


@pytest.mark.rule("antiquity.cathedral.effects-at-once")
def test_a_patron_helps_at_once() -> None:
    g = arrange(realm(goods={"stone": 1}))
    build(g, CATHEDRAL)
    play(g, "saint:nicolo")
    build(g, "house2@g7")
    assert asked(g) == "extra-house"
    play(g, "house:1", "place:1+g6+0")
    assert player(g)["men"] == 2


@pytest.mark.rule("antiquity.cathedral.effects-at-once")
def test_the_condition_of_a_new_patron_counts_in_the_same_turn() -> None:
    g = arrange(realm(goods={"stone": 1}, houses=20))
    build(g, CATHEDRAL)
    play(g, "saint:nicolo")
    go_to(g, 10)
    assert g.over() and seen(g, "winners") == [0]


@pytest.mark.rule("antiquity.cathedral.public-at-end")
def test_the_patron_is_made_known_at_the_end_of_the_phase() -> None:
    g = arrange(realm(goods={"stone": 1}))
    build(g, CATHEDRAL)
    play(g, "saint:christofori")
    play(g, "done", seat=0)
    assert seen(g, "saint", 0)[0] == "christofori"
    assert seen(g, "saint", 1)[0] is None and g.view(None)["saint"][0] is None
    play(g, "done", seat=1)
    assert seen(g, "saint", 1)[0] == "christofori"


# --- San Nicola


@pytest.mark.rule("antiquity.nicola.free-house")
@pytest.mark.parametrize("saint", SAINTS)
def test_a_second_house_is_free_with_san_nicola_and_santa_maria(saint: str) -> None:
    g = arrange(under(saint, goods={"fish": 1}, houses=4))
    build(g, "house6@g1")
    if saint not in ("nicolo", "maria"):
        assert asked(g) == "city" and player(g)["men"] == 5
        return
    assert legal(g) == ["house:5", "enough"]
    play(g, "house:5", "place:1+g2+0")
    assert goods(g) == {} and player(g)["men"] == 6
    assert asked(g) == "city"


@pytest.mark.rule("antiquity.nicola.free-house")
def test_each_house_that_is_paid_brings_one_free_of_charge() -> None:
    g = arrange(under("nicolo", goods={"fish": 1, "wine": 1, "grain": 1}, houses=4))
    build(g, "house8@g1")
    while asked(g) == "pay":
        play(g, legal(g)[0])
    play(g, "house:7", "place:1+g2+0")
    build(g, "house6@g3")
    play(g, "house:5", "place:1+g4+0")
    assert player(g)["men"] == 8 and goods(g) == {}
    assert refusal(g, "build:house") == "antiquity.house.cost-by-number"


@pytest.mark.rule("antiquity.nicola.pay-higher")
def test_of_two_houses_the_one_with_the_higher_number_is_paid() -> None:
    g = arrange(under("nicolo", goods={"fish": 1, "grain": 1, "sheep": 1}, houses=4))
    build(g, "house9@g1")
    assert goods(g) == {}
    assert refusal(g, "house:10") == "antiquity.nicola.pay-higher"
    assert refusal(g, "house:5") is None
    play(g, "house:5", "place:1+g2+0")
    assert player(g)["houses"] == ["1", "2", "3", "4", "5", "9"]


@pytest.mark.rule("antiquity.nicola.pay-higher")
def test_paying_for_the_lower_house_brings_no_higher_one() -> None:
    g = arrange(under("nicolo", goods={"fish": 1}, houses=4))
    build(g, "house5@g1")
    assert asked(g) == "city", "no house with a lower number is left"
    assert player(g)["men"] == 5


@pytest.mark.rule("antiquity.nicola.both-placed")
def test_two_houses_bring_two_men_and_take_two_squares() -> None:
    g = arrange(under("nicolo"))
    build(g, "house4@g1")
    assert refusal(g, "house:3") is None
    play(g, "house:3")
    assert refusal(g, "place:1+g1+0") == "antiquity.place.no-overlap"
    play(g, "place:1+g2+0")
    assert city(g)["houses"] == ["g1", "g2"]
    assert player(g)["free_men"] == 2


@pytest.mark.rule("antiquity.nicola.both-placed")
def test_the_second_house_may_be_left_out_or_may_not_fit() -> None:
    g = arrange(under("nicolo"))
    build(g, "house4@g1")
    play(g, "enough")
    assert player(g)["men"] == 1

    squares = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    covered = {"b1", "a2", "b2", "c2", "b3", "b4"}
    full = [square for square in squares if square not in covered]
    for room, question in ((["g7"], "city"), (["g6", "g7"], "extra-house")):
        g = arrange(under("nicolo", graves=[square for square in full if square not in room]))
        build(g, "house4@g7")
        assert asked(g) == question


# --- philosophy


@pytest.mark.rule("antiquity.philosophy.ignore-d")
@pytest.mark.parametrize("man", ["faculty_philosophy", "university"])
def test_philosophy_spares_different_goods(man: str) -> None:
    plans = ["faculty_philosophy@a1", "university@d1"]
    g = arrange(realm(goods={"fish": 2}, houses=4, buildings=plans))
    play(g, "build:house")
    assert refusal(g, "house:7") == "antiquity.house.cost-by-number"
    g = arrange(realm(goods={"fish": 2}, houses=4, buildings=plans))
    play(g, f"man:{man}+1", "build:house", "house:7", "place:1+g1+0")
    assert goods(g) == {} and player(g)["men"] == 5


@pytest.mark.rule("antiquity.philosophy.ignore-d")
def test_philosophy_spares_different_luxuries_for_a_city() -> None:
    cost = {"fish": 1, "wood": 1, "stone": 1, "gold": 2}
    for plan, because in (("faculty_philosophy@a1", "antiquity.cart.pay-cost"), ("faculty_philosophy@a1!", None)):
        g = arrange(realm(goods=cost, houses=2, buildings=[plan, "cart_shop@d1!"]))
        finish(g)
        assert refusal(g, "found:city") == because
    play(g, "found:city")
    play(g, legal(g)[0])
    assert goods(g) == {}


@pytest.mark.rule("antiquity.philosophy.example-stables")
def test_stables_for_two_gold() -> None:
    g = arrange(realm(goods={"gold": 2}, houses=1, buildings=["faculty_philosophy@a1"]))
    assert refusal(g, "build:stables") == "antiquity.cost.d-means-different"
    play(g, "man:faculty_philosophy+1")
    build(g, "stables@d1")
    assert goods(g) == {} and standing(g) == ["faculty_philosophy", "stables"]
    assert manned(g) == ["faculty_philosophy"]


# --- theology

THEOLOGY = "faculty_theology@d1!"


@pytest.mark.rule("antiquity.theology.may-raze")
def test_theology_lets_a_player_raze_its_cathedral() -> None:
    g = arrange(under("giorgio", houses=1, buildings=[THEOLOGY]))
    play(g, "raze")
    assert seen(g, "saint") == [None, None]
    assert standing(g) == ["faculty_theology"]
    assert manned(g) == ["faculty_theology"]


@pytest.mark.rule("antiquity.theology.no-cathedral-no-use")
def test_without_a_cathedral_theology_is_of_no_use() -> None:
    g = arrange(realm(houses=1, goods={"stone": 1}, buildings=[THEOLOGY]))
    assert "raze" not in legal(g)
    assert refusal(g, "raze") == "antiquity.theology.no-cathedral-no-use"
    build(g, CATHEDRAL)
    play(g, "saint:giorgio")
    assert refusal(g, "raze") is None


@pytest.mark.rule("antiquity.theology.announced-at-end")
@pytest.mark.parametrize("new", [None, "barbara"])
def test_others_learn_of_it_at_the_end_of_the_phase(new: str | None) -> None:
    g = arrange(under("giorgio", houses=1, goods={"stone": 1}, buildings=[THEOLOGY]))
    play(g, "raze")
    if new:
        build(g, "cathedral@a5+90")
        play(g, f"saint:{new}")
    assert seen(g, "saint", 1)[0] == "giorgio"
    finish(g)
    assert seen(g, "saint", 1)[0] == new


@pytest.mark.rule("antiquity.theology.rebuild")
def test_a_new_cathedral_brings_a_new_patron() -> None:
    g = arrange(under("giorgio", houses=1, goods={"stone": 1}, buildings=[THEOLOGY]))
    play(g, "raze")
    build(g, "cathedral@a5+90")
    assert asked(g) == "saint"
    play(g, "saint:nicolo")
    assert seen(g, "saint")[0] == "nicolo"
    assert goods(g) == {}


@pytest.mark.rule("antiquity.university.no-double")
def test_theology_is_used_once_in_a_turn() -> None:
    g = arrange(under("giorgio", houses=1, goods={"stone": 1}, buildings=[THEOLOGY]))
    play(g, "raze")
    build(g, "cathedral@a5+90")
    play(g, "saint:nicolo")
    assert refusal(g, "raze") == "antiquity.university.no-double"
    next_turn(g)
    play(g, "man:faculty_theology+1", seat=0)
    assert refusal(g, "raze", seat=0) is None


@pytest.mark.rule("antiquity.theology.squares-blocked")
def test_nothing_is_built_where_the_cathedral_stood_before_the_next_turn() -> None:
    g = arrange(under("giorgio", houses=1, goods={"stone": 1}, buildings=[THEOLOGY]))
    play(g, "raze", "build:cathedral")
    assert refusal(g, "place:1+a1+0") == "antiquity.theology.squares-blocked"
    play(g, "place:1+a5+90", "saint:nicolo", "build:house", "house:2")
    assert refusal(g, "place:1+b2+0") == "antiquity.theology.squares-blocked"
    assert refusal(g, "place:1+a1+0") is None, "beside the arm of the cross"
    play(g, "place:1+a1+0")
    assert city(g)["blocked"] == ["b1", "a2", "b2", "c2", "b3", "b4"]
    next_turn(g)
    play(g, "build:house", "house:3", seat=0)
    assert refusal(g, "place:1+b2+0", seat=0) is None


@pytest.mark.rule("antiquity.theology.squares-blocked")
def test_graves_may_lie_where_the_cathedral_stood() -> None:
    g = arrange(under("giorgio", houses=1, buildings=[THEOLOGY]), famine=1)
    play(g, "raze")
    finish(g)
    assert asked(g, 0) == "bury"
    assert refusal(g, "bury:1+b2", seat=0) is None


@pytest.mark.rule("antiquity.theology.only-way")
def test_without_razing_the_patron_stays() -> None:
    g = arrange(under("giorgio", houses=1, goods={"stone": 2}, buildings=["faculty_theology@d1"]))
    assert refusal(g, "build:cathedral") == "antiquity.victory.one-cathedral-each"
    assert not [move for move in legal(g) if move.startswith(("saint", "raze"))]
    assert refusal(g, "saint:nicolo") == "table.other-question"
    play(g, "man:faculty_theology+1", "raze")
    assert refusal(g, "build:cathedral") is None


@pytest.mark.rule("antiquity.theology.not-maria")
@pytest.mark.parametrize("saint", SAINTS)
def test_the_cathedral_of_santa_maria_is_not_razed(saint: str) -> None:
    g = arrange(under(saint, houses=1, buildings=[THEOLOGY]))
    assert refusal(g, "raze") == ("antiquity.theology.not-maria" if saint == "maria" else None)


@pytest.mark.rule("antiquity.theology.not-graved")
@pytest.mark.parametrize("ruleset", ["original", "seed"])
def test_a_cathedral_with_graves_is_not_razed(ruleset: str) -> None:
    plans = [THEOLOGY, "hospital@a5!"]
    g = arrange(under("giorgio", houses=2, buildings=plans, graves=["b3"]), options={"ruleset": ruleset})
    assert refusal(g, "raze") == "antiquity.theology.not-graved"
    play(g, "heal:1+b3")
    assert refusal(g, "raze") is None

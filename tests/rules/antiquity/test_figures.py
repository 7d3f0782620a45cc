"""What a refusal tells besides its rule: how much is asked for, and how much is there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import civitas
from civitas.text import texts
from rules.antiquity.country import shops
from rules.antiquity.test_whole_games import eager_move, enrich
from rules.antiquity.tools import (
    HEXES,
    TITLE,
    Industry,
    arrange,
    begin,
    build,
    finish,
    go_to,
    play,
    player,
    realm,
    refusal,
)


def sentence(game: Any, text: str, language: str = "en", seat: int = 0) -> str:
    found = game.why(seat, TITLE.moves.parse(text))
    assert found is not None, f"{text} is legal"
    return texts(language, TITLE).refusal(found)


# --- goods


@pytest.mark.parametrize(
    ("goods", "move", "english", "italian"),
    [
        (
            {},
            "build:market",
            "You cannot pay for it. It takes 1 wood; you have 0.",
            "Non puoi pagarlo. Serve legno: 1; ne hai 0.",
        ),
        (
            {"stone": 1},
            "build:faculty_alchemy",
            "You cannot pay for it. It takes 2 stone; you have 1.",
            "Non puoi pagarlo. Serve pietra: 2; ne hai 1.",
        ),
        (
            {},
            "build:fountain",
            "You cannot pay for it. It takes 1 luxury; you have 0.",
            "Non puoi pagarlo. Servono lussi: 1; ne hai 0.",
        ),
        (
            {"pearls": 2},
            "build:stables",
            "The goods have to differ. It takes 2 different kinds of luxury; you have 1.",
            "I beni devono essere diversi. Servono lussi diversi: 2; ne hai 1.",
        ),
    ],
)
def test_a_building_tells_what_is_missing(goods: dict[str, int], move: str, english: str, italian: str) -> None:
    g = arrange(realm(goods=goods))
    assert (sentence(g, move), sentence(g, move, "it")) == (english, italian)


def test_a_house_tells_what_is_missing() -> None:
    g = arrange(realm(goods={"grain": 2}, houses=4))
    play(g, "build:house")
    assert sentence(g, "house:8") == "You cannot pay for house 8. It takes 1 luxury; you have 0."
    assert sentence(g, "house:7", "it") == "Non puoi pagare la casa 7. Servono cibi diversi: 2; ne hai 1."
    assert sentence(g, "house:3") == "House 3 stands already; you have 16 others left."
    g = arrange(realm(goods={"gold": 1}, houses=6))
    assert sentence(g, "build:house") == ("You cannot pay for house 8. It takes 1 food; you have 0."), (
        "of all houses the one for which the fewest goods are missing"
    )
    assert sentence(arrange(realm(houses=20)), "build:house") == "All your 20 houses stand already."


def test_paying_tells_what_is_due() -> None:
    g = arrange(realm(goods={"gold": 2, "pearls": 1, "wine": 1}))
    play(g, "build:stables", "place:1+a1+0")
    assert sentence(g, "pay:dye") == "Still due: 0 food and 2 luxury; you have 0 dye."
    play(g, "pay:gold")
    assert sentence(g, "pay:gold").startswith("You have paid gold already; the goods have to differ.")
    assert sentence(g, "pay:gold", "it").endswith("Restano 0 di cibo e 1 di lusso.")


def test_projects_tell_what_is_missing() -> None:
    g = arrange(realm(goods={"wood": 1, "fish": 1, "gold": 2}, houses=1, buildings=shops(1)))
    finish(g)
    assert sentence(g, "found:farm") == "The seed of a farm is 1 grain, sheep, olives or wine; you have 0."
    assert sentence(g, "found:city") == (
        "You cannot pay for it. It takes 1 stone; you have 0. It takes 2 different kinds of luxury; you have 1."
    )
    g = arrange(realm(goods={"grain": 1}, houses=1, buildings=shops(1)))
    finish(g)
    play(g, "found:farm")
    assert sentence(g, "product:wine", "it") == "Il seme di una fattoria è 1 di vino; ne hai 0."


def test_trade_tells_what_there_is() -> None:
    g = arrange(realm(goods={"gold": 1}, houses=1, buildings=["market@a1!"]), realm(goods={"wine": 1}))
    assert sentence(g, "sell:dye") == "You have 0 dye."
    assert sentence(g, "sell:gold") == "The supply takes 2 goods for one; you have 1."
    play(g, "offer:1", "give:gold", seat=0)
    assert sentence(g, "give:gold") == "You have 1 gold to give, and offer 1 already."
    play(g, "ask:wine", "ask:wine", "ask:wine", "ask:wine", seat=0)
    assert sentence(g, "ask:wine") == "The offer already holds 4 goods of this side; 4 are the most."
    play(g, "propose", seat=0)
    assert sentence(g, "accept:0", seat=1) == "You do not have all the goods that are asked for; you have 1 in all."
    for wanted in ("dye", "pearls"):
        play(g, "decline:0", seat=1)
        play(g, "offer:1", f"ask:{wanted}", "propose", seat=0)
    play(g, "decline:0", seat=1)
    assert sentence(g, "offer:1") == "You have made 3 offers in this turn; 3 are the most."


def test_storing_tells_how_many_goods_are_too_many() -> None:
    g = arrange(realm(goods={"gold": 2, "wine": 3}, houses=1, buildings=["storage2x1@a1!"]))
    finish(g)
    assert sentence(g, "discard:dye") == "You have 0 dye; 3 goods are still to be discarded."


# --- men, buildings and squares


def test_men_are_counted() -> None:
    g = arrange(realm(houses=2, buildings=["market@a1!", "explorer@c1!", "dump@a4"]))
    assert sentence(g, "man:dump+1").startswith("All your men (2) are at work")
    assert sentence(arrange(realm(buildings=["market@a1"])), "man:market+1").startswith("You have no men yet")


def test_buildings_are_counted() -> None:
    g = arrange(realm(houses=2, buildings=["cart_shop@a1", "hospital@c1"], graves=["b1", "b2"]))
    assert sentence(g, "man:cart_shop+2") == "You have only 1 of this building: Cart Shop."
    assert sentence(g, "man:market+1").startswith("You have no such building")
    assert sentence(g, "heal:1+b1").startswith("No man stands on it")
    assert sentence(g, "man:cart_shop+1") == "There are 2 graves on it."
    play(g, "man:hospital+1", "heal:1+b1", seat=0)
    assert sentence(g, "heal:1+g7") == "There is no grave on g7; your hospital can remove 4 more in this turn."
    g = arrange(realm(houses=1, buildings=["hospital@a1!"], graves=[f"{column}7" for column in "abcdef"]))
    play(g, *[f"heal:1+{column}7" for column in "abcde"], seat=0)
    assert sentence(g, "heal:1+f7").startswith("Your hospital has removed 5 graves in this turn")


def test_a_cart_shop_needs_a_man() -> None:
    g = arrange(realm(goods={"wood": 2}, houses=2, buildings=["faculty_alchemy@d5!", *shops(0, 2)]), polluted=["a20"])
    finish(g)
    assert sentence(g, "found:woodcutter") == "No man stands on any of your 2 cart shops."
    assert sentence(g, "found:woodcutter", "it") == "Su nessuna delle tue 2 carpenterie c'è un uomo."


def test_pieces_are_counted() -> None:
    g = arrange(realm(goods={"wood": 1}), realm(buildings=["storage7x4@a1"]))
    play(g, "build:storage", seat=0)
    assert sentence(g, "size:3x2") == "It takes 3 pieces of the common pile, which holds 2."
    g = arrange(realm(goods={"wood": 1}), options={"ruleset": "seed"})
    play(g, "build:storage", seat=0)
    assert sentence(g, "size:2x1") == "A storage takes at least 2 pieces; this would be 1."


def test_squares_are_counted() -> None:
    g = arrange(realm(goods={"wood": 1}, graves=["a7", "b7"]))
    play(g, "build:market", seat=0)
    assert sentence(g, "place:1+g7+0") == "3 squares lie outside the city."
    assert sentence(g, "place:1+a6+0", "it") == "Su 2 delle caselle ci sono tombe."
    assert sentence(g, "place:2+a1+0") == "You have one city only."
    g = arrange(
        realm(goods={"wood": 1}, houses=1, buildings=["cathedral@a1", "faculty_theology@d1!"], saint="nicolo"),
    )
    play(g, "raze", "build:market", seat=0)
    assert sentence(g, "place:1+b2+0") == "On 3 of its squares stood the cathedral that you razed in this turn."
    g = arrange(realm(buildings=["storage7x4@a1"]), famine=2)
    finish(g)
    assert sentence(g, "bury:1+a1") == "21 squares in your cities are still empty."


def test_graves_on_a_cathedral_are_counted() -> None:
    g = arrange(realm(houses=1, buildings=["cathedral@a1", "faculty_theology@d1!"], graves=["b2"], saint="nicolo"))
    assert texts("en", TITLE).refusal(g.why(0, TITLE.moves.parse("raze"))) == "There is a grave on your cathedral."


def test_the_free_house_is_lower_than_the_paid_one() -> None:
    g = arrange(realm(buildings=["cathedral@a1"], saint="nicolo"))
    build(g, "house3@g7")
    assert sentence(g, "house:4") == "The free house has a lower number than the one you paid for, 3."


# --- hexes


def ready(project: str, product: str = "", **parts: Any) -> Any:
    """A seat about to choose the site of a project, with goods for everything."""
    plenty = dict.fromkeys(TITLE.facts.goods.ids, 2)
    buildings = [*shops(1), "brewery@f5"]
    g = arrange(realm(goods=plenty, houses=1, buildings=buildings, **parts.pop("held", {})), **parts)
    finish(g)
    play(g, f"found:{project}")
    if product:
        play(g, f"product:{product}")
    return g


def test_a_hex_outside_the_zone_is_so_far_away() -> None:
    g = ready("inn")
    assert sentence(g, "site:b1") == "It lies 4 hexes from your nearest city or inn; your zone reaches 2."
    assert sentence(g, "site:a1", "it") == (
        "Dista 3 esagoni dalla tua città o locanda più vicina; la tua zona arriva a 2."
    )
    assert sentence(g, "site:a55").startswith("It is water or lies behind it"), "near, but on the other bank"
    assert sentence(g, "site:h1") == "That place is not on this map."
    assert sentence(g, "site:a31") == "Something is built on one hex of this place."


def test_hexes_of_cities_are_counted() -> None:
    g = ready("city")
    assert sentence(g, "site:a31") == "A city stands there already."
    assert sentence(g, "site:a22") == "Its centre would lie 1 hex from that of another city; 4 are the least."
    assert sentence(g, "site:a7") == "Its centre would lie 3 hexes from that of another city; 4 are the least."
    assert sentence(g, "site:a24") == "One of its seven hexes is water."
    assert sentence(g, "site:d10", "it") == "5 dei suoi sette esagoni sono acqua."
    assert sentence(g, "site:a2") == "A city takes seven hexes; 5 of these are on the map."
    assert sentence(g, "site:h1") == "A city takes seven hexes; 0 of these are on the map."
    assert sentence(g, "site:b28") == (
        "None of its hexes lies in your zone. It lies 4 hexes from your nearest city or inn; your zone reaches 2."
    )


def test_hexes_of_fisheries_are_counted() -> None:
    g = ready("fishery", "fish")
    assert sentence(g, "pair:a1+se") == "Neither of its two hexes touches clean water."
    assert sentence(g, "pair:a16+se") == "One of its two hexes touches no clean water."
    assert sentence(g, "pair:a24+se") == "One of its two hexes is water."
    assert sentence(g, "pair:a22+s") == "Something is built on 2 hexes of this place."
    assert sentence(g, "pair:a26+se").startswith("Neither of its hexes lies in your zone. It lies 3 hexes from")


def test_to_the_letter_a_fishery_touches_two_hexes_of_water() -> None:
    held = {"inns": ["a43", "a52", "a46", "a24"]}
    strict = ready("fishery", "fish", held=held, options={"fishery_water": "seed"})
    pairs = [f"pair:{place}+{side}" for place in HEXES[:61] for side in TITLE.facts.directions.ids]
    short = [pair for pair in pairs if refusal(strict, pair) == "antiquity.fishery.two-water-hexes"]
    assert short
    assert {sentence(strict, pair) for pair in short} == {"It touches 1 hex of clean water; two are needed."}


def test_cleaning_exploring_and_polluting_tell_what_is_wrong_with_a_hex() -> None:
    g = arrange(realm(houses=1, buildings=["faculty_alchemy@e3!"]), polluted=["a20"])
    finish(g)
    assert sentence(g, "clean:a21") == "There is no pollution on a21."
    assert sentence(g, "clean:a1").startswith("It lies 3 hexes from your nearest city or inn")
    g = arrange(realm(houses=1, buildings=["explorer@a1!"]))
    go_to(g, 7)
    assert sentence(g, "explore:a21", "it") == "Su a21 non c'è nessun tassello."
    assert sentence(g, "explore:a1").startswith("It lies 3 hexes from your nearest city or inn")
    g = arrange(polluted=["a20"])
    go_to(g, 9)
    assert sentence(g, "pollute:a20", seat=g.turn()) == "a20 is polluted already, or something lies on it."
    assert sentence(g, "pollute:a1", seat=g.turn()).startswith("It lies 3 hexes from your nearest city or inn")


def test_a_project_without_a_site_tells_the_size_of_the_zone() -> None:
    g = arrange(realm(goods={"wood": 1}, houses=1, buildings=shops(1)), polluted=HEXES[:244])
    finish(g)
    assert sentence(g, "found:woodcutter") == f"None of the {len(player(g)['zone'])} hexes of your zone will do."


def test_limits_of_the_supply_are_told() -> None:
    plenty = dict.fromkeys(TITLE.facts.goods.ids, 2)
    cities = ["a31", "b31", "c31", "b55"]
    inns = HEXES[:3] + HEXES[5:9] + HEXES[11:14] + HEXES[17:20] + HEXES[26:29]
    g = arrange(realm(cities=cities, goods=plenty, houses=1, inns=inns, buildings=[*shops(1), "brewery@a6"]))
    finish(g)
    assert sentence(g, "found:city") == "You have 4 cities, and nobody has more."
    assert sentence(g, "found:inn") == "All your 16 inns are on the map."


def test_the_first_city_lies_on_its_tile() -> None:
    g = begin()
    seat = g.turn()
    assert sentence(g, "settle:a1", seat=seat) == "3 of its seven hexes lie off the tile."
    assert sentence(g, "settle:a2", "it", seat=seat) == "2 dei suoi sette esagoni escono dalla tessera."


def test_goods_around_a_man_come_first() -> None:
    farm = Industry("farm", "grain", "a14", ["a14", "a8", "a15"])
    g = arrange(realm(houses=1, industries=[farm]))
    go_to(g, 6)
    assert sentence(g, "take:a14") == "2 goods still lie around the man."


# --- everywhere


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_refusal_is_a_whole_sentence_in_both_languages(seed: int) -> None:
    """Figures are there for every sentence that a game can lead to."""
    random = Random(seed)
    game: Any = civitas.new("antiquity", seats=2, seed=seed)
    spoken = {language: texts(language, TITLE) for language in ("en", "it")}
    told: set[str] = set()
    turn = 0
    while game.waiting() and game.turn_number < 6:
        if game.turn_number != turn and game.joint is not None and not any(game.joint.scripts):
            turn = game.turn_number
            enrich(game, random)
        seat = random.choice(game.waiting())
        for verb in game.question(seat).verbs:
            span = TITLE.moves.by_name[verb]
            found = game.why(seat, span.base + random.randrange(span.size))
            if found is not None:
                told.add(found["rule"])
                for speech in spoken.values():
                    text = speech.refusal(found)
                    assert "{" not in text and "  " not in text and text.endswith("."), text
        game.play(seat, eager_move(game, seat, random))
    assert len(told) > 12


# --- what things cost


@pytest.mark.parametrize(
    ("domain", "item", "english", "italian"),
    [
        ("building", "fountain", "Cost: 1 luxury.", "Costo: 1 lusso."),
        ("building", "stables", "Cost: 2 luxuries; goods", "Costo: 2 lussi; i beni"),
        ("house", "10", "Cost: 1 food and 2 luxuries; goods", "Costo: 1 cibo e 2 lussi; i beni"),
        ("house", "7", "Cost: 2 food; goods", "Costo: 2 cibi; i beni"),
        ("project", "city", "1 wood, 1 stone, 1 food and 2 luxuries", "1 legno, 1 pietra, 1 cibo e 2 lussi"),
    ],
)
def test_a_price_is_a_list_of_goods(domain: str, item: str, english: str, italian: str) -> None:
    for language, told in (("en", english), ("it", italian)):
        assert told in texts(language, TITLE).card(domain, item)[0]


def test_the_price_stands_behind_a_move() -> None:
    g = arrange(realm(goods={"gold": 1, "wood": 1}))
    for move, told in (("build:fountain", "1 lusso"), ("build:market", "1 legno")):
        assert texts("it", TITLE).detail(g, 0, TITLE.moves.parse(move)) == told

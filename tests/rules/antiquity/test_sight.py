"""Figures that a view adds to what lies on the table: where to build, what is due, who is nearly surrounded."""

from __future__ import annotations

from rules.antiquity.tools import arrange, legal, play, player, realm, seen


def test_the_piece_in_hand_is_seen_by_its_owner_alone_in_every_way_it_turns() -> None:
    g = arrange(realm(goods={"wood": 2}), realm())
    play(g, "build:storage", "size:1x2", seat=0)
    assert seen(g, "in_hand") == {"building": "storage", "facings": [[[0, 0], [1, 0]]]}
    assert seen(g, "in_hand", 1) is None


def test_a_piece_in_hand_names_all_its_turns() -> None:
    g = arrange(realm(goods={"wood": 1}))
    play(g, "build:cart_shop", seat=0)
    in_hand = seen(g, "in_hand")
    assert in_hand["building"] == "cart_shop"
    assert len(in_hand["facings"]) == 4
    assert in_hand["facings"][0] == [[0, 1], [1, 0], [1, 1]]


def test_sites_tell_the_goods_that_every_hex_would_bring() -> None:
    g = arrange(realm(goods={"wood": 3}, houses=1, buildings=["cart_shop@a1!"]))
    promised = seen(g, "sites")["woodcutter"]
    play(g, "done", seat=0)
    play(g, "done", seat=1)
    play(g, "found:woodcutter", seat=0)
    assert {f"site:{place}" for place in promised} == set(legal(g, 0))
    place, count = max(promised.items(), key=lambda entry: entry[1])
    move = g.title.moves.parse(f"site:{place}")
    preview = g.preview(0, move)
    assert (preview["count"], preview["polluted"]) == (count, [])
    play(g, f"site:{place}", seat=0)
    work = seen(g, "industries")[0]
    assert sorted(work["goods"]) == sorted(preview["goods"])
    assert work["yield"] == 1


def test_a_mans_place_is_named_as_the_moves_name_it() -> None:
    g = arrange(realm(houses=1, buildings=["cart_shop@a1", "market@d1", "cart_shop@a3"]))
    pieces = player(g)["cities"][0]["pieces"]
    assert [(piece["building"], piece["copy"]) for piece in pieces] == [
        ("cart_shop", "1"),
        ("market", "1"),
        ("cart_shop", "2"),
    ]


def test_what_is_due_explains_itself() -> None:
    g = arrange(realm(goods={"grain": 2, "wood": 1}, buildings=["granary@a1", "fountain@g1"]))
    sheet = player(g)
    assert (sheet["food"], sheet["granary_relief"]) == (0, 3), "without a storage no grain is left for the famine"
    assert sheet["graves_due"] == max(0, seen(g, "famine") - 3)
    assert sheet["pollution_due"] == sheet["city_pollution"] - sheet["fountain_relief"] - sheet["dump_relief"] == 2
    assert sheet["excess"] == 3
    assert sheet["grave_room"] == {"empty": 49 - 5, "buildings": 5}


def test_the_hexes_that_are_missing_to_surround_a_rival_are_named() -> None:
    g = arrange(realm(), realm())
    missing = player(g)["uncovered"]
    assert missing == {"1": player(g, 1)["zone"]}

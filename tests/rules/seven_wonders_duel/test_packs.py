"""Data packs: the example of the documentation is played; packs that cannot be played are refused with the place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import civitas
from rules.seven_wonders_duel.packs import under_pack, write_pack
from rules.seven_wonders_duel.tools import arrange, city, discard_cards, play, price

EXAMPLE = str(Path(__file__).parents[3] / "docs" / "example_packs" / "seven_wonders_duel")


def test_the_example_changes_what_it_names_and_nothing_else() -> None:
    g = civitas.new("seven_wonders_duel", pack=EXAMPLE)
    assert g.title.pack_name == "quick start"
    assert g.view(0)["coins"] == [9, 9]
    dealt = arrange(["palisade", "scriptorium", "theater"], mine=city(coins=7))
    assert [price(dealt, card) for card in ("palisade", "scriptorium", "theater")] == [2, 2, 0]
    g = under_pack(dealt, EXAMPLE)
    assert [price(g, card) for card in ("palisade", "scriptorium", "theater")] == [3, 2, 0]


def test_the_example_adds_and_removes_a_card() -> None:
    cards = civitas.title("seven_wonders_duel", EXAMPLE).domains["card"].ids
    assert len(cards) == 73
    assert "masons_guild" in cards
    assert "tacticians_guild" not in cards


def test_a_game_is_played_with_the_example() -> None:
    """The new guild is built and counts itself."""
    g: Any = civitas.new("seven_wonders_duel", pack=EXAMPLE, options={"first_game": True}, deal={"ages": _ages()})
    for _ in range(2):
        discard_cards(g, 20)
        play(g, "starter:0")
    coins: Any = g.view(0)["coins"][0]
    play(g, "build:masons_guild")
    assert g.view(0)["coins"][0] == coins - 6 + 1
    discard_cards(g, 19)
    standing: Any = g.standing()
    assert standing["over"]
    assert standing["scores"][0]["categories"]["guilds"] == 2


def _ages() -> list[list[str]]:
    facts: Any = civitas.title("seven_wonders_duel", EXAMPLE)
    cards = facts.domains["card"].ids
    third = [*cards[46:63], "merchants_guild", "builders_guild", "masons_guild"]
    return [cards[:20], cards[23:43], third]


def test_a_pack_has_a_hash_of_its_own() -> None:
    """Records name it, so that a game is not replayed with other values."""
    standard = civitas.title("seven_wonders_duel").pack_id()
    assert standard["name"] == "standard"
    assert civitas.title("seven_wonders_duel", EXAMPLE).pack_id()["hash"] != standard["hash"]


FAULTS = {
    "an unknown file": ("cities", "", "cities.toml", None),
    "an unknown table": ("cards", '[[building]]\nid = "palace"\n', "cards.toml", "building"),
    "an unknown section": ("game", "[traed]\nprice = 1\n", "game.toml", "traed"),
    "an unknown key": ("game", "[trade]\nprize = 1\n", "game.toml", "trade.prize"),
    "an unknown key of a card": ("cards", '[[card]]\nid = "palace"\nprice = 1\n', "cards.toml", "card[palace].price"),
    "an unknown key of a Wonder": ("wonders", '[[wonder]]\nid = "sphinx"\nx = 1\n', "wonders.toml", "wonder[sphinx].x"),
    "an unknown key of a token": ("progress", '[[token]]\nid = "law"\nx = 1\n', "progress.toml", "token[law].x"),
    "an unknown resource": (
        "cards",
        '[[card]]\nid = "quarry"\neffects = { produce = { gold = 1 } }\n',
        "cards.toml",
        "card[quarry].effects.produce.gold",
    ),
    "a value of the wrong type": ("game", '[setup]\ncoins = "7"\n', "game.toml", "setup.coins"),
    "a value out of range": ("game", "[setup]\ncoins = -1\n", "game.toml", "setup.coins"),
    "a deck that does not fill its structure": (
        "cards",
        '[[card]]\nid = "palace"\nremove = true\n',
        "game.toml",
        "setup",
    ),
    "nothing to remove": ("cards", '[[card]]\nid = "villa"\nremove = true\n', "cards.toml", "card[villa]"),
    "points on a card that never scores": (
        "cards",
        '[[card]]\nid = "walls"\neffects = { shields = 2, vp = 1 }\n',
        "cards.toml",
        "card[walls].effects.vp",
    ),
    "symbols that would raise prices on a yellow card": (
        "cards",
        '[[card]]\nid = "forum"\neffects = { produce = { glass = 1 } }\n',
        "cards.toml",
        "card[forum].effects.produce",
    ),
    "an effect of Wonders on a card": (
        "cards",
        '[[card]]\nid = "walls"\neffects = { destroy_opponent_card = "brown" }\n',
        "cards.toml",
        "card[walls].effects.destroy_opponent_card",
    ),
    "a choice without its rule": (
        "wonders",
        '[[wonder]]\nid = "pyramids"\neffects = { build_from_discard = 1 }\n',
        "wonders.toml",
        "wonder[pyramids].rule",
    ),
    "a chain that does not lead to a later Age": (
        "cards",
        '[[card]]\nid = "baths"\nchain_from = "altar"\n',
        "cards.toml",
        "card[baths].chain_from",
    ),
    "a second chain from one building": (
        "cards",
        '[[card]]\nid = "circus"\nchain_from = "stable"\n',
        "cards.toml",
        "card[circus].chain_from",
    ),
    "more production than can be counted": (
        "cards",
        "".join(
            f'[[card]]\nid = "{card}"\neffects = {{ produce = {{ wood = 7 }} }}\n'
            for card in ("lumber_yard", "logging_camp", "sawmill", "clay_pool", "quarry")
        ),
        "cards.toml",
        "produce.wood",
    ),
    "prices beyond counting": ("game", "[trade]\nprice_per_symbol = 20\n", "game.toml", "trade.price_per_symbol"),
    "a Wonder for both players of a first game": (
        "game",
        '[first_game]\nplayer_1 = ["colossus", "sphinx", "pyramids", "mausoleum"]\n',
        "game.toml",
        "first_game.player_1",
    ),
    "an id that cannot stand in a move": (
        "progress",
        '[[token]]\nid = "law+order"\nen = "X"\nit = "X"\nvp = 0\neffects = {}\n',
        "progress.toml",
        "token[0]",
    ),
    "structures of different sizes": (
        "structures",
        "[[structure]]\nage = 1\nrows = [{ face_up = true, x = [1] }]\n"
        "[[structure]]\nage = 2\nrows = [{ face_up = true, x = [1, 3] }]\n",
        "structures.toml",
        "structure[1].rows",
    ),
    "a card face down that nothing covers": (
        "structures",
        "[[structure]]\nage = 1\nrows = [{ face_up = true, x = [1] }, { face_up = false, x = [2] }]\n",
        "structures.toml",
        "structure[0].rows",
    ),
    "no TOML at all": ("cards", "[[card\n", "cards.toml", None),
}


@pytest.mark.parametrize(("name", "content", "file", "place"), FAULTS.values(), ids=FAULTS)
def test_a_pack_that_does_not_fit_is_refused_with_the_place(
    tmp_path: Path, name: str, content: str, file: str, place: str | None
) -> None:
    pack = write_pack(tmp_path, **{name: content})
    with pytest.raises(civitas.BadInput) as error:
        civitas.title("seven_wonders_duel", pack)
    assert error.value.key == "error-pack"
    assert (error.value.figures["file"], error.value.figures["place"]) == (file, place)


def test_a_choice_may_be_taken_from_a_wonder(tmp_path: Path) -> None:
    """The rule of the choice may stay where nothing is chosen any more."""
    pack = write_pack(tmp_path, wonders='[[wonder]]\nid = "mausoleum"\neffects = { coins = 5 }\n')
    g = under_pack(arrange(["brewery", "walls"], mine=city(coins=10, unbuilt=["mausoleum"]), discarded=["altar"]), pack)
    play(g, "wonder:mausoleum+brewery")
    assert g.view(0)["coins"] == [5, 7]
    assert g.waiting() == (1,)

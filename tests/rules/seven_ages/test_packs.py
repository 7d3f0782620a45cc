"""Data packs: what we designed says so, an owner's values replace it, and a pack that cannot be is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.games.seven_ages.position import MOST_COLOURS
from civitas.games.seven_ages.rules.production import income_of
from rules.seven_ages.tools import FACTS, TITLE, act, area, colour, found, give, play, table, why

EXAMPLE = Path(__file__).parents[3] / "docs" / "example_packs" / "seven_ages"
ORANGE = colour("orange")


def write_pack(folder: Path, **files: str) -> str:
    """A data pack in `folder`: `cards="..."` becomes its cards.toml."""
    (folder / "pack.toml").write_text('name = "test"\ntitle = "seven_ages"\n')
    for name, content in files.items():
        (folder / f"{name}.toml").write_text(content)
    return str(folder)


def with_pack(pack: str | None) -> Any:
    """The Egyptians of seat 0, on a table with the values of a pack, in the place of ours."""
    p = table(pack=pack)
    found(p, 0, "egyptians", "orange", {"egypt": "spear", "nubia": "spear", "libya": "spear"}, 5, 40, "egypt")
    return p


# --- labels


@pytest.mark.parametrize("domain", ["card", "area", "unit", "colour", "quality", "named"])
def test_all_cards_areas_units_and_counters_are_told_to_be_our_design(domain: str) -> None:
    items = [name for name in FACTS.names if name.startswith(f"{domain}:")]
    assert items
    assert [name for name in items if name not in FACTS.designed] == []


def test_an_effect_or_event_is_either_designed_or_has_a_source() -> None:
    """Those that a rule or an example tells in full are the only ones not called our design."""
    things = {name for name in FACTS.names if name.startswith(("artefact:", "event:"))}
    assert things - set(FACTS.designed) == {
        "artefact:renaissance",
        "artefact:paved_roads",
        "artefact:internet",
        "event:assassin",
        "event:glory_query",
        "event:pestilence",
        "event:plague",
    }


def test_people_are_told_so() -> None:
    """On the sheet and in the words of a thing; what a public source gives of it is told apart."""
    assert TITLE.provenance["designed"]
    for item in FACTS.cards.ids:
        partly = f"card:{item}" in FACTS.partly
        assert TITLE.describe("card", item)[-1][0] == f"effect-{'partly-' if partly else ''}designed"
        assert TITLE.sheet("card", item)["designed"]
    assert len([name for name in FACTS.partly if name.startswith("card:")]) == len(FACTS.cards) - 57
    for number in ("track.dark_ages", "elephants.unnamed", "conflict.strait", "pool", "cup"):
        assert f"rules:{number}" in FACTS.designed


# --- values of a pack


def test_the_game_is_played_by_the_values_of_a_pack() -> None:
    """A card, a unit, the terrain chart, the track and the map of the example."""
    ours, theirs = with_pack(None), with_pack(str(EXAMPLE))
    assert [income_of(p, ORANGE) for p in (ours, theirs)] == [9, 12], "two for Nubia, one for a desert"
    for p, cost in ((ours, 3), (theirs, 2)):
        act(p, "production", ORANGE)
        money = p.money[ORANGE]
        play(p, 0, "buy:spear", "in:egypt")
        assert money - p.money[ORANGE] == cost
    facts = theirs.facts
    assert facts.trade_number[facts.cards.index["egyptians"]] == 1
    assert "card:egyptians" not in facts.designed
    assert "effect-partly-designed" not in [key for key, _ in theirs.title.describe("card", "egyptians")]
    assert facts.dark == [6, 13]
    assert "rules:track.dark_ages" not in facts.designed


@pytest.mark.parametrize(("spaces", "space"), [("[7, 14, 15, 21]", 6), ("[5]", 5), ("[]", 6)])
def test_a_pack_moves_the_dark_ages(tmp_path: Path, spaces: str, space: int) -> None:
    p = with_pack(write_pack(tmp_path, rules=f"[track]\ndark_ages = {spaces}\n"))
    act(p, "discard")
    assert p.turn_number == 2
    assert p.progress[ORANGE] == space


def test_a_pack_moves_a_starting_area(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, cards='[[card]]\nid = "sumerians"\nstart = ["persis"]\nmoney = 9\n')
    p = table(pack=pack)
    p.pair = [0, 1]
    p.hand[0] = [FACTS.cards.index["sumerians"]]
    p.deck.remove(FACTS.cards.index["sumerians"])
    act(p, "start", 15)
    play(p, 0, "start:sumerians", "colour:orange", "end", "buy:spear")
    assert why(p, 0, "in:babylonia") == "start.buy-and-place"
    play(p, 0, "in:persis", "end")
    assert p.money[ORANGE] == 6
    assert p.capital[ORANGE] == area("persis")


def test_a_game_with_the_example_pack_goes_to_its_end() -> None:
    title = civitas.title("seven_ages", str(EXAMPLE))
    assert title.pack_name == "seven-ages-example"
    assert title.pack_hash != TITLE.pack_hash
    g = civitas.new("seven_ages", seats=3, seed=3, options={"turns": "6"}, pack=str(EXAMPLE))
    chance = civitas.Chance(1)
    made = 0
    while not g.over():
        seat = g.waiting()[0]
        moves = g.legal(seat)
        g.play(seat, moves[chance.word(made) * len(moves) >> 30])
        made += 1
    assert g.problems() == []
    assert g.standing()["winners"]


# --- packs that cannot be


@pytest.mark.parametrize(
    ("file", "content", "place"),
    [
        ("rules", "[turn]\nempires = [7, 7]\n", "turn.empires"),
        ("rules", "[track]\nspaces = 50\n", "track.spaces"),
        ("rules", "[city]\nages = [1]\n", "city.ages"),
        ("rules", '[[terrain]]\nid = "desert"\nremove = true\n', "terrain"),
        ("rules", '[[leader]]\nid = "artist"\nremove = true\n', "leader"),
        ("rules", '[money]\nfort = "much"\n', "money.fort"),
        ("rules", "[money]\ntax = 3\n", "money.tax"),
        ("units", '[[unit]]\nid = "elephant"\nremove = true\n', "unit[elephant]"),
        ("units", '[[unit]]\nid = "spear"\nflip = "bomber"\n', "unit[spear].flip"),
        ("units", '[[colour]]\nid = "black"\nremove = true\n', "colour"),
        ("units", '[[colour]]\nid = "orange"\npair = "b"\n[[colour]]\nid = "yellow"\npair = "b"\n', "colour"),
        ("map", '[[region]]\nid = "europe"\nremove = true\n', "region[europe]"),
        ("map", '[[region]]\nid = "asia"\nparent = "india"\n', "region[asia].parent"),
        ("map", '[[area]]\nid = "egypt"\nborders = ["libya"]\n', "area[palestine].borders"),
        ("map", '[[area]]\nid = "egypt"\nat = [1]\n', "area[egypt].at"),
        ("cards", '[[card]]\nid = "huns"\nages = []\n', "card[huns].ages"),
        ("cards", '[[card]]\nid = "huns"\nages = [8]\n', "card[huns].ages"),
        ("cards", '[[card]]\nid = "huns"\nstart = []\n', "card[huns].start"),
        ("cards", '[[card]]\nid = "huns"\nspecial = [{ op = "convert" }]\n', "card[huns].special[0].empire"),
        ("cards", '[[card]]\nid = "huns"\nevent = "peace"\n', "card[huns].event"),
        ("artefacts", '[[artefact]]\nid = "pyramids"\nages = [1]\n', "artefact[pyramids].ages"),
        (
            "artefacts",
            '[[artefact]]\nid = "pyramids"\neffects = [{ op = "fly" }]\n',
            "artefact[pyramids].effects[0].op",
        ),
    ],
)
def test_a_pack_that_cannot_be_is_refused_with_its_place(tmp_path: Path, file: str, content: str, place: str) -> None:
    with pytest.raises(civitas.BadInput) as refused:
        civitas.title("seven_ages", write_pack(tmp_path, **{file: content}))
    assert refused.value.key == "error-pack"
    assert (refused.value.figures["file"], refused.value.figures["place"]) == (f"{file}.toml", place)


def test_a_pack_with_too_few_cards_is_refused(tmp_path: Path) -> None:
    removed = "".join(f'[[card]]\nid = "{name}"\nremove = true\n' for name in FACTS.cards.ids[-50:])
    with pytest.raises(civitas.BadInput) as refused:
        civitas.title("seven_ages", write_pack(tmp_path, cards=removed))
    assert refused.value.key == "error-pack"


# --- conditions to start


@pytest.mark.rule("seven_ages.start.condition", "seven_ages.start.eligibility")
@pytest.mark.parametrize(("rival", "allowed"), [("phoenicians", True), ("celts", False)])
def test_an_empire_may_need_another_on_the_map(rival: str, allowed: bool) -> None:
    """The Carthaginians (rules of 2006, p. 2): normally only in age 2, in age 1 beside the Phoenicians."""
    p = table()
    found(p, 1, rival, "red", {"palestine" if rival == "phoenicians" else "austria": "spear"}, progress=6)
    give(p, 0, "carthaginians")
    act(p, "start", MOST_COLOURS)
    assert why(p, 0, "start:carthaginians") == (None if allowed else "start.eligibility")


@pytest.mark.rule("seven_ages.start.condition")
@pytest.mark.parametrize(("rival", "allowed"), [("phoenicians", False), ("celts", True)])
def test_an_empire_may_need_another_not_to_be_on_the_map(tmp_path: Path, rival: str, allowed: bool) -> None:
    """Rules of 2006, p. 2: "only if another specified empire is (or isn't) on the map"; no card of ours says so, one of
    a pack may. Conditions of several ages stand side by side."""
    rows = '{ age = 1, empire = "phoenicians", on_map = false }, { age = 7, empire = "celts" }'
    pack = write_pack(tmp_path, cards=f'[[card]]\nid = "carthaginians"\nearlier = [{rows}]\n')
    p = table(pack=pack)
    found(p, 1, rival, "red", {"palestine" if rival == "phoenicians" else "austria": "spear"}, progress=6)
    give(p, 0, "carthaginians")
    act(p, "start", MOST_COLOURS)
    assert why(p, 0, "start:carthaginians") == (None if allowed else "start.eligibility")
    p.progress[colour("red")] = 45
    assert why(p, 0, "start:carthaginians") == ("start.eligibility" if rival == "phoenicians" else None)

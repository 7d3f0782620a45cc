"""What is told about things: sheets for drawing them, and the rulings of the README with their tests."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import civitas
from rules.examples import unplayed
from rules.historia.tools import FACTS, TITLE, arrange, begin, civ, data, holdings, idle, turn_up


def test_every_thing_has_its_sheet() -> None:
    for name, domain in TITLE.domains.items():
        if name in ("seat", "colour"):
            continue
        for item in domain.ids:
            sheet = TITLE.sheet(name, item)
            assert sheet
            assert isinstance(sheet["designed"], bool)
            json.dumps(sheet)


def test_the_board_is_drawn_from_the_data() -> None:
    board = TITLE.sheet("title", "historia")
    assert len(board["cells"]) == 134
    assert [1, 1, "clans"] in board["cells"]
    assert TITLE.sheet("technology_level", "navigation")["abilities"] == ["navigation", "advanced:trade"]
    assert board["icons"][3] == ["government", "territory", "leader", "wonder_row"]


def test_sheets_tell_what_is_our_design() -> None:
    assert TITLE.sheet("wonder", "petra")["designed"] is True
    assert TITLE.sheet("territory", "europe")["designed"] is False
    assert TITLE.sheet("card", "schliemann")["designed"] is True  # the set it belongs to
    assert TITLE.sheet("civbot_card", "war")["designed"] is False
    assert civitas.title("historia").provenance["designed"] is True


def test_every_table_of_the_data_tells_where_it_comes_from() -> None:
    ours = ("levels.toml",)  # our bots, no facts of the game
    for file in [path for path in TITLE.folder.glob("data/*.toml") if path.name not in ours]:
        for name, content in data(file.name).items():
            if name == "sources":
                continue
            for table in content if isinstance(content, list) else [content]:
                assert table.get("designed") or table.get("confidence"), f"{file.name}: {name}"


def test_every_ruling_names_tests_that_exist() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    chapter = (TITLE.folder / "README.md").read_text(encoding="utf-8").partition("## Rulings")[2].partition("## ")[0]
    rulings = re.findall(r"^\| \d+ \|.*$", chapter, re.MULTILINE)
    assert len(rulings) == 32
    for ruling in rulings:
        named = re.findall(r"test_\w+", ruling.rpartition("|")[0].rpartition("|")[2])
        assert named, ruling
        for test in named:
            assert f"def {test}(" in sources or Path(__file__).with_name(f"{test}.py").exists(), test


def test_every_printed_example_has_its_test() -> None:
    assert unplayed(TITLE, Path(__file__).parent) == []


@pytest.mark.rule("historia.explore.face-down", "historia.civbots.expansion-choice")
def test_a_face_down_tile_is_worth_nothing_to_a_civbot() -> None:
    g = begin(2, territories_to_explore=True, civbots=["king"])
    assert holdings(g, 2) == ["south_america"]
    assert FACTS.territories.ids[2] == "south_america"
    g = arrange(
        idle(territories=["russia"]), idle(), civbots=[("king", civ(territories=["europe"]))], tiles={"russia": 1}
    )
    g.tiles = [tile if number in (3, 4) else -1 for number, tile in enumerate(g.tiles)]
    turn_up(g, "expansion_war")
    assert holdings(g, 2) == ["europe", "russia"]

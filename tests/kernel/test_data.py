"""Data files and packs: every fault is refused with its file, its place and its reason."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.kernel.data import LARGEST, Data, Table, pack_title, read_data
from civitas.kernel.errors import BadInput, Reason
from civitas.kernel.facts import domain_of
from mini import CLAY_PACK, make_title
from mini.catalogue import FOLDER

VALUES: dict[str, object] = {
    "count": 5,
    "flag": True,
    "name": "hut",
    "empty": "",
    "names": ["a", "b"],
    "numbers": [1, 2],
    "mixed": [1, "a", True],
    "inner": {"depth": 1},
    "rows": [{"id": "one", "cost": 1}, {"cost": 2}],
    "real": 1.5,
}


@pytest.fixture
def table() -> Table:
    return Table(VALUES, "game.toml", "")


def fault(error: BadInput) -> tuple[str, str, str]:
    assert error.key == "error-pack"
    reason = error.figures["reason"]
    assert isinstance(reason, Reason)
    return str(error.figures["file"]), str(error.figures["place"]), reason.key


def test_values_by_type(table: Table) -> None:
    assert table.whole("count") == table.whole_or("count", 0) == 5
    assert table.whole_or("none", 7) == 7
    assert table.flag("flag") is True
    assert (table.flag("none"), table.flag("none", True)) == (False, True)
    assert table.text("name") == table.text_or("name", "x") == table.one_of("name", ["hut"]) == "hut"
    assert table.text_or("none", "x") == "x"
    assert table.texts("names") == table.texts("names", ["a", "b"]) == ["a", "b"]
    assert table.wholes("numbers") == [1, 2]
    assert table.table("inner").whole("depth") == 1
    assert [row.whole("cost") for row in table.tables("rows")] == [1, 2]
    assert table.has("count") and not table.has("none")
    assert table.keys() == list(VALUES)


@pytest.mark.parametrize(
    ("ask", "key", "reason"),
    [
        *(("whole", key, "reason-needs-whole") for key in ("flag", "name", "real", "names")),
        *(("flag", key, "reason-needs-flag") for key in ("count", "name")),
        *(("text", key, "reason-needs-text") for key in ("count", "empty", "names")),
        *(("texts", key, "reason-needs-texts") for key in ("name", "numbers", "mixed", "inner")),
        *(("wholes", key, "reason-needs-wholes") for key in ("count", "names", "mixed")),
        *(("table", key, "reason-needs-table") for key in ("count", "rows")),
        *(("tables", key, "reason-needs-tables") for key in ("inner", "numbers", "name")),
        *((ask, "none", "reason-missing") for ask in ("whole", "text", "texts", "wholes", "table", "tables")),
    ],
)
def test_what_does_not_fit_is_refused(table: Table, ask: str, key: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        getattr(table, ask)(key)
    assert fault(caught.value) == ("game.toml", key, reason)


def test_limits_and_choices(table: Table) -> None:
    for least, most in ((6, 9), (0, 4)):
        with pytest.raises(BadInput) as caught:
            table.whole("count", least, most)
        assert fault(caught.value)[2] == "reason-not-between"
    for ask in (lambda: table.one_of("name", ["tower"]), lambda: table.texts("names", ["a"])):
        with pytest.raises(BadInput) as caught:
            ask()
        assert fault(caught.value)[2] == "reason-none-of"
    with pytest.raises(BadInput) as caught:
        table.one_of("name", [f"tower{number}" for number in range(100)])
    assert fault(caught.value)[2] == "reason-unknown", "nobody reads so long a list"


def test_places_inside_tables_are_named(table: Table) -> None:
    for ask, place in (
        (lambda: table.table("inner").text("depth"), "inner.depth"),
        (lambda: table.tables("rows")[0].text("cost"), "rows[one].cost"),
        (lambda: table.tables("rows")[1].text("cost"), "rows[1].cost"),
    ):
        with pytest.raises(BadInput) as caught:
            ask()  # type: ignore[no-untyped-call]
        assert fault(caught.value)[1] == place


def test_no_two_things_share_an_id() -> None:
    """Moves are named by them: of two with one name only one could be chosen."""
    rows = Table({"hut": [{"id": "one"}, {"id": "two"}]}, "game.toml", "").tables("hut")
    assert domain_of("hut", rows).ids == ["one", "two"]
    with pytest.raises(BadInput) as error:
        domain_of("hut", [*rows, rows[0]])
    assert fault(error.value) == ("game.toml", "hut[one].id", "reason-twice")


def test_what_nobody_reads_is_refused() -> None:
    table = Table({"cost": 1, "cots": 2}, "game.toml", "hut")
    table.whole("cost")
    with pytest.raises(BadInput) as caught:
        table.finish()
    assert fault(caught.value) == ("game.toml", "hut.cots", "reason-unknown-key")


def test_the_hash_tells_data_apart() -> None:
    assert Data({"a": {"x": 1}}, "one").hash == Data({"a": {"x": 1}}, "two").hash
    assert Data({"a": {"x": 1}}, "one").hash != Data({"a": {"x": 2}}, "one").hash
    assert len(Data({}, "").hash) == 16


# ---------------------------------------------------------------------- packs

HEAD = 'name = "mine"\ntitle = "mini"\n'


def pack(folder: Path, game: str | bytes = "", head: str = HEAD, **others: str) -> str:
    (folder / "pack.toml").write_text(head)
    (folder / "game.toml").write_bytes(game if isinstance(game, bytes) else game.encode())
    for name, content in others.items():
        (folder / f"{name}.toml").write_text(content)
    return str(folder)


def test_a_pack_lays_its_values_over_the_standard_ones(tmp_path: Path) -> None:
    made: Any = make_title(pack(tmp_path, '[game]\nrounds = 1\n[[building]]\nid = "hut"\npoints = 9\n'))
    assert (made.facts.rounds, made.facts.plots.ids) == (1, ["1", "2", "3", "4"])
    assert made.facts.points[0] == 9
    assert made.pack_name == "mine"
    assert made.pack_hash != make_title().pack_hash


def test_a_pack_replaces_a_cost_as_a_whole(tmp_path: Path) -> None:
    made: Any = make_title(pack(tmp_path, '[[building]]\nid = "hall"\ncost = { stone = 3 }\n'))
    assert made.facts.cost[2] == [0, 3]


def test_a_pack_adds_and_removes_entries() -> None:
    made: Any = make_title(CLAY_PACK)
    assert made.facts.buildings.ids == ["hut", "tower", "kiln"]
    assert made.facts.goods.ids == ["wood", "stone", "clay"]


def test_a_pack_says_which_title_it_is_for(tmp_path: Path) -> None:
    assert pack_title(CLAY_PACK) == "mini"
    with pytest.raises(BadInput) as caught:
        civitas.title("seven_wonders_duel", CLAY_PACK)
    assert fault(caught.value) == ("pack.toml", "title", "reason-none-of")


DEEP = "deep = " + "[" * 2000 + "]" * 2000 + "\n"


@pytest.mark.parametrize(
    ("game", "place", "reason"),
    [
        ("[game]\nrounds = true\n", "game.rounds", "reason-needs-whole"),
        ('[game]\nrounds = "3"\n', "game.rounds", "reason-needs-whole"),
        ("[game]\nrounds = 3.0\n", "game.rounds", "reason-needs-whole"),
        ("[game]\nrounds = 2026-01-01\n", "game.rounds", "reason-needs-whole"),
        ("[game]\nrounds = 0\n", "game.rounds", "reason-not-between"),
        (f"[game]\nrounds = {10**40}\n", "game.rounds", "reason-not-between"),
        ("[game]\nrouns = 3\n", "game.rouns", "reason-unknown-key"),
        ("game = 5\n", "game", "reason-needs-table"),
        ("[games]\nrounds = 3\n", "games", "reason-unknown-key"),
        ("building = 5\n", "building", "reason-needs-tables"),
        ("building = [5]\n", "building[0]", "reason-needs-id"),
        ("[[building]]\npoints = 1\n", "building[0]", "reason-needs-id"),
        ("[[building]]\nid = 7\n", "building[0]", "reason-needs-id"),
        ('[[building]]\nid = "a+b"\n', "building[0]", "reason-needs-id"),
        ('[[building]]\nid = "a:b"\n', "building[0]", "reason-needs-id"),
        ('[[building]]\nid = ""\n', "building[0]", "reason-needs-id"),
        ('[[building]]\nid = "barn"\n', "building[barn].cost", "reason-missing"),
        ('[[building]]\nid = "hut"\ncost = 5\n', "building[hut].cost", "reason-needs-table"),
        ('[[building]]\nid = "hut"\ncost = { gold = 1 }\n', "building[hut].cost.gold", "reason-unknown-key"),
        ('[[building]]\nid = "barn"\nremove = true\n', "building[barn]", "reason-nothing-to-remove"),
        ("[game\n", "None", "reason-unreadable"),
        ("x = 1\nx = 2\n", "None", "reason-unreadable"),
        (b"\xff\xfe", "None", "reason-unreadable"),
        (DEEP, "None", "reason-unreadable"),
        ("x" * 100_000, "None", "reason-unreadable"),
    ],
)
def test_a_faulty_pack_is_refused_by_place(tmp_path: Path, game: str | bytes, place: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_title(pack(tmp_path, game))
    assert fault(caught.value) == ("game.toml", place, reason)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    ("head", "place", "reason"),
    [
        ("", "name", "reason-missing"),
        ('name = "x"\n', "title", "reason-missing"),
        ('name = ""\ntitle = "mini"\n', "name", "reason-needs-text"),
        ('name = 1\ntitle = "mini"\n', "name", "reason-needs-text"),
        ('name = "x"\ntitle = "chess"\n', "title", "reason-none-of"),
        ('name = "x"\ntitle = "mini"\ncolour = "red"\n', "colour", "reason-unknown-key"),
        ("not toml", "None", "reason-unreadable"),
    ],
)
def test_a_faulty_head_is_refused(tmp_path: Path, head: str, place: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_title(pack(tmp_path, "", head))
    assert fault(caught.value) == ("pack.toml", place, reason)


def test_a_file_that_no_title_reads_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        make_title(pack(tmp_path, "", HEAD, gmae="[game]\nrounds = 1\n"))
    assert fault(caught.value) == ("gmae.toml", "None", "reason-file-unknown")


def test_what_is_no_pack_at_all_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "empty").mkdir()
    for path in (tmp_path / "none", tmp_path / "file", tmp_path / "empty", Path("\0"), Path("x" * 5000)):
        with pytest.raises(BadInput) as caught:
            make_title(str(path))
        assert caught.value.key == "error-pack-missing"


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to(os.devnull)])
def test_what_is_no_plain_file_is_refused_unread(tmp_path: Path, make: Callable[[Path], object]) -> None:
    (tmp_path / "pack.toml").write_text(HEAD)
    make(tmp_path / "game.toml")
    with pytest.raises(BadInput) as caught:
        make_title(str(tmp_path))
    assert fault(caught.value) == ("game.toml", "None", "reason-no-file")
    assert "game.toml: it is not a file;" in str(caught.value)


def test_a_file_larger_than_any_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        make_title(pack(tmp_path, "#" * (LARGEST + 1)))
    assert fault(caught.value) == ("game.toml", "None", "reason-too-large")


def test_every_single_value_of_a_title_is_needed(tmp_path: Path) -> None:
    """A title's own data, with one line left out at a time, is refused or complete without it; never a crash."""
    text = (FOLDER / "data" / "game.toml").read_text()
    lines = text.splitlines()
    refused = 0
    for number, line in enumerate(lines):
        if "=" not in line:
            continue
        folder = tmp_path / str(number)
        shutil.copytree(FOLDER / "data", folder)
        (folder / "game.toml").write_text("\n".join(lines[:number] + lines[number + 1 :]))
        try:
            from mini.catalogue import Catalogue

            Catalogue(read_data(folder, "mini"))
        except BadInput:
            refused += 1
    assert refused == sum("=" in line and not line.startswith("#") for line in lines)


def test_the_changes_of_a_pack_are_told_with_their_places(tmp_path: Path) -> None:
    values = (
        '[game]\nrounds = 1\n[[building]]\nid = "hall"\ncost = { stone = 3 }\n[[building]]\nid = "hut"\nremove = true\n'
    )
    made: Any = make_title(pack(tmp_path, values, HEAD + 'about = "few rounds"\n'))
    found = {change.place: (change.before, change.after) for change in made.data.changes}
    assert found["game.rounds"][1] == 1 and found["game.rounds"][0] != 1
    assert found["building[hut]"][1] is None
    # The cost is given anew: what the pack does not name is gone.
    costs = {place: values for place, values in found.items() if place.startswith("building[hall].cost")}
    assert costs["building[hall].cost.stone"][1] == 3 and (None in {after for _, after in costs.values()}) == (
        len(costs) > 1
    )
    assert {change.file for change in made.data.changes} == {"game.toml"}
    assert (made.data.about, made.data.folder) == ("few rounds", tmp_path)
    assert make_title().data.changes == [] and make_title().data.folder is None

"""Data packs at the command line: the example of every title, from its files to a verified record."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import civitas.games
from civitas.kernel import registry
from cli.conftest import Run

PACKS = Path(__file__).parents[2] / "docs" / "example_packs"

SAID = {
    "antiquity": ("Saint Nicholas of Bari", "San Nicola di Bari", "game.toml, setup.wood: 6 → 8"),
    "historia": ("Moai of Rapa Nui", "Moai di Rapa Nui", "government[barbarism].vp"),
    "seven_ages": ("Egyptians", "Egizi", "rules.toml, track.dark_ages:"),
    "seven_wonders_duel": ("Masons Guild", "Gilda dei Muratori", "game.toml, setup.coins: 7 → 9"),
    "through_the_ages": ("Aristotle of Stagira", "Aristotele di Stagira", "game.toml, setup.blue_bank: 16 → 15"),
}
"""Of each example pack: a name in both languages, and a value with its place."""
TITLES = sorted(SAID)


def pack_of(title: str, folder: Path) -> Path:
    """A copy of the example pack of a title."""
    return Path(shutil.copytree(PACKS / title, folder / title))


def test_every_title_has_an_example_pack() -> None:
    published = sorted(folder.parent.name for folder in Path(civitas.games.__path__[0]).glob("*/data"))
    assert sorted(folder.name for folder in PACKS.iterdir()) == published == TITLES


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_tell_what_a_pack_changes(run: Run, title: str) -> None:
    english, italian, value = SAID[title]
    told = run("rules", title, "--pack", PACKS / title)
    plain = run("rules", title)
    assert told.code == plain.code == 0
    assert english in told.out and " ".join(told.out.split()).count(value) == 1
    assert f"data pack “{registry.title(title, PACKS / title).pack_name}”" in told.out
    assert "data pack “" not in plain.out
    assert italian in run("--lang", "it", "rules", title, "--pack", PACKS / title).out
    objects = [part for part in run("rules", title, "--pack", PACKS / title, "--json").objects() if "pack" in part]
    assert any(part.get("name") == english for part in objects)
    assert any("place" in part and part["before"] != part["after"] for part in objects)


def test_the_rules_of_a_pack_can_be_searched(run: Run) -> None:
    found = run("rules", "tta", "--pack", PACKS / "through_the_ages", "--search", "colossus").out
    assert "Strength: 3" in found and "Without the pack: Colossus: Age A, wonder. Strength: 2." in " ".join(
        found.split()
    )
    assert found.count("(card colossus)") == 1 and "wonder colossus" not in found
    assert "irrigation" not in found


@pytest.mark.parametrize("title", TITLES)
def test_a_record_belongs_to_its_pack(run: Run, title: str, tmp_path: Path) -> None:
    """With it a record is sound; without it, with another or with other values, that is what the sentence says."""
    folder, file = pack_of(title, tmp_path), tmp_path / "game.json"
    bots = ",".join(["random"] * registry.title(title).accept_seats(None))
    assert run("record", title, "--bots", bots, "--out", file, "--seed", 1, "--pack", folder).code == 0
    assert json.loads(file.read_text())["pack"] == registry.title(title, folder).pack_id()
    assert run("verify", file, "--pack", folder).code == 0
    assert run("replay", file, "--pack", folder, "--at", 1).code == 0
    name = registry.title(title, folder).pack_name
    for command in ("verify", "replay"):
        complaint = run(command, file).complaint()
        assert f"it was played with the data pack “{name}”" in complaint and "which was not given" in complaint
        assert "undamaged" not in complaint


def test_a_record_and_a_pack_with_other_values(run: Run, tmp_path: Path) -> None:
    folder, file, plain = pack_of("seven_wonders_duel", tmp_path), tmp_path / "game.json", tmp_path / "plain.json"
    assert run("record", "swd", "--bots", "random,random", "--out", file, "--pack", folder).code == 0
    assert run("record", "swd", "--bots", "random,random", "--out", plain).code == 0
    assert (
        "it was played without a data pack, not with “quick start”"
        in run("verify", plain, "--pack", folder).complaint()
    )
    other = tmp_path / "other"
    shutil.copytree(folder, other)
    (other / "game.toml").write_text("[setup]\ncoins = 8\n")
    hashes = [registry.title("swd", place).pack_hash for place in (folder, other)]
    complaint = run("verify", file, "--pack", other).complaint()
    assert f"“quick start” (hash {hashes[0]}), not with “quick start” (hash {hashes[1]})" in complaint


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("pictures/card/palisades.svg", "palisades is unknown"),
        ("pictures/cards/palisade.svg", "pictures lie in one of the folders pictures/card"),
        ("pictures/palisade.svg", "pictures lie in one of the folders"),
        ("pictures/card/palisade.exe", "a picture is a file that ends in .svg, .png, .jpg, .webp"),
        ("pictures/card/masons_guild.png", "masons_guild is given twice"),
    ],
)
def test_a_picture_of_nothing_is_named(run: Run, tmp_path: Path, path: str, reason: str) -> None:
    folder = pack_of("seven_wonders_duel", tmp_path)
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_bytes(b"x")
    complaint = run("pack", "check", folder).complaint()
    assert reason in complaint
    assert path in complaint or path.replace("png", "svg") in complaint


def test_a_picture_may_not_be_too_large(run: Run, tmp_path: Path) -> None:
    folder = pack_of("seven_wonders_duel", tmp_path)
    (folder / "pictures" / "card" / "baths.png").write_bytes(bytes((4 << 20) + 1))
    assert "it is larger than 4 MB" in run("pack", "check", folder).complaint()


@pytest.mark.parametrize("name", ["standard", "x" * 61, "a\\u001b[2Jb"])
def test_a_pack_needs_a_name_of_its_own(run: Run, tmp_path: Path, name: str) -> None:
    folder = pack_of("seven_wonders_duel", tmp_path)
    (folder / "pack.toml").write_text(f'name = "{name}"\ntitle = "seven_wonders_duel"\n')
    complaint = run("pack", "check", folder).complaint()
    assert "pack.toml, at name" in complaint and "other than “standard”" in complaint

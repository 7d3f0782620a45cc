"""Data packs for rules that no card of the standard game shows."""

from __future__ import annotations

from pathlib import Path

import civitas


def write_pack(folder: Path, **files: str) -> str:
    """A data pack in `folder`: `cards="..."` becomes its cards.toml."""
    (folder / "pack.toml").write_text('name = "test"\ntitle = "seven_wonders_duel"\n')
    for name, content in files.items():
        (folder / f"{name}.toml").write_text(content)
    return str(folder)


def under_pack(game: civitas.Position, pack: str) -> civitas.Position:
    """The same position, played on with the values of a pack."""
    dump = game.dump()
    dump["pack"] = civitas.title("seven_wonders_duel", pack).pack_id()
    return civitas.load(dump, pack)

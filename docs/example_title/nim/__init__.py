"""Nim, the smallest title there can be: docs/add_a_title.md walks through it."""

from civitas.kernel.data import read_data

from .catalogue import FOLDER, Catalogue
from .title import NimTitle


def make_title(pack: str | None) -> NimTitle:
    return NimTitle(Catalogue(read_data(FOLDER / "data", "nim", pack)))

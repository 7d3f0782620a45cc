"""Through the Ages: A New Story of Civilization, complete. See README.md for edition, options and rulings."""

from __future__ import annotations

from civitas.games.through_the_ages.catalogue import read_catalogue
from civitas.games.through_the_ages.title import AgesTitle
from civitas.kernel.title import Title


def make_title(pack: str | None) -> Title:
    return AgesTitle(read_catalogue(pack))

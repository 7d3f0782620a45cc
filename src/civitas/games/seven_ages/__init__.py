"""7 Ages, complete. See README.md for edition, options and rulings."""

from __future__ import annotations

from civitas.games.seven_ages.catalogue import read_catalogue
from civitas.games.seven_ages.title import SevenAgesTitle
from civitas.kernel.title import Title


def make_title(pack: str | None) -> Title:
    return SevenAgesTitle(read_catalogue(pack))

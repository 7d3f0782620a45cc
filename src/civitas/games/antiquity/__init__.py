"""Antiquity, complete, for 2 to 4 players. See README.md for edition, options and rulings."""

from __future__ import annotations

from civitas.games.antiquity.catalogue import read_catalogue
from civitas.games.antiquity.title import AntiquityTitle
from civitas.kernel.title import Title


def make_title(pack: str | None) -> Title:
    return AntiquityTitle(read_catalogue(pack))

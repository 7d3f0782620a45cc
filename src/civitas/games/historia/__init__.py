"""Historia, complete, with Civbots. See README.md for edition, options and rulings."""

from __future__ import annotations

from civitas.games.historia.catalogue import read_catalogue
from civitas.games.historia.title import HistoriaTitle
from civitas.kernel.title import Title


def make_title(pack: str | None) -> Title:
    return HistoriaTitle(read_catalogue(pack))

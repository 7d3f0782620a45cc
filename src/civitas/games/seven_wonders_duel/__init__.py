"""7 Wonders Duel, complete. See README.md for edition, options and rulings."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.catalogue import read_catalogue
from civitas.games.seven_wonders_duel.title import DuelTitle
from civitas.kernel.title import Title


def make_title(pack: str | None) -> Title:
    return DuelTitle(read_catalogue(pack))

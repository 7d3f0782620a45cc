"""The facts of each thing for drawing it: plain data, no words."""

from __future__ import annotations

from civitas.games.through_the_ages.catalogue import Catalogue


def draw(facts: Catalogue, domain: str, item: str) -> dict[str, object]:
    return {}

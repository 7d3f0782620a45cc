"""What cards cost and do, for people: messages of `text/` with numbers of the catalogue."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.catalogue import Catalogue

Messages = list[tuple[str, dict[str, object]]]

ARGUMENT_KINDS: Final = {"other": "seat", "from": "card"}


def describe(facts: Catalogue, domain: str, item: str) -> Messages:
    return []

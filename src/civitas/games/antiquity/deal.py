"""Explicit deals: what chance decides, given in advance. Parts may be left out and are then dealt by chance.

order       seats in turn order
faces       per tile of the layout its face
rotations   per tile how many times sixty degrees it is turned
markers     the goods on the exploration hexes, by hex: `{"a14": "grain", ...}`
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.catalogue import Catalogue
from civitas.games.antiquity.vocabulary import FARM, MARKERS_AT, ORDER_AT, ROTATIONS_AT, SIDES_AT, TILES_AT
from civitas.kernel.chance import ScriptChance
from civitas.kernel.deals import Deal, bad_deal, item
from civitas.kernel.errors import short

PARTS: Final = ["order", "faces", "rotations", "markers"]


def script_of(facts: Catalogue, given: dict[str, object], seats: int) -> ScriptChance:
    deal = Deal(given, PARTS)
    tiles = facts.layout(seats).tiles
    _lay_faces(deal, facts, deal.listed("faces", tiles, tiles))
    for place, rotation in enumerate(_numbers(deal, "rotations", tiles, 6)):
        deal.items[ROTATIONS_AT + place] = rotation
    order = _numbers(deal, "order", seats, seats)
    if len(set(order)) != len(order):
        raise bad_deal("order", "reason-twice", {"found": short(order)})
    for place, seat in enumerate(order):
        deal.items[ORDER_AT + place] = seat
    _lay_markers(deal, facts)
    return ScriptChance(deal.items, 0)


def _numbers(deal: Deal, part: str, count: int, below: int) -> list[int]:
    found: list[int] = []
    for value in deal.listed(part, count, count):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < below:
            figures: dict[str, object] = {"found": short(value), "least": 0, "most": below - 1}
            raise bad_deal(part, "reason-not-between", figures)
        found.append(value)
    return found


def _lay_faces(deal: Deal, facts: Catalogue, names: list[object]) -> None:
    """Each face needs a tile of its own that shows it on one side."""
    left = [facts.tile_copies] * len(facts.tile_faces[0])
    for place, name in enumerate(names):
        face = item(name, facts.faces, f"faces[{place}]")
        sides = [(side, kinds.index(face)) for side, kinds in enumerate(facts.tile_faces) if face in kinds]
        fitting = [(side, kind) for side, kind in sides if left[kind]]
        if not fitting:
            raise bad_deal(f"faces[{place}]", "reason-antiquity-no-tile", {"found": short(name)})
        side, kind = fitting[0]
        left[kind] -= 1
        deal.items[TILES_AT + place] = kind * facts.tile_copies + left[kind]
        deal.items[SIDES_AT + place] = side


def _lay_markers(deal: Deal, facts: Catalogue) -> None:
    for place, name in deal.table("markers").items():
        hexagon = item(place, facts.hexes, "markers")
        good = item(name, facts.goods, f"markers.{place}")
        if good not in facts.products[FARM]:
            raise bad_deal(f"markers.{place}", "reason-unknown", {"found": short(name)})
        deal.items[MARKERS_AT + hexagon] = good

"""Explicit deals: what chance decides, given in advance. Parts may be left out and are then dealt by chance.

order       seats in turn order
faces       per tile of the layout its face
rotations   per tile how many times sixty degrees it is turned
markers     the goods on the exploration hexes, by hex: `{"a14": "grain", ...}`
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.catalogue import Catalogue
from civitas.games.antiquity.rules.setup import MARKERS_AT, ORDER_AT, ROTATIONS_AT, SIDES_AT, TILES_AT
from civitas.games.antiquity.vocabulary import FARM
from civitas.kernel.chance import ScriptChance
from civitas.kernel.errors import BadInput, Reason, short

PARTS: Final = ["order", "faces", "rotations", "markers"]


def script_of(facts: Catalogue, deal: dict[str, object], seats: int) -> ScriptChance:
    for key in deal:
        if key not in PARTS:
            raise _bad(str(key)[:40], "reason-unknown-key")
    items: dict[int, int] = {}
    tiles = facts.layout(seats).tiles
    _place_faces(items, facts, _list(deal, "faces", tiles))
    for place, rotation in enumerate(_numbers(deal, "rotations", tiles, 6)):
        items[ROTATIONS_AT + place] = rotation
    order = _numbers(deal, "order", seats, seats)
    if len(set(order)) != len(order):
        raise _bad("order", "reason-twice", {"found": short(order)})
    for place, seat in enumerate(order):
        items[ORDER_AT + place] = seat
    _place_markers(items, facts, deal)
    return ScriptChance(items, 0)


def _bad(place: str, reason: str, figures: dict[str, object] | None = None) -> BadInput:
    return BadInput("error-bad-deal", {"place": place, "reason": Reason(reason, figures or {})})


def _list(deal: dict[str, object], part: str, count: int) -> list[object]:
    if part not in deal:
        return []
    value = deal[part]
    if not isinstance(value, list) or len(value) != count:
        raise _bad(part, "reason-needs-list", {"wanted": count})
    return value


def _numbers(deal: dict[str, object], part: str, count: int, below: int) -> list[int]:
    found: list[int] = []
    for value in _list(deal, part, count):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < below:
            figures: dict[str, object] = {"found": short(value), "least": 0, "most": below - 1}
            raise _bad(part, "reason-not-between", figures)
        found.append(value)
    return found


def _place_faces(items: dict[int, int], facts: Catalogue, names: list[object]) -> None:
    """Each face needs a tile of its own that shows it on one side."""
    left = [facts.tile_copies] * len(facts.tile_faces[0])
    for place, name in enumerate(names):
        face = facts.faces.index.get(name) if isinstance(name, str) else None
        if face is None:
            raise _bad(f"faces[{place}]", "reason-unknown", {"found": short(name)})
        sides = [(side, kinds.index(face)) for side, kinds in enumerate(facts.tile_faces) if face in kinds]
        fitting = [(side, kind) for side, kind in sides if left[kind]]
        if not fitting:
            raise _bad(f"faces[{place}]", "reason-antiquity-no-tile", {"found": short(name)})
        side, kind = fitting[0]
        left[kind] -= 1
        items[TILES_AT + place] = kind * facts.tile_copies + left[kind]
        items[SIDES_AT + place] = side


def _place_markers(items: dict[int, int], facts: Catalogue, deal: dict[str, object]) -> None:
    markers = deal.get("markers", {})
    if not isinstance(markers, dict):
        raise _bad("markers", "reason-needs-table", {"found": short(markers)})
    for place, name in markers.items():
        hexagon = facts.hexes.index.get(place)
        good = facts.goods.index.get(name) if isinstance(name, str) else None
        if hexagon is None:
            raise _bad("markers", "reason-unknown", {"found": short(place)})
        if good is None or good not in facts.products[FARM]:
            raise _bad(f"markers.{place}", "reason-unknown", {"found": short(name)})
        items[MARKERS_AT + hexagon] = good

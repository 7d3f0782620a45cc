"""How far each player is: there are no victory points, so figures that the conditions of victory ask for."""

from __future__ import annotations

from civitas.games.antiquity.effects.saints import missing_goods, missing_kinds, uncovered, wanted_goods
from civitas.games.antiquity.frames import ENDINGS
from civitas.games.antiquity.position import AntiquityState
from civitas.kernel.frames import RUNNING


def ways_of(p: AntiquityState, seat: int) -> dict[str, tuple[int, int]]:
    """How far a seat is towards each condition of the saints; of surrounding a rival, towards the nearest one."""
    facts = p.facts
    wanted = facts.goods_each * len(wanted_goods(p))
    kinds = len(facts.buildings.ids)
    found = {"men": (0, len(facts.houses)), "buildings": (0, kinds), "goods": (0, wanted), "enclosure": (0, 1)}
    if not p.is_out(seat):
        found["men"] = (p.men(seat), len(facts.houses))
        found["buildings"] = (kinds - missing_kinds(p, seat).bit_count(), kinds)
        found["goods"] = (max(0, wanted - missing_goods(p, seat)), wanted)
        found["enclosure"] = _nearest(p, seat)
    return found


def _nearest(p: AntiquityState, seat: int) -> tuple[int, int]:
    """Of the rival's zone that is surrounded best: the hexes reached, and all of them."""
    best = (0, 1)
    for other in range(p.seats):
        zone = p.zone[other].bit_count()
        if other != seat and not p.is_out(other) and zone:
            reached = zone - uncovered(p, seat, other).bit_count()
            if reached * best[1] > best[0] * zone:
                best = (reached, zone)
    return best


def standing_of(p: AntiquityState) -> dict[str, object]:
    facts = p.facts
    wanted = facts.goods_each * len(wanted_goods(p))
    scores: list[dict[str, object]] = []
    for seat in range(p.seats):
        sheet = {"men": 0, "buildings": 0, "goods": 0, "hexes": 0}
        if not p.is_out(seat):
            sheet["men"] = p.men(seat)
            sheet["buildings"] = len(facts.buildings.ids) - missing_kinds(p, seat).bit_count()
            sheet["goods"] = max(0, wanted - missing_goods(p, seat))
            sheet["hexes"] = p.clean_zone(seat)
        scores.append({"total": sum(sheet.values()), "categories": sheet})
    return {
        "over": p.ending != RUNNING,
        "ending": ENDINGS[p.ending],
        "winners": [seat for seat in range(p.seats) if p.winners >> seat & 1],
        "scores": scores,
    }

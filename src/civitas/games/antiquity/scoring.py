"""How far each player is: there are no victory points, so figures that the conditions of victory ask for."""

from __future__ import annotations

from civitas.games.antiquity.effects.saints import missing_goods, missing_kinds, wanted_goods
from civitas.games.antiquity.frames import ENDINGS, RUNNING
from civitas.games.antiquity.position import AntiquityState


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

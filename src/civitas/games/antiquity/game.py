"""The position of Antiquity: which chapter of the rules answers which question."""

from __future__ import annotations

from civitas.games.antiquity.effects.saints import missing_goods, missing_kinds
from civitas.games.antiquity.figures import figures_of
from civitas.games.antiquity.frames import (
    BUILDERS,
    CITY,
    ENDINGS,
    EXPLORERS,
    FAMINE,
    FAMINE_ENDS,
    HARVESTING,
    ORDER,
    POLLUTERS,
    RISE,
    RUNNING,
    SETTLING,
    STORING,
)
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.preview import preview_of
from civitas.games.antiquity.problems import SHAPES, problems_of
from civitas.games.antiquity.questions import asked_by
from civitas.games.antiquity.rules import (
    activation,
    city,
    countryside,
    exploration,
    famine,
    harvest,
    market,
    pollution,
    setup,
    storing,
    turn,
    victory,
    zone,
)
from civitas.games.antiquity.view import see_antiquity
from civitas.kernel.bounds import Shape
from civitas.kernel.frames import kind_of
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position


class Antiquity(AntiquityState):
    def copy(self) -> Position:
        return Antiquity(self.title, self.seats, self.options, self.chance, self.facts, self)

    def asks(self, packed: int) -> int:
        return asked_by(packed)

    def step(self) -> None:
        kind = kind_of(self.now)
        if kind == SETTLING:
            setup.next_settler(self)
        elif kind == RISE:
            turn.rise(self)
        elif kind == ORDER:
            turn.find_order(self)
        elif kind == BUILDERS:
            countryside.next_builder(self)
        elif kind == STORING:
            storing.begin(self)
        elif kind == HARVESTING:
            harvest.begin(self)
        elif kind == EXPLORERS:
            exploration.next_explorer(self)
        elif kind == FAMINE:
            famine.begin(self)
        elif kind == FAMINE_ENDS:
            famine.end(self)
        elif kind == POLLUTERS:
            pollution.next_polluter(self)
        else:
            victory.check(self)

    def closed(self, kind: int, joint: Joint) -> None:
        if kind == CITY:
            city.end(self)

    def takes(self, seat: int, maker: int, terms: list[int]) -> int:
        return market.forbids_accept(self, seat, terms)

    def settle(self, seat: int, act: int, other: int, terms: list[int]) -> None:
        market.settle(self, seat, act, terms)

    def is_open_ended(self) -> bool:
        return market.is_open_ended(self)

    def offer_args(self, maker: int, taker: int, terms: list[int]) -> dict[str, object]:
        ids = self.facts.goods.ids
        count = len(ids)
        given = {good: terms[1 + number] for number, good in enumerate(ids) if terms[1 + number]}
        asked = {good: terms[1 + count + number] for number, good in enumerate(ids) if terms[1 + count + number]}
        return {"maker": maker, "taker": taker, "market": terms[0], "given": given, "asked": asked}

    # ------------------------------------------------------------------ seeing

    def see(self, viewer: int) -> dict[str, object]:
        return see_antiquity(self, viewer)

    def deal_anew(self, viewer: int) -> None:
        """Only the markers are hidden, and no good is bound to any of them before it is turned up."""
        heap = sorted(self.marker_heap)
        self.marker_heap = [self.draw(heap, -1) for _ in range(len(heap))]

    def standing(self) -> dict[str, object]:
        facts = self.facts
        wanted = facts.goods_each * len(facts.foods + facts.luxuries)
        scores: list[dict[str, object]] = []
        for seat in range(self.seats):
            sheet = {"men": 0, "buildings": 0, "goods": 0, "hexes": 0}
            if not self.is_out(seat):
                sheet["men"] = self.men(seat)
                sheet["buildings"] = len(facts.buildings.ids) - missing_kinds(self, seat).bit_count()
                sheet["goods"] = max(0, wanted - missing_goods(self, seat))
                sheet["hexes"] = self.clean_zone(seat)
            scores.append({"total": sum(sheet.values()), "categories": sheet})
        return {
            "over": self.ending != RUNNING,
            "ending": ENDINGS[self.ending],
            "winners": [seat for seat in range(self.seats) if self.winners >> seat & 1],
            "scores": scores,
        }

    def figures(self, seat: int, move: int, rule: str) -> dict[str, object]:
        return figures_of(self, seat, move, rule)

    def preview(self, seat: int, move: int) -> dict[str, object]:
        return preview_of(self, seat, move)

    # ------------------------------------------------------------------ what follows from the fields

    def refresh(self) -> None:
        super().refresh()
        for seat in range(self.seats):
            if self.is_out(seat):
                self.owned[seat] = 0
                self.active[seat] = 0
            else:
                activation.survey(self, seat)
            zone.chart(self, seat)

    def shapes(self) -> dict[int, Shape]:
        return SHAPES

    def problems(self) -> list[str]:
        """Also: what is kept up to date equals what is worked out from scratch."""
        found = problems_of(self)
        if not found and not self.air:
            twin = self.copy()
            assert isinstance(twin, Antiquity)
            twin.refresh()
            kept = [self.held, self.fringe, self.zone, self.owned, self.active, self.bodies, self.shores]
            anew = [twin.held, twin.fringe, twin.zone, twin.owned, twin.active, twin.bodies, twin.shores]
            if kept != anew or self.water != twin.water:
                found.append("zones of control or working buildings differ from what the pieces say")
        return found

"""The position of Antiquity: the hooks of the kernel that its rules answer."""

from __future__ import annotations

from civitas.games.antiquity.figures import gauges_of
from civitas.games.antiquity.frames import CITY
from civitas.games.antiquity.imagine import deal_anew
from civitas.games.antiquity.position import AntiquityState
from civitas.games.antiquity.problems import problems_of
from civitas.games.antiquity.questions import asked_by
from civitas.games.antiquity.rules import activation, city, market, zone
from civitas.games.antiquity.scoring import standing_of, ways_of
from civitas.games.antiquity.view import see_antiquity
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position


class Antiquity(AntiquityState):
    def copy(self) -> Position:
        return Antiquity(self.title, self.seats, self.options, self.chance, self.facts, self)

    def asks(self, packed: int) -> int:
        return asked_by(packed)

    def closed(self, kind: int, joint: Joint) -> None:
        if kind == CITY:
            city.end(self)

    def takes(self, seat: int, maker: int, terms: list[int]) -> int:
        return market.forbids_accept(self, seat, terms)

    def settle(self, seat: int, act: int, other: int, terms: list[int]) -> None:
        market.settle(self, seat, act, terms)

    def is_open_ended(self) -> bool:
        return market.is_open_ended(self)

    def drafted(self, seat: int) -> list[int]:
        return market.drafted(self, seat)

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
        deal_anew(self, viewer)

    def standing(self) -> dict[str, object]:
        return standing_of(self)

    def horizon(self) -> list[int]:
        return [self.turn_number]

    def ways(self, seat: int) -> dict[str, tuple[int, int]]:
        return ways_of(self, seat)

    def gauges(self, seat: int) -> dict[str, int]:
        return gauges_of(self, seat)

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

"""7 Wonders Duel joins the conformance suite."""

from __future__ import annotations

import civitas
from civitas.games.seven_wonders_duel.hooks import Duel
from civitas.kernel.position import Position
from conformance.suite import Conformance
from conformance.walks import every_seat_count

DUEL = civitas.title("seven_wonders_duel")


class TestSevenWondersDuel(Conformance):
    setups = every_seat_count(DUEL) + every_seat_count(DUEL, first_game=True)
    bound = 130
    derived = ("structure", "left", "accessible")
    apart = ("facts", "own")
    holders = ("city",)

    def kept(self, p: Position) -> list[object]:
        names = ("counts", "points", "links", "economy", "trade", "symbols", "powers")
        assert isinstance(p, Duel)
        return super().kept(p) + [getattr(city, name) for city in p.city for name in names]

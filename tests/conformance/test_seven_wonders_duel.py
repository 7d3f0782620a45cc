"""7 Wonders Duel joins the conformance suite."""

from __future__ import annotations

import civitas
from conformance.suite import Conformance
from conformance.walks import every_seat_count

DUEL = civitas.title("seven_wonders_duel")


class TestSevenWondersDuel(Conformance):
    setups = every_seat_count(DUEL) + every_seat_count(DUEL, first_game=True)
    bound = 130
    derived = (
        *("left", "accessible", "accessible_at", "counts", "points"),
        *("economy", "trade", "symbols", "powers"),
    )
    apart = ("facts", "prices")

"""Antiquity joins the conformance suite: every seat count, under both readings of the rules."""

from __future__ import annotations

import civitas
from conformance.joint import JointConformance
from conformance.walks import every_seat_count

ANTIQUITY = civitas.title("antiquity")


class TestAntiquity(JointConformance):
    setups = (*every_seat_count(ANTIQUITY), *every_seat_count(ANTIQUITY, ruleset="seed"))
    bound = 6000
    derived = ("taken", "water", "bodies", "shores", "held", "fringe", "zone", "owned", "active")
    apart = ("facts", "readings", "land")
    share = 0.25

    def test_turn_order_decides(self, length: int) -> None:
        """Random seats are often in the middle of an offer, where the law is not tried: so more positions."""
        super().test_turn_order_decides(8 * length)

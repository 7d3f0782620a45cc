"""7 Ages joins the conformance suite: short games at every seat count, with and without the official options."""

from __future__ import annotations

from typing import Any

import civitas
from conformance.joint import JointConformance
from conformance.walks import Setup, every_seat_count

AGES = civitas.title("seven_ages")
OPTIONS = ("pursuit", "cadence", "technology", "redemption", "take_that", "lady_luck", "rules06_income")
EVERYTHING: dict[str, Any] = dict.fromkeys(OPTIONS, True)


class TestSevenAges(JointConformance):
    setups = (
        *every_seat_count(AGES, turns="7"),
        *every_seat_count(AGES, turns="6", **EVERYTHING),
        Setup(AGES, 3, {"ages": "1", "total_history": True}),
        Setup(AGES, 2, {"faster_history": True, "turns": "12"}),
    )
    bound = 6000
    derived = ("army",)
    apart = ("facts", "table", "rules", "age_limit", "turn_limit", "late")
    share = 0.6

"""Historia joins the conformance suite: every seat count, with and without Civbots and modules."""

from __future__ import annotations

from typing import Any

import civitas
from conformance.joint import JointConformance
from conformance.walks import Setup, every_seat_count

HISTORIA = civitas.title("historia")
MODULES = ("events", "golden_era", "civilization_goals", "territories_to_explore", "expert_start")
CIVBOTS = {1: "king,noble,chieftain", 2: "noble,king", 3: "king", 4: "chieftain,noble", 5: "king"}
EVERYTHING: dict[str, Any] = dict.fromkeys(MODULES, True)


class TestHistoria(JointConformance):
    setups = (
        *every_seat_count(HISTORIA),
        *every_seat_count(HISTORIA, **EVERYTHING),
        *(Setup(HISTORIA, seats, {"civbots": civbots}) for seats, civbots in CIVBOTS.items()),
    )
    bound = 1500
    derived = ("vp",)
    apart = ("facts", "modules", "difficulty")
    share = 0.3

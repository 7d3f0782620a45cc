"""Through the Ages joins the conformance suite: every seat count, with and without its options."""

from __future__ import annotations

import civitas
from conformance.suite import Conformance
from conformance.walks import every_seat_count

AGES = civitas.title("through_the_ages")


class TestThroughTheAges(Conformance):
    setups = (
        *every_seat_count(AGES),
        *every_seat_count(AGES, manual_payment=True, peaceful=True),
        *every_seat_count(AGES, short=True),
    )
    bound = 2500
    derived = (
        "fixed",
        "power",
        "held",
        "science_rate",
        "culture_rate",
        "strength",
        "happy",
        "civil_total",
        "military_total",
        "food",
        "resources",
    )
    share = 0.3

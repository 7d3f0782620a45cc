"""The miniature title joins the conformance suite, with every seat count, without fog, and with its data pack."""

from __future__ import annotations

from conformance.joint import JointConformance
from conformance.walks import Setup, every_seat_count
from mini import CLAY_PACK, MINI, MINI_WITH_CLAY


class TestMini(JointConformance):
    setups = (
        *every_seat_count(MINI),
        *every_seat_count(MINI_WITH_CLAY, CLAY_PACK),
        Setup(MINI, 3, {"fog": False}),
    )
    bound = 1500
    share = 0.6

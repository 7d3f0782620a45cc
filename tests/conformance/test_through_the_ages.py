"""Through the Ages joins the conformance suite: every seat count, with and without its options."""

from __future__ import annotations

from typing import Any

import civitas
from civitas.games.through_the_ages import vocabulary as v
from civitas.games.through_the_ages.effects.abilities import has_used_ability
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


def test_every_ability_that_is_used_by_a_move_is_looked_for() -> None:
    game: Any = civitas.new("through_the_ages", 2, 1)
    for ability in range(len(game.power[0])):
        game.power[0] = [int(number == ability) for number in range(len(game.power[0]))]
        assert has_used_ability(game, 0) == (ability in v.USED)

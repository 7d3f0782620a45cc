"""Random play to the end."""

from __future__ import annotations

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out


def test_play_out_plays_as_many_moves_as_wanted_and_the_same_every_time() -> None:
    one, two = civitas.new("seven_wonders_duel", seed=4), civitas.new("seven_wonders_duel", seed=4)
    assert play_out(one, Chance(1), most=10) == 10
    made = 10 + play_out(one, Chance(1), at=10)
    assert play_out(two, Chance(1)) == made
    assert one.over()
    assert one.hash() == two.hash()
    assert play_out(one, Chance(1)) == 0

"""Win shares that come true: what is measured is used, and shares sum to 1 whatever is done to them."""

from __future__ import annotations

import pytest

import civitas
from civitas.bots.advice import advise, calibrated
from civitas.bots.calibration import NAME, sharpened, sharpness_of
from civitas.bots.players import SearchBot

TITLES = ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"]


@pytest.mark.parametrize("power", [0.3, 1.0, 3.5])
def test_sharpened_shares_sum_to_one_and_keep_their_order(power: float) -> None:
    shares = [0.55, 0.3, 0.15, 0.0]
    found = sharpened(shares, power)
    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found, reverse=True)
    assert (found[0] > shares[0]) == (power > 1.0)


@pytest.mark.parametrize("key", TITLES)
def test_every_title_has_a_measured_sharpness_and_uses_it(key: str) -> None:
    p = civitas.new(key, seats=2, seed=1)
    power = sharpness_of(p.title)
    assert 0.1 < power < 10.0 and (p.title.folder / "bots" / NAME).exists()
    seat = p.waiting()[0]
    raw = advise(p, seat, SearchBot(0, 20, 0.0))
    options, shares = calibrated(p, seat, raw)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[seat] == pytest.approx(options[0].share)
    assert [option.move for option in options] == [option.move for option in raw]
    rest = 1.0 - raw[0].share
    assert shares[seat] == pytest.approx(sharpened([raw[0].share, rest], power)[0])


def test_a_data_pack_is_not_judged_by_what_was_measured_without_it() -> None:
    packed = civitas.title("historia", "docs/example_packs/historia")
    assert sharpness_of(packed) == 1.0

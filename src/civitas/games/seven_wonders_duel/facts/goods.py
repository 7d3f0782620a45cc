"""Goods packed into one integer, five resources of six bits: arithmetic on all of them at once.

Everything stays below 36 bits, so that the compiler may keep it in machine integers (`i64`). Nothing is shifted by an
`i64`: mypyc 2.4.1 takes the literal in `1 << n` for one of 32 bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from civitas.games.seven_wonders_duel.vocabulary import GOOD_BITS, GUARDS

if TYPE_CHECKING:
    from mypy_extensions import i64


def missing(need: i64, goods: i64) -> i64:
    """What production does not cover: `need - goods`, never below 0."""
    difference = (need | GUARDS) - goods
    enough = difference & GUARDS
    return difference & (enough - (enough >> GOOD_BITS - 1))


def cover(lacking: i64, prices: i64, among: i64, units: i64) -> i64:
    """Take the dearest `units` of the resources in the mask `among` out of what is lacking."""
    while units > 0:
        rest, rest_prices = lacking & among, prices
        dearest: i64 = 0
        taken: i64 = 0
        one: i64 = 1
        while rest:
            if rest & 31 and rest_prices & 63 > dearest:
                dearest = rest_prices & 63
                taken = one
            rest >>= GOOD_BITS
            rest_prices >>= GOOD_BITS
            one <<= GOOD_BITS
        if taken == 0:
            break
        lacking -= taken
        units -= 1
    return lacking


def cost(lacking: i64, prices: i64) -> i64:
    """The coins for buying all that is lacking, at the packed prices of one unit each."""
    total: i64 = 0
    while lacking:
        units = lacking & 31
        if units:
            total += units * (prices & 63)
        lacking >>= GOOD_BITS
        prices >>= GOOD_BITS
    return total

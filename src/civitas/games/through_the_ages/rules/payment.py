"""Perdere Cibo e Risorse, by hand: with the option `manual_payment` the payer chooses which tokens it returns."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.position import PAYMENT, AgesState
from civitas.games.through_the_ages.rules.goods import (
    change_for,
    return_token,
    spend_food,
    spend_resources,
)
from civitas.kernel.frames import a_of, b_of, frame
from civitas.kernel.refusals import rule

RETURN: Final = rule("tta.pay.return-token")
OVERPAY: Final = rule("tta.pay.overpay")


def settle(p: AgesState, seat: int, amount: int, goods: int) -> None:
    """Pay food (0) or resources (1) that are there; ask how where the payer has a choice and wants one."""
    if amount > 0 and p.options.get("manual_payment") and len(_sites(p, seat, goods)) > 1:
        p.ask_next(frame(PAYMENT, seat, amount, goods))
    elif goods:
        spend_resources(p, seat, amount)
    else:
        spend_food(p, seat, amount)


def _sites(p: AgesState, seat: int, goods: int) -> list[int]:
    """Cards with tokens that can pay."""
    sites = p.facts.resource_sites if goods else p.facts.food_sites
    return [site for site in sites if p.tokens[seat][site]]


def forbids_payment(p: AgesState, seat: int, site: int) -> int:
    """A token there, and change for it unless no token can be changed exactly."""
    due, goods = a_of(p.now), b_of(p.now)
    sites = _sites(p, seat, goods)
    if site not in sites:
        return RETURN
    if change_for(p, seat, site, due) == 0:
        return 0
    return OVERPAY if any([change_for(p, seat, other, due) == 0 for other in sites]) else 0


def pay_token(p: AgesState, seat: int, site: int) -> None:
    due, goods = a_of(p.now), b_of(p.now)
    p.answered()
    left = return_token(p, seat, site, due)
    settle(p, seat, left, goods)

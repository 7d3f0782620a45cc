"""Paying and losing goods (Perdere Cibo e Risorse): what is paid or lost, by the option `manual_payment` with tokens of
the payer's choice."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.frames import NEXT_TURN, PAYMENT, TURN
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.goods import (
    harm_with,
    least_harm,
    overpaid,
    return_token,
    spend_food,
    spend_resources,
)
from civitas.kernel.frames import a_of, b_of, frame, kind_of


def settle(p: AgesState, seat: int, amount: int, goods: int) -> None:
    """Pay food (0) or resources (1) that are there; ask how where the payer has a choice and wants one."""
    if _has_choice(p, seat, amount, goods):
        p.ask_next(frame(PAYMENT, seat, amount, goods))
    elif goods:
        spend_resources(p, seat, amount)
    else:
        spend_food(p, seat, amount)


def lose_food(p: AgesState, seat: int, amount: int) -> int:
    """Lose food, all of it if there is less; returns how much is lost, what must be overpaid included."""
    return _lose(p, seat, amount, 0, p.food)


def lose_resources(p: AgesState, seat: int, amount: int) -> int:
    return _lose(p, seat, amount, 1, p.resources)


def _lose(p: AgesState, seat: int, amount: int, goods: int, stored: list[int]) -> int:
    before = stored[seat]
    amount = min(amount, before)
    if _has_choice(p, seat, amount, goods):
        p.ask_next(frame(PAYMENT, seat, amount, goods))
        # Whatever tokens are chosen, no more is overpaid than must be.
        return amount + overpaid(_least(p, seat, amount, goods))
    settle(p, seat, amount, goods)
    return before - stored[seat]


def _has_choice(p: AgesState, seat: int, amount: int, goods: int) -> bool:
    """Not where all is lost, or all lies on one card, nor at the end of a turn, which runs by itself."""
    if amount <= 0 or not p.options.get("manual_payment"):
        return False
    if kind_of(p.now) == TURN and a_of(p.now) == NEXT_TURN:
        return False
    stored = p.resources[seat] if goods else p.food[seat]
    return amount < stored and len(_sites(p, seat, goods)) > 1


def _all_sites(p: AgesState, goods: int) -> list[int]:
    return p.facts.resource_sites if goods else p.facts.food_sites


def _sites(p: AgesState, seat: int, goods: int) -> list[int]:
    """Cards with tokens that can pay."""
    return [site for site in _all_sites(p, goods) if p.tokens[seat][site]]


def forbids_payment(p: AgesState, seat: int, site: int) -> int:
    """A token there, with which no more is overpaid in the end than must be."""
    due, goods = a_of(p.now), b_of(p.now)
    if site not in _sites(p, seat, goods):
        return by.PAY_RETURN_TOKEN
    harm = harm_with(p, seat, _all_sites(p, goods), site, due)
    return 0 if overpaid(harm) == overpaid(_least(p, seat, due, goods)) else by.PAY_OVERPAY


def _least(p: AgesState, seat: int, due: int, goods: int) -> int:
    return least_harm(p, seat, _all_sites(p, goods), p.tokens[seat].copy(), p.blue[seat], due, 0)


def pay_token(p: AgesState, seat: int, site: int) -> None:
    due, goods = a_of(p.now), b_of(p.now)
    p.answered()
    left = return_token(p, seat, site, due)
    settle(p, seat, left, goods)

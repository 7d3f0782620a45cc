"""Cibo e Risorse: blue tokens on farms and mines, gained, paid and lost.

Payment is automatic: the cheapest tokens are spent first and change is given in the largest tokens, which leaves most
tokens in the bank.
"""

from __future__ import annotations

from civitas.games.through_the_ages.position import AgesState, replaced
from civitas.games.through_the_ages.statistics import stock
from civitas.games.through_the_ages.vocabulary import LAB, LABS_AS_MINES, MINE


def stores(p: AgesState, seat: int, sites: list[int]) -> list[int]:
    """The cards in play on which tokens may be put, cheapest first."""
    held = p.technologies[seat]
    labs = p.power[seat][LABS_AS_MINES] > 0
    return [site for site in sites if held >> site & 1 and (labs or p.facts.kind[site] != LAB)]


def gain_food(p: AgesState, seat: int, amount: int) -> int:
    """Gain food; returns how much was gained."""
    before = p.food[seat]
    _put(p, seat, p.facts.food_sites, amount)
    stock(p, seat)
    return p.food[seat] - before


def gain_resources(p: AgesState, seat: int, amount: int) -> int:
    before = p.resources[seat]
    _put(p, seat, p.facts.resource_sites, amount)
    stock(p, seat)
    return p.resources[seat] - before


def _put(p: AgesState, seat: int, sites: list[int], amount: int) -> int:
    """Move tokens from the bank to cards, largest first; returns what could not be put."""
    value = p.facts.value
    for site in reversed(stores(p, seat, sites)):
        count = min(amount // value[site], p.blue[seat])
        if count > 0:
            p.tokens[seat] = replaced(p.tokens[seat], site, p.tokens[seat][site] + count)
            p.blue[seat] -= count
            amount -= count * value[site]
    return amount


def spend_food(p: AgesState, seat: int, amount: int) -> None:
    """Pay food that is there."""
    _take(p, seat, p.facts.food_sites, amount)


def spend_resources(p: AgesState, seat: int, amount: int) -> None:
    _take(p, seat, p.facts.resource_sites, amount)


def _take(p: AgesState, seat: int, sites: list[int], amount: int) -> None:
    if amount <= 0:
        return
    value = p.facts.value
    tokens = p.tokens[seat].copy()
    for site in sites:
        count = min(tokens[site], (amount + value[site] - 1) // value[site])
        if count:
            tokens[site] -= count
            p.blue[seat] += count
            amount -= count * value[site]
            if amount <= 0:
                break
    p.tokens[seat] = tokens
    if amount < 0:
        _put(p, seat, sites, -amount)
    stock(p, seat)


def return_token(p: AgesState, seat: int, site: int, due: int) -> int:
    """Pay with a token of the payer's choice, with change from the bank; returns what is still due."""
    value = p.facts.value[site]
    p.tokens[seat] = replaced(p.tokens[seat], site, p.tokens[seat][site] - 1)
    p.blue[seat] += 1
    if value > due:
        sites = p.facts.food_sites if site < p.facts.first[MINE] else p.facts.resource_sites
        _put(p, seat, sites, value - due)
    stock(p, seat)
    return max(0, due - value)


def change_for(p: AgesState, seat: int, site: int, due: int) -> int:
    """What would be lost in overpaying if a token of this card paid what is due."""
    change = p.facts.value[site] - due
    if change <= 0:
        return 0
    value = p.facts.value
    sites = p.facts.food_sites if site < p.facts.first[MINE] else p.facts.resource_sites
    bank = p.blue[seat] + 1
    for other in reversed(stores(p, seat, sites)):
        count = min(change // value[other], bank)
        if count > 0:
            bank -= count
            change -= count * value[other]
    return change


def lose_food(p: AgesState, seat: int, amount: int) -> int:
    """Lose food, all of it if there is less; returns how much was lost."""
    amount = min(amount, p.food[seat])
    before = p.food[seat]
    spend_food(p, seat, amount)
    return before - p.food[seat]


def lose_resources(p: AgesState, seat: int, amount: int) -> int:
    amount = min(amount, p.resources[seat])
    before = p.resources[seat]
    spend_resources(p, seat, amount)
    return before - p.resources[seat]


def stored_tokens(p: AgesState, seat: int) -> int:
    """How many blue tokens lie on farms, mines and labs."""
    total = 0
    for count in p.tokens[seat]:
        total += count
    return total

"""Food and resources (Cibo e Risorse): blue tokens on farms and mines, gained, paid and lost.

Payment is automatic: the cheapest tokens are spent first and change is given in the largest tokens, which leaves most
tokens in the bank. Only where tokens lie on labs that give no change any more, other ways are weighed.
"""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.position import AgesState, replaced
from civitas.games.through_the_ages.rules.statistics import stock
from civitas.games.through_the_ages.vocabulary import LAB, LABS_AS_MINES, MINE

OVERPAID: Final = 1000
"""The harm of one food or resource paid too much; more than all tokens of a bank."""


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


def put_token(p: AgesState, seat: int, site: int) -> None:
    """Move a token from the bank to a card of the owner's choice."""
    p.tokens[seat] = replaced(p.tokens[seat], site, p.tokens[seat][site] + 1)
    p.blue[seat] -= 1
    stock(p, seat)


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
    returned = 0
    due = amount
    for site in sites:
        count = min(tokens[site], (due + value[site] - 1) // value[site])
        if count:
            tokens[site] -= count
            returned += count
            due -= count * value[site]
            if due <= 0:
                break
    if due < 0 and _stranded(p, seat):
        _take_best(p, seat, sites, amount)
        return
    p.tokens[seat] = tokens
    p.blue[seat] += returned
    if due < 0:
        _put(p, seat, sites, -due)
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


# Which payment


def _stranded(p: AgesState, seat: int) -> bool:
    """Do tokens lie on labs that were mines once?"""
    if p.power[seat][LABS_AS_MINES]:
        return False
    return any([p.tokens[seat][site] for site in p.facts.sites_of[LAB]])


def _take_best(p: AgesState, seat: int, sites: list[int], due: int) -> None:
    while due > 0:
        least = least_harm(p, seat, sites, p.tokens[seat].copy(), p.blue[seat], due, 0)
        for site in sites:
            if p.tokens[seat][site] and harm_with(p, seat, sites, site, due) == least:
                due = return_token(p, seat, site, due)
                break


def harm_with(p: AgesState, seat: int, sites: list[int], site: int, due: int) -> int:
    """The least harm of a payment that begins with a token of this card."""
    value = p.facts.value[site]
    bank = p.blue[seat] + 1
    if value >= due:
        return _harm(p, seat, sites, bank, value - due)
    return least_harm(p, seat, sites, replaced(p.tokens[seat], site, p.tokens[seat][site] - 1), bank, due - value, 0)


def least_harm(p: AgesState, seat: int, sites: list[int], tokens: list[int], bank: int, due: int, first: int) -> int:
    """What the best payment does, in the order of harm: overpaying above `OVERPAID`, tokens missing in the bank below.

    Which tokens are returned decides, not in what order: they are tried from the cheapest on, beginning with card
    number `first`. -1 if those cannot pay.
    """
    least = -1
    for place in range(first, len(sites)):
        site = sites[place]
        if tokens[site] == 0:
            continue
        value = p.facts.value[site]
        if value >= due:
            harm = _harm(p, seat, sites, bank + 1, value - due)
        else:
            tokens[site] -= 1
            harm = least_harm(p, seat, sites, tokens, bank + 1, due - value, place)
            tokens[site] += 1
        if harm >= 0 and (least < 0 or harm < least):
            least = harm
    return least


def _harm(p: AgesState, seat: int, sites: list[int], bank: int, change: int) -> int:
    value = p.facts.value
    for site in reversed(stores(p, seat, sites)):
        count = min(change // value[site], bank)
        if count > 0:
            bank -= count
            change -= count * value[site]
    return (change + 1) * OVERPAID - bank


def unplaced(p: AgesState, seat: int, sites: list[int], bank: int, amount: int) -> int:
    """What of an amount so many tokens cannot make up."""
    return overpaid(_harm(p, seat, sites, bank, amount))


def overpaid(harm: int) -> int:
    """The part of the harm that is food or resources paid too much."""
    return (harm - 1) // OVERPAID


def stored_tokens(p: AgesState, seat: int) -> int:
    """How many blue tokens lie on farms, mines and labs."""
    total = 0
    for count in p.tokens[seat]:
        total += count
    return total

"""Gaining goods (Guadagnare Cibo e Risorse): in the fewest tokens, or by the option `manual_payment` on cards of the
owner's choice."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.frames import GAINING, STORE
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.goods import gain_food, gain_resources, put_token, stores, unplaced
from civitas.kernel.frames import a_of, b_of, frame, seat_of


def store(p: AgesState, seat: int, amount: int, goods: int) -> None:
    """Gain food (0) or resources (1). By hand it waits for its turn among the gains of a card."""
    if p.options.get("manual_payment"):
        p.ask_next(frame(GAINING, seat, amount, goods))
    else:
        _store_all(p, seat, amount, goods)


def go_on_storing(p: AgesState) -> None:
    """Ask where the next token goes, as long as there is a choice."""
    seat = seat_of(p.now)
    amount, goods = a_of(p.now), b_of(p.now)
    p.answered()
    if len([site for site in _stores(p, seat, goods) if _forbids(p, seat, site, amount, goods) == 0]) > 1:
        p.ask_next(frame(STORE, seat, amount, goods))
    else:
        _store_all(p, seat, amount, goods)


def _store_all(p: AgesState, seat: int, amount: int, goods: int) -> None:
    gained = gain_resources(p, seat, amount) if goods else gain_food(p, seat, amount)
    _tell(p, seat, gained, goods)


def _tell(p: AgesState, seat: int, gained: int, goods: int) -> None:
    if p.log is not None:
        p.tell("event-resources" if goods else "event-food", {"seat": seat, "count": gained})


def _stores(p: AgesState, seat: int, goods: int) -> list[int]:
    return stores(p, seat, p.facts.resource_sites if goods else p.facts.food_sites)


def forbids_store(p: AgesState, seat: int, site: int) -> int:
    return _forbids(p, seat, site, a_of(p.now), b_of(p.now))


def _forbids(p: AgesState, seat: int, site: int, amount: int, goods: int) -> int:
    """A card of the kind, worth no more than what is gained, that leaves the rest within reach of the bank."""
    sites = _stores(p, seat, goods)
    if site not in sites:
        return by.GAIN_CHOICE_OF_CARDS
    rest = amount - p.facts.value[site]
    if rest < 0:
        return by.GAIN_EXACT
    bank = p.blue[seat]
    if bank and unplaced(p, seat, sites, bank - 1, rest) == unplaced(p, seat, sites, bank, amount):
        return 0
    return by.GAIN_SHORT_BANK


def store_token(p: AgesState, seat: int, site: int) -> None:
    amount, goods = a_of(p.now), b_of(p.now)
    value = p.facts.value[site]
    p.answered()
    put_token(p, seat, site)
    _tell(p, seat, value, goods)
    if amount > value:
        p.ask_next(frame(GAINING, seat, amount - value, goods))

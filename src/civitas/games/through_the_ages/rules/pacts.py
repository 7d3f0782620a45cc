"""Offering and cancelling pacts (Offrire un Patto, Cancellare un Patto)."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.frames import PACT_ANSWER
from civitas.games.through_the_ages.position import AgesState
from civitas.games.through_the_ages.rules.cards import remove_pact, update
from civitas.games.through_the_ages.rules.row import find_military, take_back, take_military
from civitas.games.through_the_ages.vocabulary import PACT
from civitas.kernel.frames import a_of, b_of, frame


def is_party(p: AgesState, seat: int, owner: int) -> bool:
    """Is the seat a partner of the pact in this area?"""
    return p.pact[owner] >= 0 and seat in (owner, p.pact_with[owner])


def forbids_offer(p: AgesState, seat: int, pact: int, other: int, side: int) -> int:
    if p.seats == 2:
        return by.POLITICS_NO_PACTS_TWO_PLAYERS
    if other == seat or other >= p.seats or not p.playing(other):
        return by.PACT_OFFER_PARTNER
    if find_military(p, seat, p.facts.first[PACT] + pact) < 0:
        return by.IN_PLAY_DEFINITION
    return by.PACT_OFFER_SIDES if side and not p.facts.pact_lettered[pact] else 0


def offer(p: AgesState, seat: int, pact: int, other: int, side: int) -> None:
    card = p.facts.first[PACT] + pact
    take_military(p, seat, card)
    p.open_card = card
    p.ask_next(frame(PACT_ANSWER, other, pact, seat | side << 4))
    p.reveal(-1)
    if p.log is not None:
        args: dict[str, object] = {"seat": seat, "other": other, "card": p.facts.ids[card]}
        args |= {"lettered": 1 if p.facts.pact_lettered[pact] else 0, "side": "ab"[side]}
        p.tell("event-pact-offered", args)


def agree(p: AgesState, other: int) -> None:
    """The pact enters play in the area of the seat that offered it and ends the one there."""
    pact, seat, side = a_of(p.now), b_of(p.now) & 15, b_of(p.now) >> 4
    p.answered()
    p.open_card = -1
    if p.pact[seat] >= 0:
        remove_pact(p, seat)
    p.pact[seat] = pact
    p.pact_with[seat] = other
    p.pact_side[seat] = side
    update(p, seat)
    update(p, other)
    if p.log is not None:
        p.tell("event-pact-agreed", {"seat": seat, "other": other, "card": p.facts.pacts.ids[pact]})


def refuse(p: AgesState, other: int) -> None:
    """The card goes back to the hand."""
    seat = b_of(p.now) & 15
    card = p.open_card
    p.answered()
    p.open_card = -1
    take_back(p, seat, card)
    if p.log is not None:
        p.tell("event-pact-refused", {"seat": seat, "other": other, "card": p.facts.ids[card]})


def forbids_cancel(p: AgesState, seat: int, owner: int) -> int:
    if p.seats == 2:
        return by.POLITICS_NO_PACTS_TWO_PLAYERS
    return 0 if owner < p.seats and is_party(p, seat, owner) else by.PACT_CANCEL_PARTIES_ONLY


def cancel(p: AgesState, seat: int, owner: int) -> None:
    if p.log is not None:
        p.tell("event-pact-cancelled", {"seat": seat, "card": p.facts.pacts.ids[p.pact[owner]]})
    remove_pact(p, owner)

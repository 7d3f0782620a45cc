"""Dealing anew what a seat cannot see: hands, face-down markers, unit types under fog, cards drawn in secret."""

from __future__ import annotations

from civitas.games.seven_ages.fog import deal_units
from civitas.games.seven_ages.frames import OFFER
from civitas.games.seven_ages.position import (
    ATTACKER,
    CARD,
    NOTHING,
    OFFERED,
    SHOWN,
    SIDE,
    TRADE_PARTNER,
    TRADER,
    TURNED_OVER,
    SevenAgesState,
    replaced,
)
from civitas.games.seven_ages.vocabulary import MARKERS, NO_LEADER, WILD
from civitas.kernel.frames import kind_of


def deal_anew(p: SevenAgesState, viewer: int) -> None:
    _deal_cards(p, viewer)
    _deal_markers(p, viewer)
    deal_units(p, viewer)
    _deal_leader(p, viewer)
    _deal_cadence(p, viewer)


# --- cards


def _deal_cards(p: SevenAgesState, viewer: int) -> None:
    """Hands of others, but for the cards the viewer has seen; cards drawn for a conflict or an assassination."""
    knows = p.known[viewer] if viewer >= 0 else p.known[-1]
    before = [hand.copy() for hand in p.hand]
    kept = [hand if seat == viewer else [c for c in hand if knows >> c & 1] for seat, hand in enumerate(before)]
    pool = p.deck.copy()
    for seat in range(p.seats):
        pool += [card for card in before[seat] if card not in kept[seat]]
    secret = _secret_cards(p, viewer)
    pool += secret
    pool.sort()
    for seat in range(p.seats):
        missing = len(before[seat]) - len(kept[seat])
        if missing:
            p.hand[seat] = sorted(kept[seat] + [p.draw(pool, -1) for _ in range(missing)])
    _replace_secret_cards(p, viewer, pool)
    p.deck = pool
    if p.deal and kind_of(p.now) == OFFER:
        _offer_anew(p)
    _know_anew(p, viewer)


def _secret_cards(p: SevenAgesState, viewer: int) -> list[int]:
    found: list[int] = []
    if p.battle and not p.battle[SHOWN]:
        for side in (0, 1):
            card = p.battle[SIDE * side + CARD]
            if card >= 0 and p.player[p.battle[ATTACKER + side]] != viewer:
                found.append(card)
    if p.duel:
        found += [p.duel[at + 1] for at in (0, 4) if p.duel[at + 1] >= 0 and p.duel[at] != viewer]
    return found


def _replace_secret_cards(p: SevenAgesState, viewer: int, pool: list[int]) -> None:
    if p.battle and not p.battle[SHOWN]:
        for side in (0, 1):
            if p.battle[SIDE * side + CARD] >= 0 and p.player[p.battle[ATTACKER + side]] != viewer:
                p.battle[SIDE * side + CARD] = p.draw(pool, -1)
    if p.duel:
        for at in (0, 4):
            if p.duel[at + 1] >= 0 and p.duel[at] != viewer:
                p.duel[at + 1] = p.draw(pool, -1)


def _offer_anew(p: SevenAgesState) -> None:
    """Whoever has nothing to choose from offers the only card of the hand."""
    for side, colour in enumerate((p.deal[TRADER], p.deal[TRADE_PARTNER])):
        at = OFFERED + 2 * side
        if colour >= 0 and p.deal[at] >= 0 and p.deal[at] not in p.hand[p.player[colour]]:
            p.deal[at] = p.hand[p.player[colour]][0]


def _know_anew(p: SevenAgesState, viewer: int) -> None:
    """Whether others have looked at a card nobody else has seen is not known; they know what all have seen."""
    seen_by_all = p.known[-1]
    p.known = [mask if knower == viewer else seen_by_all for knower, mask in enumerate(p.known)]


# --- markers


def _deal_markers(p: SevenAgesState, viewer: int) -> None:
    """Each seat's face-down markers are any it has not shown; the wild card keeps no trace until it is."""
    for seat in range(p.seats):
        if seat == viewer:
            continue
        marked = [colour for colour in p.empires_of(seat) if p.marker[colour] >= 0]
        turned = p.strays[seat] >> TURNED_OVER
        for colour in marked:
            if p.shown >> colour & 1:
                turned |= 1 << p.marker[colour]
        free = [marker for marker in range(MARKERS) if not turned >> marker & 1]
        for colour in marked:
            if not p.shown >> colour & 1:
                p.marker[colour] = p.draw(free, -1)
                p.wilds &= ~(1 << colour)
                if p.marker[colour] == WILD:
                    p.wilds |= 1 << colour
        strays = p.strays[seat] >> TURNED_OVER << TURNED_OVER
        for _ in range((p.strays[seat] ^ strays).bit_count()):
            strays |= 1 << p.draw(free, -1)
        p.strays = replaced(p.strays, seat, strays)


def _deal_cadence(p: SevenAgesState, viewer: int) -> None:
    if p.cadence and viewer != p.holder:
        free = list(range(MARKERS - 1))
        p.cadence = [p.draw(free, -1) for _ in p.cadence]


# --- leaders


def _deal_leader(p: SevenAgesState, viewer: int) -> None:
    """A leader somebody else is looking at might be any in the cup."""
    hidden = p.found >= 0 and p.civil and not p.affair and viewer != _drawer(p)
    if hidden:
        p.cup.append(p.found)
    p.cup.sort()
    if hidden:
        leaders = [leader for leader in p.cup if leader != NO_LEADER]
        p.found = p.draw(leaders, -1)
        p.cup.remove(p.found)


def _drawer(p: SevenAgesState) -> int:
    colour = p.civil[0]
    return p.player[colour] if colour >= 0 else NOTHING

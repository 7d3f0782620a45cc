"""3. Trading & Progress: the choice of a partner, and the leave of every empire through which the trade passes."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.frames import (
    CONSENT,
    GATE,
    OPEN_TRADE,
    PARTNER,
    SEEK_PARTNER,
    TOLL,
    TOLL_CARD,
    ask,
    code_of,
    context_of,
    do,
)
from civitas.games.seven_ages.moves import AMOUNTS, MOST_CARDS
from civitas.games.seven_ages.position import (
    CLOSED,
    MOST_COLOURS,
    NOTHING,
    OPENED,
    PRICE,
    PRICE_CARDS,
    TRADER,
    WANTED,
    SevenAgesState,
)
from civitas.games.seven_ages.rules.cards import join_hand, leave_hand, show_card_to
from civitas.games.seven_ages.rules.empires import gain_money
from civitas.games.seven_ages.rules.ranges import controllers, from_areas, in_range, own_mask, reached, spread
from civitas.kernel.refusals import OTHER_QUESTION, rule

NOT_OWN: Final = rule("seven_ages.partner.not-own-empire")
IN_RANGE: Final = rule("seven_ages.partner.in-range")
UNTRADED: Final = rule("seven_ages.partner.untraded-first")
DECK_ONLY: Final = rule("seven_ages.partner.deck")
NOT_THROUGH: Final = rule("seven_ages.partner.not-through-others")
CONSENT_RULE: Final = rule("seven_ages.trade.consent")
TOLL_RULE: Final = rule("seven_ages.trade.toll")


# --- who can be reached


class Partners:
    """Whom an empire may trade with: at once, or by leave of others."""

    def __init__(self, direct: list[int], by_leave: list[int]) -> None:
        self.direct = direct
        self.by_leave = by_leave


def _foreign(p: SevenAgesState) -> int:
    """Mask of the empires of other players."""
    found = 0
    for colour in range(MOST_COLOURS):
        if p.card[colour] >= 0:
            found |= 1 << colour
    return found & ~own_mask(p, p.player[p.deal[TRADER]])


def _askable(p: SevenAgesState) -> int:
    """Mask of the empires that let the trade pass or may still be asked to."""
    return _foreign(p) & ~p.deal[CLOSED]


def partners(p: SevenAgesState) -> Partners:
    """Empires that have not traded in this turn come first."""
    colour = p.deal[TRADER]
    foreign = _foreign(p)
    near = in_range(p, colour, 0, p.deal[OPENED]) & foreign
    beyond = in_range(p, colour, 0, _askable(p)) & foreign & ~near
    fresh, fresh_beyond = near & ~p.traded, beyond & ~p.traded
    return Partners(_listed(fresh or near), _listed(fresh_beyond if fresh or fresh_beyond else beyond))


def _listed(mask: int) -> list[int]:
    return [colour for colour in range(MOST_COLOURS) if mask >> colour & 1]


def gates(p: SevenAgesState) -> list[int]:
    """Whose leave to ask next: the empires that come first on some way to the wanted partner."""
    colour, wanted, facts = p.deal[TRADER], p.deal[WANTED], p.facts
    owners = controllers(p)
    own = own_mask(p, p.player[colour])
    near = from_areas(p, colour, owners, 0)
    spread(p, colour, owners, near, own | p.deal[OPENED])
    oceans = p.age(colour) >= facts.ocean_age
    found: list[int] = []
    for gate in _listed(reached(owners, near) & _askable(p) & ~p.deal[OPENED] & ~(1 << wanted)):
        left = [
            steps if owners[area] == gate and (oceans or not facts.is_ocean[area]) else NOTHING
            for area, steps in enumerate(near)
        ]
        spread(p, colour, owners, left, own | _askable(p))
        if reached(owners, left) >> wanted & 1:
            found.append(gate)
    return found


# --- seeking a partner


def seek(p: SevenAgesState) -> None:
    """Ask for a partner where there is a choice."""
    found = partners(p)
    if found.by_leave or len(found.direct) > 1:
        p.now = ask(PARTNER, p.player[p.deal[TRADER]])
    else:
        _settle(p, found.direct[0] if found.direct else NOTHING)


def _settle(p: SevenAgesState, partner: int) -> None:
    p.now = do(OPEN_TRADE, partner + 1)


def _choose_partner(p: SevenAgesState, move: int) -> None:
    other = NOTHING if move == p.table.deck else move - p.table.empire
    if other < 0 or other in partners(p).direct:
        _settle(p, other)
    else:
        p.deal[WANTED] = other
        _ask_on(p)


def _ask_on(p: SevenAgesState) -> None:
    """Every empire in the way has to agree; each is asked once."""
    if in_range(p, p.deal[TRADER], 0, p.deal[OPENED]) >> p.deal[WANTED] & 1:
        _settle(p, p.deal[WANTED])
        return
    found = gates(p)
    if not found:
        p.deal[WANTED] = NOTHING
        p.now = do(SEEK_PARTNER)
    elif len(found) == 1:
        _ask_leave(p, found[0])
    else:
        p.now = ask(GATE, p.player[p.deal[TRADER]])


def _ask_leave(p: SevenAgesState, gate: int) -> None:
    p.deal[PRICE] = p.deal[PRICE_CARDS] = 0
    p.now = ask(CONSENT, p.player[gate], gate)


def _open(p: SevenAgesState, gate: int) -> None:
    p.deal[OPENED] |= 1 << gate
    if p.log is not None:
        p.tell("event-passage", {"empire": p.facts.cards.ids[p.card[gate]]})
    _ask_on(p)


def _close(p: SevenAgesState, gate: int) -> None:
    p.deal[CLOSED] |= 1 << gate
    if p.log is not None:
        p.tell("event-no-passage", {"empire": p.facts.cards.ids[p.card[gate]]})
    _ask_on(p)


# --- answering


def moves_of(p: SevenAgesState, seat: int) -> list[int]:
    code, table = code_of(p.now), p.table
    if code == PARTNER:
        found = partners(p)
        deck = [] if found.direct else [table.deck]
        return deck + [table.empire + other for other in sorted(found.direct + found.by_leave)]
    if code == GATE:
        return [table.empire + gate for gate in gates(p)]
    if code == TOLL:
        return [table.yes, table.no]
    if code == TOLL_CARD:
        return [table.card + card for card in p.hand[seat]]
    prices = [table.price + n for n in range(len(AMOUNTS))] + [table.cards + n for n in range(1, MOST_CARDS + 1)]
    return [table.yes, table.no] + [move for move in prices if not forbids(p, seat, move)]


def forbids(p: SevenAgesState, seat: int, move: int) -> int:
    code, table = code_of(p.now), p.table
    if code == PARTNER:
        return _forbids_partner(p, seat, move)
    if code == GATE:
        if table.empire <= move < table.area:
            return 0 if move - table.empire in gates(p) else NOT_THROUGH
    elif code == TOLL_CARD:
        if table.card <= move < table.play:
            return 0 if move - table.card in p.hand[seat] else TOLL_RULE
    elif move in (table.yes, table.no):
        return 0
    elif code == CONSENT:
        payer = p.deal[TRADER]
        if table.price <= move < table.cards:
            return 0 if p.deal[PRICE] + AMOUNTS[move - table.price] <= p.money[payer] else CONSENT_RULE
        if table.cards <= move < table.cadence:
            wanted = p.deal[PRICE_CARDS] + move - table.cards
            return 0 if p.deal[PRICE_CARDS] < wanted <= len(p.hand[p.player[payer]]) else CONSENT_RULE
    return OTHER_QUESTION


def _forbids_partner(p: SevenAgesState, seat: int, move: int) -> int:
    table = p.table
    found = partners(p)
    if move == table.deck:
        return DECK_ONLY if found.direct else 0
    if not table.empire <= move < table.area:
        return OTHER_QUESTION
    other = move - table.empire
    if other in found.direct or other in found.by_leave:
        return 0
    if p.player[other] == seat:
        return NOT_OWN
    ways = in_range(p, p.deal[TRADER], 0, _foreign(p))
    if not ways >> other & 1:
        return IN_RANGE
    return UNTRADED if p.traded >> other & 1 else NOT_THROUGH


def carry_out(p: SevenAgesState, seat: int, move: int) -> None:
    code, table = code_of(p.now), p.table
    if code == PARTNER:
        _choose_partner(p, move)
    elif code == GATE:
        _ask_leave(p, move - table.empire)
    elif code == CONSENT:
        _answer_consent(p, move)
    elif code == TOLL:
        _answer_toll(p, move)
    else:
        _pay_card(p, seat, move - table.card)


def _answer_consent(p: SevenAgesState, move: int) -> None:
    """A price grows by each sum and number of cards that is named; then the trade may pass for it."""
    table, gate = p.table, context_of(p.now)
    if move == table.no:
        _close(p, gate)
    elif move != table.yes:
        if move < table.cards:
            p.deal[PRICE] += AMOUNTS[move - table.price]
        else:
            p.deal[PRICE_CARDS] += move - table.cards
    elif p.deal[PRICE] or p.deal[PRICE_CARDS]:
        p.now = ask(TOLL, p.player[p.deal[TRADER]], gate)
    else:
        _open(p, gate)


def _answer_toll(p: SevenAgesState, move: int) -> None:
    gate, payer = context_of(p.now), p.deal[TRADER]
    if move == p.table.no:
        _close(p, gate)
        return
    gain_money(p, payer, -p.deal[PRICE])
    gain_money(p, gate, p.deal[PRICE])
    if p.deal[PRICE_CARDS]:
        p.now = ask(TOLL_CARD, p.player[payer], gate)
    else:
        _open(p, gate)


def _pay_card(p: SevenAgesState, seat: int, card: int) -> None:
    """The payer picks the card; the two know it."""
    gate = context_of(p.now)
    other = p.player[gate]
    leave_hand(p, seat, card)
    join_hand(p, other, card)
    show_card_to(p, card, seat)
    p.reveal(1 << other)
    p.deal[PRICE_CARDS] -= 1
    if not p.deal[PRICE_CARDS]:
        _open(p, gate)

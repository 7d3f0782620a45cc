"""3. Trading & Progress: the choice of a partner, and the leave of every empire through which the trade passes."""

from __future__ import annotations

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.frames import (
    CONSENT,
    GATE,
    OPEN_TRADE,
    PARTNER,
    SEEK_PARTNER,
    TOLL,
    TOLL_CARD,
    ask,
    context_of,
    do,
)
from civitas.games.seven_ages.moves import AMOUNTS
from civitas.games.seven_ages.position import MOST_COLOURS, NOTHING, SevenAgesState
from civitas.games.seven_ages.rules.cards import join_hand, leave_hand, show_card_to
from civitas.games.seven_ages.rules.empires import gain_money
from civitas.games.seven_ages.rules.ranges import controllers, from_areas, in_range, own_mask, reached, spread

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
    return found & ~own_mask(p, p.player[p.deal.trader])


def _askable(p: SevenAgesState) -> int:
    """Mask of the empires that let the trade pass or may still be asked to."""
    return _foreign(p) & ~p.deal.closed


def partners(p: SevenAgesState) -> Partners:
    """Empires that have not traded in this turn come first."""
    colour = p.deal.trader
    foreign = _foreign(p)
    near = in_range(p, colour, 0, p.deal.opened) & foreign
    beyond = in_range(p, colour, 0, _askable(p)) & foreign & ~near
    fresh, fresh_beyond = near & ~p.traded, beyond & ~p.traded
    return Partners(_listed(fresh or near), _listed(fresh_beyond if fresh or fresh_beyond else beyond))


def _listed(mask: int) -> list[int]:
    return [colour for colour in range(MOST_COLOURS) if mask >> colour & 1]


def gates(p: SevenAgesState) -> list[int]:
    """Whose leave to ask next: the empires that come first on some way to the wanted partner."""
    colour, wanted, facts = p.deal.trader, p.deal.wanted, p.facts
    owners = controllers(p)
    own = own_mask(p, p.player[colour])
    near = from_areas(p, colour, owners, 0)
    spread(p, colour, owners, near, own | p.deal.opened)
    oceans = p.age(colour) >= facts.ocean_age
    found: list[int] = []
    for gate in _listed(reached(owners, near) & _askable(p) & ~p.deal.opened & ~(1 << wanted)):
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
        p.now = ask(PARTNER, p.player[p.deal.trader])
    else:
        _settle(p, found.direct[0] if found.direct else NOTHING)


def _settle(p: SevenAgesState, partner: int) -> None:
    p.now = do(OPEN_TRADE, partner + 1)


def choose_partner(p: SevenAgesState, seat: int, other: int) -> None:
    if other in partners(p).direct:
        _settle(p, other)
    else:
        p.deal.wanted = other
        _ask_on(p)


def trade_with_deck(p: SevenAgesState, seat: int) -> None:
    _settle(p, NOTHING)


def partner_moves(p: SevenAgesState, seat: int) -> list[int]:
    table, found = p.table, partners(p)
    deck = [] if found.direct else [table.deck]
    return deck + [table.empire + other for other in sorted(found.direct + found.by_leave)]


def forbids_deck(p: SevenAgesState, seat: int) -> int:
    return by.PARTNER_DECK if partners(p).direct else 0


def forbids_partner(p: SevenAgesState, seat: int, other: int) -> int:
    found = partners(p)
    if other in found.direct or other in found.by_leave:
        return 0
    if p.player[other] == seat:
        return by.PARTNER_NOT_OWN_EMPIRE
    ways = in_range(p, p.deal.trader, 0, _foreign(p))
    if not ways >> other & 1:
        return by.PARTNER_IN_RANGE
    return by.PARTNER_UNTRADED_FIRST if p.traded >> other & 1 else by.PARTNER_NOT_THROUGH_OTHERS


def gates_ahead(p: SevenAgesState, seat: int) -> list[int]:
    return gates(p)


def choose_gate(p: SevenAgesState, seat: int, gate: int) -> None:
    _ask_leave(p, gate)


# --- leave, and its price


def forbids_price(p: SevenAgesState, seat: int, number: int) -> int:
    return 0 if p.deal.price + AMOUNTS[number] <= p.money[p.deal.trader] else by.TRADE_CONSENT


def forbids_price_in_cards(p: SevenAgesState, seat: int, number: int) -> int:
    wanted = p.deal.price_cards + number
    most = len(p.hand[p.player[p.deal.trader]])
    return 0 if p.deal.price_cards < wanted <= most else by.TRADE_CONSENT


def raise_price(p: SevenAgesState, seat: int, number: int) -> None:
    """A price grows by each sum and number of cards that is named; then the trade may pass for it."""
    p.deal.price += AMOUNTS[number]


def raise_price_in_cards(p: SevenAgesState, seat: int, number: int) -> None:
    p.deal.price_cards += number


def consent(p: SevenAgesState, seat: int) -> None:
    gate = context_of(p.now)
    if p.deal.price or p.deal.price_cards:
        p.now = ask(TOLL, p.player[p.deal.trader], gate)
    else:
        _open(p, gate)


def refuse(p: SevenAgesState, seat: int) -> None:
    """Leave is not given, or not paid for."""
    _close(p, context_of(p.now))


def pay_toll(p: SevenAgesState, seat: int) -> None:
    gate, payer = context_of(p.now), p.deal.trader
    gain_money(p, payer, -p.deal.price)
    gain_money(p, gate, p.deal.price)
    if p.deal.price_cards:
        p.now = ask(TOLL_CARD, p.player[payer], gate)
    else:
        _open(p, gate)


def own_cards(p: SevenAgesState, seat: int) -> list[int]:
    return p.hand[seat]


def pay_card(p: SevenAgesState, seat: int, card: int) -> None:
    """The payer picks the card; the two know it."""
    gate = context_of(p.now)
    other = p.player[gate]
    leave_hand(p, seat, card)
    join_hand(p, other, card)
    show_card_to(p, card, seat)
    p.reveal(1 << other)
    p.deal.price_cards -= 1
    if not p.deal.price_cards:
        _open(p, gate)


def _ask_on(p: SevenAgesState) -> None:
    """Every empire in the way has to agree; each is asked once."""
    if in_range(p, p.deal.trader, 0, p.deal.opened) >> p.deal.wanted & 1:
        _settle(p, p.deal.wanted)
        return
    found = gates(p)
    if not found:
        p.deal.wanted = NOTHING
        p.now = do(SEEK_PARTNER)
    elif len(found) == 1:
        _ask_leave(p, found[0])
    else:
        p.now = ask(GATE, p.player[p.deal.trader])


def _ask_leave(p: SevenAgesState, gate: int) -> None:
    p.deal.price = p.deal.price_cards = 0
    p.now = ask(CONSENT, p.player[gate], gate)


def _open(p: SevenAgesState, gate: int) -> None:
    p.deal.opened |= 1 << gate
    if p.log is not None:
        p.tell("event-passage", {"empire": p.facts.cards.ids[p.card[gate]]})
    _ask_on(p)


def _close(p: SevenAgesState, gate: int) -> None:
    p.deal.closed |= 1 << gate
    if p.log is not None:
        p.tell("event-no-passage", {"empire": p.facts.cards.ids[p.card[gate]]})
    _ask_on(p)


# --- answering

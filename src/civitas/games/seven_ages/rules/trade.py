"""3. Trading & Progress (Commercio & Progresso): cards, progress, gifts."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.effects.held import has, total
from civitas.games.seven_ages.frames import (
    ADVANCE,
    CHOOSE_OFFERED,
    CLOSE_TRADE,
    COUNT_TRADE,
    GIFT,
    JOIN_TRADE,
    OFFER,
    OPEN_TRADE,
    REVEAL_OFFERS,
    SEEK_PARTNER,
    ask,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.moves import AMOUNTS
from civitas.games.seven_ages.parts import NO_TRADE, Trade
from civitas.games.seven_ages.position import NOTHING, SEAT_BY_SEAT, SevenAgesState, Steps, replaced
from civitas.games.seven_ages.rules import passage
from civitas.games.seven_ages.rules.areas import unnamed_left
from civitas.games.seven_ages.rules.cards import discard, draw_card, draw_to_hand, join_hand, leave_hand, show_card
from civitas.games.seven_ages.rules.empires import gain_money, move_progress
from civitas.games.seven_ages.rules.glory import deed
from civitas.games.seven_ages.rules.markers import is_face_down, note_action
from civitas.games.seven_ages.rules.reactions import offered_by_both, open_reactions
from civitas.games.seven_ages.vocabulary import (
    ON_TRADE,
    SCIENTIST,
    TRADE,
    TRADE_CONSOLATION,
    TRADE_NUMBER,
    TRADE_PROGRESS,
    WIN_TRADE_ACTION,
)
from civitas.kernel.frames import NOBODY, frame

TRADERS_SIDE: Final = 0
BOTH_SIDES: Final = 2
"""Steps that take one side after the other begin with the one and end with the other."""

# --- the action


def begin(p: SevenAgesState, colour: int) -> None:
    p.deal = Trade()
    p.deal.trader = colour
    p.now = do(SEEK_PARTNER)


def _open(p: SevenAgesState) -> None:
    """Both choose cards in secret; an empty hand takes one from the deck. Before, a partner whose marker lies face down
    says whether this trade is its own action too."""
    colour, partner = p.deal.trader, context_of(p.now) - 1
    if p.edition >= SEAT_BY_SEAT and partner >= 0 and is_face_down(p, partner) and not more_of(p.now):
        p.now = do(OPEN_TRADE, partner + 1, 1)
        p.ask_next(ask(JOIN_TRADE, p.player[partner], partner))
        return
    p.deal.partner = partner
    p.traded |= 1 << colour
    p.now = do(REVEAL_OFFERS, TRADERS_SIDE)
    if partner >= 0:
        p.traded |= 1 << partner
        _complete_both(p, partner)
    if p.log is not None:
        names = p.facts.cards.ids
        if partner >= 0:
            p.tell("event-trade", {"empire": names[p.card[colour]], "partner": names[p.card[partner]]})
        else:
            p.tell("event-trade-deck", {"empire": names[p.card[colour]]})
    order: list[int] = []
    for side, trader in enumerate((colour, partner)):
        if trader >= 0:
            seat = p.player[trader]
            if p.hand[seat]:
                order.append(seat)
            else:
                draw_to_hand(p, seat)
                p.deal.offers[side].card = p.hand[seat][0]
    p.open_joint(frame(OFFER, NOBODY, p.turn_number, colour << 8 | partner + 1), order)


def _complete_both(p: SevenAgesState, partner: int) -> None:
    """If the partner chose the action too, this trade is its own as well."""
    if p.ready >> partner & 1:
        p.ready &= ~(1 << partner)
        note_action(p, p.player[partner], partner)
    p.deal.both_chose = bool(p.slowed[partner] >> TRADE & 1)


# --- offering cards


def _side(p: SevenAgesState, seat: int) -> int:
    return 0 if p.player[p.deal.trader] == seat else 1


def _trader(p: SevenAgesState, side: int) -> int:
    return p.deal.partner if side else p.deal.trader


def forbids_done(p: SevenAgesState, seat: int) -> int:
    return 0 if p.deal.offers[_side(p, seat)].card >= 0 else by.TRADE_FROM_HAND


def forbids_offer(p: SevenAgesState, seat: int, card: int) -> int:
    own = p.deal.offers[_side(p, seat)]
    if card not in p.hand[seat]:
        return by.TRADE_FROM_HAND
    return by.TRADE_SCIENTIST_TWO_CARDS if own.card >= 0 and (own.card == card or own.second >= 0) else 0


def offer_moves(p: SevenAgesState, seat: int) -> list[int]:
    table = p.table
    found = [] if forbids_done(p, seat) else [table.done]
    return found + [table.card + card for card in p.hand[seat] if not forbids_offer(p, seat, card)]


def end_offer(p: SevenAgesState, seat: int) -> None:
    p.answered()


def offer(p: SevenAgesState, seat: int, card: int) -> None:
    """Without a scientist one card is all there is to choose."""
    side = _side(p, seat)
    own = p.deal.offers[side]
    if own.card < 0:
        own.card = card
        if p.leaders_with(_trader(p, side), SCIENTIST) and len(p.hand[seat]) > 1:
            return
    else:
        own.second = card
    p.answered()


# --- what is asked after the trade


def offered_cards(p: SevenAgesState, seat: int) -> list[int]:
    return p.deal.offers[context_of(p.now)].numbers()


def pick_offered(p: SevenAgesState, seat: int, card: int) -> None:
    own = p.deal.offers[context_of(p.now)]
    if own.card != card:
        own.card, own.second = own.second, own.card
    p.answered()


def possible_advances(p: SevenAgesState, seat: int) -> list[int]:
    return list(range(1, more_of(p.now) + 1))


def advance(p: SevenAgesState, seat: int, steps: int) -> None:
    winner = context_of(p.now)
    p.answered()
    move_progress(p, winner, steps)


def forbids_gift(p: SevenAgesState, seat: int, number: int) -> int:
    return 0 if AMOUNTS[number] <= p.money[context_of(p.now)] else by.TRADE_GIFT_LIMIT


def end_gifts(p: SevenAgesState, seat: int) -> None:
    p.answered()


def give(p: SevenAgesState, seat: int, number: int) -> None:
    amount = AMOUNTS[number]
    gain_money(p, context_of(p.now), -amount)
    gain_money(p, more_of(p.now), amount)


def _reveal_offers(p: SevenAgesState) -> None:
    """All offered cards are shown; a scientist chooses; then missions may be sent."""
    side = context_of(p.now)
    if side == TRADERS_SIDE:
        p.reveal(-1)
        for card in offered_by_both(p):
            if card >= 0:
                show_card(p, card)
    if side < BOTH_SIDES:
        p.now = do(REVEAL_OFFERS, side + 1)
        if p.deal.offers[side].second >= 0:
            p.ask_next(ask(CHOOSE_OFFERED, p.player[_trader(p, side)], side))
        return
    p.now = do(COUNT_TRADE)
    seats = [p.player[p.deal.trader]]
    if p.deal.partner >= 0:
        seats.append(p.player[p.deal.partner])
    else:
        p.deal.deck_card = draw_card(p)
        p.reveal(-1)
    open_reactions(p, ON_TRADE, [seat for seat in seats if p.hand[seat]])


# --- counting


def trade_number(p: SevenAgesState, colour: int) -> int:
    """What an empire adds to its card."""
    found = p.facts.trade_number[p.card[colour]] + total(p, colour, TRADE_NUMBER)
    return found - 1 if p.has_disorder(colour) else found


def totals(p: SevenAgesState) -> list[int]:
    """The totals of the trader and of its partner, or of the deck."""
    found: list[int] = []
    for side in (0, 1):
        colour = _trader(p, side)
        if colour < 0:
            found.append(p.facts.value[p.deal.deck_card])
        else:
            value = p.facts.value[p.deal.offers[side].card]
            found.append(value + trade_number(p, colour) + p.deal.bonus[side])
    return found


def _count(p: SevenAgesState) -> None:
    """Cards change hands and restrictions end whoever wins; then the winner advances."""
    one, two = totals(p)
    if p.log is not None:
        p.tell("event-trade-totals", {"total": one, "rival": two})
    p.now = do(CLOSE_TRADE, TRADERS_SIDE)
    _lift(p)
    _swap(p)
    if one == two:
        _draw_level(p)
    else:
        _decide(p, 0 if one > two else 1, abs(one - two))


def _draw_level(p: SevenAgesState) -> None:
    """A tie serves the empire that chose the action, or the less advanced one if both did."""
    winner, partner = p.deal.trader, p.deal.partner
    if p.deal.both_chose:
        gap = p.progress[winner] - p.progress[partner]
        winner = NOTHING if gap == 0 else winner if gap < 0 else partner
    if winner >= 0:
        move_progress(p, winner, 1)


def _decide(p: SevenAgesState, side: int, gap: int) -> None:
    """One space; more, as the player likes, if the winner had chosen the action. The deck wins nothing."""
    winner, loser = _trader(p, side), _trader(p, 1 - side)
    most = 1
    if winner >= 0 and (side == 0 or p.deal.both_chose):
        most += 1 + total(p, winner, TRADE_PROGRESS)
        if loser >= 0 and p.progress[loser] > p.progress[winner]:
            most += 1
        deed(p, winner, WIN_TRADE_ACTION)
    if winner >= 0 and loser >= 0:
        _gain_elephant(p, winner, loser)
    if loser >= 0 and has(p, loser, TRADE_CONSOLATION) and gap <= total(p, loser, TRADE_CONSOLATION):
        move_progress(p, loser, 1)
    if winner >= 0 and p.card[winner] >= 0:
        if most == 1:
            move_progress(p, winner, 1)
        else:
            p.ask_next(ask(ADVANCE, p.player[winner], winner, most))


def _gain_elephant(p: SevenAgesState, winner: int, loser: int) -> None:
    """The winner learns to tame an unnamed elephant from an empire with an elephant area."""
    if p.progress[winner] < p.facts.elephant_progress or p.extinct or unnamed_left(p) == 0:
        return
    for area in p.facts.elephant_areas:
        if p.holder_of(area) == loser:
            p.unnamed = replaced(p.unnamed, winner, p.unnamed[winner] + 1)
            return


def _close(p: SevenAgesState) -> None:
    """Each of two empires may give the other money."""
    side = context_of(p.now)
    traders = [p.deal.trader, p.deal.partner]
    both_live = min(traders) >= 0 and min(p.card[traders[0]], p.card[traders[1]]) >= 0
    if side == BOTH_SIDES or not both_live:
        p.deal = NO_TRADE
        p.answered()
        return
    p.now = do(CLOSE_TRADE, side + 1)
    if p.money[traders[side]] > 0:
        p.ask_next(ask(GIFT, p.player[traders[side]], traders[side], traders[1 - side]))


def _lift(p: SevenAgesState) -> None:
    """A restriction ends by trading with an empire that is not under it."""
    colour, partner = p.deal.trader, p.deal.partner
    if partner < 0:
        return
    bars = [p.facts.restrictions[p.card[trader]] & ~p.lifted[trader] for trader in (colour, partner)]
    for trader, own, other in ((colour, bars[0], bars[1]), (partner, bars[1], bars[0])):
        if own & ~other:
            p.lifted = replaced(p.lifted, trader, p.lifted[trader] | own & ~other)


def _swap(p: SevenAgesState) -> None:
    """Both keep the card of the other; whoever traded with the deck discards the own one."""
    seat, partner, mine = p.player[p.deal.trader], p.deal.partner, p.deal.offers[0].card
    leave_hand(p, seat, mine)
    if partner < 0:
        discard(p, mine)
        join_hand(p, seat, p.deal.deck_card)
        show_card(p, p.deal.deck_card)
        p.deal.deck_card = NOTHING
        return
    theirs, other = p.deal.offers[1].card, p.player[partner]
    leave_hand(p, other, theirs)
    join_hand(p, seat, theirs)
    show_card(p, theirs)
    join_hand(p, other, mine)
    show_card(p, mine)


# --- answering


BY_ITSELF: Final[Steps] = {
    SEEK_PARTNER: passage.seek,
    OPEN_TRADE: _open,
    REVEAL_OFFERS: _reveal_offers,
    COUNT_TRADE: _count,
    CLOSE_TRADE: _close,
}

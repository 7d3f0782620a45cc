"""3. Trading & Progress (Commercio & Progresso): partner and consent, cards, progress, gifts."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.effects.held import has, total
from civitas.games.seven_ages.frames import (
    ADVANCE,
    BEGIN_TRADE,
    CHOOSE_OFFERED,
    CLOSE_TRADE,
    CONSENT,
    COUNT_TRADE,
    GIFT,
    OFFER,
    PARTNER,
    REVEAL_OFFERS,
    TOLL,
    TOLL_CARD,
    ask,
    code_of,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.moves import AMOUNTS
from civitas.games.seven_ages.position import (
    DEAL_SIZE,
    DECK_CARD,
    MOST_COLOURS,
    NOTHING,
    OFFERED,
    TRADE_BONUS,
    TRADE_OPEN,
    TRADE_PARTNER,
    TRADER,
    SevenAgesState,
    replaced,
)
from civitas.games.seven_ages.rules.areas import unnamed_left
from civitas.games.seven_ages.rules.cards import discard, draw_card, draw_to_hand, join_hand, leave_hand, show_card
from civitas.games.seven_ages.rules.empires import gain_money, move_progress
from civitas.games.seven_ages.rules.glory import deed
from civitas.games.seven_ages.rules.markers import note_action
from civitas.games.seven_ages.rules.ranges import distances
from civitas.games.seven_ages.rules.reactions import open_reactions
from civitas.games.seven_ages.vocabulary import (
    ON_TRADE,
    SCIENTIST,
    TRADE_CONSOLATION,
    TRADE_NUMBER,
    TRADE_PROGRESS,
    WIN_TRADE_ACTION,
)
from civitas.kernel.frames import NOBODY, frame, seat_of
from civitas.kernel.refusals import OTHER_QUESTION, rule

NOT_OWN: Final = rule("seven_ages.partner.not-own-empire")
IN_RANGE: Final = rule("seven_ages.partner.in-range")
UNTRADED: Final = rule("seven_ages.partner.untraded-first")
DECK_ONLY: Final = rule("seven_ages.partner.deck")
FROM_HAND: Final = rule("seven_ages.trade.from-hand")
TWO_CARDS: Final = rule("seven_ages.trade.scientist-two-cards")
PICKED: Final = rule("seven_ages.trade.scientist-picks-after")
CONSENT_RULE: Final = rule("seven_ages.trade.consent")
TOLL_RULE: Final = rule("seven_ages.trade.toll")
ADVANCE_RULE: Final = rule("seven_ages.trade.advance-choice")
GIFT_RULE: Final = rule("seven_ages.trade.gift-limit")
BOTH_CHOSE: Final = 2


# --- the partner


class Partners:
    """Whom an empire may trade with: at once, or by leave of one other empire."""

    def __init__(self, direct: list[int], by_leave: list[int], through: list[int]) -> None:
        self.direct = direct
        self.by_leave = by_leave
        self.through = through
        """For each of those the colour that must agree."""


def partners(p: SevenAgesState, colour: int, refused: int) -> Partners:
    seat = p.player[colour]
    own = 0
    for other in p.empires_of(seat):
        own |= 1 << other
    near = distances(p, colour, 0, own)
    foreign = [other for other in range(MOST_COLOURS) if p.card[other] >= 0 and p.player[other] != seat]
    direct = [other for other in foreign if near[other] > 0]
    fresh = [other for other in direct if not p.traded >> other & 1]
    by_leave: list[int] = []
    through: list[int] = []
    for gate in direct:
        if refused >> gate & 1:
            continue
        beyond = distances(p, colour, 0, own | 1 << gate)
        for other in foreign:
            if beyond[other] > 0 and other not in direct and other not in by_leave and not p.traded >> other & 1:
                by_leave.append(other)
                through.append(gate)
    return Partners(fresh or direct, by_leave, through)


def begin(p: SevenAgesState, colour: int) -> None:
    p.deal = [NOTHING] * DEAL_SIZE
    p.deal[TRADER] = colour
    p.deal[TRADE_BONUS] = p.deal[TRADE_BONUS + 1] = p.deal[TRADE_OPEN] = 0
    p.now = do(BEGIN_TRADE, 0)


def step(p: SevenAgesState) -> None:
    code = code_of(p.now)
    if code == BEGIN_TRADE:
        _begin_trade(p)
    elif code == REVEAL_OFFERS:
        _reveal_offers(p)
    elif code == COUNT_TRADE:
        _count(p)
    else:
        _close(p)


def _begin_trade(p: SevenAgesState) -> None:
    """Ask for a partner where there is a choice; `context` holds who refused to let the trade through."""
    colour = p.deal[TRADER]
    found = partners(p, colour, context_of(p.now))
    if not found.direct and not found.by_leave:
        _trade_with(p, NOTHING)
    elif len(found.direct) == 1 and not found.by_leave:
        _trade_with(p, found.direct[0])
    else:
        p.now = ask(PARTNER, p.player[colour], 0, context_of(p.now))


def _trade_with(p: SevenAgesState, partner: int) -> None:
    """Both choose cards in secret; an empty hand takes one from the deck."""
    colour = p.deal[TRADER]
    p.deal[TRADE_PARTNER] = partner
    p.traded |= 1 << colour
    p.now = do(REVEAL_OFFERS, 0)
    if partner >= 0:
        p.traded |= 1 << partner
        if p.ready >> partner & 1:
            p.ready &= ~(1 << partner)
            p.deal[TRADE_OPEN] = BOTH_CHOSE
            note_action(p, p.player[partner], partner)
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
                p.deal[OFFERED + 2 * side] = p.hand[seat][0]
    p.open_joint(frame(OFFER, NOBODY, p.turn_number, colour << 8 | partner + 1), order)


# --- offering cards


def _side(p: SevenAgesState, seat: int) -> int:
    return 0 if p.player[p.deal[TRADER]] == seat else 1


def _trader(p: SevenAgesState, side: int) -> int:
    return p.deal[TRADE_PARTNER] if side else p.deal[TRADER]


def forbids_offer(p: SevenAgesState, seat: int, move: int) -> int:
    table = p.table
    at = OFFERED + 2 * _side(p, seat)
    if move == table.done:
        return 0 if p.deal[at] >= 0 else FROM_HAND
    if not table.card <= move < table.play:
        return OTHER_QUESTION
    card = move - table.card
    if card not in p.hand[seat]:
        return FROM_HAND
    return TWO_CARDS if p.deal[at] >= 0 and (p.deal[at] == card or p.deal[at + 1] >= 0) else 0


def offer_moves(p: SevenAgesState, seat: int) -> list[int]:
    table = p.table
    at = OFFERED + 2 * _side(p, seat)
    found = [table.done] if p.deal[at] >= 0 else []
    return found + [table.card + card for card in p.hand[seat] if not forbids_offer(p, seat, table.card + card)]


def offer(p: SevenAgesState, seat: int, move: int) -> None:
    """Without a scientist one card is all there is to choose."""
    side = _side(p, seat)
    at = OFFERED + 2 * side
    if move == p.table.done:
        p.answered()
        return
    card = move - p.table.card
    if p.deal[at] < 0:
        p.deal[at] = card
        if p.leaders_with(_trader(p, side), SCIENTIST) and len(p.hand[seat]) > 1:
            return
    else:
        p.deal[at + 1] = card
    p.answered()


def _reveal_offers(p: SevenAgesState) -> None:
    """All offered cards are shown; a scientist chooses; then missions may be sent."""
    stage = context_of(p.now)
    if stage == 0:
        p.reveal(-1)
        for card in p.deal[OFFERED : OFFERED + 4]:
            if card >= 0:
                show_card(p, card)
    if stage < 2:
        p.now = do(REVEAL_OFFERS, stage + 1)
        if p.deal[OFFERED + 2 * stage + 1] >= 0:
            p.ask_next(ask(CHOOSE_OFFERED, p.player[_trader(p, stage)], stage))
        return
    p.now = do(COUNT_TRADE)
    seats = [p.player[p.deal[TRADER]]]
    if p.deal[TRADE_PARTNER] >= 0:
        seats.append(p.player[p.deal[TRADE_PARTNER]])
    else:
        p.deal[DECK_CARD] = draw_card(p)
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
            found.append(p.facts.value[p.deal[DECK_CARD]] if p.deal[DECK_CARD] >= 0 else 0)
        else:
            card = p.deal[OFFERED + 2 * side]
            value = p.facts.value[card] if card >= 0 else 0
            found.append(value + trade_number(p, colour) + p.deal[TRADE_BONUS + side])
    return found


def _count(p: SevenAgesState) -> None:
    colour, partner = p.deal[TRADER], p.deal[TRADE_PARTNER]
    one, two = totals(p)
    p.now = do(CLOSE_TRADE, 0)
    if p.log is not None:
        p.tell("event-trade-totals", {"total": one, "rival": two})
    both = p.deal[TRADE_OPEN] == BOTH_CHOSE
    if one == two:
        winner = colour
        if both:
            gap = p.progress[colour] - p.progress[partner]
            winner = NOTHING if gap == 0 else colour if gap < 0 else partner
        if winner >= 0:
            move_progress(p, winner, 1)
        return
    side = 0 if one > two else 1
    _console(p, 1 - side, abs(one - two))
    if _trader(p, side) >= 0:
        _win(p, side, side == 0 or both)


def _win(p: SevenAgesState, side: int, chosen: bool) -> None:
    """One space; more, as the player likes, if the empire had chosen the action."""
    winner, loser = _trader(p, side), _trader(p, 1 - side)
    most = 1
    if chosen:
        most += 1 + total(p, winner, TRADE_PROGRESS)
        if loser >= 0 and p.progress[loser] > p.progress[winner]:
            most += 1
        deed(p, winner, WIN_TRADE_ACTION)
    if loser >= 0 and p.progress[winner] >= p.facts.elephant_progress and not p.extinct and unnamed_left(p) > 0:
        for area in p.facts.elephant_areas:
            if p.holder_of(area) == loser:
                p.unnamed = replaced(p.unnamed, winner, p.unnamed[winner] + 1)
                break
    if most == 1:
        move_progress(p, winner, 1)
    else:
        p.ask_next(ask(ADVANCE, p.player[winner], winner, most))


def _console(p: SevenAgesState, side: int, gap: int) -> None:
    """A narrow loss still brings a space with the right technology."""
    loser = _trader(p, side)
    if loser >= 0 and has(p, loser, TRADE_CONSOLATION) and gap <= total(p, loser, TRADE_CONSOLATION):
        move_progress(p, loser, 1)


def _close(p: SevenAgesState) -> None:
    """Restrictions are lifted, cards change hands, gifts are made."""
    colour, partner = p.deal[TRADER], p.deal[TRADE_PARTNER]
    stage = context_of(p.now)
    if stage == 0:
        _lift(p, colour, partner)
        _swap(p, colour, partner)
    givers = [colour, partner] if partner >= 0 else []
    if stage < len(givers):
        p.now = do(CLOSE_TRADE, stage + 1)
        giver = givers[stage]
        if p.money[giver] > 0:
            p.ask_next(ask(GIFT, p.player[giver], giver, givers[1 - stage]))
        return
    p.deal = []
    p.answered()


def _lift(p: SevenAgesState, colour: int, partner: int) -> None:
    if partner < 0:
        return
    facts = p.facts
    bars = [facts.restrictions[p.card[trader]] & ~p.lifted[trader] for trader in (colour, partner)]
    for trader, own, other in ((colour, bars[0], bars[1]), (partner, bars[1], bars[0])):
        if own & ~other:
            p.lifted = replaced(p.lifted, trader, p.lifted[trader] | own & ~other)


def _swap(p: SevenAgesState, colour: int, partner: int) -> None:
    seat = p.player[colour]
    mine = p.deal[OFFERED]
    if mine >= 0:
        leave_hand(p, seat, mine)
    if partner < 0:
        if mine >= 0:
            discard(p, mine)
        if p.deal[DECK_CARD] >= 0:
            join_hand(p, seat, p.deal[DECK_CARD])
            show_card(p, p.deal[DECK_CARD])
            p.deal[DECK_CARD] = NOTHING
        return
    theirs, other = p.deal[OFFERED + 2], p.player[partner]
    if theirs >= 0:
        leave_hand(p, other, theirs)
        join_hand(p, seat, theirs)
        show_card(p, theirs)
    if mine >= 0:
        join_hand(p, other, mine)
        show_card(p, mine)


# --- answering


def moves_of(p: SevenAgesState, seat: int) -> list[int]:
    code, table = code_of(p.now), p.table
    if code == PARTNER:
        found = partners(p, p.deal[TRADER], more_of(p.now))
        deck = [] if found.direct else [table.deck]
        return deck + [table.empire + other for other in sorted(found.direct + found.by_leave)]
    if code == CONSENT:
        return [move for move in _consent_candidates(p) if not forbids(p, seat, move)]
    if code == TOLL:
        return [table.yes, table.no]
    if code == TOLL_CARD:
        return [table.card + card for card in p.hand[seat]]
    if code == CHOOSE_OFFERED:
        at = OFFERED + 2 * context_of(p.now)
        return sorted([table.card + p.deal[at], table.card + p.deal[at + 1]])
    if code == ADVANCE:
        return [table.advance + n for n in range(1, more_of(p.now) + 1)]
    giver = context_of(p.now)
    return [table.end] + [table.gift + n for n, amount in enumerate(AMOUNTS) if amount <= p.money[giver]]


def _consent_candidates(p: SevenAgesState) -> list[int]:
    table = p.table
    prices = [table.price + n for n in range(len(AMOUNTS))]
    return [table.yes, table.no, *prices, *[table.cards + n for n in range(1, 4)]]


def _forbids_partner(p: SevenAgesState, seat: int, move: int) -> int:
    table = p.table
    found = partners(p, p.deal[TRADER], more_of(p.now))
    if move == table.deck:
        return DECK_ONLY if found.direct else 0
    if not table.empire <= move < table.area:
        return OTHER_QUESTION
    other = move - table.empire
    if other in found.direct or other in found.by_leave:
        return 0
    if p.player[other] == seat:
        return NOT_OWN
    return UNTRADED if p.traded >> other & 1 else IN_RANGE


def forbids(p: SevenAgesState, seat: int, move: int) -> int:
    code, table = code_of(p.now), p.table
    if code == PARTNER:
        return _forbids_partner(p, seat, move)
    if code in (CONSENT, TOLL) and move in (table.yes, table.no):
        return 0
    if code == CONSENT:
        payer = p.deal[TRADER]
        if table.price <= move < table.cards:
            return 0 if AMOUNTS[move - table.price] <= p.money[payer] else CONSENT_RULE
        if table.cards <= move < table.cadence:
            return 0 if 1 <= move - table.cards <= len(p.hand[p.player[payer]]) else CONSENT_RULE
    elif code == TOLL_CARD:
        if table.card <= move < table.play:
            return 0 if move - table.card in p.hand[seat] else TOLL_RULE
    elif code == CHOOSE_OFFERED:
        if table.card <= move < table.play:
            at = OFFERED + 2 * context_of(p.now)
            return 0 if move - table.card in p.deal[at : at + 2] else PICKED
    elif code == ADVANCE:
        if table.advance <= move < table.gift:
            return 0 if 1 <= move - table.advance <= more_of(p.now) else ADVANCE_RULE
    elif code == GIFT:
        if move == table.end:
            return 0
        if table.gift <= move < table.price:
            return 0 if AMOUNTS[move - table.gift] <= p.money[context_of(p.now)] else GIFT_RULE
    return OTHER_QUESTION


def carry_out(p: SevenAgesState, seat: int, move: int) -> None:
    code, table = code_of(p.now), p.table
    if code == PARTNER:
        _choose_partner(p, move)
    elif code == CONSENT:
        _answer_consent(p, seat, move)
    elif code == TOLL:
        _answer_toll(p, move)
    elif code == TOLL_CARD:
        _pay_card(p, seat, move - table.card)
    elif code == CHOOSE_OFFERED:
        at = OFFERED + 2 * context_of(p.now)
        if p.deal[at] != move - table.card:
            p.deal[at], p.deal[at + 1] = p.deal[at + 1], p.deal[at]
        p.answered()
    elif code == ADVANCE:
        winner = context_of(p.now)
        p.answered()
        move_progress(p, winner, move - table.advance)
    elif move == table.end:
        p.answered()
    else:
        amount = AMOUNTS[move - table.gift]
        gain_money(p, context_of(p.now), -amount)
        gain_money(p, more_of(p.now), amount)


def _choose_partner(p: SevenAgesState, move: int) -> None:
    table = p.table
    if move == table.deck:
        _trade_with(p, NOTHING)
        return
    refused, other = more_of(p.now), move - table.empire
    found = partners(p, p.deal[TRADER], refused)
    if other in found.direct:
        _trade_with(p, other)
        return
    gate = found.through[found.by_leave.index(other)]
    p.now = ask(CONSENT, p.player[gate], gate, other | refused << 4)


def _refuse(p: SevenAgesState, gate: int, refused: int) -> None:
    p.now = ask(PARTNER, p.player[p.deal[TRADER]], 0, refused | 1 << gate)
    if len(moves_of(p, seat_of(p.now))) == 1 and moves_of(p, seat_of(p.now))[0] == p.table.deck:
        _trade_with(p, NOTHING)


def _answer_consent(p: SevenAgesState, seat: int, move: int) -> None:
    table, gate, more = p.table, context_of(p.now), more_of(p.now)
    if move == table.yes:
        _trade_with(p, more & 15)
    elif move == table.no:
        _refuse(p, gate, more >> 4)
    else:
        money = AMOUNTS[move - table.price] if move < table.cards else 0
        cards = move - table.cards if move >= table.cards else 0
        payer = p.player[p.deal[TRADER]]
        p.now = ask(TOLL, payer, gate, more & 15 | money << 4 | cards << 12 | more >> 4 << 16)


def _answer_toll(p: SevenAgesState, move: int) -> None:
    gate, more = context_of(p.now), more_of(p.now)
    partner, money, cards = more & 15, more >> 4 & 255, more >> 12 & 15
    if move == p.table.no:
        _refuse(p, gate, more >> 16)
        return
    payer = p.deal[TRADER]
    gain_money(p, payer, -money)
    gain_money(p, gate, money)
    if cards:
        p.now = ask(TOLL_CARD, p.player[payer], gate, partner | cards << 4)
    else:
        _trade_with(p, partner)


def _pay_card(p: SevenAgesState, seat: int, card: int) -> None:
    """The payer picks the card; the two know it."""
    gate, partner, cards = context_of(p.now), more_of(p.now) & 15, more_of(p.now) >> 4
    leave_hand(p, seat, card)
    other = p.player[gate]
    join_hand(p, other, card)
    p.known = [mask | (1 << card if viewer == seat else 0) for viewer, mask in enumerate(p.known)]
    p.reveal(1 << other)
    if cards > 1:
        p.now = ask(TOLL_CARD, seat, gate, partner | cards - 1 << 4)
    else:
        _trade_with(p, partner)

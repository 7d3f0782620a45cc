"""Set-up: the deal, the bid for the turn marker, the glory markers with their colours, redemption."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.frames import (
    BEGIN_TURN,
    BID,
    BIDS,
    CHOOSE_PAIR,
    PAIRS,
    REDEEM,
    REDEMPTIONS,
    ask,
    context_of,
    do,
)
from civitas.games.seven_ages.position import NOTHING, SevenAgesState, Steps, replaced
from civitas.games.seven_ages.rules.cards import (
    DECK_AT,
    HANDS_AT,
    discard,
    draw_card,
    draw_to_hand,
    leave_hand,
    named_from,
)
from civitas.games.seven_ages.rules.glory import gain_glory
from civitas.games.seven_ages.vocabulary import FROM_DEEDS, NO_LEADER, REDEMPTION
from civitas.kernel.frames import NOBODY, frame


def set_up(p: SevenAgesState) -> None:
    """Shuffle, fill the cup, deal; whoever may redeem cards does, then all bid."""
    facts = p.facts
    ordered = named_from(p, DECK_AT)
    named = ordered.copy()
    for seat in range(p.seats):
        named += named_from(p, HANDS_AT + 100 * seat)
    # What is named for one place is not dealt by chance to another.
    p.deck = [card for card in range(len(facts.cards)) if card not in named]
    for leader in range(len(facts.leaders)):
        p.cup += [leader] * facts.cup_each
    p.cup += [NO_LEADER] * facts.cup_empty
    for seat in range(p.seats):
        p.deck += named_from(p, HANDS_AT + 100 * seat)
        if seat < p.seats - p.late:
            _deal(p, seat)
    p.deck += ordered
    p.now = do(BIDS)
    if p.has_options(REDEMPTION):
        p.ask_next(do(REDEMPTIONS))


def _deal(p: SevenAgesState, seat: int) -> None:
    for number in range(p.facts.cards_dealt):
        draw_to_hand(p, seat, HANDS_AT + 100 * seat + number)


# --- redemption


def _ask_redemption(p: SevenAgesState) -> None:
    seat = context_of(p.now)
    if seat == p.seats - p.late:
        p.answered()
        return
    p.now = do(REDEMPTIONS, seat + 1)
    p.ask_next(ask(REDEEM, seat))


# --- the bid


def _ask_bids(p: SevenAgesState) -> None:
    """`bids` holds per seat the value of its first card, then per seat its latest one while it is tied for the lead."""
    if not p.bids:
        p.bids = [NOTHING] * (2 * p.seats)
        _open_bids(p, list(range(p.seats - p.late)))
        return
    latest = p.bids[p.seats :]
    best = max(latest)
    leading = [seat for seat in range(p.seats) if latest[seat] == best]
    if len(leading) > 1:
        p.bids = p.bids[: p.seats] + [NOTHING] * p.seats
        _open_bids(p, leading)
        return
    p.holder = leading[0]
    if p.log is not None:
        p.tell("event-turn-marker", {"seat": p.holder})
    p.now = do(PAIRS)


def _open_bids(p: SevenAgesState, bidders: list[int]) -> None:
    """Whoever has no card left bids with one from the deck."""
    for seat in bidders:
        if not p.hand[seat]:
            card = draw_card(p)
            p.reveal(-1)
            discard(p, card)
            _note_bid(p, seat, p.facts.value[card])
    asked = [seat for seat in bidders if p.hand[seat]]
    p.open_joint(frame(BID, NOBODY, len(p.pile)), asked)


def _note_bid(p: SevenAgesState, seat: int, value: int) -> None:
    bids = p.bids.copy()
    if bids[seat] < 0:
        bids[seat] = value
    bids[p.seats + seat] = value
    p.bids = bids


def hand_of(p: SevenAgesState, seat: int) -> list[int]:
    return p.hand[seat]


def bid(p: SevenAgesState, seat: int, card: int) -> None:
    leave_hand(p, seat, card)
    _note_bid(p, seat, p.facts.value[card])
    if p.log is not None:
        p.tell("event-bid", {"seat": seat, "card": p.facts.cards.ids[card], "value": p.facts.value[card]})
    discard(p, card)
    p.answered()


def free_pairs(p: SevenAgesState, seat: int) -> list[int]:
    return [pair for pair in range(len(p.facts.pairs)) if pair not in p.pair]


def choose_pair(p: SevenAgesState, seat: int, pair: int) -> None:
    p.pair = replaced(p.pair, seat, pair)
    if p.log is not None:
        p.tell("event-pair", {"seat": seat, "pair": p.facts.pairs.ids[pair]})
    p.answered()


def forbids_redeeming(p: SevenAgesState, seat: int, card: int) -> int:
    return 0 if card in p.hand[seat] else by.OPTION_REDEMPTION


def redeem(p: SevenAgesState, seat: int, card: int) -> None:
    leave_hand(p, seat, card)
    discard(p, card)
    p.reveal(~(1 << seat))


def end_redeeming(p: SevenAgesState, seat: int) -> None:
    while len(p.hand[seat]) < p.facts.hand:
        draw_to_hand(p, seat)
    p.answered()


# --- late joiners


def enter(p: SevenAgesState, seat: int) -> None:
    """Seven cards, the glory of whoever comes last, and colours that are still free."""
    least = min([p.glory_of(other) for other in p.players(seat)])
    p.answered()
    _deal(p, seat)
    gain_glory(p, seat, FROM_DEEDS, least)
    if p.log is not None:
        p.tell("event-entered", {"seat": seat, "n": least})
    p.ask_next(ask(CHOOSE_PAIR, seat))


def stay_out(p: SevenAgesState, seat: int) -> None:
    p.answered()


# --- colours


def _ask_pair(p: SevenAgesState) -> None:
    """In the order of the first bids; among equals, the nearest to the left of the first player."""
    order = [seat for seat in p.clockwise(p.holder) if p.pair[seat] < 0 and seat < p.seats - p.late]
    if not order:
        p.bids = []
        p.now = do(BEGIN_TURN)
        return
    best = max([p.bids[seat] for seat in order])
    first = next(seat for seat in order if p.bids[seat] == best or seat == p.holder)
    p.ask_next(ask(CHOOSE_PAIR, first))


BY_ITSELF: Final[Steps] = {
    REDEMPTIONS: _ask_redemption,
    BIDS: _ask_bids,
    PAIRS: _ask_pair,
}

"""Auction: bids rise until all but one have passed; a bid is capped by the coins in a hidden hand."""

from __future__ import annotations

from civitas.kernel.frames import a_of, frame
from civitas.kernel.refusals import rule
from mini.position import BID, NEXT_MARCH, NOTHING, PAY, MiniState

RISE = rule("mini.auction.bid")
CAP = rule("mini.auction.cap")
COIN_NEEDED = rule("mini.auction.pay")


def begin_auction(p: MiniState) -> None:
    p.bid, p.bidder, p.passed = 0, NOTHING, 0
    ask_next_bidder(p, p.starter)


def ask_next_bidder(p: MiniState, first: int) -> None:
    """The next seat clockwise that may still outbid; the auction ends when there is none."""
    for seat in p.after(first, first):
        if seat != p.bidder and not p.passed >> seat & 1:
            p.now = frame(BID, seat)
            return
    p.pledged = [p.bid if seat == p.bidder else 0 for seat in range(p.seats)]
    p.now = frame(NEXT_MARCH, 0) if p.bidder == NOTHING else frame(PAY, p.bidder, p.bid)


def forbids_bid(p: MiniState, seat: int, number: int) -> int:
    if number + 1 <= p.bid:
        return RISE
    return CAP if number + 1 > p.coins(seat) else 0


def bid(p: MiniState, seat: int, number: int) -> None:
    p.bid, p.bidder = number + 1, seat
    p.pledged = [p.bid if other == seat else old for other, old in enumerate(p.pledged)]
    if p.log is not None:
        p.tell("event-bid", {"seat": seat, "bid": p.bid})
    ask_next_bidder(p, (seat + 1) % p.seats)


def pass_bid(p: MiniState, seat: int) -> None:
    p.passed |= 1 << seat
    if p.log is not None:
        p.tell("event-passed", {"seat": seat})
    ask_next_bidder(p, (seat + 1) % p.seats)


def forbids_pay(p: MiniState, seat: int, card: int) -> int:
    return 0 if p.hands[seat] & p.facts.coins & 1 << card else COIN_NEEDED


def pay(p: MiniState, seat: int, card: int) -> None:
    owed = a_of(p.now) - 1
    p.pledged = [owed if other == seat else 0 for other in range(p.seats)]
    play_card(p, seat, card)
    if owed:
        p.now = frame(PAY, seat, owed)
    else:
        p.relics[seat] += 1
        p.now = frame(NEXT_MARCH, 0)


def play_card(p: MiniState, seat: int, card: int) -> None:
    """A card leaves a hand for the discard pile, in sight of all."""
    leave_hand(p, seat, card)
    p.discarded |= 1 << card
    p.reveal(~(1 << seat))
    if p.log is not None:
        p.tell("event-played", {"seat": seat, "card": p.facts.cards.ids[card]})


def leave_hand(p: MiniState, seat: int, card: int) -> None:
    p.hands[seat] &= ~(1 << card)
    p.known = [mask & ~(1 << card) for mask in p.known]

"""Colonization (Colonizzazione): the auction for a territory, the force that is sent, the colony."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.effects.gains import gain_all
from civitas.games.through_the_ages.frames import AUCTION, BID, FORCE
from civitas.games.through_the_ages.moves import MOST_BID, table_of
from civitas.games.through_the_ages.position import CARD_MASK, AgesState, replaced, without
from civitas.games.through_the_ages.rules.armies import army_strength
from civitas.games.through_the_ages.rules.cards import change_tokens, lose_leader, update
from civitas.games.through_the_ages.rules.row import discard_openly, discard_secretly, find_military, take_military
from civitas.games.through_the_ages.rules.statistics import colonization_bonus, rate
from civitas.games.through_the_ages.vocabulary import (
    BLUE,
    BONUS,
    COLONIZE_DISCARDS,
    EVENT,
    INFANTRY_AS_CAVALRY,
    SETTLES_FROM_HAND,
    TERRITORY,
    YELLOW,
)
from civitas.kernel.frames import a_of, frame, seat_of


def has_units(p: AgesState, seat: int) -> bool:
    workers = p.workers[seat]
    return any([workers[site] > 0 for site in p.facts.unit_sites])


def begin_auction(p: AgesState, seat: int) -> None:
    """All with a unit to send may bid, clockwise from the player who revealed the territory."""
    p.bid = 0
    p.bidder = -1
    p.bidders = 0
    for other in p.clockwise(seat):
        if has_units(p, other):
            p.bidders |= 1 << other
    p.ask_next(frame(AUCTION, seat))


def go_on_with_auction(p: AgesState) -> None:
    """Ask the next bidder; the last one left with a bid colonizes."""
    seat = seat_of(p.now)
    if p.bidders == 0:
        p.answered()
        if p.log is not None:
            p.tell("event-unclaimed", {"card": p.facts.ids[p.open_card]})
        return
    if p.bidder >= 0 and p.bidders == 1 << p.bidder:
        p.sent = [0] * len(p.facts.sites)
        p.force = 0
        p.now = frame(FORCE, p.bidder)
        return
    following = [other for other in p.clockwise(seat) if p.bidders >> other & 1]
    p.now = frame(BID, following[0])


def largest_force(p: AgesState, seat: int) -> int:
    """What the seat could send at most: all units, the bonus and every card that helps."""
    discards = p.power[seat][COLONIZE_DISCARDS]
    return units_force(p, seat, p.workers[seat]) + _cards_force(p, p.military_hand[seat], discards)


def units_force(p: AgesState, seat: int, units: list[int]) -> int:
    facts = p.facts
    total = colonization_bonus(p, seat)
    strength = facts.site_strength
    for site in facts.unit_sites:
        count = units[site]
        if count:
            total += count * strength[site]
    if p.tactic[seat] >= 0:
        total += army_strength(facts, p.tactic[seat], units, p.power[seat][INFANTRY_AS_CAVALRY] > 0)
    return total


def _cards_force(p: AgesState, cards: list[int], discards: int) -> int:
    """What these cards add at most: bonus cards their value, and as many of the others as may be discarded 1 each."""
    facts = p.facts
    total = 0
    others = 0
    for entry in cards:
        bonus = (entry & CARD_MASK) - facts.first[BONUS]
        if bonus >= 0:
            total += facts.bonus_colonization[bonus]
        else:
            others += 1
    return total + min(others, discards)


def force_now(p: AgesState, seat: int) -> int:
    return units_force(p, seat, p.sent) + p.force


# Bidding


def forbids_bid(p: AgesState, seat: int, number: int) -> int:
    """Bids are numbered from a bid of 1 on."""
    bid = number + 1
    if bid <= p.bid:
        return by.COLONIZATION_BID_VALUE
    return 0 if bid <= largest_force(p, seat) else by.COLONIZATION_BID_CAP


def bid_moves(p: AgesState, seat: int) -> list[int]:
    table = table_of(p)
    cap = min(largest_force(p, seat), MOST_BID)
    return [table.skip, *[table.bid + bid - 1 for bid in range(p.bid + 1, cap + 1)]]


def make_bid(p: AgesState, seat: int, number: int) -> None:
    bid = number + 1
    p.bid = bid
    p.bidder = seat
    p.now = frame(AUCTION, (seat + 1) % p.seats)
    if p.log is not None:
        p.tell("event-bid", {"seat": seat, "bid": bid})


def pass_bid(p: AgesState, seat: int) -> None:
    p.bidders &= ~(1 << seat)
    p.now = frame(AUCTION, (seat + 1) % p.seats)
    if p.log is not None:
        p.tell("event-bid-passed", {"seat": seat})


# The force that is sent


def forbids_finish(p: AgesState, seat: int) -> int:
    if sum(p.sent) == 0:
        return by.COLONIZATION_ONE_UNIT_MINIMUM
    force = force_now(p, seat)
    # A bid can always be met, but for one imagined with other cards: then everything is sent.
    everything = force == _reach(p, seat, p.military_hand[seat], _discards_left(p, seat))
    return 0 if force >= p.bid or everything else by.COLONIZATION_FORCE_MINIMUM


def forbids_send(p: AgesState, seat: int, site: int) -> int:
    return 0 if site >= p.facts.units_at and p.workers[seat][site] else by.COLONIZATION_BASE_UNITS


def forbids_bonus(p: AgesState, seat: int, bonus: int) -> int:
    return 0 if find_military(p, seat, p.facts.first[BONUS] + bonus) >= 0 else by.COLONIZATION_BONUS_CARDS


def forbids_concealing(p: AgesState, seat: int, number: int) -> int:
    """With one leader a few cards may be discarded for the force, if what is left still reaches the bid."""
    card = p.facts.first[EVENT] + number
    place = find_military(p, seat, card)
    discards = _discards_left(p, seat)
    if place < 0 or discards == 0:
        return by.COLONIZATION_NO_FACE_DOWN_DISCARDS
    if p.facts.kind[card] != BONUS:
        return 0
    after = _reach(p, seat, without(p.military_hand[seat], place), discards - 1) + 1
    return 0 if after >= p.bid else by.COLONIZATION_FORCE_MINIMUM


def _discards_left(p: AgesState, seat: int) -> int:
    return p.power[seat][COLONIZE_DISCARDS] - a_of(p.now)


def _reach(p: AgesState, seat: int, cards: list[int], discards: int) -> int:
    """What the force can still become with all units, these cards and so many discards."""
    units = [p.sent[site] + p.workers[seat][site] for site in range(len(p.facts.sites))]
    return units_force(p, seat, units) + p.force + _cards_force(p, cards, discards)


def force_moves(p: AgesState, seat: int) -> list[int]:
    table = table_of(p)
    bonus, event = p.facts.first[BONUS], p.facts.first[EVENT]
    cards = sorted({entry & CARD_MASK for entry in p.military_hand[seat]})
    found = [] if forbids_finish(p, seat) else [table.finish]
    found += [table.bonus + card - bonus for card in cards if card >= bonus]
    found += [table.conceal + card - event for card in cards if not forbids_concealing(p, seat, card - event)]
    found += [table.send + site for site in p.held[seat] if not forbids_send(p, seat, site)]
    return found


def send(p: AgesState, seat: int, site: int) -> None:
    p.workers[seat] = replaced(p.workers[seat], site, p.workers[seat][site] - 1)
    p.yellow[seat] += 1
    p.sent = replaced(p.sent, site, p.sent[site] + 1)
    rate(p, seat)
    if p.log is not None:
        p.tell("event-sent", {"seat": seat, "card": p.facts.ids[site]})


def add_bonus(p: AgesState, seat: int, bonus: int) -> None:
    card = p.facts.first[BONUS] + bonus
    take_military(p, seat, card)
    discard_openly(p, card)
    p.force += p.facts.bonus_colonization[bonus]
    if p.log is not None:
        p.tell("event-bonus", {"seat": seat, "card": p.facts.ids[card]})


def add_concealed(p: AgesState, seat: int, number: int) -> None:
    discard_secretly(p, seat, p.facts.first[EVENT] + number)
    p.force += 1
    p.now = frame(FORCE, seat, a_of(p.now) + 1)
    if p.log is not None:
        p.tell("event-concealed", {"seat": seat})


def colonize(p: AgesState, seat: int) -> None:
    card = p.open_card
    p.answered()
    p.open_card = -1
    p.sent = []
    p.force = 0
    p.bid = 0
    p.bidder = -1
    p.bidders = 0
    gain_colony(p, seat, card)
    gain_all(p, seat, p.facts.gains[card], card)


def gain_colony(p: AgesState, seat: int, card: int) -> None:
    """The permanent effect comes first: its tokens may make the immediate one possible."""
    facts = p.facts
    p.colonies[seat] |= 1 << card - facts.first[TERRITORY]
    update(p, seat)
    change_tokens(p, seat, facts.gives[card][BLUE], facts.gives[card][YELLOW])
    if p.log is not None:
        p.tell("event-colony", {"seat": seat, "card": facts.ids[card]})


# Christopher Columbus


def forbids_settle(p: AgesState, seat: int, number: int) -> int:
    card = p.facts.first[TERRITORY] + number
    held = p.power[seat][SETTLES_FROM_HAND] and find_military(p, seat, card) >= 0
    return 0 if held else by.COLONIZATION_BECOMES_COLONY


def settle(p: AgesState, seat: int, number: int) -> None:
    """A territory becomes a colony straight from the hand; the leader leaves."""
    card = p.facts.first[TERRITORY] + number
    take_military(p, seat, card)
    lose_leader(p, seat)
    gain_colony(p, seat, card)
    gain_all(p, seat, p.facts.gains[card], card)

"""Cards: deck, discard pile and hands, and what each seat has seen of the hands of others."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.position import NOTHING, SevenAgesState

HANDS_AT: Final = 1000
"""Places of explicit deals: plus 100 for each seat, plus the number of the card in the order of dealing."""
DECK_AT: Final = 10_000
SPIED_AT: Final = 20_000
"""In these two, of the cards from here on the first that is there comes next."""
BY_CHANCE: Final = -1


def named_from(p: SevenAgesState, first: int) -> list[int]:
    """What an explicit deal names from a place on, in order."""
    found: list[int] = []
    item = p.chance.pick(first)
    while item >= 0:
        found.append(item)
        item = p.chance.pick(first + len(found))
    return found


def place_of_next(p: SevenAgesState, heap: list[int], first: int) -> int:
    """Where an explicit deal names the next card out of a heap."""
    if p.chance.scripted:
        for number, card in enumerate(named_from(p, first)):
            if card in heap:
                return first + number
    return BY_CHANCE


def reshuffle(p: SevenAgesState) -> None:
    """The discards become a new deck when it has run out."""
    if not p.deck and p.pile:
        p.deck = p.pile.copy()
        p.pile = []
        p.fresh = []
        if p.log is not None:
            p.tell("event-reshuffled", {})


def draw_card(p: SevenAgesState, place: int = BY_CHANCE) -> int:
    """The top card of the deck, or -1 if there is none at all."""
    reshuffle(p)
    if not p.deck:
        return NOTHING
    return p.draw(p.deck, place if place != BY_CHANCE else place_of_next(p, p.deck, DECK_AT))


def discard(p: SevenAgesState, card: int) -> None:
    """A card goes on top of the pile, in sight of all."""
    if p.log is not None:
        p.tell("event-discarded", {"card": p.facts.cards.ids[card]})
    p.pile = [*p.pile, card]
    p.fresh = [*p.fresh, card]


def turn_card(p: SevenAgesState) -> int:
    """The value of the top card, which is shown to all and discarded; 0 if there is none at all."""
    card = draw_card(p)
    if card < 0:
        return 0
    p.reveal(-1)
    discard(p, card)
    return p.facts.value[card]


def join_hand(p: SevenAgesState, seat: int, card: int) -> None:
    hand = [*p.hand[seat], card]
    hand.sort()
    p.hand[seat] = hand


def leave_hand(p: SevenAgesState, seat: int, card: int) -> None:
    hand = p.hand[seat].copy()
    hand.remove(card)
    p.hand[seat] = hand
    bit = 1 << card
    p.known = [mask & ~bit for mask in p.known]


def show_card(p: SevenAgesState, card: int) -> None:
    """A card that is in a hand, or about to be, was seen by all."""
    bit = 1 << card
    p.known = [mask | bit for mask in p.known]


def show_card_to(p: SevenAgesState, card: int, seat: int) -> None:
    p.known = [mask | (1 << card if viewer == seat else 0) for viewer, mask in enumerate(p.known)]


def play_from_hand(p: SevenAgesState, seat: int, card: int) -> None:
    """A card leaves a hand for the discard pile, in sight of all."""
    leave_hand(p, seat, card)
    discard(p, card)
    p.reveal(~(1 << seat))


def draw_to_hand(p: SevenAgesState, seat: int, place: int = BY_CHANCE) -> None:
    card = draw_card(p, place)
    if card >= 0:
        join_hand(p, seat, card)
        if p.log is not None:
            p.tell("event-drawn", {"seat": seat, "card": p.facts.cards.ids[card]}, 1 << seat)


def holders(p: SevenAgesState, first: int) -> list[int]:
    """The seats that hold cards, clockwise from `first`: how many cards a hand has is public, which ones is not."""
    return [seat for seat in p.clockwise(first) if p.hand[seat]]

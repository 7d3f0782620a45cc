"""The card row and the end of an Age (Riempi la Fila delle Carte, Fine di un'Era): the card row, the decks, and what
becomes antiquated."""

from __future__ import annotations

from typing import Final

from civitas.games.through_the_ages.catalogue import Catalogue
from civitas.games.through_the_ages.position import CARD_MASK, ENTRY_BITS, EVERYBODY_KNOWS, AgesState, without
from civitas.games.through_the_ages.rules.cards import civil_leaves, lose_leader, lose_yellow, remove_pact
from civitas.games.through_the_ages.vocabulary import AGGRESSION, LAST_AGE, LEADER, PACT, WAR, WONDER

# Places for explicit deals.
CIVIL_AT: Final = 1000
MILITARY_AT: Final = 10000


def refill(p: AgesState) -> None:
    """The first step of a turn: clear the leftmost spaces, slide, deal."""
    for space in range(p.facts.cleared[p.players_left() - 2]):
        if p.row[space] >= 0:
            civil_leaves(p, p.row[space])
            p.row[space] = -1
    slide_and_deal(p)


def slide_and_deal(p: AgesState) -> None:
    kept = [card for card in p.row if card >= 0]
    spaces = len(p.row)
    p.row = kept + [-1] * (spaces - len(kept))
    dealt: list[int] = []
    for space in range(len(kept), spaces):
        if p.age < LAST_AGE and not p.civil_deck:
            # Only Age A, whose end does not depend on its last card, can run out before.
            end_age(p)
        if p.age == LAST_AGE:
            break
        p.row[space] = draw_civil(p)
        dealt.append(p.row[space])
        if not p.civil_deck and p.age > 0:
            end_age(p)
    if p.age == 0:
        end_age(p)
    if p.log is not None and dealt:
        p.tell("event-row-dealt", {"cards": [p.facts.ids[card] for card in dealt]})


def draw_civil(p: AgesState) -> int:
    heap = p.civil_deck.copy()
    card = p.draw(heap, CIVIL_AT + 100 * p.age + len(heap))
    p.civil_deck = heap
    return card


# The end of an Age


def end_age(p: AgesState) -> None:
    """The next Age begins at once, in the middle of a refill if need be."""
    ended = p.age
    for card in p.civil_deck:
        civil_leaves(p, card)
    if ended > 0:
        for seat in range(p.seats):
            if p.playing(seat):
                antiquate(p, seat, ended)
                lose_yellow(p, seat, p.facts.age_end_yellow)
    p.removed = p.removed + p.military_deck + p.discards
    p.discards = []
    p.age = ended + 1
    begin_age(p)
    if p.log is not None:
        p.tell("event-age-begins", {"age": p.age})


def begin_age(p: AgesState) -> None:
    """Shuffle the decks of the Age for the players still in the game; the last Age has none."""
    p.civil_deck = []
    p.military_deck = []
    if p.age < LAST_AGE:
        players = p.players_left() - 2
        p.civil_deck = p.facts.civil_decks[players][p.age].copy()
        p.military_deck = military_cards(p.facts, players + 2, p.age, bool(p.options.get("peaceful")))
    last = LAST_AGE - 1 if p.options.get("short") else LAST_AGE
    if p.age >= last and p.last_round == 0:
        p.last_round = p.round if p.player == opening_seat(p) else p.round + 1
        if p.log is not None:
            p.tell("event-last-round", {"round": p.last_round})


def military_cards(facts: Catalogue, players: int, age: int, peaceful: bool) -> list[int]:
    """The military deck of an Age; the peaceful game leaves out aggressions and wars."""
    cards = facts.military_decks[players - 2][age]
    return [card for card in cards if not (peaceful and AGGRESSION <= facts.kind[card] <= WAR)]


def opening_seat(p: AgesState) -> int:
    """The first player, or the next one in the game."""
    return p.clockwise(p.first_seat)[0]


def antiquate(p: AgesState, seat: int, ended: int) -> None:
    """Cards older than the Age that ended leave hands, and leaders, unfinished wonders and pacts leave play."""
    facts = p.facts
    for card in p.hand[seat]:
        if facts.level[card] < ended:
            civil_leaves(p, card)
    p.hand[seat] = [card for card in p.hand[seat] if facts.level[card] >= ended]
    old = [entry for entry in p.military_hand[seat] if facts.level[entry & CARD_MASK] < ended]
    if old:
        p.removed = p.removed + [entry | 1 << ENTRY_BITS + seat for entry in old]
        p.military_hand[seat] = [entry for entry in p.military_hand[seat] if facts.level[entry & CARD_MASK] >= ended]
    if p.leader[seat] >= 0 and facts.level[facts.first[LEADER] + p.leader[seat]] < ended:
        lose_leader(p, seat)
    wonder = p.unfinished[seat]
    if wonder >= 0 and facts.level[facts.first[WONDER] + wonder] < ended:
        lose_unfinished(p, seat)
    if p.pact[seat] >= 0 and facts.level[facts.first[PACT] + p.pact[seat]] < ended:
        remove_pact(p, seat)


def lose_unfinished(p: AgesState, seat: int) -> None:
    """An unfinished wonder leaves play; its blue tokens return to the bank."""
    card = p.facts.first[WONDER] + p.unfinished[seat]
    civil_leaves(p, card)
    p.blue[seat] += p.stages[seat]
    p.stages[seat] = 0
    p.unfinished[seat] = -1
    if p.log is not None:
        p.tell("event-wonder-lost", {"seat": seat, "card": p.facts.ids[card]})


# Military cards


def draw_military(p: AgesState, seat: int, count: int) -> None:
    """Draw from the deck of the current Age; its discards become the deck when it runs out."""
    if p.age == LAST_AGE:
        return
    drawn: list[int] = []
    while count > 0 and (p.military_deck or p.discards):
        _shuffle_discards(p)
        heap = p.military_deck.copy()
        drawn.append(p.draw(heap, MILITARY_AT + 1000 * p.age + len(heap)))
        p.military_deck = heap
        count -= 1
        _shuffle_discards(p)
    if not drawn:
        return
    p.military_hand[seat] = sorted(p.military_hand[seat] + [card | 1 << ENTRY_BITS + seat for card in drawn])
    p.reveal(1 << seat)
    if p.log is not None:
        ids = [p.facts.ids[card] for card in drawn]
        p.tell("event-military-drawn", {"seat": seat, "cards": ids}, 1 << seat)
        p.tell("event-military-drawn-hidden", {"seat": seat, "count": len(drawn)}, ~(1 << seat))


def _shuffle_discards(p: AgesState) -> None:
    """When the last card of the deck has been drawn, the discards of the Age become the deck."""
    if p.military_deck or not p.discards:
        return
    p.military_deck = [entry & CARD_MASK for entry in p.discards]
    p.discards = []
    if p.log is not None:
        p.tell("event-military-shuffled", {"age": p.age})


def find_military(p: AgesState, seat: int, card: int) -> int:
    """The place of a card in a military hand, or -1."""
    for place, entry in enumerate(p.military_hand[seat]):
        if entry & CARD_MASK == card:
            return place
    return -1


def take_military(p: AgesState, seat: int, card: int) -> int:
    """Take a card out of a military hand; returns its entry."""
    place = find_military(p, seat, card)
    entry = p.military_hand[seat][place]
    p.military_hand[seat] = without(p.military_hand[seat], place)
    return entry


def take_back(p: AgesState, seat: int, card: int) -> None:
    """A card that was played returns to the hand; everybody knows it there."""
    p.military_hand[seat] = sorted([*p.military_hand[seat], card | EVERYBODY_KNOWS])


def discard_openly(p: AgesState, card: int) -> None:
    """A card that was played goes to the discards of its Age, known to all."""
    discard_entry(p, card | EVERYBODY_KNOWS)


def discard_secretly(p: AgesState, seat: int, card: int) -> None:
    """A card is discarded face down; the others no longer know which cards of that Age the hand still holds."""
    take_military(p, seat, card)
    level = p.facts.level[card]
    own = 1 << ENTRY_BITS + seat
    p.military_hand[seat] = sorted(
        [
            entry & CARD_MASK | own if p.facts.level[entry & CARD_MASK] == level else entry
            for entry in p.military_hand[seat]
        ]
    )
    discard_entry(p, card | own)


def discard_entry(p: AgesState, entry: int) -> None:
    if p.facts.level[entry & CARD_MASK] == p.age:
        p.discards = [*p.discards, entry]
    else:
        p.removed = [*p.removed, entry]

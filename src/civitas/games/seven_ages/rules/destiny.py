"""5. Destiny (Destino): discard what is not wanted, then draw."""

from __future__ import annotations

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.effects.held import total
from civitas.games.seven_ages.frames import DISCARDS, FILL_HAND, SOURCE, ask, context_of, do
from civitas.games.seven_ages.position import MOST_COLOURS, SevenAgesState
from civitas.games.seven_ages.rules.cards import discard, draw_to_hand, join_hand, leave_hand, show_card
from civitas.games.seven_ages.scoring import philosophers
from civitas.games.seven_ages.vocabulary import HAND_SIZE, RELIGIOUS, WITH_TECHNOLOGY
from civitas.kernel.frames import b_of


def begin(p: SevenAgesState, seat: int, slot: int) -> None:
    p.now = ask(DISCARDS, seat, slot)


def hand_size(p: SevenAgesState, slot: int) -> int:
    """To how many cards the hand is filled."""
    found = p.facts.hand
    if slot < MOST_COLOURS and p.card[slot] >= 0:
        found += total(p, slot, HAND_SIZE)
    if p.has_options(WITH_TECHNOLOGY):
        found += _by_technology(p, slot)
    return found


def _by_technology(p: SevenAgesState, slot: int) -> int:
    """One more on the most advanced empire, one less on the least advanced or on no empire. Ties are broken as in the
    harvest; between two own empires this one is chosen as the higher. An only empire is the most advanced."""
    if slot >= MOST_COLOURS or p.card[slot] < 0:
        return -1
    seats = p.clockwise(p.holder)
    ahead = behind = 0
    for colour in range(MOST_COLOURS):
        if colour == slot or p.card[colour] < 0:
            continue
        gap = p.progress[colour] - p.progress[slot]
        if gap == 0:
            gap = philosophers(p, colour) - philosophers(p, slot)
        if gap == 0:
            gap = seats.index(p.player[slot]) - seats.index(p.player[colour])
        ahead += int(gap > 0)
        behind += int(gap <= 0)
    return 1 if not ahead else -1 if not behind else 0


def _is_religious(p: SevenAgesState, slot: int) -> bool:
    return slot < MOST_COLOURS and p.card[slot] >= 0 and p.leaders_with(slot, RELIGIOUS) > 0


def fill_hand(p: SevenAgesState) -> None:
    """Draw one after another; a religious leader lets each come from the top of the discards."""
    seat, slot = b_of(p.now), context_of(p.now)
    if len(p.hand[seat]) >= hand_size(p, slot) or not (p.deck or p.pile):
        p.answered()
    elif _is_religious(p, slot) and p.pile:
        p.ask_next(ask(SOURCE, seat, slot))
    else:
        draw_to_hand(p, seat)


def discard_moves(p: SevenAgesState, seat: int) -> list[int]:
    return [p.table.end, *[p.table.discard + card for card in p.hand[seat]]]


def forbids_discard(p: SevenAgesState, seat: int, card: int) -> int:
    return 0 if card in p.hand[seat] else by.DESTINY_OWN_CARDS


def end_discards(p: SevenAgesState, seat: int) -> None:
    p.now = do(FILL_HAND, context_of(p.now), seat)


def discard_card(p: SevenAgesState, seat: int, card: int) -> None:
    leave_hand(p, seat, card)
    discard(p, card)
    if _is_religious(p, context_of(p.now)):
        p.pile = [card, *p.pile[:-1]]
    p.reveal(~(1 << seat))


def draw_discarded(p: SevenAgesState, seat: int) -> None:
    p.answered()
    card = p.pile[-1]
    p.pile = p.pile[:-1]
    p.fresh = [other for other in p.fresh if other != card]
    join_hand(p, seat, card)
    show_card(p, card)


def draw_hidden(p: SevenAgesState, seat: int) -> None:
    p.answered()
    draw_to_hand(p, seat)

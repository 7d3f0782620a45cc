"""Sudden victories: who wins with the next move, and how likely a seat is to win by science before points count.

Whoever learns from games in which nobody plays for science takes a city of symbols and nothing else for harmless.
Symbols can be counted: which are lacking, and on how many cards they may still come.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel import vocabulary as v
from civitas.games.seven_wonders_duel.facts.items import Item
from civitas.games.seven_wonders_duel.frames import TURN
from civitas.games.seven_wonders_duel.parts import City
from civitas.games.seven_wonders_duel.position import SLOT_BITS, DuelState
from civitas.games.seven_wonders_duel.rules.construction import card_price, wonder_price
from civitas.kernel.frames import RUNNING, kind_of, seat_of

TAKEN: Final = 0.3
"""How likely somebody who wants a symbol gets a card that shows it, though the other may take it first."""
IN_PLAY: Final = 0.87
"""Of the cards of an Age, three of twenty-three stay in the box."""
FEWEST: Final = 3
"""With fewer different symbols nobody is on the way yet."""


def danger_of(p: DuelState, seat: int) -> float:
    """The chance of a scientific victory for a seat that goes for it."""
    facts = p.facts
    packed = p.city[seat].symbols
    have = 0
    for symbol in range(len(facts.symbols)):
        if packed >> v.SYMBOL_BITS * symbol & 3:
            have |= 1 << symbol
    lacking = facts.symbols_to_win - have.bit_count()
    if have.bit_count() < FEWEST:
        return 0.0
    missed = _missed(p, have)
    # The chances of coming by none, one, two ... of the symbols that are lacking.
    chances = [1.0]
    for symbol, chance in enumerate(missed):
        if have >> symbol & 1 or chance >= 1.0:
            continue
        longer = [0.0] * (len(chances) + 1)
        for count in range(len(chances)):
            longer[count] += chances[count] * chance
            longer[count + 1] += chances[count] * (1.0 - chance)
        chances = longer
    total = 0.0
    for count in range(lacking, len(chances)):
        total += chances[count]
    return total


def _missed(p: DuelState, have: int) -> list[float]:
    """By symbol, how likely none of the cards and tokens that show it can be had."""
    facts = p.facts
    missed = [1.0] * len(facts.symbols)
    for card in p.slots:
        if card >= 0 and facts.items[card].symbol >= 0:
            missed[facts.items[card].symbol] *= 1.0 - TAKEN
    for card in p.unseen:
        if facts.items[card].symbol >= 0:
            missed[facts.items[card].symbol] *= 1.0 - IN_PLAY * TAKEN
    for deck in range(p.age, 3):
        for card in facts.decks[deck]:
            if facts.items[card].symbol >= 0:
                missed[facts.items[card].symbol] *= 1.0 - IN_PLAY * TAKEN
    for token in facts.members[p.board]:
        if facts.progress[token].symbol >= 0:
            missed[facts.progress[token].symbol] *= 1.0 - TAKEN
    return missed


def endangered(p: DuelState, seat: int, share: float) -> float:
    """The share of a seat, which counted on points, when either may win by science before."""
    own, other = danger_of(p, seat), danger_of(p, 1 - seat)
    if own == 0.0 and other == 0.0:
        return share
    return share * (1.0 - own) * (1.0 - other) + own * (1.0 - other) + 0.5 * own * other


# --- the next move


def winner_in_sight(p: DuelState) -> int:
    """The seat that wins with the card it may build, or the Wonder, this turn; -1 if none does."""
    if p.ending != RUNNING or kind_of(p.now) != TURN:
        return -1
    facts = p.facts
    seat = seat_of(p.now)
    city = p.city[seat]
    needed = facts.capital - (p.pawn if seat == 0 else -p.pawn)
    last_symbol = city.different_symbols() + 1 >= facts.symbols_to_win
    extra = city.powers >> v.EXTRA_SHIELDS & 7
    if last_symbol or needed <= 5 + extra:
        for entry in p.accessible:
            item = facts.items[entry >> SLOT_BITS]
            if _wins(p, city, item, needed, last_symbol, extra) and card_price(p, seat, item.number) <= city.coins:
                return seat
        for wonder in facts.members[city.unbuilt()]:
            item = facts.items[facts.wonder_at + wonder]
            if item.shields >= needed and wonder_price(p, seat, wonder) <= city.coins:
                return seat
    return -1


def _wins(p: DuelState, city: City, item: Item, needed: int, last_symbol: bool, extra: int) -> bool:
    if item.shields:
        return item.shields + (extra if item.colour == v.RED else 0) >= needed
    if not last_symbol or item.symbol < 0:
        return False
    owned = city.symbols >> v.SYMBOL_BITS * item.symbol & 3
    return owned == 0 or (owned == 1 and _token_helps(p, city))


def _token_helps(p: DuelState, city: City) -> bool:
    """Does a token on the board show a symbol that the city lacks? A pair gives the choice of one."""
    for token in p.facts.members[p.board]:
        symbol = p.facts.progress[token].symbol
        if symbol >= 0 and not city.symbols >> v.SYMBOL_BITS * symbol & 3:
            return True
    return False

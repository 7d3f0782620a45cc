"""What a position is worth: an evaluation by rules of thumb, and the features from which a value is learned."""

from __future__ import annotations

from math import exp
from typing import Final

from civitas.games.seven_wonders_duel.catalogue import (
    CHAIN_COINS,
    COLOURS,
    EXTRA_SHIELDS,
    FIXED,
    GOOD_BITS,
    MADE_CHOICE,
    PLAY_AGAIN,
    RAW_CHOICE,
    RESOURCES,
    SYMBOL_BITS,
    TRADE_COINS,
    WONDER_REBATE,
    WONDERS_BUILT,
    Catalogue,
)
from civitas.games.seven_wonders_duel.city import City
from civitas.games.seven_wonders_duel.position import LIBRARY, RUNNING, DuelState
from civitas.games.seven_wonders_duel.rules.construction import unit_price, wonder_price
from civitas.games.seven_wonders_duel.scoring import total_points
from civitas.kernel.frames import kind_of, seat_of

# Rules of thumb, in victory points.
_SCIENCE: Final = [0.0, 1.0, 2.5, 5.0, 9.0, 16.0, 30.0, 30.0]
"""By the number of different symbols, beyond the points of the cards."""
_FIRST_GOOD: Final = [2.6, 1.4, 0.7, 0.3]
"""Producing one, two, three, four of a resource, with all three Ages to come."""
_CHOICE: Final = 3.0
_FIXED_PRICE: Final = 0.8
_REBATE: Final = 1.0
_UNBUILT: Final = 1.5
_TEMPO: Final = 1.5
_COIN: Final = 0.25
"""Beyond its third of a point, for the first coins of a treasury."""
_THREAT: Final = [0.0, 0.4, 0.8, 1.5, 2.5, 4.0, 6.5, 10.0, 16.0, 30.0]
"""By the steps of the pawn towards the opponent's capital, beyond the points of its zone."""
_LEFT: Final = [1.0, 1.0, 0.55, 0.12]
"""How much of the future is left at the beginning of each Age (the draft first)."""
_SCALE: Final = [16.0, 14.0, 11.0, 8.0]
"""The lead that makes a win likely, by Age."""


def evaluate_duel(p: DuelState) -> list[float]:
    """The chances of both seats; exact once the game is over."""
    if p.ending != RUNNING:
        if p.winner < 0:
            return [0.5, 0.5]
        return [1.0, 0.0] if p.winner == 0 else [0.0, 1.0]
    future = _future(p)
    lead = _worth(p, 0, future) - _worth(p, 1, future)
    to_move = seat_of(p.now)
    lead += _TEMPO if to_move == 0 else -_TEMPO
    chance = 1.0 / (1.0 + exp(-lead / _SCALE[p.age]))
    return [chance, 1.0 - chance]


def _future(p: DuelState) -> float:
    """How much of the game is still to come: 1 at the beginning, 0 at the end."""
    if p.age == 0:
        return 1.0
    here = _LEFT[p.age]
    later = _LEFT[p.age + 1] if p.age < 3 else 0.0
    return later + (here - later) * p.left.bit_count() / 20.0


def _worth(p: DuelState, seat: int, future: float) -> float:
    coins = p.city[seat].coins
    worth = float(total_points(p, seat)) + _COIN * min(coins, 12)
    ahead = p.pawn if seat == 0 else -p.pawn
    if ahead > 0:
        worth += _THREAT[ahead]
    worth += _SCIENCE[p.city[seat].different_symbols()]
    worth += future * (_economy(p, seat) + _prospects(p, seat))
    return worth


def _economy(p: DuelState, seat: int) -> float:
    economy, other = p.city[seat].economy, p.city[1 - seat].economy
    worth = 0.0
    for resource in range(5):
        made = economy >> GOOD_BITS * resource & 31
        for unit in range(min(made, 4)):
            worth += _FIRST_GOOD[unit]
        rival = other >> GOOD_BITS * resource & 31
        if economy >> FIXED + resource & 1:
            worth += _FIXED_PRICE * (1 + rival)
        elif made == 0:
            worth -= 0.5 * rival
    worth += _CHOICE * ((economy >> RAW_CHOICE & 7) + (economy >> MADE_CHOICE & 7))
    return worth + _REBATE * (economy >> WONDER_REBATE)


def _prospects(p: DuelState, seat: int) -> float:
    """Wonders to build, chains to follow, tokens that go on giving."""
    city = p.city[seat]
    unbuilt = city.unbuilt().bit_count()
    worth = _UNBUILT * unbuilt
    powers = city.powers
    if powers:
        worth += 4.0 * (powers >> EXTRA_SHIELDS & 7) + 1.5 * unbuilt * (powers >> PLAY_AGAIN & 1)
        worth += 4.0 * (powers >> TRADE_COINS & 1) + (powers >> CHAIN_COINS & 31)
    items = p.facts.items
    for giver in p.facts.chain_givers:
        if city.links & giver.gives_link and items[giver.chain_to].deck + 1 >= p.age:
            worth += 1.2
    return worth


def sight_of_duel(p: DuelState, seat: int) -> int:
    """All that differs between views of the seat, as one number."""
    first, second = p.city
    memory = p.city[seat].library_memory
    library = p.library if kind_of(p.now) == LIBRARY and seat_of(p.now) == seat else 0
    table = (p.now, len(p.later), p.age, p.pawn, p.loot, p.offered, p.board, p.discarded, p.tucked, memory, library)
    cities = (first.coins, second.coins, first.buildings, second.buildings, first.built, second.built)
    owned = (first.wonders, second.wonders, first.tokens, second.tokens)
    found = hash((table, cities, owned, tuple(p.slots)))
    return found if found else 1


# Features. The buffer holds: the table (`_TABLE`), the cards lying open, then the same block for the seat and for its
# opponent. All numbers lie near 0 ... 1, and most are 0.

_LOOTS: Final = 4
_STEPS: Final = 8


def name_features(facts: Catalogue) -> list[str]:
    """What each place of the buffer holds, in order."""
    names = ["draft", "age-1", "age-2", "age-3", "cards-left", "cards-left-odd", "to-move", "choosing", "wonders-built"]
    names += [f"ahead-{step}" for step in range(1, _STEPS + 1)] + [f"behind-{step}" for step in range(1, _STEPS + 1)]
    names += [f"loot-{number}" for number in range(_LOOTS)]
    names += [f"board:{token}" for token in facts.tokens.ids]
    for place in ("mine", "theirs", "covered"):
        names += [f"{place}:{card}" for card in facts.cards.ids]
    for whose in ("own", "other"):
        names += [f"{whose}-{name}" for name in _city_names(facts)]
    return names


def _city_names(facts: Catalogue) -> list[str]:
    names = ["points", "coins", "no-coins", "affordable-wonders", "play-again-wonders"]
    names += [f"{good}-{count}" for good in RESOURCES for count in (1, 2, 3)]
    names += [f"price-{good}" for good in RESOURCES]
    names += ["raw-choice", "made-choice"]
    names += [f"count-{colour}" for colour in COLOURS]
    names += [f"symbol:{symbol}" for symbol in facts.symbols.ids]
    names += [f"symbols-{count}" for count in range(1, 7)]
    names += [f"token:{token}" for token in facts.tokens.ids]
    names += [f"unbuilt:{wonder}" for wonder in facts.wonders.ids]
    names += [f"built:{wonder}" for wonder in facts.wonders.ids]
    return names + [f"chain:{facts.cards.ids[giver.number]}" for giver in facts.chain_givers]


def duel_features(p: DuelState, seat: int, buffer: list[float]) -> None:
    """Write the features of the position as seen from `seat`."""
    buffer[:] = [0.0] * len(buffer)
    at = _table_features(p, seat, buffer)
    at = _card_features(p, seat, buffer, at)
    at = _city_features(p, seat, buffer, at)
    _city_features(p, 1 - seat, buffer, at)


def _table_features(p: DuelState, seat: int, buffer: list[float]) -> int:
    facts = p.facts
    buffer[p.age] = 1.0
    left = p.left.bit_count()
    buffer[4] = left / 20.0
    buffer[5] = float(left & 1)
    buffer[6] = 1.0 if seat_of(p.now) == seat else 0.0
    buffer[7] = 1.0 if p.later else 0.0
    buffer[8] = (p.city[0].count(WONDERS_BUILT) + p.city[1].count(WONDERS_BUILT)) / 7.0
    at = 9
    ahead = p.pawn if seat == 0 else -p.pawn
    first = at if ahead > 0 else at + _STEPS
    for step in range(min(abs(ahead), _STEPS)):
        buffer[first + step] = 1.0
    at += 2 * _STEPS
    half = _LOOTS // 2
    for number in range(half):
        if p.loot >> number & 1:
            buffer[at + (number if seat == 0 else half + number)] = 1.0
        if p.loot >> half + number & 1:
            buffer[at + (half + number if seat == 0 else number)] = 1.0
    at += _LOOTS
    for token in facts.members[p.board]:
        buffer[at + token] = 1.0
    return at + len(facts.tokens)


def _card_features(p: DuelState, seat: int, buffer: list[float], at: int) -> int:
    """Accessible cards by who may take one first; cards that lie open under others."""
    cards = len(p.facts.cards)
    first = at if seat_of(p.now) == seat else at + cards
    for card in p.slots:
        if card >= 0:
            buffer[at + 2 * cards + card] = 1.0
    for card in p.accessible_cards():
        buffer[first + card] = 1.0
        buffer[at + 2 * cards + card] = 0.0
    return at + 3 * cards


def _city_features(p: DuelState, seat: int, buffer: list[float], at: int) -> int:
    facts = p.facts
    city = p.city[seat]
    coins = city.coins
    unbuilt = facts.members[city.unbuilt()]
    buffer[at] = total_points(p, seat) / 40.0
    buffer[at + 1] = coins / 15.0
    buffer[at + 2] = 1.0 - coins / 4.0 if coins < 4 else 0.0
    affordable = 0
    again = 0
    for wonder in unbuilt:
        if wonder_price(p, seat, wonder) <= coins:
            affordable += 1
        again += facts.items[facts.wonder_at + wonder].play_again
    buffer[at + 3] = affordable / 4.0
    buffer[at + 4] = again / 2.0
    at += 5
    economy = city.economy
    for resource in range(5):
        for unit in range(min(economy >> GOOD_BITS * resource & 31, 3)):
            buffer[at + 3 * resource + unit] = 1.0
        buffer[at + 15 + resource] = (unit_price(city, resource) - 1) / 3.0
    at += 20
    buffer[at] = (economy >> RAW_CHOICE & 7) / 2.0
    buffer[at + 1] = (economy >> MADE_CHOICE & 7) / 2.0
    at += 2
    for colour in range(len(COLOURS)):
        buffer[at + colour] = city.count(colour) / 5.0
    at += len(COLOURS)
    at = _science_features(p, city, buffer, at)
    for token in facts.members[city.tokens]:
        buffer[at + token] = 1.0
    at += len(facts.tokens)
    for wonder in unbuilt:
        buffer[at + wonder] = 1.0
    at += len(facts.wonders)
    for wonder in facts.members[city.built]:
        buffer[at + wonder] = 1.0
    at += len(facts.wonders)
    for number, giver in enumerate(facts.chain_givers):
        if city.links & giver.gives_link and facts.items[giver.chain_to].deck + 1 >= p.age:
            buffer[at + number] = 1.0
    return at + len(facts.chain_givers)


def _science_features(p: DuelState, city: City, buffer: list[float], at: int) -> int:
    symbols = len(p.facts.symbols)
    packed = city.symbols
    for symbol in range(symbols):
        buffer[at + symbol] = (packed >> SYMBOL_BITS * symbol & 3) / 2.0
    at += symbols
    for count in range(min(city.different_symbols(), 6)):
        buffer[at + count] = 1.0
    return at + 6

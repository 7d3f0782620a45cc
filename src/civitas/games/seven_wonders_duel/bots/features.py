"""The features from which the value of a position and of its moves is learned: what a strong player looks at.

The seat that looks comes first, so that one network serves both. Where every card, Wonder and token is; then what
people count: distances to the supremacies, symbols still to be had, what each can pay, who may win at once.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel import vocabulary as v
from civitas.games.seven_wonders_duel.catalogue import Catalogue
from civitas.games.seven_wonders_duel.frames import DRAFT, LIBRARY, STARTER
from civitas.games.seven_wonders_duel.parts import City
from civitas.games.seven_wonders_duel.position import GONE, SLOT, SLOT_BITS, DuelState
from civitas.games.seven_wonders_duel.rules.age import LAST_AGE
from civitas.games.seven_wonders_duel.rules.construction import card_price, unit_price, wonder_price
from civitas.games.seven_wonders_duel.scoring import total_points
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, kind_of, seat_of
from civitas.kernel.senses import Senses

_LOOTS: Final = 4
_KINDS: Final = STARTER - DRAFT + 1
_PAWN: Final = 19
_LEADS: Final = 21
"""Leads in points, by two."""
_PURSE: Final = 16
_SYMBOLS: Final = 8
_THREATS: Final = 3
_SHIELDS: Final = 8
_RICH: Final = 15.0
_MANY_POINTS: Final = 40.0


def name_features(facts: Catalogue) -> list[str]:
    """What each place holds, in the order in which `sense_duel` counts them."""
    names = ["draft", "age-1", "age-2", "age-3", "to-move", "again", "odd"]
    names += [f"left-{count}" for count in range(facts.slots + 1)]
    names += [f"question-{kind}" for kind in range(_KINDS)]
    names += [f"pick-{pick}" for pick in range(len(facts.picks))]
    names += [f"wonders-{count}" for count in range(facts.wonders_in_all + 1)]
    names += [f"pawn-{step - 9}" for step in range(_PAWN)]
    names += [f"loot-{number}" for number in range(_LOOTS)]
    names += [f"lead-{2 * step - 20}" for step in range(_LEADS)]
    names += [f"board:{token}" for token in facts.tokens.ids]
    names += [f"offered:{wonder}" for wonder in facts.wonders.ids]
    for place in ("open", "own-can", "other-can", "frees", "next", "deep", "unseen", "revivable"):
        names += [f"{place}:{card}" for card in facts.cards.ids]
    for whose in ("own", "other"):
        names += [f"{whose}-{name}" for name in _city_names(facts)]
    return names


def _city_names(facts: Catalogue) -> list[str]:
    names = ["points", "coins"]
    names += [f"coins-{count}" for count in range(_PURSE)]
    names += [f"{good}-{count}" for good in v.RESOURCES for count in (1, 2, 3)]
    names += [f"price-{good}" for good in v.RESOURCES]
    names += [f"fixed-{good}" for good in v.RESOURCES]
    names += ["raw-choice", "made-choice"]
    names += [f"count-{colour}" for colour in v.COLOURS]
    names += [f"symbol-{count}:{symbol}" for symbol in facts.symbols.ids for count in (1, 2)]
    names += [f"symbols-{have}-of-{reach}" for have in range(_SYMBOLS) for reach in range(_SYMBOLS)]
    names += [f"science-wins-{count}" for count in range(1, _THREATS + 1)]
    names += [f"military-wins-{count}" for count in range(1, _THREATS + 1)]
    names += [f"pairs-{count}" for count in range(1, _THREATS + 1)]
    names += [f"shields-open-{count}" for count in range(_SHIELDS)]
    names += [f"shields-needed-{count}" for count in range(_PAWN)]
    names += [f"token:{token}" for token in facts.tokens.ids]
    names += [f"unbuilt:{wonder}" for wonder in facts.wonders.ids]
    names += [f"payable:{wonder}" for wonder in facts.wonders.ids]
    names += [f"built:{wonder}" for wonder in facts.wonders.ids]
    names += [f"again-{count}" for count in range(1, _THREATS + 1)]
    return names + [f"chain:{facts.cards.ids[giver.number]}" for giver in facts.chain_givers]


def sense_duel(p: DuelState, seat: int, senses: Senses) -> None:
    """Tell the features of a position as seen from `seat`."""
    own, other = total_points(p, seat), total_points(p, 1 - seat)
    at = _sense_table(p, seat, own - other, senses)
    cards = len(p.facts.cards)
    _sense_structure(p, seat, senses, at)
    at += 8 * cards
    to_come = symbols_to_come(p)
    at = _sense_city(p, seat, own, to_come, senses, at)
    _sense_city(p, 1 - seat, other, to_come, senses, at)


def _sense_table(p: DuelState, seat: int, lead: int, senses: Senses) -> int:
    facts = p.facts
    senses.add(p.age)
    if seat_of(p.now) == seat:
        senses.add(4)
    if p.later and a_of(p.later[-1]):
        senses.add(5)
    left = p.left.bit_count()
    if left & 1:
        senses.add(6)
    at = 7
    senses.add(at + left)
    at += facts.slots + 1
    kind = kind_of(p.now)
    if DRAFT <= kind <= STARTER:
        senses.add(at + kind - DRAFT)
    at += _KINDS
    if kind == DRAFT:
        senses.add(at + a_of(p.now))
    at += len(facts.picks)
    senses.add(at + p.city[0].count(v.WONDERS_BUILT) + p.city[1].count(v.WONDERS_BUILT))
    at += facts.wonders_in_all + 1
    ahead = p.pawn if seat == 0 else -p.pawn
    senses.add(at + max(0, min(ahead + 9, _PAWN - 1)))
    at += _PAWN
    half = _LOOTS // 2
    for number in range(half):
        if p.loot >> number & 1:
            senses.add(at + (number if seat == 0 else half + number))
        if p.loot >> half + number & 1:
            senses.add(at + (half + number if seat == 0 else number))
    at += _LOOTS
    senses.add(at + max(0, min((lead + 20) // 2, _LEADS - 1)))
    at += _LEADS
    for token in facts.members[p.board]:
        senses.add(at + token)
    at += len(facts.tokens)
    for wonder in facts.members[p.offered]:
        senses.add(at + wonder)
    return at + len(facts.wonders)


def _sense_structure(p: DuelState, seat: int, senses: Senses, at: int) -> None:
    """The cards on the table and those nobody has seen yet."""
    if p.age == 0:
        return
    cards = len(p.facts.cards)
    own, other = p.city[seat].coins, p.city[1 - seat].coins
    for entry in p.accessible:
        card = entry >> SLOT_BITS
        senses.add(at + card)
        if card_price(p, seat, card) <= own:
            senses.add(at + cards + card)
        if card_price(p, 1 - seat, card) <= other:
            senses.add(at + 2 * cards + card)
        if _frees(p, entry & SLOT):
            senses.add(at + 3 * cards + card)
    for slot in p.structure:
        card = p.slots[slot.number]
        if card >= 0:
            covering = slot.covered_by & p.left
            if covering:
                senses.add(at + (5 if covering & covering - 1 else 4) * cards + card)
    for card in p.unseen:
        senses.add(at + 6 * cards + card)
    if p.discarded and _may_revive(p):
        for card in members(p.discarded):
            senses.add(at + 7 * cards + card)


def _frees(p: DuelState, slot: int) -> bool:
    """Does taking the card of a slot make another one accessible?"""
    left = p.left & ~(1 << slot)
    return any(below.covered_by & left == 0 and p.slots[below.number] != GONE for below in p.structure[slot].covers)


def _may_revive(p: DuelState) -> bool:
    facts = p.facts
    for wonder in facts.members[p.city[0].unbuilt() | p.city[1].unbuilt()]:
        if facts.items[facts.wonder_at + wonder].does & v.REVIVES:
            return True
    return False


def _sense_city(p: DuelState, seat: int, points: int, to_come: int, senses: Senses, at: int) -> int:
    facts = p.facts
    city = p.city[seat]
    coins = city.coins
    senses.weigh(at, points / _MANY_POINTS)
    senses.weigh(at + 1, coins / _RICH)
    at += 2
    senses.add(at + min(coins, _PURSE - 1))
    at += _PURSE
    at = _sense_economy(city, senses, at)
    at = _sense_science(facts, city, to_come, senses, at)
    at = _sense_threats(p, seat, senses, at)
    for token in facts.members[city.tokens]:
        senses.add(at + token)
    at += len(facts.tokens)
    count = len(facts.wonders)
    again = 0
    for wonder in facts.members[city.unbuilt()]:
        senses.add(at + wonder)
        if wonder_price(p, seat, wonder) <= coins:
            senses.add(at + count + wonder)
            again += facts.items[facts.wonder_at + wonder].play_again | city.powers >> v.PLAY_AGAIN & 1
    for wonder in facts.members[city.built]:
        senses.add(at + 2 * count + wonder)
    at += 3 * count
    if again:
        senses.add(at + min(again, _THREATS) - 1)
    at += _THREATS
    for number, giver in enumerate(facts.chain_givers):
        if city.links & giver.gives_link and facts.items[giver.chain_to].deck + 1 >= p.age:
            senses.add(at + number)
    return at + len(facts.chain_givers)


def _sense_economy(city: City, senses: Senses, at: int) -> int:
    economy = city.economy
    for resource in range(5):
        for unit in range(min(economy >> v.GOOD_BITS * resource & 31, 3)):
            senses.add(at + 3 * resource + unit)
        senses.weigh(at + 15 + resource, (unit_price(city, resource) - 1) / 3.0)
        if economy >> v.FIXED + resource & 1:
            senses.add(at + 20 + resource)
    at += 25
    if economy >> v.RAW_CHOICE & 7:
        senses.weigh(at, (economy >> v.RAW_CHOICE & 7) / 2.0)
    if economy >> v.MADE_CHOICE & 7:
        senses.weigh(at + 1, (economy >> v.MADE_CHOICE & 7) / 2.0)
    at += 2
    for colour in range(len(v.COLOURS)):
        count = city.count(colour)
        if count:
            senses.weigh(at + colour, count / 5.0)
    return at + len(v.COLOURS)


def _sense_science(facts: Catalogue, city: City, to_come: int, senses: Senses, at: int) -> int:
    """The symbols it has, and how many different ones it may still come to have."""
    symbols = len(facts.symbols)
    packed = city.symbols
    have = reach = 0
    for symbol in range(symbols):
        count = packed >> v.SYMBOL_BITS * symbol & 3
        if count:
            senses.add(at + 2 * symbol + min(count, 2) - 1)
            have += 1
        # Counted here because the compiler knows no quick way to count the bits of a mask.
        if count or to_come >> symbol & 1:
            reach += 1
    at += 2 * symbols
    senses.add(at + min(have, _SYMBOLS - 1) * _SYMBOLS + min(reach, _SYMBOLS - 1))
    return at + _SYMBOLS * _SYMBOLS


def symbols_to_come(p: DuelState) -> int:
    """Mask of the symbols that somebody may still gain: on cards not yet taken, later Ages, and tokens on the board."""
    facts = p.facts
    items = facts.items
    found = 0
    for card in p.slots:
        if card >= 0:
            symbol = items[card].symbol
            if symbol >= 0:
                found |= 1 << symbol
    for card in p.unseen:
        symbol = items[card].symbol
        if symbol >= 0:
            found |= 1 << symbol
    for deck in range(p.age, 3):
        found |= facts.deck_symbols[deck]
    for token in facts.members[p.board]:
        if facts.progress[token].symbol >= 0:
            found |= 1 << facts.progress[token].symbol
    return found


def _sense_threats(p: DuelState, seat: int, senses: Senses, at: int) -> int:
    """With how many accessible cards the seat could win at once, or complete a pair, if it were its turn."""
    facts = p.facts
    city = p.city[seat]
    ahead = p.pawn if seat == 0 else -p.pawn
    needed = facts.capital - ahead
    science = military = pairs = shields = 0
    if p.age:
        extra = city.powers >> v.EXTRA_SHIELDS & 7
        last_symbol = city.different_symbols() + 1 >= facts.symbols_to_win
        for entry in p.accessible:
            item = facts.items[entry >> SLOT_BITS]
            if (item.symbol < 0 and item.shields == 0) or card_price(p, seat, item.number) > city.coins:
                continue
            if item.shields:
                force = item.shields + (extra if item.colour == v.RED else 0)
                shields += force
                military += force >= needed
            else:
                owned = city.symbols >> v.SYMBOL_BITS * item.symbol & 3
                science += owned == 0 and last_symbol
                pairs += owned == 1
        for wonder in facts.members[city.unbuilt()]:
            item = facts.items[facts.wonder_at + wonder]
            if item.shields and wonder_price(p, seat, wonder) <= city.coins:
                shields += item.shields
                military += item.shields >= needed
    if science:
        senses.add(at + min(science, _THREATS) - 1)
    at += _THREATS
    if military:
        senses.add(at + min(military, _THREATS) - 1)
    at += _THREATS
    if pairs:
        senses.add(at + min(pairs, _THREATS) - 1)
    at += _THREATS
    senses.add(at + min(shields, _SHIELDS - 1))
    at += _SHIELDS
    senses.add(at + max(0, min(needed, _PAWN - 1)))
    return at + _PAWN


def is_open(p: DuelState) -> bool:
    """The last Age with every card turned up, and no Wonder left that draws from the box."""
    if p.age != LAST_AGE or kind_of(p.now) == LIBRARY:
        return False
    for card in p.slots:
        if card < 0 and card != GONE:
            return False
    facts = p.facts
    for wonder in facts.members[p.city[0].unbuilt() | p.city[1].unbuilt()]:
        if facts.items[facts.wonder_at + wonder].does & v.DRAWS:
            return False
    return True

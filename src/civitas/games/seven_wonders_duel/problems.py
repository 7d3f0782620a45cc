"""What must hold in every position the rules can reach: nothing lost, nothing twice, nothing asked out of turn."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel import frames as f
from civitas.games.seven_wonders_duel.parts import unit_prices
from civitas.games.seven_wonders_duel.position import FACE_DOWN, FACE_DOWN_GUILD, GONE, DuelState
from civitas.games.seven_wonders_duel.rules.age import LAST_AGE
from civitas.games.seven_wonders_duel.rules.draft import GROUP
from civitas.games.seven_wonders_duel.vocabulary import DESTROYS, DRAWS, GUILD_DECK, REVIVES
from civitas.kernel.bounds import BOTTOM, FLAG, Shape, between, index
from civitas.kernel.fields import members
from civitas.kernel.frames import OVER_FRAME, a_of, b_of, kind_of, seat_of

CHOICES: Final = {f.DESTROY: DESTROYS, f.REVIVE: REVIVES, f.LIBRARY: DRAWS}
"""What a Wonder must do to ask for each of its choices."""


SHAPES: Final = {
    f.DRAFT: Shape([BOTTOM], a=between(0, 99)),
    f.TURN: Shape([BOTTOM]),
    f.STARTER: Shape([BOTTOM]),
    f.END_OF_TURN: Shape([BOTTOM], a=FLAG, b=index("place")),
    f.TOKEN: Shape([f.END_OF_TURN, f.LIBRARY, f.DESTROY, f.REVIVE]),
    f.LIBRARY: Shape([f.END_OF_TURN, f.TOKEN], a=index("item")),
    f.DESTROY: Shape([f.END_OF_TURN, f.TOKEN], a=index("item")),
    f.REVIVE: Shape([f.END_OF_TURN, f.TOKEN], a=index("item")),
}


def problems_of(p: DuelState) -> list[str]:
    found = _number_problems(p)
    if found:
        return found
    found = _card_problems(p) + _structure_problems(p) + _wonder_problems(p)
    return found + _token_problems(p) + _count_problems(p) + _agenda_problems(p)


def _number_problems(p: DuelState) -> list[str]:
    facts = p.facts
    found: list[str] = []
    if min(p.coins) < 0:
        found.append("a treasury below 0")
    if abs(p.pawn) > facts.capital:
        found.append("the pawn beyond a capital")
    if not 0 <= p.loot < 1 << 2 * len(facts.loot_at):
        found.append("a military token that does not exist")
    if not 0 <= p.age <= LAST_AGE or p.turns < 0 or p.first_seat not in (0, 1):
        found.append("an Age, a turn or a first player that cannot be")
    if not 0 <= p.ending < len(f.ENDINGS) or p.winner not in (-1, 0, 1):
        found.append("an ending or a winner that cannot be")
    if len(p.slots) != facts.slots or min(p.slots) < GONE:
        found.append("the structure is out of order")
    if not 0 <= p.tucked < 1 << 7 * len(facts.wonders):
        found.append("a card under a Wonder that does not exist")
    return found


def _card_problems(p: DuelState) -> list[str]:
    facts = p.facts
    cards = [card for card in p.slots if card >= 0] + p.unseen + p.unseen_guilds + members(p.discarded)
    cards += members(p.city[0].buildings) + members(p.city[1].buildings)
    cards += [p.under(wonder) for wonder in range(len(facts.wonders)) if p.under(wonder) >= 0]
    found: list[str] = []
    if len(set(cards)) != len(cards):
        found.append("a card in two places")
    if cards and not 0 <= min(cards) <= max(cards) < len(facts.cards):
        found.append("a card that does not exist")
    return found


def _structure_problems(p: DuelState) -> list[str]:
    items = p.facts.items
    found: list[str] = []
    if any([card >= 0 and min(items[card].deck + 1, LAST_AGE) != p.age for card in p.slots]):
        found.append("a card of another Age in the structure")
    for heap, deck, back in ((p.unseen, p.age - 1, FACE_DOWN), (p.unseen_guilds, GUILD_DECK, FACE_DOWN_GUILD)):
        if any([items[card].deck != deck for card in heap]):
            found.append("an unseen card with another back")
        if p.slots.count(back) > len(heap):
            found.append("more cards face down than are unseen")
    if p.left != p.holding_cards() or p.accessible != p.lying_open():
        found.append("what is kept of the structure differs from its cards")
    # What the card taken last has covered is turned up at the end of the turn.
    ending = p.later[:1] if p.later and kind_of(p.later[0]) == f.END_OF_TURN else []
    taken = 1 << b_of(ending[0]) if ending else 0
    free = [slot for slot in p.structure if not slot.covered_by & (p.left | taken)]
    if p.now != OVER_FRAME and any([GONE < p.slots[slot.number] < 0 for slot in free]):
        found.append("a free card lies face down")
    return found


def _wonder_problems(p: DuelState) -> list[str]:
    found: list[str] = []
    first, second = p.city
    owned = members(first.wonders) + members(second.wonders)
    wonders = owned + members(p.offered) + members(p.returned) + p.unseen_wonders
    if len(set(wonders)) != len(wonders) or min(wonders, default=0) < 0:
        found.append("a Wonder in two places or none")
    for seat, city in enumerate(p.city):
        if city.built & ~city.wonders:
            found.append(f"seat {seat} has built a Wonder it does not own")
    standing = first.built | second.built
    if any([p.under(wonder) >= 0 and not standing >> wonder & 1 for wonder in range(len(p.facts.wonders))]):
        found.append("a card under a Wonder that is not built")
    if first.built.bit_count() + second.built.bit_count() > p.facts.wonders_in_all:
        found.append("too many Wonders built")
    if p.age == 0 and len(owned) < GROUP and len(p.unseen_wonders) < GROUP:
        found.append("too few Wonders for the second group")
    if p.offered.bit_count() != (GROUP - len(owned) % GROUP if p.age == 0 else 0):
        found.append("more or fewer Wonders on offer than are left of a group")
    return found


def _token_problems(p: DuelState) -> list[str]:
    first, second = p.city
    tokens = members(p.board) + p.box + members(p.library) + members(first.tokens) + members(second.tokens)
    if sorted(tokens) != list(range(len(p.facts.tokens))):
        return ["a progress token in two places or none"]
    drawing = kind_of(p.now) == f.LIBRARY
    if bool(p.library) != drawing or (drawing and p.library & ~p.city[seat_of(p.now)].library_memory):
        return ["tokens drawn by nobody"]
    return []


def _count_problems(p: DuelState) -> list[str]:
    """Does what is kept of a city agree with its cards?"""
    found: list[str] = []
    for seat, city in enumerate(p.city):
        anew = city.copy(p.facts)
        anew.recount(p.facts)
        if not (
            anew.counts == city.counts
            and anew.points == city.points
            and anew.links == city.links
            and anew.economy == city.economy
            and anew.symbols == city.symbols
            and anew.powers == city.powers
            and unit_prices(p.facts, city.economy, p.city[1 - seat].economy) == city.trade
        ):
            found.append(f"counts of city {seat} differ from its cards")
    return found


def _agenda_problems(p: DuelState) -> list[str]:
    if p.now == OVER_FRAME:
        return [] if not p.later else ["something is to come after the end"]
    kind = kind_of(p.now)
    if (kind == f.DRAFT) != (p.age == 0) or (kind == f.STARTER and (p.age < 2 or GONE in p.slots)):
        return ["a question of another part of the game"]
    if kind in (f.DRAFT, f.TURN, f.STARTER):
        picks = p.city[0].wonders.bit_count() + p.city[1].wonders.bit_count()
        fits = a_of(p.now) == (picks if kind == f.DRAFT else 0) and b_of(p.now) == 0 and not p.later
        return [] if fits else ["a question that cannot be asked there"]
    # Choices that a card brings in the middle of a turn, the end of which comes last.
    if not p.later or kind_of(p.later[0]) != f.END_OF_TURN:
        return ["a turn without an end"]
    end = p.later[0]
    if a_of(end) > 1 or b_of(end) >= p.facts.slots or p.slots[b_of(end)] != GONE:
        return ["a turn without a card"]
    choices = [*p.later[1:], p.now]
    if len([choice for choice in choices if kind_of(choice) == f.TOKEN]) > p.board.bit_count():
        return ["more tokens to choose than there are"]
    for choice in choices:
        if seat_of(choice) != seat_of(end) or not _may_be_asked(p, choice):
            return ["a choice that nothing gives"]
    return []


def _may_be_asked(p: DuelState, choice: int) -> bool:
    if kind_of(choice) == f.TOKEN:
        return True
    wonder = a_of(choice) - p.facts.wonder_at
    gives = CHOICES.get(kind_of(choice), 0)
    return 0 <= wonder < len(p.facts.wonders) and bool(p.facts.items[a_of(choice)].does & gives)

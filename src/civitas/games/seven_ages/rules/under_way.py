"""Things under way: what is kept of each, and what must hold of it."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.frames import (
    ASK,
    BID,
    BUY,
    CANAL,
    CARD_STANDS,
    CIVILISE_MENU,
    CLOSE_TRADE,
    COUNT_TRADE,
    DO,
    ENTER,
    FOUND,
    FOUND_CAPITAL,
    FOUND_FORTS,
    FREE_ACTIONS,
    HIGHER,
    INCOME,
    KEEP_LEADER,
    LEADER_SITE,
    LOAD,
    MOVE,
    NEW_LEADER_SITE,
    OPEN_TRADE,
    PAIRS,
    RESOLVE_EVENT,
    RETREAT_LEADER,
    REVEAL_OFFERS,
    SEEK_PARTNER,
    SETTLE_IN,
    START_CARD,
    START_COLOUR,
    START_LEADER,
    STEP,
    TARGET_AREA,
    TARGET_EMPIRE,
    TARGET_LEADER,
    TARGET_WHICH,
    UPKEEP,
    UPKEEP_UNIT,
    code_of,
    context_of,
    more_of,
)
from civitas.games.seven_ages.position import (
    IN_TRANSIT,
    MOST_COLOURS,
    SevenAgesState,
)
from civitas.games.seven_ages.rules.events import ON_AREAS
from civitas.games.seven_ages.rules.movement import banks_to_ask
from civitas.games.seven_ages.scoring import categories_in_play
from civitas.games.seven_ages.vocabulary import ASSASSIN, VIZIER
from civitas.kernel.bounds import between, index, mask
from civitas.kernel.frames import kind_of, seat_of

EMPIRE: Final = index("empire")
EMPIRES: Final = mask("empire")
SMALL: Final = between(0, 255)
PLACE: Final = index("place")


def part_problems(p: SevenAgesState) -> list[str]:
    """Bids are those of all seats, and leaders are with the group that they move with."""
    stack = [*p.later, p.now]
    bidding = any([kind_of(part) == BID or (kind_of(part) == DO and code_of(part) == PAIRS) for part in stack])
    if len(p.bids) != 2 * p.seats and (p.bids or bidding):
        return ["bids of other seats"]
    return [] if _leaders_along(p) else ["a leader moves with a group and is not there"]


def _leaders_along(p: SevenAgesState) -> bool:
    """Leaders that move with a group stand where it starts, and after its first step nowhere else."""
    for leader in p.group.leaders:
        now = leader & 0xFFFF | IN_TRANSIT << 16 if p.group.steps else leader
        if p.group.leaders.count(leader) > p.leaders.count(now):
            return False
    return True


# --- what is asked and carried out fits what is kept


_FOUNDING: Final = [FOUND, SETTLE_IN, FOUND_CAPITAL, FOUND_FORTS, FREE_ACTIONS]
"""Steps of an empire that has a colour already."""
_TRADING: Final = [SEEK_PARTNER, OPEN_TRADE, REVEAL_OFFERS, COUNT_TRADE, CLOSE_TRADE]
"""Steps of a trade, one after the other."""
_ONCE: Final = [MOVE, BUY, CIVILISE_MENU, UPKEEP_UNIT]
"""Questions that never lie upon themselves: what is kept of them is kept once."""


def under_way_problems(p: SevenAgesState, stack: list[int], questions: list[int], steps: list[int]) -> list[str]:
    once = [part for part in stack if kind_of(part) == ASK and code_of(part) in _ONCE]
    founding = [code for code in steps if code in _FOUNDING]
    trading = [code for code in steps if code in _TRADING]
    if len(set(once)) < len(once) or len(set(founding)) < len(founding) or len(trading) > 1:
        return ["something happens within itself"]
    if (INCOME in steps or UPKEEP in steps) and any(p.guests):
        return ["invaders while an empire produces"]
    for part in stack:
        if kind_of(part) == ASK and not _question_fits(p, part):
            return [f"nothing to answer in question {code_of(part)}"]
    return _founding_problems(p, stack, steps) or _trade_problems(p, stack, steps) or _event_problems(p, stack)


def _question_fits(p: SevenAgesState, part: int) -> bool:
    code, context = code_of(part), context_of(part)
    if code == RETREAT_LEADER:
        return more_of(part) in p.leaders
    if code == HIGHER:
        return more_of(part) >> MOST_COLOURS in categories_in_play(p)
    if code == ENTER:
        return p.pair[seat_of(part)] < 0
    if code in (MOVE, LOAD, STEP):
        return p.invader == context and (p.card[context] < 0 or p.player[context] == seat_of(part))
    if code == CANAL:
        return context in banks_to_ask(p, p.invader, p.group, more_of(part))
    if code == KEEP_LEADER or (code == NEW_LEADER_SITE and more_of(part) == 0):
        return p.found >= 0
    if code in (START_LEADER, LEADER_SITE):
        return context == p.founding.colour and context in [home & 15 for home in p.homes]
    if code in (START_CARD, START_COLOUR):
        begun = p.founding.colour >= 0 or (code == START_COLOUR) != (p.founding.card >= 0)
        return not begun and p.founding.starter == seat_of(part)
    return True


def _founding_problems(p: SevenAgesState, stack: list[int], steps: list[int]) -> list[str]:
    """An empire that starts has its card, its player and what it needs to buy its first units."""
    if not set(steps) & set(_FOUNDING):
        return []
    colour = p.founding.colour
    if colour < 0 or CARD_STANDS in steps:
        return ["an empire of no colour starts"]
    if not set(steps) & {FOUND, SETTLE_IN}:
        return []
    if p.card[colour] < 0 or p.invader != colour:
        return ["an empire without a card starts"]
    if not p.army[colour] and p.money[colour] < p.facts.money[p.card[colour]]:
        return ["an empire starts with less than its money"]
    if SETTLE_IN not in steps:
        return []
    settling = [place for place, part in enumerate(stack) if _is_step(part, SETTLE_IN)]
    if colour not in [home & 15 for home in p.homes] or code_of(stack[settling[0] + 1]) != BUY:
        return ["an empire starts nowhere"]
    return []


def _is_step(part: int, code: int) -> bool:
    return kind_of(part) == DO and code_of(part) == code


def _trade_problems(p: SevenAgesState, stack: list[int], steps: list[int]) -> list[str]:
    """Until the cards change hands, both traders are there and hold what they offer."""
    if not set(steps) & {SEEK_PARTNER, OPEN_TRADE, REVEAL_OFFERS, COUNT_TRADE}:
        return []
    partners = [context_of(part) - 1 for part in stack if _is_step(part, OPEN_TRADE)]
    for partner in [*partners, p.deal.partner]:
        if partner >= 0 and (p.card[partner] < 0 or p.player[partner] == p.player[p.deal.trader]):
            return ["a trade with an empire that is not there, or of the same player"]
    for side, colour in enumerate((p.deal.trader, p.deal.partner)):
        offered = [card for card in p.deal.offers[side].numbers() if card >= 0]
        if colour >= 0 and p.card[colour] < 0:
            return ["an empire trades that is not there"]
        if [card for card in offered if colour < 0 or card not in p.hand[p.player[colour]]]:
            return ["a card is offered that nobody holds"]
    return []


def _event_problems(p: SevenAgesState, stack: list[int]) -> list[str]:
    """An event asks for its target first, and has one from then on."""
    resolved = [place for place, part in enumerate(stack) if _is_step(part, RESOLVE_EVENT)]
    if len(resolved) != 1 or len(p.affair) != 1:
        return []
    facts, place = p.facts, resolved[0]
    op = facts.event_op[facts.card_event[p.affair[0].card]]
    wanted = TARGET_AREA if op in ON_AREAS else TARGET_EMPIRE
    above = code_of(stack[place + 1]) if kind_of(stack[place + 1]) == ASK else -1
    if above in (TARGET_AREA, TARGET_EMPIRE):
        return [] if above == wanted and op != VIZIER else ["an event asks for another target"]
    at_leader = above in (TARGET_LEADER, TARGET_WHICH)
    aimed = (p.affair[0].area if op in ON_AREAS else p.affair[0].target) >= 0 or op == VIZIER
    fits = (op == ASSASSIN) if at_leader else context_of(stack[place]) > 0
    return [] if aimed and fits else ["an event without a target"]

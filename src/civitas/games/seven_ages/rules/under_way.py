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
    EVENT_AREA,
    EVENT_CARD,
    EVENT_TARGET,
    GROUP_SIZE,
    IN_TRANSIT,
    MOST_COLOURS,
    NEW_COLOUR,
    OFFERED,
    STARTED_CARD,
    STARTER,
    STEPS,
    TRADE_PARTNER,
    TRADER,
    SevenAgesState,
)
from civitas.games.seven_ages.rules.events import ON_AREAS
from civitas.games.seven_ages.rules.movement import banks_to_ask
from civitas.games.seven_ages.scoring import categories_in_play
from civitas.games.seven_ages.vocabulary import ASSASSIN, VIZIER
from civitas.kernel.bounds import FLAG, SEAT, Either, Row, between, index, index_or, mask, up_to
from civitas.kernel.frames import kind_of, seat_of

CARD_OR_NONE: Final = index_or(-1, "card")
EMPIRE: Final = index("empire")
EMPIRE_OR_NONE: Final = index_or(-1, "empire")
EMPIRES: Final = mask("empire")
FORCE: Final = mask("unit", 4)
SMALL: Final = between(0, 255)
PLACE: Final = index("place")

_SIDE: Final = [SMALL, FORCE, FORCE, FLAG, CARD_OR_NONE, SMALL, SMALL, SMALL, FLAG, FLAG]
"""What `battle` has of each side, from FIRST_COUNT on."""
PARTS: Final = {
    "battle": [
        *(index("area"), EMPIRE, EMPIRE, SMALL),
        *_SIDE,
        *_SIDE,
        *(SMALL, Row(5, between(1, 31), 8), FLAG, between(0, 3), FLAG, between(0, 15)),
    ],
    "deal": [
        *(EMPIRE, EMPIRE_OR_NONE, CARD_OR_NONE, CARD_OR_NONE, CARD_OR_NONE, CARD_OR_NONE, SMALL, SMALL, CARD_OR_NONE),
        *(FLAG, EMPIRE_OR_NONE, EMPIRES, EMPIRES, between(0, 999), SMALL),
    ],
    "group": [FORCE, PLACE, PLACE, SMALL, SMALL, EMPIRES, SMALL, SMALL, mask("canal"), mask("canal")],
    "founding": [EMPIRE_OR_NONE, FLAG, SMALL, SMALL, CARD_OR_NONE, SEAT],
    "civil": [EMPIRE_OR_NONE, SMALL, SMALL, SMALL, SMALL, SMALL, SMALL, Row(9, up_to("area"), 20), FLAG],
    "affair": [
        *(index("card"), SEAT, EMPIRE_OR_NONE, EMPIRE_OR_NONE, index_or(-1, "area"), FLAG),
        *(between(-1, 1 << 40), Either([SMALL, mask("area")]), up_to("seat"), SMALL),
    ],
    "duel": [SEAT, CARD_OR_NONE, SMALL, SMALL, SEAT, CARD_OR_NONE, SMALL, SMALL],
}
"""What is kept of things under way, place by place; more may follow."""


def part_problems(p: SevenAgesState) -> list[str]:
    """What is kept of things under way is whole."""
    sizes = p.title.sizes(p.seats, p.options)
    for name, parts in PARTS.items():
        values = getattr(p, name)
        if not values:
            continue
        again = len(values) // len(parts) if name == "affair" else 1
        if len(values) < len(parts) or (
            name in ("affair", "deal", "founding", "duel") and len(values) != again * len(parts)
        ):
            return [f"{name} is cut short"]
        for place, part in enumerate(parts * again):
            if not part.admits(values[place], sizes):
                return [f"{name} holds {values[place]} at {place}"]
    stack = [*p.later, p.now]
    bidding = any([kind_of(part) == BID or (kind_of(part) == DO and code_of(part) == PAIRS) for part in stack])
    if len(p.bids) != 2 * p.seats and (p.bids or bidding):
        return ["bids of other seats"]
    return [] if _leaders_along(p) else ["a leader moves with a group and is not there"]


def _leaders_along(p: SevenAgesState) -> bool:
    """Leaders that move with a group stand where it starts, and after its first step nowhere else."""
    for leader in p.group[GROUP_SIZE:]:
        now = leader & 0xFFFF | IN_TRANSIT << 16 if p.group[STEPS] else leader
        if p.group[GROUP_SIZE:].count(leader) > p.leaders.count(now):
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
        return context == p.founding[NEW_COLOUR] and context in [home & 15 for home in p.homes]
    if code in (START_CARD, START_COLOUR):
        begun = p.founding[NEW_COLOUR] >= 0 or (code == START_COLOUR) != (p.founding[STARTED_CARD] >= 0)
        return not begun and p.founding[STARTER] == seat_of(part)
    return True


def _founding_problems(p: SevenAgesState, stack: list[int], steps: list[int]) -> list[str]:
    """An empire that starts has its card, its player and what it needs to buy its first units."""
    if not set(steps) & set(_FOUNDING):
        return []
    colour = p.founding[NEW_COLOUR]
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
    for part in stack:
        if _is_step(part, OPEN_TRADE) and context_of(part) and p.card[context_of(part) - 1] < 0:
            return ["a trade is opened with an empire that is not there"]
    for side, colour in enumerate((p.deal[TRADER], p.deal[TRADE_PARTNER])):
        offered = [card for card in p.deal[OFFERED + 2 * side : OFFERED + 2 * side + 2] if card >= 0]
        if colour >= 0 and p.card[colour] < 0:
            return ["an empire trades that is not there"]
        if [card for card in offered if colour < 0 or card not in p.hand[p.player[colour]]]:
            return ["a card is offered that nobody holds"]
    return []


def _event_problems(p: SevenAgesState, stack: list[int]) -> list[str]:
    """An event asks for its target first, and has one from then on."""
    resolved = [place for place, part in enumerate(stack) if _is_step(part, RESOLVE_EVENT)]
    if len(resolved) != 1 or len(p.affair) != len(PARTS["affair"]):
        return []
    facts, place = p.facts, resolved[0]
    op = facts.event_op[facts.card_event[p.affair[EVENT_CARD]]]
    wanted = TARGET_AREA if op in ON_AREAS else TARGET_EMPIRE
    above = code_of(stack[place + 1]) if kind_of(stack[place + 1]) == ASK else -1
    if above in (TARGET_AREA, TARGET_EMPIRE):
        return [] if above == wanted and op != VIZIER else ["an event asks for another target"]
    at_leader = above in (TARGET_LEADER, TARGET_WHICH)
    aimed = p.affair[EVENT_AREA if op in ON_AREAS else EVENT_TARGET] >= 0 or op == VIZIER
    fits = (op == ASSASSIN) if at_leader else context_of(stack[place]) > 0
    return [] if aimed and fits else ["an event without a target"]

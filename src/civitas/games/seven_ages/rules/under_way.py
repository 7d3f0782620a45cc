"""Things under way: what is kept of each, and what must hold of it."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.frames import (
    AFTER_REACTION,
    ASK,
    ATTACK_FROM,
    ATTACK_WITH,
    BID,
    BUY,
    CANAL,
    CARD_STANDS,
    CIVILISE_MENU,
    CLOSE_TRADE,
    COUNT_TRADE,
    DO,
    ENTER,
    FIGHT,
    FOUND,
    FOUND_CAPITAL,
    FOUND_FORTS,
    FREE_ACTIONS,
    HARVEST,
    HIGHER,
    INCOME,
    KEEP_LEADER,
    LEADER_SITE,
    LOAD,
    MIGRATE,
    MIGRATE_TO,
    MIGRATE_UNIT,
    MOVE,
    NEW_LEADER_SITE,
    NEXT_MARKER,
    OFFER,
    OPEN_TRADE,
    PAIRS,
    REACT,
    RESOLVE_EVENT,
    RETREAT_LEADER,
    REVEAL_OFFERS,
    SEEK_PARTNER,
    SETTLE_IN,
    SHOW_DOWN,
    START_AREA,
    START_CARD,
    START_COLOUR,
    START_LEADER,
    START_LEVEL,
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
from civitas.games.seven_ages.position import IN_TRANSIT, MOST_COLOURS, SevenAgesState
from civitas.games.seven_ages.rules.events import AIMED, AIMED_ANEW, ON_AREAS, WORKING, may_be_aimed_at
from civitas.games.seven_ages.rules.manoeuvre import can_depart
from civitas.games.seven_ages.rules.movement import banks_to_ask
from civitas.games.seven_ages.rules.start import AREAS, LEADER, LEVEL
from civitas.games.seven_ages.rules.starters import colour_of_card
from civitas.games.seven_ages.scoring import categories_in_play
from civitas.games.seven_ages.vocabulary import (
    ASSASSIN,
    BLOWBACK,
    ON_ACTION,
    ON_CONFLICT,
    ON_EVENT,
    ON_HARVEST,
    ON_MANOEUVRE,
    ON_PRODUCTION,
    ON_START,
    ON_TRADE,
    PROGRESS_CHOICE,
    VIZIER,
)
from civitas.kernel.bounds import between, index, mask
from civitas.kernel.frames import CLOSING, NOBODY, a_of, b_of, kind_of, seat_of

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
_REACTS_TO: Final = {
    ON_EVENT: [DO | AFTER_REACTION << 6, DO | RESOLVE_EVENT << 6],
    ON_ACTION: [DO | NEXT_MARKER << 6, DO | CARD_STANDS << 6],
    ON_HARVEST: [DO | HARVEST << 6],
    ON_CONFLICT: [DO | SHOW_DOWN << 6],
    ON_TRADE: [DO | COUNT_TRADE << 6],
    ON_MANOEUVRE: [ASK | MOVE << 6],
}
"""By occasion: the steps and questions that reactions are asked for in. Other cards have a question of their own."""
_ON_THE_MARCH: Final = [MOVE, LOAD, STEP, FIGHT, ATTACK_FROM, ATTACK_WITH]
"""Questions to the player of the empire whose units may stand in areas of others."""
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
    found = _founding_problems(p, stack, steps) or _trade_problems(p, stack, steps)
    found = found or _conflict_problems(p) or _reaction_problems(p, stack, steps)
    return found or _event_problems(p, stack)


def _question_fits(p: SevenAgesState, part: int) -> bool:
    code, context = code_of(part), context_of(part)
    if code == RETREAT_LEADER:
        return more_of(part) in p.leaders
    if code == HIGHER:
        return more_of(part) >> MOST_COLOURS in categories_in_play(p)
    if code == ENTER:
        return p.pair[seat_of(part)] < 0
    if code in _ON_THE_MARCH:
        fits = p.invader == context and (p.card[context] < 0 or p.player[context] == seat_of(part))
        return fits and (code != LOAD or can_depart(p, context))
    if code in (MIGRATE, MIGRATE_UNIT, MIGRATE_TO):
        return p.invader == context
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
    if p.founding and CARD_STANDS in steps:
        waits = p.founding.card >= 0 and p.founding.colour < 0
        starters = [context_of(part) for part in stack if _is_step(part, CARD_STANDS)]
        if not waits or starters != [p.founding.starter]:
            return ["no card stands"]
    if not set(steps) & set(_FOUNDING):
        return []
    colour = p.founding.colour
    if colour < 0 or CARD_STANDS in steps:
        return ["an empire of no colour starts"]
    if not _choices_in_order(p, stack):
        return ["a start asks for what is not its turn"]
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


def _choices_in_order(p: SevenAgesState, stack: list[int]) -> bool:
    """The choices that a card leaves come one after another, each where its card leaves it."""
    found = [place for place, part in enumerate(stack) if _is_step(part, FOUND)]
    if not found or kind_of(stack[found[0] + 1]) != ASK:
        return True
    stage, question = context_of(stack[found[0]]), stack[found[0] + 1]
    if code_of(question) == START_LEVEL:
        rival = p.facts.special_of(p.card[p.founding.colour], PROGRESS_CHOICE)
        return stage == LEVEL + 1 and rival > 0 and context_of(question) == colour_of_card(p, rival - 1)
    return stage == {START_AREA: AREAS + 1, START_LEADER: LEADER + 1}.get(code_of(question), stage)


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
    return [] if _traders_offer(p) else ["others lay cards for a trade than its traders"]


def _traders_offer(p: SevenAgesState) -> bool:
    """Whoever has no card on offer yet is asked for one, and nobody else."""
    if p.joint is None or kind_of(p.joint.frame) != OFFER:
        return True
    sides = [(p.deal.trader, p.deal.offers[0]), (p.deal.partner, p.deal.offers[1])]
    asked = [p.player[colour] for colour, offer in sides if colour >= 0 and offer.card < 0]
    return p.joint.order == asked and b_of(p.joint.frame) == p.deal.trader << 8 | p.deal.partner + 1


def _reaction_problems(p: SevenAgesState, stack: list[int], steps: list[int]) -> list[str]:
    """Every event under way has its step, and reactions are asked for upon what they react to."""
    if steps.count(RESOLVE_EVENT) + steps.count(AFTER_REACTION) != len(p.affair):
        return ["an event without a step, or a step without its event"]
    closing, events = 0, 0
    for place, part in enumerate(stack):
        if kind_of(part) == CLOSING:
            part = p.closing[closing].frame
            closing += 1
        if _is_step(part, RESOLVE_EVENT):
            events += 1
        elif _is_step(part, AFTER_REACTION):
            if not _answers(p, events, _occasions(p, stack[place - 1], closing - 1)):
                return ["a reaction to something else"]
            events += 1
        if kind_of(part) != REACT or seat_of(part) != NOBODY:  # whose reaction no longer fits is asked again, alone
            continue
        beneath = stack[place - 1]
        if kind_of(beneath) | code_of(beneath) << 6 not in _REACTS_TO.get(a_of(part), []):
            return ["reactions to nothing"]
    return []


def _occasions(p: SevenAgesState, beneath: int, closing: int) -> list[int]:
    """What a card that lies upon this may have been played for."""
    if kind_of(beneath) == CLOSING:
        return [a_of(p.closing[closing].frame)]
    sort = kind_of(beneath) | code_of(beneath) << 6
    return [ON_START, ON_PRODUCTION] + [occasion for occasion, steps in _REACTS_TO.items() if sort in steps]


def _answers(p: SevenAgesState, number: int, occasions: list[int]) -> bool:
    """Was this card of those under way played for something that there is?"""
    played = p.affair[number]
    event = p.facts.card_event[played.card]
    if played.left or p.facts.event_op[event] == BLOWBACK:  # as an augury, whatever it says, or to turn one aside
        return number > 0 and ON_EVENT in occasions
    return p.facts.event_when[event] in occasions


def _conflict_problems(p: SevenAgesState) -> list[str]:
    """The empire that has come attacks, and one of the two holds the area."""
    battle = p.battle
    if not battle:
        return []
    sides = (battle.attacker, battle.defender)
    fits = battle.attacker == p.invader and p.occupant[battle.area] in sides
    return [] if fits else ["a conflict of others"]


def _event_problems(p: SevenAgesState, stack: list[int]) -> list[str]:
    """An event asks for its target first, and has one from then on."""
    resolved = [place for place, part in enumerate(stack) if _is_step(part, RESOLVE_EVENT)]
    if not resolved:
        return []
    place, affair = resolved[0], p.affair[0]
    op = p.facts.event_op[p.facts.card_event[affair.card]]
    stage = context_of(stack[place])
    asked = code_of(stack[place + 1]) if kind_of(stack[place + 1]) == ASK else -1
    aiming = asked in (TARGET_AREA, TARGET_EMPIRE)
    if aiming and (op == VIZIER or asked != (TARGET_AREA if op in ON_AREAS else TARGET_EMPIRE)):
        return ["an event asks for another target"]
    # Once it is aimed for good, what it does may change what there was to choose from.
    for_good = stage == WORKING or (stage == AIMED_ANEW and not aiming)
    choices = 0 if aiming and stage == AIMED else len(may_be_aimed_at(p, affair))
    if not for_good and (affair.choices != choices or (affair.turned and choices < 2)):
        return ["an event with other targets to choose from"]
    aimed = (affair.area if op in ON_AREAS else affair.target) >= 0
    if aiming:
        anew = stage == AIMED_ANEW and aimed and affair.turned == seat_of(stack[place + 1]) + 1
        first = stage == AIMED and not (aimed or affair.turned) and affair.seat == seat_of(stack[place + 1])
        return [] if (anew or first) and not affair.stopped else ["an event is aimed that is aimed already"]
    at_leader = asked in (TARGET_LEADER, TARGET_WHICH)
    fits = (op == ASSASSIN) if at_leader else stage != AIMED
    return [] if (aimed or op == VIZIER) and fits else ["an event without a target"]

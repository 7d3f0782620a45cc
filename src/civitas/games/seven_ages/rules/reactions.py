"""Events played out of turn: one joint frame for each occasion, and one more to cancel what was played.

The event under way lies on `affair`; a reaction to it is laid on top and taken off when it is settled.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.armoury import one, types_of
from civitas.games.seven_ages.frames import (
    AFTER_REACTION,
    BUY,
    REACT,
    STORM_AREA,
    STRIKE,
    TAKE_SIDE,
    ask,
    code_of,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.position import (
    AFFAIR_SIZE,
    ATTACKER,
    BONUS,
    CARD,
    DEFENDER,
    DESERTIONS,
    EVENT_AUGURY,
    EVENT_CARD,
    EVENT_LEFT,
    EVENT_SEAT,
    EVENT_STOPPED,
    EVENT_TARGET,
    MOST_COLOURS,
    NOTHING,
    OFFERED,
    RIPPLED,
    SIDE,
    TRADE_BONUS,
    TRADER,
    SevenAgesState,
)
from civitas.games.seven_ages.rules.areas import lose_units
from civitas.games.seven_ages.rules.cards import discard, draw_card, play_from_hand
from civitas.games.seven_ages.rules.ranges import is_in_range
from civitas.games.seven_ages.rules.sides import ATTACKING, seat_of_side, sides_of
from civitas.games.seven_ages.vocabulary import (
    BAD_AUGURY,
    BLOWBACK,
    BUMPER_HARVEST,
    CONJUNCTION,
    DESERTION,
    FERTILE,
    FORCED_MARCH,
    GLORY_QUERY,
    HEROIC_STAND,
    LADY_LUCK,
    MERCENARIES,
    ON_CONFLICT,
    ON_EVENT,
    ON_MANOEUVRE,
    SHOOTING_STAR,
    STORM_AT_SEA,
    TAKE_THAT,
    TIME_RIPPLE,
    TRADE_MISSION,
    WHEAT,
)
from civitas.kernel.frames import NOBODY, a_of, frame
from civitas.kernel.refusals import OTHER_QUESTION, rule

OWN_CARD: Final = rule("seven_ages.event.own-card")
NO_REACTION: Final = rule("seven_ages.event.reaction")
TARGET: Final = rule("seven_ages.event.target")
CONFLICT_EVENTS: Final = rule("seven_ages.conflict.events")
LUCKY_VALUE: Final = 7
NO_AFFAIR: Final[list[int]] = []


# --- the event under way


def top(p: SevenAgesState) -> int:
    """Where the latest event begins on `affair`."""
    return len(p.affair) - AFFAIR_SIZE


def lay_affair(p: SevenAgesState, seat: int, card: int, acting: int) -> None:
    """A card is played as an event: it leaves the hand and lies on top of what is under way."""
    play_from_hand(p, seat, card)
    if p.log is not None:
        event = p.facts.events.ids[p.facts.card_event[card]]
        p.tell("event-played", {"seat": seat, "event": event})
    p.affair = [*p.affair, card, seat, acting, NOTHING, NOTHING, 0, 0, 0, 0]


def close_affair(p: SevenAgesState) -> None:
    p.affair = p.affair[: top(p)]


def open_reactions(p: SevenAgesState, trigger: int, order: list[int]) -> None:
    stamp = p.turn_number << 8 | len(p.affair)
    if order:
        p.open_joint(frame(REACT, NOBODY, trigger, stamp << 20 | p.drawn & 0xFFFFF), order, True)


def others_with_cards(p: SevenAgesState, seat: int) -> list[int]:
    return [other for other in p.clockwise(seat)[1:] if p.hand[other]]


def op_of(p: SevenAgesState, card: int) -> int:
    return p.facts.event_op[p.facts.card_event[card]]


def react_with(p: SevenAgesState, seat: int, card: int, acting: int, as_augury: bool = False) -> None:
    """Play a card at its own time; others may cancel it before it works."""
    lay_affair(p, seat, card, acting)
    p.affair[top(p) + EVENT_LEFT] = int(as_augury)
    p.ask_next(do(AFTER_REACTION))
    open_reactions(p, ON_EVENT, others_with_cards(p, seat))


# --- answering


def forbids_react(p: SevenAgesState, seat: int, move: int) -> int:
    table = p.table
    if move == table.skip:
        return 0
    if not table.play <= move < table.discard:
        return OTHER_QUESTION
    card = move - table.play
    if card not in p.hand[seat]:
        return OWN_CARD
    return 0 if _may_react(p, seat, card, a_of(p.now)) else NO_REACTION


def react_moves(p: SevenAgesState, seat: int) -> list[int]:
    table = p.table
    found = [table.skip]
    for card in p.hand[seat]:
        if _may_react(p, seat, card, a_of(p.now)):
            found.append(table.play + card)
    return found


def _may_react(p: SevenAgesState, seat: int, card: int, trigger: int) -> bool:
    facts = p.facts
    event = facts.card_event[card]
    if p.deal and card in p.deal[OFFERED : OFFERED + 4]:
        return False
    if trigger == ON_EVENT:
        return _may_answer_event(p, seat, card, facts.event_op[event])
    if facts.event_when[event] != trigger:
        return False
    op = facts.event_op[event]
    if trigger == ON_CONFLICT:
        return _may_take_part(p, seat, op)
    if trigger == ON_MANOEUVRE:
        return op == STORM_AT_SEA and bool(stormy_seas(p))
    if op == SHOOTING_STAR:
        return bool(_strikable(p, seat))
    return True


def _may_take_part(p: SevenAgesState, seat: int, op: int) -> bool:
    """Any player may play a card for a conflict; with the option take that only from within range."""
    sides = sides_of(p, seat)
    if op == HEROIC_STAND and sides == [ATTACKING]:
        return False
    if sides or not p.has_options(TAKE_THAT):
        return True
    return any(is_in_range(p, empire, other) for empire in p.empires_of(seat) for other in _belligerents(p))


def _may_answer_event(p: SevenAgesState, seat: int, card: int, op: int) -> bool:
    played = p.affair[top(p) + EVENT_CARD]
    if op == BAD_AUGURY:
        return True
    if p.has_options(LADY_LUCK) and p.facts.value[card] == LUCKY_VALUE and op_of(p, played) != BAD_AUGURY:
        return True
    return _may_turn_aside(p, seat, card)


def _may_turn_aside(p: SevenAgesState, seat: int, card: int) -> bool:
    """Is the card one that gives the event under way, aimed at this seat, a new target?"""
    target = p.affair[top(p) + EVENT_TARGET]
    return op_of(p, card) == BLOWBACK and target >= 0 and p.player[target] == seat


def react(p: SevenAgesState, seat: int, move: int) -> None:
    trigger = a_of(p.now)
    p.answered()
    if move == p.table.skip or p.is_sketch():
        return
    card = move - p.table.play
    as_augury = trigger == ON_EVENT and not _may_turn_aside(p, seat, card)
    react_with(p, seat, card, NOTHING, as_augury)


def reopens(p: SevenAgesState) -> bool:
    """A cancelled event needs no second answer."""
    return not p.affair or not p.affair[top(p) + EVENT_STOPPED]


# --- what the cards do


def settle(p: SevenAgesState) -> None:
    """A card played at its own time works now, unless it was cancelled."""
    base = top(p)
    card, seat, stopped = p.affair[base + EVENT_CARD], p.affair[base + EVENT_SEAT], p.affair[base + EVENT_STOPPED]
    as_augury = p.affair[base + EVENT_LEFT]
    p.answered()
    close_affair(p)
    if as_augury and not stopped:
        p.affair[top(p) + EVENT_STOPPED] = 1
    elif not stopped:
        _work(p, seat, card)


def _work(p: SevenAgesState, seat: int, card: int) -> None:
    facts = p.facts
    event = facts.card_event[card]
    op, n = facts.event_op[event], facts.event_n[event]
    if op == GLORY_QUERY:
        p.glory_halved += 1
    elif op == SHOOTING_STAR:
        if _strikable(p, seat):
            p.ask_next(ask(STRIKE, seat))
    elif op == STORM_AT_SEA:
        if stormy_seas(p):
            p.ask_next(ask(STORM_AREA, seat, n))
    elif op == TRADE_MISSION:
        side = 0 if p.player[p.deal[TRADER]] == seat else 1
        p.deal[TRADE_BONUS + side] += n
    elif op in (CONJUNCTION, DESERTION):
        sides = sides_of(p, seat)
        if len(sides) == 1:
            _support(p, seat, sides[0], op, n)
        else:
            p.ask_next(ask(TAKE_SIDE, seat, op, n))
    elif op == HEROIC_STAND:
        p.battle[SIDE + BONUS] += n
    elif op == FORCED_MARCH:
        p.marched += n
    elif op == BUMPER_HARVEST:
        _bumper_harvest(p, n, facts.event_more[event])
    elif op == TIME_RIPPLE:
        p.founding[RIPPLED] = 1
    elif op == MERCENARIES:
        p.ask_next(ask(BUY, seat, p.invader, 2 | n << 8))
    elif op == BLOWBACK:
        p.affair[top(p) + EVENT_AUGURY] = seat + 1


def _support(p: SevenAgesState, seat: int, side: int, op: int, n: int) -> None:
    """A card played for a side of the conflict under way, whoever played it."""
    if op == CONJUNCTION:
        _draw_better(p, side, n)
    else:
        p.battle[DESERTIONS] = p.battle[DESERTIONS] << 5 | seat << 2 | 2 - side


def _draw_better(p: SevenAgesState, side: int, n: int) -> None:
    """Two more conflict cards; the best of the three counts."""
    at = SIDE * side + CARD
    for _ in range(n):
        card = draw_card(p)
        if card >= 0:
            p.reveal(1 << seat_of_side(p, side))
            if p.facts.value[card] > p.facts.value[p.battle[at]]:
                card, p.battle[at] = p.battle[at], card
            discard(p, card)


def _bumper_harvest(p: SevenAgesState, wheat: int, fertile: int) -> None:
    """More income for wheat areas it can use, and for the other fertile ones."""
    colour = p.invader
    found = 0
    for area in p.held_areas(colour):
        is_fertile = p.facts.terrain[area] == FERTILE
        if p.marks[area] & 2:
            continue
        if p.facts.icons[area] & WHEAT and (is_fertile or p.age(colour) >= p.facts.wheat_age):
            found += wheat
        elif is_fertile:
            found += fertile
    p.money[colour] = min(p.facts.most_money, p.money[colour] + found)


# --- choices that follow


def _strikable(p: SevenAgesState, seat: int) -> list[int]:
    """The markers of others whose action has been revealed and not begun, as arguments of moves."""
    found: list[int] = []
    for slot in range(MOST_COLOURS):
        if p.ready >> slot & 1 and p.player[slot] != seat:
            found.append(slot)
    for other in range(p.seats):
        loose = 1 << MOST_COLOURS + other | 1 << MOST_COLOURS + 7 + other
        if other != seat and p.ready & loose:
            found.append(MOST_COLOURS + other)
    return found


def _belligerents(p: SevenAgesState) -> list[int]:
    """The empires on the two sides of the conflict under way."""
    return p.battle[ATTACKER : DEFENDER + 1]


def stormy_seas(p: SevenAgesState) -> list[int]:
    """Seas and oceans with ships."""
    facts = p.facts
    return [
        area
        for area in range(len(facts.areas))
        if not facts.is_land[area] and p.occupant[area] >= 0 and p.units[area] & facts.naval_units
    ]


def moves_of(p: SevenAgesState, seat: int) -> list[int]:
    if code_of(p.now) == STRIKE:
        return [p.table.strike + target for target in _strikable(p, seat)]
    if code_of(p.now) == TAKE_SIDE:
        return sorted([p.table.empire + colour for colour in _belligerents(p)])
    return [p.table.area + area for area in stormy_seas(p)]


def forbids(p: SevenAgesState, seat: int, move: int) -> int:
    table = p.table
    if code_of(p.now) == STRIKE:
        if table.strike <= move < table.mark:
            return 0 if move - table.strike in _strikable(p, seat) else TARGET
    elif code_of(p.now) == TAKE_SIDE:
        if table.empire <= move < table.area:
            return 0 if move - table.empire in _belligerents(p) else CONFLICT_EVENTS
    elif table.area <= move < table.pair:
        return 0 if move - table.area in stormy_seas(p) else TARGET
    return OTHER_QUESTION


def carry_out(p: SevenAgesState, seat: int, move: int) -> None:
    table = p.table
    if code_of(p.now) == STRIKE:
        _strike(p, move - table.strike)
        p.answered()
    elif code_of(p.now) == TAKE_SIDE:
        op, n = context_of(p.now), more_of(p.now)
        p.answered()
        _support(p, seat, _belligerents(p).index(move - table.empire), op, n)
    else:
        n = a_of(p.now) >> 8
        p.answered()
        _storm(p, move - table.area, n)


def _strike(p: SevenAgesState, target: int) -> None:
    """The revealed action is lost."""
    if target < MOST_COLOURS:
        p.ready &= ~(1 << target)
        return
    for slot in (target, target + 7):
        if p.ready >> slot & 1:
            p.ready &= ~(1 << slot)
            return


def _storm(p: SevenAgesState, area: int, n: int) -> None:
    """The owner loses the ships that are worth least."""
    for _ in range(n):
        ships = types_of(p.units[area] & p.facts.naval_units)
        if ships and p.occupant[area] >= 0:
            colour = p.occupant[area]
            lose_units(p, colour, area, one(ships[0]))

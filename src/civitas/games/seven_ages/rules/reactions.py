"""Events played out of turn: one joint frame for each occasion, and one more to cancel what was played.

The event under way lies on `affair`; a reaction to it is laid on top and taken off when it is settled.
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import position as ix
from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.frames import AFTER_REACTION, REACT, do
from civitas.games.seven_ages.parts import Affair
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.artefacts import is_reachable
from civitas.games.seven_ages.rules.cards import play_from_hand
from civitas.games.seven_ages.rules.ranges import areas_in_range
from civitas.games.seven_ages.rules.sides import ATTACKING, sides_of
from civitas.kernel.frames import NOBODY, a_of, frame

LUCKY_VALUE: Final = 7
STAMP_OF_EVENT: Final = 10
"""What each event under way adds to the stamp of a frame."""


# --- the event under way


def offered_by_both(p: SevenAgesState) -> list[int]:
    """The cards on offer in the trade under way, -1 where there is none."""
    return p.deal.offers[0].numbers() + p.deal.offers[1].numbers()


def lay_affair(p: SevenAgesState, seat: int, card: int, acting: int) -> None:
    """A card is played as an event: it leaves the hand and lies on top of what is under way."""
    play_from_hand(p, seat, card)
    if p.log is not None:
        event = p.facts.events.ids[p.facts.card_event[card]]
        p.tell("event-played", {"seat": seat, "event": event})
    affair = Affair()
    affair.card, affair.seat, affair.acting = card, seat, acting
    p.affair = [*p.affair, affair]


def close_affair(p: SevenAgesState) -> None:
    p.affair = p.affair[:-1]


def aiming_seat(p: SevenAgesState) -> int:
    """Whoever aims the latest event: its player, or the one who has turned it aside."""
    latest = p.affair[-1]
    return latest.turned - 1 if latest.turned else latest.seat


def forbids_react(p: SevenAgesState, seat: int, card: int) -> int:
    if card not in p.hand[seat]:
        return by.EVENT_OWN_CARD
    if not _may_react(p, seat, card, a_of(p.now)):
        return by.EVENT_TURN_ASIDE if a_of(p.now) == v.ON_EVENT and op_of(p, card) == v.BLOWBACK else by.EVENT_REACTION
    return 0 if _reaches(p, seat, card, a_of(p.now)) else by.OPTION_TAKE_THAT


def do_not_react(p: SevenAgesState, seat: int) -> None:
    p.answered()


def react(p: SevenAgesState, seat: int, card: int) -> None:
    trigger = a_of(p.now)
    p.answered()
    if p.is_sketch():
        return
    as_augury = trigger == v.ON_EVENT and not _may_turn_aside(p, seat, card)
    react_with(p, seat, card, ix.NOTHING, as_augury)


def open_reactions(p: SevenAgesState, trigger: int, order: list[int]) -> None:
    stamp = p.turn_number << 8 | STAMP_OF_EVENT * len(p.affair)
    if order:
        p.open_joint(frame(REACT, NOBODY, trigger, stamp << 20 | p.drawn & 0xFFFFF), order, True)


def others_with_cards(p: SevenAgesState, seat: int) -> list[int]:
    return [other for other in p.clockwise(seat)[1:] if p.hand[other]]


def op_of(p: SevenAgesState, card: int) -> int:
    return p.facts.event_op[p.facts.card_event[card]]


def react_with(p: SevenAgesState, seat: int, card: int, acting: int, as_augury: bool = False) -> None:
    """Play a card at its own time; others may cancel it before it works."""
    lay_affair(p, seat, card, acting)
    p.affair[-1].left = int(as_augury)
    p.ask_next(do(AFTER_REACTION))
    open_reactions(p, v.ON_EVENT, others_with_cards(p, seat))


# --- answering


def react_moves(p: SevenAgesState, seat: int) -> list[int]:
    table = p.table
    found = [table.skip]
    for card in p.hand[seat]:
        if _may_react(p, seat, card, a_of(p.now)) and _reaches(p, seat, card, a_of(p.now)):
            found.append(table.play + card)
    return found


def _may_react(p: SevenAgesState, seat: int, card: int, trigger: int) -> bool:
    facts = p.facts
    event = facts.card_event[card]
    if p.deal and card in offered_by_both(p):
        return False
    if trigger == v.ON_EVENT:
        return _may_answer_event(p, seat, card, facts.event_op[event])
    if facts.event_when[event] != trigger:
        return False
    op = facts.event_op[event]
    if trigger == v.ON_CONFLICT:
        return _may_take_part(p, seat, op)
    if trigger == v.ON_MANOEUVRE:
        return op == v.STORM_AT_SEA
    if op == v.SHOOTING_STAR:
        return bool(_waiting_actions(p, seat))
    return True


def _may_take_part(p: SevenAgesState, seat: int, op: int) -> bool:
    """Any player may play a card for a conflict; with the option take that only from within range."""
    sides = sides_of(p, seat)
    if op == v.HEROIC_STAND and sides == [ATTACKING]:
        return False
    if sides or not p.has_options(v.TAKE_THAT):
        return True
    return any([is_reachable(p, seat, ix.NOTHING, colour) for colour in belligerents(p)])


def _may_answer_event(p: SevenAgesState, seat: int, card: int, op: int) -> bool:
    played = p.affair[-1].card
    if op == v.BAD_AUGURY:
        return True
    if p.has_options(v.LADY_LUCK) and p.facts.value[card] == LUCKY_VALUE and op_of(p, played) != v.BAD_AUGURY:
        return True
    return _may_turn_aside(p, seat, card)


def _may_turn_aside(p: SevenAgesState, seat: int, card: int) -> bool:
    """Is the card one that gives the event under way, aimed at this seat, a new target?"""
    latest = p.affair[-1]
    aimed = latest.target >= 0 and p.player[latest.target] == seat and latest.choices > 1
    return op_of(p, card) == v.BLOWBACK and aimed


def _reaches(p: SevenAgesState, seat: int, card: int, trigger: int) -> bool:
    """With the option take that: is the player, the empire or the sea that the card is aimed at within range?"""
    if not p.has_options(v.TAKE_THAT):
        return True
    if trigger == v.ON_EVENT:
        return is_player_reachable(p, seat, p.affair[-1].seat)
    if op_of(p, card) == v.SHOOTING_STAR:
        return bool(strikable(p, seat))
    return op_of(p, card) != v.STORM_AT_SEA or bool(stormy_seas(p, seat))


def is_player_reachable(p: SevenAgesState, seat: int, other: int) -> bool:
    """Is any empire of the other player within range of any empire of this one?"""
    return any([is_reachable(p, seat, ix.NOTHING, colour) for colour in p.empires_of(other)])


def reopens(p: SevenAgesState) -> bool:
    """A cancelled event needs no second answer."""
    return not p.affair or not p.affair[-1].stopped


# --- what some cards are aimed at


def belligerents(p: SevenAgesState) -> list[int]:
    """The empires on the two sides of the conflict under way."""
    return [p.battle.attacker, p.battle.defender]


def _waiting_actions(p: SevenAgesState, seat: int) -> list[int]:
    """What others are about to do, as arguments of moves: start an empire, or an action revealed and not begun."""
    found: list[int] = []
    if p.founding:
        return [ix.LOOSE + p.founding.starter] if p.founding.starter != seat else found
    for slot in range(ix.MOST_COLOURS):
        if p.ready >> slot & 1 and p.player[slot] != seat:
            found.append(slot)
    for other in range(p.seats):
        loose = 1 << ix.LOOSE + other | 1 << ix.LOOSE_WILD + other
        if other != seat and p.ready & loose:
            found.append(ix.LOOSE + other)
    return found


def strikable(p: SevenAgesState, seat: int) -> list[int]:
    """Those of them that a shooting star may stop."""
    found = _waiting_actions(p, seat)
    if not p.has_options(v.TAKE_THAT):
        return found
    return [
        slot
        for slot in found
        if (
            is_reachable(p, seat, ix.NOTHING, slot)
            if slot < ix.MOST_COLOURS
            else is_player_reachable(p, seat, slot - ix.MOST_COLOURS)
        )
    ]


def seas_with_ships(p: SevenAgesState) -> list[int]:
    facts = p.facts
    return [
        area
        for area in range(len(facts.areas))
        if not facts.is_land[area] and p.occupant[area] >= 0 and p.units[area] & facts.naval_units
    ]


def stormy_seas(p: SevenAgesState, seat: int) -> list[int]:
    """Where this seat may raise a storm."""
    found = seas_with_ships(p)
    if not found or not p.has_options(v.TAKE_THAT):
        return found
    near = [False] * len(p.facts.areas)
    for colour in p.empires_of(seat):
        for centre in p.held_areas(colour):
            for area in areas_in_range(p, colour, centre):
                near[area] = True
    return [area for area in found if near[area]]

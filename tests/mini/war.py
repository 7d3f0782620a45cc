"""War: marches of units under fog, reactions from hidden hands, decisions in other seats' turns."""

from __future__ import annotations

from civitas.kernel.frames import a_of, frame, seat_of
from civitas.kernel.refusals import rule
from mini.auction import leave_hand, play_card
from mini.catalogue import AMBUSH, SHIELD
from mini.position import (
    AMBUSH_ENDS,
    AMBUSHED,
    BATTLE,
    CANCEL,
    DEFEND,
    HAND_OVER,
    MARCH,
    NEXT_MARCH,
    NOTHING,
    PLUNDER,
    REACT,
    ROUND,
    MiniState,
)

NO_MARCH = rule("mini.war.march")
NO_AMBUSH = rule("mini.war.react")
NO_SHIELD = rule("mini.war.cancel")
NO_DEFENCE = rule("mini.war.defend")
NOT_HELD = rule("mini.war.hand-over")


def next_march(p: MiniState) -> None:
    """Seats march in turn order; `a` of the frame counts those that have had their turn, alive or not."""
    p.marcher = p.slot = p.target = NOTHING
    for number in range(a_of(p.now), p.seats):
        seat = (p.starter + number) % p.seats
        if not p.out >> seat & 1:
            p.now = frame(NEXT_MARCH, 0, number + 1)
            p.ask_next(frame(MARCH, seat))
            return
    p.starter = (p.starter + 1) % p.seats
    p.now = frame(ROUND, 0)


def forbids_march(p: MiniState, seat: int, slot: int, target: int) -> int:
    return NO_MARCH if p.units[seat][slot] == NOTHING or target not in p.others(seat) else 0


def march(p: MiniState, seat: int, slot: int, target: int) -> None:
    p.marcher, p.slot, p.target = seat, slot, target
    if p.log is not None:
        p.tell("event-march", {"seat": seat, "slot": slot, "target": target})
    p.now = frame(BATTLE, 0)
    p.open_joint(frame(REACT, 0), _holders(p, seat), True)


def stay(p: MiniState, seat: int) -> None:
    p.answered()


def _holders(p: MiniState, seat: int) -> list[int]:
    """The others who hold cards, clockwise; how many cards a hand has is public, which ones is not."""
    return [other for other in p.others(seat) if p.hands[other]]


# Reactions


def forbids_ambush(p: MiniState, seat: int, card: int) -> int:
    return 0 if p.hands[seat] >> card & 1 and p.facts.kind[card] == AMBUSH else NO_AMBUSH


def forbids_shield(p: MiniState, seat: int, card: int) -> int:
    return 0 if p.hands[seat] >> card & 1 and p.facts.kind[card] == SHIELD else NO_SHIELD


def ambush(p: MiniState, seat: int, card: int) -> None:
    p.answered()
    if not p.is_sketch():
        play_card(p, seat, card)
        p.ask_next(frame(AMBUSHED, seat))


def shield(p: MiniState, seat: int, card: int) -> None:
    p.answered()
    if not p.is_sketch():
        play_card(p, seat, card)
        p.cancelled = 1


def pass_reaction(p: MiniState, seat: int) -> None:
    p.answered()


def ask_for_shields(p: MiniState) -> None:
    reactor = seat_of(p.now)
    p.now = frame(AMBUSH_ENDS, reactor)
    p.open_joint(frame(CANCEL, 0), _holders(p, reactor), True)


def end_ambush(p: MiniState) -> None:
    p.answered()
    if p.cancelled:
        p.cancelled = 0
    else:
        p.target = NOTHING
        p.reveal(-1)
        lose_unit(p, p.marcher, p.slot)


# Battle


def battle(p: MiniState) -> None:
    if p.target == NOTHING:
        p.answered()
    elif any(unit != NOTHING for unit in p.units[p.target]):
        p.now = frame(DEFEND, p.target)
    else:
        p.now = frame(PLUNDER, 0)


def forbids_defence(p: MiniState, seat: int, slot: int) -> int:
    return NO_DEFENCE if p.units[seat][slot] == NOTHING else 0


def defend(p: MiniState, seat: int, slot: int) -> None:
    """Both units are seen by all; the weaker falls, or both."""
    strength, units = p.facts.strength, p.units
    lead = strength[units[p.marcher][p.slot]] - strength[units[seat][slot]]
    p.reveal(-1)
    p.exposed[seat] |= 1 << slot
    p.exposed[p.marcher] |= 1 << p.slot
    if p.log is not None:
        ids = p.facts.units.ids
        p.tell("event-battle", {"attack": ids[units[p.marcher][p.slot]], "defence": ids[units[seat][slot]]})
    if lead >= 0:
        lose_unit(p, seat, slot)
    if lead <= 0:
        lose_unit(p, p.marcher, p.slot)
    if lead > 0:
        p.now = frame(PLUNDER, 0)
    else:
        p.answered()


def give_way(p: MiniState, seat: int) -> None:
    p.now = frame(PLUNDER, 0)


def lose_unit(p: MiniState, seat: int, slot: int) -> None:
    p.fallen = [*p.fallen, p.units[seat][slot]]
    p.units[seat][slot] = NOTHING
    p.exposed[seat] &= ~(1 << slot)


def plunder(p: MiniState) -> None:
    if p.hands[p.target]:
        p.now = frame(HAND_OVER, p.target)
        return
    p.answered()
    if all(unit == NOTHING for unit in p.units[p.target]):
        eliminate(p, p.target)


def forbids_hand_over(p: MiniState, seat: int, card: int) -> int:
    return 0 if p.hands[seat] >> card & 1 else NOT_HELD


def hand_over(p: MiniState, seat: int, card: int) -> None:
    """The card goes from hand to hand: the two know it, the others only that it was one."""
    leave_hand(p, seat, card)
    p.hands[p.marcher] |= 1 << card
    p.known = [mask | (1 << card if other == seat else 0) for other, mask in enumerate(p.known)]
    p.reveal(1 << p.marcher)
    if p.log is not None:
        both = 1 << seat | 1 << p.marcher
        args: dict[str, object] = {"seat": seat, "other": p.marcher}
        p.tell("event-handed-over", {**args, "card": p.facts.cards.ids[card]}, both)
        p.tell("event-handed-over-hidden", args, ~both)
    p.answered()


def eliminate(p: MiniState, seat: int) -> None:
    """Its buildings go back to the piles and its goods to the bank; it has no cards or units."""
    p.out |= 1 << seat
    for plot, building in enumerate(p.towns[seat]):
        if building != NOTHING:
            p.piles[building] += 1
            p.towns[seat][plot] = NOTHING
    p.bank = [there + here for there, here in zip(p.bank, p.goods[seat])]
    p.goods[seat] = [0] * len(p.goods[seat])
    if p.log is not None:
        p.tell("event-out", {"seat": seat})
    if len(p.alive()) == 1:
        p.end_game()

"""A turn (Sequenza del Turno): the steps of a turn, from the refill to the reset of the actions, and the end of the
game."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.frames import (
    ACTION,
    ACTIONS,
    DISCARD,
    EXCESS,
    PRODUCTION,
    REFILL,
    TACTICS,
    TURN,
    WAR_STEP,
)
from civitas.games.through_the_ages.moves import table_of
from civitas.games.through_the_ages.position import ARMED, CARD_MASK, AgesState
from civitas.games.through_the_ages.rules.attacks import fight_war
from civitas.games.through_the_ages.rules.cards import gain_culture
from civitas.games.through_the_ages.rules.comparing import ranking
from civitas.games.through_the_ages.rules.credits import giver
from civitas.games.through_the_ages.rules.final import final_scoring
from civitas.games.through_the_ages.rules.politics import begin_politics
from civitas.games.through_the_ages.rules.production import produce_all
from civitas.games.through_the_ages.rules.row import discard_secretly, draw_military, find_military, refill
from civitas.games.through_the_ages.rules.tactics import share_tactic
from civitas.games.through_the_ages.vocabulary import (
    CULTURE_IF_STRONGEST,
    EVENT,
    HAND_MILITARY,
    TURN_CULTURE,
    UNIT_RESOURCES,
)
from civitas.kernel.frames import a_of, b_of, frame, seat_of


def go_on_with_turn(p: AgesState) -> None:
    seat, step = seat_of(p.now), a_of(p.now)
    p.now = frame(TURN, seat, step + 1)
    if step == REFILL:
        if p.round > 1:
            refill(p)
    elif step == WAR_STEP:
        fight_war(p, seat)
    elif step == TACTICS:
        share_tactic(p, seat)
        if p.round > 1:
            begin_politics(p, seat)
    elif step == ACTIONS:
        p.unit_resources = p.power[seat][UNIT_RESOURCES] if p.round > 1 else 0
        p.ask_next(frame(ACTION, seat))
    elif step == EXCESS:
        excess = len(p.military_hand[seat]) - p.military_total[seat] - p.fixed[seat][HAND_MILITARY]
        if excess > 0:
            p.ask_next(frame(DISCARD, seat, excess))
    elif step == PRODUCTION:
        end_turn(p, seat)
    else:
        next_turn(p, seat)


# The end of a turn


def forbids_discard(p: AgesState, seat: int, number: int) -> int:
    return 0 if find_military(p, seat, p.facts.first[EVENT] + number) >= 0 else by.END_TURN_DISCARD_EXCESS


def discard_moves(p: AgesState, seat: int) -> list[int]:
    base = table_of(p).discard - p.facts.first[EVENT]
    return sorted({base + (entry & CARD_MASK) for entry in p.military_hand[seat]})


def discard(p: AgesState, seat: int, number: int) -> None:
    """Discard a military card face down, as many times as there are cards to discard."""
    left = a_of(p.now) - 1
    discard_secretly(p, seat, p.facts.first[EVENT] + number)
    if left:
        p.now = frame(DISCARD, seat, left, b_of(p.now))
    else:
        p.answered()
    if p.log is not None:
        p.tell("event-discarded", {"seat": seat, "card": p.facts.military_cards.ids[number]}, 1 << seat)
        p.tell("event-discarded-hidden", {"seat": seat}, ~(1 << seat))


def end_turn(p: AgesState, seat: int) -> None:
    """Everything after the discard runs by itself."""
    close_accounts(p, seat)
    draw_military(p, seat, military_draws(p, seat))
    p.civil[seat] = p.civil_total[seat]
    p.military[seat] = p.military_total[seat]
    forget_turn(p)


def close_accounts(p: AgesState, seat: int) -> None:
    """What leaders score on their turn, then production, unless there is an uprising."""
    _turn_culture(p, seat)
    if rises_up(p, seat):
        if p.log is not None:
            p.tell("event-uprising", {"seat": seat})
    else:
        produce_all(p, seat)


def rises_up(p: AgesState, seat: int) -> bool:
    return p.discontent(seat) > p.unused[seat]


def military_draws(p: AgesState, seat: int) -> int:
    """Military cards for unspent military actions."""
    unspent = p.military[seat] + (p.extra_military if seat == p.player else 0)
    return min(unspent, p.facts.most_drawn)


def _turn_culture(p: AgesState, seat: int) -> None:
    """Culture that leaders score on their own turn; it is no production."""
    power = p.power[seat]
    if power[TURN_CULTURE] and not p.flags & ARMED:
        gain_culture(p, seat, power[TURN_CULTURE], giver(p, seat, TURN_CULTURE))
    if power[CULTURE_IF_STRONGEST]:
        order = ranking(p, p.strength, seat)
        if order.index(seat) < (2 if len(order) > 2 else 1):
            gain_culture(p, seat, power[CULTURE_IF_STRONGEST], giver(p, seat, CULTURE_IF_STRONGEST))


def forget_turn(p: AgesState) -> None:
    """What was given for this turn vanishes."""
    p.flags, p.fresh = 0, []
    p.extra_civil, p.extra_military = 0, 0
    p.unit_resources, p.unit_science = 0, 0
    p.loose_food, p.loose_resources = 0, 0


def next_turn(p: AgesState, seat: int) -> None:
    """The next player clockwise, a new round with the first one, or the end of the game."""
    forget_turn(p)
    following = (seat + 1) % p.seats
    while not p.playing(following):
        following = (following + 1) % p.seats
    if (following - p.first_seat) % p.seats <= (seat - p.first_seat) % p.seats:
        if p.last_round and p.round >= p.last_round:
            final_scoring(p)
            return
        p.round += 1
    p.player = following
    p.now = frame(TURN, following, REFILL)
    if p.log is not None:
        p.tell("event-turn", {"seat": following, "round": p.round})

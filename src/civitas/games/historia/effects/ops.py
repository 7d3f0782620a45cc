"""The effects shared by levels, wonders and advisors, one named function each, found by the key `op` of the data."""

from __future__ import annotations

from civitas.games.historia.facts.effects import Effect
from civitas.games.historia.frames import ELIMINATE_OWN, ELIMINATE_ROW, REFRESH, RETURN
from civitas.games.historia.position import CARD_BITS, CARD_MASK, HistoriaState
from civitas.games.historia.rules.advisors import draw_advisor
from civitas.games.historia.rules.matrix import (
    MILITARY_AXIS,
    TECHNOLOGY_AXIS,
    forbids_level,
    level_of,
    match_cards,
    move_marker,
)
from civitas.games.historia.rules.territories import sole_territories, weaker_neighbours
from civitas.games.historia.scoring import gain_points
from civitas.games.historia.vocabulary import (
    BY_MATRIX,
    DISCOUNT,
    DRAW_ADVISOR,
    ELIMINATE_OWN_WONDER,
    ELIMINATE_ROW_WONDER,
    GAIN_CUBE,
    GAIN_MILITARY,
    GAIN_TECHNOLOGY,
    OLDEST,
    RECOVER_CARD,
    RECOVER_CUBES,
    REFRESH_WONDER,
    REPEAT,
    SOLE_TERRITORIES,
    TERRITORIES,
    VP,
    VP_PER,
    WONDERS_OWNED,
)
from civitas.kernel.frames import frame
from civitas.kernel.pools import shift


def apply_effects(p: HistoriaState, seat: int, effects: list[Effect], category: int, wonder: int = -1) -> None:
    """Carry out effects in order; those that ask something are asked afterwards. `wonder` is where they come from."""
    for effect in effects:
        op = effect.op
        if op == VP:
            gain_points(p, seat, effect.n, category)
        elif op == RECOVER_CUBES:
            recover_cubes(p, seat, effect.n)
        elif op == VP_PER:
            gain_points(p, seat, min(effect.n * counted(p, seat, effect.per), effect.most), category)
        elif op == RECOVER_CARD:
            recover_cards(p, seat, effect)
        elif op == GAIN_CUBE:
            gain_cubes(p, seat, effect.n)
        elif op == DRAW_ADVISOR:
            for _ in range(effect.n):
                draw_advisor(p, seat)
        elif op == GAIN_TECHNOLOGY:
            gain_levels(p, seat, TECHNOLOGY_AXIS, effect.n)
        elif op == GAIN_MILITARY:
            gain_levels(p, seat, MILITARY_AXIS, effect.n)
        elif op == REFRESH_WONDER:
            if refreshable(p, seat, wonder):
                p.ask_next(frame(REFRESH, seat, effect.n, wonder + 1))
        elif op == ELIMINATE_ROW_WONDER:
            if p.row:
                p.ask_next(frame(ELIMINATE_ROW, seat, effect.n))
        elif op == ELIMINATE_OWN_WONDER:
            if own_targets(p, seat, wonder):
                p.ask_next(frame(ELIMINATE_OWN, seat, effect.n, wonder + 1))
        else:
            assert op in (DISCOUNT, REPEAT), "a protection is no effect to carry out"


def counted(p: HistoriaState, seat: int, per: int) -> int:
    """vp_per: how many units of what is counted."""
    if per == WONDERS_OWNED:
        return p.wonders[seat].bit_count()
    if per == TERRITORIES:
        return p.cubes[seat].bit_count()
    if per == SOLE_TERRITORIES:
        return sole_territories(p, seat).bit_count()
    return weaker_neighbours(p, seat)


def recover_cubes(p: HistoriaState, seat: int, count: int) -> None:
    """From the Used Cubes pool to the available ones."""
    moved = shift(p.used, p.available, seat, count)
    if moved and p.log is not None:
        p.tell("event-cubes-recovered", {"seat": seat, "count": moved})


def gain_cubes(p: HistoriaState, seat: int, count: int) -> None:
    """From the stock to the available ones."""
    moved = shift(p.stock, p.available, seat, count)
    if moved and p.log is not None:
        p.tell("event-cubes-gained", {"seat": seat, "count": moved})


def recover_cards(p: HistoriaState, seat: int, effect: Effect) -> None:
    if effect.which == OLDEST:
        return_oldest(p, seat, effect.n)
    elif p.queue[seat]:
        p.ask_next(frame(RETURN, seat, effect.n))


def return_oldest(p: HistoriaState, seat: int, count: int) -> None:
    """The oldest cards of the queue come back to hand, as many as there are."""
    cards: list[object] = []
    while count > 0 and p.queue[seat]:
        card = (p.queue[seat] & CARD_MASK) - 1
        p.queue[seat] >>= CARD_BITS
        p.hand[seat] |= 1 << card
        cards.append(p.facts.cards.ids[card])
        count -= 1
    if cards and p.log is not None:
        p.tell("event-cards-returned", {"seat": seat, "cards": cards})


def gain_levels(p: HistoriaState, seat: int, axis: int, levels: int) -> None:
    """Levels are entered one after the other, each with its bonuses; a step that leaves the matrix is not made."""
    for _ in range(levels):
        if forbids_level(p, seat, axis) == 0:
            gain_level(p, seat, axis)


def gain_level(p: HistoriaState, seat: int, axis: int) -> None:
    """One level up: its abilities and its bonuses. Past the last level a step scores instead."""
    facts = p.facts
    if level_of(p, seat, axis) == facts.levels:
        gain_points(p, seat, facts.overflow_vp, BY_MATRIX)
        return
    move_marker(p, seat, axis, 1)
    strip = facts.technology if axis == TECHNOLOGY_AXIS else facts.military
    level = level_of(p, seat, axis)
    if strip.cards[level] != strip.cards[level - 1]:
        match_cards(p, seat)
    bonuses = strip.bonuses[level]
    if bonuses:
        apply_effects(p, seat, bonuses, BY_MATRIX)


# --- wonders as targets


def refreshable(p: HistoriaState, seat: int, wonder: int) -> int:
    """Mask of the own used wonders that another may make usable again: never one that itself refreshes."""
    found = p.wonders[seat] & p.tapped & ~p.facts.refreshing
    return found if wonder < 0 else found & ~(1 << wonder)


def own_targets(p: HistoriaState, seat: int, wonder: int) -> int:
    """Mask of the own wonders that a wonder may eliminate: all but itself."""
    return p.wonders[seat] if wonder < 0 else p.wonders[seat] & ~(1 << wonder)

"""Wonders: the row, when they may be used, and what using them does."""

from __future__ import annotations

from typing import Final

from civitas.games.historia import refusals as by
from civitas.games.historia.effects.advisors import discount_of_effects, repeats_of_effects
from civitas.games.historia.effects.ops import apply_effects, own_targets, refreshable
from civitas.games.historia.frames import ELIMINATE_OWN, ELIMINATE_ROW
from civitas.games.historia.position import (
    WONDER_SOURCE,
    HistoriaState,
    act_frame,
    action_of,
    discount_of,
    raided_of,
    row_of,
    source_of,
    steps_of,
)
from civitas.games.historia.rules.actions import begin_whole_action
from civitas.games.historia.scoring import lose_points
from civitas.games.historia.vocabulary import BY_WONDERS, DOTTED, ELIMINATE_OWN_WONDER, ELIMINATE_ROW_WONDER, SOLID
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, b_of, frame, kind_of, seat_of

WONDERS_AT: Final = 2000
"""Place of the first wonder of a row in an explicit deal; plus 20 for each row before it."""


def deal_row(p: HistoriaState, number: int) -> None:
    """Discard what is left of the row and deal one for each player and two more; Civbots are not counted."""
    heap = members(p.facts.wonders_of[p.era] & ~p.dealt)
    row = 0
    for place in range(min(p.seats + p.facts.row_beyond, len(heap))):
        row |= 1 << p.draw(heap, WONDERS_AT + 20 * number + place)
    p.row = row
    p.dealt |= row
    if p.log is not None:
        p.tell("event-row", {"wonders": [p.facts.wonders.ids[wonder] for wonder in members(row)]})


# --- using a wonder


def usable(p: HistoriaState, seat: int) -> list[int]:
    """The wonders the player may use now, ascending."""
    ready = p.wonders[seat] & ~p.tapped & ~p.fresh & ~p.facts.passive
    return [wonder for wonder in members(ready) if forbids_use(p, seat, wonder) == 0] if ready else []


def forbids_use(p: HistoriaState, seat: int, wonder: int) -> int:
    facts = p.facts
    bit = 1 << wonder
    if not p.wonders[seat] & bit:
        return by.WONDERS_OWN
    if facts.passive & bit:
        return by.WONDERS_PASSIVE
    if p.tapped & bit:
        return by.WONDERS_ONCE_PER_TURN
    if p.fresh & bit:
        return by.WONDERS_NOT_IN_ACQUIRING_ACTION
    if facts.wonder_use_points[wonder] > p.vp[seat]:
        return by.ACTIONS_PAY_POINTS
    flag = facts.wonder_flag[wonder]
    if flag >= 0 and not p.cubes[seat] >> flag & 1:
        return by.WONDERS_FLAG
    if facts.wonder_hex[wonder] == DOTTED and not _is_triggered(p, wonder):
        return by.ACTIONS_DOTTED_HEX_TRIGGER
    return _forbids_elimination(p, seat, wonder)


def _is_triggered(p: HistoriaState, wonder: int) -> bool:
    """Was the action of a dotted hexagon carried out in this Action? A discount comes before the step instead."""
    action = p.facts.wonder_action[wonder]
    if p.facts.discounting >> wonder & 1:
        return action_of(p.now) == action and steps_of(p.now) > 0
    return bool(p.carried >> action & 1)


def _forbids_elimination(p: HistoriaState, seat: int, wonder: int) -> int:
    for effect in p.facts.wonder_effects[wonder]:
        if effect.op == ELIMINATE_OWN_WONDER and own_targets(p, seat, wonder) == 0:
            return by.WONDERS_NOT_ITSELF
        if effect.op == ELIMINATE_ROW_WONDER and p.row == 0:
            return by.WONDERS_ELIMINATION_TARGET
    return 0


def use(p: HistoriaState, seat: int, wonder: int) -> None:
    facts = p.facts
    p.tapped |= 1 << wonder
    if facts.wonder_use_points[wonder]:
        lose_points(p, seat, facts.wonder_use_points[wonder])
    if p.log is not None:
        p.tell("event-wonder-used", {"seat": seat, "wonder": facts.wonders.ids[wonder]})
    effects = facts.wonder_effects[wonder]
    if facts.wonder_hex[wonder] == SOLID:
        action, basic = facts.wonder_action[wonder], bool(facts.wonder_basic[wonder])
        repeats, discount = repeats_of_effects(effects), discount_of_effects(effects)
        begin_whole_action(p, seat, action, basic, repeats, discount, WONDER_SOURCE + wonder)
        return
    if facts.discounting >> wonder & 1:
        now = p.now
        discount = min(discount_of(now) + discount_of_effects(effects), 15)
        p.now = act_frame(seat, action_of(now), steps_of(now), discount, raided_of(now), source_of(now), row_of(now))
    apply_effects(p, seat, effects, BY_WONDERS, wonder)


# --- wonders that refresh or eliminate others


def forbids_refresh(p: HistoriaState, seat: int, wonder: int) -> int:
    return 0 if refreshable(p, seat, b_of(p.now) - 1) >> wonder & 1 else by.WONDERS_REFRESH_TARGET


def refresh(p: HistoriaState, seat: int, wonder: int) -> None:
    """It may be used again at once."""
    left, source = a_of(p.now) - 1, b_of(p.now)
    p.tapped &= ~(1 << wonder)
    if p.log is not None:
        p.tell("event-wonder-refreshed", {"seat": seat, "wonder": p.facts.wonders.ids[wonder]})
    if not _asked_again(p, seat, left, refreshable(p, seat, source - 1)):
        p.answered()


def _asked_again(p: HistoriaState, seat: int, left: int, targets: int) -> bool:
    """The same once more, as often as the effect says and as long as there is something to choose."""
    if left and targets:
        p.now = frame(kind_of(p.now), seat, left, b_of(p.now))
        return True
    return False


def forbids_row_elimination(p: HistoriaState, seat: int, wonder: int) -> int:
    return 0 if p.row >> wonder & 1 else by.WONDERS_ELIMINATION_TARGET


def eliminate_from_row(p: HistoriaState, seat: int, wonder: int) -> None:
    left = a_of(p.now) - 1
    discard_from_row(p, seat, wonder)
    if not _asked_again(p, seat, left, p.row):
        _eliminated(p)


def discard_from_row(p: HistoriaState, civ: int, wonder: int) -> None:
    p.row ^= 1 << wonder
    if p.log is not None:
        p.tell("event-wonder-discarded", {"seat": p.name(civ), "wonder": p.facts.wonders.ids[wonder]})


def forbids_own_elimination(p: HistoriaState, seat: int, wonder: int) -> int:
    if wonder == b_of(p.now) - 1:
        return by.WONDERS_NOT_ITSELF
    return 0 if p.wonders[seat] >> wonder & 1 else by.WONDERS_ELIMINATION_TARGET


def eliminate_own(p: HistoriaState, seat: int, wonder: int) -> None:
    left, source = a_of(p.now) - 1, b_of(p.now)
    p.wonders[seat] ^= 1 << wonder
    p.tapped &= ~(1 << wonder)
    p.fresh &= ~(1 << wonder)
    if p.log is not None:
        p.tell("event-wonder-discarded", {"seat": seat, "wonder": p.facts.wonders.ids[wonder]})
    if not _asked_again(p, seat, left, own_targets(p, seat, source - 1)):
        _eliminated(p)


def _eliminated(p: HistoriaState) -> None:
    """Another elimination of the same card falls away where it finds nothing any more."""
    p.answered()
    while (kind_of(p.now) == ELIMINATE_ROW and not p.row) or (
        kind_of(p.now) == ELIMINATE_OWN and not own_targets(p, seat_of(p.now), b_of(p.now) - 1)
    ):
        p.answered()

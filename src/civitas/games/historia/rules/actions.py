"""The ten action cards: what one step of each needs, costs and brings.

An Action is a question with the steps of its card, the abilities that may be used at any time, and `end`. The advanced
row has numbers of its own: how often the step is made, what it costs and brings. Each check returns the rule it
enforces.
"""

from __future__ import annotations

from civitas.games.historia import refusals as by
from civitas.games.historia.effects.advisors import apply_source
from civitas.games.historia.effects.events import gives_no_points, more_cubes, more_points, rebate
from civitas.games.historia.effects.ops import gain_level
from civitas.games.historia.frames import RETURN
from civitas.games.historia.position import (
    NO_SOURCE,
    HistoriaState,
    act_frame,
    action_of,
    contains,
    discount_of,
    raided_of,
    row_of,
    source_of,
    steps_of,
    without,
)
from civitas.games.historia.rules.matrix import MILITARY_AXIS, TECHNOLOGY_AXIS, forbids_level, is_advanced
from civitas.games.historia.rules.territories import is_adjacent, is_protected, is_rival, place_cube, reach
from civitas.games.historia.rules.victory import eliminate
from civitas.games.historia.scoring import gain_points, lose_points
from civitas.games.historia.vocabulary import (
    ART,
    BY_EVENTS,
    BY_EXPANSION,
    BY_RAIDS,
    BY_TOURISM,
    BY_TRADE,
    BY_WARS,
    EXPANSION,
    EXPLOIT,
    MILITARY,
    RAID,
    REVOLUTION,
    TECHNOLOGY,
    TOURISM,
    TRADE,
    USE,
    WAR,
)
from civitas.games.historia.vocabulary import CARDS as ROWS
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, frame, seat_of


def begin_action(p: HistoriaState, seat: int, action: int, row: int, repeats: int, discount: int, source: int) -> None:
    """Ask for the steps of a row of an action, and so many more, on top of what is under way. A Revolution counts from
    here on."""
    facts = p.facts
    steps = repeats + (facts.steps_in[action + ROWS * row] if action < ROWS else 1)
    if action == EXPLOIT:
        steps *= facts.cubes_in[EXPLOIT + ROWS * row] + more_cubes(p, EXPLOIT)
    elif action == REVOLUTION:
        steps = facts.revolution_returns * steps
        p.revolution = 1
        p.carried |= 1 << REVOLUTION
    p.ask_next(act_frame(seat, action, min(steps, 15), min(discount, 15), 0, source, row))


def begin_card_action(p: HistoriaState, seat: int, card: int) -> None:
    """The action of the card of that name: its basic row, or the advanced one from its level on."""
    begin_action(p, seat, card, int(is_advanced(p, seat, card)), 0, 0, NO_SOURCE)


def begin_whole_action(
    p: HistoriaState, seat: int, action: int, basic: bool, repeats: int, discount: int, source: int
) -> None:
    """A solid hexagon: the whole action, with the advanced row of whoever has reached it, unless it says basic."""
    row = int(action < ROWS and not basic and is_advanced(p, seat, action))
    begin_action(p, seat, action, row, repeats, discount, source)


def _line(p: HistoriaState, action: int) -> int:
    """Where the row under way stands in the lists of costs and points."""
    return action + ROWS * row_of(p.now)


def _cost(p: HistoriaState, action: int) -> int:
    return p.facts.cost_in[_line(p, action)]


def end_action(p: HistoriaState) -> None:
    """Take the action off; the effects of the advisor or wonder it came from follow."""
    seat, source = seat_of(p.now), source_of(p.now)
    p.answered()
    if source != NO_SOURCE:
        apply_source(p, seat, source)


def forbids_step(p: HistoriaState, seat: int) -> int:
    return 0 if steps_of(p.now) else by.ACTIONS_STEPS


def _step_made(p: HistoriaState, discount: int, raided: int = 0) -> None:
    now = p.now
    action = action_of(now)
    p.carried |= 1 << action
    p.now = act_frame(
        *(seat_of(now), action, steps_of(now) - 1, discount_of(now) - discount, raided_of(now) | raided),
        *(source_of(now), row_of(now)),
    )


# --- paying


def base_cost(p: HistoriaState, seat: int, action: int, cost: int) -> int:
    """What a step costs before the discount of the action itself."""
    cost -= rebate(p, action)
    if p.golden >> seat & 1 and p.facts.golden_actions >> action & 1:
        cost -= p.facts.golden_discount
    return cost if cost > 0 else 0


def step_cost(p: HistoriaState, seat: int, action: int, cost: int) -> int:
    """What a step costs in the Action under way."""
    cost = base_cost(p, seat, action, cost) - discount_of(p.now)
    return cost if cost > 0 else 0


def forbids_cost(p: HistoriaState, seat: int, action: int, cost: int) -> int:
    if p.facts.points_in[_line(p, action)] > p.vp[seat]:
        return by.ACTIONS_PAY_POINTS
    return by.ACTIONS_PAY_CUBES if step_cost(p, seat, action, cost) > p.available[seat] else 0


def pay(p: HistoriaState, seat: int, action: int, cost: int) -> int:
    """Available cubes go to the Used Cubes pool; points, where a row costs some, are lost. Returns how much of the
    discount was used up."""
    base = base_cost(p, seat, action, cost)
    paid = step_cost(p, seat, action, cost)
    points = p.facts.points_in[_line(p, action)]
    if points:
        lose_points(p, seat, points)
    p.available[seat] -= paid
    p.used[seat] += paid
    return base - paid


# --- Technology, Military


def forbids_technology(p: HistoriaState, seat: int) -> int:
    return forbids_level(p, seat, TECHNOLOGY_AXIS) or forbids_cost(p, seat, TECHNOLOGY, _cost(p, TECHNOLOGY))


def forbids_military(p: HistoriaState, seat: int) -> int:
    return forbids_level(p, seat, MILITARY_AXIS) or forbids_cost(p, seat, MILITARY, _cost(p, MILITARY))


def advance_technology(p: HistoriaState, seat: int) -> None:
    _step_made(p, pay(p, seat, TECHNOLOGY, _cost(p, TECHNOLOGY)))
    gain_level(p, seat, TECHNOLOGY_AXIS)


def advance_military(p: HistoriaState, seat: int) -> None:
    _step_made(p, pay(p, seat, MILITARY, _cost(p, MILITARY)))
    gain_level(p, seat, MILITARY_AXIS)


# --- Expansion


def expansion_targets(p: HistoriaState, seat: int) -> int:
    """Mask of the adjacent territories without an own cube."""
    return reach(p, seat) & ~p.cubes[seat]


def forbids_expansion(p: HistoriaState, seat: int, territory: int) -> int:
    if p.available[seat] <= step_cost(p, seat, EXPANSION, _cost(p, EXPANSION)):
        return by.EXPANSION_AVAILABLE_CUBE
    if p.facts.points_in[_line(p, EXPANSION)] > p.vp[seat]:
        return by.ACTIONS_PAY_POINTS
    if p.cubes[seat] >> territory & 1:
        return by.EXPANSION_NEW_TERRITORY
    return 0 if reach(p, seat) >> territory & 1 else by.EXPANSION_ADJACENT


def expand(p: HistoriaState, seat: int, territory: int) -> None:
    """A territory where nobody was scores its tile."""
    _step_made(p, pay(p, seat, EXPANSION, _cost(p, EXPANSION)))
    was_empty = not p.occupied() >> territory & 1
    if p.log is not None:
        p.tell("event-expanded", {"seat": seat, "territory": p.facts.territories.ids[territory]})
    place_cube(p, seat, territory)
    if was_empty and not gives_no_points(p, EXPANSION):
        gain_points(p, seat, p.tile_value(territory), BY_EXPANSION)
        gain_points(p, seat, more_points(p, EXPANSION), BY_EVENTS)


# --- Raid


def forbids_raid(p: HistoriaState, seat: int, other: int) -> int:
    if not is_rival(p, seat, other):
        return by.ACTIONS_RIVAL
    if not is_adjacent(p, seat, other):
        return by.RAID_ADJACENT
    if p.military[other] >= p.military[seat]:
        return by.RAID_WEAKER
    if raided_of(p.now) >> other & 1:
        return by.RAID_TWO_TARGETS
    if is_protected(p, other, RAID):
        return by.WONDERS_PROTECTION
    return forbids_cost(p, seat, RAID, _cost(p, RAID))


def raid(p: HistoriaState, seat: int, other: int) -> None:
    """The target loses nothing."""
    _step_made(p, pay(p, seat, RAID, _cost(p, RAID)), 1 << other)
    if p.log is not None:
        p.tell("event-raided", {"seat": seat, "other": p.name(other)})
    gain_points(p, seat, p.facts.vp_in[_line(p, RAID)], BY_RAIDS)
    gain_points(p, seat, more_points(p, RAID), BY_EVENTS)


# --- War


def forbids_war(p: HistoriaState, seat: int, territory: int, other: int) -> int:
    if not is_rival(p, seat, other):
        return by.ACTIONS_RIVAL
    if not p.cubes[seat] & p.cubes[other] & 1 << territory:
        return by.WAR_SHARED_TERRITORY
    if p.military[other] >= p.military[seat]:
        return by.WAR_WEAKER
    if is_protected(p, other, WAR):
        return by.WONDERS_PROTECTION
    return forbids_cost(p, seat, WAR, _cost(p, WAR))


def wage_war(p: HistoriaState, seat: int, territory: int, other: int) -> None:
    _step_made(p, pay(p, seat, WAR, _cost(p, WAR)))
    if p.log is not None:
        where = p.facts.territories.ids[territory]
        p.tell("event-war", {"seat": seat, "other": p.name(other), "territory": where})
    gain_points(p, seat, p.facts.vp_in[_line(p, WAR)], BY_WARS)
    gain_points(p, seat, more_points(p, WAR), BY_EVENTS)
    lose_cube(p, other, territory)


def lose_cube(p: HistoriaState, civ: int, territory: int) -> None:
    """The loser of a war takes its cube away to its used cubes and loses no points. A Civbot never gets it back. The
    last cube of a player stays where several people play."""
    if civ < p.seats and p.seats > 1 and p.cubes[civ] == 1 << territory:
        return
    p.cubes[civ] ^= 1 << territory
    p.used[civ] += 1
    if p.log is not None:
        p.tell("event-cube-removed", {"seat": p.name(civ), "territory": p.facts.territories.ids[territory]})
    if p.cubes[civ] == 0:
        eliminate(p, civ)


# --- Trade


def forbids_trade(p: HistoriaState, seat: int, other: int) -> int:
    if not is_rival(p, seat, other):
        return by.ACTIONS_RIVAL
    if not is_adjacent(p, seat, other):
        return by.TRADE_ADJACENT
    if p.technology[other] <= p.technology[seat]:
        return by.TRADE_HIGHER_TECHNOLOGY
    return forbids_level(p, seat, TECHNOLOGY_AXIS) or forbids_cost(p, seat, TRADE, _cost(p, TRADE))


def trade(p: HistoriaState, seat: int, other: int) -> None:
    _step_made(p, pay(p, seat, TRADE, _cost(p, TRADE)))
    if p.log is not None:
        p.tell("event-traded", {"seat": seat, "other": p.name(other)})
    gain_level(p, seat, TECHNOLOGY_AXIS)
    gain_points(p, other, p.facts.vp_in[_line(p, TRADE)], BY_TRADE)
    gain_points(p, seat, more_points(p, TRADE), BY_EVENTS)


# --- Exploit: a step of the question is one cube


def forbids_recovery(p: HistoriaState, seat: int) -> int:
    return 0 if p.used[seat] else by.EXPLOIT_USED_POOL


def forbids_withdrawal(p: HistoriaState, seat: int, territory: int) -> int:
    if not p.cubes[seat] >> territory & 1:
        return by.EXPLOIT_OWN_CUBE
    return by.EXPLOIT_LAST_CUBE if p.cubes[seat] == 1 << territory else 0


def recover(p: HistoriaState, seat: int) -> None:
    _step_made(p, 0)
    p.used[seat] -= 1
    p.available[seat] += 1
    if p.log is not None:
        p.tell("event-cubes-recovered", {"seat": seat, "count": 1})


def withdraw(p: HistoriaState, seat: int, territory: int) -> None:
    """The only way back from the map, at the price of the tile."""
    _step_made(p, 0)
    p.cubes[seat] ^= 1 << territory
    p.available[seat] += 1
    if p.log is not None:
        p.tell("event-withdrawn", {"seat": seat, "territory": p.facts.territories.ids[territory]})
    lose_points(p, seat, p.tile_value(territory))


# --- Art


def forbids_art(p: HistoriaState, seat: int, wonder: int) -> int:
    if not p.row >> wonder & 1:
        return by.ART_ROW
    if p.facts.points_in[_line(p, ART)] + p.facts.wonder_points[wonder] > p.vp[seat]:
        return by.ACTIONS_PAY_POINTS
    return forbids_cost(p, seat, ART, p.facts.wonder_cost[wonder])


def build(p: HistoriaState, seat: int, wonder: int) -> None:
    """It can be used from the next Action on."""
    cost = p.facts.wonder_cost[wonder]
    if p.log is not None:
        paid = step_cost(p, seat, ART, cost)
        p.tell("event-built", {"seat": seat, "wonder": p.facts.wonders.ids[wonder], "cubes": paid})
    _step_made(p, pay(p, seat, ART, cost))
    if p.facts.wonder_points[wonder]:
        lose_points(p, seat, p.facts.wonder_points[wonder])
    p.row ^= 1 << wonder
    p.wonders[seat] |= 1 << wonder
    p.fresh |= 1 << wonder


# --- Tourism


def forbids_tour(p: HistoriaState, seat: int) -> int:
    return forbids_cost(p, seat, TOURISM, _cost(p, TOURISM))


def tour(p: HistoriaState, seat: int) -> None:
    _step_made(p, pay(p, seat, TOURISM, _cost(p, TOURISM)))
    gain_points(p, seat, p.facts.vp_in[_line(p, TOURISM)] * p.wonders[seat].bit_count(), BY_TOURISM)
    gain_points(p, seat, more_points(p, TOURISM), BY_EVENTS)


# --- Revolution: the cards taken back


def forbids_return(p: HistoriaState, seat: int, card: int) -> int:
    return 0 if contains(p.queue[seat], card) else by.QUEUE_OWN_CARDS


def take_back_card(p: HistoriaState, seat: int, card: int) -> None:
    p.queue[seat] = without(p.queue[seat], card)
    p.hand[seat] |= 1 << card
    if p.log is not None:
        p.tell("event-cards-returned", {"seat": seat, "cards": [p.facts.cards.ids[card]]})


def take_back_by_effect(p: HistoriaState, seat: int, card: int) -> None:
    """One of the cards that a wonder or an advisor gives back; the rest is asked for again."""
    left = a_of(p.now) - 1
    if left:
        p.now = frame(RETURN, seat, left)
    else:
        p.answered()
    take_back_card(p, seat, card)


def take_back_by_revolution(p: HistoriaState, seat: int, card: int) -> None:
    _step_made(p, 0)
    take_back_card(p, seat, card)


# --- an advisor without a hexagon


def use_advisor(p: HistoriaState, seat: int) -> None:
    """Its effects are its whole action."""
    source = source_of(p.now)
    p.now = act_frame(seat, USE, 0, 0, 0, NO_SOURCE)
    apply_source(p, seat, source)


# --- can any step be made?


def has_step(p: HistoriaState, seat: int) -> bool:
    """Is there a legal step of the Action under way?"""
    now = p.now
    if steps_of(now) == 0:
        return False
    action = action_of(now)
    if action == TECHNOLOGY:
        return forbids_technology(p, seat) == 0
    if action == MILITARY:
        return forbids_military(p, seat) == 0
    if action == EXPANSION:
        enough = p.available[seat] > step_cost(p, seat, EXPANSION, _cost(p, EXPANSION))
        enough = enough and p.facts.points_in[_line(p, EXPANSION)] <= p.vp[seat]
        return enough and expansion_targets(p, seat) != 0
    if action == EXPLOIT:
        return p.used[seat] > 0 or p.cubes[seat].bit_count() > 1
    if action == REVOLUTION:
        return p.queue[seat] != 0
    if action == ART:
        return any([forbids_art(p, seat, wonder) == 0 for wonder in members(p.row)])
    if action in (RAID, TRADE):
        for other in range(p.civilizations()):
            if (forbids_raid(p, seat, other) if action == RAID else forbids_trade(p, seat, other)) == 0:
                return True
        return False
    if action == WAR:
        return len(wars(p, seat)) > 0
    return action != TOURISM or forbids_tour(p, seat) == 0


def wars(p: HistoriaState, seat: int) -> list[int]:
    """The wars that can be waged, as territory * 16 + civilization, ascending."""
    found: list[int] = []
    held = p.cubes[seat]
    for other in range(p.civilizations()):
        shared = held & p.cubes[other] if other != seat else 0
        while shared:
            lowest = shared & -shared
            territory = lowest.bit_length() - 1
            if forbids_war(p, seat, territory, other) == 0:
                found.append(territory << 4 | other)
            shared ^= lowest
    found.sort()
    return found

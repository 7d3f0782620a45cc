"""Events (Eventi): who may be the target of an event, and how it is played, cancelled or turned aside."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.effects import disease, duels, happenings, migration
from civitas.games.seven_ages.parts import Affair
from civitas.games.seven_ages.position import MOST_COLOURS, SevenAgesState, Steps
from civitas.games.seven_ages.rules.artefacts import is_reachable
from civitas.games.seven_ages.rules.cities import forbids_growth
from civitas.games.seven_ages.rules.empires import leader_number
from civitas.games.seven_ages.rules.leaders import alike, areas_of, leader_in, named_leader, names_of
from civitas.games.seven_ages.rules.ranges import is_in_range
from civitas.games.seven_ages.rules.reactions import close_affair, lay_affair, op_of, open_reactions, others_with_cards
from civitas.games.seven_ages.rules.starters import free_colours

# The stages of an event: others answer it, whoever turned it aside aims it anew, it works.
AIMED: Final = 0
ANSWERED: Final = 1
AIMED_ANEW: Final = 2
WORKING: Final = 3
ON_AREAS: Final = [v.EARTHQUAKE, v.VOLCANO, v.UPRISING, v.BARBARIAN_RAID]
ON_OWN: Final = [v.FINANCIER, v.NEW_INVENTION, v.GREAT_LEADER, v.MIGRATION, v.URBAN_BOOM]


# --- targets


def lands_of(p: SevenAgesState, colour: int) -> list[int]:
    return [area for area in p.held_areas(colour) if p.facts.is_land[area]]


def _fits(p: SevenAgesState, seat: int, acting: int, card: int, colour: int) -> bool:
    """May this event be aimed at this empire?"""
    op, n = op_of(p, card), p.facts.event_n[p.facts.card_event[card]]
    if p.card[colour] < 0:
        return False
    if op in ON_OWN:
        return p.player[colour] == seat and _serves(p, op, colour)
    if p.has_options(v.TAKE_THAT) and not is_reachable(p, seat, acting, colour):
        return False
    if op == v.ASSASSIN:
        led = acting >= 0 and acting != colour and p.leader_count(colour) > 0
        return led and is_in_range(p, acting, colour)
    if op == v.ESPIONAGE:
        ahead = acting >= 0 and acting != colour and p.progress[colour] > p.progress[acting]
        return ahead and p.player[colour] != seat and is_in_range(p, acting, colour)
    if op in (v.EMPIRE_COLLAPSES, v.EMPIRE_FRAGMENTS, v.CIVIL_WAR):
        return len(lands_of(p, colour)) >= n
    if op == v.PIRACY:
        return p.player[colour] != seat and bool(happenings.seas_of(p, colour)) and bool(p.empires_of(seat))
    if op == v.SCHISM:
        return p.religion[colour] >= 0
    if op == v.REVOLUTION:
        return p.government[colour] >= 0
    return op in (v.FIRES, v.PESTILENCE, v.PLAGUE, v.FAMINE)


def _serves(p: SevenAgesState, op: int, colour: int) -> bool:
    """Has an event for an own empire anything to do there?"""
    if op == v.GREAT_LEADER:
        room = p.leader_count(colour) < leader_number(p, colour) and bool(p.held_areas(colour))
        return room and any([leader != v.NO_LEADER for leader in p.cup])
    if op == v.MIGRATION:
        return bool(migration.origins(p, colour))
    if op == v.URBAN_BOOM:
        return any([not forbids_growth(p, colour, area) for area in p.held_areas(colour)])
    return True


def empires(p: SevenAgesState, seat: int, acting: int, card: int) -> list[int]:
    return [colour for colour in range(MOST_COLOURS) if _fits(p, seat, acting, card, colour)]


def areas(p: SevenAgesState, seat: int, acting: int, card: int) -> list[int]:
    """The land areas at which this event may be aimed, ascending."""
    op = op_of(p, card)
    found: list[int] = []
    for area in p.facts.lands:
        colour = p.occupant[area]
        if colour < 0:
            if op != v.VOLCANO or not p.city[area] or p.has_options(v.TAKE_THAT):
                continue
        elif p.has_options(v.TAKE_THAT) and not is_reachable(p, seat, acting, colour):
            continue
        if op == v.VOLCANO and not (p.facts.terrain[area] == v.MOUNTAIN or _is_island(p, area)):
            continue
        if op == v.UPRISING and any([leader >> 16 == area for leader in p.leaders]):
            continue
        if op == v.BARBARIAN_RAID and not _is_border(p, area):
            continue
        found.append(area)
    return found


def _is_island(p: SevenAgesState, area: int) -> bool:
    return all([crossing >= 2 for crossing in p.facts.land_crossings[area]])


def _is_border(p: SevenAgesState, area: int) -> bool:
    return any([p.occupant[other] != p.occupant[area] for other in p.facts.land_steps[area]])


def forbids_event(p: SevenAgesState, seat: int, acting: int, card: int) -> int:
    if card not in p.hand[seat]:
        return by.EVENT_OWN_CARD
    event = p.facts.card_event[card]
    if p.facts.event_when[event] != v.IN_CIVILISE:
        return by.EVENT_TIMING
    op = p.facts.event_op[event]
    if op == v.VIZIER:
        return 0 if p.fresh else by.EVENT_TARGET
    if op in ON_AREAS:
        return 0 if areas(p, seat, acting, card) else by.EVENT_TARGET
    if op in (v.EMPIRE_FRAGMENTS, v.CIVIL_WAR):
        room = len(p.empires_of(seat)) < p.facts.most_empires[p.seats]
        if not room or not free_colours(p, seat):
            return by.EVENT_TARGET
    if empires(p, seat, acting, card):
        return 0
    return by.ASSASSIN_IN_RANGE if op == v.ASSASSIN else by.EVENT_TARGET


# --- playing


def play_event(p: SevenAgesState, seat: int, acting: int, card: int) -> None:
    op = op_of(p, card)
    lay_affair(p, seat, card, acting)
    p.ask_next(f.do(f.RESOLVE_EVENT, AIMED))
    if op != v.VIZIER:
        _ask_target(p, seat)


def _ask_target(p: SevenAgesState, seat: int) -> None:
    p.ask_next(f.ask(f.TARGET_AREA if op_of(p, p.affair[-1].card) in ON_AREAS else f.TARGET_EMPIRE, seat))


def _resolve(p: SevenAgesState) -> None:
    """Others may cancel or turn aside; then the event works."""
    affair, stage = p.affair[-1], f.context_of(p.now)
    if stage == AIMED:
        p.now = f.do(f.RESOLVE_EVENT, ANSWERED)
        open_reactions(p, v.ON_EVENT, others_with_cards(p, affair.seat))
    elif stage == ANSWERED and affair.turned and not affair.stopped:
        p.now = f.do(f.RESOLVE_EVENT, AIMED_ANEW)
        _ask_target(p, affair.turned - 1)
    elif stage < WORKING:
        p.now = f.do(f.RESOLVE_EVENT, WORKING)
        if not affair.stopped and _still_fits(p):
            happenings.work(p)
    else:
        close_affair(p)
        p.answered()


def _still_fits(p: SevenAgesState) -> bool:
    target = p.affair[-1].target
    return target < 0 or p.card[target] >= 0


def may_be_aimed_at(p: SevenAgesState, affair: Affair) -> list[int]:
    """Areas or empires, whichever this event strikes."""
    of_sort = areas if op_of(p, affair.card) in ON_AREAS else empires
    return of_sort(p, affair.seat, affair.acting, affair.card)


def _targets(p: SevenAgesState) -> list[int]:
    """What the event under way may be aimed at, as arguments of moves; if it is turned aside, at something else."""
    affair = p.affair[-1]
    present = affair.area if op_of(p, affair.card) in ON_AREAS else affair.target
    return [target for target in may_be_aimed_at(p, affair) if target != present]


# --- answering


def targets(p: SevenAgesState, seat: int) -> list[int]:
    return _targets(p)


def aim_at_empire(p: SevenAgesState, seat: int, colour: int) -> None:
    affair = p.affair[-1]
    affair.choices = len(_targets(p))
    p.answered()
    affair.target = colour
    if op_of(p, affair.card) == v.ASSASSIN:
        p.ask_next(f.ask(f.TARGET_LEADER, seat))


def aim_at_area(p: SevenAgesState, seat: int, area: int) -> None:
    affair = p.affair[-1]
    affair.choices = len(_targets(p))
    p.answered()
    affair.area, affair.target = area, p.occupant[area]


def kinds_of_leaders(p: SevenAgesState, seat: int) -> list[int]:
    target = p.affair[-1].target
    return [kind for kind in range(len(p.facts.leaders)) if p.leaders_with(target, kind)]


def aim_at_leader(p: SevenAgesState, seat: int, kind: int) -> None:
    p.answered()
    _aim_at_leader(p, seat, kind)


def aimed_names(p: SevenAgesState, seat: int) -> list[int]:
    return names_of(p, p.affair[-1].target, f.context_of(p.now))


def aimed_areas(p: SevenAgesState, seat: int) -> list[int]:
    return areas_of(p, p.affair[-1].target, f.context_of(p.now))


def aim_at_named(p: SevenAgesState, seat: int, named: int) -> None:
    _aim_at(p, named_leader(p, p.affair[-1].target, f.context_of(p.now), named))


def aim_at_leader_in(p: SevenAgesState, seat: int, area: int) -> None:
    _aim_at(p, leader_in(p, p.affair[-1].target, f.context_of(p.now), area))


def _aim_at(p: SevenAgesState, leader: int) -> None:
    p.answered()
    p.affair[-1].left = leader


def _aim_at_leader(p: SevenAgesState, seat: int, kind: int) -> None:
    found = alike(p, p.affair[-1].target, kind)
    if len(found) == 1:
        p.affair[-1].left = found[0]
    else:
        p.ask_next(f.ask(f.TARGET_WHICH, seat, kind))


BY_ITSELF: Final[Steps] = {
    f.RESOLVE_EVENT: _resolve,
    f.DUEL: duels.step,
    f.DISEASE: disease.step,
}

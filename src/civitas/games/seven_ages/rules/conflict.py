"""Conflict: rounds with secret commitment, until one side is gone or has retreated; change of control and loot."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.armoury import count_of, of_type, one, types_of, units_of
from civitas.games.seven_ages.effects.held import artefacts_of, has, markers_left
from civitas.games.seven_ages.frames import (
    COMMIT,
    COMMITTING,
    CONVERT_FAITH,
    COUNT_ROUND,
    DESERTER,
    DRAW_CARDS,
    END_CONFLICT,
    FIGHT,
    NEXT_CONFLICT,
    NEXT_ROUND,
    REDRAW,
    RETREAT,
    RETREAT_TO,
    RETREATING,
    SCRAP_NUKE,
    SHOW_DOWN,
    ask,
    code_of,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.position import (
    APPROACH,
    AREA,
    ATTACKER,
    BATTLE_SIZE,
    BONUS,
    CARD,
    CITY_BEFORE,
    COMMITTED,
    DEFENDER,
    DESERTIONS,
    DISORDERS,
    FIRST_COUNT,
    HAD_CAPITAL,
    LEADERS_BEFORE,
    MUST_RETREAT,
    NOTHING,
    RETREATER,
    ROUND,
    SHOWN,
    SIDE,
    SPENT,
    WITH_TACTICIAN,
    WITHOUT_CAPITAL,
    SevenAgesState,
    replaced,
)
from civitas.games.seven_ages.rules.areas import lose_force, reduced
from civitas.games.seven_ages.rules.cards import discard, draw_card
from civitas.games.seven_ages.rules.empires import discard_if_gone, gain_money, move_progress, plunder, remove_leader
from civitas.games.seven_ages.rules.glory import deed, gain_glory, lose_glory
from civitas.games.seven_ages.rules.manoeuvre import approach_to
from civitas.games.seven_ages.rules.reactions import open_reactions
from civitas.games.seven_ages.rules.retreat import (
    ask_for_losses,
    pursue,
    retreat_next,
    retreat_places,
    retreat_unit,
)
from civitas.games.seven_ages.rules.totals import side_total
from civitas.games.seven_ages.vocabulary import (
    ADOPT_IN_MANOEUVRE,
    BUILDER,
    CAPTURE_CAPITAL,
    CAPTURE_CITY,
    FROM_DEEDS,
    NO_NUKE,
    ON_CONFLICT,
    TACTICIAN,
    WIN_CONFLICT,
    WIN_DEFENCE,
)
from civitas.kernel.frames import NOBODY, a_of, frame
from civitas.kernel.refusals import OTHER_QUESTION, rule

ORDER: Final = rule("seven_ages.conflict.order")
OWN_UNITS: Final = rule("seven_ages.conflict.own-units")
COMMIT_ONE: Final = rule("seven_ages.conflict.commit")
TACTICIAN_RULE: Final = rule("seven_ages.conflict.tactician")
NO_NUKE_RULE: Final = rule("seven_ages.conflict.no-nuke")
DESERTER_RULE: Final = rule("seven_ages.conflict.deserter")
RETREAT_RULE: Final = rule("seven_ages.conflict.retreat-to")
PURSUIT_RULE: Final = rule("seven_ages.conflict.pursuit")
ATTACKING: Final = 0
DEFENDING: Final = 1
BOTH: Final = 2


# --- the two sides


def colour_of(p: SevenAgesState, side: int) -> int:
    return p.battle[ATTACKER + side]


def seat_of_side(p: SevenAgesState, side: int) -> int:
    return p.player[colour_of(p, side)]


def force_of(p: SevenAgesState, side: int) -> int:
    """All units of a side in the area."""
    area = p.battle[AREA]
    return p.force_in(area) if p.occupant[area] == colour_of(p, side) else p.guests_in(area) if side == ATTACKING else 0


def available(p: SevenAgesState, side: int) -> int:
    """Units of a side that may be committed: not spent, not committed yet."""
    at = SIDE * side
    found = force_of(p, side) - p.battle[at + SPENT] - p.battle[at + COMMITTED]
    nukes = 15 << 4 * p.facts.nuke
    if found & nukes and has(p, colour_of(p, side), NO_NUKE):
        found &= ~nukes
    return found


def tacticians(p: SevenAgesState, side: int) -> int:
    return p.leaders_at(colour_of(p, side), p.battle[AREA], TACTICIAN)


def leaders_here(p: SevenAgesState, side: int) -> int:
    found = 0
    for leader in p.leaders:
        found += int(leader & 15 == colour_of(p, side) and leader >> 16 == p.battle[AREA])
    return found


# --- automatic steps


def step(p: SevenAgesState) -> None:
    code = code_of(p.now)
    if code == NEXT_CONFLICT:
        _next_conflict(p)
    elif code == NEXT_ROUND:
        _next_round(p)
    elif code == DRAW_CARDS:
        _draw_cards(p)
    elif code == COMMITTING:
        _commit_both(p)
    elif code == SHOW_DOWN:
        _show_down(p)
    elif code == COUNT_ROUND:
        _count_round(p)
    elif code == RETREATING:
        retreat_next(p, force_of(p, context_of(p.now)))
    else:
        _end_conflict(p)


def contested(p: SevenAgesState) -> list[int]:
    return [area for area in range(len(p.facts.areas)) if p.guests_in(area)]


def _next_conflict(p: SevenAgesState) -> None:
    colour = context_of(p.now)
    areas = contested(p)
    if not areas:
        p.answered()
    elif len(areas) == 1:
        begin_battle(p, areas[0])
    else:
        p.ask_next(ask(FIGHT, p.player[colour], colour))


def begin_battle(p: SevenAgesState, area: int) -> None:
    battle = [0] * BATTLE_SIZE
    battle[AREA] = area
    battle[ATTACKER] = p.invader
    battle[DEFENDER] = p.occupant[area]
    battle[APPROACH] = approach_to(p, area, True)
    battle[CITY_BEFORE] = p.city[area]
    battle[HAD_CAPITAL] = int(p.capital[p.occupant[area]] == area)
    battle[RETREATER] = NOTHING
    battle[CARD] = battle[SIDE + CARD] = NOTHING
    p.battle = battle
    for side in (ATTACKING, DEFENDING):
        battle[SIDE * side + FIRST_COUNT] = count_of(force_of(p, side))
        battle[SIDE * side + LEADERS_BEFORE] = leaders_here(p, side)
        battle[SIDE * side + WITHOUT_CAPITAL] = int(p.capital[colour_of(p, side)] < 0)
    if seat_of_side(p, ATTACKING) != seat_of_side(p, DEFENDING):
        p.fought = 1
    if p.log is not None:
        ids = p.facts.cards.ids
        args: dict[str, object] = {"empire": ids[p.card[p.invader]], "enemy": ids[p.card[p.occupant[area]]]}
        p.tell("event-conflict", {**args, "area": p.facts.areas.ids[area]})
    p.ask_next(do(NEXT_ROUND, 0))


def _next_round(p: SevenAgesState) -> None:
    """Retreats first, the active side deciding first; then a lone nuke may be scrapped; then cards are drawn."""
    stage = context_of(p.now)
    if stage == 0:
        if not force_of(p, ATTACKING) or not force_of(p, DEFENDING):
            p.now = do(END_CONFLICT)
            return
        for side in (ATTACKING, DEFENDING):
            if p.battle[SIDE * side + MUST_RETREAT]:
                begin_retreat(p, side, False)
                return
    p.now = do(NEXT_ROUND, stage + 1)
    if stage < 2:
        if may_retreat(p, stage):
            p.ask_next(ask(RETREAT, seat_of_side(p, stage), stage))
    elif stage < 4:
        _offer_scrapping(p, stage - 2)
    else:
        p.battle[ROUND] += 1
        p.now = do(DRAW_CARDS, 0)


def may_retreat(p: SevenAgesState, side: int) -> bool:
    other = p.battle[SIDE * (1 - side) + DISORDERS]
    own = p.battle[SIDE * side + DISORDERS]
    return bool(other) or bool(own and tacticians(p, side))


def begin_retreat(p: SevenAgesState, side: int, chosen: bool) -> None:
    p.battle[RETREATER] = side
    p.battle[SIDE * side + SPENT] = p.battle[SIDE * side + COMMITTED] = 0
    p.now = do(RETREATING, side)
    if chosen:
        pursue(p, side, force_of(p, 1 - side), force_of(p, side))


def _offer_scrapping(p: SevenAgesState, side: int) -> None:
    if available(p, side) == one(p.facts.nuke):
        p.ask_next(ask(SCRAP_NUKE, seat_of_side(p, side), side))
    elif not available(p, side):
        _refresh(p, side)
        if not available(p, side):
            lose_force(p, colour_of(p, side), p.battle[AREA], force_of(p, side))
            p.now = do(NEXT_ROUND, 0)


def _refresh(p: SevenAgesState, side: int) -> None:
    """All units are spent: they may be committed again, but the force falls into disorder."""
    p.battle[SIDE * side + SPENT] = 0
    p.battle[SIDE * side + DISORDERS] += 1


def _draw_cards(p: SevenAgesState) -> None:
    stage = context_of(p.now)
    if stage == 0:
        for side in (ATTACKING, DEFENDING):
            p.battle[SIDE * side + CARD] = draw_card(p)
            p.reveal(1 << seat_of_side(p, side))
    if stage == 2:
        p.now = do(COMMITTING, 0)
        return
    p.now = do(DRAW_CARDS, stage + 1)
    if tacticians(p, stage) and p.battle[SIDE * stage + CARD] >= 0:
        p.ask_next(ask(REDRAW, seat_of_side(p, stage), stage))


def _commit_both(p: SevenAgesState) -> None:
    """Both sides commit in secret; a player who has both sides commits one after the other."""
    stage = context_of(p.now)
    seats = [seat_of_side(p, ATTACKING), seat_of_side(p, DEFENDING)]
    stamp = p.battle[ROUND] << 8 | p.battle[AREA]
    if stage == 0:
        p.now = do(COMMITTING, 1)
        alone = seats[0] == seats[1]
        p.open_joint(frame(COMMIT, NOBODY, ATTACKING if alone else BOTH, stamp), seats[:1] if alone else seats)
    elif stage == 1 and seats[0] == seats[1]:
        p.now = do(COMMITTING, 2)
        p.open_joint(frame(COMMIT, NOBODY, DEFENDING, stamp), seats[1:])
    else:
        p.now = do(SHOW_DOWN, 0)
        open_reactions(p, ON_CONFLICT, _distinct([seat for seat in seats if p.hand[seat]]))


def _distinct(seats: list[int]) -> list[int]:
    return seats if len(seats) < 2 or seats[0] != seats[1] else seats[:1]


# --- committing


def _side_for(p: SevenAgesState, seat: int) -> int:
    asked = a_of(p.now)
    return asked if asked != BOTH else ATTACKING if seat == seat_of_side(p, ATTACKING) else DEFENDING


def forbids_commit(p: SevenAgesState, seat: int, move: int) -> int:
    table = p.table
    side = _side_for(p, seat)
    at = SIDE * side
    if move == table.done:
        return 0 if p.battle[at + COMMITTED] else COMMIT_ONE
    if move == table.tactician:
        return TACTICIAN_RULE if p.battle[at + WITH_TACTICIAN] or not tacticians(p, side) else 0
    if not table.commit <= move < table.tactician:
        return OTHER_QUESTION
    unit = move - table.commit
    if of_type(available(p, side), unit):
        return 0
    lone_nuke = unit == p.facts.nuke and of_type(force_of(p, side), unit) and has(p, colour_of(p, side), NO_NUKE)
    return NO_NUKE_RULE if lone_nuke else OWN_UNITS


def commit_moves(p: SevenAgesState, seat: int) -> list[int]:
    table = p.table
    side = _side_for(p, seat)
    found = [table.done] if p.battle[SIDE * side + COMMITTED] else []
    found += [table.commit + unit for unit in types_of(available(p, side))]
    if not forbids_commit(p, seat, table.tactician):
        found.append(table.tactician)
    return found


def commit(p: SevenAgesState, seat: int, move: int) -> None:
    table = p.table
    at = SIDE * _side_for(p, seat)
    if move == table.done:
        p.answered()
    elif move == table.tactician:
        p.battle[at + WITH_TACTICIAN] = 1
    else:
        p.battle[at + COMMITTED] += one(move - table.commit)


# --- counting a round


def _show_down(p: SevenAgesState) -> None:
    """Cards and units are turned over; deserters are chosen."""
    if context_of(p.now) == 0:
        p.battle[SHOWN] = 1
        p.reveal(-1)
        if p.log is not None:
            _tell_committed(p)
        p.now = do(SHOW_DOWN, 1)
    if p.battle[DESERTIONS]:
        victim = (p.battle[DESERTIONS] & 3) - 1
        p.battle[DESERTIONS] >>= 2
        if p.battle[SIDE * victim + COMMITTED]:
            p.ask_next(ask(DESERTER, seat_of_side(p, 1 - victim), victim))
        return
    p.now = do(COUNT_ROUND)


def _tell_committed(p: SevenAgesState) -> None:
    facts = p.facts
    for side in (ATTACKING, DEFENDING):
        units = [facts.units.ids[unit] for unit in units_of(p.battle[SIDE * side + COMMITTED])]
        p.tell("event-committed", {"colour": facts.colours.ids[colour_of(p, side)], "units": units})


def _count_round(p: SevenAgesState) -> None:
    battle = p.battle
    p.now = do(NEXT_ROUND, 0)
    if _nukes_strike(p):
        _clear_round(p)
        return
    totals = [side_total(p, ATTACKING), side_total(p, DEFENDING)]
    if p.log is not None:
        p.tell("event-round", {"round": battle[ROUND], "total": totals[0], "rival": totals[1]})
    for side in (ATTACKING, DEFENDING):
        own, other = totals[side], totals[1 - side]
        if own < other or (own == other and not battle[SIDE * side + WITH_TACTICIAN]):
            _lose_round(p, side)
    _clear_round(p)


def _lose_round(p: SevenAgesState, side: int) -> None:
    at = SIDE * side
    lost = p.battle[at + COMMITTED]
    if not lost:
        return
    if p.battle[at + WITH_TACTICIAN]:
        _lose_tactician(p, side)
    p.battle[at + COMMITTED] = 0
    if of_type(lost, p.facts.elephant):
        p.battle[at + MUST_RETREAT] = 1
    lose_force(p, colour_of(p, side), p.battle[AREA], lost)


def _lose_tactician(p: SevenAgesState, side: int) -> None:
    for leader in p.leaders:
        kind, area = leader >> 4 & 15, leader >> 16
        if leader & 15 == colour_of(p, side) and kind == TACTICIAN and area == p.battle[AREA]:
            remove_leader(p, leader)
            return


def _nukes_strike(p: SevenAgesState) -> bool:
    """A nuke meets star wars, or destroys everything. True if it did."""
    facts, area = p.facts, p.battle[AREA]
    struck = False
    for side in (ATTACKING, DEFENDING):
        nukes = of_type(p.battle[SIDE * side + COMMITTED], facts.nuke)
        if not nukes:
            continue
        lose_glory(p, seat_of_side(p, side), facts.nuke_glory)
        if of_type(p.battle[SIDE * (1 - side) + COMMITTED], facts.star_wars):
            p.battle[SIDE * side + COMMITTED] -= one(facts.nuke) * nukes
            lose_force(p, colour_of(p, side), area, one(facts.nuke) * nukes)
        else:
            struck = True
    if struck:
        controller = colour_of(p, DEFENDING)
        attackers, defenders = force_of(p, ATTACKING), force_of(p, DEFENDING)
        lose_force(p, colour_of(p, ATTACKING), area, attackers)
        lose_force(p, controller, area, defenders)
        move_progress(p, controller, -facts.nuke_progress)
    return struck


def _clear_round(p: SevenAgesState) -> None:
    """Cards are discarded, survivors are spent; a side with nothing left to commit is refreshed in disorder."""
    battle = p.battle
    for side in (ATTACKING, DEFENDING):
        at = SIDE * side
        if battle[at + CARD] >= 0:
            discard(p, battle[at + CARD])
            battle[at + CARD] = NOTHING
        battle[at + SPENT] += battle[at + COMMITTED]
        battle[at + COMMITTED] = battle[at + WITH_TACTICIAN] = 0
        battle[at + BONUS] = 0
        force = force_of(p, side)
        if not force:
            battle[at + SPENT] = 0
        elif force == battle[at + SPENT]:
            _refresh(p, side)
    battle[SHOWN] = 0


# --- the end of a conflict


def _end_conflict(p: SevenAgesState) -> None:
    battle = p.battle
    area, attacker, defender = battle[AREA], battle[ATTACKER], battle[DEFENDER]
    p.answered()
    standing = p.occupant[area]
    winner = NOTHING
    if battle[RETREATER] >= 0:
        winner = 1 - battle[RETREATER]
    elif standing in (attacker, defender):
        winner = ATTACKING if standing == attacker else DEFENDING
    taken = standing == attacker and attacker != defender
    if taken:
        _take_city(p, area)
    for side in (ATTACKING, DEFENDING):
        if winner == 1 - side or winner < 0:
            _lose_conflict(p, side, winner)
    if winner >= 0:
        deed(p, colour_of(p, winner), WIN_CONFLICT if winner == ATTACKING else WIN_DEFENCE)
        if p.war_turns:
            gain_glory(p, seat_of_side(p, winner), FROM_DEEDS, 1)
            lose_glory(p, seat_of_side(p, 1 - winner), 1)
    creed = p.religion[defender]
    p.battle = []
    if taken and creed >= 0 and not p.founding:
        _offer_faith(p, attacker, defender, creed)
    for colour in (defender, attacker):
        if colour != attacker or not p.founding:
            discard_if_gone(p, colour)


def _take_city(p: SevenAgesState, area: int) -> None:
    """The captured city loses a level, unless a builder takes it; loot follows."""
    attacker, defender = p.battle[ATTACKER], p.battle[DEFENDER]
    if p.battle[CITY_BEFORE]:
        if not p.leaders_at(attacker, area, BUILDER):
            p.city = replaced(p.city, area, reduced(p, p.battle[CITY_BEFORE]))
        deed(p, attacker, CAPTURE_CITY)
        plunder(p, attacker, defender)
    if p.battle[HAD_CAPITAL]:
        deed(p, attacker, CAPTURE_CAPITAL)
        _loot(p, attacker, defender)


def _loot(p: SevenAgesState, winner: int, loser: int) -> None:
    """All saved money is lost, half of it to the winner."""
    money = p.money[loser]
    p.money[loser] = 0
    gain_money(p, winner, money // 2)


def _lose_conflict(p: SevenAgesState, side: int, winner: int) -> None:
    at, loser = SIDE * side, colour_of(p, side)
    if p.battle[at + FIRST_COUNT] >= 2 and p.elites[loser]:
        p.elites = replaced(p.elites, loser, p.elites[loser] - 1)
    lost_leader = p.battle[at + LEADERS_BEFORE] > leaders_here(p, side) and p.battle[RETREATER] != side
    if winner >= 0 and p.battle[at + WITHOUT_CAPITAL] and lost_leader:
        _loot(p, colour_of(p, winner), loser)


def _offer_faith(p: SevenAgesState, colour: int, other: int, creed: int) -> None:
    """A faith that can be taken over in a manoeuvre, from an empire that has it."""
    if creed not in (p.religion[colour], NOTHING) and markers_left(p, creed) > 0:
        if p.facts.with_op[ADOPT_IN_MANOEUVRE] >> creed & 1 and artefacts_of(p, other) >> creed & 1:
            p.ask_next(ask(CONVERT_FAITH, p.player[colour], colour, creed))


# --- answering


def moves_of(p: SevenAgesState, seat: int) -> list[int]:
    code, table = code_of(p.now), p.table
    if code == FIGHT:
        return [table.area + area for area in contested(p)]
    if code in (RETREAT, REDRAW, SCRAP_NUKE):
        return [table.yes, table.no]
    if code == RETREAT_TO:
        return [table.to + place for place in retreat_places(p, context_of(p.now), more_of(p.now))]
    side = context_of(p.now)
    force = p.battle[SIDE * side + COMMITTED] if code == DESERTER else force_of(p, side)
    return [table.unit + unit for unit in types_of(force)]


def forbids(p: SevenAgesState, seat: int, move: int) -> int:
    code, table = code_of(p.now), p.table
    if code == FIGHT:
        if table.area <= move < table.pair:
            return 0 if move - table.area in contested(p) else ORDER
    elif code in (RETREAT, REDRAW, SCRAP_NUKE):
        return 0 if move in (table.yes, table.no) else OTHER_QUESTION
    elif code == RETREAT_TO:
        if table.to <= move < table.buy:
            return 0 if move - table.to in retreat_places(p, context_of(p.now), more_of(p.now)) else RETREAT_RULE
    elif table.unit <= move < table.lead:
        side = context_of(p.now)
        force = p.battle[SIDE * side + COMMITTED] if code == DESERTER else force_of(p, side)
        refusal = DESERTER_RULE if code == DESERTER else PURSUIT_RULE
        return 0 if of_type(force, move - table.unit) else refusal
    return OTHER_QUESTION


def carry_out(p: SevenAgesState, seat: int, move: int) -> None:
    code, table, side, more = code_of(p.now), p.table, context_of(p.now), more_of(p.now)
    p.answered()
    if code == FIGHT:
        begin_battle(p, move - table.area)
    elif code == RETREAT:
        if move == table.yes:
            begin_retreat(p, side, True)
    elif code == REDRAW:
        if move == table.yes:
            discard(p, p.battle[SIDE * side + CARD])
            p.battle[SIDE * side + CARD] = draw_card(p)
            p.reveal(1 << seat)
    elif code == SCRAP_NUKE:
        if move == table.yes:
            lose_force(p, colour_of(p, side), p.battle[AREA], one(p.facts.nuke))
            _refresh(p, side)
            if not force_of(p, side):
                p.now = do(NEXT_ROUND, 0)
    elif code == RETREAT_TO:
        retreat_unit(p, side, more, move - table.to)
    elif code == DESERTER:
        unit = move - table.unit
        p.battle[SIDE * side + COMMITTED] -= one(unit)
        lose_force(p, colour_of(p, side), p.battle[AREA], one(unit))
    else:
        unit = move - table.unit
        lose_force(p, colour_of(p, side), p.battle[AREA], one(unit))
        ask_for_losses(p, side, more - _weight(p, side, unit), force_of(p, side))


def _weight(p: SevenAgesState, side: int, unit: int) -> int:
    """How much of a pursuit one lost unit satisfies."""
    facts = p.facts
    newer = facts.age_at[facts.level[unit]] > p.age(colour_of(p, 1 - side))
    return 1 + int(bool(one(unit) & facts.of_arm[1])) + int(newer)

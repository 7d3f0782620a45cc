"""Conflict: rounds with secret commitment, until one side is gone or has retreated."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.effects.held import has
from civitas.games.seven_ages.facts.armoury import count_of, of_type, one, types_of, units_of
from civitas.games.seven_ages.parts import Battle
from civitas.games.seven_ages.position import NOTHING, SevenAgesState, Steps
from civitas.games.seven_ages.rules import retreat, sides
from civitas.games.seven_ages.rules.aftermath import end_conflict
from civitas.games.seven_ages.rules.areas import controls, lose_force
from civitas.games.seven_ages.rules.cards import discard, draw_card
from civitas.games.seven_ages.rules.empires import move_progress, remove_leader
from civitas.games.seven_ages.rules.glory import lose_glory
from civitas.games.seven_ages.rules.manoeuvre import approach_to
from civitas.games.seven_ages.rules.reactions import open_reactions
from civitas.games.seven_ages.rules.totals import side_total
from civitas.games.seven_ages.vocabulary import NO_NUKE, ON_CONFLICT, TACTICIAN
from civitas.kernel.frames import NOBODY, a_of, frame

# The stages of a round before cards are drawn.
MUSTER_ATTACKER: Final = 0
MUSTER_DEFENDER: Final = 1
RETREAT_ATTACKER: Final = 2
RETREAT_DEFENDER: Final = 3
# Who has been asked to commit: a player with both sides is asked twice.
NONE_YET: Final = 0
FIRST_ASKED: Final = 1
BOTH_ASKED: Final = 2
# Do the committed units lie open?
COVERED: Final = 0
TURNED_UP: Final = 1

# --- automatic steps


def contested(p: SevenAgesState) -> list[int]:
    return [area for area in range(len(p.facts.areas)) if p.guests_in(area)]


def _next_conflict(p: SevenAgesState) -> None:
    colour = f.context_of(p.now)
    areas = contested(p)
    if not areas:
        p.answered()
    elif len(areas) == 1:
        begin_battle(p, areas[0])
    else:
        p.ask_next(f.ask(f.FIGHT, p.player[colour], colour))


def begin_battle(p: SevenAgesState, area: int) -> None:
    battle = Battle()
    battle.area = area
    battle.attacker = p.invader
    battle.defender = p.occupant[area]
    battle.approach = approach_to(p, area, True)
    battle.city_before = p.city[area]
    battle.had_capital = p.capital[p.occupant[area]] == area
    p.battle = battle
    for side, own in enumerate(battle.sides):
        own.first_count = count_of(sides.force_of(p, side))
        own.leaders_before = p.leader_count(sides.colour_of(p, side))
        own.without_capital = p.capital[sides.colour_of(p, side)] < 0
    if sides.seat_of_side(p, sides.ATTACKING) != sides.seat_of_side(p, sides.DEFENDING):
        p.fought = 1
    if p.log is not None:
        ids = p.facts.cards.ids
        args: dict[str, object] = {"empire": ids[p.card[p.invader]], "enemy": ids[p.card[p.occupant[area]]]}
        p.tell("event-conflict", {**args, "area": p.facts.areas.ids[area]})
    p.ask_next(f.do(f.NEXT_ROUND, MUSTER_ATTACKER))


def _next_round(p: SevenAgesState) -> None:
    """The sides count their fresh units; then come retreats, the active side deciding first; then cards are drawn."""
    stage = f.context_of(p.now)
    if stage == MUSTER_ATTACKER:
        if not sides.force_of(p, sides.ATTACKING) or not sides.force_of(p, sides.DEFENDING):
            p.now = f.do(f.END_CONFLICT)
            return
        for side in (sides.ATTACKING, sides.DEFENDING):
            if p.battle.sides[side].must_retreat:
                retreat.begin_retreat(p, side)
                return
    p.now = f.do(f.NEXT_ROUND, stage + 1)
    if stage == MUSTER_ATTACKER:
        _muster(p, sides.ATTACKING)
    elif stage == MUSTER_DEFENDER:
        _muster(p, sides.DEFENDING)
    elif stage == RETREAT_ATTACKER:
        _ask_to_retreat(p, sides.ATTACKING)
    elif stage == RETREAT_DEFENDER:
        _ask_to_retreat(p, sides.DEFENDING)
    else:
        p.battle.round += 1
        p.now = f.do(f.DRAW_CARDS, sides.ATTACKING)


def _ask_to_retreat(p: SevenAgesState, side: int) -> None:
    if may_retreat(p, side):
        p.ask_next(f.ask(f.RETREAT, sides.seat_of_side(p, side), side))


def may_retreat(p: SevenAgesState, side: int) -> bool:
    other = p.battle.sides[1 - side].disorders
    own = p.battle.sides[side].disorders
    return bool(other) or bool(own and sides.tacticians(p, side))


def _muster(p: SevenAgesState, side: int) -> None:
    """A nuke that is the last fresh unit may be scrapped; a side without any is refreshed in disorder. Whoever has
    nothing but nukes that its religion forbids is lost."""
    if sides.available(p, side) == one(p.facts.nuke):
        p.ask_next(f.ask(f.SCRAP_NUKE, sides.seat_of_side(p, side), side))
    elif not sides.available(p, side):
        _refresh(p, side)
        if not sides.available(p, side):
            lose_force(p, sides.colour_of(p, side), p.battle.area, sides.force_of(p, side))
            p.now = f.do(f.NEXT_ROUND, MUSTER_ATTACKER)


def _refresh(p: SevenAgesState, side: int) -> None:
    """All units are spent: they may be committed again, but the force falls into disorder."""
    p.battle.sides[side].spent = 0
    p.battle.sides[side].disorders += 1


def _draw_cards(p: SevenAgesState) -> None:
    """Both draw at once; then one side after the other may draw again."""
    asked = f.context_of(p.now)
    if asked == sides.ATTACKING:
        for side, own in enumerate(p.battle.sides):
            own.card = draw_card(p)
            p.reveal(1 << sides.seat_of_side(p, side))
    if asked == sides.BOTH:
        p.now = f.do(f.COMMITTING, NONE_YET)
        return
    p.now = f.do(f.DRAW_CARDS, asked + 1)
    if sides.tacticians(p, asked) and p.battle.sides[asked].card >= 0:
        p.ask_next(f.ask(f.REDRAW, sides.seat_of_side(p, asked), asked))


def _commit_both(p: SevenAgesState) -> None:
    """Both sides commit in secret; a player who has both sides commits one after the other."""
    stage = f.context_of(p.now)
    seats = [sides.seat_of_side(p, sides.ATTACKING), sides.seat_of_side(p, sides.DEFENDING)]
    stamp = p.battle.round << 8 | p.battle.area
    if stage == NONE_YET:
        p.now = f.do(f.COMMITTING, FIRST_ASKED)
        alone = seats[0] == seats[1]
        p.open_joint(
            frame(f.COMMIT, NOBODY, sides.ATTACKING if alone else sides.BOTH, stamp), seats[:1] if alone else seats
        )
    elif stage == FIRST_ASKED and seats[0] == seats[1]:
        p.now = f.do(f.COMMITTING, BOTH_ASKED)
        p.open_joint(frame(f.COMMIT, NOBODY, sides.DEFENDING, stamp), seats[1:])
    else:
        p.now = f.do(f.SHOW_DOWN, COVERED)
        open_reactions(p, ON_CONFLICT, [seat for seat in p.clockwise(seats[0]) if p.hand[seat]])


# --- committing


def _side_for(p: SevenAgesState, seat: int) -> int:
    asked = a_of(p.now)
    return (
        asked
        if asked != sides.BOTH
        else sides.ATTACKING
        if seat == sides.seat_of_side(p, sides.ATTACKING)
        else sides.DEFENDING
    )


def forbids_done(p: SevenAgesState, seat: int) -> int:
    return 0 if p.battle.sides[_side_for(p, seat)].committed else by.CONFLICT_COMMIT


def forbids_tactician(p: SevenAgesState, seat: int) -> int:
    side = _side_for(p, seat)
    return by.CONFLICT_TACTICIAN if p.battle.sides[side].with_tactician or not sides.tacticians(p, side) else 0


def forbids_commit(p: SevenAgesState, seat: int, unit: int) -> int:
    side = _side_for(p, seat)
    if of_type(sides.available(p, side), unit):
        return 0
    lone_nuke = (
        unit == p.facts.nuke and of_type(sides.force_of(p, side), unit) and has(p, sides.colour_of(p, side), NO_NUKE)
    )
    return by.CONFLICT_NO_NUKE if lone_nuke else by.CONFLICT_OWN_UNITS


def commit_moves(p: SevenAgesState, seat: int) -> list[int]:
    table = p.table
    found = [table.done] if not forbids_done(p, seat) else []
    found += [table.commit + unit for unit in types_of(sides.available(p, _side_for(p, seat)))]
    if not forbids_tactician(p, seat):
        found.append(table.tactician)
    return found


def commit_all(p: SevenAgesState, seat: int) -> None:
    p.answered()


def commit_tactician(p: SevenAgesState, seat: int) -> None:
    p.battle.sides[_side_for(p, seat)].with_tactician = True


def commit(p: SevenAgesState, seat: int, unit: int) -> None:
    p.battle.sides[_side_for(p, seat)].committed += one(unit)


# --- what is asked on the way


def contested_areas(p: SevenAgesState, seat: int) -> list[int]:
    return contested(p)


def fight(p: SevenAgesState, seat: int, area: int) -> None:
    p.answered()
    begin_battle(p, area)


def give_ground(p: SevenAgesState, seat: int) -> None:
    side = f.context_of(p.now)
    p.answered()
    retreat.begin_retreat(p, side)


def leave_it(p: SevenAgesState, seat: int) -> None:
    """No to a retreat, to another card, to scrapping the bomb."""
    p.answered()


def redraw(p: SevenAgesState, seat: int) -> None:
    own = p.battle.sides[f.context_of(p.now)]
    p.answered()
    discard(p, own.card)
    own.card = draw_card(p)
    p.reveal(1 << seat)


def scrap_nuke(p: SevenAgesState, seat: int) -> None:
    side = f.context_of(p.now)
    p.answered()
    lose_force(p, sides.colour_of(p, side), p.battle.area, one(p.facts.nuke))
    _refresh(p, side)
    if not sides.force_of(p, side):
        p.now = f.do(f.NEXT_ROUND, MUSTER_ATTACKER)


def places_of_retreat(p: SevenAgesState, seat: int) -> list[int]:
    return retreat.retreat_places(p, f.context_of(p.now), f.more_of(p.now))


def retreat_to(p: SevenAgesState, seat: int, place: int) -> None:
    side, more = f.context_of(p.now), f.more_of(p.now)
    p.answered()
    retreat.retreat_unit(p, side, more, place)


def areas_of_refuge(p: SevenAgesState, seat: int) -> list[int]:
    return retreat.refuges(p)


def lead_to(p: SevenAgesState, seat: int, area: int) -> None:
    leader = f.more_of(p.now)
    p.answered()
    retreat.follow(p, leader, area)


def possible_deserters(p: SevenAgesState, seat: int) -> list[int]:
    return types_of(p.battle.sides[f.context_of(p.now)].committed)


def desert(p: SevenAgesState, seat: int, unit: int) -> None:
    side = f.context_of(p.now)
    p.answered()
    _lose_committed(p, side, one(unit))


def pursued_types(p: SevenAgesState, seat: int) -> list[int]:
    return types_of(sides.force_of(p, f.context_of(p.now)))


def lose_pursued(p: SevenAgesState, seat: int, unit: int) -> None:
    side, more = f.context_of(p.now), f.more_of(p.now)
    p.answered()
    retreat.lose_in_pursuit(p, side, unit, more)


# --- counting a round


def _show_down(p: SevenAgesState) -> None:
    """Cards and units are turned over; deserters are chosen."""
    if f.context_of(p.now) == COVERED:
        p.battle.shown = True
        p.reveal(-1)
        if p.log is not None:
            _tell_committed(p)
        p.now = f.do(f.SHOW_DOWN, TURNED_UP)
    if p.battle.desertions:
        victim, chooser = (p.battle.desertions & 3) - 1, p.battle.desertions >> 2 & 7
        p.battle.desertions >>= 5
        if p.battle.sides[victim].committed:
            p.ask_next(f.ask(f.DESERTER, chooser, victim))
    elif p.battle.sides[sides.ATTACKING].must_retreat or p.battle.sides[sides.DEFENDING].must_retreat:
        _clear_round(p)
        p.now = f.do(f.NEXT_ROUND, MUSTER_ATTACKER)
    else:
        p.now = f.do(f.COUNT_ROUND)


def _tell_committed(p: SevenAgesState) -> None:
    facts = p.facts
    for side in (sides.ATTACKING, sides.DEFENDING):
        units = [facts.units.ids[unit] for unit in units_of(p.battle.sides[side].committed)]
        p.tell("event-committed", {"empire": facts.cards.ids[p.card[sides.colour_of(p, side)]], "units": units})


def _count_round(p: SevenAgesState) -> None:
    battle = p.battle
    p.now = f.do(f.NEXT_ROUND, MUSTER_ATTACKER)
    if _nukes_strike(p):
        _clear_round(p)
        return
    totals = [side_total(p, sides.ATTACKING), side_total(p, sides.DEFENDING)]
    if p.log is not None:
        p.tell("event-round", {"round": battle.round, "total": totals[0], "rival": totals[1]})
    for side in (sides.ATTACKING, sides.DEFENDING):
        own, other = totals[side], totals[1 - side]
        if own < other or (own == other and not battle.sides[side].with_tactician):
            _lose_round(p, side)
    _clear_round(p)


def _lose_round(p: SevenAgesState, side: int) -> None:
    if p.battle.sides[side].with_tactician:
        _lose_tactician(p, side)
    _lose_committed(p, side, p.battle.sides[side].committed)


def _lose_committed(p: SevenAgesState, side: int, lost: int) -> None:
    """Committed units are lost; with an elephant among them the others have to retreat."""
    own = p.battle.sides[side]
    own.committed -= lost
    if of_type(lost, p.facts.elephant):
        own.must_retreat = True
    lose_force(p, sides.colour_of(p, side), p.battle.area, lost)


def _lose_tactician(p: SevenAgesState, side: int) -> None:
    for leader in p.leaders:
        kind, area = leader >> 4 & 15, leader >> 16
        if leader & 15 == sides.colour_of(p, side) and kind == TACTICIAN and area == p.battle.area:
            remove_leader(p, leader)
            return


def _nukes_strike(p: SevenAgesState) -> bool:
    """A nuke meets star wars, or destroys everything. True if it did."""
    facts, area = p.facts, p.battle.area
    struck = False
    for side in (sides.ATTACKING, sides.DEFENDING):
        nukes = of_type(p.battle.sides[side].committed, facts.nuke)
        if not nukes:
            continue
        lose_glory(p, sides.seat_of_side(p, side), facts.nuke_glory)
        if of_type(p.battle.sides[1 - side].committed, facts.star_wars):
            p.battle.sides[side].committed -= one(facts.nuke) * nukes
            lose_force(p, sides.colour_of(p, side), area, one(facts.nuke) * nukes)
        else:
            struck = True
    if struck:
        if p.log is not None:
            p.tell("event-nuke", {"area": facts.areas.ids[area]})
        owner = sides.colour_of(p, sides.DEFENDING)
        controlled = controls(p, owner, area)
        attackers, defenders = sides.force_of(p, sides.ATTACKING), sides.force_of(p, sides.DEFENDING)
        lose_force(p, sides.colour_of(p, sides.ATTACKING), area, attackers)
        lose_force(p, owner, area, defenders)
        if controlled:
            move_progress(p, owner, -facts.nuke_progress)
    return struck


def _clear_round(p: SevenAgesState) -> None:
    """Cards are discarded, survivors are spent."""
    battle = p.battle
    for side, own in enumerate(battle.sides):
        if own.card >= 0:
            discard(p, own.card)
            own.card = NOTHING
        own.spent += own.committed
        own.committed = own.bonus = 0
        own.with_tactician = False
        if not sides.force_of(p, side):
            own.spent = 0
    battle.shown = False


# --- answering


BY_ITSELF: Final[Steps] = {
    f.NEXT_CONFLICT: _next_conflict,
    f.NEXT_ROUND: _next_round,
    f.DRAW_CARDS: _draw_cards,
    f.COMMITTING: _commit_both,
    f.SHOW_DOWN: _show_down,
    f.COUNT_ROUND: _count_round,
    f.RETREATING: retreat.retreat_next,
    f.END_CONFLICT: end_conflict,
}

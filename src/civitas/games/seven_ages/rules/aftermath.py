"""The end of a conflict: change of control, loot, lost elites, and a faith that passes on."""

from __future__ import annotations

from civitas.games.seven_ages.frames import CONVERT_FAITH, ask
from civitas.games.seven_ages.parts import NO_BATTLE
from civitas.games.seven_ages.position import NOTHING, SevenAgesState, replaced
from civitas.games.seven_ages.rules.adopting import forbids_creed
from civitas.games.seven_ages.rules.areas import reduced
from civitas.games.seven_ages.rules.empires import discard_if_gone, gain_money, plunder
from civitas.games.seven_ages.rules.glory import deed, gain_glory, lose_glory
from civitas.games.seven_ages.rules.sides import ATTACKING, DEFENDING, colour_of, seat_of_side, tell_of
from civitas.games.seven_ages.vocabulary import (
    ADOPT_IN_MANOEUVRE,
    BUILDER,
    CAPTURE_CAPITAL,
    CAPTURE_CITY,
    FROM_DEEDS,
    WIN_CONFLICT,
    WIN_DEFENCE,
)


def end_conflict(p: SevenAgesState) -> None:
    area, attacker, defender = p.battle.area, p.battle.attacker, p.battle.defender
    p.answered()
    winner = _winner(p)
    taken = p.occupant[area] == attacker
    if p.log is not None:
        _tell_end(p, area)
    if taken and p.battle.city_before:
        _take_city(p, area)
    if p.battle.had_capital and p.occupant[area] != defender:
        if taken:
            deed(p, attacker, CAPTURE_CAPITAL)
        _loot(p, attacker if taken else NOTHING, defender)
    for side in (ATTACKING, DEFENDING):
        if winner != side:
            _lose_conflict(p, side, winner)
    if winner >= 0:
        _win_conflict(p, winner)
    creed = p.religion[defender]
    p.battle = NO_BATTLE
    if taken and creed >= 0 and not p.founding:
        _offer_faith(p, attacker, defender, creed)
    for colour in (defender, attacker):
        if colour != attacker or not p.founding:
            discard_if_gone(p, colour)


def _tell_end(p: SevenAgesState, area: int) -> None:
    """Who stands in the area now."""
    for side, key in ((ATTACKING, "event-taken"), (DEFENDING, "event-held")):
        if p.occupant[area] == colour_of(p, side):
            tell_of(p, key, side)
    if p.occupant[area] < 0:
        p.tell("event-neutral", {"area": p.facts.areas.ids[area]})


def _winner(p: SevenAgesState) -> int:
    """The side that is left in the area, or none."""
    standing, retreated = p.occupant[p.battle.area], p.battle.retreated
    for side in (ATTACKING, DEFENDING):
        if retreated == 1 << 1 - side or (not retreated and standing == colour_of(p, side)):
            return side
    return NOTHING


def _take_city(p: SevenAgesState, area: int) -> None:
    """The captured city loses a level, unless a builder takes it."""
    attacker, defender = p.battle.attacker, p.battle.defender
    if not p.leaders_at(attacker, area, BUILDER):
        p.city = replaced(p.city, area, reduced(p, p.battle.city_before))
    deed(p, attacker, CAPTURE_CITY)
    plunder(p, attacker, defender)


def _loot(p: SevenAgesState, winner: int, loser: int) -> None:
    """All saved money is lost, half of it to the winner, if there is one."""
    money = p.money[loser]
    p.money[loser] = 0
    if p.log is not None:
        p.tell("event-loot", {"empire": p.facts.cards.ids[p.card[loser]], "n": money})
    if winner >= 0:
        gain_money(p, winner, money // 2)


def _lose_conflict(p: SevenAgesState, side: int, winner: int) -> None:
    own, loser = p.battle.sides[side], colour_of(p, side)
    if own.first_count >= 2 and p.elites[loser]:
        p.elites = replaced(p.elites, loser, p.elites[loser] - 1)
    lost_leader = own.leaders_before > p.leader_count(loser)
    if winner >= 0 and own.without_capital and lost_leader:
        _loot(p, colour_of(p, winner), loser)


def _win_conflict(p: SevenAgesState, winner: int) -> None:
    deed(p, colour_of(p, winner), WIN_CONFLICT if winner == ATTACKING else WIN_DEFENCE)
    if p.war_turns:
        gain_glory(p, seat_of_side(p, winner), FROM_DEEDS, 1)
        lose_glory(p, seat_of_side(p, 1 - winner), 1)


def _offer_faith(p: SevenAgesState, colour: int, other: int, creed: int) -> None:
    """A faith that can be taken over in a manoeuvre, from an empire that has it."""
    if p.facts.with_op[ADOPT_IN_MANOEUVRE] >> creed & 1 and not forbids_creed(p, colour, creed):
        p.ask_next(ask(CONVERT_FAITH, p.player[colour], colour, creed | other << 8))

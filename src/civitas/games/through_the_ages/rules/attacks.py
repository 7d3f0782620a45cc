"""Aggressions and wars (Giocare un'Aggressione, Dichiarare una Guerra, Risolvi una Guerra)."""

from __future__ import annotations

from civitas.games.through_the_ages import refusals as by
from civitas.games.through_the_ages.effects.attacks import has_target, resolve_war
from civitas.games.through_the_ages.frames import DEFENCE, STRIKE
from civitas.games.through_the_ages.moves import table_of
from civitas.games.through_the_ages.position import CARD_MASK, AgesState
from civitas.games.through_the_ages.rules.cards import remove_pact
from civitas.games.through_the_ages.rules.costs import military_actions, spend_military
from civitas.games.through_the_ages.rules.pacts import is_party
from civitas.games.through_the_ages.rules.row import discard_openly, discard_secretly, find_military, take_military
from civitas.games.through_the_ages.vocabulary import (
    AGGRESSION,
    ATTACK_BONUS,
    ATTACK_COST_FACTOR,
    ATTACK_ENDS,
    ATTACK_FORBIDDEN,
    BONUS,
    EVENT,
    IMMUNE_TO_WAR,
    NO_ATTACKS,
    STRENGTH,
    WAR,
)
from civitas.kernel.frames import a_of, b_of, frame


def pacts_between(p: AgesState, seat: int, rival: int, attack: int) -> list[int]:
    """Owners of pacts between the two that say this about attacks."""
    if p.seats == 2:
        return []
    return [
        owner
        for owner in (seat, rival)
        if is_party(p, seat, owner) and is_party(p, rival, owner) and p.facts.pact_attack[p.pact[owner]] == attack
    ]


def attack_bonus(p: AgesState, seat: int, rival: int) -> int:
    """What pacts between the two add for the attacker."""
    total = 0
    if p.seats > 2:
        for owner in (seat, rival):
            if is_party(p, seat, owner) and is_party(p, rival, owner):
                side = p.pact_side[owner] if owner == seat else 1 - p.pact_side[owner]
                for pair in p.facts.pact_abilities[p.pact[owner]][side]:
                    total += pair[1] if pair[0] == ATTACK_BONUS else 0
    return total


def attacking_strength(p: AgesState, seat: int, rival: int) -> int:
    return p.strength[seat] + attack_bonus(p, seat, rival) - _ending_strength(p, seat, rival)


def defending_strength(p: AgesState, seat: int, rival: int) -> int:
    return p.strength[rival] - _ending_strength(p, rival, seat)


def _ending_strength(p: AgesState, seat: int, other: int) -> int:
    """Strength from pacts between the two that end with an attack."""
    total = 0
    for owner in pacts_between(p, seat, other, ATTACK_ENDS):
        side = p.pact_side[owner] if owner == seat else 1 - p.pact_side[owner]
        total += p.facts.pact_sides[p.pact[owner]][side][STRENGTH]
    return total


def attack_cost(p: AgesState, number: int, rival: int) -> int:
    """`number` counts aggressions, then wars."""
    factor = p.power[rival][ATTACK_COST_FACTOR]
    return p.facts.attack_military[number] * (factor if factor else 1)


def _is_rival(p: AgesState, seat: int, rival: int) -> bool:
    return rival != seat and rival < p.seats and p.playing(rival)


# Aggression


def forbids_aggression(p: AgesState, seat: int, number: int, rival: int) -> int:
    if find_military(p, seat, p.facts.first[AGGRESSION] + number) < 0:
        return by.ANATOMY_AGGRESSION_WAR
    if not _is_rival(p, seat, rival):
        return by.AGGRESSION_TARGET
    if p.power[seat][NO_ATTACKS]:
        return by.STATS_MODIFIERS
    if pacts_between(p, seat, rival, ATTACK_FORBIDDEN):
        return by.AGGRESSION_PACT_FORBIDS
    if attack_cost(p, number, rival) > military_actions(p, seat):
        return by.AGGRESSION_COST
    if attacking_strength(p, seat, rival) <= defending_strength(p, seat, rival):
        return by.AGGRESSION_MUST_BE_STRONGER
    return 0 if has_target(p, number, rival) else by.AGGRESSION_SUCCEEDS


def attack(p: AgesState, seat: int, number: int, rival: int) -> None:
    card = p.facts.first[AGGRESSION] + number
    take_military(p, seat, card)
    p.open_card = card
    spend_military(p, seat, attack_cost(p, number, rival))
    p.reveal(-1)
    if p.log is not None:
        p.tell("event-aggression", {"seat": seat, "other": rival, "card": p.facts.ids[card]})
    _end_pacts(p, seat, rival)
    p.ask_next(frame(STRIKE, seat, number, rival))
    missing = attacking_strength(p, seat, rival) - p.strength[rival]
    allowed = min(p.military_total[rival], len(p.military_hand[rival]))
    if could_defend(p, rival, missing, allowed):
        p.ask_next(frame(DEFENCE, rival, missing, allowed | seat << 8))


def _end_pacts(p: AgesState, seat: int, rival: int) -> None:
    for owner in pacts_between(p, seat, rival, ATTACK_ENDS):
        remove_pact(p, owner)


def could_defend(p: AgesState, rival: int, missing: int, allowed: int) -> bool:
    """Could the backs of these cards hide a defence? Everybody can tell, so asking tells nothing."""
    most = [0, 0, 0, 0]
    for bonus, defence in enumerate(p.facts.bonus_defence):
        level = p.facts.level[p.facts.first[BONUS] + bonus]
        most[level] = max(most[level], defence)
    values = [
        max(most[p.facts.level[entry & CARD_MASK]], p.facts.concealed_defence) for entry in p.military_hand[rival]
    ]
    values.sort(reverse=True)
    return sum(values[:allowed]) >= missing


def defence_value(p: AgesState, card: int) -> int:
    bonus = card - p.facts.first[BONUS]
    return p.facts.bonus_defence[bonus] if bonus >= 0 else p.facts.concealed_defence


def _forbids_using(p: AgesState, seat: int, card: int, value: int) -> int:
    """A card may be used for so much if the attack can then be met with as many cards as are allowed."""
    missing, allowed = a_of(p.now) - value, (b_of(p.now) & 255) - 1
    if missing <= 0:
        return 0
    values: list[int] = []
    skipped = False
    for entry in p.military_hand[seat]:
        if entry & CARD_MASK == card and not skipped:
            skipped = True
        else:
            values.append(defence_value(p, entry & CARD_MASK))
    values.sort(reverse=True)
    if sum(values[:allowed]) >= missing:
        return 0
    return by.AGGRESSION_DEFENCE_CARD_LIMIT if sum(values) >= missing else by.AGGRESSION_NO_PARTIAL_DEFENCE


def _could_reach(p: AgesState, seat: int) -> bool:
    cards = [entry & CARD_MASK for entry in p.military_hand[seat]]
    return any([_forbids_using(p, seat, card, defence_value(p, card)) == 0 for card in cards])


def forbids_giving_in(p: AgesState, seat: int) -> int:
    """A defence that was begun can always be completed, but for one imagined with other cards."""
    return by.AGGRESSION_NO_PARTIAL_DEFENCE if b_of(p.now) >> 16 and _could_reach(p, seat) else 0


def forbids_bonus(p: AgesState, seat: int, bonus: int) -> int:
    card = p.facts.first[BONUS] + bonus
    if find_military(p, seat, card) < 0:
        return by.AGGRESSION_DEFENCE_BONUS_CARDS
    return _forbids_using(p, seat, card, defence_value(p, card))


def forbids_concealing(p: AgesState, seat: int, number: int) -> int:
    card = p.facts.first[EVENT] + number
    if find_military(p, seat, card) < 0:
        return by.AGGRESSION_DEFENCE_DISCARD_ANY
    return _forbids_using(p, seat, card, p.facts.concealed_defence)


def defence_moves(p: AgesState, seat: int) -> list[int]:
    table = table_of(p)
    bonus, event = p.facts.first[BONUS], p.facts.first[EVENT]
    cards = sorted({entry & CARD_MASK for entry in p.military_hand[seat]})
    found = [] if forbids_giving_in(p, seat) else [table.skip]
    found += [
        table.bonus + card - bonus for card in cards if card >= bonus and not forbids_bonus(p, seat, card - bonus)
    ]
    found += [table.conceal + card - event for card in cards if not forbids_concealing(p, seat, card - event)]
    return found


def give_in(p: AgesState, seat: int) -> None:
    p.answered()


def defend_with_bonus(p: AgesState, seat: int, bonus: int) -> None:
    card = p.facts.first[BONUS] + bonus
    take_military(p, seat, card)
    discard_openly(p, card)
    if p.log is not None:
        p.tell("event-bonus", {"seat": seat, "card": p.facts.ids[card]})
    _defended(p, seat, defence_value(p, card))


def defend_concealed(p: AgesState, seat: int, number: int) -> None:
    discard_secretly(p, seat, p.facts.first[EVENT] + number)
    if p.log is not None:
        p.tell("event-concealed", {"seat": seat})
    _defended(p, seat, p.facts.concealed_defence)


def _defended(p: AgesState, seat: int, value: int) -> None:
    """One card was used; once the attack is met it has failed."""
    missing, allowed, attacker = a_of(p.now) - value, b_of(p.now) & 255, b_of(p.now) >> 8 & 255
    if missing > 0:
        p.now = frame(DEFENCE, seat, missing, allowed - 1 | attacker << 8 | 1 << 16)
        return
    p.answered()
    p.answered()
    discard_openly(p, p.open_card)
    p.open_card = -1
    if p.log is not None:
        p.tell("event-defended", {"seat": seat, "other": attacker})


# War


def forbids_war(p: AgesState, seat: int, number: int, rival: int) -> int:
    if find_military(p, seat, p.facts.first[WAR] + number) < 0:
        return by.ANATOMY_AGGRESSION_WAR
    if p.last_round == p.round:
        return by.WAR_DECLARE_NOT_LAST_ROUND
    if not _is_rival(p, seat, rival):
        return by.WAR_DECLARE_TARGET
    if p.power[seat][NO_ATTACKS] or p.power[rival][IMMUNE_TO_WAR]:
        return by.STATS_MODIFIERS
    if pacts_between(p, seat, rival, ATTACK_FORBIDDEN):
        return by.WAR_DECLARE_PACT_FORBIDS
    if p.war[seat] >= 0:
        return by.WAR_DECLARE_STAYS_IN_PLAY
    cost = attack_cost(p, len(p.facts.aggressions) + number, rival)
    return 0 if cost <= military_actions(p, seat) else by.WAR_DECLARE_COST


def declare_war(p: AgesState, seat: int, number: int, rival: int) -> None:
    take_military(p, seat, p.facts.first[WAR] + number)
    spend_military(p, seat, attack_cost(p, len(p.facts.aggressions) + number, rival))
    p.war[seat] = number
    p.war_on[seat] = rival
    p.reveal(-1)
    if p.log is not None:
        p.tell("event-war", {"seat": seat, "other": rival, "card": p.facts.wars.ids[number]})
    _end_pacts(p, seat, rival)


def fight_war(p: AgesState, seat: int) -> None:
    """At the start of the declarer's turn the stronger side wins; a tie does nothing."""
    war, rival = p.war[seat], p.war_on[seat]
    if war < 0:
        return
    ahead = p.strength[seat] + attack_bonus(p, seat, rival) - p.strength[rival]
    p.war[seat] = -1
    p.war_on[seat] = -1
    discard_openly(p, p.facts.first[WAR] + war)
    if p.log is not None:
        args: dict[str, object] = {"seat": seat, "other": rival, "card": p.facts.wars.ids[war], "advantage": abs(ahead)}
        p.tell("event-war-won" if ahead > 0 else "event-war-lost" if ahead < 0 else "event-war-drawn", args)
    if ahead > 0:
        resolve_war(p, war, seat, rival, ahead)
    elif ahead < 0:
        resolve_war(p, war, rival, seat, -ahead)

"""Cards in play (Le tue carte): cards entering and leaving play, and what that does to statistics and tokens."""

from __future__ import annotations

from civitas.games.through_the_ages.frames import LOSSES
from civitas.games.through_the_ages.position import EVERYBODY_KNOWS, AgesState, replaced
from civitas.games.through_the_ages.rules.credits import credit
from civitas.games.through_the_ages.rules.statistics import levels_of, recount
from civitas.games.through_the_ages.vocabulary import LAB, LABS_AS_MINES, LEADER, PACT, UNIT_RESOURCES
from civitas.kernel.frames import frame


def civil_leaves(p: AgesState, card: int) -> None:
    """A civil card is out of the game for good."""
    p.civil_gone += 1 << 2 * card


def update(p: AgesState, seat: int) -> None:
    """Update statistics after cards entered or left play: new actions are available, lost ones are spent ones first."""
    civil, military = p.civil_total[seat], p.military_total[seat]
    recount(p, seat)
    more = p.civil_total[seat] - civil
    p.civil[seat] = p.civil[seat] + more if more > 0 else min(p.civil[seat], p.civil_total[seat])
    more = p.military_total[seat] - military
    p.military[seat] = p.military[seat] + more if more > 0 else min(p.military[seat], p.military_total[seat])


def update_partners(p: AgesState, seat: int) -> None:
    """Update a seat and all that have a pact with it."""
    update(p, seat)
    if p.seats > 2:
        for owner in range(p.seats):
            if p.pact[owner] >= 0 and seat in (owner, p.pact_with[owner]):
                update(p, p.pact_with[owner] if owner == seat else owner)


def change_tokens(p: AgesState, seat: int, blue: int, yellow: int) -> None:
    """Token symbols of cards that entered or left the area of a seat, all together."""
    if yellow > 0:
        gain_yellow(p, seat, yellow)
    elif yellow < 0:
        lose_yellow(p, seat, -yellow)
    if blue > 0:
        p.blue[seat] += blue
        p.blue_tokens = replaced(p.blue_tokens, seat, p.blue_tokens[seat] + blue)
    elif blue < 0:
        lose_blue(p, seat, -blue)


def gain_yellow(p: AgesState, seat: int, count: int) -> None:
    """Yellow tokens from the box, or from another player, go to the bank."""
    p.yellow[seat] += count
    p.yellow_tokens = replaced(p.yellow_tokens, seat, p.yellow_tokens[seat] + count)


def lose_yellow(p: AgesState, seat: int, count: int) -> int:
    """Yellow tokens are lost from the bank only; returns how many were."""
    count = min(count, p.yellow[seat])
    p.yellow[seat] -= count
    p.yellow_tokens = replaced(p.yellow_tokens, seat, p.yellow_tokens[seat] - count)
    return count


def lose_blue(p: AgesState, seat: int, count: int) -> None:
    """Blue tokens are lost from the bank first, then from farms and mines of the owner's choice."""
    from_bank = min(count, p.blue[seat])
    p.blue[seat] -= from_bank
    p.blue_tokens = replaced(p.blue_tokens, seat, p.blue_tokens[seat] - from_bank)
    if count > from_bank:
        p.ask_next(frame(LOSSES, seat, 0, count - from_bank))


# Leaders


def lose_leader(p: AgesState, seat: int) -> None:
    """A leader leaves play, for whatever reason."""
    facts = p.facts
    card = facts.first[LEADER] + p.leader[seat]
    power = p.power[seat]
    if power[LABS_AS_MINES]:
        gain_culture(p, seat, lab_output(p, seat), card)
    if seat == p.player and power[UNIT_RESOURCES]:
        p.unit_resources -= min(p.unit_resources, power[UNIT_RESOURCES])
    p.leader[seat] = -1
    civil_leaves(p, card)
    update(p, seat)
    if p.log is not None:
        p.tell("event-leader-lost", {"seat": seat, "card": facts.ids[card]})


def lab_output(p: AgesState, seat: int) -> int:
    """What labs produce like mines, with the leader who makes them."""
    return p.power[seat][LABS_AS_MINES] * levels_of(p, seat, LAB)


def gain_culture(p: AgesState, seat: int, points: int, source: int) -> None:
    """`source` is the card that gives it, or one of the causes that are no card."""
    p.culture[seat] += points
    if points and p.credits is not None:
        credit(p, seat, points, source)
    if points and p.log is not None:
        p.tell("event-culture", {"seat": seat, "points": points})


def gain_science(p: AgesState, seat: int, points: int) -> None:
    p.science[seat] += points
    if points and p.log is not None:
        p.tell("event-science", {"seat": seat, "points": points})


def lose_culture(p: AgesState, seat: int, points: int, source: int) -> int:
    """Lose culture points, down to 0; returns how many were lost."""
    points = min(points, p.culture[seat])
    p.culture[seat] -= points
    if points and p.credits is not None:
        credit(p, seat, -points, source)
    if points and p.log is not None:
        p.tell("event-culture-lost", {"seat": seat, "points": points})
    return points


# Pacts


def remove_pact(p: AgesState, owner: int) -> None:
    """A pact ends and goes to the discards of its Age."""
    card = p.facts.first[PACT] + p.pact[owner]
    partner = p.pact_with[owner]
    p.pact[owner] = -1
    p.pact_with[owner] = -1
    p.pact_side[owner] = 0
    if p.facts.level[card] == p.age:
        p.discards = [*p.discards, card | EVERYBODY_KNOWS]
    else:
        p.removed = [*p.removed, card | EVERYBODY_KNOWS]
    update(p, owner)
    update(p, partner)
    if p.log is not None:
        p.tell("event-pact-ended", {"seat": owner, "other": partner, "card": p.facts.ids[card]})

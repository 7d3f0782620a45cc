"""End of Turn (Fine del Turno) and Harvest Glory (Raccogliere Punti Gloria)."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.effects.held import has, total
from civitas.games.seven_ages.frames import (
    BEGIN_TURN,
    BUY_GLORY,
    BY_AGE,
    BY_TRACK,
    BY_TURNS,
    END_TURN,
    FREE_PROGRESS,
    HARVEST,
    HIGHER,
    PURCHASES,
    SCORE,
    ask,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.position import MOST_COLOURS, NOTHING, ON_TRACK, SevenAgesState, Steps, replaced
from civitas.games.seven_ages.rules.cards import holders
from civitas.games.seven_ages.rules.empires import discard_all_gone, gain_money, game_age, move_progress
from civitas.games.seven_ages.rules.glory import gain_glory
from civitas.games.seven_ages.rules.reactions import open_reactions
from civitas.games.seven_ages.rules.trade import trade_number
from civitas.games.seven_ages.scoring import all_rankings, harvest_of, tied_choice
from civitas.games.seven_ages.vocabulary import (
    CADENCE,
    DISCARD,
    FROM_BUYING,
    GLORY_COST,
    IGNORE_DARK_AGE,
    KINDS_OF_GLORY,
    LOST,
    ON_HARVEST,
    SCIENTIST,
)
from civitas.games.seven_ages.vocabulary import FREE_PROGRESS as MORE_PROGRESS

NO_DISCARD: Final = 100
"""Added to a trade number that is kept in `slowed`, where 0 means none."""


# --- free progress


def _in_order(p: SevenAgesState) -> list[int]:
    """All empires, by seat from the holder of the turn marker on."""
    found: list[int] = []
    for seat in p.clockwise(p.holder):
        found += p.empires_of(seat)
    return found


def _free_progress(p: SevenAgesState) -> None:
    p.now = do(PURCHASES, 0)
    p.harvested = [0] * p.seats
    p.glory_halved = 0
    p.ties = []
    if p.cadence:
        p.reveal(-1)
    gains = [[colour, _gain(p, colour)] for colour in _in_order(p)]
    last = _least_advanced_owner(p)
    for colour, gain in gains:
        if colour == last:
            gain += total(p, colour, MORE_PROGRESS)
        if gain:
            move_progress(p, colour, gain)
    discard_all_gone(p)


def _least_advanced_owner(p: SevenAgesState) -> int:
    """The least advanced empire with a technology that helps the last of its owners."""
    found = NOTHING
    for colour in _in_order(p):
        if has(p, colour, MORE_PROGRESS) and (found < 0 or p.progress[colour] < p.progress[found]):
            found = colour
    return found


def _gain(p: SevenAgesState, colour: int) -> int:
    """One space, but not in a dark age, nor under the wild card, nor where cadence forbids it."""
    dark = p.progress[colour] in p.facts.dark
    if dark and not p.leaders_with(colour, SCIENTIST) and not has(p, colour, IGNORE_DARK_AGE):
        dark_gain = 0
    else:
        dark_gain = 1
    gain = 0 if p.wilds >> colour & 1 else dark_gain
    if not p.has_options(CADENCE):
        return gain
    slowed = _is_slowed(p, p.slowed[colour], trade_number(p, colour))
    discarded = p.slowed[MOST_COLOURS + p.player[colour]]
    if discarded and _is_slowed(p, 1 << DISCARD, discarded - NO_DISCARD):
        return -1 if slowed else 0
    return 0 if slowed else gain


def _is_slowed(p: SevenAgesState, actions: int, number: int) -> bool:
    """Is one of these actions slowed down for an empire with this trade number?"""
    hits = [box for box, action in enumerate(p.cadence) if actions >> action & 1 and (box == 0 or number < 2 - box)]
    return len(hits) > 0


def note_discard(p: SevenAgesState, colour: int) -> None:
    """An empire is about to be discarded by its action: if that is slowed down, no empire of its player advances."""
    at, number = MOST_COLOURS + p.player[colour], trade_number(p, colour) + NO_DISCARD
    p.slowed = replaced(p.slowed, at, min(number, p.slowed[at] or number))


# --- buying glory


def glory_cost(p: SevenAgesState, colour: int) -> int:
    return total(p, colour, GLORY_COST) or p.facts.glory_cost


def _ask_purchase(p: SevenAgesState) -> None:
    order = _in_order(p)
    number = context_of(p.now)
    while number < len(order):
        colour = order[number]
        number += 1
        if p.money[colour] >= glory_cost(p, colour):
            p.now = do(PURCHASES, number)
            p.ask_next(ask(BUY_GLORY, p.player[colour], colour))
            return
    p.now = do(HARVEST)
    open_reactions(p, ON_HARVEST, holders(p, p.holder))


# --- the harvest


def _settle_ties(p: SevenAgesState) -> None:
    seat, category, tied = tied_choice(p)
    if seat < 0:
        p.now = do(SCORE)
        return
    mask = 0
    for colour in tied:
        mask |= 1 << colour
    p.reveal(-1)
    p.ask_next(ask(HIGHER, seat, 0, category << 15 | mask))


def _score(p: SevenAgesState) -> None:
    """Glory of all icons, then what events make of it."""
    rankings = all_rankings(p)
    earned = [0] * (p.seats * KINDS_OF_GLORY)
    for colour in _in_order(p):
        seat = p.player[colour]
        brought = harvest_of(p, colour, rankings)
        for kind, n in enumerate(brought):
            earned[seat * KINDS_OF_GLORY + kind] += n
        if p.log is not None:
            p.tell("event-harvest", {"empire": p.facts.cards.ids[p.card[colour]], "n": sum(brought)})
    p.reveal(-1)
    for seat in range(p.seats):
        own = earned[seat * KINDS_OF_GLORY : (seat + 1) * KINDS_OF_GLORY]
        whole = max(0, sum(own) + p.harvested[seat])
        left = whole
        for _ in range(p.glory_halved):
            left = (left + 1) // 2
        for kind, n in enumerate(own):
            if kind != LOST:
                gain_glory(p, seat, kind, n)
        gain_glory(p, seat, LOST, own[LOST] - (whole - left))
    p.now = do(END_TURN)


def _end_turn(p: SevenAgesState) -> None:
    """The World War wears off, the turn marker passes to the left, or the game ends."""
    p.ties = []
    p.harvested = []
    p.glory_halved = 0
    if p.war_turns:
        p.war_turns -= 1
        if not p.war_turns:
            p.where = [NOTHING if place == ON_TRACK else place for place in p.where]
    if p.past:
        p.ending = BY_TRACK
    elif p.age_limit and p.first_age and game_age(p) >= p.first_age + p.age_limit:
        p.ending = BY_AGE
    elif p.turn_limit and p.turn_number >= p.turn_limit:
        p.ending = BY_TURNS
    p.holder = p.players((p.holder + 1) % p.seats)[0]
    p.now = do(BEGIN_TURN)


# --- answering


def forbids_glory(p: SevenAgesState, seat: int) -> int:
    colour = context_of(p.now)
    return 0 if p.money[colour] >= glory_cost(p, colour) else by.GLORY_AFFORD


def buy_glory(p: SevenAgesState, seat: int) -> None:
    colour = context_of(p.now)
    gain_money(p, colour, -glory_cost(p, colour))
    gain_glory(p, seat, FROM_BUYING, 1)
    p.harvested = replaced(p.harvested, seat, p.harvested[seat] + 1)


def end_purchases(p: SevenAgesState, seat: int) -> None:
    p.answered()


def tied_empires(p: SevenAgesState, seat: int) -> list[int]:
    mask = more_of(p.now)
    return [colour for colour in range(MOST_COLOURS) if mask >> colour & 1]


def rank_higher(p: SevenAgesState, seat: int, colour: int) -> None:
    category = more_of(p.now) >> 15
    p.ties = [*p.ties, category << 4 | colour]
    p.answered()


def winners(p: SevenAgesState) -> list[int]:
    """Most glory; ties go to the most advanced empire, then to the first beyond the track, then are shared."""
    best = max([p.glory_of(seat) for seat in p.players(0)])
    found = [seat for seat in p.players(0) if p.glory_of(seat) == best]
    leads = [max([0, *[p.progress[colour] for colour in p.empires_of(seat)]]) for seat in range(p.seats)]
    lead = max([min(leads[seat], p.facts.spaces + 1) for seat in found])
    found = [seat for seat in found if min(leads[seat], p.facts.spaces + 1) == lead]
    first = [seat for seat in p.past if seat in found]
    return first[:1] if lead > p.facts.spaces and first else found


BY_ITSELF: Final[Steps] = {
    FREE_PROGRESS: _free_progress,
    PURCHASES: _ask_purchase,
    HARVEST: _settle_ties,
    SCORE: _score,
    END_TURN: _end_turn,
}

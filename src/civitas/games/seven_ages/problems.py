"""What must hold in every position: nothing lost, nothing twice, nobody controls what it cannot."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.effects.held import markers_left
from civitas.games.seven_ages.facts.armoury import of_type
from civitas.games.seven_ages.frames import (
    ACT,
    ADOPT_FROM,
    ADVANCE,
    AFTER_MOVES,
    AFTER_REACTION,
    ARTEFACT_AREA,
    ARTEFACT_EMPIRE,
    ASK,
    ATTACK_FROM,
    ATTACK_WITH,
    BEGIN_ACTION,
    BEGIN_MANOEUVRE,
    BEGIN_TURN,
    BEGIN_WAR,
    BID,
    BIDS,
    BOOM,
    BUY,
    BUY_GLORY,
    CANAL,
    CARD_STANDS,
    CHOOSE_LEADER,
    CHOOSE_OFFERED,
    CHOOSE_PAIR,
    CHOOSE_PART,
    CIVILISE_MENU,
    CLOSE_TRADE,
    COMMIT,
    COMMITTING,
    CONSENT,
    CONVERT_FAITH,
    COUNT_ROUND,
    COUNT_TRADE,
    DEMOTE_WHICH,
    DESERTER,
    DISEASE,
    DO,
    DRAW_AGAIN,
    DRAW_CARDS,
    DUEL,
    END_CONFLICT,
    END_TURN,
    END_WAR,
    ENTER,
    FIGHT,
    FILL_HAND,
    FLIP_AREA,
    FOUND,
    FOUND_CAPITAL,
    FOUND_FORTS,
    FRAGMENT_CARD,
    FRAGMENT_COLOUR,
    FREE_ACTIONS,
    FREE_PROGRESS,
    GATE,
    GIFT,
    HARVEST,
    HIGHER,
    INCOME,
    JOIN_TRADE,
    KEEP_LEADER,
    LEADER_SITE,
    LOAD,
    LOSE_SHIP,
    LOSE_UNIT,
    MARK,
    MIGRATE,
    MIGRATE_TO,
    MIGRATE_UNIT,
    MOVE,
    NEIGHBOUR,
    NEW_GOVERNMENT,
    NEW_LEADER_SITE,
    NEXT_CONFLICT,
    NEXT_MARKER,
    NEXT_ROUND,
    OFFER,
    OPEN_TRADE,
    PAIRS,
    PARTNER,
    PURCHASES,
    PURSUED,
    PUT,
    QUELL,
    QUESTIONS,
    REACT,
    RECEIVER,
    REDEEM,
    REDEMPTIONS,
    REDRAW,
    RESOLVE_EVENT,
    RETREAT,
    RETREAT_LEADER,
    RETREAT_TO,
    RETREATING,
    REVEAL,
    REVEAL_OFFERS,
    SCORE,
    SCRAP_NUKE,
    SEEK_PARTNER,
    SETTLE_IN,
    SHAKE,
    SHOW_DOWN,
    SOURCE,
    SPLIT,
    START_AREA,
    START_CAPITAL,
    START_CARD,
    START_COLOUR,
    START_FORT,
    START_LEADER,
    START_LEVEL,
    STEP,
    STEPS,
    STRIKE,
    TAKE_DISCARD,
    TAKE_SIDE,
    TARGET_AREA,
    TARGET_EMPIRE,
    TARGET_LEADER,
    TARGET_WHICH,
    TOLL,
    TOLL_CARD,
    TURN_OVER,
    UPKEEP,
    UPKEEP_FROM,
    UPKEEP_UNIT,
    code_of,
    context_of,
)
from civitas.games.seven_ages.moves import MOST_ADVANCE, MOST_SEATS
from civitas.games.seven_ages.position import (
    MOST_COLOURS,
    TURNED_OVER,
    SevenAgesState,
)
from civitas.games.seven_ages.rules.building import AT_START, BY_PRODUCTION, MERCENARY, left_in_pool
from civitas.games.seven_ages.rules.under_way import EMPIRE, EMPIRES, PLACE, SMALL, part_problems, under_way_problems
from civitas.games.seven_ages.vocabulary import CREED, MARKERS
from civitas.kernel.bounds import (
    ALONE,
    BOTTOM,
    COUNT,
    FLAG,
    JOINT,
    NOBODYS,
    REACTIONS,
    SEAT,
    ZERO,
    Bounds,
    Either,
    Packed,
    Shape,
    between,
    index,
    up_to,
)
from civitas.kernel.fields import members
from civitas.kernel.frames import kind_of

_SIDES: Final = between(0, 1)
_CONTEXT: Final = {
    **dict.fromkeys((START_LEADER, START_CAPITAL, START_FORT, LEADER_SITE, UPKEEP_FROM, UPKEEP_UNIT, BUY, PUT), EMPIRE),
    **dict.fromkeys(
        (CONSENT, JOIN_TRADE, TOLL, TOLL_CARD, ADVANCE, GIFT, MOVE, LOAD, STEP, CONVERT_FAITH, FIGHT), EMPIRE
    ),
    **dict.fromkeys((BOOM, CHOOSE_LEADER, CHOOSE_PART, LOSE_UNIT, MIGRATE, MIGRATE_TO, MIGRATE_UNIT, SPLIT), EMPIRE),
    **dict.fromkeys((NEW_GOVERNMENT, FRAGMENT_CARD, FRAGMENT_COLOUR, ATTACK_FROM, ATTACK_WITH, BUY_GLORY), EMPIRE),
    **dict.fromkeys((CHOOSE_OFFERED, DESERTER, DRAW_AGAIN, REDRAW, RETREAT, RETREAT_TO, SCRAP_NUKE), _SIDES),
    **dict.fromkeys((ARTEFACT_AREA, ARTEFACT_EMPIRE), index("artefact")),
    SOURCE: index("ready"),
    ENTER: ZERO,
    TURN_OVER: FLAG,
}
"""What the context of a question is, where it is more than a count."""
_STEP_CONTEXT: Final = {
    **dict.fromkeys((DISEASE, FREE_ACTIONS, NEXT_CONFLICT, QUELL, UPKEEP, AFTER_MOVES, BEGIN_MANOEUVRE), EMPIRE),
    **dict.fromkeys((INCOME, BEGIN_WAR), EMPIRE),
    **dict.fromkeys((ACT, FILL_HAND), index("ready")),
    **dict.fromkeys((REVEAL_OFFERS, CLOSE_TRADE, DRAW_CARDS, COMMITTING, DUEL), between(0, 2)),
    **dict.fromkeys((SHOW_DOWN, RETREATING), _SIDES),
    **dict.fromkeys((FREE_PROGRESS, HARVEST, SCORE, END_TURN, BIDS, PAIRS, COUNT_TRADE, SETTLE_IN), ZERO),
    **dict.fromkeys((FOUND, NEXT_ROUND), between(0, 5)),
    BEGIN_TURN: up_to("seat"),
    BEGIN_ACTION: up_to("action"),
    NEXT_MARKER: index("action"),
    PURCHASES: up_to("empire"),
    REDEMPTIONS: up_to("seat"),
    OPEN_TRADE: up_to("empire"),
    CARD_STANDS: SEAT,
    RESOLVE_EVENT: between(0, 3),
}
_UNITS_LEFT: Final = Packed([(8, between(MERCENARY, MERCENARY)), (8, between(1, 255))])
_MORE: Final = {
    **dict.fromkeys((ARTEFACT_AREA, GIFT, FRAGMENT_CARD, ATTACK_FROM, ATTACK_WITH), EMPIRE),
    **dict.fromkeys((ADOPT_FROM, NEW_GOVERNMENT), index("artefact")),
    **dict.fromkeys((LOSE_UNIT, LOSE_SHIP), index("area")),
    **dict.fromkeys((CANAL, UPKEEP_UNIT), PLACE),
    **dict.fromkeys((MIGRATE, MIGRATE_UNIT, MIGRATE_TO), between(1, 255)),
    **dict.fromkeys((PURSUED, SHAKE, TAKE_SIDE), SMALL),
    ADVANCE: between(1, MOST_ADVANCE),
    BUY: Either([between(BY_PRODUCTION, AT_START), _UNITS_LEFT]),
    CONVERT_FAITH: Packed([(8, index("artefact")), (8, EMPIRE)]),
    DEMOTE_WHICH: index("leader"),
    HIGHER: Packed([(15, EMPIRES), (16, between(0, 65535))]),
    LEADER_SITE: index("named"),
    NEW_LEADER_SITE: up_to("named"),
    PUT: Packed([(8, between(BY_PRODUCTION, MERCENARY)), (8, index("unit"))]),
    RECEIVER: Packed([(8, SMALL), (8, SMALL)]),
    RETREAT_LEADER: between(0, 1 << 40),
    RETREAT_TO: index("unit"),
    SPLIT: SEAT,
}
"""What a question holds besides; nothing where it is not named."""
_STEP_MORE: Final = {
    **{ACT: index("action"), BEGIN_WAR: EMPIRE, DISEASE: up_to("area"), FILL_HAND: SEAT, OPEN_TRADE: FLAG},
    NEXT_MARKER: Packed([(4, between(0, 2 * MOST_SEATS - 1)), (4, up_to("seat"))]),
}
_AT_THE_BOTTOM: Final = [
    *(BIDS, PAIRS, BEGIN_TURN, BEGIN_ACTION, NEXT_MARKER, FREE_PROGRESS, PURCHASES, HARVEST, SCORE, END_TURN),
]
"""The steps of the game and of a turn: everything else happens in one of them."""
_COVERED: Final = [START_CARD, BUY, MOVE, CIVILISE_MENU, UPKEEP_UNIT, LOSE_UNIT]
"""Questions that stay while what follows from their answer is carried out."""


def _of_code(code: int, context: Bounds) -> Packed:
    return Packed([(8, between(code, code)), (8, context)])


_STEPS: Final = [DO | code << 6 for code in STEPS]
_ON: Final = {
    MOVE: _STEPS,
    REDEEM: [DO | REDEMPTIONS << 6],
    CHOOSE_PAIR: [DO | PAIRS << 6, DO | BEGIN_TURN << 6],
    START_CARD: [DO | NEXT_MARKER << 6],
    CIVILISE_MENU: [DO | NEXT_MARKER << 6],
    ENTER: [DO | BEGIN_TURN << 6],
    TURN_OVER: [DO | NEXT_MARKER << 6],
    JOIN_TRADE: [DO | OPEN_TRADE << 6],
    CANAL: [ASK | LOAD << 6, ASK | STEP << 6],
    STRIKE: [REACT, DO | NEXT_MARKER << 6, DO | CARD_STANDS << 6],
    UPKEEP_FROM: [DO | UPKEEP << 6],
    UPKEEP_UNIT: [DO | UPKEEP << 6, ASK | UPKEEP_UNIT << 6],
}
"""Questions to which only some steps lead."""
_STEP_ON: Final = {
    **{code: [DO | NEXT_CONFLICT << 6] for code in (NEXT_ROUND, DRAW_CARDS, COMMITTING, SHOW_DOWN, COUNT_ROUND)},
    **{code: [DO | NEXT_CONFLICT << 6] for code in (RETREATING, END_CONFLICT)},
    REDEMPTIONS: [DO | BIDS << 6],
    CARD_STANDS: [DO | NEXT_MARKER << 6],
    RESOLVE_EVENT: [ASK | CIVILISE_MENU << 6],
    DUEL: [DO | RESOLVE_EVENT << 6],
}
"""Steps that only some others lead to."""
_UNDER_WAY: Final = [
    *[ASK | code << 6 for code in _COVERED],
    *_STEPS,
    *(BID, MARK, REVEAL, OFFER, COMMIT, REACT),
]
"""What may lie beneath another frame; joint frames while their choices are carried out."""
_TURN: Final = between(0, 65535)
_STAMP: Final = Packed([(20, between(0, 0xFFFFF)), (8, SMALL), (32, COUNT)])
"""Cards drawn, the depth of events and the turn: no two frames are alike."""
SHAPES: Final = {
    BID: Shape([DO | BIDS << 6], JOINT, _TURN),
    MARK: Shape([DO | BEGIN_ACTION << 6], JOINT, _TURN),
    REVEAL: Shape([DO | NEXT_MARKER << 6], JOINT, index("action"), COUNT),
    OFFER: Shape([DO | REVEAL_OFFERS << 6], JOINT, _TURN, Packed([(8, up_to("empire")), (8, EMPIRE)])),
    COMMIT: Shape([DO | COMMITTING << 6], JOINT, between(0, 2), Packed([(8, index("area")), (16, between(0, 65535))])),
    REACT: Shape(_UNDER_WAY, REACTIONS, between(0, 15), _STAMP),
    **{
        ASK | code << 6: Shape(
            _ON.get(code, _UNDER_WAY),
            ALONE,
            _of_code(code, _CONTEXT.get(code, SMALL)),
            _MORE.get(code, ZERO),
        )
        for code in QUESTIONS
    },
    **{
        DO | code << 6: Shape(
            [BOTTOM] if code in _AT_THE_BOTTOM else _STEP_ON.get(code, _UNDER_WAY),
            NOBODYS,
            _of_code(code, _STEP_CONTEXT.get(code, SMALL)),
            _STEP_MORE.get(code, ZERO),
        )
        for code in STEPS
    },
}
"""By kind; questions of one seat and automatic steps by their code besides."""

_NEEDS: Final = {
    "founding": (
        [START_CARD, START_COLOUR, START_LEVEL, START_AREA, START_LEADER, START_CAPITAL, START_FORT, LEADER_SITE],
        [FOUND, SETTLE_IN, FOUND_CAPITAL, FOUND_FORTS, FREE_ACTIONS],
    ),
    "deal": (
        [PARTNER, JOIN_TRADE, CONSENT, TOLL, TOLL_CARD, CHOOSE_OFFERED, ADVANCE, GIFT, GATE],
        [REVEAL_OFFERS, COUNT_TRADE, CLOSE_TRADE, SEEK_PARTNER, OPEN_TRADE],
    ),
    "group": ([LOAD, STEP, CANAL, MIGRATE_UNIT, MIGRATE_TO, ATTACK_WITH], []),
    "battle": (
        [RETREAT, RETREAT_TO, REDRAW, DESERTER, PURSUED, SCRAP_NUKE, RETREAT_LEADER, TAKE_SIDE],
        [NEXT_ROUND, DRAW_CARDS, COMMITTING, SHOW_DOWN, COUNT_ROUND, END_CONFLICT, RETREATING],
    ),
    "civil": (
        [CIVILISE_MENU, ARTEFACT_EMPIRE, ARTEFACT_AREA, KEEP_LEADER, FLIP_AREA, DEMOTE_WHICH, ADOPT_FROM],
        [],
    ),
    "affair": (
        [TARGET_EMPIRE, TARGET_AREA, TARGET_LEADER, DRAW_AGAIN, TAKE_DISCARD, CHOOSE_LEADER, LOSE_UNIT, MIGRATE_UNIT]
        + [SHAKE, MIGRATE, MIGRATE_TO, BOOM, NEIGHBOUR, NEW_GOVERNMENT, RECEIVER, TARGET_WHICH, SPLIT, CHOOSE_PART]
        + [FRAGMENT_COLOUR, FRAGMENT_CARD, ATTACK_FROM, ATTACK_WITH],
        [RESOLVE_EVENT, DUEL, DISEASE, AFTER_REACTION, BEGIN_WAR, END_WAR],
    ),
    "duel": ([DRAW_AGAIN], [DUEL]),
}
"""What must be under way for each of these questions and steps."""


def problems_of(p: SevenAgesState) -> list[str]:
    found = part_problems(p)
    if found:
        return found
    return _agenda_problems(p) + _card_problems(p) + _unit_problems(p) + _empire_problems(p) + _leader_problems(p)


def _agenda_problems(p: SevenAgesState) -> list[str]:
    """What is asked and carried out is under way."""
    stack = [*p.later, p.now]
    bottom = stack[0]
    if kind_of(bottom) == DO and code_of(bottom) == NEXT_MARKER and context_of(bottom) != p.action:
        return ["another action than the one under way"]
    if kind_of(bottom) == DO and code_of(bottom) == BEGIN_ACTION and context_of(bottom) != p.action + 1:
        return ["another action than the next one"]
    if kind_of(bottom) == DO and code_of(bottom) in (PURCHASES, HARVEST, SCORE) and len(p.harvested) != p.seats:
        return ["a harvest of other seats"]
    if kind_of(bottom) == DO and code_of(bottom) not in (BIDS, PAIRS) and not p.players(0):
        return ["a turn of nobody"]
    redeeming = [context_of(part) for part in stack if kind_of(part) == DO and code_of(part) == REDEMPTIONS]
    if redeeming and redeeming[0] > p.seats - p.late:
        return ["cards of somebody who is not there are redeemed"]
    questions = [code_of(part) for part in stack if kind_of(part) == ASK]
    steps = [code_of(part) for part in stack if kind_of(part) == DO]
    for name, (asked, done) in _NEEDS.items():
        if not getattr(p, name) and (set(asked) & set(questions) or set(done) & set(steps)):
            return [f"nothing of {name} is under way"]
        stands = name == "founding" and CARD_STANDS in steps  # a card that a star may strike: not asked for any more
        if getattr(p, name) and not stands and not (set(asked) & set(questions) or set(done) & set(steps)):
            return [f"something of {name} is under way that nobody carries out"]
    asks_empire = kind_of(p.now) == ASK and _CONTEXT.get(code_of(p.now)) is EMPIRE
    if asks_empire and p.card[context_of(p.now)] < 0:
        return ["a question about an empire that is not there"]
    return under_way_problems(p, stack, questions, steps)


def _card_problems(p: SevenAgesState) -> list[str]:
    cards = p.deck + p.pile + [card for card in p.card if card >= 0]
    for hand in p.hand:
        cards += hand
    if p.battle:
        cards += [side.card for side in p.battle.sides if side.card >= 0]
    if p.deal and p.deal.deck_card >= 0:
        cards.append(p.deal.deck_card)
    if p.duel:
        cards += [side.card for side in p.duel.sides if side.card >= 0]
    if p.founding and p.founding.colour < 0 and p.founding.card >= 0:
        cards.append(p.founding.card)
    return [] if sorted(cards) == list(range(len(p.facts.cards))) else ["a card is lost or doubled"]


def _unit_problems(p: SevenAgesState) -> list[str]:
    facts = p.facts
    found: list[str] = []
    if p.army != p.recount():
        found.append("the armies differ from the units on the map")
    for place, area in enumerate(facts.area_of_place):
        if p.units[place] and p.occupant[area] < 0:
            found.append(f"units of nobody in {facts.areas.ids[area]}")
        if p.guests[place] and (p.occupant[area] < 0 or p.occupant[area] == p.invader or p.invader < 0):
            found.append(f"invaders of nobody in {facts.areas.ids[area]}")
        land = (p.units[place] | p.guests[place]) & facts.land_units
        if land and (place != area or not facts.is_land[area]):
            found.append(f"land units at sea in {facts.places.ids[place]}")
        ships = (p.units[place] | p.guests[place]) & facts.naval_units
        if ships and facts.is_land[area] and place not in facts.shores[area]:
            found.append(f"ships on land in {facts.places.ids[place]}")
    for area, owner in enumerate(p.occupant):
        if owner >= 0 and (p.card[owner] < 0 or not p.force_in(area)):
            found.append(f"{facts.areas.ids[area]} belongs to an empire without units there")
    for colour in range(MOST_COLOURS):
        for unit in range(len(facts.units)):
            if of_type(p.army[colour], unit) and left_in_pool(p, colour, unit) < 0:
                found.append(f"more {facts.units.ids[unit]} than counters")
    return found


def _empire_problems(p: SevenAgesState) -> list[str]:
    facts = p.facts
    found: list[str] = []
    for colour in range(MOST_COLOURS):
        if (p.card[colour] < 0) != (p.player[colour] < 0):
            found.append("an empire without a player, or a player without an empire")
        if not 0 <= p.money[colour] <= facts.most_money:
            found.append("money out of range")
        if p.card[colour] >= 0 and p.progress[colour] < 1:
            found.append("an empire before the first space of the track")
        capital = p.capital[colour]
        if capital >= 0 and (p.occupant[capital] != colour or not p.city[capital]):
            found.append("a capital without a city of its empire")
    for area, level in enumerate(p.city):
        if level and (level not in facts.city_levels or not facts.is_land[area]):
            found.append(f"an impossible city in {facts.areas.ids[area]}")
    for artefact, kind in enumerate(facts.kind):
        if kind >= CREED and markers_left(p, artefact) < 0:
            found.append("more religions or governments than markers")
    for seat in range(p.seats):
        placed = [p.marker[colour] for colour in p.empires_of(seat) if p.marker[colour] >= 0]
        placed += members(p.strays[seat] & (1 << MARKERS) - 1) + members(p.strays[seat] >> TURNED_OVER)
        if len(set(placed)) < len(placed):
            found.append("a marker was placed twice")
        if p.glory_of(seat) < 0:
            found.append("glory below 0")
    return found


def _leader_problems(p: SevenAgesState) -> list[str]:
    facts = p.facts
    found: list[str] = []
    unnamed = [leader >> 4 & 15 for leader in p.leaders if leader >> 8 & 255 == 0]
    counters = sorted(p.cup + unnamed + ([p.found] if p.found >= 0 else []))
    wanted: list[int] = []
    for leader in range(len(facts.leaders)):
        wanted += [leader] * facts.cup_each
    wanted += [len(facts.leaders)] * facts.cup_empty
    if p.deck and counters != sorted(wanted):
        found.append("a leader is lost or doubled")
    for leader in p.leaders:
        if p.card[leader & 15] < 0:
            found.append("a leader without an empire")
    return found

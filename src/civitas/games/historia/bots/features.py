"""The features from which the value of a position and of its moves is learned.

The seat that looks comes first and in detail: which cards, wonders, leader and territories are its own, what it has
laid and begun. Then the table, and a block of counts for each other civilization, in seat order after it. What a rival
holds in secret is not among them.
"""

from __future__ import annotations

from typing import Final

from civitas.games.historia.bots.evaluate import leader_worth, turns_left, wonders_worth, worth_of
from civitas.games.historia.catalogue import Catalogue
from civitas.games.historia.frames import CIVILIZATION, EXTRA
from civitas.games.historia.position import HistoriaState, length_of, unpacked
from civitas.games.historia.rules.matrix import cards_per_round, is_advanced, navigates
from civitas.games.historia.rules.territories import is_adjacent, sole_territories
from civitas.games.historia.vocabulary import CARDS, GOVERNMENT_ICON, LEADER_ICON, TERRITORY_ICON
from civitas.kernel.fields import members
from civitas.kernel.frames import RUNNING, kind_of, seat_of
from civitas.kernel.senses import Senses

_KINDS: Final = EXTRA - CIVILIZATION + 1
_TURNS: Final = 13
_ROUNDS: Final = 8
_LEADS: Final = 21
_LEAD_STEP: Final = 4.0
_MOST: Final = 3.0
"""No feature weighs more."""
_FAR: Final = 60.0
_CUBES: Final = 9
_QUEUE: Final = 9
_OTHERS: Final = 5
_SEATS: Final = 6
_LEVELS: Final = 17
_OTHER_NAMES: Final = [
    *("there", "civbot", "civbot-level", "to-move", "before", "points", "worth", "technology", "military"),
    *("government", "cubes-on-map", "tiles-alone", "tiles", "available", "used", "cards-per-round", "navigation"),
    *("hand", "queue", "advisors", "wonders", "wonders-worth", "leader-worth", "adjacent", "stronger"),
]
_LEVEL_STEPS: Final = 16.0
_MANY_POINTS: Final = 100.0


def name_features(facts: Catalogue) -> list[str]:
    """What each place holds, in the order in which `sense_historia` counts them."""
    names = [f"seats-{count}" for count in range(1, _SEATS + 1)]
    names += [f"turns-{count}" for count in range(_TURNS)] + [f"round-{count}" for count in range(_ROUNDS)]
    names += ["scores-government", "scores-territory", "scores-leader", "revolution", "to-move"]
    names += [f"question-{kind}" for kind in range(_KINDS)]
    names += [f"row:{wonder}" for wonder in facts.wonders.ids]
    names += [f"offered:{leader}" for leader in facts.leaders.ids]
    names += [f"event:{event}" for event in facts.events.ids]
    names += ["points", "worth", "worth-lead", "points-lead", "government", "tiles-alone", "tiles", "stock", "place"]
    names += ["wonders-worth", "leader-worth", "cards-per-round", "navigation", "golden", "tokens"]
    names += [f"lead-{step - 10}" for step in range(_LEADS)]
    for cubes in ("available", "used", "on-map"):
        names += [f"{cubes}-{count}" for count in range(_CUBES)]
    names += [f"queue-{count}" for count in range(_QUEUE)]
    names += [f"technology-{level}" for level in range(_LEVELS)] + [f"military-{level}" for level in range(_LEVELS)]
    for place in ("hand", "queued", "laid", "carried", "advanced"):
        names += [f"{place}:{card}" for card in facts.cards.ids[: CARDS + 1]]
    names += [f"playing:{card}" for card in facts.cards.ids] + [f"laid-first:{card}" for card in facts.cards.ids]
    names += [f"advisor:{advisor}" for advisor in facts.advisors.ids]
    for place in ("wonder", "ready"):
        names += [f"{place}:{wonder}" for wonder in facts.wonders.ids]
    names += [f"leader:{leader}" for leader in facts.leaders.ids]
    for place in ("own", "rival", "both"):
        names += [f"{place}:{territory}" for territory in facts.territories.ids]
    names += [f"next-hand:{card}" for card in facts.cards.ids[:CARDS]]
    for other in range(_OTHERS):
        names += [f"{other}-{name}" for name in _OTHER_NAMES]
    return names


def sense_historia(p: HistoriaState, seat: int, senses: Senses) -> None:
    """Tell the features of a position as seen from `seat`."""
    at = _sense_table(p, seat, senses)
    at = _sense_standing(p, seat, senses, at)
    at = _sense_levels(p, seat, senses, at)
    at = _sense_cards(p, seat, senses, at)
    at = _sense_map(p, seat, senses, at)
    count = p.civilizations()
    following = (seat + 1) % count
    if following < p.seats and following != seat:
        for card in members(p.hand[following]):
            senses.add(at + card)
    at += CARDS
    for block in range(1, count):
        _sense_other(p, seat, (seat + block) % count, senses, at + (block - 1) * len(_OTHER_NAMES))


def _sense_table(p: HistoriaState, seat: int, senses: Senses) -> int:
    facts = p.facts
    senses.add(p.seats - 1)
    at = _SEATS
    senses.add(at + max(0, min(turns_left(p), _TURNS - 1)))
    at += _TURNS
    senses.add(at + min(p.rounds, _ROUNDS - 1))
    at += _ROUNDS
    if p.turn_of_era:
        icons = facts.icons[p.turn_of_era - 1]
        for place, icon in enumerate((GOVERNMENT_ICON, TERRITORY_ICON, LEADER_ICON)):
            if icons & icon:
                senses.add(at + place)
    if p.revolution:
        senses.add(at + 3)
    if seat_of(p.now) == seat:
        senses.add(at + 4)
    at += 5
    kind = kind_of(p.now)
    if CIVILIZATION <= kind <= EXTRA:
        senses.add(at + kind - CIVILIZATION)
    at += _KINDS
    for wonder in members(p.row):
        senses.add(at + wonder)
    at += len(facts.wonders)
    for leader in members(p.offered):
        senses.add(at + leader)
    at += len(facts.leaders)
    if p.event >= 0:
        senses.add(at + p.event)
    return at + len(facts.events)


def _sense_standing(p: HistoriaState, seat: int, senses: Senses, at: int) -> int:
    """Points and what the rules of thumb make of the position, against the best of the others."""
    worth = worth_of(p, seat)
    ahead, lead = 0.0, 0.0
    rivals = [civ for civ in range(p.civilizations()) if civ != seat and not p.eliminated >> civ & 1]
    if rivals:
        ahead = worth - max([worth_of(p, civ) for civ in rivals])
        lead = float(p.vp[seat] - max([p.vp[civ] for civ in rivals]))
    alone, tiles = _tiles(p, seat)
    senses.weigh(at, p.vp[seat] / _MANY_POINTS)
    senses.weigh(at + 1, min(worth / _MANY_POINTS, _MOST))
    senses.weigh(at + 2, max(-_FAR, min(ahead, _FAR)) / 20.0)
    senses.weigh(at + 3, max(-_FAR, min(lead, _FAR)) / 20.0)
    senses.weigh(at + 4, p.facts.government_vp[p.government(seat)] / 6.0)
    senses.weigh(at + 5, alone / 10.0)
    senses.weigh(at + 6, tiles / 15.0)
    senses.weigh(at + 7, p.stock[seat] / 8.0)
    if seat in p.order:
        senses.weigh(at + 8, p.order.index(seat) / 6.0)
    senses.weigh(at + 9, wonders_worth(p, seat) / 30.0)
    senses.weigh(at + 10, leader_worth(p, seat) / 8.0)
    senses.weigh(at + 11, (cards_per_round(p, seat) - 1) / 2.0)
    if navigates(p, seat):
        senses.add(at + 12)
    if p.golden >> seat & 1:
        senses.add(at + 13)
    senses.weigh(at + 14, p.tokens[seat] / 3.0)
    at += 15
    senses.add(at + max(0, min(int(ahead / _LEAD_STEP + 10.5), _LEADS - 1)))
    return at + _LEADS


def _sense_levels(p: HistoriaState, seat: int, senses: Senses, at: int) -> int:
    for count in (p.available[seat], p.used[seat], p.cubes[seat].bit_count()):
        senses.add(at + min(count, _CUBES - 1))
        at += _CUBES
    senses.add(at + min(length_of(p.queue[seat]), _QUEUE - 1))
    at += _QUEUE
    senses.add(at + min(p.technology[seat], _LEVELS - 1))
    at += _LEVELS
    senses.add(at + min(p.military[seat], _LEVELS - 1))
    return at + _LEVELS


def _sense_cards(p: HistoriaState, seat: int, senses: Senses, at: int) -> int:
    """Cards where they are; what is laid or begun tells only the seat's own."""
    facts = p.facts
    row = CARDS + 1
    for card in members(p.hand[seat]):
        senses.add(at + card)
    at += row
    for card in unpacked(p.queue[seat]):
        senses.add(at + card)
    at += row
    laid = unpacked(p.laid[seat])
    for card in laid:
        if card < CARDS:
            senses.add(at + card)
    at += row
    mine = seat_of(p.now) == seat
    if mine:
        for action in members(p.carried):
            senses.add(at + action)
    at += row
    for action in range(CARDS):
        if is_advanced(p, seat, action):
            senses.add(at + action)
    at += row
    if mine and p.playing:
        senses.add(at + p.playing - 1)
    at += len(facts.cards)
    if laid:
        senses.add(at + laid[0])
    at += len(facts.cards)
    for advisor in members(p.advisors[seat]):
        senses.add(at + advisor)
    at += len(facts.advisors)
    for wonder in members(p.wonders[seat]):
        senses.add(at + wonder)
        if not p.tapped >> wonder & 1:
            senses.add(at + len(facts.wonders) + wonder)
    at += 2 * len(facts.wonders)
    if p.leader[seat] >= 0:
        senses.add(at + p.leader[seat])
    return at + len(facts.leaders)


def _sense_map(p: HistoriaState, seat: int, senses: Senses, at: int) -> int:
    count = len(p.facts.territories)
    own = p.cubes[seat]
    others = 0
    for civ, held in enumerate(p.cubes):
        if civ != seat:
            others |= held
    for place, mask in enumerate((own & ~others, others & ~own, own & others)):
        for territory in members(mask):
            senses.add(at + place * count + territory)
    return at + 3 * count


def _tiles(p: HistoriaState, civ: int) -> tuple[int, int]:
    """What the tiles under its cubes are worth where it is alone, and in all."""
    alone = sole_territories(p, civ)
    alone_tiles = tiles = 0
    for territory in members(p.cubes[civ]):
        value = p.tile_value(territory)
        tiles += value
        if alone >> territory & 1:
            alone_tiles += value
    return alone_tiles, tiles


def _sense_other(p: HistoriaState, seat: int, civ: int, senses: Senses, at: int) -> None:
    if p.eliminated >> civ & 1 or p.ending != RUNNING:
        return
    alone, tiles = _tiles(p, civ)
    senses.add(at)
    if civ >= p.seats:
        senses.add(at + 1)
        senses.weigh(at + 2, p.difficulty[civ] / 2.0)
    if seat_of(p.now) == civ:
        senses.add(at + 3)
    if civ in p.order and seat in p.order and p.order.index(civ) < p.order.index(seat):
        senses.add(at + 4)
    senses.weigh(at + 5, p.vp[civ] / _MANY_POINTS)
    senses.weigh(at + 6, min(worth_of(p, civ) / _MANY_POINTS, _MOST))
    senses.weigh(at + 7, p.technology[civ] / _LEVEL_STEPS)
    senses.weigh(at + 8, p.military[civ] / _LEVEL_STEPS)
    senses.weigh(at + 9, p.facts.government_vp[p.government(civ)] / 6.0)
    senses.weigh(at + 10, p.cubes[civ].bit_count() / 8.0)
    senses.weigh(at + 11, alone / 10.0)
    senses.weigh(at + 12, tiles / 15.0)
    senses.weigh(at + 13, p.available[civ] / 8.0)
    senses.weigh(at + 14, p.used[civ] / 8.0)
    if civ < p.seats:
        senses.weigh(at + 15, (cards_per_round(p, civ) - 1) / 2.0)
        if navigates(p, civ):
            senses.add(at + 16)
        senses.weigh(at + 17, p.hand[civ].bit_count() / 10.0)
        senses.weigh(at + 18, length_of(p.queue[civ]) / 8.0)
        senses.weigh(at + 19, p.advisors[civ].bit_count() / 3.0)
        senses.weigh(at + 20, p.wonders[civ].bit_count() / 8.0)
        senses.weigh(at + 21, wonders_worth(p, civ) / 30.0)
        senses.weigh(at + 22, leader_worth(p, civ) / 8.0)
    if is_adjacent(p, seat, civ):
        senses.add(at + 23)
    senses.weigh(at + 24, (p.military[civ] - p.military[seat]) / _LEVEL_STEPS)

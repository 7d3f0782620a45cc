"""What a position is worth by rules of thumb, and what a seat sees of it.

A card that is laid is worth what it will do, so an evaluation first carries out, in a copy, what the player has laid or
begun; each choice on the way is made by the same rules of thumb.
"""

from __future__ import annotations

from typing import Final

from civitas.games.historia import vocabulary as v
from civitas.games.historia.catalogue import Catalogue
from civitas.games.historia.effects.events import needs_extra_card
from civitas.games.historia.effects.objectives import is_met
from civitas.games.historia.facts.effects import Effect, Objective
from civitas.games.historia.frames import ACT, BEGIN_ROUND, EXTRA, LAY, NEXT_CARD, TURN_END
from civitas.games.historia.hooks import Historia
from civitas.games.historia.position import HistoriaState, length_of
from civitas.games.historia.rules.matrix import advanced_cards, cards_per_round, navigates
from civitas.games.historia.rules.territories import sole_territories
from civitas.kernel.frames import AUTOMATIC, NOBODY, RUNNING, frame, kind_of, seat_of
from civitas.kernel.valuation import outcome, shares_of

# Rules of thumb, in victory points.
_CARD: Final = 1.0
"""An action card in hand."""
_ADVISOR: Final = 1.6
_AVAILABLE: Final = 1.1
_USED: Final = 0.8
_ON_MAP: Final = 0.5
_LEVEL: Final = 0.8
"""A level of either axis, beyond what it gives at once."""
_LEVEL_PER_TURN: Final = 0.35
_PER_ROUND: Final = 1.2
"""A further card per round, for each turn to come."""
_ADVANCED: Final = 0.12
_NAVIGATION: Final = 0.25
_ALONE: Final = 0.7
"""The part of a tile that is scored alone now and will be when it counts."""
_SHARED: Final = 0.25
_FOOTHOLD: Final = [0.0, -14.0, -4.0]
"""Alone, a player with none left on the map has lost: what it is to have only so few cubes there."""
_CIVBOT_TURN: Final = [3.0, 4.5, 8.0]
"""What a Civbot of each level gains in a turn."""
_PENDING: Final = 40
"""So many choices are made at most while foreseeing."""


def evaluate_historia(p: Historia) -> list[float]:
    """The shares of the victory; exact once the game is over."""
    if p.ending != RUNNING:
        return outcome(p)
    worths = [_outlook(p, seat) for seat in range(p.seats)]
    scale = scale_of(p)
    if p.seats > 1:
        return shares_of(worths, scale)
    best = 0.0
    for civ in range(1, p.civilizations()):
        if not p.eliminated >> civ & 1:
            best = max(best, p.vp[civ] + _CIVBOT_TURN[p.difficulty[civ]] * turns_left(p))
    return [shares_of([worths[0], best], scale)[0]]


def scale_of(p: HistoriaState) -> float:
    """The lead in points that makes a difference: the more is to come, the less a lead says."""
    return 6.0 + 0.8 * turns_left(p)


def turns_left(p: HistoriaState) -> int:
    """Turns to come, the present one included."""
    turns = len(p.facts.icons)
    return (p.facts.eras - p.era) * turns + turns - p.turn_of_era + 1


def scorings_left(p: HistoriaState, icon: int) -> int:
    count = 0
    for turn, icons in enumerate(p.facts.icons):
        if icons & icon:
            count += p.facts.eras - p.era + (1 if turn + 1 >= p.turn_of_era else 0)
    return count


def _outlook(p: Historia, seat: int) -> float:
    """The worth of a player once it has played out what it has laid or begun."""
    twin = foreseen(p, seat)
    return _worth(twin, seat) + (_CARD * returning(twin, seat) if twin is not p else 0.0)


def returning(twin: HistoriaState, seat: int) -> int:
    """The cards that come back at the end of a turn, where a Revolution was foreseen that ends it."""
    return min(twin.facts.turn_end_returns, length_of(twin.queue[seat])) if twin.revolution else 0


def foreseen(p: Historia, seat: int) -> Historia:
    """A copy in which a player has played out what it has laid or begun; the position itself if that is nothing."""
    kind = kind_of(p.now)
    begun = kind == ACT and seat_of(p.now) == seat
    if not begun and (p.laid[seat] == 0 or (p.owner != seat and kind == LAY)):
        return p
    twin = p.copy()
    assert isinstance(twin, Historia)
    for other in range(p.seats):
        if other != seat:
            twin.laid[other] = 0
    if not begun:
        twin.later = []
        twin.now = frame(NEXT_CARD, NOBODY)
    return _played_out(twin, seat)


def _played_out(twin: Historia, seat: int) -> Historia:
    """Carry out what one player has laid or begun, alone, up to the end of the round."""
    for _ in range(_PENDING):
        while twin.now & AUTOMATIC:
            kind = kind_of(twin.now)
            over = kind in (TURN_END, BEGIN_ROUND) or (kind == NEXT_CARD and twin.laid[seat] == 0)
            if over:
                return twin
            twin.step()
        if seat_of(twin.now) != seat:
            return twin
        twin = _best(twin, seat)
    return twin


def _best(twin: Historia, seat: int) -> Historia:
    """What the best choice leads to; the first of equal ones."""
    moves = twin.moves(seat)
    if len(moves) == 1:
        twin.carry_out(seat, moves[0])
        return twin
    found, highest = twin, -1e9
    for move in moves:
        trial = twin.copy()
        assert isinstance(trial, Historia)
        trial.carry_out(seat, move)
        worth = _worth(trial, seat)
        if worth > highest:
            found, highest = trial, worth
    return found


def _worth(p: HistoriaState, seat: int) -> float:
    facts = p.facts
    left = turns_left(p)
    worth = float(p.vp[seat])
    worth += facts.government_vp[p.government(seat)] * scorings_left(p, v.GOVERNMENT_ICON)
    worth += _territories(p, seat) * scorings_left(p, v.TERRITORY_ICON)
    worth += (_LEVEL + _LEVEL_PER_TURN * left) * (p.technology[seat] + p.military[seat])
    worth += _PER_ROUND * left * (cards_per_round(p, seat) - 1)
    if navigates(p, seat):
        worth += _NAVIGATION * left
    for _ in range(advanced_cards(p, seat).bit_count()):
        worth += _ADVANCED * left
    worth += _AVAILABLE * min(p.available[seat], 5) + _USED * p.used[seat]
    on_map = p.cubes[seat].bit_count()
    worth += _ON_MAP * on_map
    if p.seats == 1 and on_map < len(_FOOTHOLD):
        worth += _FOOTHOLD[on_map]
    worth += _CARD * p.hand[seat].bit_count() + _ADVISOR * p.advisors[seat].bit_count()
    return worth + _wonders(p, seat, left) + leader_worth(p, seat)


def worth_of(p: HistoriaState, civ: int) -> float:
    """The worth of a civilization as the position stands: of a player, or of a Civbot with what it will gain."""
    if civ < p.seats:
        return _worth(p, civ)
    return p.vp[civ] + _CIVBOT_TURN[p.difficulty[civ]] * turns_left(p)


def wonders_worth(p: HistoriaState, seat: int) -> float:
    return _wonders(p, seat, turns_left(p))


def leader_worth(p: HistoriaState, seat: int) -> float:
    expected = 0.0
    if p.leader[seat] >= 0:
        for objective in p.facts.objectives[p.leader[seat]]:
            expected += objective.vp * _progress(p, seat, objective)
    return expected


def _territories(p: HistoriaState, seat: int) -> float:
    """What the tiles under own cubes may bring at one scoring."""
    alone = sole_territories(p, seat)
    total = 0.0
    for territory in range(len(p.tiles)):
        if alone >> territory & 1:
            total += _ALONE * p.tile_value(territory)
        elif p.cubes[seat] >> territory & 1:
            total += _SHARED * p.tile_value(territory)
    return total


def _wonders(p: HistoriaState, seat: int, left: int) -> float:
    facts = p.facts
    owned = p.wonders[seat]
    total = 0.0
    while owned:
        lowest = owned & -owned
        wonder = lowest.bit_length() - 1
        uses = left - 1 if (p.tapped | p.fresh) & lowest else left
        total += 0.4 + uses * _use_of(facts, wonder, p.cubes[seat])
        owned ^= lowest
    return total


def _use_of(facts: Catalogue, wonder: int, held: int) -> float:
    """What using a wonder once may bring."""
    worth = 1.0 if facts.wonder_hex[wonder] == v.SOLID else 0.0
    for effect in facts.wonder_effects[wonder]:
        worth += _effect(effect)
    if facts.wonder_hex[wonder] == v.DOTTED:
        worth *= 0.6
    flag = facts.wonder_flag[wonder]
    if flag >= 0 and not held >> flag & 1:
        worth *= 0.2
    return worth


def _effect(effect: Effect) -> float:
    op = effect.op
    if op == v.VP:
        return float(effect.n)
    if op == v.VP_PER:
        return 0.7 * min(effect.most, 3)
    if op == v.RECOVER_CUBES:
        return 0.4 * effect.n
    if op == v.RECOVER_CARD:
        return 0.8 * effect.n
    if op in (v.GAIN_TECHNOLOGY, v.GAIN_MILITARY):
        return 1.2 * effect.n
    if op == v.REFRESH_WONDER:
        return 0.8 * effect.n
    return 0.4 if op == v.PROTECT else 0.3


def _progress(p: HistoriaState, seat: int, objective: Objective) -> float:
    """How likely an objective is to be met at the end of the era."""
    if is_met(p, seat, objective):
        return 0.9
    kind = objective.kind
    reached = 0
    if kind == v.TECHNOLOGY_MIN:
        reached = p.technology[seat]
    elif kind == v.MILITARY_MIN:
        reached = p.military[seat]
    elif kind == v.CUBES_ON_MAP_MIN:
        reached = p.cubes[seat].bit_count()
    elif kind == v.SOLE_TERRITORIES_MIN:
        reached = sole_territories(p, seat).bit_count()
    elif kind == v.WONDERS_MIN:
        reached = p.wonders[seat].bit_count()
    else:
        return 0.15
    near = min(reached / objective.n, 1.0)
    return 0.6 * near * near


def is_quiet(p: HistoriaState) -> bool:
    """Small choices on the way through an Action are still to be made; an Action itself is foreseen."""
    kind = kind_of(p.now)
    return kind <= ACT or kind > EXTRA


def is_open(p: HistoriaState) -> bool:
    """The round that ends the last turn, all cards revealed: nobody lays any more, so advisors in hand count for
    nothing. A tile that lies face down would still be left to chance, as would what a Civbot does."""
    if p.ending != RUNNING or p.joint is not None or p.revolution == 0 or turns_left(p) > 1:
        return False
    if p.civilizations() > p.seats or kind_of(p.now) == LAY or (p.event >= 0 and needs_extra_card(p, v.RAID)):
        return False
    return all([tile >= 0 for tile in p.tiles])

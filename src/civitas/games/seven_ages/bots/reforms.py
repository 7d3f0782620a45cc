"""Plans for a civilise action: what is worth doing there, and at whom events and artefacts are aimed."""

from __future__ import annotations

from math import exp, log
from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.bots.standing import SCALE, strengths
from civitas.games.seven_ages.facts.armoury import count_of
from civitas.games.seven_ages.hooks import SevenAges
from civitas.games.seven_ages.position import MOST_COLOURS, SevenAgesState
from civitas.games.seven_ages.rules import civilise
from civitas.games.seven_ages.rules.adopting import present_creed
from civitas.games.seven_ages.rules.artefacts import sites, targets
from civitas.kernel.frames import kind_of
from civitas.kernel.together import REAL

AIMS: Final = [f.TARGET_EMPIRE, f.TARGET_AREA, f.STORM_AREA, f.STRIKE]
"""Questions about whom something strikes."""
MOST_AIMS: Final = 4
"""So many targets are weighed, those first that seem to hurt a rival most."""

WORTH_WHILE: Final = 0.05
"""A lead, in glory, that is worth a move."""
MOST_ALONE: Final = 3
"""So many things are weighed alone too."""
MOST_FORESEEN: Final = 2
"""So many targets of a card are weighed while it stays in hand."""
MOST_CHOICES: Final = 6
"""So many choices that an event leaves are foreseen."""
MOST_ALTERNATIVES: Final = 4
"""So many ways to make each of them are weighed."""
OWN: Final = 1000.0
"""Puts own empires behind all others."""


def reforms(p: SevenAges, seat: int) -> list[list[int]]:
    """The whole action: everything that helps, the best first, then the end; the best things alone; nothing."""
    end = p.table.end
    before = _standing(p, seat)
    rated: list[tuple[float, list[int]]] = []
    for item in _items(p, seat):
        gain = _standing(_after(p, seat, item), seat) - before
        if gain > WORTH_WHILE:
            rated.append((-gain, item))
    rated.sort()
    whole: list[int] = []
    twin = p.clone()
    assert isinstance(twin, SevenAges)
    for _, item in rated:
        if twin.is_asked(seat) and not twin.check(seat, item[0]):
            following = _after(twin, seat, item)
            if _standing(following, seat) > _standing(twin, seat) + WORTH_WHILE:
                whole += item
                twin = following
    if not whole:
        return [[end]]
    return [[*whole, end], *[[*item, end] for _, item in rated[:MOST_ALONE] if item != whole], [end]]


def _standing(p: SevenAges, seat: int) -> float:
    """How far a seat stands above the others, above all those who stand well themselves."""
    found = strengths(p)
    best = max(found)
    others = 0.0
    for other, strength in enumerate(found):
        if other != seat:
            others += exp((strength - best) / SCALE)
    return found[seat] - best - SCALE * log(others / (p.seats - 1))


def _after(p: SevenAges, seat: int, item: list[int]) -> SevenAges:
    """What follows from some moves, if nobody answers them; what they leave to choose is chosen."""
    twin = p.clone()
    assert isinstance(twin, SevenAges)
    for move in item:
        if not twin.is_asked(seat) or twin.check(seat, move):
            return twin
        twin.advance(seat, move)
        _let_pass(twin, seat)
    for _ in range(MOST_CHOICES):
        asked = twin.turn()
        if asked < 0 or twin.joint is not None or (asked == seat and _is_menu(twin)):
            break
        twin.advance(asked, _chosen(twin, asked))
        _let_pass(twin, seat)
    return twin


def _is_menu(p: SevenAges) -> bool:
    return kind_of(p.now) == f.ASK and f.code_of(p.now) == f.CIVILISE_MENU


def _chosen(p: SevenAges, asked: int) -> int:
    """Of the first few moves the one after which whoever is asked stands best."""
    moves = p.contending(asked)
    best, highest = moves[0], -OWN
    for move in moves[:MOST_ALTERNATIVES] if len(moves) > 1 else []:
        twin = p.clone()
        assert isinstance(twin, SevenAges)
        twin.advance(asked, move)
        worth = _standing(twin, asked)
        if worth > highest:
            best, highest = move, worth
    return best


def _let_pass(twin: SevenAges, seat: int) -> None:
    """Others have their say, and say nothing."""
    for _ in range(twin.seats):
        if twin.joint is None or kind_of(twin.joint.frame) != f.REACT:
            return
        asked = twin.turn()
        if asked < 0 or twin.check(asked, twin.table.skip):
            return
        twin.advance(asked, twin.table.skip)


def _items(p: SevenAges, seat: int) -> list[list[int]]:
    """Everything but dismissing leaders, turning a counter to its weaker side, gifts to rivals and calamities at home,
    and a change of religion or government that would stir up cities; with whoever or whatever it is aimed at."""
    table, facts, colour = p.table, p.facts, p.civil.colour
    found: list[list[int]] = []
    for move in p.moves(seat):
        verb = table.verb(move).name
        if verb == "flip":
            unit, other = move - table.flip, facts.flip[move - table.flip]
            if facts.front[other] + facts.support[other] <= facts.front[unit] + facts.support[unit]:
                continue
        elif verb == "adopt" and present_creed(p, colour, move - table.adopt) >= 0 and p.capital[colour] >= 0:
            continue
        if verb == "event":
            found += _aimed(p, seat, move)
        elif verb == "artefact":
            found += _given(p, seat, move)
        elif verb not in ("demote", "end"):
            found.append([move])
    return found


def _given(p: SevenAges, seat: int, move: int) -> list[list[int]]:
    """An artefact for each of those it may sensibly go to, in the area that is best held."""
    table, facts, colour = p.table, p.facts, p.civil.colour
    artefact = facts.card_artefact[move - table.artefact]
    aimed = targets(p, seat, colour, artefact)
    found: list[list[int]] = []
    for target in _sensible(p, seat, artefact, aimed)[:MOST_AIMS]:
        plan = [move] if len(aimed) == 1 else [move, table.empire + target]
        places = [] if facts.on_card[artefact] else sites(p, artefact, target)
        if len(places) > 1:
            plan.append(table.area + _best_held(p, target, places))
        found.append(plan)
    return found


def _best_held(p: SevenAgesState, colour: int, areas: list[int]) -> int:
    """The area of an empire that it will lose last: its capital, or where most units stand."""
    best, most = areas[0], -1
    for area in areas:
        units = count_of(p.force_in(area)) + p.city[area] + 10 * int(p.capital[colour] == area)
        if units > most:
            best, most = area, units
    return best


def leader_sites(p: SevenAgesState, seat: int, colour: int) -> list[list[int]]:
    """Where a leader is safe and of use."""
    table = p.table
    areas = [move - table.area for move in p.moves(seat) if table.verb(move).name == "area"]
    return [[table.area + _best_held(p, colour, areas)]] if areas else []


def _aimed(p: SevenAges, seat: int, event: int) -> list[list[int]]:
    """An event with each of its most promising targets."""
    twin = p.clone()
    assert isinstance(twin, SevenAges)
    twin.advance(seat, event)
    if twin.joint is None and kind_of(twin.now) == f.ASK and f.code_of(twin.now) in AIMS and twin.is_asked(seat):
        return [[event, move] for move in aims(twin, seat)]
    return [[event]]


def aims(p: SevenAgesState, seat: int) -> list[int]:
    """The targets that promise most: of rivals if there are any. What helps can be aimed at own empires alone."""
    table = p.table
    rated: list[tuple[float, int]] = []
    for move in p.moves(seat):
        verb = table.verb(move).name
        if verb == "area":
            rated.append((-_hurt(p, seat, p.occupant[move - table.area], move - table.area), move))
        elif verb == "empire":
            rated.append((-_hurt(p, seat, move - table.empire, -1), move))
        else:
            rated.append((0.0, move))
    rated.sort()
    return [move for _, move in rated[:MOST_AIMS]]


def _hurt(p: SevenAgesState, seat: int, colour: int, area: int) -> float:
    """How much would be lost there, and by whom: rivals, above all those with much glory."""
    if colour < 0:
        return 0.0
    if area >= 0:
        found = 1.0 + p.city[area] + 0.3 * count_of(p.force_in(area)) + 2.0 * int(p.capital[colour] == area)
    else:
        found = 1.0 + 0.3 * count_of(p.army[colour]) + len(p.held_areas(colour))
    if p.player[colour] == seat:
        return found - OWN
    return found * (1.0 + p.glory_of(p.player[colour]) / 50)


# --- artefacts


def _sensible(p: SevenAgesState, seat: int, artefact: int, aimed: list[int]) -> list[int]:
    """The empires among those that an artefact may go to: own ones for a good thing, those of rivals for a calamity."""
    bad = p.facts.kind[artefact] == v.CALAMITY
    return [colour for colour in aimed if (p.player[colour] != seat) == bad]


def receivers(p: SevenAgesState, seat: int) -> list[list[int]]:
    artefact = f.context_of(p.now)
    aimed = [move - p.table.empire for move in p.moves(seat)]
    return [[p.table.empire + colour] for colour in _sensible(p, seat, artefact, aimed) or aimed]


# --- cards in hand


def card_gains(p: SevenAgesState, seat: int) -> dict[int, float]:
    """How much further a seat would stand above the others after playing each card of its hand in a civilise action."""
    twin = p.clone()
    assert isinstance(twin, SevenAges)
    own = twin.empires_of(seat)
    twin.joint, twin.later, twin.owner = None, [], REAL
    civilise.begin(twin, seat, own[0] if own else MOST_COLOURS)
    before = _standing(twin, seat)
    found: dict[int, float] = {}
    for move in twin.moves(seat):
        verb = twin.table.verb(move).name
        if verb not in ("event", "artefact"):
            continue
        best = 0.0
        for item in (_aimed(twin, seat, move) if verb == "event" else _given(twin, seat, move))[:MOST_FORESEEN]:
            best = max(best, _standing(_after(twin, seat, item), seat) - before)
        card = move - (twin.table.event if verb == "event" else twin.table.artefact)
        found[card] = max(best, found.get(card, 0.0))
    return found

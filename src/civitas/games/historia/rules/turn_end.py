"""The Turn End: what is done and scored, in the order of the data, and the way into the next turn."""

from __future__ import annotations

from civitas.games.historia import vocabulary as v
from civitas.games.historia.effects.ops import return_oldest
from civitas.games.historia.frames import BEGIN_ROUND, TURN_END
from civitas.games.historia.position import HistoriaState
from civitas.games.historia.rules import civbots
from civitas.games.historia.rules.advisors import draw_advisor
from civitas.games.historia.rules.events import turn_up_event
from civitas.games.historia.rules.leaders import offer_leaders, score_leaders
from civitas.games.historia.rules.territories import sole_territories
from civitas.games.historia.rules.victory import end_by_points
from civitas.games.historia.rules.wonders import deal_row
from civitas.games.historia.scoring import gain_points
from civitas.kernel.fields import members
from civitas.kernel.frames import NOBODY, RUNNING, a_of, frame


def end_turn(p: HistoriaState) -> None:
    """The next step of the Turn End; after the last one a new turn begins."""
    number = a_of(p.now)
    if number == len(p.facts.steps):
        begin_turn(p)
        return
    p.now = frame(TURN_END, NOBODY, number + 1)
    if number == 0:
        p.golden = 0
        if p.log is not None:
            p.tell("event-turn-end", {"era": p.era, "turn": p.turn_of_era})
    _do_step(p, v.STEPS[p.facts.steps[number]])


def _do_step(p: HistoriaState, step: str) -> None:
    icons = p.facts.icons[p.turn_of_era - 1]
    if step == "civbots_act":
        civbots.act(p)
    elif step == "score_government":
        if icons & v.GOVERNMENT_ICON:
            score_governments(p)
    elif step == "score_territory":
        if icons & v.TERRITORY_ICON:
            score_territories(p)
    elif step == "score_leader":
        if icons & v.LEADER_ICON:
            score_leaders(p)
    elif step == "recover_cards":
        for seat in range(p.seats):
            return_oldest(p, seat, p.facts.turn_end_returns)
    elif step == "refresh_wonders":
        p.tapped = 0
    elif step == "turn_order":
        set_turn_order(p)
    elif step == "advance_timeline":
        advance_timeline(p)
    elif step == "wonder_row":
        # The timeline has advanced: the icon is that of the segment just left.
        if p.facts.icons[(p.turn_of_era - 2) % len(p.facts.icons)] & v.WONDER_ROW_ICON:
            deal_row(p, rows_before(p))
    elif step == "new_leaders":
        if p.turn_of_era == 1:
            for seat in range(p.seats * p.facts.era_advisors):
                draw_advisor(p, seat % p.seats)
            offer_leaders(p)
    else:
        assert step == "new_event"
        turn_up_event(p)


def score_governments(p: HistoriaState) -> None:
    for civ in p.order:
        if not p.eliminated >> civ & 1:
            gain_points(p, civ, p.facts.government_vp[p.government(civ)], v.BY_GOVERNMENTS)


def score_territories(p: HistoriaState) -> None:
    """Whoever is alone in a territory scores its tile."""
    for civ in p.order:
        total = 0
        for territory in members(sole_territories(p, civ)):
            total += p.tile_value(territory)
        gain_points(p, civ, total, v.BY_TERRITORIES)


def set_turn_order(p: HistoriaState) -> None:
    """Fewest points first; of equal ones the later moves ahead of the earlier."""
    order: list[int] = []
    for civ in p.order:
        if p.eliminated >> civ & 1:
            continue
        place = len(order)
        while place > 0 and p.vp[order[place - 1]] >= p.vp[civ]:
            place -= 1
        order.insert(place, civ)
    p.order = order
    if p.log is not None:
        p.tell("event-turn-order", {"seats": [p.name(civ) for civ in order]})


def advance_timeline(p: HistoriaState) -> None:
    p.event = -1
    p.turn_of_era += 1
    if p.turn_of_era > len(p.facts.icons):
        p.turn_of_era = 1
        p.era += 1
    if p.era > p.facts.eras:
        # The last era stays on the clock of a finished game.
        p.era = p.facts.eras
        p.turn_of_era = len(p.facts.icons)
        end_by_points(p)


def rows_before(p: HistoriaState) -> int:
    """How many rows of wonders were dealt before this turn."""
    icons = p.facts.icons
    turns = (p.era - 1) * len(icons) + p.turn_of_era - 2
    count = 1
    for turn in range(turns):
        if icons[turn % len(icons)] & v.WONDER_ROW_ICON:
            count += 1
    return count


def begin_turn(p: HistoriaState) -> None:
    p.rounds = 0
    p.now = frame(BEGIN_ROUND, NOBODY)
    if p.log is not None and p.ending == RUNNING:
        p.tell("event-turn", {"era": p.era, "turn": p.turn_of_era})

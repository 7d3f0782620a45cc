"""Set-up: turn order, civilizations, tiles, wonders, the first cubes on the map, leaders, the first event."""

from __future__ import annotations

from typing import Final

from civitas.games.historia import refusals as by
from civitas.games.historia.frames import CIVILIZATION, SETTLE, SETTLING, TAKING_SETS, TURN_END
from civitas.games.historia.position import HistoriaState, replaced
from civitas.games.historia.rules.advisors import draw_advisor
from civitas.games.historia.rules.civbots import settle_down
from civitas.games.historia.rules.events import turn_up_event
from civitas.games.historia.rules.goals import lay_out_goals
from civitas.games.historia.rules.leaders import offer_leaders
from civitas.games.historia.rules.territories import place_cube, turn_up_tile
from civitas.games.historia.rules.wonders import deal_row
from civitas.games.historia.vocabulary import EXPERT_START, WITH_EXPLORATION, WITH_GOALS
from civitas.kernel.frames import NOBODY, a_of, frame

ORDER_AT: Final = 0
COLOURS_AT: Final = 20


def set_up(p: HistoriaState) -> None:
    """Everything before the first choice. Civbots stand last in the turn order, the hardest first."""
    _lay_out_sheets(p)
    people = list(range(p.seats))
    order: list[int] = []
    while people:
        order.append(p.draw(people, ORDER_AT + len(order)))
    bots = list(range(p.seats, p.civilizations()))
    for level in range(len(p.facts.difficulties) - 1, -1, -1):
        order += [civ for civ in bots if p.difficulty[civ] == level]
    p.order = order
    colours = list(range(len(p.facts.colours)))
    p.colour = [p.draw(colours, COLOURS_AT + seat) for seat in range(p.seats)]
    p.era = 1
    p.turn_of_era = 1
    if not p.modules & WITH_EXPLORATION:
        for territory in range(len(p.tiles)):
            turn_up_tile(p, territory)
    if p.modules & WITH_GOALS:
        lay_out_goals(p)
    deal_row(p, 0)
    p.now = frame(TAKING_SETS, NOBODY)


def _lay_out_sheets(p: HistoriaState) -> None:
    """Power cubes, markers on the matrix and action cards of each civilization."""
    facts, seats = p.facts, p.seats
    count = p.civilizations()
    bots = count - seats
    expert = 1 if p.modules & EXPERT_START else 0
    received, used = facts.received[expert], facts.start_used[expert]
    p.stock = [facts.cubes - received] * seats + [0] * bots
    p.available = [received - used] * seats + [facts.civbot_cubes] * bots
    p.used = [used] * seats + [0] * bots
    p.technology = [facts.start[0]] * count
    p.military = [facts.start[1]] * count
    p.hand = [facts.start_hand] * seats


def take_next_set(p: HistoriaState) -> None:
    """The set of advisors of each player's colour; a colour with several lets its player choose."""
    place = a_of(p.now)
    people = [civ for civ in p.order if civ < p.seats]
    if place == p.seats:
        p.now = frame(SETTLING, NOBODY)
        return
    seat = people[place]
    p.now = frame(TAKING_SETS, NOBODY, place + 1)
    sets = sets_of(p, seat)
    if len(sets) == 1:
        take_set(p, seat, sets[0])
    else:
        p.ask_next(frame(CIVILIZATION, seat))


def sets_of(p: HistoriaState, seat: int) -> list[int]:
    colour = p.colour[seat]
    return [number for number, other in enumerate(p.facts.set_colour) if other == colour]


def forbids_set(p: HistoriaState, seat: int, number: int) -> int:
    return 0 if p.facts.set_colour[number] == p.colour[seat] else by.SETUP_TWO_GREEN_SETS


def choose_set(p: HistoriaState, seat: int, number: int) -> None:
    p.answered()
    take_set(p, seat, number)


def take_set(p: HistoriaState, seat: int, number: int) -> None:
    p.civilization = replaced(p.civilization, seat, number)
    p.advisor_deck[seat] = p.facts.advisors_of[number]
    if p.log is not None:
        p.tell("event-civilization", {"seat": seat, "civilization": p.facts.sets.ids[number]})
    for _ in range(p.facts.start_advisors):
        draw_advisor(p, seat)


def settle_next(p: HistoriaState) -> None:
    """In turn order everybody puts a cube on the map, Civbots by themselves; then the first turn is prepared."""
    place = a_of(p.now)
    if place == len(p.order):
        p.now = frame(SETTLING, NOBODY, place + 1)
        offer_leaders(p)
        return
    if place > len(p.order):
        turn_up_event(p)
        p.now = frame(TURN_END, NOBODY, len(p.facts.steps))
        return
    civ = p.order[place]
    p.now = frame(SETTLING, NOBODY, place + 1)
    if civ < p.seats:
        p.ask_next(frame(SETTLE, civ))
    else:
        settle_down(p, civ)


def forbids_settling(p: HistoriaState, seat: int, territory: int) -> int:
    return by.SETUP_ONE_PER_TERRITORY if p.occupied() >> territory & 1 else 0


def settle(p: HistoriaState, seat: int, territory: int) -> None:
    """It scores nothing."""
    p.answered()
    place_cube(p, seat, territory)
    if p.log is not None:
        p.tell("event-settled", {"seat": seat, "territory": p.facts.territories.ids[territory]})

"""Explicit deals: what chance decides, given in advance. Parts may be left out and are then dealt by chance.

order          seats in turn order
colours        per seat its colour
advisors       per seat its advisors in the order in which they are drawn
tiles          the values of the territory tiles, in the order of the territories
goals          the Civilization Goals in play
wonders        the rows of wonders in the order in which they are dealt
leaders        per era the leaders offered
events         per era the events in the order in which they are turned up
civbot_cards   per turn of the game, per Civbot, the cards it turns up
"""

from __future__ import annotations

from typing import Final

from civitas.games.historia.catalogue import Catalogue
from civitas.games.historia.rules.advisors import ADVISORS_AT
from civitas.games.historia.rules.civbots import CIVBOTS_AT
from civitas.games.historia.rules.events import EVENTS_AT
from civitas.games.historia.rules.goals import GOALS_AT
from civitas.games.historia.rules.leaders import LEADERS_AT
from civitas.games.historia.rules.setup import COLOURS_AT, ORDER_AT
from civitas.games.historia.rules.territories import TILES_AT
from civitas.games.historia.rules.wonders import WONDERS_AT
from civitas.kernel.chance import ScriptChance
from civitas.kernel.deals import Deal, bad_deal, listed
from civitas.kernel.errors import short
from civitas.kernel.moves import Domain

PARTS: Final = [
    "order",
    "colours",
    "advisors",
    "tiles",
    "goals",
    "wonders",
    "leaders",
    "events",
    "civbot_cards",
]


def script_of(facts: Catalogue, given: dict[str, object], seats: int, civbots: int) -> ScriptChance:
    deal = Deal(given, PARTS)
    people = Domain("seat", [str(seat) for seat in range(seats)])
    order: list[object] = [str(seat) for seat in deal.listed("order", seats, seats)]
    deal.lay(order, people, ORDER_AT, "order")
    deal.lay(deal.listed("colours", seats, seats), facts.colours, COLOURS_AT, "colours")
    goals = facts.goals_in_play
    deal.lay(deal.listed("goals", goals, goals), facts.goals, GOALS_AT, "goals")
    _lay_tiles(deal, facts)
    deal.lay_rows(deal.listed("advisors"), seats, facts.advisors, ADVISORS_AT, 100, "advisors")
    deal.lay_rows(deal.listed("wonders"), 2 * facts.eras, facts.wonders, WONDERS_AT, 20, "wonders")
    deal.lay_rows(deal.listed("leaders"), facts.eras, facts.leaders, LEADERS_AT, 20, "leaders")
    deal.lay_rows(deal.listed("events"), facts.eras, facts.events, EVENTS_AT, 20, "events")
    for turn, cards in enumerate(deal.listed("civbot_cards")):
        place = f"civbot_cards[{turn}]"
        deal.lay_rows(listed(cards, place, 0, -1), civbots, facts.civbot_cards, CIVBOTS_AT + 100 * turn, 10, place)
    return ScriptChance(deal.items, 0)


def _lay_tiles(deal: Deal, facts: Catalogue) -> None:
    left = list(range(len(facts.tile_values)))
    count = len(facts.territories)
    for territory, value in enumerate(deal.listed("tiles", count, count)):
        fitting = [tile for tile in left if facts.tile_values[tile] == value]
        if not fitting:
            raise bad_deal(f"tiles[{territory}]", "reason-historia-no-tile", {"found": short(value)})
        deal.items[TILES_AT + territory] = fitting[0]
        left.remove(fitting[0])

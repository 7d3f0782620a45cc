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
from civitas.kernel.errors import BadInput, Reason, short
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


def script_of(facts: Catalogue, deal: dict[str, object], seats: int, civbots: int) -> ScriptChance:
    for key in deal:
        if key not in PARTS:
            raise _bad(str(key)[:40], "reason-unknown-key")
    items: dict[int, int] = {}
    people = Domain("seat", [str(seat) for seat in range(seats)])
    order = [str(seat) for seat in _list(deal, "order", seats)]
    _place(items, order, people, ORDER_AT, "order")
    _place(items, _list(deal, "colours", seats), facts.colours, COLOURS_AT, "colours")
    _place(items, _list(deal, "goals", facts.goals_in_play), facts.goals, GOALS_AT, "goals")
    _place_tiles(items, facts, deal)
    _place_lists(items, deal, "advisors", seats, facts.advisors, ADVISORS_AT, 100)
    _place_lists(items, deal, "wonders", 2 * facts.eras, facts.wonders, WONDERS_AT, 20)
    _place_lists(items, deal, "leaders", facts.eras, facts.leaders, LEADERS_AT, 20)
    _place_lists(items, deal, "events", facts.eras, facts.events, EVENTS_AT, 20)
    for turn, cards in enumerate(_list(deal, "civbot_cards", -1)):
        place = f"civbot_cards[{turn}]"
        _place_lists(items, {place: cards}, place, civbots, facts.civbot_cards, CIVBOTS_AT + 100 * turn, 10)
    return ScriptChance(items, 0)


def _bad(place: str, reason: str, figures: dict[str, object] | None = None) -> BadInput:
    return BadInput("error-bad-deal", {"place": place, "reason": Reason(reason, figures or {})})


def _list(deal: dict[str, object], part: str, count: int) -> list[object]:
    """A part as a list; empty if it is left out, of any length if `count` is -1."""
    if part not in deal:
        return []
    value = deal[part]
    if not isinstance(value, list) or (count >= 0 and len(value) != count):
        raise _bad(part, "reason-needs-list", {"wanted": count if count >= 0 else "…"})
    return value


def _place(items: dict[int, int], names: list[object] | list[str], domain: Domain, first: int, place: str) -> None:
    found: list[int] = []
    for name in names:
        index = domain.index.get(name) if isinstance(name, str) else None
        if index is None:
            raise _bad(place, "reason-unknown", {"found": short(name)})
        if index in found:
            raise _bad(place, "reason-twice", {"found": short(name)})
        items[first + len(found)] = index
        found.append(index)


def _place_lists(
    items: dict[int, int], deal: dict[str, object], part: str, most: int, domain: Domain, first: int, apart: int
) -> None:
    """A list of lists; each may be shorter than what is drawn, the rest is then left to chance."""
    for number, names in enumerate(_list(deal, part, -1)):
        place = f"{part}[{number}]"
        if number >= most:
            raise _bad(place, "reason-count", {"found": number + 1, "wanted": most})
        if not isinstance(names, list) or len(names) > apart:
            raise _bad(place, "reason-needs-list", {"wanted": "…"})
        _place(items, names, domain, first + apart * number, place)


def _place_tiles(items: dict[int, int], facts: Catalogue, deal: dict[str, object]) -> None:
    left = list(range(len(facts.tile_values)))
    for territory, value in enumerate(_list(deal, "tiles", len(facts.territories))):
        fitting = [tile for tile in left if facts.tile_values[tile] == value]
        if not fitting:
            raise _bad(f"tiles[{territory}]", "reason-historia-no-tile", {"found": short(value)})
        items[TILES_AT + territory] = fitting[0]
        left.remove(fitting[0])

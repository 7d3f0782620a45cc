"""How the rule tests set up a situation of Historia and play it.

`arrange` builds a position in which everybody is about to lay cards:

    g = arrange(civ(military=3, territories=["europe"]), idle(territories=["europe"]))
    act(g, "raid")
    play(g, 0, "raid:1")

A player made with `idle` holds nothing but a Revolution that may not be laid, so it lays no card.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import civitas
from civitas.games.historia.position import appended
from civitas.games.historia.rules import civbots as civbot_rules
from civitas.games.historia.vocabulary import ACTIONS, BY_TERRITORIES, KINDS_OF_POINTS

TITLE: Any = civitas.title("historia")
FACTS = TITLE.facts
TERRITORIES: list[str] = FACTS.territories.ids
START_HAND = ("technology", "military", "expansion", "raid", "trade", "exploit", "art", "revolution")
SETS = ["rome", "france", "germany", "china", "usa", "egypt"]
"""Civilizations given to the seats in order, unless their advisors say otherwise."""
ALL_MODULES: dict[str, object] = {
    "events": True,
    "golden_era": True,
    "civilization_goals": True,
    "territories_to_explore": True,
    "expert_start": True,
}


@cache
def data(file: str) -> dict[str, Any]:
    """A data file of the title as it is written."""
    return tomllib.loads((TITLE.folder / "data" / file).read_text(encoding="utf-8"))


# --- positions


@dataclass(frozen=True)
class Civ:
    technology: int = 1
    military: int = 1
    territories: Sequence[str] = ()
    available: int = 3
    used: int = 0
    hand: Sequence[str] | None = START_HAND
    queue: Sequence[str] = ()
    advisors: Sequence[str] = ()
    used_advisors: Sequence[str] = ()
    wonders: Sequence[str] = ()
    tapped: Sequence[str] = ()
    vp: int = 0
    leader: str | None = None
    tokens: int = 0
    goals: Sequence[str] = field(default=())


def civ(**parts: Any) -> Civ:
    return Civ(**parts)


def idle(**parts: Any) -> Civ:
    """A player that lays nothing."""
    return Civ(**{"hand": ("revolution",), **parts})


def arrange(
    *people: Civ,
    civbots: Sequence[tuple[str, Civ]] = (),
    row: Sequence[str] = (),
    era: int = 1,
    turn: int = 1,
    event: str | None = None,
    goals: Sequence[str] = (),
    order: Sequence[int] | None = None,
    tiles: dict[str, int] | None = None,
    deal: dict[str, object] | None = None,
    pack: str | None = None,
    **options: object,
) -> Any:
    """A position at the beginning of an action round. Civilizations without territories get one of their own."""
    options["civbots"] = [level for level, _ in civbots]
    everybody = [*people, *[held for _, held in civbots]]
    game = begin(len(people), deal, pack, **options)
    dump: Any = game.dump()
    state = dump["state"]
    free = [name for name in reversed(TERRITORIES) if not any(name in held.territories for held in everybody)]
    places = [list(held.territories) or [free.pop(0)] for held in everybody]
    count = len(everybody)
    state |= {"era": era, "turn_of_era": turn, "rounds": 1, "order": list(order or range(count))}
    state["tiles"] = _tiles(tiles or {})
    state["cubes"] = [mask(held, TERRITORIES) for held in places]
    state["available"] = [held.available for held in people] + [
        FACTS.civbot_cubes - len(places[len(people) + number]) for number in range(len(civbots))
    ]
    state["used"] = [held.used for held in people] + [0] * len(civbots)
    state["stock"] = [
        FACTS.cubes - held.available - held.used - len(places[seat]) for seat, held in enumerate(people)
    ] + [0] * len(civbots)
    state["technology"] = [held.technology for held in everybody]
    state["military"] = [held.military for held in everybody]
    state["points"] = [0] * (count * KINDS_OF_POINTS)
    for number, held in enumerate(everybody):
        state["points"][number * KINDS_OF_POINTS + BY_TERRITORIES] = held.vp
    _deal_cards(state, people)
    ids = FACTS.wonders.ids
    state["row"] = mask(row, ids)
    state["wonders"] = [mask(held.wonders, ids) for held in people]
    state["tapped"] = sum(mask(held.tapped, ids) for held in people)
    state["dealt"] = state["row"] | sum(state["wonders"])
    state["event"] = -1 if event is None else FACTS.events.index[event]
    state["past_events"] = 0 if event is None else 1 << state["event"]
    state["goals"] = mask(goals, FACTS.goals.ids)
    state["leader"] = [-1 if held.leader is None else FACTS.leaders.index[held.leader] for held in people]
    state["tokens"] = [held.tokens for held in people]
    dump["agenda"]["joint"][1] = [seat for seat in state["order"] if seat < len(people)]
    return civitas.load(dump, pack)


def begin(seats: int, deal: dict[str, object] | None = None, pack: str | None = None, **options: object) -> Any:
    """A game up to its first action round: everybody settles and drafts as the list goes."""
    game = civitas.new("historia", seats=seats, options=options, deal=deal or {}, pack=pack)
    while game.question(game.waiting()[0]).key != "question-lay":
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    return game


def mask(items: Iterable[str], ids: list[str]) -> int:
    return sum(1 << ids.index(item) for item in items)


def row_of_cards(cards: Iterable[str]) -> int:
    packed = 0
    for card in cards:
        packed = appended(packed, FACTS.cards.index[card])
    return packed


def _tiles(wanted: dict[str, int]) -> list[int]:
    """The given values; every other territory gets what is left, the lowest first."""
    left = list(range(len(FACTS.tile_values)))
    found = [-1] * len(TERRITORIES)
    for territory, value in wanted.items():
        tile = next(number for number in left if FACTS.tile_values[number] == value)
        left.remove(tile)
        found[TERRITORIES.index(territory)] = tile
    return [tile if tile >= 0 else left.pop(0) for tile in found]


def _deal_cards(state: dict[str, Any], people: Sequence[Civ]) -> None:
    advisors = FACTS.advisors
    free = list(SETS)
    state["civilization"] = []
    for held in people:
        named = [*held.advisors, *held.used_advisors]
        chosen = FACTS.sets.ids[FACTS.advisor_set[advisors.index[named[0]]]] if named else ""
        state["civilization"].append(chosen)
        if chosen in free:
            free.remove(chosen)
    state["civilization"] = [FACTS.sets.index[name or free.pop(0)] for name in state["civilization"]]
    state["colour"] = [FACTS.set_colour[number] for number in state["civilization"]]
    state["advisors"] = [mask(held.advisors, advisors.ids) for held in people]
    state["used_advisors"] = [mask(held.used_advisors, advisors.ids) for held in people]
    state["advisor_deck"] = [
        FACTS.advisors_of[number] & ~state["advisors"][seat] & ~state["used_advisors"][seat]
        for seat, number in enumerate(state["civilization"])
    ]
    state["queue"] = [row_of_cards(held.queue) for held in people]
    state["hand"] = []
    for held in people:
        hand = set(held.hand or ()) - set(held.queue)
        gained = FACTS.technology.cards[held.technology]
        if held.hand == START_HAND:
            hand |= {name for number, name in enumerate(ACTIONS) if gained >> number & 1} - set(held.queue)
        state["hand"].append(mask(hand, FACTS.cards.ids))
    state["laid"] = [0] * len(people)


# --- playing


def play(game: Any, seat: int, text: str) -> list[civitas.Event]:
    """Make a move; everything is checked. Returns what happened."""
    log: list[civitas.Event] = []
    game.play(seat, game.title.moves.parse(text), log)
    return log


def play_all(game: Any, seat: int, *texts: str) -> None:
    for text in texts:
        play(game, seat, text)


def legal(game: Any, seat: int) -> list[str]:
    return [game.title.moves.text(move) for move in game.legal(seat)]


def refusal(game: Any, seat: int, text: str) -> str | None:
    found: str | None = game.refusal(seat, game.title.moves.parse(text))
    return found


def lay(game: Any, seat: int, *cards: str) -> list[civitas.Event]:
    """Lay these cards and be ready."""
    log: list[civitas.Event] = []
    for card in cards:
        log += play(game, seat, f"lay:{card}")
    return log + play(game, seat, "done")


def act(game: Any, *cards: str, seat: int = 0) -> list[civitas.Event]:
    """One player lays these cards, all others nothing; the first card is being resolved afterwards."""
    for other in game.waiting():
        if other != seat:
            play(game, other, "done")
    return lay(game, seat, *cards)


def end_turn(game: Any) -> list[civitas.Event]:
    """Nobody lays a card: the turn is over."""
    log: list[civitas.Event] = []
    turn = (game.era, game.turn_of_era)
    while game.waiting() and (game.era, game.turn_of_era) == turn:
        log += play(game, game.waiting()[0], "done")
    return log


def turn_up(game: Any, card: str, number: int = 1) -> list[civitas.Event]:
    """A Civbot obeys a card of its deck."""
    log: list[civitas.Event] = []
    game.log = log
    civbot_rules.obey(game, game.seats + number - 1, FACTS.civbot_cards.index[card])
    game.log = None
    return log


# --- looking


def queue(game: Any, seat: int) -> list[str]:
    found: list[str] = game.view(seat)["queue"][seat]
    return found


def hand(game: Any, seat: int) -> list[str]:
    found: list[str] = game.view(seat)["hand"][seat]
    return found


def vp(game: Any) -> list[int]:
    return list(game.vp)


def holdings(game: Any, civilization: int) -> list[str]:
    """The territories with a cube of a civilization."""
    found: list[str] = game.view(None)["civilizations"][civilization]["territories"]
    return found


def cubes(game: Any, civilization: int) -> tuple[int, int, int, int]:
    """Stock, available, used and on the map."""
    on_map = game.cubes[civilization].bit_count()
    return game.stock[civilization], game.available[civilization], game.used[civilization], on_map


def keys(log: Sequence[civitas.Event]) -> list[str]:
    return [event.key for event in log]

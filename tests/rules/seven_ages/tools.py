"""How the rule tests set up a situation of 7 Ages and play it.

`table` gives a game at the first placing of markers, without empires. `found` puts an empire on the map, `act` lets one
of them begin an action:

    p = table()
    egypt = found(p, 0, "egyptians", "orange", {"egypt": "spear spear"}, capital="egypt")
    act(p, "production", egypt)
    play(p, 0, "buy:spear", "in:egypt")
"""

from __future__ import annotations

from random import Random
from typing import Any

import civitas
from civitas.games.seven_ages.facts.armoury import one
from civitas.games.seven_ages.frames import MARK, NEXT_MARKER, do
from civitas.games.seven_ages.position import DISORDER_MARK, FORT_MARK, MOST_COLOURS, packed_leader, replaced
from civitas.games.seven_ages.vocabulary import ACTIONS, LEADERS
from civitas.kernel.frames import kind_of

TITLE: Any = civitas.title("seven_ages")
FACTS = TITLE.facts


def table(seats: int = 2, seed: int = 1, pack: str | None = None, **options: object) -> Any:
    """A game in which everybody is about to place markers for the first time; hands are empty."""
    p: Any = civitas.new("seven_ages", seats=seats, seed=seed, options=options, pack=pack)
    random = Random(seed)
    while p.joint is None or kind_of(p.joint.frame) != MARK:
        seat = p.waiting()[0]
        p.play(seat, random.choice(p.legal(seat)))
    for seat in range(seats):
        p.deck += p.hand[seat]
        p.hand[seat] = []
    p.holder = 0
    return p


def force(units: str) -> int:
    """`"spear spear archer"` as a force."""
    return sum(one(FACTS.units.index[unit]) for unit in units.split())


def area(name: str) -> int:
    return int(FACTS.areas.index[name])


def place(name: str) -> int:
    return int(FACTS.places.index[name])


def colour(name: str) -> int:
    return int(FACTS.colours.index[name])


def card(name: str) -> int:
    return int(FACTS.cards.index[name])


def found(
    p: Any,
    seat: int,
    name: str,
    of_colour: str,
    units: dict[str, str],
    progress: int = 1,
    money: int = 0,
    capital: str = "",
) -> int:
    """An empire in play with units where told; its colour."""
    number = colour(of_colour)
    p.deck.remove(card(name)) if card(name) in p.deck else p.pile.remove(card(name))
    p.card[number], p.player[number] = card(name), seat
    p.progress[number], p.money[number] = progress, money
    for where, what in units.items():
        at = place(where)
        p.occupant[FACTS.area_of_place[at]] = number
        p.units[at] += force(what)
    p.homes = p.homes + [number | home << 4 for home in FACTS.start[card(name)]]
    if capital:
        p.city[area(capital)] = p.city[area(capital)] or 1
        p.capital = replaced(p.capital, number, area(capital))
    p.first_age = p.first_age or p.age(number)
    p.refresh()
    return number


def give(p: Any, seat: int, *names: str) -> None:
    """Cards into a hand."""
    for name in names:
        heap = p.deck if card(name) in p.deck else p.pile
        heap.remove(card(name))
        p.hand[seat] = sorted([*p.hand[seat], card(name)])


def lead(p: Any, of_empire: int, kind: str, where: str) -> None:
    """An unnamed leader on the map."""
    p.cup.remove(LEADERS.index(kind))
    p.leaders = [*p.leaders, packed_leader(of_empire, LEADERS.index(kind), -1, area(where))]


def disorder(p: Any, where: str) -> None:
    p.marks[area(where)] |= DISORDER_MARK


def fort(p: Any, where: str) -> None:
    p.marks[area(where)] |= FORT_MARK


def hide(p: Any, seat: int, *markers: str) -> None:
    """Markers that lie face down on no empire; the turn goes on until their actions have come up."""
    p.strays = replaced(p.strays, seat, sum(1 << ACTIONS.index(marker) for marker in markers))


def act(p: Any, action: str, *slots: int) -> None:
    """The markers of these slots have been revealed for an action, which now begins."""
    p.joint, p.closing, p.later = None, [], []
    p.action = ACTIONS.index(action)
    for slot in slots:
        p.ready |= 1 << slot
        if slot < MOST_COLOURS:
            p.marker[slot] = p.action
            p.shown |= 1 << slot
    p.now = do(NEXT_MARKER, p.action)
    p.go_on()


def move(text: str) -> int:
    return int(TITLE.moves.parse(text))


def play(p: Any, seat: int, *moves: str) -> None:
    for text in moves:
        p.play(seat, move(text))


def can(p: Any, seat: int, text: str) -> bool:
    return p.refusal(seat, move(text)) is None


def why(p: Any, seat: int, text: str) -> str | None:
    """The rule that forbids a move, without its prefix."""
    found_rule = p.refusal(seat, move(text))
    return None if found_rule is None else str(found_rule).removeprefix("seven_ages.")


def win_trade(p: Any) -> None:
    """The orange empire of seat 0 wins a trade with its only partner; a hidden marker keeps the turn going."""
    hide(p, 0, "civilise")
    low, high = (FACTS.cards.ids[next(n for n in p.deck if FACTS.value[n] == value)] for value in (1, 7))
    give(p, 0, high)
    give(p, 1, low)
    act(p, "trade", colour("orange"))
    play(p, 0, f"card:{high}")
    play(p, 1, f"card:{low}")
    while p.question(p.waiting()[0]).key != "question-reveal":
        seat = p.waiting()[0]
        play(p, seat, next(text for text in ("pass", "advance:1", "end") if can(p, seat, text)))

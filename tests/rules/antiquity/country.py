"""What tests of the countryside have in common: cart shops, projects and an independent reckoning of zones."""

from __future__ import annotations

from typing import Any

import civitas
from rules.antiquity.tools import HEXES, asked, city, goods, legal, play, player, seen

SQUARES = ["a1", "c1", "e1", "a3", "c3", "e3"]
STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def shops(manned: int, empty: int = 0) -> list[str]:
    """Plans of cart shops in the upper left of the first city, the manned ones first."""
    return [f"cart_shop@{square}{'!' if number < manned else ''}" for number, square in enumerate(SQUARES)][
        : manned + empty
    ]


def found(game: civitas.Position, project: str, place: str, product: str = "") -> list[civitas.Event]:
    """Build in the countryside in phase 4, paying whatever comes first; for a fishery the place is `hex+direction`."""
    log = play(game, f"found:{project}")
    if product:
        log += play(game, f"product:{product}")
    log += play(game, f"{'pair' if project == 'fishery' else 'site'}:{place}")
    while not game.over() and asked(game) == "pay":
        log += play(game, legal(game)[0])
    return log


def zone(game: civitas.Position, seat: int = 0) -> set[str]:
    return set(player(game, seat)["zone"])


def polluted(game: civitas.Position) -> set[str]:
    return set(seen(game, "polluted"))


def grass(game: civitas.Position) -> set[str]:
    return set(seen(game, "grass"))


def markers(game: civitas.Position) -> set[str]:
    return set(seen(game, "markers"))


def industries(game: civitas.Position, seat: int = 0) -> list[dict[str, Any]]:
    """The industries of a seat, oldest first."""
    return [industry for industry in seen(game, "industries") if industry["seat"] == seat]


def graves(game: civitas.Position, number: int = 1, seat: int = 0) -> set[str]:
    return set(city(game, number, seat)["graves"])


def held(game: civitas.Position, good: str, seat: int = 0) -> int:
    return goods(game, seat).get(good, 0)


def reckon_zone(game: Any, seat: int, harbour: bool, stables: bool) -> set[str]:
    """The zone of control, worked out from the rulebook without the tables of the engine: hex by hex, by name."""
    spots = dict(zip(HEXES, game.land.layout.places, strict=False))
    names = {spot: name for name, spot in spots.items()}
    near = {
        name: {names[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in names} for name, (q, r) in spots.items()
    }
    cities = [
        set(near[place["centre"]]) | {place["centre"]} for who in game.view(seat)["players"] for place in who["cities"]
    ]
    own = [near[place["centre"]] | {place["centre"]} for place in player(game, seat)["cities"]]
    sources = set().union(*own) | set(player(game, seat)["inns"])
    covered = set().union(*cities)
    water = {HEXES[number] for number, terrain in enumerate(game.land.terrain) if terrain == 3} - covered
    reached, step = set(sources), set(sources)
    for _ in range(3 if stables else 2):
        step = {other for place in step for other in near[place]} - water
        reached |= step
    if harbour:
        lake = {other for place in sources for other in near[place]} & water
        while (wider := lake | {other for place in lake for other in near[place]} & water) != lake:
            lake = wider
        reached |= lake | {other for place in lake for other in near[place]}
    return reached - sources

"""Antiquity as a picture: the countryside with zones, works and cities, the players, the cities as grids."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from civitas.drawing import Scene
from civitas.drawing.antiquity import TERRAINS
from civitas.drawing.boards.sheet import Sheet, colour, seat_colour
from civitas.games.antiquity.title import AntiquityTitle
from civitas.games.antiquity.vocabulary import PLAIN

EDGE, TOP, SIZE = 14, 64, 10
HIGH: Final = SIZE * sqrt(3)
MAP: Final = 600
"""How wide the countryside may be."""
SQUARE: Final = 26
Places = dict[str, tuple[float, float]]


def draw(scene: Scene, sheet: Sheet) -> float:
    view, say = scene.view, scene.say
    facts = [
        f"{say.message('view-turn_number')} {view['turn_number']}",
        f"{say.message('view-phase')} {view['phase']}",
        f"{say.message('view-famine')}: {view['famine']}",
        f"{say.message('view-order')}: {', '.join(scene.names[seat] for seat in view['order'])}",
    ]
    sheet.text(EDGE, 52, " · ".join(facts), 13, colour("faint"))
    beside, bottom = _countryside(scene, sheet)
    y = float(TOP)
    for seat in range(len(scene.names)):
        y = _player(scene, sheet, seat, beside, y)
    cities = [(seat, city) for seat, player in enumerate(view["players"]) for city in player["cities"]]
    return max(bottom, _cities(sheet, cities, beside, y + 4, bottom + 14))


# ------------------------------------------------------------------ the countryside


def _hexagon(at: tuple[float, float], size: float = 1) -> str:
    half, up = SIZE / 2 * size, HIGH / 2 * size
    return (
        f"M{at[0] - 2 * half:.2f} {at[1]:.2f}l{half:g} {-up:.2f}h{2 * half:g}l{half:g} {up:.2f}"
        f"l{-half:g} {up:.2f}h{-2 * half:g}Z"
    )


def _countryside(scene: Scene, sheet: Sheet) -> tuple[float, float]:
    """Where there is room beside it and below it."""
    assert isinstance(scene.title, AntiquityTitle)
    facts, view = scene.title.facts, scene.view
    faces = [facts.faces.index[face] * 6 + turned for face, turned in view["tiles"]]
    land = facts.land(len(scene.names), faces)
    points = [(1.5 * SIZE * q, HIGH * (r + q / 2)) for q, r in land.layout.places]
    places = {facts.hexes.ids[number]: point for number, point in enumerate(points)}
    left, top = min(x for x, _ in points) - SIZE, min(y for _, y in points) - HIGH / 2
    wide, high = max(x for x, _ in points) + SIZE - left, max(y for _, y in points) + HIGH / 2 - top
    scale = min(MAP / wide, 620 / high)
    sheet.begin(EDGE - left * scale, TOP - top * scale, scale)
    names = {kind: name for name, kind in TERRAINS.items()}
    grass = set(view["grass"])
    for kind, name in names.items():
        cells = [
            _hexagon(point)
            for number, point in enumerate(points)
            if (PLAIN if facts.hexes.ids[number] in grass else land.terrain[number]) == kind
        ]
        sheet.path("".join(cells), colour(name), colour("faint"), 0.3)
    for seat, player in enumerate(view["players"]):
        zone = "".join(_hexagon(places[name]) for name in player["zone"])
        sheet.path(zone, seat_colour(seat), faint=0.25)
    polluted = "".join(_hexagon(places[name], 0.9) for name in view["polluted"])
    sheet.path(polluted, f"url(#civitas-{sheet.title}-q-hatch)")
    _on_land(scene, sheet, places)
    sheet.end()
    return EDGE + wide * scale + 18, TOP + high * scale


def _on_land(scene: Scene, sheet: Sheet, places: Places) -> None:
    view = scene.view
    for name in view["markers"]:
        _sign(sheet, "q-marker", places[name], 10)
    for work in view["industries"]:
        for name in work["hexes"]:
            sheet.path(_hexagon(places[name], 0.72), colour("paper"), seat_colour(work["seat"]), 1.2)
        for name in work["goods"]:
            _sign(sheet, f"q-{work['good']}", places[name], 11)
        centre = places[work["centre"]]
        _sign(sheet, "q-fishery" if work["project"] == "fishery" else f"q-{work['good']}", centre, 10)
        sheet.seat(work["seat"], centre[0] + 1, centre[1] + 1.4, 6.4)
    for seat, player in enumerate(view["players"]):
        for name in player["inns"]:
            sheet.path(_hexagon(places[name], 0.72), colour("paper"), seat_colour(seat), 1.2)
            _sign(sheet, "q-inn", places[name], 11)
            sheet.seat(seat, places[name][0] + 1, places[name][1] + 1.4, 6.4)
        for city in player["cities"]:
            x, y = places[city["centre"]]
            sheet.path(_hexagon((x, y), 0.95), colour("paper"), seat_colour(seat), 1.5)
            _sign(sheet, "q-city", (x, y - 2), 12)
            sheet.seat(seat, x - 4, y + 1, 8)


def _sign(sheet: Sheet, name: str, at: tuple[float, float], size: float) -> None:
    sheet.symbol(name, at[0] - size / 2, at[1] - size / 2, size)


# ------------------------------------------------------------------ players and cities


def _player(scene: Scene, sheet: Sheet, seat: int, x: float, y: float) -> float:
    view, say = scene.view, scene.say
    player, wide = view["players"][seat], sheet.width - EDGE - x
    sheet.box(x, y, wide, 30, colour("paper-2"), seat_colour(seat))
    sheet.seat(seat, x + 5, y + 4, 22)
    name = scene.names[seat]
    if view["saint"][seat] is not None:
        name += f" · {say.name('saint', view['saint'][seat])}"
    if seat in view["out"]:
        name += f" · {say.message('view-out')}"
    sheet.text(x + 33, y + 20, name, 14, weight="bold", most=wide - 40)
    y += 38
    figures = [
        ("man", f"{player['free_men']}/{player['men']}"),
        ("food", player["food"]),
        ("grave", player["graves_due"]),
        ("pollution", player["pollution_due"]),
        ("storage", player["capacity"]),
    ]
    found = [(f"q-{sign}", str(value)) for sign, value in figures]
    goods = [(f"q-{good}", str(count)) for good, count in player["goods"].items() if count]
    for signs in (found, goods):
        for place, (sign, value) in enumerate(signs):
            sheet.symbol(sign, x + place % 6 * 58, y + place // 6 * 24, 20)
            sheet.text(x + 23 + place % 6 * 58, y + 15 + place // 6 * 24, value, 14, weight="bold")
        y += (len(signs) + 5) // 6 * 26
    counts: dict[str, int] = {}
    for piece in [piece for city in player["cities"] for piece in city["pieces"]]:
        counts[piece["building"]] = counts.get(piece["building"], 0) + 1
    told = [say.name("building", name) + (f" ×{count}" if count > 1 else "") for name, count in counts.items()]
    if told:
        y = sheet.paragraph(x, y + 13, wide, f"{say.message('table-buildings')}: {', '.join(told)}", 12) + 4
    return y + 12


def _cities(sheet: Sheet, cities: list[tuple[int, dict[str, Any]]], left: float, y: float, below: float) -> float:
    """Line by line beside the countryside as long as they fit there, then below it."""
    x, tall = left, 0
    for seat, city in cities:
        wide = city["grid"] * SQUARE
        if x > left and x + wide > sheet.width - EDGE:
            x, y, tall = left, y + tall + 34, 0
        if left > EDGE and x == left and y + wide + 24 > below:
            x = left = EDGE
            y = max(y, below)
        _city(sheet, seat, city, x, y + 24)
        x += wide + 20
        tall = max(tall, wide)
    return y + tall + 30 if cities else y


def _city(sheet: Sheet, seat: int, city: dict[str, Any], x: float, y: float) -> None:
    """The grid with its buildings: a green edge where they are manned, a grave on each square where they are lost."""
    size = city["grid"]
    sheet.seat(seat, x, y - 21, 17)
    sheet.text(x + 22, y - 7, city["centre"], 12, colour("faint"))
    for square in range(size * size):
        left, top = x + square % size * SQUARE, y + square // size * SQUARE
        sheet.box(left, top, SQUARE - 1, SQUARE - 1, colour("paper-2"), round=2)
    for piece in city["pieces"]:
        corners = [_corner(square, x, y) for square in piece["squares"]]
        for left, top in corners:
            sheet.box(left, top, SQUARE, SQUARE, colour("card-brown-mid"), round=0)
        sheet.path(_outline(corners), stroke=colour("good" if piece["manned"] else "ink"), wide=2)
        for left, top in corners:
            if piece["graved"]:
                sheet.symbol("q-grave", left + 4, top + 4, SQUARE - 8)
        left, top = corners[0]
        sign = f"q-{piece['building']}"
        sheet.symbol(sign if sheet.has(sign) else "q-house", left + 2, top + 2, SQUARE - 4)
    for sign, key in (("q-house", "houses"), ("q-fountain", "fountains"), ("q-grave", "graves")):
        for square in city[key]:
            left, top = _corner(square, x, y)
            sheet.symbol(sign, left + 2, top + 2, SQUARE - 4)


def _outline(corners: list[tuple[float, float]]) -> str:
    """The line around some squares: their sides without another of them beyond."""
    sides = (
        (0, -1, "M{x:g} {y:g}h{s}"),
        (0, 1, "M{x:g} {b:g}h{s}"),
        (-1, 0, "M{x:g} {y:g}v{s}"),
        (1, 0, "M{r:g} {y:g}v{s}"),
    )
    return "".join(
        line.format(x=x, y=y, r=x + SQUARE, b=y + SQUARE, s=SQUARE)
        for x, y in corners
        for across, down, line in sides
        if (x + across * SQUARE, y + down * SQUARE) not in corners
    )


def _corner(square: str, x: float, y: float) -> tuple[float, float]:
    return x + "abcdefg".index(square[0]) * SQUARE, y + (int(square[1:]) - 1) * SQUARE

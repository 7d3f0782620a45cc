"""Antiquity in the terminal: the countryside as a map, the players beside it, the own city as its grid."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.drawing import Scene
from civitas.drawing.canvas import Canvas
from civitas.drawing.parts import SEAT_STYLES, heading, names, nothing, part
from civitas.games.antiquity.title import AntiquityTitle
from civitas.games.antiquity.vocabulary import FOREST, MOUNTAIN, PLAIN, WATER

TERRAINS: Final = {"forest": FOREST, "plain": PLAIN, "mountain": MOUNTAIN, "water": WATER}
SIGNS: Final = {FOREST: ("♣", "f"), PLAIN: ("·", "."), MOUNTAIN: ("▲", "^"), WATER: ("≈", "~")}
STYLES: Final = {FOREST: "green4", PLAIN: "yellow4", MOUNTAIN: "grey62", WATER: "dodger_blue2"}
CELL: Final = 2
"""Characters of a hex: its terrain, and a mark."""


def draw(scene: Scene) -> RenderableType:
    view, say = scene.view, scene.say
    head = heading(
        scene,
        [
            f"{say.message('view-turn_number')} {view['turn_number']}",
            f"{say.message('view-phase')} {view['phase']}",
            f"{say.message('view-famine')}: {view['famine']}",
            f"{say.message('view-order')}: {', '.join(scene.names[seat] for seat in view['order'])}",
        ],
    )
    signs = {name: SIGNS[kind][scene.plain] for name, kind in TERRAINS.items()}
    legend = Text(say.message("table-legend", signs), "dim")
    land = part("land", _map(scene))
    players = Group(*(part(f"player-{seat}", _player(scene, seat)) for seat in range(len(scene.names))))
    if scene.width < 100:
        return Group(head, land, legend, players, *_cities(scene))
    side = Table.grid(padding=(0, 2))
    side.add_column(no_wrap=True)
    side.add_column()
    side.add_row(land, players)
    return Group(head, side, legend, *_cities(scene))


# ------------------------------------------------------------------ the countryside


def chart(scene: Scene, domain: str, numbers: Mapping[str, int]) -> RenderableType | None:
    """The map with the numbers of moves on the hexes that they name."""
    if domain != "hex":
        return None
    drawn = _map(scene, numbers)
    return drawn if len(drawn.plain.partition("\n")[0]) <= scene.width else None


def _map(scene: Scene, numbers: Mapping[str, int] = MappingProxyType({})) -> Text:
    assert isinstance(scene.title, AntiquityTitle)
    facts, view = scene.title.facts, scene.view
    faces = [facts.faces.index[face] * 6 + turned for face, turned in view["tiles"]]
    land = facts.land(len(scene.names), faces)
    places = land.layout.places
    left, top = min(q for q, _ in places), min(_line(place) for place in places)
    height = max(_line(place) for place in places) - top + 1
    # Beside numbers a hex has a free character more, and cities are no digits.
    cell = max(CELL + 1, len(str(max(numbers.values()))) + 1) if numbers else CELL
    canvas = Canvas((max(q for q, _ in places) - left + 1) * cell, height, scene.plain)
    marks = _marks(scene)
    grass = set(view["grass"])
    for number, place in enumerate(places):
        hex_id = facts.hexes.ids[number]
        terrain = PLAIN if hex_id in grass else land.terrain[number]
        x, y = (place[0] - left) * cell, _line(place) - top
        if hex_id in numbers:
            canvas.write(x, y, str(numbers[hex_id]), "bold cyan")
            continue
        sign, style = marks.get(hex_id, (SIGNS[terrain][scene.plain], STYLES[terrain]))
        canvas.write(x, y, ("#" if scene.plain else "■") if numbers and sign.isdecimal() else sign, style)
        # The first hex of each tile bears its letter; the others follow column by column, each from the top.
        first = number % land.layout.per_tile == 0
        polluted = hex_id in view["polluted"]
        mark = facts.tiles.ids[number // land.layout.per_tile].upper() if first else "'" if polluted else " "
        canvas.write(x + 1, y, mark, "bold" if first else "red1")
    return canvas.text()


def _line(place: tuple[int, int]) -> int:
    """The line of a hex: every second column lies half a hex lower, which the letters cannot show."""
    return place[1] + (place[0] >> 1)


def _marks(scene: Scene) -> dict[str, tuple[str, str]]:
    """What stands on the hexes: markers to explore, inns, industries by their first letter, cities."""
    view = scene.view
    found: dict[str, tuple[str, str]] = dict.fromkeys(view["markers"], ("?", "bold white"))
    for work in view["industries"]:
        letter = scene.say.name("project", work["project"])[0].lower()
        for hex_id in work["hexes"]:
            found[hex_id] = (letter, SEAT_STYLES[work["seat"]])
        for hex_id in work["goods"]:
            found[hex_id] = (letter.upper(), f"bold {SEAT_STYLES[work['seat']]}")
    for seat, player in enumerate(view["players"]):
        for hex_id in player["inns"]:
            found[hex_id] = ("I", f"bold {SEAT_STYLES[seat]}")
        for city in player["cities"]:
            found[city["centre"]] = (str(seat + 1), f"bold black on {SEAT_STYLES[seat]}")
    return found


# ------------------------------------------------------------------ the players


def _player(scene: Scene, seat: int) -> RenderableType:
    player, say = scene.view["players"][seat], scene.say
    saint = scene.view["saint"][seat]
    own = ("* " if scene.plain else "▸ ") if seat == scene.viewer else ""
    head = Text(f"{own}{seat + 1} {scene.names[seat]}", f"bold {SEAT_STYLES[seat]}")
    if seat in scene.view["out"]:
        return head.append(f"  {say.message('view-out')}", "dim")
    if saint is not None:
        head.append(f"  {say.name('saint', saint)}", "bold")
    goods = ", ".join(say.amount("good", good, count) for good, count in player["goods"].items() if count)
    figures = {
        key: player[key] for key in ("men", "free_men", "food", "capacity", "graves_due", "pollution_due", "clean")
    }
    lines = [
        head,
        Text(say.message("table-figures", figures)),
        Text(f"{say.message('table-goods')}: {goods or nothing(scene)}"),
    ]
    lines.append(Text(f"{say.message('table-buildings')}: {_buildings(scene, player) or nothing(scene)}", "dim"))
    return Group(*lines)


def _buildings(scene: Scene, player: dict[str, Any]) -> str:
    return names(scene, "building", [piece["building"] for city in player["cities"] for piece in city["pieces"]])


# ------------------------------------------------------------------ the own cities


def _cities(scene: Scene) -> list[RenderableType]:
    """The viewer's cities as grids: letters for buildings, with a key below."""
    if scene.viewer is None or not scene.view["players"][scene.viewer]["cities"]:
        return []
    table = Table.grid(padding=(0, 3))
    cities = scene.view["players"][scene.viewer]["cities"]
    table.add_row(*(part(f"city-{number}", _grid(scene, city)) for number, city in enumerate(cities)))
    return [table]


def _grid(scene: Scene, city: dict[str, Any]) -> RenderableType:
    size = city["grid"]
    canvas = Canvas(2 * size + 3, size + 1, scene.plain)
    for column in range(size):
        canvas.write(3 + 2 * column, 0, "abcdefg"[column], "dim")
    key = Text()
    for row in range(size):
        canvas.write(0, row + 1, f"{row + 1:2} " + ". " * size, "dim")
    for number, piece in enumerate(city["pieces"]):
        letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"[number % 36]
        style = "red1" if piece["graved"] else "bold green3" if piece["manned"] else "white"
        for square in piece["squares"]:
            _put(canvas, square, letter, style)
        key.append(f"{letter} ", style).append(f"{scene.say.name('building', piece['building'])}  ")
    for sign, squares in (("h", city["houses"]), ("o", city["fountains"]), ("+", city["graves"])):
        for square in squares:
            _put(canvas, square, sign, "red1" if sign == "+" else "cyan")
    side = Table.grid(padding=(0, 2))
    key.append(scene.say.message("table-grid-key"), "dim")
    side.add_row(canvas.text(), key)
    return side


def _put(canvas: Canvas, square: str, sign: str, style: str) -> None:
    canvas.write(3 + 2 * "abcdefg".index(square[0]), int(square[1:]), sign, style)

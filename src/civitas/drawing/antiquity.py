"""Antiquity in the terminal: the countryside as a map, the players beside it, the own city as its grid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.drawing import Choice, Scene
from civitas.drawing.canvas import Canvas
from civitas.drawing.parts import SEAT_STYLES, heading, names, nothing, part
from civitas.games.antiquity.title import AntiquityTitle
from civitas.games.antiquity.vocabulary import FOREST, MOUNTAIN, PLAIN, WATER

TERRAINS: Final = {"forest": FOREST, "plain": PLAIN, "mountain": MOUNTAIN, "water": WATER}
SIGNS: Final = {FOREST: ("♣", "f"), PLAIN: ("·", "."), MOUNTAIN: ("▲", "^"), WATER: ("≈", "~")}
STYLES: Final = {FOREST: "green4", PLAIN: "yellow4", MOUNTAIN: "grey62", WATER: "dodger_blue2"}
CELL: Final = 2
"""Characters of a hex: its terrain, and a mark."""
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


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


def chart(scene: Scene, domains: Sequence[str], choices: Sequence[Choice]) -> RenderableType | None:
    """The map with the numbers of moves on the hexes they name, or plans of the own cities with those on squares."""
    if list(domains[:2]) == ["city", "square"]:
        return _plans(scene, choices)
    if list(domains) != ["hex"] or any(choice.detail for choice in choices):
        return None
    drawn = _map(scene, {choice.arguments[0]: choice.number for choice in choices})
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
    key = Text()
    for number, piece in enumerate(city["pieces"]):
        key.append(f"{LETTERS[number % 36]} ", _piece_style(piece))
        key.append(f"{scene.say.name('building', piece['building'])}  ")
    side = Table.grid(padding=(0, 2))
    key.append(scene.say.message("table-grid-key"), "dim")
    side.add_row(_plan(scene, city, 2).text(), key)
    return side


def _plan(scene: Scene, city: dict[str, Any], cell: int) -> Canvas:
    """A city square by square, so many characters each."""
    size = city["grid"]
    canvas = Canvas(cell * size + 3, size + 1, scene.plain)
    for column in range(size):
        canvas.write(3 + cell * column, 0, "abcdefg"[column], "dim")
    for row in range(size):
        canvas.write(0, row + 1, f"{row + 1:2} " + ("." + " " * (cell - 1)) * size, "dim")
    for number, piece in enumerate(city["pieces"]):
        for square in piece["squares"]:
            _put(canvas, cell, square, LETTERS[number % 36], _piece_style(piece))
    for sign, squares in (("h", city["houses"]), ("o", city["fountains"]), ("+", city["graves"])):
        for square in squares:
            _put(canvas, cell, square, sign, "red1" if sign == "+" else "cyan")
    return canvas


def _piece_style(piece: dict[str, Any]) -> str:
    return "red1" if piece["graved"] else "bold green3" if piece["manned"] else "white"


def _put(canvas: Canvas, cell: int, square: str, sign: str, style: str) -> None:
    canvas.write(3 + cell * "abcdefg".index(square[0]), int(square[1:]), sign, style)


def _plans(scene: Scene, choices: Sequence[Choice]) -> RenderableType | None:
    """The numbers of moves on the squares they name; of a building a plan for each way to turn it, with its shape, and
    the numbers where its first square comes to lie."""
    cell = len(str(choices[-1].number)) + 1
    cities = scene.view["players"][scene.viewer]["cities"] if scene.viewer is not None else []
    covered = {choice.number: _by_lines(choice.preview.get("squares", [choice.arguments[1]])) for choice in choices}
    tall = max(_height(squares) for squares in covered.values())
    plans: list[RenderableType] = []
    for (city, _), group in groupby(sorted(choices, key=_city_and_turn), _city_and_turn):
        found = list(group)
        if city >= len(cities) or 3 + cell * cities[city]["grid"] > scene.width:
            return None
        plan = _plan(scene, cities[city], cell)
        for choice in found:
            _put(plan, cell, covered[choice.number][0], f"{choice.number:<{cell}}", "bold cyan")
        shape = [_shape(scene, covered[found[0].number], tall)] if len(covered[found[0].number]) > 1 else []
        plans.append(Group(_heading(scene, found[0].arguments), *shape, plan.text()))
    return Columns(plans, padding=(0, 3))


def _city_and_turn(choice: Choice) -> tuple[int, int]:
    return int(choice.arguments[0]) - 1, int((*choice.arguments, "0")[2])


def _by_lines(squares: Iterable[str]) -> list[str]:
    """Squares as one reads: line by line, each from the left."""
    return sorted(squares, key=lambda square: (int(square[1:]), square[0]))


def _height(squares: list[str]) -> int:
    return int(squares[-1][1:]) - int(squares[0][1:]) + 1


def _heading(scene: Scene, arguments: tuple[str, ...]) -> Text:
    told = {"city": arguments[0], "facing": (*arguments, "0")[2]}
    line = Text(scene.say.message("table-city", told), "bold")
    if len(arguments) > 2:
        line.append(f", {scene.say.message('table-city', told, 'turned')}")
    return line


def _shape(scene: Scene, squares: list[str], tall: int) -> Text:
    """What a building covers, its first square marked."""
    left, top = min("abcdefg".index(square[0]) for square in squares), int(squares[0][1:])
    canvas = Canvas(3 + 2 * len("abcdefg"), tall, scene.plain)
    for square in squares:
        sign = ("@" if scene.plain else "◆") if square == squares[0] else "#" if scene.plain else "■"
        canvas.write(3 + 2 * ("abcdefg".index(square[0]) - left), int(square[1:]) - top, sign, "bold")
    return canvas.text()

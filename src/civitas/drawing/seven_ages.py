"""7 Ages in the terminal: the world with the areas of every empire, the empires line by line, the own hand."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from rich.console import Group, OverflowMethod, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.drawing import Scene
from civitas.drawing.canvas import Canvas
from civitas.drawing.parts import ROWS, SEAT_STYLES, heading, nothing, part

BRAILLE: Final = 0x2800
LAND: Final = "grey39"
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
STYLES: Final = {
    "orange": "dark_orange",
    "yellow": "yellow1",
    "red": "red1",
    "pink": "hot_pink",
    "dark_blue": "royal_blue1",
    "light_blue": "sky_blue1",
    "dark_green": "green4",
    "light_green": "light_green",
    "dark_grey": "grey50",
    "light_grey": "grey82",
    "purple": "purple",
    "lilac": "plum1",
    "brown": "orange4",
    "tan": "tan",
    "black": "white on black",
}


def draw(scene: Scene) -> RenderableType:
    view, say = scene.view, scene.say
    head = [
        f"{say.message('view-turn_number')} {view['turn_number']}",
        f"{say.message('view-age')}: {view['age']}",
        f"{say.message('view-holder')}: {scene.names[view['holder']]}",
        f"{say.message('view-deck')}: {view['deck']}",
    ]
    if view["action"] is not None:
        head.append(f"{say.message('view-action')}: {say.name('action', view['action'])}")
    parts: list[RenderableType] = [heading(scene, head), part("world", _world(scene)), part("players", _players(scene))]
    if view["empires"]:
        parts.append(part("empires", _empires(scene), again=ROWS))
    if scene.viewer is not None:
        parts.append(part("hand", _hand(scene, scene.viewer)))
    return Group(*parts)


# ------------------------------------------------------------------ the world


@cache
def _map() -> tuple[list[str], dict[str, list[int]]]:
    """Land as dots, eight to a sign, and where the letter of each area stands."""
    content = tomllib.loads(Path(__file__).with_name("seven_ages.toml").read_text(encoding="utf-8"))
    return content["picture"].splitlines(), content["places"]


def _world(scene: Scene) -> Text:
    """The continents, and the letters of the empires on the areas they hold, or as near as there is room."""
    picture, places = _map()
    full = max(map(len, picture))
    width = min(scene.width, full)
    canvas = Canvas(width, len(picture), scene.plain)
    for y, line in enumerate(picture):
        signs = [line[x * full // width : x * full // width + 1] for x in range(width)]
        canvas.write(0, y, "".join([_land(sign, scene.plain) for sign in signs]), LAND)
    taken: set[tuple[int, int]] = set()
    for area, (sign, style) in _owners(scene).items():
        if area in places:
            place = _nearest(places[area][0] * width // full, places[area][1], width, len(picture), taken)
            taken.add(place)
            canvas.write(*place, sign, style)
    return canvas.text()


def _land(sign: str, plain: bool) -> str:
    """A sign of the picture; in ASCII a dot where half of it is land."""
    if not plain or not sign.strip():
        return sign or " "
    return "." if (ord(sign) - BRAILLE).bit_count() > 3 else " "


def _nearest(x: int, y: int, width: int, height: int, taken: set[tuple[int, int]]) -> tuple[int, int]:
    """A free place, as near as can be; along the line first, because letters stand closer than lines."""
    spots = [(x + across, y + down) for down in (0, 1, -1, 2, -2) for across in range(-6, 7)]
    free = [(sx, sy) for sx, sy in spots if 0 <= sx < width and 0 <= sy < height and (sx, sy) not in taken]
    return min(free, key=lambda spot: abs(spot[0] - x) + 3 * abs(spot[1] - y))


def _owners(scene: Scene) -> dict[str, tuple[str, str]]:
    letters = {empire["colour"]: LETTERS[number] for number, empire in enumerate(scene.view["empires"])}
    found: dict[str, tuple[str, str]] = {}
    for area in scene.view["areas"]:
        if area["owner"] in letters:
            style = STYLES[area["owner"]]
            capital = f"bold black on {style.partition(' ')[0]}"
            found[area["id"]] = (letters[area["owner"]], capital if area["capital"] else f"bold {style}")
        elif area["city"]:
            found[area["id"]] = ("o", "bold white")
    return found


# ------------------------------------------------------------------ players and empires


def _players(scene: Scene) -> Text:
    view, say = scene.view, scene.say
    line = Text().append(f"{say.message('table-glory')}: ", "dim")
    for seat, name in enumerate(scene.names):
        markers = [action for action in view["loose"][seat] if action != "?"]
        waiting = f" [{', '.join(say.name('action', action) for action in markers)}]" if markers else ""
        own = ("* " if scene.plain else "▸ ") if seat == scene.viewer else ""
        line.append(f"{own}{name} {view['glory'][seat]}", SEAT_STYLES[seat])
        line.append(f" ({say.message('table-cards', {'count': view['cards'][seat]})}){waiting}  ", "dim")
    return line


def _empires(scene: Scene) -> RenderableType:
    table = Table(box=None, padding=(0, 1), header_style="dim", expand=True)
    for key in ("", "player", "progress", "money", "units", "faith", "marker", "areas"):
        wide = 1 if key == "areas" else None
        beyond: OverflowMethod = "crop" if scene.plain else "ellipsis"
        table.add_column(scene.say.message(f"table-{key}") if key else "", no_wrap=True, ratio=wide, overflow=beyond)
    for number, empire in enumerate(scene.view["empires"]):
        style = STYLES[empire["colour"]]
        table.add_row(
            Text(f"{LETTERS[number]} {scene.say.name('card', empire['card'])}", f"bold {style}"),
            scene.names[empire["seat"]],
            f"{empire['progress']} ({scene.say.message('table-age', {'age': empire['age']})})",
            f"{empire['money']} ({empire['income']:+})",
            f"{empire['units']} + {empire['ships']}",
            _faith(scene, empire),
            _marker(scene, empire),
            _areas(scene, empire["colour"]),
        )
    return table


def _faith(scene: Scene, empire: dict[str, Any]) -> str:
    found = [scene.say.name("artefact", empire[key]) for key in ("government", "religion") if empire[key]]
    return "/".join(found) or nothing(scene)


def _marker(scene: Scene, empire: dict[str, Any]) -> str:
    marker = empire["marker"]
    return nothing(scene) if marker is None else "?" if marker == "?" else scene.say.name("action", marker)


def _areas(scene: Scene, colour: str) -> str:
    held = [area["id"] for area in scene.view["areas"] if area["owner"] == colour]
    return ", ".join(scene.say.name("area", area) for area in held) or nothing(scene)


def _hand(scene: Scene, seat: int) -> Text:
    line = Text().append(f"{scene.say.message('table-hand')}: ", "dim")
    cards = scene.view["hand"][seat] or []
    return line.append(", ".join(scene.say.name("card", card) for card in cards) or nothing(scene), "bold")

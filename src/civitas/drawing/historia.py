"""Historia in the terminal: civilizations line by line, the queues, the territories with their cubes, the own hand."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.drawing import Scene
from civitas.drawing.parts import ROWS, SEAT_STYLES, heading, names, nothing, part

SHORT: Final = 9
"""Letters of a name beside a cube."""


def draw(scene: Scene) -> RenderableType:
    view, say = scene.view, scene.say
    head = [
        say.message("table-era", {"era": view["era"]}),
        say.message("table-turn", {"turn": view["turn_of_era"], "round": view["rounds"]}),
    ]
    if view["event"] is not None:
        head.append(f"{say.message('field-event')}: {say.name('event', view['event'])}")
    parts: list[RenderableType] = [
        heading(scene, head),
        part("civilizations", _civilizations(scene), again=ROWS),
        part("seats", _seats(scene), again=ROWS),
        _territories(scene),
        _line(scene, "row", "wonder", [wonder for wonder in view["row"] if wonder]),
    ]
    if view["goals"]:
        parts.append(_line(scene, "goals", "goal", view["goals"]))
    if scene.viewer is not None:
        parts += _hand(scene, scene.viewer)
    return Group(*parts)


def _name(scene: Scene, number: int) -> str:
    """A civilization by the name of its player, or of its Civbot."""
    name = scene.view["civilizations"][number]["name"]
    return scene.names[name] if isinstance(name, int) else scene.say.name("seat", name)


def _number(scene: Scene, owner: int | str) -> int:
    """Which civilization a cube belongs to; Civbots have names instead of seats."""
    return next(at for at, found in enumerate(scene.view["civilizations"]) if found["name"] == owner)


def _short(scene: Scene, number: int) -> str:
    """The beginning of a name, if nobody else's begins so."""
    begins = [_name(scene, other)[:SHORT] for other in range(len(scene.view["civilizations"]))]
    return begins[number] if begins.count(begins[number]) == 1 else _name(scene, number)


def _style(number: int) -> str:
    return SEAT_STYLES[number % len(SEAT_STYLES)]


def _mark(scene: Scene, number: int) -> Text:
    own = ("* " if scene.plain else "▸ ") if number == scene.viewer else ""
    return Text(own + _name(scene, number), _style(number))


def _civilizations(scene: Scene) -> RenderableType:
    view, say = scene.view, scene.say
    table = Table(box=None, padding=(0, 1), header_style="dim", expand=True)
    for key in ("", "vp", "technology", "military", "government", "cubes", "territories", "leader"):
        table.add_column(say.message(f"table-{key}") if key else "", overflow="fold")
    for number, found in enumerate(view["civilizations"]):
        cubes = "/".join(str(view[pile][number]) for pile in ("stock", "available", "used"))
        table.add_row(
            _mark(scene, number),
            Text(str(found["vp"]), "bold"),
            _level(scene, "technology", number),
            _level(scene, "military", number),
            nothing(scene) if found["government"] is None else say.name("government", found["government"]),
            cubes,
            names(scene, "territory", found["territories"]),
            _leader(scene, number),
        )
    return table


def _level(scene: Scene, kind: str, number: int) -> str:
    level = scene.view[kind][number]
    ids = scene.title.domains[f"{kind}_level"].ids
    return f"{level} {scene.say.name(f'{kind}_level', ids[level])}" if 0 <= level < len(ids) else str(level)


def _leader(scene: Scene, number: int) -> str:
    leaders = scene.view["leader"]
    found = leaders[number] if number < len(leaders) else None
    return nothing(scene) if found is None else scene.say.name("leader", found)


def _seats(scene: Scene) -> RenderableType:
    """What lies before the players: the queue, oldest first, what is laid now, wonders, advisors in hand."""
    view, say = scene.view, scene.say
    table = Table(box=None, padding=(0, 1), header_style="dim", expand=True)
    for key in ("", "queue", "laid", "wonders", "advisors_in_hand"):
        table.add_column(say.message(f"field-{key}") if key else "", overflow="fold")
    for seat in range(len(scene.names)):
        table.add_row(
            _mark(scene, seat),
            _cards(scene, view["queue"][seat]),
            _cards(scene, view["laid"][seat]),
            names(scene, "wonder", view["wonders"][seat]) or nothing(scene),
            str(view["advisors_in_hand"][seat]),
        )
    return table


def _cards(scene: Scene, cards: Any) -> str:
    arrow = " > " if scene.plain else " → "
    return arrow.join(scene.say.name("card", card) if card else "?" for card in cards or []) or nothing(scene)


def _territories(scene: Scene) -> RenderableType:
    """Three to a line: the value of the tile and whose cubes lie there."""
    table = Table.grid(padding=(0, 3))
    cells = []
    for found in scene.view["territories"]:
        cell = Text(scene.say.name("territory", found["id"]))
        cell.append(f" [{'?' if found['tile'] is None else found['tile']}]", "dim")
        for owner in (_number(scene, cube) for cube in found["cubes"]):
            cell.append(" #" if scene.plain else " ■", _style(owner))
            cell.append(_short(scene, owner), _style(owner))
        cells.append(cell)
    across = max(1, min(4, scene.width // 30))
    for start in range(0, len(cells), across):
        table.add_row(*cells[start : start + across])
    return table


def _line(scene: Scene, key: str, domain: str, items: list[str]) -> Text:
    line = Text().append(f"{scene.say.message(f'field-{key}')}: ", "dim")
    return line.append(names(scene, domain, items) or nothing(scene), "bold")


def _hand(scene: Scene, seat: int) -> list[RenderableType]:
    lines: list[RenderableType] = [_line(scene, "hand", "card", scene.view["hand"][seat] or [])]
    if scene.view["advisors"][seat]:
        lines.append(_line(scene, "advisors", "advisor", scene.view["advisors"][seat]))
    if scene.view["offered"]:
        lines.append(_line(scene, "offered", "leader", scene.view["offered"]))
    return lines

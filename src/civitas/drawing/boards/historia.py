"""Historia as a picture: the map with everybody's cubes, the matrix of technology and arms, the civilizations."""

from __future__ import annotations

from typing import Any, Final

from civitas.drawing import Scene
from civitas.drawing.boards.sheet import Sheet, colour, drawn, seat_colour
from civitas.games.historia.catalogue import Catalogue
from civitas.games.historia.title import HistoriaTitle

EDGE, TOP, CUBE = 14, 64, 19
MAP: Final = 0.95
CELL: Final = 17.5
MATRIX: Final = 676
"""Where the matrix begins."""


def draw(scene: Scene, sheet: Sheet) -> float:
    assert isinstance(scene.title, HistoriaTitle)
    view, say = scene.view, scene.say
    facts = [
        say.message("table-era", {"era": view["era"]}),
        say.message("table-turn", {"turn": view["turn_of_era"], "round": view["rounds"]}),
    ]
    if view["event"] is not None:
        facts.append(f"{say.message('field-event')}: {say.name('event', view['event'])}")
    sheet.text(EDGE, 52, " · ".join(facts), 13, colour("faint"))
    _map(scene, sheet)
    _matrix(scene, sheet, scene.title.facts)
    y = _civilizations(scene, sheet, TOP + 366 * MAP + 14)
    for key, domain in (("row", "wonder"), ("goals", "goal")):
        found = [item for item in view[key] if item]
        if found:
            y = _line(scene, sheet, y, f"field-{key}", ", ".join(say.name(domain, item) for item in found))
    if scene.viewer is not None:
        for key, domain in (("hand", "card"), ("advisors", "advisor")):
            held = view[key][scene.viewer] or []
            if held:
                y = _cards(scene, sheet, y, key, domain, held)
        if view["offered"]:
            leaders = ", ".join(say.name("leader", leader) for leader in view["offered"])
            y = _line(scene, sheet, y, "field-offered", leaders)
    return y


def _name(scene: Scene, number: int) -> str:
    name = scene.view["civilizations"][number]["name"]
    return scene.names[name] if isinstance(name, int) else scene.say.name("seat", name)


def _letter(name: int | str) -> str:
    """Seats by A, B and so on, Civbots by the beginning of their names."""
    return chr(65 + name) if isinstance(name, int) else name[0].upper()


def _owner(scene: Scene, name: int | str) -> int:
    return next(at for at, found in enumerate(scene.view["civilizations"]) if found["name"] == name)


def _map(scene: Scene, sheet: Sheet) -> None:
    drawing = drawn("historia")
    sea = drawing["sea"]
    sheet.begin(EDGE, TOP, MAP)
    sheet.box(0, 0, sea["width"], sea["height"], colour("lake-79"))
    places = {found["id"]: _land(drawing, found["id"], at) for at, found in enumerate(scene.view["territories"])}
    for found in scene.view["territories"]:
        for other in found["adjacent"]:
            one, two = places[found["id"]], places[other]
            if found["id"] < other:
                sheet.path(f"M{one['x']} {one['y']}L{two['x']} {two['y']}", stroke=colour("white"), wide=3, faint=0.7)
    for found in scene.view["territories"]:
        sheet.path(places[found["id"]]["shape"], colour("plain"), colour("line"), 1.5)
        _territory(scene, sheet, found, places[found["id"]])
    sheet.end()


def _land(drawing: dict[str, Any], name: str, place: int) -> dict[str, Any]:
    """A territory the map was not drawn for lies as an island in the southern ocean, as on the screen."""
    x = 60 + place % 8 * 80
    land: dict[str, Any] = drawing["lands"].get(name, {"shape": f"M{x - 34} 330h68v32h-68Z", "x": x, "y": 340})
    return land


def _territory(scene: Scene, sheet: Sheet, found: dict[str, Any], land: dict[str, Any]) -> None:
    x, y = land["x"], land["y"]
    sheet.text(x, y - 5, scene.say.name("territory", found["id"]), 12.5, weight="bold", anchor="middle", most=100)
    left = x - (22 + len(found["cubes"]) * (CUBE + 2)) / 2
    sheet.box(left, y + 1, 20, 20, colour("paper"), colour("line"), 3)
    sheet.text(left + 10, y + 16, "?" if found["tile"] is None else found["tile"], 13, anchor="middle")
    for place, cube in enumerate(found["cubes"]):
        sheet.seat(_owner(scene, cube), left + 22 + place * (CUBE + 2), y + 1, CUBE, _letter(cube))


def _matrix(scene: Scene, sheet: Sheet, facts: Catalogue) -> None:
    """Technology to the right, arms upwards; everybody stands on a cell."""
    x0, y0 = MATRIX, TOP
    low = y0 + facts.levels * CELL
    for army in range(1, facts.levels + 1):
        for tech in range(1, facts.levels + 1):
            government = facts.government[army * facts.width + tech]
            if facts.inside[army * facts.width + tech]:
                tone = ("plain", "paper-2", "forest", "mountain")[government % 4]
                sheet.box(x0 + (tech - 1) * CELL, low - army * CELL, CELL, CELL, colour(tone), colour("line"), 0)
    for number, name in enumerate(facts.governments.ids):
        cells = [at for at, found in enumerate(facts.government) if found == number and facts.inside[at]]
        if cells:
            right = sum(at % facts.width for at in cells) / len(cells)
            up = sum(at // facts.width for at in cells) / len(cells)
            x = min(x0 + (right - 0.5) * CELL, x0 + 245)
            sheet.text(x, low - (up - 0.5) * CELL + 4, scene.say.name("government", name), 11, anchor="middle")
    sheet.symbol("h-technology", x0 + 100, low + 4, 18)
    sheet.text(x0 + 122, low + 18, scene.say.message("table-technology"), 12)
    sheet.symbol("h-military", x0 + 2, y0 + 2, 18)
    sheet.text(x0 + 24, y0 + 16, scene.say.message("table-military"), 12)
    shared: dict[tuple[int, int], int] = {}
    for number, civilization in enumerate(scene.view["civilizations"]):
        if not civilization["eliminated"]:
            cell = (scene.view["technology"][number], scene.view["military"][number])
            beside = shared.get(cell, 0)
            shared[cell] = beside + 1
            x, y = x0 + (cell[0] - 1) * CELL + beside * 13 - 1, low - cell[1] * CELL - 1
            sheet.seat(number, x, y, 19, _letter(civilization["name"]))


def _civilizations(scene: Scene, sheet: Sheet, y: float) -> float:
    view, say = scene.view, scene.say
    for number, found in enumerate(view["civilizations"]):
        sheet.box(EDGE, y, sheet.width - 2 * EDGE, 46, colour("paper-2"), seat_colour(number))
        sheet.seat(number, EDGE + 6, y + 4, 22, _letter(found["name"]))
        sheet.text(EDGE + 34, y + 20, _name(scene, number), 14, weight="bold", most=120)
        cubes = "/".join(str(view[pile][number]) for pile in ("stock", "available", "used"))
        figures = (
            ("vp", found["vp"]),
            ("technology", view["technology"][number]),
            ("military", view["military"][number]),
            ("cube", cubes),
        )
        for place, (sign, value) in enumerate(figures):
            sheet.symbol(f"h-{sign}", EDGE + 164 + place * 62, y + 5, 18)
            sheet.text(EDGE + 185 + place * 62, y + 20, value, 14, weight="bold")
        told = [say.name("government", found["government"])] if found["government"] is not None else []
        leader = view["leader"][number] if number < len(view["leader"]) else None
        told += [say.name("leader", leader)] if leader is not None else []
        told += [say.name("wonder", wonder) for wonder in (view["wonders"][number : number + 1] or [[]])[0]]
        sheet.text(EDGE + 430, y + 20, " · ".join(told), 13, most=530)
        if number < len(scene.names):
            _queue(scene, sheet, number, y + 24)
        y += 52
    return y


def _queue(scene: Scene, sheet: Sheet, seat: int, y: float) -> None:
    """The cards in the queue, oldest first, and those laid now; a back for what the viewer may not see."""
    x = EDGE + 34.0
    for key in ("queue", "laid"):
        cards = scene.view[key][seat] or []
        if cards:
            label = f"{scene.say.message(f'field-{key}')}: "
            sheet.text(x, y + 14, label, 12, colour("faint"))
            x += len(label) * 6.6
        for card in cards:
            sheet.symbol(f"h-{card}" if card and sheet.has(f"h-{card}") else "h-back", x, y, 17)
            name = scene.say.name("card", card) if card else "?"
            sheet.text(x + 20, y + 14, name, 12)
            x += 34 + len(name) * 7.2


def _cards(scene: Scene, sheet: Sheet, y: float, key: str, domain: str, held: list[str]) -> float:
    sheet.text(EDGE, y + 18, f"{scene.say.message(f'field-{key}')}:", 13, colour("faint"))
    for place, card in enumerate(held):
        x, top = EDGE + 80 + place % 9 * 98, y + 2 + place // 9 * 50
        sheet.box(x, top, 94, 46, colour("paper-2"), colour("line"))
        sheet.symbol(f"h-{card}" if sheet.has(f"h-{card}") else "h-advisor", x + 37, top + 3, 20)
        sheet.text(x + 47, top + 38, scene.say.name(domain, card), 12, anchor="middle", most=88)
    return y + 2 + (len(held) + 8) // 9 * 50


def _line(scene: Scene, sheet: Sheet, y: float, label: str, told: str) -> float:
    return sheet.paragraph(EDGE, y + 16, sheet.width - 2 * EDGE, f"{scene.say.message(label)}: {told}", 13) + 6

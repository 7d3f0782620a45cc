"""7 Ages as a picture: the world with who holds what, the empires line by line, the own hand."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from civitas.drawing import Scene
from civitas.drawing.boards.sheet import Sheet, colour, drawn, seat_colour
from civitas.games.seven_ages.title import SevenAgesTitle

EDGE, TOP = 14, 64
MAP: Final = 972 / 1200
Point = tuple[float, float]


def draw(scene: Scene, sheet: Sheet) -> float:
    view, say = scene.view, scene.say
    facts = [
        f"{say.message('view-turn_number')} {view['turn_number']}",
        f"{say.message('view-age')}: {view['age']}",
        f"{say.message('view-holder')}: {scene.names[view['holder']]}",
        f"{say.message('view-deck')}: {view['deck']}",
    ]
    if view["action"] is not None:
        facts.append(f"{say.message('view-action')}: {say.name('action', view['action'])}")
    sheet.text(EDGE, 52, " · ".join(facts), 13, colour("faint"), most=sheet.width - 2 * EDGE)
    _world(scene, sheet)
    y = _players(scene, sheet, TOP + drawn("seven_ages")["size"][1] * MAP + 12)
    for empire in view["empires"]:
        y = _empire(scene, sheet, empire, y)
    if scene.viewer is not None:
        cards = ", ".join(say.name("card", card) for card in view["hand"][scene.viewer] or [])
        y = sheet.paragraph(EDGE, y + 18, sheet.width - 2 * EDGE, f"{say.message('table-hand')}: {cards}", 14)
    return y


# ------------------------------------------------------------------ the world


@cache
def _outlines() -> dict[str, str]:
    """The outline of each area, put together from the lines that it shares with its neighbours."""
    world = drawn("seven_ages")
    lines: list[list[Point]] = []
    for steps in world["arcs"]:
        x, y, points = 0, 0, []
        for right, down in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + right, y + down
            points.append((x / 10, y / 10))
        lines.append(points)

    def ring(arcs: list[int]) -> str:
        points = [point for arc in arcs for point in (lines[~arc][::-1] if arc < 0 else lines[arc])]
        return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"

    found = {name: "".join(ring(arcs) for arcs in rings) for name, rings in world["areas"].items()}
    return {**found, "": "".join(ring(arcs) for arcs in world["waste"])}


def _world(scene: Scene, sheet: Sheet) -> None:
    assert isinstance(scene.title, SevenAgesTitle)
    facts, world = scene.title.facts, drawn("seven_ages")
    state = {area["id"]: area for area in scene.view["areas"]}
    empires = {empire["colour"]: empire for empire in scene.view["empires"]}
    sheet.begin(EDGE, TOP, MAP)
    wide, high = world["size"]
    sheet.box(0, 0, wide, high, colour("lake-79"))
    # Seas first, so that the coast of the land lies upon them. Areas of a pack have no outline: they are listed below.
    order = sorted(facts.areas.ids, key=lambda name: bool(facts.is_land[facts.areas.index[name]]))
    for name in [name for name in order if name in _outlines()]:
        land = facts.is_land[facts.areas.index[name]]
        shape = _outlines()[name]
        sheet.path(shape, colour("plain" if land else "lake-79"), colour("line" if land else "white"), 0.6)
        owner = empires.get(state[name]["owner"]) if name in state else None
        if owner is not None:
            sheet.path(shape, seat_colour(owner["seat"]), seat_colour(owner["seat"]), 1.5, faint=0.45)
    sheet.path(_outlines()[""], colour("paper-2"), colour("line"), 0.5)
    for name, area in state.items():
        if name in world["spots"]:
            _stack(scene, sheet, area, empires.get(area["owner"]), *world["spots"][name][:2])
    sheet.end()


def _stack(scene: Scene, sheet: Sheet, area: dict[str, Any], owner: dict[str, Any] | None, x: float, y: float) -> None:
    """The token of the empire with the number of its units, and signs for what else stands there."""
    signs = [("capital" if area["capital"] else "city")] if area["city"] else []
    signs += [sign for sign in ("fort", "disorder") if area[sign]] + ["artefact"] * len(area["artefacts"])
    signs += ["leader" for leader in scene.view["leaders"] if leader["area"] == area["id"]][:1]
    if owner is not None:
        sheet.box(x - 19, y - 11, 38, 22, seat_colour(owner["seat"]), colour("white"), 5)
        sheet.symbol(f"a-{owner['colour']}", x - 17, y - 8, 17, ink=colour("white"))
        sheet.text(x + 10, y + 6, _units(area), 16, colour("white"), "bold", "middle")
    for place, sign in enumerate(signs):
        at = x + (place - len(signs) / 2) * 15
        sheet.symbol(f"a-{sign}", at, y - 27 if owner is not None else y - 8, 15)
    if area["city"] > 1:
        sheet.text(x + len(signs) * 7.5 + 2, y - 15 if owner is not None else y + 4, area["city"], 12, weight="bold")


def _units(area: dict[str, Any]) -> int:
    forces = area.get("units") or []
    return sum(
        force["land"] + force["naval"] + force["air"] + sum((force.get("special") or {}).values()) for force in forces
    )


# ------------------------------------------------------------------ players and empires


def _players(scene: Scene, sheet: Sheet, y: float) -> float:
    wide = (sheet.width - 2 * EDGE) / len(scene.names)
    for seat, name in enumerate(scene.names):
        x = EDGE + seat * wide
        sheet.seat(seat, x, y, 22)
        sheet.text(x + 28, y + 16, name, 14, weight="bold", most=wide - 150)
        for place, (sign, value) in enumerate(
            (("a-glory", scene.view["glory"][seat]), ("a-card", scene.view["cards"][seat]))
        ):
            at = x + wide - 118 + place * 60
            sheet.symbol(sign, at, y + 1, 20)
            sheet.text(at + 23, y + 17, value, 15, weight="bold")
    return y + 34


def _empire(scene: Scene, sheet: Sheet, empire: dict[str, Any], y: float) -> float:
    say = scene.say
    sheet.box(EDGE, y, sheet.width - 2 * EDGE, 30, colour("paper-2"), seat_colour(empire["seat"]))
    sheet.symbol(f"a-{empire['colour']}", EDGE + 6, y + 4, 22, ink=seat_colour(empire["seat"]))
    sheet.text(EDGE + 34, y + 20, say.name("card", empire["card"]), 14, weight="bold", most=150)
    figures = (
        (200, "a-progress", empire["progress"]),
        (268, "a-money", f"{empire['money']} ({empire['income']:+})"),
        (378, "a-infantry", empire["units"]),
        (446, "a-naval", empire["ships"]),
    )
    for x, sign, value in figures:
        sheet.symbol(sign, EDGE + x, y + 6, 18)
        sheet.text(EDGE + x + 22, y + 20, value, 14)
    marker = empire["marker"]
    if marker is not None:
        sheet.symbol("a-down" if marker == "?" else f"a-{marker}", EDGE + 516, y + 6, 18)
    held = [area["id"] for area in scene.view["areas"] if area["owner"] == empire["colour"]]
    told = [say.name("artefact", empire[key]) for key in ("government", "religion") if empire[key]]
    told += [", ".join(say.name("area", area) for area in held)]
    sheet.text(EDGE + 545, y + 20, " · ".join(told), 13, colour("faint"), most=418)
    return y + 34

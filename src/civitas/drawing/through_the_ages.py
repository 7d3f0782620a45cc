"""Through the Ages in the terminal: the card row by what it costs, all civilizations side by side, the own hand."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.drawing import Scene
from civitas.drawing.parts import ROWS, SEAT_STYLES, by_seat, heading, names, part

MANY: Final = 6
"""Cards in a hand."""
AGES: Final = ("A", "I", "II", "III", "IV")


def draw(scene: Scene) -> RenderableType:
    view, say = scene.view, scene.say
    head = heading(
        scene,
        [
            say.message(f"age-{AGES.index(view['age'])}"),
            f"{say.message('view-round')} {view['round']}",
            f"{say.message('view-player')}: {scene.names[view['player']]}",
            f"{say.message('view-civil_deck')}: {view['civil_deck']}",
            f"{say.message('view-military_deck')}: {view['military_deck']}",
        ],
    )
    parts: list[RenderableType] = [head, part("row", _row(scene)), _events(scene), _civilizations(scene)]
    if scene.viewer is not None:
        parts.append(part("hand", _hand(scene, scene.viewer)))
    return Group(*(part for part in parts if part is not None))


def _row(scene: Scene) -> RenderableType:
    """The cards by their price in civil actions, numbered as the spaces of the row."""
    seat = scene.viewer if scene.viewer is not None else scene.view["player"]
    prices = scene.view["players"][seat]["row_costs"]
    cards = [(place, card, prices[place]) for place, card in enumerate(scene.view["row"]) if card is not None]
    table = Table.grid(padding=(0, 1))
    for price, group in groupby(sorted(cards, key=lambda found: found[2]), lambda found: found[2]):
        line = Text()
        for place, card, _ in group:
            line.append(f"{place + 1}:", "dim")
            line.append(scene.say.name("card", card), "bold")
            line.append(f" ({scene.say.short('card', card)})  " if scene.say.short("card", card) else "  ", "dim")
        table.add_row(Text(scene.say.message("table-price", {"actions": price}), "cyan"), line)
    return table


def _events(scene: Scene) -> RenderableType:
    view, say = scene.view, scene.say
    lines = [
        f"{say.message('view-current_events')}: {len(view['current_events'])}",
        f"{say.message('view-future_events')}: {len(view['future_events'])}",
    ]
    if view["common"]:
        lines.append(f"{say.message('view-common')}: {names(scene, 'card', view['common'])}")
    if view["open_card"] is not None:
        lines.append(f"{say.message('view-open_card')}: {say.name('card', view['open_card'])}")
    return Text("; ".join(lines), "dim")


def _civilizations(scene: Scene) -> RenderableType:
    view, say = scene.view, scene.say
    seats = range(len(scene.names))
    players = view["players"]

    def each(key: str, tell: Any) -> tuple[str, list[str]]:
        return say.message(f"table-{key}"), [str(tell(seat, players[seat])) for seat in seats]

    between = ", " if scene.width >= 100 else ",\n"

    def named(field: str) -> Any:
        return lambda seat, _: names(scene, "card", _list(view[field][seat]))

    figures = [
        each(
            "points",
            lambda seat, p: (
                f"{view['culture'][seat]} ({p['culture_rate']:+}){between}"
                f"{view['science'][seat]} ({p['science_rate']:+})"
            ),
        ),
        each("strength", lambda seat, p: p["strength"]),
        each(
            "stores",
            lambda seat, p: (
                f"{p['food']} ({p['food_production']:+} -{p['consumption']}){between}"
                f"{p['resources']} ({p['resource_production']:+} -{p['corruption']})"
            ),
        ),
        each(
            "actions",
            lambda seat, p: (
                f"{view['civil'][seat]}/{p['civil_total']} + {view['military'][seat]}/{p['military_total']}"
            ),
        ),
        each("happy", lambda seat, p: f"{p['happy']}/{p['happy_required']}"),
        each("population", lambda seat, p: f"{view['unused'][seat]}, {view['yellow'][seat]}/{view['blue'][seat]}"),
        each("cards", lambda seat, _: f"{len(view['hand'][seat])} + {len(view['military_hand'][seat])}"),
    ]
    things = [
        each("government", named("government")),
        each("leader", named("leader")),
        each("wonders", named("wonders")),
        each("unfinished", lambda seat, _: _unfinished(scene, seat)),
        each("colonies", named("colonies")),
        each("tactic", named("tactic")),
        each("war", lambda seat, _: _against(scene, "war", "war_on", seat)),
        each("pact", lambda seat, _: _against(scene, "pact", "pact_with", seat)),
        each("technologies", lambda seat, _: _technologies(scene, seat)),
    ]
    if len(seats) == 2:
        return part("civilizations", by_seat(scene, [*figures, *things], list(seats)), again=ROWS)
    # Long lists in three or four narrow columns would fill the screen.
    figured = part("figures", by_seat(scene, figures, list(seats)), again=ROWS)
    return Group(figured, *(part(f"things-{seat}", _things(scene, seat, things)) for seat in seats))


def _things(scene: Scene, seat: int, rows: list[tuple[str, list[str]]]) -> Text:
    """All that one civilization has, in a paragraph."""
    told = Text().append(scene.names[seat], f"bold {SEAT_STYLES[seat]}")
    for label, cells in rows:
        if cells[seat]:
            told.append(f"  {label}: ", "dim").append(cells[seat])
    return told


def _list(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value or [])


def _unfinished(scene: Scene, seat: int) -> str:
    wonder = scene.view["unfinished"][seat]
    if wonder is None:
        return ""
    return scene.say.message(
        "table-stages", {"card": scene.say.name("card", wonder), "stages": scene.view["stages"][seat]}
    )


def _against(scene: Scene, card: str, whom: str, seat: int) -> str:
    found = scene.view[card][seat]
    other = scene.view[whom][seat]
    return "" if found is None else f"{scene.say.name('card', found)} ({scene.names[other]})"


def _technologies(scene: Scene, seat: int) -> str:
    workers = scene.view["workers"][seat]
    found = [card for card in scene.view["technologies"][seat] if card != scene.view["government"][seat]]
    sign = "x" if scene.plain else "×"
    told = [
        scene.say.name("card", card) + (f" {sign}{workers[card]}" if workers.get(card) else "")
        for card in found
        if workers.get(card) or len(scene.names) == 2
    ]
    idle = len(found) - len(told)
    return ", ".join([*told, *([scene.say.message("table-idle", {"count": idle})] if idle else [])])


def _hand(scene: Scene, seat: int) -> RenderableType:
    """What only its owner needs in full: the technologies that wait for workers, and the cards."""
    lines = Text()

    def name(card: str) -> str:
        return scene.say.name("card", card)

    workers = scene.view["workers"][seat]
    idle = [card for card in scene.view["technologies"][seat] if not workers.get(card)]
    if len(scene.names) > 2 and len(idle) > 1:
        idle = [card for card in idle if card != scene.view["government"][seat]]
        lines.append(f"{scene.say.message('table-own-idle')}: ", "dim").append(f"{names(scene, 'card', idle)}\n")
    cards = [card for card in scene.view["hand"][seat] if card]
    military = [card["card"] for card in scene.view["military_hand"][seat] if card["card"]]
    for key, found in (("civil", cards), ("military", military)):
        if found:
            # What a card brings is left to `i NAME` where the hand would fill the screen.
            about = ", ".join(_with_short(scene, card) if len(found) <= MANY else name(card) for card in found)
            lines.append(f"{scene.say.message(f'table-{key}')}: ", "dim").append(f"{about}\n", "bold")
    lines.rstrip()
    return lines


def _with_short(scene: Scene, card: str) -> str:
    short = scene.say.short("card", card)
    return scene.say.name("card", card) + (f" ({short})" if short else "")

"""7 Wonders Duel in the terminal: the structure as its cards overlap, the military track, both cities."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from rich.align import Align
from rich.box import ASCII, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from civitas.drawing import Scene
from civitas.drawing.canvas import Canvas
from civitas.drawing.parts import BELOW, ROWS, part
from civitas.games.seven_wonders_duel.catalogue import Catalogue
from civitas.games.seven_wonders_duel.title import DuelTitle
from civitas.games.seven_wonders_duel.vocabulary import COLOURS

STYLES: Final = {
    "brown": "orange3",
    "grey": "grey70",
    "blue": "dodger_blue1",
    "green": "green3",
    "yellow": "gold1",
    "red": "red1",
    "purple": "medium_purple1",
}
CARD_LINES: Final = 6
VISIBLE_LINES: Final = 3
"""How much of a card shows above the ones that cover it: its upper edge and its name."""
WIDE: Final = 110
"""From this width on most names fit in one line, and then the whole table in 40."""


def draw(scene: Scene) -> RenderableType:
    assert isinstance(scene.title, DuelTitle)
    facts = scene.title.facts
    parts: list[RenderableType] = []
    if scene.view["structure"]:
        parts.append(part("structure", Align.center(_structure(scene, facts)), again=BELOW))
    parts += [_track(scene, facts), part("cities", _cities(scene, facts), again=ROWS), *_middle(scene)]
    return Group(*parts)


# ------------------------------------------------------------------ the structure


def _structure(scene: Scene, facts: Catalogue) -> Text:
    cards = scene.view["structure"]
    half = max(4, min(10, scene.width // 12))
    last_row = max(card["row"] for card in cards)
    canvas = Canvas(12 * half, last_row * _visible(scene) + CARD_LINES, scene.plain)
    # Slots are numbered from the deepest row on, so that each card covers what it should.
    for card in cards:
        x, y = (card["x"] - 1) * half, card["row"] * _visible(scene)
        if card["card"] is None:
            _face_down(scene, canvas, card, x, y, half * 2)
        else:
            _face_up(scene, facts, canvas, card, x, y, half * 2)
    return canvas.text()


def _visible(scene: Scene) -> int:
    return VISIBLE_LINES - (scene.width >= WIDE)


def _face_down(scene: Scene, canvas: Canvas, card: dict[str, Any], x: int, y: int, width: int) -> None:
    canvas.box(x, y, width, CARD_LINES, "bright_black", "." if scene.plain else "░")
    back = scene.say.message("table-guild-back") if card["guild"] else "I" * scene.view["age"]
    canvas.write(x + 1, y + 1, f" {back} ".center(width - 2, "." if scene.plain else "░"), "bright_black")


def _face_up(scene: Scene, facts: Catalogue, canvas: Canvas, card: dict[str, Any], x: int, y: int, width: int) -> None:
    colour = STYLES[COLOURS[facts.items[facts.cards.index[card["card"]]].colour]]
    free = not card["covered_by"]
    inside = width - 2
    canvas.box(x, y, width, CARD_LINES, f"bold {colour}" if free else f"dim {colour}")
    name = textwrap.wrap(scene.say.name("card", card["card"]), inside, break_long_words=False)
    if not free and _visible(scene) < VISIBLE_LINES:
        name = [" ".join(name)]
    elif len(name) > 2:
        name = [name[0], _cut(" ".join(name[1:]), inside)]
    for line, text in enumerate(name, 1):
        canvas.write(x + 1, y + line, _cut(text, inside), f"bold {colour}" if free else f"dim {colour}")
    if free or _visible(scene) == VISIBLE_LINES:
        canvas.write(x + 1, y + 3, _cut(scene.say.short("card", card["card"]), inside), "" if free else "dim")
    if free:
        place = x + 1
        for text, style in _prices(scene, card["card"]):
            canvas.write(place, y + 4, text, style)
            place += len(text)


def _prices(scene: Scene, card: str) -> list[tuple[str, str]]:
    """What the card costs the viewer; to a spectator what it costs each player."""
    players = scene.view["players"]
    seats = [scene.viewer] if scene.viewer is not None else [0, 1]
    found: list[tuple[str, str]] = []
    for seat in seats:
        if found:
            found.append((" | ", "dim"))
        found.append(_price(scene, players[seat]["prices"][card], players[seat]["coins"]))
    return found


def _price(scene: Scene, price: int, coins: int) -> tuple[str, str]:
    return scene.say.message("table-price", {"coins": price}), "bold green" if price <= coins else "bright_red"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


# ------------------------------------------------------------------ the military track


def _track(scene: Scene, facts: Catalogue) -> RenderableType:
    """One line from capital to capital: the pawn, and the tokens still there as the coins they cost."""
    pawn = scene.view["pawn"]
    loot = scene.view["loot"]
    track = Text(justify="center")
    track.append(f"{scene.names[0]} ", "bold")
    for space in range(-facts.capital, facts.capital + 1):
        token = next((coins for start, coins in facts.loot_at if start == abs(space)), 0)
        owner = 0 if space < 0 else 1
        if space == pawn:
            track.append("@" if scene.plain else "◆", "bold bright_red")
        elif abs(space) == facts.capital:
            track.append("#" if scene.plain else "█", "bright_red")
        elif token in loot[owner]:
            track.append(str(token), "yellow")
        else:
            track.append("|" if space == 0 else "." if scene.plain else "·", "dim")
        track.append(" ")
    track.append(scene.names[1], "bold")
    leader = 0 if pawn > 0 else 1
    distance = facts.capital - abs(pawn)
    key = "table-military-level" if pawn == 0 else "table-military" if distance else "table-military-capital"
    told = scene.say.told(key, {"seat": leader, "points": facts.zone_vp[abs(pawn)], "distance": distance}, scene.names)
    if scene.width >= WIDE and len(track) + 3 + len(told) <= scene.width:
        return track.append("   ").append(told, "dim")
    return Group(track, Text(told, "dim", justify="center"))


# ------------------------------------------------------------------ the cities


def _cities(scene: Scene, facts: Catalogue) -> RenderableType:
    panels = [_city(scene, facts, seat) for seat in range(2)]
    if scene.width < 72:
        return Group(*panels)
    table = Table.grid(expand=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    table.add_row(*panels)
    return table


def _city(scene: Scene, facts: Catalogue, seat: int) -> Panel:
    player = scene.view["players"][seat]
    say = scene.say
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    rows.add_row(say.message("table-production"), _production(scene, player))
    prices = [f"{say.name('resource', good)}:{price}" for good, price in player["trade"].items()]
    rows.add_row(say.message("table-trade"), " ".join(prices))
    for colour in COLOURS:
        of_colour = [
            say.name("card", card)
            for card in scene.view["cities"][seat]
            if COLOURS[facts.items[facts.cards.index[card]].colour] == colour
        ]
        if of_colour:
            rows.add_row(say.name("colour", colour), Text(", ".join(of_colour), STYLES[colour]))
    if player["science"]:
        rows.add_row(say.message("table-science"), _science(scene, facts, player))
    if scene.view["tokens"][seat]:
        tokens = ", ".join(say.name("token", token) for token in scene.view["tokens"][seat])
        rows.add_row(say.message("table-progress"), Text(tokens, "green"))
    rows.add_row(say.message("table-wonders"), _wonders(scene, player, seat))
    head = {"seat": seat, "coins": player["coins"], "points": sum(player["points"].values())}
    return Panel(
        rows,
        title=Text(say.told("table-city", head, scene.names)),
        title_align="left",
        box=ASCII if scene.plain else ROUNDED,
        border_style="bold" if seat == scene.viewer else "dim",
    )


def _production(scene: Scene, player: dict[str, Any]) -> str:
    say = scene.say
    parts = [say.amount("resource", good, count) for good, count in player["production"].items() if count]
    parts += [
        say.message(f"table-choice-{kind}", {"count": count}) for kind, count in player["choices"].items() if count
    ]
    return ", ".join(parts) or "–"


def _science(scene: Scene, facts: Catalogue, player: dict[str, Any]) -> Text:
    symbols = [
        scene.say.name("science", symbol) + (f" ×{count}" if count > 1 else "")
        for symbol, count in player["science"].items()
    ]
    return Text(f"{', '.join(symbols)} ({len(symbols)}/{facts.symbols_to_win})", STYLES["green"])


def _wonders(scene: Scene, player: dict[str, Any], seat: int) -> Text:
    """As many in a line as a wide terminal holds; elsewhere one."""
    room = scene.width // 2 - len(scene.say.message("table-wonders")) - 6 if scene.width >= WIDE else 0
    lines: list[Text] = []
    for wonder in scene.view["wonders"][seat]:
        found = _wonder(scene, player, seat, wonder)
        if lines and len(lines[-1]) + 2 + len(found) <= room:
            lines[-1].append("  ").append_text(found)
        else:
            lines.append(found)
    return Text("\n").join(lines) if lines else Text("–")


def _wonder(scene: Scene, player: dict[str, Any], seat: int, wonder: str) -> Text:
    name = scene.say.name("wonder", wonder)
    if wonder in scene.view["built"][seat]:
        return Text(("[x] " if scene.plain else "■ ") + name, "bold")
    found = Text(("[ ] " if scene.plain else "□ ") + name + " ")
    return found.append(*_price(scene, player["wonder_prices"][wonder], player["coins"]))


def _middle(scene: Scene) -> list[RenderableType]:
    """What lies between the cities: the Wonders to choose from, tokens, and the discard pile."""
    found: list[RenderableType] = []
    for label, domain, items in (
        ("table-offered", "wonder", scene.view["offered"]),
        ("table-board", "token", scene.view["board"]),
        ("table-discarded", "card", scene.view["discarded"]),
    ):
        if items:
            line = Text().append(scene.say.message(label) + " ", "dim")
            found.append(part(label, line.append(", ".join(scene.say.name(domain, item) for item in items))))
    return found

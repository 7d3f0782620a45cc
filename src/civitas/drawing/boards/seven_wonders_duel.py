"""7 Wonders Duel as a picture: the structure in the middle, the track above it, the cities on either side."""

from __future__ import annotations

from typing import Any, Final

from civitas.drawing import Scene
from civitas.drawing.boards.sheet import Sheet, colour, drawn
from civitas.games.seven_wonders_duel.catalogue import Catalogue
from civitas.games.seven_wonders_duel.title import DuelTitle
from civitas.games.seven_wonders_duel.vocabulary import COLOURS

CARD, TALL, PITCH, STEP = 84, 126, 90, 52
SIDE: Final = 218
"""How wide a city is."""
LEFT, MIDDLE, TOP = 12, 500, 46
TONES: Final = ("band", "lite", "mid", "deep", "sky")


def draw(scene: Scene, sheet: Sheet) -> float:
    assert isinstance(scene.title, DuelTitle)
    facts = scene.title.facts
    own = scene.viewer or 0
    _track(scene, sheet, facts, own)
    bottom = _structure(scene, sheet, facts)
    bottom = _between(scene, sheet, bottom)
    left = _city(scene, sheet, facts, own, LEFT)
    right = _city(scene, sheet, facts, 1 - own, sheet.width - LEFT - SIDE)
    return max(bottom, left, right)


def _tones(kind: str) -> str:
    return ";".join(f"--{tone}:{colour(f'card-{kind}-{tone}')}" for tone in TONES) + f";--paper:{colour('paper')}"


def _colour_of(facts: Catalogue, card: str) -> str:
    return COLOURS[facts.items[facts.cards.index[card]].colour]


def _scene_of(card: str) -> str:
    scenes: dict[str, list[str]] = drawn("seven_wonders_duel")
    return next((name for name, cards in scenes.items() if card in cards), "guild")


# ------------------------------------------------------------------ track and structure


def _track(scene: Scene, sheet: Sheet, facts: Catalogue, own: int) -> None:
    """The own capital on the left, as on the screen."""
    space, y = 25, TOP + 26
    ahead = scene.view["pawn"] if own == 0 else -scene.view["pawn"]
    sheet.box(MIDDLE - (facts.capital + 0.5) * space, y - 12, (2 * facts.capital + 1) * space, 24, colour("paper-2"))
    for step in range(-facts.capital, facts.capital + 1):
        x = MIDDLE + step * space
        if abs(step) == facts.capital:
            sheet.symbol("i-tower", x - 11, y - 11, 22)
            continue
        sheet.path(f"M{x - 4} {y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", colour("line"))
        if facts.zone_vp[abs(step)]:
            sheet.text(x, y + 26, facts.zone_vp[abs(step)], 10, colour("faint"), anchor="middle")
    for seat, side in ((own, -1), (1 - own, 1)):
        for start, coins in facts.loot_at:
            if coins in scene.view["loot"][seat]:
                sheet.text(MIDDLE + side * start * space, y - 15, f"−{coins}", 11, colour("bad"), anchor="middle")
    sheet.symbol("i-pawn", MIDDLE + ahead * space - 12, y - 20, 24, 30)


def _structure(scene: Scene, sheet: Sheet, facts: Catalogue) -> float:
    cards = scene.view["structure"]
    top = TOP + 66
    for card in cards:
        x, y = MIDDLE + (card["x"] - 6) * PITCH / 2 - CARD / 2, top + card["row"] * STEP
        if card["card"] is None:
            sheet.box(x, y, CARD, TALL, colour("bronze"))
            sheet.symbol("back-guild" if card["guild"] else f"back-{scene.view['age']}", x, y, CARD, TALL)
            sheet.text(x + CARD / 2, y + 36, "I" * scene.view["age"], 16, colour("white"), anchor="middle")
        else:
            _card(scene, sheet, facts, card, x, y)
    return top + max([card["row"] * STEP + TALL for card in cards], default=0)


def _card(scene: Scene, sheet: Sheet, facts: Catalogue, card: dict[str, Any], x: float, y: float) -> None:
    """What it does on its band, then its name: both stay in sight when a card lies on top."""
    name, kind, free = card["card"], _colour_of(facts, card["card"]), not card["covered_by"]
    sheet.box(x, y, CARD, TALL, colour(f"card-{kind}-sky"), colour(f"card-{kind}-deep"))
    sheet.symbol(f"s-{_scene_of(name)}", x + 1, y + 46, CARD - 2, 60, style=_tones(kind))
    sheet.box(x, y, CARD, 21, colour(f"card-{kind}-band"))
    sheet.text(x + CARD / 2, y + 15, scene.say.short("card", name), 11, colour("white"), anchor="middle", most=CARD - 6)
    sheet.middle(x + 3, y + 33, CARD - 6, scene.say.name("card", name), 11.5, 2)
    if free:
        seats = [scene.viewer] if scene.viewer is not None else [0, 1]
        for place, seat in enumerate(seats):
            player = scene.view["players"][seat]
            price = player["prices"][name]
            ink = colour("good" if price <= player["coins"] else "bad")
            sheet.symbol("i-coin", x + 6 + place * 40, y + 108, 15)
            sheet.text(x + 24 + place * 40, y + 120, price, 13, ink, "bold")


def _between(scene: Scene, sheet: Sheet, bottom: float) -> float:
    """Wonders to choose from, Progress tokens and the discard pile."""
    wide = 2 * (MIDDLE - LEFT - SIDE) - 30
    left = MIDDLE - wide / 2
    for place, wonder in enumerate(scene.view["offered"]):
        x = left + place * wide / 4
        sheet.symbol(f"w-{wonder}", x, bottom + 10, 120, 57)
        sheet.text(x + 60, bottom + 80, scene.say.name("wonder", wonder), 11, anchor="middle", most=118)
    if scene.view["offered"]:
        bottom += 84
    for label, domain, found in (
        ("table-board", "token", scene.view["board"]),
        ("table-discarded", "card", scene.view["discarded"]),
    ):
        if found:
            told = ", ".join(scene.say.name(domain, item) for item in found)
            bottom = sheet.paragraph(left, bottom + 22, wide, f"{scene.say.message(label)} {told}", 12, colour("faint"))
    return bottom


# ------------------------------------------------------------------ the cities


def _city(scene: Scene, sheet: Sheet, facts: Catalogue, seat: int, x: float) -> float:
    player, say = scene.view["players"][seat], scene.say
    y = float(TOP)
    sheet.seat(seat, x, y, 20)
    sheet.text(x + 26, y + 15, scene.names[seat], 14, weight="bold", most=SIDE - 110)
    for place, (sign, value) in enumerate((("i-coin", player["coins"]), ("i-laurel", sum(player["points"].values())))):
        sheet.symbol(sign, x + 132 + place * 44, y, 19)
        sheet.text(x + 153 + place * 44, y + 15, value, 14, weight="bold")
    y += 28
    y = _signs(sheet, x, y, [(f"i-{good}", count) for good, count in player["production"].items() if count])
    y = _signs(sheet, x, y, [(f"i-{symbol}", count) for symbol, count in player["science"].items()])
    for place, wonder in enumerate(scene.view["wonders"][seat]):
        _wonder(scene, sheet, player, seat, wonder, x + place % 2 * (SIDE / 2 + 2), y + place // 2 * 70)
    y += (len(scene.view["wonders"][seat]) + 1) // 2 * 70
    tokens = ", ".join(say.name("token", token) for token in scene.view["tokens"][seat])
    if tokens:
        y = sheet.paragraph(x, y + 12, SIDE, f"{say.message('table-progress')}: {tokens}", 12, weight="bold") + 6
    for kind in COLOURS:
        for card in [card for card in scene.view["cities"][seat] if _colour_of(facts, card) == kind]:
            sheet.box(x, y, 62, 18, colour(f"card-{kind}-band"), round=4)
            sheet.text(x + 31, y + 13, say.short("card", card), 10.5, colour("white"), anchor="middle", most=56)
            sheet.text(x + 68, y + 13, say.name("card", card), 12.5, most=SIDE - 70)
            y += 20
    return y


def _signs(sheet: Sheet, x: float, y: float, found: list[tuple[str, int]]) -> float:
    for place, (sign, count) in enumerate(found):
        sheet.symbol(sign, x + place * 36, y, 20)
        if count > 1:
            sheet.text(x + place * 36 + 21, y + 16, f"×{count}", 11)
    return y + 25 if found else y


def _wonder(scene: Scene, sheet: Sheet, player: dict[str, Any], seat: int, wonder: str, x: float, y: float) -> None:
    built = wonder in scene.view["built"][seat]
    width = SIDE / 2 - 4
    sheet.box(x - 1, y - 1, width + 2, width * 0.475 + 2, colour("paper-2"), colour("bronze" if built else "line"), 4)
    sheet.symbol(f"w-{wonder}", x, y, width, width * 0.475, style="" if built else "opacity:.45")
    sheet.text(x + width / 2, y + 63, scene.say.name("wonder", wonder), 10.5, anchor="middle", most=width)
    if not built and wonder in player["wonder_prices"]:
        price = player["wonder_prices"][wonder]
        sheet.symbol("i-coin", x + 3, y + 33, 15)
        sheet.text(x + 20, y + 45, price, 12, colour("good" if price <= player["coins"] else "bad"), "bold")

"""Through the Ages as a picture: the card row with its prices, the civilizations side by side, the own hand."""

from __future__ import annotations

from typing import Any, Final

from civitas.drawing import Scene
from civitas.drawing.boards.sheet import Sheet, colour
from civitas.games.through_the_ages.title import AgesTitle
from civitas.games.through_the_ages.vocabulary import CARD_KINDS

AGES: Final = ("A", "I", "II", "III", "IV")
EDGE, CARD, TALL, PITCH = 14, 71, 118, 75
BANDS: Final = {
    **dict.fromkeys(("farm", "mine"), "brown"),
    **dict.fromkeys(("lab", "temple", "arena", "library", "theater"), "grey"),
    **dict.fromkeys(("infantry", "cavalry", "artillery", "air_force", "aggression", "war", "tactic", "bonus"), "red"),
    **dict.fromkeys(("leader", "territory", "pact"), "green"),
    **dict.fromkeys(("wonder", "event"), "purple"),
    **dict.fromkeys(("government", "action"), "yellow"),
}


def draw(scene: Scene, sheet: Sheet) -> float:
    view, say = scene.view, scene.say
    facts = [
        say.message(f"age-{AGES.index(view['age'])}"),
        f"{say.message('view-round')} {view['round']}",
        f"{say.message('view-player')}: {scene.names[view['player']]}",
        f"{say.message('view-civil_deck')}: {view['civil_deck']}",
        f"{say.message('view-military_deck')}: {view['military_deck']}",
        f"{say.message('view-current_events')}: {len(view['current_events'])}",
        f"{say.message('view-future_events')}: {len(view['future_events'])}",
    ]
    y = sheet.paragraph(EDGE, 52, sheet.width - 2 * EDGE, " · ".join(facts), 13, colour("faint")) + 12
    _row(scene, sheet, y)
    y += TALL + 10
    if view["common"]:
        told = ", ".join(say.name("card", card) for card in view["common"])
        y = sheet.paragraph(EDGE, y + 10, 970, f"{say.message('view-common')}: {told}", 12, colour("faint")) + 6
    seats = len(scene.names)
    wide = (sheet.width - 2 * EDGE) / seats
    y = max(_civilization(scene, sheet, seat, EDGE + seat * wide, y + 12, wide - 10) for seat in range(seats))
    return y if scene.viewer is None else _hand(scene, sheet, scene.viewer, y)


def kind_of(scene: Scene, card: str) -> str:
    assert isinstance(scene.title, AgesTitle)
    facts = scene.title.facts
    return CARD_KINDS[facts.kind[facts.cards.index[card]]]


def _sign(scene: Scene, sheet: Sheet, card: str) -> str:
    sign = f"t-{kind_of(scene, card)}"
    return sign if sheet.has(sign) else "t-card"


def _row(scene: Scene, sheet: Sheet, y: float) -> None:
    seat = scene.viewer if scene.viewer is not None else scene.view["player"]
    prices = scene.view["players"][seat]["row_costs"]
    for place, card in enumerate(scene.view["row"]):
        x = EDGE + place * PITCH
        if card is None:
            sheet.box(x, y, CARD, TALL, colour("paper-2"))
            continue
        _card(scene, sheet, card, x, y)
        price = prices[place] or 0
        for pip in range(price):
            sheet.symbol("t-civil", x + 3 + pip * min(13, 40 / price), y + TALL - 17, 13, ink=colour("bad"))
        if place < scene.view["leaving"]:
            sheet.symbol("t-leaves", x + CARD - 17, y + TALL - 17, 14, ink=colour("faint"))


def _card(scene: Scene, sheet: Sheet, card: str, x: float, y: float) -> None:
    band = BANDS.get(kind_of(scene, card), "blue")
    sheet.box(x, y, CARD, TALL, colour(f"card-{band}-lite"), colour(f"card-{band}-deep"))
    sheet.box(x, y, CARD, 28, colour(f"card-{band}-band"))
    sheet.symbol(_sign(scene, sheet, card), x + CARD / 2 - 11, y + 3, 22, ink=colour("white"))
    sheet.middle(x + 3, y + 42, CARD - 6, scene.say.name("card", card), 11.5, 3)
    sheet.middle(x + 3, y + 80, CARD - 6, scene.say.short("card", card), 10, 2, colour("faint"))


def _civilization(scene: Scene, sheet: Sheet, seat: int, x: float, y: float, wide: float) -> float:
    sheet.box(x, y, wide, 30, colour("paper-2"), colour("line"))
    sheet.seat(seat, x + 5, y + 4, 22)
    sheet.text(x + 33, y + 20, scene.names[seat], 15, weight="bold", most=wide - 40)
    y = _figures(scene, sheet, seat, x, y + 38, wide)
    for label, sign, told in _things(scene, seat):
        sheet.symbol(sign, x + 2, y, 17, ink=colour("bronze"))
        y = sheet.paragraph(x + 24, y + 13, wide - 26, f"{label}: {told}", 13) + 8
    for card in scene.view["technologies"][seat]:
        workers = scene.view["workers"][seat].get(card, 0)
        ink = "" if workers else colour("faint")
        sheet.symbol(_sign(scene, sheet, card), x + 2, y, 17, ink=ink)
        sheet.text(x + 24, y + 13, scene.say.name("card", card), 13, ink, most=wide * 0.6)
        for worker in range(workers):
            sheet.symbol("t-worker", x + wide * 0.66 + worker * 16, y, 16, ink=colour("card-yellow-deep"))
        y += 20
    return y


def _figures(scene: Scene, sheet: Sheet, seat: int, x: float, y: float, wide: float) -> float:
    view = scene.view
    player = view["players"][seat]
    found = [
        ("culture", f"{view['culture'][seat]} ({player['culture_rate']:+})"),
        ("science", f"{view['science'][seat]} ({player['science_rate']:+})"),
        ("infantry", player["strength"]),
        ("happy", f"{player['happy']}/{player['happy_required']}"),
        ("food", f"{player['food']} ({player['food_production']:+} −{player['consumption']})"),
        ("resource", f"{player['resources']} ({player['resource_production']:+} −{player['corruption']})"),
        ("civil", f"{view['civil'][seat]}/{player['civil_total']}"),
        ("military", f"{view['military'][seat]}/{player['military_total']}"),
        ("worker", view["unused"][seat]),
        ("card", f"{len(view['hand'][seat])} + {len(view['military_hand'][seat])}"),
    ]
    across = max(2, int(wide // 112))
    for place, (sign, value) in enumerate(found):
        at, down = x + place % across * wide / across, y + place // across * 25
        sheet.symbol(f"t-{sign}", at + 2, down, 19)
        sheet.text(at + 25, down + 15, value, 14, weight="bold", most=wide / across - 28)
    return y + (len(found) + across - 1) // across * 25 + 4


def _things(scene: Scene, seat: int) -> list[tuple[str, str, str]]:
    """All that a civilization has besides technologies: what it is called, its sign and its names."""
    view, say = scene.view, scene.say

    def named(value: Any) -> str:
        cards = [value] if isinstance(value, str) else value or []
        return ", ".join(say.name("card", card) for card in cards)

    found = [
        ("government", "t-government", named(view["government"][seat])),
        ("leader", "t-leader", named(view["leader"][seat])),
        ("wonders", "t-wonder", named(view["wonders"][seat])),
        ("colonies", "t-territory", named(view["colonies"][seat])),
        ("tactic", "t-tactic", named(view["tactic"][seat])),
    ]
    if view["unfinished"][seat] is not None:
        stages = {"card": named(view["unfinished"][seat]), "stages": view["stages"][seat]}
        found.append(("unfinished", "t-wonder", say.message("table-stages", stages)))
    for card, whom in (("war", "war_on"), ("pact", "pact_with")):
        if view[card][seat] is not None:
            found.append((card, f"t-{card}", f"{named(view[card][seat])} ({scene.names[view[whom][seat]]})"))
    return [(say.message(f"table-{label}"), sign, told) for label, sign, told in found if told]


def _hand(scene: Scene, sheet: Sheet, seat: int, y: float) -> float:
    """The cards that their owner alone sees, drawn like those of the row."""
    held = [card for card in scene.view["hand"][seat] if card]
    held += [card["card"] for card in scene.view["military_hand"][seat] if card["card"]]
    if not held:
        return y
    sheet.text(EDGE, y + 18, f"{scene.say.message('table-cards')}:", 13, colour("faint"))
    for place, card in enumerate(held):
        _card(scene, sheet, card, EDGE + place % 13 * PITCH, y + 26 + place // 13 * (TALL + 6))
    return y + 26 + (len(held) + 12) // 13 * (TALL + 6)

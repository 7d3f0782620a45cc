"""What each seat sees, beyond the fields shown as they are."""

from __future__ import annotations

from civitas.games.seven_wonders_duel import vocabulary as v
from civitas.games.seven_wonders_duel.frames import ENDINGS, LIBRARY
from civitas.games.seven_wonders_duel.position import FACE_DOWN_GUILD, GONE, DuelState
from civitas.games.seven_wonders_duel.rules.construction import card_price, unit_price, wonder_price
from civitas.games.seven_wonders_duel.rules.turn import discard_income
from civitas.games.seven_wonders_duel.scoring import score_sheet
from civitas.kernel.fields import members
from civitas.kernel.frames import kind_of, seat_of


def see_duel(p: DuelState, viewer: int) -> dict[str, object]:
    facts = p.facts
    shown = p.see_fields(viewer)
    shown["ending"] = ENDINGS[p.ending]
    shown["structure"] = _structure(p)
    shown["accessible"] = [facts.cards.ids[card] for card in p.accessible_cards()]
    # Which cards of the deck are still unseen can be worked out from what lies open.
    shown["unseen"] = [facts.cards.ids[card] for card in sorted(p.unseen)]
    shown["unseen_guilds"] = [facts.cards.ids[card] for card in sorted(p.unseen_guilds)]
    shown["unseen_wonders"] = [facts.wonders.ids[wonder] for wonder in sorted(p.unseen_wonders)]
    shown["box"] = [facts.tokens.ids[token] for token in sorted(p.box + members(p.library))]
    drawn_by_viewer = kind_of(p.now) == LIBRARY and seat_of(p.now) == viewer
    shown["library"] = [facts.tokens.ids[token] for token in members(p.library)] if drawn_by_viewer else None
    sides = len(facts.loot_at)
    shown["loot"] = [
        [zone[1] for number, zone in enumerate(facts.loot_at) if p.loot >> side * sides + number & 1] for side in (1, 0)
    ]
    shown["tucked"] = {
        facts.wonders.ids[wonder]: facts.cards.ids[p.under(wonder)]
        for wonder in range(len(facts.wonders))
        if p.under(wonder) >= 0
    }
    shown["players"] = [_player(p, seat) for seat in range(2)]
    return shown


def _structure(p: DuelState) -> list[dict[str, object]]:
    """The slots that still hold a card: where they lie, what is known of them, what covers them."""
    found: list[dict[str, object]] = []
    for slot in p.structure:
        card = p.slots[slot.number]
        if card == GONE:
            continue
        covered = slot.covered_by & p.left
        found.append(
            {
                "slot": slot.number,
                "row": slot.row,
                "x": slot.x,
                "card": p.facts.cards.ids[card] if card >= 0 else None,
                "guild": card == FACE_DOWN_GUILD,
                "covered_by": members(covered),
            }
        )
    return found


def _player(p: DuelState, seat: int) -> dict[str, object]:
    """Figures anyone could work out from what lies open."""
    facts = p.facts
    city = p.city[seat]
    economy = city.economy
    wonders = facts.members[city.unbuilt()]
    return {
        "coins": city.coins,
        "production": {name: economy >> v.GOOD_BITS * index & 31 for index, name in enumerate(v.RESOURCES)},
        "choices": {"raw": economy >> v.RAW_CHOICE & 7, "manufactured": economy >> v.MADE_CHOICE & 7},
        "trade": {name: unit_price(city, index) for index, name in enumerate(v.RESOURCES)},
        "prices": {facts.cards.ids[card]: card_price(p, seat, card) for card in p.accessible_cards()},
        "wonder_prices": {facts.wonders.ids[own]: wonder_price(p, seat, own) for own in wonders},
        "discard": discard_income(p, seat),
        "colours": {name: city.count(index) for index, name in enumerate(v.COLOURS)},
        "wonders_built": city.count(v.WONDERS_BUILT),
        "science": {
            name: city.symbols >> v.SYMBOL_BITS * index & 3
            for index, name in enumerate(facts.symbols.ids)
            if city.symbols >> v.SYMBOL_BITS * index & 3
        },
        "points": score_sheet(p, seat),
    }

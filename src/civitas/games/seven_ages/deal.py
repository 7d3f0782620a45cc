"""Explicit deals: what chance decides, given in advance. Parts may be left out or be shorter; chance deals the rest.

hands     per seat the cards it is dealt
deck      the cards in the order in which they are drawn: of those still in the deck the first comes next
leaders   per turn of the game, by colour, the leaders that its empire draws from the cup; `nobody` is an empty counter
spied     the cards that spies find: of those in the hand the first
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.catalogue import Catalogue
from civitas.games.seven_ages.rules.cards import DECK_AT, HANDS_AT, SPIED_AT
from civitas.games.seven_ages.rules.leaders import MOST_DRAWS, leader_place
from civitas.games.seven_ages.vocabulary import NO_LEADER
from civitas.kernel.chance import ScriptChance
from civitas.kernel.errors import BadInput, Reason, short

PARTS: Final = ["hands", "deck", "leaders", "spied"]
NOBODY: Final = "nobody"


def script_of(facts: Catalogue, deal: dict[str, object], seats: int) -> ScriptChance:
    for part in deal:
        if part not in PARTS:
            raise _bad(str(part)[:40], "reason-unknown-key")
    items: dict[int, int] = {}
    dealt: list[int] = []
    for seat, hand in enumerate(_list(deal.get("hands", []), "hands", seats)):
        _place_cards(items, facts, hand, f"hands[{seat}]", facts.cards_dealt, HANDS_AT + 100 * seat, dealt)
    _place_cards(items, facts, deal.get("deck", []), "deck", len(facts.cards), DECK_AT, dealt)
    _place_cards(items, facts, deal.get("spied", []), "spied", len(facts.cards), SPIED_AT, [])
    leaders = deal.get("leaders", [])
    for turn, drawn in enumerate(_list(leaders, "leaders", _length(leaders))):
        _place_leaders(items, facts, drawn, turn + 1)
    return ScriptChance(items, 0)


def _bad(place: str, reason: str, figures: dict[str, object] | None = None) -> BadInput:
    return BadInput("error-bad-deal", {"place": place, "reason": Reason(reason, figures or {})})


def _length(value: object) -> int:
    return len(value) if isinstance(value, list) else 0


def _list(value: object, place: str, most: int) -> list[object]:
    if not isinstance(value, list) or len(value) > most:
        raise _bad(place, "reason-needs-list", {"wanted": f"0 … {most}"})
    return value


def _place_cards(
    items: dict[int, int], facts: Catalogue, names: object, place: str, most: int, first: int, dealt: list[int]
) -> None:
    """No card comes up twice among those dealt."""
    for number, name in enumerate(_list(names, place, most)):
        card = facts.cards.index.get(name) if isinstance(name, str) else None
        if card is None:
            raise _bad(place, "reason-unknown", {"found": short(name)})
        if card in dealt:
            raise _bad(place, "reason-twice", {"found": short(name)})
        dealt.append(card)
        items[first + number] = card


def _place_leaders(items: dict[int, int], facts: Catalogue, drawn: object, turn: int) -> None:
    place = f"leaders[{turn - 1}]"
    if not isinstance(drawn, dict):
        raise _bad(place, "reason-needs-table", {"found": short(drawn)})
    for colour, names in drawn.items():
        if colour not in facts.colours.index:
            raise _bad(place, "reason-unknown", {"found": short(colour)})
        for number, name in enumerate(_list(names, f"{place}.{colour}", MOST_DRAWS)):
            leader = facts.leaders.index.get(name) if isinstance(name, str) else None
            if leader is None and name != NOBODY:
                raise _bad(f"{place}.{colour}", "reason-unknown", {"found": short(name)})
            items[leader_place(turn, facts.colours.index[colour], number)] = NO_LEADER if leader is None else leader

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
from civitas.kernel.deals import Deal, item, listed, table

PARTS: Final = ["hands", "deck", "leaders", "spied"]
NOBODY: Final = "nobody"


def script_of(facts: Catalogue, given: dict[str, object], seats: int) -> ScriptChance:
    deal = Deal(given, PARTS)
    cards = len(facts.cards)
    dealt: list[int] = []
    for seat, hand in enumerate(deal.listed("hands", 0, seats)):
        place = f"hands[{seat}]"
        deal.lay(listed(hand, place, 0, facts.cards_dealt), facts.cards, HANDS_AT + 100 * seat, place, dealt)
    deal.lay(deal.listed("deck", 0, cards), facts.cards, DECK_AT, "deck", dealt)
    deal.lay(deal.listed("spied", 0, cards), facts.cards, SPIED_AT, "spied")
    for number, drawn in enumerate(deal.listed("leaders")):
        place = f"leaders[{number}]"
        for colour, names in table(drawn, place).items():
            whose = item(colour, facts.colours, place)
            _lay_leaders(deal, facts, names, number + 1, whose, f"{place}.{colour}")
    return ScriptChance(deal.items, 0)


def _lay_leaders(deal: Deal, facts: Catalogue, names: object, turn: int, colour: int, place: str) -> None:
    for number, name in enumerate(listed(names, place, 0, MOST_DRAWS)):
        leader = NO_LEADER if name == NOBODY else item(name, facts.leaders, place)
        deal.items[leader_place(turn, colour, number)] = leader

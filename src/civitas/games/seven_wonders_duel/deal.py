"""Explicit deals: what chance decides, given in advance. Parts may be left out and are then dealt by chance.

first_seat   who begins
tokens       the progress tokens on the board
box_tokens   those in the box, in the order in which the Great Library draws them
wonders      the Wonders of both rounds of the draft
ages         per Age the cards of its structure, slot by slot
"""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import Catalogue
from civitas.games.seven_wonders_duel.rules.age import LAST_AGE
from civitas.games.seven_wonders_duel.vocabulary import (
    FIRST_SEAT_AT,
    GUILD_BACKS_AT,
    GUILD_DECK,
    LIBRARY_AT,
    STRUCTURE_AT,
    TOKENS_AT,
    WONDERS_AT,
)
from civitas.kernel.chance import ScriptChance
from civitas.kernel.deals import Deal, bad_deal, listed

PARTS: Final = ["first_seat", "tokens", "box_tokens", "wonders", "ages"]


def script_of(facts: Catalogue, given: dict[str, object], seats: int) -> ScriptChance:
    deal = Deal(given, PARTS)
    deal.first_seat(seats, FIRST_SEAT_AT)
    on_board = facts.tokens_on_board
    in_box = len(facts.tokens) - on_board
    tokens = deal.lay(deal.listed("tokens", on_board, on_board), facts.tokens, TOKENS_AT, "tokens")
    box = deal.lay(deal.listed("box_tokens", in_box, in_box), facts.tokens, LIBRARY_AT, "box_tokens")
    if set(tokens) & set(box):
        raise bad_deal("box_tokens", "reason-swd-on-the-board")
    picks = len(facts.picks)
    deal.lay(deal.listed("wonders", picks, picks), facts.wonders, WONDERS_AT, "wonders")
    for number, cards in enumerate(deal.listed("ages", LAST_AGE, LAST_AGE)):
        _lay_age(deal, facts, number, cards)
    return ScriptChance(deal.items, 0)


def _lay_age(deal: Deal, facts: Catalogue, number: int, cards: object) -> None:
    place = f"ages[{number}]"
    names = listed(cards, place, facts.slots, facts.slots)
    dealt = deal.lay(names, facts.cards, STRUCTURE_AT + 100 * (number + 1), place)
    guilds = [slot for slot, card in enumerate(dealt) if facts.items[card].deck == GUILD_DECK]
    for card in dealt:
        if facts.items[card].deck not in (number, GUILD_DECK):
            raise bad_deal(place, "reason-swd-other-age", {"found": facts.cards.ids[card]})
    wanted = facts.guilds_in_play if number + 1 == LAST_AGE else 0
    if len(guilds) != wanted:
        raise bad_deal(place, "reason-swd-guilds", {"found": len(guilds), "wanted": wanted})
    for guild, slot in enumerate(guilds):
        deal.items[GUILD_BACKS_AT + guild] = slot

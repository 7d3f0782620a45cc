"""The move table: every way to answer a question of this game."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.catalogue import Catalogue
from civitas.games.seven_ages.vocabulary import ACTIONS
from civitas.kernel.moves import Domain, MoveTable, Verb, numbers

AMOUNTS: Final = [*range(1, 11), 15, 20, 25, 30, 40, 50, 75, 100, 150]
"""Sums of money that are named at once; others are given in several moves."""
MOST_ADVANCE: Final = 5
"""Spaces of progress that one trade is worth at most."""
MOST_CARDS: Final = 3
"""Cards that are demanded at once; more in several moves."""
NO_EMPIRE: Final = "none"
MOST_SEATS: Final = 7


class SevenAgesMoves(MoveTable):
    """The fields hold the first move of each verb."""

    def __init__(self, facts: Catalogue) -> None:
        action = Domain("action", ACTIONS)
        slot = Domain("slot", [*facts.colours.ids, NO_EMPIRE])
        amount = Domain("amount", [str(sum_of_money) for sum_of_money in AMOUNTS])
        card, area, place = facts.cards, facts.areas, facts.places
        target = Domain("target", [*facts.colours.ids, *[f"seat_{seat}" for seat in range(MOST_SEATS)]])
        domains = {
            "from": [place],
            "with": [facts.units],
            "lead": [facts.leaders],
            "to": [place],
            "buy": [facts.units],
            "in": [place],
            "fortify": [area],
            "mark": [slot, action],
            "reveal": [slot],
            "card": [card],
            "start": [card],
            "event": [card],
            "artefact": [card],
            "play": [card],
            "discard": [card],
            "colour": [facts.colours],
            "empire": [facts.colours],
            "area": [area],
            "pair": [facts.pairs],
            "named": [facts.named],
            "leader": [facts.leaders],
            "demote": [facts.leaders],
            "adopt": [facts.artefacts],
            "city": [area],
            "capital": [area],
            "flip": [facts.units],
            "quell": [area],
            "cure": [facts.artefacts],
            "advance": [numbers("number", 0, MOST_ADVANCE)],
            "gift": [amount],
            "price": [amount],
            "cards": [numbers("number", 0, MOST_CARDS)],
            "cadence": [action],
            "strike": [target],
        }
        names = ["end", "stop", "pass", "yes", "no", "done", "from", "with", "lead", "to", "buy", "in", "commit"]
        names += ["tactician", "elite", "glory", "promote", "deck", "fortify", "reveal", "card", "play", "discard"]
        names += ["event", "artefact", "start", "colour", "empire", "area", "pair", "named", "leader", "demote"]
        names += ["adopt", "city", "capital", "flip", "quell", "cure", "advance", "gift", "price", "cards", "cadence"]
        names += ["strike", "mark"]
        domains["commit"] = [facts.units]
        super().__init__([Verb(name, domains.get(name, [])) for name in names])
        self.end, self.stop, self.skip, self.yes, self.no = self.firsts("end", "stop", "pass", "yes", "no")
        self.done, self.origin, self.unit, self.lead, self.to = self.firsts("done", "from", "with", "lead", "to")
        self.buy, self.put, self.commit, self.tactician = self.firsts("buy", "in", "commit", "tactician")
        self.elite, self.glory, self.promote, self.deck = self.firsts("elite", "glory", "promote", "deck")
        self.fortify, self.reveal, self.card, self.play = self.firsts("fortify", "reveal", "card", "play")
        self.discard, self.event, self.artefact, self.start = self.firsts("discard", "event", "artefact", "start")
        self.colour, self.empire, self.area, self.pair = self.firsts("colour", "empire", "area", "pair")
        self.named, self.leader, self.demote, self.adopt = self.firsts("named", "leader", "demote", "adopt")
        self.city, self.capital, self.flip, self.quell = self.firsts("city", "capital", "flip", "quell")
        self.cure, self.advance, self.gift, self.price = self.firsts("cure", "advance", "gift", "price")
        self.cards, self.cadence, self.strike, self.mark = self.firsts("cards", "cadence", "strike", "mark")
        self.slots = len(slot)
        self.slot = slot
        self.action = action
        self.target = target

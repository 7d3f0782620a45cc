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
        first = {name: verb.base for name, verb in self.by_name.items()}
        self.end = first["end"]
        self.stop = first["stop"]
        self.skip = first["pass"]
        self.yes = first["yes"]
        self.no = first["no"]
        self.done = first["done"]
        self.origin = first["from"]
        self.unit = first["with"]
        self.lead = first["lead"]
        self.to = first["to"]
        self.buy = first["buy"]
        self.put = first["in"]
        self.commit = first["commit"]
        self.tactician = first["tactician"]
        self.elite = first["elite"]
        self.glory = first["glory"]
        self.promote = first["promote"]
        self.deck = first["deck"]
        self.fortify = first["fortify"]
        self.reveal = first["reveal"]
        self.card = first["card"]
        self.play = first["play"]
        self.discard = first["discard"]
        self.event = first["event"]
        self.artefact = first["artefact"]
        self.start = first["start"]
        self.colour = first["colour"]
        self.empire = first["empire"]
        self.area = first["area"]
        self.pair = first["pair"]
        self.named = first["named"]
        self.leader = first["leader"]
        self.demote = first["demote"]
        self.adopt = first["adopt"]
        self.city = first["city"]
        self.capital = first["capital"]
        self.flip = first["flip"]
        self.quell = first["quell"]
        self.cure = first["cure"]
        self.advance = first["advance"]
        self.gift = first["gift"]
        self.price = first["price"]
        self.cards = first["cards"]
        self.cadence = first["cadence"]
        self.strike = first["strike"]
        self.mark = first["mark"]
        self.slots = len(slot)
        self.slot = slot
        self.action = action
        self.target = target

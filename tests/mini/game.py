"""The position of the miniature title: which rule answers which question; dealing, seeing, imagining."""

from __future__ import annotations

from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.errors import BadInput, Reason
from civitas.kernel.fields import members
from civitas.kernel.frames import frame, kind_of
from civitas.kernel.joint import Joint
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title
from mini import town
from mini.catalogue import FOLDER, MOST_SEATS, Catalogue
from mini.moves import make_moves
from mini.position import AUCTION, BUILD, NOTHING, REACT, ROUND, MiniState
from mini.questions import STEPS, make_questions

# Places for explicit deals: plus 10 for each seat, plus the number of the card or slot.
STARTER_AT, HANDS_AT, UNITS_AT = 0, 100, 200


class Mini(MiniState):
    def copy(self) -> Position:
        return Mini(self.title, self.seats, self.options, self.chance, self.facts, self)

    # ------------------------------------------------------------------ what goes on by itself

    def step(self) -> None:
        if kind_of(self.now) == ROUND:
            self.begin_round()
        else:
            STEPS[kind_of(self.now)](self)

    def begin_round(self) -> None:
        """New units, cards and goods; then all build."""
        if self.round == self.facts.rounds:
            self.end_game()
            return
        self.round += 1
        for seat in self.alive():
            self.muster(seat)
            self.draw_card(seat, HANDS_AT + 10 * seat + 9)
            self.goods[seat] = [count + self.facts.income for count in self.goods[seat]]
            self.bank = [count - self.facts.income for count in self.bank]
        if self.log is not None:
            self.tell("event-round", {"round": self.round})
        self.now = frame(AUCTION, 0)
        town.begin_building(self)

    def muster(self, seat: int) -> None:
        """Draw a unit for the first empty slot; only its owner sees it, but in games without fog."""
        if self.cup and NOTHING in self.units[seat]:
            slot = self.units[seat].index(NOTHING)
            self.units[seat][slot] = self.draw(self.cup, UNITS_AT + 10 * seat + slot)
            if not self.options["fog"]:
                self.exposed[seat] |= 1 << slot

    def draw_card(self, seat: int, place: int) -> None:
        if not self.deck and self.discarded:
            self.deck = members(self.discarded)
            self.discarded = 0
            self.reshuffles += 1
            if self.log is not None:
                self.tell("event-reshuffled", {})
        if self.deck:
            card = self.draw(self.deck, place)
            self.hands[seat] |= 1 << card
            if self.log is not None:
                self.tell("event-drawn", {"seat": seat, "card": self.facts.cards.ids[card]}, 1 << seat)

    def closed(self, kind: int, joint: Joint) -> None:
        if kind == BUILD:
            town.end_building(self)

    def passes(self, script: list[int]) -> bool:
        return self.title.moves.verb(script[0]).name == "pass"

    def reopens(self, kind: int) -> bool:
        return self.target != NOTHING if kind == REACT else not self.cancelled

    def takes(self, seat: int, maker: int, terms: list[int]) -> int:
        return town.forbids_accept(self, seat, terms)

    def settle(self, seat: int, act: int, other: int, terms: list[int]) -> None:
        town.settle(self, seat, act, terms)

    # ------------------------------------------------------------------ seeing and imagining

    def see(self, viewer: int) -> dict[str, object]:
        shown = self.see_fields(viewer)
        cards, units = self.facts.cards.ids, self.facts.units.ids
        known = self.known[viewer] if viewer >= 0 else 0
        shown["seats"] = [
            {
                "cards": self.hands[seat].bit_count(),
                "known": [cards[card] for card in members(self.hands[seat] & known)],
                "units": [
                    None if unit == NOTHING else units[unit] if self.exposed[seat] >> slot & 1 else "?"
                    for slot, unit in enumerate(self.units[seat])
                ],
            }
            for seat in range(self.seats)
        ]
        shown["deck"], shown["cup"] = len(self.deck), len(self.cup)
        return shown

    def deal_anew(self, viewer: int) -> None:
        self._deal_hands(viewer)
        self._deal_units(viewer)

    def _deal_hands(self, viewer: int) -> None:
        """First the coins that bids have vouched for, then the other cards, then who knows what of them."""
        known = self.known[viewer] if viewer >= 0 else 0
        others = [seat for seat in range(self.seats) if seat != viewer]
        before = self.hands.copy()
        kept = [hand if seat == viewer else hand & known for seat, hand in enumerate(before)]
        pool = sorted(self.deck + [card for seat in others for card in members(before[seat] & ~kept[seat])])
        coins = [card for card in pool if self.facts.coins >> card & 1]
        self.hands = kept.copy()
        for seat in others:
            for _ in range(self.pledged[seat] - self.coins(seat)):
                self.hands[seat] |= 1 << self.draw(coins, -1)
        dealt = sum(self.hands)
        pool = [card for card in pool if not dealt >> card & 1]
        for seat in others:
            for _ in range(before[seat].bit_count() - self.hands[seat].bit_count()):
                self.hands[seat] |= 1 << self.draw(pool, -1)
        self.deck = pool
        self.known = [
            mask if seat == viewer else self._know_anew(seat, before, kept) for seat, mask in enumerate(self.known)
        ]

    def _know_anew(self, knower: int, before: list[int], kept: list[int]) -> int:
        """As many cards of each hand as before, and those that the viewer knows too."""
        mask = 0
        for seat in range(self.seats):
            known = self.known[knower] & before[seat]
            mask |= known & kept[seat]
            fresh = members(self.hands[seat] & ~kept[seat])
            for _ in range((known & ~kept[seat]).bit_count()):
                mask |= 1 << self.draw(fresh, -1)
        return mask

    def _deal_units(self, viewer: int) -> None:
        hidden = [
            (seat, slot)
            for seat in range(self.seats)
            for slot, unit in enumerate(self.units[seat])
            if seat != viewer and unit != NOTHING and not self.exposed[seat] >> slot & 1
        ]
        pool = sorted(self.cup + [self.units[seat][slot] for seat, slot in hidden])
        for seat, slot in hidden:
            self.units[seat][slot] = self.draw(pool, -1)
        self.cup = pool

    def standing(self) -> dict[str, object]:
        facts = self.facts
        totals: list[int] = []
        scores: list[dict[str, object]] = []
        for seat in range(self.seats):
            buildings = sum(facts.points[building] for building in self.towns[seat] if building != NOTHING)
            categories = {"buildings": buildings, "relics": facts.relic_points * self.relics[seat]}
            totals.append(sum(categories.values()))
            scores.append({"total": totals[seat], "categories": categories})
        best = max(totals[seat] for seat in self.alive())
        winners = [seat for seat in sorted(self.alive()) if totals[seat] == best]
        over = self.over()
        return {
            "over": over,
            "ending": "running" if not over else "last" if len(self.alive()) == 1 else "points",
            "winners": winners if over else [],
            "scores": scores,
        }


class MiniTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        moves = make_moves(facts)
        domains = {
            domain.name: domain
            for domain in (facts.goods, facts.buildings, facts.cards, facts.units, facts.plots, facts.slots)
        }
        super().__init__(
            "mini",
            "mini",
            {"en": "Miniature", "it": "Miniatura"},
            list(range(2, MOST_SEATS + 1)),
            [Option("fog", True)],
            moves,
            domains,
            1,
            facts.data,
            FOLDER,
            {"designed": True},
        )
        self.questions = make_questions(moves)

    def sizes(self, seats: int, options: dict[str, object]) -> dict[str, int]:
        facts = self.facts
        found = super().sizes(seats, options)
        found["good"], found["plot"], found["slot"] = len(facts.goods), len(facts.plots), len(facts.slots)
        return found

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        return Mini(self, seats, options, chance, self.facts)

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Mini)
        facts, seats = self.facts, position.seats
        position.now = frame(ROUND, 0)
        position.piles = facts.piles(seats)
        position.bank = [facts.bank - seats * facts.start_goods] * len(facts.goods)
        position.goods = [[facts.start_goods] * len(facts.goods) for _ in range(seats)]
        position.deck, position.cup = facts.deck(seats), facts.cup(seats)
        position.starter = position.draw(list(range(position.seats)), STARTER_AT)
        for seat in range(position.seats):
            for number in range(self.facts.hand):
                position.draw_card(seat, HANDS_AT + 10 * seat + number)
            position.muster(seat)

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        """`{"starter": seat, "hands": [cards by seat], "units": [units by seat]}`, each part optional. The first cards
        of a hand are dealt at the start, its last one is drawn in each round; units come slot by slot."""
        items: dict[int, int] = {}
        for part, value in deal.items():
            if part == "starter" and value in range(seats):
                items[STARTER_AT] = int(str(value))
            elif part == "hands" and isinstance(value, list) and len(value) == seats:
                for seat, cards in enumerate(value):
                    for number, card in enumerate(cards):
                        at = number if number < self.facts.hand else 9
                        items[HANDS_AT + 10 * seat + at] = self._item("card", card, part)
            elif part == "units" and isinstance(value, list) and len(value) == seats:
                for seat, units in enumerate(value):
                    for slot, unit in enumerate(units):
                        items[UNITS_AT + 10 * seat + slot] = self._item("unit", unit, part)
            else:
                raise BadInput("error-bad-deal", {"place": part, "reason": Reason("reason-unknown-key", {})})
        return ScriptChance(items, 0)

    def _item(self, domain: str, name: str, place: str) -> int:
        index = self.domains[domain].index.get(name)
        if index is None:
            raise BadInput("error-bad-deal", {"place": place, "reason": Reason("reason-unknown", {"found": name})})
        return index

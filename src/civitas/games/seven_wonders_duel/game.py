"""The position of 7 Wonders Duel: which chapter of the rules answers which question."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.catalogue import FOLDER, GUILD_DECK, Catalogue
from civitas.games.seven_wonders_duel.describe import ARGUMENT_KINDS, describe, explain_payment
from civitas.games.seven_wonders_duel.evaluate import evaluate_duel, sight_of_duel
from civitas.games.seven_wonders_duel.features import is_open, name_features, sense_duel, winner_in_sight
from civitas.games.seven_wonders_duel.position import (
    ENDINGS,
    LIBRARY,
    RUNNING,
    TURN,
    DuelState,
)
from civitas.games.seven_wonders_duel.problems import SHAPES, problems_of
from civitas.games.seven_wonders_duel.questions import make_questions
from civitas.games.seven_wonders_duel.rules import age, draft, setup, turn
from civitas.games.seven_wonders_duel.scoring import score_sheet
from civitas.games.seven_wonders_duel.sheet import draw
from civitas.games.seven_wonders_duel.view import see_duel
from civitas.kernel.bounds import Shape
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.errors import BadInput, Reason, short
from civitas.kernel.fields import members
from civitas.kernel.frames import a_of, b_of, kind_of, seat_of
from civitas.kernel.moves import Domain
from civitas.kernel.position import Position
from civitas.kernel.senses import Senses, Written
from civitas.kernel.title import Option, Title


class Duel(DuelState):
    def copy(self) -> Position:
        self.own = 0  # from now on the twin shares the cities and heaps
        return Duel(self.title, self.seats, self.options, self.chance, self.facts, self)

    def moves(self, seat: int) -> list[int]:
        """The moves of a turn, asked for more often than everything else, are listed without a look at the table."""
        return turn.turn_moves(self, seat) if kind_of(self.now) == TURN else super().moves(seat)

    def step(self) -> None:
        turn.end_turn(self, seat_of(self.now), a_of(self.now), b_of(self.now))

    def see(self, viewer: int) -> dict[str, object]:
        return see_duel(self, viewer)

    def deal_anew(self, viewer: int) -> None:
        """Only the Great Library's draw is ever hidden: nothing else is decided before it is seen."""
        for seat in range(2):
            if seat != viewer and self.city[seat].library_memory:
                self._draw_anew(seat)

    def _draw_anew(self, seat: int) -> None:
        box = sorted(self.box + members(self.library))
        seen = self.city[seat].library_memory
        chosen = seen
        for token in box:
            chosen &= ~(1 << token)
        drawn = 0
        for _ in range(seen.bit_count() - chosen.bit_count()):
            drawn |= 1 << self.draw(box, -1)
        if kind_of(self.now) == LIBRARY and seat_of(self.now) == seat:
            self.library = drawn
            self.box = box
        self.own_city(seat).library_memory = chosen | drawn

    def shapes(self) -> dict[int, Shape]:
        return SHAPES

    def problems(self) -> list[str]:
        return problems_of(self)

    def standing(self) -> dict[str, object]:
        sheets = [score_sheet(self, seat) for seat in range(2)]
        winners: list[int] = []
        if self.ending != RUNNING:
            winners = [self.winner] if self.winner >= 0 else [0, 1]
        return {
            "over": self.ending != RUNNING,
            "ending": ENDINGS[self.ending],
            "winners": winners,
            "scores": [{"total": sum(sheet.values()), "categories": sheet} for sheet in sheets],
        }


class DuelTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        domains: dict[str, Domain] = {
            "card": facts.cards,
            "wonder": facts.wonders,
            "token": facts.tokens,
            "science": facts.symbols,
        }
        super().__init__(
            "seven_wonders_duel",
            "swd",
            {"en": "7 Wonders Duel", "it": "7 Wonders Duel"},
            [2],
            [Option("first_game", False)],
            facts.moves,
            domains,
            1,
            facts.data,
            FOLDER,
            facts.provenance,
        )
        self.questions = make_questions(facts.moves)
        # Always the same, and worth keeping: setting up is a tenth of a random game.
        self.fixed_sizes = super().sizes(2, {})
        self.fixed_sizes["place"] = facts.slots
        self.fixed_sizes["item"] = len(facts.items)
        self.fixed_sizes["loot"] = 2 * len(facts.loot_at)

    def sizes(self, seats: int, options: dict[str, object]) -> dict[str, int]:
        return self.fixed_sizes

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        return Duel(self, seats, options, chance, self.facts)

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Duel)
        setup.set_up(position)
        if position.options["first_game"]:
            draft.give_first_game_wonders(position)
        else:
            draft.begin_draft(position)

    def name_of(self, domain: str, item: str, language: str) -> str | None:
        names = self.facts.names.get(domain + ":" + item)
        return None if names is None else names[language]

    def argument_kinds(self) -> dict[str, str]:
        return ARGUMENT_KINDS

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        return describe(self.facts, domain, item)

    def explain(self, preview: dict[str, object]) -> list[tuple[str, dict[str, object]]]:
        return explain_payment(preview)

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        return draw(self.facts, domain, item)

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        """`{"first_seat", "tokens": [5], "box_tokens": [5], "wonders": [8], "ages": [[20], [20], [20]]}`; parts may be
        left out and are then dealt by chance."""
        facts = self.facts
        items: dict[int, int] = {}
        for key in deal:
            if key not in ("first_seat", "tokens", "box_tokens", "wonders", "ages"):
                raise _bad_deal(str(key)[:40], "reason-unknown-key", {})
        if "first_seat" in deal:
            first = deal["first_seat"]
            if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
                raise _bad_deal("first_seat", "reason-none-of", {"found": short(first), "choices": "0, 1"})
            items[setup.FIRST_SEAT_AT] = first
        on_board = facts.tokens_on_board
        tokens = _dealt(deal, "tokens", facts.tokens, on_board)
        box = _dealt(deal, "box_tokens", facts.tokens, len(facts.tokens) - on_board)
        if set(tokens) & set(box):
            raise _bad_deal("box_tokens", "reason-swd-on-the-board", {})
        _place(items, tokens, setup.TOKENS_AT)
        _place(items, box, setup.LIBRARY_AT)
        _place(items, _dealt(deal, "wonders", facts.wonders, len(facts.picks)), setup.WONDERS_AT)
        if "ages" in deal:
            self._script_ages(deal["ages"], items)
        return ScriptChance(items, 0)

    def evaluate(self, position: Position) -> list[float]:
        assert isinstance(position, Duel)
        return evaluate_duel(position)

    def quiet(self, position: Position) -> bool:
        """A frame beneath the question is a turn under way: a token or a card is still to be chosen."""
        return not position.later

    def sight(self, position: Position, seat: int) -> int:
        assert isinstance(position, Duel)
        return sight_of_duel(position, seat)

    def feature_names(self) -> list[str]:
        return name_features(self.facts)

    def features(self, position: Position, seat: int, buffer: list[float]) -> None:
        self.sense(position, seat, Written(buffer))

    def sense(self, position: Position, seat: int, senses: Senses) -> None:
        assert isinstance(position, Duel)
        sense_duel(position, seat, senses)

    def winner_in_sight(self, position: Position) -> int:
        assert isinstance(position, Duel)
        return winner_in_sight(position)

    def is_open(self, position: Position) -> bool:
        assert isinstance(position, Duel)
        return is_open(position)

    def _script_ages(self, ages: object, items: dict[int, int]) -> None:
        if not isinstance(ages, list) or len(ages) != age.LAST_AGE:
            raise _bad_deal("ages", "reason-needs-list", {"wanted": age.LAST_AGE})
        for number, cards in enumerate(ages):
            place = f"ages[{number}]"
            dealt = _dealt({place: cards}, place, self.facts.cards, self.facts.slots)
            guilds = [slot for slot, card in enumerate(dealt) if self.facts.items[card].deck == GUILD_DECK]
            for card in dealt:
                if self.facts.items[card].deck not in (number, GUILD_DECK):
                    raise _bad_deal(place, "reason-swd-other-age", {"found": self.facts.cards.ids[card]})
            wanted = self.facts.guilds_in_play if number == 2 else 0
            if len(guilds) != wanted:
                raise _bad_deal(place, "reason-swd-guilds", {"found": len(guilds), "wanted": wanted})
            _place(items, guilds, setup.GUILD_BACKS_AT)
            _place(items, dealt, setup.STRUCTURE_AT + 100 * (number + 1))


def _bad_deal(place: str, reason: str, figures: dict[str, object]) -> BadInput:
    return BadInput("error-bad-deal", {"place": place, "reason": Reason(reason, figures)})


def _place(items: dict[int, int], dealt: list[int], first: int) -> None:
    for number, item in enumerate(dealt):
        items[first + number] = item


def _dealt(deal: dict[str, object], part: str, domain: Domain, count: int) -> list[int]:
    """The items of one part of a deal, checked; none if the part is left out."""
    if part not in deal:
        return []
    value = deal[part]
    if not isinstance(value, list) or len(value) != count:
        raise _bad_deal(part, "reason-needs-list", {"wanted": count})
    found: list[int] = []
    for name in value:
        index = domain.index.get(name) if isinstance(name, str) else None
        if index is None:
            raise _bad_deal(part, "reason-unknown", {"found": short(name)})
        if index in found:
            raise _bad_deal(part, "reason-twice", {"found": name})
        found.append(index)
    return found

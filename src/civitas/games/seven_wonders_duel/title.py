"""The title: names, options, set-up and explicit deals."""

from __future__ import annotations

from civitas.games.seven_wonders_duel.bots.danger import endangered, winner_in_sight
from civitas.games.seven_wonders_duel.bots.evaluate import evaluate_duel, is_quiet
from civitas.games.seven_wonders_duel.bots.features import is_open, name_features, sense_duel
from civitas.games.seven_wonders_duel.bots.sight import sight_of
from civitas.games.seven_wonders_duel.catalogue import FOLDER, Catalogue
from civitas.games.seven_wonders_duel.deal import script_of
from civitas.games.seven_wonders_duel.describe import ARGUMENTS, describe, explain_payment
from civitas.games.seven_wonders_duel.hooks import Duel
from civitas.games.seven_wonders_duel.questions import make_questions
from civitas.games.seven_wonders_duel.rules import draft, setup
from civitas.games.seven_wonders_duel.sheet import draw
from civitas.kernel.advice import Advice
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title


class DuelTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        super().__init__(
            "seven_wonders_duel",
            "swd",
            {"en": "7 Wonders Duel", "it": "7 Wonders Duel"},
            [2],
            [Option("first_game", False)],
            facts.moves,
            {
                "card": facts.cards,
                "wonder": facts.wonders,
                "token": facts.tokens,
                "science": facts.symbols,
            },
            1,
            facts.data,
            FOLDER,
            facts.provenance,
        )
        self.questions = make_questions(facts.moves)
        self.advice = Advice(evaluate_duel, is_quiet, sight_of, sense_duel, names=name_features(facts), open_sense=True)
        self.arguments = ARGUMENTS
        self.played = {"build": "card", "revive": "card", "wonder": "wonder", "token": "token"}
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

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        return describe(self.facts, domain, item)

    def explain(self, preview: dict[str, object]) -> list[tuple[str, dict[str, object]]]:
        return explain_payment(preview)

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        return draw(self.facts, domain, item)

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        return script_of(self.facts, deal, seats)

    def winner_in_sight(self, position: Position) -> int:
        assert isinstance(position, Duel)
        return winner_in_sight(position)

    def endangered(self, position: Position, seat: int, share: float) -> float:
        assert isinstance(position, Duel)
        return endangered(position, seat, share)

    def is_open(self, position: Position) -> bool:
        assert isinstance(position, Duel)
        return is_open(position)

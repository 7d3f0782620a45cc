"""The title: names, options, set-up and explicit deals."""

from __future__ import annotations

from civitas.games.through_the_ages.bots.evaluate import evaluate_ages, is_quiet
from civitas.games.through_the_ages.bots.features import name_features, sense_ages
from civitas.games.through_the_ages.bots.plans import WIDTH, plans_of
from civitas.games.through_the_ages.bots.sight import sight_of
from civitas.games.through_the_ages.catalogue import FOLDER, Catalogue
from civitas.games.through_the_ages.deal import script_of
from civitas.games.through_the_ages.describe import ARGUMENTS, describe
from civitas.games.through_the_ages.hooks import Ages
from civitas.games.through_the_ages.moves import AgesMoves
from civitas.games.through_the_ages.questions import make_questions
from civitas.games.through_the_ages.rules import setup
from civitas.games.through_the_ages.sheet import draw
from civitas.games.through_the_ages.vocabulary import AGES, ORIGINAL, SEED, SOURCES
from civitas.kernel.advice import Advice
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title


class AgesTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        moves = AgesMoves(facts)
        super().__init__(
            "through_the_ages",
            "tta",
            {
                "en": "Through the Ages: A New Story of Civilization",
                "it": "Through the Ages: Rivivi la Storia della Civiltà",
            },
            [2, 3, 4],
            [
                Option("short", False),
                Option("peaceful", False),
                Option("manual_payment", False),
                Option("ruleset", ORIGINAL, [ORIGINAL, SEED]),
            ],
            moves,
            {
                domain.name: domain
                for domain in [
                    facts.cards,
                    facts.sites,
                    facts.technologies,
                    facts.governments,
                    facts.specials,
                    facts.leaders,
                    facts.wonders,
                    facts.actions,
                    facts.civil_cards,
                    facts.military_cards,
                    facts.events,
                    facts.territories,
                    facts.aggressions,
                    facts.wars,
                    facts.pacts,
                    facts.tactics,
                    facts.bonuses,
                    facts.abilities_used,
                    moves.goods,
                    moves.targets,
                    moves.side_names,
                    moves.spaces,
                ]
            },
            2,
            facts.data,
            FOLDER,
            facts.provenance,
        )
        self.questions = make_questions(moves)
        self.advice = Advice(evaluate_ages, is_quiet, sight_of, sense_ages, names=name_features(facts), open_sense=True)
        self.arguments = ARGUMENTS
        self.played = {"take": "civil", "prepare": "event"}
        self.played |= {verb: verb for verb in ("tactic", "aggression", "war", "pact")}
        self.harmless_draws = True
        self.sources = SOURCES
        self.credited_domain = "card"

    def sizes(self, seats: int, options: dict[str, object]) -> dict[str, int]:
        facts = self.facts
        found = super().sizes(seats, options)
        found["age"] = len(AGES)
        found["row"] = len(facts.row_cost)
        found["store"] = facts.stores
        return found

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        return Ages(self, seats, options, chance, self.facts)

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Ages)
        setup.set_up(position)

    def name_of(self, domain: str, item: str, language: str) -> str | None:
        names = self.facts.names.get(item)
        return None if names is None else names[language]

    def label_key(self, move: int) -> str:
        if self.moves.verb(move).name == "pact" and not self.facts.pact_lettered[self.moves.args(move)[0]]:
            return "move-pact-plain"
        return super().label_key(move)

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        return describe(self.facts, domain, item)

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        return draw(self.facts, domain, item)

    def plans(self, position: Position, seat: int, width: int = 0) -> list[list[int]]:
        return plans_of(position, seat, width or WIDTH)

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        return script_of(self.facts, deal, seats, options)

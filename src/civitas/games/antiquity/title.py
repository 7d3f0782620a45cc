"""The title: names, options, set-up and explicit deals."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.bots.evaluate import evaluate_antiquity
from civitas.games.antiquity.bots.features import name_features, sense_antiquity
from civitas.games.antiquity.bots.plans import WIDTH, plans_of
from civitas.games.antiquity.bots.sight import sight_of
from civitas.games.antiquity.catalogue import FOLDER, Catalogue
from civitas.games.antiquity.deal import script_of
from civitas.games.antiquity.describe import ARGUMENTS, describe
from civitas.games.antiquity.frames import HARVEST
from civitas.games.antiquity.hooks import Antiquity
from civitas.games.antiquity.moves import AntiquityMoves, table_of
from civitas.games.antiquity.questions import make_questions
from civitas.games.antiquity.rules import harvest, setup
from civitas.games.antiquity.sheet import draw
from civitas.games.antiquity.vocabulary import CITIES, READINGS, SETTLED_BY_FIGURES
from civitas.kernel.advice import Advice
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.frames import kind_of
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title

AS_RULESET: Final = "ruleset"
ORIGINAL: Final = "original"
SEED: Final = "seed"


class AntiquityTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        moves = AntiquityMoves(facts)
        options = [Option("ruleset", ORIGINAL, [ORIGINAL, SEED])]
        super().__init__(
            "antiquity",
            "antiquity",
            {"en": "Antiquity", "it": "Antiquity"},
            [2, 3, 4],
            options + [Option(name, AS_RULESET, [AS_RULESET, ORIGINAL, SEED]) for name in READINGS],
            moves,
            {
                "good": facts.goods,
                "building": facts.buildings,
                "house": facts.houses,
                "size": facts.sizes,
                "project": facts.projects,
                "saint": facts.saints,
                "face": facts.faces,
                "tile": facts.tiles,
                "hex": facts.hexes,
                "city": facts.cities,
                "square": facts.squares,
                "facing": facts.facings,
                "direction": facts.directions,
            },
            3,
            facts.data,
            FOLDER,
            facts.provenance,
        )
        self.questions = make_questions(moves)
        self.advice = Advice(
            evaluate_antiquity, None, sight_of, sense_antiquity, names=name_features(facts), open_sense=True
        )
        self.arguments = ARGUMENTS
        self.played = {"build": "building", "found": "project", "saint": "saint"}

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Antiquity)
        setup.set_up(position)

    def sizes(self, seats: int, options: dict[str, object]) -> dict[str, int]:
        facts = self.facts
        found = super().sizes(seats, options)
        found["map_tile"] = facts.layout(seats).tiles
        found["turned_face"] = 6 * len(facts.faces)
        found["site"] = len(facts.hexes) * len(facts.directions)
        found["pile"] = len(facts.pile_sizes)
        found["stock"] = seats * len(facts.goods)
        found["any_city"] = seats * CITIES
        return found

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        position = Antiquity(self, seats, options, chance, self.facts)
        for number, name in enumerate(READINGS):
            chosen = options[name]
            if chosen == AS_RULESET:
                chosen = ORIGINAL if name in SETTLED_BY_FIGURES else options["ruleset"]
            if chosen == SEED:
                position.readings |= 1 << number
        return position

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        return script_of(self.facts, deal, seats)

    def name_of(self, domain: str, item: str, language: str) -> str | None:
        names = self.facts.names.get(f"{domain}:{item}")
        if names is not None:
            return names[language]
        # Hexes, squares and the like are called by their ids.
        return item if domain in ("hex", "square", "city", "house", "size", "facing", "tile") else None

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        return describe(self.facts, domain, item)

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        return draw(self.facts, domain, item)

    # ------------------------------------------------------------------ what bots ask

    def alike(self, position: Position, seat: int) -> int:
        p = position if position.joint is None else position.sketch(seat)
        assert isinstance(p, Antiquity)
        if kind_of(p.now) != HARVEST:
            return -1
        place = harvest.alike(p, seat)
        return table_of(p).take + place if place >= 0 else -1

    def plans(self, position: Position, seat: int, width: int = 0) -> list[list[int]]:
        return plans_of(position, seat, width or WIDTH)

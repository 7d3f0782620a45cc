"""The title: names, options, set-up and explicit deals."""

from __future__ import annotations

from typing import Final

from civitas.games.historia.bots.evaluate import evaluate_historia, is_open, is_quiet
from civitas.games.historia.bots.features import name_features, sense_historia
from civitas.games.historia.bots.outlook import name_outlook, tell_outlook
from civitas.games.historia.bots.sight import sight_of
from civitas.games.historia.catalogue import FOLDER, Catalogue
from civitas.games.historia.deal import script_of
from civitas.games.historia.describe import ARGUMENTS, describe
from civitas.games.historia.hooks import Historia
from civitas.games.historia.moves import HistoriaMoves
from civitas.games.historia.questions import make_questions
from civitas.games.historia.rules import setup
from civitas.games.historia.sheet import draw
from civitas.games.historia.vocabulary import KINDS_OF_POINTS, MODULES
from civitas.kernel.advice import Advice
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.errors import BadInput
from civitas.kernel.moves import Domain
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title

SOLO_CIVBOTS: Final = ["noble", "noble"]
"""Whom a player alone meets without the option."""

EARLIER_DATA: Final = ["eca44e45c5f3f69a"]
"""Until version 3 of the rules, which says what each number rests on and that Schliemann's Tourism is the basic row."""


class HistoriaTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        moves = HistoriaMoves(facts)
        options = [Option("civbots", [], facts.difficulties.ids, many=True)]
        super().__init__(
            "historia",
            "historia",
            {"en": "Historia", "it": "Historia"},
            [1, 2, 3, 4, 5, 6],
            options + [Option(name, False) for name in MODULES],
            moves,
            {
                "card": facts.cards,
                "seat": facts.rivals,
                "territory": facts.territories,
                "wonder": facts.wonders,
                "advisor": facts.advisors,
                "leader": facts.leaders,
                "event": facts.events,
                "goal": facts.goals,
                "government": facts.governments,
                "civilization": facts.sets,
                "colour": facts.colours,
                "civbot_card": facts.civbot_cards,
                "difficulty": facts.difficulties,
                "technology_level": Domain("technology_level", facts.technology.ids[1:]),
                "military_level": Domain("military_level", facts.military.ids[1:]),
            },
            3,
            facts.data,
            FOLDER,
            facts.provenance,
        )
        self.questions = make_questions(moves)
        self.advice = Advice(
            evaluate_historia,
            is_quiet,
            sight_of,
            sense_historia,
            names=name_features(facts),
            open_sense=True,
            outlook=tell_outlook,
            outlook_names=name_outlook(facts),
        )
        self.arguments = ARGUMENTS
        self.played = {"lay": "card", "art": "wonder", "leader": "leader", "civilization": "civilization"}
        self.earlier_data = EARLIER_DATA
        self.earlier_parts = {"civbots": "others"}

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Historia)
        setup.set_up(position)

    def _civbots(self, seats: int, options: dict[str, object]) -> list[int]:
        """The levels of the Civbots; BadInput if there are too few or too many for the players."""
        given = options["civbots"]
        assert isinstance(given, list)
        names = given if given or seats > 1 else SOLO_CIVBOTS
        least, most = self.facts.civbot_range[seats]
        if not least <= len(names) <= most:
            figures: dict[str, object] = {"option": "civbots", "given": len(names), "least": least, "most": most}
            raise BadInput("error-option-count", {**figures, "seats": seats})
        return [self.facts.difficulties.index[str(name)] for name in names]

    def sizes(self, seats: int, options: dict[str, object]) -> dict[str, int]:
        found = super().sizes(seats, options)
        found["player"] = seats + len(self._civbots(seats, options))
        found["points"] = found["player"] * KINDS_OF_POINTS
        found["tile"] = len(self.facts.tile_values)
        found["era"] = self.facts.eras
        found["turn"] = len(self.facts.icons)
        found["step"] = len(self.facts.steps)
        return found

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        position = Historia(self, seats, options, chance, self.facts)
        position.difficulty = [-1] * seats + self._civbots(seats, options)
        for number, name in enumerate(MODULES):
            if options[name]:
                position.modules |= 1 << number
        return position

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        return script_of(self.facts, deal, seats, len(self._civbots(seats, options)))

    def name_of(self, domain: str, item: str, language: str) -> str | None:
        # Cards are action cards or advisors.
        names = self.facts.names.get(f"{domain}:{item}") or self.facts.names.get(f"advisor:{item}")
        return None if names is None else names[language]

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        return describe(self.facts, domain, item)

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        return draw(self.facts, domain, item)

    def is_open(self, position: Position) -> bool:
        assert isinstance(position, Historia)
        return is_open(position)

"""The title: names, options, set-up and explicit deals."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.bots.evaluate import evaluate_seven_ages, is_quiet
from civitas.games.seven_ages.bots.features import name_features, sense_seven_ages
from civitas.games.seven_ages.bots.plans import plans_of
from civitas.games.seven_ages.bots.sight import sight_of
from civitas.games.seven_ages.catalogue import FOLDER, Catalogue
from civitas.games.seven_ages.deal import script_of
from civitas.games.seven_ages.describe import ARGUMENTS, describe
from civitas.games.seven_ages.facts.armoury import PAIRS
from civitas.games.seven_ages.frames import START_COLOUR, TURN_OVER, code_of
from civitas.games.seven_ages.hooks import SevenAges
from civitas.games.seven_ages.moves import SevenAgesMoves
from civitas.games.seven_ages.position import MOST_COLOURS, WILD_FIRST
from civitas.games.seven_ages.questions import make_questions
from civitas.games.seven_ages.rules import markers, setup
from civitas.games.seven_ages.rules.starters import free_colours
from civitas.games.seven_ages.sheet import draw
from civitas.games.seven_ages.vocabulary import KINDS_OF_GLORY, MARKERS, OPTIONS
from civitas.kernel.advice import Advice
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.errors import BadInput
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title

MOST_TURNS: Final = 99
MOST_LATE: Final = 5
AGES: Final = 7
EARLIER_DATA: Final = ["3da4be0fbbd37f6e", "5351bd335c88d124", "97a8cc65d75e4b8c", "a746b815b97a5a95"]
"""Until version 2 of the rules: the French began in Gaul too. Then, until four Italian names had their accents. Then,
until leaders had Italian names, and until the last of them had."""


class SevenAgesTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        table = SevenAgesMoves(facts)
        self.table = table
        options = [Option(name, False) for name in OPTIONS]
        options.append(Option("ages", "0", [str(n) for n in range(AGES + 1)]))
        options.append(Option("turns", "0", [str(n) for n in range(MOST_TURNS + 1)]))
        options.append(Option("late", "0", [str(n) for n in range(MOST_LATE + 1)]))
        super().__init__(
            "seven_ages",
            "seven_ages",
            {"en": "7 Ages", "it": "7 Ages"},
            [2, 3, 4, 5, 6, 7],
            options,
            table,
            {
                "card": facts.cards,
                "event": facts.events,
                "artefact": facts.artefacts,
                "area": facts.areas,
                "place": facts.places,
                "region": facts.regions,
                "unit": facts.units,
                "colour": facts.colours,
                "pair": facts.pairs,
                "leader": facts.leaders,
                "named": facts.named,
                "terrain": facts.terrains,
                "action": table.action,
                "slot": table.slot,
                "target": table.target,
            },
            2,
            facts.data,
            FOLDER,
            facts.provenance,
        )
        self.questions = make_questions(table)
        names = name_features(facts)
        self.advice = Advice(evaluate_seven_ages, is_quiet, sight_of, sense_seven_ages, names=names, open_sense=True)
        self.arguments = ARGUMENTS
        self.played = dict.fromkeys(["start", "play", "event", "artefact"], "card")
        self.earlier_data = EARLIER_DATA

    def set_up(self, position: Position) -> None:
        assert isinstance(position, SevenAges)
        position.edition = self.rules_version
        setup.set_up(position)

    def sizes(self, seats: int, options: dict[str, object]) -> dict[str, int]:
        facts = self.facts
        found = super().sizes(seats, options)
        found["empire"] = MOST_COLOURS
        found["glory"] = seats * KINDS_OF_GLORY
        found["watcher"] = seats + 1
        found["slowed"] = MOST_COLOURS + seats
        found["marker"] = MARKERS
        found["ready"] = WILD_FIRST + PAIRS
        found["canal"] = len(facts.canals)
        found["elephant"] = len(facts.elephant_areas)
        return found

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        position = SevenAges(self, seats, options, chance, self.facts, self.table)
        for number, name in enumerate(OPTIONS):
            if options[name]:
                position.rules |= 1 << number
        position.age_limit = int(str(options["ages"]))
        position.turn_limit = int(str(options["turns"]))
        position.late = int(str(options["late"]))
        if seats - position.late < self.seat_counts[0]:
            figures: dict[str, object] = {"option": "late", "given": position.late, "least": 0, "seats": seats}
            raise BadInput("error-option-count", {**figures, "most": seats - self.seat_counts[0]})
        return position

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        return script_of(self.facts, deal, seats)

    def name_of(self, domain: str, item: str, language: str) -> str | None:
        # Markers and targets are named after the colour they belong to.
        names = self.facts.names.get(f"{'colour' if domain in ('slot', 'target') else domain}:{item}")
        return None if names is None else names[language]

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        return describe(self.facts, domain, item)

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        return draw(self.facts, domain, item)

    # ------------------------------------------------------------------ standing orders

    def alike(self, position: Position, seat: int) -> int:
        """Which of its free colours an empire gets makes no difference."""
        assert isinstance(position, SevenAges)
        asked = position.joint is None and code_of(position.now) == START_COLOUR
        return self.table.colour + free_colours(position, seat)[0] if asked else -1

    def decided(self, position: Position, seat: int) -> int:
        assert isinstance(position, SevenAges)
        return markers.due(position, seat) if position.joint is None and code_of(position.now) == TURN_OVER else -1

    def hangs_on_hidden(self, before: Position, after: Position, seat: int) -> bool:
        assert isinstance(before, SevenAges) and isinstance(after, SevenAges)
        return markers.progressed(before, after) and markers.others_hide(before, seat)

    def orders(self) -> list[str]:
        return [*super().orders(), "auto_follow"]

    # ------------------------------------------------------------------ what bots ask

    def plans(self, position: Position, seat: int, width: int = 0) -> list[list[int]]:
        return plans_of(position, seat)

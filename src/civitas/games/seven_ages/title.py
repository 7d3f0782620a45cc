"""The title: names, options, set-up and explicit deals."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.catalogue import FOLDER, Catalogue
from civitas.games.seven_ages.deal import script_of
from civitas.games.seven_ages.describe import ARGUMENT_KINDS, describe
from civitas.games.seven_ages.evaluate import evaluate_seven_ages, is_quiet
from civitas.games.seven_ages.features import name_features, seven_ages_features
from civitas.games.seven_ages.game import SevenAges
from civitas.games.seven_ages.moves import SevenAgesMoves
from civitas.games.seven_ages.plans import plans_of
from civitas.games.seven_ages.position import MOST_COLOURS, NOTHING, RUNNING
from civitas.games.seven_ages.rules import setup
from civitas.games.seven_ages.sheet import draw
from civitas.games.seven_ages.sight import sight_of
from civitas.games.seven_ages.vocabulary import KINDS_OF_GLORY, OPTIONS
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.frames import OVER_FRAME
from civitas.kernel.moves import Domain
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title

MOST_TURNS: Final = 99
AGES: Final = 7


class SevenAgesTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        table = SevenAgesMoves(facts)
        self.table = table
        domains: dict[str, Domain] = {
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
        }
        options = [Option(name, False) for name in OPTIONS]
        options.append(Option("ages", "0", [str(n) for n in range(AGES + 1)]))
        options.append(Option("turns", "0", [str(n) for n in range(MOST_TURNS + 1)]))
        super().__init__(
            "seven_ages",
            "seven_ages",
            {"en": "7 Ages", "it": "7 Ages"},
            [2, 3, 4, 5, 6, 7],
            options,
            table,
            domains,
            1,
            facts.data.name,
            facts.data.hash,
            FOLDER,
            facts.provenance,
        )

    def set_up(self, position: Position) -> None:
        assert isinstance(position, SevenAges)
        setup.set_up(position)

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        facts = self.facts
        rules = 0
        for number, name in enumerate(OPTIONS):
            if options[name]:
                rules |= 1 << number
        areas, places, artefacts = len(facts.areas), len(facts.places), len(facts.artefacts)
        nobody = [NOTHING] * MOST_COLOURS
        nothing = [0] * MOST_COLOURS
        return SevenAges(
            title=self,
            seats=seats,
            options=options,
            chance=chance,
            drawn=0,
            now=OVER_FRAME,
            later=[],
            seen=[0] * seats,
            closing=[],
            facts=facts,
            table=self.table,
            rules=rules,
            age_limit=int(str(options["ages"])),
            turn_limit=int(str(options["turns"])),
            turn_number=0,
            holder=0,
            action=NOTHING,
            ending=RUNNING,
            first_age=0,
            past=[],
            pair=[NOTHING] * seats,
            points=[0] * (seats * KINDS_OF_GLORY),
            hand=[[] for _ in range(seats)],
            known=[0] * (seats + 1),
            deck=[],
            pile=[],
            fresh=[],
            bids=[],
            marker=nobody.copy(),
            strays=[0] * seats,
            shown=0,
            ready=0,
            performed=[0] * seats,
            cadence=[],
            slowed=[0] * (MOST_COLOURS + seats),
            card=nobody.copy(),
            player=nobody.copy(),
            progress=nothing.copy(),
            money=nothing.copy(),
            elites=nothing,
            religion=nobody,
            government=nobody,
            lifted=nothing,
            capital=nobody,
            unnamed=nothing,
            tamed=[NOTHING] * len(facts.elephant_areas),
            visited=nothing,
            homes=[],
            traded=0,
            wilds=0,
            hungry=0,
            war_turns=0,
            fought=0,
            extinct=0,
            glory_halved=0,
            occupant=[NOTHING] * areas,
            units=[0] * places,
            guests=[0] * places,
            invader=NOTHING,
            city=[0] * areas,
            marks=[0] * areas,
            leaders=[],
            named_seen=0,
            cup=[],
            where=[NOTHING] * artefacts,
            twins=[0] * artefacts,
            moved=[0] * places,
            entered=[],
            led=[],
            marched=0,
            group=[],
            founding=[],
            buying=[],
            deal=[],
            battle=[],
            civil=[],
            affair=[],
            duel=[],
            found=NOTHING,
            ties=[],
            harvested=[],
            army=nothing.copy(),
        )

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        return script_of(self.facts, deal, seats)

    def name_of(self, domain: str, item: str, language: str) -> str | None:
        # Markers and targets are named after the colour they belong to.
        names = self.facts.names.get(f"{'colour' if domain in ('slot', 'target') else domain}:{item}")
        return None if names is None else names[language]

    def argument_kinds(self) -> dict[str, str]:
        return ARGUMENT_KINDS

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        return describe(self.facts, domain, item)

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        return draw(self.facts, domain, item)

    # ------------------------------------------------------------------ what bots ask

    def evaluate(self, position: Position) -> list[float]:
        assert isinstance(position, SevenAges)
        return evaluate_seven_ages(position)

    def quiet(self, position: Position) -> bool:
        assert isinstance(position, SevenAges)
        return is_quiet(position)

    def sight(self, position: Position, seat: int) -> int:
        assert isinstance(position, SevenAges)
        return sight_of(position, seat)

    def feature_names(self) -> list[str]:
        return name_features()

    def features(self, position: Position, seat: int, buffer: list[float]) -> None:
        assert isinstance(position, SevenAges)
        seven_ages_features(position, seat, buffer)

    def plans(self, position: Position, seat: int) -> list[list[int]]:
        return plans_of(position, seat)

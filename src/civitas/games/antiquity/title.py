"""The title: names, options, set-up and explicit deals."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.catalogue import FOLDER, Catalogue
from civitas.games.antiquity.deal import script_of
from civitas.games.antiquity.describe import ARGUMENT_KINDS, describe
from civitas.games.antiquity.evaluate import antiquity_features, evaluate_antiquity, name_features, sight_of
from civitas.games.antiquity.frames import RUNNING
from civitas.games.antiquity.game import Antiquity
from civitas.games.antiquity.moves import AntiquityMoves
from civitas.games.antiquity.plans import plans_of
from civitas.games.antiquity.rules import setup
from civitas.games.antiquity.sheet import draw
from civitas.games.antiquity.vocabulary import CITIES, READINGS, SETTLED_BY_FIGURES
from civitas.kernel.chance import Chance, ScriptChance
from civitas.kernel.frames import OVER_FRAME
from civitas.kernel.moves import Domain
from civitas.kernel.position import Position
from civitas.kernel.title import Option, Title

AS_RULESET: Final = "ruleset"
ORIGINAL: Final = "original"
SEED: Final = "seed"


class AntiquityTitle(Title):
    def __init__(self, facts: Catalogue) -> None:
        self.facts = facts
        domains: dict[str, Domain] = {
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
        }
        options = [Option("ruleset", ORIGINAL, [ORIGINAL, SEED])]
        super().__init__(
            "antiquity",
            "antiquity",
            {"en": "Antiquity", "it": "Antiquity"},
            [2, 3, 4],
            options + [Option(name, AS_RULESET, [AS_RULESET, ORIGINAL, SEED]) for name in READINGS],
            AntiquityMoves(facts),
            domains,
            2,
            facts.data.name,
            facts.data.hash,
            FOLDER,
            facts.provenance,
        )

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Antiquity)
        setup.set_up(position)

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Position:
        facts = self.facts
        readings = 0
        for number, name in enumerate(READINGS):
            chosen = options[name]
            if chosen == AS_RULESET:
                chosen = ORIGINAL if name in SETTLED_BY_FIGURES else options["ruleset"]
            if chosen == SEED:
                readings |= 1 << number
        tiles = facts.layout(seats).tiles
        land = facts.land(seats, [0] * tiles)
        goods, cities = seats * len(facts.goods), seats * CITIES
        return Antiquity(
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
            readings=readings,
            land=land,
            turn_number=0,
            phase=0,
            famine=facts.start_famine,
            ending=RUNNING,
            winners=0,
            out=0,
            cathedrals=0,
            order=list(range(seats)),
            faces=[0] * tiles,
            grass=0,
            polluted=0,
            markers=0,
            marker_heap=[],
            ores=[-1] * len(land.ranges),
            piles=list(facts.pile_sizes),
            works=[],
            loads=[],
            goods=[0] * goods,
            fresh=[0] * goods,
            centres=[-1] * cities,
            inns=[0] * seats,
            houses=[0] * seats,
            pieces=[[] for _ in range(seats)],
            manned=[0] * seats,
            saint=[-1] * seats,
            used=[0] * seats,
            healed=[0] * seats,
            offers=[0] * seats,
            due=[0] * seats,
            built=[0] * cities,
            homes=[0] * cities,
            fountains=[0] * cities,
            graves=[0] * cities,
            razed=[0] * cities,
            settled=[0] * cities,
            draft=[],
            air=[],
            before=[],
            taken=0,
            water=0,
            bodies=[],
            shores=[],
            held=[0] * seats,
            fringe=[0] * seats,
            zone=[0] * seats,
            owned=[0] * seats,
            active=[0] * seats,
        )

    def script(self, deal: dict[str, object], seats: int, options: dict[str, object]) -> ScriptChance:
        return script_of(self.facts, deal, seats)

    def name_of(self, domain: str, item: str, language: str) -> str | None:
        names = self.facts.names.get(f"{domain}:{item}")
        if names is not None:
            return names[language]
        # Hexes, squares and the like are called by their ids.
        return item if domain in ("hex", "square", "city", "house", "size", "facing", "tile") else None

    def argument_kinds(self) -> dict[str, str]:
        return ARGUMENT_KINDS

    def describe(self, domain: str, item: str) -> list[tuple[str, dict[str, object]]]:
        return describe(self.facts, domain, item)

    def sheet(self, domain: str, item: str) -> dict[str, object]:
        return draw(self.facts, domain, item)

    # ------------------------------------------------------------------ what bots ask

    def evaluate(self, position: Position) -> list[float]:
        assert isinstance(position, Antiquity)
        return evaluate_antiquity(position)

    def sight(self, position: Position, seat: int) -> int:
        assert isinstance(position, Antiquity)
        return sight_of(position, seat)

    def feature_names(self) -> list[str]:
        return name_features()

    def features(self, position: Position, seat: int, buffer: list[float]) -> None:
        assert isinstance(position, Antiquity)
        antiquity_features(position, seat, buffer)

    def plans(self, position: Position, seat: int) -> list[list[int]]:
        return plans_of(position, seat)

"""The facts of the game as ready tables, indexed by small integers. Read once per data pack."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from civitas.games.seven_ages import vocabulary as v
from civitas.games.seven_ages.facts.armoury import Armoury
from civitas.kernel.data import Data, Table, read_data
from civitas.kernel.facts import columns, domain_of
from civitas.kernel.moves import Domain

AGES: Final = 7
MOST_SEATS: Final = 7
MOST_NAMED: Final = 250
SPECIAL_NEEDS: Final = {
    v.CONVERT: ["empire"],
    v.PROGRESS_CHOICE: ["empire"],
    v.EXTRA_START: ["empire", "region"],
    v.RELIGION: ["artefact"],
    v.GOVERNMENT: ["artefact"],
    v.DISCOUNT: ["unit"],
    v.INITIAL_DISCOUNT: ["unit"],
    v.EARLY: ["unit"],
}
"""What a special of a card has to name."""
FOLDER: Final = Path(__file__).parent
ANYWHERE: Final = -1


@dataclass(eq=False)
class Icon:
    """One condition of glory on a card."""

    kind: int
    region: int
    areas: int
    trigger: int
    n: int


@dataclass(eq=False)
class Condition:
    """In this age an empire may start only if another one is on the map, or is not."""

    age: int
    empire: int
    on_map: bool


@dataclass(eq=False)
class Effect:
    """One thing an artefact does."""

    op: int
    n: int
    units: list[int]
    last_age: int


class Catalogue(Armoury):
    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self._read_rules(data.file("rules.toml"))
        self._read_artefacts(data.file("artefacts.toml"))
        self._read_events(data.file("events.toml"))
        self._read_cards(data.file("cards.toml"))
        self.provenance: dict[str, object] = {
            "edition": "Australian Design Group 2004, rules of play of 25 March 2006",
            "source": "rules of play and player aid; cards, map, unit values and most effects are our own design",
            "designed": True,
            "designed_things": len(self.designed),
        }

    # ------------------------------------------------------------------ numbers of the rules

    def _read_rules(self, file: Table) -> None:
        setup = file.table("setup")
        self.cards_dealt = setup.whole("cards", 2, 9)
        self.hand = setup.whole("hand", 1, 9)
        self.mark(setup, "rules:setup")
        turn = file.table("turn")
        self.most_empires = [0, *self._listed(turn, "empires", AGES)]
        self.mark(turn, "rules:turn")
        self._read_track(file)
        money = file.table("money")
        self.most_money = money.whole("most", 1)
        self.fort_cost = money.whole("fort")
        self.elite_cost = money.whole("elite")
        self.disorder_cost = money.whole("disorder")
        self.glory_cost = money.whole("glory", 1)
        self.least_unit_cost = money.whole("least_unit", 1)
        self.mark(money, "rules:money")
        self._read_limits(file)
        self._read_terrain(file)
        self._read_leaders(file)
        for row in file.tables("age"):
            name = self.name("age", row)
            row.text("years")
            self.mark(row, name)
        file.finish()

    def _listed(self, table: Table, key: str, wanted: int) -> list[int]:
        """A list of whole numbers of a certain length."""
        found = table.wholes(key)
        if len(found) != wanted:
            raise table.fault(key, "reason-needs-list", {"wanted": wanted})
        return found

    def _read_track(self, file: Table) -> None:
        track = file.table("track")
        self.spaces = track.whole("spaces", 1, 99)
        per_age = track.whole("spaces_per_age", 1, 99)
        self.age_at = [1] + [min(AGES, (space - 1) // per_age + 1) for space in range(1, self.spaces + 60)]
        """The age of each space of the track; beyond the last one it stays the same."""
        self.first_space = [0] + [(age - 1) * per_age + 1 for age in range(1, 9)]
        self.dark = track.wholes("dark_ages")
        self.ending_bonus = track.whole("bonus")
        if track.flag("dark_ages_designed"):
            self.designed.append("rules:track.dark_ages")
        if per_age * AGES != self.spaces:
            raise track.fault("spaces", "reason-found", {"found": self.spaces})
        self.mark(track, "rules:track")

    def _read_limits(self, file: Table) -> None:
        ages = file.table("ages")
        self.wheat_age = ages.whole("wheat_everywhere", 1, 8)
        self.oil_age = ages.whole("oil", 1, 8)
        self.ocean_age = ages.whole("ocean_range", 1, 8)
        self.elephants_age = ages.whole("elephants_gone", 1, 8)
        self.mark(ages, "rules:ages")
        elephants = file.table("elephants")
        self.elephant_progress = elephants.whole("progress", 1)
        self.unnamed_elephants = elephants.whole("unnamed", 0, 6)
        if elephants.flag("unnamed_designed"):
            self.designed.append("rules:elephants.unnamed")
        self.mark(elephants, "rules:elephants")
        pool = file.table("pool")
        self.nukes = pool.whole("nuke", 0, 15)
        self.shields = pool.whole("star_wars", 0, 15)
        self.mark(pool, "rules:pool")
        city = file.table("city")
        self.city_levels = city.wholes("levels")
        self.city_ages = self._listed(city, "ages", len(self.city_levels))
        self.mark(city, "rules:city")
        conflict = file.table("conflict")
        self.elite_most = conflict.whole("elites")
        self.fort_defence = conflict.whole("fort")
        self.river_defence = conflict.whole("river")
        self.strait_defence = conflict.whole("strait")
        self.invasion_defence = conflict.whole("invasion")
        if conflict.flag("strait_designed"):
            self.designed.append("rules:conflict.strait")
        self.nuke_glory = conflict.whole("nuke_glory")
        self.nuke_progress = conflict.whole("nuke_progress")
        self.mark(conflict, "rules:conflict")

    def _read_terrain(self, file: Table) -> None:
        income = file.table("income")
        printed = income.table("printed")
        self.wheat = [income.whole("wheat"), printed.whole("wheat")]
        """By the option rules06_income."""
        self.oil = income.whole("oil")
        rows = file.tables("terrain")
        if [row.text("id") for row in rows] != v.TERRAINS:
            raise file.fault("terrain", "reason-none-of", {"found": "-", "choices": ", ".join(v.TERRAINS)})
        self.terrains = Domain("terrain", v.TERRAINS)
        self.terrain_income: list[list[int]] = []
        self.foot, self.horse, self.defence = columns(3)
        self.cavalry: list[int] = []
        """What is added to the values of cavalry there."""
        self.counts_for_glory, self.becomes, self.becomes_from = columns(3)
        for number, row in enumerate(rows):
            name = self.name("terrain", row)
            plain = row.whole("income")
            self.terrain_income.append([plain, printed.whole_or(v.TERRAINS[number], plain)])
            self.foot.append(row.whole("foot", 1))
            self.horse.append(row.whole("horse", 1))
            self.defence.append(row.whole("defence"))
            self.cavalry.append(row.whole("cavalry", -9, 9))
            self.counts_for_glory.append(int(row.flag("glory")))
            self.becomes.append(v.TERRAINS.index(row.one_of("becomes", v.TERRAINS)) if row.has("becomes") else number)
            self.becomes_from.append(row.whole_or("becomes_from_age", 8, 1, 8))
            self.mark(row, name)
        printed.finish()
        self.mark(income, "rules:income")

    def _read_leaders(self, file: Table) -> None:
        rows = file.tables("leader")
        if [row.text("id") for row in rows] != v.LEADERS:
            raise file.fault("leader", "reason-none-of", {"found": "-", "choices": ", ".join(v.LEADERS)})
        for row in rows:
            self.mark(row, self.name("leader", row))
        self.leaders = Domain("leader", v.LEADERS)
        cup = file.table("cup")
        self.cup_each = cup.whole("each", 0, 9)
        self.cup_empty = cup.whole("no_leader", 0, 40)
        self.mark(cup, "rules:cup")

    # ------------------------------------------------------------------ artefacts

    def _read_artefacts(self, file: Table) -> None:
        rows = file.tables("artefact")
        self.artefacts = domain_of("artefact", rows)
        ids = self.artefacts.ids
        self.kind, self.first_age, self.last_age, self.on_card, self.markers, self.cure = columns(6)
        self.effects: list[list[Effect]] = []
        self.needs_city, self.needs_coast, self.needs_capital, self.needs_religion = columns(4)
        self.needs_artefact, self.dagger_age, self.dagger_artefacts, self.dagger_war = columns(4)
        for row in rows:
            name = self.name("artefact", row)
            self.kind.append(v.KINDS.index(row.one_of("kind", v.KINDS)))
            ages = self._listed(row, "ages", 2)
            self.first_age.append(ages[0])
            self.last_age.append(ages[1])
            self.on_card.append(int(row.one_of("place", ["map", "card", "track"]) != "map"))
            self.markers.append(row.whole_or("markers", 1, 1, 15))
            self.cure.append(row.whole_or("cure", 0))
            self.effects.append(self._effects(row))
            self._read_needs(row, ids)
            self.mark(row, name, row.flag("authentic"))
        file.finish()
        self.with_op = [0] * len(v.OPS)
        """By effect the mask of the artefacts that have it."""
        for number, effects in enumerate(self.effects):
            for effect in effects:
                self.with_op[effect.op] |= 1 << number

    def _effects(self, row: Table) -> list[Effect]:
        found: list[Effect] = []
        for part in row.tables("effects"):
            op = v.OPS.index(part.one_of("op", v.OPS))
            units = part.texts("units", self.units.ids) if part.has("units") else []
            numbers = [self.units.index[unit] for unit in units]
            found.append(Effect(op, part.whole_or("n", 0, -99), numbers, part.whole_or("last_age", 7)))
            part.finish()
        return found

    def _read_needs(self, row: Table, ids: list[str]) -> None:
        needs = row.table("needs") if row.has("needs") else Table({}, "artefacts.toml", "")
        self.needs_city.append(needs.whole_or("city", 0))
        self.needs_coast.append(int(needs.flag("coastal")))
        self.needs_capital.append(int(needs.flag("capital")))
        self.needs_religion.append(int(needs.flag("religion")))
        self.needs_artefact.append(ids.index(needs.one_of("artefact", ids)) if needs.has("artefact") else -1)
        needs.finish()
        earlier = row.table("earlier") if row.has("earlier") else Table({}, "artefacts.toml", "")
        self.dagger_age.append(earlier.whole_or("age", 0))
        wanted = earlier.texts("artefacts", ids) if earlier.has("artefacts") else []
        self.dagger_artefacts.append(sum([1 << ids.index(item) for item in wanted]))
        self.dagger_war.append(int(earlier.flag("fought")))
        earlier.finish()

    # ------------------------------------------------------------------ events and cards

    def _read_events(self, file: Table) -> None:
        rows = file.tables("event")
        self.events = domain_of("event", rows)
        self.event_op, self.event_when, self.event_n = columns(3)
        self.event_more: list[int] = []
        """A second number where the event has one."""
        for row in rows:
            name = self.name("event", row)
            self.event_op.append(v.EVENTS.index(row.one_of("op", v.EVENTS)))
            self.event_when.append(v.TIMINGS.index(row.one_of("when", v.TIMINGS)))
            self.event_n.append(row.whole("n"))
            self.event_more.append(sum([row.whole_or(key, 0) for key in ("most", "fertile", "behind", "per_age")]))
            self.mark(row, name, row.flag("authentic"))
        file.finish()

    def _read_cards(self, file: Table) -> None:
        rows = file.tables("card")
        self.cards = domain_of("card", rows)
        self._blank_cards(len(rows))
        named: list[str] = []
        for number, row in enumerate(rows):
            name = self.name("card", row)
            self.number.append(row.whole("number"))
            self.value.append(row.whole("value", 0, 7))
            self.card_event.append(self.events.index[row.one_of("event", self.events.ids)])
            self.card_artefact.append(self.artefacts.index[row.one_of("artefact", self.artefacts.ids)])
            ages = self._ages(row, "ages")
            self.ages.append(sum([1 << age for age in ages]))
            self.lowest_age.append(min(ages))
            self._read_earlier(row)
            self.start.append([self.areas.index[area] for area in row.texts("start", self.areas.ids)])
            self.money.append(row.whole("money", 0, self.most_money))
            self.offset.append(row.whole("offset", -9, 9))
            self.leader_number.append(row.whole("leaders", 0, 9))
            self.trade_number.append(row.whole("trade", -9, 9))
            barbarian = self._ages(row, "no_cities") if row.has("no_cities") else []
            self.no_cities.append(sum([1 << age for age in barbarian]))
            self.restrictions.append(int(row.flag("no_ships")) | int(row.flag("no_cavalry")) << 1)
            self._read_specials(number, row)
            if not self.start[number] and not (self._is(number, v.SETUP_NEAR) or self._is(number, v.SETUP_REVOLT)):
                raise row.fault("start", "reason-missing")
            self.glory.append([self._icon(part) for part in row.tables("glory")])
            self.named_of.append(self._read_named(row, named))
            self.mark(row, name, row.text_or("authentic", "-") != "-")
            if name in self.designed:
                self.designed += [f"named:{named[leader]}" for leader in self.named_of[number]]
        self.named = Domain("named", named)
        self.count(file, "card", len(rows), self.cards_dealt * MOST_SEATS + len(self.colours), 250)
        self.count(file, "card", len(named), 0, MOST_NAMED)
        file.finish()

    def _blank_cards(self, count: int) -> None:
        units = len(self.units)
        self.number, self.value, self.card_event, self.card_artefact = columns(4)
        self.ages: list[int] = []
        """Mask of the ages of the game in which an empire may start."""
        self.lowest_age: list[int] = []
        self.conditions: list[list[Condition]] = []
        self.start: list[list[int]] = []
        self.money, self.offset, self.leader_number, self.trade_number = columns(4)
        self.no_cities: list[int] = []
        """Mask of the ages in which the empire is barbarian."""
        self.restrictions: list[int] = []
        """1: no ships, 2: no cavalry, until it has traded."""
        self.special = [0] * (count * len(v.SPECIALS))
        """By card and special: its number; a card or artefact plus one."""
        self.discount = [0] * (count * units)
        self.initial_discount = [0] * (count * units)
        self.early = [0] * (count * units)
        self.ambush = [0] * (count * len(v.TERRAINS))
        self.glory: list[list[Icon]] = []
        self.named_of: list[list[int]] = []
        self.named_type, self.named_age = columns(2)

    def _ages(self, row: Table, key: str) -> list[int]:
        """Ages that a card names, at least one."""
        found = row.wholes(key)
        if not found or min(found) < 1 or max(found) > AGES:
            raise row.fault(key, "reason-found", {"found": ", ".join([str(age) for age in found])})
        return found

    def _is(self, card: int, special: int) -> bool:
        return self.special_of(card, special) > 0

    def _read_earlier(self, row: Table) -> None:
        found: list[Condition] = []
        for part in row.tables("earlier") if row.has("earlier") else []:
            empire = self.cards.index[part.one_of("empire", self.cards.ids)]
            found.append(Condition(part.whole("age", 1, 7), empire, not part.has("on_map") or part.flag("on_map")))
            part.finish()
        self.conditions.append(found)

    def _read_specials(self, card: int, row: Table) -> None:
        for part in row.tables("special") if row.has("special") else []:
            op = v.SPECIALS.index(part.one_of("op", v.SPECIALS))
            n = part.whole_or("n", 1)
            for key in SPECIAL_NEEDS.get(op, []):
                part.text(key)
            if part.has("empire"):
                n = self.cards.index[part.one_of("empire", self.cards.ids)] + 1
            if part.has("artefact"):
                n = self.artefacts.index[part.one_of("artefact", self.artefacts.ids)] + 1
            if part.has("region"):
                n |= self.regions.index[part.one_of("region", self.regions.ids)] << 8
            if part.has("unit"):
                unit = card * len(self.units) + self.units.index[part.one_of("unit", self.units.ids)]
                if op == v.DISCOUNT:
                    self.discount[unit] = n
                elif op == v.INITIAL_DISCOUNT:
                    self.initial_discount[unit] = n
                elif op == v.EARLY:
                    self.early[unit] = n
            if op == v.AMBUSH:
                self.ambush[card * len(v.TERRAINS) + v.TERRAINS.index(part.one_of("terrain", v.TERRAINS))] = n
            self.special[card * len(v.SPECIALS) + op] = n
            part.finish()

    def special_of(self, card: int, op: int) -> int:
        return self.special[card * len(v.SPECIALS) + op]

    def _icon(self, part: Table) -> Icon:
        kind = v.GLORY_ICONS.index(part.one_of("icon", v.GLORY_ICONS))
        region = ANYWHERE
        if part.has("region"):
            name = part.one_of("region", [*self.regions.ids, "world"])
            region = ANYWHERE if name == "world" else self.regions.index[name]
        areas = v.AREA_KINDS.index(part.one_of("kind", v.AREA_KINDS)) if part.has("kind") else 0
        trigger = v.TRIGGERS.index(part.one_of("trigger", v.TRIGGERS)) if kind == v.INSTANT else -1
        found = Icon(kind, region, areas, trigger, part.whole_or("n", 1, 1, 9))
        part.finish()
        return found

    def _read_named(self, row: Table, named: list[str]) -> list[int]:
        found: list[int] = []
        for part in row.tables("named") if row.has("named") else []:
            name = part.text("name")
            local = part.text_or("it", name)
            item = re.sub("[^a-z0-9]+", "_", name.lower()).strip("_")
            if item not in named:
                named.append(item)
                self.named_type.append(v.LEADERS.index(part.one_of("type", v.LEADERS)))
                self.named_age.append(part.whole("age", 1, 7))
                self.names[f"named:{item}"] = {"en": name, "it": local}
            part.one_of("type", v.LEADERS)
            part.whole("age", 1, 7)
            found.append(named.index(item))
            part.finish()
        return found


def read_catalogue(pack: str | None = None) -> Catalogue:
    return Catalogue(read_data(FOLDER / "data", "seven_ages", pack))

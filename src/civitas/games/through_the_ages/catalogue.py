"""The facts of the game as ready tables, indexed by small integers. Read once per data pack."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from civitas.games.through_the_ages import vocabulary as v
from civitas.kernel.data import Data, Table, read_data
from civitas.kernel.facts import columns, new_id, read_provenance
from civitas.kernel.moves import Domain

FOLDER: Final = Path(__file__).parent
GIVEN_ANEW: Final = ("abilities", "both", "completion", "gain", "gives", "side_a", "side_b", "units", "workers")
"""What a card gives is not put together from two."""
PLAYERS: Final = 4

URBAN_KINDS: Final = ["lab", "temple", "arena", "library", "theater"]
TACTIC_UNITS: Final = ["infantry", "cavalry", "artillery"]
WONDER_COUNTS: Final = [
    "farm_and_mine_workers",
    "other_workers",
    "technology_levels",
    "stage_and_page_culture",
    "urban_output",
]


class Effect:
    """One effect of an event: whom it affects, which function carries it out, and its amounts."""

    def __init__(self, row: Table, card: int) -> None:
        self.card = card
        """The event it belongs to."""
        self.do = row.text("do")
        self.who = v.WHO.index(row.one_of("who", v.WHO))
        self.gains = _gains(row)
        self.count = row.text_or("count", "")
        """What an impact counts."""
        self.each = row.whole_or("each", 0)
        self.by = row.text_or("by", "")
        """The statistic by which a ranking goes."""
        self.points = [row.wholes(f"points_{players}") if row.has(f"points_{players}") else [] for players in (2, 3, 4)]
        self.technology = row.text_or("technology", "")
        self.total = row.whole_or("total", 0)
        self.cards = row.whole_or("cards", 0)
        self.actions = row.whole_or("actions", 0)
        self.tokens = row.whole_or("tokens", 0)
        self.discount = row.whole_or("discount", 0)
        self.per_discontent = row.whole_or("per_discontent", 0)
        self.last_age_culture = row.whole_or("last_age_culture", 0)
        row.finish()

    def gain(self, kind: int) -> int:
        """How much of one kind it gives or takes."""
        for pair in self.gains:
            if pair[0] == kind:
                return pair[1]
        return 0


class Catalogue:
    def __init__(self, data: Data) -> None:
        self.data = data
        self.names: dict[str, dict[str, str]] = {}
        self._empty_tables()
        technologies = data.file("technologies.toml").tables("technology")
        for row in technologies:
            self._read_technology(row)
        self._read_files(data)
        self.cards = Domain("card", self.ids)
        self._tell_namesakes_apart()
        self._make_domains()
        self._read_game(data.file("game.toml"))
        self._make_sites()
        self._make_decks()
        self.most_wonder_discount = max(self.wonder_discount)

    def _empty_tables(self) -> None:
        """Tables over all cards."""
        self.ids: list[str] = []
        self.kind, self.level = columns(2)
        self.copies: list[list[int]] = []
        self.gives: list[list[int]] = []
        self.abilities: list[list[list[int]]] = []
        """Pairs of ability and amount."""
        self.gains: list[list[list[int]]] = []
        """Pairs of gain and amount, in the order in which they are taken."""
        self.first: list[int] = [0] * (v.BONUS + 2)
        """The first card of each kind; the kinds follow each other."""
        # Technologies.
        self.science, self.resource, self.revolution, self.initial = columns(4)
        # By the number of the card within its kind.
        self.wonder_stages: list[list[int]] = []
        self.wonder_points: list[list[list[int]]] = []
        self.wonder_discount, self.action_does, self.action_kinds, self.action_rebate = columns(4)
        self.action_military, self.action_resource = columns(2)
        self.action_by_players: list[list[int]] = []
        self.effects: list[list[Effect]] = []
        self.attack_military: list[int] = []
        """The cost of aggressions, then of wars."""
        self.aggression_does, self.aggression_total = columns(2)
        self.aggression_levels: list[list[int]] = []
        self.war_does, self.war_amount, self.war_step, self.pact_attack = columns(4)
        self.pact_sides: list[list[list[int]]] = []
        """What each side gives."""
        self.pact_abilities: list[list[list[list[int]]]] = []
        self.pact_lettered: list[bool] = []
        self.tactic_units: list[list[int]] = []
        self.tactic_strength, self.tactic_obsolete, self.bonus_defence, self.bonus_colonization = columns(4)

    # ------------------------------------------------------------------ cards

    def _card(self, row: Table, kind: int) -> int:
        number = len(self.ids)
        name = new_id(row, self.ids)
        if not self.ids or self.kind[-1] != kind:
            for other in range(self.kind[-1] + 1 if self.kind else 0, kind + 1):
                self.first[other] = number
        self.ids.append(name)
        self.kind.append(kind)
        self.level.append(v.AGES.index(row.one_of("age", v.AGES)))
        self.copies.append(row.wholes("copies") if row.has("copies") else [1, 1, 1])
        if len(self.copies[number]) != 3 or max(self.copies[number]) > 7:
            raise row.fault("copies", "reason-needs-list", {"wanted": 3})
        self.gives.append(_statistics(row))
        self.abilities.append(_abilities(row))
        self.gains.append(_gains(row.table("gain")) if row.has("gain") else [])
        self.names[name] = {"en": row.text("en"), "it": row.text("it")}
        row.text_or("it_source", "")
        row.text_or("confidence", "")
        return number

    def _read_technology(self, row: Table) -> None:
        kind = v.KINDS.index(row.one_of("kind", v.KINDS))
        if self.kind and kind < self.kind[-1]:
            raise row.fault("kind", "reason-none-of", {"found": v.KINDS[kind], "choices": v.KINDS[self.kind[-1]]})
        card = self._card(row, kind)
        self.science.append(row.whole("science"))
        self.resource.append(row.whole_or("resource", 0))
        self.revolution.append(row.whole_or("revolution", 0))
        if row.flag("initial"):
            self.initial.append(card)
            self.copies[card] = [0, 0, 0]
        row.finish()

    def _read_files(self, data: Data) -> None:
        for row in data.file("leaders.toml").tables("leader"):
            self._card(row, v.LEADER)
            row.finish()
        for row in data.file("wonders.toml").tables("wonder"):
            self._read_wonder(row)
        for row in data.file("actions.toml").tables("action"):
            self._read_action(row)
        for row in data.file("events.toml").tables("event"):
            card = self._card(row, v.EVENT)
            self.effects.append([Effect(part, card) for part in row.tables("effects")])
            row.finish()
        for row in data.file("territories.toml").tables("territory"):
            card = self._card(row, v.TERRITORY)
            self.gains[card].sort(key=lambda gain: v.COLONY_GAINS.index(gain[0]))
            row.finish()
        attacks = data.file("attacks.toml")
        for row in attacks.tables("aggression"):
            self._read_aggression(row)
        for row in attacks.tables("war"):
            self._read_war(row)
        for row in data.file("pacts.toml").tables("pact"):
            self._read_pact(row)
        tactics = data.file("tactics.toml")
        for row in tactics.tables("tactic"):
            self._read_tactic(row)
        for row in tactics.tables("bonus"):
            self._card(row, v.BONUS)
            self.bonus_defence.append(row.whole("defence"))
            self.bonus_colonization.append(row.whole("colonization"))
            row.finish()
        self.first[v.BONUS + 1] = len(self.ids)

    def _read_wonder(self, row: Table) -> None:
        self._card(row, v.WONDER)
        self.wonder_stages.append(row.wholes("stages"))
        self.wonder_discount.append(row.whole_or("discount_after_replacement", 0))
        points: list[list[int]] = []
        if row.has("completion"):
            table = row.table("completion")
            points = [[WONDER_COUNTS.index(name), table.whole(name)] for name in WONDER_COUNTS if table.has(name)]
            table.finish()
        self.wonder_points.append(points)
        row.finish()

    def _read_action(self, row: Table) -> None:
        self._card(row, v.ACTION)
        self.action_does.append(v.DOES.index(row.one_of("does", v.DOES)))
        kinds = 0
        if row.has("on"):
            for name in row.texts("on", [*v.KINDS, "urban"]):
                for part in URBAN_KINDS if name == "urban" else [name]:
                    kinds |= 1 << v.KINDS.index(part)
        self.action_kinds.append(kinds)
        self.action_rebate.append(row.whole_or("rebate", 0))
        self.action_military.append(row.whole_or("military", 0))
        self.action_resource.append(row.whole_or("resource", 0))
        self.action_by_players.append(row.wholes("by_players") if row.has("by_players") else [0, 0, 0])
        row.finish()

    def _read_aggression(self, row: Table) -> None:
        self._card(row, v.AGGRESSION)
        self.attack_military.append(row.whole("military"))
        self.aggression_does.append(v.AGGRESSIONS.index(row.one_of("does", v.AGGRESSIONS)))
        card = len(self.ids) - 1
        if row.has("science") or row.has("culture"):
            self.gains[card] = _gains(row)
        self.aggression_total.append(row.whole_or("total", row.whole_or("culture_per_level", 0)))
        self.aggression_levels.append(row.wholes("levels") if row.has("levels") else [])
        row.finish()

    def _read_war(self, row: Table) -> None:
        self._card(row, v.WAR)
        self.attack_military.append(row.whole("military"))
        self.war_does.append(v.WARS.index(row.one_of("does", v.WARS)))
        self.war_amount.append(row.whole_or("tokens", row.whole_or("culture", 0)))
        self.war_step.append(row.whole_or("advantage_per_token", 1, 1))
        row.finish()

    def _read_pact(self, row: Table) -> None:
        self._card(row, v.PACT)
        self.pact_attack.append(v.ATTACKS.index(row.one_of("attack", v.ATTACKS)))
        self.pact_lettered.append(not row.has("both"))
        sides = [row.table("both")] * 2 if row.has("both") else [row.table("side_a"), row.table("side_b")]
        self.pact_sides.append([_statistics(side) for side in sides])
        self.pact_abilities.append([_abilities(side) for side in sides])
        row.finish()

    def _read_tactic(self, row: Table) -> None:
        self._card(row, v.TACTIC)
        units = row.table("units")
        self.tactic_units.append([units.whole_or(name, 0) for name in TACTIC_UNITS])
        units.finish()
        self.tactic_strength.append(row.whole("strength"))
        self.tactic_obsolete.append(row.whole_or("obsolete", row.whole("strength")))
        row.finish()

    def _tell_namesakes_apart(self) -> None:
        """Cards of different Ages that share a name are called by their Age too."""
        for language in ("en", "it"):
            names = [self.names[card][language] for card in self.ids]
            for card, name in enumerate(names):
                if names.count(name) > 1:
                    self.names[self.ids[card]][language] = f"{name} ({v.AGES[self.level[card]]})"

    # ------------------------------------------------------------------ the table

    def _make_domains(self) -> None:
        first, ids = self.first, self.ids
        self.sites = Domain("site", ids[: first[v.SPECIAL]])
        self.technologies = Domain("technology", ids[: first[v.LEADER]])
        self.governments = Domain("government", ids[first[v.GOVERNMENT] : first[v.LEADER]])
        self.specials = Domain("special", ids[first[v.SPECIAL] : first[v.GOVERNMENT]])
        self.leaders = Domain("leader", ids[first[v.LEADER] : first[v.WONDER]])
        self.wonders = Domain("wonder", ids[first[v.WONDER] : first[v.ACTION]])
        self.actions = Domain("action", ids[first[v.ACTION] : first[v.EVENT]])
        self.civil_cards = Domain("civil", ids[: first[v.EVENT]])
        self.military_cards = Domain("military", ids[first[v.EVENT] :])
        self.events = Domain("event", ids[first[v.EVENT] : first[v.AGGRESSION]])
        self.territories = Domain("territory", ids[first[v.TERRITORY] : first[v.AGGRESSION]])
        self.aggressions = Domain("aggression", ids[first[v.AGGRESSION] : first[v.WAR]])
        self.wars = Domain("war", ids[first[v.WAR] : first[v.PACT]])
        self.pacts = Domain("pact", ids[first[v.PACT] : first[v.TACTIC]])
        self.tactics = Domain("tactic", ids[first[v.TACTIC] : first[v.BONUS]])
        self.bonuses = Domain("bonus", ids[first[v.BONUS] :])
        used: list[str] = []
        self.used_ability: list[int] = []
        """The abilities that each card of the domain `ability` lets its owner use."""
        for card in range(len(ids)):
            pairs = list(self.abilities[card])
            if self.kind[card] == v.PACT:
                for side in self.pact_abilities[card - first[v.PACT]]:
                    pairs += side
            found = [pair[0] for pair in pairs if pair[0] in v.USED]
            if found:
                used.append(ids[card])
                self.used_ability.append(card)
        self.abilities_used = Domain("ability", used)

    def _read_game(self, game: Table) -> None:
        setup = game.table("setup")
        self.yellow_bank = setup.whole("yellow_bank")
        self.unused_workers = setup.whole("unused_workers")
        self.blue_bank = setup.whole("blue_bank")
        self.first_round_civil = setup.wholes("first_round_civil")
        self.current_events = setup.wholes("current_events")
        workers = setup.table("workers")
        self.start_workers = [workers.whole_or(site, 0) for site in self.sites.ids]
        self.yellow_tokens = self.yellow_bank + self.unused_workers + sum(self.start_workers)
        """Of each player, in the bank and at work."""
        yellow = game.table("yellow_bank")
        self.population_cost = yellow.wholes("population_cost")
        self.consumption = yellow.wholes("consumption")
        self.happiness = yellow.wholes("happiness")
        self.corruption = game.table("blue_bank").wholes("corruption")
        row = game.table("card_row")
        self.row_cost = row.wholes("cost")
        self.least_row_cost = min(self.row_cost, default=0)
        self.wonder_surcharge = row.whole("wonder_surcharge")
        self.cleared = row.wholes("cleared")
        constants = game.table("constants")
        self.most_happy = constants.whole("most_happy")
        self.most_drawn = constants.whole("most_drawn")
        self.play_tactic = constants.whole("play_tactic")
        self.copy_tactic = constants.whole("copy_tactic")
        self.starvation = constants.whole("starvation")
        self.age_end_yellow = constants.whole("age_end_yellow")
        self.resignation_culture = constants.whole("resignation_culture")
        self.concealed_defence = constants.whole("concealed_defence")
        self.obsolete_gap = constants.whole("obsolete_gap")
        self.ravaged_culture = constants.whole("ravaged_culture")
        self.content_workers = constants.whole("content_workers")
        self.points_by_wonder_age = constants.wholes("wonder_points")
        self.provenance = read_provenance(game)

    def _make_sites(self) -> None:
        """Tables over the technologies that workers stand on."""
        sites, kind = range(len(self.sites)), self.kind
        self.theaters = sum([1 << site for site in sites if kind[site] == v.THEATER])
        self.units_at = self.first[v.INFANTRY]
        self.urban_at = self.first[v.LAB]
        self.stores = self.first[v.TEMPLE]
        """Farms, mines and labs come first: the cards on which blue tokens may lie."""
        self.better = [sum([1 << new for new in sites if new > old and kind[new] == kind[old]]) for old in sites]
        """Per site the mask of those of its kind that come after it."""
        self.site_science = [self.gives[site][0] for site in sites]
        self.site_culture = [self.gives[site][1] for site in sites]
        self.site_strength = [self.gives[site][v.STRENGTH] for site in sites]
        self.site_happy = [self.gives[site][v.HAPPY] for site in sites]
        self.value = [0] * self.stores
        for site in range(self.stores):
            self.value[site] = (
                self.gives[site][v.FOOD]
                if kind[site] == v.FARM
                else self.gives[site][v.RESOURCE]
                if kind[site] == v.MINE
                else self.level[site]
            )
        by_value = sorted(range(self.stores), key=lambda site: (self.value[site], -self.kind[site]))
        self.food_sites = [site for site in by_value if self.kind[site] == v.FARM]
        """Cheapest tokens first."""
        self.resource_sites = [site for site in by_value if self.kind[site] != v.FARM and self.value[site]]
        self.resource_makers = sorted(self.resource_sites, key=lambda site: (self.level[site], -self.kind[site]))
        """Mines and labs that work as mines, lowest level first; of one level the mine last, worth more."""
        self.sites_of = [[site for site in sites if self.kind[site] == kind] for kind in range(v.AIR_FORCE + 1)]
        """The sites of each kind, lowest level first."""
        self.kind_masks = [sum([1 << site for site in own]) for own in self.sites_of]
        """The same as sets."""
        self.unit_sites = [site for site in sites if self.kind[site] >= v.INFANTRY]
        self.special_mask = (1 << self.first[v.GOVERNMENT]) - (1 << self.first[v.SPECIAL])
        self.site_mask = (1 << self.first[v.SPECIAL]) - 1
        self.initial_mask = 0
        for card in self.initial:
            self.initial_mask |= 1 << card
        governments = [card for card in self.initial if self.kind[card] == v.GOVERNMENT]
        self.first_government = governments[0]

    def _make_decks(self) -> None:
        """The cards of each Age, with 2, 3 and 4 players."""
        self.civil_decks: list[list[list[int]]] = []
        self.military_decks: list[list[list[int]]] = []
        for players in range(3):
            civil: list[list[int]] = [[], [], [], []]
            military: list[list[int]] = [[], [], [], []]
            for card in range(len(self.ids)):
                deck = military if self.kind[card] >= v.EVENT else civil
                deck[self.level[card]] += [card] * self.copies[card][players]
            self.civil_decks.append(civil)
            self.military_decks.append(military)


def _statistics(row: Table) -> list[int]:
    found = [0] * len(v.STATISTICS)
    if row.has("gives"):
        table = row.table("gives")
        for number, name in enumerate(v.STATISTICS):
            found[number] = table.whole_or(name, 0, -20, 60)
        table.finish()
    return found


def _abilities(row: Table) -> list[list[int]]:
    found: list[list[int]] = []
    if row.has("abilities"):
        table = row.table("abilities")
        for number, name in enumerate(v.ABILITIES):
            if table.has(name):
                found.append([number, table.whole(name)])
        table.finish()
    return found


def _gains(row: Table) -> list[list[int]]:
    names = [name for name in row.keys() if name in v.GAINS]  # noqa: SIM118 - a Table is no dict
    return [[v.GAINS.index(name), row.whole(name)] for name in names]


def read_catalogue(pack: str | None) -> Catalogue:
    return Catalogue(read_data(FOLDER / "data", "through_the_ages", pack, GIVEN_ANEW))

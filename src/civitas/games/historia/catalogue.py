"""The facts of the game as ready tables, indexed by small integers. Read once per data pack."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from civitas.games.historia import vocabulary as v
from civitas.games.historia.facts.actions import read_rows
from civitas.games.historia.facts.checks import (
    check_adjacency,
    check_components,
    check_funnel,
    check_government,
    check_hand,
    check_steps,
)
from civitas.games.historia.facts.effects import Effect, Objective
from civitas.games.historia.facts.matrix import Axis, add_ability
from civitas.games.historia.facts.provenance import OURS, Origin, origin_of
from civitas.kernel.data import Data, Table, read_data
from civitas.kernel.facts import columns, domain_of, mask_of, mask_where, read_provenance
from civitas.kernel.fields import members
from civitas.kernel.moves import Domain

FOLDER: Final = Path(__file__).parent


class Catalogue:
    def __init__(self, data: Data) -> None:
        self.data = data
        self.names: dict[str, dict[str, str]] = {}
        self.designed: list[str] = []
        """Things (as `domain:id`) of which something is our own design."""
        self.origins: dict[str, Origin] = {}
        """What every table rests on, by thing or by its place in the files."""
        self._read_game(data.file("game.toml"))
        self._read_map(data.file("map.toml"))
        self._read_actions(data.file("actions.toml"))
        self._read_matrix(data.file("matrix.toml"))
        self._read_wonders(data.file("wonders.toml"))
        self._read_advisors(data.file("advisors.toml"))
        self._read_leaders(data.file("leaders.toml"))
        self._read_events(data.file("events.toml"))
        self._read_modules(data.file("modules.toml"))
        self._read_civbots(data.file("civbots.toml"))
        self.cards = Domain("card", v.ACTIONS + self.advisors.ids)
        rivals = [str(seat) for seat in range(v.MOST_CIVILIZATIONS)]
        rivals += [f"civbot_{number + 1}" for number in range(v.MOST_CIVBOTS)]
        self.rivals = Domain("seat", rivals)
        self.provenance["designed_things"] = len(self.designed)

    # ------------------------------------------------------------------ what rows share

    def _mark(self, row: Table, name: str = "") -> None:
        origin = origin_of(row, self.official, self.known_sources)
        self.origins[name or row.place()] = origin
        if name and (origin.degree == OURS or origin.ours):
            self.designed.append(name)
        row.finish()

    def _name(self, domain: str, row: Table) -> str:
        name = f"{domain}:{row.text('id')}"
        self.names[name] = {"en": row.text("en"), "it": row.text("it")}
        return name

    def _effects(self, row: Table, key: str) -> list[Effect]:
        found: list[Effect] = []
        for part in row.tables(key):
            op = v.OPS.index(part.one_of("op", v.OPS))
            per = v.PER.index(part.one_of("per", v.PER)) if op == v.VP_PER else 0
            which = v.WHICH.index(part.one_of("which", v.WHICH)) if op == v.RECOVER_CARD else 0
            actions = mask_of(part.texts("actions", v.ACTIONS), v.ACTIONS) if op == v.PROTECT else 0
            n = 0 if op == v.PROTECT else part.whole("n", 1, 15)
            found.append(Effect(op, n, per, part.whole_or("max", 99), which, actions))
            part.finish()
        return found

    def _objectives(self, row: Table) -> list[Objective]:
        found: list[Objective] = []
        for part in row.tables("objectives"):
            kind = v.OBJECTIVES.index(part.one_of("kind", v.OBJECTIVES))
            counted = kind not in (v.PRESENCE, v.GOVERNMENT_IN, v.TECHNOLOGY_RANK, v.MILITARY_RANK)
            territories = part.texts("territories", self.territories.ids) if kind == v.PRESENCE else []
            governments = part.texts("governments", self.governments.ids) if kind == v.GOVERNMENT_IN else []
            found.append(
                Objective(
                    kind,
                    part.whole("n", 1) if counted else 0,
                    mask_of(territories, self.territories.ids),
                    mask_of(governments, self.governments.ids),
                    part.whole("vp"),
                )
            )
            part.finish()
        return found

    # ------------------------------------------------------------------ the files

    def _read_game(self, game: Table) -> None:
        self.provenance = read_provenance(game)
        sources = game.table("sources")
        self.official = sources.texts("official")
        """Sources that speak for the designer or a publisher."""
        self.known_sources = self.official + sources.texts("others")
        sources.finish()
        self.components = game.table("components")
        setup = game.table("setup")
        self.cubes = setup.whole("cubes", 2, 15)
        self.received = [setup.whole("received", 1, self.cubes), setup.whole("expert_received", 1, self.cubes)]
        self.start_used = [setup.whole("used"), setup.whole("expert_used")]
        for received, used in zip(self.received, self.start_used, strict=True):
            if used >= received:
                raise setup.fault("used", "reason-historia-first-cube")
        self.start_advisors = setup.whole("advisors")
        self.era_advisors = setup.whole_or("advisors_per_era", 0, 0, 5)
        self._mark(setup)
        self.row_beyond = _marked_whole(self, game, "wonders", "row_beyond_players")
        self.leaders_beyond = _marked_whole(self, game, "leaders", "offered_beyond_players")
        self.turn_end_returns = _marked_whole(self, game, "queue", "turn_end_returns")
        self.eras = _marked_whole(self, game, "timeline", "eras")
        if not 1 <= self.eras <= 3:
            raise game.fault("timeline.eras", "reason-not-between", {"found": self.eras, "least": 1, "most": 3})
        self.icons: list[int] = []
        for row in game.tables("segment"):
            row.text("id")
            self.icons.append(mask_of(row.texts("icons", v.ICONS), v.ICONS))
            self._mark(row)
        turn_end = game.table("turn_end")
        self.steps = [v.STEPS.index(step) for step in turn_end.texts("steps", v.STEPS)]
        check_steps(turn_end, self.steps, len(v.STEPS), v.STEPS.index("advance_timeline"))
        self._mark(turn_end)
        game.finish()

    def _read_map(self, file: Table) -> None:
        tiles = file.table("tiles")
        self.tile_values = tiles.wholes("values")
        if not all(0 <= value <= 9 for value in self.tile_values):
            raise tiles.fault("values", "reason-historia-tiles")
        rows = file.tables("territory")
        self.territories = domain_of("territory", rows)
        count = len(rows)
        check_components(self.components, "territories", count, file, "territory")
        check_components(self.components, "tiles", len(self.tile_values), tiles, "values")
        self._mark(tiles)
        self.land = [0] * count
        self.sea = [0] * count
        for number, row in enumerate(rows):
            name = self._name("territory", row)
            self.land[number] = mask_of(row.texts("adjacent", self.territories.ids), self.territories.ids)
            self.sea[number] = mask_of(row.texts("sea", self.territories.ids), self.territories.ids)
            check_adjacency(row, number, self.land[number])
            self._mark(row, name)
        for number, row in enumerate(rows):
            for other in members(self.land[number]):
                if not self.land[other] >> number & 1:
                    raise row.fault("adjacent", "reason-historia-one-way", {"found": self.territories.ids[other]})
            for other in members(self.sea[number]):
                if not self.sea[other] >> number & 1:
                    raise row.fault("sea", "reason-historia-one-way", {"found": self.territories.ids[other]})
        self.everywhere = (1 << count) - 1
        self.reach = [0]
        """By the mask of territories with own cubes: they and their land neighbours."""
        for number in range(count):
            self.reach += [reached | 1 << number | self.land[number] for reached in self.reach]
        file.finish()

    def _read_actions(self, file: Table) -> None:
        cards = file.table("cards")
        self.start_hand = mask_of(cards.texts("starting_hand", v.ACTIONS), v.ACTIONS)
        self._mark(cards)
        rows = file.tables("card")
        if [row.text("id") for row in rows] != v.ACTIONS:
            raise file.fault("card", "reason-historia-cards", {"wanted": ", ".join(v.ACTIONS)})
        self.revolution_queue = rows[v.REVOLUTION].whole("queue", 0, 9)
        self.revolution_returns = rows[v.REVOLUTION].whole("returns", 0, 9)
        # Steps, cubes and points that a step costs, points that it scores (for Tourism per wonder, for Trade to the
        # partner), cubes that it recovers.
        self.steps_in, self.cost_in, self.points_in, self.vp_in, self.cubes_in = read_rows(rows)
        for row in rows:
            self._mark(row, self._name("card", row))
        file.finish()

    def _read_matrix(self, file: Table) -> None:
        matrix = file.table("matrix")
        self.levels = matrix.whole("levels", 2, 31)
        self.start = matrix.wholes("start")
        self.overflow_vp = matrix.whole("overflow_vp")
        self._mark(matrix)
        funnel = file.table("funnel")
        self.max_high = funnel.wholes("max_high")
        self.inside = check_funnel(funnel, self.max_high, self.levels, self.start)
        """1 for the cells of the matrix, at military * (levels + 2) + technology."""
        self.width = self.levels + 2
        self._mark(funnel)
        self.technology = self._read_axis(file, "technology")
        self.military = self._read_axis(file, "military")
        check_hand(file, self.start_hand, self.technology.cards[-1], self.military.cards[-1], len(v.ACTIONS))
        rows = file.tables("government")
        self.governments = domain_of("government", rows)
        self.government_vp: list[int] = []
        self.government = [-1] * len(self.inside)
        """The government of each cell."""
        for number, row in enumerate(rows):
            self._read_government(number, row)
        check_government(file, self.government, self.inside, self.width)
        file.finish()

    def _read_axis(self, file: Table, key: str) -> Axis:
        rows = file.tables(key)
        axis = Axis(self.levels)
        if [row.whole("level") for row in rows] != list(range(1, self.levels + 1)):
            raise file.fault(key, "reason-historia-levels", {"most": self.levels})
        for number, row in enumerate(rows):
            level = number + 1
            name = self._name(key + "_level", row)
            axis.ids[level] = row.text("id")
            axis.abilities[level] = row.texts("abilities")
            axis.bonuses[level] = self._effects(row, "bonuses")
            axis.cards[level] = axis.cards[level - 1]
            axis.advanced[level] = axis.advanced[level - 1]
            axis.per_round[level] = axis.per_round[level - 1]
            axis.navigates[level] = axis.navigates[level - 1]
            for ability in axis.abilities[level]:
                add_ability(axis, level, ability, row)
            self._mark(row, name)
        return axis

    def _read_government(self, number: int, row: Table) -> None:
        name = self._name("government", row)
        self.government_vp.append(row.whole("vp"))
        when = row.table("when")
        least = [when.whole_or("tech_min", 0), when.whole_or("military_min", 0)]
        lead = [when.whole_or("tech_minus_military_min", -99), when.whole_or("military_minus_tech_min", -99)]
        most = when.whole_or("max_max", self.levels)
        when.finish()
        for tech in range(1, self.levels + 1):
            for army in range(1, self.levels + 1):
                fits = tech >= least[0] and army >= least[1] and max(tech, army) <= most
                cell = army * self.width + tech
                if fits and tech - army >= lead[0] and army - tech >= lead[1] and self.government[cell] < 0:
                    self.government[cell] = number
        self._mark(row, name)

    def _read_wonders(self, file: Table) -> None:
        rows = file.tables("wonder")
        self.wonders = domain_of("wonder", rows)
        self.wonder_era, self.wonder_cost = columns(2)
        self.wonder_points: list[int] = []
        """Points that building it costs besides."""
        self.wonder_use_points: list[int] = []
        """Points that using it costs."""
        self.wonder_basic: list[int] = []
        """1 for a solid hexagon that is the basic row alone; so for advisors."""
        self.wonder_hex, self.wonder_action, self.wonder_flag = columns(3)
        self.wonder_effects: list[list[Effect]] = []
        self.passive = 0
        self.discounting = 0
        """Dotted wonders that make their action cheaper, and so are used before it."""
        self.refreshing = 0
        self.protectors = [0] * len(v.ACTIONS)
        """By action: mask of the wonders that protect their owner from it."""
        for number, row in enumerate(rows):
            self._read_wonder(number, row)
        self.wonders_of = [0] * (self.eras + 1)
        for era in range(1, self.eras + 1):
            self.wonders_of[era] = mask_where(self.wonder_era, era)
            count = self.wonders_of[era].bit_count()
            check_components(self.components, "wonders_per_era", count, file, f"wonder (era {era})")
        file.finish()

    def _read_wonder(self, number: int, row: Table) -> None:
        name = self._name("wonder", row)
        self.wonder_era.append(row.whole("era", 1, self.eras))
        self.wonder_cost.append(row.whole("cost", 0, 9))
        self.wonder_points.append(row.whole_or("points", 0, 0, 9))
        self.wonder_use_points.append(row.whole_or("use_points", 0, 0, 9))
        self.wonder_basic.append(int(row.flag("basic")))
        hexagon = v.HEXES.index(row.one_of("hex", v.HEXES))
        self.wonder_hex.append(hexagon)
        self.wonder_action.append(v.ACTIONS.index(row.one_of("action", v.ACTIONS)) if hexagon else -1)
        flag = row.one_of("flag", self.territories.ids) if row.has("flag") else ""
        self.wonder_flag.append(self.territories.index[flag] if flag else -1)
        effects = self._effects(row, "effects")
        self.wonder_effects.append(effects)
        if row.one_of("activation", ["tap", "passive"]) == "passive":
            self.passive |= 1 << number
        for effect in effects:
            if effect.op == v.DISCOUNT:
                if hexagon == v.NO_HEX:
                    raise row.fault("effects", "reason-historia-needs-action")
                self.discounting |= 1 << number if hexagon == v.DOTTED else 0
            elif effect.op == v.REPEAT and hexagon != v.SOLID:
                raise row.fault("effects", "reason-historia-needs-solid")
            elif effect.op == v.REFRESH_WONDER:
                self.refreshing |= 1 << number
            elif effect.op == v.PROTECT:
                if not self.passive >> number & 1:
                    raise row.fault("activation", "reason-historia-passive")
                for action in members(effect.actions):
                    self.protectors[action] |= 1 << number
        self._mark(row, name)

    def _read_advisors(self, file: Table) -> None:
        set_rows = file.tables("set")
        self.sets = domain_of("civilization", set_rows)
        colours: list[str] = []
        self.set_colour: list[int] = []
        for row in set_rows:
            name = self._name("civilization", row)
            colour = row.text("colour")
            if colour not in colours:
                colours.append(colour)
            self.set_colour.append(colours.index(colour))
            self._mark(row, name)
        self.colours = Domain("colour", colours)
        check_components(self.components, "sets", len(set_rows), file, "set")
        check_components(self.components, "colours", len(colours), file, "set")
        if len(colours) < v.MOST_CIVILIZATIONS:
            raise file.fault("set", "reason-count", {"found": len(colours), "wanted": v.MOST_CIVILIZATIONS})
        rows = file.tables("advisor")
        self.advisors = domain_of("advisor", rows)
        self.advisor_set, self.advisor_hex, self.advisor_basic, self.advisor_action = columns(4)
        self.advisor_effects: list[list[Effect]] = []
        for row in rows:
            self._read_advisor(row)
        self.advisors_of = [mask_where(self.advisor_set, number) for number in range(len(set_rows))]
        for number, row in enumerate(set_rows):
            count = self.advisors_of[number].bit_count()
            check_components(self.components, "advisors_per_set", count, row, "")
        file.finish()

    def _read_advisor(self, row: Table) -> None:
        name = self._name("advisor", row)
        self.advisor_set.append(self.sets.index[row.one_of("set", self.sets.ids)])
        hexagon = v.HEXES.index(row.one_of("hex", v.HEXES[: v.DOTTED]))
        self.advisor_hex.append(hexagon)
        self.advisor_basic.append(int(row.flag("basic")))
        self.advisor_action.append(v.ACTIONS.index(row.one_of("action", v.ACTIONS)) if hexagon else v.USE)
        effects = self._effects(row, "effects")
        for effect in effects:
            if effect.op in (v.DISCOUNT, v.REPEAT) and hexagon == v.NO_HEX:
                raise row.fault("effects", "reason-historia-needs-action")
            if effect.op == v.PROTECT:
                raise row.fault("effects", "reason-historia-passive")
        self.advisor_effects.append(effects)
        self._mark(row, name)

    def _read_leaders(self, file: Table) -> None:
        rows = file.tables("leader")
        self.leaders = domain_of("leader", rows)
        self.leader_era: list[int] = []
        self.objectives: list[list[Objective]] = []
        for row in rows:
            name = self._name("leader", row)
            self.leader_era.append(row.whole("era", 1, self.eras))
            self.objectives.append(self._objectives(row))
            self._mark(row, name)
        self.leaders_of = [mask_where(self.leader_era, era) for era in range(self.eras + 1)]
        for era in range(1, self.eras + 1):
            count = self.leaders_of[era].bit_count()
            check_components(self.components, "leaders_per_era", count, file, f"leader (era {era})")
        file.finish()

    def _read_events(self, file: Table) -> None:
        rows = file.tables("event")
        self.events = domain_of("event", rows)
        self.event_era, self.event_kind, self.event_action, self.event_axis, self.event_n = columns(5)
        for row in rows:
            name = self._name("event", row)
            self.event_era.append(row.whole("era", 1, self.eras))
            effects = row.table("effects")
            kind = v.EVENT_KINDS.index(effects.one_of("kind", v.EVENT_KINDS))
            self.event_kind.append(kind)
            axial = kind in (v.HIGHEST_SCORES, v.LOSE_LEVEL)
            self.event_axis.append(v.AXES.index(effects.one_of("axis", v.AXES)) if axial else -1)
            general = axial or kind == v.LOSE_CUBE
            self.event_action.append(-1 if general else v.ACTIONS.index(effects.one_of("action", v.ACTIONS)))
            self.event_n.append(0 if kind in (v.EXTRA_CARD, v.NO_POINTS) else effects.whole("n", 1, 9))
            effects.finish()
            self._mark(row, name)
        self.events_of = [mask_where(self.event_era, era) for era in range(self.eras + 1)]
        for era in range(1, self.eras + 1):
            count = self.events_of[era].bit_count()
            check_components(self.components, "events_per_era", count, file, f"event (era {era})")
        file.finish()

    def _read_modules(self, file: Table) -> None:
        golden = file.table("golden_era")
        self.golden_tokens = golden.whole("tokens", 1, 9)
        self.flip_cost = golden.whole("flip_cost", 1, 9)
        self.golden_discount = golden.whole("discount", 0, 9)
        self.golden_actions = mask_of(golden.texts("actions", v.ACTIONS), v.ACTIONS)
        self._mark(golden)
        goals = file.table("goals")
        rows = file.tables("goal")
        self.goals_in_play = goals.whole("in_play", 1, len(rows))
        self._mark(goals)
        self.goals = domain_of("goal", rows)
        self.goal_objectives: list[Objective] = []
        check_components(self.components, "goals", len(rows), file, "goal")
        for row in rows:
            name = self._name("goal", row)
            objectives = self._objectives(row)
            if len(objectives) != 1:
                raise row.fault("objectives", "reason-count", {"found": len(objectives), "wanted": 1})
            self.goal_objectives.append(objectives[0])
            self._mark(row, name)
        file.finish()

    def _read_civbots(self, file: Table) -> None:
        head = file.table("civbots")
        self.civbot_cubes = head.whole("cubes", 1, 15)
        self.difficulty_cubes = head.whole("difficulty_cubes")
        self.civbot_top_vp = head.whole("level_16_vp")
        self._mark(head)
        count = file.table("count")
        self.civbot_range = [[0, 0]]
        for seats in range(1, v.MOST_CIVILIZATIONS + 1):
            least_most = count.wholes(str(seats))
            if len(least_most) != 2 or not 0 <= least_most[0] <= least_most[1] <= v.MOST_CIVILIZATIONS - seats:
                raise count.fault(str(seats), "reason-historia-civbot-count")
            self.civbot_range.append(least_most)
        self._mark(count)
        levels = file.tables("level")
        self.difficulties = domain_of("difficulty", levels)
        self.difficulty_cards: list[int] = []
        for row in levels:
            self._name("difficulty", row)
            self.difficulty_cards.append(row.whole("cards", 1))
            self._mark(row)
        rows = file.tables("card")
        self.civbot_cards = domain_of("civbot_card", rows)
        self.civbot_actions: list[list[int]] = []
        self.civbot_vp: list[int] = []
        known = ["technology", "military", "expansion", "war", "art"]
        for row in rows:
            name = self._name("civbot_card", row)
            self.civbot_actions.append([v.ACTIONS.index(action) for action in row.texts("actions", known)])
            self.civbot_vp.append(row.whole("vp"))
            self._mark(row, name)
        check_components(self.components, "civbot_cards", len(rows), file, "card")
        if max(self.difficulty_cards) > len(rows):
            raise file.fault("level", "reason-historia-civbot-cards")
        file.finish()
        self._mark(self.components)


def _marked_whole(facts: Catalogue, game: Table, table: str, key: str) -> int:
    row = game.table(table)
    found = row.whole(key, 0, 9)
    facts._mark(row)
    return found


def read_catalogue(pack: str | None) -> Catalogue:
    return Catalogue(read_data(FOLDER / "data", "historia", pack, ("effects",)))

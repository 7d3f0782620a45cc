"""The map as ready tables: areas, shores where ships stand, borders by land, by sea and across straits."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.vocabulary import FIRST_STRAIT, ICONS, OCEAN, SEA, TERRAINS
from civitas.kernel.data import Data, Table
from civitas.kernel.facts import columns, domain_of
from civitas.kernel.moves import Domain

MOST_AREAS: Final = 220
"""Areas and second shores have to fit into eight bits of a frame."""
MOST_REGIONS: Final = 60


class Facts:
    """What every table of the data shares: names in two languages, and a mark on what is our own design."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.names: dict[str, dict[str, str]] = {}
        self.designed: list[str] = []
        """Things (as `domain:id`) of which something is our own design, and numbers of the rules (as `rules:table`)."""
        self.partly: list[str] = []
        """Those of them of which a public source gives something too."""

    def need(self, file: Table, key: str, rows: list[Table], items: list[str]) -> None:
        """Refuse a list without the entries that the rules name."""
        ids = [row.text("id") for row in rows]
        for item in items:
            if item not in ids:
                raise file.fault(f"{key}[{item}]", "reason-missing")

    def count(self, file: Table, key: str, found: int, least: int, most: int) -> None:
        """Refuse a list that is too short or too long."""
        if not least <= found <= most:
            raise file.fault(key, "reason-not-between", {"found": found, "least": least, "most": most})

    def name(self, domain: str, row: Table) -> str:
        """Note the names of a thing; its full name."""
        name = f"{domain}:{row.text('id')}"
        self.names[name] = {"en": row.text("en"), "it": row.text("it")}
        return name

    def mark(self, row: Table, name: str, known: bool = False) -> None:
        """Read where a table comes from, and refuse what nobody read; `known` if a source gives something of it."""
        if row.flag("designed"):
            self.designed.append(name)
            if known:
                self.partly.append(name)
        row.text_or("confidence", "-")
        if row.has("source"):
            row.texts("source")
        row.finish()


class Atlas(Facts):
    def __init__(self, data: Data) -> None:
        super().__init__(data)
        file = data.file("map.toml")
        self._read_regions(file)
        rows = file.tables("area")
        self.count(file, "area", len(rows), 1, MOST_AREAS)
        self.areas = domain_of("area", rows)
        self._read_areas(rows)
        self._read_shores()
        self._read_straits(file)
        self._read_canals(file)
        self._find_regions_of_seas()
        file.finish()

    def _read_regions(self, file: Table) -> None:
        rows = file.tables("region")
        self.need(file, "region", rows, ["europe"])
        self.count(file, "region", len(rows), 1, MOST_REGIONS)
        self.regions = domain_of("region", rows)
        self.region_parent: list[int] = []
        for row in rows:
            name = self.name("region", row)
            parent = row.one_of("parent", self.regions.ids[: len(self.region_parent)]) if row.has("parent") else ""
            self.region_parent.append(self.regions.index[parent] if parent else -1)
            self.mark(row, name, row.flag("authentic"))

    def _read_areas(self, rows: list[Table]) -> None:
        count = len(rows)
        self.terrain, self.is_land, self.icons = columns(3)
        self.regions_of = [0] * count
        """Mask of the regions an area counts for, parents included; a sea for those it touches."""
        self.borders: list[list[int]] = [[] for _ in range(count)]
        """Every area that can be reached by one step of range or flight, straits included."""
        self.land_steps: list[list[int]] = [[] for _ in range(count)]
        self.land_crossings: list[list[int]] = [[] for _ in range(count)]
        """How each of the land steps crosses the border."""
        self.coasts: list[list[list[int]]] = []
        """Per area its shores, each with its seas."""
        self.at: list[list[int]] = []
        for area, row in enumerate(rows):
            name = self.name("area", row)
            terrain = TERRAINS.index(row.one_of("terrain", TERRAINS))
            self.terrain.append(terrain)
            self.is_land.append(int(terrain < SEA))
            icons = row.texts("icons", ICONS) if row.has("icons") else []
            self.icons.append(sum([1 << ICONS.index(icon) for icon in icons]))
            if terrain < SEA:
                region = self.regions.index[row.one_of("region", self.regions.ids)]
                while region >= 0:
                    self.regions_of[area] |= 1 << region
                    region = self.region_parent[region]
            self.borders[area] = [self.areas.index[other] for other in row.texts("borders", self.areas.ids)]
            rivers = row.texts("rivers", self.areas.ids) if row.has("rivers") else []
            self._check(row, "rivers", [self.areas.index[other] for other in rivers], self.borders[area])
            self.land_crossings[area] = [int(self.areas.ids[other] in rivers) for other in self.borders[area]]
            self.coasts.append(self._shores(row))
            self.at.append(row.wholes("at"))
            if len(self.at[area]) != 2:
                raise row.fault("at", "reason-needs-list", {"wanted": 2})
            self.mark(row, name, row.flag("authentic"))
        for area in range(count):
            self._check_borders(rows[area], area)
        for area in range(count):
            self._keep_land_steps(area)

    def _check(self, row: Table, key: str, found: list[int], allowed: list[int]) -> None:
        """Refuse an area named in a row where the map does not allow it."""
        for area in found:
            if area not in allowed:
                raise row.fault(key, "reason-found", {"found": self.areas.ids[area]})

    def _check_borders(self, row: Table, area: int) -> None:
        """Borders and rivers are the same from both sides; each sea that touches land lies on one of its shores."""
        for other, crossing in zip(self.borders[area], self.land_crossings[area], strict=True):
            borders = self.borders[other]
            self._check(row, "borders", [] if area in borders else [other], [])
            same = self.land_crossings[other][borders.index(area)] == crossing
            self._check(row, "rivers", [] if same else [other], [])
        seas = [other for other in self.borders[area] if not self.is_land[other]] if self.is_land[area] else []
        shores = [sea for shore in self.coasts[area] for sea in shore]
        self._check(row, "coast", shores, seas)
        self._check(row, "coast", seas, shores)

    def _shores(self, row: Table) -> list[list[int]]:
        found: list[list[int]] = []
        for key in ("coast", "second_coast"):
            if row.has(key):
                found.append([self.areas.index[sea] for sea in row.texts(key, self.areas.ids)])
        return found

    def _keep_land_steps(self, area: int) -> None:
        pairs = list(zip(self.borders[area], self.land_crossings[area], strict=True))
        steps = [pair for pair in pairs if self.is_land[area] and self.is_land[pair[0]]]
        self.land_steps[area] = [other for other, _ in steps]
        self.land_crossings[area] = [crossing for _, crossing in steps]

    def _read_shores(self) -> None:
        """Places are the areas, and after them the second shores of those that have two."""
        ids = list(self.areas.ids)
        self.area_of_place = list(range(len(ids)))
        self.shores: list[list[int]] = []
        """Per area the places of its shores: the first is the area itself."""
        for area, coasts in enumerate(self.coasts):
            shores = [area] if coasts else []
            for number in range(1, len(coasts)):
                shores.append(len(ids))
                ids.append(f"{self.areas.ids[area]}_{number + 1}")
                self.area_of_place.append(area)
            self.shores.append(shores)
        self.places = Domain("place", ids)
        self.places_of: list[list[int]] = [[area] for area in range(len(self.areas))]
        """Per area the area itself and its further shores."""
        self.naval_steps: list[list[int]] = [[] for _ in ids]
        self.naval_canals: list[list[int]] = [[] for _ in ids]
        """For each of the naval steps the canal it uses plus one, or 0."""
        for area, shores in enumerate(self.shores):
            self.places_of[area] += shores[1:]
            for shore, place in enumerate(shores):
                for sea in self.coasts[area][shore]:
                    self.naval_steps[place].append(sea)
                    self.naval_steps[sea].append(place)
        for area in range(len(self.areas)):
            if not self.is_land[area]:
                self.naval_steps[area] += [other for other in self.borders[area] if not self.is_land[other]]
        for place in range(len(ids)):
            self.naval_steps[place].sort()
            self.naval_canals[place] = [0] * len(self.naval_steps[place])
        for place in range(len(self.areas), len(ids)):
            self.names[f"place:{ids[place]}"] = self._shore_names(place)
        for area, item in enumerate(self.areas.ids):
            self.names[f"place:{item}"] = self._shore_names(area)

    def _shore_names(self, place: int) -> dict[str, str]:
        """A second shore is named after its sea."""
        area = self.area_of_place[place]
        names = self.names[f"area:{self.areas.ids[area]}"]
        if place < len(self.areas):
            return names
        sea = self.names[f"area:{self.areas.ids[self.naval_steps[place][0]]}"]
        return {language: f"{names[language]} ({sea[language]})" for language in names}

    def _read_straits(self, file: Table) -> None:
        self.strait_seas: list[list[int]] = []
        for row in file.tables("strait"):
            one = self.areas.index[row.one_of("a", self.areas.ids)]
            two = self.areas.index[row.one_of("b", self.areas.ids)]
            number = FIRST_STRAIT + len(self.strait_seas)
            seas = [self.areas.index[sea] for sea in row.texts("seas", self.areas.ids)]
            between = [sea for sea in self.borders[one] if sea in self.borders[two] and not self.is_land[sea]]
            self._check(row, "seas", seas, between)
            self.strait_seas.append(seas)
            for area, other in ((one, two), (two, one)):
                self.land_steps[area].append(other)
                self.land_crossings[area].append(number)
                self.borders[area].append(other)
            self.mark(row, f"strait:{row.text('id')}", row.flag("authentic"))

    def _read_canals(self, file: Table) -> None:
        rows = file.tables("canal")
        self.canals = domain_of("canal", rows)
        self.canal_ages: list[list[int]] = []
        self.canal_banks: list[list[int]] = []
        for number, row in enumerate(rows):
            name = self.name("canal", row)
            one = self.areas.index[row.one_of("a", self.areas.ids)]
            two = self.areas.index[row.one_of("b", self.areas.ids)]
            self.canal_ages.append(row.wholes("ages"))
            banks = [self.areas.index[bank] for bank in row.texts("banks", self.areas.ids)]
            for key, end in (("a", one), ("b", two)):
                self._check(row, key, [end], [sea for sea in range(len(self.areas)) if not self.is_land[sea]])
            self._check(row, "banks", banks, [land for land in self.borders[one] if self.is_land[land]])
            self.canal_banks.append(banks)
            for area, other in ((one, two), (two, one)):
                self.naval_steps[area].append(other)
                self.naval_canals[area].append(number + 1)
            self.mark(row, name)

    def _find_regions_of_seas(self) -> None:
        for area in range(len(self.areas)):
            if not self.is_land[area]:
                for other in self.borders[area]:
                    if self.is_land[other]:
                        self.regions_of[area] |= self.regions_of[other]
        self.lands = [area for area in range(len(self.areas)) if self.is_land[area]]
        self.waters = [area for area in range(len(self.areas)) if not self.is_land[area]]
        self.is_ocean = [int(terrain == OCEAN) for terrain in self.terrain]
        self.elephant_areas = [area for area in self.lands if self.icons[area] & 2]

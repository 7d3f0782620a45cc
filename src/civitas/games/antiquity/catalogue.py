"""The facts of the game as ready tables, indexed by small integers. Read once per data pack."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from civitas.games.antiquity import vocabulary as v
from civitas.games.antiquity.facts.geography import DIRECTIONS, Land, Layout, turned_cells
from civitas.games.antiquity.facts.shapes import Shape, orientations, rectangle
from civitas.kernel.data import Data, Table, read_data
from civitas.kernel.facts import domain_of, read_provenance
from civitas.kernel.moves import Domain, numbers

FOLDER: Final = Path(__file__).parent
MOST_SEATS: Final = 4
_MATERIALS: Final = ["wood", "stone"]


@dataclass(eq=False)
class Cost:
    """What something costs: single goods by name, and goods of a class that may all have to differ."""

    wood: int
    stone: int
    food: int
    luxury: int
    different: bool

    def count(self) -> int:
        return self.wood + self.stone + self.food + self.luxury


class Catalogue:
    def __init__(self, data: Data) -> None:
        self.data = data
        self.names: dict[str, dict[str, str]] = {}
        self._read_game(data.file("game.toml"))
        self._read_goods(data.file("goods.toml"))
        self._read_buildings(data.file("buildings.toml"))
        self._read_projects(data.file("countryside.toml"))
        self._read_saints(data.file("saints.toml"))
        self._read_map(data.file("map.toml"))
        self.cities = numbers("city", 1, v.CITIES)
        self.squares = Domain(
            "square", [f"{'abcdefg'[column]}{row + 1}" for row in range(v.WIDE) for column in range(v.WIDE)]
        )
        self.facings = Domain("facing", [str(90 * turn) for turn in range(v.TURNS)])
        self.copies = numbers("copy", 1, max(self.pile_sizes))
        self.directions = Domain("direction", list(DIRECTIONS))

    # ------------------------------------------------------------------ what rows share

    def _mark(self, row: Table) -> None:
        """Every table says where its values come from, or that they are our own design."""
        row.flag("designed")
        if row.has("confidence"):
            row.text("confidence")
        row.finish()

    def _name(self, domain: str, row: Table) -> None:
        self.names[f"{domain}:{row.text('id')}"] = {"en": row.text("en"), "it": row.text("it")}

    def _cost(self, row: Table) -> Cost:
        cost = row.table("cost")
        found = Cost(
            cost.whole_or("wood", 0, 0, 7),
            cost.whole_or("stone", 0, 0, 7),
            cost.whole_or("food", 0, 0, 7),
            cost.whole_or("luxury", 0, 0, 7),
            cost.flag("different"),
        )
        cost.finish()
        return found

    # ------------------------------------------------------------------ the files

    def _read_game(self, game: Table) -> None:
        self.provenance = read_provenance(game)
        setup = game.table("setup")
        self.start_wood = setup.whole("wood")
        self.start_famine = setup.whole("famine")
        self._mark(setup)
        supply = game.table("supply")
        self.pile_sizes = [supply.whole(name, 1, 31) for name in v.PILES]
        self.inns = supply.whole("inns", 1, 63)
        self.most_cities = supply.whole("cities", 1, v.CITIES)
        self._mark(supply)
        city = game.table("city")
        self.grids = [city.whole("first_grid", 4, v.WIDE), city.whole("later_grid", 4, v.WIDE)]
        self.full = [rectangle(size, size) for size in self.grids]
        self._mark(city)
        storage = game.table("storage")
        self.piece_squares = storage.whole("piece_squares", 1, 4)
        self.goods_per_piece = storage.whole("goods_per_piece", 1, 9)
        self.least_pieces = [storage.whole("min_pieces", 1, 4), storage.whole("min_pieces_seed", 1, 4)]
        self._mark(storage)
        market = game.table("market")
        self.sold = market.whole("sold", 2, 2)
        self.offers = market.whole("offers")
        self.most_traded = market.whole("goods", 1, 9)
        self._mark(market)
        zone = game.table("zone")
        self.reach = zone.whole("reach", 1, 9)
        self.stables_reach = zone.whole("stables", 0, 9)
        self._mark(zone)
        powers = game.table("powers")
        self.hospital = powers.whole("hospital", 1, 15)
        self.granary = powers.whole("granary")
        self.labour_taken = powers.whole("labour_taken", 1, 3)
        self.labour_lost = powers.whole("labour_lost", 0, 3)
        self._mark(powers)
        exploration = game.table("exploration")
        self.famine_change = [
            exploration.whole("food_changes_famine", -9, 9),
            exploration.whole("food_changes_famine_seed", -9, 9),
        ]
        self._mark(exploration)
        pollution = game.table("pollution")
        self.city_pollution = pollution.whole("city")
        self.fountain_relief = pollution.whole("fountain")
        self.dump_relief = pollution.whole("dump")
        self._mark(pollution)
        victory = game.table("victory")
        self.goods_each = victory.whole("goods_each", 1)
        self._mark(victory)
        game.finish()

    def _read_goods(self, file: Table) -> None:
        rows = file.tables("good")
        self.goods = domain_of("good", rows)
        self.good_class: list[int] = []
        self.products: list[list[int]] = [[] for _ in v.SOURCES]
        """Per kind of industry the goods it can yield."""
        for number, row in enumerate(rows):
            self._name("good", row)
            self.good_class.append(v.CLASSES.index(row.one_of("class", v.CLASSES)))
            self.products[v.SOURCES.index(row.one_of("from", v.SOURCES))].append(number)
            self._mark(row)
        self.foods = [good for good, kind in enumerate(self.good_class) if kind == 0]
        self.luxuries = [good for good, kind in enumerate(self.good_class) if kind == 1]
        self.all_goods = list(range(len(rows)))
        self.collected = [good for good in self.all_goods if self.good_class[good] != v.MATERIAL]
        """What San Cristoforo asks for, unless the rulebook is followed to the letter."""
        for name in [*_MATERIALS, "fish"]:
            if name not in self.goods.index:
                raise file.fault("good", "reason-unknown", {"found": name})
        self.wood = self.goods.index["wood"]
        self.stone = self.goods.index["stone"]
        self.fish = self.goods.index["fish"]
        file.finish()

    def _read_buildings(self, file: Table) -> None:
        rows = file.tables("building")
        self.buildings = domain_of("building", rows)
        self.power: list[int] = []
        self.cost: list[Cost] = []
        self.mannable: list[bool] = []
        self.repeatable: list[bool] = []
        self.pile: list[int] = []
        """Per building the common pile it comes from, or -1."""
        self.shapes: list[list[Shape]] = []
        """Per building the ways it can be turned."""
        self.shape_rows: list[list[str]] = []
        for row in rows:
            self._name("building", row)
            name = row.text("id")
            self.power.append(v.POWERS.index(row.one_of("power", v.POWERS)))
            self.cost.append(self._cost(row))
            self.mannable.append(row.flag("manned"))
            self.repeatable.append(row.flag("repeatable"))
            self.pile.append(v.PILES.index(name) if name in v.PILES else -1)
            lines = row.texts("shape")
            self.shape_rows.append(lines)
            self.shapes.append([Shape(cells, self.grids) for cells in orientations(lines, row.flag("rotate"))])
            row.table("confidence")
            row.flag("designed")
            row.finish()
        if sorted(self.power) != list(range(len(v.POWERS))):
            raise file.fault("building", "reason-antiquity-powers")
        self.with_power = [self.power.index(power) for power in range(len(v.POWERS))]
        """Per power the building that has it."""
        self.house_costs: list[Cost] = []
        houses = file.tables("house")
        self.houses = domain_of("house", houses)
        for row in houses:
            self.house_costs.append(self._cost(row))
            self._mark(row)
        self._make_sizes()
        file.finish()

    def _make_sizes(self) -> None:
        """Storages are rectangles of whole pieces."""
        self.size_shapes: list[Shape] = []
        self.size_pieces: list[int] = []
        names: list[str] = []
        for height in range(1, v.WIDE + 1):
            for width in range(1, v.WIDE + 1):
                squares = width * height
                if squares % self.piece_squares or squares > self.piece_squares * self.pile_sizes[1]:
                    continue
                names.append(f"{width}x{height}")
                cells = [(row, column) for row in range(height) for column in range(width)]
                self.size_shapes.append(Shape(cells, self.grids))
                self.size_pieces.append(squares // self.piece_squares)
        self.sizes = Domain("size", names)

    def _read_projects(self, file: Table) -> None:
        rows = file.tables("project")
        if [row.text("id") for row in rows] != v.PROJECTS:
            raise file.fault("project", "reason-antiquity-projects", {"wanted": ", ".join(v.PROJECTS)})
        self.projects = Domain("project", list(v.PROJECTS))
        self.project_cost: list[Cost] = []
        self.needs_seed: list[bool] = []
        for row in rows:
            self._name("project", row)
            self.project_cost.append(self._cost(row))
            self.needs_seed.append(row.flag("seed"))
            self._mark(row)
        file.finish()

    def _read_saints(self, file: Table) -> None:
        rows = file.tables("saint")
        self.saints = domain_of("saint", rows)
        self.saint_powers: list[int] = []
        self.saint_conditions: list[list[int]] = []
        self.saint_needed: list[int] = []
        self.saint_final: list[bool] = []
        for row in rows:
            self._name("saint", row)
            mask = 0
            for name in row.texts("powers", v.SAINT_POWERS):
                mask |= 1 << v.SAINT_POWERS.index(name)
            self.saint_powers.append(mask)
            conditions = row.texts("conditions", v.CONDITIONS)
            self.saint_conditions.append([v.CONDITIONS.index(name) for name in conditions])
            self.saint_needed.append(row.whole("needed", 1, len(conditions)))
            self.saint_final.append(row.flag("final"))
            self._mark(row)
        file.finish()

    def _read_map(self, file: Table) -> None:
        head = file.table("map")
        self.radius = head.whole("radius", 2, 4)
        self.tile_copies = head.whole("copies", 1, 9)
        self._turned = turned_cells(self.radius)
        cells = len(self._turned[0])
        rows = file.tables("face")
        self.faces = domain_of("face", rows)
        self.face_columns: list[list[str]] = []
        for row in rows:
            columns = row.texts("columns")
            letters = "".join(columns)
            if len(letters) != cells or any([letter.lower() not in v.LETTERS for letter in letters]):
                raise row.fault("columns", "reason-antiquity-face", {"wanted": cells, "letters": v.LETTERS})
            self.face_columns.append(columns)
            self._mark(row)
        self.tile_faces = [head.wholes("fronts"), head.wholes("backs")]
        """Per side and kind of tile its face."""
        for key, faces in (("fronts", self.tile_faces[0]), ("backs", self.tile_faces[1])):
            if len(faces) != len(self.tile_faces[0]) or not all([0 <= face < len(rows) for face in faces]):
                raise head.fault(key, "reason-antiquity-pairs", {"most": len(rows) - 1})
        self._mark(head)
        self.layouts: list[Layout] = []
        self.layout_of: list[int] = [-1] * (MOST_SEATS + 1)
        for row in file.tables("layout"):
            seats = int(row.text("id"))
            across, down = row.wholes("q"), row.wholes("r")
            if len(across) != len(down):
                raise row.fault("r", "reason-count", {"found": len(down), "wanted": len(across)})
            self.layout_of[seats] = len(self.layouts)
            centres = list(zip(across, down, strict=True))
            self.layouts.append(Layout(centres, row.wholes("start"), self.radius))
            self._mark(row)
        tiles = max([layout.tiles for layout in self.layouts])
        self.tiles = Domain("tile", ["abcdefghijklmnop"[tile] for tile in range(tiles)])
        self.hexes = Domain("hex", [f"{tile}{number + 1}" for tile in self.tiles.ids for number in range(cells)])
        file.finish()

    # ------------------------------------------------------------------ what follows

    def layout(self, seats: int) -> Layout:
        return self.layouts[self.layout_of[seats]]

    def land(self, seats: int, faces: list[int]) -> Land:
        """The countryside of a game; a face is its number times six plus its rotation."""
        layout = self.layout(seats)
        terrain: list[int] = []
        explorations = 0
        for tile, drawn in enumerate(faces):
            letters = "".join(self.face_columns[drawn // 6])
            turned = self._turned[drawn % 6]
            shown = [0] * len(letters)
            for place, letter in enumerate(letters):
                shown[turned[place]] = v.LETTERS.index(letter.lower())
                if letter.isupper():
                    explorations |= 1 << tile * layout.per_tile + turned[place]
            terrain += shown
        return Land(layout, terrain, explorations)


def read_catalogue(pack: str | None) -> Catalogue:
    return Catalogue(read_data(FOLDER / "data", "antiquity", pack, ("cost",)))

"""The countryside as tables: hexes and their neighbours for each layout, terrain for each draw of tiles.

Hexes are numbered tile by tile; sets of hexes are bit masks in that order, wider than a machine word.
"""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity.vocabulary import FOREST, MOUNTAIN, PLAIN, WATER

WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1
DIRECTIONS: Final = ["ne", "se", "s"]
"""Where the second hex of a pair lies; the other three directions name the same pairs."""
_STEPS: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def hexes_of(mask: int) -> list[int]:
    """The hexes of a set, ascending; word by word, because small numbers are fast."""
    found: list[int] = []
    base = 0
    while mask:
        word = mask & WORD
        while word:
            lowest = word & -word
            found.append(base + lowest.bit_length() - 1)
            word ^= lowest
        mask >>= WORD_BITS
        base += WORD_BITS
    return found


def tile_cells(radius: int) -> list[tuple[int, int]]:
    """The hexes of a tile in axial coordinates, column by column, each from the top."""
    found: list[tuple[int, int]] = []
    for q in range(-radius, radius + 1):
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1):
            found.append((q, r))
    return found


def turned_cells(radius: int) -> list[list[int]]:
    """Per rotation and place on a face: its place on the tile turned by so many times sixty degrees."""
    cells = tile_cells(radius)
    index = {cell: number for number, cell in enumerate(cells)}
    found: list[list[int]] = []
    turned = cells
    for _ in range(6):
        found.append([index[cell] for cell in turned])
        turned = [(-r, q + r) for q, r in turned]
    return found


class Layout:
    """Where the tiles lie for a number of players, and what follows from that whatever the tiles show."""

    def __init__(self, centres: list[tuple[int, int]], start: list[int], radius: int) -> None:
        self.start = start
        self.tiles = len(centres)
        self.centres = centres
        cells = tile_cells(radius)
        self.per_tile = len(cells)
        places = [(cq + q, cr + r) for cq, cr in centres for q, r in cells]
        index = {place: number for number, place in enumerate(places)}
        self.places = places
        self.count = len(places)
        self.all = (1 << self.count) - 1
        self.near: list[list[int]] = [
            [index[q + dq, r + dr] for dq, dr in _STEPS if (q + dq, r + dr) in index] for q, r in places
        ]
        """Per hex its neighbours."""
        self.neighbours = [mask_of(near) for near in self.near]
        self.partner = [index.get((q + dq, r + dr), -1) for q, r in places for dq, dr in _STEPS[: len(DIRECTIONS)]]
        """Per hex and direction the other hex of a pair, or -1."""
        self.city = [
            mask | 1 << number if len(self.near[number]) == len(_STEPS) else 0
            for number, mask in enumerate(self.neighbours)
        ]
        """Per centre the seven hexes of a city there; 0 if they do not all lie on the map."""
        self.around = [self._around(number) for number in range(self.count)]
        """Per centre the hexes next to a city there."""
        self.inside = [1 if max(abs(q), abs(r), abs(q + r)) < radius else 0 for _ in centres for q, r in cells]
        """Per hex: would a city centred there lie within its tile?"""

    def _around(self, centre: int) -> int:
        found = 0
        for other in self.near[centre]:
            found |= self.neighbours[other]
        return found & ~self.city[centre]


def mask_of(hexes: list[int]) -> int:
    found = 0
    for number in hexes:
        found |= 1 << number
    return found


class Land:
    """What the tiles of one game show: printed terrain, exploration hexes, mountain ranges. Never changes."""

    def __init__(self, layout: Layout, terrain: list[int], explorations: int) -> None:
        self.layout = layout
        self.terrain = terrain
        self.explorations = explorations
        masks = [0, 0, 0, 0]
        for number, kind in enumerate(terrain):
            masks[kind] |= 1 << number
        self.forest = masks[FOREST]
        self.plain = masks[PLAIN]
        self.mountain = masks[MOUNTAIN]
        self.water = masks[WATER]
        self.ranges = connected(layout, self.mountain)
        """The mountains, each as the set of its hexes."""
        self.range_of = [-1] * layout.count
        for number, hexes in enumerate(self.ranges):
            for part in hexes_of(hexes):
                self.range_of[part] = number


def spread(layout: Layout, hexes: int) -> int:
    """All hexes next to some of these."""
    neighbours = layout.neighbours
    found = 0
    base = 0
    while hexes:
        word = hexes & WORD
        while word:
            lowest = word & -word
            found |= neighbours[base + lowest.bit_length() - 1]
            word ^= lowest
        hexes >>= WORD_BITS
        base += WORD_BITS
    return found


def connected(layout: Layout, hexes: int) -> list[int]:
    """The connected parts of a set."""
    found: list[int] = []
    while hexes:
        part = hexes & -hexes
        fresh = part
        while fresh:
            fresh = spread(layout, fresh) & hexes & ~part
            part |= fresh
        found.append(part)
        hexes &= ~part
    return found

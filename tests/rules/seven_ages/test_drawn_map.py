"""The map that the browser draws is the map of the rules: two areas touch on it exactly when they border each other."""

from __future__ import annotations

import itertools
import json
import math
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import civitas

DRAWING = Path(__file__).parents[3] / "web" / "src" / "boards" / "seven_ages" / "world.json"
WORLD: dict[str, Any] = json.loads(DRAWING.read_text(encoding="utf-8"))
TITLE: Any = civitas.title("seven_ages")
FACTS: Any = TITLE.facts
IDS: list[str] = FACTS.areas.ids

Point = tuple[int, int]


def arc(steps: list[int]) -> list[Point]:
    """The points of a line, in tenths: where it begins, then steps across and down."""
    x, y, found = 0, 0, []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


ARCS = [arc(steps) for steps in WORLD["arcs"]]


def ring(refs: list[int]) -> list[Point]:
    """A closed outline; a negative reference is a line walked backwards."""
    found: list[Point] = []
    for ref in refs:
        points = ARCS[ref] if ref >= 0 else ARCS[~ref][::-1]
        assert not found or found[-1] == points[0], "the lines of an outline follow each other"
        found += points if not found else points[1:]
    assert found[0] == found[-1]
    return found


def size(points: list[Point]) -> float:
    """The surface inside an outline, negative if it is walked the other way round."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in itertools.pairwise(points)) / 200


def contains(outlines: list[list[Point]], x: float, y: float) -> bool:
    inside = False
    for points in outlines:
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                inside = not inside
    return inside


def borders() -> dict[tuple[str, ...], float]:
    """The areas that share lines, and how long these are together."""
    sides: dict[int, list[str]] = defaultdict(list)
    for area, rings in WORLD["areas"].items():
        for refs in rings:
            for ref in refs:
                sides[ref if ref >= 0 else ~ref].append(area)
    found: dict[tuple[str, ...], float] = defaultdict(float)
    for line, pair in sides.items():
        if len(pair) == 2:
            found[tuple(sorted(pair))] += sum(math.dist(*edge) for edge in itertools.pairwise(ARCS[line])) / 10
    return found


def test_two_areas_touch_exactly_when_the_rules_say_so() -> None:
    touching = set(borders()) | {tuple(sorted(pair)) for pair in WORLD["seam"]}
    straits = {
        (IDS[area], IDS[other])
        for area in range(len(IDS))
        for other, crossing in zip(FACTS.land_steps[area], FACTS.land_crossings[area], strict=True)
        if crossing > 1
    }
    told = {(IDS[area], IDS[other]) for area in range(len(IDS)) for other in FACTS.borders[area]} - straits
    assert touching - told == set(), "borders that are none"
    assert {pair for pair in told if pair[0] < pair[1]} - touching == set(), "borders that are not drawn"


def test_every_border_is_long_enough_to_be_seen() -> None:
    assert {pair: length for pair, length in borders().items() if length < 5} == {}


def test_every_area_is_drawn_around_its_signs() -> None:
    assert set(WORLD["areas"]) == set(WORLD["spots"]) == set(IDS)
    for area, (x, y, room) in WORLD["spots"].items():
        outlines = [ring(refs) for refs in WORLD["areas"][area]]
        assert contains(outlines, 10 * x, 10 * y), area
        assert room >= 5, f"{area}: too small to hit"


LEAST_GROUND = 4.5
"""Units of the map around the signs of an area that belong to it; the narrowest land, Korea, has little more."""


def test_the_ground_under_the_signs_belongs_to_their_area() -> None:
    for area, (x, y, _) in WORLD["spots"].items():
        edges = [edge for refs in WORLD["areas"][area] for edge in itertools.pairwise(ring(refs))]
        assert min(distance((10 * x, 10 * y), *edge) for edge in edges) / 10 >= LEAST_GROUND, area


def distance(point: tuple[float, float], a: Point, b: Point) -> float:
    """From a point to an edge."""
    across, down = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / ((across**2 + down**2) or 1)
    part = max(0.0, min(1.0, along))
    return math.dist(point, (a[0] + part * across, a[1] + part * down))


def test_every_point_of_the_map_lies_in_one_area() -> None:
    """A second look at overlaps and gaps, which owes nothing to the lines that areas share."""
    shapes = {area: [ring(refs) for refs in rings] for area, rings in WORLD["areas"].items()}
    shapes["waste"] = [ring(refs) for refs in WORLD["waste"]]
    wide, high = WORLD["size"]
    dice = Random(7)
    for _ in range(500):
        x, y = dice.uniform(0, 10 * wide), dice.uniform(0, 10 * high)
        found = [area for area, outlines in shapes.items() if contains(outlines, x, y)]
        assert len(found) == 1, (x, y, found)


def test_every_line_has_two_sides() -> None:
    """It is walked once in each direction, or once alone at the edge of the map."""
    walked: dict[int, list[bool]] = defaultdict(list)
    for rings in [*WORLD["areas"].values(), WORLD["waste"]]:
        for refs in rings:
            for ref in refs:
                walked[ref if ref >= 0 else ~ref].append(ref >= 0)
    wide, high = WORLD["size"]
    assert set(walked) == set(range(len(ARCS)))
    for line, directions in walked.items():
        if len(directions) == 1:
            assert all(x in (0, 10 * wide) or y in (0, 10 * high) for x, y in ARCS[line]), line
        else:
            assert sorted(directions) == [False, True], line


def test_areas_cover_the_map_without_overlapping() -> None:
    """No line crosses another, and the surfaces add up to that of the map."""
    wide, high = WORLD["size"]
    total = sum(size(ring(refs)) for rings in [*WORLD["areas"].values(), WORLD["waste"]] for refs in rings)
    assert abs(abs(total) - wide * high) < 1
    assert crossings() == []


def crossings() -> list[tuple[Point, Point]]:
    """Pairs of edges that cross somewhere but at their ends, looked for in a grid of cells."""
    cells: dict[tuple[int, int], list[tuple[Point, Point]]] = defaultdict(list)
    found = []
    for points in ARCS:
        for one, other in itertools.pairwise(points):
            left, right = sorted((one[0] // 200, other[0] // 200))
            top, bottom = sorted((one[1] // 200, other[1] // 200))
            for column in range(left, right + 1):
                for row in range(top, bottom + 1):
                    found += [(one, mine[0]) for mine in cells[column, row] if cross((one, other), mine)]
                    cells[column, row].append((one, other))
    return found


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    (a, b), (c, d) = one, other
    if {a, b} & {c, d}:
        return False
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

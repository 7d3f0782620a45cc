"""Points by source in the course of a game, drawn as the table draws them: gains above the axis, losses below it."""

from __future__ import annotations

from html import escape
from typing import Final

from civitas.kernel.record import Record
from civitas.kernel.tally import Curve

WIDTH: Final = 640
HEIGHT: Final = 170
AXIS: Final = 48
BELOW: Final = 20
ROOM: Final = 1.02
"""The last move is given some room too: it may bring most of all."""
FEWEST: Final = 5
APART: Final = 0.12
HUES: Final = [(source * 3 % 8 * 45 + 25) % 360 for source in range(8)]
"""Neighbours in the list lie far apart in the circle; after eight they come again, lighter."""


def curve_of(record: Record) -> Curve:
    found = Curve()
    for number, position in record.positions():
        found.look(number, position)
    return found


def totals(curve: Curve) -> list[list[tuple[float, float]]]:
    """The points of everybody over the game; they stand as they are until the move that changes them."""
    lines: list[list[tuple[float, float]]] = [[] for _ in curve.points[0][1]]
    for number, sheets in curve.points:
        for line, sheet in zip(lines, sheets, strict=True):
            if line:
                line.append((float(number), line[-1][1]))
            line.append((float(number), float(sum(sheet))))
    return lines


def charts(curve: Curve, names: list[str], labels: list[str], moves: str) -> str:
    """A picture for everybody who scores, with one scale for all, and what the colours mean."""
    assert curve.tally is not None
    sheets = [sheet for _, found in curve.points for sheet in found]
    used = [source for source in range(len(labels)) if any(sheet[source] for sheet in sheets)]
    legend = " ".join(f'<b style="color:{_colour(source)}">■</b> {escape(labels[source])}' for source in used)
    least, most = (0, 100) if curve.tally.by_ways else _scale(curve)
    draw = _ways if curve.tally.by_ways else _stack
    unit = " %" if curve.tally.by_ways else ""
    parts = [f"<p>{legend}</p>"]
    for place, name in enumerate(names):
        total = "" if curve.tally.by_ways else f" {sum(curve.points[-1][1][place])}"
        body = "".join(draw(curve, place, source, order, used, least, most) for order, source in enumerate(used))
        parts.append(f"<h3>{escape(name + total)}</h3>{_frame(body, least, most, unit, moves)}")
    return "".join(parts)


def _colour(source: int) -> str:
    return f"hsl({HUES[source % 8] + (22 if source % 16 > 7 else 0)} 52% {38 if source % 16 < 8 else 62}%)"


def _scale(curve: Curve) -> tuple[int, int]:
    sheets = [sheet for _, found in curve.points for sheet in found]
    gains = max(sum(max(0, points) for points in sheet) for sheet in sheets)
    return -max(sum(max(0, -points) for points in sheet) for sheet in sheets), max(FEWEST, gains)


def _x(curve: Curve, number: float) -> float:
    return AXIS + (WIDTH - AXIS) * number / ((curve.points[-1][0] or 1) * ROOM)


def _y(value: float, least: int, most: int) -> float:
    return HEIGHT - BELOW - (HEIGHT - BELOW - 8) * (value - least) / (most - least)


def _frame(body: str, least: int, most: int, unit: str, moves: str) -> str:
    lines = []
    # Losses too small for a label of their own are seen without one.
    lowest = least if -least > APART * most else 0
    for tick in sorted({lowest, 0, most}):
        y = _y(tick, least, most)
        lines.append(f'<path d="M{AXIS} {y:.1f}H{WIDTH}" stroke="#ccc"/>')
        lines.append(f'<text x="{AXIS - 6}" y="{y + 4:.1f}" text-anchor="end">{tick}{unit}</text>')
    along = f'<text x="{WIDTH}" y="{HEIGHT - 4}" text-anchor="end">{escape(moves)}</text>'
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="13">{"".join(lines)}{body}{along}</svg>'


def _steps(places: list[tuple[float, float]], end: float) -> str:
    first, *rest = places
    return f"M{first[0]:.1f} {first[1]:.1f}" + "".join(f"H{x:.1f}V{y:.1f}" for x, y in rest) + f"H{end:.1f}"


def _ways(curve: Curve, place: int, source: int, order: int, used: list[int], least: int, most: int) -> str:
    line = [(_x(curve, number), _y(sheets[place][source], least, most)) for number, sheets in curve.points]
    return f'<path d="{_steps(line, WIDTH)}" fill="none" stroke="{_colour(source)}" stroke-width="2.5"/>'


def _stack(curve: Curve, place: int, source: int, order: int, used: list[int], least: int, most: int) -> str:
    """The area of a source in the pile, there and back."""
    there, back = [], []
    for number, sheets in curve.points:
        sheet = sheets[place]
        own = sheet[source]
        below = sum(sheet[other] for other in used[:order] if sheet[other] * own > 0)
        there.append((_x(curve, number), _y(below + own, least, most)))
        back.append((_x(curve, number), _y(below, least, most)))
    home = "".join(f"V{y:.1f}H{x:.1f}" for x, y in reversed(back))
    return f'<path d="{_steps(there, WIDTH)}{home}Z" fill="{_colour(source)}"/>'

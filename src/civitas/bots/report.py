"""Matches and games as pages with charts: win shares, ratings, points, length, curves. No library needed."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, Final

from civitas.bots.arena import Game, Results
from civitas.kernel.errors import BadInput

WIDTH: Final = 640
ROW: Final = 26
LABEL: Final = 220
BARS: Final = 24
HEIGHT: Final = 160
AXIS: Final = 48
COLOURS: Final = ["#1f5f99", "#b5472f", "#3b7d3b", "#8a5fa8", "#a87b1f", "#2f8f8f", "#555555"]


def write_report(path: Path, results: Results, found: dict[str, object], message: Callable[[str], str]) -> None:
    """Write the page of a match; `message` gives the headings in the reader's language."""
    write_page(path, page(results, found, message))


def write_page(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as problem:
        raise BadInput("error-file-write", {"file": str(path)}) from problem


def document(title: str, parts: list[tuple[str, str]]) -> str:
    """A page of headings and pictures."""
    head = f'<!doctype html><meta charset="utf-8"><title>{escape(title)}</title>'
    style = "<style>body{font-family:sans-serif;max-width:44rem;margin:2rem auto}svg{width:100%}</style>"
    body = "".join(f"<h2>{escape(heading)}</h2>{picture}" for heading, picture in parts)
    return f"{head}{style}<h1>{escape(title)}</h1>{body}\n"


def page(results: Results, found: dict[str, object], message: Callable[[str], str]) -> str:
    rows, by_seat = found["bots"], found["by_seat"]
    assert isinstance(rows, list) and isinstance(by_seat, list)
    shares = [(str(row["spec"]), row["share"] or 0.0, row["low"], row["high"]) for row in rows]
    seats = [(str(seat), share, share, share) for seat, share in enumerate(by_seat)]
    parts = [
        (message("arena-share"), _shares(shares)),
        (message("arena-rating"), _ratings(rows)),
        (message("arena-decision"), _times(rows, "decision")),
        (message("arena-turn"), _times(rows, "turn")),
        (message("arena-seats"), _shares(seats)),
    ]
    groups = found["groups"]
    assert isinstance(groups, list)
    if len(groups) > 1:
        pairs = [(" / ".join(row["bots"]), row["share"] or 0.0, row["low"], row["high"]) for row in groups]
        parts.insert(1, (message("arena-pairs"), _shares(pairs)))
    for bot, spec in enumerate(results.match.bots):
        parts.append((f"{message('arena-points')}: {spec}", _histogram(_points(results.games, bot))))
    lengths = [float(game.moves) for game in results.games]
    parts.append((message("arena-length"), _histogram(lengths)))
    return document(f"{results.match.title}: {', '.join(results.match.bots)}", parts)


def _points(games: list[Game], bot: int) -> list[float]:
    return [score for game in games for seated, score in zip(game.bots, game.scores) if seated == bot]


def _picture(height: int, body: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" font-size="13">{body}</svg>'


def _shares(rows: list[tuple[str, float, float, float]]) -> str:
    """A bar from 0 to 1 for each row, with its interval."""
    room = WIDTH - LABEL - 60
    body = []
    for number, (label, share, low, high) in enumerate(rows):
        y = number * ROW + 6
        body.append(f'<text x="0" y="{y + 12}">{escape(label)}</text>')
        body.append(f'<rect x="{LABEL}" y="{y}" width="{share * room:.1f}" height="14" fill="#4a7ba6"/>')
        left, right = LABEL + low * room, LABEL + high * room
        body.append(f'<path d="M{left:.1f} {y + 7}H{right:.1f}" stroke="#222" stroke-width="2"/>')
        body.append(f'<text x="{WIDTH}" y="{y + 12}" text-anchor="end">{share:.1%}</text>')
    return _picture(len(rows) * ROW + 6, "".join(body))


def _ratings(rows: list[dict[str, Any]]) -> str:
    """A spot for each rating, with its interval, on one scale."""
    rated = [row for row in rows if row["rating"] is not None]
    if not rated:
        return "<p>-</p>"
    lowest = min(row["rating_low"] for row in rated)
    room = (WIDTH - LABEL - 140) / max(1, max(row["rating_high"] for row in rated) - lowest)
    body = []
    for number, row in enumerate(rated):
        y = number * ROW + 13
        left, spot, right = (LABEL + (row[key] - lowest) * room for key in ("rating_low", "rating", "rating_high"))
        body.append(f'<text x="0" y="{y + 5}">{escape(str(row["spec"]))}</text>')
        body.append(f'<path d="M{left:.1f} {y}H{right:.1f}" stroke="#222" stroke-width="2"/>')
        body.append(f'<circle cx="{spot:.1f}" cy="{y}" r="5" fill="#4a7ba6"/>')
        figures = f"{row['rating']} ({row['rating_low']} - {row['rating_high']})"
        body.append(f'<text x="{WIDTH}" y="{y + 5}" text-anchor="end">{figures}</text>')
    return _picture(len(rated) * ROW + 6, "".join(body))


def _times(rows: list[dict[str, Any]], kind: str) -> str:
    """Mean, what 95 % stay below and the longest, in seconds."""
    lines = []
    for row in rows:
        figures = (row["seconds"] or {}).get(kind)
        if figures is not None:
            cells = "".join(f"<td>{figures[name]:.4f}</td>" for name in ("mean", "p95", "max"))
            lines.append(f"<tr><td>{escape(str(row['spec']))}</td>{cells}</tr>")
    return f"<table>{''.join(lines)}</table>" if lines else "<p>-</p>"


def _histogram(values: list[float]) -> str:
    if not values:
        return "<p>-</p>"
    low, high = min(values), max(values)
    step = (high - low) / BARS or 1.0
    counts = [0] * BARS
    for value in values:
        counts[min(BARS - 1, int((value - low) / step))] += 1
    tallest, wide = max(counts), WIDTH / BARS
    body = []
    for number, count in enumerate(counts):
        tall = count / tallest * (HEIGHT - 24)
        x, y = number * wide, HEIGHT - 20 - tall
        body.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide - 1:.1f}" height="{tall:.1f}" fill="#4a7ba6"/>')
    body.append(f'<text x="0" y="{HEIGHT - 4}">{low:g}</text>')
    body.append(f'<text x="{WIDTH}" y="{HEIGHT - 4}" text-anchor="end">{high:g}</text>')
    return _picture(HEIGHT, "".join(body))


def list_of(sentences: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ul>" if sentences else "<p>-</p>"


def curves(
    names: list[str], lines: list[list[tuple[float, float]]], highest: float, form: str = "{:.2g}", along: str = ""
) -> str:
    """One curve for each name, from 0 to `highest`, with a scale: `form` writes its numbers, `along` says what runs to
    the right."""
    last = max((x for line in lines for x, _ in line), default=0.0) or 1.0
    tall, wide, top = HEIGHT - 44, WIDTH - AXIS, highest or 1.0
    body = []
    for part in (0.0, 0.5, 1.0):
        y = 8 + tall * (1 - part)
        body.append(f'<path d="M{AXIS} {y:.1f}H{WIDTH}" stroke="#ccc"/>')
        body.append(f'<text x="{AXIS - 6}" y="{y + 4:.1f}" text-anchor="end">{form.format(top * part)}</text>')
    for number, (name, line) in enumerate(zip(names, lines)):
        colour = COLOURS[number % len(COLOURS)]
        spots = " ".join(f"{AXIS + x / last * wide:.1f},{8 + tall - y / top * tall:.1f}" for x, y in line)
        body.append(f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x = AXIS + number * (wide - 120) / len(names)
        body.append(f'<text x="{x:.0f}" y="{HEIGHT - 4}" fill="{colour}">{escape(name)}</text>')
    body.append(f'<text x="{WIDTH}" y="{HEIGHT - 22}" text-anchor="end">{escape(along)}</text>')
    return _picture(HEIGHT, "".join(body))

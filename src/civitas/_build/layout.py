"""How written modules are laid out: assignments and docstrings that fit their lines."""

from __future__ import annotations

import textwrap

WIDTH = 120


def assigned(indent: str, values: list[tuple[str, str]]) -> list[str]:
    """Up to three attributes to a line: so many are set as fast as one by one, and the eye has less to pass over."""
    lines: list[str] = []
    row: list[tuple[str, str]] = []
    for value in [*values, None]:
        if value is not None and len(row) < 3 and len(_line(indent, [*row, value])) <= WIDTH:
            row.append(value)
            continue
        lines.append(_line(indent, row))
        row = [] if value is None else [value]
    return lines


def _line(indent: str, row: list[tuple[str, str]]) -> str:
    return f"{indent}{', '.join(f'self.{name}' for name, _ in row)} = {', '.join(value for _, value in row)}"


def listed(opening: str, values: list[str], closing: str) -> list[str]:
    """A tuple or list: on one line if it fits, else in rows of many."""
    alone = "," if len(values) == 1 and closing == ")" else ""
    line = f"{opening}{', '.join(values)}{alone}{closing}"
    if len(line) <= WIDTH:
        return [line]
    margin = " " * (len(opening) - len(opening.lstrip()))
    rows: list[list[str]] = [[]]
    for value in values:
        if rows[-1] and len(margin) + 4 + len(", ".join([*rows[-1], value])) + len("*(),") > WIDTH:
            rows.append([])
        rows[-1].append(value)
    found = [row[0] if len(row) == 1 else f"*({', '.join(row)})" for row in rows]
    return [opening, *[f"{margin}    {row}," for row in found], f"{margin}{closing}"]


def noted(note: str) -> list[str]:
    """What is said of an attribute, behind it."""
    if not note:
        return []
    if len(note) + 10 <= WIDTH:
        return [f'    """{note}"""']
    wrapped = textwrap.wrap(f'"""{note}', WIDTH - 4)
    if len(wrapped[-1]) + 7 > WIDTH:
        wrapped.append("")
    wrapped[-1] += '"""'
    return [f"    {line}" for line in wrapped]

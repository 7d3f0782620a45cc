"""Any title: what belongs to the seats side by side, the rest line by line."""

from __future__ import annotations

from typing import Any

from rich.box import ASCII, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from civitas.drawing import Scene


def draw(scene: Scene) -> RenderableType:
    seats = len(scene.names)
    common = Table.grid(padding=(0, 2))
    by_seat = Table("", *scene.names, box=ASCII if scene.plain else SIMPLE_HEAD)
    for key, value in scene.view.items():
        label = _label(scene, key)
        if key in ("title", "seat"):
            continue
        if seats > 1 and isinstance(value, list) and len(value) == seats:
            if all(isinstance(part, dict) for part in value):
                for name in value[0]:
                    by_seat.add_row(_label(scene, name), *(_text(scene, part.get(name)) for part in value))
            else:
                by_seat.add_row(label, *(_text(scene, part) for part in value))
        else:
            common.add_row(label, _text(scene, value))
    return Group(common, by_seat)


def _label(scene: Scene, name: str) -> str:
    """The part of a view in the reader's words, if its title has any for it."""
    for key in (f"field-{name}", f"score-{name}"):
        if scene.say.has(key):
            return scene.say.message(key)
    return name.replace("_", " ")


def _text(scene: Scene, value: Any) -> str:
    """A value of a view in one line, things by their names."""
    if isinstance(value, dict):
        return ", ".join(f"{_text(scene, key)} {_text(scene, part)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(_text(scene, part) for part in value)
    if isinstance(value, bool):
        return scene.say.message("yes" if value else "no")
    if isinstance(value, str):
        named = [name for name, domain in scene.title.domains.items() if value in domain.index]
        return scene.say.name(named[0], value) if named else _label(scene, value)
    return "–" if value is None else str(value)

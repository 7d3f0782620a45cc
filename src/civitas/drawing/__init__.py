"""How a title looks in the terminal: a drawing of its own, or tables of whatever its view holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.text import Texts


@dataclass(frozen=True)
class Scene:
    """What a table is drawn from: never more than its viewer may know."""

    title: Title
    view: dict[str, Any]
    viewer: int | None
    say: Texts
    names: Sequence[str]
    width: int
    plain: bool
    """Are only the characters of ASCII to be used?"""


def draw(
    position: Position, viewer: int | None, say: Texts, names: Sequence[str], width: int, plain: bool
) -> RenderableType:
    drawn: RenderableType = _drawing(position.title).draw(
        Scene(position.title, position.view(viewer), viewer, say, names, width, plain)
    )
    return drawn


def chart(
    position: Position,
    viewer: int | None,
    say: Texts,
    names: Sequence[str],
    width: int,
    plain: bool,
    domain: str,
    numbers: Mapping[str, int],
) -> RenderableType | None:
    """A map with numbers at the places of a domain, where the title has one and it fits: the names of places alone
    do not say where they are."""
    on_map = getattr(_drawing(position.title), "chart", None)
    if on_map is None:
        return None
    scene = Scene(position.title, position.view(viewer), viewer, say, names, width, plain)
    drawn: RenderableType | None = on_map(scene, domain, numbers)
    return drawn


def _drawing(title: Title) -> ModuleType:
    """The module that draws a title: its `draw(scene)`, and where it has a map its `chart(scene, domain, numbers)`."""
    name = f"{__name__}.{title.key}"
    return import_module(name if find_spec(name) else f"{__name__}.generic")

"""How a title looks in the terminal: a drawing of its own, or tables of whatever its view holds."""

from __future__ import annotations

from collections.abc import Sequence
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


@dataclass(frozen=True)
class Choice:
    """A move to be chosen by its number: the things that it names, what would come of it, and what is said of that."""

    number: int
    arguments: tuple[str, ...]
    preview: dict[str, Any]
    detail: str


def chart(
    position: Position,
    viewer: int | None,
    say: Texts,
    names: Sequence[str],
    width: int,
    plain: bool,
    domains: Sequence[str],
    choices: Sequence[Choice],
) -> RenderableType | None:
    """A map with the numbers of moves at the places that they name, where the title has one and it fits: the names of
    places alone do not say where they are."""
    on_map = getattr(_drawing(position.title), "chart", None)
    if on_map is None:
        return None
    scene = Scene(position.title, position.view(viewer), viewer, say, names, width, plain)
    drawn: RenderableType | None = on_map(scene, domains, choices)
    return drawn


def _drawing(title: Title) -> ModuleType:
    """The module that draws a title: its `draw(scene)`, and where it has a map its `chart(scene, domains, choices)`."""
    name = f"{__name__}.{title.key}"
    return import_module(name if find_spec(name) else f"{__name__}.generic")

"""How a title looks in the terminal: a drawing of its own, or tables of whatever its view holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

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


class Drawing(Protocol):
    def draw(self, scene: Scene) -> RenderableType: ...


def draw(
    position: Position, viewer: int | None, say: Texts, names: Sequence[str], width: int, plain: bool
) -> RenderableType:
    title = position.title
    name = f"{__name__}.{title.key}"
    drawing: Drawing = import_module(name if find_spec(name) else f"{__name__}.generic")
    return drawing.draw(Scene(title, position.view(viewer), viewer, say, names, width, plain))

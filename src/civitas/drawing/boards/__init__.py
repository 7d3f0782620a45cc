"""Positions drawn as boards: SVG made of the client's own symbols, maps and colours (`art`; see `make art`)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from civitas.drawing import Scene
from civitas.drawing.boards.sheet import Sheet
from civitas.kernel.title import Title

EDGE = 16
LINE = 20


def has_board(title: Title) -> bool:
    """Is there a drawing for it? A title from elsewhere is drawn as in the terminal."""
    return find_spec(f"{__name__}.{title.key}") is not None


def board(scene: Scene, asked: Sequence[str]) -> str:
    """What the viewer sees, as one SVG element; below it what is asked, or how the game ended."""
    sheet = Sheet(scene.title.key)
    sheet.text(EDGE, 30, scene.title.names[scene.say.language], 22, weight="bold")
    bottom = import_module(f"{__name__}.{scene.title.key}").draw(scene, sheet)
    for line in asked:
        bottom = sheet.paragraph(EDGE, bottom + LINE, sheet.width - 2 * EDGE, line, 15, weight="bold")
    return sheet.written(bottom + EDGE, scene.title.names[scene.say.language])

"""A position as people at a prompt see it: a line, a picture in text, a picture in a notebook.

The line is told here. Pictures need texts and drawings, which live above the kernel: whoever has them calls
`show_with`. Without them a picture is the view, plainly written down.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from civitas.kernel.position import Position

INDENT: Final = "  "
LONGEST_ROW: Final = 100

_drawers: Final[list[Callable[[Position, bool], str]]] = []


def show_with(drawer: Callable[[Position, bool], str]) -> None:
    """Let positions be drawn: as text, or as a page if the second argument says so. An empty string for what cannot be
    drawn here."""
    _drawers[:] = [drawer]


def as_line(p: Position) -> str:
    """Title, seats, how far it is, and who is asked what."""
    parts = [p.title.key, "1 seat" if p.seats == 1 else f"{p.seats} seats"]
    parts += [f"{name} {value}" for name, value in p.when().items()]
    return f"<{', '.join(parts)}: {_asked(p)}>"


def _asked(p: Position) -> str:
    if p.over():
        standing = p.standing()
        return f"over ({standing['ending']}), won by {standing['winners']}"
    waiting = p.waiting()
    question = p.frame_question(waiting[0])
    who = f"seat {waiting[0]} is" if len(waiting) == 1 else f"seats {', '.join([str(seat) for seat in waiting])} are"
    return f"{who} asked" if question is None else f"{who} asked {question.key}"


def as_picture(p: Position) -> str:
    drawn = _drawers[-1](p, False) if _drawers else ""
    return drawn or plain_picture(p)


def as_page(p: Position) -> str:
    drawn = _drawers[-1](p, True) if _drawers else ""
    return drawn or f"<pre>{escape(plain_picture(p))}</pre>"


def plain_picture(p: Position) -> str:
    """The line, and the view of the seat that is asked as an indented list."""
    seat = p.turn()
    return "\n".join([as_line(p), *_rows(p.view(None if seat < 0 else seat), "")])


def _rows(value: object, indent: str) -> list[str]:
    if isinstance(value, dict):
        pairs = [(f"{key}:", part) for key, part in value.items()]
    elif isinstance(value, list):
        pairs = [("-", part) for part in value]
    else:
        return [f"{indent}{_word(value)}"]
    found: list[str] = []
    for head, part in pairs:
        row = f"{indent}{head} {_short(part)}"
        if len(row) <= LONGEST_ROW:
            found.append(row)
        else:
            found.append(f"{indent}{head}")
            found += _rows(part, indent + INDENT)
    return found


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{key} {_short(part)}" for key, part in value.items()]) or "-"
    if isinstance(value, list):
        return f"[{', '.join([_short(part) for part in value])}]"
    return _word(value)


def _word(value: object) -> str:
    return "-" if value is None else str(value)

"""Why a move is refused, with the figures behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from civitas.kernel.errors import IllegalMove, short
from civitas.kernel.refusals import rule_id

if TYPE_CHECKING:
    from civitas.kernel.position import Position


def reason_of(p: Position, seat: int, move: int) -> dict[str, object] | None:
    """The refusing rule with its figures; None if the move is legal."""
    number = p.check(seat, move)
    if not number:
        return None
    figures: dict[str, object] = {}
    rule = rule_id(number)
    if not rule.startswith("table."):
        figures = (p.sketch(seat) if p.joint is not None else p).figures(seat, move, rule)
    return {"rule": rule, "figures": figures}


def illegal(p: Position, seat: int, move: int) -> IllegalMove:
    """What is raised for a move that the rules forbid."""
    reason = reason_of(p, seat, move) or {}
    text = p.title.moves.text(move) if 0 <= move < p.title.moves.size else short(move)
    figures = reason["figures"]
    assert isinstance(figures, dict)
    return IllegalMove(str(reason["rule"]), seat, text, figures)

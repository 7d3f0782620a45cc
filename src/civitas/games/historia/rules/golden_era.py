"""Module Golden Era: a free action during the own Action. Spend a cube to flip a token, or activate the Golden Era."""

from __future__ import annotations

from civitas.games.historia import refusals as by
from civitas.games.historia.position import HistoriaState, replaced
from civitas.games.historia.vocabulary import WITH_GOLDEN_ERA
from civitas.kernel.refusals import OTHER_QUESTION


def forbids_flip(p: HistoriaState, seat: int) -> int:
    if not p.modules & WITH_GOLDEN_ERA:
        return OTHER_QUESTION
    if p.golden_over >> seat & 1:
        return by.GOLDEN_ERA_ONCE
    if p.tokens[seat] == p.facts.golden_tokens:
        return by.GOLDEN_ERA_TOKENS
    return by.GOLDEN_ERA_FLIP if p.available[seat] < p.facts.flip_cost else 0


def forbids_activation(p: HistoriaState, seat: int) -> int:
    if not p.modules & WITH_GOLDEN_ERA:
        return OTHER_QUESTION
    if p.golden_over >> seat & 1:
        return by.GOLDEN_ERA_ONCE
    return by.GOLDEN_ERA_ACTIVATE if p.tokens[seat] < p.facts.golden_tokens else 0


def flip(p: HistoriaState, seat: int) -> None:
    p.available[seat] -= p.facts.flip_cost
    p.used[seat] += p.facts.flip_cost
    p.tokens = replaced(p.tokens, seat, p.tokens[seat] + 1)
    if p.log is not None:
        p.tell("event-token-flipped", {"seat": seat, "count": p.tokens[seat]})


def activate(p: HistoriaState, seat: int) -> None:
    """Steps cost less until the Turn End, and all own wonders are refreshed. The tokens leave the game."""
    p.tokens = replaced(p.tokens, seat, 0)
    p.golden |= 1 << seat
    p.golden_over |= 1 << seat
    p.tapped &= ~p.wonders[seat]
    if p.log is not None:
        p.tell("event-golden-era", {"seat": seat})

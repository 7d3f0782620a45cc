"""Assassination: each side draws cards, keeps the last, and the assassin's must be higher."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages.frames import DRAW_AGAIN, DUEL, ask, context_of, do
from civitas.games.seven_ages.parts import NO_DUEL, Duel
from civitas.games.seven_ages.position import SevenAgesState
from civitas.games.seven_ages.rules.cards import discard, draw_card
from civitas.games.seven_ages.rules.empires import leader_number, remove_leader
from civitas.games.seven_ages.rules.glory import deed
from civitas.games.seven_ages.vocabulary import ASSASSIN_DRAWS, ASSASSINATE

ASSASSIN: Final = 0
BOTH_DREW: Final = 2


def begin(p: SevenAgesState, seat: int, target: int, n: int) -> None:
    """Each side draws up to its limit."""
    acting = p.affair[-1].acting
    special = p.special(acting, ASSASSIN_DRAWS) if acting >= 0 and p.card[acting] >= 0 else 0
    p.duel = Duel()
    assassin, victim = p.duel.sides
    assassin.seat, assassin.limit = seat, max(n, special)
    victim.seat, victim.limit = p.player[target], max(1, leader_number(p, target))
    p.ask_next(do(DUEL, ASSASSIN))


def step(p: SevenAgesState) -> None:
    side = context_of(p.now)
    if side == BOTH_DREW:
        _end(p)
        return
    own = p.duel.sides[side]
    if own.card >= 0:
        discard(p, own.card)
    own.card = draw_card(p)
    own.draws += 1
    p.reveal(1 << own.seat)
    if own.draws >= own.limit:
        p.now = do(DUEL, side + 1)
    else:
        p.ask_next(ask(DRAW_AGAIN, own.seat, side))


def answer(p: SevenAgesState, side: int, again: bool) -> None:
    """A side draws once more, or keeps its card and leaves the next step to the other."""
    if not again:
        p.now = do(DUEL, side + 1)


def _end(p: SevenAgesState) -> None:
    values = [p.facts.value[side.card] if side.card >= 0 else 0 for side in p.duel.sides]
    leader, acting = p.affair[-1].left, p.affair[-1].acting
    p.reveal(-1)
    for side in p.duel.sides:
        if side.card >= 0:
            discard(p, side.card)
    p.duel = NO_DUEL
    p.answered()
    if p.log is not None:
        p.tell("event-duel", {"total": values[0], "rival": values[1]})
    if values[0] > values[1] and leader in p.leaders:
        remove_leader(p, leader)
        if acting >= 0 and p.card[acting] >= 0:
            deed(p, acting, ASSASSINATE)

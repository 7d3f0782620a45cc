"""Assassination: each side draws cards, keeps the last, and the assassin's must be higher."""

from __future__ import annotations

from civitas.games.seven_ages.frames import DRAW_AGAIN, DUEL, ask, context_of, do
from civitas.games.seven_ages.position import DUEL_SIZE, EVENT_ACTING, EVENT_LEFT, NOTHING, SevenAgesState
from civitas.games.seven_ages.rules.cards import discard, draw_card
from civitas.games.seven_ages.rules.empires import leader_number, remove_leader
from civitas.games.seven_ages.rules.glory import deed
from civitas.games.seven_ages.rules.reactions import top
from civitas.games.seven_ages.vocabulary import ASSASSIN_DRAWS, ASSASSINATE


def begin(p: SevenAgesState, seat: int, target: int, n: int) -> None:
    """Each side draws up to its limit."""
    acting = p.affair[top(p) + EVENT_ACTING]
    special = p.special(acting, ASSASSIN_DRAWS) if acting >= 0 and p.card[acting] >= 0 else 0
    p.duel = [NOTHING] * DUEL_SIZE
    p.duel[0], p.duel[1], p.duel[2], p.duel[3] = seat, NOTHING, 0, max(n, special)
    p.duel[4], p.duel[5], p.duel[6] = p.player[target], NOTHING, 0
    p.duel[7] = max(1, leader_number(p, target))
    p.ask_next(do(DUEL, 0))


def step(p: SevenAgesState) -> None:
    side = context_of(p.now)
    if side == 2:
        _end(p)
        return
    at = 4 * side
    if p.duel[at + 1] >= 0:
        discard(p, p.duel[at + 1])
    p.duel[at + 1] = draw_card(p)
    p.duel[at + 2] += 1
    p.reveal(1 << p.duel[at])
    if p.duel[at + 2] >= p.duel[at + 3]:
        p.now = do(DUEL, side + 1)
    else:
        p.ask_next(ask(DRAW_AGAIN, p.duel[at], side))


def answer(p: SevenAgesState, side: int, again: bool) -> None:
    """A side draws once more, or keeps its card and leaves the next step to the other."""
    if not again:
        p.now = do(DUEL, side + 1)


def _end(p: SevenAgesState) -> None:
    values = [p.facts.value[p.duel[at]] if p.duel[at] >= 0 else 0 for at in (1, 5)]
    base = top(p)
    leader, acting = p.affair[base + EVENT_LEFT], p.affair[base + EVENT_ACTING]
    p.reveal(-1)
    for at in (1, 5):
        if p.duel[at] >= 0:
            discard(p, p.duel[at])
    p.duel = []
    p.answered()
    if p.log is not None:
        p.tell("event-duel", {"total": values[0], "rival": values[1]})
    if values[0] > values[1] and leader in p.leaders:
        remove_leader(p, leader)
        if acting >= 0 and p.card[acting] >= 0:
            deed(p, acting, ASSASSINATE)

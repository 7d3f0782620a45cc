"""Module Civilization Goals: the first player to meet a goal takes it, scores it and draws an advisor."""

from __future__ import annotations

from typing import Final

from civitas.games.historia.effects.objectives import is_met
from civitas.games.historia.position import HistoriaState, replaced
from civitas.games.historia.rules.advisors import draw_advisor
from civitas.games.historia.scoring import gain_points
from civitas.games.historia.vocabulary import BY_GOALS
from civitas.kernel.fields import members

GOALS_AT: Final = 60
"""Place of the first goal in an explicit deal."""


def lay_out_goals(p: HistoriaState) -> None:
    heap = list(range(len(p.facts.goals)))
    for number in range(p.facts.goals_in_play):
        p.goals |= 1 << p.draw(heap, GOALS_AT + number)
    if p.log is not None:
        p.tell("event-goals", {"goals": [p.facts.goals.ids[goal] for goal in members(p.goals)]})


def award_goals(p: HistoriaState) -> None:
    """After every Action; turn order decides between players who meet a goal at once."""
    for goal in members(p.goals):
        for civ in p.order:
            if civ < p.seats and p.goals >> goal & 1 and is_met(p, civ, p.facts.goal_objectives[goal]):
                _award(p, civ, goal)


def _award(p: HistoriaState, seat: int, goal: int) -> None:
    p.goals ^= 1 << goal
    p.goals_taken = replaced(p.goals_taken, seat, p.goals_taken[seat] | 1 << goal)
    if p.log is not None:
        p.tell("event-goal", {"seat": seat, "goal": p.facts.goals.ids[goal]})
    gain_points(p, seat, p.facts.goal_objectives[goal].vp, BY_GOALS)
    draw_advisor(p, seat)

"""What things are worth in culture points at the end of the game, by the turns a seat has left.

Early goods grow: a mine of the first rounds pays for all that follows. Late ones only buy what scores at once, and what
is left over at the end buys nothing.
"""

from __future__ import annotations

from typing import Final

RESOURCE: Final = [0.25, 0.14, 2.4]
"""A resource at hand when it is needed: its worth on the last turn, what each further turn adds, and the most."""
SCIENCE: Final = [0.2, 0.14, 2.2]
"""Likewise; a technology lasts for the rest of the game."""
FOOD: Final = [0.25, 0.10, 1.7]
"""Likewise; it becomes workers."""
UNSPENT: Final = [0.65, 0.5, 0.75]
"""What resources, science and food in stock are worth of that: they have not become anything yet."""
YELLOW: Final = [0.4, 0.13, 2.0]
"""A yellow token in the bank or at work: one worker more, or cheaper and more content ones."""
BLUE: Final = [0.1, 0.06, 0.8]
"""A blue token: less corruption."""
WORKER: Final = [0.8, 0.15, 2.5]
"""An unused worker beyond the food that another one costs: the action, and what it can do."""
STRENGTH: Final = [0.9, 1.2, 1.6, 1.9, 1.2]
"""A point of strength against a rival, by Age; attacks grow with the Ages."""
BEHIND: Final = 1.8
"""Being weaker is worse than being stronger is good: it invites attacks, and events strike the weakest."""
CIVIL: Final = [0.5, 0.12, 2.2]
"""A civil action: about what it brings beyond what is paid besides."""
MILITARY: Final = [0.3, 0.03, 0.7]
"""A military action: a unit in need, else a card drawn."""


def price(of: list[float], turns: float) -> float:
    """One unit in stock, with so many turns left in which it can be spent."""
    if turns < 0.5:
        return 0.0
    return min(of[2], of[0] + of[1] * turns)


def stream(of: list[float], turns: float) -> float:
    """One unit produced on each of these turns: the last production can no longer be spent."""
    if turns <= 1.0:
        return 0.0
    return (turns - 1.0) * min(of[2], of[0] + of[1] * 0.5 * turns)


def stepped(amount: float, steps: list[float], width: float) -> float:
    """An amount whose first units are worth most: each step holds for so many units, the last one for the rest."""
    worth = 0.0
    left = max(amount, 0.0)
    for place in range(len(steps) - 1):
        part = min(left, width)
        worth += steps[place] * part
        left -= part
    return worth + steps[-1] * left

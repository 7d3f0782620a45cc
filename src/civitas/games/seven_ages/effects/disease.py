"""Pestilence and plague: area by area a card decides whether a unit dies; the plague goes on to a neighbour."""

from __future__ import annotations

from civitas.games.seven_ages.effects.held import has
from civitas.games.seven_ages.frames import DISEASE, NEIGHBOUR, ask, context_of, do, more_of
from civitas.games.seven_ages.position import MOST_COLOURS, SevenAgesState
from civitas.games.seven_ages.rules.cards import turn_card
from civitas.games.seven_ages.rules.empires import discard_if_gone
from civitas.games.seven_ages.rules.losses import ask_loss
from civitas.games.seven_ages.rules.reactions import aiming_seat
from civitas.games.seven_ages.vocabulary import IMMUNE


def begin(p: SevenAgesState, target: int, spreads: bool) -> None:
    """`EVENT_LEFT` keeps the empires that the disease may reach next: the neighbours of the target as they are now."""
    p.affair[-1].left = _neighbours(p, target) if spreads else 0
    p.ask_next(do(DISEASE, target))


def step(p: SevenAgesState) -> None:
    """A card above the age of the empire kills a unit. `more` counts the areas done."""
    colour, done = context_of(p.now), more_of(p.now)
    lands = p.facts.lands
    if not has(p, colour, IMMUNE):
        while done < len(lands):
            area = lands[done]
            done += 1
            if p.occupant[area] == colour:
                p.now = do(DISEASE, colour, done)
                if turn_card(p) > p.age(colour):
                    ask_loss(p, colour, area)
                return
    p.answered()
    discard_if_gone(p, colour)
    if reachable(p):
        p.ask_next(ask(NEIGHBOUR, aiming_seat(p)))


def reachable(p: SevenAgesState) -> list[int]:
    """The empires one of which the plague reaches next."""
    mask = p.affair[-1].left
    return [colour for colour in range(MOST_COLOURS) if mask >> colour & 1 and p.card[colour] >= 0]


def spread(p: SevenAgesState, colour: int) -> None:
    p.affair[-1].left = 0
    p.ask_next(do(DISEASE, colour))


def _neighbours(p: SevenAgesState, colour: int) -> int:
    """Mask of the empires with an area next to one of this empire."""
    found = 0
    for area, owner in enumerate(p.occupant):
        if owner == colour:
            for other in p.facts.borders[area]:
                if p.occupant[other] >= 0 and p.occupant[other] != colour:
                    found |= 1 << p.occupant[other]
    return found

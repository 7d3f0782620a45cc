"""The questions of the game and what runs by itself between them, and what their frames hold."""

from __future__ import annotations

from typing import Final

from civitas.kernel.frames import AUTOMATIC, FIRST_KIND

# Questions.
POLITICS: Final = FIRST_KIND
"""a: political actions taken."""
ACTION: Final = FIRST_KIND + 1
DISCARD: Final = FIRST_KIND + 2
"""a: cards still to discard; b: 1 if an event demands it."""
DEFENCE: Final = FIRST_KIND + 3
"""a: strength still missing; b: cards still allowed, and above it the attacker."""
BID: Final = FIRST_KIND + 4
FORCE: Final = FIRST_KIND + 5
"""a: cards discarded so far."""
PACT_ANSWER: Final = FIRST_KIND + 6
"""a: the pact; b: the seat that offers, and above it the side it would take."""
ORDER: Final = FIRST_KIND + 7
"""a: the action card that orders an action."""
CHOOSE: Final = FIRST_KIND + 8
"""a: food; b: resources."""
MIX: Final = FIRST_KIND + 9
"""a: the total; b: one of the three ways of mixing below, and above it the other seat."""
LOSE_WORKER: Final = FIRST_KIND + 10
LOSE_TOKEN: Final = FIRST_KIND + 11
"""a: tokens still missing; b: 1 if they cover stages of a wonder."""
DESTROY_OWN: Final = FIRST_KIND + 12
RAZE: Final = FIRST_KIND + 13
"""a: the victim; b: the highest level, above it 1 for a raid."""
LOSE_COLONY: Final = FIRST_KIND + 14
ANNEX_COLONY: Final = FIRST_KIND + 15
"""a: the victim."""
REMOVE: Final = FIRST_KIND + 16
"""a: the victim; b: culture per level."""
SPOILS: Final = FIRST_KIND + 17
"""a: the defeated seat; b: what is left of the advantage."""
TUCK: Final = FIRST_KIND + 18
RAVAGE: Final = FIRST_KIND + 19
CIVILIZE: Final = FIRST_KIND + 20
"""a: the discount."""
BUILD_FREE: Final = FIRST_KIND + 21
"""a: the site."""
AGREEMENT: Final = FIRST_KIND + 22
"""a: civil actions left; b: cards taken."""
PAYMENT: Final = FIRST_KIND + 23
"""a: the amount due; b: 0 for food, 1 for resources."""

STORE: Final = FIRST_KIND + 24
"""a: the amount still to be gained; b: 0 for food, 1 for resources."""

# Automatic steps.
TURN: Final = AUTOMATIC + FIRST_KIND
"""a: the step of the turn."""
EVENT: Final = AUTOMATIC + FIRST_KIND + 1
"""Seat: who revealed it; a: the event; b: effect, place in the order and the masks of those affected."""
EVENT_OVER: Final = AUTOMATIC + FIRST_KIND + 2
AUCTION: Final = AUTOMATIC + FIRST_KIND + 3
"""Seat: who bids next."""
STRIKE: Final = AUTOMATIC + FIRST_KIND + 4
"""Seat: the attacker; a: the aggression; b: the rival, above it the step, above it printed costs so far."""
LOSSES: Final = AUTOMATIC + FIRST_KIND + 5
"""a: population still to lose; b: blue tokens still to lose."""

COVER: Final = AUTOMATIC + FIRST_KIND + 6
"""a: stages of a wonder that are paid and still to be covered."""
AFTERWARDS: Final = AUTOMATIC + FIRST_KIND + 7
"""a: the action card whose gain follows the action it ordered."""

PRODUCING: Final = AUTOMATIC + FIRST_KIND + 8
"""a: the step of a production that an event grants."""

GAINING: Final = AUTOMATIC + FIRST_KIND + 9
"""a: the amount still to be gained; b: 0 for food, 1 for resources."""

# The steps of a turn.
REFILL: Final = 0
WAR_STEP: Final = 1
TACTICS: Final = 2
ACTIONS: Final = 3
EXCESS: Final = 4
PRODUCTION: Final = 5
NEXT_TURN: Final = 6

# Ways of mixing food and resources.
MIX_GAIN: Final = 0
MIX_LOSE: Final = 1
MIX_TAKE: Final = 2

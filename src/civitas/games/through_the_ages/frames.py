"""The questions of the game and what runs by itself between them, and what their frames hold."""

from __future__ import annotations

from typing import Final

# The numbers stand in every dump: questions from FIRST_KIND on, what runs by itself from AUTOMATIC + FIRST_KIND on.
# Questions.
POLITICS: Final = 2
"""a: political actions taken."""
ACTION: Final = 3
DISCARD: Final = 4
"""a: cards still to discard; b: 1 if an event demands it."""
DEFENCE: Final = 5
"""a: strength still missing; b: cards still allowed, and above it the attacker."""
BID: Final = 6
FORCE: Final = 7
"""a: cards discarded so far."""
PACT_ANSWER: Final = 8
"""a: the pact; b: the seat that offers, and above it the side it would take."""
ORDER: Final = 9
"""a: the action card that orders an action."""
CHOOSE: Final = 10
"""a: food; b: resources."""
MIX: Final = 11
"""a: the total; b: one of the three ways of mixing below, and above it the other seat."""
LOSE_WORKER: Final = 12
LOSE_TOKEN: Final = 13
"""a: tokens still missing; b: 1 if they cover stages of a wonder."""
DESTROY_OWN: Final = 14
RAZE: Final = 15
"""a: the victim; b: the highest level, above it 1 for a raid."""
LOSE_COLONY: Final = 16
ANNEX_COLONY: Final = 17
"""a: the victim."""
REMOVE: Final = 18
"""a: the victim; b: culture per level."""
SPOILS: Final = 19
"""a: the defeated seat; b: what is left of the advantage."""
TUCK: Final = 20
RAVAGE: Final = 21
CIVILIZE: Final = 22
"""a: the discount."""
BUILD_FREE: Final = 23
"""a: the site."""
AGREEMENT: Final = 24
"""a: civil actions left; b: cards taken."""
PAYMENT: Final = 25
"""a: the amount due; b: 0 for food, 1 for resources."""

STORE: Final = 26
"""a: the amount still to be gained; b: 0 for food, 1 for resources."""

# Automatic steps.
TURN: Final = 34
"""a: the step of the turn."""
EVENT: Final = 35
"""Seat: who revealed it; a: the event; b: effect, place in the order and the masks of those affected."""
EVENT_OVER: Final = 36
AUCTION: Final = 37
"""Seat: who bids next."""
STRIKE: Final = 38
"""Seat: the attacker; a: the aggression; b: the rival, above it the step, above it printed costs so far."""
LOSSES: Final = 39
"""a: population still to lose; b: blue tokens still to lose."""

COVER: Final = 40
"""a: stages of a wonder that are paid and still to be covered."""
AFTERWARDS: Final = 41
"""a: the action card whose gain follows the action it ordered."""

PRODUCING: Final = 42
"""a: the step of a production that an event grants."""

GAINING: Final = 43
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

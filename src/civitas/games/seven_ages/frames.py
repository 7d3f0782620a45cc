"""The questions and automatic steps of the game, as numbers that fit into frames.

A plain question is a frame of the kind ASK, an automatic step one of the kind DO; which one it is stands in the low
byte of `a`. Its high nibble names the chapter that answers it. Joint questions are kinds of their own.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.frames import NOBODY, a_of, b_of, frame

ASK: Final = 2
BID: Final = 3
MARK: Final = 4
REVEAL: Final = 5
OFFER: Final = 6
COMMIT: Final = 7
REACT: Final = 8
DO: Final = 34

# Chapters.
SETTING_UP: Final = 0
MARKING: Final = 1
STARTING: Final = 2
PRODUCING: Final = 3
TRADING: Final = 4
MANOEUVRING: Final = 5
FIGHTING: Final = 6
DRAWING: Final = 7
CIVILISING: Final = 8
HAPPENING: Final = 9
HARVESTING: Final = 10
SPLITTING: Final = 12

# Questions of one seat, by chapter.
CHOOSE_PAIR: Final = 0x00
REDEEM: Final = 0x01
SET_CADENCE: Final = 0x10
TURN_OVER: Final = 0x11
ENTER: Final = 0x12
START_CARD: Final = 0x20
START_COLOUR: Final = 0x21
START_LEVEL: Final = 0x22
START_AREA: Final = 0x23
START_LEADER: Final = 0x24
START_CAPITAL: Final = 0x25
START_FORT: Final = 0x26
LEADER_SITE: Final = 0x27
UPKEEP_FROM: Final = 0x30
UPKEEP_UNIT: Final = 0x31
BUY: Final = 0x32
PUT: Final = 0x33
PARTNER: Final = 0x40
CONSENT: Final = 0x41
TOLL: Final = 0x42
TOLL_CARD: Final = 0x43
CHOOSE_OFFERED: Final = 0x44
ADVANCE: Final = 0x45
GIFT: Final = 0x46
GATE: Final = 0x47
JOIN_TRADE: Final = 0x48
MOVE: Final = 0x50
LOAD: Final = 0x51
STEP: Final = 0x52
CANAL: Final = 0x53
CONVERT_FAITH: Final = 0x54
FIGHT: Final = 0x60
RETREAT: Final = 0x61
RETREAT_TO: Final = 0x62
REDRAW: Final = 0x63
DESERTER: Final = 0x64
PURSUED: Final = 0x65
SCRAP_NUKE: Final = 0x66
RETREAT_LEADER: Final = 0x67
DISCARDS: Final = 0x70
SOURCE: Final = 0x71
CIVILISE_MENU: Final = 0x80
ARTEFACT_EMPIRE: Final = 0x81
ARTEFACT_AREA: Final = 0x82
KEEP_LEADER: Final = 0x83
NEW_LEADER_SITE: Final = 0x84
FLIP_AREA: Final = 0x85
DEMOTE_WHICH: Final = 0x86
ADOPT_FROM: Final = 0x87
TARGET_EMPIRE: Final = 0x90
TARGET_AREA: Final = 0x91
TARGET_LEADER: Final = 0x92
DRAW_AGAIN: Final = 0x93
TAKE_DISCARD: Final = 0x94
CHOOSE_LEADER: Final = 0x95
LOSE_UNIT: Final = 0x96
MIGRATE_UNIT: Final = 0x97
SHAKE: Final = 0x98
MIGRATE: Final = 0x99
MIGRATE_TO: Final = 0x9A
BOOM: Final = 0x9B
NEIGHBOUR: Final = 0x9C
NEW_GOVERNMENT: Final = 0x9D
RECEIVER: Final = 0x9E
TARGET_WHICH: Final = 0x9F
BUY_GLORY: Final = 0xA0
HIGHER: Final = 0xA1
STORM_AREA: Final = 0xB1
STRIKE: Final = 0xB2
TAKE_SIDE: Final = 0xB3
LOSE_SHIP: Final = 0xB4
SPLIT: Final = 0xC0
CHOOSE_PART: Final = 0xC1
FRAGMENT_COLOUR: Final = 0xC2
FRAGMENT_CARD: Final = 0xC3
ATTACK_FROM: Final = 0xC4
ATTACK_WITH: Final = 0xC5

# Automatic steps, by chapter.
BIDS: Final = 0x01
PAIRS: Final = 0x02
REDEMPTIONS: Final = 0x03
BEGIN_TURN: Final = 0x10
BEGIN_ACTION: Final = 0x11
NEXT_MARKER: Final = 0x12
ACT: Final = 0x14
FOUND: Final = 0x20
SETTLE_IN: Final = 0x21
FOUND_CAPITAL: Final = 0x22
FOUND_FORTS: Final = 0x23
FREE_ACTIONS: Final = 0x24
CARD_STANDS: Final = 0x25
INCOME: Final = 0x30
UPKEEP: Final = 0x31
REVEAL_OFFERS: Final = 0x40
COUNT_TRADE: Final = 0x41
CLOSE_TRADE: Final = 0x42
SEEK_PARTNER: Final = 0x43
OPEN_TRADE: Final = 0x44
AFTER_MOVES: Final = 0x50
QUELL: Final = 0x51
BEGIN_MANOEUVRE: Final = 0x52
NEXT_CONFLICT: Final = 0x60
NEXT_ROUND: Final = 0x61
DRAW_CARDS: Final = 0x62
COMMITTING: Final = 0x63
SHOW_DOWN: Final = 0x64
COUNT_ROUND: Final = 0x65
END_CONFLICT: Final = 0x66
RETREATING: Final = 0x67
FILL_HAND: Final = 0x70
RESOLVE_EVENT: Final = 0x90
DUEL: Final = 0x91
DISEASE: Final = 0x92
FREE_PROGRESS: Final = 0xA0
HARVEST: Final = 0xA1
SCORE: Final = 0xA2
END_TURN: Final = 0xA3
PURCHASES: Final = 0xA4
AFTER_REACTION: Final = 0xB0
BEGIN_WAR: Final = 0xC0
END_WAR: Final = 0xC1

QUESTIONS: Final = [
    *(CHOOSE_PAIR, REDEEM, SET_CADENCE, TURN_OVER, ENTER, JOIN_TRADE),
    *(START_CARD, START_COLOUR, START_LEVEL, START_AREA, START_LEADER),
    *(START_CAPITAL, START_FORT, LEADER_SITE, UPKEEP_FROM, UPKEEP_UNIT, BUY, PUT, PARTNER, CONSENT, TOLL),
    *(TOLL_CARD, CHOOSE_OFFERED, ADVANCE, GIFT, GATE, MOVE, LOAD, STEP, CANAL, CONVERT_FAITH, FIGHT, RETREAT),
    *(RETREAT_TO, REDRAW, DESERTER, PURSUED, SCRAP_NUKE, RETREAT_LEADER, DISCARDS, SOURCE, CIVILISE_MENU),
    *(ARTEFACT_EMPIRE, ARTEFACT_AREA, KEEP_LEADER, NEW_LEADER_SITE, FLIP_AREA, DEMOTE_WHICH, ADOPT_FROM),
    *(TARGET_EMPIRE, TARGET_AREA, TARGET_LEADER, DRAW_AGAIN, TAKE_DISCARD, CHOOSE_LEADER, LOSE_UNIT),
    *(MIGRATE_UNIT, SHAKE, MIGRATE, MIGRATE_TO, BOOM, NEIGHBOUR, NEW_GOVERNMENT, RECEIVER, TARGET_WHICH),
    *(BUY_GLORY, HIGHER, STORM_AREA, STRIKE, TAKE_SIDE, LOSE_SHIP, SPLIT, CHOOSE_PART, FRAGMENT_COLOUR),
    *(FRAGMENT_CARD, ATTACK_FROM, ATTACK_WITH),
]
STEPS: Final = [
    *(BIDS, PAIRS, REDEMPTIONS, BEGIN_TURN, BEGIN_ACTION, NEXT_MARKER, ACT, FOUND, SETTLE_IN, FOUND_CAPITAL),
    *(FOUND_FORTS, FREE_ACTIONS, CARD_STANDS, INCOME, UPKEEP, REVEAL_OFFERS, COUNT_TRADE, CLOSE_TRADE),
    *(SEEK_PARTNER, OPEN_TRADE, AFTER_MOVES, QUELL, BEGIN_MANOEUVRE, NEXT_CONFLICT, NEXT_ROUND, DRAW_CARDS),
    *(COMMITTING, SHOW_DOWN, COUNT_ROUND, END_CONFLICT, RETREATING, FILL_HAND, RESOLVE_EVENT, DUEL, DISEASE),
    *(FREE_PROGRESS, HARVEST, SCORE, END_TURN, PURCHASES, AFTER_REACTION, BEGIN_WAR, END_WAR),
]

# How a game ends.
BY_TRACK: Final = 1
BY_INTERNET: Final = 2
BY_AGE: Final = 3
BY_TURNS: Final = 4
ENDINGS: Final = ["running", "track", "internet", "age", "turns"]


def ask(code: int, seat: int, context: int = 0, more: int = 0) -> int:
    """A question; `context` is a small number (a colour, an area), `more` any other."""
    return frame(ASK, seat, code | context << 8, more)


def do(code: int, context: int = 0, more: int = 0) -> int:
    """An automatic step."""
    return frame(DO, NOBODY, code | context << 8, more)


def code_of(packed: int) -> int:
    return a_of(packed) & 255


def chapter_of(packed: int) -> int:
    return a_of(packed) >> 4 & 15


def context_of(packed: int) -> int:
    return a_of(packed) >> 8


def more_of(packed: int) -> int:
    return b_of(packed)

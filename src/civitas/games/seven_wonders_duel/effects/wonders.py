"""Wonders (Meraviglie): what a Wonder does when it is built, and the choices some of them give."""

from __future__ import annotations

from civitas.games.seven_wonders_duel import refusals as by
from civitas.games.seven_wonders_duel import vocabulary as v
from civitas.games.seven_wonders_duel.effects.buildings import construct, demolish, gain_coins, produce
from civitas.games.seven_wonders_duel.effects.progress import gain_token
from civitas.games.seven_wonders_duel.facts.items import Item
from civitas.games.seven_wonders_duel.frames import DESTROY, LIBRARY, REVIVE
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.rules.military import advance_pawn, lose_coins
from civitas.games.seven_wonders_duel.vocabulary import LIBRARY_AT
from civitas.kernel.fields import members
from civitas.kernel.frames import RUNNING, a_of, frame
from civitas.kernel.refusals import rule


def wonder_effects(p: DuelState, seat: int, wonder: Item) -> None:
    """Coins, then shields, then what the opponent loses, then choices; nothing follows a victory."""
    does = wonder.does
    if does & v.COINS:
        gain_coins(p, seat, wonder.coins)
    if does & v.PRODUCES:
        produce(p, seat, p.own_city(seat), wonder.produces)
    if does & v.SHIELDS:
        advance_pawn(p, seat, wonder.shields)
        if p.ending != RUNNING:
            return
    if does & v.OPPONENT_LOSES:
        lose_coins(p, 1 - seat, wonder.loses, "event-coins-lost")
    if does & v.DESTROYS and p.city[1 - seat].count(wonder.destroys):
        p.ask_next(frame(DESTROY, seat, wonder.number))
    if does & v.REVIVES and p.discarded:
        p.ask_next(frame(REVIVE, seat, wonder.number))
    if does & v.DRAWS and p.box:
        draw_tokens(p, seat, wonder)


# Circus Maximus, Statue of Zeus


def targets(p: DuelState, seat: int) -> int:
    """Mask of the opponent's buildings that the Wonder just built may destroy."""
    items = p.facts.items
    colour = items[a_of(p.now)].destroys
    return sum([items[card].bit for card in members(p.city[1 - seat].buildings) if items[card].colour == colour])


def forbids_target(p: DuelState, seat: int, card: int) -> int:
    return 0 if targets(p, seat) >> card & 1 else rule(p.facts.items[a_of(p.now)].rule)


def destroy(p: DuelState, seat: int, card: int) -> None:
    p.answered()
    demolish(p, 1 - seat, p.facts.items[card])
    if p.log is not None:
        p.tell("event-destroyed", {"seat": seat, "card": p.facts.cards.ids[card], "other": 1 - seat})


# Mausoleum


def forbids_revival(p: DuelState, seat: int, card: int) -> int:
    return 0 if p.discarded >> card & 1 else by.WONDERS_MAUSOLEUM_BUILD


def revive(p: DuelState, seat: int, card: int) -> None:
    p.answered()
    item = p.facts.items[card]
    p.discarded ^= item.bit
    if p.log is not None:
        p.tell("event-built-from-discard", {"seat": seat, "card": p.facts.cards.ids[card]})
    construct(p, seat, item)


# Great Library


def draw_tokens(p: DuelState, seat: int, wonder: Item) -> None:
    """Draw from the tokens set aside; only the drawer sees them."""
    box = p.box.copy()
    drawn = 0
    for number in range(min(wonder.draws, len(box))):
        drawn |= 1 << p.draw(box, LIBRARY_AT + number)
    p.box = box
    p.library = drawn
    p.own_city(seat).library_memory |= drawn
    p.ask_next(frame(LIBRARY, seat, wonder.number))
    if p.log is not None:
        ids = [p.facts.tokens.ids[token] for token in p.facts.members[drawn]]
        p.tell("event-library-drawn", {"seat": seat, "tokens": ids}, 1 << seat)
        p.tell("event-library-drawn-hidden", {"seat": seat}, ~(1 << seat))


def forbids_library_token(p: DuelState, seat: int, token: int) -> int:
    return 0 if p.library >> token & 1 else by.WONDERS_GREAT_LIBRARY_CHOOSE


def choose_library_token(p: DuelState, seat: int, token: int) -> None:
    """Play one; the others go back to the box."""
    p.answered()
    p.box = p.box + [other for other in p.facts.members[p.library] if other != token]
    p.library = 0
    gain_token(p, seat, token)

"""Meraviglie: what a Wonder does when it is built, and the choices some of them give."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import (
    COINS,
    DESTROYS,
    DRAWS,
    OPPONENT_LOSES,
    PRODUCES,
    REVIVES,
    SHIELDS,
)
from civitas.games.seven_wonders_duel.effects.buildings import construct, demolish, gain_coins, produce
from civitas.games.seven_wonders_duel.effects.progress import gain_token
from civitas.games.seven_wonders_duel.position import DESTROY, LIBRARY, REVIVE, RUNNING, DuelState, replaced
from civitas.games.seven_wonders_duel.rules.military import advance_pawn, lose_coins
from civitas.games.seven_wonders_duel.rules.setup import LIBRARY_AT
from civitas.kernel.frames import a_of, frame
from civitas.kernel.refusals import rule

MAUSOLEUM: Final = rule("swd.wonders.mausoleum-build")
GREAT_LIBRARY: Final = rule("swd.wonders.great-library-choose")


def wonder_effects(p: DuelState, seat: int, item: int) -> None:
    """Coins, then shields, then what the opponent loses, then choices; nothing follows a victory."""
    facts = p.facts
    does = facts.does[item]
    if does & COINS:
        gain_coins(p, seat, facts.coins[item])
    if does & PRODUCES:
        produce(p, seat, facts.produces[item])
    if does & SHIELDS:
        advance_pawn(p, seat, facts.shields[item])
        if p.ending != RUNNING:
            return
    if does & OPPONENT_LOSES:
        lose_coins(p, 1 - seat, facts.loses[item], "event-coins-lost")
    if does & DESTROYS and p.count(1 - seat, facts.destroys[item]):
        p.ask_next(frame(DESTROY, seat, item))
    if does & REVIVES and p.discarded:
        p.ask_next(frame(REVIVE, seat, item))
    if does & DRAWS and p.box:
        draw_tokens(p, seat, item)


# Circo Massimo, Statua di Zeus


def targets(p: DuelState, seat: int) -> int:
    """Mask of the opponent's buildings that the Wonder just built may destroy."""
    colour = p.facts.destroys[a_of(p.now)]
    city = p.cities[1 - seat]
    found = 0
    for card in range(len(p.facts.cards)):
        if p.facts.colour[card] == colour:
            found |= city & p.facts.bit[card]
    return found


def forbids_target(p: DuelState, seat: int, card: int) -> int:
    return 0 if targets(p, seat) >> card & 1 else rule(p.facts.rule[a_of(p.now)])


def destroy(p: DuelState, seat: int, card: int) -> None:
    p.answered()
    demolish(p, 1 - seat, card)
    if p.log is not None:
        p.tell("event-destroyed", {"seat": seat, "card": p.facts.cards.ids[card], "other": 1 - seat})


# Mausoleo


def forbids_revival(p: DuelState, card: int) -> int:
    return 0 if p.discarded >> card & 1 else MAUSOLEUM


def revive(p: DuelState, seat: int, card: int) -> None:
    p.answered()
    p.discarded &= ~p.facts.bit[card]
    if p.log is not None:
        p.tell("event-built-from-discard", {"seat": seat, "card": p.facts.cards.ids[card]})
    construct(p, seat, card)


# Grande Biblioteca


def draw_tokens(p: DuelState, seat: int, item: int) -> None:
    """Draw from the tokens set aside; only the drawer sees them."""
    box = p.box.copy()
    drawn = 0
    for number in range(min(p.facts.draws[item], len(box))):
        drawn |= 1 << p.draw(box, LIBRARY_AT + number)
    p.box = box
    p.library = drawn
    p.library_memory = replaced(p.library_memory, seat, p.library_memory[seat] | drawn)
    p.ask_next(frame(LIBRARY, seat, item))
    if p.log is not None:
        ids = [p.facts.tokens.ids[token] for token in p.facts.members[drawn]]
        p.tell("event-library-drawn", {"seat": seat, "tokens": ids}, 1 << seat)
        p.tell("event-library-drawn-hidden", {"seat": seat}, ~(1 << seat))


def forbids_library_token(p: DuelState, token: int) -> int:
    return 0 if p.library >> token & 1 else GREAT_LIBRARY


def choose_library_token(p: DuelState, seat: int, token: int) -> None:
    """Play one; the others go back to the box."""
    p.answered()
    p.box = p.box + [other for other in p.facts.members[p.library] if other != token]
    p.library = 0
    gain_token(p, seat, token)

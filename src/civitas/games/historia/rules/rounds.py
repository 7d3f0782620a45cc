"""Action rounds: everybody secretly lays cards, all are revealed, then resolved in turn order, one per player."""

from __future__ import annotations

from civitas.games.historia import refusals as by
from civitas.games.historia.effects.advisors import discount_of_effects, repeats_of_effects
from civitas.games.historia.effects.events import needs_extra_card
from civitas.games.historia.frames import ACT, BEGIN_ROUND, EXTRA, FINISH_CARD, LAY, NEXT_CARD, RETURN, TURN_END
from civitas.games.historia.position import (
    ADVISOR_SOURCE,
    CARD_BITS,
    CARD_MASK,
    HistoriaState,
    appended,
    contains,
    length_of,
    steps_of,
    unpacked,
)
from civitas.games.historia.rules.actions import begin_card_action, begin_whole_action, end_action, has_step
from civitas.games.historia.rules.advisors import retire
from civitas.games.historia.rules.goals import award_goals
from civitas.games.historia.rules.golden_era import forbids_activation, forbids_flip
from civitas.games.historia.rules.matrix import cards_per_round, owned_cards
from civitas.games.historia.rules.wonders import usable
from civitas.games.historia.vocabulary import CARDS, RAID, REVOLUTION, WITH_GOALS, WITH_GOLDEN_ERA
from civitas.kernel.frames import NOBODY, a_of, frame, kind_of, seat_of


def begin_round(p: HistoriaState) -> None:
    """Everybody with a card lays; without any card in any hand the turn is over."""
    order = [civ for civ in p.order if civ < p.seats and p.hand_size(civ)]
    p.rounds += 1
    p.revolution = 0
    if order:
        # The frame names its round, so that no two are alike.
        p.open_joint(frame(LAY, NOBODY, p.rounds, p.era << 8 | p.turn_of_era), order)
    else:
        _stalemate(p)


def _stalemate(p: HistoriaState) -> None:
    """Nobody can lay a card: the turn ends as if by a Revolution, without its effect for anybody."""
    if p.log is not None:
        p.tell("event-stalemate", {})
    p.now = frame(TURN_END, NOBODY)


# --- laying


def holds(p: HistoriaState, seat: int, card: int) -> bool:
    held = p.hand[seat] >> card if card < CARDS else p.advisors[seat] >> card - CARDS
    return bool(held & 1)


def is_revolution(p: HistoriaState, card: int) -> bool:
    """The card of that name, or an advisor with its hexagon."""
    return card == REVOLUTION or (card >= CARDS and p.facts.advisor_action[card - CARDS] == REVOLUTION)


def forbids_card(p: HistoriaState, seat: int, card: int) -> int:
    """May this card be laid next?"""
    if not holds(p, seat, card):
        return by.ROUND_OWN_HAND
    laid = p.laid[seat]
    if laid and length_of(laid) >= cards_per_round(p, seat):
        return by.ROUND_CARDS_PER_ROUND
    if is_revolution(p, card) and _queue_before(p, seat) < p.facts.revolution_queue:
        return by.REVOLUTION_THREE_IN_QUEUE
    if p.event >= 0 and p.hand_size(seat) == 1 and needs_extra_card(p, RAID):
        if card == RAID or contains(laid, RAID):
            return by.EVENTS_THERMOPYLAE_EXTRA_CARD
    return 0


def _queue_before(p: HistoriaState, seat: int) -> int:
    """Cards in the queue when the next card will be resolved: those in it and the action cards laid before."""
    count = length_of(p.queue[seat])
    laid = p.laid[seat]
    while laid:
        if laid & CARD_MASK <= CARDS:
            count += 1
        laid >>= CARD_BITS
    return count


def layable(p: HistoriaState, seat: int) -> list[int]:
    """The cards that may be laid next, ascending."""
    laid = p.laid[seat]
    found: list[int] = []
    if laid and length_of(laid) >= cards_per_round(p, seat):
        return found
    hand = p.hand[seat] | p.advisors[seat] << CARDS
    while hand:
        lowest = hand & -hand
        card = lowest.bit_length() - 1
        if forbids_card(p, seat, card) == 0:
            found.append(card)
        hand ^= lowest
    return found


def forbids_done(p: HistoriaState, seat: int) -> int:
    """At least one card is laid if any can be."""
    return by.ROUND_MUST_LAY if p.laid[seat] == 0 and layable(p, seat) else 0


def is_idle(p: HistoriaState, seat: int, card: int) -> bool:
    """Would this action card find nothing to do if it were carried out as things stand?"""
    if card >= CARDS or card == REVOLUTION:
        return False
    trial = p.clone()
    assert isinstance(trial, HistoriaState)
    begin_card_action(trial, seat, card)
    return not has_step(trial, seat)


def lay(p: HistoriaState, seat: int, card: int) -> None:
    if card < CARDS:
        p.hand[seat] ^= 1 << card
    else:
        p.advisors[seat] ^= 1 << card - CARDS
    p.laid[seat] = appended(p.laid[seat], card)


def reveal(p: HistoriaState) -> None:
    """All cards are turned up at once."""
    any_laid = False
    for civ in p.order:
        if civ >= p.seats:
            continue
        if p.laid[civ]:
            any_laid = True
        if p.log is not None:
            cards = [p.facts.cards.ids[card] for card in unpacked(p.laid[civ])]
            p.tell("event-laid" if cards else "event-nothing-laid", {"seat": civ, "cards": cards})
    if any_laid:
        p.now = frame(NEXT_CARD, NOBODY)
    else:
        _stalemate(p)


# --- resolving


def next_card(p: HistoriaState) -> None:
    """The first cards in turn order, then the second, then the third ones; then the round is over."""
    order = p.order
    place = a_of(p.now)
    while place < len(order):
        civ = order[place]
        place += 1
        if civ < p.seats and p.laid[civ]:
            p.now = frame(NEXT_CARD, NOBODY, place)
            _play_card(p, civ)
            return
    for laid in p.laid:
        if laid:
            p.now = frame(NEXT_CARD, NOBODY)
            return
    p.now = frame(TURN_END if p.revolution else BEGIN_ROUND, NOBODY)


def _play_card(p: HistoriaState, seat: int) -> None:
    card = (p.laid[seat] & CARD_MASK) - 1
    p.laid[seat] >>= CARD_BITS
    p.playing = card + 1
    p.carried = 0
    p.fresh = 0
    if p.log is not None:
        p.tell("event-plays", {"seat": seat, "card": p.facts.cards.ids[card]})
    p.ask_next(frame(FINISH_CARD, seat, card))
    if card >= CARDS:
        _play_advisor(p, seat, card - CARDS)
        return
    if card == REVOLUTION:
        # It comes back to hand at once.
        p.playing = 0
        p.hand[seat] |= 1 << REVOLUTION
    if needs_extra_card(p, card):
        if p.hand_size(seat) == 0:
            return
        begin_card_action(p, seat, card)
        p.ask_next(frame(EXTRA, seat))
        return
    begin_card_action(p, seat, card)


def _play_advisor(p: HistoriaState, seat: int, advisor: int) -> None:
    """A whole action (solid hexagon), or the effects alone."""
    facts = p.facts
    effects = facts.advisor_effects[advisor]
    action, basic = facts.advisor_action[advisor], bool(facts.advisor_basic[advisor])
    repeats, discount = repeats_of_effects(effects), discount_of_effects(effects)
    begin_whole_action(p, seat, action, basic, repeats, discount, ADVISOR_SOURCE + advisor)


def finish_card(p: HistoriaState) -> None:
    """The card goes to the newest end of the queue, an advisor out of play; then goals are awarded."""
    seat, card = seat_of(p.now), a_of(p.now)
    if card >= CARDS:
        retire(p, seat, card - CARDS)
    elif card != REVOLUTION and owned_cards(p, seat) >> card & 1:
        p.queue[seat] = appended(p.queue[seat], card)
    p.playing = 0
    p.carried = 0
    p.fresh = 0
    p.answered()
    if p.modules & WITH_GOALS:
        award_goals(p)


# --- Thermopylae


def forbids_extra(p: HistoriaState, seat: int, card: int) -> int:
    return 0 if holds(p, seat, card) else by.ROUND_OWN_HAND


def discard_extra(p: HistoriaState, seat: int, card: int) -> None:
    """An action card goes to the queue, before the Raid; an advisor out of play."""
    if card < CARDS:
        p.hand[seat] ^= 1 << card
        p.queue[seat] = appended(p.queue[seat], card)
    else:
        p.advisors[seat] ^= 1 << card - CARDS
        retire(p, seat, card - CARDS)
    p.answered()
    if p.log is not None:
        p.tell("event-extra-card", {"seat": seat, "card": p.facts.cards.ids[card]})


# --- going on


def has_free_ability(p: HistoriaState, seat: int) -> bool:
    """Can the player use something that may be used at any time of its Action?"""
    if p.wonders[seat] & ~p.tapped and usable(p, seat):
        return True
    if p.modules & WITH_GOLDEN_ERA:
        return forbids_flip(p, seat) == 0 or forbids_activation(p, seat) == 0
    return False


def settle(p: HistoriaState) -> None:
    """Pass over questions that leave nothing to decide; everything that tells so is public."""
    while True:
        kind = kind_of(p.now)
        if kind == ACT:
            seat = seat_of(p.now)
            # Within another Action what may be used at any time can be used there as well.
            finished = steps_of(p.now) == 0 and kind_of(p.later[-1]) == ACT
            if not finished and (has_step(p, seat) or has_free_ability(p, seat)):
                return
            end_action(p)
        elif kind == RETURN and p.queue[seat_of(p.now)] == 0:
            p.answered()
        else:
            return

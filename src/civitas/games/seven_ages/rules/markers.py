"""Action markers (Piazzamento dei Segnalini Azione): secret markers, the reveal of each action, the wild card, who acts
next."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import refusals as by
from civitas.games.seven_ages.frames import (
    ACT,
    BEGIN_ACTION,
    BEGIN_TURN,
    ENTER,
    FREE_PROGRESS,
    MARK,
    NEXT_MARKER,
    REVEAL,
    SET_CADENCE,
    TURN_OVER,
    ask,
    context_of,
    do,
    more_of,
)
from civitas.games.seven_ages.position import (
    LOOSE,
    LOOSE_WILD,
    MOST_COLOURS,
    NOTHING,
    SEAT_BY_SEAT,
    TURNED_OVER,
    WILD_FIRST,
    SevenAgesState,
    replaced,
)
from civitas.games.seven_ages.rules.cards import holders
from civitas.games.seven_ages.rules.empires import discard_all_gone
from civitas.games.seven_ages.rules.glory import lose_glory
from civitas.games.seven_ages.rules.reactions import open_reactions
from civitas.games.seven_ages.vocabulary import ACTIONS, CADENCE, MARKERS, ON_ACTION, START, WILD, WITHOUT_EMPIRE
from civitas.kernel.frames import NOBODY, frame

ACTIONS_IN_ALL: Final = 7
MOST_CADENCES: Final = 3
ANY_SLOT: Final = (1 << WILD_FIRST) - 1
"""In `ready`: is any action due?"""


# --- the turn


def begin_turn(p: SevenAgesState) -> None:
    """Whoever has not entered the game yet may do so now; the first turn is for those who begin it."""
    for seat in range(context_of(p.now) if p.turn_number else p.seats, p.seats):
        if p.pair[seat] < 0:
            p.now = do(BEGIN_TURN, seat + 1)
            p.ask_next(ask(ENTER, seat))
            return
    p.turn_number += 1
    p.action = NOTHING
    p.marker = [NOTHING] * MOST_COLOURS
    p.strays = [0] * p.seats
    p.shown = p.ready = p.traded = p.wilds = p.fought = 0
    p.performed = [0] * p.seats
    p.cadence = []
    p.slowed = [0] * (MOST_COLOURS + p.seats)
    p.fresh = []
    if p.log is not None:
        p.tell("event-turn", {"turn": p.turn_number, "seat": p.holder})
    p.now = do(BEGIN_ACTION, 0)
    p.open_joint(frame(MARK, NOBODY, p.turn_number), p.players(p.holder))


# --- placing markers


def _used(p: SevenAgesState, seat: int) -> int:
    """Mask of the markers a seat has placed."""
    found = p.strays[seat]
    for colour in p.empires_of(seat):
        if p.marker[colour] >= 0:
            found |= 1 << p.marker[colour]
    return found


def forbids_all_marked(p: SevenAgesState, seat: int) -> int:
    for colour in p.empires_of(seat):
        if p.marker[colour] < 0:
            return by.MARKERS_ALL_EMPIRES
    return 0


def forbids_mark(p: SevenAgesState, seat: int, slot: int, action: int) -> int:
    if slot < MOST_COLOURS and (p.player[slot] != seat or p.marker[slot] >= 0):
        return by.MARKERS_ONE_PER_EMPIRE
    if slot == MOST_COLOURS and (p.strays[seat] or len(p.empires_of(seat)) >= p.most_empires()):
        return by.MARKERS_ONE_EXTRA
    return by.MARKERS_EACH_ONCE if _used(p, seat) >> action & 1 else 0


def mark_moves(p: SevenAgesState, seat: int) -> list[int]:
    table = p.table
    found = [table.done] if not forbids_all_marked(p, seat) else []
    used = _used(p, seat)
    empires = p.empires_of(seat)
    slots = [colour for colour in empires if p.marker[colour] < 0]
    if not p.strays[seat] and len(empires) < p.most_empires():
        slots.append(MOST_COLOURS)
    for slot in slots:
        found += [table.mark + slot * MARKERS + action for action in range(MARKERS) if not used >> action & 1]
    return found


def end_turn_over(p: SevenAgesState, seat: int) -> None:
    """A seat has placed its markers, or turned over those it wants to."""
    p.answered()


def mark(p: SevenAgesState, seat: int, slot: int, action: int) -> None:
    if slot < MOST_COLOURS:
        p.marker[slot] = action
    else:
        p.strays = replaced(p.strays, seat, 1 << action)


def forbids_no_cadence(p: SevenAgesState, seat: int) -> int:
    return 0 if p.cadence else by.OPTION_CADENCE


def forbids_cadence(p: SevenAgesState, seat: int, action: int) -> int:
    fits = action < ACTIONS_IN_ALL and action not in p.cadence and len(p.cadence) < MOST_CADENCES
    return 0 if fits else by.OPTION_CADENCE


def end_cadences(p: SevenAgesState, seat: int) -> None:
    p.answered()


def set_cadence(p: SevenAgesState, seat: int, action: int) -> None:
    p.cadence = [*p.cadence, action]


def forbids_reveal(p: SevenAgesState, seat: int, slot: int) -> int:
    if slot == MOST_COLOURS:
        if not _face_down(p, seat) & (1 << p.action | 1 << WILD):
            return by.MARKERS_REVEAL
        return 0 if WITHOUT_EMPIRE >> p.action & 1 else by.MARKERS_WITHOUT_EMPIRE
    if p.player[slot] != seat:
        return by.MARKERS_ONE_PER_EMPIRE
    if (p.marker[slot] != p.action and p.marker[slot] != WILD) or p.shown >> slot & 1:
        return by.MARKERS_REVEAL
    return by.MARKERS_START_ON_EMPIRE if p.action == START else 0


def reveal_moves(p: SevenAgesState, seat: int) -> list[int]:
    slots = [*p.empires_of(seat), MOST_COLOURS]
    return [p.table.done, *[p.table.reveal + slot for slot in slots if not forbids_reveal(p, seat, slot)]]


def reveal(p: SevenAgesState, seat: int, slot: int) -> None:
    """Games of the first edition: whoever turns over two markers for one action acts in that order. On no empire the
    wild card comes last."""
    wild = not _face_down(p, seat) >> p.action & 1
    if marker_in(p, _own_slot(seat, slot, wild)) == WILD and not ready_slots(p, seat):
        p.ready |= 1 << WILD_FIRST + seat
    _turn_over(p, seat, slot, wild)


def _own_slot(seat: int, slot: int, wild: bool) -> int:
    """The slot that is kept in `ready` for an argument of a move."""
    return slot if slot < MOST_COLOURS else (LOOSE_WILD if wild else LOOSE) + seat


def _turn_over(p: SevenAgesState, seat: int, slot: int, wild: bool) -> None:
    """A marker lies face up, and its action is due."""
    if slot < MOST_COLOURS:
        p.shown |= 1 << slot
    else:
        slot = _own_slot(seat, slot, wild)
        bit = 1 << marker_in(p, slot)
        p.strays = replaced(p.strays, seat, p.strays[seat] ^ bit | bit << TURNED_OVER)
    marker = marker_in(p, slot)
    p.ready |= 1 << slot
    if p.log is not None:
        args: dict[str, object] = {"seat": seat, "action": ACTIONS[p.action], "marker": ACTIONS[marker]}
        if slot < MOST_COLOURS:
            p.tell("event-reveal", {**args, "empire": p.facts.cards.ids[p.card[slot]]})
        else:
            p.tell("event-reveal-loose", args)


def marked(p: SevenAgesState) -> None:
    """All markers lie face down. An empire under the wild card gets no free progress."""
    for colour in range(MOST_COLOURS):
        if p.marker[colour] == WILD:
            p.wilds |= 1 << colour
    if p.has_options(CADENCE):
        p.ask_next(ask(SET_CADENCE, p.holder))


# --- cadence


# --- the reveal


def begin_action(p: SevenAgesState) -> None:
    """Seat by seat; games of the first edition have one reveal for each action, for every seat with a marker face
    down."""
    p.action = context_of(p.now)
    if p.action == ACTIONS_IN_ALL:
        p.now = do(FREE_PROGRESS)
        return
    p.ready = 0
    p.now = do(NEXT_MARKER, p.action)
    order = [seat for seat in p.clockwise(p.holder) if _hides_marker(p, seat)]
    if order and p.edition < SEAT_BY_SEAT:
        p.open_joint(frame(REVEAL, NOBODY, p.action, p.turn_number), order)


def _face_down(p: SevenAgesState, seat: int) -> int:
    """Mask of a seat's markers on no empire that lie face down."""
    return p.strays[seat] & (1 << TURNED_OVER) - 1


def _hides_marker(p: SevenAgesState, seat: int) -> bool:
    found = _face_down(p, seat)
    for colour in p.empires_of(seat):
        if p.marker[colour] >= 0 and not p.shown >> colour & 1:
            found += 1
    return found > 0


def others_hide(p: SevenAgesState, seat: int) -> bool:
    return any([other != seat and _hides_marker(p, other) for other in range(p.seats)])


def progressed(before: SevenAgesState, after: SevenAgesState) -> bool:
    """Has there been free progress meanwhile? Empires under a wild marker get none, which may never be shown."""
    if before.action == ACTIONS_IN_ALL:
        return False
    return after.action == ACTIONS_IN_ALL or after.turn_number != before.turn_number or after.over()


def marker_in(p: SevenAgesState, slot: int) -> int:
    """The marker of a slot whose action is due."""
    if slot < MOST_COLOURS:
        return p.marker[slot]
    return p.action if slot < LOOSE_WILD else WILD


def revealed(p: SevenAgesState) -> None:
    """Anyone may now stop an action that was revealed; the start of an empire when its card is played."""
    if p.ready and p.action != START:
        open_reactions(p, ON_ACTION, holders(p, p.holder))


# --- carrying out what was revealed


def ready_slots(p: SevenAgesState, seat: int) -> list[int]:
    """The slots of a seat whose action is due: at most one for the marker of the action, and one for the wild card."""
    slots = [*p.empires_of(seat), LOOSE + seat, LOOSE_WILD + seat]
    return [slot for slot in slots if p.ready >> slot & 1]


def next_marker(p: SevenAgesState) -> None:
    """In turn order; a seat's own markers in the order in which it turned them over."""
    p.invader = NOTHING
    discard_all_gone(p)
    for seat in p.clockwise(p.holder) if p.ready & ANY_SLOT else []:
        slots = ready_slots(p, seat)
        if slots:
            slot = slots[0]
            if (marker_in(p, slot) == WILD) != bool(p.ready >> WILD_FIRST + seat & 1):
                slot = slots[-1]
            p.ready &= ~(1 << slot)
            p.ask_next(do(ACT, slot, p.action))
            return
    if p.edition < SEAT_BY_SEAT:
        p.now = do(BEGIN_ACTION, p.action + 1)
    else:
        _ask_to_turn_over(p)


# --- seat by seat


def _ask_to_turn_over(p: SevenAgesState) -> None:
    """The holder of the turn marker turns over a marker and acts, as long as he likes; then the others, clockwise. The
    action is over when nobody has turned over another marker since the last was carried out: until then a wild marker
    may be held back.

    The step keeps which of the players is asked, counted on in a second round, and how many in a row turned over none.
    Everybody with a marker face down is asked: who holds what is a secret.
    """
    players = p.players(p.holder)
    turn, quiet = more_of(p.now) & 15, more_of(p.now) >> 4
    while quiet < len(players):
        seat = players[turn % len(players)]
        if _hides_marker(p, seat):
            p.now = do(NEXT_MARKER, p.action, turn | quiet << 4)
            p.ask_next(ask(TURN_OVER, seat, int(turn >= len(players))))
            return
        turn, quiet = _after(p, turn), quiet + 1
    p.now = do(BEGIN_ACTION, p.action + 1)


def _after(p: SevenAgesState, turn: int) -> int:
    """Who is asked next; only the first round is told from later ones."""
    count = len(p.players(0))
    return turn + 1 if turn + 1 < 2 * count else count


def forbids_turning_over(p: SevenAgesState, seat: int, slot: int) -> int:
    found = forbids_reveal(p, seat, slot)
    if found or not context_of(p.now):
        return found
    marker = p.marker[slot] if slot < MOST_COLOURS else WILD if _face_down(p, seat) >> WILD & 1 else p.action
    return 0 if marker == WILD else by.MARKERS_IN_TURN


def due(p: SevenAgesState, seat: int) -> int:
    """The move that turns over the one marker a seat has laid for the action now due, or -1. When to use the wild one
    is another decision."""
    moves = turn_over_moves(p, seat)[1:]
    if len(moves) != 1 or context_of(p.now):
        return -1
    slot = moves[0] - p.table.reveal
    planned = p.marker[slot] if slot < MOST_COLOURS else p.action if _face_down(p, seat) >> p.action & 1 else WILD
    return moves[0] if planned == p.action else -1


def turn_over_moves(p: SevenAgesState, seat: int) -> list[int]:
    slots = [*p.empires_of(seat), MOST_COLOURS]
    return [p.table.done, *[p.table.reveal + slot for slot in slots if not forbids_turning_over(p, seat, slot)]]


def turn_over(p: SevenAgesState, seat: int, slot: int) -> None:
    """On no empire the marker of the action comes before the wild one, while it is its turn."""
    wild = context_of(p.now) > 0 or not _face_down(p, seat) >> p.action & 1
    p.answered()
    p.now = do(NEXT_MARKER, p.action, more_of(p.now) & 15)
    _turn_over(p, seat, slot, wild)
    revealed(p)


def turn_over_no_more(p: SevenAgesState, seat: int) -> None:
    p.answered()
    turn, quiet = more_of(p.now) & 15, more_of(p.now) >> 4
    p.now = do(NEXT_MARKER, p.action, _after(p, turn) | quiet + 1 << 4)


# --- one trade for two


def is_face_down(p: SevenAgesState, colour: int) -> bool:
    return p.marker[colour] >= 0 and not p.shown >> colour & 1


def forbids_joining(p: SevenAgesState, seat: int) -> int:
    """Whoever is asked to trade may turn over the marker of trade, or the wild one, for this very trade."""
    return 0 if p.marker[context_of(p.now)] in (p.action, WILD) else by.MARKERS_REVEAL


def join_trade(p: SevenAgesState, seat: int) -> None:
    colour = context_of(p.now)
    p.answered()
    _turn_over(p, seat, colour, False)
    p.ready &= ~(1 << colour)
    note_action(p, seat, colour)


def do_not_join(p: SevenAgesState, seat: int) -> None:
    p.answered()


def note_action(p: SevenAgesState, seat: int, slot: int) -> None:
    """Doing an action twice takes the wild card, and costs glory."""
    bit = 1 << p.action
    if p.performed[seat] & bit:
        lose_glory(p, seat, 1)
    p.performed = replaced(p.performed, seat, p.performed[seat] | bit)
    if slot < MOST_COLOURS:
        p.slowed = replaced(p.slowed, slot, p.slowed[slot] | bit)

"""What runs by itself between the questions of 7 Ages: the action of a marker, and the steps of every chapter."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_ages import frames as f
from civitas.games.seven_ages.effects import answers, splitting
from civitas.games.seven_ages.position import MOST_COLOURS, SevenAgesState, Steps
from civitas.games.seven_ages.rules import (
    civilise,
    conflict,
    destiny,
    end_of_turn,
    events,
    manoeuvre,
    markers,
    production,
    setup,
    start,
    trade,
)
from civitas.games.seven_ages.rules.empires import discard_empire
from civitas.games.seven_ages.vocabulary import CIVILISE, DESTINY, DISCARD, MANOEUVRE, PRODUCTION, START, TRADE, WILD


def _act(p: SevenAgesState) -> None:
    """Carry out the action of a marker that was revealed."""
    slot = f.context_of(p.now)
    seat = p.seat_of_slot(slot)
    action = p.action
    own = slot < MOST_COLOURS
    markers.note_action(p, seat, slot)
    if action == START:
        start.begin(p, seat, markers.marker_in(p, slot) == WILD)
    elif action == DESTINY:
        destiny.begin(p, seat, slot)
    elif action == CIVILISE:
        civilise.begin(p, seat, slot)
    elif action == PRODUCTION and own:
        production.begin(p, slot)
    elif action == TRADE and own:
        trade.begin(p, slot)
    elif action == MANOEUVRE and own:
        p.answered()
        manoeuvre.begin_on_top(p, slot)
    else:
        p.answered()
        if action == DISCARD and own:
            end_of_turn.note_discard(p, slot)
            discard_empire(p, slot)


BY_ITSELF: Final[Steps] = {
    f.BEGIN_TURN: markers.begin_turn,
    f.BEGIN_ACTION: markers.begin_action,
    f.NEXT_MARKER: markers.next_marker,
    f.ACT: _act,
    f.FILL_HAND: destiny.fill_hand,
    f.AFTER_REACTION: answers.settle,
    f.BEGIN_WAR: splitting.begin_war,
    f.END_WAR: splitting.end_war,
    **setup.BY_ITSELF,
    **start.BY_ITSELF,
    **production.BY_ITSELF,
    **trade.BY_ITSELF,
    **manoeuvre.BY_ITSELF,
    **conflict.BY_ITSELF,
    **events.BY_ITSELF,
    **end_of_turn.BY_ITSELF,
}
"""By the code of the frame."""

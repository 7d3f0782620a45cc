"""Harvest (Fase 6: Raccolta): every industry yields, and men whose work is done come home."""

from __future__ import annotations

from typing import Final

from civitas.games.antiquity import refusals as by
from civitas.games.antiquity.effects.saints import has_power
from civitas.games.antiquity.frames import EXPLORERS, HARVEST
from civitas.games.antiquity.position import AntiquityState, owner_in, product_in, site_in, work_kind
from civitas.games.antiquity.rules.payment import gain
from civitas.games.antiquity.vocabulary import FISH, FISHERIES, FISHERY, LABOUR, WOODCUTTER
from civitas.kernel.frames import NOBODY, b_of, frame

# The frame of a harvest: b holds the industry whose goods are being taken, and how many were taken (2 bits).
_TAKEN: Final = 2


def wanted(p: AntiquityState, work: int) -> int:
    """How many goods are taken from an industry."""
    return p.facts.labour_taken if p.has(owner_in(work), LABOUR) else 1


def around_man(p: AntiquityState, number: int) -> int:
    """The goods of an industry but for the one under its man, which is taken last."""
    work = p.works[number]
    load = p.loads[number]
    return load if work_kind(work) == FISHERY else load & ~(1 << site_in(work))


def has_choice(p: AntiquityState, number: int) -> bool:
    return around_man(p, number).bit_count() > wanted(p, p.works[number])


def begin(p: AntiquityState) -> None:
    """Industries without a choice are harvested at once; then all choose for the others."""
    asked = 0
    for number in range(len(p.works) - 1, -1, -1):
        if has_choice(p, number):
            asked |= 1 << owner_in(p.works[number])
        else:
            _harvest_all(p, number)
    if p.cathedrals:
        for seat in p.order:
            if has_power(p, seat, FISH):
                gain(p, seat, p.facts.fish, p.cathedrals)
                if p.log is not None:
                    p.tell("event-fish", {"seat": seat, "count": p.cathedrals})
    p.phase = 6
    p.now = frame(EXPLORERS, NOBODY)
    order = [seat for seat in p.order if asked >> seat & 1]
    if order:
        p.open_joint(frame(HARVEST, NOBODY, p.turn_number), order)


def _harvest_all(p: AntiquityState, number: int) -> None:
    """Take what has to be taken where there is nothing to choose: all around, then the good under the man."""
    work, load = p.works[number], p.loads[number]
    count = wanted(p, work)
    around = around_man(p, number)
    taken = load if load.bit_count() <= count else around
    _collect(p, work, min(count, load.bit_count()))
    p.taken &= ~taken
    p.loads[number] = load & ~taken
    if p.loads[number] == 0:
        p.taken &= ~p.work_hexes(work)
        if work_kind(work) == FISHERY:
            p.piles[FISHERIES] += 1
        del p.works[number]
        del p.loads[number]
        if p.log is not None:
            p.tell("event-exhausted", {"seat": owner_in(work), "project": p.facts.projects.ids[work_kind(work)]})


def _collect(p: AntiquityState, work: int, taken: int) -> None:
    """Under forced labour the first good is lost."""
    seat = owner_in(work)
    count = kept(p, seat, taken)
    if count:
        gain(p, seat, product_in(work), count)
    if p.log is not None:
        p.tell("event-harvest", {"seat": seat, "good": p.facts.goods.ids[product_in(work)], "count": count})


def kept(p: AntiquityState, seat: int, taken: int) -> int:
    """What a seat keeps of the goods taken from one industry."""
    return max(0, taken - p.facts.labour_lost) if p.has(seat, LABOUR) else taken


def next_yield(p: AntiquityState, number: int) -> int:
    """What an industry brings at the next harvest, as things stand."""
    work = p.works[number]
    return kept(p, owner_in(work), min(wanted(p, work), p.loads[number].bit_count()))


# --- choosing the hexes


def current(p: AntiquityState, seat: int) -> int:
    """The industry of the seat that is being harvested."""
    number = b_of(p.now) >> _TAKEN
    if b_of(p.now) & 3:
        return number
    while number < len(p.works):
        if owner_in(p.works[number]) == seat and has_choice(p, number):
            return number
        number += 1
    return -1


def alike(p: AntiquityState, seat: int) -> int:
    """A hex to take from where all come to the same, or -1 where they do not.

    What a farm, mine or fishery leaves is polluted wherever it lies. A woodcutter leaves a plain, which is of use to
    those whose zone it is in.
    """
    number = current(p, seat)
    options = around_man(p, number)
    if work_kind(p.works[number]) == WOODCUTTER:
        for zone in p.zone:
            if options & zone and options & ~zone:
                return -1
    return (options & -options).bit_length() - 1


def forbids_take(p: AntiquityState, seat: int, place: int) -> int:
    number = current(p, seat)
    if around_man(p, number) >> place & 1:
        return 0
    if p.loads[number] >> place & 1:
        return by.HARVEST_MAN_HEX_LAST
    for other, load in enumerate(p.loads):
        if load >> place & 1 and owner_in(p.works[other]) != seat:
            return by.SITE_NO_STEALING
    return by.HARVEST_FREE_ORDER


def take(p: AntiquityState, seat: int, place: int) -> None:
    number = current(p, seat)
    work = p.works[number]
    p.loads[number] &= ~(1 << place)
    p.taken &= ~(1 << place)
    count = (b_of(p.now) & 3) + 1
    if count < wanted(p, work):
        p.now = frame(HARVEST, seat, p.turn_number, number << _TAKEN | count)
        return
    _collect(p, work, count)
    p.now = frame(HARVEST, seat, p.turn_number, number + 1 << _TAKEN)
    if current(p, seat) < 0:
        p.answered()

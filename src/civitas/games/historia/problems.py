"""What must hold in every position the rules can reach, and what frames there are."""

from __future__ import annotations

from typing import Final

from civitas.games.historia import frames as f
from civitas.games.historia.position import ADVISOR_SOURCE, WONDER_SOURCE, HistoriaState, unpacked
from civitas.games.historia.vocabulary import CARDS, KINDS_OF_POINTS, USE
from civitas.kernel.bounds import (
    BOTTOM,
    FLAG,
    JOINT,
    NOBODYS,
    Bounds,
    Either,
    Packed,
    Shape,
    between,
    index,
    mask,
    up_to,
)
from civitas.kernel.fields import members
from civitas.kernel.frames import RUNNING, a_of, kind_of

STEPS_LEFT: Final = between(0, 15)
STILL_ASKED: Final = between(1, 15)
SOURCE: Final = Either(
    [between(0, 0), Bounds(ADVISOR_SOURCE, ADVISOR_SOURCE, "advisor"), Bounds(WONDER_SOURCE, WONDER_SOURCE, "wonder")]
)
EFFECTS: Final = [f.ACT, f.FINISH_CARD, f.RETURN, f.REFRESH, f.ELIMINATE_ROW, f.ELIMINATE_OWN]
"""What the choices that effects bring may lie on."""

SHAPES: Final = {
    f.TAKING_SETS: Shape([BOTTOM], NOBODYS, up_to("seat")),
    f.CIVILIZATION: Shape([f.TAKING_SETS]),
    f.SETTLING: Shape([BOTTOM], NOBODYS, up_to("player", 1)),
    f.SETTLE: Shape([f.SETTLING]),
    f.DRAFTING: Shape([f.SETTLING, f.TURN_END], NOBODYS, up_to("seat")),
    f.LEADER: Shape([f.DRAFTING]),
    f.BEGIN_ROUND: Shape([BOTTOM], NOBODYS),
    f.LAY: Shape([f.BEGIN_ROUND], JOINT, between(1, 65535), Packed([(8, between(1, 4)), (8, between(1, 4))])),
    f.NEXT_CARD: Shape([BOTTOM], NOBODYS, up_to("player")),
    f.FINISH_CARD: Shape([f.NEXT_CARD], a=index("card")),
    f.ACT: Shape(
        [f.FINISH_CARD, f.ACT],
        a=Packed([(4, between(0, USE)), (4, STEPS_LEFT), (4, STEPS_LEFT), (1, FLAG)]),
        b=Packed([(8, mask("player")), (8, SOURCE)]),
    ),
    f.RETURN: Shape(EFFECTS, a=STILL_ASKED),
    f.REFRESH: Shape(EFFECTS, a=STILL_ASKED, b=up_to("wonder")),
    f.ELIMINATE_ROW: Shape(EFFECTS, a=STILL_ASKED),
    f.ELIMINATE_OWN: Shape(EFFECTS, a=STILL_ASKED, b=up_to("wonder")),
    f.EXTRA: Shape([f.ACT]),
    f.TURN_END: Shape([BOTTOM], NOBODYS, up_to("step")),
}


def problems_of(p: HistoriaState) -> list[str]:
    """What must hold in every position the rules can reach."""
    found: list[str] = []
    count = p.civilizations()
    for values in (p.cubes, p.stock, p.available, p.used, p.technology, p.military, p.vp):
        if len(values) != count:
            return ["a list does not fit the number of civilizations"]
    if len(p.points) != count * KINDS_OF_POINTS or len(p.tiles) != len(p.facts.territories):
        return ["a list does not fit the number of civilizations or territories"]
    if p.vp != p.recount() or min(p.vp) < 0:
        found.append("victory points differ from their categories, or are below 0")
    for civ in range(count):
        found += _civilization_problems(p, civ)
    if min(p.colour) < 0 or len(set(p.colour)) < p.seats:
        found.append("a player has no colour, or that of another")
    for seat in range(p.seats):
        found += _card_problems(p, seat)
    alive = [civ for civ in range(count) if not p.eliminated >> civ & 1]
    if p.era < 1 or p.turn_of_era < 1 or sorted(set(p.order)) != sorted(p.order) or not set(alive) <= set(p.order):
        found.append("the turn order does not hold each civilization once")
    if p.ending == RUNNING and p.eliminated & (1 << p.seats) - 1:
        found.append("a player is eliminated and the game goes on")
    if kind_of(p.now) == f.LEADER and p.offered.bit_count() <= p.seats - a_of(p.later[-1]):
        found.append("fewer leaders are offered than there are seats to choose one")
    found += _common_problems(p)
    return found


def _civilization_problems(p: HistoriaState, civ: int) -> list[str]:
    facts = p.facts
    found: list[str] = []
    places = [p.stock[civ], p.available[civ], p.used[civ], p.cubes[civ].bit_count()]
    cubes = facts.cubes if civ < p.seats else facts.civbot_cubes
    if min(places) < 0 or sum(places) != cubes:
        found.append(f"civilization {civ} has lost or gained a power cube")
    inside = 1 <= p.technology[civ] <= facts.levels and 1 <= p.military[civ] <= facts.levels
    if not inside or not facts.inside[p.cell(civ)]:
        found.append(f"civilization {civ} stands outside the matrix")
    return found


def _card_problems(p: HistoriaState, seat: int) -> list[str]:
    facts = p.facts
    found: list[str] = []
    cards = members(p.hand[seat]) + unpacked(p.queue[seat])
    laid = unpacked(p.laid[seat])
    cards += [card for card in laid if card < CARDS]
    if len(set(cards)) != len(cards) or any([card >= CARDS for card in cards]):
        found.append(f"seat {seat} has an action card twice")
    if p.civilization[seat] >= 0:
        parts = [p.advisors[seat], p.advisor_deck[seat], p.used_advisors[seat]]
        parts += [1 << card - CARDS for card in laid if card >= CARDS]
        if p.playing > CARDS and facts.advisor_set[p.playing - 1 - CARDS] == p.civilization[seat]:
            parts.append(1 << p.playing - 1 - CARDS)
        if not _parts_of(facts.advisors_of[p.civilization[seat]], parts):
            found.append(f"seat {seat} has lost or doubled an advisor")
    return found


def _common_problems(p: HistoriaState) -> list[str]:
    found: list[str] = []
    owned = p.row
    for held in p.wonders:
        if owned & held:
            found.append("a wonder in two places")
        owned |= held
    if owned & ~p.dealt:
        found.append("a wonder that was never dealt")
    shown = [tile for tile in p.tiles if tile >= 0]
    if len(set(shown)) != len(shown) or any([tile >= len(p.facts.tile_values) for tile in shown]):
        found.append("a territory tile in two places")
    return found


def _parts_of(whole: int, parts: list[int]) -> bool:
    together = 0
    for part in parts:
        if part & together:
            return False
        together |= part
    return together == whole

"""Victory points by category."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.catalogue import BLUE, PURPLE, TOKEN_POINTS
from civitas.games.seven_wonders_duel.effects.guilds import largest_count
from civitas.games.seven_wonders_duel.position import DuelState

CATEGORIES: Final = ["military", "blue", "green", "yellow", "guilds", "wonders", "progress", "treasury"]
_OF_COLOUR: Final = ["", "", "blue", "green", "yellow", "", "guilds"]


def military_points(p: DuelState, seat: int) -> int:
    """Only the player the pawn has moved away from scores."""
    ahead = p.pawn if seat == 0 else -p.pawn
    return p.facts.zone_vp[ahead] if ahead > 0 else 0


def building_points(p: DuelState, seat: int, colour: int) -> int:
    """Printed points of one colour; guilds by what they count."""
    facts = p.facts
    city = p.cities[seat]
    total = 0
    for card in range(len(facts.cards)):
        if facts.colour[card] == colour and city & facts.bit[card]:
            total += facts.vp[card]
            if facts.guild_vp[card]:
                total += facts.guild_vp[card] * largest_count(p, facts.guild_counts[card])
    return total


def blue_points(p: DuelState, seat: int) -> int:
    return building_points(p, seat, BLUE)


def wonder_points(p: DuelState, seat: int) -> int:
    total = 0
    for wonder in p.facts.members[p.built[seat]]:
        total += p.facts.vp[p.facts.wonder_at + wonder]
    return total


def progress_points(p: DuelState, seat: int) -> int:
    total = 0
    held = 0
    for token in range(len(p.facts.tokens)):
        if p.tokens[seat] >> token & 1:
            total += p.facts.token_vp[token]
            held += 1
    return total + held * (p.powers[seat] >> TOKEN_POINTS & 31)


def treasury_points(p: DuelState, seat: int) -> int:
    return p.coins[seat] // p.facts.coins_per_point


def total_points(p: DuelState, seat: int) -> int:
    facts = p.facts
    total = military_points(p, seat) + wonder_points(p, seat) + progress_points(p, seat) + treasury_points(p, seat)
    city = p.cities[seat]
    for card in range(len(facts.cards)):
        if city & facts.bit[card]:
            total += facts.vp[card]
            if facts.guild_vp[card]:
                total += facts.guild_vp[card] * largest_count(p, facts.guild_counts[card])
    return total


def score_sheet(p: DuelState, seat: int) -> dict[str, int]:
    sheet = dict.fromkeys(CATEGORIES, 0)
    sheet["military"] = military_points(p, seat)
    for colour in range(BLUE, PURPLE + 1):
        if _OF_COLOUR[colour]:
            sheet[_OF_COLOUR[colour]] = building_points(p, seat, colour)
    sheet["wonders"] = wonder_points(p, seat)
    sheet["progress"] = progress_points(p, seat)
    sheet["treasury"] = treasury_points(p, seat)
    return sheet

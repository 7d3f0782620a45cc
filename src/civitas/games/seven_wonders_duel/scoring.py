"""Victory points by category."""

from __future__ import annotations

from typing import Final

from civitas.games.seven_wonders_duel.effects.guilds import largest_count
from civitas.games.seven_wonders_duel.frames import ENDINGS
from civitas.games.seven_wonders_duel.position import DuelState
from civitas.games.seven_wonders_duel.vocabulary import BLUE, GREEN, POINT_BITS, PURPLE, TOKEN_POINTS, YELLOW
from civitas.kernel.frames import RUNNING

CATEGORIES: Final = ["military", "blue", "green", "yellow", "guilds", "wonders", "progress", "treasury"]


def military_points(p: DuelState, seat: int) -> int:
    """Only the player the pawn has moved away from scores."""
    ahead = p.pawn if seat == 0 else -p.pawn
    return p.facts.zone_vp[ahead] if ahead > 0 else 0


def building_points(p: DuelState, seat: int, colour: int) -> int:
    """Printed points of one colour."""
    return p.city[seat].points >> POINT_BITS * colour & 255


def guild_points(p: DuelState, seat: int) -> int:
    """What the guilds of a city count, in whichever city has most of it."""
    city = p.city[seat]
    total = building_points(p, seat, PURPLE)
    if city.count(PURPLE):
        for guild in p.facts.guilds:
            if city.buildings & guild.bit:
                total += guild.guild_vp * largest_count(p, guild.guild_counts)
    return total


def blue_points(p: DuelState, seat: int) -> int:
    return building_points(p, seat, BLUE)


def wonder_points(p: DuelState, seat: int) -> int:
    total = 0
    for wonder in p.facts.members[p.city[seat].built]:
        total += p.facts.items[p.facts.wonder_at + wonder].vp
    return total


def progress_points(p: DuelState, seat: int) -> int:
    city = p.city[seat]
    held = p.facts.members[city.tokens]
    total = len(held) * (city.powers >> TOKEN_POINTS & 31)
    for token in held:
        total += p.facts.progress[token].vp
    return total


def treasury_points(p: DuelState, seat: int) -> int:
    return p.city[seat].coins // p.facts.coins_per_point


def total_points(p: DuelState, seat: int) -> int:
    total = military_points(p, seat) + wonder_points(p, seat) + progress_points(p, seat) + treasury_points(p, seat)
    for colour in range(PURPLE):
        total += building_points(p, seat, colour)
    return total + guild_points(p, seat)


def score_sheet(p: DuelState, seat: int) -> dict[str, int]:
    sheet = dict.fromkeys(CATEGORIES, 0)
    sheet["military"] = military_points(p, seat)
    sheet["blue"] = blue_points(p, seat)
    sheet["green"] = building_points(p, seat, GREEN)
    sheet["yellow"] = building_points(p, seat, YELLOW)
    sheet["guilds"] = guild_points(p, seat)
    sheet["wonders"] = wonder_points(p, seat)
    sheet["progress"] = progress_points(p, seat)
    sheet["treasury"] = treasury_points(p, seat)
    return sheet


def standing_of(p: DuelState) -> dict[str, object]:
    sheets = [score_sheet(p, seat) for seat in range(2)]
    winners: list[int] = []
    if p.ending != RUNNING:
        winners = [p.winner] if p.winner >= 0 else [0, 1]
    return {
        "over": p.ending != RUNNING,
        "ending": ENDINGS[p.ending],
        "winners": winners,
        "scores": [{"total": sum(sheet.values()), "categories": sheet} for sheet in sheets],
    }

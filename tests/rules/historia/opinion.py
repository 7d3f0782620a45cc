"""What the second opinions on Historia read: outline, governments and abilities of the matrix, from the data file."""

from __future__ import annotations

from rules.historia.tools import data


def inside(technology: int, military: int) -> bool:
    """The funnel: how far the higher level may go while the lower one is what it is."""
    if min(technology, military) < 1 or max(technology, military) > 16:
        return False
    return max(technology, military) <= int(data("matrix.toml")["funnel"]["max_high"][min(technology, military) - 1])


def government(technology: int, military: int) -> str:
    """The first one whose conditions hold."""
    for row in data("matrix.toml")["government"]:
        when = row["when"]
        if technology < when.get("tech_min", 0) or military < when.get("military_min", 0):
            continue
        if max(technology, military) > when.get("max_max", 16):
            continue
        if technology - military < when.get("tech_minus_military_min", -99):
            continue
        if military - technology < when.get("military_minus_tech_min", -99):
            continue
        return str(row["id"])
    raise AssertionError("a cell without government")


def abilities(technology: int, military: int) -> list[str]:
    """Everything that the levels reached so far on both axes allow."""
    rows = [row for row in data("matrix.toml")["technology"] if row["level"] <= technology]
    rows += [row for row in data("matrix.toml")["military"] if row["level"] <= military]
    return [ability for row in rows for ability in row["abilities"]]

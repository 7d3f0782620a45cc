"""Quiet hours: between two minutes of the day where somebody lives nothing is sent; it waits for their end."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES: Final = 1440


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(now: float, start: int, end: int, zone: str) -> float | None:
    """When the quiet hours end in which this moment lies; None if it lies in none. Equal ends mean that there are
    none."""
    there = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone) if is_zone(zone) else UTC)
    minute = there.hour * 60 + there.minute
    if (minute - start) % MINUTES >= (end - start) % MINUTES:
        return None
    day = there.replace(hour=0, minute=0, second=0, microsecond=0)
    over = day.replace(hour=end // 60, minute=end % 60)
    if over <= there:
        # By the calendar, not by 24 hours: in the night in which clocks are changed the morning comes when it comes.
        over += timedelta(days=1)
    return over.timestamp()

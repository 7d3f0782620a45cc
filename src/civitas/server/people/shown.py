"""People as they are shown to themselves and to others."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from civitas.server.database import Person
from civitas.server.people.accounts import ADMINISTRATOR
from civitas.server.people.wire import Me
from civitas.server.problems import Denied


def me_of(person: Person | None, language: str) -> Me:
    if person is None:
        return Me("", "", language, True)
    return Me(person.id, person.name, language, False, bool(person.role), person.role == ADMINISTRATOR)


def check_muted(person: Person) -> None:
    """Denied to whom an administrator has forbidden to write."""
    if person.muted_until > time.time():
        raise Denied(403, "error-muted", date=date_of(person.muted_until))


def check_suspended(person: Person) -> None:
    if person.suspended_until > time.time():
        raise Denied(403, "error-suspended", date=date_of(person.suspended_until))


def date_of(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")

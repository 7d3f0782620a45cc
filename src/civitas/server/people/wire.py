"""What the server says of accounts and of people among themselves."""

from __future__ import annotations

import msgspec

from civitas.server.wire import Answer, Json


class Me(Answer):
    id: str
    """What others find one by; empty for whoever has done nothing yet."""
    name: str
    language: str
    guest: bool
    account: bool = False
    administrator: bool = False
    muted: list[str] = msgspec.field(default_factory=list)
    """Whom one does not want to hear."""


class NewToken(Answer):
    token: str
    """Shown once."""


class Account(msgspec.Struct):
    """One's own; a guest's has no name."""

    name: str
    address: str
    confirmed: bool
    """Its holder has answered from there."""
    administrator: bool
    made_at: float
    codes: int
    """Recovery codes that are left."""
    post: bool
    """Can this server send letters?"""


class Registered(msgspec.Struct):
    me: Me
    codes: list[str]
    """To recover the account with, each once; shown now and never again."""


class Codes(msgspec.Struct):
    codes: list[str]


class Done(msgspec.Struct):
    done: bool = True


class Tie(msgspec.Struct):
    person: str
    name: str
    table: str | None
    """A public table where somebody whom one follows plays."""


class Ties(msgspec.Struct):
    """Known to nobody else."""

    followed: list[Tie]
    blocked: list[Tie]
    muted: list[Tie]


class OwnData(msgspec.Struct):
    """All that is stored about somebody, without hashes of secrets."""

    person: Json
    account: Json | None
    sessions: list[Json]
    ties: list[Json]
    reports: list[Json]
    """Those the person has written."""
    tables: list[Json]
    results: list[Json]
    ratings: list[Json]
    learned: list[Json]
    talk: list[Json]
    events: list[Json]
    post: list[Json]
    """Where one wants to be written to, and how."""


class Known(msgspec.Struct):
    """Somebody, for administrators."""

    person: str
    name: str
    account: str
    administrator: bool
    made_at: float
    seen_at: float
    tables: int
    """Not over."""
    reports: int
    """Open ones about this person."""
    suspended_until: float
    muted_until: float
    reason: str


class KnownTable(msgspec.Struct):
    table: str
    title: str
    status: str
    public: bool
    made_at: float
    moved_at: float
    people: list[str]
    aside: str | None
    """Why it cannot be loaded."""


class Reported(msgspec.Struct):
    id: str
    at: float
    by: str
    by_name: str
    about: str
    about_name: str
    table: str
    line: int
    said: str
    text: str
    closed_at: float
    outcome: str


class Deed(msgspec.Struct):
    """What an administrator did."""

    number: int
    at: float
    who: str
    who_name: str
    action: str
    about: str
    about_name: str
    detail: str


class Queue(msgspec.Struct):
    """What several processes share: bots that have to think, clocks that have to ring, letters."""

    kind: str
    waiting: int
    stuck: int
    """Tried so often that it is left alone."""
    oldest: float
    """Since when the oldest of them waits."""


class Quota(msgspec.Struct):
    """How much of something anybody may do."""

    kind: str
    per_minute: float
    at_once: float


class State(msgspec.Struct):
    status: str
    """`ready`, or what is wrong."""
    people: int
    accounts: int
    open_tables: int
    running_tables: int
    finished_tables: int
    aside: int
    reports: int
    queues: list[Queue]
    quotas: list[Quota]
    """Empty: nobody is held to any."""
    processes: int

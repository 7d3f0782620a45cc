"""All of a table but its position and its history, as plain data that is stored as it stands."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

OPEN: Final = "open"
RUNNING: Final = "running"
PAUSED: Final = "paused"
OVER: Final = "over"

HUMAN: Final = "human"
BOT: Final = "bot"


Cause = Literal["resignation", "timeout", "agreement", "absence"]
Wish = Literal["back", "pause", "rematch", "bot", "end"]
"""What needs the consent of others: taking back what is sealed, a pause, the same again, and against somebody who stays
away a bot in that seat or the end of the game."""
PATIENCE: Final = 86_400.0
PEOPLE_MOST: Final = 64
"""So many people may have sat at a table; then nobody new sits down."""


class Orders(msgspec.Struct, frozen=True):
    """Standing orders of a seat: what the table answers for it."""

    auto_single: bool = False
    """A question with one answer, or with answers that come to the same."""
    auto_pass: bool = False
    """A chance to react."""
    auto_decline: bool = False
    """An offer."""
    auto_follow: bool = False
    """What the seat has laid down in secret before: it is carried out when its time comes."""


class Clock(msgspec.Struct):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: float = 0
    """Per decision (`move`), or for the whole game (`bank`)."""
    increment: float = 0
    """With `bank`: added whenever a seat has decided and no longer waits."""


class Seat(msgspec.Struct):
    kind: Literal["human", "bot", "open"]
    """`open` seats are free for anybody, `human` ones without a person wait for the holder of their link."""
    name: str = ""
    bot: str = ""
    person: str | None = None
    link: str | None = None
    """Hash of the link that gives this seat away."""
    left: bool = False
    """The person got up in mid-game."""
    holder: str | None = None
    """Who got up and has not given the seat up: it waits for this person."""
    away_since: float | None = None
    """Since when a person who is asked has not answered, or who got up has been away; in counted time, as clocks."""
    reminded: bool = False
    """The others have reminded this person of the open question."""
    orders: Orders = Orders()
    held: bool = False
    """Standing orders rest after a take-back until the next move by hand."""
    notes: str = ""
    draft: msgspec.Raw = msgspec.Raw(b"null")
    moves_since: int = 0
    """Own moves since the barrier; with the barrier and the take-backs they name the decision."""
    backs: int = 0
    last_move: int = 0
    """Sequence of this seat's last move, for the digest."""
    clock_left: float = 0
    """Seconds left when the clock was last started or stopped."""
    clock_since: float | None = None
    """When it was started, in counted time (see `Clocks`); None while it stands."""
    clock_for: int = -1
    """The question, by its barrier, that a clock per move was last set for."""
    here: bool = True
    """The person has been seen here since the game began or went on; before that no clock runs against them."""

    def taken(self) -> bool:
        return self.kind == BOT or self.person is not None


class Ask(msgspec.Struct):
    """Something that one seat wishes and the other people must agree to."""

    seat: int
    to: int
    """Of a take-back: how many moves would be left."""
    agreed: list[int]
    kind: Wish = "back"
    about: int = -1
    """Of a bot or an end: the seat of the person who stays away."""
    bot: str = ""
    asked: list[int] | None = None
    """The seats whose consent it takes; None in what was stored before wishes said so."""


class Ending(msgspec.Struct):
    """How a game ended other than by its rules."""

    cause: Cause
    seat: int
    winners: list[int]


class Info(msgspec.Struct):
    id: str
    title: str
    pack: str | None
    options: dict[str, object]
    seats: list[Seat]
    created_at: float
    host: str
    """The person who opened the table."""
    status: Literal["open", "running", "paused", "over"] = OPEN
    public: bool = False
    hot_seat: bool = False
    chosen_chance: bool = False
    """Seed, deal or position were given: no commitment, no fair play to prove."""
    commitment: str = ""
    clock: Clock = msgspec.field(default_factory=Clock)
    patience: float = PATIENCE
    """The agreed time: so many seconds a seat that was left waits for its holder, and the others for an answer."""
    orders: Orders = Orders()
    """What the table answers for whoever sits down, until the seat orders otherwise."""
    sequence: int = 0
    """Stored entries so far."""
    revision: int = 0
    """Stored changes so far, of whatever kind: who writes must have seen the one before."""
    asked: list[int] = msgspec.field(default_factory=list)
    """The seats that may move, as of the last stored change: for the lobby."""
    barrier: int = 0
    """Sequence of the entry that asked the present question, or opened the present joint frame."""
    opened: int = 0
    """How many moves had been made then: what the numbers of the public log go by."""
    told: list[int] = msgspec.field(default_factory=list)
    """Per seat, spectators last: how many entries that viewer was shown. Others' sealed moves leave no gap."""
    chat: int = 0
    versions: list[list[int]] = msgspec.field(default_factory=list)
    """Rules versions by move, as in records."""
    sides: dict[str, int] = msgspec.field(default_factory=dict)
    """Which seat each person has played from: nobody sits on two sides, unless the table is one screen."""
    rewinds: list[list[int]] = msgspec.field(default_factory=list)
    """Take-backs beyond the seal, as `[seat, moves made, moves left]`: the record tells them."""
    ask: Ask | None = None
    ending: Ending | None = None
    rematch: str | None = None
    study: str = ""
    """Of a table for learning: what is learned here, as `kind/key`."""
    last_move_at: float = 0

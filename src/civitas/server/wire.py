"""What the server says, as types: every answer and every event. The OpenAPI description is made of them, and the types
of the client (`web/src/wire.ts`) of that description.

A field with a default is left out of the answer where it has nothing to tell.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from civitas.server.course_wire import Studied
from civitas.table.state import Clock, Orders, Wish

Kind = Literal["human", "bot", "open"]
Status = Literal["open", "running", "paused", "over"]
Json = dict[str, object]


class Answer(msgspec.Struct, omit_defaults=True):
    pass


class Health(Answer):
    status: str
    """`alive` or `ready`, or what is wrong."""


# ---------------------------------------------------------------------- titles


class LevelRating(Answer):
    seats: int
    rating: int
    low: int
    high: int
    games: int


class Level(Answer):
    spec: str
    name: str
    ratings: dict[str, LevelRating]
    """How strong it measured in this title, by the number of seats."""
    seconds: float
    """Processor time per turn, at most."""


class OptionValue(Answer):
    value: str
    label: str


class Option(Answer):
    key: str
    label: str
    text: str
    default: object
    values: list[OptionValue] | None
    """Without any it is a yes or no."""
    many: bool
    none: str
    """What an empty list means, where that is not plain."""


class Provenance(Answer):
    edition: str = ""
    source: str = ""
    confidence: str = ""
    designed: bool = False
    designed_things: int = 0


class Pack(Answer):
    """The data that is played with."""

    name: str
    hash: str


class PackOffer(Answer):
    """A data pack that a table may be opened with."""

    key: str
    name: str
    about: str


class TablePack(PackOffer):
    """The data pack that a table is played with."""

    hash: str


class ChangedThing(Answer):
    """What a data pack makes of a thing."""

    domain: str
    item: str
    name: str
    text: list[str]
    before: list[str]
    """Name and text without the pack; empty for a thing that the pack adds."""
    gone: bool
    """The pack takes it out."""
    picture: str | None


class ChangedValue(Answer):
    """A value that a data pack changes, as it is written; null where there is none."""

    file: str
    place: str
    before: str | None
    after: str | None


class Game(Answer):
    key: str
    alias: str
    names: dict[str, str]
    """By language."""
    blurb: str
    seats: list[int]
    """How many may play."""
    options: list[Option]
    levels: list[Level]
    designed: bool
    """Are values of its cards our own?"""
    provenance: Provenance
    pack: Pack
    packs: list[PackOffer]
    lessons: int
    challenges: int


class PackChanges(Answer):
    pack: TablePack
    provenance: Provenance
    things: list[ChangedThing]
    values: list[ChangedValue]


class Thing(Answer):
    name: str
    text: list[str]
    """Its effects in words; empty where they are asked for apart."""
    sheet: Json
    """The facts for drawing."""
    other_name: str | None = None
    """In the other language."""
    picture: str | None = None
    """Where its picture is found, if a data pack brings one."""


class Named(Answer):
    """A column of ids of things, by their numbers in their family: first its `ids`, then those of `same`."""

    family: str
    numbers: list[object]
    """For each thing a number, None, or a list of them."""


class Family(Answer):
    """Things of a kind in columns, which weigh less on the wire than one by one: as many names as ids, and a column
    for each fact of a sheet. The texts are asked for apart."""

    ids: list[str]
    names: list[str | None]
    """None: called as in a family before, where the same id stands."""
    sheet: dict[str, list[object]]
    """By fact the value for each id."""
    some: dict[str, dict[str, object]] = {}
    """By fact the value by id, where not all have it."""
    named: dict[str, Named] = {}
    """Facts that are ids of things."""
    pictures: dict[str, str] = {}
    same: dict[str, str] = {}
    """Things that are wholly as in a family before, by their ids; in no column."""


class ThingText(Answer):
    """What is read of a thing, but not drawn of it."""

    text: list[str] = []
    other_name: str | None = None


# ---------------------------------------------------------------------- tables


class HeadSeat(Answer):
    seat: int
    name: str
    kind: Kind
    taken: bool
    left: bool
    """Somebody got up in mid-game."""
    waiting: bool
    """Is it asked?"""
    is_you: bool


class TableHead(Answer):
    """A table as the lobby lists it."""

    table: str
    title: str
    pack: str | None
    """The key of its data pack."""
    options: Json
    status: Status
    public: bool
    hot_seat: bool
    clock: Clock | None
    chosen_chance: bool
    created_at: float
    """Seconds since 1970."""
    last_move_at: float | None
    seats: list[HeadSeat]
    waiting: list[int]
    yours: list[int]
    """The seats that are mine."""
    returns: bool
    """A seat that I left waits for me."""
    your_turn: bool


class SeatClock(Answer):
    left: float
    running: bool


class Away(Answer):
    """Somebody who is asked, or who got up: since when, and until when the others wait (seconds since 1970)."""

    since: int
    until: int
    reminded: bool
    yours: bool


class Seat(HeadSeat):
    connected: bool
    prompt: str
    """What this seat is asked, as others say it."""
    bot: str | None = None
    level_name: str | None = None
    clock: SeatClock | None = None
    away: Away | None = None


class Question(Answer):
    key: str
    args: Json
    verbs: list[str]
    rule: str
    text: str


class Move(Answer):
    move: str
    verb: str
    args: dict[str, str]
    label: str
    detail: str
    plan: list[str]
    preview: Json
    reveals: bool
    """Does it show its mover something new?"""


class Decision(Answer):
    id: str
    seat: int
    question: Question
    moves: list[Move]
    take_back: bool
    take_back_cause: str | None = None
    """Why nothing can be taken back."""


class LogLine(Answer):
    n: int
    """The point of the game at which it is shown."""
    seat: int | None
    text: str
    key: str
    args: Json
    secret: bool
    """Others do not see it."""


class Score(Answer):
    total: int
    categories: dict[str, int] = {}


class Standing(Answer):
    over: bool
    ending: str
    winners: list[int]
    scores: list[Score]
    others: list[Score] = []
    """Whoever plays without a seat, where the title has such."""


class ScoreRow(Answer):
    label: str
    points: list[int]


class Result(Answer):
    ending: str
    ending_text: str
    winners: list[int]
    scores: list[Score]
    sheet: list[ScoreRow]


class ChatLine(Answer):
    n: int
    who: str
    seat: int | None
    text: str
    at: float
    """Seconds since 1970."""
    person: str = ""


class Ask(Answer):
    """What somebody wishes and others must agree to."""

    kind: Wish
    seat: int
    about: int | None
    """Of a bot or an end: the seat of the person who stays away."""
    to: int | None
    """Of a take-back: the point of the game it leads to."""
    missing: list[int]
    yours: bool
    text: str


class Packet(Answer):
    """All that one viewer may know of a table."""

    table: str
    title: str
    pack: TablePack | None
    sequence: int
    viewer: int | None
    owned: list[int]
    host: bool
    status: Status
    options: Json
    language: str
    public: bool
    hot_seat: bool
    veiled: bool
    """Do people at one screen know different things, so that it must be passed on behind a curtain?"""
    at: int | None
    """The point shown; null is now."""
    last: int
    seats: list[Seat]
    view: Json | None
    decision: Decision | None
    prompt: str
    standing: Standing | None
    log: list[LogLine]
    log_length: int
    digest: list[LogLine]
    chat: list[ChatLine]
    ask: Ask | None
    rematch: str | None
    chosen_chance: bool
    """Somebody chose the seed or the deal, and may know all luck."""
    commitment: str | None
    rewinds: int
    patience: float
    clock: Clock | None
    notes: str | None = None
    draft: object = None
    orders: Orders | None = None
    takes: list[str] = []
    """The standing orders that are of use at this table."""
    result: Result | None = None
    secret: str | None = None
    study: Studied | None = None


class Scene(Answer):
    """What of a packet differs from point to point, the log apart."""

    view: Json
    standing: Standing


class Replay(Answer):
    """A game for looking back: its first point, and for each move what it changed in the scene. A change is a place, as
    a list of keys, and what stands there now; without the second nothing does."""

    first: Scene
    steps: list[list[list[object]] | None]
    """Null where the moves cannot be made any more."""
    log: list[LogLine]


class QrCode(Answer):
    size: int
    path: str
    """Of an SVG, on a grid of so many squares."""


class SeatLink(Answer):
    seat: int
    url: str
    qr: QrCode


class Opened(Answer):
    table: str
    seat: int | None
    links: list[SeatLink]
    packet: Packet


class Seated(Answer):
    seat: int
    packet: Packet


class Shown(Answer):
    packet: Packet


class Played(Answer):
    sequence: int
    packet: Packet


class Why(Answer):
    legal: bool
    rule: str | None = None
    figures: Json | None = None
    sentence: str | None = None


class Notes(Answer):
    notes: str


class Kept(Answer):
    draft: object


class Chat(Answer):
    chat: list[ChatLine]


class Hurried(Answer):
    hurried: list[int]


class Rematch(Answer):
    table: str | None
    """The new table, or null as long as others have not agreed."""


class Brought(Answer):
    table: str


# ---------------------------------------------------------------------- events and mistakes


class Presence(Answer):
    seat: int
    connected: bool


class Events(Answer):
    """The stream of a table: what each event carries, by its name."""

    packet: Packet
    chat: ChatLine
    presence: Presence


class Fault(Answer):
    """Why a request was refused."""

    error: str
    sentence: str
    rule: str | None = None
    figures: Json | None = None
    packet: Packet | None = None
    """The present state, where the question is no longer asked."""

"""Opening tables: from what somebody wishes to a table that can be stored."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from civitas.kernel import registry
from civitas.kernel.chance import Chance, KeyedChance
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title
from civitas.server.database import Person
from civitas.server.identity import hashed
from civitas.server.levels import DEFAULT, accept_bot
from civitas.server.links import link_of
from civitas.server.luck import Luck
from civitas.server.packs import pack_folder
from civitas.server.settings import Settings
from civitas.server.strings import clean
from civitas.server.wire import SeatLink
from civitas.table import Clock, Info, Seat, Table
from civitas.table.state import PATIENCE, Orders


class SeatWish(msgspec.Struct):
    kind: Literal["human", "bot", "open"]
    name: str = ""
    bot: str = DEFAULT


class ClockWish(msgspec.Struct, frozen=True):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[float, Meta(ge=5, le=30 * 86_400)] = 600
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0


class TableWish(msgspec.Struct):
    title: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, object] = {}
    pack: str | None = None
    public: bool = False
    clock: ClockWish = ClockWish()
    hot_seat: bool = False
    patience: Annotated[float, Meta(ge=60, le=30 * 86_400)] = PATIENCE
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    deal: dict[str, object] | None = None
    orders: Orders = Orders()
    """For whoever sits down here, until the seat orders otherwise."""


def new_table(
    wish: TableWish, person: Person, base: str, settings: Settings, now: float
) -> tuple[Table, list[SeatLink]]:
    """The table, and the links for the seats that wait for somebody. The opener sits down first."""
    pack = pack_folder(wish.pack, settings.packs)
    title = registry.title(wish.title, pack)
    options = accepted(title, len(wish.seats), wish.options)
    seats, links, seated = [], [], False
    table_id = secrets.token_urlsafe(12)
    for number, asked in enumerate(wish.seats):
        seat = Seat(asked.kind, clean(asked.name, 40), orders=wish.orders)
        if asked.kind == "bot":
            seat.bot = accept_bot(asked.bot, settings.any_bot)
        elif asked.kind == "human" and (wish.hot_seat or not seated):
            seat.person, seated = person.id, True
            seat.name = seat.name or ("" if wish.hot_seat else person.name)
        else:
            token = secrets.token_urlsafe(16)
            seat.link = hashed(token)
            links.append(link_of(base, table_id, number, token))
        seats.append(seat)
    beginning, commitment = _beginning(wish, title, len(seats), options, Luck(settings.seed))
    info = Info(table_id, title.key, pack, options, seats, now, person.id)
    info.public, info.hot_seat, info.orders = wish.public, wish.hot_seat, wish.orders
    info.commitment, info.chosen_chance = commitment, not commitment
    info.patience = wish.patience
    info.clock = Clock(wish.clock.kind, wish.clock.seconds, wish.clock.increment)
    return Table.open(info, beginning, now), links


def accepted(title: Title, seats: int, wish: dict[str, object]) -> dict[str, object]:
    """The options of a game with so many seats; BadInput also for those that only others would go with: nobody could
    begin it."""
    title.accept_seats(seats)
    options = title.accept_options(wish)
    title.sizes(seats, options)
    return options


def _beginning(
    wish: TableWish, title: Title, seats: int, options: dict[str, object], luck: Luck
) -> tuple[dict[str, object], str]:
    """Where luck comes from: a secret of which only the hash is shown, or what the opener has chosen."""
    if wish.deal is not None:
        if wish.seed is not None:
            raise BadInput("error-bad-deal", {"place": "seed", "reason": "seed + deal"})
        registry.new(title, seats, None, options, wish.deal)
        return {"deal": wish.deal}, ""
    if wish.seed is not None:
        return {"chance": Chance(wish.seed).dump()}, ""
    chance = KeyedChance(luck.key(title.key, seats))
    return {"chance": chance.dump()}, chance.commitment()


def rematch_of(table: Table, by: str, now: float) -> Table:
    """The same table again with fresh luck, everybody one seat further. Only who asked last is known to be there."""
    old = table.info
    seats = [_again(seat) for seat in [*old.seats[1:], old.seats[0]]]
    chance = KeyedChance(secrets.token_bytes(32))
    info = Info(secrets.token_urlsafe(12), old.title, old.pack, dict(old.options), seats, now, old.host)
    info.public, info.hot_seat, info.commitment = old.public, old.hot_seat, chance.commitment()
    info.clock, info.patience, info.orders = old.clock, old.patience, old.orders
    return Table.open(info, {"chance": chance.dump()}, now, by)


def _again(seat: Seat) -> Seat:
    return Seat(seat.kind if seat.taken() else "open", seat.name, seat.bot, seat.person, orders=seat.orders)

"""Tables made from record files that somebody brings along."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

import msgspec

from civitas.kernel import registry
from civitas.kernel.data import LONGEST, STANDARD
from civitas.kernel.errors import BadInput
from civitas.kernel.record import Record, parse_record
from civitas.server.database import Person
from civitas.server.levels import DEFAULT, accept_bot
from civitas.server.packs import folder_with
from civitas.server.strings import clean
from civitas.table import Info, Seat, Table

MOST_MOVES: Final = 5_000


def table_from_record(content: bytes, person: Person, now: float, packs: Path | None) -> Table:
    """With the data pack that the record names, if it is among those offered here."""
    return table_of(parse_record(content, _pack_of(content, packs)), person, now)


class _Head(msgspec.Struct):
    """What a record says it was played with."""

    title: str
    pack: dict[str, str]


def _pack_of(content: bytes, packs: Path | None) -> str | None:
    try:
        head = msgspec.json.decode(content, type=_Head)
    except (msgspec.DecodeError, RecursionError, ValueError):
        return None  # read anew, its fault is told with the place
    name, value = head.pack.get("name", ""), head.pack.get("hash", "")
    if name == STANDARD or head.title not in registry.title_keys():
        return None
    folder = folder_with(name, value, head.title, packs)
    if folder is None:
        raise BadInput("error-record-pack", {"pack": name[:LONGEST], "hash": value[:LONGEST]})
    return folder


def table_of(record: Record, person: Person, now: float) -> Table:
    """Replays the record strictly. The bringer holds every seat but those of bots, as in a game on one screen."""
    if len(record.moves) > MOST_MOVES:
        raise BadInput("error-bad-record", {"file": "record", "place": "moves", "reason": f"> {MOST_MOVES}"})
    difference = record.difference()
    if difference is not None:
        raise BadInput("error-bad-record", {"file": "record", "place": "replay", "reason": difference})
    seats = [_seat(seat, person, record.end == "running") for seat in record.seats]
    info = Info(secrets.token_urlsafe(12), record.title.key, _folder(record), record.options, seats, now, person.id)
    info.hot_seat, info.chosen_chance = True, True
    return Table.replayed(info, record, now)


def _folder(record: Record) -> str | None:
    folder = record.title.data.folder
    return None if folder is None else str(folder.absolute())


def _seat(seat: dict[str, str], person: Person, running: bool) -> Seat:
    name = clean(str(seat.get("name", "")), 40)
    if running and seat.get("kind") == "bot":
        return Seat("bot", name, _known(str(seat.get("bot", ""))))
    return Seat("human", name, person=person.id)


def _known(spec: str) -> str:
    try:
        return accept_bot(spec)
    except BadInput:
        return DEFAULT

"""What one viewer is shown of a table, in that viewer's language. Nothing else ever leaves the server."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import PurePath
from typing import Any, Final, cast

import msgspec

from civitas.kernel import registry
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.server.database import Said
from civitas.server.levels import bot_name
from civitas.server.outlook import reveals, shadow_of
from civitas.server.packs import shown as pack_shown
from civitas.server.studying import studied
from civitas.server.wire import (
    Ask,
    Away,
    ChatLine,
    Decision,
    HeadSeat,
    LogLine,
    Move,
    Packet,
    Question,
    Result,
    ScoreRow,
    Seat,
    SeatClock,
    Standing,
    TableHead,
)
from civitas.table import Clock, Info, Table
from civitas.table.history import Line
from civitas.table.state import BOT, OVER, PAUSED, RUNNING
from civitas.text import Texts, texts

LOG_LINES: Final = 60
"""Lines of the log in a packet; the whole log has its own address."""


class Reader(msgspec.Struct, frozen=True):
    """For whom a packet is made. Equal readers get equal packets."""

    viewer: int | None
    owned: tuple[int, ...]
    language: str
    host: bool = False
    """Did this reader open the table?"""
    held: tuple[int, ...] = ()
    """Seats that this reader left and that wait."""


def event_number(table: Table, viewer: int | None) -> int:
    """The number of the last thing this viewer was shown: it never tells of what others did unseen."""
    told = table.info.told
    return told[len(told) - 1 if viewer is None else viewer] + table.info.chat


class Common:
    """What all readers of one language are told alike of a table, as long as nothing changes there."""

    def __init__(self, table: Table, language: str, chat: list[Said]) -> None:
        self.say = texts(language, table.title)
        self.names = seat_names(table, language)
        self.words = "\n".join((language, *self.names))
        """What lines of the log depend on, besides themselves."""
        self.pack = pack_shown(table.title)
        self.standing = standing_of(table.standing())
        self.prompts = {seat: _other_prompt(table, seat, self.names, self.say) for seat in table.waiting()}
        """What each seat that is asked is asked, as others say it."""
        self.chat = chat_lines(chat)
        self.seats: dict[tuple[int, bool, bool, bool, tuple[float, bool] | None], bytes] = {}
        self._logs: dict[frozenset[int], tuple[list[Line], list[Any]]] = {}
        self.last = table.last_point()
        self.takes = table.title.orders()
        self.study = studied(table, language)

    def log(self, table: Table, viewer: int | None) -> tuple[list[Line], list[Any]]:
        """The last lines of the log, and the same as JSON: made once for all who see the same of them."""
        hidden = table.history.hidden_from(viewer)
        if hidden not in self._logs:
            lines = table.history.last_seen_by(viewer, LOG_LINES)
            self._logs[hidden] = lines, _lines(lines, self)
        return self._logs[hidden]


def packet(
    table: Table,
    reader: Reader,
    connected: frozenset[int],
    chat: list[Said],
    now: float,
    at: int | None = None,
    common: Common | None = None,
) -> Packet:
    info = table.info
    common = common or Common(table, reader.language, chat)
    say, names = common.say, common.names
    past = at is not None
    position = table.past.at(at) if at is not None else table.position
    lines, log, log_length = _log(table, reader, at, common)
    seat = None if reader.viewer is None else info.seats[reader.viewer]
    over = info.status == OVER and not past
    return Packet(
        table=info.id,
        title=info.title,
        pack=common.pack,
        sequence=event_number(table, reader.viewer),
        viewer=reader.viewer,
        owned=list(reader.owned),
        host=reader.host,
        status=info.status,
        options=info.options,
        language=reader.language,
        public=info.public,
        hot_seat=info.hot_seat,
        veiled=info.hot_seat and table.position is not None and _veiled(table.position, reader.owned),
        at=at,
        last=common.last,
        seats=_row([_seat(table, number, reader, common, connected, now) for number in range(len(info.seats))]),
        view=None if position is None else position.view(reader.viewer),
        decision=None if past else _decision(table, reader, names, say),
        prompt=_prompt(table, reader, common),
        standing=standing_of(position.standing()) if past and position is not None else common.standing,
        log=log,
        log_length=log_length,
        digest=[] if past else _digest(table, reader, lines, common),
        chat=common.chat,
        ask=_ask(table, reader, names, say),
        rematch=info.rematch,
        chosen_chance=info.chosen_chance,
        commitment=info.commitment or None,
        rewinds=len(info.rewinds),
        patience=info.patience,
        clock=_clock(info),
        notes=None if seat is None else seat.notes,
        draft=None if seat is None else seat.draft,
        orders=None if seat is None else seat.orders,
        takes=[] if seat is None else common.takes,
        result=_result(table, names, say) if over else None,
        secret=_secret(table) if over else None,
        study=None if past else common.study,
    )


def _veiled(position: Position, seats: tuple[int, ...]) -> bool:
    """Does one of these seats know more than everybody?"""
    known = _bare(position.view(None))
    return any(_bare(position.view(seat)) != known for seat in seats)


def _bare(view: object) -> object:
    """A view without whose it is and without what is empty."""
    if isinstance(view, dict):
        parts = {key: _bare(value) for key, value in view.items() if key != "seat"}
        return {key: value for key, value in parts.items() if value is not None} or None
    if isinstance(view, list | tuple):
        items = [_bare(item) for item in view]
        return items if any(item is not None for item in items) else None
    return view


def _clock(info: Info) -> Clock | None:
    return info.clock if info.clock.kind != "none" else None


def standing_of(told: Mapping[str, object] | None) -> Standing | None:
    return None if told is None else msgspec.convert(told, Standing)


def seat_names(table: Table, language: str) -> tuple[str, ...]:
    return _names(table.info, language)


def _names(info: Info, language: str) -> tuple[str, ...]:
    """What the seats are called; several bots of one level are numbered."""
    seats = info.seats
    names = [seat.name or _default_name(info, number, language) for number, seat in enumerate(seats)]
    return tuple(
        f"{name} {names[: number + 1].count(name)}" if not seat.name and names.count(name) > 1 else name
        for number, (seat, name) in enumerate(zip(seats, names, strict=True))
    )


def _default_name(info: Info, number: int, language: str) -> str:
    seat = info.seats[number]
    if seat.kind == BOT:
        return bot_name(seat.bot, registry.title(info.title), language)
    return _numbered(number, language)


@lru_cache
def _numbered(number: int, language: str) -> str:
    return texts(language).message("seat-default", {"number": number + 1})


def _seat(table: Table, number: int, reader: Reader, common: Common, connected: frozenset[int], now: float) -> bytes:
    """A seat as JSON, made once for all to whom it looks alike."""
    left = table.clocks.left(number, now)
    clock = None if left is None else (round(left, 1), table.clocks.runs(number))
    shown = (number, number in reader.owned, number in reader.held, number in connected, clock)
    if shown not in common.seats:
        common.seats[shown] = msgspec.json.encode(_one_seat(table, common, *shown))
    return common.seats[shown]


def _one_seat(
    table: Table, common: Common, number: int, is_you: bool, held: bool, here: bool, clock: tuple[float, bool] | None
) -> Seat:
    seat = table.info.seats[number]
    bot = seat.kind == BOT
    return Seat(
        seat=number,
        name=common.names[number],
        kind=seat.kind,
        taken=seat.taken(),
        left=seat.left,
        waiting=number in common.prompts,
        is_you=is_you,
        connected=bot or here,
        prompt=common.prompts.get(number, ""),
        bot=seat.bot if bot else None,
        level_name=bot_name(seat.bot, table.title, common.say.language) if bot else None,
        clock=None if clock is None else SeatClock(*clock),
        away=_away(table, number, held),
    )


def _away(table: Table, number: int, held: bool) -> Away | None:
    seat = table.info.seats[number]
    if seat.away_since is None:
        return None
    since = table.clocks.told(seat.away_since)
    free = seat.left and seat.holder is None
    until = since if free else since + table.info.patience
    return Away(round(since), round(until), seat.reminded, held)


def _other_prompt(table: Table, seat: int, names: tuple[str, ...], say: Texts) -> str:
    question = table.going().frame_question(seat)
    return "" if question is None else say.question(question, names, seat)


def _prompt(table: Table, reader: Reader, common: Common) -> str:
    """Who must do what: one sentence, always."""
    status, say, names = table.info.status, common.say, common.names
    if status == OVER:
        return _result_text(table, names, say)
    if status == PAUSED:
        return say.message("prompt-paused")
    if status != RUNNING:
        return say.message("prompt-open")
    if reader.viewer in common.prompts and reader.viewer is not None:
        return say.question(table.going().question(reader.viewer), names)
    if len(common.prompts) == 1:
        return next(iter(common.prompts.values()))
    return say.message("waiting-for", {"seat": say.join([names[seat] for seat in common.prompts])})


def _decision(table: Table, reader: Reader, names: tuple[str, ...], say: Texts) -> Decision | None:
    seat = reader.viewer
    if seat is None or seat not in table.waiting():
        return None
    position = table.going()
    asked = position.question(seat)
    refusal = table.take_back_refusal(seat)
    number = table.decision(seat)
    assert number is not None
    return Decision(
        id=number,
        seat=seat,
        question=Question(asked.key, asked.args, asked.verbs, asked.rule, say.question(asked, names)),
        moves=_moves(position, seat, names, say),
        take_back=refusal is None,
        take_back_cause=None if refusal is None else say.message(refusal),
    )


def _moves(position: Position, seat: int, names: tuple[str, ...], say: Texts) -> list[Move]:
    asked = position if position.joint is None else position.sketch(seat)
    shadow = shadow_of(position, seat)
    parts = []
    for move in position.contending(seat):  # giving up has a button of its own, which asks first
        preview = msgspec.json.encode(asked.preview(seat, move))
        parts.append(_move(say, asked.title, move, names, preview, reveals(shadow, seat, move)))
    return _row(parts)


# Sentences are costly to make and few are new: the same card is offered again and again.
@lru_cache(maxsize=5_000)
def _move(say: Texts, title: Title, move: int, names: tuple[str, ...], preview: bytes, reveals: bool) -> bytes:
    """A move as JSON, by its preview."""
    verb = title.moves.verb(move).name
    shown = Move(
        move=title.moves.text(move),
        verb=verb,
        args=title.moves.arg_ids(move),
        label=_label(say, move, names, preview),
        detail=_detail(say, verb, preview),
        plan=_plan(say, preview),
        preview=cast(dict[str, object], msgspec.Raw(preview)),
        reveals=reveals,
    )
    return msgspec.json.encode(shown)


@lru_cache(maxsize=20_000)
def _label(say: Texts, move: int, names: tuple[str, ...], preview: bytes) -> str:
    return say.move(move, names, msgspec.json.decode(preview))


@lru_cache(maxsize=20_000)
def _detail(say: Texts, verb: str, preview: bytes) -> str:
    key = f"move-{verb}"
    return say.message(key, say.localised(msgspec.json.decode(preview)), "detail") if say.has(key, "detail") else ""


@lru_cache(maxsize=20_000)
def _plan(say: Texts, preview: bytes) -> list[str]:
    return say.plan(msgspec.json.decode(preview))


def _log(table: Table, reader: Reader, at: int | None, common: Common) -> tuple[list[Line], list[Any], int]:
    """The last lines of the log, the same as JSON, and how many there are."""
    if at is None:
        return *common.log(table, reader.viewer), table.history.seen_by(reader.viewer)
    seen = [line for line in table.history.lines if line.seen_by(reader.viewer) and line.point <= at]
    lines = seen[-LOG_LINES:]
    return lines, _lines(lines, common), len(seen)


def _lines(lines: list[Line], common: Common) -> list[LogLine]:
    """Lines of the log as JSON, each kept with the line: most of a packet, and most of it was in the one before."""
    words = common.words
    return _row([line.shown.get(words) or _written(line, common) for line in lines])


def _row(parts: list[bytes]) -> list[Any]:
    """A list of what is JSON already."""
    return cast(list[Any], msgspec.Raw(b"[%b]" % b",".join(parts)))


def _written(line: Line, common: Common) -> bytes:
    line.shown[common.words] = msgspec.json.encode(_line(line, common.names, common.say))
    return line.shown[common.words]


def _line(line: Line, names: tuple[str, ...], say: Texts) -> LogLine:
    return LogLine(
        n=line.point,
        seat=line.seat if line.seat >= 0 else None,
        text=say.event({"key": line.key, "args": line.args}, names),
        key=line.key,
        args=line.args,
        secret=line.audience >= 0,
    )


def log_lines(table: Table, reader: Reader, lines: list[Line]) -> list[LogLine]:
    """Lines of the log as this reader may know them."""
    return _lines([line for line in lines if line.seen_by(reader.viewer)], Common(table, reader.language, []))


def _digest(table: Table, reader: Reader, lines: list[Line], common: Common) -> list[LogLine]:
    """What happened since this viewer's last move."""
    if reader.viewer is None:
        return []
    since = table.info.seats[reader.viewer].last_move
    return _lines([line for line in lines if line.sequence > since], common)


def chat_line(said: Said) -> ChatLine:
    return ChatLine(said.number, said.who, said.seat, said.text, said.at, said.person)


def chat_lines(chat: list[Said]) -> list[ChatLine]:
    return [chat_line(said) for said in chat]


def _ask(table: Table, reader: Reader, names: tuple[str, ...], say: Texts) -> Ask | None:
    """What somebody wishes that others must agree to."""
    ask = table.info.ask
    if ask is None:
        return None
    missing = table.asked_of()
    args = {"seat": names[ask.seat], "other": names[ask.about] if ask.about >= 0 else ""}
    return Ask(
        kind=ask.kind,
        seat=ask.seat,
        about=ask.about if ask.about >= 0 else None,
        to=min(ask.to, table.last_point()) if ask.kind == "back" else None,
        missing=missing,
        yours=any(seat in missing for seat in reader.owned),
        text=say.message(f"event-asks-{ask.kind}", args),
    )


def _result(table: Table, names: tuple[str, ...], say: Texts) -> Result | None:
    told = table.standing()
    standing = standing_of(told)
    if told is None or standing is None:
        return None
    return Result(
        ending=standing.ending,
        ending_text=_result_text(table, names, say),
        winners=standing.winners,
        scores=standing.scores,
        sheet=[ScoreRow(label, points) for label, points in say.scores(told)],
    )


def _result_text(table: Table, names: tuple[str, ...], say: Texts) -> str:
    ending = table.info.ending
    if ending is not None:
        args = {"winners": say.join([names[seat] for seat in ending.winners])}
        if ending.seat >= 0:
            args["seat"] = names[ending.seat]
        nobody = ending.cause == "absence" and not ending.winners
        return say.message(f"result-by-{ending.cause}{'-none' if nobody else ''}", args)
    return say.result(table.standing() or {}, names)


def _secret(table: Table) -> str | None:
    chance = table.beginning.get("chance")
    secret = chance.get("secret") if isinstance(chance, dict) else None
    return secret if isinstance(secret, str) else None


def head(info: Info, person: str | None, language: str) -> TableHead:
    """A table as the lobby lists it."""
    yours = [number for number, seat in enumerate(info.seats) if person is not None and seat.person == person]
    return TableHead(
        table=info.id,
        title=info.title,
        pack=None if info.pack is None else PurePath(info.pack).name,
        options=info.options,
        status=info.status,
        public=info.public,
        hot_seat=info.hot_seat,
        clock=_clock(info),
        chosen_chance=info.chosen_chance,
        created_at=info.created_at,
        last_move_at=info.last_move_at or None,
        seats=[
            HeadSeat(number, name, seat.kind, seat.taken(), seat.left, number in info.asked, number in yours)
            for number, (seat, name) in enumerate(zip(info.seats, _names(info, language), strict=True))
        ],
        waiting=info.asked,
        yours=yours,
        returns=person is not None and any(seat.left and seat.holder == person for seat in info.seats),
        your_turn=any(seat in info.asked for seat in yours),
    )

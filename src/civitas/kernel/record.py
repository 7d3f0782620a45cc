"""A game as a file: everything needed to replay it exactly on any machine, compiled or not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

import msgspec

from civitas.kernel import registry
from civitas.kernel.chance import load_chance
from civitas.kernel.errors import BadInput, CivitasError, Reason, short
from civitas.kernel.events import Event
from civitas.kernel.position import Position
from civitas.kernel.title import Title
from civitas.kernel.valuation import totals

FORMAT: Final = "civitas-record-1"
EVERY: Final = 50
LARGEST: Final = 32 << 20
LONGEST_NAME: Final = 200
ENDS: Final = ("running", "rules", "resignation", "agreement", "turn limit")


@dataclass(frozen=True)
class Step:
    """A move of a record, with the position after it: a copy to keep."""

    number: int
    """1 for the first move."""
    seat: int
    move: str
    position: Position
    events: list[Event]


class Record:
    """Moves as `[seat, text]` pairs on top of a beginning: a chance maker, an explicit deal or a position."""

    def __init__(
        self,
        title: Title,
        seats: list[dict[str, str]],
        options: dict[str, object],
        beginning: dict[str, object],
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.beginning = beginning
        """`{"chance": ...}`, `{"deal": ...}` or `{"position": ...}`."""
        self.pack = title.pack_id()
        self.versions: list[list[int]] = [[0, title.rules_version]]
        self.moves: list[list[object]] = []
        self.hashes: list[tuple[int, str]] = []
        self.end = "running"
        self.result: dict[str, object] | None = None
        self.rewinds: list[list[int]] = []
        """Moves taken back although they had shown something, as `[seat, moves made, moves left]`."""
        self.chosen_chance = False
        """Somebody at the table chose the seed, the deal or the position, and so may have known all luck."""

    def begin(self, log: list[Event] | None = None) -> Position:
        """The first position; `log` is told of the set-up."""
        if "position" in self.beginning:
            position = self.beginning["position"]
            assert isinstance(position, dict)
            loaded = registry.load_for(self.title, position)
            if loaded.seats != len(self.seats):
                raise _bad("seats", Reason("reason-count", {"found": len(self.seats), "wanted": loaded.seats}))
            return loaded
        deal = self.beginning.get("deal")
        assert deal is None or isinstance(deal, dict)
        chance = None if deal is not None else load_chance(self.beginning.get("chance"))
        begun = registry.new(self.title, len(self.seats), None, self.options, deal, chance, log=log)
        begun.play_by(self.versions[0][1])
        return begun

    def add(self, seat: int, move: int, position: Position) -> None:
        """Note a move just made; `position` is the one after it."""
        self.moves.append([seat, self.title.moves.text(move)])
        if len(self.moves) % EVERY == 0:
            self.hashes.append((len(self.moves), position.hash()))

    def finish(self, position: Position, end: str = "rules") -> None:
        self.end = end
        self.result = position.standing()
        if len(self.moves) % EVERY:
            self.hashes.append((len(self.moves), position.hash()))

    def dump(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "title": self.title.key,
            "pack": self.pack,
            "versions": self.versions,
            "options": self.options,
            "seats": self.seats,
            **self.beginning,
            "moves": self.moves,
            "hashes": self.hashes,
            "end": self.end,
            "result": self.result,
            **({"rewinds": self.rewinds} if self.rewinds else {}),
            **({"chosen_chance": True} if self.chosen_chance else {}),
        }

    def encode(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self.dump()), indent=1) + b"\n"

    def positions(self, log: list[Event] | None = None) -> Iterator[tuple[int, Position]]:
        """The same position object before the first move and after each; BadInput at a move that does not fit.

        `log` holds the events of the last move, at first those of the set-up.
        """
        position = self.begin(log)
        yield 0, position
        for number, (seat, text) in enumerate(self.moves, 1):
            assert isinstance(seat, int) and isinstance(text, str)
            if log is not None:
                log.clear()
            try:
                position.play(seat, self.title.moves.parse(text), log)
            except CivitasError as problem:
                raise _bad(f"moves[{number - 1}]", problem) from problem
            except Exception as problem:
                if "position" not in self.beginning:
                    raise
                # A position from outside that no game leads to can confound the rules.
                raise _bad(f"moves[{number - 1}]", Reason("reason-impossible", {"problem": str(problem)})) from problem
            yield number, position

    def steps(self) -> Iterator[Step]:
        """Move by move, each with a position of its own and what happened; BadInput at a move that does not fit."""
        log: list[Event] = []
        for number, position in self.positions(log):
            if number:
                seat, text = self.moves[number - 1]
                assert isinstance(seat, int) and isinstance(text, str)
                yield Step(number, seat, text, position.clone(), list(log))

    def __iter__(self) -> Iterator[Step]:
        return self.steps()

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        names = ", ".join([seat["name"] for seat in self.seats])
        return f"<record of {self.title.key}: {names}; {len(self.moves)} moves, {self.end}>"

    def rows(self) -> list[dict[str, object]]:
        """A row for each move: who made it, what it was, and the points of every seat after it."""
        found: list[dict[str, object]] = []
        for step in self.steps():
            row: dict[str, object] = {"number": step.number, **step.position.when(), "seat": step.seat}
            row |= {"player": self.seats[step.seat]["name"], "verb": step.move.partition(":")[0], "move": step.move}
            row |= {f"points_{seat}": points for seat, points in enumerate(totals(step.position))}
            found.append(row)
        return found

    def to_pandas(self) -> Any:
        """The rows as a DataFrame of pandas."""
        return data_frame(self.rows())

    def at(self, number: int) -> Position:
        """The position after `number` moves (a negative one counts from the end)."""
        wanted = number if number >= 0 else len(self.moves) + 1 + number
        if not 0 <= wanted <= len(self.moves):
            raise BadInput("error-at", {"at": number, "last": len(self.moves)})
        for reached, position in self.positions():
            if reached == wanted:
                return position
        raise AssertionError("every number up to the last is reached")

    def difference(self) -> Reason | None:
        """Replay and compare: the first difference, or None. Moves of older rules may differ for good reason, so it
        says under which rules they were played."""
        found = self._first_difference()
        oldest = self.versions[0][1]
        if found is None or oldest == self.title.rules_version:
            return found
        return Reason("difference-old-rules", {"old": oldest, "now": self.title.rules_version, "difference": found})

    def _first_difference(self) -> Reason | None:
        places = {number: place for place, (number, _) in enumerate(self.hashes)}
        position = None
        reached = 0
        try:
            for reached, position in self.positions():
                place = places.pop(reached, -1)
                if place >= 0 and self.hashes[place][1] != position.hash():
                    return _differs(f"hashes[{place}]", self.hashes[place][1], position.hash())
        except BadInput as problem:
            figures = problem.figures
            place_of_move = figures.get("place", "moves")
            return Reason("difference-refused", {"place": place_of_move, "reason": figures.get("reason", problem)})
        assert position is not None
        for number, place in places.items():
            return _differs(f"hashes[{place}]", number, reached)
        return self._other_result(position.standing()) or self._other_end(position) or self._other_commitment()

    def _other_result(self, standing: dict[str, object]) -> Reason | None:
        if self.result is None and self.end == "running":
            return None
        told = self.result or {}
        for part, value in standing.items():
            if told.get(part) != value:
                return _differs(f"result.{part}", told.get(part), value)
        return None if len(told) == len(standing) else _differs("result", list(told), list(standing))

    def _other_end(self, position: Position) -> Reason | None:
        if (self.end == "rules") == position.over():
            return None
        return _differs("end", self.end, "rules" if position.over() else "running")

    def _other_commitment(self) -> Reason | None:
        chance = self.beginning.get("chance")
        if isinstance(chance, dict) and chance.get("maker") == "keyed":
            told, real = chance.get("commitment"), load_chance(chance).public()["commitment"]
            if told != real:
                return _differs("chance.commitment", told, real)
        return None


def data_frame(rows: list[dict[str, object]]) -> Any:
    """Rows as a DataFrame; BadInput says how to get pandas where it is missing."""
    try:
        pandas = import_module("pandas")
    except ModuleNotFoundError as problem:
        raise BadInput("error-needs-extra", {"extra": "lab"}) from problem
    return pandas.DataFrame(rows)


def _differs(place: str, told: object, found: object) -> Reason:
    return Reason("difference", {"place": place, "told": _written(told), "found": _written(found)})


def _written(value: object) -> str:
    try:
        return str(value)[:200]
    except (RecursionError, ValueError):
        return short(value)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    title: str
    pack: dict[str, str]
    versions: list[tuple[int, int]]
    options: dict[str, object]
    seats: list[dict[str, str]]
    moves: list[tuple[int, str]]
    hashes: list[tuple[int, str]]
    end: str
    result: dict[str, object] | None
    chance: dict[str, object] | None = None
    deal: dict[str, object] | None = None
    position: dict[str, object] | None = None
    rewinds: list[tuple[int, int, int]] = []
    chosen_chance: bool = False


def _bad(place: str, reason: object) -> BadInput:
    return BadInput("error-bad-record", {"file": "record", "place": place, "reason": reason})


def _found(place: str, found: object) -> BadInput:
    return _bad(place, Reason("reason-found", {"found": str(found)[:80]}))


def parse_record(content: bytes, pack: str | None = None) -> Record:
    """A record from the bytes of a file; BadInput gives the place and the reason. Nothing in it is executed."""
    if len(content) > LARGEST:
        raise _bad("file", Reason("reason-too-large", {"megabytes": LARGEST >> 20}))
    try:
        file = msgspec.json.decode(content, type=_File)
    except (msgspec.DecodeError, RecursionError, ValueError) as problem:
        # The decoder ends its sentence with the place: "... - at `$.moves[3]`".
        what, _, place = str(problem)[:200].partition(" - at `$")
        raise _bad(place.strip(".`") or "file", Reason("reason-unreadable", {"problem": what})) from problem
    if file.format != FORMAT:
        raise _found("format", file.format)
    place = "title"
    try:
        title = registry.title(file.title, pack)
        place = "seats"
        title.accept_seats(len(file.seats))
        place = "options"
        options = title.accept_options(file.options)
    except BadInput as fault:
        raise _bad(place, fault) from fault
    registry.check_data(title, dict(file.pack), "record")
    if file.end not in ENDS:
        raise _found("end", file.end)
    _check_versions(file, title)
    _check_hashes(file)
    beginnings: dict[str, object] = {}
    for name, value in (("chance", file.chance), ("deal", file.deal), ("position", file.position)):
        if value is not None:
            beginnings[name] = value
    if len(beginnings) != 1:
        raise _bad("chance", Reason("reason-one-beginning", {}))
    for number, seat in enumerate(file.seats):
        for part in ("name", "kind"):
            text = seat.get(part, "")
            # Terminals obey control characters.
            if not 0 < len(text) <= LONGEST_NAME or not text.isprintable():
                raise _found(f"seats[{number}].{part}", ascii(text))
    record = Record(title, file.seats, options, beginnings)
    record.versions = [[since, version] for since, version in file.versions]
    record.moves = [[seat, text] for seat, text in file.moves]
    record.hashes = file.hashes
    record.end = file.end
    if file.result is not None:
        record.result = {title.earlier_parts.get(part, part): value for part, value in file.result.items()}
    record.rewinds = [[seat, made, left] for seat, made, left in file.rewinds]
    record.chosen_chance = file.chosen_chance
    try:
        record.begin()
    except BadInput as fault:
        raise _bad(next(iter(beginnings)), fault) from fault
    return record


def _check_versions(file: _File, title: Title) -> None:
    """Which rules each move was played under: from the first move on, none newer than ours."""
    if not file.versions or file.versions[0][0] != 0 or not _rise([since for since, _ in file.versions]):
        raise _found("versions", file.versions)
    for _, version in file.versions:
        if not 0 <= version <= title.rules_version:
            figures: dict[str, object] = {"found": str(version)[:20], "least": 0, "most": title.rules_version}
            raise _bad("versions", Reason("reason-not-between", figures))


def _check_hashes(file: _File) -> None:
    if not _rise([-1, *(number for number, _ in file.hashes)]):
        raise _found("hashes", [number for number, _ in file.hashes])


def _rise(numbers: list[int]) -> bool:
    return all(one < following for one, following in pairwise(numbers))

"""Records: damaged, foreign and hostile files are refused with place and reason, or their first difference is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import civitas
from civitas.kernel.chance import Chance, KeyedChance
from civitas.kernel.errors import BadInput, Reason
from civitas.kernel.events import Event
from civitas.kernel.record import EVERY, LARGEST, Record, parse_record
from conformance.walks import random_move
from mini import CLAY_PACK, MINI, MINI_WITH_CLAY
from mini.tools import plain

Changed = Callable[[dict[str, Any]], object]
SEATS = [{"name": "Ada", "kind": "human"}, {"name": "Bo", "kind": "bot"}]


def recorded(chance: Chance, most: int = 10_000, **options: object) -> Record:
    title = civitas.title("seven_wonders_duel")
    p = civitas.new(title, chance=chance, options=options)
    record = Record(title, SEATS, p.options, {"chance": chance.dump()})
    random = Random(5)
    while p.waiting() and len(record.moves) < most:
        seat, move = random_move(p, random)
        p.play(seat, move)
        record.add(seat, move, p)
    if p.over():
        record.finish(p)
    return record


@pytest.fixture(scope="module")
def whole() -> bytes:
    return recorded(KeyedChance(bytes(range(32)))).encode()


def changed(content: bytes, change: Changed) -> bytes:
    data = json.loads(content)
    change(data)
    return json.dumps(data).encode()


def test_a_record_reads_as_it_was_written(whole: bytes) -> None:
    record = parse_record(whole)
    assert record.encode() == whole
    assert record.difference() is None
    assert record.end == "rules"
    assert [number for number, _ in record.hashes] == [EVERY, len(record.moves)]
    assert json.loads(whole)["format"] == "civitas-record-1"


def test_positions_and_events_of_a_record(whole: bytes) -> None:
    record = parse_record(whole)
    log: list[Event] = []
    numbers = []
    for number, reached in record.positions(log):
        numbers.append(number)
        assert log
        p = reached
    assert numbers == list(range(len(record.moves) + 1))
    assert p.over()
    assert record.at(10).hash() == record.at(10 - len(record.moves) - 1).hash()
    for number in (len(record.moves) + 1, -len(record.moves) - 2):
        with pytest.raises(BadInput):
            record.at(number)


def test_a_running_game_has_a_sound_record_too() -> None:
    record = parse_record(recorded(Chance(3), 20).encode())
    assert (record.end, record.result, record.difference()) == ("running", None, None)


def test_a_record_may_begin_from_a_deal_or_a_position() -> None:
    dealt = plain(2, 1)
    for title, beginning, p in (
        (MINI, {"deal": {"starter": 1}}, dealt),
        (MINI, {"position": dealt.dump()}, dealt),
        (MINI_WITH_CLAY, {"position": civitas.new(MINI_WITH_CLAY, 2, 4).dump()}, civitas.new(MINI_WITH_CLAY, 2, 4)),
    ):
        record = Record(title, SEATS, p.options, dict(beginning))
        q, random = p.clone(), Random(1)
        for _ in range(60):
            seat, move = random_move(q, random)
            q.play(seat, move)
            record.add(seat, move, q)
        read = parse_record(record.encode(), CLAY_PACK if title is MINI_WITH_CLAY else None)
        assert read.difference() is None
        assert read.at(60).hash() == q.hash()


# ---------------------------------------------------------------------- damaged files


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"5", b'"x"', b"\xff\xfe\x00", b"PK\x03\x04", b"{}"])
def test_what_is_no_record_is_refused(content: bytes) -> None:
    with pytest.raises(BadInput) as caught:
        parse_record(content)
    assert caught.value.key == "error-bad-record"


def test_a_truncated_record_is_refused_wherever_it_ends(whole: bytes) -> None:
    for end in [*range(0, 200, 7), *range(200, len(whole) - 2, 499)]:
        with pytest.raises(BadInput) as caught:
            parse_record(whole[:end])
        assert caught.value.figures["place"]


def test_flipped_bits_never_break_more_than_the_record(whole: bytes) -> None:
    random = Random(9)
    sound = 0
    for _ in range(300):
        content = bytearray(whole)
        content[random.randrange(len(content))] ^= 1 << random.randrange(8)
        try:
            record = parse_record(bytes(content))
        except BadInput:
            continue
        difference = record.difference()
        sound += difference is None
        assert difference is None or len(str(difference)) < 1500
    assert sound < 100, "names, blanks and the letters of a secret's case may differ, little else"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda data: data.update(format="civitas-record-9"), "format"),
        (lambda data: data.update(format="chess"), "format"),
        (lambda data: data.update(extra=1), "file"),
        (lambda data: data.pop("moves"), "file"),
        (lambda data: data.update(moves={}), "moves"),
        (lambda data: data["moves"].__setitem__(3, [0]), "moves[3]"),
        (lambda data: data["moves"].__setitem__(3, ["0", "x"]), "moves[3][0]"),
        (lambda data: data["moves"].__setitem__(3, [True, "x"]), "moves[3][0]"),
        (lambda data: data["moves"].__setitem__(3, [0, 7]), "moves[3][1]"),
        (lambda data: data.update(seats="two"), "seats"),
        (lambda data: data["seats"][0].update(name=""), "seats[0].name"),
        (lambda data: data["seats"][0].update(name="\x1b[2J"), "seats[0].name"),
        (lambda data: data["seats"][1].update(kind="x" * 500), "seats[1].kind"),
        (lambda data: data.update(end="checkmate"), "end"),
        (lambda data: data.update(result=[]), "result"),
        (lambda data: data.update(versions=[]), "versions"),
        (lambda data: data.update(versions=[[1, 1]]), "versions"),
        (lambda data: data.update(versions=[[0, 1], [0, 1]]), "versions"),
        (lambda data: data.update(versions=[[0, 99]]), "versions"),
        (lambda data: data.update(versions=[[0, -1]]), "versions"),
        (lambda data: data.update(versions=[[0, 10**18]]), "versions"),
        (lambda data: data.update(hashes=[[50, "a"], [50, "b"]]), "hashes"),
        (lambda data: data.update(hashes=[[-1, "a"]]), "hashes"),
        (lambda data: data.update(deal={}), "chance"),
        (lambda data: data.pop("chance"), "chance"),
        (lambda data: data.update(chance=5), "chance"),
    ],
)
def test_damage_is_named_by_place(whole: bytes, change: Changed, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_record(changed(whole, change))
    assert (caught.value.key, caught.value.figures["place"]) == ("error-bad-record", place)


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        (lambda data: data.update(title="chess"), "title", "error-unknown-title"),
        (lambda data: data.update(seats=data["seats"] * 2), "seats", "error-seat-count"),
        (lambda data: data.update(seats=[]), "seats", "error-seat-count"),
        (lambda data: data.update(options={"weather": 1}), "options", "error-unknown-option"),
        (lambda data: data.update(options={"first_game": [[]]}), "options", "error-option-value"),
        (lambda data: data["chance"].update(secret="00"), "chance", "error-bad-seed"),
        (lambda data: data["chance"].pop("secret"), "chance", "error-bad-seed"),
        (lambda data: data.update(chance={"maker": "fast", "seed": -1}), "chance", "error-bad-seed"),
        (lambda data: data.update(chance={}), "chance", "error-bad-seed"),
        (lambda data: (data.pop("chance"), data.update(deal={"tokens": []})), "deal", "error-bad-deal"),
        (lambda data: (data.pop("chance"), data.update(position={})), "position", "error-bad-position"),
        (lambda data: (data.pop("chance"), data.update(position=plain(2).dump())), "position", "error-bad-position"),
    ],
)
def test_a_record_that_no_game_can_begin_from_is_refused(whole: bytes, change: Changed, place: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_record(changed(whole, change))
    reason = caught.value.figures["reason"]
    assert caught.value.figures["place"] == place
    assert isinstance(reason, BadInput) and reason.key == key


def test_huge_numbers_deep_nesting_and_huge_files_are_refused(whole: bytes) -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    for content in (
        whole.replace(b'"moves": [', b'"moves": [[' + b"9" * 6_000 + b', "x"],', 1),
        whole.replace(b'"moves": [', b'"moves": ' + deep + b', "m": [', 1),
        whole.replace(b'"options": {', b'"options": {"first_game": ' + deep + b", ", 1),
        whole + b" " * LARGEST,
    ):
        assert content != whole
        with pytest.raises(BadInput):
            parse_record(content)


# ---------------------------------------------------------------------- sound files that tell something else


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (lambda data: data["moves"].__setitem__(5, [0, "build:nothing"]), "moves[5]"),
        (lambda data: data["moves"].__setitem__(5, [0, "starter:0"]), "moves[5]"),
        (lambda data: data["moves"].__setitem__(5, [7, data["moves"][5][1]]), "moves[5]"),
        (lambda data: data["moves"].__setitem__(5, [-1, data["moves"][5][1]]), "moves[5]"),
        (lambda data: data["moves"].__setitem__(5, [10**15, data["moves"][5][1]]), "moves[5]"),
        (lambda data: data["moves"].pop(), "hashes[1]"),
        (lambda data: data["moves"].append([0, "build:baths"]), "moves["),
        (lambda data: data["hashes"].__setitem__(0, [50, "0" * 16]), "hashes[0]"),
        (lambda data: data["hashes"].append([5_000, "0" * 16]), "hashes[2]"),
        (lambda data: data["result"].update(winners=[0, 1]), "result"),
        (lambda data: data.update(result=None), "result"),
        (lambda data: data.update(end="resignation"), "end"),
        (lambda data: data.update(end="running", result=None), "end"),
        (lambda data: data["chance"].update(commitment="0" * 64), "chance.commitment"),
        (lambda data: data["chance"].pop("commitment"), "chance.commitment"),
        (lambda data: data["chance"].update(secret="11" * 32), "moves["),
    ],
)
def test_the_first_difference_is_told(whole: bytes, change: Changed, difference: str) -> None:
    told = parse_record(changed(whole, change)).difference()
    assert told is not None and str(told.figures["place"]).startswith(difference)
    assert len(str(told)) < 1000


def test_moves_of_older_rules_are_told_apart(whole: bytes) -> None:
    older = parse_record(changed(whole, lambda data: data.update(versions=[[0, 0], [30, 1]])))
    assert older.difference() is None
    older.hashes[0] = (older.hashes[0][0], "0" * 16)
    told = older.difference()
    assert told is not None
    assert (told.key, told.figures["old"], told.figures["now"]) == ("difference-old-rules", 0, 1)
    assert "hashes[0]" in str(told)


def test_a_position_that_confounds_the_rules_spoils_only_the_record() -> None:
    p = plain(2)
    position: Any = p.dump()
    position["agenda"]["later"] = [(63 << 0) | 5 << 26] * 3  # no such automatic step
    content = json.dumps(
        {
            **Record(MINI, SEATS, p.options, {"position": position}).dump(),
            "moves": [[0, "done"], [1, "done"]] + [[0, "pass"], [1, "pass"]] + [[0, "stay"], [1, "stay"]] * 20,
        }
    )
    told = parse_record(content.encode()).difference()
    assert told is not None and str(told.figures["place"]).startswith("moves[")


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        ({"name": "standard", "hash": "0"}, "reason-data-values"),
        ({"name": "clay", "hash": "0"}, "reason-data-pack"),
        ({}, "reason-data-untold"),
    ],
)
def test_a_record_of_other_data_is_not_called_damaged(whole: bytes, pack: dict[str, str], reason: str) -> None:
    data = json.loads(whole)
    with pytest.raises(BadInput) as caught:
        parse_record(json.dumps({**data, "pack": pack}).encode())
    found = caught.value.figures["reason"]
    assert caught.value.key == "error-other-data" and isinstance(found, Reason) and found.key == reason


def test_a_record_is_walked_with_positions_to_keep(whole: bytes) -> None:
    record = parse_record(whole)
    steps = list(record)
    assert [step.number for step in steps] == list(range(1, len(record) + 1))
    assert [[step.seat, step.move] for step in steps] == record.moves
    assert steps[20].position == record.at(21) and steps[-1].position.over()
    assert all(step.events for step in steps)
    assert repr(record) == f"<record of seven_wonders_duel: Ada, Bo; {len(record)} moves, rules>"


def test_a_record_is_a_table(whole: bytes) -> None:
    record = parse_record(whole)
    rows = record.rows()
    assert len(rows) == len(record.moves)
    assert list(rows[0]) == ["number", "age", "turns", "seat", "player", "verb", "move", "points_0", "points_1"]
    assert rows[0]["verb"] == "draft" and rows[0]["player"] in ("Ada", "Bo")
    assert record.result is not None
    scores: Any = record.result["scores"]
    assert [rows[-1]["points_0"], rows[-1]["points_1"]] == [score["total"] for score in scores]
    try:
        import pandas
    except ModuleNotFoundError:
        with pytest.raises(BadInput, match=r"civitas\[lab\]"):
            record.to_pandas()
    else:
        assert isinstance(record.to_pandas(), pandas.DataFrame)
        assert record.to_pandas().to_dict("records") == rows

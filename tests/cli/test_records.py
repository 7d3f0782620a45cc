"""`civitas record`, `replay` and `verify`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run

Change = Callable[[dict[str, Any]], object]


def changed(file: Path, change: Change) -> Path:
    """A copy of a record with something else in it."""
    content = json.loads(file.read_text())
    change(content)
    other = file.with_name("changed.civitas.json")
    other.write_text(json.dumps(content))
    return other


# ---------------------------------------------------------------------- recording


def test_a_recorded_game_is_sound(run: Run, recorded: Path) -> None:
    ran = run("verify", recorded)
    assert ran.code == 0
    assert "is sound" in ran.out
    (told,) = run("verify", recorded, "--json").objects()
    assert told["difference"] is None
    assert told["result"]["over"] is True


def test_the_same_seed_records_the_same_game(run: Run, recorded: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    (told,) = run("record", "swd", "--bots", "random,random", "--out", again, "--seed", 5, "--json").objects()
    assert again.read_bytes() == recorded.read_bytes()
    assert told == {"file": str(again), "moves": told["moves"], "result": json.loads(again.read_text())["result"]}


def test_without_a_seed_chance_is_secret_and_committed_to(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("record", "swd", "--bots", "random,greedy", "--out", file)
    content = json.loads(file.read_text())
    assert content["chance"]["maker"] == "keyed"
    assert content["seats"] == [
        {"name": "Chance", "kind": "bot", "bot": "random"},
        {"name": "Greedy bot", "kind": "bot", "bot": "greedy"},
    ]
    assert run("verify", file).code == 0


@pytest.mark.parametrize("bots", ["random", "random,random,random", "random,human", ""])
def test_a_record_needs_one_bot_for_each_seat(run: Run, tmp_path: Path, bots: str) -> None:
    ran = run("record", "swd", "--bots", bots, "--out", tmp_path / "x.json")
    assert "does not fit the number of seats (2)" in ran.complaint()
    assert not (tmp_path / "x.json").exists()


def test_a_place_that_cannot_be_written_is_a_mistake(run: Run, tmp_path: Path) -> None:
    ran = run("record", "swd", "--bots", "random,random", "--out", tmp_path / "none" / "x.json")
    assert "cannot be written" in ran.complaint()


# ---------------------------------------------------------------------- replaying


def test_replay_tells_every_move_and_the_result(run: Run, recorded: Path) -> None:
    moves = json.loads(recorded.read_text())["moves"]
    set_up, *steps = run("replay", recorded, "--json").objects()
    assert set_up["number"] == 0
    assert [event["key"] for event in set_up["events"]] == ["event-tokens-laid", "event-wonders-laid"]
    assert [[step["seat"], step["move"]] for step in steps] == moves
    assert [step["number"] for step in steps] == list(range(1, len(moves) + 1))
    assert steps[-1]["events"][-1]["text"] in run("replay", recorded).out
    assert "Treasury" in run("replay", recorded).out


def test_replay_shows_the_table_after_a_move(run: Run, recorded: Path) -> None:
    (step,) = run("replay", recorded, "--at", 12, "--json").objects()
    assert step["number"] == 12
    assert step["view"]["seat"] is None
    assert step["view"]["age"] == 1
    shown = run("replay", recorded, "--at", 12).out
    assert step["events"][0]["text"] in shown
    assert "Treasury" not in shown


def test_replay_counts_from_the_end_too(run: Run, recorded: Path) -> None:
    last = run("replay", recorded, "--json").objects()[-1]
    assert run("replay", recorded, "--at", -1, "--json").objects()[0]["number"] == last["number"]
    assert run("replay", recorded, "--at", 0, "--json").objects()[0]["number"] == 0


@pytest.mark.parametrize(("at", "told"), [(1000, "1,000"), (-1000, "-1,000"), (10**70, "a number of 233 bits")])
def test_a_move_that_was_never_made_is_a_mistake(run: Run, recorded: Path, at: int, told: str) -> None:
    assert f"There is no move {told};" in run("replay", recorded, "--at", at).complaint()


# ---------------------------------------------------------------------- verifying


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (lambda record: record["hashes"][0].__setitem__(1, "0" * 16), "hashes[0]"),
        (lambda record: record["result"].__setitem__("winners", [0, 1]), "result.winners: the record says [0, 1]"),
        (lambda record: record["result"].__setitem__("bonus", 3), "result: "),
        (lambda record: record.__setitem__("end", "resignation"), "end"),
        (lambda record: record["moves"].pop(), "hashes[1]"),
        (lambda record: record["moves"].__setitem__(20, [0, "draft:sphinx"]), "moves[20]"),
        (lambda record: record["moves"].append([0, "build:baths"]), "moves["),
        (lambda record: record["chance"].__setitem__("seed", 6), "moves[0]"),
    ],
)
def test_verify_names_the_first_difference(run: Run, recorded: Path, change: Change, difference: str) -> None:
    file = changed(recorded, change)
    ran = run("verify", file)
    assert (ran.code, ran.err) == (1, "")
    assert "differs" in ran.out
    assert difference in ran.out
    assert difference in run("verify", file, "--json").objects()[0]["difference"]


def test_moves_of_older_rules_are_told_apart(run: Run, recorded: Path) -> None:
    def older(record: dict[str, Any]) -> None:
        record["versions"] = [[0, 0]]
        record["hashes"][0][1] = "0" * 16

    assert "played under rules 0" in run("verify", changed(recorded, older)).out


def test_a_forged_commitment_is_found(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("record", "swd", "--bots", "random,random", "--out", file)
    forged = changed(file, lambda record: record["chance"].__setitem__("commitment", "0" * 64))
    ran = run("verify", forged)
    assert ran.code == 1
    assert "commitment" in ran.out


def test_a_difference_is_told_in_the_language_of_the_reader(run: Run, recorded: Path) -> None:
    file = changed(recorded, lambda record: record["moves"].__setitem__(20, [2, "build:baths"]))
    assert "La mossa build:baths non è ammessa: Si muove solo" in run("verify", file, "--lang", "it").out


def test_after_the_end_a_hint_needs_an_earlier_point(run: Run, recorded: Path) -> None:
    assert "choose an earlier one with --at" in run("hint", recorded).complaint()

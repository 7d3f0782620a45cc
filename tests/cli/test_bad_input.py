"""Bad input: one clear sentence, exit code 2, nothing changed; from Python a typed exception."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import civitas
from cli.conftest import Run, start
from rules.seven_wonders_duel.tools import TOKENS, WONDERS, ages

READERS = [("verify",), ("replay",), ("replay", "--json"), ("play", "--resume")]


def test_an_unknown_title(run: Run, tmp_path: Path) -> None:
    for command in (
        ["play", "chess"],
        ["bench", "chess"],
        ["record", "chess", "--bots", "a,b", "--out", tmp_path / "x"],
    ):
        assert "There is no title “chess”" in run(*command).complaint()
    with pytest.raises(civitas.BadInput, match="There is no title “chess”"):
        civitas.new("chess")


@pytest.mark.parametrize("seats", [1, 3, 99])
def test_a_wrong_seat_count(run: Run, seats: int) -> None:
    assert f"is played with 2 seats, not {seats}" in run("play", "swd", "--seats", seats).complaint()
    with pytest.raises(civitas.BadInput, match=f"not {seats}"):
        civitas.new("swd", seats=seats)


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "", "9" * 200])
def test_a_seed_that_is_none(run: Run, seed: str) -> None:
    assert "cannot be a seed" in run("play", "swd", "--seed", seed).complaint()


def test_unknown_options_and_values(run: Run) -> None:
    assert "There is no option “fast”" in run("play", "swd", "--option", "fast=1").complaint()
    assert "“maybe” is not a value" in run("play", "swd", "--option", "first_game=maybe").complaint()


@pytest.mark.parametrize("bots", ["deep_thought", "search:sims=many", "level:9", "random,random,random"])
def test_bots_that_do_not_exist(run: Run, bots: str) -> None:
    run("play", "swd", "--bots", bots).complaint()


def test_more_players_than_seats(run: Run) -> None:
    assert "The number of bots (3)" in run("play", "swd", "--bots", "human,human,random").complaint()


def test_a_hint_for_a_seat_that_is_not_there(run: Run, recorded: Path) -> None:
    assert "This game has no seat 5" in run("hint", recorded, "--at", 3, "--seat", 5).complaint()


@pytest.mark.parametrize(("command", "flag"), [("bench", "--seconds"), ("train", "--hours")])
def test_a_span_of_time_that_is_none(run: Run, command: str, flag: str) -> None:
    for value in ("0", "-1", "nan", "inf", "1e9", "soon"):
        complaint = run(command, "swd", flag, value).complaint()
        assert complaint == f"“{value}” does not fit {flag}; give a number greater than 0, at most 1,000,000."


# ---------------------------------------------------------------------- deals


def deal(**changes: object) -> dict[str, object]:
    return {"first_seat": 0, "tokens": TOKENS[:5], "wonders": WONDERS[:8], "ages": ages(), **changes}


BAD_DEALS = [
    (deal(wonders=[WONDERS[0]] * 8), "wonders", "given twice"),
    (deal(wonders=WONDERS[:7]), "wonders", "a list of 8 is needed"),
    (deal(wonders=[*WONDERS[:7], "eiffel_tower"]), "wonders", "'eiffel_tower' is unknown"),
    (deal(wonders="sphinx"), "wonders", "a list of 8 is needed"),
    (deal(tokens=TOKENS[:5], box_tokens=TOKENS[4:9]), "box_tokens", "on the board already"),
    (deal(first_seat=2), "first_seat", "none of 0, 1"),
    (deal(first_seat=True), "first_seat", "none of 0, 1"),
    (deal(ages=ages()[:2]), "ages", "a list of 3 is needed"),
    (deal(ages=[ages()[0], ages()[0], ages()[2]]), "ages[1]", "belongs to another Age"),
    (deal(ages=[ages()[0], ages()[1], [7] * 20]), "ages[2]", "7 is unknown"),
    (deal(weather="fine"), "weather", "there is no such entry"),
]


@pytest.mark.parametrize(("bad", "place", "reason"), BAD_DEALS)
def test_an_impossible_deal(run: Run, recorded: Path, bad: dict[str, object], place: str, reason: str) -> None:
    with pytest.raises(civitas.BadInput) as raised:
        civitas.new("swd", deal=bad)
    assert place in str(raised.value) and reason in str(raised.value)
    content = json.loads(recorded.read_text())
    del content["chance"]
    recorded.write_text(json.dumps({**content, "deal": bad}))
    for command in READERS:
        complaint = run(*command, recorded).complaint()
        assert place in complaint and reason in complaint


# ---------------------------------------------------------------------- records


def _drop(key: str) -> Callable[[dict[str, Any]], object]:
    return lambda record: record.pop(key)


def _set(key: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda record: record.__setitem__(key, value)


BAD_RECORDS = [
    (_drop("moves"), "moves"),
    (_drop("chance"), "exactly one of chance, deal and position"),
    (_set("format", "pgn"), "“pgn”"),
    (_set("title", "chess"), "There is no title “chess”"),
    (_set("moves", [["0", "build:baths"]]), "moves"),
    (_set("moves", "none"), "moves"),
    (_set("seats", [{"name": "A", "kind": "bot"}]), "is played with 2 seats, not 1"),
    (_set("seats", [{}, {}]), "seats[0].name"),
    (_set("seats", [{"name": "\x1b[2J", "kind": "human"}] * 2), "seats[0].name"),
    (_set("options", {"speed": 9}), "There is no option “speed”"),
    (_set("pack", {"name": "other", "hash": "0"}), "it was played with the data pack “other” (hash 0)"),
    (_set("end", "boredom"), "boredom"),
    (_set("versions", []), "versions"),
    (_set("chance", {"maker": "dice"}), "'dice'"),
    (_set("chance", {"maker": "fast", "seed": -4}), "-4"),
    (_set("position", {"format": "civitas-position-1"}), "exactly one of"),
    (_set("__import__('os').system('true')", 1), "unknown field"),
]


@pytest.mark.parametrize(("change", "part"), BAD_RECORDS)
def test_a_damaged_or_foreign_record(
    run: Run, recorded: Path, change: Callable[[dict[str, Any]], object], part: str
) -> None:
    content = json.loads(recorded.read_text())
    change(content)
    recorded.write_text(json.dumps(content))
    before = recorded.read_bytes()
    for command in READERS:
        complaint = run(*command, recorded).complaint()
        assert part in complaint
        assert "\x1b" not in complaint
    assert recorded.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"PNG\r\n\x1a\n" * 100,
        b'{"format": "civitas-record-1"}',
        b"cos\nsystem\n(S'true'\ntR.",
    ],
)
def test_a_file_that_is_no_record(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "foreign.json"
    file.write_bytes(content)
    for command in READERS:
        assert str(file) in run(*command, file).complaint()


def test_a_truncated_record(run: Run, recorded: Path) -> None:
    content = recorded.read_bytes()
    for length in (10, len(content) // 2, len(content) - 3):
        recorded.write_bytes(content[:length])
        assert "is not a sound record" in run("verify", recorded).complaint()


def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    for file in (tmp_path / "none.json", tmp_path, "\0"):
        assert "cannot be opened" in run("verify", file).complaint()


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ([0, "castle"], "“castle” is no move of this game"),
        ([0, "draft:parthenon"], "“draft:parthenon” is no move"),
        ([0, "build:baths"], "The move build:baths is not allowed"),
        ([1, "draft:sphinx"], "The move draft:sphinx is not allowed"),
        ([7, "draft:sphinx"], "The move draft:sphinx is not allowed"),
        ([-1, "draft:sphinx"], "The move draft:sphinx is not allowed"),
        ([10**40, "draft:sphinx"], "The move draft:sphinx is not allowed"),
    ],
)
def test_a_move_that_was_not_possible(run: Run, recorded: Path, move: list[object], reason: str) -> None:
    content = json.loads(recorded.read_text())
    content["moves"][0] = move
    recorded.write_text(json.dumps(content))
    complaint = run("replay", recorded, "--json", "--at", 5).complaint()
    assert "moves[0]" in complaint and reason in complaint
    assert run("verify", recorded).code == 1


def test_moves_of_the_wrong_seat_and_after_the_end_from_python() -> None:
    game = civitas.new("swd", seed=1)
    other = 1 - game.turn()
    before = game.hash()
    with pytest.raises(civitas.IllegalMove, match="belongs to somebody else") as raised:
        game.play(other, game.legal(game.turn())[0])
    assert raised.value.rule == "table.not-asked"
    with pytest.raises(civitas.BadInput, match="is no move of this game"):
        game.title.moves.parse("draft:parthenon")
    assert game.hash() == before
    while (seat := game.turn()) >= 0:
        game.play(seat, game.legal(seat)[0])
    with pytest.raises(civitas.IllegalMove, match="game is over"):
        game.play(0, 0)


# ---------------------------------------------------------------------- data packs


def write_pack(folder: Path, **files: str) -> Path:
    head = 'name = "trial"\ntitle = "seven_wonders_duel"\n'
    for name, content in {"pack": head, **files}.items():
        (folder / f"{name}.toml").write_text(content)
    return folder


BATHS = '[[card]]\nid = "baths"\n'
NEW_CARD = '[[card]]\nid = "spa"\n'


@pytest.mark.parametrize(
    ("files", "place", "reason"),
    [
        ({"cards": NEW_CARD}, "cards.toml, at card[spa].deck", "it is missing"),
        ({"cards": BATHS + 'cost = "much"\n'}, "card[baths].cost", "a table is needed, not 'much'"),
        (
            {"cards": BATHS + "cost = { stone = true }\n"},
            "card[baths].cost.stone",
            "a whole number is needed, not True",
        ),
        ({"cards": BATHS + "cost = { stone = 99 }\n"}, "card[baths].cost.stone", "99 is not between 0 and 7"),
        ({"cards": BATHS + "cost = { marble = 1 }\n"}, "card[baths].cost.marble", "there is no such entry"),
        ({"cards": BATHS + 'colour = "pink"\n'}, "card[baths].colour", "pink is none of brown"),
        ({"cards": BATHS + "colour = 3\n"}, "card[baths].colour", "a text is needed, not 3"),
        ({"cards": '[[card]]\nid = "quarry"\nremove = true\n'}, "setup", "deck I has 22 cards where 23 are needed"),
        ({"cards": '[[card]]\nid = "spa"\nremove = true\n'}, "card[spa]", "nothing to remove"),
        ({"cards": "[[card]]\nvp = 3\n"}, "card[0]", "an id is needed"),
        ({"cards": "card = 3\n"}, "card", "a list of tables is needed, not 3"),
        ({"cards": "[[card\n"}, "cards.toml", "it cannot be read"),
        ({"game": "[setup]\ncoins = -1\n"}, "setup.coins", "-1 is not between"),
        ({"rules": "x = 1\n"}, "rules.toml", "only cards.toml, game.toml"),
        ({"pack": 'title = "seven_wonders_duel"\n'}, "pack.toml, at name", "it is missing"),
        ({"pack": 'name = "x"\n'}, "pack.toml, at title", "it is missing"),
        ({"pack": 'name = "x"\ntitle = "seven_wonders_duel"\nluck = 1\n'}, "pack.toml, at luck", "no such entry"),
    ],
)
def test_a_data_pack_with_a_fault(run: Run, tmp_path: Path, files: dict[str, str], place: str, reason: str) -> None:
    folder = write_pack(tmp_path, **files)
    complaint = run("pack", "check", folder).complaint()
    assert place in complaint and reason in complaint
    assert place in run("play", "swd", "--pack", folder).complaint()
    with pytest.raises(civitas.BadInput):
        civitas.title("swd", str(folder))


def test_a_pack_that_is_not_there(run: Run, tmp_path: Path) -> None:
    for folder in (tmp_path / "none", tmp_path):
        assert f"There is no data pack in {folder};" in run("pack", "check", folder).complaint()
    (tmp_path / "pack.toml").write_text('name = "x"\ntitle = "chess"\n')
    assert "There is no title “chess”" in run("pack", "check", tmp_path).complaint()


def test_a_pack_that_cannot_be_played_with(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_pack(tmp_path)
    monkeypatch.setattr("civitas.cli.pack_check.play_out", lambda position, chance: 1 // 0)
    assert "games with it go wrong (ZeroDivisionError" in run("pack", "check", folder).complaint()
    monkeypatch.setattr("civitas.cli.pack_check.play_out", lambda position, chance: setattr(position, "coins", [-1, 7]))
    assert "games with it go wrong (a treasury below 0)" in run("pack", "check", folder).complaint()


def test_a_pack_that_is_sound(run: Run, tmp_path: Path) -> None:
    folder = write_pack(tmp_path, cards=BATHS + "effects = { vp = 9 }\n")
    assert "“trial” for 7 Wonders Duel is sound" in run("pack", "check", folder).out
    (told,) = run("pack", "check", folder, "--json").objects()
    assert (told["pack"], told["sound"]) == ("trial", True)
    file = tmp_path / "game.json"
    assert run("record", "swd", "--bots", "random,random", "--out", file, "--pack", folder).code == 0
    assert run("verify", file, "--pack", folder).code == 0
    assert "trial" in run("verify", file).complaint()


# ---------------------------------------------------------------------- the keyboard


@pytest.mark.parametrize("redirection", ["</dev/null", "<&-"])
@pytest.mark.parametrize("mode", [(), ("--json",)])
def test_a_closed_keyboard(redirection: str, mode: tuple[str, ...]) -> None:
    ran = start("play", "swd", "--seed", 1, *mode, shell_end=redirection)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "The input ended before the game did" in ran.err

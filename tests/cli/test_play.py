"""`civitas play`: moves, questions about them, taking back, saving, and no crash on any input."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import civitas
from civitas.cli.screen import Screen
from civitas.cli.sitting import Sitting
from civitas.kernel.chance import Chance
from civitas.kernel.record import Record
from civitas.text import LANGUAGES, texts
from cli.conftest import Ran, Run

GAME = ("play", "swd", "--seed", "3")
ALONE = (*GAME, "--bots", "human,human", "--option", "first_game=yes")


def typed(run: Run, *lines: str, game: tuple[str, ...] = ALONE, more: tuple[object, ...] = ()) -> Ran:
    """Play with these lines typed, then leave."""
    ran = run(*game, *more, typed="\n".join([*lines, "q"]) + "\n")
    assert ran.code == 0, ran.err
    assert ran.err == ""
    return ran


def answer(run: Run, line: str, *more: object) -> str:
    """What the table says to one line, wherever it is broken."""
    return " ".join(typed(run, line, more=more).out.partition("> ")[2].rpartition("> ")[0].split())


# ---------------------------------------------------------------------- the table, and lists of moves


def test_after_a_move_only_what_changed_is_shown(run: Run) -> None:
    """The third move lays a card: the queue and the hand change; Enter brings the whole table back."""
    game = ("play", "historia", "--seed", "3")
    *_, laid, again, _ = typed(run, "1", "1", "1", "", game=game).out.split("\n> ")
    assert "what changed" in laid and "what changed" not in again
    assert len(laid.splitlines()) < len(again.splitlines()) - 5


@pytest.mark.parametrize(("language", "none"), [("en", "No move has these words."), ("it", "Nessuna mossa")])
def test_moves_are_searched_by_words_and_keep_their_numbers(run: Run, language: str, none: str) -> None:
    say = texts(language, civitas.title("swd"))
    game = civitas.new("swd", seed=3, options={"first_game": True})
    moves = list(enumerate(game.contending(game.turn()), 1))
    word = say.move(moves[-1][1]).split()[-1]
    wanted = {number for number, move in moves if word.casefold() in say.move(move).casefold()}
    found = typed(run, f"/{word.upper()}", more=("--lang", language)).out.partition("> ")[2]
    assert {int(number) for number in re.findall(r"^ +(\d+) ", found, re.MULTILINE)} <= wanted
    assert f"{moves[-1][0]} {say.move(moves[-1][1])}" in found
    assert none in typed(run, "/xyzzy", more=("--lang", language)).out


def test_a_long_list_pauses_and_takes_an_answer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "interactive", lambda self: True)
    monkeypatch.setenv("LINES", "4")
    paged = typed(run, "", "", "", "", "").out
    assert paged.count("more lines: Enter, or your move") > 1
    answered = typed(run, "1").out
    assert "builds" in answered, "the first pause took the move"


@pytest.mark.parametrize("asked", ["?", "r", "r shield"])
def test_whatever_is_longer_than_the_screen_pauses(run: Run, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    """The help and the rules too; an answer that is given there counts."""
    monkeypatch.setattr(Screen, "interactive", lambda self: True)
    monkeypatch.setenv("LINES", "16")
    told = typed(run, asked, "1").out
    assert told.count("more lines: Enter, or your move") == 1 and "builds" in told


# ---------------------------------------------------------------------- moves


def first_moves() -> list[str]:
    game = civitas.new("swd", seed=3, options={"first_game": True})
    return [game.title.moves.text(move) for move in game.legal(game.turn())]


def test_a_move_is_given_by_number_text_or_label(run: Run) -> None:
    say = texts("en", civitas.title("swd"))
    text = first_moves()[0]
    label = say.move(civitas.title("swd").moves.parse(text))
    results = [typed(run, line).out.partition("> ")[2] for line in ("1", text, label, label.upper())]
    assert len(set(results)) == 1
    assert "builds" in results[0]


def test_all_legal_moves_are_listed_with_what_they_cost(run: Run) -> None:
    shown = typed(run).out
    say = texts("en", civitas.title("swd"))
    game = civitas.new("swd", seed=3, options={"first_game": True})
    for number, move in enumerate(game.legal(game.turn()), 1):
        assert f"{number} {say.move(move)}  {say.detail(game, game.turn(), move)}" in shown


def test_a_whole_game_is_played_to_its_result(run: Run) -> None:
    ran = run(*ALONE, typed="1\n" * 200)
    assert ran.code == 0
    assert "wins." in ran.out.splitlines()[-1]
    assert "Treasury" in ran.out


def test_against_a_bot_only_the_person_is_asked(run: Run) -> None:
    ran = run(*GAME, "--bots", "random", typed="1\n" * 200)
    assert ran.code == 0
    assert "Player 1: " in ran.out
    assert "Random: Age" not in ran.out


def test_the_person_may_take_any_seat(run: Run) -> None:
    ran = run(*GAME, "--bots", "random,human", typed="1\n" * 200)
    assert ran.code == 0
    assert "Player 2: Age I" in ran.out


@pytest.mark.parametrize(
    ("title", "bots"), [("historia", "random"), ("historia", "random,random"), ("tta", "random,random")]
)
def test_whoever_names_opponents_plays_against_them(run: Run, title: str, bots: str) -> None:
    """A title for one seat was played by its bot, and one for two by both, while the person looked for a question."""
    ran = run("play", title, "--seed", "3", "--bots", bots, typed="q\n")
    assert ran.code == 0 and "Player 1: " in ran.out and "> " in ran.out
    assert "Player 2" not in ran.out


def test_the_first_opponent_is_a_gentle_one(run: Run) -> None:
    assert "Citizen" in run(*GAME, typed="q\n").out
    assert "Cittadino" in run(*GAME, "--lang", "it", typed="q\n").out


def test_news_since_the_last_turn_are_told_once(run: Run) -> None:
    shown = typed(run, "discard:" + first_moves()[0].partition(":")[2]).out
    assert shown.count("discards") == 1


def test_the_set_up_is_told_once(run: Run) -> None:
    by_hand = (*GAME, "--bots", "human,human")
    assert "Wonders to choose from" in typed(run, game=by_hand).out
    assert typed(run, "1", "1", game=by_hand).out.count("Wonders to choose from") == 2, "once to each player"


def test_bots_can_be_watched(run: Run) -> None:
    ran = run(*GAME, "--watch", "--bots", "random,greedy")
    assert ran.code == 0
    assert "Chance takes" in ran.out and "Greedy bot takes" in ran.out
    assert "does not fit the number of seats" in run(*GAME, "--watch", "--bots", "random").complaint()


# ---------------------------------------------------------------------- questions


def test_an_illegal_move_is_refused_with_its_rule(run: Run) -> None:
    assert "(rule swd.turn.accessible)" in answer(run, "build:arena")
    assert "(rule table.other-question)" in answer(run, "draft:sphinx")
    assert "(regola swd.turn.accessible)" in answer(run, "build:arena", "--lang", "it")


def test_why_explains_a_refusal_or_a_payment(run: Run) -> None:
    assert "The face-up cards of the structure do not include Arena." in answer(run, "why build:arena")
    assert "This move is allowed: Build" in answer(run, "why 1")
    assert "means nothing here" in answer(run, "why")
    dear = answer(run, "why wonder:statue_of_zeus+" + first_moves()[0].partition(":")[2])
    assert "short." in dear and "Buy 2 × papyrus" in dear


def test_a_strong_bot_can_be_asked(run: Run) -> None:
    assert "expected win share" in answer(run, "h")
    assert "vittoria attesa" in answer(run, "h", "--lang", "it")


def test_rules_and_things_can_be_looked_up(run: Run) -> None:
    assert "swd.turn.accessible" in answer(run, "r swd.turn.accessible")
    assert "swd.law" in answer(run, "r law symbol") or "Law" in answer(run, "r law symbol")
    assert "No rule matches." in answer(run, "r zzz")
    assert "Play again at once." in answer(run, "i The Sphinx")
    assert "Play again at once." in answer(run, "i sphinx")
    assert "Giochi subito un altro turno." in answer(run, "i sfinge", "--lang", "it")
    assert "There is nothing called “Big Ben”" in answer(run, "i Big Ben")


def test_of_several_things_with_one_name_each_is_told(run: Run) -> None:
    say = texts("en", civitas.title("historia"))
    told = " ".join(typed(run, "i China", game=("play", "historia", "--seed", "3")).out.partition("> ")[2].split())
    for domain in ("territory", "civilization"):
        assert [line for line in say.card(domain, "china") if " ".join(line.split()) not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_event_and_artefact_of_seven_ages_is_read_whole(run: Run, language: str) -> None:
    title = civitas.title("seven_ages")
    say = texts(language, title)
    things = [(domain, item) for domain in ("card", "event", "artefact") for item in title.domains[domain].ids]
    asked = [f"i {say.name(*thing)}" for thing in things]
    table = ("play", "seven_ages", "--bots", "human,human", "--seed", "1")
    answers = typed(run, *asked, game=table, more=("--lang", language)).out.split("\n> ")[1:]
    assert len(things) > 180 and len(answers) >= len(things)
    for thing, told in zip(things, answers, strict=False):
        words = " ".join(told.split())
        assert [line for line in say.card(*thing) if " ".join(line.split()) not in words] == [], thing


def test_help_and_an_empty_line(run: Run) -> None:
    assert "take back your last move" in answer(run, "?")
    assert "Six different symbols win the game at once." in answer(run, "?")
    assert "annulla la tua ultima mossa" in answer(run, "?", "--lang", "it")
    assert "Age I:" in answer(run, "")


def test_the_language_can_change_in_the_middle(run: Run) -> None:
    there, back = typed(run, "l", "l").out.split("> ")[1:3]
    assert "Epoca I:" in there
    assert "Age I:" in back
    assert typed(run, "l").out.rstrip().endswith("Arrivederci, e grazie per aver giocato.")


# ---------------------------------------------------------------------- taking back


def sitting(*texts_of_moves: str) -> Sitting:
    record = Record(
        civitas.title("swd"),
        [{"name": "A", "kind": "human"}, {"name": "B", "kind": "human"}],
        {"first_game": False},
        {"chance": Chance(3).dump()},
    )
    begun = Sitting(record)
    for text in texts_of_moves:
        begun.play(begun.asked(), record.title.moves.parse(text))
    return begun


def test_a_move_that_taught_nothing_can_be_taken_back() -> None:
    table = sitting()
    before = table.position.hash()
    move = table.position.legal(table.asked())[0]
    table.play(table.asked(), move)
    assert table.take_back() == "take-back-done"
    assert table.position.hash() == before
    assert (table.made, table.record.moves) == ([], [])
    assert table.take_back() == "take-back-none"


def test_a_move_that_revealed_something_stands() -> None:
    table = sitting()
    for _ in range(4):
        table.play(table.asked(), table.position.legal(table.asked())[0])
    before = table.position.hash()
    assert table.take_back() == "take-back-sealed"
    assert table.position.hash() == before


def test_taking_back_goes_on_as_if_nothing_had_happened() -> None:
    straight, corrected = sitting(), sitting()
    chance = random.Random(1)
    while (seat := straight.asked()) >= 0:
        moves = straight.position.legal(seat)
        move = chance.choice(moves)
        other = chance.choice(moves)
        corrected.play(seat, other)
        if corrected.take_back() != "take-back-done":
            corrected = Sitting(civitas.parse_record(straight.record.encode()))
        straight.play(seat, move)
        corrected.play(seat, move)
    assert corrected.record.encode() == straight.record.encode()
    assert corrected.record.difference() is None


def test_taking_back_at_the_keyboard(run: Run) -> None:
    ran = typed(run, "u", "1", "u", "q", game=(*GAME, "--bots", "human,human"))
    assert "There is no move of yours to take back." in ran.out
    assert "Taken back." in ran.out
    sealed = typed(run, "1", "u", game=(*GAME, "--bots", "random"))
    assert "can no longer be taken back" in sealed.out


# ---------------------------------------------------------------------- saving


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.civitas.json"
    straight = typed(run, *["1"] * 15)
    typed(run, *["1"] * 10, f"s {file}")
    assert run("verify", file).code == 0
    resumed = typed(run, *["1"] * 5, game=("play", "--resume", str(file)))
    assert resumed.out.split("> ")[-2:] == straight.out.split("> ")[-2:]


def test_a_file_is_not_written_over_unless_it_is_ours(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("precious")
    assert "exists already" in answer(run, f"s {file}")
    assert file.read_text() == "precious"
    own = tmp_path / "own.json"
    assert typed(run, f"s {own}", "1", f"s {own}").out.count("Saved to") == 2
    assert run("play", "--resume", own, typed=f"1\ns {own}\nq\n").out.count("Saved to") == 1
    assert "cannot be written" in answer(run, f"s {tmp_path / 'none' / 'x.json'}")


def test_a_finished_game_cannot_go_on(run: Run, recorded: Path) -> None:
    assert "This game is over" in run("play", "--resume", recorded).complaint()


def test_a_game_of_another_title_or_with_other_moves_cannot_go_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    typed(run, "1", "1", f"s {file}")
    content = json.loads(file.read_text())
    assert run("play", "swd", "--resume", file, typed="q\n").code == 0
    assert "(title)" in run("play", "antiquity", "--resume", file).complaint()
    content["moves"][1][1] = content["moves"][0][1]
    file.write_text(json.dumps(content))
    assert "moves[1]" in run("play", "--resume", file).complaint()


@pytest.mark.parametrize("spec", ["external:touch hacked", "search:weights=/etc/passwd", "", "oracle"])
def test_a_record_starts_no_program(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str) -> None:
    monkeypatch.chdir(tmp_path)
    typed(run, "1", "s half.json", game=(*GAME, "--bots", "random"))
    content = json.loads(Path("half.json").read_text())
    content["seats"][1]["bot"] = spec
    Path("half.json").write_text(json.dumps(content))
    assert "is not started from a file" in run("play", "--resume", "half.json").complaint()
    assert not Path("hacked").exists()
    assert run("play", "--resume", "half.json", "--bots", "greedy", typed="q\n").code == 0
    assert "does not fit" in run("play", "--resume", "half.json", "--bots", "random,random").complaint()


# ---------------------------------------------------------------------- any input


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_input_is_too_strange(run: Run, language: str) -> None:
    words = [
        *("why", "r", "i", "u", "l", "?", "??", "why why", "WHY 1", "L", "U", "r [", "i {", "s \x00"),
        *("0", "-1", "999", "9" * 500, "1.5", "٣", "²", ":", "+", ":+", "starter:7", "token:law", "wonder:sphinx"),
        *("build", "build:", "build:+", "build:baths+baths", "build:bàths", "draft:sphinx\x0b", "{ $seat }"),
        *("\x1b[2J", "\x00", "why \x1b]0;x\x07", "[bold]x[/bold]", ":smile:", "日本語", "x" * 10_000),
    ]
    chance = random.Random(7)
    lines = [chance.choice(words) if chance.random() < 0.6 else str(chance.randint(1, 12)) for _ in range(120)]
    ran = run(*GAME, "--bots", "random", "--lang", language, typed="\n".join([*words, *lines]) + "\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert "\x1b" not in ran.out and "\x00" not in ran.out


def test_control_c_leaves_the_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = run(*GAME)
    assert ran.code == 0
    assert ran.out.rstrip().endswith("Goodbye, and thank you for playing.")


# ---------------------------------------------------------------------- programs at the table


def test_programs_play_by_lines(run: Run) -> None:
    ran = run(*ALONE, "--json", typed="castle\nbuild:arena\n" + first_moves()[0] + "\n")
    assert ran.code == 2
    set_up, asked, mistake, refused, told_to_the_other, made, again = ran.objects()
    assert set_up == told_to_the_other
    assert set_up["number"] == 0 and set_up["events"][-1]["key"] == "event-age-laid"
    assert asked["asked"] == made["seat"]
    assert [move["move"] for move in asked["moves"]] == first_moves()
    assert asked["question"]["text"].startswith("Age I")
    assert mistake["mistake"] == "error-bad-move"
    assert refused["refused"]["rule"] == "swd.turn.accessible"
    assert made["events"][0]["key"] == "event-built"
    assert again["asked"] == 1 - asked["asked"]


def test_programs_are_told_no_secret_moves_of_others(run: Run) -> None:
    """In Historia all seats lay cards face down, and show them when the last one is done."""
    played = ["settle:north_america", "settle:europe", "leader:hammurabi", "leader:ashoka", "lay:art", "done"]
    table = ("play", "historia", "--seats", 2, "--bots", "human,human", "--seed", 3, "--json")
    *lines, last = run(*table, typed="\n".join(played) + "\n").objects()
    assert (last["asked"], last["question"]["key"]) == (1, "question-lay")
    told = [(line["seat"], line.get("move")) for line in lines if "seat" in line]
    assert (0, "lay:art") in told, "to the seat that laid it"
    assert told[-2:] == [(1, "leader:hammurabi"), (0, None)], "the last move of its own, and that the other has chosen"
    assert [event["key"] for event in lines[-1]["events"]] == ["event-leader-chosen", "event-turn"]


def test_programs_watch_by_lines(run: Run) -> None:
    *moves, end = run(*GAME, "--watch", "--bots", "random,random", "--json").objects()
    assert [move["number"] for move in moves] == list(range(len(moves)))
    assert end["result"]["over"] is True

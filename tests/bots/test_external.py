"""Programs from outside: whatever they do, the game goes on with legal moves, and their faults are told."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import civitas
from civitas.bots import Observation
from civitas.bots.arena import play_through
from civitas.bots.external import FAULTS, ExternalBot
from civitas.bots.players import RandomBot

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "first_bot.py"
READ = "import sys\nfor line in sys.stdin:\n    "


def program(tmp_path: Path, source: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(source)
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def faults(command: str, patience: float = 10.0) -> list[str]:
    bot = ExternalBot(1, command, patience)
    game = civitas.new("seven_wonders_duel", seed=1)
    try:
        play_through(game, [bot, RandomBot(2)])
    finally:
        bot.close()
    assert game.over()
    return bot.faults


def test_the_example_of_the_documentation_plays_without_a_fault() -> None:
    assert faults(f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}") == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("raise SystemExit(1)", "crashed"),
        (READ + 'print(\'{"move": "build:moon"}\', flush=True)', "illegal"),
        (READ + "print('[1]', flush=True)", "illegal"),
        (READ + "print('move', flush=True)", "garbled"),
        (READ + "print('x' * 100000, flush=True)", "garbled"),
    ],
)
def test_a_program_that_breaks_the_protocol(tmp_path: Path, source: str, fault: str) -> None:
    assert faults(program(tmp_path, source)) == [fault] * FAULTS


def test_a_program_that_hangs(tmp_path: Path) -> None:
    assert faults(program(tmp_path, "while True: pass"), 0.05) == ["late"] * FAULTS


def test_a_program_that_does_not_exist() -> None:
    assert faults("/nowhere/at-all") == ["missing"] * FAULTS


def test_a_program_is_ended_with_its_game(tmp_path: Path) -> None:
    bot = ExternalBot(1, program(tmp_path, READ + "pass"), 0.2)
    game = civitas.new("seven_wonders_duel", seed=1)
    bot.decide(Observation(game, game.turn()))
    assert bot.faults == ["late"]
    assert bot._process is None


@pytest.mark.parametrize("bot_of_it", ["greedy:samples=1", "search:seconds=0.002 --processor"])
def test_another_build_plays_from_the_position_it_is_given(bot_of_it: str) -> None:
    """Here it is this very build; what it gets is dealt anew where its seat cannot see."""
    example = EXAMPLE.with_name("other_build.py")
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(example))} {bot_of_it}"
    bot = ExternalBot(1, command, 60.0)
    game = civitas.new("seven_wonders_duel", seed=1)
    try:
        play_through(game, [bot, RandomBot(2)])
        assert bot.faults == []
        assert bot.outside() > 0.0 or not sys.platform.startswith("linux")
    finally:
        bot.close()


def test_another_build_makes_the_first_move_where_it_does_not_know_the_question() -> None:
    example = EXAMPLE.with_name("other_build.py")
    game = civitas.new("seven_wonders_duel", seed=1)
    observation = Observation(game, game.turn())
    words = [game.title.moves.text(move) for move in observation.contending()]
    verb = words[-1].partition(":")[0]
    # The position would crash it: it must not even look.
    request = {"seed": 1, "title": "seven_wonders_duel", "seat": 0, "legal": ["other", *words], "position": {}}
    command = [sys.executable, str(example), "random", verb]
    asked = json.dumps(request).encode() + b"\n"
    answer = subprocess.run(command, input=asked, capture_output=True, check=True, timeout=60).stdout
    assert json.loads(answer) == {"move": next(word for word in words if word.partition(":")[0] == verb)}

"""What all commands have in common: help, languages, exit codes, and how they end."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import click
import pytest

import civitas
from civitas import _build
from civitas.cli import main
from civitas.cli.shell import Group
from civitas.text import LANGUAGES, texts
from cli.conftest import Run, start


def commands(group: Group = main, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    context = click.Context(group, obj="en")
    for name in group.list_commands(context):
        yield (*path, name)
        command = group.get_command(context, name)
        if isinstance(command, Group):
            yield from commands(command, (*path, name))


COMMANDS = list(commands())


def test_every_command_of_the_contract_for_the_terminal_is_there() -> None:
    wanted = [("games",), ("play",), ("rules",), ("bench",), ("record",), ("replay",), ("verify",), ("pack", "check")]
    assert set(wanted) <= set(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), *COMMANDS], ids=" ".join)
def test_help_is_complete_in_both_languages(run: Run, command: tuple[str, ...], language: str) -> None:
    helped = run(*command, "--help", "--lang", language)
    assert helped.code == 0
    assert helped.out.startswith(texts(language).message("help-usage"))
    assert texts(language).message("flag-help") in helped.out
    for raw in ("flag-", "command-", "help-"):
        assert raw not in helped.out


@pytest.mark.parametrize("command", [path for path in COMMANDS if path != ("pack",)], ids=" ".join)
def test_every_command_speaks_to_programs(run: Run, command: tuple[str, ...]) -> None:
    assert "--json" in run(*command, "--help").out or command[0] in (
        "serve",
        "think",
        "backup",
        "export",
        "import",
        "patch",
        "completion",
    )


def test_help_tells_what_holds_where_an_option_is_not_given(run: Run) -> None:
    told = " ".join(run("serve", "--help").out.split())
    assert "lets other machines in. Default: 127.0.0.1." in told and "The port to listen on. Default: 8000." in told
    assert "Se non si dice: 8000." in " ".join(run("serve", "--help", "--lang", "it").out.split())
    assert "-1" not in run("hint", "--help").out


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run().out == run("--help").out
    assert run("pack").out == run("pack", "--help").out
    assert run("--lang", "it").out == run("--help", "--lang", "it").out


# ---------------------------------------------------------------------- languages


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "it"}, "it"),
    ],
)
def test_the_language_comes_from_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("--help").out.startswith(texts(language).message("help-usage"))


@pytest.mark.parametrize("args", [("--lang", "it", "games"), ("games", "--lang", "it"), ("games", "--lang=it")])
def test_the_language_can_be_chosen_anywhere(run: Run, args: tuple[str, ...]) -> None:
    assert "Posti" in run(*args).out


# ---------------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("args", "english", "italian"),
    [
        (["dance"], "There is no command “dance”", "Il comando «dance» non esiste"),
        (["game"], "There is no command “game”; perhaps you mean “games”.", "forse intendi «games»."),
        (["pack", "dance"], "There is no command “dance”", "Il comando «dance» non esiste"),
        (["games", "--fast"], "civitas games has no option --fast", "civitas games non ha l'opzione --fast"),
        (["doctor", "more"], "“more” is one argument too many", "«more» è un argomento di troppo"),
        (["rules"], "TITLE is missing", "Manca TITLE"),
        (["play"], "TITLE is missing", "Manca TITLE"),
        (["record", "swd"], "--bots is missing", "Manca --bots"),
        (["record", "swd", "--bots"], "The option --bots is not used like that", "L'opzione --bots non si usa così"),
        (["games", "--json=1"], "The option --json is not used like that", "L'opzione --json non si usa così"),
        (["bench", "--seconds", "soon"], "“soon” does not fit --seconds", "«soon» non va bene per --seconds"),
        (["bench", "--seconds", "nan"], "“nan” does not fit --seconds", "«nan» non va bene per --seconds"),
        (["play", "swd", "--seats", "two"], "“two” does not fit --seats", "«two» non va bene per --seats"),
        (["play", "swd", "--seats", "0"], "“0” does not fit --seats", "«0» non va bene per --seats"),
        (["play", "swd", "--option", "fast"], "options are given as KEY=VALUE", "si scrivono CHIAVE=VALORE"),
    ],
)
def test_a_mistake_is_one_sentence_in_the_chosen_language(
    run: Run, args: list[str], english: str, italian: str
) -> None:
    assert english in run(*args).complaint()
    assert italian in run(*args, "--lang", "it").complaint() or italian in run("--lang", "it", *args).complaint()


def test_an_unknown_language_is_a_mistake(run: Run) -> None:
    assert run("games", "--lang", "la").complaint() == "There is no language “la”; choose one of: en, it."


def test_a_fault_of_ours_is_a_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CIVITAS_DEBUG")
    monkeypatch.setattr("civitas.kernel.registry.title_keys", lambda: 1 / 0)
    ran = run("games")
    assert (ran.code, ran.err.strip()) == (70, texts("en").message("error-internal"))


# ---------------------------------------------------------------------- how a process ends


def test_help_is_quick_because_it_imports_no_command() -> None:
    code = (
        "import sys\nfrom civitas.cli import main\ntry:\n    main(['--help'])\nfinally:\n"
        "    assert not {'rich', 'civitas.cli.play', 'civitas.bots'} & set(sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


@pytest.mark.parametrize("command", [["rules", "swd"], ["games", "--json"]])
def test_a_reader_who_has_seen_enough_is_no_mistake(command: list[str]) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-m", "civitas.cli", *command], stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert (process.wait(60), process.stderr.read()) == (0, b"")


@pytest.mark.parametrize("mode", [[], ["--json"]])
def test_the_exit_code_of_a_check_is_right_even_if_nobody_reads_it(recorded: Path, mode: list[str]) -> None:
    content = json.loads(recorded.read_text())
    content["hashes"][0][1] = "0" * 16
    recorded.write_text(json.dumps(content))
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "civitas.cli", "verify", str(recorded), *mode]
    with subprocess.Popen(command, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert (process.wait(60), process.stderr.read()) == (1, b"")


def test_a_mistake_that_nobody_can_be_told_of_has_its_exit_code() -> None:
    for redirection in ("2>&-", "2>/dev/full"):
        assert start("play", "chess", shell_end=redirection).code == 2


@pytest.mark.parametrize("redirection", [">&-", "2>&-", "<&-"])
def test_closed_streams_do_no_harm(redirection: str) -> None:
    ran = start("games", shell_end=redirection)
    assert ran.code == 0
    assert "Traceback" not in ran.err


def test_a_terminal_that_knows_ascii_alone_gets_ascii() -> None:
    ran = start("play", "swd", "--seed", 3, shell_end="</dev/null", environment={"PYTHONIOENCODING": "ascii"})
    assert ran.out.isascii()
    assert "+- Player 1: 7 ?, 2 VP -" in ran.out


def test_an_interrupted_command_says_nothing() -> None:
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            # Whoever runs the tests in the background may have made them deaf to this signal.
            "import os, signal, civitas.cli.bench as b\n"
            "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
            "b.measure = lambda *a: os.kill(os.getpid(), signal.SIGINT)\n"
            "from civitas.cli import main\nmain(['bench', '--json'])",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err.strip()) == (128 + signal.SIGINT, b"", b"")


def test_a_full_disk_is_told_in_one_sentence() -> None:
    for command in (["games"], ["games", "--json"]):
        done = start(*command, shell_end="> /dev/full")
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert done.err.startswith("The output could not be written because the disk is full")


# ---------------------------------------------------------------------- what is installed


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").out == f"civitas {civitas.__version__}\n"
    assert version("civitas") == civitas.__version__


def test_the_doctor_says_what_is_there_in_both_languages(run: Run) -> None:
    (found,) = run("doctor", "--json").objects()
    assert found["compiled"] == _build.is_compiled()
    assert found["titles"] == civitas.title_keys()
    assert found["extras"]["server"] is True
    for language in LANGUAGES:
        told = run("doctor", "--lang", language).out
        assert texts(language).message("doctor-engine") in told
        assert "civitas[server]" in told and "doctor-" not in told


@pytest.mark.parametrize(
    ("left", "update", "add"),
    [
        ("pipx_metadata.json", "pipx upgrade civitas", 'pipx install --force "civitas[server,lab]"'),
        ("uv-receipt.toml", "uv tool upgrade civitas", 'uv tool install --force "civitas[server,lab]"'),
        ("pyvenv.cfg", 'pip install --upgrade "civitas[server]"', 'pip install "civitas[lab]"'),
    ],
)
def test_the_doctor_advises_by_the_way_civitas_came(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: str, update: str, add: str
) -> None:
    (tmp_path / left).touch()
    monkeypatch.setattr("sys.prefix", str(tmp_path))
    monkeypatch.setattr("civitas._build.PACKAGE", str(tmp_path / "lib" / "python" / "civitas"))
    monkeypatch.setattr("civitas.cli.doctor.find_spec", lambda name: None if name == "pandas" else name)
    monkeypatch.setenv("COLUMNS", "120")
    told = run("doctor").out
    assert update in told and add in told


def test_the_doctor_knows_a_checkout(run: Run) -> None:
    (found,) = run("doctor", "--json").objects()
    assert (found["came_by"], found["update"]) == ("checkout", "git pull && make install")


def test_the_doctor_can_insist_on_a_compiled_engine(run: Run) -> None:
    assert run("doctor", "--compiled").code == (0 if _build.is_compiled() else 1)
    assert start("doctor", "--compiled", environment={"CIVITAS_INTERPRETED": "1"}).code == 1


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_commands(run: Run, shell: str) -> None:
    assert "_CIVITAS_COMPLETE" in run("completion", shell).out
    words = {"COMP_WORDS": "civitas ga", "COMP_CWORD": "1" if shell != "fish" else "ga"}
    asked = start(environment={"_CIVITAS_COMPLETE": f"{shell}_complete", **words})
    assert "games" in asked.out and "serve" not in asked.out


def test_an_unknown_shell_is_named(run: Run) -> None:
    assert "abacus" in run("completion", "abacus").complaint()

"""What a command loads before it answers: nobody waits for engines and libraries that it does not use."""

from __future__ import annotations

import subprocess
import sys

import pytest

from civitas.kernel import registry
from civitas.text.cards import card_of

LOADED = """
import sys
from civitas.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    print("LOADED", *sys.modules)
"""


def loaded_by(*arguments: str) -> set[str]:
    """The modules that a command has imported when it is done."""
    command = [sys.executable, "-c", LOADED, *arguments]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return set(output.rpartition("LOADED")[2].split())


@pytest.mark.parametrize("arguments", [("--help",), ("--version",), ("games",)])
def test_no_engine_and_no_server_is_loaded_for_a_list(arguments: tuple[str, ...]) -> None:
    modules = loaded_by(*arguments)
    assert [name for name in modules if name.startswith("civitas.games.")] == []
    foreign = {name.partition(".")[0] for name in modules}
    assert not foreign & {"litestar", "sqlalchemy", "uvicorn", "numpy", "rich" if arguments != ("games",) else ""}


@pytest.mark.parametrize(("arguments", "most"), [(("--help",), 300), (("--version",), 300), (("games",), 400)])
def test_a_list_loads_few_modules(arguments: tuple[str, ...], most: int) -> None:
    """A clock would depend on the machine: so many modules are imported in 0.1 and 0.15 s of processor time, and the
    terminal is to answer in 0.2 and 0.4."""
    assert len(loaded_by(*arguments)) < most


@pytest.mark.parametrize("key", ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"])
def test_the_card_of_a_title_says_what_the_title_says(key: str) -> None:
    title, card = registry.title(key), card_of(key)
    assert (card.alias, card.seats, card.names) == (title.alias, list(title.seat_counts), title.names)

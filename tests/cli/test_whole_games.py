"""Whole games at the terminal: whatever anybody is shown and asked from the first move to the result."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import civitas
from civitas.cli.sitting import Sitting
from civitas.cli.terminal import Terminal
from civitas.kernel.chance import Chance
from civitas.kernel.record import Record
from civitas.text import LANGUAGES
from cli.reading import NAMES, faults

TITLES = ["antiquity", "historia", "seven_ages", "seven_wonders_duel", "through_the_ages"]
NUMBER = re.compile(r"(?<![\w+-])\d+(?!\w)")
TALLEST = 40
EVERY = {"antiquity": 12, "historia": 4, "seven_ages": 40, "seven_wonders_duel": 1, "through_the_ages": 5}
"""One question in so many is looked at (all in `make soak`); the news of the others are told there too."""
BEGINNING = 60


def test_faults_are_found() -> None:
    key = "seven_wonders_duel"
    assert faults("Prendi the Wonder di Livia", key, "it", 80) == ["the", "Wonder"]
    assert faults("Prendi the Wonder di Livia", key, "en", 20) == ["Prendi the Wonder di Livia"]
    assert faults("move-draft great_library { $name }", key, "en", 80) == ["move-d", "great_library", "{", "}"]


class Guest(Terminal):
    """Somebody at every seat, who answers by chance; what they were shown is kept."""

    def __init__(self, key: str, count: int, language: str, width: int) -> None:
        title = civitas.title(key)
        seats = [{"name": name, "kind": "human"} for name in NAMES[:count]]
        record = Record(title, seats, title.accept_options({}), {"chance": Chance(count).dump()})
        super().__init__(Sitting(record), language)
        self.screen.out = Console(file=io.StringIO(), width=width, height=TALLEST, markup=False, highlight=False)
        self._chance = Chance(7)

    def choice(self) -> int:
        """The number of a move."""
        position = self.sitting.position
        return 1 + self._chance.word(len(self.sitting.made)) % len(position.contending(self.sitting.asked()))

    def _read(self) -> str:
        return str(self.choice())

    def told(self) -> str:
        """What was printed since this was asked last."""
        file = self.screen.out.file
        assert isinstance(file, io.StringIO)
        told = file.getvalue()
        file.seek(0)
        file.truncate()
        return told

    def table(self, seat: int) -> list[str]:
        """The whole table that stands behind the changes this seat was shown."""
        return self.screen._shown[seat].texts()


def ends(key: str) -> list[int]:
    counts = civitas.title(key).seat_counts
    return sorted({min(counts), max(counts)})


@pytest.mark.soak
@pytest.mark.parametrize(
    ("key", "count", "language", "width"),
    [(key, count, "it", 120) for key in TITLES for count in ends(key)]
    + [(key, ends(key)[0], "en", 80) for key in TITLES],
)
def test_whole_games_are_told_in_words_that_fit(key: str, count: int, language: str, width: int, length: int) -> None:
    """Tables, questions and lists of moves, all the news, and the result: no raw key, no line beyond the width, no
    English word in Italian, every move with its number, a table within 40 lines."""
    guest = Guest(key, count, language, width)
    sitting = guest.sitting
    every = 1 if length > 1 else EVERY[key]
    while (seat := sitting.asked()) >= 0:
        moves = sitting.position.contending(seat)
        if len(sitting.made) % every:
            sitting.play(seat, moves[guest.choice() - 1])
            continue
        sitting.play(seat, guest.ask(seat))
        told, table = guest.told(), guest.table(seat)
        assert faults("\n".join([*table, told]), key, language, width) == []
        assert set(range(1, len(moves) + 1)) <= {int(number) for number in NUMBER.findall(told)}
        assert width < 120 or len(table) <= TALLEST
    guest.end()
    assert faults(guest.told(), key, language, width) == []


@pytest.mark.parametrize("key", TITLES)
def test_after_a_move_mostly_what_changed_is_shown(key: str) -> None:
    guest = Guest(key, ends(key)[0], "en", 120)
    heading = guest.screen.say.message("table-changed")
    name = guest.title.names["en"]
    changes = whole = 0
    for _ in range(BEGINNING):
        seat = guest.sitting.asked()
        guest.sitting.play(seat, guest.ask(seat))
        told = guest.told()
        changes += heading in told
        whole += f" {name} " in told.splitlines()[0]
    assert changes > whole > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_what_can_be_asked_besides_is_told_in_words_that_fit(key: str, language: str) -> None:
    """The help, a search among the moves, why, a thing, the rules."""
    guest = Guest(key, max(civitas.title(key).seat_counts), language, 80)
    seat = guest.sitting.asked()
    say = guest.screen.say
    move = say.move(guest.sitting.position.contending(seat)[0], guest.screen.names)
    guest._help(seat, "")
    assert guest.screen.moves(guest.sitting.position, seat, move.split()[0]) == ""
    guest._why(seat, "1")
    name, thing = next(
        (name, item) for name, domain in guest.title.domains.items() for item in domain.ids if say.card(name, item)
    )
    guest._info(seat, say.name(name, thing))
    told = guest.told()
    assert faults(told, key, language, 80) == []
    assert move in told and say.name(name, thing) in told
    guest._rules(seat, "")
    assert max(cell_len(line) for line in guest.told().splitlines()) <= 80

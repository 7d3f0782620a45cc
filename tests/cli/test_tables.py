"""How a table is drawn."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

import civitas
from civitas.cli.tables import Scene, draw, generic
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.text import LANGUAGES, texts
from rules.seven_wonders_duel.tools import game, play

NAMES = ["Livia", "Marco"]


def drawn(
    position: civitas.Position, seat: int | None = 0, language: str = "en", width: int = 80, plain: bool = False
) -> list[str]:
    """The lines of a table, without colours."""
    out = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    out.print(draw(position, seat, texts(language, position.title), NAMES, width, plain))
    shown = out.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in shown.splitlines()]


def middle(seed: int, moves: int) -> civitas.Position:
    position = civitas.new("swd", seed=seed)
    play_out(position, Chance(seed), most=moves)
    return position


def test_the_structure_is_drawn_as_it_overlaps() -> None:
    g = game(age_1={14: "quarry", 15: "palisade", 16: "apothecary", 17: "altar", 18: "stable", 19: "tavern"})
    lines = drawn(g)
    tops = [line.count("┌─") for line in lines[:16]]
    # Five rows of 2, 3, 4, 5 and 6 cards; of a covered one its upper edge and its name are to be seen.
    assert [tops[row * 3] for row in range(5)] == [2, 3, 4, 5, 6]
    assert "░░ I ░" in lines[4]
    assert lines[13].replace("│", " ").split() == ["Quarry", "Palisade", "Apothecary", "Altar", "Stable", "Tavern"]
    assert "1 stone" in lines[15] and "+4 ¢" in lines[15]
    assert "free" in lines[16] and "2 ¢" in lines[16]


def test_a_card_that_is_taken_lays_open_what_it_covered() -> None:
    g = game(age_1={14: "quarry", 15: "palisade", 9: "baths"})
    play(g, "discard:quarry")
    assert not any("Baths" in line for line in drawn(g))
    play(g, "discard:palisade")
    assert any("Baths" in line for line in drawn(g))


def test_wonders_to_choose_from_lie_on_the_table() -> None:
    g = civitas.new("swd", seed=7)
    assert "Wonders on offer: Circus Maximus, The Colossus, The Mausoleum, Piraeus" in drawn(g)
    play(g, "draft:circus_maximus")
    assert "Meraviglie disponibili: Colosso, Mausoleo, Pireo" in drawn(g, None, "it")
    assert not any("on offer" in line for line in drawn(middle(1, 20)))


def test_guilds_have_a_back_of_their_own() -> None:
    backs = {word for seed in range(4) for line in drawn(middle(seed, 55)) for word in line.split() if word == "Guild"}
    assert backs == {"Guild"}


def test_prices_are_those_of_the_viewer() -> None:
    g = game(age_1={14: "apothecary", 15: "glassworks", 16: "quarry"})
    play(g, "build:glassworks")
    assert any("free" in line and "1 stone" not in line for line in drawn(g, 0))
    mine, theirs, everyone = (" ".join(drawn(g, seat)) for seat in (0, 1, None))
    assert mine != theirs
    assert "free | 3 ¢" in everyone


def test_the_military_track_shows_pawn_and_tokens() -> None:
    g = game(age_1={14: "palisade", 15: "quarry"})
    play(g, "build:palisade")
    lines = drawn(g)
    assert any("Livia █ · · 5 · · 2 · · | ◆ · 2 · · 5 · · █ Marco" in line for line in lines)
    assert any("Livia is ahead: 2 points, 8 more to the capital" in line for line in lines)
    assert any("Livia # . . 5 . . 2 . . | @ . 2 . . 5 . . # Marco" in line for line in drawn(g, plain=True))


def test_only_the_drawer_of_the_library_sees_its_tokens() -> None:
    for seed in range(200):
        position = civitas.new("swd", seed=seed)
        chance = Chance(seed)
        for number in range(80):
            seat = position.turn()
            if seat < 0:
                break
            if position.question(seat).key == "question-choose-library-token":
                assert drawn(position, None) == drawn(position.imagine(None, Chance(9)), None)
                assert drawn(position, 1 - seat) == drawn(position.imagine(1 - seat, Chance(9)), 1 - seat)
                return
            legal = position.legal(seat)
            position.advance(seat, legal[chance.word(number) % len(legal)])
    pytest.fail("no game with a Great Library was found")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [20, 50, 71, 80, 100, 200])
@pytest.mark.parametrize("plain", [False, True])
def test_every_moment_fits_every_terminal(language: str, width: int, plain: bool) -> None:
    for moves in (0, 5, 20, 45, 66, 200):
        for seat in (0, 1, None):
            lines = drawn(middle(moves, moves), seat, language, width, plain)
            assert max(len(line) for line in lines) <= width
            assert not any("table-" in line for line in lines)


def test_any_title_can_be_drawn_from_its_view() -> None:
    g = middle(3, 30)
    out = Console(file=io.StringIO(), width=100)
    out.print(generic.draw(Scene(g.title, g.view(0), 0, texts("it", g.title), NAMES, 100, False)))
    shown = out.file.getvalue()  # type: ignore[attr-defined]
    assert "Livia" in shown and "Marco" in shown
    assert "Agricoltura" in shown or "Legge" in shown
    assert "first seat" in shown


def parts(value: object) -> Iterator[str]:
    """The names of the parts of a view, and of the parts within them."""
    if isinstance(value, list):
        for part in value:
            yield from parts(part)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield name
            yield from parts(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_view_of_historia_are_called_by_words(language: str) -> None:
    g = civitas.new("historia", 2, seed=3, options={"civbots": ["king"]})
    say = texts(language, g.title)
    view = {name: part for name, part in g.view(0).items() if name not in ("title", "seat", "offers")}
    things = {item for domain in g.title.domains.values() for item in domain.ids}
    named = {name for name in parts(view) if say.has(f"field-{name}") or say.has(f"score-{name}") or name in things}
    assert set(parts(view)) - named == set()
    out = Console(file=io.StringIO(), width=100)
    out.print(generic.draw(Scene(g.title, g.view(0), 0, say, NAMES, 100, False)))
    assert say.message("field-turn_of_era") in out.file.getvalue()  # type: ignore[attr-defined]

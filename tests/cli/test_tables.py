"""How a table is drawn."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console, Group

import civitas
from civitas.bots import Observation, make_bot
from civitas.cli.changes import Drawn, changed
from civitas.cli.screen import Screen
from civitas.drawing import Scene, draw, generic, seven_ages
from civitas.drawing import parts as parts_of_tables
from civitas.drawing.parts import SEAT_STYLES
from civitas.kernel.chance import Chance
from civitas.kernel.playout import play_out
from civitas.text import LANGUAGES, texts
from cli.reading import NAMES, foreign
from rules.seven_wonders_duel.tools import game, play


def drawn(
    position: civitas.Position, seat: int | None = 0, language: str = "en", width: int = 80, plain: bool = False
) -> list[str]:
    """The lines of a table, without colours."""
    out = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    out.print(draw(position, seat, texts(language, position.title), NAMES[: position.seats], width, plain))
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


# ---------------------------------------------------------------------- all titles, over whole games

LONG = {"seven_wonders_duel": 80, "through_the_ages": 1100, "antiquity": 1300, "historia": 320, "seven_ages": 1500}


def counts(key: str) -> list[int]:
    return civitas.title(key).seat_counts


CROWDS = [(key, count) for key in LONG for count in {min(counts(key)), max(counts(key))}]
LOOKS = 12


@pytest.mark.parametrize(("key", "count"), sorted(CROWDS))
def test_whole_games_fit_the_terminal_in_both_languages(key: str, count: int) -> None:
    """Within 120 columns and 40 lines, no raw key, no label of the other language, plain where asked."""
    position = civitas.new(key, seats=count, seed=count)
    for _ in range(LOOKS):
        for language in LANGUAGES:
            lines = drawn(position, 0, language, 120)
            assert len(lines) <= 40
            _are_fit(lines, 120)
            told = " ".join(lines)
            assert not re.search(r"\b(table|view|field|score)-[a-z]|\b[a-z]+_[a-z_]+\b", told), told
            if language == "it":
                assert foreign(told, key) == []
        _are_fit(drawn(position, None, "en", 80), 80)
        if key != "seven_wonders_duel":
            assert not set("♣▲≈■▸→×│╭–·…") & set("".join(drawn(position, 0, "en", 120, plain=True)))
        play_out(position, Chance(count), most=LONG[key] // LOOKS)


def _are_fit(lines: list[str], width: int) -> None:
    assert all(cell_len(line) <= width for line in lines)


def test_the_countryside_of_antiquity_is_a_map() -> None:
    position = civitas.new("antiquity", seats=4, seed=4)
    lines = drawn(position, 0, "en", 120)
    terrain = [line[:56] for line in lines[1:25]]
    signs = "".join(terrain)
    assert sum(signs.count(sign) for sign in "♣·▲≈?1234") == 8 * 61
    assert [letter for letter in "ABCDEFGH" if letter in signs] == list("ABCDEFGH")


def asked(position: civitas.Position, width: int = 120) -> str:
    """What is said to the first seat that is asked."""
    screen = Screen(position.title, NAMES[: position.seats], "en")
    screen.out = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    screen.moves(position, position.waiting()[0])
    return screen.out.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_hexes_to_choose_from_bear_the_numbers_of_their_moves_on_a_map() -> None:
    position = civitas.new("antiquity", seats=2, seed=4)
    count = len(position.contending(position.waiting()[0]))
    told = asked(position)
    shown = [int(number) for line in told.splitlines()[:-1] for number in re.findall(r"\d+", line)]
    assert set(range(1, count + 1)) <= set(shown)
    assert f"1-{count}: the numbers on the map (1: " in told
    narrow = asked(position, 30)
    assert "on the map" not in narrow and len(re.findall(r"^ *\d+ ", narrow, re.MULTILINE)) == count


@pytest.mark.parametrize(
    ("key", "domain", "source"), [("historia", "card", "Attested"), ("seven_ages", "area", "Our own")]
)
def test_a_list_of_moves_does_not_say_where_cards_come_from(key: str, domain: str, source: str) -> None:
    """Whoever asks for one thing (`i NAME`) reads it."""
    say = texts("en", civitas.title(key))
    things = civitas.title(key).domains[domain].ids
    assert any(source in " ".join(say.card(domain, item)) for item in things)
    assert not any(source in " ".join(say.card(domain, item, origin=False)) for item in things)


def test_cards_that_lie_in_one_space_each_are_a_list() -> None:
    told = asked(civitas.new("through_the_ages", seats=2, seed=4))
    assert len(re.findall(r"\d+ (?=Take )", told)) > 3


def test_a_big_late_game_fits_the_terminal() -> None:
    """Greedy bots own more than random ones: wonders, colonies and technologies of four civilizations."""
    position = civitas.new("through_the_ages", seats=4, seed=3)
    bots = [make_bot("greedy", seat) for seat in range(4)]
    for number in range(600):
        seat = position.turn()
        position.advance(seat, bots[seat].decide(Observation(position, seat)))
        if number % 50 == 49:
            assert max(len(drawn(position, 0, language, 120)) for language in LANGUAGES) <= 40


def test_the_world_of_seven_ages_shows_continents_and_who_holds_what() -> None:
    position = civitas.new("seven_ages", seats=2, seed=4)
    empty = drawn(position, None, "en", 120)[1:19]
    assert sum("\u2800" < sign <= "\u28ff" for line in empty for sign in line) > 700
    play_out(position, Chance(2), most=400)
    view: Any = position.view(None)
    held = [area for area in view["areas"] if area["owner"]]
    for plain in (False, True):
        shown = "".join(drawn(position, None, "en", 120, plain)[1:19])
        assert sum(sign.isupper() for sign in shown) == len(held) > 1


def test_every_area_of_seven_ages_has_its_place_on_the_map() -> None:
    picture, places = seven_ages._map()
    assert set(places) == set(civitas.title("seven_ages").domains["area"].ids)
    assert all(0 <= x < 118 and 0 <= y < len(picture) == 18 for x, y in places.values())


def test_whose_a_cube_is_can_be_told_without_colours() -> None:
    """Names that begin alike are written out."""
    position = civitas.new("historia", seats=3, seed=3)
    play_out(position, Chance(3), most=40)
    for players in (["Giocatore 1", "Giocatore 2", "Giocatore 3"], ["Massimiliano", "Livia", "Anna"]):
        out = Console(file=io.StringIO(), width=120, markup=False, highlight=False)
        out.print(draw(position, 0, texts("it", position.title), players, 120, False))
        told = set(re.findall(r"■(\w+(?: \d)?)", out.file.getvalue()))  # type: ignore[attr-defined]
        assert told == {name if name.startswith("Giocatore") else name[:9] for name in players}


def luminance(name: str) -> float:
    parts = [part / 255 for part in Color.parse(name).get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_players_and_empires_can_be_read_on_a_dark_screen() -> None:
    colours = [style for style in seven_ages.STYLES.values() if " on " not in style]
    for colour in [*colours, *SEAT_STYLES]:
        assert (luminance(colour) + 0.05) / 0.05 > 3, colour


@pytest.mark.parametrize(("key", "label"), [("seven_ages", "Your cards: "), ("historia", "hand: ")])
def test_what_one_holds_is_not_faint(key: str, label: str) -> None:
    position = civitas.new(key, seats=2, seed=4)
    out = Console(file=io.StringIO(), width=120, markup=False, highlight=False)
    lines = out.render_lines(draw(position, 0, texts("en", position.title), NAMES[:2], 120, False))
    held = next(line for line in lines if line[0].text == label)
    assert [part.style is not None and part.style.dim for part in held[:2]] == [True, None]


def test_only_lines_that_changed_and_those_between_them() -> None:
    before = ["a", "b", "c", "d", "e"]
    assert changed(before, before) == []
    assert changed(before, ["a", "B", "c", "D", "e"]) == [1, 2, 3]
    assert changed(before, ["a", "b", "c", "new", "d", "e"]) == [3]


def shown_again(part: str, before: list[str], after: list[str], again: str) -> list[str]:
    """What is shown of one part of a table between two other lines, once it has changed."""
    console = Console(file=io.StringIO(), width=40)

    def table(lines: list[str]) -> Drawn:
        told = Group("above", parts_of_tables.part(part, "\n".join(lines), again), "below")
        return Drawn(console.render_lines(told, pad=False))

    return ["".join(segment.text for segment in line).rstrip() for line in table(after).since(table(before))]


def test_what_belongs_together_is_shown_again_together() -> None:
    before, after = ["a", "b", "c", "d", "e", "f"], ["a", "b", "c", "d", "E", "f"]
    assert shown_again("map", before, after, parts_of_tables.WHOLE) == after
    assert shown_again("cards", before, after, parts_of_tables.BELOW) == ["b", "c", "d", "E", "f"]
    assert shown_again("map", before, before, parts_of_tables.WHOLE) == []


def test_of_a_list_the_heading_and_the_rows_that_changed_are_shown_again() -> None:
    before = ["       Livia", " Food   1", " Cards  Irrigation,", "        Bronze", " Gold   1"]
    after = ["       Livia", " Food   1", " Cards  Irrigation,", "        Iron", " Gold   1"]
    assert shown_again("figures", before, after, parts_of_tables.ROWS) == [after[0], after[2], after[3]]


def test_of_two_things_side_by_side_the_one_that_changed_is_shown() -> None:
    """A map does not come with the purse beside it, nor a purse without its owner."""
    position = civitas.new("antiquity", seats=2, seed=4)
    out = Console(file=io.StringIO(), width=120, markup=False, highlight=False)

    def table() -> Drawn:
        scene = draw(position, 0, texts("en", position.title), NAMES[:2], 120, False)
        return Drawn(out.render_lines(scene, pad=False))

    before = table()

    def men() -> int:
        view: Any = position.view(0)
        return int(view["players"][0]["free_men"])

    while not men():
        seat = position.turn()
        name = "house" if seat == 0 else ""
        moves = [move for move in position.contending(seat) if name in position.title.moves.text(move)]
        position.play(seat, (moves or position.contending(seat))[0])
        before, earlier = table(), before
    again = ["".join(segment.text for segment in line) for line in before.since(earlier)]
    assert again[0].startswith("▸ 1 Livia") and not any("≈" in line for line in again)


def test_places_for_a_building_of_antiquity_bear_their_numbers_on_plans_of_the_city() -> None:
    """A plan for each way to turn it; the number lies on the square marked in its shape, which the move covers."""
    position = civitas.new("antiquity", seats=2, seed=4)
    for start in ("settle", "settle", "build:granary"):
        seat = position.turn()
        moves = [move for move in position.contending(seat) if position.title.moves.text(move).startswith(start)]
        position.play(seat, moves[0])
    told = asked(position).splitlines()
    assert re.findall(r"turned (\d+)", told[0]) == ["0", "90", "180"]
    assert told[1][6] == "◆" and told[2][4:9] == "■ ■ ■"
    seat = position.turn()
    moves = position.contending(seat)
    found = 0
    for row, line in enumerate(told[5:12], 1):
        for column, number in zip("abcdefg", line[4:32].split(), strict=True):
            if number != ".":
                preview: Any = position.sketch(seat).preview(seat, moves[int(number) - 1])
                assert f"{column}{row}" in preview["squares"]
                found += 1
    assert found == 30
    assert "◆" not in asked(position, 30)

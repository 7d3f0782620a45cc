"""Pedine gialle e blu, lavoratori e popolazione, lavoratori insoddisfatti."""

from __future__ import annotations

from typing import Any

import pytest

import civitas
from rules.through_the_ages.tools import arrange, asked, civ, end_turn, look, new, own, play, player, refusal, reveal

# The player board, from left to right: squares of each section or subsection, and what is printed there.
YELLOW_SECTIONS = [(4, 6, 7), (4, 4, 5), (4, 3, 4), (4, 2, 3), (2, 1, 2)]
"""Squares, consumption once it is empty, food for the next worker."""
YELLOW_SUBSECTIONS = [(2, 8), (2, 7), (2, 6), (2, 5), (2, 4), (2, 3), (4, 2), (2, 1)]
"""Squares, happy faces required once it is empty."""
BLUE_SECTIONS = [(5, 6), (5, 4), (6, 2)]
"""Squares, corruption once it is empty."""

YELLOW_SQUARES = sum(part[0] for part in YELLOW_SECTIONS)
BLUE_SQUARES = sum(part[0] for part in BLUE_SECTIONS)


def empty_parts(parts: list[Any], tokens: int) -> list[Any]:
    """The parts of a bank without a token if the leftmost squares are covered, from left to right."""
    found = []
    for part in parts:
        if tokens <= 0:
            found.append(part)
        tokens -= part[0]
    return found


def printed(parts: list[Any], tokens: int) -> int:
    """The number at the leftmost empty part, 0 if there is none."""
    empty = empty_parts(parts, tokens)
    return int(empty[0][1]) if empty else 0


# --- the banks


@pytest.mark.rule("tta.tokens.fill-left-to-right", "tta.discontent.required")
@pytest.mark.parametrize("tokens", range(YELLOW_SQUARES + 1))
def test_the_yellow_bank_is_filled_from_the_left(tokens: int) -> None:
    figures = player(arrange(mine=civ(yellow=tokens)), 0)
    assert figures["consumption"] == printed(YELLOW_SECTIONS, tokens)
    assert figures["happy_required"] == printed(YELLOW_SUBSECTIONS, tokens)
    # The next worker is the rightmost token.
    full = len(YELLOW_SECTIONS) - len(empty_parts(YELLOW_SECTIONS, tokens))
    assert figures["population_cost"] == (YELLOW_SECTIONS[full - 1][2] if tokens else None)


@pytest.mark.rule("tta.tokens.fill-left-to-right")
@pytest.mark.parametrize("tokens", range(BLUE_SQUARES + 1))
def test_the_blue_bank_is_filled_from_the_left(tokens: int) -> None:
    assert player(arrange(mine=civ(blue=tokens)), 0)["corruption"] == printed(BLUE_SECTIONS, tokens)


@pytest.mark.rule("tta.tokens.overflow")
def test_further_tokens_go_to_the_rightmost_section() -> None:
    g = arrange(age="II", mine=civ(hand=["justice_system"], science=7))
    assert own(g, "blue") == BLUE_SQUARES
    play(g, "develop:justice_system")
    assert own(g, "blue") == BLUE_SQUARES + 3
    assert player(g, 0)["corruption"] == 0
    g = arrange(phase="politics", mine=civ(leader="christopher_columbus", military=["vast_territory_i"]))
    assert own(g, "yellow") == YELLOW_SQUARES
    play(g, "settle:vast_territory_i")
    figures = player(g, 0)
    assert own(g, "yellow") == YELLOW_SQUARES + 3
    assert (figures["consumption"], figures["happy_required"], figures["population_cost"]) == (0, 0, 2)
    play(g, "population")
    assert own(g, "yellow") == YELLOW_SQUARES + 2


def losing(colony: str, **parts: Any) -> civitas.Position:
    """Seat 0 has lost its only colony to an event."""
    mine = civ(colonies=[colony], **{"workers": {"warriors": 1}, **parts})
    g = reveal("independence_declaration", mine, age="II", others=[civ(workers={"warriors": 9})])
    play(g, f"colony:{colony}")
    return g


def settling(colony: str, **parts: Any) -> civitas.Position:
    g = arrange(phase="politics", mine=civ(leader="christopher_columbus", military=[colony], **parts))
    play(g, f"settle:{colony}")
    return g


@pytest.mark.rule("tta.tokens.symbol-gain", "tta.tokens.gain-to-bank")
def test_tokens_come_with_a_card_and_leave_with_it() -> None:
    g = settling("developed_territory_i", yellow=10, tokens={"bronze": 4})
    assert (own(g, "yellow"), own(g, "blue")) == (10 + 1, 12 + 1)
    assert (own(g, "unused"), own(g, "tokens")) == (1, {"bronze": 4})
    g = losing("developed_territory_ii", yellow=10, blue=14)
    assert (own(g, "yellow"), own(g, "blue")) == (10 - 2, 14 - 2)
    g = reveal("ravages_of_time", civ(wonders=["taj_mahal"], blue=17), age="II")
    play(g, "ravage:taj_mahal")
    assert own(g, "blue") == 16


@pytest.mark.rule("tta.tokens.symbol-loss")
def test_tokens_leave_with_a_card_and_come_back() -> None:
    g = settling("vast_territory_i")
    # One token less; three more lie on the farm, for the food of the new colony.
    assert (own(g, "blue"), own(g, "tokens")) == (16 - 1 - 3, {"agriculture": 3})
    g = losing("vast_territory_i", blue=10)
    assert own(g, "blue") == 11


@pytest.mark.rule("tta.tokens.card-text")
def test_texts_move_tokens_between_players_and_to_the_box() -> None:
    g = reveal("uncertain_borders", civ(workers={"warriors": 9}, yellow=9), others=[civ(yellow=12)])
    assert (own(g, "yellow"), own(g, "yellow", 1)) == (10, 11)
    g = reveal("crime_wave", civ(workers={"warriors": 9}), age="II", others=[civ(culture=9)])
    assert (own(g, "blue"), own(g, "blue", 1)) == (16, 15)
    g = arrange(phase="politics", mine=civ(leader="alexander_the_great", yellow=10))
    play(g, "use:alexander_the_great")
    assert own(g, "yellow") == 11


@pytest.mark.rule("tta.tokens.lose-blue")
def test_blue_tokens_are_lost_from_the_bank_first() -> None:
    g = losing("wealthy_territory_i", blue=9)
    assert (own(g, "blue"), asked(g)) == (6, (0, "action"))
    g = losing("wealthy_territory_i", tokens={"agriculture": 9, "bronze": 9}, blue=1)
    assert own(g, "blue") == 0
    assert asked(g) == (0, "lose-token")
    assert refusal(g, "token:iron") == "tta.tokens.lose-blue"
    play(g, "token:agriculture", "token:bronze")
    assert own(g, "tokens") == {"agriculture": 8, "bronze": 8}
    assert (own(g, "blue"), asked(g)) == (0, (0, "action"))


@pytest.mark.rule("tta.tokens.lose-yellow")
def test_yellow_tokens_are_lost_from_the_bank_only() -> None:
    g = losing("inhabited_territory_i", yellow=1, workers={"warriors": 1, "bronze": 4}, unused=2)
    assert own(g, "yellow") == 0
    assert (own(g, "workers"), own(g, "unused")) == ({"warriors": 1, "bronze": 4}, 2)
    assert own(losing("inhabited_territory_i", yellow=5), "yellow") == 3


@pytest.mark.rule("tta.tokens.take-yellow")
@pytest.mark.parametrize(("bank", "taken"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_yellow_tokens_are_taken_from_bank_to_bank(bank: int, taken: int) -> None:
    mine = civ(war=("war_over_territory", 1), workers={"warriors": 6}, yellow=7)
    g = arrange(age="II", mine=mine, others=[civ(workers={"warriors": 1, "bronze": 2}, yellow=bank, unused=9)])
    play(g, "end")
    end_turn(g, 1)
    assert (own(g, "yellow"), own(g, "yellow", 1)) == (7 + taken, bank - taken)
    assert (own(g, "unused"), own(g, "unused", 1)) == (1, 9)


# --- workers and population


@pytest.mark.rule("tta.workers.definition")
def test_every_yellow_token_outside_the_bank_is_a_worker() -> None:
    view = look(new())
    assert (view["yellow"][0], sum(view["workers"][0].values()), view["unused"][0]) == (18, 6, 1)
    g = arrange(mine=civ(tokens={"agriculture": 2}))
    play(g, "population")
    assert (own(g, "yellow"), sum(own(g, "workers").values()) + own(g, "unused")) == (17, 8)
    # Ten workers on cards and three unused ones, all content: three above ten.
    mine = civ(workers={"agriculture": 8, "religion": 2}, unused=3, yellow=12)
    assert own(reveal("impact_of_population", mine, age="III"), "culture") == 1 + 2 * 3


@pytest.mark.rule("tta.workers.unused")
def test_a_worker_that_marks_a_missing_face_is_unused() -> None:
    g = arrange(mine=civ(unused=3, yellow=14, tokens={"bronze": 6}))
    assert (own(g, "unused"), player(g, 0)["discontent"]) == (3, 1)
    play(g, "build:agriculture", "build:bronze", "build:warriors")
    assert own(g, "unused") == 0


@pytest.mark.rule("tta.workers.gain-population")
def test_gaining_population_costs_no_food() -> None:
    g = reveal("development_of_settlement", civ(yellow=10, unused=0))
    assert player(g, 0)["food"] == 0
    assert (own(g, "yellow"), own(g, "unused")) == (9, 1)


@pytest.mark.rule("tta.workers.gain-population-empty-bank")
def test_an_empty_bank_gives_no_population() -> None:
    g = reveal("development_of_settlement", civ(yellow=0, unused=2))
    assert (own(g, "yellow"), own(g, "unused")) == (0, 2)
    ship = civ(wonders=["ocean_liner_service"], yellow=0)
    assert refusal(arrange(age="II", mine=ship), "use:ocean_liner_service") == (
        "tta.workers.gain-population-empty-bank"
    )
    g = arrange(age="II", mine=civ(wonders=["ocean_liner_service"], yellow=1))
    play(g, "use:ocean_liner_service")
    assert (own(g, "yellow"), own(g, "unused")) == (0, 2)


@pytest.mark.rule("tta.workers.increase-population-effect")
def test_increasing_population_by_an_effect_costs_food() -> None:
    g = reveal("development_of_civilization", civ(yellow=10))
    assert refusal(g, "population") == "tta.population.food-cost"
    g = reveal("development_of_civilization", civ(yellow=10, tokens={"agriculture": 4}))
    play(g, "population")
    # Four food less the one that the event saves; no civil action.
    assert (player(g, 0)["food"], own(g, "unused"), own(g, "yellow"), own(g, "civil")) == (1, 2, 9, 4)
    g = arrange(mine=civ(hand=["frugality_i"], yellow=10, tokens={"agriculture": 4}))
    play(g, "action:frugality_i")
    assert (player(g, 0)["food"], own(g, "unused"), own(g, "civil")) == (4 - 4 + 2, 2, 3)


@pytest.mark.rule("tta.workers.lose-population")
def test_lost_population_and_sacrificed_units_go_to_the_bank() -> None:
    g = reveal("pestilence", civ(unused=2, yellow=10))
    assert (own(g, "unused"), own(g, "yellow"), asked(g)) == (1, 11, (0, "action"))
    g = reveal("strategic_territory_i", civ(workers={"warriors": 2}, yellow=10))
    play(g, "bid:1", "pass", "send:warriors", "finish")
    assert (own(g, "workers"), own(g, "unused"), own(g, "yellow")) == ({"warriors": 1}, 1, 11)


@pytest.mark.rule("tta.workers.lose-population-from-cards")
def test_without_unused_workers_one_is_taken_from_a_card() -> None:
    g = reveal("pestilence", civ(unused=0, yellow=10))
    assert asked(g) == (0, "lose-worker")
    assert refusal(g, "lose:alchemy") == "tta.workers.lose-population-from-cards"
    assert player(g, 0)["science_rate"] == 1
    play(g, "lose:philosophy")
    assert (player(g, 0)["science_rate"], own(g, "yellow"), own(g, "unused")) == (0, 11, 0)


# --- discontent workers


@pytest.mark.rule("tta.discontent.number")
def test_discontent_is_the_shortfall_of_happy_faces() -> None:
    for temples, discontent in ((0, 4), (2, 2), (4, 0), (5, 0)):
        figures = player(arrange(mine=civ(workers={"religion": temples, "bronze": 2}, yellow=8)), 0)
        assert (figures["happy_required"], figures["happy"]) == (4, temples)
        assert figures["discontent"] == discontent


@pytest.mark.rule("tta.discontent.bookkeeping")
@pytest.mark.parametrize("happy", [0, 2, 5, 8])
def test_discontent_workers_are_the_empty_subsections_left_of_the_marker(happy: int) -> None:
    for tokens in range(YELLOW_SQUARES + 1):
        figures = player(arrange(mine=civ(workers={"religion": happy, "bronze": 1}, yellow=tokens)), 0)
        left = [faces for _, faces in empty_parts(YELLOW_SUBSECTIONS, tokens) if faces > happy]
        assert figures["discontent"] == len(left)


@pytest.mark.rule("tta.discontent.marking-workers-still-usable")
def test_workers_that_mark_missing_faces_may_be_used() -> None:
    mine = civ(yellow=14, unused=1, tokens={"bronze": 3})
    g = arrange(mine=mine)
    assert player(g, 0)["discontent"] == 1
    play(g, "build:religion")
    assert (own(g, "unused"), player(g, 0)["discontent"]) == (0, 0)
    # A worker for each missing face: no uprising. Without it there is one.
    g = arrange(mine=mine)
    play(g, "end")
    assert own(g, "science") == 1
    g = arrange(mine=mine)
    play(g, "build:agriculture", "end")
    assert own(g, "science") == 0


@pytest.mark.rule("tta.discontent.not-individual")
@pytest.mark.parametrize("unused", [0, 2])
def test_events_count_discontent_workers_whoever_they_are(unused: int) -> None:
    workers = {"agriculture": 13 - unused}
    mine = civ(workers=workers, unused=unused, yellow=12, culture=20, government="republic")
    assert player(arrange(age="II", mine=mine), 0)["discontent"] == 2
    assert own(reveal("rebellion", mine, age="II"), "civil") == 7 - 2 * 2
    assert own(reveal("civil_unrest", mine, age="II"), "culture") == 20 + 1 - 4 * 2
    # All 13 workers but the two discontent ones: one above ten.
    assert own(reveal("impact_of_population", mine, age="III"), "culture") == 20 + 1 + 2 * 1
    g = reveal("emigration", mine, age="II")
    if not unused:
        play(g, "lose:agriculture")
    assert own(g, "yellow") == 13

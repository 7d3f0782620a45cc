"""What a refusal tells besides its rule, and names that tell things apart."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.text import texts
from rules.through_the_ages.tools import IDS, TITLE, arrange, asked, civ, play

NAMES = ("Ada", "Bo", "Cem")


def figures(game: Any, text: str) -> dict[str, Any]:
    found: Any = game.why(game.waiting()[0], TITLE.moves.parse(text))
    return {"rule": found["rule"], **found["figures"]}


def sentence(game: Any, text: str, language: str) -> str:
    return texts(language, TITLE).refusal(game.why(game.waiting()[0], TITLE.moves.parse(text)), NAMES)


@pytest.mark.rule("tta.population.food-cost")
def test_recruiting_tells_the_price_in_food() -> None:
    mine = civ(leader="frederick_barbarossa", tokens={"agriculture": 1, "bronze": 5}, yellow=10)
    g = arrange(mine=mine)
    found = figures(g, "recruit:warriors")
    assert (found["rule"], found["price"], found["have"]) == ("tta.population.food-cost", 3, 1)
    assert sentence(g, "recruit:warriors", "en") == "Another worker costs 3 food; you have 1."


@pytest.mark.rule("tta.unit-build.resource-cost")
def test_recruiting_tells_the_price_in_resources() -> None:
    mine = civ(leader="frederick_barbarossa", tokens={"agriculture": 5}, yellow=10)
    g = arrange(mine=mine)
    found = figures(g, "recruit:warriors")
    assert (found["rule"], found["price"], found["have"]) == ("tta.unit-build.resource-cost", 1, 0)
    assert sentence(g, "recruit:warriors", "it").endswith("ne hai 0.")


def test_abilities_tell_what_they_cost() -> None:
    g = arrange(mine=civ(leader="hammurabi", military_actions=0))
    found = figures(g, "use:hammurabi")
    assert (found["rule"], found["price"], found["have"]) == ("tta.actions.all-or-nothing", 1, 0)
    assert sentence(g, "use:hammurabi", "en") == "Using Hammurabi costs 1; you have 0."


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_two_cards_are_called_alike(language: str) -> None:
    names = [TITLE.name_of("card", card, language) for card in IDS]
    assert len(set(names)) == len(names)
    assert TITLE.name_of("card", "plunder_ii", "en") == "Plunder (II)"
    assert TITLE.name_of("card", "moses", "en") == "Moses"


@pytest.mark.parametrize(("pact", "sided"), [("open_borders_agreement", False), ("acceptance_of_supremacy", True)])
def test_only_pacts_with_sides_speak_of_them(pact: str, sided: bool) -> None:
    g = arrange(seats=3, age="II", phase="politics", mine=civ(military=[pact]))
    say = texts("en", TITLE)
    move = TITLE.moves.parse(f"pact:{pact}+1+a")
    told = play(g, f"pact:{pact}+1+a")
    assert asked(g)[0] == 1
    question = g.question(1)
    spoken = [say.move(move, NAMES), say.question(question, NAMES), say.question(question, NAMES, 1)]
    spoken += [say.event(event, NAMES) for event in told]
    assert all(("side A" in text) == sided for text in spoken), spoken


def test_a_resigned_seat_has_no_points_left_on_its_sheet() -> None:
    g = arrange(seats=3, phase="politics", mine=civ(culture=30), others=[civ(culture=5), civ(culture=9)])
    play(g, "resign")
    scores: Any = g.standing()["scores"]
    assert [score["total"] for score in scores] == [0, 5, 9]
    assert all(sum(score["categories"].values()) == score["total"] for score in scores)

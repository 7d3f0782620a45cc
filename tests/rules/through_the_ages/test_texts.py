"""What the common tests of the texts do not see: names in labels of moves, and a sentence for every refusal."""

from __future__ import annotations

import pytest

import civitas
from civitas.kernel.refusals import known_rules
from civitas.text import LANGUAGES, Texts, texts

TITLE = civitas.title("through_the_ages")


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Texts:
    return texts(request.param, TITLE)


def test_labels_of_moves_name_their_arguments(say: Texts) -> None:
    for verb in TITLE.moves.verbs:
        last = verb.base + verb.size - 1
        label = say.move(last)
        assert not any(item in label for item in TITLE.moves.arg_ids(last).values() if "_" in item), label


def test_every_refusal_has_a_sentence_for_its_figures(say: Texts) -> None:
    refusing = [rule for rule in known_rules() if rule.startswith("tta.")]
    assert len(refusing) > 90
    assert [rule for rule in refusing if not say.has("why-" + rule.replace(".", "-"))] == []


def test_a_lower_strength_is_told_of_tactics_that_have_one(say: Texts) -> None:
    """No unit is two levels behind a tactic of Age I."""
    for tactic, lower in (("fighting_band", False), ("defensive_army", True)):
        told = " ".join(say.card("tactic", tactic))
        assert ("obsolet" in told) == lower, told
        assert ("/" in say.short("tactic", tactic)) == lower


def test_impacts_tell_their_points(say: Texts) -> None:
    """By rank they differ with the number of players, and for wonders from Age to Age."""
    for event in ("impact_of_science", "impact_of_strength"):
        told = " ".join(say.card("event", event))
        assert all(points in told for points in ("10, 0", "14, 7, 0", "15, 10, 5, 0")), told
    assert "5, 4, 3, 2" in " ".join(say.card("event", "impact_of_wonders"))
    assert "10" in " ".join(say.card("event", "impact_of_population"))

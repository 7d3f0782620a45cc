"""Every card of the game: when it cannot be played, when it can, what it does and how that ends."""

from __future__ import annotations

import pytest

from rules.through_the_ages.cards import (
    action_cards,
    aggressions,
    events,
    governments,
    impacts,
    later_leaders,
    leaders,
    technologies,
    territories,
    wars,
    wonders,
)
from rules.through_the_ages.cards.cases import PARTS, Case, figure, perform, verdicts
from rules.through_the_ages.tools import FACTS, TITLE

TABLES = [
    technologies,
    governments,
    leaders,
    later_leaders,
    wonders,
    action_cards,
    events,
    impacts,
    territories,
    aggressions,
    wars,
]
CASES: list[Case] = [case for table in TABLES for case in table.CASES]
MEANINGLESS: dict[tuple[str, str], str] = {}
"""Parts that a kind of card cannot have, and why."""


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_card(case: Case, part: str) -> None:
    for act in getattr(case, part):
        game = perform(act)
        assert {name: figure(game, name) for name in act.then} == dict(act.then)
        assert verdicts(game, act) == {**act.refused, **dict.fromkeys(act.allowed)}


def test_every_card_of_the_catalogue_has_one_case() -> None:
    kinds = {TITLE.sheet("card", case.card)["kind"] for case in CASES}
    cards = [card for card in FACTS.cards.ids if TITLE.sheet("card", card)["kind"] in kinds]
    assert sorted(case.card for case in CASES) == sorted(cards)


def test_every_case_has_all_parts_that_mean_something() -> None:
    missing = [
        (case.card, part)
        for case in CASES
        for part in PARTS
        if bool(getattr(case, part)) == ((TITLE.sheet("card", case.card)["kind"], part) in MEANINGLESS)
    ]
    assert missing == []


def test_every_scene_says_something() -> None:
    for case in CASES:
        for act in [*case.cannot, *case.can, *case.effect, *case.ends]:
            assert act.then or act.refused or act.allowed, case.card
        assert all(act.refused for act in case.cannot), case.card
        assert all(act.then for act in [*case.effect, *case.ends]), case.card

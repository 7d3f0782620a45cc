"""Every card of the game: when it cannot be played, when it can, what it does and how that ends."""

from __future__ import annotations

import pytest

from rules.through_the_ages.cards import (
    action_cards,
    aggressions,
    bonus_cards,
    events,
    governments,
    impacts,
    later_events,
    later_leaders,
    leaders,
    pacts,
    tactics,
    technologies,
    territories,
    wars,
    wonders,
)
from rules.through_the_ages.cards.cases import PARTS, Case, figure, perform, verdicts
from rules.through_the_ages.tools import FACTS

TABLES = [
    technologies,
    governments,
    leaders,
    later_leaders,
    wonders,
    action_cards,
    events,
    later_events,
    impacts,
    territories,
    aggressions,
    wars,
    pacts,
    tactics,
    bonus_cards,
]
CASES: list[Case] = [case for table in TABLES for case in table.CASES]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_card(case: Case, part: str) -> None:
    for act in getattr(case, part):
        game = perform(act)
        assert {name: figure(game, name) for name in act.then} == dict(act.then)
        assert verdicts(game, act) == {**act.refused, **dict.fromkeys(act.allowed)}


def test_every_card_of_the_catalogue_has_one_case() -> None:
    assert sorted(case.card for case in CASES) == sorted(FACTS.cards.ids)


def test_every_case_has_all_parts() -> None:
    assert [(case.card, part) for case in CASES for part in PARTS if not getattr(case, part)] == []


def test_every_part_tells_of_its_card() -> None:
    for case in CASES:
        for part in PARTS:
            assert any(case.card in repr(act) for act in getattr(case, part)), (case.card, part)


def test_every_part_says_what_it_has_to() -> None:
    for case in CASES:
        assert all(act.refused for act in case.cannot), case.card
        assert all(act.allowed or act.then for act in case.can), case.card
        assert all(act.then for act in [*case.effect, *case.ends]), case.card

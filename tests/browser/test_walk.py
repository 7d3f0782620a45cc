"""The law of the screen: every question of every title, whole and in reach. `python -m browser.walk` shows pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import civitas
from browser.walk import known
from browser.walk.arranged import TESTS, caught
from browser.walk.positions import SETUPS, TITLES, all_moments, kinds, moments
from browser.walk.walking import SCREENS, SIZES, Size, Walk, cleared, contact_sheet
from civitas.kernel import registry

# A sample for every day: all of the duel, elsewhere the questions that are asked most.
OFTEN = {
    "antiquity": ("city-4", "country-2"),
    "historia": ("lay-6", "action-1"),
    "seven_ages": ("mark-7", "step-2"),
    "through_the_ages": ("action-4", "defence-2"),
}
SAMPLE = ((Size(390, 844), "it"), (Size(1280, 720), "en"))


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_every_question_fits_every_screen(title: str, chromium: Browser, address: str, length: int) -> None:
    if length == 1:
        walk = Walk(chromium, address)
        found = [moment for setup in SETUPS[title] for moment in moments(setup, 1, 0)]
        wanted = [moment for moment in found if moment.name in OFTEN.get(title, (moment.name,))]
        for size, language in SAMPLE:
            walk.through(wanted, [size], [language])
    else:
        wanted = all_moments(title)
        assert kinds(title) - {moment.kind.partition(".")[0] for moment in wanted} == set(), "questions never reached"
        walk = Walk(chromium, address, cleared(SCREENS / title))
        walk.through(wanted, SIZES, ("en", "it"))
        contact_sheet(SCREENS / title, title, walk.pictures)
        assert known.cured(title, walk.faults) == [], "these are cured: take them off the list of known faults"
    assert sorted({fault.line for fault in known.new(title, walk.faults)}) == []


@pytest.mark.parametrize("title", TESTS)
def test_rule_tests_lead_to_the_rare_questions(title: str) -> None:
    assert set(TESTS[title]) <= kinds(title)
    for kind in TESTS[title]:
        position = caught(title, kind)
        again = registry.load_for(civitas.title(title), position.dump())
        assert again.waiting() == position.waiting(), kind

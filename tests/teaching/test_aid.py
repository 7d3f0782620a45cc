"""Help and the player aid: every question leads to a rule, every sign is drawn and named, every family explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import civitas
from civitas.teaching.studies import Lesson, beginning, lessons, plays
from civitas.text import LANGUAGES, texts
from conformance.walks import every_seat_count, sample

WEB = Path(__file__).parents[2] / "web" / "src"
BOARDS = {
    "antiquity": "antiquity",
    "historia": "historia",
    "seven_ages": "seven_ages",
    "seven_wonders_duel": "duel",
    "through_the_ages": "through_the_ages",
}
POSITIONS = 60


@pytest.mark.parametrize("key", sorted(BOARDS))
def test_every_question_leads_to_a_rule_in_both_languages(key: str) -> None:
    title = civitas.title(key)
    asked = set()
    for p in sample(every_seat_count(title), POSITIONS, salt=8):
        for seat in p.waiting():
            question = p.question(seat)
            asked.add(question.key)
            for language in LANGUAGES:
                rule = texts(language, title).rule(question.rule)
                assert rule.text and rule.section, question.key
    assert len(asked) > 2


@pytest.mark.parametrize("key", sorted(BOARDS))
def test_the_aid_is_drawn_named_and_explained(key: str) -> None:
    board = WEB / "boards" / BOARDS[key]
    source = (board / "aid.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r'symbol id="([^"]+)"', (board / "art.svg").read_text(encoding="utf-8")))
    prefix = re.findall(r"prefix: '([^']+)'", source)[0]
    strips, rest = source.split("strips:")[1].split("signs:")
    signs, families = rest.split("families:")
    words = re.compile(r"'([^']+)'")
    parts = re.findall(r"^\s+(\w+): \[", strips, re.MULTILINE)
    for sign in words.findall(strips) + words.findall(signs):
        assert prefix + sign in drawn, sign
    title = civitas.title(key)
    for language in LANGUAGES:
        files = (WEB / "locale" / f"{language}.ftl", board / "locale" / f"{language}.ftl")
        locale = "\n".join(file.read_text(encoding="utf-8") for file in files)
        for sign in words.findall(signs):
            assert f"\nlegend-{prefix}{sign} = " in locale, sign
        say = texts(language, title)
        for part in parts:
            assert say.has(f"aid-{part}", "heading"), part
        for family in words.findall(families):
            assert f"\naid-family-{family} = " in locale, family
            assert all(say.card(family, item) for item in title.domains[family].ids), family


@pytest.mark.parametrize("key", sorted(BOARDS))
def test_no_step_of_a_lesson_depends_on_luck(key: str) -> None:
    """Whoever begins a lesson gets the same table, luck included, and it goes the same way."""
    title = civitas.title(key)
    for lesson in lessons(title):
        assert isinstance(lesson, Lesson)
        ends = set()
        for _ in range(2):
            game = beginning(title, "lessons", lesson)
            for step in lesson.steps:
                for seat, move in [(lesson.seat, text) for text in step.moves] + [
                    (play.seat, play.move) for play in plays(step.play)
                ]:
                    game.play(seat, move)
            ends.add((game.hash(), str(game.dump()["chance"])))
        assert len(ends) == 1, lesson.key

"""Whole seeded games put into words: forms that no sentence for players may have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import civitas
from civitas.kernel.events import Event
from civitas.text import LANGUAGES, texts

GAMES = {
    "seven_wonders_duel": (2, 12, {}),
    "through_the_ages": (3, 6, {}),
    "historia": (4, 6, {"events": True, "golden_era": True}),
}
NAMES = ["Anna", "Bruno", "Carla", "Dario"]

EVERYWHERE = {
    "a space too many": r"  | [,.;:!?)]|\( ",
    "no end": r"[^.?!:)]$",
    "no beginning": r"^[a-z]",
    "a key or an id": r"\{|\}|\b[a-z]+_[a-z_]+\b|\b(?:event|question|effect)-[a-z-]+",
    "nothing, counted": r"\(0\)",
}
FAULTS = {
    "en": {
        "you with a third person": r"\b[Yy]ou (?:plays|takes|builds|gains|loses|draws|discards|is|has)\b|You's",
        "one of several": r"\b1 (?:\w+ )?(?:points|coins|cards|workers|resources|cubes|stages|spaces|steps)\b",
        "several of one": r"\b(?:0|[2-9]|\d\d+) (?:point|coin|card|worker|resource|cube|stage|space|step)\b",
        "a before a vowel": r"\ba [aeio]\w+",
        "an article twice": r"\b(?:the|The|a|an) (?:the|The|a|an)\b",
    },
    "it": {
        "one of several": r"\b1 (?:\w+ )?(?:punti|monete|carte|lavoratori|risorse|cubi|stadi|caselle|passi)\b",
        "several of one": r"\b(?:0|[2-9]|\d\d+) (?:punto|moneta|carta|lavoratore|risorsa|cubo|stadio|casella|passo)\b",
        "a preposition and an article apart": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l')\b",
        "an article without its apostrophe": r"\b(?:la|una|della|alla|nella|dalla) (?:Era|Epoca|[aeiou]\w*a)\b",
        "il that should be la": r"\b(?:il|un|del) (?:[Mm]eraviglia|carta|civiltà|tecnologia)\b",
        "la that should be il": r"\b(?:la|una|della) (?:patto|cubo|leader|segnalino|territorio)\b",
        "a plural verb for one": r"\b(?:servono|mancano|restano) 1\b",
        "an article twice": r"\b(?:il|la|lo|i|gli|le) (?:il|la|lo|i|gli|le)\b",
    },
}


def sentences(title: str, language: str) -> Iterator[str]:
    """Every prompt, for whoever is asked and for the others, and every line of the log."""
    seats, games, options = GAMES[title]
    say = texts(language, civitas.title(title))
    for seed in range(games):
        position, random = civitas.new(title, seats=seats, seed=seed, options=options), Random(seed)
        while position.waiting():
            seat = random.choice(position.waiting())
            question = position.question(seat)
            yield say.question(question, NAMES)
            yield say.question(question, NAMES, other=seat)
            log: list[Event] = []
            position.play(seat, random.choice(position.contending(seat)), log)
            yield from (say.event(event, NAMES) for event in log)
        yield say.result(position.standing(), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_no_sentence_of_a_game_is_misshapen(title: str, language: str) -> None:
    forms = {name: re.compile(form) for name, form in (EVERYWHERE | FAULTS[language]).items()}
    found = {
        (name, sentence)
        for sentence in set(sentences(title, language))
        for name, form in forms.items()
        if form.search(sentence)
    }
    assert sorted(found)[:20] == []

"""Whole seeded games put into words: forms that no sentence for players may have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import civitas
from civitas.games.seven_ages.title import SevenAgesTitle
from civitas.kernel.events import Event
from civitas.text import LANGUAGES, texts

GAMES = {
    "seven_wonders_duel": (2, 12, {}),
    "through_the_ages": (3, 6, {}),
    "historia": (4, 6, {"events": True, "golden_era": True}),
    "antiquity": (4, 2, {}),
    "seven_ages": (4, 2, {}),
}
MOST_MOVES = 700
"""Of a game: the longest ones repeat themselves."""
NAMES = ["Anna", "Bruno", "Carla", "Dario"]

EN_MANY = "points|coins|cards|workers|resources|cubes|stages|spaces|steps|graves|units|pieces|goods"
EN_ONE = "point|coin|card|worker|resource|cube|stage|space|step|grave|unit|piece|good"
IT_MANY = "punti|monete|carte|lavoratori|risorse|cubi|stadi|caselle|passi|tombe|beni|tasselli"
IT_ONE = "punto|moneta|carta|lavoratore|risorsa|cubo|stadio|casella|passo|tomba|bene|tassello"
ACCENTED = (
    "[Cc]itta|[Cc]ivilta|[Uu]niversita|[Ff]acolta|[Ll]iberta|[Uu]nita|[Ee]ta|[Ee]lettricita|[Tt]ribu|Manciu|Peru"
    "|[Pp]iu|[Pp]uo|[Gg]ia|[Cc]osi|[Pp]erche|[Ff]inche"
)

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
        "one of several": rf"\b1 (?:\w+ )?(?:{EN_MANY})\b",
        "several of one": rf"\b(?:0|[2-9]|\d\d+) (?:{EN_ONE})\b",
        "a before a vowel": r"\ba [aeio]\w+",
        "an article twice": r"\b(?:the|The|a|an) (?:the|The|a|an)\b",
    },
    "it": {
        "one of several": rf"\b1 (?:\w+ )?(?:{IT_MANY})\b",
        "several of one": rf"\b(?:0|[2-9]|\d\d+) (?:{IT_ONE})\b",
        "a preposition and an article apart": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l')\b",
        "an article without its apostrophe": r"\b(?:la|una|della|alla|nella|dalla) (?:Era|Epoca|[aeiou]\w*a)\b",
        "il that should be la": r"\b(?:il|un|del) (?:[Mm]eraviglia|carta|civiltà|tecnologia)\b",
        "la that should be il": r"\b(?:la|una|della) (?:patto|cubo|leader|segnalino|territorio)\b",
        "a plural verb for one": r"\b(?:servono|mancano|restano) (?:ancora )?1\b",
        "an article twice": r"\b(?:il|la|lo|i|gli|le) (?:il|la|lo|i|gli|le)\b",
        "a missing accent": rf"\b(?:{ACCENTED})\b",
    },
}


# Before the name of a people stands its article, or no word that asks for one.
BEFORE = {"en": "of|by|to|for|with|through|against|before", "it": "di|a|da|su|per|con|contro|verso|attraverso"}


def nameless(title: str, language: str) -> dict[str, str]:
    found = civitas.title(title)
    if not isinstance(found, SevenAgesTitle):
        return {}
    peoples = "|".join(re.escape(found.name_of("card", card, language) or card) for card in found.facts.cards.ids)
    return {"a people without its article": rf"\b(?:{BEFORE[language]}) (?:{peoples})\b"}


def sentences(title: str, language: str) -> Iterator[str]:
    """Every prompt, for whoever is asked and for the others, and every line of the log."""
    seats, games, options = GAMES[title]
    say = texts(language, civitas.title(title))
    for seed in range(games):
        position, random = civitas.new(title, seats=seats, seed=seed, options=options), Random(seed)
        for _ in range(MOST_MOVES):
            if not position.waiting():
                break
            seat = random.choice(position.waiting())
            question = position.question(seat)
            yield say.question(question, NAMES)
            yield say.question(question, NAMES, other=seat)
            log: list[Event] = []
            position.play(seat, random.choice(position.contending(seat)), log)
            yield from (say.event(event, NAMES) for event in log)
        if position.over():
            yield say.result(position.standing(), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_no_sentence_of_a_game_is_misshapen(title: str, language: str) -> None:
    forms = {
        name: re.compile(form) for name, form in (EVERYWHERE | FAULTS[language] | nameless(title, language)).items()
    }
    found = {
        (name, sentence)
        for sentence in set(sentences(title, language))
        for name, form in forms.items()
        if form.search(sentence)
    }
    assert sorted(found)[:20] == []


@pytest.mark.parametrize("title", GAMES)
def test_no_italian_name_lacks_its_accent(title: str) -> None:
    """Also of what comes up in few games."""
    found, accent = civitas.title(title), re.compile(FAULTS["it"]["a missing accent"])
    names = [found.name_of(kind, thing, "it") or "" for kind, domain in found.domains.items() for thing in domain.ids]
    assert any(names)
    assert [name for name in names if accent.search(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_no_move_is_counted_wrong(title: str, language: str) -> None:
    """Also those that few games offer: "Ask 1 coin", not "1 coins"."""
    found = civitas.title(title)
    say = texts(language, found)
    labels = {say.move(move, NAMES) for move in range(found.moves.size)}
    forms = [re.compile(FAULTS[language][name]) for name in ("one of several", "several of one")]
    assert [label for label in sorted(labels) if any(form.search(label) for form in forms)] == []

"""Every field of every card, event and artefact can be read in both languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.games.seven_ages import catalogue
from civitas.text import LANGUAGES, Texts, texts

FOLDER = Path(catalogue.__file__).parent / "data"
OF_DATA = {"id", "en", "it", "number", "authentic", "designed", "confidence"}
"""What is about the data and not about the game."""


def rows(kind: str) -> list[dict[str, Any]]:
    found = tomllib.loads((FOLDER / f"{kind}s.toml").read_text(encoding="utf-8"))[kind]
    assert isinstance(found, list)
    return found


def say(language: str) -> Texts:
    return texts(language, civitas.title("seven_ages"))


class Reader:
    """Reads the sentences on a thing; whatever is looked up must stand there."""

    def __init__(self, say: Texts, domain: str, item: str) -> None:
        self.say, self.name = say, item
        self.lines = say.card(domain, item)

    def finds(self, key: str, **args: object) -> None:
        line = self.say.told(key, args)
        assert line != key and line in self.lines, f"{self.name}: {line!r} is not in {self.lines}"

    def names(self, domain: str, item: str) -> None:
        name = self.say.name(domain, item)
        assert any(name in line for line in self.lines), f"{self.name}: {name!r} is not in {self.lines}"


def read_card(found: Reader, field: str, value: Any) -> None:
    match field:
        case "value":
            found.finds("effect-value", n=value)
        case "ages":
            found.finds("effect-start-ages", either_ages=value)
        case "earlier":
            for part in value:
                found.finds("effect-start-earlier", **part)
        case "start":
            for area in value:
                found.names("area", area)
        case "money" | "leaders":
            found.finds(f"effect-{field}", n=value)
        case "trade":
            found.finds("effect-trade-number", n=value)
        case "offset":
            key = "effect-level" if not value else "effect-ahead" if value > 0 else "effect-behind"
            found.finds(key, n=abs(value))
        case "no_cities":
            found.finds("effect-no-cities", either_ages=value)
        case "no_ships" | "no_cavalry":
            found.finds(f"effect-{field.replace('_', '-')}")
        case "special":
            for part in value:
                found.finds(f"special-{part['op']}", **{"n": 1} | {key: part[key] for key in part if key != "op"})
        case "named":
            for part in value:
                name = part.get("it", part["name"]) if found.say.language == "it" else part["name"]
                assert any(name in line and str(part["age"]) in line for line in found.lines)
                found.names("leader", part["type"])
        case "glory":
            found.finds("effect-glory")
            for icon in value:
                read_icon(found, icon)
        case "event" | "artefact":
            found.finds(f"effect-{field}", **{field: value})
            told = found.say.card(field, value)
            assert set(told) <= {*found.lines, *(found.say.message(key) for key in DESIGNED)}, (found.name, told)
        case _:
            pytest.fail(f"nothing is told of {field}")


DESIGNED = ("effect-designed", "effect-partly-designed")


def read_icon(found: Reader, icon: dict[str, Any]) -> None:
    n = icon.get("n", 1)
    if "trigger" in icon:
        found.finds(f"deed-{icon['trigger']}", n=n)
    elif icon["icon"] != "areas":
        found.finds(f"icon-{icon['icon']}", n=n)
    elif icon["region"] == "world":
        found.finds(f"icon-areas-world-{icon['kind']}", n=n)
    else:
        found.finds(f"icon-areas-{icon['kind']}", n=n, region=icon["region"])


def read_event(found: Reader, field: str, value: Any) -> None:
    match field:
        case "when":
            found.finds("effect-when", occasion=value)
        case "op":
            assert found.say.has(f"happening-{found.name}")
        case "n" | "most" | "fertile" | "behind" | "per_age":
            # A number that is never used is nought or one.
            assert value < 2 or any(str(value) in line for line in found.lines), (found.name, field)
        case _:
            pytest.fail(f"nothing is told of {field}")


def read_artefact(found: Reader, field: str, value: Any) -> None:
    match field:
        case "kind":
            found.finds(f"kind-text-{value}")
        case "ages":
            first, last = value
            found.finds("effect-age" if first == last else "effect-ages", age=first, first=first, last=last)
        case "place":
            if value == "map":
                found.finds("effect-on-map")
        case "markers":
            found.finds("effect-markers", n=value)
        case "cure":
            found.finds("effect-cure", n=value)
        case "effects":
            for effect in value:
                of_units = "-of" if "units" in effect else ""
                n = effect.get("n", 0)
                figures = {"n": n, "signed": f"{n:+}".replace("-", "−"), "units": effect.get("units", [])}
                found.finds(f"effect-{effect['op']}{of_units}", **figures)
                if "last_age" in effect:
                    found.finds("effect-until", age=effect["last_age"])
        case "needs":
            for need, wanted in value.items():
                key = {"coastal": "coast"}.get(need, need)
                found.finds(f"needs-{key}", level=wanted, artefact=wanted if need == "artefact" else "")
        case "earlier":
            key = "earlier-war" if value.get("fought") else "earlier-artefacts"
            found.finds(key, age=value["age"], artefacts=value.get("artefacts", []))
        case _:
            pytest.fail(f"nothing is told of {field}")


READERS = {"card": read_card, "event": read_event, "artefact": read_artefact}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", READERS)
def test_every_field_is_told(language: str, kind: str) -> None:
    for row in rows(kind):
        found = Reader(say(language), kind, row["id"])
        for field, value in row.items():
            if field not in OF_DATA and value is not False:
                READERS[kind](found, field, value)


def test_there_are_110_cards() -> None:
    assert len(rows("card")) == 110


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shows_a_key_or_a_gap(language: str) -> None:
    for domain in ("card", "event", "artefact"):
        for item in civitas.title("seven_ages").domains[domain].ids:
            for line in say(language).card(domain, item):
                assert "{" not in line and "_" not in line and line[-1] in ".:", line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_rise_or_fall_is_told_with_its_sign(language: str) -> None:
    """Inflation makes units dearer, the space program makes shields cheaper: a bare number would not say which."""
    texts_of = say(language)
    for artefact, change in (("inflation", "+1"), ("space_program", "−5")):
        assert any(change in line for line in texts_of.card("artefact", artefact)), artefact


def test_leaders_are_called_as_the_readers_language_calls_them() -> None:
    for language, name in (("en", "Joan of Arc"), ("it", "Giovanna d'Arco")):
        assert any(name in line for line in say(language).card("card", "french"))
    assert say("it").name("named", "voltaire") == "Voltaire"

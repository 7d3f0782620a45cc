"""Options that several commands share, and the kinds of values they take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Final, TypeVar
from unicodedata import combining, normalize

import click

from civitas.cli.shell import flag
from civitas.kernel import registry
from civitas.kernel.errors import BadInput
from civitas.kernel.title import Title
from civitas.text import LANGUAGES, texts

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


class Whole(click.ParamType[int]):
    """A whole number from `least` on."""

    name = "N"

    def __init__(self, least: int | None = None) -> None:
        self.least = least

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value).strip()
        # Longer ones mean nothing here, and Python refuses to read the longest.
        if len(text) <= 80 and text.removeprefix("-").isdecimal():
            number = int(text)
            if self.least is None or number >= self.least:
                return number
        figures: dict[str, object] = {"name": "" if param is None else flag(param), "value": text[:40]}
        if self.least is None:
            raise BadInput("error-number", figures)
        raise BadInput("error-whole-number", {**figures, "least": self.least})


class Seconds(click.ParamType[float]):
    name = "S"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(str(value))
        except ValueError:
            number = -1.0
        if 0 < number <= 1e6:
            return number
        raise BadInput("error-seconds", {"name": "" if param is None else flag(param), "value": str(value)[:40]})


@dataclass(frozen=True)
class Beginning:
    """What `--seats`, `--seed`, `--option` and `--pack` say about a game to begin."""

    seats: int | None
    seed: int | None
    options: dict[str, object]
    pack: str | None

    def title(self, name: str) -> Title:
        return registry.title(name, self.pack)


def beginning(function: Decorated) -> Decorated:
    """The options of every command that begins a game, given to it as `begin`."""

    @click.option("--seats", type=Whole(1))
    @click.option("--seed", metavar="S")
    @click.option("--option", "chosen", metavar="KEY=VALUE", multiple=True)
    @pack_option
    @wraps(function)
    def command(
        *args: Any, seats: int | None, seed: str | None, chosen: tuple[str, ...], pack: str | None, **rest: Any
    ) -> Any:
        begin = Beginning(seats, _seed(seed), chosen_options(chosen), pack)
        return function(*args, begin=begin, **rest)

    return command  # type: ignore[return-value]


pack_option = click.option("--pack", metavar="DIR")
json_option = click.option("--json", "as_json", is_flag=True)


def _seed(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.strip().isdecimal() or len(text) > 80:
        raise BadInput("error-bad-seed", {"seed": text[:40]})
    return int(text)


def chosen_options(chosen: tuple[str, ...]) -> dict[str, object]:
    found: dict[str, object] = {}
    for pair in chosen:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadInput("error-option-form", {"option": pair[:40]})
        found[key.strip()] = "yes" if _plain(value) in YES else value
    return found


def _plain(word: str) -> str:
    """A word without accents, as it may be typed."""
    return "".join(letter for letter in normalize("NFD", word.strip().lower()) if not combining(letter))


YES: Final = {_plain(texts(language).message("yes")) for language in LANGUAGES}
